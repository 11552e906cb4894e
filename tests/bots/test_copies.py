"""Copied and pickled bots decide like the original, and a copy and its original do not share
state."""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import clubsuit
from clubsuit.bots import BOTS, quick
from support.plays import pickled, random_play
from support.processes import PATIENCE_S
from support.project import ROOT


class Last:
    """A third-party bot that counts its decisions."""

    def __init__(self) -> None:
        self.decisions = 0

    def choose(self, view: clubsuit.View) -> str:
        self.decisions += 1
        return view.legal()[-self.decisions % len(view.legal())]


WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, pickled]
OWN = f"{__name__}:Last"
CASES = [
    (game, name)
    for game in clubsuit.game_ids()
    for name in (*quick(clubsuit.load(game).rules), "strong", OWN)
]


def views(game: str) -> list[clubsuit.View]:
    """Return the views of the seats to act in a few positions."""
    plays = [random_play(game, {}, seed=4, decisions=n) for n in range(2, 14, 2)]
    return [play.view(play.turn) for play in plays if play.turn is not None]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "name"), CASES)
def test_a_copy_decides_as_the_original(game: str, name: str, way: Callable[[Any], Any]) -> None:
    """Bug: `rule`, `trained` and the levels based on them could not be pickled, and a copied bot
    shared the generator of the original."""
    bot = clubsuit.make_bot(name, clubsuit.load(game), seed=3)
    reference = clubsuit.make_bot(name, clubsuit.load(game), seed=3)
    first, *rest = views(game)
    assert bot.choose(first) == reference.choose(first)
    twin = way(bot)
    expected = [reference.choose(view) for view in rest]
    assert [twin.choose(view) for view in rest] == expected
    assert [bot.choose(view) for view in rest] == expected


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_can_be_pickled(name: str) -> None:
    """Hole: a bot whose decisions depend on the clock cannot be copied or pickled."""
    game = clubsuit.load("clubs-whist")
    play = game.new(seed=3, actions=["keep", "keep", "keep"])
    for way in WAYS:
        twin = way(clubsuit.make_bot(name, game, seed=3))
        assert twin.name == name and twin.game == game
    assert twin.choose(play.view(play.turn or 0)).text in play.legal()


CHILD = """
import pickle, sys
bots, view = pickle.load(sys.stdin.buffer)
for bot in bots:
    print(bot.choose(view).text)
"""


def test_another_process_decides_as_this_one() -> None:
    """Hole: pickled data names a function that another process lacks or has not compiled yet."""
    game = clubsuit.load("free-clubs", enforcement="honour")
    play = random_play("free-clubs", {"enforcement": "honour"}, seed=4, decisions=9)
    view = play.view(play.turn or 0)
    names = ("random", "rule", "trained", "beginner", "casual", "strong", "search:4")
    bots = [clubsuit.make_bot(name, game, seed=3) for name in names]
    done = subprocess.run(
        [sys.executable, "-c", CHILD],
        input=pickle.dumps((bots, view)), capture_output=True, timeout=PATIENCE_S,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )  # fmt: skip
    assert done.stderr == b""
    assert done.stdout.decode().splitlines() == [str(bot.choose(view).text) for bot in bots]
