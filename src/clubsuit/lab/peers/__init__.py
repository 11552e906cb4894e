"""Packages with card games, measured beside Clubsuit in one run: `clubsuit bench --peers`.

Each package is installed into an environment of its own (`venvs.py`). A measure of a game is one
process there, which runs a program of the folder `programs` and prints one JSON object. A process
that crashes, hangs or is killed costs only its own figure.

The packages take turns with each measure, so that all have the same share of a slow minute. The
programs of one folder do the same in all packages: they play at random on one core, and count the
decisions of players. Deals and resets take time and count as nothing.

=====================  ============================================================================
bare                   the fastest loop of the package that Python calls, without observations
single                 one game at a time, decided in Python, without observations
single_observations    the same, with an observation for each decision
batched                many games at once, without observations
batched_observations   the same, with an observation for each decision
memory                 games in progress, up to 100,000
=====================  ============================================================================
"""

import json
import os
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from clubsuit.errors import excerpt
from clubsuit.game import game_ids
from clubsuit.lab.bench import one_core
from clubsuit.lab.peers.lines import code_lines
from clubsuit.lab.peers.venvs import PROBLEM, NotInstallable, python_of

PROGRAMS = Path(__file__).with_name("programs")
IMPORTS = 3
"""Number of times a module is imported, each time in a new process. The fastest one counts."""
LIMIT_S = 120
"""Maximum duration of one measure, in seconds."""

RATES = ("bare", "single", "single_observations", "batched", "batched_observations")
"""Measures in decisions per second."""
OF_A_GAME = (*RATES, "memory")
OF_A_PACKAGE = ("import", "installed")
EXAMPLES = ("random_game", "bot", "training")
"""Programs whose lines are counted, after they have run."""

INCLUDED = "observations-included"
"""Reason for a gap: the package cannot leave out observations."""
NO_BATCH = "no-batch"
"""Reason for a gap: the package plays one game at a time."""
NO_LOOP = "no-loop"
"""Reason for a gap: the package has no loop but that with observations."""
INSTALL, TIMEOUT, CRASH = "install", "timeout", "crash"
"""Reasons for gaps that were not foreseen."""

Figures = dict[str, Any]
"""The figures that a program prints, or a gap: "missing" is its reason, "detail" may say more."""


@dataclass(frozen=True)
class Peer:
    """A package with card games."""

    name: str
    """The start or end of the names of its programs and of its lock file."""
    title: str
    module: str
    """The module whose import is timed."""
    distribution: str
    """The package whose size is measured, with all that it requires; with an extra if its games
    need one."""
    games: tuple[str, ...]
    gaps: Mapping[str, str] = field(default_factory=dict)
    """By measure of a game: the reason why the package cannot have it."""
    own: bool = True
    """Whether it has an environment of its own. Clubsuit runs in this one."""
    programs: Path = PROGRAMS


CLUBSUIT = Peer(
    "clubsuit",
    "Clubsuit",
    "clubsuit",
    "clubsuit",
    tuple(game_ids()),
    own=False,
)
PEERS = (
    CLUBSUIT,
    Peer(
        "openspiel",
        "OpenSpiel",
        "pyspiel",
        "open-spiel",
        ("hearts", "spades", "leduc_poker"),
        {"batched": INCLUDED},
    ),
    Peer(
        "rlcard",
        "RLCard",
        "rlcard",
        "rlcard",
        ("doudizhu", "uno", "leduc-holdem"),
        {"single": INCLUDED, "batched": NO_BATCH, "batched_observations": NO_BATCH},
    ),
    Peer(
        "pettingzoo",
        "PettingZoo",
        "pettingzoo",
        "pettingzoo[classic]",
        ("texas_holdem-v4", "leduc_holdem-v4", "hanabi-v5"),
        {
            "bare": NO_LOOP,
            "single": INCLUDED,
            "batched": NO_BATCH,
            "batched_observations": NO_BATCH,
        },
    ),
    Peer(
        "pgx",
        "pgx",
        "pgx",
        "pgx",
        ("sparrow_mahjong", "leduc_holdem", "kuhn_poker"),
        {"single": INCLUDED, "batched": INCLUDED},
    ),
)


@dataclass
class PeerBench:
    """The results of a run."""

    peers: Sequence[Peer]
    packages: dict[str, dict[str, Figures]] = field(default_factory=dict)
    """By peer and by measure of a package or example. An example has its "lines"."""
    games: dict[str, dict[str, dict[str, Figures]]] = field(default_factory=dict)
    """By peer, game and measure of a game."""
    interrupted: bool = False
    """Whether Ctrl-C ended the run before all was measured."""

    @property
    def share_of_core(self) -> float | None:
        """The median share of a core that the timed runs had; None if there are none.

        On an idle machine it is almost 1.
        """
        shares = [
            figures["per_s"] / figures["per_cpu_s"]
            for games in self.games.values()
            for measures in games.values()
            for figures in measures.values()
            if "per_cpu_s" in figures
        ]
        return median(shares) if shares else None

    def to_dict(self) -> dict[str, Any]:
        """Return the results in the form that `clubsuit bench --peers --json` prints."""
        return {
            "packages": self.packages,
            "games": self.games,
            "share_of_core": self.share_of_core,
            "interrupted": self.interrupted,
        }


def run_peers(
    peers: Sequence[Peer] = PEERS,
    *,
    limit_s: float = LIMIT_S,
    progress: Callable[[float], None] = lambda part: None,
) -> PeerBench:
    """Install and measure these packages, and return the figures.

    limit_s:  maximum duration of one measure, in seconds.
    progress: called with the completed share, from 0 to 1.

    Ctrl-C ends the run, and the result has everything that was measured before. Environments are
    kept in the cache folder for the next run.

    Raises NotationError if there is no cache folder.
    """
    result = PeerBench(peers)
    total = sum(1 for _ in _tasks(peers)) + len(peers)
    try:
        for number, _ in enumerate(_measure_all(result, limit_s), 1):
            progress(number / total)
    except KeyboardInterrupt:
        result.interrupted = True
    progress(1.0)
    return result


def _tasks(peers: Sequence[Peer]) -> Iterator[tuple[Peer, str, str]]:
    """Yield what to measure, in turn for all packages: peer, game (or ""), and measure."""
    for measure in (*OF_A_PACKAGE, *EXAMPLES):
        for peer in peers:
            yield peer, "", measure
    for measure in OF_A_GAME:
        for peer in peers:
            for game in peer.games:
                yield peer, game, measure


def _measure_all(result: PeerBench, limit_s: float) -> Iterator[None]:
    """Install on all cores, then measure on one; yield after each step."""
    pythons: dict[str, Path] = {}
    for peer in result.peers:
        try:
            pythons[peer.name] = python_of(peer.name if peer.own else None)
        except NotInstallable as problem:
            gap = _gap(INSTALL, str(problem))
            result.packages[peer.name] = dict.fromkeys(OF_A_PACKAGE, gap)
        yield
    with one_core():
        for peer, game, measure in _tasks(result.peers):
            if python := pythons.get(peer.name):
                _measure(result, peer, python, game, measure, limit_s)
            yield


def _measure(
    result: PeerBench, peer: Peer, python: Path, game: str, measure: str, limit_s: float
) -> None:
    """Measure one thing, and store its figures."""
    if game:
        place = result.games.setdefault(peer.name, {}).setdefault(game, {})
    else:
        place = result.packages.setdefault(peer.name, {})
    if measure in peer.gaps:
        place[measure] = _gap(peer.gaps[measure])
        return
    times = IMPORTS if measure == "import" else 1
    runs = [_figures(peer, python, game, measure, limit_s) for _ in range(times)]
    place[measure] = min(runs, key=lambda figures: figures.get("cpu_s", 0))


def _figures(peer: Peer, python: Path, game: str, measure: str, limit_s: float) -> Figures:
    """Run a program, and return the figures that its last line has, or a gap."""
    printed, gap = _run(_command(peer, python, game, measure), limit_s)
    if gap:
        return gap
    if measure in EXAMPLES:
        return {"lines": code_lines(_example(peer, measure).read_text(encoding="utf-8"))}
    try:
        return dict(json.loads(_last_line(printed)))
    except (ValueError, TypeError):
        return _gap(CRASH, _last_line(printed) or "0")


def _command(peer: Peer, python: Path, game: str, measure: str) -> list[str]:
    if measure in EXAMPLES:
        return [str(python), str(_example(peer, measure))]
    if measure in OF_A_PACKAGE:
        what = peer.module if measure == "import" else peer.distribution
        return [str(python), str(PROGRAMS / "measuring.py"), measure, what]
    return [str(python), str(peer.programs / f"measure_{peer.name}.py"), measure, game]


def _example(peer: Peer, name: str) -> Path:
    return peer.programs / "examples" / f"{peer.name}_{name}.py"


def _run(command: list[str], limit_s: float) -> tuple[str, Figures]:
    """Run a program, and return what it prints, and a gap if it fails."""
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        env=_environment(),
    ) as program:
        try:
            printed, problem = program.communicate(timeout=limit_s)
        except subprocess.TimeoutExpired:
            return "", _gap(TIMEOUT)
        finally:  # after Ctrl-C, too
            program.kill()
            program.wait()
    if program.returncode:
        return printed, _gap(CRASH, _last_line(problem) or str(program.returncode))
    return printed, {}


def _environment() -> dict[str, str]:
    """Return the environment variables of a program.

    Programs find the modules of their own environment and folder only, and leave no byte code in
    this package. JAX uses the processor, also where there is a GPU.
    """
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return kept | {"PYTHONDONTWRITEBYTECODE": "1", "JAX_PLATFORMS": "cpu"}


def _last_line(text: str) -> str:
    return next((line for line in reversed(text.splitlines()) if line.strip()), "")


def _gap(reason: str, detail: str = "") -> Figures:
    return {"missing": reason} | ({"detail": excerpt(detail, PROBLEM)} if detail else {})
