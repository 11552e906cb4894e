"""Endings of three players, and of two in Climbing Clubs, compared with plain searches by the
rules."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import clubsuit
from clubsuit.games.climbing_clubs.bounds import NOTHING_SURE, least_ahead, most_ahead
from clubsuit.games.climbing_clubs.combinations import SUIT
from clubsuit.games.climbing_clubs.rules import PLAY
from clubsuit.games.clubs_whist import rules as clubs_whist
from clubsuit.games.free_clubs import rules as free_clubs
from clubsuit.games.rules import Rules
from clubsuit.games.state import Action
from clubsuit.solve import climbing_duel as two_players
from clubsuit.solve.climbing_duel import margins
from clubsuit.solve.maxn import ending_scores
from clubsuit.solve.positions import best_choice, can_be_solved, choices_of, decisions_of

PLAYS = {"clubs-whist": clubs_whist.PLAY, "free-clubs": free_clubs.PLAY}


def after(rules: Rules, s: Any, code: int) -> Any:
    """Return the state after an action."""
    following = np.zeros(1, rules.dtype)
    following[0] = s
    rules.apply(following[0], Action(code))
    return following[0]


def late(game: str, choice: random.Random, good: Callable[[Any], bool], **options: Any) -> Any:
    """Return the rules and the first suitable state of random hands."""
    while True:
        play = clubsuit.load(game, **options).table(choice.randrange(1 << 30))
        play.deal()
        while play.turn is not None:
            if good(play.state):
                return play.game.rules, play.state
            play.act(Action(choice.choice(play.game.rules.legal_codes(play.state))))


def best_of_own(rules: Rules, s: Any) -> list[int]:
    """Return the final scores when each player maximises their own score.

    Among choices with equal own scores, a player prefers the lowest score of the left neighbour,
    then of the right neighbour.
    """
    if s.turn < 0:
        return [int(points) for points in s.score[:3]]
    p = int(s.turn)
    results = [best_of_own(rules, after(rules, s, code)) for code in rules.legal_codes(s)]
    return max(results, key=lambda r: (r[p], -r[(p + 1) % 3], -r[(p + 2) % 3]))


@pytest.mark.parametrize("game", PLAYS)
def test_every_choice_of_three(game: str) -> None:
    """Equal cards, repeated positions and points already won must not change a score (CW-9,
    FC-15)."""
    choice = random.Random(7)
    for cards in (2, 3, 4, 5, 6, 7, 8, 6, 7):

        def good(s: Any, most: int = cards) -> bool:
            return (
                bool(s.phase == PLAYS[game]) and sum(map(int.bit_count, map(int, s.hand))) <= most
            )

        rules, s = late(game, choice, good)
        wanted = {code: best_of_own(rules, after(rules, s, code)) for code in rules.legal_codes(s)}
        assert ending_scores(rules, s) == wanted


def best_margin(rules: Rules, s: Any, one: int, two: int) -> int:
    """Return the margin of `one` if `one` maximises it and `two` minimises it."""
    if s.turn < 0:
        return int(s.score[one]) - int(s.score[two])
    values = [best_margin(rules, after(rules, s, code), one, two) for code in rules.legal_codes(s)]
    return max(values) if s.turn == one else min(values)


DUELS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "double_or_nothing": True},
    {"players": 3},
    {"players": 4, "teams": 2},
    {"players": 2, "crazy": True},
    {"players": 2, "wild_15s": True},
    {"players": 3, "double_or_nothing": True},
    {"players": 3, "wild_15s": True, "crazy": True},
    {"players": 4, "teams": 2, "double_or_nothing": True},
    {"players": 6, "teams": 3},
]
TWO_IN_ALL = [options for options in DUELS if options["players"] == 2]


@pytest.mark.parametrize("options", DUELS, ids=str)
def test_every_choice_of_two(options: dict[str, Any]) -> None:
    """Bounds and repeated positions must not change a margin (CC-8, CC-9, CC-11, CC-13)."""
    choice = random.Random(8)

    for cards in (2, 3, 4, 4, 6):

        def good(s: Any, most: int = cards) -> bool:
            held = [int(hand).bit_count() for hand in s.hand]
            return sum(held) <= most and sum(n > 0 for n in held) == 2

        rules, s = late("climbing-clubs", choice, good, **options)
        one = int(s.turn)
        two = next(p for p in range(int(s.seats)) if p != one and int(s.hand[p]))
        wanted = {
            code: best_margin(rules, after(rules, s, code), one, two)
            for code in rules.legal_codes(s)
        }
        assert margins(rules, s) == wanted
        best = best_choice(rules, s)
        assert best.value == max(wanted.values())
        as_good = [code for code, value in wanted.items() if value == best.value]
        assert best.text in [rules.words.text(s, Action(code)) for code in as_good]


@pytest.mark.parametrize("options", DUELS, ids=str)
def test_a_best_choice_is_one(options: dict[str, Any]) -> None:
    """Bug: a bound decided the whole position without a choice, and the solver returned the last
    choice that it had examined."""
    choice = random.Random(11)
    for number in range(100):

        def good(s: Any, most: int = 4 + number % 12) -> bool:
            held = [int(hand).bit_count() for hand in s.hand]
            return sum(held) <= most and sum(n > 0 for n in held) == 2

        points = [choice.randrange(12) for _ in range(SUIT)]
        rules, s = late("climbing-clubs", choice, good, club_points=points, **options)
        values = margins(rules, s)
        best = two_players.best_margin(rules, s)
        assert best
        code, margin = best
        assert values[code] == margin == max(values.values())


def small_hands(choice: random.Random, most: int) -> tuple[int, int]:
    """Return two hands with many sets and, in total, at most this number of cards."""
    while True:
        hands = [0, 0]
        for seat in (0, 1):
            for number in choice.sample((2, 3, 4, 5, 14), choice.randint(1, 2)):
                suits = choice.sample(range(4), choice.randint(1, 4))
                hands[seat] |= sum(1 << SUIT * suit + number for suit in suits)
        hands[1] &= ~hands[0]
        if hands[1] and sum(map(int.bit_count, hands)) <= most:
            return hands[0], hands[1]


@pytest.mark.parametrize("options", TWO_IN_ALL, ids=str)
def test_how_far_ahead(options: dict[str, Any]) -> None:
    """Hole: a bound is too tight in some position, so the solver is wrong only there."""
    choice = random.Random(10)
    sure = 0
    for _ in range(200):
        points = [choice.randrange(8) for _ in range(SUIT)]
        play = clubsuit.load("climbing-clubs", club_points=points, **options).table(1)
        play.deal()
        rules, s = play.game.rules, play.state
        s.hand[0], s.hand[1] = small_hands(
            choice, 4 if "wild_15s" in options else 5 if "double_or_nothing" in options else 7
        )
        for _ in range(choice.choice((0, 0, 1, 2, 3))):
            if s.gone_out == 0:
                s = after(rules, s, choice.choice(rules.legal_codes(s)))
        if s.gone_out:
            continue
        sure += bounds_hold(rules, s, 0, 1)
    assert sure > 20


def bounds_hold(rules: Rules, s: Any, one: int, two: int) -> bool:
    """Compare the bounds with the margin; return whether a player was sure to go out."""
    margin = best_margin(rules, s, one, two)
    assert -most_ahead(s, two, one) <= margin <= most_ahead(s, one, two)
    least = least_ahead(s, one, two) if s.turn == one else least_ahead(s, two, one)
    assert least <= (margin if s.turn == one else -margin)
    return bool(least != NOTHING_SURE)


@pytest.mark.parametrize("options", [o for o in DUELS if o["players"] > 2], ids=str)
def test_how_far_ahead_of_the_last_opponent(options: dict[str, Any]) -> None:
    """Bounds must also hold when only two of several players are still in: when one of the two goes
    out, the other scores nothing (CC-9)."""
    choice = random.Random(12)
    sure = 0
    for _ in range(50):

        def good(s: Any) -> bool:
            held = [int(hand).bit_count() for hand in s.hand]
            return s.phase == PLAY and sum(held) <= 7 and sum(n > 0 for n in held) == 2

        points = [choice.randrange(8) for _ in range(SUIT)]
        rules, s = late("climbing-clubs", choice, good, club_points=points, **options)
        for _ in range(choice.choice((0, 0, 1, 2))):
            if s.phase == PLAY:
                s = after(rules, s, choice.choice(rules.legal_codes(s)))
        if s.phase == PLAY:
            one, two = (p for p in range(int(s.seats)) if int(s.hand[p]))
            sure += bounds_hold(rules, s, one, two)
    assert sure > 10


@pytest.mark.parametrize(
    ("own", "other", "least", "options"),
    [
        ("9C 15C", "8C", 5 + 2 + 1, {}),
        ("3C 4D", "5D", 5 - 3, {}),  # the run of 3 and 4 empties the hand, but can be beaten
        ("3C 3D 4C 4D", "5D 5H", NOTHING_SURE, {}),
        ("3C 3D 3H 3S 9D", "5C 5D 5H 5S", 5 - 3 - 3, {}),
        ("9D 9H 3C", "10D 15D", NOTHING_SURE, {"wild_15s": True}),
        ("9D 9H 3C", "10D 15C", NOTHING_SURE, {"wild_15s": True}),
        ("9D 9H 3C", "10D 15C", 5 - 3 - 1, {}),
        ("9D 9H 9S 3C", "10D 15C", 5 - 3 - 1, {"wild_15s": True}),
        ("15D 14C 3C", "4D 4C", NOTHING_SURE, {"crazy": True}),
        (
            "15D 14C 3C",
            "4D 2C",
            5 + 1 - 3 - 3,
            {"crazy": True},
        ),  # a run that contains the 2C beats it
    ],
)
def test_how_far_ahead_a_leader_is_for_sure(
    own: str, other: str, least: int, options: dict[str, Any]
) -> None:
    """Unbeatable combinations are led first. If more than one other combination is left, nothing is
    sure."""
    play = clubsuit.load("climbing-clubs", players=2, **options).table(1)
    play.deal()
    s = play.state
    s.hand[0], s.hand[1] = (play.game.rules.deck.mask(hand.split()) for hand in (own, other))
    s.turn = 0
    assert least_ahead(s, 0, 1) == least


@pytest.mark.parametrize(
    ("own", "answered", "other", "least"),
    [
        ("9C 3D", "8D", "9D", 5 + 2),
        ("9C 3D", "8D", "10D", NOTHING_SURE),
        ("9C 3C", "8C", "9D", 5 + 2 + 2 - 3),  # the last card can be beaten
        ("9C 9D 3D", "8D 8H", "9S", 5 + 2),
        ("9C 9D 4D 3D", "8D 8H", "9S 9H", 5 + 2),  # 3 and 4 form a run
    ],
)
def test_how_far_ahead_a_follower_is_for_sure(
    own: str, answered: str, other: str, least: int
) -> None:
    """A combination that the other player cannot beat wins the trick, its points and the lead."""
    play = clubsuit.load("climbing-clubs", players=2).table(1)
    play.deal()
    s = play.state
    mask = play.game.rules.deck.mask
    s.hand[0], s.hand[1] = mask(own.split()), mask(f"{answered} {other}".split())
    s.turn = 1
    play.play(f"play {answered}")
    assert least_ahead(s, 0, 1) == least


@pytest.mark.speed
def test_decisions_of_a_record() -> None:
    """The result contains every decision of a hand, and each solvable decision has all choices."""
    play = clubsuit.load("clubs-whist").new(seed=5)
    choice = random.Random(9)
    while len(play.hands) == 1:
        play.act(Action(choice.choice(play.game.rules.legal_codes(play.state))))
    record = play.record()
    decisions = list(decisions_of(record, 1))
    assert [(d.seat, d.text) for d in decisions] == record.hands[0].actions
    assert [d.choices is not None for d in decisions] == [n >= 18 for n in range(42)]
    for decision in decisions[18:]:
        assert decision.choices
        assert decision.text in [c.text for c in decision.choices]
    last = decisions[-1].choices
    assert last and last[0].scores == record.hands[0].score
    with pytest.raises(clubsuit.NotationError):
        next(decisions_of(record, 3))


def test_what_cannot_be_solved() -> None:
    """A position that would take forever must be refused at once."""
    for game in clubsuit.game_ids():
        play = clubsuit.load(game).new(seed=1)
        assert not can_be_solved(play.game.rules, play.state)
        with pytest.raises(clubsuit.RuleError):
            choices_of(play.game.rules, play.state)
        with pytest.raises(clubsuit.RuleError):
            best_choice(play.game.rules, play.state)


@pytest.mark.parametrize("game", [*PLAYS, "ruby-dame"])
def test_a_view_is_not_solved(game: str) -> None:
    """Bug: the solver accepted a view, in which the other hands are empty, and returned values that
    are not those of any possible deal."""
    play = clubsuit.load(game).new(seed=1, pause=True)
    while not can_be_solved(play.game.rules, play.state):
        play.play(play.legal()[0])
    assert play.turn is not None
    with pytest.raises(clubsuit.RuleError):
        choices_of(play.game.rules, play.view(play.turn).state)
    assert choices_of(play.game.rules, play.state)
