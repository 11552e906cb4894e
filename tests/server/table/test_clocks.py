"""Clocks at tables of several people: what costs time, and what happens when it has run out.

No test depends on real time: tests of tables in memory set the time, and tests of a server read
only what has happened.
"""

import asyncio
import json
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

import clubsuit
from clubsuit.games.state import SPECTATOR
from clubsuit.lab import verify_file
from clubsuit.server.live import timers, uptime
from clubsuit.server.live.services import make_services
from clubsuit.server.live.uptime import BEAT_S, LOST_S, Uptime, overdue
from clubsuit.server.live.warming import Warming
from clubsuit.server.storage import rows, store
from clubsuit.server.storage.rows import EVENT
from clubsuit.server.storage.store import Store
from clubsuit.server.storage.times import seconds
from clubsuit.server.storage.uptimes import Up
from clubsuit.server.table import events, replica, timekeeper
from clubsuit.server.table.events import TableEvent
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.rematch import open_again
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from clubsuit.server.wire.time_controls import Clock, read_clock
from server.support import probe
from server.support.clients import Browser, TableClient, begin, receive
from server.support.servers import Server
from server.support.tables import ADA, BO, copy, deal, play_on, to_person, turn
from support.processes import patiently, until

MORNING = datetime(2026, 11, 1, tzinfo=UTC)


class Time:
    """A clock that tests advance."""

    def __init__(self, patch: pytest.MonkeyPatch, start: datetime = MORNING) -> None:
        self.s = 0.0
        self._start = start
        for module in (rows, store, replica, timekeeper, uptime):
            patch.setattr(module, "now", self.text)

    def text(self) -> str:
        return (self._start + timedelta(seconds=self.s)).isoformat()

    @property
    def now(self) -> float:
        return seconds(self.text())


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """Replace the time of the server by a clock that the test advances."""
    return Time(monkeypatch)


def begun(
    store: Store, clock: str, pace: str = "realtime", game: str = "clubs-whist", **options: Any
) -> Table:
    """Return a table with Ada and Bo in seats 0 and 1, and with the first hand dealt."""
    bots = ["random"] * (clubsuit.load(game, **options).seats - 1)
    new = {"game": game, "options": options, "bots": bots, "open": True, "pace": pace}
    table = Table(store, open_table(store, "ada", NewTable.model_validate({**new, "clock": clock})))
    table.seats.sit("bo", 1, "Bo")
    return deal(table, ADA, BO)


def left(table: Table, time: Time, seat: int) -> float:
    """Return the remaining time of a seat."""
    clocks = table.snapshot.clocks
    assert clocks is not None
    return clocks.left_of(seat, time.now)


def lefts(table: Table, time: Time) -> list[float]:
    """Return the remaining times of both people."""
    return [left(table, time, seat) for seat in (0, 1)]


def decide(table: Table) -> None:
    """Decide for the person whose turn it is."""
    now, seat = table.snapshot, turn(table)
    table.decide(now.ply, seat, now.views[seat].legal()[0])


def runs(table: Table) -> int | None:
    """Return the seat whose clock runs, or None."""
    clocks = table.snapshot.clocks
    assert clocks is not None
    messages = clocks.as_messages(clocks.at)
    return next((one["seat"] for one in messages if one["runs"]), None)


def same(store: Store, table: Table, time: Time) -> None:
    """Check that a replay has the same times."""
    again = copy(store, table)
    assert lefts(again, time) == lefts(table, time)
    assert runs(again) == runs(table)
    assert again.state.agreements.clock == table.state.agreements.clock
    assert [one.seat for one in again.snapshot.questions] == [
        one.seat for one in table.snapshot.questions
    ]


# ---- what a clock is --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "pace", "clock"),
    [
        ("30", "realtime", Clock(30, None)),
        ("300+5", "realtime", Clock(300, 5)),
        ("86400+0", "realtime", Clock(86400, 0)),
        ("86400", "correspondence", Clock(86400, None)),
        ("2592000", "correspondence", Clock(2592000, None)),
        ("", "realtime", None),
        ("", "correspondence", None),
    ],
)
def test_clocks(text: str, pace: str, clock: Clock | None) -> None:
    """Hole: a time control is parsed as another one."""
    assert read_clock(text, pace) == clock


@pytest.mark.parametrize(
    ("text", "pace", "why"),
    [
        *(
            (text, "realtime", "30 days")
            for text in ("0", "-5", "5 min", "1.5", "300+", "+5", "٣٠")
        ),
        ("2592001", "correspondence", "30 days"),
        ("86400", "realtime", "several days"),
        ("30", "correspondence", "several days"),
        ("300+5", "correspondence", "several days"),
    ],
)
def test_what_is_no_clock(store: Store, text: str, pace: str, why: str) -> None:
    """Holes: an unplayable time control is accepted; a refusal does not name valid values; the
    table is stored anyway."""
    new = {"game": "clubs-whist", "bots": ["random"] * 2, "open": True, "pace": pace, "clock": text}
    with pytest.raises(clubsuit.NotationError, match=why):
        open_table(store, "ada", NewTable.model_validate(new))
    assert store.tables_of("ada", 9) == []


def test_alone_there_is_no_clock(store: Store) -> None:
    """Hole: a clock hurries a person who plays alone against bots."""
    new = NewTable(game="clubs-whist", bots=["random"] * 2, clock="30")
    with pytest.raises(clubsuit.NotationError, match="others can join"):
        open_table(store, "ada", new)


# ---- what costs time ---------------------------------------------------------------------


def test_each_clock_runs_while_its_player_chooses(store: Store, time: Time) -> None:
    """Holes: while all choose cards to pass, only one clock runs; a choice does not stop it, or its
    change costs time or starts it again; a player whose time is up loses another one's choice; a
    take-back does not give the time back."""
    table = begun(store, "60+5", game="ruby-dame")
    time.s += 10
    assert lefts(table, time) == [50, 50]
    views = table.snapshot.views
    first, second = views[1].legal()[:2]
    table.decide(table.snapshot.ply, 1, first)
    assert lefts(table, time) == [50, 55]
    same(store, table, time)
    time.s += 20
    table.decide(table.snapshot.ply, 1, second)
    assert lefts(table, time) == [30, 55]
    for question in table.snapshot.questions:
        table.decide(question.ply, question.seat, question.view.legal()[0], question.bot)
    with pytest.raises(Stale):
        table.timekeeper.time_out(table.snapshot.ply, 1)
    time.s += 30
    table.timekeeper.time_out(table.snapshot.ply, 0)
    same(store, table, time)
    (question,) = table.snapshot.questions
    table.decide(question.ply, 0, question.view.legal()[0], question.bot)
    made = probe.play(table).hands[-1].actions
    assert (made[1], len(made)) == ((1, second), 4)
    assert lefts(table, time) == [5, 55]


def test_a_take_back_of_a_pass_restores_all_clocks(store: Store, time: Time) -> None:
    """Hole: after a take-back of a pass, a player has less or more time than before it."""
    table = begun(store, "60+5", game="ruby-dame")
    time.s += 10
    table.decide(table.snapshot.ply, 1, table.snapshot.views[1].legal()[0])
    time.s += 10
    table.decide(table.snapshot.ply, 0, table.snapshot.views[0].legal()[0])
    for question in table.snapshot.questions:
        table.decide(question.ply, question.seat, question.view.legal()[0], question.bot)
    assert lefts(table, time) == [45, 55]
    probe.store_event(table, events.TakeBack(0, table.history()[1][0]))
    assert lefts(table, time) == [40, 50]
    same(store, table, time)


def test_each_decision_has_its_time(store: Store, time: Time) -> None:
    """Holes: unused or exceeded time carries over to the next decision; a bot's turn costs a person
    time; two clocks run at once."""
    table = begun(store, "30")
    first = to_person(table)
    time.s += 12
    assert left(table, time, first) == 18
    assert left(table, time, 1 - first) == 30
    same(store, table, time)
    decide(table)
    assert lefts(table, time) == [30, 30]
    for _ in range(6):
        time.s += 7
        play_on(table, 1)
        same(store, table, time)


def test_a_bank_is_for_the_whole_game(store: Store, time: Time) -> None:
    """Holes: a time bank is refilled with each hand; a decision adds no increment, or adds it to
    another player's time; time runs during a bot's turn or when no decision is due."""
    table = begun(store, "300+5")
    had = [300.0, 300.0]
    while len(probe.play(table).hands) < 2 or turn(table) not in (0, 1):
        person = probe.play(table).turn in (0, 1) and not probe.play(table).waiting
        seat = turn(table) if person else None
        time.s += 3
        play_on(table, 1)
        if seat is not None:
            had[seat] += 5 - 3
        assert lefts(table, time) == had
        same(store, table, time)
    assert min(had) > 300 and had[0] != 300


def test_no_time_between_hands(store: Store, time: Time) -> None:
    """Hole: time runs while players read the score."""
    table = begun(store, "300+5")
    while not probe.play(table).waiting:
        play_on(table, 1)
    before = lefts(table, time)
    time.s += 1000
    assert runs(table) is None
    assert lefts(table, time) == before
    play_on(table, 1)
    to_person(table)
    assert lefts(table, time) == before


def test_a_pause_costs_nothing(store: Store, time: Time) -> None:
    """Holes: time runs during a pause; time used before the pause is forgotten."""
    table = begun(store, "30")
    seat = to_person(table)
    time.s += 10
    table.proposals.propose(0, "pause")
    time.s += 2  # the clock runs until all have agreed
    number = table.snapshot.ply
    table.proposals.vote(1, number, True)
    time.s += 500
    assert left(table, time, seat) == 18
    assert runs(table) is None
    table.proposals.propose(0, "resume")
    time.s += 100
    table.proposals.vote(1, table.snapshot.ply, True)
    time.s += 3
    assert left(table, time, seat) == 15
    same(store, table, time)


def test_a_take_back_that_is_asked(store: Store, time: Time) -> None:
    """Holes: time runs while a player votes on a take-back; the player whose decision is taken back
    gets the full time again."""
    table = begun(store, "30")
    seat = to_person(table)
    time.s += 20
    table.decide(table.snapshot.ply, seat, "keep")
    table.proposals.propose(seat, "takeback")
    time.s += 100
    assert runs(table) is None
    table.proposals.vote(1 - seat, table.snapshot.ply, True)
    assert (turn(table), runs(table)) == (seat, seat)
    assert left(table, time, seat) == 10
    same(store, table, time)


def both_pass(table: Table, time: Time, *thinks: float) -> int:
    """Play a trick of two-player Climbing Clubs. One seat leads and the other passes, each after
    its given time. Return the seat that led, which leads again."""
    seat = turn(table)
    for seconds_, choice in zip(thinks, (0, -1), strict=True):
        time.s += seconds_
        now = table.snapshot
        actor = turn(table)
        legal = now.views[actor].legal()
        lead = next(one for one in legal if "15" not in one)  # a 15 wins the trick immediately
        table.decide(now.ply, actor, "pass" if choice else lead)
    return seat


def take_back(table: Table, seat: int) -> None:
    """Take the last choice of this seat back with the other seat's vote."""
    table.proposals.propose(seat, "takeback")
    table.proposals.vote(1 - seat, table.snapshot.ply, True)


def test_a_take_back_restores_all_banks(store: Store, time: Time) -> None:
    """Holes: the other player loses the time spent on the undone card; both decisions keep their
    increments; banks grow with each take-back; a replay computes different banks."""
    table = begun(store, "300+5", game="climbing-clubs", players=2)
    seat = both_pass(table, time, 2, 8)
    assert (left(table, time, seat), left(table, time, 1 - seat)) == (303, 297)
    for _ in range(3):
        time.s += 4  # spent on the next lead
        take_back(table, seat)
        assert (turn(table), runs(table)) == (seat, seat)
        assert (left(table, time, seat), left(table, time, 1 - seat)) == (298, 300)
        same(store, table, time)
        both_pass(table, time, 0, 8)
        assert (left(table, time, seat), left(table, time, 1 - seat)) == (303, 297)


def test_a_take_back_in_a_pause_restores_the_banks(store: Store, time: Time) -> None:
    """Holes: the pause counts as thinking time; the earlier banks are lost after the pause or a
    restart."""
    table = begun(store, "300+5", game="climbing-clubs", players=2)
    seat = both_pass(table, time, 2, 8)
    table.proposals.propose(seat, "pause")
    table.proposals.vote(1 - seat, table.snapshot.ply, True)
    time.s += 1000
    table = copy(store, table)
    take_back(table, seat)
    assert runs(table) is None
    assert (left(table, time, seat), left(table, time, 1 - seat)) == (298, 300)
    time.s += 1000
    table.proposals.propose(seat, "resume")
    table.proposals.vote(1 - seat, table.snapshot.ply, True)
    time.s += 3
    assert (left(table, time, seat), left(table, time, 1 - seat)) == (295, 300)
    same(store, table, time)


def test_a_take_back_leaves_another_clock(store: Store, time: Time) -> None:
    """Hole: players agree on a new clock, and then an earlier decision is taken back. The take-back
    removes the new clock, or gives it the old clock's times."""
    table = begun(store, "300+5", game="climbing-clubs", players=2)
    seat = both_pass(table, time, 2, 8)
    table.proposals.propose(seat, "clock", None, "60+1")
    table.proposals.vote(1 - seat, table.snapshot.ply, True)
    time.s += 4
    take_back(table, seat)
    assert table.state.agreements.clock == "60+1"
    assert lefts(table, time) == [60, 60]
    same(store, table, time)


def test_a_take_back_after_time_ran_out(store: Store, time: Time) -> None:
    """Hole: a player's time runs out, so a bot is to decide. After a take-back, the bot decides for
    another player."""
    table = begun(store, "300+5", game="climbing-clubs", players=2)
    seat = turn(table)
    time.s += 2
    table.decide(table.snapshot.ply, seat, table.snapshot.views[seat].legal()[0])
    time.s += 300
    table.timekeeper.time_out(table.snapshot.ply, 1 - seat)
    take_back(table, seat)
    assert table.snapshot.questions == ()
    assert (left(table, time, seat), left(table, time, 1 - seat)) == (298, 300)
    same(store, table, time)


def test_a_take_back_of_who_leads_again(store: Store, time: Time) -> None:
    """Hole: a player who wins a trick and takes that card back loses the time already spent on the
    next lead."""
    table, seat, choices = begun(store, "30"), -1, 0
    while probe.play(table).waiting or turn(table) != seat or choices < 2:
        table = begun(store, "30") if probe.play(table).waiting else table
        seat = to_person(table)
        choices = len(table.snapshot.views[seat].legal())
        play_on(table, 1)
    time.s += 20
    table.proposals.propose(seat, "takeback")
    table.proposals.vote(1 - seat, table.snapshot.ply, True)
    assert (turn(table), runs(table)) == (seat, seat)
    assert left(table, time, seat) == 30
    same(store, table, time)


def test_bots_have_no_clock(store: Store, time: Time) -> None:
    """Holes: a bot runs out of time; a player loses time while a substitute decides."""
    table = begun(store, "300+5")
    while turn(table) in (0, 1):
        play_on(table, 1)
    before = lefts(table, time)
    time.s += 1000
    assert runs(table) is None
    assert lefts(table, time) == before
    table.seats.set_substitute(1, True)
    assert [one["seat"] for one in table.snapshot.clocks.as_messages(time.now)] == [0]  # type: ignore[union-attr]
    while turn(table) != 1:
        play_on(table, 1)
    time.s += 50
    assert runs(table) is None
    play_on(table, 1)
    while turn(table) != 1:
        play_on(table, 1)
    time.s += 50
    table.seats.set_substitute(1, False)
    assert left(table, time, 1) == before[1]
    assert runs(table) == 1
    same(store, table, time)


def test_before_the_first_deal(store: Store, time: Time) -> None:
    """Holes: time runs before the first deal; visitors without a seat do not learn the time
    control."""
    new = NewTable(game="clubs-whist", bots=["random"] * 2, open=True, clock="30")
    table = Table(store, open_table(store, "ada", new))
    time.s += 1000
    assert left(table, time, 0) == 30
    for seat in (0, SPECTATOR):
        assert json.loads(table.snapshot.texts[seat])["people"]["clock"] == "30"


# ---- no time left ------------------------------------------------------------------------


def happened(store: Store, table: Table) -> list[TableEvent]:
    """Return the stored events of the table."""
    found = store.decisions(table.row.id)
    return [events.read(one.text) for one in found if one.seat == EVENT]


def run_out(table: Table, time: Time, by: float) -> int:
    """Let the time of the next person run out, and let a bot decide. Return the person's seat."""
    seat = to_person(table)
    time.s += by
    table.timekeeper.time_out(table.snapshot.ply, seat)
    play_on(table, 1)
    return seat


def test_a_bot_makes_one_decision(store: Store, time: Time) -> None:
    """Holes: a player without time loses the seat; the bot makes more than one decision; the
    decision is not marked as the bot's."""
    table = begun(store, "30")
    seat = to_person(table)
    time.s += 29.9
    with pytest.raises(Stale):  # time is left
        table.timekeeper.time_out(table.snapshot.ply, seat)
    time.s += 0.1
    with pytest.raises(Stale):  # it is the other seat's turn
        table.timekeeper.time_out(table.snapshot.ply, 1 - seat)
    with pytest.raises(Stale):  # the ply is that of an earlier decision
        table.timekeeper.time_out(table.snapshot.ply - 1, seat)
    table.timekeeper.time_out(table.snapshot.ply, seat)
    asked = [one.seat for one in table.snapshot.questions]
    assert asked == [seat]
    assert runs(table) is None
    same(store, table, time)
    play_on(table, 1)
    assert probe.bots(table)[-1] == table.row.seats[seat].bot
    assert table.row.seats[seat].person
    while turn(table) != seat:
        play_on(table, 1)
    assert table.snapshot.questions == ()
    assert left(table, time, seat) == 30
    same(store, table, time)


def test_the_record_tells_who_decided(store: Store, time: Time, tmp_path: Path) -> None:
    """Hole: a review shows a bot's decision as the person's, or the record cannot be read."""
    table = begun(store, "30")
    seat = run_out(table, time, 30)
    place = [one for one, _ in probe.play(table).hands[-1].actions].index(seat)
    while turn(table) != seat:
        play_on(table, 1)
    decide(table)
    record = table.record(0)
    entries = [(one.action, one.seat, one.text) for one in record.events]
    assert (0, 0, "clock 30") in entries
    after = entries.index((place, seat, "time-out")) + 1
    assert entries[after] == (place, seat, f"bot {table.row.seats[seat].bot}")
    assert entries[-1][1:] == (seat, "return")
    assert all(one.at for one in record.events)
    whole = table.whole()
    whole.events = record.events
    file = tmp_path / "record.json"
    file.write_text(json.dumps(whole.to_dict()))
    verify_file(file)


def test_who_was_fast_enough_after_all(store: Store, time: Time) -> None:
    """Hole: the decisions of the person and of the bot both count, or neither counts."""
    table = begun(store, "30")
    seat = to_person(table)
    time.s += 30
    late = table.snapshot
    table.timekeeper.time_out(late.ply, seat)
    question = table.snapshot.questions[0]
    decide(table)  # the decision arrives while the bot is thinking
    assert probe.bots(table)[-1] is None
    with pytest.raises(Stale):
        table.decide(question.ply, seat, "keep", question.bot)
    assert not probe.timed_out(table)


def test_an_empty_bank(store: Store, time: Time) -> None:
    """Hole: an empty time bank ends the game, or has more than the increment afterwards."""
    table = begun(store, "10+4")
    seat = run_out(table, time, 11)
    assert left(table, time, seat) == 4
    while turn(table) != seat:
        time.s += 1
        play_on(table, 1)
    assert left(table, time, seat) == 4
    time.s += 3
    decide(table)
    assert left(table, time, seat) == 5
    same(store, table, time)


def test_a_bot_says_nothing_out_of_turn(store: Store, time: Time) -> None:
    """Hole: in honour play the bot that makes one decision for a player also calls other
    players."""
    table = begun(store, "30", game="free-clubs", enforcement="honour")
    seat = to_person(table)
    while not probe.play(table).may_interject(seat):
        play_on(table, 1)
        seat = to_person(table)
    time.s += 30
    table.timekeeper.time_out(table.snapshot.ply, seat)
    asked = [one.out_of_turn for one in table.snapshot.questions if one.seat == seat]
    assert asked == [False]


def test_an_alarm_that_failed(store: Store, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: if an error occurs when time runs out, the clock of this decision never fires again,
    and the table stays in memory."""
    monkeypatch.setattr(timers, "now", time.text)
    table = begun(store, "30")
    seat = to_person(table)
    time.s += 30
    rung: list[str] = []

    async def insist(work: Callable[..., Any], *about: Any) -> None:
        rung.append(work.__name__)
        if len(rung) == 1:
            raise ValueError
        work(table, *about)

    async def ring() -> None:
        clock = timers.Alarms(table, insist, lambda: None)
        clock.run_clock()
        for _ in range(2):
            clock.watch(timers.Here(runs=True, players=True, anybody=True))
            await until(lambda: not clock.on)
        await clock.close()

    asyncio.run(ring())
    assert rung == ["time_out"] * 2
    assert probe.timed_out(table) == {seat}


# ---- the server is away, or the players --------------------------------------------------


def test_gaps() -> None:
    """Hole: time during which the server was down counts, or is subtracted twice."""
    up = Up()
    assert up.away(0, 100) == 0 and up.went(0) is None
    up.times = [(0, 10), (20, 30), (50, 60)]
    assert up.away(0, 100) == 10 + 20
    assert up.away(5, 15) == 5
    assert up.away(12, 18) == 6
    assert up.away(55, 90) == 0
    assert [up.went(moment) for moment in (0, 12, 25, 55)] == [10, 12, 30, None]
    assert up.ran(5, 25, meets=False) == 10
    assert up.ran(5, 25, meets=True) == 5
    assert up.ran(30, 5, meets=True) == 0


def test_when_a_server_was_up(store: Store, time: Time) -> None:
    """Holes: uptimes are stored although no game has a clock; a server that has just started, or
    was suspended, counts the whole time since the last stored uptime as its own uptime."""
    one = Uptime(store)
    one.note()
    assert store.up.times == []
    time.s = 100
    one.note()
    begun(store, "30")
    time.s = 105
    one.note()
    assert [until - since for since, until in store.up.times] == [5]
    time.s = 110
    one.note()
    time.s = 112
    other = Uptime(store)
    other.note()
    time.s = 115
    other.note()
    assert store.up.away(seconds(time.text()) - 15, time.now) == 2
    time.s = 115 + LOST_S + 50
    other.note()
    assert store.up.away(seconds(time.text()) - LOST_S - 50, time.now) == LOST_S + 50


def test_a_server_that_was_killed(store: Store, time: Time) -> None:
    """Holes: time runs while no server is up; after a restart, the time used before is forgotten,
    or the wait for players to return counts."""
    Uptime(store).note()
    table = begun(store, "300+5")
    seat = to_person(table)
    server = Uptime(store)
    for _ in range(9):
        server.note()
        time.s += BEAT_S
    time.s += 1000  # the server is killed after storing its uptime, and restarts
    Uptime(store).note()
    again = copy(store, table)
    assert again.snapshot.clocks is not None and again.snapshot.clocks.is_in_recess
    assert runs(again) is None
    kept = left(again, time, seat)
    assert kept == 300 - 8 * BEAT_S
    time.s += 500  # no player is back yet
    assert left(again, time, seat) == kept
    with pytest.raises(Stale):
        again.timekeeper.time_out(again.snapshot.ply, seat)
    again.timekeeper.reopen()
    assert not again.snapshot.clocks.is_in_recess
    time.s += 10
    assert left(again, time, seat) == kept - 10
    same(store, again, time)


def test_nobody_who_plays_is_there(store: Store, time: Time) -> None:
    """Holes: the clock runs overnight after two friends have closed their pages; a player who
    leaves gets the used time back."""
    table = begun(store, "300+5")
    seat = to_person(table)
    time.s += 20
    since = time.text()
    time.s += 5
    table.timekeeper.recess(since)
    assert left(table, time, seat) == 280
    time.s += 40_000
    assert runs(table) is None and left(table, time, seat) == 280
    same(store, table, time)
    stored = len(store.decisions(table.row.id))
    table.timekeeper.recess(time.text())  # the clock has already stopped
    assert len(store.decisions(table.row.id)) == stored
    table.timekeeper.reopen()
    assert runs(table) == seat
    time.s += 10
    assert left(table, time, seat) == 270
    table.timekeeper.reopen()
    assert len(store.decisions(table.row.id)) == stored + 1
    same(store, table, time)


# ---- days ---------------------------------------------------------------------------------

DAY = 86_400


def test_days(store: Store, time: Time) -> None:
    """Holes: after a restart of the server, a player has the full number of days again; downtime
    counts; a table without visitors is never checked."""
    Uptime(store).note()
    table = begun(store, "86400", pace="correspondence")
    seat = to_person(table)
    server = Uptime(store)
    server.note()
    time.s += LOST_S
    server.note()
    time.s += 3600
    server.note()  # the server was down for an hour
    assert left(table, time, seat) == DAY - LOST_S
    assert table.snapshot.clocks is not None and not table.snapshot.clocks.is_in_recess
    row = store.table(table.row.id)
    assert row is not None and row.summary.clock == "86400"
    due = seconds(row.updated) + DAY + 3600
    before = dict(probe.last_action_at(table))
    assert not uptime.is_over(row, due - 1, store)
    assert uptime.is_over(row, due, store)
    same(store, table, time)
    time.s += DAY
    table.timekeeper.time_out(table.snapshot.ply, seat)
    assert probe.last_action_at(table) == before  # running out of time is no action of the person


# ---- by agreement -------------------------------------------------------------------------


def test_all_agree_to_another_clock(store: Store, time: Time) -> None:
    """Holes: one player alone changes the clock; a real-time table gets a clock that counts days;
    time used on the old clock counts for the new one; a rematch has the original clock."""
    table = begun(store, "")
    assert table.snapshot.clocks is None
    seat = to_person(table)
    with pytest.raises(clubsuit.TurnError, match="already"):
        table.proposals.propose(0, "clock", clock="")
    for clock in ("86400", "soon"):
        with pytest.raises(clubsuit.NotationError):
            table.proposals.propose(0, "clock", clock=clock)
    table.proposals.propose(0, "clock", clock="60+5")
    people = json.loads(table.snapshot.texts[1])["people"]
    assert (people["proposal"]["clock"], people["clock"]) == ("60+5", "")
    table.proposals.vote(1, table.snapshot.ply, False)
    assert table.state.agreements.clock == ""
    table.proposals.propose(0, "clock", clock="60+5")
    table.proposals.vote(1, table.snapshot.ply, True)
    time.s += 10
    assert lefts(table, time) == [50 if n == seat else 60 for n in (0, 1)]
    same(store, table, time)
    table.proposals.propose(1, "clock", clock="20")
    table.proposals.vote(0, table.snapshot.ply, True)
    assert lefts(table, time) == [20, 20]
    row = store.table(table.row.id)
    assert row is not None and row.summary.clock == "20"
    texts = [one.text for one in table.record(0).events]
    agreed = ["ask clock 60+5", "refuse", "ask clock 60+5", "agree", "clock 60+5"]
    assert texts[-8:] == [*agreed, "ask clock 20", "agree", "clock 20"]
    table.proposals.propose(0, "end")
    table.proposals.vote(1, table.snapshot.ply, True)
    table.play_again(0)
    again = open_again(store, table, "ada")
    assert again.summary.clock == "20"
    assert Table(store, again).state.agreements.clock == "20"


# ---- a real server -------------------------------------------------------------------------


def gathered(
    server: Server, ada: Browser, bo: Browser, clock: str
) -> tuple[TableClient, TableClient]:
    """Return the connections of two people at a table with this clock, after the deal."""
    table = ada.new_table("clubs-whist", open=True, name="Ada", clock=clock)
    clients = ada.connect(table), bo.connect(table)
    receive(clients[1], "gathering")
    clients[1].send(type="sit", seat=1, name="Bo")
    receive(clients[1], "gathering")
    begin(list(clients))
    return clients


def until_substituted(client: TableClient) -> None:
    """Read messages until substitutes have decided for both people."""
    seats: set[int] = set()
    while seats != {0, 1}:
        message = client.receive()
        if message["type"] == "view":
            log = message["view"]["log"]
            seats |= {log[one["entry"]]["seat"] for one in message["people"]["substituted"]}


def test_time_runs_out(launch: Callable[[], Server]) -> None:
    """Holes: a table waits forever for a present player; a client receives no clocks; a bot's
    decision is shown as the person's."""
    server = launch()
    with Browser(server) as ada, Browser(server) as bo:
        for client in gathered(server, ada, bo, "1"):
            until_substituted(client)  # neither player decides
            assert {one["seat"] for one in client.clocks} == {0, 1}


def test_a_restart(launch: Callable[[], Server]) -> None:
    """Holes: after a crash no clock runs, or returning clients receive no clocks."""
    server = launch()
    with Browser(server) as ada, Browser(server) as bo:
        clients = gathered(server, ada, bo, "2")
        table = str(ada.http.get("/api/tables").json()[0]["id"])
        server.kill()
        server.start()
        clients = ada.connect(table), bo.connect(table)
        for client in clients:
            until_substituted(client)
            assert {one["seat"] for one in client.clocks} == {0, 1}


def test_both_leave(launch: Callable[[], Server]) -> None:
    """Hole: time runs while no player is present, or never runs after a player returns."""
    server = launch()
    with Browser(server) as ada, Browser(server) as bo, closing(Store(server.folder)) as store:
        for client in gathered(server, ada, bo, "600"):
            client.socket.close()
        table = str(ada.http.get("/api/tables").json()[0]["id"])
        row = store.table(table)
        assert row is not None
        game = Table(store, row)
        until_stored(store, game, "recess")
        client = bo.connect(table)
        until_stored(store, game, "reopen")
        while not any(one["runs"] for one in client.clocks):
            client.receive_any()


def until_stored(store: Store, table: Table, event: str) -> None:
    """Wait until the table has an event of this kind."""
    for _ in patiently():
        if event in {one.name for one in happened(store, table)}:
            return


def test_nobody_looks(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: a correspondence game continues only while a client watches; a bot decides more than
    once; a table stays in memory forever."""
    with monkeypatch.context() as patch:
        at = Time(patch, datetime.now(UTC) - timedelta(days=2))
        table = begun(store, "86400", pace="correspondence")
        seat = to_person(table)
        play_on(table, 1)
        seat = to_person(table)
    assert [row.id for row in overdue(store)] == [table.row.id]
    assert at.s == 0

    async def run_clock() -> None:
        tables = make_services(store, Warming()).tables
        await tables.run_clock(table.row.id)
        (live,) = tables.all
        await until(lambda: live.idle)
        await tables.close()

    asyncio.run(run_clock())
    table.catch_up()
    bots = [one.bot for one in store.decisions(table.row.id) if one.seat == seat]
    assert bots[-1] is not None
    assert turn(table) in (0, 1)
    assert overdue(store) == []
