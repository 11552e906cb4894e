"""The double-dummy search: alpha-beta over sets of positions.

Each search decides whether side 0 can still take the points that it needs (`need`). Such a
null-window search returns a bound, and a few bounds give the exact value (`value_at`). Four
techniques keep the search small. A proof holds for all positions of a pattern (`transpositions`).
Certain tricks are counted instead of played (`quick_tricks`). Only one of several equivalent cards
is tried (`same_result`). The card that decided a similar position is tried first (`hint_key`).

The search keeps its stack in the board, because recursive compiled functions cannot be loaded from
the cache.

Functions here do not check their arguments: they are called from compiled loops or with checked
arguments.
"""

from clubsuit.games.state import State
from clubsuit.kernel import compiled, highest, inlined, lowest, popcount
from clubsuit.solve.double_dummy.board import (
    HINTS,
    PLIES,
    SEATS,
    TRICKS,
    of_suit_in_trick,
    shape_of,
    unit,
    wins_over,
    worth_of_all,
    worth_of_trick,
)
from clubsuit.solve.double_dummy.ordering import put_in_order
from clubsuit.solve.double_dummy.quick_tricks import sure_value
from clubsuit.solve.double_dummy.suit_lanes import (
    EVERY_LANE,
    LANE,
    below,
    lane_of,
    lane_shift,
    of_ranks,
    squeezed,
    suit,
    top_ranks,
)
from clubsuit.solve.double_dummy.transpositions import (
    RANKS,
    forget,
    hash_of,
    high_bound,
    low_bound,
    probe,
    store,
)

UNDECIDED = -1
NO_CARD = -1


# ---- the search ----------------------------------------------------------------------


@compiled
def search(b: State, start: int) -> int:
    """Return a bound that decides whether side 0 can take `b.need[start]` from ply `start`.

    The bound is at least `b.need[start]` if side 0 can take that many, and less if it cannot.
    Returns UNDECIDED if the search exceeds its limit of positions. `set_up` or `put` must have set
    the fields of ply `start`.
    """
    ply = start
    value = arrive(b, ply)
    if value != UNDECIDED:
        return value
    while True:
        if b.nodes > b.limit:
            return UNDECIDED
        card = next_card(b, ply)
        if card == NO_CARD:
            value = leave(b, ply)
            if ply == start:
                return value
        else:
            put(b, ply, card)
            ply += 1
            value = arrive(b, ply)
            if value == UNDECIDED:
                continue
        ply -= 1
        take_back(b, ply)
        learn(b, ply, value)


@compiled
def arrive(b: State, ply: int) -> int:
    """Enter a new position. Return a bound if it decides at once, else UNDECIDED."""
    b.nodes += 1
    if ply & 3 == 0:
        value = known(b, ply)
        if value != UNDECIDED:
            return value
    b.value[ply] = 0 if b.seat[ply] & 1 == 0 else b.total[ply & ~3]
    b.winners[ply] = 0
    b.rest[ply] = playable(b, ply)
    b.n[ply] = 0
    b.i[ply] = 0
    return UNDECIDED


@inlined
def playable(b: State, ply: int) -> int:
    """Return the legal cards: those of the suit led, or all if there are none."""
    cards = b.hand[b.seat[ply]]
    if ply & 3:
        follow = cards & lane_of(b.led[ply >> 2])
        if follow:
            return follow
    return cards


@inlined
def next_card(b: State, ply: int) -> int:
    """Return the next card to try (first the hint's card, then the others in order), or NO_CARD."""
    rest = b.rest[ply]
    if rest == 0:
        return NO_CARD
    if b.n[ply] == 0:
        if b.i[ply] == 0:
            b.i[ply] = 1
            b.hint[ply] = hint_key(b, ply)
            hint = b.hints[b.hint[ply] & (HINTS - 1)]
            if hint >> 6 == b.hint[ply] >> 16 and rest >> (hint & 63) & 1:
                return hint & 63
        b.n[ply] = put_in_order(b, ply, rest)
        b.i[ply] = 0
    i = b.i[ply]
    while rest >> b.order[ply, i] & 1 == 0:
        i += 1
    b.i[ply] = i + 1
    return b.order[ply, i]


@inlined
def put(b: State, ply: int, card: int) -> None:
    """Play a card, and set the fields of the next ply."""
    seat = b.seat[ply]
    b.played[ply] = card
    b.hand[seat] ^= 1 << card
    if ply & 3 == 0:
        b.led[ply >> 2] = suit(card)
    best = b.best[ply]
    winner = b.winner[ply]
    if ply & 3 == 0 or wins_over(card, best):
        best = card
        winner = seat
    need = b.need[ply]
    if ply & 3 < 3:
        following = (seat + 1) & 3
    else:
        following = winner
        if winner & 1 == 0:
            need -= worth_of_trick(b, ply)
    b.seat[ply + 1] = following
    b.need[ply + 1] = need
    b.best[ply + 1] = best
    b.winner[ply + 1] = winner
    b.form[ply + 1] = b.form[ply] - unit(seat, suit(card))


@inlined
def take_back(b: State, ply: int) -> None:
    """Take back the card of this ply."""
    b.hand[b.seat[ply]] |= 1 << b.played[ply]


@inlined
def learn(b: State, ply: int, value: int) -> None:
    """Update the value of the ply with the bound that its current card has produced."""
    card = b.played[ply]
    winners = b.winners[ply + 1]
    if ply & 3 == 3:
        best = b.best[ply + 1]
        if b.winner[ply + 1] & 1 == 0:
            value += worth_of_trick(b, ply)
        if of_suit_in_trick(b, ply, suit(best)) > 1:  # the best card has won by its rank
            winners |= 1 << best
    if b.seat[ply] & 1 == 0:
        value = max(value, b.value[ply])
        enough = value >= b.need[ply]
    else:
        value = min(value, b.value[ply])
        enough = value < b.need[ply]
    b.value[ply] = value
    if enough:
        b.winners[ply] = winners
        b.rest[ply] = 0
        hint = b.hint[ply]
        b.hints[hint & (HINTS - 1)] = hint >> 16 << 6 | card
    else:
        b.winners[ply] |= winners
        b.rest[ply] &= ~same_result(b, ply, card, winners)


@inlined
def leave(b: State, ply: int) -> int:
    """Return the bound of a position after all its cards have been tried.

    At the start of a trick, the bound is also stored.
    """
    value = b.value[ply]
    if ply & 3 == 0:
        live = b.live[ply >> 2]
        decisive = decisive_cards(b, b.winners[ply], live)
        b.winners[ply] = decisive
        if value >= b.need[ply]:
            store(b, ply, top_ranks(decisive), value, b.total[ply])
        else:
            store(b, ply, top_ranks(decisive), 0, value)
    return value


# ---- at the start of a trick ---------------------------------------------------------------


@compiled
def known(b: State, ply: int) -> int:
    """Return a bound that decides the position without trying a card, or UNDECIDED."""
    need = b.need[ply]
    b.winners[ply] = 0
    if need <= 0:
        return 0
    trick = ply >> 2
    live = b.hand[0] | b.hand[1] | b.hand[2] | b.hand[3]
    total = worth_of_all(b, TRICKS - trick, live)
    b.total[ply] = total
    if need > total:
        return total
    if trick == TRICKS - 1:
        return total if winner_of_last(b, ply, live) & 1 == 0 else 0
    set_ranks(b, trick, live)
    n = probe(b, ply)
    if n:
        b.winners[ply] = of_ranks(b.patterns[n, RANKS], live)
        low = low_bound(b, n)
        return low if low >= need else high_bound(b, n)
    return sure_value(b, ply, live)


@inlined
def winner_of_last(b: State, ply: int, live: int) -> int:
    """Return the seat that wins the last trick of the hand."""
    winner = b.seat[ply]
    best = lowest(b.hand[winner])
    for i in range(1, SEATS):
        seat = (b.seat[ply] + i) & 3
        card = lowest(b.hand[seat])
        if wins_over(card, best):
            best = card
            winner = seat
    if live & lane_of(suit(best)) != 1 << best:
        b.winners[ply] = 1 << best
    return winner


@inlined
def set_ranks(b: State, trick: int, live: int) -> None:
    """Store the owners of all ranks among the live cards; update only suits that have changed."""
    odd = far = 0
    changed = EVERY_LANE
    if trick > b.first:
        odd = b.odd[trick - 1]
        far = b.far[trick - 1]
        changed = b.live[trick - 1] ^ live
    odd_hands = b.hand[1] | b.hand[3]
    far_hands = b.hand[2] | b.hand[3]
    while changed:
        shift = lane_shift(changed)
        lane = LANE << shift
        changed &= ~lane
        among = (live & lane) >> shift
        odd = odd & ~lane | squeezed((odd_hands & lane) >> shift, among) << shift
        far = far & ~lane | squeezed((far_hands & lane) >> shift, among) << shift
    b.live[trick] = live
    b.odd[trick] = odd
    b.far[trick] = far


@inlined
def decisive_cards(b: State, winners: int, live: int) -> int:
    """Return, for each suit, the top cards whose owners determine the result.

    winners: cards that won by their rank.

    In each suit, a sequence starts with the lowest winner and continues with the next lower cards
    of the same seat. All cards down to the end of the sequence are decisive. If the sequence
    includes the lowest card of the suit, the decisive cards end at the lowest card of another seat.
    """
    decisive = 0
    while winners:
        lane = LANE << lane_shift(winners)
        low = lowest(winners & lane)
        winners &= ~lane
        own = 0
        for seat in range(SEATS):
            if b.hand[seat] >> low & 1:
                own = b.hand[seat]
        others = live & lane & ~own
        under = others & below(low)
        over = others & ~below(low)
        if under:
            decisive |= live & lane & ~((2 << highest(under)) - 1)
        elif over:
            decisive |= live & lane & ~below(lowest(over))
    return decisive


@inlined
def same_result(b: State, ply: int, card: int, winners: int) -> int:
    """Return the cards that need not be tried after this card, including this card.

    Cards in sequence with this card are equivalent to it. If this card is lower than all winners of
    its suit (cards that won by their rank), all cards below these winners are equivalent to it too.
    """
    if b.dame >> card & 1:
        return 1 << card
    lane = lane_of(suit(card))
    others = b.live[ply >> 2] & lane & ~b.hand[b.seat[ply]]
    over = others & ~below(card)
    under = others & below(card)
    same = lane
    if over:
        same &= below(lowest(over))
    if under:
        same &= ~below(highest(under))
    won = winners & lane
    if won == 0:
        same = lane
    elif lowest(won) > card:
        same |= lane & below(lowest(won))
    return same & ~b.dame


@inlined
def hint_key(b: State, ply: int) -> int:
    """Return the hashed key of a position's hint; similar positions have the same key."""
    key = b.hand[b.seat[ply]]
    if ply & 3:
        lane = lane_of(b.led[ply >> 2])
        if key & lane:
            key = b.live[ply >> 2] & lane
        key ^= b.best[ply] << 54
    return hash_of(key ^ (ply & 3) << 13 ^ b.seat[ply] << 29)


# ---- interface ---------------------------------------------------------------------------------


@compiled
def set_up(b: State, leader: int) -> int:
    """Prepare a position at the start of a trick; its hands and points must have been set.

    Returns its ply. Cards that are already on the table must then be played with `put`.
    """
    forget(b)
    b.nodes = 0
    live = b.hand[0] | b.hand[1] | b.hand[2] | b.hand[3]
    ply = PLIES - popcount(live)
    trick = ply >> 2
    b.first = trick
    set_ranks(b, trick, live)
    b.total[ply] = worth_of_all(b, TRICKS - trick, live)
    b.form[ply] = shape_of(b)
    b.seat[ply] = leader
    return ply


@compiled
def value_at(b: State, ply: int, guess: int) -> int:
    """Return the points that side 0 takes from this ply on, including the open trick.

    The search starts with the value `guess`. Returns UNDECIDED if the search exceeds its limit of
    positions.
    """
    if ply & 3 == 0:
        live = b.hand[0] | b.hand[1] | b.hand[2] | b.hand[3]
        b.total[ply] = worth_of_all(b, TRICKS - (ply >> 2), live)
    low = 0
    high = b.total[ply & ~3]
    value = min(max(guess, low), high)
    while low < high:
        b.need[ply] = value + 1 if value == low else value
        value = search(b, ply)
        if value == UNDECIDED:
            return UNDECIDED
        if value < b.need[ply]:
            high = value
        else:
            low = value
    return low


@compiled
def play_on(b: State, ply: int, card: int) -> None:
    """Play a card that is already on the table in the open trick."""
    put(b, ply, card)


@compiled
def value_after(b: State, ply: int, card: int, guess: int) -> int:
    """Return the points of side 0 from this ply on if this card is played now, or UNDECIDED."""
    put(b, ply, card)
    value = 0
    if ply + 1 < PLIES:
        value = value_at(b, ply + 1, guess)
        if value == UNDECIDED:
            return UNDECIDED
    if ply & 3 == 3 and b.winner[ply + 1] & 1 == 0:
        value += worth_of_trick(b, ply)
    take_back(b, ply)
    return value
