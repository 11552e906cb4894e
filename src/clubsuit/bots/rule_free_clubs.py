"""Rules of thumb for Free Clubs.

In the auction the bot counts the tricks that its hand should take with the chest,
once its bids are paid for, and what they would score; it bids where that is more
than defending brings, and by the card that costs least. In play it asks of each
card: who will win this trick, what is that worth to me (a trick, the contract,
diamonds, the ace of hearts), and what would the card be worth later? So declarers
cash and draw trumps, defenders stand together while the contract can be broken,
and nobody overtakes a partner for nothing.

In honour play the bot keeps to the rules, and calls a player whose cards cannot all have been
regular, whatever the others hold: a suit that was not followed and is shown later, a card that
a handicap must have taken. It never guesses, so it never calls an honest player.

Measured over 3,000 games to 250 each, seats rotated: against two random players it
wins 99.5 % of the games, with 67 points a hand against their 8; two of them against
one random player lose fewer than one game in 1,000. Among themselves they score 34
points a hand each; a declarer who chose to bid, which happens in two hands of five,
makes 47 % of the contracts, one left with the 10 of spades 31 %.
"""

import numpy as np

from clubsuit.bots.base import RuleBook
from clubsuit.bots.counting import takes_now
from clubsuit.game import View
from clubsuit.games.base import Action, State
from clubsuit.games.free_clubs import (
    ACE_OF_HEARTS,
    AUCTION,
    DIAMONDS,
    HANDICAP,
    JOKER,
    JOKER_STEP,
    PASS,
    PAY,
    PER_SUIT,
    PRIMARY,
    SEATS,
    SEND,
    SPADES,
    SUIT,
    TRICKS,
    left_of,
    needed,
    on_side,
    payment,
    right_of,
    side_tricks,
    step_of,
    step_suit,
)
from clubsuit.games.free_clubs_hidden import QUEEN, TEN
from clubsuit.games.free_clubs_honour import CALL, READY, surely_irregular
from clubsuit.games.tricks import NO_CARD, above, suit_cards, suit_of
from clubsuit.kernel import compiled, popcount

(
    FORCED, BID, NO_HOPE, JOKER_CALL, LOSE_LEAST, SEND_LOW,
    CASH, DRAW, LEAD_LOW, WIN, RUFF, FEED, LOW,
) = range(13)  # fmt: skip
REASONS = (
    "rule-free-forced",
    "rule-free-bid",
    "rule-free-no-hope",
    "rule-free-joker",
    "rule-free-lose-least",
    "rule-free-send",
    "rule-free-cash",
    "rule-free-draw",
    "rule-free-lead-low",
    "rule-free-win",
    "rule-free-ruff",
    "rule-free-feed",
    "rule-free-low",
)

# Worths in points, found by measuring.
TRICK = 10.0
CONTRACT_MINE = 1.5
"""A trick more towards the contract, for the declaring side while it is open."""
CONTRACT_THEIRS = 2.0
"""A trick less for the declarer, for a defender while the contract is open."""
DIAMOND = 3.5
HEART_ACE = 10.0
FIRST_SPADE = 1.5
RIVALS = 0.4
"""What a point less for each of the others is worth to me."""
SIDE_LATER = 0.7
"""How much of its chance to win now a card of a plain suit keeps for later."""
CLUB_LATER = 0.35
"""The least chance of a club to win later, by ruffing,"""
CLUB_STEP = 0.03
"""and for each rank above the ace."""
ACE_LATER = 3.0
"""What holding the ace of hearts costs."""
STAND_BACK = 0.5
"""How often a player beats one of the own side, while the contract is open."""
DRAWING = 10.0
"""What it is worth to take the others' trumps."""
DRAW_SURE = 0.95
"""How surely the club that draws them must win;"""
DRAW_SHARE = 0.5
"""how many clubs I need for each of theirs."""
SHORT_LEAD = 5.0
"""What a declarer without a winner to lead loses for each card of the suit of a low lead."""
SHORTEN = 1.5
"""What it is worth to lead the last card of a plain suit, so as to ruff."""
KEEP_CLUB = 0.6
"""Before play, in tricks: what a club is worth,"""
KEEP_CLUB_STEP = 0.06
"""and for each rank above the ace;"""
KEEP_OVER = 0.3
"""what a plain card loses for each higher one elsewhere;"""
VOID = 0.35
"""a plain card loses where its suit is short and could be ruffed from;"""
KEEP_ACE = 0.2
"""what the ace of hearts loses."""
JOKER_TRICK = 14.0
"""What a Joker's bidder scores for each trick expected as lone declarer,"""
JOKER_COST = 34.0
"""less what the two usually pay for missing a trick."""
DEFENCE = 31.0
"""What a defender scores with an average hand,"""
DEFENCE_STRONG = 4.0
"""and more for each trick that the hand would take as a declarer's."""


# ---- what can be counted --------------------------------------------------------------


@compiled
def known_of(v: State, q: int) -> int:
    """The cards that I know seat q to hold: what I sent it, or gave it by a Queen."""
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
    """The cards that may be with either of the others, or discarded by them."""
    cards = PRIMARY & ~(v.hand[v.me] | v.discards[v.me] | v.shown[0] | v.shown[1] | v.shown[2])
    return cards & ~(known_of(v, left_of(v.me)) | known_of(v, right_of(v.me)))


@compiled
def holds_any(v: State, q: int, cards: int, hidden: int) -> float:
    """The chance that seat q holds at least one of the cards, hidden ones being dealt evenly."""
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
    """The chance that seat q can beat the best card of a trick in this suit."""
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
    """The chance that the card, led, would win."""
    chance = 1.0
    for q in (left_of(v.me), right_of(v.me)):
        if v.count[q]:
            chance *= 1.0 - can_beat(v, q, suit_of(card), card, hidden)
    return chance


# ---- auction ------------------------------------------------------------------------------


@compiled
def after_paying(hand: int, steps: int) -> int:
    """The hand once these bids are paid for, a 10 with the lowest card."""
    for step in range(JOKER_STEP):
        if steps >> step & 1:
            cards = payment(hand, step)
            hand &= ~(cards & -cards if step >> 2 == TEN else cards)
    return hand


@compiled
def declarers_tricks(hand: int, steps: int) -> float:
    """The tricks that a hand of ten should take with the chest, these bids paid.

    A sum over the cards that are left, fitted to many hands that bots have played.
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
                tricks += 0.15  # only the chest can bring a card to pay with
    return float(tricks)


@compiled
def chance_of(tricks: float, wanted: float) -> float:
    """The chance to take as many as wanted, where so many are expected."""
    return float(1.0 / (1.0 + np.exp((wanted - 0.5 - tricks) / 0.95)))


@compiled
def declarers_points(tricks: float) -> float:
    """What declaring with so many expected tricks should score."""
    return 10.0 * tricks - 50.0 * (1.0 - chance_of(tricks, 7.0)) + 18.0


@compiled
def judge_bids(v: State, codes: np.ndarray, n: int, values: np.ndarray) -> int:
    """What each bid should score if it won, less what passing brings."""
    hand = v.hand[v.me]
    passing = DEFENCE + DEFENCE_STRONG * (declarers_tricks(hand, v.bids[v.me]) - 4.5)
    best = -1
    for i in range(n):
        if codes[i] == PASS:
            values[i] = passing
            continue
        step = step_of(codes[i])
        steps = v.bids[v.me] | 1 << step
        if step == JOKER_STEP:
            values[i] = JOKER_TRICK * declarers_tricks(hand, steps) - JOKER_COST
        else:
            values[i] = declarers_points(declarers_tricks(hand, steps))
        if best < 0 or values[i] > values[best]:
            best = i
    if n == 1:
        return FORCED
    if best < 0 or values[best] < passing:
        return NO_HOPE
    return JOKER_CALL if codes[best] == JOKER else BID


# ---- cards to lose ------------------------------------------------------------------------


@compiled
def keeping(v: State, card: int) -> float:
    """What a card of my hand is worth before play, in tricks."""
    suit = suit_of(card)
    hand = v.hand[v.me]
    rank = card - PER_SUIT * suit
    length = popcount(hand & suit_cards(suit))
    if suit == 0:
        return KEEP_CLUB + KEEP_CLUB_STEP * rank
    over = popcount(above(card) & PRIMARY & ~hand)
    worth = max(0.0, 0.9 - KEEP_OVER * over) + 0.01 * rank
    if hand & SUIT and length <= 2:
        worth -= VOID / length
    if 1 << card == ACE_OF_HEARTS:
        worth -= KEEP_ACE
    return float(worth)


@compiled
def judge_losses(v: State, codes: np.ndarray, n: int, values: np.ndarray) -> int:
    """Discard, give or send what is worth least."""
    for i in range(n):
        values[i] = -keeping(v, codes[i])
    if n == 1:
        return FORCED
    return LOSE_LEAST if v.phase == HANDICAP else SEND_LOW


# ---- play ---------------------------------------------------------------------------------


@compiled
def contract_open(v: State) -> bool:
    """Whether the contract can still be both made and broken."""
    taken = side_tricks(v)
    lost = v.tricks_done - taken
    return taken < needed(v) and lost <= TRICKS - needed(v)


@compiled
def winning_worth(v: State, p: int, cards: int) -> float:
    """What it is worth to me that p wins a trick with these cards in it."""
    points = TRICK
    points += DIAMOND * popcount(cards & DIAMONDS)
    if cards & ACE_OF_HEARTS:
        points += HEART_ACE
    if cards & SPADES and v.taken[p] & SPADES == 0:
        points -= FIRST_SPADE
    worth = points if p == v.me else -RIVALS * points
    if contract_open(v):
        if on_side(v, v.me):
            worth += CONTRACT_MINE if on_side(v, p) else -CONTRACT_MINE
        else:
            worth += -CONTRACT_THEIRS if on_side(v, p) else CONTRACT_THEIRS
    return worth


@compiled
def later_worth(v: State, card: int, hidden: int) -> float:
    """What a card of my hand should still bring later."""
    chance = wins_led(v, card, hidden)
    if suit_of(card) == 0:
        chance = max(CLUB_LATER + CLUB_STEP * card, chance)
    else:
        chance *= SIDE_LATER
    worth = chance * (winning_worth(v, v.me, 0) - winning_worth(v, left_of(v.me), 0))
    if 1 << card == ACE_OF_HEARTS:
        worth -= ACE_LATER
    return worth


@compiled
def trick_worth(v: State, card: int, hidden: int, chances: np.ndarray) -> float:
    """What the open trick should be worth to me with this card; chances: who wins it."""
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
        if v.count[q] == 0 or v.trick[q] != NO_CARD:
            continue
        chance = can_beat(v, q, led, best, hidden)
        if contract_open(v) and on_side(v, q) == on_side(v, owner):
            chance *= STAND_BACK
        for p in range(SEATS):
            chances[p] *= 1.0 - chance
        chances[q] = chance
    worth = 0.0
    for p in range(SEATS):
        worth += chances[p] * winning_worth(v, p, cards)
    return worth


@compiled
def judge_cards(v: State, codes: np.ndarray, n: int, values: np.ndarray) -> int:
    """The worth of the trick with each card, less what the card would be worth later."""
    hidden = hidden_cards(v)
    chances = np.zeros(SEATS, np.float64)
    draws = draws_trumps(v, hidden)
    best = 0
    for i in range(n):
        card = codes[i]
        values[i] = trick_worth(v, card, hidden, chances) - later_worth(v, card, hidden)
        if v.n == 0 and draws and suit_of(card) == 0 and chances[v.me] > DRAW_SURE:
            values[i] += DRAWING
        if v.n == 0 and shortens(v, card):
            values[i] += SHORTEN
        if v.n == 0 and on_side(v, v.me) and chances[v.me] < 0.5 and suit_of(card) != 0:
            values[i] -= SHORT_LEAD * popcount(v.hand[v.me] & suit_cards(suit_of(card)))
        values[i] -= 0.01 * (card % PER_SUIT)
        if values[i] > values[best]:
            best = i
    if n == 1:
        return FORCED
    return _reason(v, codes[best], hidden, draws)


@compiled
def shortens(v: State, card: int) -> bool:
    """Whether the card is my last of a plain suit, and I hold clubs to ruff with."""
    hand = v.hand[v.me]
    suit = suit_of(card)
    return suit != 0 and hand & SUIT != 0 and hand & suit_cards(suit) == 1 << card


@compiled
def draws_trumps(v: State, hidden: int) -> bool:
    """Whether I should take the others' trumps: mine are longer, and I have other winners."""
    mine = v.hand[v.me]
    return popcount(mine & SUIT) >= DRAW_SHARE * popcount(hidden & SUIT) and mine & ~SUIT != 0


@compiled
def _reason(v: State, card: int, hidden: int, draws: bool) -> int:
    if v.n == 0:
        if wins_led(v, card, hidden) < 0.5:
            return LEAD_LOW
        return DRAW if draws and suit_of(card) == 0 else CASH
    if takes_now(v, card):
        return RUFF if suit_of(card) == 0 and v.led != 0 else WIN
    friend = contract_open(v) and on_side(v, v.winner) == on_side(v, v.me)
    return FEED if friend else LOW


@compiled
def judge(v: State, codes: np.ndarray, n: int, values: np.ndarray) -> int:
    """What each legal action is worth, in points; see `RuleBook`."""
    if n == 1 and codes[0] >= PAY:  # take, ready, a King's payment: there is nothing to weigh
        values[0] = 0.0
        return FORCED
    if v.phase == AUCTION:
        return judge_bids(v, codes, n, values)
    if v.phase == HANDICAP or v.phase == SEND:
        return judge_losses(v, codes, n, values)
    return judge_cards(v, codes, n, values)


# ---- honour play (FC-17) ------------------------------------------------------------------


def notice(view: View) -> Action | None:
    """Call a player who must have played an irregular card, as soon as that is sure.

    After the last trick, say so when there is nobody to call.
    """
    news = _news(view)
    for action in view.off_turn():
        called = action.code - CALL
        if action.code == READY or (news and surely_irregular(view.record, called)):
            return action
    return None


def _news(view: View) -> bool:
    """Whether something was shown since this seat was last asked."""
    said = [entry for entry in view.log if entry.text not in ("take", "ready")]
    if not said:
        return False
    mine = said[-1].seat == view.seat
    return said[-1].note is not None if mine else said[-1] is view.log[-1]


FREE_CLUBS = RuleBook(judge, REASONS, notice)
