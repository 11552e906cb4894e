"""docs/train.md: a network learns a third-party game, without a checkout."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from support.processes import PATIENCE_S
from support.project import ROOT, additions_of

PAGE = (ROOT / "docs" / "train.md").read_text(encoding="utf-8")
GAME = ROOT / "docs" / "undertow"
WEIGHTS = Path("runs/undertow/weights.npz")
"""Path of the weights in the commands of the page."""

SCRIPT = """
import shutil
from pathlib import Path
import numpy as np
import clubsuit
from clubsuit.bots import make_bot, quick
from clubsuit.bots.knowledge.base import choice, knowledge_of, position
from clubsuit.bots.knowledge.features import MOST, gap
from clubsuit.bots.network import Network, Weights, save_weights
from clubsuit.lab.opponents.contenders import contender

game = clubsuit.load("undertow")
rules, number = game.rules, knowledge_of(game.rules).features.number
play = game.new(seed=5)
for name in ("trained", "search-trained:1", "trained:gone.npz"):
    try:
        contender(name, play, 1)
    except clubsuit.NotationError as error:
        print(error)
print(make_bot("strong", rules, 1).name, "trained" in quick(rules))

rng = np.random.default_rng(1)
shapes = [(number, 8), (8,), (8, 4), (4,), (4, 2), (2,)]
network = Network(*(rng.normal(size=shape).astype(np.float32) for shape in shapes))
save_weights(Path(file), Weights(network, (0.1, 1.0), "undertow"))
bots = [clubsuit.make_bot(name, game, seed=1) for name in (f"trained:{file}", "rule")]
out = np.zeros(MOST, np.int64)
while len(play.hands) < 3:
    view = play.view(play.turn)
    known = position(view.state, out)
    for code in view.codes():
        out[known] = gap(1.0, 0.0, 1.0)
        facts = out[: choice(view.state, code, out, known + 1)].tolist()
        assert len(set(facts)) == len(facts) and 0 <= min(facts) and max(facts) < number, facts
    play.play(bots[play.turn].choose(view).text)
print(len(play.hands))
try:
    make_bot(f"trained:{file}", clubsuit.load("ruby-dame").rules, 1)
except clubsuit.NotationError as error:
    print(error)
shutil.copy(file, "undertow.npz")
print(make_bot("strong", rules, 1).name, make_bot("trained", rules, 1).name)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with the files that both pages show, as a reader would create it."""
    there = tmp_path / "my games"
    there.mkdir()
    for path in GAME.glob("undertow.*"):
        (there / path.name).write_text(path.read_text() + additions_of(PAGE).get(path.name, ""))
    return there


def run(folder: Path, *words: str, **more: str) -> str:
    """Run a command in this folder, which is not on the search path, and return its output."""
    surroundings = {**os.environ, "CLUBSUIT_GAMES": "undertow", **more}
    done = subprocess.run(
        words, cwd=folder, env=surroundings, capture_output=True, text=True, timeout=PATIENCE_S
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def commands(*wanted: str) -> list[list[str]]:
    """Return the commands on the page that use its game and start with one of these texts. Their
    `--games` and `--deals` are reduced to 2."""
    blocks = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines() if "undertow" in line]
    small = [re.sub(r"--(games|deals) \d+", r"--\1 2", line) for line in lines]
    return [line.split() for line in small if line.startswith(wanted)]


def clubsuit(folder: Path, *words: str, **more: str) -> str:
    """Run `clubsuit` from a script in another folder, as an installer creates it."""
    script = folder.parent / "clubsuit-command.py"
    start = "from clubsuit.cli import main\nif __name__ == '__main__':\n    main()\n"
    script.write_text(start)
    return run(folder, sys.executable, str(script), *words, **more)


def test_a_game_of_ones_own(folder: Path) -> None:
    """Bugs: no bot could use the weights of a third-party game; a game with features but without
    weights failed with *No such file*."""
    (folder / WEIGHTS).parent.mkdir(parents=True)
    script = f"file = {WEIGHTS.as_posix()!r}\n{SCRIPT}"
    (folder.parent / "script.py").write_text(script)
    plain = {"NUMBA_DISABLE_JIT": "1"}
    printed = run(folder, sys.executable, str(folder.parent / "script.py"), **plain).splitlines()
    none = (
        "no weights come with undertow; clubsuit train makes some, and trained:PATH plays by them"
    )
    assert printed == [
        none,
        "no policy has learned undertow, so search-trained cannot play it",
        'there is no file gone.npz, so "trained" has no weights to play by',
        "rule False",
        "3",
        "these weights are of undertow, not of ruby-dame",
        "trained trained",
    ]
    simulate, arena = commands("clubsuit simulate", "clubsuit arena undertow --bots trained,")
    assert "--workers" in simulate
    printed = json.loads(clubsuit(folder, *simulate[1:], "--json", **plain))["seats"]
    assert [re.sub("@.*", "@", seat["bot"]) for seat in printed] == [
        "trained:undertow/weights.npz@",
        "rule",
    ]
    result = json.loads(clubsuit(folder, *arena[1:], "--json", **plain))
    assert (result["bots"], result["deals"]) == (["trained", "rule"], 2)


@pytest.mark.long
def test_the_page_is_followed(folder: Path) -> None:
    """Hole: the page lacks a file or a command that a reader without a checkout needs."""
    pytest.importorskip("torch")
    train, *plays = commands("clubsuit train", "clubsuit simulate", "clubsuit arena")
    clubsuit(folder, *train[1:], "--rounds", "1")
    assert (folder / WEIGHTS).is_file()
    for play in plays[:-1]:
        clubsuit(folder, *play[1:])
    (copy,) = commands("cp")
    run(folder, *copy)
    clubsuit(folder, *plays[-1][1:])
