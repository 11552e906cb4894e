"""`clubsuit simulate`, and the records that it writes."""

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import clubsuit
from cli.conftest import Command
from clubsuit.lab import Plan, compiled_games, play_game, simulate
from clubsuit.lab.simulate import derive_seeds, play_many
from clubsuit.lab.workers import ordered_map
from support import probe
from support.processes import PATIENCE_S, patiently, started
from support.record_shape import problems
from support.work import work_of

# the package exports the function under this name
simulation = sys.modules["clubsuit.lab.simulate"]
GAMES = clubsuit.game_ids()
SHORT = ["clubs-whist", "--option", "target=2", "--seed", "5", "--games", "6"]


def plan(game: str, games: int = 1, seed: int = 3, bot: str = "random", **options: Any) -> Plan:
    return Plan.of(game, games=games, seed=seed, bots=[bot], options=options)


@pytest.mark.parametrize("game", GAMES)
def test_records_are_accepted_by_check(game: str, command: Command, tmp_path: Path) -> None:
    """`check` accepts the records that `simulate` writes, because both use the same rules."""
    file = str(tmp_path / "games.jsonl")
    ran = command("simulate", game, "--games", "2", "--bots", "random", "--records", file)
    assert ran.code == 0
    assert command("check", file).code == 0


@pytest.mark.parametrize("game", GAMES)
def test_bots_may_differ_by_seat(game: str, command: Command) -> None:
    """The result names the bot of each seat, and a shared win counts for each winner."""
    seats = len(clubsuit.load(game).new(seed=1).players)
    bots = ["rule", *["random"] * (seats - 1)]
    ran = command("simulate", game, "--games", "2", "--bots", ",".join(bots), "--json")
    result = json.loads(ran.out)
    assert [seat["bot"] for seat in result["seats"]] == bots
    assert sum(seat["wins"] for seat in result["seats"]) >= 2
    assert result["games"] == 2
    assert result["decisions"] > 0


def test_seed_decides_everything(tmp_path: Path) -> None:
    """The same seed writes the same bytes with one process and with two; another seed does not."""
    files = [tmp_path / name for name in ("one.jsonl", "two.jsonl", "other.jsonl")]
    games = plan("clubs-whist", games=6, target=2)
    one = simulate(games, records=files[0])
    two = simulate(games, records=files[1], workers=2)
    simulate(plan("clubs-whist", games=6, seed=4, target=2), records=files[2])
    assert files[0].read_bytes() == files[1].read_bytes() != files[2].read_bytes()
    assert one.seats == two.seats


def test_game_does_not_depend_on_the_games_before_it() -> None:
    """Hole: a game depends on the games before it, so a resumed run differs from an uninterrupted
    one."""
    games = plan("clubs-whist", games=9, target=2)
    assert play_game(games, 2) == play_game(games, 2)
    assert play_game(games, 2) != play_game(games, 3)


VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("clubs-whist", {"target": 3}),
    ("climbing-clubs", {"players": 2, "target": 15}),
    ("free-clubs", {"target": 30}),
    ("ruby-dame", {"target": 30}),
    ("clubs-whist", {"target": 4, "lead": "left-of-exchanger"}),
    ("climbing-clubs", {"players": 3, "double_or_nothing": True, "target": 20}),
    ("climbing-clubs", {"teams": 2, "wild_15s": True, "crazy": True, "target": 25}),
    ("climbing-clubs", {"players": 6, "teams": 3, "double_or_nothing": True, "target": 25}),
]
"""Games whose loops are compared; the short form compiles the loops of the first two only."""


@pytest.mark.parametrize(
    ("game", "options"),
    [*VARIANTS[:2], *(pytest.param(*one, marks=pytest.mark.long) for one in VARIANTS[2:])],
    ids=str,
)
@pytest.mark.parametrize(
    "bots", [pytest.param(["random"], marks=pytest.mark.long), ["rule", "random"]], ids=str
)
def test_the_compiled_loop_plays_the_same_games(
    game: str, options: dict[str, Any], bots: list[str]
) -> None:
    """Hole: the compiled loop writes other records than bots that are asked one by one, or gives
    other results without records."""
    seats = clubsuit.load(game, **options).seats
    names = [bots[p % len(bots)] for p in range(seats)]
    games = Plan.of(game, games=7, seed=5, bots=names, options=options)
    apart = [play_game(games, number) for number in range(3, 5)]
    played = play_many(games, True, range(3, 5))
    assert played.lines == b"".join(one.line for one in apart)
    assert played.decisions == sum(one.decisions for one in apart)
    assert played.points == [sum(one.total[p] for one in apart) for p in range(seats)]
    assert played.wins == [sum(p in one.winners for one in apart) for p in range(seats)]
    assert replace(played, lines=b"") == play_many(games, False, range(3, 5))


def test_a_game_longer_than_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: the record of a game that is longer than the log is truncated or written twice; stored
    texts use up the memory."""
    for name, few in {"ROWS": 50, "HANDS": 1, "TEXTS": 40}.items():
        monkeypatch.setattr(compiled_games, name, few)
    games = plan("climbing-clubs", games=2, players=3, target=200)
    table = compiled_games.Table(clubsuit.load("climbing-clubs", **games.options), games.bots)
    _, lines = table.play_with_records(derive_seeds(games.seed, range(2), 3))
    assert lines == play_game(games, 0).line + play_game(games, 1).line
    assert probe.logged_decisions(table) > 50 and probe.kept_texts(table) <= 40


def test_who_is_not_compiled_is_asked_one_by_one() -> None:
    """Hole: the compiled loop plays honour play or a bot that it does not support."""
    honour = clubsuit.load("free-clubs", enforcement="honour")
    assert not compiled_games.Table.seats_all(honour, ["random"] * 3)
    whist = clubsuit.load("clubs-whist")
    assert not compiled_games.Table.seats_all(whist, ["rule", "trained", "rule"])
    assert compiled_games.Table.seats_all(whist, ["rule", "random", "rule"])


def test_records_take_a_few_lines_of_python() -> None:
    """Bug: simulations ran in Python and executed about 1,500 lines for each decision."""
    games = plan("clubs-whist", games=12)
    few, many = (
        work_of(partial(play_many, games, records, range(12))) for records in (False, True)
    )
    decisions = play_many(games, False, range(12)).decisions
    assert many.lines < 20 * decisions
    assert few.lines < decisions


@pytest.mark.long
@pytest.mark.parametrize("workers", [1, 2])
def test_compiled_runs_go_on(workers: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Hole: with several processes or after an interruption, parts are written out of order, twice
    or not at all."""
    games = plan("clubs-whist", games=70, target=2)
    file = tmp_path / "games.jsonl"
    alone = b"".join(play_game(games, number).line for number in range(70))
    monkeypatch.setattr(simulation, "WORTH_COMPILING", 1)
    seen: list[int] = []
    simulate(games, records=file, workers=workers, progress=seen.append)
    assert file.read_bytes() == alone
    assert seen == [0, 32, 64, 70]
    file.write_bytes(alone[: len(alone) // 2])
    summary = simulate(games, records=file, existing="resume", workers=workers)
    assert file.read_bytes() == alone
    assert (summary.games, 0 < summary.resumed < 70) == (70, True)


@pytest.mark.parametrize("cut", [0, 10, 3000, -1, -20])
def test_resumed_file_is_as_if_never_interrupted(
    cut: int, command: Command, tmp_path: Path
) -> None:
    """A line truncated by a crash is played again, whole lines are kept, and all games are
    counted."""
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    first = json.loads(command("simulate", *SHORT, "--records", str(whole), "--json").out)
    data = whole.read_bytes()
    broken.write_bytes(data[:cut] if cut < 0 else data[: min(cut, len(data) - 1)])
    ran = command("simulate", *SHORT, "--records", str(broken), "--resume", "--json")
    second = json.loads(ran.out)
    assert broken.read_bytes() == data
    assert (first["seats"], first["decisions"]) == (second["seats"], second["decisions"])


def test_resume_with_bots_that_keep_a_clock(command: Command, tmp_path: Path) -> None:
    """Bug: bots with a time limit choose differently in the second run, so `--resume` refused their
    own file."""
    words = ["ruby-dame", "--bots", "search:1ms,rule,rule,rule", "--option", "target=30"]
    words += ["--records", str(tmp_path / "games.jsonl")]
    assert command("simulate", *words, "--games", "2").code == 0
    assert command("simulate", *words, "--games", "3", "--resume").code == 0
    ran = command("simulate", *words, "--games", "3", "--resume", "--seed", "2")
    assert ran.code == 2 and "was begun by another command" in ran.err
    played = json.loads((tmp_path / "games.jsonl").read_text().splitlines()[0])
    (tmp_path / "games.jsonl").write_text(json.dumps({**played, "hands": []}) + "\n")
    ran = command("simulate", *words, "--games", "3", "--resume")
    assert ran.code == 2 and "was begun by another command" in ran.err


def test_resume_of_a_finished_run_changes_nothing(command: Command, tmp_path: Path) -> None:
    """Running the same command again with `--resume` changes nothing."""
    file = tmp_path / "games.jsonl"
    command("simulate", *SHORT, "--records", str(file))
    before = file.read_bytes()
    assert command("simulate", *SHORT, "--records", str(file), "--resume").code == 0
    assert file.read_bytes() == before


def test_records_are_not_overwritten_unasked(command: Command, tmp_path: Path) -> None:
    """Hole: a repeated command overwrites an hour of games."""
    file = tmp_path / "games.jsonl"
    file.write_text("precious\n")
    ran = command("simulate", *SHORT, "--records", str(file))
    assert (ran.code, ran.out, file.read_text()) == (2, "", "precious\n")
    assert "--resume" in ran.err
    assert "--force" in ran.err
    assert command("simulate", *SHORT, "--records", str(file), "--force").code == 0
    assert command("check", str(file)).code == 0


@pytest.mark.parametrize(
    "other",
    [
        ["clubs-whist", "--option", "target=2", "--seed", "6", "--games", "6"],
        ["clubs-whist", "--option", "target=3", "--seed", "5", "--games", "6"],
        ["clubs-whist", "--option", "target=2", "--seed", "5", "--games", "2"],
        [*SHORT, "--bots", "rule"],
        ["ruby-dame", "--seed", "5", "--games", "6"],
    ],
    ids=["seed", "option", "fewer games", "bots", "game"],
)
def test_resume_refuses_the_file_of_another_command(
    other: list[str], command: Command, tmp_path: Path
) -> None:
    """Hole: one file contains the games of two runs."""
    file = tmp_path / "games.jsonl"
    command("simulate", *SHORT, "--records", str(file))
    before = file.read_bytes()
    ran = command("simulate", *other, "--records", str(file), "--resume")
    assert ran.code == 2
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"junk\n", b"[]\n", b"\xff\xfe\n", b"\n", b"{}\n"])
def test_resume_refuses_junk(content: bytes, command: Command, tmp_path: Path) -> None:
    """Hole: a wrong file name overwrites that file."""
    file = tmp_path / "games.jsonl"
    file.write_bytes(content)
    ran = command("simulate", *SHORT, "--records", str(file), "--resume")
    assert (ran.code, file.read_bytes()) == (2, content)


@contextmanager
def simulating(file: Path, workers: str, **how: Any) -> Iterator["subprocess.Popen[str]"]:
    """Run a long simulation that has begun to write records, and kill all its processes at the
    end."""
    words = ["simulate", "clubs-whist", "--games", "1000000", "--records", str(file)]
    command = [sys.executable, "-m", "clubsuit", *words, "--workers", workers]
    with started(*command, start_new_session=True, **how) as process:
        try:
            for _ in patiently(2 * PATIENCE_S, pause=0.1):  # the loop may have to be compiled first
                if file.exists() and file.stat().st_size > 10_000:
                    break
                assert process.poll() is None, process.communicate()
            yield process
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.parametrize("workers", [pytest.param("1", marks=pytest.mark.long), "2"])
def test_interrupt_keeps_what_is_written(workers: str, interruptible: None, tmp_path: Path) -> None:
    """Ctrl-C (sent to the whole process group, as by a shell) leaves whole lines and a message."""
    file = tmp_path / "games.jsonl"
    pipe = subprocess.PIPE
    with simulating(file, workers, stdout=pipe, stderr=pipe) as process:
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 130
    assert err.startswith("clubsuit: Interrupted: ")
    assert err.count("\n") == 1
    assert "clubs-whist" in out
    lines = file.read_bytes().splitlines(keepends=True)
    assert lines
    assert all(problems(json.loads(line)) == [] for line in (*lines[:9], *lines[-9:]))
    assert lines[-1].endswith(b"\n")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess"], "chess"),
        (["clubs-whist", "--games", "0"], "0 games"),
        (["clubs-whist", "--bots", "random,random"], "3 seats"),
        (["clubs-whist", "--bots", "nobody"], "nobody"),
        (["clubs-whist", "--option", "target"], "name=value"),
        (["clubs-whist", "--option", "target=0"], "CW-10"),
        (["clubs-whist", "--option", "size=3"], "size"),
        (["clubs-whist", "--option", "target=3", "--option", "target=4"], "twice"),
        (["clubs-whist", "--workers", "-1"], "-1 workers"),
        (["clubs-whist", "--records", "games.txt"], ".jsonl"),
        (["clubs-whist", "--records", "/nowhere/games.jsonl"], "/nowhere/games.jsonl"),
        (["clubs-whist", "--resume"], "--records"),
        (["clubs-whist", "--records", "x.jsonl", "--resume", "--force"], "--force"),
    ],
)
def test_refusals_are_one_line(words: list[str], says: str, command: Command) -> None:
    """An invalid command prints one line on stderr that names the error and exits with status 2."""
    ran = command("simulate", *words, "--json")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("clubsuit: ")
    assert ran.err.count("\n") == 1
    assert says in ran.err


def test_results_come_in_order() -> None:
    """Records are written in the order of the games, however long each game takes."""
    assert list(ordered_map(abs, range(-50, 0), workers=2, batch=3)) == list(range(50, 0, -1))


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")
def test_workers_end_with_their_parent(tmp_path: Path) -> None:
    """Hole: after `kill -9` of the command, a worker waits forever."""
    with simulating(tmp_path / "games.jsonl", "2") as process:
        assert len(members(process.pid)) >= 3
        process.kill()
        process.wait(PATIENCE_S)
        for _ in patiently(pause=0.1):
            if not members(process.pid):
                break


def members(session: int) -> list[int]:
    """Return the process ids of a session."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[3]) == session and fields[0] != "Z":
                found.append(int(stat.parent.name))
    return found
