"""Free Clubs, for three players.

Each player gets six *auction cards* (10 and above, Jokers) and ten *primary cards* (ace, low, to
nine). Six more primary cards are placed face down as the *treasure chest*. Players bid auction
cards, each of which is a handicap. The last bidder is the *declarer*, who takes the chest, pays a
handicap for every card bid, and must take seven of ten tricks. After the bid of a Joker, two
partners must take all ten tricks. Then each player sends one card to the right neighbour, and the
tricks begin. Clubs are always trumps. (Rules FC-1 to FC-16 in `texts/en/free-clubs.md`. The package
`honour` builds honour play, FC-17, on the functions of this module.)

Action codes:

    0..53   a card (ACE_LOW deck: clubs A..K = 0..12, diamonds 13..25, … Jokers 52, 53):
            the phase determines whether it is bid, discarded, given, sent or played.
            A Joker is always bid as 52: the two Jokers are copies of one card
    PASS    no bid
    PAY     a King's payment: the three highest cards of its suit, or all if fewer

The *steps* of the auction are numbered from 0 (10 of spades) to 15 (king of clubs); 16 is a Joker.
Each bid is higher than the last one, so the set of steps that were bid also determines their order.
Handicaps are paid from the lowest step up (FC-9).
"""

from typing import Any

import numpy as np

from clubsuit.games import state
from clubsuit.games.free_clubs.suit_sampling import KING, KING_CARDS, QUEEN, TEN
from clubsuit.games.state import DEAL, NOBODY, OVER, State, state_dtype, view_common
from clubsuit.games.tricks import NO_CARD, beats, one_of_each_row, suit_cards, suit_of
from clubsuit.kernel import compiled, fill_cards, highest, inlined, lowest, nth_card, popcount
from clubsuit.random_numbers import rand_below

AUCTION, HANDICAP, SEND, PLAY = 2, 3, 4, 5
"""The phases of a hand, in addition to those of all games (`games.state`)."""
JOKER, OTHER_JOKER, PASS, PAY = 52, 53, 54, 55
SEATS = 3
BIDS, HAND = 6, 10
"""Number of auction cards and of primary cards per player (FC-2); options can reduce both."""
TRICKS = HAND
"""Maximum number of tricks of a hand."""
PER_SUIT = 13
SUIT = (1 << 9) - 1
"""The primary cards of a suit, ace to nine, as bits from 0."""
PRIMARY = SUIT | SUIT << 13 | SUIT << 26 | SUIT << 39
JOKERS = 1 << JOKER | 1 << OTHER_JOKER
AUCTION_CARDS = ((1 << 54) - 1) & ~PRIMARY
SPADES = SUIT << 39
DIAMONDS = SUIT << 13
ACE_OF_HEARTS = 1 << 26
TEN_OF_SPADES = 48

NO_BID = -1
"""Value of `standing` before the opening bid."""
JOKER_STEP = 16
"""The highest step of the auction; both Jokers have it."""

CONTRACT = 7
"""Number of tricks in ten that a lone declarer must take (FC-15)."""
CONTRACTS = np.array([-(-CONTRACT * tricks // TRICKS) for tricks in range(TRICKS + 1)])
"""Number of tricks that a lone declarer must take without a house rule, by the number of tricks in
the hand. A research game with fewer tricks has the same share, rounded up."""
PENALTY = 50
"""Points that each declarer loses with a broken contract (FC-15)."""
PER_TRICK = 10
MOST_DIAMONDS = 20
TIED_DIAMONDS = MOST_DIAMONDS // 2
HEART_ACE = 10
NO_SPADE = 5
"""Points for a trick, for most diamonds (alone and tied), for the ace of hearts, and for tricks
without a spade (FC-15)."""

PHASE_RULES = {AUCTION: "FC-4", HANDICAP: "FC-9", SEND: "FC-10", PLAY: "FC-12"}
"""The rule that governs each phase."""


def step_card(step: int) -> int:
    """Return the auction card of a step; for the Joker's step, the first Joker."""
    return JOKER if step == JOKER_STEP else PER_SUIT * (3 - step % 4) + 9 + step // 4


def _overbids() -> np.ndarray:
    """Return the cards that may be bid over each standing bid (FC-4, FC-5).

    The index is the step of the standing bid, plus 1. Index 0 is for the opening bid. A level has
    four steps, and a bid may go to the end of the next level.
    """
    table = np.zeros(JOKER_STEP + 1, np.int64)
    table[0] = 1 << TEN_OF_SPADES
    for standing in range(JOKER_STEP):
        for step in range(standing + 1, min(standing // 4 * 4 + 8, JOKER_STEP + 1)):
            table[standing + 1] |= JOKERS if step == JOKER_STEP else 1 << step_card(step)
    return table


OVERBIDS = _overbids()

FIELDS: list[tuple[Any, ...]] = [
    ("contract", "i8"),  # number of tricks that a lone declarer must take (FC-15)
    ("penalty", "i8"),  # points that each declarer loses with a broken contract (FC-15)
    ("reward", "i8"),  # points that each declarer gets for a contract (house rule, FC-15)
    ("pass_once", "i8"),  # 1: a seat that passes is out of the auction (house rule, FC-4)
    ("auction", "i8", (SEATS,)),  # by seat: auction cards dealt but not bid
    ("chest", "i8"),  # the treasure chest, until it is taken
    ("found", "i8"),  # the cards that the declarer found in the chest
    ("bids", "i8", (SEATS,)),  # by seat: set of steps bid
    ("standing", "i8"),  # the step of the highest bid, or NO_BID
    ("bidder", "i8"),  # the seat that made that bid
    ("passes", "i8"),  # passes in a row; with `pass_once`, all passes
    ("out", "i8"),  # set of seats that may not bid any more (only with `pass_once`)
    ("declarer", "i8"),  # the seat that won the auction, or NOBODY
    ("partner", "i8"),  # the Joker partner, or NOBODY
    ("due", "i8"),  # the step whose handicap is due; all lower steps are paid
    ("paid", "i8"),  # two bits per step: number of cards that its handicap took
    ("discards", "i8", (SEATS,)),  # by seat: set of cards discarded
    ("given", "i8", (4,)),  # by suit: the card given away for its Queen, or NO_CARD
    ("senders", "i8"),  # set of seats that have chosen a card to send
    ("sent", "i8", (SEATS,)),  # by seat: the card it chose to send, or NO_CARD
    ("led", "i8"),  # the suit led to the open trick
    ("trick", "i8", (SEATS,)),  # by seat: the card played, or NO_CARD
    ("n", "i8"),  # number of cards in the trick
    ("width", "i8"),  # number of cards in the full trick: one per player with cards
    ("best", "i8"),  # the card that wins so far
    ("winner", "i8"),  # the seat that played that card
    ("tricks", "i8", (SEATS,)),  # by seat: number of tricks won
    ("shown", "i8", (SEATS,)),  # by seat: set of cards played in this hand
    ("taken", "i8", (SEATS,)),  # by seat: set of cards in tricks won
    ("lacks", "i8", (SEATS,)),  # by seat: cards that it does not hold, as its plays show
]
"""The game's own fields of a state, in addition to the common ones."""

STATE = state_dtype(SEATS, FIELDS)


# ---- deal (FC-2) ---------------------------------------------------------------------


@compiled
def start(s: State) -> None:
    """Start a new game, with no scores and no cards dealt.

    The options, the number of seats and the generator are kept.
    """
    clear_hand(s)
    state.start(s)


@compiled
def clear_hand(s: State) -> None:
    """Prepare the state for the next deal, by the left neighbour of the last dealer."""
    if s.hand_number > 0:
        s.dealer = left_of(s.dealer)
    s.hand_number += 1
    for p in range(SEATS):
        s.score[p] = 0
    clear_auction(s)
    clear_play(s)


@inlined
def clear_auction(s: State) -> None:
    """Reset the fields of the auction, the handicaps and the pass."""
    for p in range(SEATS):
        s.bids[p] = 0
        s.discards[p] = 0
        s.sent[p] = NO_CARD
    for suit in range(4):
        s.given[suit] = NO_CARD
    s.standing = NO_BID
    s.bidder = NOBODY
    s.passes = 0
    s.out = 0
    s.found = 0
    s.declarer = NOBODY
    s.partner = NOBODY
    s.due = 0
    s.paid = 0
    s.senders = 0


@inlined
def clear_play(s: State) -> None:
    """Reset the fields of the play."""
    for p in range(SEATS):
        s.trick[p] = NO_CARD
        s.tricks[p] = 0
        s.shown[p] = 0
        s.taken[p] = 0
        s.lacks[p] = 0
    s.led = 0
    s.n = 0
    s.width = 0
    s.best = NO_CARD
    s.winner = NOBODY
    s.tricks_done = 0
    s.last_winner = NOBODY


@compiled
def scatter(cards: int, a: int, b: int, c: int, rng: np.ndarray) -> tuple[int, int, int]:
    """Deal a, b and c cards of the set to three places at random, and return the three sets.

    Each card goes to a place with a probability proportional to the place's free room. The cards
    that remain go to no place.
    """
    left = popcount(cards)
    first = second = third = 0
    while cards:
        bit = cards & -cards
        cards ^= bit
        k = rand_below(rng, left)
        left -= 1
        to_first = int(k < a)  # without branches, because unpredictable branches are slow
        to_second = int(k < a + b) - to_first
        to_third = int(k < a + b + c) - to_second - to_first
        first |= bit & -to_first
        second |= bit & -to_second
        third |= bit & -to_third
        a -= to_first
        b -= to_second
        c -= to_third
    return first, second, third


@compiled
def deal(s: State) -> None:
    """Deal the next hand at random."""
    clear_hand(s)
    primary = s.pack & PRIMARY
    each = s.hand_size
    a, b, c = scatter(primary, each, each, each, s.rng)
    s.hand[0] = a
    s.hand[1] = b
    s.hand[2] = c
    s.chest = primary & ~(a | b | c)
    each = bids_of(s)
    a, b, c = scatter(s.pack & AUCTION_CARDS, each, each, each, s.rng)
    s.auction[0] = a
    s.auction[1] = b
    s.auction[2] = c
    begin_hand(s)


@compiled
def bids_of(s: State) -> int:
    """Return the number of auction cards dealt to each player (FC-2)."""
    return popcount(s.pack & AUCTION_CARDS) // SEATS


@compiled
def chest_of(s: State) -> int:
    """Return the number of cards in the chest (FC-2)."""
    return popcount(s.pack & PRIMARY) - SEATS * s.hand_size


@compiled
def begin_hand(s: State) -> None:
    """Begin the auction after the deal: the holder of the 10 of spades opens (FC-4)."""
    order_jokers(s)
    s.phase = AUCTION
    for p in range(SEATS):
        if s.auction[p] >> TEN_OF_SPADES & 1:
            s.turn = p


@compiled
def order_jokers(s: State) -> None:
    """Give numbers to two Jokers in different hands: the lower seat's Joker is number 52.

    The two Jokers are interchangeable.
    """
    free = JOKER
    for p in range(SEATS):
        jokers = popcount(s.auction[p] & JOKERS)
        if jokers == 1:
            s.auction[p] = s.auction[p] & ~JOKERS | 1 << free
            free = OTHER_JOKER


# ---- legal ---------------------------------------------------------------------------


@compiled
def left_of(p: int) -> int:
    """Return the next player clockwise."""
    return p + 1 if p < SEATS - 1 else 0


@compiled
def right_of(p: int) -> int:
    """Return the previous player."""
    return p - 1 if p > 0 else SEATS - 1


@compiled
def step_of(card: int) -> int:
    """Return the auction step of a card (FC-3)."""
    if card >= JOKER:
        return JOKER_STEP
    suit = suit_of(card)
    return 4 * (card - PER_SUIT * suit - 9) + 3 - suit


@compiled
def step_suit(step: int) -> int:
    """Return the suit of a step's card."""
    return 3 - (step & 3)


@compiled
def bidder_of(s: State, step: int) -> int:
    """Return the seat that bid a step, or NOBODY."""
    for p in range(SEATS):
        if s.bids[p] >> step & 1:
            return p
    return NOBODY


@compiled
def paid_for(s: State, step: int) -> int:
    """Return the number of cards that the handicap of a step has taken."""
    return s.paid >> (2 * step) & 3


@compiled
def on_side(s: State, p: int) -> bool:
    """Return whether the seat is the declarer or the Joker partner."""
    return p == s.declarer or p == s.partner


@compiled
def payment(hand: int, step: int) -> int:
    """Return the cards of the hand that the handicap of a step takes (FC-9).

    For a 10, these are the cards from which the payer chooses one.
    """
    cards = hand & suit_cards(step_suit(step))
    level = step >> 2
    if level == TEN or cards == 0:
        return cards
    top = 1 << highest(cards)
    if level == KING:
        for _ in range(KING_CARDS - 1):
            rest = cards & ~top
            if rest:
                top |= 1 << highest(rest)
    return top


@compiled
def legal_bids(s: State) -> int:
    """Return the bids that the seat to act may make (FC-4, FC-5); a Joker is number 52."""
    bids = s.auction[s.turn] & OVERBIDS[s.standing + 1]
    if bids & JOKERS:
        bids = bids & ~JOKERS | 1 << JOKER
    return bids


@compiled
def legal_cards(s: State) -> int:
    """Return the cards that the seat to act may play, following suit if able (FC-12)."""
    hand = s.hand[s.turn]
    if s.n == 0:
        return hand
    follow = hand & suit_cards(s.led)
    return follow if follow else hand


@inlined
def legal_set(s: State) -> int:
    """Return the legal action codes as a bit mask; 0 if no seat is to act."""
    if s.phase == PLAY:
        return legal_cards(s)
    if s.phase == AUCTION:
        bids = legal_bids(s)
        return bids if s.standing == NO_BID else bids | 1 << PASS
    if s.phase == HANDICAP:
        if s.due >> 2 == KING:
            return 1 << PAY
        return payment(s.hand[s.turn], s.due)
    if s.phase == SEND:
        return s.hand[s.turn]
    return 0


@compiled
def legal(s: State, out: np.ndarray) -> int:
    """Write the legal action codes to `out` and return their number."""
    return fill_cards(legal_set(s), out)


# ---- apply ---------------------------------------------------------------------------


@compiled
def apply(s: State, code: int, cards: int) -> None:
    """Carry out a legal action."""
    if s.phase == PLAY:
        _play(s, code)
    elif s.phase == AUCTION:
        make_bid(s, code)
    elif s.phase == HANDICAP:
        _pay(s, code)
    else:
        send_card(s, code)


@compiled
def make_bid(s: State, code: int) -> None:
    """Bid or pass; two passes in a row, or a Joker, end the auction (FC-6, FC-7)."""
    p = s.turn
    s.turn = next_bidder(s, p)
    if code == PASS:
        s.passes += 1
        s.out |= s.pass_once << p
        if s.passes == 2:
            _take_chest(s, s.bidder)
        return
    if code >= JOKER:
        _show_joker(s, p)
        s.partner = s.bidder
    else:
        s.auction[p] &= ~(1 << code)
    s.standing = step_of(code)
    s.bidder = p
    s.bids[p] |= 1 << s.standing
    if not s.pass_once:
        s.passes = 0
    if s.standing == JOKER_STEP:
        _take_chest(s, p)


@compiled
def next_bidder(s: State, p: int) -> int:
    """Return the next player clockwise who is not out of the auction."""
    q = left_of(p)
    return left_of(q) if s.out >> q & 1 else q


@compiled
def _show_joker(s: State, p: int) -> None:
    """Remove a Joker from the hand of p.

    The Joker shown is number 52 by definition, so the other one becomes number 53.
    """
    jokers = popcount(s.auction[p] & JOKERS)
    s.auction[p] &= ~JOKERS
    for q in range(SEATS):
        if (q == p and jokers == 2) or s.auction[q] & JOKERS:
            s.auction[q] = s.auction[q] & ~JOKERS | 1 << OTHER_JOKER


@compiled
def _take_chest(s: State, declarer: int) -> None:
    """Give the chest to the declarer, who has won the auction (FC-8); handicaps follow."""
    s.declarer = declarer
    s.hand[declarer] |= s.chest
    s.found = s.chest
    s.chest = 0
    s.phase = HANDICAP
    next_handicap(s)


@compiled
def next_handicap(s: State) -> None:
    """Advance to the next handicap that takes a card, starting at the one due.

    After the last handicap, the phase SEND begins.
    """
    declared = s.bids[s.declarer]
    steps = declared
    if s.partner != NOBODY:
        steps |= s.bids[s.partner]
    steps &= ((1 << JOKER_STEP) - 1) & ~((1 << s.due) - 1)
    while steps:
        due = lowest(steps)
        steps &= steps - 1
        owner = s.declarer if declared >> due & 1 else s.partner
        if s.hand[owner] & suit_cards(step_suit(due)):
            s.due = due
            s.turn = owner
            return
    s.due = JOKER_STEP
    s.phase = SEND
    _next_sender(s)


@compiled
def _pay(s: State, code: int) -> None:
    """Pay the handicap that is due (FC-9)."""
    p = s.turn
    cards = payment(s.hand[p], s.due) if code == PAY else 1 << code
    s.hand[p] &= ~cards
    s.paid |= popcount(cards) << (2 * s.due)
    if s.due >> 2 == QUEEN:
        s.hand[left_of(p)] |= cards
        s.given[suit_of(code)] = code
    else:
        s.discards[p] |= cards
    s.due += 1
    next_handicap(s)


@compiled
def _next_sender(s: State) -> None:
    """Let the next seat with cards choose a card to send.

    After the last choice, all cards move at the same time (FC-10).
    """
    for p in range(SEATS):
        if s.hand[p] and not s.senders >> p & 1:
            s.turn = p
            return
    for p in range(SEATS):
        if s.sent[p] != NO_CARD:
            s.hand[p] &= ~(1 << s.sent[p])
    for p in range(SEATS):
        if s.sent[p] != NO_CARD:
            s.hand[right_of(p)] |= 1 << s.sent[p]
    begin_play(s)


@compiled
def send_card(s: State, card: int) -> None:
    """Choose the card that the seat to act sends to the right (FC-10)."""
    p = s.turn
    s.sent[p] = card
    s.senders |= 1 << p
    _next_sender(s)


@compiled
def begin_play(s: State) -> None:
    """Begin the play and set the seat on lead (FC-11).

    That seat was dealt at least two cards and has paid no handicap, so it has a card to lead.
    """
    s.phase = PLAY
    s.turn = left_of(s.declarer)
    if s.partner != NOBODY:
        s.turn = SEATS - s.declarer - s.partner
    s.width = SEATS - without_cards(s)


@compiled
def without_cards(s: State) -> int:
    """Return the number of players without cards."""
    return int(s.hand[0] == 0) + int(s.hand[1] == 0) + int(s.hand[2] == 0)


@compiled
def _play(s: State, card: int) -> None:
    p = s.turn
    bit = 1 << card
    if s.n == 0:
        s.led = suit_of(card)
        s.best = card
        s.winner = p
    else:
        if suit_of(card) != s.led:
            s.lacks[p] |= suit_cards(s.led)
        if beats(s, card):
            s.best = card
            s.winner = p
    s.hand[p] &= ~bit
    s.shown[p] |= bit
    s.trick[p] = card
    s.n += 1
    if s.n == s.width:
        _finish_trick(s)
        return
    p = left_of(p)
    if s.hand[p] == 0:  # skipped (FC-13)
        p = left_of(p)
    s.turn = p


@compiled
def _finish_trick(s: State) -> None:
    if take_trick(s):
        score_hand(s)


@compiled
def take_trick(s: State) -> bool:
    """Give the trick to its winner, who then leads (FC-13).

    A winner without cards leaves the lead to the right neighbour. Returns whether the hand is over
    (FC-14).
    """
    winner = s.winner
    for p in range(SEATS):
        if s.trick[p] != NO_CARD:
            s.taken[winner] |= 1 << s.trick[p]
            s.trick[p] = NO_CARD
    s.n = 0
    s.tricks[winner] += 1
    s.tricks_done += 1
    s.last_winner = winner
    s.turn = winner if s.hand[winner] else right_of(winner)
    without = without_cards(s)
    s.width = SEATS - without
    return s.tricks_done == s.hand_size or without >= 2


# ---- score (FC-15, FC-16) -----------------------------------------------------------------


@compiled
def side_tricks(s: State) -> int:
    """Return the number of tricks of the declaring side."""
    if s.declarer == NOBODY:
        return 0
    return s.tricks[s.declarer] + (s.tricks[s.partner] if s.partner != NOBODY else 0)


@compiled
def needed(s: State) -> int:
    """Return the number of tricks that the declaring side must take (FC-7, FC-15)."""
    return s.contract if s.partner == NOBODY else s.hand_size


@compiled
def contract_points(s: State, p: int) -> int:
    """Return a seat's points for the contract: a reward, or a penalty below 0."""
    if not on_side(s, p):
        return 0
    return -s.penalty if side_tricks(s) < needed(s) else s.reward


@compiled
def diamond_points(s: State, p: int) -> int:
    """Return a seat's points for the diamonds taken."""
    mine = popcount(s.taken[p] & DIAMONDS)
    a = popcount(s.taken[left_of(p)] & DIAMONDS)
    b = popcount(s.taken[right_of(p)] & DIAMONDS)
    if mine == 0 or a > mine or b > mine:
        return 0
    return TIED_DIAMONDS if a == mine or b == mine else MOST_DIAMONDS


@compiled
def earned(s: State, p: int) -> int:
    """Return the points of a seat for what it took; they are never negative."""
    score = PER_TRICK * s.tricks[p] + diamond_points(s, p)
    if s.taken[p] & ACE_OF_HEARTS:
        score += HEART_ACE
    if s.taken[p] & SPADES == 0:
        score += NO_SPADE
    return score


@compiled
def score_hand(s: State) -> None:
    """Score the hand and add the scores to the totals."""
    for p in range(SEATS):
        s.score[p] = earned(s, p) + contract_points(s, p)
    end_hand(s)


@compiled
def end_hand(s: State) -> None:
    """Add the scores to the totals; the game is over when a seat reaches the target (FC-16)."""
    s.turn = NOBODY
    s.phase = DEAL
    most = s.total[0] + s.score[0]
    for p in range(SEATS):
        s.total[p] += s.score[p]
        most = max(most, s.total[p])
    if most >= s.target:
        s.phase = OVER
        for p in range(SEATS):
            if s.total[p] == most:
                s.winners |= 1 << p


# ---- endings: functions for the exact solver -------------------------------------------------


@compiled
def ending_choices(s: State) -> int:
    """Return one card of each group of equivalent cards that the seat to act may play.

    Equivalent cards lead to the same result.
    """
    others = 0
    for p in range(SEATS):
        if s.trick[p] != NO_CARD:
            others |= 1 << s.trick[p]
        if p != s.turn:
            others |= s.hand[p]
    cards = legal_cards(s)
    return one_of_each_row(cards & ~ACE_OF_HEARTS, others) | cards & ACE_OF_HEARTS


@compiled
def ending_key(s: State) -> int:
    """Return a key of everything that the remaining score of the hand depends on.

    It is called at the start of a trick. Players keep their cards until they play them, so the set
    of all cards held determines each hand. It also determines which diamonds have been played, so
    the number of diamonds that two seats took determines that of the third.
    """
    held = s.hand[0] | s.hand[1] | s.hand[2]
    key = 0
    for suit in range(4):
        key |= (held >> PER_SUIT * suit & SUIT) << 9 * suit
    key |= s.turn << 36 | s.tricks_done << 38 | min(side_tricks(s), needed(s)) << 42
    for p in range(SEATS):
        key |= int(s.taken[p] & SPADES != 0) << 46 + p
    for p in range(2):
        key |= popcount(s.taken[p] & DIAMONDS) << 49 + 4 * p
    return key


@compiled
def banked(s: State, p: int) -> int:
    """Return the points that a seat keeps for sure; later tricks can only add to them (FC-15)."""
    return PER_TRICK * s.tricks[p] + (HEART_ACE if s.taken[p] & ACE_OF_HEARTS else 0)


# ---- view ----------------------------------------------------------------------------------


@compiled
def view(s: State, me: int, v: State) -> None:
    """Copy what the seat may know into `v`, which is all zeros."""
    view_common(s, me, v)
    v.contract = s.contract
    v.penalty = s.penalty
    v.reward = s.reward
    v.pass_once = s.pass_once
    v.out = s.out
    v.standing = s.standing
    v.bidder = s.bidder
    v.passes = s.passes
    v.declarer = s.declarer
    v.partner = s.partner
    v.due = s.due
    v.paid = s.paid
    v.senders = s.senders
    v.led = s.led
    v.n = s.n
    v.width = s.width
    v.best = s.best
    v.winner = s.winner
    for p in range(SEATS):
        v.bids[p] = s.bids[p]
        v.trick[p] = s.trick[p]
        v.tricks[p] = s.tricks[p]
        v.shown[p] = s.shown[p]
        v.taken[p] = s.taken[p]
        v.lacks[p] = s.lacks[p]
        v.sent[p] = NO_CARD
    if me == s.declarer:
        v.found = s.found
    v.discards[me] = s.discards[me]
    v.auction[me] = s.auction[me]
    if s.standing != JOKER_STEP and popcount(s.auction[me] & JOKERS) == 1:
        v.auction[me] = s.auction[me] & ~JOKERS | 1 << JOKER  # hide which Joker it is
    v.sent[me] = s.sent[me]
    if s.phase != SEND:
        v.sent[left_of(me)] = s.sent[left_of(me)]
    for suit in range(4):
        giver = bidder_of(s, 4 * QUEEN + 3 - suit)
        saw = giver != NOBODY and (giver == me or left_of(giver) == me)
        v.given[suit] = s.given[suit] if saw else NO_CARD


@compiled
def received(v: State) -> int:
    """Return the cards from the chest, a Queen or the pass that the view's seat still holds."""
    cards = v.found
    for suit in range(4):
        if v.given[suit] != NO_CARD and v.bids[right_of(v.me)] >> (4 * QUEEN + 3 - suit) & 1:
            cards |= 1 << v.given[suit]
    if v.sent[left_of(v.me)] != NO_CARD:
        cards |= 1 << v.sent[left_of(v.me)]
    return cards & v.hand[v.me]


# ---- playout ----------------------------------------------------------------------------------


@inlined
def decide_randomly(s: State, rng: np.ndarray) -> bool:
    """Carry out a random legal code; each code has the same probability."""
    choice = legal_set(s)
    apply(s, nth_card(choice, rand_below(rng, popcount(choice))), 0)
    return True
