"""The `clubsuit` command as a whole: help, lists, rules and benchmarks."""

import itertools
import json
import shlex
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import clubsuit
from cli.conftest import Command
from clubsuit import kernel
from clubsuit.cli.common import INTERRUPTED
from clubsuit.game import rules_of
from clubsuit.lab import bench
from clubsuit.lab.gpu_bench import GpuBench
from clubsuit.lab.peers import OF_A_PACKAGE, PEERS, PeerBench
from clubsuit.server.notify.push_services import SERVICES
from clubsuit.server.run import Reach
from clubsuit.server.settings import Limits
from clubsuit.texts import say, speaking
from support.processes import PATIENCE_S
from support.project import ROOT

COMMANDS = ["play", "games", "rules", "simulate", "arena", "ratings", "check", "bench"]


def test_help_lists_the_commands(command: Command) -> None:
    """`clubsuit --help` lists every command with its text from the catalogue."""
    ran = command("--help")
    assert ran.code == 0
    for name in COMMANDS:
        assert say(f"cli-help-{name}") in ran.out


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_has_help(name: str, command: Command) -> None:
    """The help of each command starts with its text from the catalogue."""
    ran = command(name, "-h")
    assert ran.code == 0
    assert say(f"cli-help-{name}") in ran.out


@pytest.mark.parametrize("name", ["", *COMMANDS, "verify", "review", "solve", "train"])
def test_a_flag_asks_for_no_value(name: str, command: Command) -> None:
    """Bug: help showed `--json <bool>`, and `--json true` was an error."""
    help = command(*name.split(), "--help").out
    assert "--help" in help
    assert "bool" not in help


def test_version(command: Command) -> None:
    """`clubsuit --version` prints the version for bug reports."""
    assert command("--version").out.startswith("clubsuit 0.")


@pytest.mark.parametrize("words", [["nonsense"], ["simulate"], ["bench", "--nonsense"]])
def test_wrong_usage(words: list[str], command: Command) -> None:
    """A mistyped command is refused with status 2, and stdout stays empty."""
    ran = command(*words)
    assert (ran.code, ran.out) == (2, "")


def test_games(command: Command) -> None:
    """All games and options are listed, as text and as JSON."""
    shown = command("games").out
    listed = json.loads(command("games", "--json").out)["games"]
    assert [game["id"] for game in listed] == clubsuit.game_ids()
    for game in listed:
        assert game["id"] in shown
        assert game["default_players"] in game["players"]
        for option in game["options"]:
            assert option["name"] in shown
            assert option["rule"] in shown


@pytest.mark.parametrize(
    ("language", "target"),
    [("de", "1 bis 1000"), ("fr", "de 1 à 1000"), ("nl", "1 tot en met 1000")],
)
def test_the_values_of_games_are_translated(language: str, target: str, command: Command) -> None:
    """Bug: the values of options and constants were in English in every language."""
    with speaking(language):
        shown = command("games").out
    assert target in shown and " to " not in shown


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_rules(game: str, command: Command) -> None:
    """The rules can be read in the terminal."""
    ran = command("rules", game)
    assert ran.code == 0
    assert len(ran.out) > 1000


def test_plain_command_plays(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """`clubsuit` is short for `clubsuit play`, and the options reach the server."""
    calls: list[Any] = []
    monkeypatch.setattr(
        "clubsuit.server.run.serve", lambda *args, open_path: calls.append((*args, open_path))
    )
    assert command().code == 0
    words = ["clubs-whist", "--port", "9999", "--no-browser", "--data", "here"]
    assert command("play", *words).code == 0
    assert command("play", "--lan").code == 0
    assert command("play", "clubs-whist").code == 0
    assert calls == [
        (Reach(), None, "/"),
        (Reach(port=9999), Path("here"), None),
        (Reach(in_lan=True), None, "/"),
        (Reach(), None, "/?game=clubs-whist"),
    ]
    assert command("play", "chess").code == 2


def test_serve(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: the options for serving a club do not reach the server; a password can only be given
    on the command line."""
    calls: list[Any] = []
    monkeypatch.setattr("clubsuit.server.run.serve", lambda *args, **_: calls.append(args))
    options = ["--host", "0.0.0.0", "--port", "80", "--name", "club.example", "--data", "here"]
    assert command("serve", *options).code == 0
    monkeypatch.setenv("CLUBSUIT_DATABASE", "postgresql://club:SECRET@db/club")
    monkeypatch.setenv("CLUBSUIT_REDIS", "redis://:SECRET@news")
    assert command("serve").code == 0
    assert calls == [
        (Reach("0.0.0.0", 80, ["club.example"]), Path("here"), None),
        (Reach(), "postgresql://club:SECRET@db/club", "redis://:SECRET@news"),
    ]


def test_serve_sends_by_services(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: without options, the server sends no push notifications; notifications cannot be
    switched off; an invalid list of push services is accepted."""
    sent: list[Any] = []
    monkeypatch.setattr(
        "clubsuit.server.run.serve", lambda *_, services, **__: sent.append(services)
    )
    assert command("serve").code == 0
    assert command("serve", "--push", "push.example", "--push", "*.push.example").code == 0
    monkeypatch.setenv("CLUBSUIT_PUSH", "a.example b.example:8443")
    assert command("serve").code == 0
    assert command("serve", "--push", "off").code == 0
    assert sent == [
        SERVICES,
        ("push.example", "*.push.example"),
        ("a.example", "b.example:8443"),
        (),
    ]
    ran = command("serve", "--push", "*")
    assert (ran.code, ran.err.count('"*" is no name of a push service')) == (2, 1)


def test_serve_has_limits(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: a limit does not reach the server; an unknown limit is ignored."""
    given: list[Limits] = []
    monkeypatch.setattr("clubsuit.server.run.serve", lambda *_, limits, **__: given.append(limits))
    assert command("serve").code == 0
    assert command("serve", "--limit", "sockets=600", "--limit", "tables=50/hour").code == 0
    monkeypatch.setenv("CLUBSUIT_LIMIT", "thinking=3 waiting=9")
    assert command("serve").code == 0
    assert given == [
        Limits(),
        Limits(sockets=600, tables="50/hour"),
        Limits(thinking=3, waiting=9),
    ]
    ran = command("serve", "--limit", "windows=3")
    assert (ran.code, ran.err.count('no limit "windows"')) == (2, 1)


@pytest.mark.parametrize(
    ("database", "problem"),
    [
        ("mysql://club:SECRET@db/club", "begins with"),
        ("postgresql://club:SECRET@127.0.0.1:1/club", "connection"),
    ],
)
def test_serve_without_a_database(command: Command, database: str, problem: str) -> None:
    """Holes: the error is a traceback; it contains a password."""
    ran = command("serve", "--database", database)
    assert ran.code == 2
    assert problem in ran.err
    assert "SECRET" not in ran.out + ran.err
    assert len(ran.err.strip().splitlines()) == 1


def test_serve_without_redis(command: Command, tmp_path: Path) -> None:
    """Hole: an invalid Redis address is noticed only at the first decision."""
    ran = command("serve", "--data", str(tmp_path), "--redis", "http://news:SECRET@there")
    assert ran.code == 2
    assert ran.err.strip().endswith('begins with "redis://", "rediss://" or "unix://"')


def test_other_commands_do_not_load_the_server() -> None:
    """`clubsuit games` must not wait for the web application to load."""
    code = (
        "import sys, clubsuit.cli; "
        "sys.exit(any(m in sys.modules for m in ('fastapi', 'sqlalchemy', 'uvicorn')))"
    )
    done = subprocess.run([sys.executable, "-c", code], timeout=PATIENCE_S)
    assert done.returncode == 0


def test_module_is_the_command() -> None:
    """`python -m clubsuit` works without the script `clubsuit` on the path, and a closed pipe is no
    error."""
    line = f"{shlex.quote(sys.executable)} -m clubsuit games | head -1"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, timeout=PATIENCE_S)
    assert done.stdout
    assert done.stderr == ""


def test_bench_json(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """The JSON output has a fixed shape for programs."""
    monkeypatch.setattr(bench, "cold_compile", lambda name: 1.5)
    monkeypatch.setattr(bench, "game_runner", lambda name: lambda: 30e6)
    monkeypatch.setattr(bench, "environment_runner", lambda name, observe, n: lambda: n * 5e6)
    alone = json.loads(command("bench", "--json").out)
    figure = {"decisions_per_s": 30_000_000, "compile_s": 1.5}
    figures = dict.fromkeys(clubsuit.game_ids(), figure)
    rates = {"masks": 5_000_000, "observations": 5_000_000}
    rates |= {"masks_2_threads": 10_000_000, "observations_2_threads": 10_000_000}
    environments = dict.fromkeys(clubsuit.game_ids(), rates)
    nothing: dict[str, float] = {}
    assert alone == {
        "games": figures,
        "solver": nothing,
        "environments": environments,
        "peers": nothing,
    }
    monkeypatch.setattr(bench, "solver_runner", lambda: lambda: 30.0)
    monkeypatch.setattr(bench, "peer_solver_runner", lambda: lambda: 12.0)
    monkeypatch.setattr("clubsuit.cli.run_peers", lambda progress: PEER_BENCH)
    ran = command("bench", "--peers", "--json")
    assert ran.code == INTERRUPTED
    assert json.loads(ran.out) == {
        "games": figures,
        "solver": {"clubsuit": 30.0, "endplay": 12.0},
        "environments": environments,
        "peers": {
            "packages": PEER_BENCH.packages,
            "games": PEER_BENCH.games,
            "share_of_core": 0.5,
            "interrupted": True,
        },
    }
    table = command("bench", "--peers").out
    assert "Ratio 2.5×" in table
    assert "10,000,000" in table


PEER_BENCH = PeerBench(
    PEERS[1:3],
    {
        "openspiel": {
            "import": {"s": 0.5, "cpu_s": 0.25},
            "installed": {"bytes": 233_000_000, "packages": 7, "version": "2.0.2"},
            "random_game": {"lines": 10},
            "bot": {"missing": "crash", "detail": "no such bot"},
        },
        "rlcard": {what: {"missing": "install", "detail": "no network"} for what in OF_A_PACKAGE},
    },
    {
        "openspiel": {
            "hearts": {
                "bare": {"per_s": 1e6, "per_cpu_s": 2e6},
                "batched": {"missing": "observations-included"},
                "batched_observations": {"missing": "timeout"},
                "memory": {"bytes_per_game": 3000.0, "games": 50_000},
            },
            "spades": {
                "batched": {"missing": "observations-included"},
                "memory": {"bytes_per_game": 300.0, "games": 100_000},
            },
        }
    },
    interrupted=True,
)


def test_bench_peers_tables(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: a gap in the tables has no reason; a figure of an interrupted run is not shown."""
    monkeypatch.setattr("clubsuit.cli.run_bench", lambda **how: bench.Bench({}, {}))
    monkeypatch.setattr("clubsuit.cli.run_peers", lambda progress: PEER_BENCH)
    ran = command("bench", "--peers")
    assert ran.code == INTERRUPTED
    lines = [" ".join(line.replace("│", " ").split()) for line in ran.out.splitlines()]
    assert "OpenSpiel hearts 2,000,000 – – – – ≈ 300 MB" in lines
    assert "OpenSpiel spades – – – – – 30 MB" in lines
    assert "OpenSpiel 2.0.2 0.25 233 10 – –" in lines
    assert "RLCard – – – – –" in lines
    assert "The median run had 50 % of its core" in ran.out
    assert lines[-5:] == [
        "OpenSpiel, Lines: a bot: failed: no such bot",
        "OpenSpiel, Batch: observations cannot be left out",
        "OpenSpiel, hearts Batch, with observations: took too long",
        "RLCard, Import (CPU s), Installed (MB): cannot be installed here: no network",
        "Interrupted before everything was measured.",
    ]


def test_bench_without_endplay(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without endplay, the command says how to install it."""
    monkeypatch.setitem(sys.modules, "endplay.dds.solve", None)
    monkeypatch.setattr(bench, "game_runner", lambda name: lambda: 1.0)
    monkeypatch.setattr(bench, "environment_runner", lambda name, observe, n: lambda: 1.0)
    ran = command("bench", "--peers")
    assert (ran.code, ran.out) == (2, "")
    assert "requirements/bench.txt" in ran.err


def test_bench_on_a_gpu(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: the table or the JSON output of a GPU's figures is wrong; options of the other device
    are ignored."""

    def measure(games: Any, batches: Any, progress: Any) -> GpuBench:
        progress(1.0)
        rates = {game: dict.fromkeys(batches, 48.7e9) for game in games}
        packages = {"numba-cuda": "0.30.4"}
        return GpuBench("A100", "13.0", packages, rates, dict.fromkeys(games, 2.25))

    monkeypatch.setattr("clubsuit.cli.run_gpu_bench", measure)
    words = ["bench", "--device", "cuda", "--game", "ruby-dame", "--batch", "5000"]
    table = command(*words).out
    assert "5,000 games" in table
    assert "48,700,000,000" in table
    assert "A100 (CUDA 13.0), with numba-cuda 0.30.4" in table
    assert json.loads(command(*words, "--json").out) == {
        "card": "A100",
        "driver": "13.0",
        "packages": {"numba-cuda": "0.30.4"},
        "games": {"ruby-dame": {"decisions_per_s": {"5000": 48_700_000_000}, "compile_s": 2.25}},
    }
    assert '"tpu"; known: cpu, cuda' in command("bench", "--device", "tpu").err
    assert "--game is only for --device cuda" in command("bench", "--game", "ruby-dame").err
    assert "--peers is only for --device cpu" in command(*words, "--peers").err


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_playouts_are_timed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The benchmark really plays while it measures. Each run takes a second on a simulated
    clock."""
    rules, played = rules_of(game), list[int]()

    def play_randomly(state: Any, rng: Any, decisions: int) -> None:
        before = state.tobytes()
        rules.play_randomly(state, rng, decisions)
        assert state.tobytes() != before
        played.append(decisions)

    timed = SimpleNamespace(play_randomly=play_randomly)
    monkeypatch.setattr(bench, "rules_of", lambda name: timed)
    monkeypatch.setattr(bench, "time", SimpleNamespace(perf_counter=itertools.count().__next__))
    rate = bench.game_runner(game)()
    assert rate == played[-1] == played[-2] * bench.RUN_SECONDS > 1000


def test_environments_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The benchmark really takes steps while it measures. Each run takes a second on a simulated
    clock."""
    taken = list[int]()

    class Environment:
        def reset(self, seed: int) -> None:
            assert not taken

        def random_actions(self) -> int:
            return len(taken)

        def step(self, actions: int) -> None:
            taken.append(actions)

    monkeypatch.setattr(bench, "vector", lambda *args, **named: Environment())
    monkeypatch.setattr(bench, "time", SimpleNamespace(perf_counter=itertools.count().__next__))
    run = bench.environment_runner("ruby-dame", "nothing", 1)
    before = len(taken)
    assert run() == (len(taken) - before) * bench.ROWS[1] > 1000


@pytest.mark.long
def test_bench_measures(command: Command) -> None:
    """`clubsuit bench` works as a whole, and measures compile times with an empty cache."""
    result = json.loads(command("bench", "--runs", "1", "--json").out)
    assert kernel.is_compiled()
    for game in clubsuit.game_ids():
        assert result["games"][game]["compile_s"] > 0
        assert result["games"][game]["decisions_per_s"] > 0
        assert min(result["environments"][game].values()) > 0


def test_help_names_packages_whole(command: Command) -> None:
    """Bug: "clubsuit[frame]" in a text was interpreted as markup, and shown as "clubsuit"."""
    assert "“bench”" in "".join(command("bench", "-h").out.replace("│", "").split())
    texts = (ROOT / "src/clubsuit/texts").glob("*/cli.ftl")
    helps = [line for text in texts for line in text.read_text("utf-8").splitlines()]
    assert not [line for line in helps if line.startswith("cli-help-") and "[" in line]
