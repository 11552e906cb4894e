"""Rules of thumb for Free Clubs.

In the auction, the bot assumes that it pays its bids and gets the chest. It estimates how many
tricks this hand would take, and how many points these tricks would score. It bids if it expects
more points as declarer than as defender. It then bids the card that costs least. In play, the value
of a card depends on three things: the probable winner of the trick, the value of the trick, and the
later value of the card. The value of a trick covers the trick itself, the contract, the diamonds
and the ace of hearts. So declarers cash winners and draw trumps. Defenders cooperate while the
contract can be broken. No player overtakes a partner without a gain.

In honour play, the bot follows the rules. It calls a player only if at least one of the player's
cards must have been irregular, whatever the hidden cards are. For example, the player did not
follow a suit and shows a card of it later, or plays a card that a handicap must have taken. It
never guesses, so it never calls an honest player.

In 900 games to 250 points with rotated seats, the bot wins 98.9 % against two random players. In
games of three such bots, each scores 33 points per hand (1,500 hands). In 13 % of these hands, the
declarer chose to bid, and made 71 % of the contracts. Declarers who held the 10 of spades and had
to open (FC-4) made 25 %. docs/decisions/free-clubs-bidding.md explains why bids are rare.
"""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from clubsuit.bots.knowledge.base import ALONE, Features, Knowledge
from clubsuit.bots.knowledge.blunders import of_a_trick_game
from clubsuit.bots.knowledge.counting import lowest_of_suit, takers, takes_now
from clubsuit.bots.knowledge.evidence import (
    Evidence,
    Tried,
    cards_elsewhere,
    holder_evidence,
    no_evidence,
    others,
    top,
    trick_evidence,
)
from clubsuit.bots.knowledge.exact import THROWN, kept_takers, low_card, new_void, suit_named
from clubsuit.bots.knowledge.features import (
    CARDS,
    NEEDS,
    T_KNOWN,
    TRICK_END,
    card_features,
    needs,
    places,
    trick_features,
    write_cards,
    write_number,
)
from clubsuit.bots.knowledge.win_probability import race_chance, won
from clubsuit.errors import Reason
from clubsuit.game import View
from clubsuit.games.free_clubs.honour import rules as honour
from clubsuit.games.free_clubs.honour.rules import CALL, READY
from clubsuit.games.free_clubs.honour.sample import surely_irregular
from clubsuit.games.free_clubs.rules import (
    ACE_OF_HEARTS,
    AUCTION,
    CONTRACTS,
    DIAMONDS,
    HANDICAP,
    JOKER,
    JOKER_STEP,
    JOKERS,
    PASS,
    PAY,
    PENALTY,
    PER_SUIT,
    PER_TRICK,
    PLAY,
    PRIMARY,
    SEATS,
    SEND,
    SPADES,
    STATE,
    SUIT,
    TRICKS,
    begin_hand,
    begin_play,
    bidder_of,
    chest_of,
    clear_auction,
    clear_play,
    left_of,
    needed,
    on_side,
    payment,
    right_of,
    side_tricks,
    step_of,
    step_suit,
)
from clubsuit.games.free_clubs.sample import card_of_step
from clubsuit.games.free_clubs.suit_sampling import QUEEN, TEN
from clubsuit.games.placement import draw_cards
from clubsuit.games.state import NOBODY, OVER, Action, State
from clubsuit.games.tricks import CLUBS, NO_CARD, above, suit_cards, suit_of
from clubsuit.kernel import compiled, inlined, lowest, popcount

(
    BID, NO_HOPE, JOKER_CALL, LOSE_LEAST, SEND_SHORT,
    CASH, DRAW, LEAD_LOW, LEAD, WIN, TAKE, RUFF, FEED, SIDE, LEAVE, LOW,
) = range(16)  # fmt: skip
REASONS = (
    "rule-free-bid",
    "rule-free-no-hope",
    "rule-free-joker",
    "rule-free-lose-least",
    "rule-free-send",
    "rule-free-cash",
    "rule-free-draw",
    "rule-free-lead-low",
    "rule-free-lead",
    "rule-free-win",
    "rule-free-take",
    "rule-free-ruff",
    "rule-free-feed",
    "rule-free-side",
    "rule-free-leave",
    "rule-free-low",
)

DECLARING, DEFENDING = range(2)
"""Columns of WEIGHTS: one for the declaring side, and one for its opponents."""
(
    CONTRACT, DIAMOND, HEART_ACE, FIRST_SPADE, DECLARERS, DEFENDERS,
    SIDE_LATER, CLUB_LATER, CLUB_STEP, EARLY, ACE_LATER, STAND_BACK,
    DRAWING, DRAW_SURE, DRAW_SHARE, SHORT_LEAD, SHORTEN, LOW_CARD,
    KEEP_CLUB, KEEP_CLUB_STEP, KEEP_OVER, VOID, KEEP_ACE,
) = range(23)  # fmt: skip
WEIGHTS = np.array(
    [
        # value of a trick, in points in addition to its ten
        [1.13, 0.95],  # CONTRACT: value of a trick for my side while the contract is open
        [1.32, 2.04],  # DIAMOND: value of each diamond in the trick
        [8.32, 11.23],  # HEART_ACE: value of the ace of hearts in the trick
        [-1.07, 1.52],  # FIRST_SPADE: cost of a player's first spade
        [0.33, -0.02],  # DECLARERS: cost of each point of another declarer
        [1.52, -0.33],  # DEFENDERS: cost of each point of another defender
        # later value of a card
        [1.07, -0.02],  # SIDE_LATER: factor for a plain card's chance to win later
        [-0.08, 0.16],  # CLUB_LATER: minimum chance that a club wins later, by ruffing
        [-0.02, 0.07],  # CLUB_STEP: increase of this minimum for each rank above the ace
        [0.12, 0.52],  # EARLY: relative increase at the start of the hand, and decrease at its end
        [1.31, 2.87],  # ACE_LATER: deduction for the ace of hearts
        # choice of a card
        [0.66, 0.72],  # STAND_BACK: factor for the chance to beat a partner in an open contract
        [5.71, 0.0],  # DRAWING: value of drawing trumps, in points; defenders never draw trumps
        [0.72, 1.0],  # DRAW_SURE: minimum chance to win for a club that draws trumps
        [0.14, 9.0],  # DRAW_SHARE: minimum ratio of my clubs to hidden clubs for drawing trumps
        [2.02, -0.64],  # SHORT_LEAD: cost of a losing lead, for each card of the suit in my hand
        [0.58, 2.36],  # SHORTEN: value of leading the last card of a plain suit, to ruff later
        [-0.15, 0.33],  # LOW_CARD: cost per rank of the card
        # value of a card before the play, in tricks
        [0.54, 1.01],  # KEEP_CLUB: value of a club
        [0.07, 0.04],  # KEEP_CLUB_STEP: increase for each rank above the ace
        [0.56, 0.56],  # KEEP_OVER: deduction for each higher card of a plain suit elsewhere
        [0.55, 0.57],  # VOID: deduction for a card of a short plain suit, if I have clubs to ruff
        [0.09, 0.45],  # KEEP_ACE: deduction for the ace of hearts
    ]
)
"""Weights of the evaluation. They were tuned with an evolution strategy: randomly changed weights
played hands against the best weights so far (docs/decisions/weights-of-rule.md)."""
TRICK = float(PER_TRICK)
"""Points for a trick (FC-15)."""
JOKER_TRICK = 14.0
"""Expected points of a player who bids a Joker, for each trick that the hand would take if the
player were the only declarer."""
JOKER_COST = 34.0
"""Deduction from the expected points of a Joker bid, because the two partners often miss a
trick."""
DEFENCE = 45.0
"""Value of passing with an average hand. This value is higher than the score of the hand alone,
because another player must declare and usually loses points. This is especially true of the holder
of the 10 of spades."""
AVERAGE_TRICKS = 4.5
"""Number of tricks that an average hand would take as declarer."""
DEFENCE_STRONG = 4.0
"""Increase of the value of passing for each trick above AVERAGE_TRICKS that the hand would take as
declarer."""


# ---- card counting --------------------------------------------------------------------


@compiled
def known_of(v: State, q: int) -> int:
    """Return the cards that seat q is known to hold: cards that I sent, or gave because of a
    Queen."""
    cards = 0
    if q == right_of(v.me) and v.phase != SEND and v.sent[v.me] != NO_CARD:
        cards |= 1 << v.sent[v.me]
    if q == left_of(v.me):
        for suit in range(4):
            queen = 4 * QUEEN + 3 - suit
            paid_king = v.bids[q] >> (queen + 4) & 1 and on_side(v, q)
            if v.given[suit] != NO_CARD and v.bids[v.me] >> queen & 1 and not paid_king:
                cards |= 1 << v.given[suit]
    return cards & ~(v.hand[v.me] | v.shown[0] | v.shown[1] | v.shown[2])


@compiled
def hidden_cards(v: State) -> int:
    """Return the cards that either of the other players may hold or may have discarded."""
    cards = (
        v.pack & PRIMARY & ~(v.hand[v.me] | v.discards[v.me] | v.shown[0] | v.shown[1] | v.shown[2])
    )
    return cards & ~(known_of(v, left_of(v.me)) | known_of(v, right_of(v.me)))


@compiled
def holds_any(v: State, q: int, cards: int, hidden: int) -> float:
    """Return the probability that seat q holds at least one of the cards.

    Hidden cards are treated as dealt at random.
    """
    known = known_of(v, q)
    if known & cards:
        return 1.0
    possible = popcount(cards & hidden & ~v.lacks[q])
    if possible == 0:
        return 0.0
    share = (v.count[q] - popcount(known)) / max(1, popcount(hidden & ~v.lacks[q]))
    return float(1.0 - (1.0 - min(1.0, share)) ** possible)


@compiled
def can_beat(v: State, q: int, led: int, best: int, hidden: int) -> float:
    """Return the probability that seat q can beat the best card of a trick.

    led: the suit led.
    """
    higher = above(best)
    if suit_of(best) == led:
        chance = holds_any(v, q, higher, hidden)
        if led == 0:
            return chance
        higher = SUIT
    else:
        chance = 0.0
    void = 1.0 - holds_any(v, q, suit_cards(led), hidden)
    return chance + void * holds_any(v, q, higher, hidden)


@compiled
def wins_led(v: State, card: int, hidden: int) -> float:
    """Return the probability that a card of my hand wins the trick if I lead it."""
    chance = 1.0
    for q in (left_of(v.me), right_of(v.me)):
        if v.count[q]:
            chance *= 1.0 - can_beat(v, q, suit_of(card), card, hidden)
    return chance


# ---- auction ------------------------------------------------------------------------------


@compiled
def after_paying(hand: int, steps: int) -> int:
    """Return the hand after paying for these bids. For a 10, the lowest card is discarded."""
    for step in range(JOKER_STEP):
        if steps >> step & 1:
            cards = payment(hand, step)
            hand &= ~(cards & -cards if step >> 2 == TEN else cards)
    return hand


@compiled
def declarers_tricks(hand: int, steps: int) -> float:
    """Return the number of tricks that a hand should take with the chest, after these bids.

    hand: ten primary cards, without the chest.

    It is a linear function of the cards that are left, fitted to many hands played by bots.
    """
    rest = after_paying(hand, steps)
    tricks = 2.9 - 0.16 * popcount(rest) + 0.63 * popcount(rest & SUIT)
    for suit in range(4):
        cards = rest >> (PER_SUIT * suit) & SUIT
        tops = 0.8 * (cards >> 8) + 0.4 * (cards >> 7 & 1) + 0.2 * (cards >> 6 & 1)
        tricks += 1.4 * tops if suit == 0 else tops
    for step in range(JOKER_STEP):
        if steps >> step & 1:
            tricks -= 0.35 if step >> 2 >= QUEEN else 0.1
            if hand & suit_cards(step_suit(step)) == 0:
                tricks += 0.15  # only a card from the chest can pay
    return float(tricks)


@compiled
def success_chance(tricks: float, wanted: float) -> float:
    """Return the probability of taking at least the wanted number of tricks.

    tricks: expected number of tricks.
    """
    return float(1.0 / (1.0 + np.exp((wanted - 0.5 - tricks) / 0.95)))


@compiled
def declarers_points(v: State, tricks: float) -> float:
    """Return the expected score of a declarer with this expected number of tricks."""
    # `tricks` counts as in a hand of ten tricks, so the contract does too: seven, unless a house
    # rule changes it.
    wanted = 1.0 * (CONTRACTS[TRICKS] + v.contract - CONTRACTS[v.hand_size])
    chance = success_chance(tricks, wanted)
    others = 18.0  # for diamonds, the ace of hearts and spades
    return PER_TRICK * tricks - v.penalty * (1.0 - chance) + v.reward * chance + others


@compiled
def evaluate_bids(v: State, codes: np.ndarray, n: int, values: np.ndarray) -> None:
    """Write the expected score of each action in the auction. A bid is assumed to win."""
    hand = v.hand[v.me]
    tricks = declarers_tricks(hand, v.bids[v.me])
    passing = DEFENCE + DEFENCE_STRONG * (tricks - AVERAGE_TRICKS)
    for i in range(n):
        if codes[i] == PASS:
            values[i] = passing
            continue
        step = step_of(codes[i])
        steps = v.bids[v.me] | 1 << step
        if step == JOKER_STEP:
            cost = JOKER_COST * v.penalty / PENALTY
            values[i] = JOKER_TRICK * declarers_tricks(hand, steps) - cost
        else:
            values[i] = declarers_points(v, declarers_tricks(hand, steps))


# ---- discarding, giving and sending -------------------------------------------------------


@compiled
def keep_value(v: State, card: int) -> float:
    """Return the value of keeping a card before the play, in tricks."""
    role = role_of(v)
    suit = suit_of(card)
    hand = v.hand[v.me]
    rank = card - PER_SUIT * suit
    length = popcount(hand & suit_cards(suit))
    if suit == 0:
        return float(WEIGHTS[KEEP_CLUB, role] + WEIGHTS[KEEP_CLUB_STEP, role] * rank)
    over = popcount(above(card) & v.pack & PRIMARY & ~hand)
    worth = max(0.0, 0.9 - WEIGHTS[KEEP_OVER, role] * over) + 0.01 * rank
    if hand & SUIT and length <= 2:
        worth -= WEIGHTS[VOID, role] / length
    if 1 << card == ACE_OF_HEARTS:
        worth -= WEIGHTS[KEEP_ACE, role]
    return float(worth)


@compiled
def evaluate_losses(v: State, codes: np.ndarray, n: int, values: np.ndarray) -> None:
    """Write the values of discarding, giving or sending cards: the cheapest card is the best."""
    for i in range(n):
        values[i] = -keep_value(v, codes[i])


# ---- play ---------------------------------------------------------------------------------


@compiled
def role_of(v: State) -> int:
    """Return the column of WEIGHTS for my side."""
    return DECLARING if on_side(v, v.me) else DEFENDING


@compiled
def contract_open(v: State) -> bool:
    """Return whether the contract is still open: it can be made, and it can be broken."""
    taken = side_tricks(v)
    lost = v.tricks_done - taken
    return taken < needed(v) and lost <= v.hand_size - needed(v)


@compiled
def winning_worth(v: State, p: int, cards: int, role: int) -> float:
    """Return the value to me if p wins a trick with these cards."""
    points = TRICK + WEIGHTS[DIAMOND, role] * popcount(cards & DIAMONDS)
    if cards & ACE_OF_HEARTS:
        points += WEIGHTS[HEART_ACE, role]
    if cards & SPADES and v.taken[p] & SPADES == 0:
        points -= WEIGHTS[FIRST_SPADE, role]
    if p == v.me:
        worth = points
    else:
        worth = -points * WEIGHTS[DECLARERS if on_side(v, p) else DEFENDERS, role]
    if contract_open(v):
        friend = on_side(v, p) == on_side(v, v.me)
        worth += WEIGHTS[CONTRACT, role] if friend else -WEIGHTS[CONTRACT, role]
    return float(worth)


@compiled
def later_worth(v: State, card: int, hidden: int, role: int) -> float:
    """Return the expected later value of a card of my hand, in points."""
    chance = wins_led(v, card, hidden)
    if suit_of(card) == 0:
        chance = max(WEIGHTS[CLUB_LATER, role] + WEIGHTS[CLUB_STEP, role] * card, chance)
    else:
        chance *= WEIGHTS[SIDE_LATER, role]
    mine = winning_worth(v, v.me, 0, role)
    worth = chance * (mine - winning_worth(v, left_of(v.me), 0, role))
    worth *= 1.0 + WEIGHTS[EARLY, role] * (1.0 - v.tricks_done / 5.0)
    if 1 << card == ACE_OF_HEARTS:
        worth -= WEIGHTS[ACE_LATER, role]
    return float(worth)


@compiled
def could_play(v: State, q: int) -> bool:
    """Return whether the seat holds cards and has not played to the trick."""
    return v.count[q] > 0 and v.trick[q] == NO_CARD


@compiled
def plays_after_me(v: State, q: int) -> bool:
    """Return whether the seat will play to the trick after me.

    In honour play, my left neighbour may have lost the turn in this trick (FC-17a). Then not all
    players who could play have a place in the trick.
    """
    last = right_of(v.me)
    places = 1 if q == last else 1 + int(could_play(v, last))
    return could_play(v, q) and v.width - v.n - 1 >= places


@compiled
def trick_worth(v: State, card: int, hidden: int, role: int, chances: np.ndarray) -> float:
    """Return the expected value of the open trick to me if I play this card.

    chances: output array for the probability that each seat wins the trick.
    """
    me = v.me
    led = suit_of(card) if v.n == 0 else v.led
    cards = 1 << card
    for p in range(SEATS):
        chances[p] = 0.0
        if v.trick[p] != NO_CARD:
            cards |= 1 << v.trick[p]
    takes = takes_now(v, card)
    best = card if takes else v.best
    owner = me if takes else v.winner
    chances[owner] = 1.0
    q = me
    for _ in range(SEATS - 1):
        q = left_of(q)
        if not plays_after_me(v, q):
            continue
        chance = can_beat(v, q, led, best, hidden)
        if contract_open(v) and on_side(v, q) == on_side(v, owner):
            chance *= WEIGHTS[STAND_BACK, role]
        for p in range(SEATS):
            chances[p] *= 1.0 - chance
        chances[q] = chance
    worth = 0.0
    for p in range(SEATS):
        worth += chances[p] * winning_worth(v, p, cards, role)
    return float(worth)


@compiled
def evaluate_cards(v: State, codes: np.ndarray, n: int, values: np.ndarray) -> None:
    """Write the value of each card: the value of the trick minus the later value of the card."""
    role = role_of(v)
    hidden = hidden_cards(v)
    chances = np.zeros(SEATS, np.float64)
    draws = draws_trumps(v, hidden, role)
    for i in range(n):
        card = codes[i]
        suit = suit_of(card)
        values[i] = trick_worth(v, card, hidden, role, chances)
        values[i] -= later_worth(v, card, hidden, role)
        if v.n == 0 and draws and suit == 0 and chances[v.me] > WEIGHTS[DRAW_SURE, role]:
            values[i] += WEIGHTS[DRAWING, role]
        if v.n == 0 and shortens(v, card):
            values[i] += WEIGHTS[SHORTEN, role]
        if v.n == 0 and chances[v.me] < 0.5 and suit != 0:
            values[i] -= WEIGHTS[SHORT_LEAD, role] * popcount(v.hand[v.me] & suit_cards(suit))
        values[i] -= WEIGHTS[LOW_CARD, role] * (card % PER_SUIT)


@compiled
def shortens(v: State, card: int) -> bool:
    """Return whether I hold clubs to ruff with, and the card is my last one of a plain suit."""
    hand = v.hand[v.me]
    suit = suit_of(card)
    return suit != 0 and hand & SUIT != 0 and hand & suit_cards(suit) == 1 << card


@compiled
def draws_trumps(v: State, hidden: int, role: int) -> bool:
    """Return whether I should draw trumps: I have enough clubs, and also other cards."""
    mine = v.hand[v.me]
    enough = popcount(mine & SUIT) >= WEIGHTS[DRAW_SHARE, role] * popcount(hidden & SUIT)
    return bool(enough and mine & ~SUIT != 0)


@compiled
def evaluate(v: State, codes: np.ndarray, n: int, values: np.ndarray) -> None:
    """Write the value of each legal action (see `Knowledge`).

    The unit is points, or tricks for cards that are discarded, given or sent.
    """
    if n == 1 and codes[0] >= PAY:  # the only choice: take, ready or a King's payment
        values[0] = 0.0
        return
    if v.phase == AUCTION:
        evaluate_bids(v, codes, n, values)
    elif v.phase == HANDICAP or v.phase == SEND:
        evaluate_losses(v, codes, n, values)
    else:
        evaluate_cards(v, codes, n, values)


# ---- reasons ------------------------------------------------------------------------------


@compiled
def why(v: State, codes: np.ndarray, n: int, code: int) -> int:
    """Return the index of the reason for this choice (see `Knowledge.why`)."""
    if n == 1:
        return ALONE
    if v.phase == AUCTION:
        if code == PASS:
            return NO_HOPE
        return JOKER_CALL if code == JOKER else BID
    if v.phase == HANDICAP:
        return LOSE_LEAST
    if v.phase == SEND:
        return SEND_SHORT if _makes_short(v, code) else LOSE_LEAST
    return _why_lead(v, codes, n, code) if v.n == 0 else _why_follow(v, codes, n, code)


@compiled
def _makes_short(v: State, card: int) -> bool:
    """Return whether I can ruff, and hold at most one other card of this card's plain suit."""
    hand = v.hand[v.me]
    suit = suit_of(card)
    return suit != 0 and hand & SUIT != 0 and popcount(hand & suit_cards(suit)) <= 2


@compiled
def _why_lead(v: State, codes: np.ndarray, n: int, card: int) -> int:
    hidden = hidden_cards(v)
    if wins_led(v, card, hidden) >= 0.5:
        clubs_out = hidden & SUIT != 0
        draws = suit_of(card) == 0 and clubs_out and draws_trumps(v, hidden, role_of(v))
        return DRAW if draws else CASH
    for i in range(n):
        if wins_led(v, codes[i], hidden) >= 0.5:
            return LEAD
    return LEAD_LOW if lowest_of_suit(codes, n, card) else LEAD


@compiled
def _why_follow(v: State, codes: np.ndarray, n: int, card: int) -> int:
    if takes_now(v, card):
        if suit_of(card) == 0 and v.led != 0:
            return RUFF
        return WIN if lowest(takers(v, codes, n)) == card else TAKE
    if contract_open(v) and on_side(v, v.winner) == on_side(v, v.me):
        return FEED if lowest_of_suit(codes, n, card) else SIDE
    return LEAVE if takers(v, codes, n) else LOW


# ---- evidence -----------------------------------------------------------------------------

CHEST_CLUBS = 2
"""Minimum number of clubs in a rich treasure chest. The average is 1.5."""


def evidence(view: View, tried: Tried) -> list[Evidence]:
    """Return evidence about the hidden cards (see `Knowledge.evidence`)."""
    if view.state.phase == PLAY:
        v = view.state
        seen = int(v.hand[v.me] | v.discards[v.me] | np.bitwise_or.reduce(v.shown))
        return trick_evidence(view, tried, int(v.pack) & PRIMARY & ~seen, special=ACE_OF_HEARTS)
    if view.state.phase == AUCTION:
        return list(auction_evidence(view, tried.worlds))
    out = cards_elsewhere(view, tried.worlds)
    return list(holder_evidence(view, tried.worlds, out & ACE_OF_HEARTS | top(out & CLUBS)))


def auction_evidence(view: View, worlds: np.ndarray) -> Iterator[Evidence]:
    """Yield evidence about Jokers in other hands and about the clubs in the chest."""
    for q in others(view):
        holds = worlds["auction"][:, q] & JOKERS != 0
        yield Evidence("counted-free-joker", {"seat": q}, holds)
    clubs = np.array([popcount(cards & CLUBS) for cards in worlds["chest"]])
    yield Evidence("counted-free-rich", {"number": CHEST_CLUBS}, clubs >= CHEST_CLUBS)
    yield Evidence("counted-free-poor", {"number": CHEST_CLUBS}, clubs < CHEST_CLUBS)


# ---- honour play (FC-17) ------------------------------------------------------------------


def call(view: View) -> Action | None:
    """Return a call of a player who must have played an irregular card, or None.

    After the last trick, return the action `ready` if no call is certain to succeed.
    """
    news = _has_news(view)
    for action in view.off_turn():
        called = action.code - CALL
        if action.code == READY:
            return action
        if news and called != view.seat and surely_irregular(view.state, called):
            return action
    return None


def _has_news(view: View) -> bool:
    """Return whether the log has something new since this seat last thought about a call."""
    entries = [entry for entry in view.log if entry.text not in ("take", "ready")]
    if not entries:
        return False
    mine = entries[-1].seat == view.seat
    return entries[-1].note is not None if mine else entries[-1] is view.log[-1]


# ---- features, for the network of `trained` ------------------------------------------------

STEPS = JOKER_STEP + 1
(F_AUCTION, F_DISCARDS, F_BIDS, F_STANDING, F_BIDDER, F_PASSES, F_DECLARER, F_PARTNER, F_PHASE,
 F_DUE, F_TRICKS, F_DIAMONDS, F_SPADE, F_ACE, F_COUNT, F_NEEDS, F_OPEN, F_CODE,
 FREE_END) = places(
    CARDS, CARDS, 3 * STEPS, STEPS + 1, 4, 3, 4, 4, 6,
    STEPS, 3 * 11, 3 * 10, 3, 3, 3 * 18, 3 * NEEDS, 2 * 11, 3 * 64,
    start=TRICK_END,
)  # fmt: skip


@compiled
def _gone(v: State) -> int:
    """Return the cards that are known to be in no hand."""
    return v.shown[0] | v.shown[1] | v.shown[2] | v.discards[v.me] | ~PRIMARY


@inlined
def _seat(p: int, me: int) -> int:
    """Return the number of a seat relative to mine, or 3 for NOBODY."""
    return 3 if p == NOBODY else (p - me) % 3


@compiled
def position(v: State, out: np.ndarray) -> int:
    """Write the features of a view (see `Features`)."""
    me = v.me
    n = trick_features(v, 3, hidden_cards(v), out, 0)
    n = write_cards(known_of(v, left_of(me)), T_KNOWN, out, n)
    n = write_cards(known_of(v, right_of(me)), T_KNOWN + CARDS, out, n)
    n = write_cards(v.discards[me], F_DISCARDS, out, n)
    if v.phase == AUCTION:
        n = write_cards(v.auction[me], F_AUCTION, out, n)
    if v.phase == HANDICAP:
        n = write_number(v.due, STEPS, F_DUE, out, n)
    n = write_number(v.phase, 6, F_PHASE, out, n)
    n = write_number(v.standing + 1, STEPS + 1, F_STANDING, out, n)
    n = write_number(v.passes, 3, F_PASSES, out, n)
    n = write_number(_seat(v.bidder, me), 4, F_BIDDER, out, n)
    n = write_number(_seat(v.declarer, me), 4, F_DECLARER, out, n)
    n = write_number(_seat(v.partner, me), 4, F_PARTNER, out, n)
    if v.declarer != NOBODY:
        joker = int(v.partner != NOBODY)
        lacking = needed(v) - side_tricks(v)
        n = write_number(lacking, 11, F_OPEN + 11 * joker, out, n)
    for i in range(3):
        p = (me + i) % 3
        n = write_cards(v.bids[p], F_BIDS + STEPS * i, out, n)
        n = write_number(v.tricks[p], 11, F_TRICKS + 11 * i, out, n)
        n = write_number(popcount(v.taken[p] & DIAMONDS), 10, F_DIAMONDS + 10 * i, out, n)
        n = write_number(v.count[p], 18, F_COUNT + 18 * i, out, n)
        n = write_number(needs(v, p), NEEDS, F_NEEDS + NEEDS * i, out, n)
        if v.taken[p] & SPADES:
            out[n] = F_SPADE + i
            n += 1
        if v.taken[p] & ACE_OF_HEARTS:
            out[n] = F_ACE + i
            n += 1
    return n


@compiled
def choice(v: State, code: int, out: np.ndarray, n: int) -> int:
    """Write the features of a choice (see `Features`)."""
    if v.phase == PLAY and code < CARDS:
        return card_features(v, code, 3, _gone(v), out, n)
    return write_number(code, 64, F_CODE + 64 * (min(v.phase, 4) - AUCTION), out, n)


# ---- the chance to win the game -----------------------------------------------------------

MEAN, SPREAD = 34.3, 32.9
"""Mean and standard deviation of a player's points in a hand."""


@compiled
def win_probability(s: State, me: int) -> float:
    """Return the chance to win the game (see `Knowledge.win_probability`)."""
    if s.phase == OVER:
        return won(s, me, 1)
    return race_chance(s, me, SEATS, MEAN, SPREAD)


# ---- rewinding to the start of a hand or of its play ---------------------------------------


@compiled
def rewind(past: State, before_play: bool, rng: np.ndarray) -> None:
    """Reset a world to the start of the hand or of the play (see `Knowledge.rewind`)."""
    if before_play:
        _undo_sends(past)
        _undo_handicaps(past)
        _undo_auction(past, rng)
    clear_play(past)
    if not before_play:
        begin_play(past)


@compiled
def _undo_sends(past: State) -> None:
    """Return the cards that were sent to their senders."""
    if past.phase != PLAY:
        return
    for p in range(SEATS):
        if past.sent[p] != NO_CARD:
            past.hand[right_of(p)] &= ~(1 << past.sent[p])
    for p in range(SEATS):
        if past.sent[p] != NO_CARD:
            past.hand[p] |= 1 << past.sent[p]


@compiled
def _undo_handicaps(past: State) -> None:
    """Return discarded and given cards to the seats that paid them."""
    for p in range(SEATS):
        past.hand[p] |= past.discards[p]
    for suit in range(4):
        giver = bidder_of(past, 4 * QUEEN + 3 - suit)
        if past.given[suit] != NO_CARD and giver != NOBODY:
            past.hand[left_of(giver)] &= ~(1 << past.given[suit])
            past.hand[giver] |= 1 << past.given[suit]


@compiled
def _undo_auction(past: State, rng: np.ndarray) -> None:
    """Undo the auction.

    The chest is drawn at random from the declarer's cards, because no other player has seen it.
    """
    if past.declarer != NOBODY:
        past.chest = draw_cards(past.hand[past.declarer], chest_of(past), rng)
        past.hand[past.declarer] &= ~past.chest
    for p in range(SEATS):
        for step in range(JOKER_STEP + 1):
            if past.bids[p] >> step & 1:
                past.auction[p] |= 1 << card_of_step(step)
    clear_auction(past)
    begin_hand(past)


# ---- exact reasons ------------------------------------------------------------------------

WEAK = 2
"""Minimum number of higher cards elsewhere with which a card is called weak."""


def exact_bid(view: View, code: int, key: str) -> Reason:
    """Return the number of tricks that a bid should lead to as the reason, if it is enough."""
    tricks = _expected_tricks(view, code)
    if tricks < view.state.contract:
        return Reason("", "rule-free-bid-least")
    return Reason("", key, {"tricks": tricks})


def _expected_tricks(view: View, code: int) -> int:
    """Return the expected tricks after winning the auction with this bid."""
    v = view.state
    steps = int(v.bids[view.seat]) | 1 << int(step_of(code))
    return round(declarers_tricks(int(v.hand[view.seat]), steps))


def exact_pass(view: View, code: int, key: str) -> Reason:
    """Return the number of tricks of the best bid as the reason, if it is too small."""
    bids = [one for one in view.codes() if one not in (PASS, JOKER)]
    need = int(view.state.contract)
    most = max((_expected_tricks(view, one) for one in bids), default=need)
    if most >= need or need != CONTRACTS[view.state.hand_size]:
        return Reason("", key)  # the text names the usual contract
    return Reason("", "rule-free-few", {"tricks": most})


def exact_loss(view: View, card: int, key: str) -> Reason:
    """Return why this card is discarded, given or sent."""
    hand = int(view.state.hand[view.seat])
    own = hand & suit_cards(suit_of(card)) & PRIMARY
    if view.rules.words.verb(view.state) == "send":
        return exact_send(view, card, key)
    if own != 1 << card and lowest(own) == card:
        return Reason("", "rule-free-pay-low", suit_named(card))
    return Reason("", key)


def exact_send(view: View, card: int, key: str) -> Reason:
    """Return why this card is sent: it makes a void or nearly one, or it is weak."""
    hand = int(view.state.hand[view.seat])
    rest = hand & ~(1 << card)
    own = rest & suit_cards(suit_of(card)) & PRIMARY
    higher = int(above(card) & view.state.pack) & PRIMARY & ~hand
    if new_void(hand, 1 << card):
        return Reason("", "rule-free-send-last", suit_named(card))
    if suit_of(card) and rest & CLUBS and own.bit_count() == 1:
        return Reason("", "rule-free-send", suit_named(card))
    if suit_of(card) and higher.bit_count() >= WEAK:
        return Reason("", "rule-free-send-weak", {**suit_named(card), "number": higher.bit_count()})
    return Reason("", "rule-free-lose-least")


EXACT = {
    "rule-free-bid": exact_bid,
    "rule-free-no-hope": exact_pass,
    "rule-free-lose-least": exact_loss,
    "rule-free-send": exact_send,
    "rule-free-low": low_card,
    "rule-free-leave": kept_takers,
}
EXACT_REASONS = (
    *THROWN,
    "rule-free-bid-least",
    "rule-free-few",
    "rule-free-pay-low",
    "rule-free-send-last",
    "rule-free-send-weak",
)

STRICT = Knowledge(
    evaluate=evaluate,
    why=why,
    blunders=of_a_trick_game(SEATS),
    reasons=REASONS,
    liked=frozenset(
        {"rule-free-lead", "rule-free-lose-least", "rule-free-bid-least", "rule-free-take"}
    ),
    exact=EXACT,
    exact_reasons=EXACT_REASONS,
    evidence=evidence,
    care=6.0,
    misjudges=(3.0, 0.4),
    win_probability=win_probability,
    rewind=rewind,
    unread=frozenset({"discard", "give", "send"}),
    play_apart=True,
    features=Features(position, choice, FREE_END),
    exploration=30.0,
)
KNOWLEDGE = {
    STATE: STRICT,
    honour.STATE: replace(
        STRICT, act_out_of_turn=call, rewind=None, features=None, evidence=no_evidence
    ),
}
"""Knowledge by record type. In honour play, cards may have been played irregularly, so past
decisions are not used to weight worlds, and there is no evidence."""
