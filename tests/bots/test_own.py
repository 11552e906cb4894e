"""Third-party bots, on the command line and in packages."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import clubsuit
from clubsuit.bots import LEVELS, OFFERED, offer, own
from clubsuit.lab import Match, Plan, run_match, simulate
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.snapshot import answer
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable

BOT = """
class First:
    def choose(self, view):
        return view.legal()[0]

class Chance:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, view):
        legal = view.legal()
        return legal[self.seed % len(legal)]

class Wrong:
    answer = "play AC"
    def choose(self, view):
        return self.answer

class Silent(Wrong):
    answer = None

class Demanding(Wrong):
    def __init__(self, level):
        self.level = level

class Idle:
    pass

nothing = 7
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the current folder, which contains a module of bots."""
    (tmp_path / "some_bots.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def plan(*bots: str, games: int = 1) -> Plan:
    return Plan.of("clubs-whist", games=games, seed=3, bots=bots, options={"target": 1})


@pytest.mark.parametrize("workers", [1, 2])
def test_own_bots_in_a_simulation(workers: int, folder: Path) -> None:
    """Hole: a third-party bot cannot play, or cannot play in worker processes."""
    file = folder / "games.jsonl"
    bots = ("some_bots:First", "some_bots:Chance", "rule")
    summary = simulate(plan(*bots, games=2), records=file, workers=workers)
    assert [seat.bot for seat in summary.seats] == [*bots]
    for line in file.read_bytes().splitlines():
        record = clubsuit.Record.from_json(line)
        assert record.players == [*bots]
        for play, seat, text in record.positions():
            assert seat or text == play.legal()[0]


WRONG = {
    "some_bots:Nobody": 'the module "some_bots" has no "Nobody"',
    "no_such_module:Bot": 'there is no module "no_such_module" in the current folder',
    ":": 'there is no bot ":"; known: random, rule',
    "some_bots:Idle": "a bot is a class with a method choose",
    "some_bots:nothing": "a bot is a class with a method choose",
    "no_package.bots:First": 'there is no module "no_package.bots"',
    "some_bots:": 'after "some_bots:" comes the name of a class',
    "some_bots:Demanding": "cannot be made from a seed alone: missing a required argument",
    "some_bots": 'there is no bot "some_bots"; known: random, rule',
    "rule:3": 'there is no bot "rule:3"; known: random, rule',
}


@pytest.mark.parametrize("name", WRONG)
def test_a_name_that_leads_nowhere(name: str, folder: Path) -> None:
    """Hole: a mistyped name ends in an import traceback."""
    with pytest.raises(clubsuit.NotationError, match=r".") as caught:
        plan(name)
    assert WRONG[name] in str(caught.value)


@pytest.mark.parametrize(
    ("name", "text", "rule"), [("Wrong", "play AC", "CW-3"), ("Silent", "None", "")]
)
def test_an_illegal_answer(name: str, text: str, rule: str, folder: Path) -> None:
    """Bug: an illegal answer ended in an error that named neither the bot nor the text."""
    with pytest.raises(clubsuit.ClubsuitError) as caught:
        simulate(plan(f"some_bots:{name}"))
    assert f'the bot some_bots:{name} answered "{text}": ' in caught.value.message
    assert caught.value.message.endswith("; the answer must be one of view.legal()")
    assert caught.value.rule == rule


def test_bots_of_a_package(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: users must name an inner module to play against the bot of an installed package."""

    class Entry:
        def load(self) -> Any:
            import some_bots  # type: ignore[import-not-found]

            return some_bots.First

    def found(group: str, name: str) -> list[Entry]:
        return [Entry()] if (group, name) == ("clubsuit.bots", "first") else []

    monkeypatch.setattr(own, "entry_points", found)
    game = clubsuit.load("clubs-whist")
    play = game.new(seed=7)
    assert clubsuit.make_bot("first", game).choose(play.view(2)).text == "keep"
    with pytest.raises(clubsuit.NotationError, match='there is no bot "second"'):
        clubsuit.make_bot("second", game)


def test_out_of_turn(folder: Path) -> None:
    """Bug: a bot without a method for honour play kept the table waiting forever."""
    options = {"enforcement": "honour", "target": 1}
    bots = ["some_bots:First"]
    honour = Plan.of("free-clubs", games=1, seed=3, bots=bots, options=options)
    assert simulate(honour).games == 1


def test_the_arena(folder: Path) -> None:
    """Bug: the name of a third-party contender was read as a name with a budget."""
    bots = ["some_bots:First", "random"]
    match = Match("clubs-whist", bots=bots, deals=2, seed=1, options={})
    assert run_match(match).to_dict()["deals"] == 2


@pytest.mark.usefixtures("folder", "offers")
def test_at_the_table(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    """Bug: a third-party bot could not sit at a table, or any client could name a module to
    load."""
    bots = ["some_bots:First", "some_bots:Wrong"]
    chosen = NewTable(game="clubs-whist", bots=bots, name="Ada", seed=7)
    with pytest.raises(clubsuit.NotationError, match='no bot "some_bots:First"'):
        open_table(store, "me", chosen)
    offer("some_bots:First")
    offer("some_bots:Wrong")
    offer("some_bots:Wrong")
    assert OFFERED[-2:] == ["some_bots:First", "some_bots:Wrong"]
    table = Table(store, open_table(store, "me", chosen))
    while not table.snapshot.questions:
        now = table.snapshot
        table.decide(now.ply, 0, now.views[0].legal()[0])
    for question in (replace(table.snapshot.questions[0], bot=name) for name in OFFERED[-2:]):
        if question.bot.endswith("First"):
            assert answer(question) == question.view.legal()[0]
        else:
            with pytest.raises(clubsuit.ClubsuitError) as caught:
                answer(question)
            log_fault("table", caught.value)
            assert "an answer that is not allowed" in caplog.text
            assert "play AC" not in caplog.text
    for name in ("some_bots:Idle", "no_such_module:Bot", "nobody"):
        with pytest.raises(clubsuit.NotationError):
            offer(name)
    offer("rule")  # bug: *there is no bot "rule"; known: random, rule, …*
    assert OFFERED[len(LEVELS) :] == ["some_bots:First", "some_bots:Wrong", "rule"]


class Copier:
    """A third-party bot that returns the choice of `rule`; mypy checks its type."""

    def __init__(self, seed: int = 0) -> None:
        self.rule = clubsuit.make_bot("rule", clubsuit.load("clubs-whist"), seed)

    def choose(self, view: clubsuit.View) -> clubsuit.Choice:
        return self.rule.choose(view)


def test_the_protocol_of_own_bots(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: a third-party bot does not match the type `OwnBot`, which mypy checks; the `Choice` of
    a built-in bot is refused as an answer."""
    copier: clubsuit.OwnBot = Copier()
    view = clubsuit.load("clubs-whist").new(seed=7).view(2)
    checked = own.CheckedBot("copier", copier, view.rules)
    assert view.rules.words.text(view.state, checked.choose(view).action) == "keep"
