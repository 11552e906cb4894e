"""The meaning of expected points for the game: in Clubs (Whist) a score far below zero wins too."""

from typing import Any

import pytest

import clubsuit
from clubsuit.bots.knowledge.base import knowledge_of, win_probability
from clubsuit.errors import Reason
from clubsuit.game import View
from clubsuit.texts import explain

POINTS = [-4, -2, -1, 1, 2, 4]


def view_at(total: int) -> View:
    """Return the view of seat 0 with this score; the others have none."""
    view = clubsuit.load("clubs-whist").new(seed=7).view(0)
    view.state.total[:] = [total, 0, 0]
    return view


def outlook(view: View, points: float) -> Reason | None:
    return knowledge_of(view.rules).outlook(view, points)


def gain(total: int, points: int) -> float:
    """Return by how much the points change the chance to win the game."""
    return float(
        win_probability(view_at(total + points).state, 0) - win_probability(view_at(total).state, 0)
    )


@pytest.mark.parametrize("total", range(-9, 10))
def test_progress_raises_the_chance_to_win(total: int) -> None:
    """Bug: a hint showed −2.8 points, and nobody could tell whether that was good at −6."""
    for points in [points for points in POINTS if -11 < total + points < 11]:
        reason = outlook(view_at(total), points)
        if reason is None:
            assert points > 0
            assert gain(total, points) > 0
            continue
        assert ("nearer" in reason.key) == (gain(total, points) > 0), (points, reason)
        assert ("down" in reason.key) == (points < 0)
        if "away" in explain(reason):
            assert total < 0


def test_minus_points_near_the_low_end() -> None:
    """Holes: a score that is nearly won is called a loss; a score is shown with a hyphen."""
    words = explain(outlook(view_at(-9), -2.8) or Reason("", ""))
    assert words == "these minus points are progress: you are at −9, and −11 wins too"
    assert outlook(view_at(5), 2.8) is None
    assert outlook(view_at(-9), 0.1) is None


@pytest.mark.parametrize("game", ["free-clubs", "climbing-clubs", "ruby-dame"])
def test_elsewhere_more_points_are_better(game: str) -> None:
    """Hole: a game in which only high scores win praises minus points."""
    view: Any = clubsuit.load(game).new(seed=1).view(0)
    assert outlook(view, -20.0) is None
