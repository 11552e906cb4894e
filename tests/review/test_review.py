"""Reviews: the value of each decision."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import clubsuit
from clubsuit.bots import make_bot
from clubsuit.bots.base import next_action
from clubsuit.bots.knowledge.base import win_probability
from clubsuit.bots.search.playout import CHANCE, WORLD
from clubsuit.bots.search.rollouts import Rollouts, standard_error
from clubsuit.errors import NotationError
from clubsuit.game import Play, Record
from clubsuit.lab.records.review import review_game
from clubsuit.replay import at_hand
from clubsuit.review import Moment, review_hand
from clubsuit.texts import explain

pytestmark = pytest.mark.speed


def played(game: str, bot: str, seed: int, hands: int = 1, **options: Any) -> Record:
    """Return a record of some hands played by bots of one kind."""
    play = clubsuit.load(game, **options).new(seed=seed, pause=True)
    while len(play.hands) < hands or not play.waiting:
        if play.waiting:
            play.deal()
        finish_hand(play, bot)
        if play.over:
            break
    return play.record()


def finish_hand(play: Play, bot: str) -> None:
    bots = [make_bot(bot, play.game.rules, p) for p in range(play.game.seats)]
    while play.turn is not None:
        play.act(next_action(play, bots))


def mean_cost(moments: list[Moment]) -> float:
    return sum(moment.cost for moment in moments) / len(moments)


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_every_decision_is_weighed(game: str) -> None:
    """Holes: a decision is missing; a forced decision has a cost; a value computed with all cards
    known is wrong; a solved decision lacks a choice, or one of its choices is better than the best
    one."""
    record = played(game, "rule", 3)
    moments = review_hand(record, 1, worlds=4)
    hand = record.hands[0]
    assert [(m.number, m.seat) for m in moments] == [
        (number, seat) for number, (seat, _) in enumerate(hand.actions, 1)
    ]
    for m in moments:
        assert m.best_open.points >= m.played_open.points
        assert m.cost == 0 or m.best.text != m.played.text
        assert all(0 <= chance <= 1 for chance in m.chances)
        assert explain(m.reason)
        assert bool(m.solved) == m.played_open.exact
        if m.solved:
            assert len(m.solved) == m.choices and m.played_open in m.solved
            assert m.best_open.points == max(one.points for one in m.solved)
        if m.choices == 1:
            assert m.cost == 0 and m.best == m.played and m.best_open == m.played_open
    # The last decision must have the exact score of the hand.
    last = moments[-1]
    assert last.solved or clubsuit.load(game).rules.solver == "duel"
    assert hand.score is not None
    assert hand.score[last.seat] == last.played.points
    if not last.played_open.ahead:
        assert last.played_open.points == hand.score[last.seat]


@pytest.mark.parametrize("game", ["clubs-whist", "ruby-dame"])
def test_chances_follow_from_what_was_done(game: str) -> None:
    """Hole: the curve shows the choices of `rule` instead of the actual ones. It must show each
    seat's chances if `rule` plays on from the position after the actual decision."""
    record = played(game, "random", 3)
    play = at_hand(record, 1)
    for (seat, text), m in zip(
        record.hands[0].actions, review_hand(record, 1, worlds=2), strict=True
    ):
        play.play(text, seat)
        after = play.copy()
        finish_hand(after, "rule")
        assert m.chances == [win_probability(after.state, p) for p in range(play.game.seats)]


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "teams": 2}], ids=str)
def test_endings_of_two_are_solved(options: dict[str, int]) -> None:
    """Holes: an ending of Climbing Clubs that can be solved is judged by heuristics; a margin of
    points is mistaken for a score, or has the other player's sign."""
    record = played("climbing-clubs", "random", 2, **options)
    solved = [m for m in review_hand(record, 1, worlds=2) if m.played_open.ahead]
    assert len(solved) > 7
    for m in solved:
        assert m.played_open.exact and m.best_open.exact and m.best_open.ahead
    for one, after in pairwise(solved):  # the value of a choice is that of the position after it
        sign = 1 if after.seat == one.seat else -1
        assert one.played_open.points == sign * after.best_open.points
    score = record.hands[0].score
    assert score is not None
    last = solved[-1]
    (other,) = {m.seat for m in solved} - {last.seat}
    assert last.played_open.points == score[last.seat] - score[other]


def test_the_doubt_is_that_of_a_difference() -> None:
    """Hole: the doubt is computed as if the two choices had been tried in different worlds. The
    choices share most of the variance, so real costs would be called uncertain."""
    moments = review_hand(played("ruby-dame", "random", 2), 1, worlds=24)
    apart = [m for m in moments if m.best.text != m.played.text]
    assert all(m.doubt == 0 for m in moments if m not in apart)
    assert len(apart) > 10
    alone = [((m.best.spread**2 + m.played.spread**2) / m.worlds) ** 0.5 for m in apart]
    assert 0 < sum(m.doubt for m in apart) < 0.9 * sum(alone)


def test_the_doubt_knows_worlds_that_are_there_twice() -> None:
    """Bug: in Climbing Clubs, worlds that fit well are used repeatedly, but each use was counted as
    a new world, so the doubt was two thirds of its true value."""
    ratios = []
    for seed in range(8):
        play = clubsuit.load("climbing-clubs").new(seed=seed, pause=True)
        bots = [make_bot("rule", play.game.rules, p) for p in range(4)]
        while play.turn is not None and (len(play.log) < 16 or len(play.legal()) < 3):
            play.act(next_action(play, bots))
        if play.turn is None:
            continue
        view = play.view(play.turn)
        trials = Rollouts(play.game.rules, seed)
        trials.observe(view)
        estimates, means = [], []
        for _ in range(40):
            found = trials.run(view.codes()[:2], 24)
            apart = found[CHANCE, :, 1] - found[CHANCE, :, 0]
            estimates.append(standard_error(apart, found[WORLD, :, 0]))
            means.append(apart.mean())
        if np.std(means) > 1e-6:
            ratios.append(np.std(means) / np.mean(np.square(estimates)) ** 0.5)
    assert len(ratios) > 4
    assert 0.75 < np.median(ratios) < 1.25, ratios


def test_careless_play_costs_more() -> None:
    """Hole: a review does not distinguish random play from careful play."""
    good, bad = (
        mean_cost(review_hand(played("ruby-dame", bot, 5), 1, worlds=12))
        for bot in ("rule", "random")
    )
    assert bad > good + 0.005


def test_the_same_numbers_for_any_number_of_workers() -> None:
    """Hole: the numbers of a review depend on the machine, so players cannot compare them."""
    record = played("clubs-whist", "rule", 8, hands=3)
    whole = review_game(record, worlds=4, workers=2)
    assert whole == review_game(record, worlds=4)
    assert [m for m in whole if (m.hand, m.seat) == (2, 1)] == review_game(
        record, hand=2, seat=1, worlds=4
    )
    assert whole != review_game(record, worlds=4, seed=2)


def test_what_was_known_decides_not_what_lay_there() -> None:
    """Hole: hidden cards affect the values that depend only on the player's knowledge."""
    play = clubsuit.load("clubs-whist").new(seed=4, pause=True)
    play.play("keep")
    play.play("keep")
    play.play("keep")
    hands = play.hands[0].deal["hands"]
    seat = play.turn
    assert seat is not None
    others = [p for p in range(3) if p != seat]
    other = {**play.hands[0].deal, "hands": list(map(list, hands))}
    for i in (0, 4, 7):  # swap some cards between the hidden hands
        a, b = (other["hands"][p] for p in others)
        a[i], b[i] = b[i], a[i]
    again = clubsuit.load("clubs-whist").table(seed=4)
    again.deal(other, play.hands[0].dealer)
    for _ in range(3):
        again.play("keep")
    text = play.legal()[0]
    moments = []
    for one in (play, again):
        one.play(text)
        moments.append(review_hand(one.record(), 1, worlds=8, seat=seat)[-1])
    assert moments[0].played == moments[1].played and moments[0].best == moments[1].best


def test_refusals() -> None:
    """An unknown hand or seat and an invalid record are refused."""
    record = played("clubs-whist", "rule", 3)
    with pytest.raises(NotationError):
        review_game(record, hand=9)
    with pytest.raises(NotationError):
        review_game(record, seat=3)
    record.hands[0].actions[5] = (record.hands[0].actions[5][0], "play XX")
    with pytest.raises(NotationError):
        review_game(record)


def test_honour_play() -> None:
    """FC-17: calls are not evaluated, because no player has to choose them, but irregular cards
    are."""
    play = clubsuit.load("free-clubs", enforcement="honour").new(seed=2, pause=True)
    finish_hand(play, "random")
    moments = review_hand(play.record(), 1, worlds=2)
    verbs = {text.split()[0] for _, text in play.hands[0].actions}
    assert {m.played.text.split()[0] for m in moments} == verbs - {"call", "ready"}


def test_the_only_honest_choice() -> None:
    """Bug: if only one choice was regular, the review said that this choice was the only one and
    wins no game."""
    play = clubsuit.load("free-clubs", enforcement="honour").new(seed=2, pause=True)
    finish_hand(play, "random")
    moments = review_hand(play.record(), 1, worlds=2)
    alone = [m for m in moments if m.choices > 1 and not m.candidates]
    assert alone and all(m.reason.key == "search-honest" for m in alone)
    assert all(m.played in m.candidates for m in moments if m.candidates)
    assert all(m.reason.key == "search-only" for m in moments if m.choices == 1)


def test_any_seed() -> None:
    """Bug: a seed of more than 64 bits ended in a traceback."""
    record = played("clubs-whist", "rule", 3)
    for seed in (-1, 1 << 80):
        assert review_hand(record, 1, worlds=2, seat=0, seed=seed)
