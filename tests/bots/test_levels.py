"""The levels offered at tables err like people, and each is better than the one before."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

import clubsuit
from clubsuit.bots import LEVELS, make_bot
from clubsuit.bots.levels import BEGINNER, MEMORY, ErringBot, open_cards
from clubsuit.game import Play
from clubsuit.lab.arena import Match, run_match
from support import probe
from support.plays import random_play

FAST = LEVELS[:-1]
"""All levels except the best one, which uses search. See docs/bots.md for its strength."""


def errorless_bot(play: Play, forgets: float) -> ErringBot:
    bot = ErringBot(play.game.rules, 7, replace(BEGINNER, forgets=forgets))
    probe.misjudge_nothing(bot)
    return bot


@pytest.mark.speed
@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_who_never_errs_plays_as_rule(game: str) -> None:
    """Hole: a level is weaker than `rule` for a reason other than its deliberate errors."""
    for seed in range(8):
        play = random_play(game, {}, seed, 9 + 4 * seed)
        if play.turn is None:
            continue
        view = play.view(play.turn)
        wanted = make_bot("rule", view.rules, 1).choose(view).action
        assert errorless_bot(play, 0.0).choose(view).action == wanted


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_what_lies_open_is_not_forgotten(game: str) -> None:
    """Holes: a beginner forgets cards that lie open on the table; the simulated memory changes the
    view."""
    forgot = 0
    for seed in range(12):
        play = random_play(game, {}, seed, 12 + 3 * seed)
        if play.turn is None:
            continue
        view = play.view(play.turn)
        before = view.state.tobytes()
        memory = probe.remembered(errorless_bot(play, 1.0), view)
        assert view.state.tobytes() == before
        for name in set(MEMORY) & set(view.state.dtype.names):
            seen, kept = np.atleast_1d(view.state[name]), np.atleast_1d(memory[name])
            assert (kept == seen & open_cards(view)).all()
            forgot += int((kept != seen).any())
    assert forgot


def margin_from(game: str, strong: str, weak: str, deals: int) -> float:
    """Return the lower end of the 99 % confidence interval of a match result."""
    match = Match(game, bots=(strong, weak), deals=deals, seed=3, options={}, mixed=0)
    interval = run_match(match).whole.interval
    assert interval
    return interval[0]


@pytest.mark.speed
@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_a_beginner_loses(game: str) -> None:
    """Hole: the errors of a beginner cost nothing."""
    assert margin_from(game, "strong", "beginner", 12) > 0


@pytest.mark.long
@pytest.mark.speed
@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_each_level_is_better_than_the_one_before(game: str) -> None:
    """Hole: two levels differ only in their names."""
    for weak, strong in pairwise(FAST):
        assert margin_from(game, strong, weak, 150) > 0, (strong, weak)
