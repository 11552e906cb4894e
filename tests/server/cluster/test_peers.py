"""Several processes that serve the same tables: their leases and their messages to each other."""

import asyncio
import os
import signal
import sys
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path
from subprocess import Popen
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest
import sqlalchemy as sql

from clubsuit.fair import promise_of
from clubsuit.server.cluster import leases, peers
from clubsuit.server.cluster.leases import Leases, Standing
from clubsuit.server.cluster.peers import News
from clubsuit.server.live import bot_runner, substitutes
from clubsuit.server.live.handlers import handle
from clubsuit.server.live.live_table import LiveTable
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.live.warming import Warming
from clubsuit.server.ops.threads import Threads
from clubsuit.server.storage.databases import UnusableData, clock
from clubsuit.server.storage.rows import EVENT, Decision
from clubsuit.server.storage.schema import LEASES
from clubsuit.server.storage.store import Lease, LeaseLost, Store
from clubsuit.server.table import events
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.snapshot import answer
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from server.support import probe
from server.support.clients import Browser, TableClient, begin, receive
from server.support.servers import Server
from server.support.services import Postgres, Redis
from server.support.tables import ADA, BO, begun, copy, open_one, play_on
from support.processes import PATIENCE_S, patiently, until

pytestmark = pytest.mark.each_database

HERE = frozenset({"ada"})

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine with a time limit."""
    return asyncio.run(asyncio.wait_for(work, PATIENCE_S))


@pytest.fixture(autouse=True)
def no_lease_ends(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the database's clock in this process."""
    if "store" in request.fixturenames:
        probe.stop_the_clock(monkeypatch)


def end_all(store: Store, by: float = -1.0) -> None:
    """Set the end of all leases to `by` seconds from now."""

    def write(connection: sql.Connection) -> None:
        connection.execute(sql.update(LEASES).values(expires=clock() + by))

    store.write(write)


# ---- leases ---------------------------------------------------------------------------------


@pytest.mark.parametrize("package", ["psycopg", "redis"])
def test_a_driver_that_is_missing(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: the error told users to install `clubsuit[club]` from a package index, where it does not
    exist. Now the error names the command that installs the packages, as it does for the other
    extras."""
    for name in [name for name in sys.modules if name.split(".")[0] == package]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(UnusableData) as caught:
        News("redis://x") if package == "redis" else Store("postgresql://x/y")
    message = str(caught.value)
    assert package in message
    assert message.endswith("get it with: ./scripts/install.sh requirements/club.txt")


def test_one_holder(store: Store) -> None:
    """Hole: two processes both run the bots of one table."""
    one, two = Leases(store), Leases(store)
    (held,) = one.beat({"a": HERE}).leases.values()
    assert held.epoch == 1
    assert two.beat({"a": HERE, "b": HERE}).leases.keys() == {"b"}
    assert one.beat({"a": HERE, "b": HERE}).leases == {"a": held}


@pytest.mark.parametrize("by", [-1.0, 3_600.0], ids=["ended", "the clock was set back"])
def test_another_takes_over(store: Store, by: float) -> None:
    """Holes: a table stops when its process stops; the same epoch is used twice."""
    one, two = Leases(store), Leases(store)
    one.beat({"a": HERE})
    end_all(store, by)
    (lease,) = two.beat({"a": HERE}).leases.values()
    assert lease.epoch == 2
    assert one.beat({"a": HERE}).leases == {}
    end_all(store, by)
    (again,) = one.beat({"a": HERE}).leases.values()
    assert again.epoch == 3


def test_what_is_given_back(store: Store) -> None:
    """Hole: after a server stops, each of its tables has to wait until the lease expires."""
    one, two = Leases(store), Leases(store)
    one.beat({"a": HERE, "b": HERE, "c": HERE})
    one.beat({"a": HERE, "b": HERE})
    assert two.beat({"a": HERE, "c": HERE}).leases.keys() == {"c"}
    one.release()
    assert two.beat({"a": HERE, "b": HERE}).leases.keys() == {"a", "b"}


def test_who_slept_stores_nothing(store: Store) -> None:
    """Hole: a process is stopped until its lease has expired, and still stores decisions when it
    resumes."""
    row = open_table(store, "ada", NewTable(game="clubs-whist", bots=["rule", "rule"], seed=1))
    one, two = Leases(store), Leases(store)
    (slept,) = one.beat({row.id: HERE}).leases.values()
    entry = [Decision(2, 1, "keep", "rule")]
    end_all(store)
    with pytest.raises(LeaseLost):
        store.append(row.id, entry, row.summary, lease=slept)
    (lease,) = two.beat({row.id: HERE}).leases.values()
    with pytest.raises(LeaseLost):
        store.append(row.id, entry, row.summary, lease=slept)
    store.append(row.id, entry, row.summary, lease=lease)
    assert [d.number for d in store.decisions(row.id)] == [1, 2]


def test_who_is_elsewhere(store: Store) -> None:
    """Hole: a bot plays for a person who is connected to another process."""
    one, two, three = Leases(store), Leases(store), Leases(store)
    one.beat({"a": HERE})
    two.beat({"a": frozenset({"bo"}), "b": HERE})
    three.beat({"a": frozenset({"cy"})})
    assert one.beat({"a": HERE}).elsewhere == {"a": {"bo", "cy"}}
    two.beat({"a": frozenset(), "b": HERE})
    three.beat({})
    assert not one.beat({"a": HERE}).elsewhere["a"]
    two.release()
    assert one.beat({"a": HERE}).elsewhere == {}


def test_old_rows_go(store: Store) -> None:
    """Hole: the database keeps a lease for every table that ever existed."""
    one = Leases(store)
    one.beat({"a": HERE})
    end_all(store, -leases.FORGOTTEN_S - 1)
    one.tidy()
    with store.reading() as connection:
        assert connection.execute(sql.select(LEASES)).all() == []


def test_old_rows_go_while_the_process_runs(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a server that is never restarted keeps a lease for every table that was ever opened."""
    clock = [0.0]
    monkeypatch.setattr(peers, "monotonic", lambda: clock[0])
    monkeypatch.setattr(peers, "BEAT_S", 0.0)
    here = peers.Peers(store)
    tidied, beats = list[float](), list[float]()
    monkeypatch.setattr(probe.leases(here), "tidy", lambda: tidied.append(clock[0]))

    def beat(_: Any) -> Standing:
        beats.append(clock[0])
        return Standing()

    monkeypatch.setattr(probe.leases(here), "beat", beat)

    async def drop(_: Any) -> None:
        """Drop no table."""

    async def beat_for_an_hour() -> None:
        task = asyncio.create_task(here.run(list, drop))
        for clock[0] in (0.0, peers.TIDY_S - 1, peers.TIDY_S):
            await until(lambda: beats.count(clock[0]) > 1)
        task.cancel()

    run(beat_for_an_hour())
    assert tidied == [0.0, peers.TIDY_S]


# ---- live tables ------------------------------------------------------------------------------


class NoPeers:
    """A substitute for `Peers` that sends nothing and receives nothing."""

    def wake(self) -> None:
        """Ignore that a person has connected."""

    def send_chat(self, name: str, text: str) -> None:
        """Ignore a chat message."""


def live_table(table: Table) -> LiveTable:
    """Return the live table of one process among several."""
    warming = Warming()
    return LiveTable(table, Threads(warming.gate), warming, NoPeers())  # type: ignore[arg-type]


async def open_socket(live: LiveTable, person: str) -> TableSocket:
    """Connect a person to the table via this process."""
    socket = TableSocket(None, person)  # type: ignore[arg-type]
    assert live.enter(socket) is None
    await live.start(socket)
    return socket


def test_only_the_holder_lets_things_run(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: bots run in every process, or continue after the lease is lost; a player who is
    connected to another process counts as away."""
    monkeypatch.setattr(substitutes, "GRACE", 0.0)
    table = begun(store)
    row = store.table(table.row.id)
    assert row

    async def play() -> None:
        live = live_table(copy(store, table))
        await open_socket(live, "ada")
        assert not probe.absences(live)
        (lease,) = Leases(store).beat({row.id: HERE}).leases.values()
        live.stand(lease, frozenset({"bo"}))
        assert not probe.absences(live)  # Bo is connected to another process
        live.stand(lease, frozenset())
        assert probe.absences(live).keys() == {1}
        await until(lambda: live.table.is_away(1) and not probe.is_busy(live))
        stored = [d for d in store.decisions(row.id) if d.seat == EVENT]
        live.stand(Lease("me", 99), frozenset())
        probe.forget_who_is_away(live.table)  # as if Bo had just left
        probe.watch_seats(live)
        await until(lambda: not live.changes.runs)  # the write with this lease is refused
        assert [d for d in store.decisions(row.id) if d.seat == EVENT] == stored
        await live.close()

    run(play())


def test_nobody_is_away_who_is_here(store: Store) -> None:
    """Hole: the database still lists a connected player as away. The entry was stored by another
    process, or by this one a moment ago. A bot then plays for the player until the page is
    reloaded."""
    table = begun(store)

    async def come() -> None:
        live = live_table(copy(store, table))
        for person in ("ada", "bo"):
            await open_socket(live, person)
        table.seats.set_substitute(1, True)
        await live.hear_of(table.snapshot.ply)
        await until(lambda: not probe.returns(live) and not probe.is_busy(live))
        assert not live.table.is_away(1)
        assert [d.text for d in store.decisions(live.name)][-1] == events.write(events.Back(1))
        await live.close()

    run(come())


def test_a_lease_that_was_lost_and_is_held_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: a write under an expired lease fails. This also stops the work under the next lease,
    and the table stands still until the process ends."""
    table = begun(store)
    table.seats.set_substitute(1, True)
    while probe.play(table).turn != 0:  # so that no bot has to decide
        play_on(table, 1)
    leases = Leases(store)

    def hold() -> Lease:
        (lease,) = leases.beat({table.row.id: HERE}).leases.values()
        return lease

    async def play() -> None:
        live = live_table(copy(store, table))
        assert live.enter(TableSocket(None, "ada")) is None  # type: ignore[arg-type]
        live.stand(hold(), frozenset())

        def too_late(_: Table) -> Any:
            end_all(store)
            live.changes.lease = hold()
            raise LeaseLost

        with pytest.raises(Stale):
            await live.changes.do_until_stored(too_late)
        assert live.changes.runs
        monkeypatch.setattr(live.table, "under", refuse)
        with pytest.raises(Stale):
            await live.changes.do_until_stored(too_late)
        assert not live.changes.runs
        await live.close()

    def refuse(*_: Any) -> None:
        raise LeaseLost

    run(play())


def test_who_comes_back_sees_no_old_state(store: Store) -> None:
    """Bug, found by a load test with faults: a player reconnected via another process that did not
    know the newest decisions yet, and saw an older state than before."""
    table = begun(store)
    other = copy(store, table)

    async def come_back() -> None:
        live = live_table(other)
        sockets = [TableSocket(None, person) for person in ("ada", "bo")]  # type: ignore[arg-type]
        assert live.enter(sockets[0]) is None
        await live.start(sockets[0])
        turn = table.snapshot.views[0].turn
        assert turn is not None
        view = table.snapshot.views.get(turn)
        if view:
            table.decide(table.snapshot.ply, turn, view.legal()[0])
        else:
            question = table.snapshot.questions[0]
            table.decide(question.ply, turn, str(answer(question)), question.bot)
        assert live.enter(sockets[1]) is None
        await live.start(sockets[1])
        assert sockets[1].shown and sockets[1].shown.ply == table.snapshot.ply
        await live.close()

    run(come_back())


def test_what_was_refused_brings_news(store: Store) -> None:
    """Hole: a decision is refused because another process was faster. In the newer state it is a
    bot's turn, but no bot is asked, and the table stands still for good."""
    table = begun(store)
    while probe.play(table).turn != 0:
        play_on(table, 1)

    async def come_too_late() -> None:
        live = live_table(copy(store, table))
        await open_socket(live, "ada")
        (lease,) = Leases(store).beat({live.name: HERE}).leases.values()
        live.stand(lease, frozenset({"bo"}))
        ply, action = table.snapshot.ply, table.snapshot.views[0].legal()[0]
        while not table.snapshot.questions:
            play_on(table, 1)
        assert not live.bots.on
        with pytest.raises(Stale):
            await live.changes.do(live.table.decide, ply, 0, action)
        assert live.bots.on
        await live.close()

    run(come_too_late())


@pytest.mark.parametrize("text", ['{"type":"leave-seat"}', '{"type":"propose","kind":"end"}'])
def test_a_seat_that_was_lost_elsewhere(
    store: Store, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    """Hole: a player left their seat, and another person took it via another process. A late
    message of the former player removes the new player, or ends the game in the new player's
    name."""
    probe.lift_event_rate(monkeypatch)
    table = begun(store)
    while not probe.play(table).waiting:
        play_on(table, 1)

    async def come_too_late() -> None:
        live = live_table(copy(store, table))
        socket = await open_socket(live, "bo")
        table.seats.leave_seat("bo")
        table.seats.sit("cy", 1, "Cy")
        stored = store.decisions(live.name)
        await handle(live, socket, text)
        messages = probe.sent(socket)
        assert any("server-onlooker" in message for message in messages)
        assert store.decisions(live.name) == stored
        await live.close()

    run(come_too_late())


def all_out(store: Store) -> Table:
    """Return a table at which both people are out, but not the two bots.

    Check on the way that the bots take their time as long as a person holds cards.
    """
    while True:
        table = begun(store, game="climbing-clubs")
        while (turn := table.snapshot.views[0].turn) is not None:
            held = [len(view.hand) for seat, view in table.snapshot.views.items() if seat >= 0]
            assert table.snapshot.brisk == (not any(held))
            if table.snapshot.brisk:
                return table
            play = probe.play(table)
            plays = sorted(play.legal(), key=len)  # people play as many cards as they can
            table.decide(table.snapshot.ply, turn, plays[-1 if turn < len(held) else 0])


def test_a_bots_time_tells_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: bots took 2–8 ms for a forced card and 31–212 ms for any other, so the time that a bot
    took revealed something about its hand. Among several people, a bot's decision now comes after a
    random delay that is drawn before the bot thinks; it is shorter once no person holds cards. A
    person who plays alone does not wait."""
    wait, thinks = 0.5, 0.125
    drawn, waited = list[tuple[float, float]](), list[float]()
    ticks = count(step=thinks)  # each reading of the clock adds a bot's thinking time

    def draw(low: float, high: float) -> float:
        drawn.append((low, high))
        return wait

    async def sleep(seconds: float) -> None:
        if seconds < substitutes.GRACE:  # longer waits are those for absent players
            waited.append(seconds)
            seconds = 0.0
        await asyncio.sleep(seconds)

    monkeypatch.setattr(bot_runner, "uniform", draw)
    monkeypatch.setattr(bot_runner, "monotonic", lambda: next(ticks))
    monkeypatch.setattr(bot_runner, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))

    async def play(table: Table) -> None:
        """Play until the first decision of a bot is stored."""
        warming = Warming()
        live = LiveTable(table, Threads(warming.gate), warming)
        socket = TableSocket(None, "ada")  # type: ignore[arg-type]
        assert live.enter(socket) is None
        while not table.snapshot.questions:
            turn = table.snapshot.views[0].turn
            assert turn is not None
            table.decide(table.snapshot.ply, turn, table.snapshot.views[turn].legal()[0])
        ply = table.snapshot.ply
        await live.start(socket)
        await until(lambda: table.snapshot.ply > ply)
        await live.close()

    run(play(begun(store)))
    assert set(drawn) == {bot_runner.ANSWER_S}
    assert set(waited) == {wait - thinks}
    drawn.clear()
    run(play(all_out(store)))
    assert set(drawn) == {bot_runner.BRISK_ANSWER_S}
    drawn.clear()
    waited.clear()
    alone = NewTable(game="clubs-whist", bots=["rule", "rule"], seed=1)
    run(play(Table(store, open_table(store, "ada", alone))))
    assert not drawn and max(waited) < 0


def test_promises_at_the_same_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: two players sent promises via two processes at the same moment, and one promise was
    lost. The first deal came half a minute later, without that player's string."""
    table = open_one(store)
    table.seats.sit("bo", 1, "Bo")
    table.fair_start.start("ada")
    other = copy(store, table)
    append = store.append

    def too_late(*args: Any, **kwargs: Any) -> None:
        monkeypatch.setattr(store, "append", append)
        other.fair_start.promise(1, promise_of(BO))
        append(*args, **kwargs)

    monkeypatch.setattr(store, "append", too_late)
    table.fair_start.promise(0, promise_of(ADA))
    assert table.wanted == "string"


# ---- processes ----------------------------------------------------------------------------------


@pytest.fixture
def two(
    launcher: "Popen[str]", tmp_path: Path, postgres: Postgres, redis: Redis
) -> Iterator[tuple[Server, Server]]:
    """Start two processes that share PostgreSQL and Redis."""
    with ExitStack() as ends:

        def start(log: str) -> Server:
            server = Server(
                launcher, tmp_path, tmp_path / log, database=postgres.url, redis=redis.url
            )
            return ends.enter_context(closing(server))

        yield start("log of one"), start("log of the other")


class Evening:
    """A table of Ada, Bo and a bot, where each person is connected to a different process.

    If the machine or a test delays a process, a bot may play for one of the people and decide at
    the same moment as this person. So the order of decisions varies, but both clients receive every
    decision.
    """

    def __init__(self, ada: Browser, bo: Browser, clock: str = "") -> None:
        self.ada, self.bo = ada, bo
        self.table = self.ada.new_table("clubs-whist", name="Ada", open=True, clock=clock)
        self.clients = [self.ada.connect(self.table), self.bo.connect(self.table)]
        receive(self.clients[1], "gathering")
        self.clients[1].send(type="sit", seat=1, name="Bo")
        receive(self.clients[1], "gathering")
        begin(self.clients)

    def go_on(self, decisions: int) -> None:
        """Let people make this number of decisions, and read all messages that follow."""
        for _ in range(decisions):
            self._read_all()
            assert self.clients[0].view["phase"] != "over"
            client = next(client for client in self.clients if client.my_turn or client.hand_over)
            if client.hand_over:
                client.send(type="next", ply=client.ply)
            else:
                client.act(client.any_action())
            receive(client, "view")
        self._read_all()

    def _read_all(self) -> None:
        """Read until both clients show that a person has to act."""
        while True:
            newest = max(client.ply for client in self.clients)
            late = [
                client for client in self.clients if client.ply < newest or not self._waits(client)
            ]
            if not late:
                return
            receive(late[0], "view")

    def _waits(self, client: TableClient) -> bool:
        return client.hand_over or client.view["turn"] in (0, 1)


@pytest.fixture
def evening(two: tuple[Server, Server]) -> Iterator[Evening]:
    """Return a game between two processes."""
    with Browser(two[0]) as ada, Browser(two[1]) as bo:
        yield Evening(ada, bo)


def test_two_processes_one_table(evening: Evening) -> None:
    """Hole: clients of one process see decisions of another process only when they ask for them."""
    evening.go_on(12)
    assert evening.clients[0].ply == evening.clients[1].ply


@pytest.mark.long
def test_without_redis(evening: Evening, redis: Redis) -> None:
    """Hole: decisions are lost if messages via Redis are lost. Without Redis, decisions may arrive
    later but must not be lost."""
    with redis.stopped():
        evening.go_on(3)
    evening.go_on(3)


@pytest.mark.long
def test_postgresql_is_started_anew(evening: Evening, postgres: Postgres) -> None:
    """Hole: a table stands still after its database was restarted."""
    evening.go_on(2)
    with postgres.stopped():
        pass
    evening.go_on(6)


@pytest.mark.parametrize(
    "how", [signal.SIGKILL, pytest.param(signal.SIGSTOP, marks=pytest.mark.long)]
)
def test_a_process_is_gone(
    two: tuple[Server, Server], evening: Evening, postgres: Postgres, how: signal.Signals
) -> None:
    """Holes: the bots of a table stop with their process; a process that resumes decides a second
    time."""
    evening.go_on(2)
    os.kill(two[0].process, how)
    evening.ada.server = two[1]  # the page reconnects via the other process
    evening.clients[0] = evening.ada.connect(evening.table)
    receive(evening.clients[0], "view")
    evening.go_on(4)
    if how == signal.SIGSTOP:
        os.kill(two[0].process, signal.SIGCONT)
    evening.go_on(4)
    with closing(Store(postgres.url)) as store:
        numbers = [d.number for d in store.decisions(evening.table)]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.long
def test_clocks_between_processes(two: tuple[Server, Server], postgres: Postgres) -> None:
    """Holes: both processes store the same time-out; a clock stops when the process that ran it is
    killed."""
    with Browser(two[0]) as ada, Browser(two[1]) as bo, closing(Store(postgres.url)) as store:
        evening = Evening(ada, bo, clock="1")
        until_timed_out(store, evening, 2)
        os.kill(two[0].process, signal.SIGKILL)
        until_timed_out(store, evening, 1 + timed_out(store, evening))
        stored = store.decisions(evening.table)
    assert [d.number for d in stored] == list(range(1, len(stored) + 1))
    is_out = False
    for entry in stored:
        assert not (is_out and '"time-out"' in entry.text)  # the bot has not decided yet
        is_out = '"time-out"' in entry.text or (is_out and entry.seat == EVENT)


def timed_out(store: Store, evening: Evening) -> int:
    """Return how many times a clock has run out."""
    return sum('"time-out"' in entry.text for entry in store.decisions(evening.table))


def until_timed_out(store: Store, evening: Evening, times: int) -> None:
    """Wait until clocks have run out `times` times."""
    for _ in patiently():
        if timed_out(store, evening) >= times:
            return


class Reader:
    """Reads the chat of a client, as a page shows it."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self._shown: list[str] = []

    def say(self, text: str) -> None:
        """Send a chat message."""
        self.client.send(type="say", text=text)

    def waits_for(self, *wanted: str) -> None:
        """Read until exactly these chat messages are shown."""
        while self._shown != list(wanted):
            message = receive(self.client, "chat")
            texts = [line["text"] for line in message["lines"]]
            self._shown = texts if message["whole"] else self._shown + texts


def test_talk_between_processes(two: tuple[Server, Server], redis: Redis) -> None:
    """Holes: players who are connected to different processes cannot read each other's messages; a
    player who connects via another process sees no earlier messages; messages sent while Redis was
    down are lost or shown twice."""
    with Browser(two[0]) as first, Browser(two[1]) as second:
        table = first.new_table("clubs-whist", name="Ada", open=True)
        ada = Reader(first.connect(table))
        ada.say("hello")
        ada.waits_for("hello")
        bo = Reader(second.connect(table))
        bo.waits_for("hello")
        bo.client.send(type="sit", seat=1, name="Bo")
        bo.say("hi")
        ada.waits_for("hello", "hi")
        with redis.stopped():
            ada.say("still here?")
            ada.waits_for("hello", "hi", "still here?")
        bo.waits_for("hello", "hi", "still here?")
        for browser in (first, second):
            Reader(browser.connect(table)).waits_for("hello", "hi", "still here?")


def test_news_come_by_redis(redis: Redis) -> None:
    """Holes: a process treats its own messages as those of another process; it stops listening when
    the connection to Redis is lost."""

    async def exchange() -> None:
        one, two = News(redis.url), News(redis.url)
        received: set[tuple[str, int]] = set()
        wrong: list[int] = []
        tasks = [
            asyncio.create_task(one.run(lambda _, number: wrong.append(number))),
            asyncio.create_task(two.run(lambda *news: received.add(news))),
        ]
        send = one.teller()
        while ("table", 7) not in received:
            send("table", 7)
            await asyncio.sleep(0.01)
        with redis.stopped():
            pass
        while ("table", 8) not in received:
            send("table", 8)
            await asyncio.sleep(0.01)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not wrong

    run(exchange())


def test_who_listens_can_be_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the client of Redis suppresses a cancellation, so the process never ends. On a busy
    machine, the test above occasionally hung for this reason."""
    kept: list[str] = []

    async def listen(*_: object) -> None:
        while True:
            try:
                await asyncio.sleep(PATIENCE_S)
            except asyncio.CancelledError:
                kept.append("cancellation")
                if len(kept) > 1:
                    raise

    async def end() -> None:
        news = News("redis://127.0.0.1")
        probe.use_listener(monkeypatch, news, listen)
        task = asyncio.create_task(news.run(lambda *_: None))
        await asyncio.sleep(0)  # let it start
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled()

    run(end())
    assert len(kept) == 2
