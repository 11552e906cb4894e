"""Rules of thumb for Ruby Dame.

The bot passes low cards of short suits and keeps clubs, aces and kings. In play, the value of
a card depends on three things: the probability that the bot's side wins the trick, the points in
the trick, and the value that the card would have later. So the bot draws trumps while they bring
points. If its partner is winning the trick, it gives clubs and the queen of diamonds. If the
opponents are winning, it plays low. It does not overtake its partner without a gain.
"""

from collections.abc import Sequence

import numpy as np

from clubsuit.bots.knowledge.base import ALONE, Features, Knowledge
from clubsuit.bots.knowledge.blunders import is_last, of_a_trick_game
from clubsuit.bots.knowledge.counting import (
    can_beat,
    hidden_cards,
    holds_any,
    lowest_of_suit,
    out_above,
    takers,
    takes_now,
)
from clubsuit.bots.knowledge.evidence import (
    Evidence,
    Tried,
    cards_elsewhere,
    holder_evidence,
    top,
    trick_evidence,
    unplayed,
)
from clubsuit.bots.knowledge.exact import THROWN, kept_takers, last_of_suit, low_card, new_void
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
from clubsuit.games.motifs import leads, takes
from clubsuit.games.ruby_dame.motifs import partner_wins, throw_dame
from clubsuit.games.ruby_dame.rules import (
    CLUB_POINTS,
    DAME,
    DAME_POINTS,
    HAND,
    SEATS,
    SEND,
    STATE,
    TRICK_POINTS,
    begin_play,
    card_points,
    clear_hand,
    side_points,
)
from clubsuit.games.state import NOBODY, OVER, State
from clubsuit.games.tricks import CLUBS, FULL, suit_cards, suit_of
from clubsuit.kernel import compiled, lowest, popcount

JACK = 9
"""Rank of a jack; a two has rank 0."""
PASS, MISSED, LEAD, WIN, TAKE, FEED, KEEP, LEAVE, LOW, THROW = range(10)
REASONS = (
    "rule-ruby-pass",
    "rule-ruby-missed",
    "rule-ruby-lead",
    "rule-ruby-win",
    "rule-ruby-take",
    "rule-ruby-feed",
    "rule-ruby-keep",
    "rule-ruby-leave",
    "rule-ruby-low",
    "rule-ruby-throw",
)
(
    CLUB, CLUB_OVER, CLUB_LEAST, CLUB_GONE, SIDE, SIDE_OVER, DAME_KEPT, STAKE, THEIR_CLUBS,
    PASS_CLUB, PASS_DAME, PASS_RANK, PASS_SHORT, PASS_LEFT,
) = range(14)  # fmt: skip
WEIGHTS = np.array(
    [
        # value of a card in later tricks, in points
        2.47,  # CLUB: value of a club
        0.51,  # CLUB_OVER: deduction for each higher club elsewhere
        1.07,  # CLUB_LEAST: minimum value of a club after this deduction
        0.056,  # CLUB_GONE: deduction for each club that is played or whose holder is known
        0.79,  # SIDE: value of a plain card
        0.146,  # SIDE_OVER: deduction for each higher card of the suit elsewhere
        2.32,  # DAME_KEPT: value of the queen of diamonds
        # the open trick
        1.31,  # STAKE: value of winning the trick, in addition to its points
        1.8,  # THEIR_CLUBS: points from each later player with clubs, if clubs are led
        # the pass
        2.54,  # PASS_CLUB: cost of passing a club
        2.42,  # PASS_DAME: cost of passing the queen of diamonds
        0.023,  # PASS_RANK: cost per squared rank of a card
        2.83,  # PASS_SHORT: gain for a plain suit of which at most one card is left
        2.13,  # PASS_LEFT: deduction from this gain if one card is left
    ]
)
"""Weights of the evaluation. They were tuned with an evolution strategy: randomly changed weights
played hands against the best weights so far (docs/decisions/weights-of-rule.md)."""


@compiled
def later_points(v: State, card: int, hidden: int) -> float:
    """Return the expected value of a card of my hand in later tricks, in points for our side."""
    over = out_above(v, card, hidden)
    if suit_of(card) == 0:
        gone = popcount(v.pack & CLUBS & ~(v.hand[v.me] | hidden))
        worth = max(WEIGHTS[CLUB_LEAST], WEIGHTS[CLUB] - WEIGHTS[CLUB_OVER] * over)
        return float(worth - WEIGHTS[CLUB_GONE] * gone)
    if card == DAME:
        return float(WEIGHTS[DAME_KEPT])
    return float(max(0.0, WEIGHTS[SIDE] - WEIGHTS[SIDE_OVER] * over))


@compiled
def side_win_chance(v: State, card: int, hidden: int) -> float:
    """Return the probability that our side wins this trick if I play the card."""
    me = v.me
    led = suit_of(card) if v.n == 0 else v.led
    takes = takes_now(v, card)
    best = card if takes else v.best
    ours = 1.0 if takes or (v.winner - me) % 2 == 0 else 0.0
    for i in range(1, SEATS - v.n):
        q = (me + i) % SEATS
        chance = can_beat(v, q, led, best, hidden)
        if (q - me) % 2 == 0:
            ours += (1.0 - ours) * chance
        else:
            ours -= ours * chance
    return ours


@compiled
def later_points_added(v: State, led: int, hidden: int) -> float:
    """Return the expected points that the players after me add to the trick."""
    if led != 0:
        return 0.0
    points = 0.0
    for i in range(1, SEATS - v.n):
        points += WEIGHTS[THEIR_CLUBS] * holds_any(v, (v.me + i) % SEATS, CLUBS, hidden)
    return points


@compiled
def pass_worth(v: State, cards: int) -> float:
    """Return the value of passing these cards."""
    hand = v.hand[v.me]
    worth = 0.0
    rest = cards
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        worth -= WEIGHTS[PASS_CLUB] if suit_of(card) == 0 else 0.0
        worth -= WEIGHTS[PASS_DAME] if card == DAME else 0.0
        worth -= WEIGHTS[PASS_RANK] * (card % 13) ** 2
    for suit in range(1, 4):
        left = popcount(hand & ~cards & suit_cards(suit))
        if left < 2 and popcount(hand & CLUBS) > 1:
            worth += WEIGHTS[PASS_SHORT] - WEIGHTS[PASS_LEFT] * left
    return worth


@compiled
def evaluate(v: State, codes: np.ndarray, n: int, values: np.ndarray) -> None:
    """Write the value of each legal action, in points for our side (see `Knowledge`)."""
    if v.phase == SEND:
        for i in range(n):
            values[i] = pass_worth(v, codes[i] & FULL)
        return
    hidden = hidden_cards(v, SEATS)
    for i in range(n):
        card = codes[i]
        ours = side_win_chance(v, card, hidden)
        led = suit_of(card) if v.n == 0 else v.led
        at_stake = WEIGHTS[STAKE] + v.worth + card_points(card) + later_points_added(v, led, hidden)
        values[i] = (2.0 * ours - 1.0) * at_stake - 2.0 * later_points(v, card, hidden)
        values[i] -= 0.001 * (card % 13)


@compiled
def why(v: State, codes: np.ndarray, n: int, code: int) -> int:
    """Return the index of the reason for this choice (see `Knowledge.why`)."""
    if v.phase == SEND:
        return PASS if _are_low(code & FULL) else MISSED
    if n == 1:
        return ALONE
    if v.n == 0:
        return LEAD
    if takes_now(v, code):
        return WIN if lowest(takers(v, codes, n)) == code else TAKE
    if (v.winner - v.me) % 2 == 0:
        if card_points(code):
            return FEED
        return KEEP if lowest_of_suit(codes, n, code) else THROW
    if takers(v, codes, n):
        return LEAVE
    for i in range(n):
        if card_points(codes[i]) < card_points(code):
            return THROW
    return LOW


@compiled
def _are_low(cards: int) -> bool:
    """Return whether the cards include no club and no card higher than a jack."""
    while cards:
        card = lowest(cards)
        if suit_of(card) == 0 or card % 13 > JACK:
            return False
        cards &= cards - 1
    return True


def evidence(view: View, tried: Tried) -> list[Evidence]:
    """Return evidence about the hidden cards (see `Knowledge.evidence`)."""
    if view.state.phase != SEND:
        return trick_evidence(view, tried, unplayed(view.state), special=1 << DAME)
    out = cards_elsewhere(view, tried.worlds)
    return list(holder_evidence(view, tried.worlds, out & (1 << DAME) | top(out & CLUBS)))


# ---- features, for the network of `trained` ------------------------------------------------

(R_PASS, R_DEALER, R_DAME, R_WORTH, R_POINTS, R_NEEDS, R_SEND, R_KEPT, RUBY_END) = places(
    4, 4, 5, 12, 2 * 32, 2 * NEEDS, CARDS, 4 * 14, start=TRICK_END
)


@compiled
def position(v: State, out: np.ndarray) -> int:
    me = v.me
    n = trick_features(v, 4, hidden_cards(v, 4), out, 0)
    n = write_number(v.pass_to if v.phase == SEND else 2, 4, R_PASS, out, n)
    n = write_number((v.dealer - me) % 4, 4, R_DEALER, out, n)
    n = write_number(4 if v.dame == NOBODY else (v.dame - me) % 4, 5, R_DAME, out, n)
    n = write_number(v.worth, 12, R_WORTH, out, n)
    for i in range(1, 4):
        known = v.knows[me, (me + i) % 4] & ~v.played
        n = write_cards(known, T_KNOWN + CARDS * (i - 1), out, n)
    for side in range(2):
        p = (me + side) % 4
        n = write_number(side_points(v, p), 32, R_POINTS + 32 * side, out, n)
        n = write_number(needs(v, p), NEEDS, R_NEEDS + NEEDS * side, out, n)
    return n


@compiled
def choice(v: State, code: int, out: np.ndarray, n: int) -> int:
    if v.phase != SEND:
        return card_features(v, code, 4, v.played, out, n)
    sent = code & FULL
    kept = v.hand[v.me] & ~sent
    n = write_cards(sent, R_SEND, out, n)
    for suit in range(4):
        n = write_number(popcount(kept & suit_cards(suit)), 14, R_KEPT + 14 * suit, out, n)
    return n


# ---- the chance to win the game -----------------------------------------------------------

MEAN = (HAND * (TRICK_POINTS + CLUB_POINTS) + DAME_POINTS) / 2
SPREAD = 6.0
"""Mean and standard deviation of a side's points in a hand."""


@compiled
def win_probability(s: State, me: int) -> float:
    if s.phase == OVER:
        return won(s, me, 2)
    return race_chance(s, me, 2, MEAN, SPREAD)


# ---- rewinding to the start of a hand or of its play ---------------------------------------


@compiled
def rewind(past: State, before_play: bool, rng: np.ndarray) -> None:
    """Reset the world to the start of play, when the cards have already been passed."""
    dealer = past.dealer
    number = past.hand_number
    clear_hand(past)
    past.dealer = dealer
    past.hand_number = number
    begin_play(past)


# ---- exact reasons ------------------------------------------------------------------------


def exact_pass(view: View, code: int, key: str) -> Reason:
    """Say that passed cards make a void."""
    suit = new_void(int(view.state.hand[view.seat]), code & FULL)
    return Reason("", "rule-ruby-void", {"suit": suit}) if suit else Reason("", key)


EXACT = {
    "rule-ruby-pass": exact_pass,
    "rule-ruby-missed": exact_pass,
    "rule-ruby-low": low_card,
    "rule-ruby-throw": last_of_suit,
    "rule-ruby-leave": kept_takers,
}

# ---- blunders ------------------------------------------------------------------------------

_SHARED = of_a_trick_game(SEATS)


def keeps_the_queen(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the last player keeps the queen of diamonds out of the partner's trick."""
    could = any(throw_dame(v, other, codes) for other in codes)
    return could and is_last(v, SEATS) and code != DAME


def gives_the_queen_away(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the last player throws the queen of diamonds on an opponent's trick."""
    theirs = not leads(v) and not partner_wins(v)
    return theirs and is_last(v, SEATS) and code == DAME and not takes(v, code) and len(codes) > 1


def loses_a_high_card(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether a far too high card falls below the winning card of an opponent."""
    return _SHARED["loses-a-high-card"](v, code, codes) and not partner_wins(v)


BLUNDERS = {
    **_SHARED,
    "keeps-the-queen": keeps_the_queen,
    "gives-the-queen-away": gives_the_queen_away,
    "loses-a-high-card": loses_a_high_card,
}

KNOWLEDGE = {
    STATE: Knowledge(
        evaluate=evaluate,
        why=why,
        blunders=BLUNDERS,
        reasons=REASONS,
        liked=frozenset(
            {"rule-ruby-lead", "rule-ruby-missed", "rule-ruby-throw", "rule-ruby-take"}
        ),
        exact=EXACT,
        exact_reasons=(*THROWN, "rule-ruby-void"),
        evidence=evidence,
        care=2.0,
        misjudges=(2.0, 0.8),
        win_probability=win_probability,
        rewind=rewind,
        unread=frozenset({"send"}),
        solved_cards=32,
        features=Features(position, choice, RUBY_END),
        exploration=6.0,
    )
}
