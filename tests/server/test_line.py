"""Lines that die without a word: who notices, and what was on its way."""

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
from clubsuit.server.storage.store import DEALER, Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.snapshot import answer
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from clubsuit.server.wire.serialize import PONG
from server.support import probe
from server.support.clients import Browser, Line, begin, receive
from server.support.servers import Server, asked, decisions
from support.processes import PATIENCE_S, until
from support.proxy import Proxy

PING = '{"type":"ping"}'


class Saying:
    """A socket from which these messages come; then it is closed."""

    def __init__(self, *texts: str) -> None:
        self._texts = list(texts)

    async def receive(self) -> dict[str, Any]:
        if self._texts:
            return {"type": "websocket.receive", "text": self._texts.pop(0)}
        return {"type": "websocket.disconnect", "code": 1001}


def read(*texts: str) -> tuple[list[str], list[object]]:
    """Return the messages that a line answers at once to these, and those that wait."""

    async def listen() -> tuple[list[str], list[object]]:
        line = TableSocket(cast(Any, None), "ada")
        unheard: sockets.Inbox = asyncio.Queue(sockets.INBOX)
        await probe.read(cast(Any, Saying(*texts)), line, unheard)
        said = probe.sent(line)
        return said, [unheard.get_nowait() for _ in range(unheard.qsize())]

    return asyncio.run(listen())


# ---- pings ---------------------------------------------------------------------------------


@pytest.mark.parametrize("ping", [PING, '{"type": "ping"}', ' { "type" :\n"ping" } '])
def test_a_ping_waits_for_nothing(ping: str) -> None:
    """Hole: a page takes its line for dead while the server only computes."""
    assert read('{"type":"hint","id":1}', ping) == (
        [PONG],
        ['{"type":"hint","id":1}', sockets.Ended.YES],
    )


def test_pings_without_end() -> None:
    """Hole: pings for which no limit holds: past it they wait with all other messages."""
    said, waits = read(*[PING] * 40)
    assert (len(said), len(waits)) == (sockets.PINGS_AT_ONCE, 40 - sockets.PINGS_AT_ONCE + 1)


def test_every_ping_is_answered(browser: Browser) -> None:
    """Hole: a ping that is spelled differently, or too many of them, and no answer at all."""
    line = browser.sit(browser.new_table("clubs-whist", seed=1))
    for text in [PING] * 15 + ['{"type":"p\\u0069ng"}']:
        line.socket.send(text)
    answers = 0
    while answers < 16:
        answers += line.socket.recv(PATIENCE_S) == PONG


def test_silence_is_noticed(launch: Any) -> None:
    """Found: who had lost the line in a tunnel was there for 40 seconds, or for ever."""
    assert run.PING_AFTER_S and run.PING_AFTER_S + run.PONG_WITHIN_S <= 15
    server = launch(pings=1.5)
    with Proxy(server.port) as proxy, Browser(server) as ada, Browser(proxy) as bo:
        table = ada.new_table("clubs-whist", name="Ada", open=True)
        here, there = ada.line(table), bo.line(table)
        there.send(type="sit", seat=1, name="Bo")
        while receive(there, "gathering")["people"]["seat"] != 1:
            pass
        begin([here, there])
        proxy.stall()
        while 1 not in here.gone:
            here.send(type="match", id=1, cards=["9C"])
            here.receive()


def test_a_silent_socket_that_is_full(tmp_path: Path) -> None:
    """Found: a socket on which nothing was read any more stayed for many minutes after its ping had
    been in vain, with all that waited for it."""
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
    """Found: visible pages, which speak every five seconds, were pinged all the same."""
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda self, data: None)

    class Loop:
        """An event loop whose time stands still between two steps."""

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


def while_open(line: Line) -> None:
    """Read until the other side closes."""
    with suppress(ConnectionClosed):
        while line.receive():
            pass


def test_the_next_line_of_a_page(browser: Browser) -> None:
    """Hole: lines that a page has given up, and that look open from here, are all the windows that
    a person may have: the page is closed for good."""
    table = browser.new_table("clubs-whist", seed=1)
    lines = [browser.line(table, "?page=one") for _ in range(audience.WINDOWS_OF_PERSON + 3)]
    for line in lines[:-1]:
        while_open(line)
        assert line.socket.close_code == CLOSED_SLOW
    other = browser.line(table, "?page=two")
    for line in (lines[-1], other):
        line.send(type="match", id=1, cards=["9C"])
        assert receive(line, "matches")


# ---- what was on its way -------------------------------------------------------------------


def sit(browser: Browser, table: str, page: str = "one") -> Line:
    """A line of this page, on which it is the person's turn."""
    line = browser.line(table, f"?page={page}")
    line.until_my_turn()
    return line


def answers_to(line: Line, n: int) -> list[dict[str, Any]]:
    """Return the messages of a line up to the answer to this one."""
    all_that_comes = [line.receive()]
    while all_that_comes[-1] != {"type": "done", "n": n}:
        all_that_comes.append(line.receive())
    return all_that_comes[:-1]


def refusals(line: Line, n: int) -> list[str]:
    """Why it is refused."""
    return [one["message"]["key"] for one in answers_to(line, n) if one["type"] == "refused"]


def own(server: Server, table: str) -> list[str]:
    """All that the person has decided."""
    return [text for _, seat, text in decisions(server, table) if seat == 0]


def test_a_decision_counts_once(browser: Browser, server: Server) -> None:
    """Found: a decision was lost with the line. Hole: sent again, it counts twice, or is said to
    have come too late although it counts."""
    table = browser.new_table("clubs-whist", seed=1)
    line = sit(browser, table)
    decision = {"type": "act", "ply": line.ply, "action": "keep", "n": 1}
    line.send(**decision)
    line.socket.close()
    for _ in range(2):
        line = browser.line(table, "?page=one")
        line.send(**decision, resent=True)
        assert refusals(line, 1) == []
    assert own(server, table) == ["keep"]


def test_a_refusal_is_not_lost(browser: Browser, server: Server) -> None:
    """Hole: what was refused while the line was lost is never said."""
    table = browser.new_table("clubs-whist", seed=1)
    line = sit(browser, table)
    ply = line.ply
    for again in (False, True):
        line.send(type="act", ply=ply, action="play 9C", n=1, resent=again)
        (refused, *_) = (one for one in answers_to(line, 1) if one["type"] == "refused")
        assert (refused["error"], refused["n"]) == ("rules", 1)
    assert own(server, table) == []


def test_another_page_has_other_numbers(browser: Browser, server: Server) -> None:
    """Hole: what another window has sent under the same number is taken for this."""
    table = browser.new_table("clubs-whist", seed=1)
    one, two = sit(browser, table), sit(browser, table, "two")
    one.send(type="act", ply=one.ply, action="keep", n=1)
    assert refusals(one, 1) == []
    two.send(type="act", ply=two.ply, action="swap", n=1)
    assert refusals(two, 1) == ["server-stale"]


def test_what_has_no_ply_is_done_once(browser: Browser, server: Server) -> None:
    """Hole: a take-back, or words, that are sent again happen twice."""
    table = browser.new_table("clubs-whist", seed=1)
    line = sit(browser, table)
    for _ in range(2):
        line.act(line.any_action())
        line.next_view()
        line.until_my_turn()
    for again in (False, True):
        line.send(type="propose", kind="takeback", n=1, resent=again)
        assert refusals(line, 1) == []
        line.send(type="say", phrase="hello", n=2, resent=again)
        said = [one["lines"] for one in answers_to(line, 2) if one["type"] == "chat"]
        assert len(said) == (0 if again else 1)
    query = "SELECT text FROM decisions WHERE game_id = ? AND text LIKE '%takeback%'"
    assert len(asked(server, query, table)) == 1


def test_after_a_restart(launch: Any) -> None:
    """Hole: the server that knew what had come is gone, and so is what it knew."""
    server = launch()
    with Browser(server) as ada:
        table = ada.new_table("clubs-whist", seed=1)
        line = sit(ada, table)
        ply = line.ply
        line.send(type="act", ply=ply, action="keep", n=1)
        assert refusals(line, 1) == []
        server.kill()
        server.start()
        line = ada.line(table, "?page=one")
        line.send(type="act", ply=ply, action="keep", n=1, resent=True)
        assert refusals(line, 1) == []
        line.send(type="act", ply=ply, action="swap", n=2, resent=True)
        assert refusals(line, 2) == ["server-decision-late"]
        line.send(type="propose", kind="takeback", ply=ply, n=3, resent=True)
        assert refusals(line, 3) == ["server-sent-again"]
        assert own(server, table) == ["keep"]


def table_of(store: Store, game: str, bots: int) -> Table:
    """A table of Ada's, at which it is her turn."""
    new = NewTable(game=game, bots=["rule"] * bots, seed=1)
    table = Table(store, open_table(store, "ada", new))
    while table.snapshot.views[0].turn != 0:
        (question, *_) = table.snapshot.questions
        text = answer(question)
        assert text
        table.decide(question.ply, question.seat, text, question.bot)
    return table


def test_what_a_table_knows(store: Store) -> None:
    """Hole: another decision, another's, or a bot's is taken for the one that was lost."""
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
    """Hole: cards, in another order than the server writes them, are not known again."""
    table = table_of(store, "ruby-dame", 3)
    view, ply = table.snapshot.views[0], table.snapshot.ply
    cards = view.legal()[0].split()[1:]
    table.choose(ply, 0, cards)
    backwards = cards[::-1]
    again = table.again(ply, 0, backwards, partial(table.choose, ply, 0, backwards))
    assert again.ply == ply + 1


def test_words_that_another_process_has_heard() -> None:
    """Hole: words that are sent again through another process are shown twice."""
    chat, elsewhere = Chat(), Chat()
    said = elsewhere.say("ada", 0, "Ada", " Hello\u200b ", None)
    chat.receive(Talk.model_validate_json(talk_text([said]), strict=True))
    assert chat.is_known("ada", " Hello\u200b ", None)
    assert not chat.is_known("bo", "Hello", None)
    assert not chat.is_known("ada", "Hello", "hello")


def test_words_that_were_said_before(browser: Browser) -> None:
    """Found: a phrase that was lost with the line was dropped, as the same one had been said
    before."""
    line = sit(browser, browser.new_table("clubs-whist", seed=1))
    for n, again in ((1, False), (2, True)):
        line.send(type="say", phrase="hello", n=n, resent=again)
        assert [one["type"] for one in answers_to(line, n)].count("chat") == 1
