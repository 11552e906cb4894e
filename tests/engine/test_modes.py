"""Rules as plain Python, as compiled code, and during the switch from one to the other."""

import os
import subprocess
import sys

import pytest

from support.processes import PATIENCE_S

IMPORT_ALL = """
import pkgutil, sys
import clubsuit
for module in pkgutil.walk_packages(clubsuit.__path__, "clubsuit."):
    if not module.name.startswith(APART):
        __import__(module.name)
assert "numba" not in sys.modules, "something calls a compiled function while it is imported"
""".replace(
    "APART",
    repr(
        (
            "clubsuit.__main__",
            "clubsuit.compiler",
            "clubsuit.gpu.compiler",  # this and the next three import Numba, for a card
            "clubsuit.gpu.flags",
            "clubsuit.gpu.kernels",
            "clubsuit.gpu.rows",
            "clubsuit.envs.",  # this and the next module need OpenSpiel
            "clubsuit.lab.opponents.openspiel_ismcts",
            "clubsuit.lab.ppo.",  # these modules need PyTorch
            "clubsuit.server.storage.migrations.",  # Alembic runs these modules
        )
    ),
)

GAME = """
import sys
import clubsuit
from clubsuit import kernel, random_numbers
from clubsuit.bots import make_bot
from clubsuit.bots.base import next_action
from clubsuit.games import REGISTRY

held = random_numbers.rand_below  # a reference such as other modules keep

def numbers():
    import numpy as np
    rng = np.array([3, 5, 7, 1], np.int64)
    return [int(held(rng, 1000)) for _ in range(9)]

def advance(play, bots, decisions):
    for _ in range(decisions):
        if play.turn is not None:
            play.act(next_action(play, bots))

mode = sys.argv[1]
if mode != "compiled":
    kernel.go_plain()
before = numbers()
plays = [clubsuit.load(game).new(seed=5, pause=True) for game in REGISTRY]
seated = [[make_bot("rule", one.game.rules, p) for p in range(one.game.seats)] for one in plays]
for play, bots in zip(plays, seated):
    advance(play, bots, 9)
if mode == "changing":
    assert kernel.is_plain() and "numba" not in sys.modules
    kernel.go_compiled()
for play, bots in zip(plays, seated):
    advance(play, bots, 1000)
    print(play.record().to_json())
assert kernel.is_compiled() == (mode != "plain") == ("numba" in sys.modules)
assert numbers() == before
if mode == "changing":
    marked = next(one for one in kernel._marked if one.function is held)
    assert random_numbers.rand_below is marked.dispatcher
    assert marked.dispatcher.signatures, "an earlier reference must be compiled too"
"""


def run(script: str, *arguments: str) -> str:
    """Run a script in a new process and return its output."""
    command = [sys.executable, "-c", script, *arguments]
    done = subprocess.run(
        command, stdout=subprocess.PIPE, text=True, check=True, timeout=PATIENCE_S
    )
    return done.stdout


def test_importing_loads_no_compiler() -> None:
    """Hole: importing a module loads the compiler, which delays every command by a second."""
    run(IMPORT_ALL)


@pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled")
def test_the_same_game_in_each_mode_and_across_the_change() -> None:
    """Hole: a game continues differently after the server switches to compiled rules."""
    plain = run(GAME, "plain")
    assert plain.count('"score"') == 4
    assert run(GAME, "changing") == plain == run(GAME, "compiled")
