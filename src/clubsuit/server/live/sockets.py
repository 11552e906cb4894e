"""Serve sockets, from opening to closing."""

import asyncio
from contextlib import suppress
from enum import Enum
from typing import TypeAlias

from starlette.websockets import WebSocket

from clubsuit.errors import Reason
from clubsuit.server.live.audience import CLOSED_FULL
from clubsuit.server.live.connections import PLACE
from clubsuit.server.live.handlers import handle
from clubsuit.server.live.live_table import LiveTable
from clubsuit.server.live.services import Services
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.ops.addresses import address_of
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.ops.rate_limits import Bucket
from clubsuit.server.people import former
from clubsuit.server.wire.schema import PROTOCOL_VERSION
from clubsuit.server.wire.serialize import OUR_FAULT, PONG, outdated, refused

MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 20.0, 60
"""Rate and burst of the messages of a socket; messages above the rate wait."""
INBOX = 100
"""Maximum number of waiting messages of a socket; with more the socket is closed."""
PINGS_A_SECOND, PINGS_AT_ONCE = 2.0, 10
"""Rate and burst of pings that are answered ahead of waiting messages; further pings wait too."""
PING = '{"type":"ping"}'
LONGEST_PING = 2 * len(PING)
LONGEST_PAGE = 40
"""Maximum length of the random name by which a page identifies itself."""
CLOSED_BY_PAGE = 1000, 1001
"""Close codes of a browser when its page is left or closed; 1005 means that no code was sent."""
NO_COOKIE = "server-cookie", 4402
UNKNOWN = "server-table-unknown", 4404
CLOSED_OUTDATED = 4426
CLOSED_FLOOD = 4430
CLOSED_FAULT = 4500


class Ended(Enum):
    """Marks the end of the messages in the queue."""

    YES = True


Inbox: TypeAlias = "asyncio.Queue[str | Ended | None]"
"""Messages that have been read and wait to be carried out."""


async def serve(websocket: WebSocket, services: Services, table_id: str, person: str) -> None:
    """Serve a socket, from opening to closing."""
    changes = "changes" in websocket.query_params
    page = websocket.query_params.get("page", "")[:LONGEST_PAGE]
    socket = TableSocket(
        websocket, person, websocket.state.program, changes, address_of(websocket), page
    )
    socket.browser = websocket.state.browser
    with services.sockets.counted(socket.asker) as is_allowed:
        await websocket.accept()
        if not is_allowed:
            socket.say(refused("message", Reason("", "server-sockets-many")))
            return await socket.close(CLOSED_FULL)
        if code := _outdated(websocket):
            socket.say(refused("message", outdated()))
            return await socket.close(code)
        await _serve_open(websocket, services, table_id, socket)


def _outdated(websocket: WebSocket) -> int | None:
    """Return a close code if the page was built for another version of the protocol.

    Pages from before version 2 send no version and have no text for `CLOSED_OUTDATED`.
    """
    query = websocket.query_params
    is_page = "page" in query and "origin" in websocket.headers
    if not is_page or query.get("version") == str(PROTOCOL_VERSION):
        return None
    return CLOSED_OUTDATED if "version" in query else CLOSED_FAULT


async def _serve_open(
    websocket: WebSocket, services: Services, table_id: str, socket: TableSocket
) -> None:
    """Serve an accepted socket. Pings are answered at once, even while the table is loading."""
    inbox: Inbox = asyncio.Queue(INBOX)
    reads = asyncio.create_task(_read(websocket, socket, inbox))
    visit = asyncio.create_task(_visit(websocket, services, table_id, socket, inbox))
    tasks = [visit, asyncio.create_task(socket.write()), asyncio.create_task(socket.closing.wait())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        refusal = visit.result() if visit.done() and not visit.exception() else None
    finally:
        for task in (reads, *tasks):
            task.cancel()
        await asyncio.gather(reads, *tasks, return_exceptions=True)
    with suppress(Exception):  # the socket may be closed already
        await (websocket.close(socket.code) if refusal is None else socket.close(refusal))


async def _visit(
    websocket: WebSocket, services: Services, table_id: str, socket: TableSocket, inbox: Inbox
) -> int | None:
    """Carry out all messages of a socket; return a close code if the socket is refused."""
    person = socket.person
    try:
        live = await services.tables.get(table_id, person)
        has_seat = live is not None and live.table.row.seat_of(person) is not None
        why = None if has_seat else await services.run(former.why, socket.browser)
    except Exception as error:
        log_fault(f"table {table_id!r}", error)
        socket.say(refused("server", Reason("", "server-table-damaged")))
        return CLOSED_FAULT
    if why:
        socket.say(refused("message", Reason("", f"server-former-{why}")))
        return former.CLOSES[why]
    if live is None:
        # Only pages send an origin. If the page has no person, its browser rejects cookies.
        key, code = NO_COOKIE if not person and "origin" in websocket.headers else UNKNOWN
        socket.say(refused("message", Reason("", key)))
        return code
    if full := live.enter(socket):
        socket.say(refused("message", Reason("", full.key)))
        return full.code
    if (place := getattr(websocket.state, PLACE, None)) is not None:
        socket.attach(place, lambda: live.worth(socket))
    try:
        await _listen(live, socket, inbox)
    finally:
        live.leave(socket)
    return None


async def _listen(live: LiveTable, socket: TableSocket, inbox: Inbox) -> None:
    """Send a socket the table, and carry out its messages."""
    try:
        await live.start(socket)
    except Exception as error:
        log_fault(f"table {live.name}, a new socket", error)
        return socket.say(refused("server", OUR_FAULT))
    await _handle_all(live, socket, inbox)


async def _read(websocket: WebSocket, socket: TableSocket, inbox: Inbox) -> None:
    """Read the messages of a socket into its queue; close the socket if they come far too fast."""
    pings = Bucket(PINGS_A_SECOND, PINGS_AT_ONCE)
    try:
        while (message := await websocket.receive())["type"] != "websocket.disconnect":
            socket.note_data()
            text = message.get("text")
            if _is_ping(text) and not pings.take():
                socket.say(PONG)
            else:
                inbox.put_nowait(text)
        socket.lost = message.get("code") not in CLOSED_BY_PAGE
        inbox.put_nowait(Ended.YES)
    except asyncio.QueueFull:
        socket.code = CLOSED_FLOOD
        socket.closing.set()


def _is_ping(text: str | None) -> bool:
    return text is not None and len(text) <= LONGEST_PING and "".join(text.split()) == PING


async def _handle_all(live: LiveTable, socket: TableSocket, inbox: Inbox) -> None:
    """Carry out messages one after another, no faster than a page would send them."""
    bucket = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
    while (text := await inbox.get()) is not Ended.YES:
        if pause := bucket.take():
            await asyncio.sleep(pause)
        try:
            await handle(live, socket, text)
        except Exception as error:  # otherwise the socket would close without a log entry
            log_fault(f"table {live.name}, a message", error)
            socket.say(refused("server", OUR_FAULT))
