"""Files in the current folder are found, but never replace modules of Python."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread

import pytest

from clubsuit.bots.own import own_bot
from clubsuit.cache import PACKAGE
from clubsuit.errors import NotationError
from clubsuit.folder import search_here_last
from clubsuit.games import REGISTRY
from clubsuit.lab.workers import ordered_map
from clubsuit.processes import SAFE_PATH, command_of
from support import probe
from support.processes import PATIENCE_S

PACKAGES = ("numpy", "numba", "llvmlite", "rich", "typer", "pydantic", "fluent", "clubsuit")
TRAP = "import os; os.write(2, b'{name}.py of the current folder\\n'); os._exit(9)\n"
BOT = """
import random
import helper_of_lowest

class Lowest:
    def choose(self, view):
        random.random()
        return helper_of_lowest.first(view)
"""
HELPER = """
def first(view):
    return view.legal()[0]
"""
SIMULATE = ["simulate", "clubs-whist", "--games", "2", "--seed", "7", "--option", "target=1"]
LOWEST = ["--bots", "lowest:Lowest", "--workers", "2", "--json"]
LOADED_BY_RUNPY = "import runpy, pkgutil, sys; print(*sys.modules)"
"""Code that prints the modules that Python itself imports for `-m`, before our code runs."""


@pytest.fixture(scope="module")
def traps(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a bot and a file named like each module of Python and of our packages.

    A process that imports one of these files exits.
    """
    folder = tmp_path_factory.mktemp("traps")
    for name in {*sys.stdlib_module_names, *PACKAGES}:
        (folder / f"{name}.py").write_text(TRAP.format(name=name))
    (folder / "lowest.py").write_text(BOT)
    (folder / "helper_of_lowest.py").write_text(HELPER)
    return folder


@pytest.fixture(scope="module")
def command(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a script in another folder that runs the command, as an installer creates it."""
    script = tmp_path_factory.mktemp("bin") / "clubsuit-command.py"
    start = "from clubsuit.cli import main\nif __name__ == '__main__':\n    main()\n"
    script.write_text(start)
    return script


def run(folder: Path, *words: str, **surroundings: str) -> subprocess.CompletedProcess[str]:
    """Run Python in this folder, with rules that are not compiled."""
    inherited = {name: value for name, value in os.environ.items() if name != SAFE_PATH}
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**inherited, "NUMBA_DISABLE_JIT": "1", **surroundings},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )


def test_own_bots_and_games_beside_any_file(traps: Path, command: Path) -> None:
    """Bugs: a random.py next to a bot replaced Python's own module in each worker; a game in the
    current folder needed PYTHONPATH, which puts that folder first on the search path."""
    (traps / "outside_game.py").write_text(GAME)
    simulate = ["simulate", "outside-whist", *SIMULATE[2:], *LOWEST]
    done = run(traps, str(command), *simulate, CLUBSUIT_GAMES="outside_game")
    assert (done.returncode, done.stderr) == (0, "")
    result = json.loads(done.stdout)
    assert [seat["bot"] for seat in result["seats"]] == ["lowest:Lowest"] * 3
    assert result["games"] == 2


def test_own_bots_beside_any_file_by_module(traps: Path, tmp_path: Path) -> None:
    """Bug: `python -m clubsuit` searched the current folder first.

    Python itself does the same when it starts with `-m`, which we cannot prevent.
    """
    before = set(run(tmp_path, "-P", "-c", LOADED_BY_RUNPY).stdout.split())
    for file in traps.glob("*.py"):
        if file.stem not in before | {"clubsuit"}:
            (tmp_path / file.name).write_bytes(file.read_bytes())
    assert (tmp_path / "random.py").exists() and (tmp_path / "numpy.py").exists()
    done = run(tmp_path, "-m", "clubsuit", *SIMULATE, *LOWEST)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 2


def test_a_module_above_the_package_is_not_found(tmp_path: Path) -> None:
    """Bug: the current folder was still searched last if it contained the package at any depth. A
    msvcrt.py there was imported, because Python lacks this module outside Windows."""
    shutil.copytree(
        PACKAGE, tmp_path / "lib" / "clubsuit", ignore=shutil.ignore_patterns("page", "*.pyc")
    )
    for name in ("msvcrt", "_winapi", "winreg"):
        (tmp_path / f"{name}.py").write_text(TRAP.format(name=name))
    done = run(tmp_path, "-m", "clubsuit", "games", PYTHONPATH=str(tmp_path / "lib"))
    assert (done.returncode, done.stderr) == (0, "")
    assert run(tmp_path / "lib", "-m", "clubsuit", "games", PYTHONPATH="").returncode == 0


def test_processes_beside_any_file(traps: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: the process that compiles next to the server searched the current folder first."""
    monkeypatch.chdir(traps)
    done = run(traps, *command_of("json.tool", "--help")[1:])
    assert (done.returncode, done.stderr) == (0, "")


def test_workers_have_the_surroundings_of_their_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a program started by a third-party bot finds its modules with one worker but not with
    two."""
    monkeypatch.delenv(SAFE_PATH, raising=False)
    assert list(ordered_map(os.getenv, [SAFE_PATH], workers=2)) == [None]
    assert SAFE_PATH not in os.environ


def test_threads_that_start_processes_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: two threads used `safe_path` at once. The second took the value set by the first for the
    user's own, so the environment variable stayed set."""
    monkeypatch.delenv(SAFE_PATH, raising=False)
    began, ended = Event(), Event()

    def start() -> None:
        with probe.safe_path():
            began.set()
            ended.wait(PATIENCE_S)

    other = Thread(target=start)
    with probe.safe_path():
        other.start()
        began.wait(0.2)
    ended.set()
    other.join()
    assert SAFE_PATH not in os.environ


GAME = """
from clubsuit.games.state import state_dtype
from clubsuit.games.clubs_whist import RULES as WHIST
from clubsuit.games.clubs_whist import rules

OWN = rules.STATE.names[rules.STATE.names.index("total") + 1 :]
FIELDS = [(name, "i8", rules.STATE.fields[name][0].shape) for name in OWN]


class Outside(type(WHIST)):
    id = "outside-whist"
    dtype = state_dtype(3, FIELDS)


RULES = Outside()
"""


# ---- names of other modules ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "file", "module"),
    [
        ("random:Bot", "random.py", "random"),
        ("random:Random", "random.py", "random"),
        ("sys:Bot", "sys.py", "sys"),
        ("json.bots:Bot", "json.py", "json"),
        ("winreg:Bot", "winreg.py", "winreg"),
        ("numpy:Bot", "numpy.py", "numpy"),
        ("clubsuit:NoSuchBot", "clubsuit.py", "clubsuit"),
    ],
)
def test_a_bot_in_a_file_with_the_name_of_a_module(
    name: str, file: str, module: str, traps: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bug: *the module "random" has no "Bot"*, although the file in the current folder has one."""
    monkeypatch.chdir(traps)
    with pytest.raises(NotationError) as caught:
        own_bot(name, REGISTRY["clubs-whist"], 0)
    assert str(caught.value) == (
        f"{file} in the current folder is not used, because another module has the name "
        f'"{module}": give the file another name'
    )


def test_a_bot_in_a_package_with_the_name_of_a_module(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: a package of bots is ignored without a message if a module has the same name."""
    (tmp_path / "queue").mkdir()
    (tmp_path / "queue" / "__init__.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(NotationError, match=r"__init__.py in the current folder is not used"):
        own_bot("queue:Lowest", REGISTRY["clubs-whist"], 0)


def test_two_modules_of_one_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a bot other than the one in the current folder plays without a message."""
    installed, here = tmp_path / "installed", tmp_path / "here"
    for folder in (installed, here):
        folder.mkdir()
        (folder / "bot_of_two_places.py").write_text("class Bot:\n    choose = print\n")
    monkeypatch.syspath_prepend(str(installed))
    monkeypatch.chdir(here)
    for _ in range(2):
        with pytest.raises(NotationError, match=r"bot_of_two_places.py in the current folder is"):
            own_bot("bot_of_two_places:Bot", REGISTRY["clubs-whist"], 0)
    monkeypatch.chdir(installed)
    assert own_bot("bot_of_two_places:Bot", REGISTRY["clubs-whist"], 0)


def test_a_game_in_a_file_with_the_name_of_a_module(traps: Path, command: Path) -> None:
    """Bug: *module 'random' has no attribute 'RULES'*, although the file in the current folder has
    it."""
    done = run(traps, str(command), "games", CLUBSUIT_GAMES="random")
    assert done.returncode != 0
    assert done.stderr.strip().endswith(
        "random.py in the current folder is not used, because another module has the name "
        '"random": give the file another name'
    )


def test_the_search_path_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: the current folder was put at the front of Python's search path."""
    (tmp_path / "bot_of_a_folder.py").write_text(BOT)
    (tmp_path / "helper_of_lowest.py").write_text(HELPER)
    monkeypatch.chdir(tmp_path)
    before = sys.path.copy()
    assert own_bot("bot_of_a_folder:Lowest", REGISTRY["clubs-whist"], 0)
    assert sys.path == before


def test_a_folder_that_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: in a terminal whose folder was deleted, the command ends in a traceback."""
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    search_here_last()
    with pytest.raises(NotationError, match='there is no module "no_bot_anywhere"'):
        own_bot("no_bot_anywhere:Bot", REGISTRY["clubs-whist"], 0)
