"""Other packages beside Clubsuit: environments, programs, figures and gaps."""

import importlib.util
import json
import os
import stat
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

import pytest

import clubsuit
from clubsuit.lab.peers import (
    CRASH,
    EXAMPLES,
    INSTALL,
    NO_BATCH,
    OF_A_GAME,
    OF_A_PACKAGE,
    PEERS,
    PROGRAMS,
    TIMEOUT,
    Peer,
    PeerBench,
    run_peers,
    venvs,
)
from clubsuit.lab.peers.lines import code_lines
from clubsuit.lab.peers.venvs import NotInstallable, python_of
from support.processes import PATIENCE_S

MEASURE = """
import json, os, signal, sys, time
measure, game = sys.argv[1:]
if measure == "single":
    sys.exit("no such game\\n")
if measure == "single_observations" and game == "loud":
    os.kill(os.getppid(), signal.SIGINT)
    time.sleep(60)
if measure == "memory":
    sys.exit(print("no memory here"))
print("a note of the package")
print(json.dumps({"per_s": 90.0, "per_cpu_s": 100.0}))
"""
NEEDS_A_SHELL = pytest.mark.skipif(os.name == "nt", reason="the fake installer is a shell script")


def fake(folder: Path, game: str, program: str = MEASURE) -> Peer:
    """Return a peer whose programs are in this folder; it runs in this environment."""
    (folder / "examples").mkdir()
    (folder / "measure_fake.py").write_text(program)
    for name in EXAMPLES:
        (folder / "examples" / f"fake_{name}.py").write_text('"""A game."""\n\nx = 1\nprint(x)\n')
    gaps = {"batched": NO_BATCH}
    return Peer("fake", "Fake", "json", "fluent.syntax", (game,), gaps, own=False, programs=folder)


def test_a_peer_is_measured(tmp_path: Path) -> None:
    """Holes: a crash ends the run; a gap hides figures; lines of an example are not counted."""
    parts: list[float] = []
    result = run_peers([fake(tmp_path, "whist")], progress=parts.append)
    measured = result.packages["fake"]
    assert list(measured) == [*OF_A_PACKAGE, *EXAMPLES]
    assert measured["import"]["s"] > 0
    assert measured["installed"]["bytes"] > 10_000
    assert [measured[name] for name in EXAMPLES] == [{"lines": 2}] * 3
    figures = result.games["fake"]["whist"]
    assert tuple(figures) == OF_A_GAME
    assert figures["bare"] == {"per_s": 90.0, "per_cpu_s": 100.0}
    assert figures["single"] == {"missing": CRASH, "detail": "no such game"}
    assert figures["batched"] == {"missing": NO_BATCH}
    assert figures["memory"] == {"missing": CRASH, "detail": "no memory here"}
    assert result.share_of_core == 0.9
    assert not result.interrupted
    assert parts == sorted(parts)
    assert parts[-1] == 1


def test_a_peer_that_hangs(tmp_path: Path) -> None:
    """Hole: one program that hangs holds up the run."""
    peer = fake(tmp_path, "whist", "import time; time.sleep(600)")
    figures = run_peers([peer], limit_s=0.05).games["fake"]["whist"]
    assert figures["bare"] == {"missing": TIMEOUT}


@pytest.mark.skipif(os.name == "nt", reason="a process cannot press Ctrl-C for its parent")
def test_ctrl_c_keeps_what_is_there(tmp_path: Path, interruptible: None) -> None:
    """Hole: Ctrl-C loses the figures of the last minutes."""
    result = run_peers([fake(tmp_path, "loud")])
    assert result.interrupted
    assert list(result.games["fake"]["loud"]) == ["bare", "single"]


def test_a_peer_that_cannot_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: without a network, nothing is measured."""

    def python(peer: str | None) -> Path:
        raise NotInstallable("no matching distribution")

    monkeypatch.setattr("clubsuit.lab.peers.python_of", python)
    result = run_peers([PEERS[1]])
    gap = {"missing": INSTALL, "detail": "no matching distribution"}
    assert result.packages == {"openspiel": {"import": gap, "installed": gap}}
    assert result.games == {}


def test_programs_and_locks_are_there() -> None:
    """Hole: a peer has no program, no example, or no lock file with its package."""
    for peer in PEERS:
        program = (PROGRAMS / f"measure_{peer.name}.py").read_text(encoding="utf-8")
        for measure in OF_A_GAME:
            assert (f'"{measure}": {measure}' in program) != (measure in peer.gaps)
        for name in EXAMPLES:
            example = PROGRAMS / "examples" / f"{peer.name}_{name}.py"
            assert code_lines(example.read_text(encoding="utf-8")) > 3
        if peer.own:
            lock = (venvs.LOCKS / f"{peer.name}.txt").read_text(encoding="utf-8")
            assert f"\n{peer.distribution.partition('[')[0]}==" in f"\n{lock}"


# ---- environments ---------------------------------------------------------------------------


INSTALLER = """#!/bin/sh
echo "$@" >> "$LOG"
if [ "$1" = venv ]; then
    for folder; do :; done
    mkdir -p "$folder/bin"
    exit
fi
[ -z "$FAIL" ] || { echo "looking for it"; echo "no such package"; exit 1; } >&2
"""


@pytest.fixture
def installer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Replace uv and all folders; return the file to which uv writes its commands."""
    uv = tmp_path / "bin" / "uv"
    uv.parent.mkdir()
    uv.write_text(INSTALLER)
    uv.chmod(uv.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(uv.parent), prepend=os.pathsep)
    monkeypatch.setenv("LOG", str(tmp_path / "log"))
    monkeypatch.setenv("FAIL", "")
    monkeypatch.setattr(venvs, "LOCKS", tmp_path)
    monkeypatch.setattr(venvs, "cache_dir", lambda: tmp_path / "compiled" / "0")
    (tmp_path / "fake.txt").write_text("fake==1\n")
    return tmp_path / "log"


def commands(log: Path) -> list[str]:
    """Return the first word of each command since the last call."""
    words = [line.split()[0] for line in log.read_text().splitlines()] if log.exists() else []
    log.write_text("")
    return words


@NEEDS_A_SHELL
def test_environments_are_kept(
    installer: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Holes: each run installs again; an interrupted installation counts as complete; a new lock
    file changes nothing, or leaves the old environment on the disk."""
    python = python_of("fake")
    assert commands(installer) == ["venv", "pip"]
    assert python.parent.is_dir()
    assert python_of("fake") == python
    assert commands(installer) == []
    (python.parents[1] / venvs.DONE).unlink()
    assert python_of("fake") == python
    assert commands(installer) == ["venv", "pip"]
    (tmp_path / "fake.txt").write_text("fake==2\n")
    assert python_of("fake") != python
    assert not python.parent.exists()
    (tmp_path / "fake.txt").write_text("fake==3\n")
    monkeypatch.setenv("FAIL", "yes")
    for _ in range(2):
        with pytest.raises(NotInstallable, match=r"^no such package$"):
            python_of("fake")


def test_without_a_cache_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: without a cache folder, environments are made in a folder that nobody knows."""
    monkeypatch.setattr(venvs, "cache_dir", lambda: None)
    with pytest.raises(clubsuit.NotationError, match="CLUBSUIT_CACHE"):
        python_of("rlcard")
    assert python_of(None) == Path(sys.executable)


# ---- what the programs share ------------------------------------------------------------------


@pytest.fixture
def measuring() -> ModuleType:
    """Return the module that the programs share."""
    spec = importlib.util.spec_from_file_location("measuring", PROGRAMS / "measuring.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_rates_count_decisions(measuring: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: rates count games instead of decisions; processor time is mistaken for the clock."""
    now = 0.0

    def play(n: int) -> list[int]:
        nonlocal now
        now += n / 1000
        return [7] * n

    monkeypatch.setattr(measuring.time, "perf_counter", lambda: now)
    monkeypatch.setattr(measuring.time, "process_time", lambda: now / 2)
    found = measuring.rates(play, sum)
    assert found == pytest.approx({"per_s": 7000, "per_cpu_s": 14000})


def test_sizes_include_what_is_required(measuring: ModuleType) -> None:
    """Holes: the size leaves out required packages, those of the extra, or an editable folder."""
    alone = measuring.installed_bytes("pettingzoo")
    assert alone["packages"] > 1  # at least Gymnasium
    assert alone["bytes"] > measuring.installed_bytes("gymnasium")["bytes"]
    assert (
        measuring.installed_bytes("clubsuit[frame]")["packages"]
        > (measuring.installed_bytes("clubsuit")["packages"])
    )
    assert measuring.installed_bytes("clubsuit")["bytes"] > alone["bytes"]


GAMES = """
import json, measuring
measuring.MEMORY_GAMES = 20
print(json.dumps(measuring.memory(lambda n: [bytearray(b"x" * 1_000_000) for _ in range(n)], 5)))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_memory_of_games() -> None:
    """Hole: memory that is freed, or that the first game needs once, is counted.

    A new process measures, since this one may have free memory to use first.
    """
    words = [sys.executable, "-c", GAMES]
    done = subprocess.run(words, cwd=PROGRAMS, capture_output=True, timeout=PATIENCE_S, check=True)
    found = json.loads(done.stdout)
    assert found["games"] == 20
    assert 900_000 < found["bytes_per_game"] < 1_500_000


CHILD = """
import measuring, time
measuring.main({"wait": lambda name: print("started", flush=True) or time.sleep(600)})
"""
PARENT = f"""
import subprocess, sys
command = [sys.executable, "-c", {CHILD!r}, "wait", ""]
subprocess.Popen(command, stdout=subprocess.PIPE).stdout.readline()
"""


@pytest.mark.skipif(os.name == "nt", reason="a process of Windows keeps its dead parent")
def test_a_program_ends_with_its_parent() -> None:
    """Hole: after `kill -9`, the program of a peer runs on for minutes."""
    done = subprocess.run(
        [sys.executable, "-c", PARENT], cwd=PROGRAMS, capture_output=True, timeout=PATIENCE_S
    )  # this waits until the child, too, has closed stderr
    assert done.returncode == 0


# ---- the real ones ---------------------------------------------------------------------------


def unforeseen(result: PeerBench) -> Iterable[tuple[str, str, str, object]]:
    """Yield what has no figure without a reason that the peer declares."""
    for peer in result.peers:
        for game, figures in result.games[peer.name].items():
            for measure, found in figures.items():
                if "missing" in found and measure not in peer.gaps:
                    yield peer.name, game, measure, found
        for measure, found in result.packages[peer.name].items():
            if "missing" in found:
                yield peer.name, "", measure, found


@pytest.mark.long
@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.name)
def test_real_peers(peer: Peer) -> None:
    """Hole: a program or an example does not run with the package that its lock file names."""
    result = run_peers([peer])
    installed = result.packages[peer.name]["installed"]
    if installed.get("missing") == INSTALL:
        pytest.skip(installed["detail"])
    assert list(unforeseen(result)) == []
