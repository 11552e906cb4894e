"""Follow docs/adding-a-game.md: its files must be a complete, working game."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.support.person import Person
from support.processes import PATIENCE_S, read_line, started
from support.project import ROOT

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FILES = {path.name: path.read_text() for path in (ROOT / "docs" / "undertow").glob("undertow.*")}
"""The files of the game that docs/adding-a-game.md explains, by name."""
LINES = 260
"""Upper bound for the number of lines of a small game, including its texts."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the files that the page shows."""
    there = tmp_path_factory.mktemp("game")
    for name, text in FILES.items():
        (there / name).write_text(text)
    return there


@pytest.fixture(scope="module")
def surroundings(folder: Path) -> dict[str, str]:
    """Return the environment of a process that knows the game; its rules run as plain Python."""
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    return {
        **os.environ,
        "PYTHONPATH": path,
        "CLUBSUIT_GAMES": "undertow",
        "NUMBA_DISABLE_JIT": "1",
    }


def run(surroundings: dict[str, str], folder: Path, *command: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_game_is_small(folder: Path) -> None:
    """Hole: the page promises a small game but shows a large one."""
    lines = [line for path in folder.iterdir() for line in path.read_text().splitlines()]
    assert 100 < len(lines) < LINES


def test_it_passes_the_conformance_suite(folder: Path, surroundings: dict[str, str]) -> None:
    """Hole: the conformance suite covers only the four built-in games and skips a new one."""
    suite = str(ROOT / "tests" / "engine" / "test_conformance.py")
    result = run(
        surroundings, ROOT, "pytest", "-q", "-m", "not speed and not long", suite, "--game=undertow"
    )
    passed = re.search(r"(\d+) passed", result)
    assert passed and int(passed[1]) > 10


def test_it_conforms(folder: Path, surroundings: dict[str, str]) -> None:
    """Hole: `clubsuit conform` needs files of the checkout, or the example of the page fails."""
    command = ("clubsuit", "conform", "undertow", "--positions", "5", "--json")
    found = json.loads(run(surroundings, folder, *command))["requirements"]
    assert len(found) == 14 and not any(one["fault"] for one in found)
    (test,) = (
        code for code in re.findall(r"```python\n(.*?)```", PAGE, re.S) if "check_game" in code
    )
    (folder / "test_mine.py").write_text(test.replace("(RULES)", "(RULES, positions=2)"))
    unknown = {name: value for name, value in surroundings.items() if name != "CLUBSUIT_GAMES"}
    assert "1 passed" in run(
        unknown, folder, "pytest", "-q", "-p", "no:cacheprovider", "test_mine.py"
    )


MISTAKES = {
    "views": ("    v.n = s.n", "    v.n = s.n\n    v.aside = s.aside"),
    "hands": ("draw_cards(ALL & ~s.hand[0], HAND", "draw_cards(ALL, HAND"),
    "samples": ("    s.me = NOBODY\n", ""),
    "scores": ("s.tricks[p] + (s.last_winner == p)", "s.tricks[p] + 1"),
    "replay": ("    s.tricks_done += 1", "    s.tricks_done += 1\n    s.lacks[0] += s.rng[0] & 1"),
}
"""Mistakes that authors make, by the requirement that they violate: a text, and its replacement."""


@pytest.mark.parametrize(
    "requirement",
    [name if name == "views" else pytest.param(name, marks=pytest.mark.long) for name in MISTAKES],
)
def test_a_mistake_is_found(requirement: str, tmp_path: Path, surroundings: dict[str, str]) -> None:
    """Hole: `clubsuit conform` passes a game that does not conform, or does not say why."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    right, wrong = MISTAKES[requirement]
    assert FILES["undertow.py"].count(right) == 1
    (tmp_path / "undertow.py").write_text(FILES["undertow.py"].replace(right, wrong))
    done = subprocess.run(
        [sys.executable, "-m", "clubsuit", "conform", "undertow", "--positions", "20"],
        cwd=tmp_path,
        env={**surroundings, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    assert done.returncode == 1, done.stderr
    assert f"✗ {requirement}: " in done.stdout and "Look at" in done.stdout
    assert "again: clubsuit.testing.random_play('undertow', {}, " in done.stdout


def test_its_twist_is_played(folder: Path, surroundings: dict[str, str]) -> None:
    """UT-3: a lower spade beats a spade lead; in other suits a higher card of the suit does."""
    script = """
import clubsuit, undertow
v = undertow.np.zeros(1, undertow.STATE)[0]
for v.led, led, card in ((3, 20, 19), (3, 20, 21), (0, 2, 1), (0, 2, 3), (0, 2, 9)):
    v.n, v.best = 1, led
    print(bool(undertow.beats(v, card)))
"""
    command = [sys.executable, "-c", script]
    done = subprocess.run(
        command, env=surroundings, capture_output=True, text=True, timeout=PATIENCE_S
    )
    assert done.stdout.split() == ["True", "False", "False", "True", "False"], done.stderr


def test_it_is_simulated_searched_and_reviewed(folder: Path, surroundings: dict[str, str]) -> None:
    """Hole: a command needs more than the page's files provide."""
    simulate = ("simulate", "undertow", "--games", "3", "--seed", "7", "--workers", "2")
    run(
        surroundings, folder, "clubsuit", *simulate, "--bots", "rule,random", "--records", "g.jsonl"
    )
    assert "3" in run(surroundings, folder, "clubsuit", "check", "g.jsonl")
    arena = ("arena", "undertow", "--bots", "search:4,rule", "--deals", "2", "--workers", "1")
    run(surroundings, folder, "clubsuit", *arena)
    first = (folder / "g.jsonl").read_text().splitlines()[0]
    (folder / "one.json").write_text(first)
    review = ("review", "one.json", "--hand", "1", "--worlds", "4")
    assert "play" in run(surroundings, folder, "clubsuit", *review)


INSIDE = """
import clubsuit
from clubsuit.bots.knowledge import base
from clubsuit.games.undertow import RULES
from clubsuit.server.wire import schema

assert "undertow" in clubsuit.game_ids() and base.is_known(RULES)
play = clubsuit.load("undertow").new(seed=7)
schema.View.model_validate(play.view(0).to_dict())
print(clubsuit.__file__)
print(base.knowledge_of(RULES).reasons[0])
"""
KNOWN = """
from clubsuit.bots.knowledge.base import Knowledge
from clubsuit.games.undertow import STATE, evaluate

KNOWLEDGE = {STATE: Knowledge(evaluate=evaluate, reasons=("rule-undertow",))}
"""


def put_inside(package: Path, files: dict[str, str], knowledge: str) -> None:
    """Copy the package, add the page's game to the copy, and add its name to the list of games."""
    source = ROOT / "src" / "clubsuit"
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__", "page"))
    rules = re.sub(r"^KNOWLEDGE = .*\n|^.*import Knowledge\n", "", files["undertow.py"], flags=re.M)
    (package / "games" / "undertow").mkdir()
    (package / "games" / "undertow" / "__init__.py").write_text(rules)
    if knowledge:
        (package / "bots" / "knowledge" / "undertow.py").write_text(knowledge)
    for name in ("undertow.ftl", "undertow.md"):
        (package / "texts" / "en" / name).write_text(files[name])
    line = package / "games" / "__init__.py"
    before = line.read_text()
    named = before.replace("GAMES = (", 'GAMES = ("undertow", ')
    assert named != before
    line.write_text(named)


@pytest.mark.parametrize(
    ("knowledge", "reason"), [("", "bot-likes-best"), (KNOWN, "rule-undertow")], ids=["none", "own"]
)
def test_a_game_inside_the_package_is_a_folder_and_one_line(
    tmp_path: Path, knowledge: str, reason: str
) -> None:
    """Hole: the server needs a model of the game's table, or the bots need a knowledge module."""
    package = tmp_path / "clubsuit"
    put_inside(package, FILES, knowledge)
    surroundings = {**os.environ, "PYTHONPATH": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    surroundings.pop("CLUBSUIT_GAMES", None)
    (tmp_path / "inside.py").write_text(INSIDE)
    where, known = run(surroundings, tmp_path, "inside").split()
    assert Path(where).parent == package and known == reason
    simulate = ("simulate", "undertow", "--games", "2", "--seed", "7", "--workers", "1")
    run(surroundings, tmp_path, "clubsuit", *simulate, "--bots", "rule,search:2")


@pytest.mark.speed
def test_its_compiled_rules_are_played_well(folder: Path, surroundings: dict[str, str]) -> None:
    """Holes: the compiler rejects the rules, although plain Python accepts them; the heuristic
    plays no better than chance.

    Compiling the rules takes some seconds; after that, 500 games take only a moment."""
    compiled = {name: value for name, value in surroundings.items() if name != "NUMBA_DISABLE_JIT"}
    simulate = ("simulate", "undertow", "--games", "500", "--seed", "7", "--bots", "rule,random")
    result = json.loads(run(compiled, folder, "clubsuit", *simulate, "--json"))
    rule, chance = (seat["wins"] for seat in result["seats"])
    assert result["games"] == 500 and rule > 1.5 * chance


@pytest.fixture(scope="module")
def address(folder: Path, surroundings: dict[str, str]) -> Iterator[str]:
    """Start a server that knows the game and yield its address."""
    words = ["-m", "clubsuit", "play", "--no-browser", "--port", "0", "--data", str(folder)]
    how = {"env": surroundings, "stdout": subprocess.PIPE}
    with started(sys.executable, *words, **how) as server:
        result = read_line(server.stdout)
        url = re.search(r"http://\S+", result)
        assert url, result
        yield url[0]


@pytest.mark.xdist_group("browser")
def test_a_hand_of_it_is_played_and_reviewed_in_the_browser(
    address: str, people: Callable[..., Person]
) -> None:
    """Holes: the page cannot draw an unknown game or lacks its texts; the review needs something
    that only the four built-in games have."""
    person = people(address)
    expect(person.page.get_by_text("Undertow").first).to_be_visible()
    person.sit_down("undertow")
    person.play_hand()
    expect(person.get("headline")).to_contain_text("Your score in this hand")
    person.open_score()
    assert "The last trick" in person.get("hand-score").inner_text()
    person.click("review-hand")
    expect(person.get("review-table")).to_be_visible()
    expect(person.get("review")).to_have_attribute("data-all", re.compile("^[1-9]"))
    expect(person.get("decisions")).to_contain_text("Play")
