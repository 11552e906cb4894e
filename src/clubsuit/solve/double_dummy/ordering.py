"""Move ordering by rules of thumb; the order affects only the speed of the search.

The cards are written to `b.order[ply]`; each function returns the new number of cards there.
"""

from clubsuit.games.state import State
from clubsuit.kernel import compiled, highest, inlined, lowest, popcount
from clubsuit.solve.double_dummy.suit_lanes import LANE, below, lane_of, suit


@compiled
def put_in_order(b: State, ply: int, cards: int) -> int:
    """Put all these cards in order, the most promising first; return their number."""
    if cards & (cards - 1) == 0:
        b.order[ply, 0] = lowest(cards)
        return 1
    if ply & 3 == 0:
        return leads(b, ply, cards)
    if cards & lane_of(b.led[ply >> 2]):
        return follows(b, ply, cards)
    return discards(b, ply, cards)


@inlined
def rising(b: State, ply: int, n: int, cards: int) -> int:
    """Add cards to the order, lowest first."""
    while cards:
        b.order[ply, n] = lowest(cards)
        cards &= cards - 1
        n += 1
    return n


@inlined
def falling(b: State, ply: int, n: int, cards: int) -> int:
    """Add cards to the order, highest first."""
    while cards:
        card = highest(cards)
        b.order[ply, n] = card
        cards ^= 1 << card
        n += 1
    return n


@inlined
def top(cards: int) -> int:
    """Return the highest card as a set, or an empty set."""
    return 1 << highest(cards) if cards else 0


@inlined
def several(cards: int) -> bool:
    """Return whether there are two or more cards."""
    return cards & (cards - 1) != 0


@inlined
def both(cards: int, one: int, two: int) -> bool:
    """Return whether `cards` contains both `one` and `two`, which must not be empty sets."""
    return cards & one != 0 and cards & two != 0


RUFF, FINESSE, STRONG, PLAIN, BAD, TRUMP, INTO_RUFF = range(7)
"""Kinds of leads.

RUFF: partner can ruff.
FINESSE: a finesse against a high card of the left neighbour.
STRONG: the side has at least two of the three highest cards.
PLAIN: none of the others.
BAD: the hand and its right neighbour each have one of the two highest cards.
TRUMP: a trump.
INTO_RUFF: an opponent can ruff.
"""


@compiled
def leads(b: State, ply: int, cards: int) -> int:
    """Order leads: ruffs and finesses first, then strong suits, trumps late, the worst last.

    The worst leads are in suits that an opponent can ruff.
    """
    ruffs = finesses = strong = plain = bad = trumps = 0
    for number in range(4):
        own = cards & lane_of(number)
        if own == 0:
            continue
        kind = kind_of_lead(b, ply, cards, number)
        ends = 1 << highest(own) | 1 << lowest(own)
        if kind == RUFF:
            ruffs |= 1 << lowest(own)
        elif kind == FINESSE:
            finesses |= ends
        elif kind == STRONG:
            strong |= ends
        elif kind == PLAIN:
            plain |= ends
        elif kind == BAD:
            bad |= 1 << highest(own)
        elif kind == TRUMP:
            trumps |= ends
    n = falling(b, ply, 0, ruffs)
    n = falling(b, ply, n, finesses)
    n = falling(b, ply, n, strong)
    n = falling(b, ply, n, plain)
    n = falling(b, ply, n, bad)
    n = falling(b, ply, n, trumps)
    return falling(b, ply, n, cards & ~(ruffs | finesses | strong | plain | bad | trumps))


@compiled
def kind_of_lead(b: State, ply: int, cards: int, number: int) -> int:
    """Return the kind of a lead in this suit."""
    if number == 0:
        return TRUMP
    seat = b.seat[ply]
    lane = lane_of(number)
    left_hand = b.hand[(seat + 1) & 3]
    partners = b.hand[(seat + 2) & 3]
    right_hand = b.hand[(seat + 3) & 3]
    lho = left_hand & lane
    rho = right_hand & lane
    if (lho == 0 and left_hand & LANE) or (rho == 0 and right_hand & LANE):
        return INTO_RUFF
    own = cards & lane
    his = partners & lane
    ours = own | his
    rest = b.live[ply >> 2] & lane
    ace = top(rest)
    king = top(rest & ~ace)
    queen = top(rest & ~(ace | king))
    jack = top(rest & ~(ace | king | queen))
    ten = top(rest & ~(ace | king | queen | jack))
    if (
        several(his)
        and several(lho)
        and (
            (his & king and lho & ace)
            or (his & ace and lho & king and (his & queen or both(ours, queen, jack)))
            or (his & king and lho & queen and (his & jack or both(ours, jack, ten)))
        )
    ):
        return FINESSE
    if (
        several(own)
        and several(rho)
        and ((own & ace and rho & king) or (own & king and rho & ace and ours & queen == 0))
    ):
        return BAD
    if lho and rho and popcount(ours & (ace | king | queen)) >= 2:
        return STRONG
    trumps = popcount(partners & LANE)
    if his == 0 and lho and rho and 0 < trumps <= popcount(cards & LANE) and own & -own != ace:
        return RUFF
    return PLAIN


@compiled
def follows(b: State, ply: int, cards: int) -> int:
    """Order cards of the suit led: low cards first if a low card is enough, else winners first."""
    best = b.best[ply]
    if suit(best) != b.led[ply >> 2] or highest(cards) < best or low_will_do(b, ply, cards):
        return rising(b, ply, 0, cards)
    lho = b.hand[(b.seat[ply] + 1) & 3] & lane_of(b.led[ply >> 2])
    higher = cards & ~below(best)
    if ply & 3 == 3 or lho == 0 or lowest(higher) > highest(lho):
        n = rising(b, ply, 0, higher)
    else:
        n = falling(b, ply, 0, higher)
    return rising(b, ply, n, cards & ~higher)


@inlined
def low_will_do(b: State, ply: int, cards: int) -> bool:
    """Return whether a low card seems to be as good as a high one.

    This is true if partner wins the trick. It is also true if the left neighbour needs the same
    high cards to beat partner's card as to beat the best card of this hand.
    """
    place = ply & 3
    lane = lane_of(b.led[ply >> 2])
    lho = b.hand[(b.seat[ply] + 1) & 3] & lane
    partner = (b.seat[ply] + 2) & 3
    best = b.best[ply]
    mine = highest(cards)
    if place >= 2 and b.winner[ply] == partner:
        if place == 3 or lho == 0 or highest(lho) < best:
            return True
        return lho & ~below(best) == lho & ~below(mine)
    his = b.hand[partner] & lane
    if place != 1 or his == 0 or highest(his) < best:
        return False
    if lho == 0 or highest(his) > highest(lho):
        return True
    return highest(lho) > mine and lho & ~below(highest(his)) == lho & ~below(mine)


@compiled
def discards(b: State, ply: int, cards: int) -> int:
    """Order cards of a hand that cannot follow suit.

    Promising ruffs come first, then low cards of long suits, then all other cards.
    """
    ruffs = good_ruffs(b, ply, cards & LANE)
    first = rising(b, ply, 0, ruffs)
    n = first
    cards &= ~ruffs
    rest = cards
    for number in range(1, 4):
        own = cards & lane_of(number)
        if own == 0:
            continue
        card = lowest(own)
        i = n
        while i > first and popcount(cards & lane_of(suit(b.order[ply, i - 1]))) < popcount(own):
            b.order[ply, i] = b.order[ply, i - 1]
            i -= 1
        b.order[ply, i] = card
        rest ^= 1 << card
        n += 1
    return falling(b, ply, n, rest)


@inlined
def good_ruffs(b: State, ply: int, trumps: int) -> int:
    """Return the hand's trumps that are worth trying in this trick."""
    if trumps == 0:
        return 0
    last = ply & 3 == 3
    best = b.best[ply]
    trumped = suit(best) == 0
    left_hand = b.hand[(b.seat[ply] + 1) & 3]
    lho = left_hand & lane_of(b.led[ply >> 2])
    if b.winner[ply] == (b.seat[ply] + 2) & 3 and ply & 3 >= 2:
        safe = last or (lho != 0 and (trumped or highest(lho) < best))
        if safe or trumped:
            return 0
    elif trumped:
        return trumps & ~below(best)
    if last or lho or left_hand & LANE == 0:
        return trumps & -trumps
    return trumps
