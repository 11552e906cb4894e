"""Free Clubs in honour play (FC-17): players can break rules, and others must notice it.

The auction and the pass are those of the strict game. A handicap is paid with any cards of the
hand, up to its number, or with none. The cards that the handicap takes but does not get are *owed*.
Players may play any card of the hand. A player who notices something *calls* the other player, or
owns up. The referee then rules on the called player's earliest irregularity that has not been ruled
on:

    (a) If no card has been played since, the card goes back, and the player plays another one. An
        owed card goes to the discards instead or, if it was owed to a Queen, to the left neighbour.
        If that neighbour has been without cards so far, the card is for the next trick.
    (b) If the trick has not been taken yet, the player forfeits it: another card, if any, wins.
    (c) If the trick has been taken, the player gets no positive points in this hand.

So that players have time to notice, a full trick stays open until its winner takes it. After the
last trick, the hand is not scored until all players are ready.
`docs/decisions/free-clubs-honour.md` decides what the rules leave open.

Action codes in addition to those of the strict game:

    CALL + p   call seat p; every seat may call at any time of the play, and may call itself
    TAKE       the winner takes the full trick
    READY      the player agrees that the hand can be scored
    NOTHING    pay a handicap with no card
    PACK ...   pay a King with two or three cards; codes from PACK on (see `pack`)
"""

from math import comb

import numpy as np

from clubsuit.games.free_clubs import rules as strict
from clubsuit.games.free_clubs.rules import (
    AUCTION,
    HANDICAP,
    PER_SUIT,
    PLAY,
    PRIMARY,
    SEATS,
    SEND,
    TRICKS,
    contract_points,
    earned,
    left_of,
    payment,
    right_of,
    step_suit,
    without_cards,
)
from clubsuit.games.free_clubs.rules import view as view_strict
from clubsuit.games.free_clubs.suit_sampling import KING, KING_CARDS, QUEEN, TEN
from clubsuit.games.state import NOBODY, State, state_dtype
from clubsuit.games.tricks import NO_CARD, suit_cards, suit_of
from clubsuit.kernel import compiled, inlined, lowest, popcount
from clubsuit.random_numbers import rand_below

SETTLE = 6
"""The phase after the last trick, until all players are ready."""

CALL, TAKE, READY, NOTHING, PACK = 56, 59, 60, 61, 64
NO_CODE = PACK + 52 * 52 * 53
"""Exclusive upper bound of all codes."""
CALLS = 3
"""Maximum number of calls that find nothing, per player and hand."""
LONGEST = PRIMARY.bit_count()
"""Maximum number of cards that the payer of a King can hold.

With a small `hand_size`, the chest has most of the primary cards.
"""
MAX_LEGAL = sum(comb(LONGEST, cards) for cards in range(4))

NONE_FOUND, GOES_BACK, FORFEITS_TRICK, NO_POINTS = 0, 1, 2, 3
"""The referee's rulings: nothing found, or the cases (a), (b) and (c) of FC-17."""
REVOKED, OWED = 0, 1
"""Reasons why a card is irregular."""
BACK, DISCARDED, GIVEN = 0, 1, 2
"""Effects of ruling (a) on a card.

The card is back in the hand, discarded, or with the left neighbour.
"""

STATE = state_dtype(
    SEATS,
    [
        # These fields come first: otherwise Numba takes the record for an extended strict record.
        ("asked", "i8"),  # set of steps whose handicap was asked for: its payer held the suit
        ("paid_with", "i8", (16,)),  # by step: the cards paid (for Queens see `given`)
        ("owed", "i8", (SEATS,)),  # by seat: cards that it holds but owes to a handicap
        ("owed_left", "i8", (SEATS,)),  # by seat: cards owed to a Queen, now or when the play began
        ("laid", "i8", (SEATS, TRICKS)),  # by seat and trick: the card that was played to it
        ("suits", "i8", (TRICKS,)),  # by trick: the suit led
        ("irregular", "i8", (SEATS,)),  # by seat: tricks with an irregular card not yet ruled on
        ("played_owed", "i8", (SEATS,)),  # by seat: tricks to which an owed card was played
        ("leader", "i8"),  # the leader of the open trick
        ("answered", "i8"),  # seats whose card in the open trick was followed by another card
        ("forfeits", "i8"),  # seats that forfeit the open trick
        ("barred", "i8"),  # seats that get no positive points
        ("retaking", "i8"),  # 1: the seat to act chooses another card after ruling (a)
        ("back", "i8"),  # cards that went back to the player who played last in this trick
        ("sits_out", "i8"),  # seats that got a card after being passed over in this trick
        ("misses", "i8", (SEATS,)),  # by seat: number of its calls that found nothing
        ("readies", "i8"),  # seats that are ready
        # These fields contain what the rulings have shown to all players:
        ("judged", "i8", (SEATS,)),  # by seat: tricks whose card is known to be regular or not
        ("proven_owed", "i8", (SEATS,)),  # by seat: cards known to have been owed
        ("not_owed", "i8", (SEATS,)),  # by seat: cards known not to have been owed
        ("exposed", "i8", (SEATS,)),  # by seat: cards discarded by a ruling
        ("known", "i8", (SEATS,)),  # by seat: cards that went back to its hand
        ("got", "i8", (SEATS, TRICKS)),  # by seat, trick: owed cards from the right neighbour
        # By seat and suit, these fields have a trick number + 1, or 0 if nothing is known:
        ("held_from", "i8", (SEATS, 4)),  # it held an unowed card in that trick or later
        ("void_from", "i8", (SEATS, 4)),  # it held no unowed card in that trick or later
        ("ruling", "i8"),  # the last ruling, for the referee's announcement
        ("ruled_card", "i8"),  # the card that the last ruling was on, or NO_CARD
        ("ruled_why", "i8"),  # why that card was irregular: REVOKED or OWED
        ("ruled_then", "i8"),  # where it went after ruling (a): BACK, DISCARDED or GIVEN
        ("ruled_trick", "i8"),  # the trick to which it was played
        *strict.FIELDS,
    ],
)


# ---- deal (FC-2) -----------------------------------------------------------------------


@compiled
def clear_honour(s: State) -> None:
    """Reset the fields of honour play after a deal."""
    for p in range(SEATS):
        s.owed[p] = 0
        s.owed_left[p] = 0
        s.irregular[p] = 0
        s.played_owed[p] = 0
        s.misses[p] = 0
        s.judged[p] = 0
        s.proven_owed[p] = 0
        s.not_owed[p] = 0
        s.exposed[p] = 0
        s.known[p] = 0
        for trick in range(TRICKS):
            s.laid[p, trick] = NO_CARD
            s.got[p, trick] = 0
        for suit in range(4):
            s.held_from[p, suit] = 0
            s.void_from[p, suit] = 0
    for trick in range(TRICKS):
        s.suits[trick] = 0
    for step in range(16):
        s.paid_with[step] = 0
    s.asked = 0
    s.leader = NOBODY
    s.answered = 0
    s.forfeits = 0
    s.barred = 0
    s.retaking = 0
    s.back = 0
    s.sits_out = 0
    s.readies = 0
    s.ruling = NONE_FOUND
    s.ruled_card = NO_CARD
    s.ruled_why = 0
    s.ruled_then = 0
    s.ruled_trick = 0


@compiled
def begin_hand(s: State) -> None:
    """Begin the auction after the deal."""
    strict.begin_hand(s)
    clear_honour(s)


@compiled
def deal(s: State) -> None:
    """Deal the next hand at random."""
    strict.deal(s)
    clear_honour(s)


# ---- legal -------------------------------------------------------------------------------


@compiled
def pack(cards: int) -> int:
    """Return the code of a payment.

    The code of a payment without cards is `NOTHING`. The code of one card is the card itself. Codes
    of two or three cards are numbers of at least `PACK`.
    """
    if cards == 0:
        return NOTHING
    code = lowest(cards)
    cards &= cards - 1
    if cards == 0:
        return code
    code += PACK + 52 * lowest(cards)
    cards &= cards - 1
    return code if cards == 0 else code + 52 * 52 * (1 + lowest(cards))


@compiled
def unpack(code: int) -> int:
    """Return the cards of a payment's code."""
    if code == NOTHING:
        return 0
    if code < PACK:
        return 1 << code
    code -= PACK
    cards = 1 << code % 52 | 1 << code // 52 % 52
    third = code // (52 * 52)
    return cards | 1 << (third - 1) if third else cards


@compiled
def full_trick(s: State) -> bool:
    """Return whether the open trick waits for its winner to take it."""
    return s.phase == PLAY and s.n > 0 and s.n == s.width and not s.retaking


@compiled
def write_cards(cards: int, out: np.ndarray, n: int) -> int:
    """Write the cards of a set into `out`, starting at index n; return the index after the last."""
    while cards:
        out[n] = lowest(cards)
        cards &= cards - 1
        n += 1
    return n


@compiled
def write_payments(hand: int, step: int, out: np.ndarray) -> int:
    """Write all payments: any cards of the hand, up to the handicap's number (FC-17)."""
    n = write_cards(hand, out, 0)
    if step >> 2 == KING and KING_CARDS > 1:
        rest = hand
        while rest:
            first = rest & -rest
            rest ^= first
            others = rest
            while others:
                second = others & -others
                others ^= second
                out[n] = pack(first | second)
                n += 1
                last = others if KING_CARDS > 2 else 0
                while last:
                    out[n] = pack(first | second | last & -last)
                    last &= last - 1
                    n += 1
    out[n] = NOTHING
    return n + 1


@compiled
def playable(s: State) -> int:
    """Return the cards that the seat to act may play.

    These are all cards of the hand. After ruling (a), the cards that went back in this trick are
    left out.
    """
    return s.hand[s.turn] & ~s.back if s.retaking else s.hand[s.turn]


@compiled
def legal(s: State, out: np.ndarray) -> int:
    """Write the choices of the seat to act (see `games.rules.Rules.legal`)."""
    if s.phase == PLAY:
        if full_trick(s):
            out[0] = TAKE
            return 1
        return write_cards(playable(s), out, 0)
    if s.phase == HANDICAP:
        return write_payments(s.hand[s.turn], s.due, out)
    if s.phase == SETTLE:
        out[0] = READY
        return 1
    if s.phase == AUCTION or s.phase == SEND:
        return write_cards(strict.legal_set(s), out, 0)
    return 0


@compiled
def honest(s: State, out: np.ndarray) -> int:
    """Write the choices of the seat to act that the strict rules allow, without owed cards.

    A player who holds only owed cards may play any of them.
    """
    if s.phase == HANDICAP:
        cards = payment(s.hand[s.turn], s.due)
        if s.due >> 2 == TEN:
            return write_cards(cards, out, 0)
        out[0] = pack(cards)
        return 1
    if s.phase != PLAY or full_trick(s):
        return legal(s, out)
    return write_cards(honest_cards(s), out, 0)


@compiled
def honest_cards(s: State) -> int:
    """Return the cards that the seat to act may play by the strict rules, without owed cards."""
    hand = playable(s)
    own = hand & ~s.owed[s.turn]
    if s.n and own & suit_cards(s.led):
        return own & suit_cards(s.led)
    return own if own else hand


@compiled
def may_call(s: State, seat: int) -> bool:
    """Return whether the seat may still call a player in this hand, itself included.

    Calls are possible only after the play has begun.
    """
    return (s.phase == PLAY or s.phase == SETTLE) and s.misses[seat] < CALLS


# ---- apply: handicaps and tricks ------------------------------------------------------------


@compiled
def apply(s: State, code: int, cards: int) -> None:
    """Carry out a legal action of the seat to act."""
    act(s, code, s.turn)


@compiled
def act(s: State, code: int, seat: int) -> None:
    """Carry out a legal action of this seat."""
    if code >= CALL and code < CALL + SEATS:
        rule_on(s, seat, code - CALL)
    elif code == TAKE:
        _take(s)
    elif code == READY:
        _ready(s, seat)
    elif s.phase == PLAY:
        _play(s, code)
    elif s.phase == AUCTION:
        strict.make_bid(s, code)
        _note_asked(s)
    elif s.phase == HANDICAP:
        _pay(s, unpack(code))
        _note_asked(s)
    else:
        strict.send_card(s, code)
        if s.phase == PLAY:
            for p in range(SEATS):
                s.owed[p] &= s.hand[p]
                s.owed_left[p] &= s.owed[p]


@compiled
def _note_asked(s: State) -> None:
    if s.phase == HANDICAP:
        s.asked |= 1 << s.due


@compiled
def taken_by(hand: int, step: int, paid: int) -> int:
    """Return the cards of the hand that a handicap takes; `paid` are the cards paid.

    A 10 leaves the choice to its payer. It takes the card paid, or else the lowest card of the
    suit.
    """
    cards = payment(hand, step)
    if step >> 2 != TEN:
        return cards
    return paid if popcount(paid & cards) == 1 else cards & -cards


@compiled
def owe(s: State, p: int, hand: int, step: int, paid: int) -> None:
    """Update what p owes after paying the handicap of a step with these cards.

    A card that two handicaps take is owed to the first of them, which would have got the card.
    """
    new = taken_by(hand, step, paid) & ~(s.owed[p] | paid)
    s.owed[p] = (s.owed[p] | new) & ~paid
    if step >> 2 == QUEEN:
        s.owed_left[p] |= new
    s.owed_left[p] &= s.owed[p]


@compiled
def _pay(s: State, cards: int) -> None:
    """Use these cards to pay the due handicap; all other cards that it takes are owed."""
    p = s.turn
    step = s.due
    owe(s, p, s.hand[p], step, cards)
    s.hand[p] &= ~cards
    s.paid |= popcount(cards) << (2 * step)
    if step >> 2 == QUEEN:
        s.hand[left_of(p)] |= cards
        if cards:
            s.given[step_suit(step)] = lowest(cards)
    else:
        s.discards[p] |= cards
        s.paid_with[step] = cards
    s.due += 1
    strict.next_handicap(s)


@compiled
def is_irregular(s: State, p: int, card: int) -> bool:
    """Return whether it is irregular for p to play the card (FC-17).

    It is irregular if the card is owed, or if it is of another suit although p can follow.
    """
    if s.owed[p] >> card & 1:
        return True
    if s.n == 0 or suit_of(card) == s.led:
        return False
    return s.hand[p] & ~s.owed[p] & suit_cards(s.led) != 0


@compiled
def _play(s: State, card: int) -> None:
    """Play a card to the trick, or a replacement for a card that went back."""
    p = s.turn
    bit = 1 << card
    trick = 1 << s.tricks_done
    if is_irregular(s, p, card):
        s.irregular[p] |= trick
    if s.owed[p] & bit:
        s.played_owed[p] |= trick
        s.owed[p] ^= bit
    if s.n == 0:
        s.leader = p
        s.led = suit_of(card)
        s.suits[s.tricks_done] = s.led
    if not s.retaking:
        s.back = 0
        for q in range(SEATS):
            if s.trick[q] != NO_CARD:
                s.answered |= 1 << q
    s.retaking = 0
    s.hand[p] &= ~bit
    s.known[p] &= ~bit
    s.shown[p] |= bit
    s.trick[p] = card
    s.laid[p, s.tricks_done] = card
    s.n += 1
    _judge_trick(s)
    _next_player(s)


@compiled
def _judge_trick(s: State) -> None:
    """Find the winner of the open trick as it stands.

    A card of a player who forfeits the trick wins only if all players in the trick forfeit it
    (FC-17b).
    """
    laid = 0
    for p in range(SEATS):
        laid |= int(s.trick[p] != NO_CARD) << p
    out = s.forfeits if laid & ~s.forfeits else 0
    most = -1
    s.best = NO_CARD
    s.winner = NOBODY
    p = s.leader
    for _ in range(s.n):
        while s.trick[p] == NO_CARD:
            p = left_of(p)
        power = _power(s.trick[p], s.led)
        if not out >> p & 1 and power > most:  # of two equal cards, the first wins
            most = power
            s.best = s.trick[p]
            s.winner = p
        p = left_of(p)


@compiled
def _power(card: int, led: int) -> int:
    """Return the strength of a card in a trick with this suit led.

    Clubs rank highest, then the suit led. Other cards win only by a forfeit (FC-17b).
    """
    suit = suit_of(card)
    rank = card - PER_SUIT * suit
    if suit == 0:
        return 2 * PER_SUIT + rank
    return PER_SUIT + rank if suit == led else rank


@compiled
def _next_player(s: State) -> None:
    """Pass the turn to the next player who has not yet played to the trick.

    When the trick is full, the winner is to act.
    """
    if s.n == s.width:
        s.turn = s.winner
        return
    p = left_of(s.turn)
    # skip a player who has no cards (FC-13), or got a card too late for this trick (FC-17a)
    if s.hand[p] == 0 or s.trick[p] != NO_CARD or s.sits_out >> p & 1:
        p = left_of(p)
    s.turn = p


@compiled
def _take(s: State) -> None:
    """Give the trick to its winner; after the last trick, wait until all players are ready."""
    over = strict.take_trick(s)
    s.back = 0
    s.sits_out = 0
    s.answered = 0
    s.forfeits = 0
    if over:
        _lay_open(s)


@compiled
def _lay_open(s: State) -> None:
    s.phase = SETTLE
    s.turn = 0


@compiled
def _ready(s: State, seat: int) -> None:
    """Mark the seat as ready; when all are ready, score the hand."""
    s.readies |= 1 << seat
    for p in range(SEATS):
        if not s.readies >> p & 1:
            s.turn = p
            return
    score_hand(s)


# ---- apply: the referee (FC-17) ----------------------------------------------------------------


@compiled
def rule_on(s: State, caller: int, p: int) -> None:
    """Rule on seat p after a call by `caller`, which may be p itself.

    The ruling is on the earliest irregularity of p that has not been ruled on.
    """
    found = s.irregular[p]
    trick = lowest(found) if found else TRICKS
    _clear_before(s, p, trick)
    s.ruled_card = NO_CARD
    s.ruled_why = 0
    s.ruled_then = 0
    s.ruled_trick = 0
    if not found:
        s.ruling = NONE_FOUND
        s.misses[caller] += 1
        return
    bit = 1 << trick
    s.irregular[p] ^= bit
    s.ruled_card = s.laid[p, trick]
    s.ruled_why = s.played_owed[p] >> trick & 1
    s.ruled_trick = trick
    if trick < s.tricks_done:
        s.ruling = NO_POINTS
        s.barred |= 1 << p
    elif s.answered >> p & 1:
        s.ruling = FORFEITS_TRICK
        s.forfeits |= 1 << p
    else:
        s.ruling = GOES_BACK
    _learn(s, p, trick)
    if s.ruling == GOES_BACK:
        _go_back(s, p)
        return
    s.judged[p] |= bit
    if s.ruling == FORFEITS_TRICK:
        _judge_trick(s)
        if full_trick(s):
            s.turn = s.winner


@compiled
def _learn(s: State, p: int, trick: int) -> None:
    """Store what the ruling shows all players about the hand of p.

    It shows that the card was owed, or that p held a card of the suit led at that time.
    """
    if s.ruled_why == OWED:
        s.proven_owed[p] |= 1 << s.ruled_card
        return
    s.not_owed[p] |= 1 << s.ruled_card
    suit = s.suits[trick]
    if got_by(s, p, trick) & suit_cards(suit) == 0:  # no card that p openly received explains it
        later = trick + int(s.ruling != GOES_BACK)
        s.held_from[p, suit] = max(s.held_from[p, suit], later + 1)


@compiled
def got_by(s: State, p: int, trick: int) -> int:
    """Return the owed cards from the right neighbour that p held when playing to a trick.

    If the trick is `TRICKS`, these are the cards that p holds now.
    """
    cards = 0
    for k in range(min(trick + 1, TRICKS)):
        cards |= s.got[p, k]
    for k in range(trick):
        if s.laid[p, k] != NO_CARD:
            cards &= ~(1 << s.laid[p, k])
    return cards


@compiled
def _clear_before(s: State, p: int, before: int) -> None:
    """Mark the cards that p played before this trick as regular, except those already ruled on."""
    for trick in range(before):
        card = s.laid[p, trick]
        if card == NO_CARD or s.judged[p] >> trick & 1:
            continue
        s.judged[p] |= 1 << trick
        s.not_owed[p] |= 1 << card
        suit = s.suits[trick]
        if suit_of(card) != suit and (s.void_from[p, suit] == 0 or s.void_from[p, suit] > trick):
            s.void_from[p, suit] = trick + 1


@compiled
def _go_back(s: State, p: int) -> None:
    """Carry out ruling (a) of FC-17.

    A card that is not owed goes back to the hand. An owed card goes to the discards or to the left
    neighbour, as its handicap requires. The player then plays another card.
    """
    card = s.trick[p]
    bit = 1 << card
    s.trick[p] = NO_CARD
    s.laid[p, s.tricks_done] = NO_CARD
    s.played_owed[p] &= ~(1 << s.tricks_done)
    s.n -= 1
    _judge_trick(s)
    s.turn = p
    if s.ruled_why != OWED:
        s.ruled_then = BACK
        s.hand[p] |= bit
        s.shown[p] &= ~bit
        s.known[p] |= bit
        s.back |= bit
    elif s.owed_left[p] & bit:
        s.ruled_then = GIVEN
        _hand_on(s, left_of(p), bit)
    else:
        s.ruled_then = DISCARDED
        s.discards[p] |= bit
        s.exposed[p] |= bit
    if s.hand[p]:
        s.retaking = 1
    else:
        s.width -= 1
        _skip(s, p)


@compiled
def _hand_on(s: State, q: int, bit: int) -> None:
    """Give q a card that its right neighbour owed to a Queen.

    If q has been passed over without cards, the card comes too late for this trick.
    """
    if s.hand[q] == 0 and s.trick[q] == NO_CARD:
        s.sits_out |= 1 << q
    s.hand[q] |= bit
    s.got[q, s.tricks_done] |= bit


@compiled
def _skip(s: State, p: int) -> None:
    """Skip player p, who has no card left for this trick.

    If p was to lead, no trick has begun and no player has been passed over.
    """
    if s.n:
        _next_player(s)
        return
    s.sits_out = 0
    without = without_cards(s)
    s.width = SEATS - without
    if without >= 2:
        _lay_open(s)
    else:
        s.turn = right_of(p)


# ---- score (FC-15, FC-17c) --------------------------------------------------------------------


@compiled
def score_hand(s: State) -> None:
    """Score the hand; players who are barred get no positive points."""
    for p in range(SEATS):
        s.score[p] = min(contract_points(s, p), 0)
        if not s.barred >> p & 1:
            s.score[p] = contract_points(s, p) + earned(s, p)
    strict.end_hand(s)


# ---- view ---------------------------------------------------------------------------------------


@compiled
def view(s: State, me: int, v: State) -> None:
    """Copy what the seat may know into `v`, with only its own debts and irregular cards."""
    view_strict(s, me, v)
    v.asked = s.asked
    v.leader = s.leader
    v.answered = s.answered
    v.forfeits = s.forfeits
    v.barred = s.barred
    v.retaking = s.retaking
    v.back = s.back
    v.sits_out = s.sits_out
    v.readies = s.readies
    v.ruling = s.ruling
    v.ruled_card = s.ruled_card
    v.ruled_why = s.ruled_why
    v.ruled_then = s.ruled_then
    v.ruled_trick = s.ruled_trick
    for trick in range(TRICKS):
        v.suits[trick] = s.suits[trick]
    for p in range(SEATS):
        v.misses[p] = s.misses[p]
        v.judged[p] = s.judged[p]
        v.proven_owed[p] = s.proven_owed[p]
        v.not_owed[p] = s.not_owed[p]
        v.exposed[p] = s.exposed[p]
        v.known[p] = s.known[p]
        v.discards[p] |= s.exposed[p]
        for trick in range(TRICKS):
            v.laid[p, trick] = s.laid[p, trick]
            v.got[p, trick] = s.got[p, trick]
        for suit in range(4):
            v.held_from[p, suit] = s.held_from[p, suit]
            v.void_from[p, suit] = s.void_from[p, suit]
    v.owed[me] = s.owed[me]
    v.owed_left[me] = s.owed_left[me]
    v.irregular[me] = s.irregular[me]
    v.played_owed[me] = s.played_owed[me]
    for step in range(16):
        if s.bids[me] >> step & 1:
            v.paid_with[step] = s.paid_with[step]


# ---- playout -----------------------------------------------------------------------------------


CALL_ODDS = 32
"""During the play, one in CALL_ODDS random decisions is a call on average."""


@inlined
def decide_randomly(s: State, rng: np.ndarray) -> bool:
    """Rarely, make a random call and return True; otherwise do nothing and return False.

    Calls are so rare that scores stay positive on average and games end.
    """
    caller = rand_below(rng, SEATS)
    if not may_call(s, caller) or rand_below(rng, CALL_ODDS) > 0:
        return False
    act(s, CALL + rand_below(rng, SEATS), caller)
    return True
