"""Connections that are lost without a closing message, and messages that are in transit at that
moment."""

import asyncio
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed

from clubsuit.errors import TurnError
from clubsuit.server import run
from clubsuit.server.live import audience, sockets
from clubsuit.server.live.chat import Chat, Talk, talk_text
from clubsuit.server.live.connections import LivelyProtocol
from clubsuit.server.live.table_socket import CLOSED_SLOW, TableSocket
from clubsuit.server.storage.rows import DEALER
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.snapshot import answer
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from clubsuit.server.wire.serialize import PONG
from server.support import probe
from server.support.clients import Browser, TableClient, begin, receive
from server.support.servers import Server, decisions, rows_of
from support.processes import PATIENCE_S, until
from support.proxy import Proxy

PING = '{"type":"ping"}'


class Scripted:
    """A socket that receives these messages and is then closed."""

    def __init__(self, *texts: str) -> None:
        self._texts = list(texts)

    async def receive(self) -> dict[str, Any]:
        if self._texts:
            return {"type": "websocket.receive", "text": self._texts.pop(0)}
        return {"type": "websocket.disconnect", "code": 1001}


def read(*texts: str) -> tuple[list[str], list[object]]:
    """Return the immediate answers to these messages, and the messages that are queued."""

    async def listen() -> tuple[list[str], list[object]]:
        socket = TableSocket(cast(Any, None), "ada")
        inbox: sockets.Inbox = asyncio.Queue(sockets.INBOX)
        await probe.read(cast(Any, Scripted(*texts)), socket, inbox)
        answers = probe.sent(socket)
        return answers, [inbox.get_nowait() for _ in range(inbox.qsize())]

    return asyncio.run(listen())


# ---- pings ---------------------------------------------------------------------------------


@pytest.mark.parametrize("ping", [PING, '{"type": "ping"}', ' { "type" :\n"ping" } '])
def test_a_ping_waits_for_nothing(ping: str) -> None:
    """Hole: a page considers its connection lost while the server computes."""
    assert read('{"type":"hint","id":1}', ping) == (
        [PONG],
        ['{"type":"hint","id":1}', sockets.Ended.YES],
    )


def test_pings_without_end() -> None:
    """Hole: any number of pings is answered immediately. Pings beyond the limit must wait like
    other messages."""
    answers, waits = read(*[PING] * 40)
    assert (len(answers), len(waits)) == (sockets.PINGS_AT_ONCE, 40 - sockets.PINGS_AT_ONCE + 1)


def test_every_ping_is_answered(browser: Browser) -> None:
    """Hole: the server does not answer a ping with another spelling, or a ping beyond the limit."""
    client = browser.sit(browser.new_table("clubs-whist", seed=1))
    for text in [PING] * 15 + ['{"type":"p\\u0069ng"}']:
        client.socket.send(text)
    answers = 0
    while answers < 16:
        answers += client.socket.recv(PATIENCE_S) == PONG


def test_silence_is_noticed(launch: Any) -> None:
    """Bug: a player who had lost the connection in a tunnel counted as present for 40 seconds or
    forever."""
    assert run.PING_AFTER_S and run.PING_AFTER_S + run.PONG_WITHIN_S <= 15
    server = launch(pings=(1.5, 5))  # a busy machine answers late
    with Proxy(server.port) as proxy, Browser(server) as ada, Browser(proxy) as bo:
        table = ada.new_table("clubs-whist", name="Ada", open=True)
        here, there = ada.connect(table), bo.connect(table)
        there.send(type="sit", seat=1, name="Bo")
        while receive(there, "gathering")["people"]["seat"] != 1:
            pass
        begin([here, there])
        proxy.stall()
        while 1 not in here.gone:
            here.send(type="match", id=1, cards=["9C"])
            here.receive()


def test_a_silent_socket_that_is_full(tmp_path: Path) -> None:
    """Bug: a client that had stopped reading kept its socket and queued data for minutes after an
    unanswered ping."""
    ended = asyncio.Event()

    async def app(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await send({"type": "websocket.send", "bytes": bytes(1 << 26), "text": None})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        ended.set()

    async def talk() -> None:
        with closing(run.listen("127.0.0.1", 0)) as listener:
            how: dict[str, Any] = {"ws_ping_interval": 0.1, "ws_ping_timeout": 0.1}
            config = uvicorn.Config(
                app, log_level="error", lifespan="off", ws=LivelyProtocol, **how
            )
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server.serve([listener]))
            await until(lambda: server.started)
            _, writer = await asyncio.open_connection("127.0.0.1", listener.getsockname()[1])
            writer.write(
                b"GET / HTTP/1.1\r\nHost: localhost\r\n"
                b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
            )
            async with asyncio.timeout(PATIENCE_S):
                await ended.wait()
            writer.close()
            server.should_exit = True
            await serving

    asyncio.run(talk())


def test_who_speaks_is_not_pinged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: visible pages were pinged although they send a message every five seconds."""
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda self, data: None)

    class Loop:
        """An event loop whose time advances only in `ring`."""

        now, due = 0.0, 0.0

        def time(self) -> float:
            return self.now

        def call_later(self, delay: float, call: Callable[[], None]) -> object:
            self.due, self.call = self.now + delay, call
            return object()

        def ring(self) -> None:
            self.now = self.due
            self.call()

    loop, pinged, socket = Loop(), list[float](), LivelyProtocol.__new__(LivelyProtocol)
    at = "send_keepalive_ping", lambda self: pinged.append(loop.now)
    monkeypatch.setattr(WebSocketsSansIOProtocol, *at)
    vars(socket).update(loop=loop, ping_interval=6.0, last_ping_rtt=0.0, ping_timer=None)
    socket.schedule_ping()
    loop.now = 4.0
    socket.data_received(b"")
    loop.ring()
    assert (pinged, loop.now, loop.due) == ([], 6.0, 10.0)
    loop.ring()
    assert pinged == [10.0]


def while_open(client: TableClient) -> None:
    """Read until the server closes the connection."""
    with suppress(ConnectionClosed):
        while client.receive():
            pass


def test_the_next_line_of_a_page(browser: Browser) -> None:
    """Hole: connections that a page has abandoned, but that look open to the server, count towards
    the limit of windows and lock the page out."""
    table = browser.new_table("clubs-whist", seed=1)
    clients = [browser.connect(table, "?page=one") for _ in range(audience.WINDOWS_OF_PERSON + 3)]
    for client in clients[:-1]:
        while_open(client)
        assert client.socket.close_code == CLOSED_SLOW
    other = browser.connect(table, "?page=two")
    for client in (clients[-1], other):
        client.send(type="match", id=1, cards=["9C"])
        assert receive(client, "matches")


# ---- messages in transit --------------------------------------------------------------------


def sit(browser: Browser, table: str, page: str = "one") -> TableClient:
    """Return a connection of this page at which it is the person's turn."""
    client = browser.connect(table, f"?page={page}")
    client.until_my_turn()
    return client


def answers_to(client: TableClient, n: int) -> list[dict[str, Any]]:
    """Return the messages that arrive before the confirmation of message `n`."""
    all_that_comes = [client.receive()]
    while all_that_comes[-1] != {"type": "done", "n": n}:
        all_that_comes.append(client.receive())
    return all_that_comes[:-1]


def refusals(client: TableClient, n: int) -> list[str]:
    """Return the reasons for refusing message `n`."""
    return [one["message"]["key"] for one in answers_to(client, n) if one["type"] == "refused"]


def own(server: Server, table: str) -> list[str]:
    """Return all decisions of the person."""
    return [text for _, seat, text in decisions(server, table) if seat == 0]


def test_a_decision_counts_once(browser: Browser, server: Server) -> None:
    """Bug: a decision was lost with the connection. Hole: a resent decision counts twice, or is
    refused as late although it counted."""
    table = browser.new_table("clubs-whist", seed=1)
    client = sit(browser, table)
    decision = {"type": "act", "ply": client.ply, "action": "keep", "n": 1}
    client.send(**decision)
    client.socket.close()
    for _ in range(2):
        client = browser.connect(table, "?page=one")
        client.send(**decision, resent=True)
        assert refusals(client, 1) == []
    assert own(server, table) == ["keep"]


def test_a_refusal_is_not_lost(browser: Browser, server: Server) -> None:
    """Hole: a refusal is lost with the connection and not sent again."""
    table = browser.new_table("clubs-whist", seed=1)
    client = sit(browser, table)
    ply = client.ply
    for again in (False, True):
        client.send(type="act", ply=ply, action="play 9C", n=1, resent=again)
        (refused, *_) = (one for one in answers_to(client, 1) if one["type"] == "refused")
        assert (refused["error"], refused["n"]) == ("rules", 1)
    assert own(server, table) == []


def test_another_page_has_other_numbers(browser: Browser, server: Server) -> None:
    """Hole: a message of another window with the same number is treated as the same message."""
    table = browser.new_table("clubs-whist", seed=1)
    one, two = sit(browser, table), sit(browser, table, "two")
    one.send(type="act", ply=one.ply, action="keep", n=1)
    assert refusals(one, 1) == []
    two.send(type="act", ply=two.ply, action="swap", n=1)
    assert refusals(two, 1) == ["server-stale"]


def test_what_has_no_ply_is_done_once(browser: Browser, server: Server) -> None:
    """Hole: a resent take-back or chat message takes effect twice."""
    table = browser.new_table("clubs-whist", seed=1)
    client = sit(browser, table)
    for _ in range(2):
        client.act(client.any_action())
        client.next_view()
        client.until_my_turn()
    for again in (False, True):
        client.send(type="propose", kind="takeback", n=1, resent=again)
        assert refusals(client, 1) == []
        client.send(type="say", phrase="hello", n=2, resent=again)
        chats = [one["lines"] for one in answers_to(client, 2) if one["type"] == "chat"]
        assert len(chats) == (0 if again else 1)
    query = "SELECT text FROM decisions WHERE game_id = ? AND text LIKE '%takeback%'"
    assert len(rows_of(server, query, table)) == 1


def test_after_a_restart(launch: Any) -> None:
    """Hole: a restarted server does not recognise resent messages."""
    server = launch()
    with Browser(server) as ada:
        table = ada.new_table("clubs-whist", seed=1)
        client = sit(ada, table)
        ply = client.ply
        client.send(type="act", ply=ply, action="keep", n=1)
        assert refusals(client, 1) == []
        server.kill()
        server.start()
        client = ada.connect(table, "?page=one")
        client.send(type="act", ply=ply, action="keep", n=1, resent=True)
        assert refusals(client, 1) == []
        client.send(type="act", ply=ply, action="swap", n=2, resent=True)
        assert refusals(client, 2) == ["server-decision-late"]
        client.send(type="propose", kind="takeback", ply=ply, n=3, resent=True)
        assert refusals(client, 3) == ["server-sent-again"]
        assert own(server, table) == ["keep"]


def table_of(store: Store, game: str, bots: int) -> Table:
    """Return a table of Ada at which it is her turn."""
    new = NewTable(game=game, bots=["rule"] * bots, seed=1)
    table = Table(store, open_table(store, "ada", new))
    while table.snapshot.views[0].turn != 0:
        (question, *_) = table.snapshot.questions
        text = answer(question)
        assert text
        table.decide(question.ply, question.seat, text, question.bot)
    return table


def test_what_a_table_knows(store: Store) -> None:
    """Hole: a different decision, or the same decision of another player or a bot, is mistaken for
    the resent one."""
    table = table_of(store, "clubs-whist", 2)
    ply = table.snapshot.ply

    def again(seat: int, action: str) -> int:
        return table.again(ply, seat, action.split(), partial(table.decide, ply, seat, action)).ply

    assert [again(0, "keep"), again(0, "keep")] == [ply + 1] * 2
    for seat, action in [(0, "swap"), (1, "keep"), (2, "keep")]:
        with pytest.raises(Stale):
            again(seat, action)
    assert table.again(0, DEALER, [], partial(table.deal, 0)).ply == ply + 1
    with pytest.raises(TurnError):
        table.again(ply + 1, DEALER, [], partial(table.deal, ply + 1))


def test_cards_that_were_chosen(store: Store) -> None:
    """Hole: resent cards are not recognised if their order differs from the stored one."""
    table = table_of(store, "ruby-dame", 3)
    view, ply = table.snapshot.views[0], table.snapshot.ply
    cards = view.legal()[0].split()[1:]
    table.choose(ply, 0, cards)
    backwards = cards[::-1]
    again = table.again(ply, 0, backwards, partial(table.choose, ply, 0, backwards))
    assert again.ply == ply + 1


def test_words_that_another_process_has_heard() -> None:
    """Hole: a chat line that is resent via another process is shown twice."""
    chat, elsewhere = Chat(), Chat()
    line = elsewhere.say("ada", 0, "Ada", " Hello\u200b ", None)
    chat.receive(Talk.model_validate_json(talk_text([line]), strict=True))
    assert chat.is_known("ada", " Hello\u200b ", None)
    assert not chat.is_known("bo", "Hello", None)
    assert not chat.is_known("ada", "Hello", "hello")


def test_words_that_were_said_before(browser: Browser) -> None:
    """Bug: a phrase that was lost with the connection was dropped because the same phrase had been
    sent before."""
    client = sit(browser, browser.new_table("clubs-whist", seed=1))
    for n, again in ((1, False), (2, True)):
        client.send(type="say", phrase="hello", n=n, resent=again)
        assert [one["type"] for one in answers_to(client, n)].count("chat") == 1
