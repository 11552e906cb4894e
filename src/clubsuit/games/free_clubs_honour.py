"""Free Clubs by honour (FC-17): as at a real table, nobody stops you, others must notice.

Auction and pass are those of the strict game. A handicap is paid with any cards of the
hand, up to its number, or with none; what it takes and does not get is *owed*. Any card of
the hand may be played. Who notices something *calls* the player, and the referee rules on
that player's earliest irregularity that has not been ruled on:

    a. no card played since:     the card goes back (one owed: to the discards), another is played
    b. its trick not yet taken:  the player forfeits the trick
    c. its trick taken:          the player gets no positive points this hand

So that there is time to notice, a full trick lies open until its winner takes it, and a hand
until all have said that they are ready. What the rules leave open is decided in
docs/decisions/free-clubs-honour.md.

Action codes besides those of the strict game:

    CALL + p   seat p is called; by any other seat, at any time of play
    TAKE       the winner takes the full trick
    READY      the hand may be settled
    NOTHING    a handicap is paid with no card
    from PACK  two or three cards for a King, see `pack`
"""

from collections.abc import Sequence
from math import comb
from typing import Any, NamedTuple

import numpy as np

from clubsuit.cards import SUITS
from clubsuit.errors import Reason, RuleError
from clubsuit.games import base
from clubsuit.games import free_clubs as strict
from clubsuit.games import free_clubs_journeys as journeys
from clubsuit.games.base import DEAL, NOBODY, OVER, Action, LogEntry, ScoreLine, State
from clubsuit.games.free_clubs import (
    AUCTION,
    BROKEN,
    HANDICAP,
    PLAY,
    PRIMARY,
    SEATS,
    SEND,
    TRICKS,
    earned,
    left_of,
    needed,
    on_side,
    payment,
    right_of,
    side_tricks,
    step_name,
    step_suit,
    without_cards,
)
from clubsuit.games.free_clubs_hidden import KING, QUEEN, TEN
from clubsuit.games.tricks import NO_CARD, suit_cards, suit_of
from clubsuit.kernel import compiled, lowest, nth_card, popcount, rand_below
from clubsuit.texts import explain

SETTLE = 6
"""The phase after the last trick, until all are ready."""

CALL, TAKE, READY, NOTHING, PACK = 56, 59, 60, 61, 64
CALLS = 3
"""Calls that find nothing, which each player may make in a hand."""
LONGEST = 18
"""Cards that a King's payer can hold: 16 with the chest, and two from a partner's Queens (with
a third in between, since nobody overbids themselves, a partner bids two Queens at most)."""
MAX_LEGAL = sum(comb(LONGEST, cards) for cards in range(4))

NONE_FOUND, GOES_BACK, FORFEITS_TRICK, NO_POINTS = 0, 1, 2, 3
"""What the referee ruled: nothing found, or FC-17's a, b, c."""
REVOKED, OWED = 0, 1
"""Why a card is irregular."""
BACK, DISCARDED, SKIPPED = 0, 1, 2
"""What follows from ruling a: the card is back, or discarded; discarded, and none left."""

STATE = base.state_dtype(
    SEATS,
    [
        # These come first, so that Numba does not take the record for a longer strict one.
        ("asked", "i8"),  # set of steps whose handicap was asked for: their payers held the suit
        ("paid_with", "i8", (16,)),  # by step: the cards paid, Queens aside (see `given`)
        ("owed", "i8", (SEATS,)),  # by seat: cards held that a handicap has taken
        ("laid", "i8", (SEATS, TRICKS)),  # by seat and trick: the card that was played to it
        ("suits", "i8", (TRICKS,)),  # by trick: the suit led
        ("irregular", "i8", (SEATS,)),  # by seat: tricks with an irregular card, not ruled on
        ("played_owed", "i8", (SEATS,)),  # by seat: tricks to which an owed card was played
        ("answered", "i8"),  # seats after whose card in the open trick another was played
        ("forfeits", "i8"),  # seats that forfeit the open trick
        ("barred", "i8"),  # seats that get no positive points
        ("retaking", "i8"),  # 1: the seat to act chooses another card after ruling a
        ("back", "i8"),  # the cards that went back in this trick to the last to play
        ("misses", "i8", (SEATS,)),  # by seat: its calls that found nothing
        ("readies", "i8"),  # seats that are ready
        # What the rulings have shown to all:
        ("judged", "i8", (SEATS,)),  # by seat: tricks whose card is known to be regular or not
        ("proven_owed", "i8", (SEATS,)),  # by seat: cards known to have been owed
        ("not_owed", "i8", (SEATS,)),  # cards known not to have been owed
        ("exposed", "i8", (SEATS,)),  # cards discarded by a ruling
        ("known", "i8", (SEATS,)),  # cards that went back to the hand
        # By seat and suit, a trick + 1, or 0: of the cards not owed, the seat held
        ("held_from", "i8", (SEATS, 4)),  # one or more in this trick or later, or holds it still
        ("void_from", "i8", (SEATS, 4)),  # none in this trick, nor later
        ("ruling", "i8"),  # the last one, for the referee's words
        ("ruled_card", "i8"),
        ("ruled_why", "i8"),
        ("ruled_then", "i8"),
        *strict.FIELDS,
    ],
)


# ---- deal (FC-2) -----------------------------------------------------------------------


@compiled
def clear_honour(s: State) -> None:
    """After a deal: nothing owed, nothing played, nobody called."""
    for p in range(SEATS):
        s.owed[p] = 0
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
        for suit in range(4):
            s.held_from[p, suit] = 0
            s.void_from[p, suit] = 0
    for trick in range(TRICKS):
        s.suits[trick] = 0
    for step in range(16):
        s.paid_with[step] = 0
    s.asked = 0
    s.answered = 0
    s.forfeits = 0
    s.barred = 0
    s.retaking = 0
    s.back = 0
    s.readies = 0
    s.ruling = NONE_FOUND
    s.ruled_card = NO_CARD
    s.ruled_why = 0
    s.ruled_then = 0


@compiled
def deal(s: State) -> None:
    """Deal at random."""
    strict.deal(s)
    clear_honour(s)


# ---- legal -------------------------------------------------------------------------------


@compiled
def pack(cards: int) -> int:
    """The code of a payment: `NOTHING`, a card, or from `PACK` the sets of two and three cards."""
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
    """The cards of a payment's code."""
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
    """Whether the open trick waits for its winner to take it."""
    return s.phase == PLAY and s.n > 0 and s.n == s.width and not s.retaking


@compiled
def write_cards(cards: int, out: np.ndarray, n: int) -> int:
    """Write the cards of a set into `out` from n on; returns how many are there then."""
    while cards:
        out[n] = lowest(cards)
        cards &= cards - 1
        n += 1
    return n


@compiled
def write_payments(hand: int, step: int, out: np.ndarray) -> int:
    """Any cards of the hand, up to the handicap's number (FC-17)."""
    n = write_cards(hand, out, 0)
    if step >> 2 == KING:
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
                last = others
                while last:
                    out[n] = pack(first | second | last & -last)
                    last &= last - 1
                    n += 1
    out[n] = NOTHING
    return n + 1


@compiled
def playable(s: State) -> int:
    """Any card of the hand; after ruling a, not one that went back in this trick."""
    return s.hand[s.turn] & ~s.back if s.retaking else s.hand[s.turn]


@compiled
def legal(s: State, out: np.ndarray) -> int:
    """The choices of the seat to act (see `base.Rules.legal`)."""
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
    """Of the choices of the seat to act, those that the strict rules allow and nothing owes.

    Who holds nothing but owed cards may play any of them.
    """
    if s.phase == HANDICAP:
        cards = payment(s.hand[s.turn], s.due)
        if s.due >> 2 == TEN:
            return write_cards(cards, out, 0)
        out[0] = pack(cards)
        return 1
    if s.phase != PLAY or full_trick(s):
        return legal(s, out)
    hand = playable(s)
    own = hand & ~s.owed[s.turn]
    if own:
        hand = own
    if s.n and own & suit_cards(s.led):
        hand = own & suit_cards(s.led)
    return write_cards(hand, out, 0)


@compiled
def may_call(s: State, seat: int) -> bool:
    """Whether the seat may still call others in this hand, and play has begun."""
    return (s.phase == PLAY or s.phase == SETTLE) and s.misses[seat] < CALLS


# ---- apply: handicaps and tricks ------------------------------------------------------------


@compiled
def apply_code(s: State, code: int, seat: int) -> None:
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


@compiled
def _note_asked(s: State) -> None:
    if s.phase == HANDICAP:
        s.asked |= 1 << s.due


@compiled
def taken_by(hand: int, step: int, paid: int) -> int:
    """The cards of the hand that a handicap takes; `paid` is what it gets.

    Of a 10, whose payer has the choice: the lowest of the suit, or the card paid.
    """
    cards = payment(hand, step)
    if step >> 2 != TEN:
        return cards
    return paid if popcount(paid & cards) == 1 else cards & -cards


@compiled
def _pay(s: State, cards: int) -> None:
    """Pay the handicap that is due with these cards; what it takes besides is owed."""
    p = s.turn
    step = s.due
    s.owed[p] = (s.owed[p] | taken_by(s.hand[p], step, cards)) & ~cards
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
    """Whether p may not play the card: owed, or another suit although able to follow (FC-17)."""
    if s.owed[p] >> card & 1:
        return True
    if s.n == 0 or suit_of(card) == s.led:
        return False
    return s.hand[p] & ~s.owed[p] & suit_cards(s.led) != 0


@compiled
def _play(s: State, card: int) -> None:
    """A card to the trick, or the one that is played instead of a card that went back."""
    p = s.turn
    bit = 1 << card
    trick = 1 << s.tricks_done
    if is_irregular(s, p, card):
        s.irregular[p] |= trick
    if s.owed[p] & bit:
        s.played_owed[p] |= trick
        s.owed[p] ^= bit
    if s.n == 0:
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
    """Who wins as it stands: the forfeited cards aside, unless only those could win (FC-17b)."""
    s.best = NO_CARD
    s.winner = NOBODY
    for p in range(SEATS):
        if not s.forfeits >> p & 1:
            _weigh(s, p)
    if s.best == NO_CARD:
        for p in range(SEATS):
            _weigh(s, p)


@compiled
def _weigh(s: State, p: int) -> None:
    """Make p the winner so far, where its card is a club or of the suit led, and the best."""
    card = s.trick[p]
    if card == NO_CARD:
        return
    suit = suit_of(card)
    if suit != 0 and suit != s.led:
        return
    best_suit = NO_CARD if s.best == NO_CARD else suit_of(s.best)
    if s.best == NO_CARD or (suit == best_suit and card > s.best) or suit < best_suit:
        s.best = card
        s.winner = p


@compiled
def _next_player(s: State) -> None:
    """The turn of who has not yet played to the trick; of the winner, when it is full."""
    if s.n == s.width:
        s.turn = s.winner
        return
    p = left_of(s.turn)
    if s.hand[p] == 0 or s.trick[p] != NO_CARD:  # skipped (FC-13)
        p = left_of(p)
    s.turn = p


@compiled
def _take(s: State) -> None:
    """The winner takes the trick; after the last one the hand lies open until all are ready."""
    over = strict.take_trick(s)
    s.back = 0
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
    """When the last player is ready the hand is scored."""
    s.readies |= 1 << seat
    for p in range(SEATS):
        if not s.readies >> p & 1:
            s.turn = p
            return
    score_hand(s)


# ---- apply: the referee (FC-17) ----------------------------------------------------------------


@compiled
def rule_on(s: State, caller: int, p: int) -> None:
    """Seat p is called: the referee takes its earliest irregularity not yet ruled on."""
    found = s.irregular[p]
    trick = lowest(found) if found else TRICKS
    _clear_before(s, p, trick)
    s.ruled_card = NO_CARD
    s.ruled_why = 0
    s.ruled_then = 0
    if not found:
        s.ruling = NONE_FOUND
        s.misses[caller] += 1
        return
    bit = 1 << trick
    s.irregular[p] ^= bit
    s.ruled_card = s.laid[p, trick]
    s.ruled_why = s.played_owed[p] >> trick & 1
    later = trick + 1
    if trick < s.tricks_done:
        s.ruling = NO_POINTS
        s.barred |= 1 << p
    elif s.answered >> p & 1:
        s.ruling = FORFEITS_TRICK
        s.forfeits |= 1 << p
    else:
        s.ruling = GOES_BACK
        later = trick
    if s.ruled_why == OWED:
        s.proven_owed[p] |= 1 << s.ruled_card
    else:
        s.not_owed[p] |= 1 << s.ruled_card
        s.held_from[p, s.suits[trick]] = max(s.held_from[p, s.suits[trick]], later + 1)
    if s.ruling == GOES_BACK:
        _go_back(s, p)
        return
    s.judged[p] |= bit
    if s.ruling == FORFEITS_TRICK:
        _judge_trick(s)
        if full_trick(s):
            s.turn = s.winner


@compiled
def _clear_before(s: State, p: int, before: int) -> None:
    """The cards that p has played to tricks before this one and that nobody knew about: regular."""
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
    """FC-17a: the card goes back, or, if owed, to the discards; another is played instead."""
    card = s.trick[p]
    bit = 1 << card
    s.trick[p] = NO_CARD
    s.laid[p, s.tricks_done] = NO_CARD
    s.played_owed[p] &= ~(1 << s.tricks_done)
    s.n -= 1
    _judge_trick(s)
    s.turn = p
    if s.ruled_why == OWED:
        s.ruled_then = DISCARDED
        s.discards[p] |= bit
        s.exposed[p] |= bit
    else:
        s.ruled_then = BACK
        s.hand[p] |= bit
        s.shown[p] &= ~bit
        s.known[p] |= bit
        s.back |= bit
    if s.hand[p]:
        s.retaking = 1
    else:
        s.ruled_then = SKIPPED
        s.width -= 1
        _skip(s, p)


@compiled
def _skip(s: State, p: int) -> None:
    """Player p has no card left for this trick; was it the lead, then no trick has begun."""
    if s.n:
        _next_player(s)
        return
    without = without_cards(s)
    s.width = SEATS - without
    if without >= 2:
        _lay_open(s)
    else:
        s.turn = right_of(p)


# ---- score (FC-15, FC-17c) --------------------------------------------------------------------


@compiled
def score_hand(s: State) -> None:
    """Score the hand; who is barred gets no positive points."""
    broken = side_tricks(s) < needed(s)
    for p in range(SEATS):
        s.score[p] = BROKEN if broken and on_side(s, p) else 0
        if not s.barred >> p & 1:
            s.score[p] += earned(s, p)
    strict.end_hand(s)


# ---- view ---------------------------------------------------------------------------------------


@compiled
def view_into(s: State, me: int, v: State) -> None:
    """Copy what the seat may know into `v`: of debts and irregular cards only its own."""
    strict.view_into(s, me, v)
    v.asked = s.asked
    v.answered = s.answered
    v.forfeits = s.forfeits
    v.barred = s.barred
    v.retaking = s.retaking
    v.back = s.back
    v.readies = s.readies
    v.ruling = s.ruling
    v.ruled_card = s.ruled_card
    v.ruled_why = s.ruled_why
    v.ruled_then = s.ruled_then
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
        for suit in range(4):
            v.held_from[p, suit] = s.held_from[p, suit]
            v.void_from[p, suit] = s.void_from[p, suit]
    v.owed[me] = s.owed[me]
    v.irregular[me] = s.irregular[me]
    v.played_owed[me] = s.played_owed[me]
    for step in range(16):
        if s.bids[me] >> step & 1:
            v.paid_with[step] = s.paid_with[step]


# ---- sample -----------------------------------------------------------------------------------


def sample_into(v: State, rng: np.ndarray, s: State) -> None:
    """Place the hidden cards in `s`, a copy of the view `v`; debts and irregular cards follow.

    Three compiled steps rather than one: what calls a compiled function compiles it again.
    """
    if strict.sample_auction(v, rng, s):
        return
    facts = _hidden_facts(v)
    journeys.place_cards(*facts, rng)
    _place_all(v, facts.moves, facts.cards, rng, s)


class _Facts(NamedTuple):
    """What a view says of the hidden cards, as `free_clubs_journeys` has it."""

    moves: np.ndarray
    cards: np.ndarray
    held: np.ndarray
    void: np.ndarray
    room: int


def _hidden_facts(v: State) -> _Facts:
    facts = _Facts(
        np.zeros((journeys.MOVES, journeys.M_SIZE), np.int64),
        np.zeros((52, journeys.C_SIZE), np.int64),
        np.zeros((SEATS, 4), np.int64),
        np.zeros((SEATS, 4), np.int64),
        int(v.count[left_of(v.me)]),
    )
    _write_facts(v, *facts[:4])
    return facts


@compiled
def _place_all(v: State, moves: np.ndarray, cards: np.ndarray, rng: np.ndarray, s: State) -> None:
    """Write into the state what was drawn."""
    starts = np.zeros(SEATS, np.int64)
    for card in range(52):
        if cards[card, journeys.C_START] != journeys.SETTLED:
            starts[cards[card, journeys.C_FROM]] |= 1 << card
            _place(v, card, cards[card], s)
    for p in (left_of(v.me), right_of(v.me)):
        _find_debts(v, moves, starts, p, s)
        _find_irregular(v, p, s)
        if v.phase == SEND and v.senders >> p & 1:
            s.sent[p] = nth_card(s.hand[p], rand_below(rng, popcount(s.hand[p])))


@compiled
def _write_facts(v: State, moves: np.ndarray, cards: np.ndarray, held: np.ndarray,
           void: np.ndarray) -> None:  # fmt: skip
    """All that the view says of the hidden cards."""
    _move_facts(v, moves)
    for p in range(SEATS):
        for suit in range(4):
            held[_seen_from(v, p), suit] = v.held_from[p, suit]
            void[_seen_from(v, p), suit] = v.void_from[p, suit]
    for card in range(52):
        if PRIMARY >> card & 1:
            _card_facts(v, card, cards[card])


def surely_irregular(v: State, p: int) -> bool:
    """Whether p must have played an irregular card that was not ruled on, by what the view shows.

    What would a call show that finds nothing? Where no hidden cards fit that, it must find
    something.
    """
    if not _may_be_irregular(v, p):
        return False
    cleared = np.array([v], STATE)[0]
    _clear_before(cleared, p, TRICKS)
    return not journeys.possible(*_hidden_facts(cleared))


@compiled
def _may_be_irregular(v: State, p: int) -> bool:
    """Whether p has played a card not ruled on that was of another suit, or may have been owed."""
    for trick in range(TRICKS):
        card = v.laid[p, trick]
        if card == NO_CARD or v.judged[p] >> trick & 1:
            continue
        if on_side(v, p) or suit_of(card) != v.suits[trick]:
            return True
    return False


@compiled
def _seen_from(v: State, p: int) -> int:
    """A seat as the journeys name it: 0 for me, 1 for my left neighbour, 2 for the right one."""
    return (p - v.me + SEATS) % SEATS


@compiled
def _passed_on(v: State) -> bool:
    """Whether the cards sent have moved."""
    return v.phase != AUCTION and v.phase != HANDICAP and v.phase != SEND


@compiled
def _move_facts(v: State, moves: np.ndarray) -> None:
    """What the view says of each handicap and of the pass."""
    for step in range(16):
        owner = strict.bidder_of(v, step)
        moves[step, journeys.M_OWNER] = journeys.NOBODY
        if owner == NOBODY or not on_side(v, owner) or step > v.due:
            continue
        p = _seen_from(v, owner)
        moves[step, journeys.M_OWNER] = p
        if step == v.due:
            moves[step, journeys.M_STATE] = journeys.DUE
        elif v.asked >> step & 1:
            moves[step, journeys.M_STATE] = journeys.PAID
            moves[step, journeys.M_CARDS] = strict.paid_for(v, step)
            to_me = p == journeys.B and step >> 2 == QUEEN
            moves[step, journeys.M_SEEN] = p == journeys.ME or to_me
        else:
            moves[step, journeys.M_STATE] = journeys.NOT_ASKED
    moves[journeys.PASS_ON, journeys.M_OWNER] = journeys.NOBODY
    if _passed_on(v):
        moves[journeys.PASS_ON, journeys.M_STATE] = journeys.PAID
        moves[journeys.PASS_ON, journeys.M_CARDS] = v.senders >> right_of(v.me) & 1


@compiled
def _card_facts(v: State, card: int, facts: np.ndarray) -> None:
    """What the view says of a card."""
    me = v.me
    a = left_of(me)
    b = right_of(me)
    bit = 1 << card
    mine = (v.hand[me] | v.shown[me] | v.discards[me]) & bit
    seen = 0
    got = 0
    for step in range(16):
        if v.paid_with[step] & bit:
            seen |= 1 << step
        if step >> 2 == QUEEN and v.given[step_suit(step)] == card:
            seen |= 1 << step
            if v.bids[b] >> step & 1:
                got |= 1 << step
    if _passed_on(v) and (card == v.sent[me] or card == v.sent[a]):
        seen |= 1 << journeys.PASS_ON
        if card == v.sent[a]:
            got |= 1 << journeys.PASS_ON
    facts[journeys.C_SEEN] = seen
    facts[journeys.C_TRICK] = journeys.IN_HAND
    facts[journeys.C_START] = journeys.THEIRS
    if seen:
        if not got >> lowest(seen) & 1:
            facts[journeys.C_START] = journeys.MINE
    elif mine:
        facts[journeys.C_START] = journeys.SETTLED
    if mine:
        facts[journeys.C_END] = journeys.WITH_ME
    for p in (a, b):
        sent_here = p == b and card == v.sent[me] and _passed_on(v)
        if (v.shown[p] | v.known[p]) & bit or sent_here:
            facts[journeys.C_END] = journeys.WITH_A if p == a else journeys.WITH_B
            if v.proven_owed[p] & bit:
                facts[journeys.C_DEBT] = journeys.IS_OWED
            elif v.not_owed[p] & bit:
                facts[journeys.C_DEBT] = journeys.NOT_OWED
        if v.exposed[p] & bit:
            facts[journeys.C_TRICK] = journeys.PUT_ASIDE
        for trick in range(TRICKS):
            if v.laid[p, trick] == card:
                facts[journeys.C_TRICK] = trick


@compiled
def _place(v: State, card: int, drawn: np.ndarray, s: State) -> None:
    """Write into the state where a card's journey has led, and the hidden moves it made."""
    a = left_of(v.me)
    b = right_of(v.me)
    bit = 1 << card
    if drawn[journeys.C_TRICK] == journeys.IN_HAND:
        if drawn[journeys.C_TO] == journeys.A:
            s.hand[a] |= bit
        elif drawn[journeys.C_TO] == journeys.B:
            s.hand[b] |= bit
    hidden = drawn[journeys.C_MADE] & ~drawn[journeys.C_SEEN]
    while hidden:
        move = lowest(hidden)
        hidden &= hidden - 1
        if move == journeys.PASS_ON:
            s.sent[b] = card
        elif move >> 2 == QUEEN:
            s.given[step_suit(move)] = card
        else:
            s.discards[a if v.bids[a] >> move & 1 else b] |= bit
            s.paid_with[move] |= bit


@compiled
def _find_debts(v: State, moves: np.ndarray, starts: np.ndarray, p: int, s: State) -> None:
    """What seat p owes, or owed when play began: the handicaps paid once more."""
    me = _seen_from(v, p)
    hand = starts[me]
    owed = 0
    for step in range(16):
        if moves[step, journeys.M_STATE] != journeys.PAID:
            continue
        paid = s.paid_with[step]
        if step >> 2 == QUEEN and s.given[step_suit(step)] != NO_CARD:
            paid = 1 << s.given[step_suit(step)]
        owner = moves[step, journeys.M_OWNER]
        if owner == me:
            owed = (owed | taken_by(hand, step, paid)) & ~paid
            hand &= ~paid
        elif step >> 2 == QUEEN and (owner + 1) % SEATS == me:
            hand |= paid
    if _passed_on(v) and s.sent[p] != NO_CARD:
        owed &= ~(1 << s.sent[p])
    s.owed[p] = owed


@compiled
def _find_irregular(v: State, p: int, s: State) -> None:
    """Which cards that seat p has played were irregular, not ruled on; what it owes still."""
    owed = s.owed[p]
    free = s.hand[p] & ~owed
    for trick in range(TRICKS - 1, -1, -1):
        card = v.laid[p, trick]
        if card == NO_CARD:
            continue
        wrong = suit_of(card) != v.suits[trick] and free & suit_cards(v.suits[trick])
        if owed >> card & 1:
            wrong = True
            s.played_owed[p] |= 1 << trick
        else:
            free |= 1 << card
        if wrong and not v.judged[p] >> trick & 1:
            s.irregular[p] |= 1 << trick
    s.owed[p] = owed & s.hand[p]


# ---- for the bench ---------------------------------------------------------------------------


CALL_ODDS = 32
"""Of so many random decisions in play about one is a call."""


@compiled
def play_randomly(s: State, rng: np.ndarray, decisions: int) -> None:
    """Make so many random decisions: any legal action of the seat to act, and now and then a call.

    So seldom that scores stay positive on average, and games end.
    """
    codes = np.zeros(MAX_LEGAL, np.int64)
    for _ in range(decisions):
        if s.phase == OVER:
            strict.start_game(s)
        if s.phase == DEAL:
            deal(s)
        caller = rand_below(rng, SEATS)
        if may_call(s, caller) and rand_below(rng, CALL_ODDS) == 0:
            called = left_of(caller) if rand_below(rng, 2) else right_of(caller)
            apply_code(s, CALL + called, caller)
            continue
        n = legal(s, codes)
        apply_code(s, codes[rand_below(rng, n)], s.turn)


# ---- the declaration --------------------------------------------------------------------------


class HonourClubs(strict.FreeClubs):
    """Free Clubs with `enforcement = "honour"`: see the head of this file."""

    dtype = STATE
    max_legal = MAX_LEGAL
    phase_names = {**strict.FreeClubs.phase_names, SETTLE: "settle"}
    off_turn_verbs = frozenset({"call", "ready"})

    def turn_rule(self, s: State) -> str:
        if s.phase == SETTLE or s.retaking or full_trick(s):
            return "FC-17"
        return super().turn_rule(s)

    # ---- the compiled rules ---------------------------------------------------------------

    def deal(self, s: State) -> None:
        deal(s)

    def begin(self, s: State) -> None:
        super().begin(s)
        clear_honour(s)

    def legal(self, s: State, out: np.ndarray) -> int:
        return int(legal(s, out))

    def honest(self, v: State, out: np.ndarray) -> int:
        return int(honest(v, out))

    def may_call(self, s: State, seat: int) -> list[int]:
        return [p for p in range(SEATS) if p != seat] if may_call(s, seat) else []

    def off_turn(self, s: State, seat: int) -> list[Action]:
        actions = [Action(CALL + p, 0, seat) for p in self.may_call(s, seat)]
        if s.phase == SETTLE and seat != s.turn and not s.readies >> seat & 1:
            actions.append(Action(READY, 0, seat))
        return actions

    def apply(self, s: State, action: Action) -> None:
        apply_code(s, action.code, s.turn if action.seat == NOBODY else action.seat)

    def view(self, s: State, seat: int, v: State) -> None:
        view_into(s, seat, v)

    def sample(self, v: State, rng: np.ndarray, s: State) -> None:
        sample_into(v, rng, s)

    def play_randomly(self, s: State, rng: np.ndarray, decisions: int) -> None:
        play_randomly(s, rng, decisions)

    # ---- words ----------------------------------------------------------------------------

    def verb(self, v: State) -> str | None:
        if v.phase == PLAY and v.retaking:
            return "retake"
        if full_trick(v):
            return None
        return super().verb(v)

    def cards_of(self, v: State, code: int) -> int:
        if code == strict.PASS or CALL <= code <= READY:
            return 0
        return int(unpack(code))

    def text(self, s: State, action: Action) -> str:
        code = action.code
        if code in _WORDS:
            return _WORDS[code]
        if code == strict.PASS:
            return super().text(s, action)
        cards = self.deck.names(self.cards_of(s, code))
        cards.sort(key=lambda card: -self.deck.ranks.index(card[:-1]) if card != "X" else 0)
        return " ".join([str(self.verb(s)), *cards])

    def read(self, s: State, text: str) -> Action:
        words = base.Words.of(text)
        if words.verb in self.off_turn_verbs:
            return self.read_off_turn(s, text, int(s.turn))
        phase = int(s.phase)
        if words.verb not in ("take", "retake") and phase in (AUCTION, SEND):
            return super().read(s, text)
        limits = {"discard": 3, "give": 1, "play": 1, "retake": 1, "take": 0}
        least = int(words.verb in ("play", "retake"))
        if words.verb in ("bid", "pass", "send"):
            raise base.wrong_phase("FC-17", text)
        if words.verb not in limits or not least <= len(words.rest) <= limits[words.verb]:
            raise base.unreadable(text)
        cards = self.deck.mask(words.rest)
        if full_trick(s):
            if words.verb != "take":
                raise _refusal("free-take-first")
            return Action(TAKE)
        if words.verb != self.verb(s):
            raise base.wrong_phase("FC-17", text)
        self.check_held(s, cards, "FC-9" if phase == HANDICAP else "FC-12")
        most = 3 if s.due >> 2 == KING else 1
        if phase == HANDICAP and len(words.rest) > most:
            raise _refusal("free-pay-most", "FC-9", card=[step_name(s.due)])
        return Action(pack(cards))

    def read_off_turn(self, s: State, text: str, seat: int) -> Action:
        words = base.Words.of(text)
        if words.verb == "ready" and not words.rest:
            return self._read_ready(s, text, seat)
        if words.verb != "call" or words.rest not in (["0"], ["1"], ["2"]):
            raise base.unreadable(text)
        called = int(words.rest[0])
        if s.phase != PLAY and s.phase != SETTLE:
            raise _refusal("free-call-early")
        if called == seat:
            raise _refusal("free-call-self")
        if s.misses[seat] >= CALLS:
            raise _refusal("free-call-spent", calls=CALLS)
        return Action(CALL + called, 0, seat)

    def _read_ready(self, s: State, text: str, seat: int) -> Action:
        if s.phase != SETTLE:
            raise base.wrong_phase("FC-17", text)
        if s.readies >> seat & 1:
            raise _refusal("free-ready-already")
        return Action(READY) if seat == s.turn else Action(READY, 0, seat)

    def refusal(self, v: State, action: Action) -> Reason | None:
        if v.phase == AUCTION:
            return super().refusal(v, action)
        if v.phase == PLAY and v.retaking and v.back >> action.code & 1:
            return Reason("FC-17", "free-retake-other", {"cards": [self.deck.name(action.code)]})
        return None

    def note(self, s: State, action: Action) -> Reason | None:
        if not CALL <= action.code < CALL + SEATS:
            return None
        args: dict[str, Any] = {"seat": action.code - CALL}
        if s.ruling == NONE_FOUND:
            args["left"] = int(CALLS - s.misses[action.seat])
            return Reason("FC-17", "free-ruling-none", args)
        args["cards"] = [self.deck.name(int(s.ruled_card))]
        args["why"] = ("revoked", "owed")[int(s.ruled_why)]
        if s.ruling == GOES_BACK:
            args["then"] = ("back", "discarded", "skipped")[int(s.ruled_then)]
        keys = {GOES_BACK: "a", FORFEITS_TRICK: "b", NO_POINTS: "c"}
        return Reason("FC-17", f"free-ruling-{keys[int(s.ruling)]}", args)

    def prompt(self, v: State) -> Reason:
        if v.phase == SETTLE and not v.readies >> v.me & 1:
            return Reason("FC-17", "free-prompt-ready")
        if v.turn != v.me and full_trick(v):
            return Reason("FC-17", "free-prompt-wait-take", {"seat": int(v.turn)})
        if v.turn != v.me or v.phase in (AUCTION, SEND):
            return super().prompt(v)
        if v.phase == HANDICAP:
            args: dict[str, Any] = {"card": [step_name(v.due)], "suit": SUITS[step_suit(v.due)]}
            if v.due >> 2 == QUEEN:
                args["seat"] = left_of(int(v.me))
            return Reason("FC-9", f"free-prompt-honour-{_LEVELS[v.due >> 2]}", args)
        if full_trick(v):
            return Reason("FC-17", "free-prompt-take")
        if v.retaking:
            cards = self.deck.names(int(v.back))
            key = "free-prompt-retake" if cards else "free-prompt-retake-discarded"
            return Reason("FC-17", key, {"cards": cards})
        return super().prompt(v)

    def score_lines(self, s: State) -> list[ScoreLine]:
        lines = super().score_lines(s)
        for p in range(SEATS):
            lost = sum(line.points for line in lines if line.seat == p and line.points > 0)
            if s.barred >> p & 1:
                lines.append(ScoreLine(p, -lost, Reason("FC-17", "free-line-barred")))
        return lines

    def table(self, v: State, log: Sequence[LogEntry]) -> dict[str, Any]:
        retaking = bool(v.retaking)
        return {
            **super().table(v, log),
            "honour": {
                "owed": self.deck.names(int(v.owed[v.me])),
                "forfeits": [bool(v.forfeits >> p & 1) for p in range(SEATS)],
                "barred": [bool(v.barred >> p & 1) for p in range(SEATS)],
                "calls_left": [int(CALLS - v.misses[p]) for p in range(SEATS)],
                "ready": [bool(v.readies >> p & 1) for p in range(SEATS)],
                "full": bool(full_trick(v)),
                "retaking": int(v.turn) if retaking else None,
                "back": self.deck.names(int(v.back)) if retaking else [],
            },
        }


_WORDS = {**{CALL + p: f"call {p}" for p in range(SEATS)}, TAKE: "take", READY: "ready"}
_LEVELS = ("ten", "jack", "queen", "king")


def _refusal(key: str, rule: str = "FC-17", **args: Any) -> RuleError:
    reason = Reason(rule, key, args)
    return RuleError(explain(reason), reason=reason)
