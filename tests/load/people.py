"""Scripted people at a table: each has a line, connects again when it is lost, and goes on."""

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

AGAIN_S = 1.0
"""What has had no effect by then is said once more, as a person would."""

LOST_AFTER_S = 2.0
"""A line that does not answer for so long is given up;"""
LOST_AFTER_MOST_S = 60.0
"""where lines are given up before anything has come, the machine is slow: longer, up to this."""

PING, PING_AFTER_S = json.dumps({"type": "ping"}), 5.0
"""The message of a visible page, and after how many seconds of silence it is sent."""

RECONNECT_S = 0.05


@dataclass
class Notes:
    """What a line has seen, for who checks it later."""

    logs: dict[int, list[tuple[int, str]]] = field(default_factory=dict)
    """By the number of the newest: the decisions of the hand, with their seats, as shown then."""
    rebuilt: list[float] = field(default_factory=list)
    """Seconds from each connection to the first view."""
    old: int = 0
    """How often a new connection showed less than had been shown before."""


class Line:
    """A person's line to a table: what they see, and when something newer came."""

    def __init__(
        self,
        urls: Sequence[str],
        table: str,
        headers: dict[str, str],
        changed: Callable[[], None],
        notes: Notes | None = None,
    ) -> None:
        """urls: of the processes, any of which will do. notes: None: as the page has it, with
        changes only, and nothing is noted.
        """
        self.ply = -1
        self.actions: list[str] = []
        self.phase = ""
        self.seat: int | None = None
        self.connections = 0
        self.notes = notes
        self._string = secrets.token_hex(32)
        self._patience = LOST_AFTER_S
        self._heard = False
        self._came = 0.0
        """When the last message came."""
        self._gone = False
        self._socket: ClientConnection | None = None
        self._changed = changed
        query = "" if notes else "?changes"
        path = f"/api/tables/{table}/live{query}"
        self._addresses = [url.replace("http", "ws", 1) + path for url in urls]
        self._tries = random.randrange(len(urls))
        self._headers = headers

    def sits(self) -> bool:
        """Whether the person has a seat."""
        return self.seat is not None

    async def say(self, **message: Any) -> None:
        """Send a message; where the line is lost just now, it is lost too."""
        if self._socket:
            with suppress(WebSocketException):
                await self._socket.send(json.dumps(message))

    def cut(self) -> None:
        """The network is gone."""
        if self._socket:
            self._socket.transport.abort()

    def leave(self) -> None:
        """Go, and do not come back."""
        self._gone = True
        self.cut()

    async def stay(self) -> None:
        """Stay connected, until cancelled."""
        while not self._gone:
            address = self._addresses[self._tries % len(self._addresses)]
            self._tries += 1  # next time by way of another process, as a proxy would have it
            self._heard = False
            try:
                await self._connect(address)
            except (TimeoutError, ConnectionClosed):
                if not self._heard:
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
                    await self._take_in(message)
            finally:
                pings.cancel()

    async def _ping(self, socket: ClientConnection) -> None:
        """Ask whether the line is alive if nothing has come for a while, as pages do."""
        with suppress(WebSocketException):
            while True:
                await asyncio.sleep(self._came + PING_AFTER_S - perf_counter())
                if self._came + PING_AFTER_S <= perf_counter():
                    self._came = perf_counter()
                    await socket.send(PING)

    async def _take_in(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("view", "changes") and not self._heard:
            self._heard, self._patience = True, LOST_AFTER_S
        if kind == "view":
            self._note(message)
            self._see(message, message["view"])
        elif kind == "changes":
            self._see(message["about"], message["view"])
        elif kind == "commitment":
            await self._give_string(message["wanted"])
        elif kind == "gathering":
            self.seat = message["people"]["seat"]
            self._changed()

    def _note(self, message: dict[str, Any]) -> None:
        if self.notes:
            log = message["view"]["log"]
            self.notes.logs[message["ply"]] = [(one["seat"], one["text"]) for one in log]

    def _see(self, about: dict[str, Any], view: dict[str, Any]) -> None:
        """What a view says, or what has changed since the one before."""
        self.ply = about["ply"]
        self.actions = about.get("actions", self.actions) or []
        self.phase = view.get("phase", self.phase)
        self._changed()

    async def _give_string(self, wanted: str | None) -> None:
        if wanted == "promise":
            promise = hashlib.sha256(self._string.encode()).hexdigest()
            await self.say(type="promise", hash=promise)
        elif wanted == "string":
            await self.say(type="string", string=self._string)


class Evening:
    """People at a table of their own; the seats that are left are bots'."""

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
        """address: the players' address, as a proxy sends it; None: this machine's."""
        self.took: list[float] = []
        """Seconds from each decision to the last page that shows what came of it."""
        self.lines: list[Line] = []
        self.table = ""
        self._urls = urls
        self._game, self._people, self._bots = game, seats - bots, bots
        self._notes = notes
        self._from = {"X-Forwarded-For": address} if address else {}
        self._choice = random.Random(seed)
        self._changed = asyncio.Event()

    @property
    def over(self) -> bool:
        """Whether all have seen the end of the game."""
        return all(line.phase == "over" for line in self.lines)

    @property
    def ply(self) -> int:
        """The number of the newest decision that anybody has seen."""
        return max(line.ply for line in self.lines)

    async def sit_down(self, http: httpx.AsyncClient, open_lines: AsyncExitStack) -> None:
        """Open a table, take the seats, and begin."""
        people = [await self._person(http) for _ in range(self._people)]
        bots = ["rule"] * (self._people + self._bots - 1)
        new = {"game": self._game, "bots": bots, "open": True, "name": "P0"}
        self.table = (await self._post(http, "/api/tables", people[0], new))["id"]
        tasks = await open_lines.enter_async_context(asyncio.TaskGroup())
        for headers in people:
            notes = Notes() if self._notes else None
            line = Line(self._urls, self.table, headers, self._changed.set, notes)
            self.lines.append(line)
            stays = tasks.create_task(line.stay())
            open_lines.callback(stays.cancel)
        for seat, line in enumerate(self.lines):
            await self._insist(line, line.sits, type="sit", seat=seat, name=f"P{seat}")
        await self._insist(self.lines[0], self._begun, type="start")

    def _begun(self) -> bool:
        return all(line.ply >= 0 for line in self.lines)

    async def _insist(self, line: Line, true: Callable[[], bool], **message: Any) -> None:
        while not true():
            await line.say(**message)
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN_S):
                    await self._until(true)

    async def _person(self, http: httpx.AsyncClient) -> dict[str, str]:
        told = await self._post(http, "/api/programs", self._from, None)
        return {"Authorization": f"Bearer {told['token']}", **self._from}

    async def _post(
        self, http: httpx.AsyncClient, path: str, headers: dict[str, str], body: Any
    ) -> dict[str, Any]:
        while True:
            with suppress(httpx.TransportError):
                url = self._choice.choice(self._urls)
                answer = await http.post(url + path, json=body, headers=headers)
                if answer.status_code < 500:
                    answer.raise_for_status()
                    told: dict[str, Any] = answer.json()
                    return told
            await asyncio.sleep(RECONNECT_S)

    async def play(self, every: float, until: float) -> None:
        """Decide something each `every` seconds until this time (as `perf_counter` has it), and
        once at least."""
        await asyncio.sleep(self._choice.random() * every)
        while not self.over and (perf_counter() < until or not self.took):
            began = perf_counter()
            if await self.decide():
                self.took.append(perf_counter() - began)
            await asyncio.sleep(max(0.0, began + every - perf_counter()))

    async def decide(self) -> bool:
        """Whether a person had something to decide; then all have seen what came of it."""
        ply = self.ply
        line = next((line for line in self.lines if line.actions and line.ply == ply), None)
        if line:
            message = {"type": "act", "ply": ply, "action": self._choice.choice(line.actions)}
        elif self.lines[0].phase == "scored":
            line, message = self.lines[0], {"type": "next", "ply": self.lines[0].ply}
        else:  # bots decide
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN_S):
                    await self._until(lambda: self.ply > ply)
            return False
        await line.say(**message)
        with suppress(TimeoutError):
            async with asyncio.timeout(AGAIN_S if self._notes else None):
                await self._until(lambda: all(line.ply > ply for line in self.lines))
                return True
        return False

    def leave(self) -> None:
        """All go at the same moment: of nobody who stays is a bot to take the place."""
        for line in self.lines:
            line.leave()

    async def _until(self, true: Callable[[], bool]) -> None:
        while not true():
            self._changed.clear()
            await self._changed.wait()
