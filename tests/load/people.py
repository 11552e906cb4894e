"""Scripted players at a table, who reconnect when their socket is lost and continue to play."""

import asyncio
import hashlib
import json
import random
import secrets
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

REPEAT_AFTER_S = 1.0
"""Seconds until a message without an effect is sent again."""

LOST_AFTER_S = 2.0
"""Seconds after which a socket without an answer is closed.

If a socket is closed before its first view has arrived, the machine is slow. The time is then
doubled, up to `LOST_AFTER_MOST_S`.
"""

LOST_AFTER_MOST_S = 60.0
"""Upper limit of the doubled time, in seconds."""

PING, PING_AFTER_S = json.dumps({"type": "ping"}), 5.0
"""The ping of a visible page, and the seconds of silence after which it is sent."""

RECONNECT_S = 0.05
"""Seconds from a lost connection to the next try."""


@dataclass
class Notes:
    """Everything that a socket received, for a later check."""

    logs: dict[int, list[tuple[int, str]]] = field(default_factory=dict)
    """Log of the current hand (seats and texts) in each view, by ply."""
    rebuilt: list[float] = field(default_factory=list)
    """Seconds from each connection to the first view."""
    old: int = 0
    """Number of connections whose first view was older than a view that the player had already
    seen."""


class TableSocket:
    """The connection of a player to a table, and the newest view received on it."""

    def __init__(
        self,
        urls: Sequence[str],
        table: str,
        headers: dict[str, str],
        changed: Callable[[], None],
        notes: Notes | None = None,
    ) -> None:
        """Prepare the connection; `run` opens it.

        urls: the server processes, used in turn.
        changed: called after each change of the view or the seat.
        notes: collects everything received. If it is None, nothing is collected, and the server is
        asked for changes instead of whole views, as by the page.
        """
        self.ply = -1
        self.actions: list[str] = []
        self.phase = ""
        self.seat: int | None = None
        self.connections = 0
        self.notes = notes
        self._string = secrets.token_hex(32)
        self._patience = LOST_AFTER_S
        self._got_view = False
        self._came = 0.0
        """Time of the last message."""
        self._gone = False
        self._socket: ClientConnection | None = None
        self._changed = changed
        query = "" if notes else "?changes"
        path = f"/api/tables/{table}/live{query}"
        self._addresses = [url.replace("http", "ws", 1) + path for url in urls]
        self._tries = random.randrange(len(urls))
        self._headers = headers

    def is_seated(self) -> bool:
        """Return whether the player has a seat."""
        return self.seat is not None

    async def send(self, **message: Any) -> None:
        """Send a message; it is lost if there is no connection."""
        if self._socket:
            with suppress(WebSocketException):
                await self._socket.send(json.dumps(message))

    def cut(self) -> None:
        """Abort the connection, as a network failure does."""
        if self._socket:
            self._socket.transport.abort()

    def leave(self) -> None:
        """Abort the connection and do not reconnect."""
        self._gone = True
        self.cut()

    async def run(self) -> None:
        """Connect, and reconnect after each loss, until `leave` or cancellation."""
        while not self._gone:
            address = self._addresses[self._tries % len(self._addresses)]
            self._tries += 1  # the next try goes to another process, as behind a load balancer
            self._got_view = False
            try:
                await self._connect(address)
            except (TimeoutError, ConnectionClosed):
                if not self._got_view:
                    self._patience = min(2 * self._patience, LOST_AFTER_MOST_S)
            except (OSError, WebSocketException):
                pass
            self._socket = None
            await asyncio.sleep(RECONNECT_S)

    async def _connect(self, address: str) -> None:
        patience: dict[str, Any] = {"ping_interval": None}
        if self.notes:
            patience = {"ping_interval": 1, "ping_timeout": self._patience}
        async with connect(
            address,
            additional_headers=self._headers,
            compression=None,
            proxy=None,
            open_timeout=self._patience if self.notes else 60,
            close_timeout=1,
            **patience,
        ) as socket:
            began, self._socket = perf_counter(), socket
            self.connections += 1
            newest, first = self.ply, True
            self._came = perf_counter()
            pings = asyncio.create_task(self._ping(socket))
            try:
                async for text in socket:
                    self._came = perf_counter()
                    message = orjson.loads(text)
                    if first and message["type"] == "view" and self.notes:
                        first = False
                        self.notes.rebuilt.append(perf_counter() - began)
                        self.notes.old += message["ply"] < newest
                    await self._handle(message)
            finally:
                pings.cancel()

    async def _ping(self, socket: ClientConnection) -> None:
        """Send a ping after each `PING_AFTER_S` without a message, as pages do."""
        with suppress(WebSocketException):
            while True:
                await asyncio.sleep(self._came + PING_AFTER_S - perf_counter())
                if self._came + PING_AFTER_S <= perf_counter():
                    self._came = perf_counter()
                    await socket.send(PING)

    async def _handle(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("view", "changes") and not self._got_view:
            self._got_view, self._patience = True, LOST_AFTER_S
        if kind == "view":
            self._note(message)
            self._update(message, message["view"])
        elif kind == "changes":
            self._update(message["about"], message["view"])
        elif kind == "commitment":
            await self._give_string(message["wanted"])
        elif kind == "gathering":
            self.seat = message["people"]["seat"]
            self._changed()

    def _note(self, message: dict[str, Any]) -> None:
        if self.notes:
            log = message["view"]["log"]
            self.notes.logs[message["ply"]] = [(one["seat"], one["text"]) for one in log]

    def _update(self, about: dict[str, Any], view: dict[str, Any]) -> None:
        """Store the parts of a view, or of a change to the last view, that a player needs."""
        self.ply = about["ply"]
        self.actions = about.get("actions", self.actions) or []
        self.phase = view.get("phase", self.phase)
        self._changed()

    async def _give_string(self, wanted: str | None) -> None:
        if wanted == "promise":
            promise = hashlib.sha256(self._string.encode()).hexdigest()
            await self.send(type="promise", hash=promise)
        elif wanted == "string":
            await self.send(type="string", string=self._string)


class Evening:
    """A table with scripted players; bots have the other seats."""

    def __init__(
        self,
        urls: Sequence[str],
        seed: int,
        game: str,
        seats: int,
        bots: int = 0,
        notes: bool = False,
        address: str | None = None,
    ) -> None:
        """Prepare a table; `sit_down` opens it.

        notes: whether everything that the players receive is stored.
        address: the players' address in the X-Forwarded-For header. None: do not send it.
        """
        self.took: list[float] = []
        """Seconds from each decision until all players have seen its result."""
        self.sockets: list[TableSocket] = []
        self.table = ""
        self._urls = urls
        self._game, self._people, self._bots = game, seats - bots, bots
        self._notes = notes
        self._from = {"X-Forwarded-For": address} if address else {}
        self._choice = random.Random(seed)
        self._changed = asyncio.Event()

    @property
    def over(self) -> bool:
        """Whether all players have seen the end of the game."""
        return all(socket.phase == "over" for socket in self.sockets)

    @property
    def ply(self) -> int:
        """The newest ply that any player has seen."""
        return max(socket.ply for socket in self.sockets)

    async def sit_down(self, http: httpx.AsyncClient, stack: AsyncExitStack) -> None:
        """Open the table, take the seats and start the game."""
        people = [await self._person(http) for _ in range(self._people)]
        bots = ["rule"] * (self._people + self._bots - 1)
        new = {"game": self._game, "bots": bots, "open": True, "name": "P0"}
        self.table = (await self._post(http, "/api/tables", people[0], new))["id"]
        tasks = await stack.enter_async_context(asyncio.TaskGroup())
        for headers in people:
            notes = Notes() if self._notes else None
            socket = TableSocket(self._urls, self.table, headers, self._changed.set, notes)
            self.sockets.append(socket)
            stays = tasks.create_task(socket.run())
            stack.callback(stays.cancel)
        for seat, socket in enumerate(self.sockets):
            await self._send_until(socket, socket.is_seated, type="sit", seat=seat, name=f"P{seat}")
        await self._send_until(self.sockets[0], self._begun, type="start")

    def _begun(self) -> bool:
        return all(socket.ply >= 0 for socket in self.sockets)

    async def _send_until(
        self, socket: TableSocket, condition: Callable[[], bool], **message: Any
    ) -> None:
        while not condition():
            await socket.send(**message)
            with suppress(TimeoutError):
                async with asyncio.timeout(REPEAT_AFTER_S):
                    await self._wait_until(condition)

    async def _person(self, http: httpx.AsyncClient) -> dict[str, str]:
        message = await self._post(http, "/api/programs", self._from, None)
        return {"Authorization": f"Bearer {message['token']}", **self._from}

    async def _post(
        self, http: httpx.AsyncClient, path: str, headers: dict[str, str], body: Any
    ) -> dict[str, Any]:
        while True:
            with suppress(httpx.TransportError):
                url = self._choice.choice(self._urls)
                answer = await http.post(url + path, json=body, headers=headers)
                if answer.status_code < 500:
                    answer.raise_for_status()
                    message: dict[str, Any] = answer.json()
                    return message
            await asyncio.sleep(RECONNECT_S)

    async def play(self, every: float, until: float) -> None:
        """Make a decision every `every` seconds until the time `until`; make at least one
        decision."""
        await asyncio.sleep(self._choice.random() * every)
        while not self.over and (perf_counter() < until or not self.took):
            began = perf_counter()
            if await self.decide():
                self.took.append(perf_counter() - began)
            await asyncio.sleep(max(0.0, began + every - perf_counter()))

    async def decide(self) -> bool:
        """Make the next decision of a player, or request the next hand; wait until all have seen
        it.

        Return True if all players have seen it; False if bots are to act, or if a player has not
        seen the decision in time.
        """
        ply = self.ply
        socket = next(
            (socket for socket in self.sockets if socket.actions and socket.ply == ply), None
        )
        if socket:
            message = {"type": "act", "ply": ply, "action": self._choice.choice(socket.actions)}
        elif self.sockets[0].phase == "scored":
            socket, message = self.sockets[0], {"type": "next", "ply": self.sockets[0].ply}
        else:  # bots decide
            with suppress(TimeoutError):
                async with asyncio.timeout(REPEAT_AFTER_S):
                    await self._wait_until(lambda: self.ply > ply)
            return False
        await socket.send(**message)
        with suppress(TimeoutError):
            async with asyncio.timeout(REPEAT_AFTER_S if self._notes else None):
                await self._wait_until(lambda: all(socket.ply > ply for socket in self.sockets))
                return True
        return False

    def leave(self) -> None:
        """Abort all connections at once, so that no bot replaces a single absent player."""
        for socket in self.sockets:
            socket.leave()

    async def _wait_until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            self._changed.clear()
            await self._changed.wait()
