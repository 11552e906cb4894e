"""Programs that play as bots: the examples of docs/engines.md, and programs that misbehave."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Timer
from typing import Any

import pytest
from typer.testing import CliRunner

import clubsuit
from clubsuit.bots import LEVELS, OFFERED, make_bot, offer
from clubsuit.bots.base import Agent, ending
from clubsuit.bots.command import bot as command_bot
from clubsuit.bots.command import program as running
from clubsuit.bots.command.naming import command_of
from clubsuit.bots.names import public_name
from clubsuit.cli import app
from clubsuit.errors import BotFault, NotationError
from clubsuit.game import Record, View
from clubsuit.lab import Match, Plan, Summary, chart, run_match, simulate
from clubsuit.lab.lost_turns import SUBSTITUTE, lost_in
from clubsuit.random_numbers import EXPERIMENTS, generator
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.snapshot import answer
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from support import probe
from support.plays import pickled
from support.processes import is_running, patiently
from support.project import ROOT, files_of

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs processes as POSIX has them")

PAGE = (ROOT / "docs" / "engines.md").read_text(encoding="utf-8")
COMMANDS = {"chance.py": f"cmd:{sys.executable} chance.py", "last.mjs": "cmd:node last.mjs"}
"""The commands of the examples in docs/engines.md."""

LOOP = """
import json, os, subprocess, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        answer = {"id": message["id"], "action": message["actions"][0]}
        %s
        print(json.dumps(answer), flush=True)
"""
"""A program that takes the first of its choices, but does something else before."""

LATE = "command-late"
HURRIED_S, PATIENT_S = 0.3, 120.0
"""Seconds for an answer that never comes, and for one that comes late on a busy machine."""

MISCHIEF = {
    "crashes": ("1 / 0", "command-ended"),
    "hangs": ("time.sleep(1000)", LATE),
    "floods": ("sys.stdout.write('x' * 1000000)", "command-long"),
    "talks": ("print('I think'); print('hard')", "command-nonsense"),
    "cheats": ("answer['action'] = 'play XX'", "command-illegal"),
    "eats": ("eaten = bytearray(1 << 31)", "command-ended"),
    "shuts its mouth": ("os.close(1); time.sleep(1000)", "command-ended"),
    "babbles": ("[os.write(2, b'x' * 1000) for _ in iter(int, 1)]", LATE),
}
"""Code that a program runs instead of answering, and the key of the failure."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the current folder, with the examples of docs/engines.md."""
    for name, text in files_of(PAGE).items():
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def command(folder: Path, name: str, does: str) -> str:
    """Write a program that does this before it answers, and return the bot's name."""
    file = folder / f"{name.replace(' ', '_')}.py"
    file.write_text(LOOP % does)
    return f"cmd:{sys.executable} -S {file}"


def run_plan(*bots: str, file: Path, workers: int = 1, **how: Any) -> Summary:
    options = {"target": 1}
    plan = Plan.of("clubs-whist", games=2, seed=3, bots=bots, options=options)
    return simulate(plan, records=file, workers=workers, **how)


def first_view() -> View:
    return clubsuit.load("clubs-whist").new(seed=7).view(2)


# ---- programs that play ----------------------------------------------------------------------


@pytest.mark.parametrize("name", COMMANDS)
def test_the_examples_play(name: str, folder: Path) -> None:
    """Holes: an example of the page does not run, loses turns, or plays otherwise with another
    number of workers; a whole match does."""
    if name.endswith(".mjs") and not shutil.which("node"):
        pytest.skip("needs Node")
    bots = [COMMANDS[name], "rule", "random"]
    files = [folder / f"{workers}.jsonl" for workers in (1, 2)]
    for workers, file in enumerate(files, 1):
        summary = run_plan(*bots, file=file, workers=workers)
        assert [seat.lost.turns for seat in summary.seats] == [0, 0, 0]
        assert summary.seats[0].bot == public_name(COMMANDS[name])
    assert files[0].read_bytes() == files[1].read_bytes()
    assert b'"events"' not in files[0].read_bytes()


@pytest.mark.long
def test_a_match_is_the_same_for_any_number_of_workers(folder: Path) -> None:
    """Hole: processes remember earlier games, so that a match depends on the number of workers."""
    bots = [COMMANDS["chance.py"], "rule"]
    records = []
    for workers in (1, 2):
        match = Match("clubs-whist", bots=bots, deals=3, seed=5, options={}, swap=True)
        result = run_match(match, folder=folder / str(workers), workers=workers)
        assert result.deals == 3 and result.lost[0].turns == 0
        records.append((folder / str(workers) / "records.jsonl").read_bytes())
    assert records[0] == records[1]


def test_a_program_gets_its_view_and_nothing_else(folder: Path) -> None:
    """Holes: a program gets more than its seat may see: the messages differ if hidden cards are
    dealt again; the view is another one; a password of the host is in the environment."""
    program = folder / "writes.py"
    program.write_text(LOOP % "open('seen', 'a').write(line)")
    play = clubsuit.load("clubs-whist").new(seed=3)
    for _ in range(2):
        play.play(play.legal()[0])
    seat = play.turn
    assert seat is not None
    view = play.view(seat)
    other = play.copy()
    probe.set_states(other, view.sample_state(generator(1, EXPERIMENTS)))
    assert other.state.tobytes() != play.state.tobytes()
    seen = []
    for shown in (view, other.view(seat)):
        bot = make_bot(f"cmd:{sys.executable} writes.py", view.rules, 5)
        with ending(bot):
            bot.choose(shown)
        seen.append((folder / "seen").read_bytes())
        (folder / "seen").unlink()
    assert seen[0] == seen[1]
    message = json.loads(seen[0])
    assert message.pop("view") == json.loads(json.dumps(view.to_dict()))
    assert message.pop("actions") == view.legal()
    assert message == {"type": "choose", "id": 1, "time_left_ms": 10_000}


def test_the_environment_has_no_passwords(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a program can read the password of the host's database."""
    monkeypatch.setenv("CLUBSUIT_DATABASE", "postgresql://me:secret@host/games")
    monkeypatch.setenv("OTHER", "kept")
    name = command(folder, "looks", "open('env', 'w').write(repr(dict(os.environ)))")
    with ending(bot := make_bot(name, first_view().rules, 1)):
        bot.choose(first_view())
    environment = (folder / "env").read_text()
    assert "secret" not in environment and "kept" in environment


def test_each_hand_is_announced(folder: Path) -> None:
    """Hole: a program does not learn that a new hand has begun, or that the game has ended."""
    program = folder / "notes.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    kind = message['type']\n"
        "    open('notes', 'a').write(f\"{kind} {message.get('number', '')}\\n\")\n"
        "    if kind == 'choose':\n"
        "        print(json.dumps({'id': message['id'], 'action': message['actions'][0]}),"
        " flush=True)\n"
    )
    plan = Plan.of(
        "clubs-whist",
        games=1,
        seed=3,
        bots=[f"cmd:{sys.executable} notes.py", "rule", "rule"],
        options={"target": 8},
    )
    simulate(plan)
    notes = [line for line in (folder / "notes").read_text().split("\n") if "choose" not in line]
    hands = sum(line.startswith("hand") for line in notes)
    assert hands > 1
    assert notes == ["start ", *(f"hand {n}" for n in range(1, hands + 1)), "quit ", ""]


def test_a_copied_bot_starts_a_process_of_its_own(folder: Path) -> None:
    """Hole: a copied or pickled bot shares the process of the first one, or cannot be copied."""
    game = clubsuit.load("clubs-whist")
    bot = clubsuit.make_bot(COMMANDS["chance.py"], game, seed=4)
    choice = bot.choose(first_view())
    assert pickled(bot).choose(first_view()).text == choice.text
    assert clubsuit.explain(choice.reason).endswith("gives no reasons")


# ---- programs that misbehave -----------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[] if name in ("hangs", "crashes") else [pytest.mark.long])
        for name in MISCHIEF
    ],
)
def test_a_program_that_fails_loses_its_turns(
    name: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Holes: a program that fails stops the games of others, is not named, or its records do not
    say who decided."""
    does, key = MISCHIEF[name]
    monkeypatch.setattr(command_bot, "FIRST_S", HURRIED_S if key == LATE else PATIENT_S)
    bot = command(folder, name, does)
    file = folder / "games.jsonl"
    summary = run_plan(bot, "rule", "rule", file=file)
    assert summary.games == 2
    failing, *others = summary.seats
    assert failing.lost.turns > 10 and failing.lost.first
    assert failing.lost.first.removeprefix("CW").count(public_name(bot)) >= 1
    assert not any(seat.lost.turns for seat in others)
    with pytest.raises(BotFault) as fault, ending(alone := make_bot(bot, first_view().rules, 1)):
        alone.choose(first_view())
    assert fault.value.reason and fault.value.reason.key == key
    records = list(map(Record.from_json, file.read_bytes().splitlines()))
    for record in records:
        assert clubsuit.replay(record).over
        took = {bot for hand in record.bots() for bot in hand if bot}
        assert took == {SUBSTITUTE}
    assert sum(lost_in(record)[0].turns for record in records) == failing.lost.turns


def test_lost_turns_in_a_match(folder: Path) -> None:
    """Holes: the result of a match hides that a bot has failed, differs with several workers, or
    forgets it when the match is resumed."""
    sometimes = command(folder, "sometimes", "message['id'] % 4 or 1 / 0")
    match = Match("clubs-whist", bots=[sometimes, "rule"], deals=2, seed=2, options={}, once=True)
    results = [run_match(match, workers=workers) for workers in (1, 2)]
    begun = Match("clubs-whist", bots=[sometimes, "rule"], deals=1, seed=2, options={}, once=True)
    run_match(begun, folder=folder / "match")
    results.append(run_match(match, folder=folder / "match", resume=True))
    lost = results[0].lost
    assert lost[0].turns and not lost[1].turns
    assert "ZeroDivisionError: division by zero" in (lost[0].first or "")
    assert all(result.lost == lost for result in results)
    page = chart.page([(match, results[0])])
    assert f"{match.names[0]} lost {lost[0].turns} turns to the bot rule" in page
    told = results[0].to_dict()
    assert told["lost_turns"] == {"A": lost[0].turns, "B": 0}
    assert told["first_failure"] == {"A": lost[0].first, "B": None}


def test_the_commands_name_a_program_that_fails(folder: Path) -> None:
    """Hole: `simulate` or `arena` hides that a bot has failed."""
    dies = command(folder, "dies", "1 / 0")
    told = f"{public_name(dies)} lost 14 turns to the bot rule. The first time: "
    plan = ["simulate", "clubs-whist", "--games", "1", "--seed", "3", "--option", "target=1"]
    shown = CliRunner().invoke(app, [*plan, "--bots", f"{dies},rule,rule"])
    assert shown.exit_code == 0 and told in shown.stdout, shown.output
    assert "its last words: ZeroDivisionError: division by zero" in shown.stdout
    match = ["arena", "clubs-whist", "--deals", "1", "--once", "--bots", f"{dies},rule"]
    shown = CliRunner().invoke(app, match)
    assert shown.exit_code == 0 and told in shown.stdout, shown.output
    seats = json.loads(
        CliRunner().invoke(app, [*plan, "--bots", f"{dies},rule,rule", "--json"]).stdout
    )["seats"]
    assert [seat["lost_turns"] for seat in seats] == [14, 0, 0]
    assert "ZeroDivisionError" in seats[0]["first_failure"] and not seats[1]["first_failure"]


def test_a_program_is_started_again_until_it_rests(folder: Path) -> None:
    """Holes: one failure ends the program for good; a program that always fails is asked for each
    decision of a long game."""
    bot = make_bot(command(folder, "dies", "open('n', 'a').write('x'); 1 / 0"), RULES, 1)
    keys = []
    for _ in range(5):
        with pytest.raises(BotFault) as fault:
            bot.choose(first_view())
        assert fault.value.reason
        keys.append(fault.value.reason.key)
    assert keys == ["command-ended"] * 3 + ["command-rests"] * 2
    assert (folder / "n").read_text() == "xxx"


def test_a_resumed_simulation(folder: Path) -> None:
    """Hole: a simulation with a failing program cannot be resumed, or its lost turns are gone."""
    dies, file = command(folder, "dies", "1 / 0"), folder / "games.jsonl"
    whole = run_plan(dies, "rule", "rule", file=file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + lines[1][:20])
    again = run_plan(dies, "rule", "rule", file=file, existing="resume")
    assert again.resumed == 1 and file.read_bytes() == b"".join(lines)
    assert again.seats[0].lost.turns == whole.seats[0].lost.turns


# ---- no process is left ----------------------------------------------------------------------

FAMILY = """
import os, signal, subprocess, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(1000)"])
with open("family.tmp", "w") as file:
    print(os.getpid(), child.pid, file=file)
os.rename("family.tmp", "family")
time.sleep(1000)
"""
"""A program that hangs, with a child that hangs."""


def family(folder: Path) -> list[int]:
    """Return the processes of FAMILY, as soon as they run."""
    file = folder / "family"
    for _ in patiently(pause=0.01):
        if file.exists():
            return list(map(int, file.read_text().split()))
    raise AssertionError


def gone(processes: list[int]) -> None:
    for _ in patiently(pause=0.01):
        if not any(map(is_running, processes)):
            return


@pytest.fixture
def hanging(folder: Path) -> str:
    (folder / "family.py").write_text(FAMILY)
    return f"cmd:{sys.executable} -S family.py"


def test_a_hanging_program_ends_with_its_children(
    hanging: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: after a failure the program or a process that it has started still runs."""
    monkeypatch.setattr(command_bot, "FIRST_S", 2.0)
    with pytest.raises(BotFault):
        make_bot(hanging, RULES, 1).choose(first_view())
    gone(family(folder))


def test_a_bot_that_is_dropped_ends_its_program(folder: Path) -> None:
    """Hole: a bot that nobody closes leaves its program behind."""
    name = command(folder, "stays", "open('family', 'w').write(str(os.getpid()))")
    bot: Agent | None = make_bot(name, RULES, 1)
    assert bot
    bot.choose(first_view())
    (process,) = family(folder)
    assert is_running(process)
    bot = None
    gone([process])


def test_programs_end_with_a_killed_clubsuit(hanging: str, folder: Path) -> None:
    """Hole: after `kill -9` of Clubsuit a hanging program runs on."""
    script = (
        "import clubsuit\n"
        "game = clubsuit.load('clubs-whist')\n"
        f"clubsuit.make_bot({hanging!r}, game).choose(game.new(seed=7).view(2))\n"
    )
    with subprocess.Popen([sys.executable, "-c", script]) as clubsuit_process:
        processes = family(folder)
        assert all(map(is_running, processes))
        clubsuit_process.send_signal(signal.SIGKILL)
    gone(processes)


def test_nobody_waits_at_the_end(hanging: str, folder: Path) -> None:
    """Hole: a server cannot stop before a hanging program has used up its time."""
    timer = Timer(0.5, running.interrupt_all)
    timer.start()
    with pytest.raises(BotFault, match="ended instead of answering"):
        make_bot(hanging, RULES, 1).choose(first_view())
    timer.join()


# ---- names -----------------------------------------------------------------------------------

RULES = clubsuit.load("clubs-whist").rules

WRONG = {
    "cmd:": "command-empty",
    "cmd: ": "command-empty",
    "cmd:./nothing": "command-no-program",
    "cmd:no-such-program-here": "command-no-program",
    "cmd:.": "command-no-program",
    "cmd:'./chance.py": "command-unreadable",
    "cmd:./chance\0.py": "command-no-program",
}


@pytest.mark.parametrize("name", WRONG)
@pytest.mark.usefixtures("folder")
def test_a_command_that_leads_nowhere(name: str) -> None:
    """Hole: a mistyped command is noticed only in the middle of a match."""
    for made in (make_bot, lambda *_: offer(name)):
        with pytest.raises(NotationError) as error:
            made(name, RULES, 1)
        assert error.value.reason and error.value.reason.key == WRONG[name]


def test_names_show_no_paths(folder: Path) -> None:
    """Holes: a record names a private folder or a word of the command; different bots have the
    same name; an event cannot contain the name."""
    (folder / "my bots").mkdir()
    shutil.copy(folder / "chance.py", folder / "my bots" / "a b.py")
    name = public_name(f"cmd:{sys.executable} 'my bots/a b.py' --key=secret")
    assert name.startswith("cmd:a_b.py@") and "secret" not in name and " " not in name
    assert name != public_name(f"cmd:{sys.executable} 'my bots/a b.py'")
    assert public_name(f"cmd:{sys.executable} {folder}/chance.py") == public_name(
        f"cmd:{sys.executable} chance.py"
    )
    assert public_name("cmd:env").startswith("cmd:env@")
    assert command_of(f"cmd:{sys.executable} ~/x").words == (
        sys.executable,
        os.path.expanduser("~/x"),
    )


def test_a_program_that_changes_during_a_match(folder: Path) -> None:
    """Hole: a match goes on with another version of a bot."""
    match = Match("clubs-whist", bots=["cmd:./chance.py", "rule"], deals=1, seed=1, options={})
    with (folder / "chance.py").open("a") as file:
        file.write("\n")
    with pytest.raises(NotationError, match="has changed since the start"):
        run_match(match)


# ---- tables ----------------------------------------------------------------------------------


def questions(store: Store, *bots: str) -> Callable[[], Any]:
    """Return a function that returns the question to a bot at a new table."""
    new = NewTable(game="clubs-whist", bots=list(bots), name="Ada", seed=7)
    table = Table(store, open_table(store, "me", new))
    while not table.snapshot.questions:
        now = table.snapshot
        table.decide(now.ply, 0, now.views[0].legal()[0])
    return lambda: table.snapshot.questions[0]


@pytest.mark.usefixtures("offers")
def test_at_the_table(store: Store, folder: Path) -> None:
    """Holes: a program cannot sit at a table; a client can name a command; players see the path."""
    name = command_of("cmd:./chance.py").name
    for wish in ("cmd:./chance.py", name, f"cmd:{sys.executable} chance.py"):
        with pytest.raises(NotationError, match="there is no bot"):
            questions(store, wish, "rule")
    offer("cmd:./chance.py")
    offer("cmd:./chance.py")
    assert OFFERED[len(LEVELS) :] == [name]
    with pytest.raises(NotationError, match="there is no bot"):
        questions(store, "cmd:./chance.py", "rule")
    question = questions(store, name, name)()
    assert answer(question) in question.view.legal()
    assert answer(question) == answer(question)


@pytest.mark.usefixtures("offers")
def test_a_failing_program_rests_at_all_tables(
    store: Store, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: a program that hangs delays each of its decisions at each table."""
    monkeypatch.setattr(command_bot, "REST_S", 0.0)
    command(folder, "dies", "open('n', 'a').write('x'); 1 / 0")
    offer(f"cmd:{sys.executable} -S dies.py")
    ask = [questions(store, OFFERED[-1], OFFERED[-1])() for _ in range(2)]
    for n in range(8):
        with pytest.raises(BotFault):
            answer(ask[n % 2])
    assert (folder / "n").read_text() == "xxx"
