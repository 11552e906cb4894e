"""Players who keep others waiting are asked whether they are still there. A bot decides for them
until they answer."""

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
from server.support.clients import Browser, TableClient, begin, receive
from server.support.servers import Server
from server.support.tables import ADA, BO, begun, copy, deal, play_on
from support.processes import until

ASK, ANSWER = 180.0, 30.0
CARD, ASKED = Waited("decision 7"), Waited("answer", asked=True)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Replace this process's clock by a list whose only element is the time."""
    clock = [100.0]
    monkeypatch.setattr(idle, "monotonic", lambda: clock[0])
    return clock


# ---- the time ---------------------------------------------------------------------------


def test_after_three_minutes_and_half_a_minute(clock: list[float]) -> None:
    """Holes: the waiting time restarts if the page is reloaded, or if other players leave and
    return; players do not see the remaining time."""
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
    """Hole: after a long decision, a player has no time for the next one."""
    patience = Patience(ASK, ANSWER)
    patience.note({"bo": CARD}, {"bo"}, set())
    clock[0] += 179
    patience.note({"bo": Waited("decision 9")}, {"bo"}, set())
    assert patience.next() == Due("bo", Waited("decision 9"), ASK)
    clock[0] += 100
    patience.restart("bo")  # the player acts
    assert patience.next() == Due("bo", Waited("decision 9"), ASK)
    assert patience.seconds_of("bo") == (0, 0)


def test_a_task_that_looks_too_early_waits_again() -> None:
    """Hole: a task that was started for one decision continues during the next one and asks the
    player immediately."""

    class Slower(Patience):
        lefts = iter([0.0, 0.01, 0.01, 0.0])

        def next(self) -> Due:
            return Due("bo", CARD, next(self.lefts))

    async def waits() -> list[tuple[str, Waited]]:
        asked: list[tuple[str, Waited]] = []
        rung = asyncio.Event()

        async def do_until_stored(work: Callable[..., Snapshot], *about: Any) -> None:
            asked.append((about[0], about[1]))

        one = Idle(Slower(ASK, ANSWER), do_until_stored, (print, print), rung.set)
        one.watch(True)
        await rung.wait()
        return asked

    assert asyncio.run(waits()) == [("bo", CARD)]
    assert list(Slower.lefts) == []


def test_whose_time_was_over_is_asked_at_once(clock: list[float]) -> None:
    """Hole: a player who has left lets the clock run out at each decision, but is never asked
    whether they are still there."""
    patience, late = Patience(ASK, ANSWER), Waited("time-out", late=True)
    patience.note({"ada": CARD, "bo": late}, {"ada", "bo"}, set())
    assert patience.next() == Due("bo", late, 0.0)


# ---- at a table --------------------------------------------------------------------------


def turn(table: Table) -> int:
    """Let bots decide until it is a person's turn; return the seat."""
    while probe.play(table).waiting or table.snapshot.questions:
        play_on(table, 1)
    seat = table.state.awaited[0]
    assert seat in (0, 1)
    return seat


NAMES = ("ada", "bo")


def waited(table: Table) -> dict[str, Waited]:
    """Return the people for whom others wait, and check that they are the same after a restart."""
    again = copy(probe.store(table), table)
    assert again.snapshot.waited == table.snapshot.waited
    assert again.snapshot.silent == table.snapshot.silent
    return dict(table.snapshot.waited)


def ask(table: Table, person: str) -> Waited:
    """Ask a person to confirm that they are still there."""
    table.seats.ask_still(person, table.snapshot.waited[person])
    asked = table.snapshot.waited[person]
    assert asked.asked
    return asked


def test_without_an_answer_a_bot_plays_on(store: Store) -> None:
    """Holes: a table stops; an idle player loses the seat; a restart forgets who has not answered;
    the bot still decides after the player has answered."""
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
    """Hole: a player who has answered is replaced by a bot, or is asked forever."""
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
    """Holes: a player who does not vote is not asked; a player is asked during a pause or while a
    bot decides; one decision causes questions to two players."""
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
    assert waited(table) == {}  # any player may deal


def decide_one(table: Table) -> None:
    """Make one decision: a bot's if one is due, else that of the seat to act."""
    now = table.snapshot
    for question in now.questions:
        if text := answer(question):
            table.decide(now.ply, question.seat, text, question.bot)
            return
    seat = table.state.awaited[0]
    table.decide(now.ply, seat, now.views[seat].legal()[0])


def test_honour_play_waits_for_all_to_be_ready(store: Store) -> None:
    """Hole: a hand is never scored because one player does not confirm "ready"."""
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
    """Holes: a player is asked while the clock runs, or is not asked after it has run out."""
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
    """Bug: two players who share a screen and whose clocks had both run out were asked forever, and
    again right after answering."""
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
    """Hole: in a correspondence game a bot decides after three minutes."""
    new = NewTable(game="clubs-whist", bots=["random"] * 2, open=True, pace="correspondence")
    table = Table(store, open_table(store, "ada", new))
    table.seats.sit("bo", 1, "Bo")
    deal(table, ADA, BO)
    turn(table)
    assert waited(table) == {}


def test_the_record_tells_who_decided(store: Store) -> None:
    """Hole: a record contains an event for the question to an idle player. Programs that read
    records do not know this event."""
    table = begun(store)
    seat = turn(table)
    table.seats.give_up(NAMES[seat], ask(table, NAMES[seat]))
    play_on(table, 1)
    table.seats.answer_still(NAMES[seat])
    entries = [(one.seat, one.text) for one in table.record(0).events][-2:]
    assert entries == [(seat, f"bot {table.row.seats[seat].bot}"), (seat, "return")]


@pytest.mark.parametrize("game", ["climbing-clubs", "clubs-whist", "free-clubs", "ruby-dame"])
def test_strangers_have_a_clock(game: str) -> None:
    """Hole: a table of strangers starts without a clock."""
    assert 30 <= int(matchmaking_clock(game)) <= 60


# ---- in one process ---------------------------------------------------------------------


AT_ONCE = Limits(idle=0, idle_answer=3600)
"""Limits: an idle player is asked immediately and has an hour to answer."""


def live_of(table: Table, limits: Limits = DEFAULT) -> LiveTable:
    """Return the live table of a server with a single process."""
    warming = Warming()
    threads = Threads(warming.gate)
    return LiveTable(copy(probe.store(table), table), threads, warming, limits=limits)


async def come_in(live: LiveTable, person: str) -> TableSocket:
    """Open the table as this person."""
    socket = TableSocket(None, person)  # type: ignore[arg-type]
    assert live.enter(socket) is None
    await live.start(socket)
    return socket


def test_nobody_is_asked_where_nobody_waits(store: Store) -> None:
    """Hole: a player is asked although no other player waits; bots play a table to its end after
    all players have left."""
    table = begun(store)
    name = NAMES[turn(table)]
    other = NAMES[1 - NAMES.index(name)]

    async def play() -> None:
        live = live_of(table, AT_ONCE)
        await come_in(live, name)
        await come_in(live, "eve")  # a spectator
        assert not live.idle_players.on
        socket = await come_in(live, other)
        assert live.idle_players.on
        await until(lambda: live.table.snapshot.waited[name].asked and not probe.is_busy(live))
        live.leave(socket)
        assert not live.idle_players.on
        await live.close()

    asyncio.run(play())


def test_only_the_holder_asks(store: Store) -> None:
    """Holes: two processes ask the idle player, or none does; a player who is connected to another
    process is not asked; only that process knows the player's answer."""
    table = begun(store)
    name = NAMES[turn(table)]
    other = NAMES[1 - NAMES.index(name)]

    async def play() -> None:
        holds, lacks = live_of(table, AT_ONCE), live_of(table, AT_ONCE)
        lacks.changes.runs = False
        socket = await come_in(lacks, name)
        await come_in(holds, other)
        lacks.audience.elsewhere = frozenset({other})
        holds.audience.elsewhere = frozenset({name})
        for live in (lacks, holds):
            live.idle_players.watch()
        assert holds.idle_players.on and not lacks.idle_players.on
        await until(lambda: bool(holds.idle_players.seats) and not probe.is_busy(holds))
        await lacks.hear_of(holds.newest)
        assert lacks.idle_players.seats == {NAMES.index(name): False}
        probe.ask_idle_after(holds, 3600)
        await handle(lacks, socket, '{"type": "still-here"}')
        await holds.hear_of(lacks.newest)
        for live in (lacks, holds):
            assert live.idle_players.seats == {}
            await live.close()

    asyncio.run(play())


def test_others_continue_without_who_is_gone(
    store: Store, monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    """Holes: the others wait two minutes for a player who has left; a bot decides for a player who
    is present or only reloads the page; a player who returns has lost the seat."""
    monkeypatch.setattr(absences, "monotonic", lambda: clock[0])
    table = begun(store)
    turn(table)

    async def play() -> None:
        live = live_of(table)
        sockets = [await come_in(live, name) for name in NAMES]
        continues = '{"type": "substitute", "seat": 1}'
        for gone, passes, away in ((False, 60.0, False), (True, 2.9, False), (True, 0.1, True)):
            if gone and sockets[1] in live.audience.sockets:
                live.leave(sockets[1])
            clock[0] += passes
            await handle(live, sockets[0], continues)
            assert live.table.is_away(1) is away
        assert not live.table.is_silent(1)
        await come_in(live, "bo")
        assert not live.table.is_away(1)
        await live.close()

    asyncio.run(play())


def test_a_vote_is_settled_when_one_is_gone(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a game cannot be ended because the other player has just closed the page."""
    monkeypatch.setattr(votes, "VOTE_LAPSES_S", 0.0)
    table = begun(store)
    turn(table)

    async def play() -> None:
        live = live_of(table)
        ada, bo = [await come_in(live, name) for name in NAMES]
        await handle(live, ada, '{"type": "propose", "kind": "end", "of": null, "clock": null}')
        assert not live.table.over
        live.leave(bo)
        await until(lambda: live.table.over and not probe.is_busy(live))
        await live.close()

    asyncio.run(play())


# ---- via the server -----------------------------------------------------------------------


@pytest.fixture
def come(
    launcher: subprocess.Popen[str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[], Browser]]:
    """Return a function that opens a browser at a server that asks idle players after one second
    and gives them one second to answer."""
    folder, log = tmp_path_factory.mktemp("data"), tmp_path_factory.mktemp("log")
    with (
        closing(Server(launcher, folder, log / "s.log", grace=3600, idle=(1, 1))) as server,
        ExitStack() as leave,
    ):
        yield lambda: leave.enter_context(Browser(server))


def at_table(come: Callable[[], Browser]) -> tuple[str, list[Browser], list[TableClient]]:
    """Open a table without a clock for Ada and Bo, and deal the first hand."""
    ada, bo = come(), come()
    table = ada.new_table("clubs-whist", open=True, name="Ada")
    clients = [ada.connect(table), bo.connect(table)]
    receive(clients[1], "gathering")
    clients[1].send(type="sit", seat=1, name="Bo")
    while not receive(clients[0], "gathering")["people"]["seats"][1]["person"]:
        pass
    begin(clients)
    for client in clients:
        receive(client, "view")
    return table, [ada, bo], clients


def play_alone(client: TableClient, until: Callable[[], Any]) -> None:
    """Decide and deal as this client until this condition holds."""
    answered = -1
    while not until():
        if client.ply > answered and client.my_turn:
            answered = client.ply
            client.act(client.any_action())
        elif client.ply > answered and client.view["phase"] == "scored":
            answered = client.ply
            client.send(type="next", ply=client.ply)
        client.receive_any()


def test_an_idle_player_holds_up_nobody(come: Callable[[], Browser]) -> None:
    """Holes: a player with an open page blocks the table forever; a page that reconnects or
    confirms views counts as an answer; a player who answers does not get the seat back."""
    table, (_, bo), (ada, idle_one) = at_table(come)
    play_alone(ada, lambda: ada.idle.get(1) == 0)  # first the player is asked, then a bot decides
    again = bo.connect(table)
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
    """Hole: a program that sends only decisions never gets its seat back."""
    _, _, (ada, idle_one) = at_table(come)
    play_alone(ada, lambda: ada.idle.get(1) == 0)
    idle_one.send(type="act", ply=0, action="pass")  # this ply is outdated
    while ada.idle:
        ada.receive_any()
