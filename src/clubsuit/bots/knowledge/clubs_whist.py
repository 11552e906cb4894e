"""Rules of thumb for Clubs (Whist group).

The bot estimates the number of tricks that its hand will win. It normally plays *up*: for many
tricks. With a score that is already very low, it may play *down*: for few tricks, because both +11
and -11 win. It keeps a hand that is good for the direction in which it plays. When it plays up, the
value of a card is the probability that the card wins this trick minus the probability that it wins
a later trick. When it plays down, the sign is reversed.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from clubsuit.bots.knowledge.base import ALONE, Features, Knowledge
from clubsuit.bots.knowledge.blunders import of_a_trick_game
from clubsuit.bots.knowledge.counting import (
    can_beat,
    hidden_cards,
    lowest_of_suit,
    out_above,
    takers,
    takes_now,
)
from clubsuit.bots.knowledge.evidence import Evidence, Tried, trick_evidence, unplayed
from clubsuit.bots.knowledge.exact import THROWN, kept_takers, low_card
from clubsuit.bots.knowledge.features import (
    CARDS,
    NEEDS,
    T_KNOWN,
    TRICK_END,
    card_features,
    places,
    trick_features,
    write_cards,
    write_number,
)
from clubsuit.bots.knowledge.win_probability import won
from clubsuit.errors import Reason
from clubsuit.game import View
from clubsuit.games import motifs
from clubsuit.games.clubs_whist.rules import (
    BID,
    EXCHANGE,
    KEEP,
    LAST_TRICK_POINTS,
    PLAY,
    SEATS,
    STATE,
    SWAP,
    TRICK_POINTS,
    begin_hand,
    clear_hand,
)
from clubsuit.games.state import OVER, State
from clubsuit.games.tricks import CLUBS, suit_cards, suit_of
from clubsuit.kernel import compiled, lowest, popcount

(
    KEEP_FROM, CLUB, CLUB_OVER, CLUB_LEAST, CLUB_LATER,
    SIDE, SIDE_OVER, SIDE_LONG, SIDE_GONE, SIDE_LATER, LEADING, SECOND, LOW_CARD,
) = range(13)  # fmt: skip
WEIGHTS = np.array(
    [
        -1.1,  # KEEP_FROM: minimum value of a hand that is kept, in tricks beyond the usual quota
        # expected later tricks of a card
        1.07,  # CLUB: expected tricks of a club
        0.1,  # CLUB_OVER: deduction for each higher club elsewhere
        0.45,  # CLUB_LEAST: minimum number of tricks of a club, since it can ruff
        0.82,  # CLUB_LATER: weight of a club's later tricks when a card is chosen
        0.75,  # SIDE: expected tricks of a plain card
        0.27,  # SIDE_OVER: deduction for each higher card of the suit elsewhere
        0.12,  # SIDE_LONG: deduction for each card of the suit beyond three in my hand
        0.11,  # SIDE_GONE: deduction for each card of the suit played or known elsewhere
        0.9,  # SIDE_LATER: weight of a plain card's later tricks when a card is chosen
        # choice of a card
        1.05,  # LEADING: weight of the current trick for the seat that leads
        0.83,  # SECOND: weight of the current trick for the seat that plays second
        0.03,  # LOW_CARD: cost per rank of the card
    ]
)
"""Weights of the evaluation. They were tuned with an evolution strategy: randomly changed weights
played hands against the best weights so far (docs/decisions/weights-of-rule.md)."""
FAR_DOWN = -0.15
"""Highest score at which the bot may play for few tricks, as a share of the target. It was tuned
over whole games."""
DOWNWARD = 7.0
"""Maximum strength of a hand with which the bot plays for few tricks, in tricks beyond the quota.
The maximum applies at a score of minus the target. At higher scores it is proportionally lower. It
was tuned over whole games."""
UP, DOWN, LEAD, KEPT, SWAPPED, CHEAP_WIN, THROW_LOW, THROW_HIGH, DUCK, LEAVE = range(10)
REASONS = (
    "rule-whist-win",
    "rule-whist-lose",
    "rule-whist-lead",
    "rule-whist-keep",
    "rule-whist-swap",
    "rule-whist-cheap-win",
    "rule-whist-throw-low",
    "rule-whist-throw-high",
    "rule-whist-duck",
    "rule-whist-leave",
)


@compiled
def later_tricks(v: State, card: int, hidden: int) -> float:
    """Return the probability that a card of my hand wins a later trick."""
    over = out_above(v, card, hidden)
    suit = suit_of(card)
    if suit == 0:
        return float(max(WEIGHTS[CLUB_LEAST], WEIGHTS[CLUB] - WEIGHTS[CLUB_OVER] * over))
    own = v.hand[v.me] & suit_cards(suit)
    worth = WEIGHTS[SIDE] - WEIGHTS[SIDE_OVER] * over
    worth -= WEIGHTS[SIDE_LONG] * max(0, popcount(own) - 3)
    worth -= WEIGHTS[SIDE_GONE] * popcount(v.pack & suit_cards(suit) & ~(own | hidden))
    return float(max(0.0, worth))


@compiled
def hand_tricks(v: State, hidden: int) -> float:
    """Return the expected number of tricks of the cards in my hand."""
    cards = v.hand[v.me]
    total = 0.0
    while cards:
        total += later_tricks(v, lowest(cards), hidden)
        cards &= cards - 1
    return total


@compiled
def direction(v: State, tricks: float) -> int:
    """Return 1 to play for many tricks, or -1 to play for few.

    The bot plays for few tricks only with a very low score and a weak hand. Winning few tricks is
    hard, because players must beat the trick if they can. With a higher quota than usual, it plays
    for many tricks only with a high score and a strong hand.
    """
    lean = v.total[v.me] / v.target
    if quota_relief(v) < 0:  # points fall on average, so the low end is nearer
        return 1 if lean > -FAR_DOWN and tricks > v.quota else -1
    return 1 if lean > FAR_DOWN or tricks > v.quota - DOWNWARD * lean else -1


@compiled
def hand_worth(v: State, tricks: float) -> float:
    """Return the expected score of the hand, with its sign reversed if the direction is down."""
    return direction(v, tricks) * (tricks - v.quota)


@compiled
def quota_relief(s: State) -> int:
    """Return by how many tricks the quota is lower than usual; this is negative for a higher one.

    The points of every player grow by this number, whichever hand the player holds.
    """
    return s.hand_size // SEATS - s.quota


@compiled
def win_chance(v: State, card: int, hidden: int) -> float:
    """Return the probability that the card wins this trick.

    A later player who can beat it must do so (CW-6), and usually does if it is not required.
    """
    if not takes_now(v, card):
        return 0.0
    led = suit_of(card) if v.n == 0 else v.led
    chance = 1.0
    for i in range(1, SEATS - v.n):
        chance *= 1.0 - can_beat(v, (v.me + i) % SEATS, led, card, hidden)
    return chance


@compiled
def evaluate(v: State, codes: np.ndarray, n: int, values: np.ndarray) -> None:
    """Write the value of each legal action, in tricks in my direction (see `Knowledge`)."""
    if v.phase == EXCHANGE:
        tricks = hand_tricks(v, hidden_cards(v, BID + 1))
        swapping = WEIGHTS[KEEP_FROM] + direction(v, tricks) * quota_relief(v)
        for i in range(n):
            values[i] = hand_worth(v, tricks) if codes[i] == KEEP else swapping
        return
    hidden = hidden_cards(v, BID + 1)
    aim = direction(v, v.tricks[v.me] + hand_tricks(v, hidden))
    for i in range(n):
        card = codes[i]
        now = win_chance(v, card, hidden)
        if v.n < SEATS - 1:
            now *= WEIGHTS[LEADING + v.n]
        later = WEIGHTS[SIDE_LATER if suit_of(card) else CLUB_LATER] * later_tricks(v, card, hidden)
        values[i] = aim * (now - later - WEIGHTS[LOW_CARD] * (card % 13))


@compiled
def why(v: State, codes: np.ndarray, n: int, code: int) -> int:
    """Return the index of the reason for this choice (see `Knowledge.why`)."""
    if v.phase == EXCHANGE:
        return KEPT if code == KEEP else SWAPPED
    if n == 1:
        return ALONE
    hidden = hidden_cards(v, BID + 1)
    up = direction(v, v.tricks[v.me] + hand_tricks(v, hidden)) > 0
    if v.n == 0:
        if up:
            return UP
        return DOWN if win_chance(v, code, hidden) < 0.5 else LEAD
    winning = takers(v, codes, n)
    if takes_now(v, code):
        if up and lowest(winning) == code:
            return CHEAP_WIN
        if popcount(winning) == n:
            return DUCK
        return UP if up else THROW_HIGH
    if winning:  # only if nobody needs to beat the trick
        return LEAVE if up else DOWN
    return THROW_LOW if up or lowest_of_suit(codes, n, code) else THROW_HIGH


def evidence(view: View, tried: Tried) -> list[Evidence]:
    """Return evidence about the hidden cards (see `Knowledge.evidence`)."""
    if view.state.phase != EXCHANGE:
        return trick_evidence(view, tried, unplayed(view.state))
    return list(bid_evidence(view, tried.worlds))


def bid_evidence(view: View, worlds: np.ndarray) -> Iterator[Evidence]:
    """Yield evidence that the bid hand has more clubs than the player's hand, and that it has
    fewer."""
    mine = popcount(view.state.hand[view.seat] & CLUBS)
    clubs = np.array([popcount(cards & CLUBS) for cards in worlds["bid"]])
    args = {"number": int(mine)}
    if mine:  # almost every hand has more than no club
        yield Evidence("counted-whist-more-clubs", args, clubs > mine)
    yield Evidence("counted-whist-fewer-clubs", args, clubs < mine)


# ---- features, for the network of `trained` ------------------------------------------------

(W_BID, W_EXCHANGE, W_LEAD, W_DEALER, W_FLAGS, W_TRICKS, W_UP, W_DOWN, W_SWAP,
 WHIST_END) = places(
    CARDS, 3 * 2, 1, 3, 4, 3 * 14, 3 * NEEDS, 3 * NEEDS, 2,
    start=TRICK_END,
)  # fmt: skip


@compiled
def position(v: State, out: np.ndarray) -> int:
    me = v.me
    hidden = hidden_cards(v, BID + 1)
    n = trick_features(v, 3, hidden, out, 0)
    n = write_cards(v.knows[me, BID] & ~v.played, W_BID, out, n)
    n = write_number((v.dealer - me) % 3, 3, W_DEALER, out, n)
    n = write_number(int(v.phase == PLAY) + 2 * v.broken, 4, W_FLAGS, out, n)
    for i in range(3):
        p = (me + i) % 3
        if i > 0:
            n = write_cards(v.knows[me, p] & ~v.played, T_KNOWN + CARDS * (i - 1), out, n)
        if v.exchange[p] > 0:
            swapped = v.exchange[p] - KEEP
            n = write_number(swapped, 2, W_EXCHANGE + 2 * i, out, n)
        n = write_number(v.tricks[p], 14, W_TRICKS + 14 * i, out, n)
        n = write_number(v.target - v.total[p], NEEDS, W_UP + NEEDS * i, out, n)
        n = write_number(v.target + v.total[p], NEEDS, W_DOWN + NEEDS * i, out, n)
    if v.lead_left:
        out[n] = W_LEAD
        n += 1
    return n


@compiled
def choice(v: State, code: int, out: np.ndarray, n: int) -> int:
    if code >= KEEP:
        return write_number(code - KEEP, 2, W_SWAP, out, n)
    return card_features(v, code, 3, v.played, out, n)


# ---- the chance to win the game -----------------------------------------------------------

DRIFT = (TRICK_POINTS + LAST_TRICK_POINTS) / SEATS
VARIANCE = 3.0 * TRICK_POINTS**2
"""Mean, with the usual quota, and variance of the change of a player's total in a hand. A total
that reaches plus or minus the target wins, so each total is modelled as a random walk between these
two ends. The sooner a total should reach an end, the higher is the player's chance to win."""
TIME_EXPONENT = 1.5
"""Exponent of the expected number of hands to an end, in the formula for the chance to win."""


@compiled
def hands_to_end(total: float, target: int, drift: float) -> float:
    """Return the expected number of hands until a random walk reaches plus or minus the target.

    drift: mean change of the total in a hand.
    """
    if drift == 0.0:  # only with other constants
        return float((target**2 - total**2) / VARIANCE)
    if drift < 0.0:  # as seen from the other end
        total = -total
        drift = -drift
    pull = 2.0 * drift / VARIANCE
    up = (1.0 - np.exp(-pull * (total + target))) / (1.0 - np.exp(-2.0 * pull * target))
    return float((2.0 * target * up - (total + target)) / drift)


@compiled
def win_probability(s: State, me: int) -> float:
    """Return the chance to win the game.

    Two players can win together, and each of them then counts as a winner. If all three do, the
    game is a draw (CW-10).
    """
    if s.phase == OVER:
        return won(s, me, 1) if popcount(s.winners) == SEATS else float(s.winners >> me & 1)
    total = 0.0
    drift = DRIFT + TRICK_POINTS * quota_relief(s)
    for p in range(SEATS):
        total += hands_to_end(s.total[p], s.target, drift) ** -TIME_EXPONENT
    return float(hands_to_end(s.total[me], s.target, drift) ** -TIME_EXPONENT / total)


NOTICED = 0.25
"""Minimum expected points, up or down, about which `outlook` says something."""


def outlook(view: View, points: float) -> Reason | None:
    """Return whether expected points bring this seat nearer to one of the two ends (CW-10).

    The distance is the expected number of hands to an end. Points above zero are obvious progress,
    unless the low end is nearer.
    """
    v = view.state
    now = float(v.total[view.seat])
    then = min(max(now + points, -float(v.target)), float(v.target))
    drift = DRIFT + TRICK_POINTS * quota_relief(v)
    nearer = hands_to_end(then, v.target, drift) < hands_to_end(now, v.target, drift)
    if abs(points) < NOTICED or (points > 0 and nearer):
        return None
    key = f"outlook-whist-{'down' if points < 0 else 'up'}-{'nearer' if nearer else 'farther'}"
    return Reason("CW-10", key, {"total": f"{int(now)}".replace("-", "−"), "target": int(v.target)})


# ---- rewinding to the start of a hand or of its play ---------------------------------------


@compiled
def rewind(past: State, before_play: bool, rng: np.ndarray) -> None:
    """Reset the world to the start of the hand: undo the exchanges in reverse order."""
    for i in range(SEATS):
        p = (past.dealer - i) % SEATS
        if past.exchange[p] == SWAP:
            held = past.hand[p]
            past.hand[p] = past.bid
            past.bid = held
    dealer = past.dealer
    number = past.hand_number
    clear_hand(past)
    past.dealer = dealer
    past.hand_number = number
    begin_hand(past)


# ---- exact reasons ------------------------------------------------------------------------


def exact_hand(view: View, code: int, key: str) -> Reason:
    """Give the number of tricks of the hand that is kept or swapped, if it speaks for that."""
    v = view.state
    expected = float(hand_tricks(v, hidden_cards(v, BID + 1)))
    up, tricks = direction(v, expected) > 0, round(expected)
    usual = int(v.quota + quota_relief(v))
    fits = tricks >= usual if up else tricks < usual
    if fits != (code == KEEP):
        return Reason("", key)
    if up and code == KEEP and v.quota != usual:
        return Reason("", key)  # the text compares the tricks with the usual quota
    return Reason("", f"{key}-{'up' if up else 'down'}", {"tricks": tricks})


def exact_low(view: View, card: int, key: str) -> Reason:
    """Say what a card that cannot win is good for; a void helps only for many tricks."""
    v = view.state
    tricks = int(v.tricks[view.seat]) + float(hand_tricks(v, hidden_cards(v, BID + 1)))
    reason = low_card(view, card, key)
    return reason if reason.key != "throw-last" or direction(v, tricks) > 0 else Reason("", key)


def exact_duck(view: View, card: int, key: str) -> Reason:
    """Say which of the cards that all beat the trick this is, if that is an argument."""
    v = view.state
    codes = view.codes()
    if suit_of(card) and any(suit_of(one) != suit_of(card) for one in codes):
        return Reason("", key)
    if card == max(codes) and v.n == v.seats - 1:
        return Reason("", "rule-whist-must-high")
    if card == min(codes) and v.n < v.seats - 1:
        return Reason("", "rule-whist-must-low")
    return Reason("", key)


EXACT = {
    "rule-whist-keep": exact_hand,
    "rule-whist-swap": exact_hand,
    "rule-whist-throw-low": exact_low,
    "rule-whist-duck": exact_duck,
    "rule-whist-leave": kept_takers,
}
EXACT_REASONS = (
    *THROWN,
    "rule-whist-keep-up",
    "rule-whist-keep-down",
    "rule-whist-swap-up",
    "rule-whist-swap-down",
    "rule-whist-must-high",
    "rule-whist-must-low",
)

# ---- blunders ------------------------------------------------------------------------------

MANY_CLUBS = 5
"""Number of clubs in a splendid hand."""
TOP_CLUBS = 0b1111 << 9
"""The ace, king, queen and jack of clubs."""
MANY_TOP_CLUBS = 3
"""Number of these in a splendid hand."""


def swaps_a_splendid_hand(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice swaps a hand with five clubs, three of them the highest."""
    clubs = motifs.hand(v) & CLUBS
    splendid = clubs.bit_count() >= MANY_CLUBS and (clubs & TOP_CLUBS).bit_count() >= MANY_TOP_CLUBS
    return code == SWAP and splendid


BLUNDERS = {"swaps-a-splendid-hand": swaps_a_splendid_hand, **of_a_trick_game(SEATS)}

KNOWLEDGE = {
    STATE: Knowledge(
        more_is_better=False,
        evaluate=evaluate,
        why=why,
        blunders=BLUNDERS,
        reasons=REASONS,
        liked=frozenset(
            {
                "rule-whist-lead",
                "rule-whist-win",
                "rule-whist-keep",
                "rule-whist-swap",
                "rule-whist-throw-low",
                "rule-whist-duck",
            }
        ),
        exact=EXACT,
        exact_reasons=EXACT_REASONS,
        evidence=evidence,
        outlook=outlook,
        care=0.3,
        misjudges=(1.5, 0.45),
        win_probability=win_probability,
        rewind=rewind,
        features=Features(position, choice, WHIST_END),
        training=({}, {"lead": "left-of-exchanger"}),
        exploration=2.0,
    )
}
