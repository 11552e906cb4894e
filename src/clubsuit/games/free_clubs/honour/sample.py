"""Samples of the hidden cards behind a view of Free Clubs in honour play."""

import numpy as np

from clubsuit.games.free_clubs import rules as strict
from clubsuit.games.free_clubs.honour import move_sampling
from clubsuit.games.free_clubs.honour.rules import STATE, _clear_before, got_by, owe
from clubsuit.games.free_clubs.rules import (
    AUCTION,
    HANDICAP,
    PRIMARY,
    SEATS,
    SEND,
    TRICKS,
    left_of,
    on_side,
    right_of,
    step_suit,
)
from clubsuit.games.free_clubs.sample import sample_auction
from clubsuit.games.free_clubs.suit_sampling import QUEEN
from clubsuit.games.state import NOBODY, State
from clubsuit.games.tricks import NO_CARD, suit_cards, suit_of
from clubsuit.kernel import compiled, lowest, nth_card, popcount
from clubsuit.random_numbers import rand_below


def sample(v: State, rng: np.ndarray, s: State) -> None:
    """Place the hidden cards in `s`, a copy of the view `v`; set the debts and irregular cards.

    There are three compiled steps instead of one, because a compiled function compiles its callees
    again.
    """
    if sample_auction(v, rng, s):
        return
    known = _hidden_facts(v)
    move_sampling.place_cards(known, rng)
    _place_all(v, known, rng, s)


def _hidden_facts(v: State) -> move_sampling.Known:
    known = move_sampling.Known(
        np.zeros((move_sampling.MOVES, move_sampling.M_SIZE), np.int64),
        np.zeros((52, move_sampling.C_SIZE), np.int64),
        np.zeros((SEATS, 4), np.int64),
        np.zeros((SEATS, 4), np.int64),
        int(v.count[left_of(v.me)] - popcount(got_by(v, left_of(v.me), TRICKS))),
    )
    _write_facts(v, known)
    return known


@compiled
def _place_all(v: State, known: move_sampling.Known, rng: np.ndarray, s: State) -> None:
    """Write the cards drawn into the state."""
    moves, cards = known.moves, known.cards
    starts = np.zeros(SEATS, np.int64)
    for card in range(52):
        if cards[card, move_sampling.C_START] != move_sampling.SETTLED:
            starts[cards[card, move_sampling.C_FROM]] |= 1 << card
            _place(v, card, cards[card], s)
    for p in (left_of(v.me), right_of(v.me)):
        s.hand[p] |= got_by(v, p, TRICKS)
        _find_debts(v, moves, starts, p, s)
        _find_irregular(v, p, s)
        if v.phase == SEND and v.senders >> p & 1:
            s.sent[p] = nth_card(s.hand[p], rand_below(rng, popcount(s.hand[p])))


@compiled
def _write_facts(v: State, known: move_sampling.Known) -> None:
    """Write everything that the view shows about the hidden cards."""
    _move_facts(v, known.moves)
    for p in range(SEATS):
        for suit in range(4):
            known.held[_seen_from(v, p), suit] = v.held_from[p, suit]
            known.void[_seen_from(v, p), suit] = v.void_from[p, suit]
    for card in range(52):
        if (v.pack & PRIMARY) >> card & 1:
            _card_facts(v, card, known.cards[card])


def surely_irregular(v: State, p: int) -> bool:
    """Return whether the view proves that p played an irregular card not ruled on.

    The test assumes that a call would find nothing. If no placing of the hidden cards fits this
    assumption, a real call must find something.
    """
    if not _may_be_irregular(v, p):
        return False
    if _revoked_openly(v, p):
        return True
    cleared = np.array([v], STATE)[0]
    _clear_before(cleared, p, TRICKS)
    return not move_sampling.possible(_hidden_facts(cleared))


@compiled
def _may_be_irregular(v: State, p: int) -> bool:
    """Return whether p may have played an irregular card not ruled on.

    Such a card was of a suit other than the one led, or may have been owed.
    """
    for trick in range(TRICKS):
        card = v.laid[p, trick]
        if card == NO_CARD or v.judged[p] >> trick & 1:
            continue
        if on_side(v, p) or suit_of(card) != v.suits[trick]:
            return True
    return False


@compiled
def _revoked_openly(v: State, p: int) -> bool:
    """Return whether p did not follow suit although all players knew that p could.

    All players had seen p get a card of that suit (FC-17a).
    """
    for trick in range(TRICKS):
        card = v.laid[p, trick]
        if card == NO_CARD or v.judged[p] >> trick & 1 or suit_of(card) == v.suits[trick]:
            continue
        if got_by(v, p, trick) & suit_cards(v.suits[trick]):
            return True
    return False


@compiled
def _ever_got(v: State, p: int) -> int:
    """Return the owed cards that p has got from the right neighbour in this hand."""
    cards = 0
    for trick in range(TRICKS):
        cards |= v.got[p, trick]
    return cards


@compiled
def _seen_from(v: State, p: int) -> int:
    """Return a seat's place as seen from `me`.

    It is 0 for me, 1 for my left neighbour and 2 for the right one.
    """
    return (p - v.me + SEATS) % SEATS


@compiled
def _passed_on(v: State) -> bool:
    """Return whether the pass is over and its cards have moved."""
    return v.phase != AUCTION and v.phase != HANDICAP and v.phase != SEND


@compiled
def _move_facts(v: State, moves: np.ndarray) -> None:
    """Write what the view shows about each handicap and about the pass."""
    for step in range(16):
        owner = strict.bidder_of(v, step)
        moves[step, move_sampling.M_OWNER] = move_sampling.NOBODY
        if owner == NOBODY or not on_side(v, owner) or step > v.due:
            continue
        p = _seen_from(v, owner)
        moves[step, move_sampling.M_OWNER] = p
        if step == v.due:
            moves[step, move_sampling.M_STATE] = move_sampling.DUE
        elif v.asked >> step & 1:
            moves[step, move_sampling.M_STATE] = move_sampling.PAID
            moves[step, move_sampling.M_CARDS] = strict.paid_for(v, step)
            to_me = p == move_sampling.B and step >> 2 == QUEEN
            moves[step, move_sampling.M_SEEN] = p == move_sampling.ME or to_me
        else:
            moves[step, move_sampling.M_STATE] = move_sampling.NOT_ASKED
    moves[move_sampling.PASS_ON, move_sampling.M_OWNER] = move_sampling.NOBODY
    if _passed_on(v):
        moves[move_sampling.PASS_ON, move_sampling.M_STATE] = move_sampling.PAID
        moves[move_sampling.PASS_ON, move_sampling.M_CARDS] = v.senders >> right_of(v.me) & 1


@compiled
def _card_facts(v: State, card: int, facts: np.ndarray) -> None:
    """Write what the view shows about a card."""
    me = v.me
    a = left_of(me)
    b = right_of(me)
    bit = 1 << card
    mine = (v.hand[me] | v.shown[me] | v.discards[me]) & ~_ever_got(v, me) & bit
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
        seen |= 1 << move_sampling.PASS_ON
        if card == v.sent[a]:
            got |= 1 << move_sampling.PASS_ON
    facts[move_sampling.C_SEEN] = seen
    facts[move_sampling.C_TRICK] = move_sampling.IN_HAND
    facts[move_sampling.C_START] = move_sampling.THEIRS
    if seen:
        if not got >> lowest(seen) & 1:
            facts[move_sampling.C_START] = move_sampling.MINE
    elif mine:
        facts[move_sampling.C_START] = move_sampling.SETTLED
    if mine:
        facts[move_sampling.C_END] = move_sampling.WITH_ME
    for p in (a, b):
        if _ever_got(v, p) & bit:  # the card's journey ended with the right neighbour
            continue
        sent_here = p == b and card == v.sent[me] and _passed_on(v)
        if (v.shown[p] | v.known[p]) & bit or sent_here:
            facts[move_sampling.C_END] = move_sampling.WITH_A if p == a else move_sampling.WITH_B
            _debt_facts(v, p, bit, facts)
        for trick in range(TRICKS):
            if v.laid[p, trick] == card:
                facts[move_sampling.C_TRICK] = trick


@compiled
def _debt_facts(v: State, p: int, bit: int, facts: np.ndarray) -> None:
    """Write what the rulings showed about a card of p, and whether a ruling took it away."""
    if v.exposed[p] & bit:
        facts[move_sampling.C_DEBT] = move_sampling.OWED_TO_DISCARDS
        facts[move_sampling.C_TRICK] = move_sampling.PUT_ASIDE
    elif _ever_got(v, left_of(p)) & bit:
        facts[move_sampling.C_DEBT] = move_sampling.OWED_TO_LEFT
        facts[move_sampling.C_TRICK] = move_sampling.PUT_ASIDE
    elif v.proven_owed[p] & bit:
        facts[move_sampling.C_DEBT] = move_sampling.IS_OWED
    elif v.not_owed[p] & bit:
        facts[move_sampling.C_DEBT] = move_sampling.NOT_OWED


@compiled
def _place(v: State, card: int, drawn: np.ndarray, s: State) -> None:
    """Write the end of a card's journey into the state, with the hidden moves that it made."""
    a = left_of(v.me)
    b = right_of(v.me)
    bit = 1 << card
    if drawn[move_sampling.C_TRICK] == move_sampling.IN_HAND:
        if drawn[move_sampling.C_TO] == move_sampling.A:
            s.hand[a] |= bit
        elif drawn[move_sampling.C_TO] == move_sampling.B:
            s.hand[b] |= bit
    hidden = drawn[move_sampling.C_MADE] & ~drawn[move_sampling.C_SEEN]
    while hidden:
        move = lowest(hidden)
        hidden &= hidden - 1
        if move == move_sampling.PASS_ON:
            s.sent[b] = card
        elif move >> 2 == QUEEN:
            s.given[step_suit(move)] = card
        else:
            s.discards[a if v.bids[a] >> move & 1 else b] |= bit
            s.paid_with[move] |= bit


@compiled
def _find_debts(v: State, moves: np.ndarray, starts: np.ndarray, p: int, s: State) -> None:
    """Write the cards that seat p owes, or owed when the play began.

    The function finds them by repeating the payments of all handicaps.
    """
    me = _seen_from(v, p)
    hand = starts[me]
    s.owed[p] = 0
    s.owed_left[p] = 0
    for step in range(16):
        if moves[step, move_sampling.M_STATE] != move_sampling.PAID:
            continue
        paid = s.paid_with[step]
        if step >> 2 == QUEEN and s.given[step_suit(step)] != NO_CARD:
            paid = 1 << s.given[step_suit(step)]
        owner = moves[step, move_sampling.M_OWNER]
        if owner == me:
            owe(s, p, hand, step, paid)
            hand &= ~paid
        elif step >> 2 == QUEEN and (owner + 1) % SEATS == me:
            hand |= paid
    if _passed_on(v) and s.sent[p] != NO_CARD:
        s.owed[p] &= ~(1 << s.sent[p])
        s.owed_left[p] &= s.owed[p]


@compiled
def _find_irregular(v: State, p: int, s: State) -> None:
    """Write which cards of seat p were irregular and not ruled on, and which cards p still owes."""
    owed = s.owed[p]
    free = s.hand[p] & ~owed
    for trick in range(TRICKS - 1, -1, -1):
        card = v.laid[p, trick]
        if card != NO_CARD:
            wrong = suit_of(card) != v.suits[trick] and free & suit_cards(v.suits[trick])
            if owed >> card & 1:
                wrong = True
                s.played_owed[p] |= 1 << trick
            else:
                free |= 1 << card
            if wrong and not v.judged[p] >> trick & 1:
                s.irregular[p] |= 1 << trick
        free &= ~v.got[p, trick]
    s.owed[p] = owed & s.hand[p]
