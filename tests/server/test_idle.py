"""Players who do nothing while others wait are asked, and a bot plays on until they answer."""

import asyncio
import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest

from clubsuit.server.live import absences, idle, votes
from clubsuit.server.live.handlers import handle
from clubsuit.server.live.idle import Due, Idle, Patience
from clubsuit.server.live.live_table import LiveTable
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.live.warming import Warming
from clubsuit.server.ops.threads import Threads
from clubsuit.server.settings import DEFAULT, Limits
from clubsuit.server.storage.store import Store
from clubsuit.server.table.events import TimeOut
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.presence import Waited
from clubsuit.server.table.snapshot import Snapshot, answer
from clubsuit.server.table.table import Table
from clubsuit.server.wire.games import matchmaking_clock
from clubsuit.server.wire.schema import NewTable
from server.support import probe
from server.support.clients import Browser, Line, begin, receive
from server.support.servers import Server
from server.support.tables import ADA, BO, begun, copy, deal, play_on
from support.processes import until

ASK, ANSWER = 180.0, 30.0
CARD, ASKED = Waited("decision 7"), Waited("answer", asked=True)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time by the clock of this process, in a list."""
    clock = [100.0]
    monkeypatch.setattr(idle, "monotonic", lambda: clock[0])
    return clock


# ---- how long is waited ------------------------------------------------------------------


def test_after_three_minutes_and_half_a_minute(clock: list[float]) -> None:
    """Holes: the time starts again if the page is reloaded, or if others come and go; players do
    not see how much time is left."""
    patience = Patience(ASK, ANSWER)
    patience.note({"bo": CARD}, {"bo"}, set())
    assert patience.next() == Due("bo", CARD, ASK)
    clock[0] += 100
    patience.note({"bo": CARD}, set(), set())  # the page is reloaded
    assert patience.next() is None
    clock[0] += 50
    patience.note({"bo": CARD}, {"bo"}, set())
    assert patience.next() == Due("bo", CARD, 80)
    clock[0] += 80
    patience.note({"bo": ASKED}, {"bo"}, set())
    assert patience.next() == Due("bo", ASKED, ANSWER)
    clock[0] += 10
    assert patience.seconds_of("bo") == (240, 20)
    clock[0] += 20
    patience.note({}, set(), {"bo"})
    assert patience.next() is None
    assert patience.seconds_of("bo") == (260, 0)


def test_each_decision_has_its_time(clock: list[float]) -> None:
    """Hole: who has thought about one card for long has no time for the next."""
    patience = Patience(ASK, ANSWER)
    patience.note({"bo": CARD}, {"bo"}, set())
    clock[0] += 179
    patience.note({"bo": Waited("decision 9")}, {"bo"}, set())
    assert patience.next() == Due("bo", Waited("decision 9"), ASK)
    clock[0] += 100
    patience.restart("bo")  # they said something
    assert patience.next() == Due("bo", Waited("decision 9"), ASK)
    assert patience.seconds_of("bo") == (0, 0)


def test_a_task_that_looks_too_early_waits_again() -> None:
    """Hole: a player decides, the task stays for the next one, and asks that player at once."""

    class Slower(Patience):
        lefts = iter([0.0, 0.01, 0.01, 0.0])

        def next(self) -> Due:
            return Due("bo", CARD, next(self.lefts))

    async def waits() -> list[tuple[str, Waited]]:
        asked: list[tuple[str, Waited]] = []
        rung = asyncio.Event()

        async def insist(work: Callable[..., Snapshot], *about: Any) -> None:
            asked.append((about[0], about[1]))

        one = Idle(Slower(ASK, ANSWER), insist, (print, print), rung.set)
        one.watch(True)
        await rung.wait()
        return asked

    assert asyncio.run(waits()) == [("bo", CARD)]
    assert list(Slower.lefts) == []


def test_whose_time_was_over_is_asked_at_once(clock: list[float]) -> None:
    """Hole: a clock at which who has left costs others its whole time at each decision."""
    patience, late = Patience(ASK, ANSWER), Waited("time-out", late=True)
    patience.note({"ada": CARD, "bo": late}, {"ada", "bo"}, set())
    assert patience.next() == Due("bo", late, 0.0)


# ---- at a table --------------------------------------------------------------------------


def turn(table: Table) -> int:
    """Let bots decide until it is a person's turn; whose."""
    while probe.play(table).waiting or table.snapshot.questions:
        play_on(table, 1)
    seat = probe.play(table).turn
    assert seat in (0, 1)
    return seat


NAMES = ("ada", "bo")


def waited(table: Table) -> dict[str, Waited]:
    """Return whom others wait for, which is the same after a restart."""
    again = copy(probe.store(table), table)
    assert again.snapshot.waited == table.snapshot.waited
    assert again.snapshot.silent == table.snapshot.silent
    return dict(table.snapshot.waited)


def ask(table: Table, person: str) -> Waited:
    """Ask whether they are still there."""
    table.seats.ask_still(person, table.snapshot.waited[person])
    asked = table.snapshot.waited[person]
    assert asked.asked
    return asked


def test_without_an_answer_a_bot_plays_on(store: Store) -> None:
    """Holes: a table that stands still; a seat that is lost; a restart that forgets who has not
    answered; the person back, and the bot still decides."""
    table = begun(store)
    seat = turn(table)
    name = NAMES[seat]
    assert [*waited(table)] == [name]
    asked = ask(table, name)
    assert waited(table)[name] == asked
    table.seats.give_up(name, asked)
    assert table.is_away(seat) and table.is_silent(seat)
    assert table.snapshot.silent == {name}
    assert name not in waited(table)
    assert [one.seat for one in table.snapshot.questions] == [seat]
    play_on(table, 1)
    assert probe.bots(table)[-1] == table.row.seats[seat].bot
    table.seats.answer_still(name)
    assert not table.is_away(seat) and table.snapshot.silent == frozenset()
    assert turn(table) in (0, 1) and name not in table.snapshot.silent


@pytest.mark.parametrize("answer", ["here", "decide"])
def test_an_answer_in_time(store: Store, answer: str) -> None:
    """Hole: who answered is put out all the same, or asked for ever."""
    table = begun(store)
    seat = turn(table)
    name = NAMES[seat]
    asked = ask(table, name)
    if answer == "here":
        table.seats.answer_still(name)
        assert waited(table)[name] == Waited(f"decision {probe.decided(table)}")
    else:
        play_on(table, 1)
        assert not waited(table).get(name, CARD).asked
    ply = table.snapshot.ply
    assert table.seats.give_up(name, asked).ply == ply
    assert table.seats.answer_still(name).ply == ply


def test_what_is_waited_for(store: Store) -> None:
    """Holes: nobody is asked about a vote; somebody is in a pause, or while a bot plays for them;
    two are asked for one decision."""
    table = begun(store)
    seat = turn(table)
    other = 1 - seat
    card = Waited(f"decision {probe.decided(table)}")
    assert waited(table) == {NAMES[seat]: card}
    table.proposals.propose(seat, "pause")
    vote = Waited(f"vote {table.snapshot.ply}")
    assert waited(table) == {NAMES[seat]: card, NAMES[other]: vote}
    table.proposals.vote(other, table.snapshot.ply, True)
    assert waited(table) == {}
    table.proposals.propose(seat, "resume")
    assert waited(table) == {NAMES[other]: Waited(f"vote {table.snapshot.ply}")}
    table.seats.set_substitute(other, True)
    assert waited(table) == {}
    assert table.proposals.is_settled(set())
    table.proposals.settle(set())
    assert waited(table) == {NAMES[seat]: card}
    while not probe.play(table).waiting:
        play_on(table, 1)
    assert waited(table) == {}  # anybody may deal


def decide_one(table: Table) -> None:
    """Let one decide; a bot that may speak out of turn need not."""
    now = table.snapshot
    for question in now.questions:
        if text := answer(question):
            table.decide(now.ply, question.seat, text, question.bot)
            return
    seat = probe.play(table).turn
    assert seat is not None
    table.decide(now.ply, seat, now.views[seat].legal()[0])


def test_honour_play_waits_for_all_to_be_ready(store: Store) -> None:
    """Hole: a hand that is never scored since one does not say that they are ready."""
    table = begun(store, game="free-clubs", enforcement="honour")
    while table.snapshot.views[0].to_dict()["phase"] != "settle":
        decide_one(table)
    while not probe.play(table).waiting and not table.over:
        seat = probe.play(table).turn
        if seat in (0, 1) and not table.is_away(seat):
            table.seats.give_up(NAMES[seat], ask(table, NAMES[seat]))
        decide_one(table)
    assert table.snapshot.silent == {"ada", "bo"}


def test_a_clock_asks_when_it_has_run_out(store: Store) -> None:
    """Holes: who has a clock is asked although it runs; who has let it run out is not."""
    bots = ["random"] * 2
    new = NewTable(game="clubs-whist", bots=bots, name="Ada", open=True, clock="30")
    table = Table(store, open_table(store, "ada", new))
    table.seats.sit("bo", 1, "Bo")
    deal(table, ADA, BO)
    seat = turn(table)
    assert waited(table) == {}
    probe.store_event(table, TimeOut(seat))
    assert waited(table) == {NAMES[seat]: Waited("time-out", late=True)}
    table.seats.give_up(NAMES[seat], ask(table, NAMES[seat]))
    assert table.is_silent(seat)


def test_players_of_one_screen_are_asked_once(store: Store) -> None:
    """Found: two players of one screen who had both run out of time were asked without end, and
    again right after they had answered."""
    new = NewTable(game="clubs-whist", bots=["random"] * 2, name="Ada", open=True, clock="30")
    table = Table(store, open_table(store, "ada", new))
    table.seats.sit("ada", 1, "Eve", hot_seat=True)
    table.seats.sit("bo", 2, "Bo")
    deal(table, ADA, "", BO)
    for seat in (0, 1):
        probe.store_event(table, TimeOut(seat))
    ask(table, "ada")
    table.seats.answer_still("ada")
    now = waited(table).get("ada", CARD)
    assert not (now.asked or now.late)
    for seat in (0, 1):
        probe.store_event(table, TimeOut(seat))
    table.seats.give_up("ada", ask(table, "ada"))
    assert table.snapshot.silent == {"ada"} and "ada" not in waited(table)


def test_over_days_nobody_is_asked(store: Store) -> None:
    """Hole: a game over days that a bot plays after three minutes."""
    new = NewTable(game="clubs-whist", bots=["random"] * 2, open=True, pace="correspondence")
    table = Table(store, open_table(store, "ada", new))
    table.seats.sit("bo", 1, "Bo")
    deal(table, ADA, BO)
    turn(table)
    assert waited(table) == {}


def test_the_record_tells_who_decided(store: Store) -> None:
    """Hole: a record that a reader does not know: questions stand in no record."""
    table = begun(store)
    seat = turn(table)
    table.seats.give_up(NAMES[seat], ask(table, NAMES[seat]))
    play_on(table, 1)
    table.seats.answer_still(NAMES[seat])
    told = [(one.seat, one.text) for one in table.record(0).events][-2:]
    assert told == [(seat, f"bot {table.row.seats[seat].bot}"), (seat, "return")]


@pytest.mark.parametrize("game", ["climbing-clubs", "clubs-whist", "free-clubs", "ruby-dame"])
def test_strangers_have_a_clock(game: str) -> None:
    """Hole: a table of strangers at which nobody can agree on a clock."""
    assert 30 <= int(matchmaking_clock(game)) <= 60


# ---- in a process ------------------------------------------------------------------------


AT_ONCE = Limits(idle=0, idle_answer=3600)
"""Players are asked at once, and have time to answer."""


def room_of(table: Table, limits: Limits = DEFAULT) -> LiveTable:
    """The table as a process has it that is the only one."""
    warming = Warming()
    threads = Threads(warming.gate)
    return LiveTable(copy(probe.store(table), table), threads, warming, limits=limits)


async def come_in(room: LiveTable, person: str) -> TableSocket:
    """Somebody opens the table."""
    line = TableSocket(None, person)  # type: ignore[arg-type]
    assert room.enter(line) is None
    await room.start(line)
    return line


def test_nobody_is_asked_where_nobody_waits(store: Store) -> None:
    """Holes: who plays alone with bots, or whose friends have left, is asked; a table that bots
    play to its end since all have fallen asleep."""
    table = begun(store)
    name = NAMES[turn(table)]
    other = NAMES[1 - NAMES.index(name)]

    async def play() -> None:
        room = room_of(table, AT_ONCE)
        await come_in(room, name)
        await come_in(room, "eve")  # who only looks on
        assert not room.idle_players.on
        line = await come_in(room, other)
        assert room.idle_players.on
        await until(lambda: room.table.snapshot.waited[name].asked and not probe.is_busy(room))
        room.leave(line)
        assert not room.idle_players.on
        await room.close()

    asyncio.run(play())


def test_only_the_holder_asks(store: Store) -> None:
    """Holes: two processes ask, or none does; a player whose line is on another process is not
    asked; only that process knows the player's answer."""
    table = begun(store)
    name = NAMES[turn(table)]
    other = NAMES[1 - NAMES.index(name)]

    async def play() -> None:
        holds, lacks = room_of(table, AT_ONCE), room_of(table, AT_ONCE)
        lacks.changes.runs = False
        line = await come_in(lacks, name)
        await come_in(holds, other)
        lacks.audience.elsewhere = frozenset({other})
        holds.audience.elsewhere = frozenset({name})
        for room in (lacks, holds):
            room.idle_players.watch()
        assert holds.idle_players.on and not lacks.idle_players.on
        await until(lambda: bool(holds.idle_players.seats) and not probe.is_busy(holds))
        await lacks.hear_of(holds.newest)
        assert lacks.idle_players.seats == {NAMES.index(name): False}
        probe.ask_idle_after(holds, 3600)
        await handle(lacks, line, '{"type": "still-here"}')
        await holds.hear_of(lacks.newest)
        for room in (lacks, holds):
            assert room.idle_players.seats == {}
            await room.close()

    asyncio.run(play())


def test_others_continue_without_who_is_gone(
    store: Store, monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    """Holes: the others wait two minutes for a player who has left; a bot plays for a player who
    only reloads the page, or is there; a player who comes back has lost the seat."""
    monkeypatch.setattr(absences, "monotonic", lambda: clock[0])
    table = begun(store)
    turn(table)

    async def play() -> None:
        room = room_of(table)
        lines = [await come_in(room, name) for name in NAMES]
        goes_on = '{"type": "substitute", "seat": 1}'
        for gone, passes, away in ((False, 60.0, False), (True, 2.9, False), (True, 0.1, True)):
            if gone and lines[1] in room.audience.sockets:
                room.leave(lines[1])
            clock[0] += passes
            await handle(room, lines[0], goes_on)
            assert room.table.is_away(1) is away
        assert not room.table.is_silent(1)
        await come_in(room, "bo")
        assert not room.table.is_away(1)
        await room.close()

    asyncio.run(play())


def test_a_vote_is_settled_when_one_is_gone(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a game that cannot be ended since the other one has just closed the page."""
    monkeypatch.setattr(votes, "UNHEARD_S", 0.0)
    table = begun(store)
    turn(table)

    async def play() -> None:
        room = room_of(table)
        ada, bo = [await come_in(room, name) for name in NAMES]
        await handle(room, ada, '{"type": "propose", "kind": "end", "of": null, "clock": null}')
        assert not room.table.over
        room.leave(bo)
        await until(lambda: room.table.over and not probe.is_busy(room))
        await room.close()

    asyncio.run(play())


# ---- over the wire -----------------------------------------------------------------------


@pytest.fixture
def come(
    launcher: subprocess.Popen[str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[], Browser]]:
    """Somebody comes to a server that asks after a second, and waits for a second."""
    folder, log = tmp_path_factory.mktemp("data"), tmp_path_factory.mktemp("log")
    with (
        closing(Server(launcher, folder, log / "s.log", grace=3600, idle=(1, 1))) as server,
        ExitStack() as leave,
    ):
        yield lambda: leave.enter_context(Browser(server))


def at_table(come: Callable[[], Browser]) -> tuple[str, list[Browser], list[Line]]:
    """Ada and Bo have a table without a clock, and the first hand is dealt."""
    ada, bo = come(), come()
    table = ada.new_table("clubs-whist", open=True, name="Ada")
    lines = [ada.line(table), bo.line(table)]
    receive(lines[1], "gathering")
    lines[1].send(type="sit", seat=1, name="Bo")
    while not receive(lines[0], "gathering")["people"]["seats"][1]["person"]:
        pass
    begin(lines)
    for line in lines:
        receive(line, "view")
    return table, [ada, bo], lines


def play_alone(line: Line, until: Callable[[], Any]) -> None:
    """Decide and deal, as often as it is our turn, until this holds."""
    answered = -1
    while not until():
        if line.ply > answered and line.my_turn:
            answered = line.ply
            line.act(line.any_action())
        elif line.ply > answered and line.view["phase"] == "scored":
            answered = line.ply
            line.send(type="next", ply=line.ply)
        line.receive_any()


def test_an_idle_player_holds_up_nobody(come: Callable[[], Browser]) -> None:
    """Holes: one with an open page blocks the table for ever; a page that connects again, or shows
    what comes, is taken for an answer; who answers does not have their seat again."""
    table, (_, bo), (ada, idle_one) = at_table(come)
    play_alone(ada, lambda: ada.idle.get(1) == 0)  # first asked, then a bot plays
    again = bo.line(table)
    again.receive()
    again.send(type="view-shown", ply=again.ply)
    again.send(type="hot-seat", seat=1)
    again.send(type="resync")
    again.receive()
    while again.idle != {1: 0}:
        again.receive_any()
    hand = ada.view["hand_number"]
    play_alone(ada, lambda: ada.view["hand_number"] > hand)
    assert ada.idle == {1: 0}
    idle_one.send(type="still-here")
    while ada.idle:
        ada.receive_any()
    events = [json.loads(text)["type"] for text in idle_one.raw]
    assert "refused" not in events


def test_a_decision_answers_too(come: Callable[[], Browser]) -> None:
    """Hole: a program, which presses no button, never has its seat again."""
    _, _, (ada, idle_one) = at_table(come)
    play_alone(ada, lambda: ada.idle.get(1) == 0)
    idle_one.send(type="act", ply=0, action="pass")  # far too late
    while ada.idle:
        ada.receive_any()
