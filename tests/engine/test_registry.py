"""Games from outside the package: each process knows them, with their rules, texts and bots."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.processes import PATIENCE_S

GAME = '''
from clubsuit.games.state import state_dtype
from clubsuit.games.ruby_dame import rules
from clubsuit.games.ruby_dame.declaration import RubyDame

OWN = rules.STATE.names.index("total") + 1
FIELDS = [
    (name, "i8", rules.STATE.fields[name][0].shape)
    for name in rules.STATE.names[OWN:]
]


class Outside(RubyDame):
    """Ruby Dame under another name, with records of its own type."""

    id = "outside-dame"
    dtype = state_dtype(4, FIELDS)


RULES = Outside()
'''
TEXTS = "game-outside-dame-name = Outside Dame\n"
PLAY = """
import clubsuit
from clubsuit.games import REGISTRY
from clubsuit.texts import rules, say
game = clubsuit.load("outside-dame", target=1)
play = game.new(seed=5, pause=True)
names = ("rule", "search:2", "beginner", "random")
bots = [clubsuit.make_bot(name, game, seed=1) for name in names]
while play.turn is not None:
    choice = bots[play.turn].choose(play.view(play.turn))
    play.play(choice.text)
assert clubsuit.replay(play.record()).total == play.total
assert REGISTRY["outside-dame"].dtype != REGISTRY["ruby-dame"].dtype
print(say("game-outside-dame-name"), rules("outside-dame").strip())
try:
    clubsuit.make_bot("trained", game).choose(play.view(0))
except clubsuit.ClubsuitError as error:
    print(error)
"""


def run(folder: Path, *command: str, games: str = "outside") -> subprocess.CompletedProcess[str]:
    """Run a process whose environment registers a game from this folder."""
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    surroundings = {**os.environ, "PYTHONPATH": path, "CLUBSUIT_GAMES": games}
    return subprocess.run(
        [sys.executable, *command],
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )


def write_game(folder: Path) -> None:
    """Write a game that consists of one file of rules and two files of texts."""
    package = folder / "outside"
    package.mkdir()
    (package / "__init__.py").write_text(GAME)
    (package / "outside.ftl").write_text(TEXTS)
    (package / "outside-dame.md").write_text("The rules of Outside Dame.\n")


@pytest.mark.long
def test_a_game_from_outside_is_played_by_all_bots(tmp_path: Path) -> None:
    """Hole: the rules are looked up once at import, so a game that is registered later is
    unknown."""
    write_game(tmp_path)
    done = run(tmp_path, "-c", PLAY)
    assert done.returncode == 0, done.stderr
    names, refusal = done.stdout.splitlines()
    assert names == "Outside Dame The rules of Outside Dame."
    assert refusal == "no network has learned outside-dame"


def test_workers_know_a_game_from_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a worker process does not load the game and fails with *unknown game*."""
    write_game(tmp_path)
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # workers look a game up before they compile it
    command = ("-m", "clubsuit", "simulate", "outside-dame", "--games", "2", "--workers", "2")
    done = run(tmp_path, *command, "--bots", "random", "--seed", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert '"games": 2' in done.stdout


def test_a_module_without_a_game_is_refused_in_one_sentence(tmp_path: Path) -> None:
    """Hole: a misspelt module name ends in an import traceback."""
    done = run(tmp_path, "-c", "import clubsuit", games="nowhere_at_all")
    last = done.stderr.strip().splitlines()[-1]
    assert "there is no game in nowhere_at_all: No module named 'nowhere_at_all'" in last


def test_the_command_needs_no_traceback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: a variable of an earlier folder ends each command in a traceback; the error about a
    forgotten variable does not name it."""
    command = ("-c", "import sys; sys.argv[0] = 'clubsuit'; from clubsuit.cli import main; main()")
    done = run(tmp_path, *command, games="nowhere_at_all")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and done.stderr.startswith("clubsuit: there is no game in")
    (tmp_path / "my_game.py").touch()
    monkeypatch.chdir(tmp_path)
    done = run(tmp_path, *command, "rules", "my_game", games="")
    assert "set CLUBSUIT_GAMES=my_game" in done.stderr


def test_the_record_type_follows_the_sources(tmp_path: Path) -> None:
    """Trap 1, a stale cache: code compiled for rules that have changed must not be used."""
    write_game(tmp_path)
    script = "import clubsuit; print(*clubsuit.load('outside-dame').rules.dtype.names, sep='\\n')"
    first = run(tmp_path, "-c", script).stdout
    assert first == run(tmp_path, "-c", script).stdout and "\nsources_" in first
    (tmp_path / "outside" / "more.py").write_text("A_RULE = 1\n")
    assert run(tmp_path, "-c", script).stdout != first
