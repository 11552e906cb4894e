"""Several processes that serve the same tables: their leases, and their news to each other.

News is a hint, the log is the truth: by way of Redis the processes tell each other the numbers of
the newest decisions, and each reads what it lacks. Besides, each looks for what it lacks once a
second, so a message that is lost, or no Redis at all, costs time and nothing else. What players say
to each other goes by Redis only, as nothing of it is stored.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Any, Protocol

from clubsuit.extras import command
from clubsuit.server.cluster.leases import BEAT_S, Leases
from clubsuit.server.ops import metrics
from clubsuit.server.ops.error_log import StorageFault, log_fault
from clubsuit.server.storage.databases import UnusableData
from clubsuit.server.storage.store import Lease, Store
from clubsuit.texts import say

CHANNEL = "clubsuit"
"""Of the numbers of decisions,"""
TALK = "clubsuit-talk"
"""and of what players say."""

CONNECT_WITHIN_S = 5

RECONNECT_S = 1.0
"""Seconds until Redis is tried again."""

TIDY_S = 3600.0
"""Seconds after which leases that ended long ago are looked for again."""

CANCEL_AGAIN_S = 0.1
"""Seconds after which what should have ended is told so again."""

MAX_WAITING = 10_000
"""Messages that may wait for Redis; more are lost, as they may be."""

Heard = Callable[[str, int], None]


@dataclass(frozen=True)
class Chats:
    """What is done with the chats of tables."""

    hear: Callable[[str, str], None]
    """Something was said by way of another process: the table, and the text."""
    ask: Callable[[], None]
    """From now on all is heard; what was said before may have been missed."""


class Table(Protocol):
    """A table that a process serves (see `live.live_table.LiveTable`)."""

    name: str

    @property
    def idle(self) -> bool:
        """Whether there is nothing to do here."""

    @property
    def people_here(self) -> frozenset[str]:
        """Who looks at it by way of this process."""

    def stand(self, lease: Lease | None, elsewhere: frozenset[str]) -> None:
        """Take in who lets it run, and who looks at it by way of other processes."""

    @property
    def newest(self) -> int:
        """The number of the newest decision that it knows."""

    async def hear_of(self, number: int) -> None:
        """There is a decision of this number."""

    def hear_talk(self, text: str) -> None:
        """Players have said something by way of another process (see `chat.Talk`)."""

    def ask_for_talk(self) -> None:
        """Ask the other processes for what players have said."""


class Peers:
    """What one process has to do with the others."""

    def __init__(self, store: Store, redis: str | None = None) -> None:
        """redis: its address. Raises UnusableData where it is none, or the package is missing."""
        self._store = store
        self._leases = Leases(store)
        self._news = News(redis) if redis else None
        self._woken = asyncio.Event()
        self._tidied = -TIDY_S
        """When it was tidied last, by the clock of this process."""
        self._fails = False

    def wake(self) -> None:
        """Somebody has come: do not wait with the next beat."""
        self._woken.set()

    def talk(self, name: str, text: str) -> None:
        """Tell the others what players of a table say."""
        if self._news:
            self._news.put(TALK, f"{name} {text}")

    async def run(self, tables: Callable[[], Iterable[Table]]) -> None:
        """Go on until cancelled. tables: all that this process has in memory."""
        async with asyncio.TaskGroup() as tasks:
            if self._news:
                self._store.heard = self._news.teller()

                def hear(name: str, number: int) -> None:
                    for table in tables():
                        if table.name == name:
                            tasks.create_task(table.hear_of(number))

                tasks.create_task(self._news.run(hear, _chats_of(tables)))
            while True:
                self._woken.clear()
                await self._tidy()
                await self._beat(list(tables()))
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._woken.wait(), BEAT_S)

    async def close(self) -> None:
        """Give all tables to the others."""
        await self._in_store(self._leases.release)

    async def _tidy(self) -> None:
        """Once an hour, and at the start."""
        if monotonic() >= self._tidied + TIDY_S:
            self._tidied = monotonic()
            await self._in_store(self._leases.tidy)

    async def _in_store(self, work: Callable[[], Any]) -> None:
        with suppress(StorageFault):
            await asyncio.to_thread(work)

    async def _beat(self, tables: list[Table]) -> None:
        here = {table.name: table.people_here for table in tables if not table.idle}
        try:
            standing = await asyncio.to_thread(self._leases.beat, here)
            newest = await asyncio.to_thread(self._store.newest, list(here)) if here else {}
        except StorageFault as error:
            if not self._fails:
                log_fault("leases", error)
            self._fails = True
            return
        self._fails = False
        metrics.LEASES.set(len(standing.leases))
        for table in tables:
            elsewhere = standing.elsewhere.get(table.name, frozenset())
            table.stand(standing.leases.get(table.name), elsewhere)
        behind = [table for table in tables if newest.get(table.name, 0) > table.newest]
        await asyncio.gather(*(table.hear_of(newest[table.name]) for table in behind))


def _chats_of(tables: Callable[[], Iterable[Table]]) -> Chats:
    def hear(name: str, text: str) -> None:
        for table in tables():
            if table.name == name:
                table.hear_talk(text)

    def ask() -> None:
        for table in tables():
            table.ask_for_talk()

    return Chats(hear, ask)


async def _end(task: asyncio.Task[Any]) -> None:
    """Cancel a task until it ends: the client of Redis may keep a cancellation to itself, and go on
    listening."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=CANCEL_AGAIN_S)
    if not task.cancelled():
        task.exception()  # read here, or asyncio logs its words


class News:
    """Numbers of newest decisions, and what players say, to and from other processes."""

    def __init__(self, address: str) -> None:
        try:  # imported only where it is used: who plays at home need not have it
            from redis.asyncio import Redis

            self._redis: Redis = Redis.from_url(address, socket_connect_timeout=CONNECT_WITHIN_S)
        except ModuleNotFoundError as error:
            package = str(error.name)
            raise UnusableData(
                say("server-redis-driver", package=package, how=command("club"))
            ) from None
        except ValueError:
            raise UnusableData(say("server-redis-unknown")) from None
        self._me = secrets.token_hex(4)
        self._waiting: asyncio.Queue[tuple[str, str]] = asyncio.Queue(MAX_WAITING)
        self._next: tuple[str, str] | None = None
        """What is being told, until Redis has it: a connection may have ended unnoticed."""

    def put(self, channel: str, text: str) -> None:
        """Tell the others, soon."""
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait((channel, f"{self._me} {text}"))

    def teller(self) -> Heard:
        """What any thread may call to tell the others."""
        loop = asyncio.get_running_loop()

        def tell(name: str, number: int) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody is left to tell it
                loop.call_soon_threadsafe(self.put, CHANNEL, f"{name} {number}")

        return tell

    async def run(self, hear: Heard, chats: Chats | None = None) -> None:
        """Go on until cancelled."""
        works = self._tell, lambda: self._listen(hear, chats)
        tasks = [asyncio.create_task(self._insist(work)) for work in works]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                task.result()  # raises what has ended it
        finally:
            for task in tasks:
                await _end(task)
            await self._redis.aclose()

    async def _insist(self, work: Callable[[], Any]) -> None:
        from redis.exceptions import RedisError

        fails = False
        task = asyncio.current_task()
        assert task
        while not task.cancelling():  # the client of Redis may keep a cancellation to itself
            try:
                await work()
            except (RedisError, OSError) as error:
                if not fails:
                    log_fault("Redis", error)
                fails = True
                await asyncio.sleep(RECONNECT_S)
            else:
                fails = False

    async def _tell(self) -> None:
        self._next = self._next or await self._waiting.get()
        await self._redis.publish(*self._next)
        self._next = None

    async def _listen(self, hear: Heard, chats: Chats | None) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL, *([TALK] if chats else []))
            async for message in channel.listen():
                source = message["channel"].decode()
                if message["type"] == "subscribe" and source == TALK and chats:
                    chats.ask()
                if message["type"] != "message":
                    continue
                sender, name, told = message["data"].decode().split(" ", 2)
                if sender == self._me:
                    continue
                if source == TALK and chats:
                    chats.hear(name, told)
                else:
                    hear(name, int(told))
