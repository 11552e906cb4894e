"""Games with other constants: their names, their rules, and their records."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import clubsuit
from clubsuit.cli.common import game_with
from clubsuit.forks import fork, sources
from clubsuit.games import GAMES, REGISTRY
from clubsuit.lab.study.variants import read_constants
from clubsuit.server import run
from clubsuit.varied import name_of
from support.processes import PATIENCE_S

BUILT_IN = [name.replace("_", "-") for name in GAMES]

PLAY = """
import sys
import clubsuit
from clubsuit.game import Record
for given in sys.argv[1:]:
    name = clubsuit.with_constants(given)
    game = clubsuit.load(name, target=1)
    low, high = game.rules.options.score_range(game.options)
    for seed in range(2):
        play = game.new(seed=seed, pause=True)
        bots = [clubsuit.make_bot("rule" if p else "random", game, p) for p in range(game.seats)]
        while play.turn is not None:
            play.play(bots[play.turn].choose(play.view(play.turn)).text)
        for hand, lines in zip(play.hands, play.lines):
            sums = [0] * game.seats
            for line in lines:
                sums[line.seat] += line.points
            if game.rules.team(play.state, 0) is None:
                assert sums == hand.score, (name, sums, hand.score)
            assert low <= min(hand.score) and max(hand.score) <= high, (name, hand.score)
            known = game.rules.options.score_sum(game.options)
            assert known in (None, sum(hand.score)), (name, hand.score)
        record = play.record()
        assert record.game == name and clubsuit.replay(record).total == play.total
    print(name, play.hands[0].score)
"""

plain = pytest.mark.skipif("NUMBA_DISABLE_JIT" not in os.environ, reason="plain rules only")


def python(*command: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", **variables},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )


@pytest.mark.parametrize("game", BUILT_IN)
def test_each_constant_is_one_line(game: str) -> None:
    """Hole: a declared constant has no line, two lines or another value, so that setting it changes
    nothing or only a part of the rules."""
    rules = REGISTRY[game]
    files = "\n".join(sources(rules, "copy", "copy").values())
    assert rules.constants
    for constant in rules.constants:
        lines = re.findall(rf"^{constant.name} = (-?\d+)$", files, re.MULTILINE)
        assert lines == [str(constant.value)], constant.name
        assert constant.low <= constant.value <= constant.high


@plain
def test_all_constants_can_be_set_together() -> None:
    """Hole: something that depends on a constant is a bare number: a score's lines, the range or
    the sum of scores, or a copy cannot be imported."""
    extremes = [
        (game, [(one.name, one.high if high else one.low or 1) for one in REGISTRY[game].constants])
        for game in BUILT_IN
        for high in (True, False)
    ]
    names = [":".join([game, *(f"{a}={b}" for a, b in values)]) for game, values in extremes]
    done = python("-c", PLAY, *names)
    assert done.returncode == 0, done.stderr
    assert [line.partition(":")[0] for line in done.stdout.splitlines()] == [
        name.partition(":")[0] for name in names
    ]


def test_usual_values_give_the_usual_game() -> None:
    """Hole: the same rules have two names, so a study compares a game with itself."""
    for game in BUILT_IN:
        values = {one.name: one.value for one in REGISTRY[game].constants}
        assert name_of(game, values) == game
    assert name_of("ruby-dame:ALL_BONUS=0:DAME_POINTS=7", {"ALL_BONUS": "5"}) == (
        "ruby-dame:DAME_POINTS=7"
    )


@pytest.mark.parametrize(
    ("game", "constants", "why"),
    [
        ("ruby-dame", {"DAME": 7}, "no constant DAME"),
        ("ruby-dame", {"DAME_POINTS": 101}, "from 0 to 100"),
        ("ruby-dame", {"DAME_POINTS": -1}, "from 0 to 100"),
        ("ruby-dame", {"DAME_POINTS": "many"}, "whole number"),
        ("ruby-dame", {"DAME_POINTS": 7.5}, "whole number"),
        ("ruby-dame", {"DAME_POINTS": True}, "whole number"),
        ("ruby-dame:DAME_POINTS", {}, "must have the form"),
        ("ruby-dame:=7", {}, "must have the form"),
        ("ruby-dame::", {}, "must have the form"),
        ("bridge", {"DAME_POINTS": 7}, "no game"),
        (5, {}, "must have the form"),
        ("ruby-dame", ["DAME_POINTS"], "must have the form"),
        ("ruby-dame", {5: 7}, "no constant 5"),
    ],
)
def test_bad_constants_are_refused(game: Any, constants: Any, why: str) -> None:
    """Holes: a misspelt constant is ignored; a value from outside becomes source code."""
    with pytest.raises(clubsuit.NotationError, match=why):
        clubsuit.with_constants(game, constants)


@pytest.mark.long
def test_a_record_says_how_to_read_it(tmp_path: Path) -> None:
    """Holes: a record does not contain the constants, so that it is judged by other rules; `check`
    or a worker process does not know the game."""
    file, changed = tmp_path / "games.jsonl", ("--set", "ruby-dame:DAME_POINTS=10")
    simulate = ("simulate", "ruby-dame", "--games", "2", "--option", "target=30", "--workers", "2")
    done = python("-m", "clubsuit", *simulate, *changed, "--records", str(file), "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["game"] == "ruby-dame:DAME_POINTS=10"
    assert json.loads(file.read_text().splitlines()[0])["game"] == "ruby-dame:DAME_POINTS=10"
    unknown = python("-m", "clubsuit", "check", str(file))
    assert unknown.returncode == 1 and "name it in --set" in unknown.stdout
    assert python("-m", "clubsuit", "check", str(file), *changed).returncode == 0
    named = {"CLUBSUIT_GAMES": "ruby-dame:DAME_POINTS=10"}
    assert python("-m", "clubsuit", "check", str(file), **named).returncode == 0


def test_a_name_alone_registers_nothing() -> None:
    """Hole: a record from outside makes the reader write and run code; the reader does not learn
    how to read the record."""
    with pytest.raises(clubsuit.NotationError, match="name it in --set"):
        clubsuit.load("ruby-dame:DAME_POINTS=10")
    with pytest.raises(clubsuit.NotationError, match="no game"):
        clubsuit.load("bridge:DAME_POINTS=10")


def test_other_games_cannot_be_set() -> None:
    """Holes: --set for another game is ignored; a command that knows its game asks for it again."""
    assert game_with("ruby-dame", ["DAME_POINTS=5"]) == "ruby-dame"  # the usual number
    with pytest.raises(clubsuit.NotationError, match="no constant"):
        game_with("ruby-dame", ["PER_TRICK=5"])
    with pytest.raises(clubsuit.NotationError, match="--set changes ruby-dame, but the game is"):
        game_with("clubs-whist", ["ruby-dame:DAME_POINTS=10"])


def test_more_constants_of_a_game_that_has_some(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bugs: --set said that it changes ruby-dame "but the game is ruby-dame:DAME_POINTS=10"; the
    second of two values for one constant won silently."""
    monkeypatch.setattr("clubsuit.cli.common.with_constants", lambda name: name)
    game, both = "ruby-dame:DAME_POINTS=10", "ruby-dame:DAME_POINTS=10:ALL_BONUS=20"
    assert game_with(game, ["ALL_BONUS=20"]) == game_with(game, ["ruby-dame:ALL_BONUS=20"]) == both
    assert game_with(game, ["DAME_POINTS=7"]) == "ruby-dame:DAME_POINTS=7"
    assert read_constants(game, ["ruby-dame:ALL_BONUS=5,20"]) == {"ALL_BONUS": ["5", "20"]}
    with pytest.raises(clubsuit.NotationError, match="--set sets ALL_BONUS twice"):
        game_with("ruby-dame", ["ALL_BONUS=5", "ruby-dame:ALL_BONUS=20"])


def test_tables_refuse_other_constants(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: people play at a table whose page shows rules that do not hold."""
    monkeypatch.setattr(run, "REGISTRY", {"ruby-dame:DAME_POINTS=10": None})
    with pytest.raises(clubsuit.NotationError, match="cannot be played at a table"):
        run.serve(run.Reach())


SOLVE = """
import sys
import clubsuit

def best(rules, s):
    if int(s.phase) not in rules.trick_phases:
        return s.score.tolist()
    ends = []
    for code in rules.legal_codes(s):
        after = s.copy()
        rules.functions.apply(after, code, 0)
        ends.append(best(rules, after))
    return max(ends, key=lambda end: end[int(s.turn)])

game = clubsuit.load(clubsuit.with_constants(sys.argv[1]), ranks=4, hand_size=4)
for seed in range(12):
    play = game.new(seed=seed)
    while play.state.tricks_done < 1:
        play.play(play.legal()[-1])
    for text, value in play.solve().items():
        after = play.copy()
        after.play(text)
        assert value == best(game.rules, after.state.copy())[play.turn], (seed, text, value)
"""


@pytest.mark.long
@pytest.mark.parametrize(
    "constants", ["DAME_POINTS=100:TRICK_POINTS=20", "CLUB_POINTS=0", "DAME_POINTS=0:ALL_BONUS=200"]
)
def test_the_solver_knows_the_constants(constants: str) -> None:
    """Holes: bounds of many points do not fit into the solver's table; without points for clubs, it
    forgets those of the queen."""
    done = python("-c", SOLVE, f"ruby-dame:{constants}")
    assert done.returncode == 0, done.stderr


@pytest.mark.long
@pytest.mark.parametrize("cards", [1, 2])
def test_samples_know_the_price_of_a_king(cards: int) -> None:
    """Hole: the samples of hidden cards assume that a King costs three cards."""
    script = """
import sys
import clubsuit
from clubsuit.games import REGISTRY
from clubsuit.testing import check_game
check_game(REGISTRY[clubsuit.with_constants(sys.argv[1])], positions=25, seed=3)
"""
    done = python("-c", script, f"free-clubs:KING_CARDS={cards}")
    assert done.returncode == 0, done.stderr


@pytest.mark.long
@pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled")
def test_compiled_rules_have_the_constants() -> None:
    """Holes: compiled code of the usual game is used for the other constants; plain and compiled
    rules differ."""
    names = ["ruby-dame:DAME_POINTS=10", "ruby-dame", "ruby-dame:DAME_POINTS=11"]
    compiled = dict(os.environ)
    compiled.pop("NUMBA_DISABLE_JIT", None)
    done = subprocess.run(
        [sys.executable, "-c", PLAY, *names], env=compiled, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == python("-c", PLAY, *names).stdout


JOB = """
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
import clubsuit
from clubsuit.lab import Plan, simulate

if __name__ == "__main__":
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        list(pool.map(abs, range(8)))  # the workers run before the game is known
        name = clubsuit.with_constants(sys.argv[1])
        plan = Plan.of(name, games=3, seed=1, bots=["rule"], options={"target": "20"})
        alone, together = simulate(plan), simulate(plan, workers=2, executor=pool)
        assert [seat.points for seat in alone.seats] == [seat.points for seat in together.seats]
        print(name, alone.games, together.games)
"""


@pytest.mark.long
def test_a_job_takes_the_constants_along(tmp_path: Path) -> None:
    """Holes: workers of an executor, which have other environments, do not know the game; the game
    on which it is based is a copy, and comes with the same job."""
    (tmp_path / "job.py").write_text(JOB)
    fork("ruby-dame", "my_dame", tmp_path)
    for name, games in (("ruby-dame:DAME_POINTS=10", ""), ("my_dame:DAME_POINTS=9", "my_dame")):
        done = subprocess.run(
            [sys.executable, "job.py", name],
            cwd=tmp_path,
            env={**os.environ, "NUMBA_DISABLE_JIT": "1", "CLUBSUIT_GAMES": games},
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout == f"{name} 3 3\n"
