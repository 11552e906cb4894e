"""Copies of games: complete, equal to the original, and separate from it."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import clubsuit
from browser.support.person import Person
from clubsuit.forks import fork, title_of
from clubsuit.games import GAMES
from clubsuit.texts import LANGUAGES
from support.processes import PATIENCE_S, read_line, started
from support.project import ROOT

SAME = """
import hashlib, sys
import clubsuit

def record_of(name, options, bots):
    game = clubsuit.load(name, target=1, **options)
    play = game.new(seed=5, pause=True)
    seated = [clubsuit.make_bot(bots[p % len(bots)], game, seed=p) for p in range(game.seats)]
    while play.turn is not None:
        play.play(seated[play.turn].choose(play.view(play.turn)).text)
    schema = play.view(0).to_dict()["table"]["kind"]
    return play.record().to_json().replace(f'"{name}"', '""'), schema

for game, options in CASES:
    copy = "my_" + game.replace("-", "_")
    original, copied = (record_of(name, options, BOTS) for name in (game, copy))
    assert original == copied, (game, options)
    print(game, len(original[0]))
"""
CASES = [
    ("ruby-dame", {}),
    ("free-clubs", {}),
    ("free-clubs", {"enforcement": "honour"}),
    ("clubs-whist", {"lead": "left-of-exchanger"}),
    ("climbing-clubs", {}),
    ("climbing-clubs", {"players": 2, "double_or_nothing": True}),
]


plain = pytest.mark.skipif("NUMBA_DISABLE_JIT" not in os.environ, reason="plain rules only")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with copies of all games."""
    there = tmp_path_factory.mktemp("copies")
    for game in GAMES:
        fork(game.replace("_", "-"), f"my_{game}", there)
    return there


def run(folder: Path, *command: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder with copies, which are registered."""
    games = ",".join(f"my_{game}" for game in GAMES if (folder / f"my_{game}").is_dir())
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**os.environ, "CLUBSUIT_GAMES": games, **variables},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )


def done(folder: Path, *command: str, **variables: str) -> str:
    ran = run(folder, *command, **variables)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def script(bots: list[str]) -> str:
    return SAME.replace("CASES", repr(CASES)).replace("BOTS", repr(bots))


def test_a_copy_is_complete(folder: Path) -> None:
    """Hole: a file, a language, the bots' knowledge or the weights of `trained` are missing."""
    for game in GAMES:
        package, original = folder / f"my_{game}", ROOT / "src/clubsuit/games" / game
        sources = {path.relative_to(original) for path in original.rglob("*.py")}
        copied = {path.relative_to(package) for path in package.rglob("*.py")}
        assert sources | {Path("knowledge.py")} <= copied
        for language in LANGUAGES:
            texts = package if language == "en" else package / language
            assert {path.suffix for path in texts.glob(f"my_{game}.*")} >= {".md", ".ftl"}
        assert (package / f"my_{game}.npz").is_file()
        assert f"# {title_of(f'my_{game}')}\n" in (package / f"my_{game}.md").read_text("utf-8")


def test_a_copy_imports_nothing_of_the_original(folder: Path) -> None:
    """Hole: a copy still uses a rule of the original, so an edit of this rule has no effect."""
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for game in GAMES:
            assert f"clubsuit.games.{game}" not in text, path
            assert f"knowledge.{game}" not in text, path
        assert "climbing_duel import" not in text, path


@plain
def test_copies_play_as_their_originals_do(folder: Path) -> None:
    """Hole: a copy deals, decides, scores or records differently, or the page draws it otherwise.

    The rules run as plain Python; `test_compiled_copies_play_as_their_originals_do` compiles them.
    """
    out = done(folder, "-c", script(["rule", "beginner", "random"]), NUMBA_DISABLE_JIT="1")
    assert len(out.splitlines()) == len(CASES)


@pytest.mark.long
@pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled")
def test_compiled_copies_play_as_their_originals_do(folder: Path) -> None:
    """Hole: in one process, Numba uses the compiled rules of the original for the copy, or
    `trained` and `search` decide differently."""
    ran = run(folder, "-W", "error", "-c", script(["search:8", "trained", "rule"]))
    assert ran.returncode == 0, ran.stderr


@pytest.mark.long
@pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled")
def test_an_edit_of_a_rule_counts(tmp_path: Path) -> None:
    """Traps: compiled code of the original or of an earlier edit is used again; a worker process
    has other rules than its parent."""
    rules = fork("ruby-dame", "my_ruby_dame", tmp_path) / "rules.py"
    simulate = ("simulate", "--games", "4", "--bots", "rule", "--workers", "2", "--json")
    points = []
    for queen in (5, 9, 5):
        text = rules.read_text(encoding="utf-8")
        line = next(line for line in text.splitlines() if line.startswith("DAME_POINTS = "))
        rules.write_text(text.replace(line, f"DAME_POINTS = {queen}"), encoding="utf-8")
        out = done(tmp_path, "-m", "clubsuit", *simulate, "my_ruby_dame")
        points.append([seat["points"] for seat in json.loads(out)["seats"]])
    assert points[0] == points[2] != points[1]


@pytest.mark.long
def test_a_copy_conforms(folder: Path) -> None:
    """Hole: a copy violates a requirement of every game, such as a rule's number without a page."""
    command = ("clubsuit", "conform", "my_ruby_dame", "--positions", "3", "--json")
    found = json.loads(done(folder, "-m", *command, NUMBA_DISABLE_JIT="1"))
    assert not any(one["fault"] for one in found["requirements"])


def test_texts_have_the_name_of_the_copy(folder: Path) -> None:
    """Hole: the page shows the names of messages, or one language has those of the original."""
    show = "from clubsuit.texts import rules, say, speaking\n" + "".join(
        f"with speaking({language!r}): print(say('game-my_ruby_dame-name'), "
        "len(rules('my_ruby_dame')), len(say('brief-my_ruby_dame-aim')))\n"
        for language in LANGUAGES
    )
    lines = done(folder, "-c", show, NUMBA_DISABLE_JIT="1").splitlines()
    assert all(line.startswith("My Ruby Dame ") for line in lines)
    assert len(set(lines)) == len(LANGUAGES)


@pytest.mark.long
def test_a_copy_of_a_copy(folder: Path) -> None:
    """Hole: only the games of the package can be copied, or the copy of a copy needs the first."""
    done(folder, "-m", "clubsuit", "fork", "my_climbing_clubs", "third", NUMBA_DISABLE_JIT="1")
    assert not any("my_climbing_clubs" in path.read_text() for path in folder.glob("third/*.py"))
    shown = "import clubsuit; print(clubsuit.load('third').new(seed=1).view(0).to_dict()['table'])"
    out = done(folder, "-c", shown, NUMBA_DISABLE_JIT="1", CLUBSUIT_GAMES="third")
    assert "'kind': 'climbing-clubs'" in out


@pytest.mark.long
def test_a_game_of_one_file_is_copied(tmp_path: Path) -> None:
    """Hole: the game of docs/adding-a-game.md, a module and not a package, cannot be copied."""
    for path in (ROOT / "docs" / "undertow").glob("undertow.*"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    plain = {"NUMBA_DISABLE_JIT": "1"}
    out = done(
        tmp_path, "-m", "clubsuit", "fork", "undertow", "low", CLUBSUIT_GAMES="undertow", **plain
    )
    assert "low/__init__.py" in out and "low/low.md" in out
    command = ("clubsuit", "simulate", "low", "--games", "2", "--bots", "rule")
    assert "low" in done(tmp_path, "-m", *command, CLUBSUIT_GAMES="low", **plain)


REFUSED = {
    "my-dame": "cannot be the name",
    "Mine": "cannot be the name",
    "class": "cannot be the name",
    "": "cannot be the name",
    "../mine": "cannot be the name",
    "json": "already is a game or a Python module",
    "numpy": "already is a game or a Python module",
    "taken": "already exists",
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_bad_name_is_refused(name: str, tmp_path: Path) -> None:
    """Holes: a copy overwrites a folder, hides a module, or has a name that Python cannot import;
    a refused copy leaves files behind."""
    (tmp_path / "taken").mkdir()
    with pytest.raises(clubsuit.NotationError, match=REFUSED[name]):
        fork("ruby-dame", name, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_an_unknown_game_is_refused(tmp_path: Path) -> None:
    """Hole: a misspelt game ends in a traceback."""
    with pytest.raises(clubsuit.NotationError, match="no game"):
        fork("bridge", "mine", tmp_path)


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """Start a server that knows the copies, and yield its address."""
    words = [
        "-m",
        "clubsuit",
        "play",
        "--no-browser",
        "--port",
        "0",
        "--data",
        str(folder / "data"),
    ]
    names = ",".join(f"my_{game}" for game in GAMES)
    env = {**os.environ, "CLUBSUIT_GAMES": names, "NUMBA_DISABLE_JIT": "1"}
    with started(sys.executable, *words, env=env, cwd=folder, stdout=subprocess.PIPE) as server:
        url = re.search(r"http://\S+", read_line(server.stdout))
        assert url
        yield url[0]


@pytest.mark.long
@pytest.mark.xdist_group("browser")
@pytest.mark.parametrize("game", GAMES)
def test_a_hand_of_a_copy_is_played_in_the_browser(
    game: str, address: str, people: Callable[..., Person]
) -> None:
    """Hole: the page shows a copy as a plain trick game, so nobody can bid or lay a run."""
    person = people(address)
    person.sit_down(f"my_{game}")
    person.play_hand()
    expect(person.get("headline")).to_be_visible()
    assert "my_" not in person.page.inner_text("body")
