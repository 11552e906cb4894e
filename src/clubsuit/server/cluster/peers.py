"""Several processes that serve the same tables: their leases, and their messages to each other.

The processes send each other the numbers of new decisions through Redis, and then read the
decisions from the database. Each process also looks for new decisions once a second. So if a
message is lost, or if there is no Redis server, decisions only arrive later. The players' chat is
sent through Redis only, since it is not stored.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable
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

DECISION_CHANNEL = "clubsuit"
"""Redis channel for the numbers of new decisions."""

CHAT_CHANNEL = "clubsuit-talk"
"""Redis channel for the chat of players."""

CONNECT_WITHIN_S = 5

RECONNECT_S = 1.0
"""Seconds between two attempts to reach Redis."""

TIDY_S = 3600.0
"""Seconds between two removals of old leases."""

CANCEL_AGAIN_S = 0.1
"""Seconds after which a task that still runs is cancelled again."""

MAX_WAITING = 10_000
"""Maximum number of messages that wait for Redis; further ones are dropped."""

Drop = Callable[[Collection[str]], Awaitable[None]]
"""A function that is called with the ids of deleted tables."""

OnDecision = Callable[[str, int], None]
"""A function that is called with the id of a table and the number of its newest decision."""


@dataclass(frozen=True)
class Chats:
    """The functions that handle chat messages from other processes."""

    receive: Callable[[str, str], None]
    """Handle a message, given the id of its table and its text."""
    catch_up: Callable[[], None]
    """Ask the other processes for messages sent before this process subscribed."""


class Table(Protocol):
    """A table that a process serves (see `live.live_table.LiveTable`)."""

    name: str

    @property
    def idle(self) -> bool:
        """Return whether no socket is open and no bot or timer is running."""

    @property
    def people_here(self) -> frozenset[str]:
        """Return the people who look at the table through this process."""

    def stand(self, lease: Lease | None, elsewhere: frozenset[str]) -> None:
        """Set this process's lease, and the people who use the table through other processes."""

    @property
    def newest(self) -> int:
        """Return the number of the newest decision that this process knows."""

    async def hear_of(self, number: int) -> None:
        """Read the decisions up to this number from the database."""

    def receive_chat(self, text: str) -> None:
        """Take in chat lines from another process (see `chat.Talk`)."""

    def request_chat(self) -> None:
        """Ask the other processes for their chat lines."""


class Peers:
    """The connection of one process to the other processes."""

    def __init__(self, store: Store, redis: str | None = None) -> None:
        """redis: the address of the Redis server; None: there is none.

        Raises UnusableData if the address is invalid or the package for Redis is missing.
        """
        self._store = store
        self._leases = Leases(store)
        self._news = News(redis) if redis else None
        self._woken = asyncio.Event()
        self._tidied = -TIDY_S
        """The time of the last removal of old leases, by this process's clock."""
        self._fails = False

    def wake(self) -> None:
        """Begin the next beat at once, since a person has come."""
        self._woken.set()

    def send_chat(self, name: str, text: str) -> None:
        """Send chat lines of a table to the other processes."""
        if self._news:
            self._news.put(CHAT_CHANNEL, f"{name} {text}")

    async def run(self, tables: Callable[[], Iterable[Table]], drop: Drop) -> None:
        """Exchange messages and renew leases until cancelled.

        tables: a function that returns all tables in this process's memory.
        drop: a function that closes tables that are no longer in the database.
        """
        async with asyncio.TaskGroup() as tasks:
            if self._news:
                self._store.on_append = self._news.teller()

                def on_decision(name: str, number: int) -> None:
                    for table in tables():
                        if table.name == name:
                            tasks.create_task(table.hear_of(number))

                tasks.create_task(self._news.run(on_decision, _chats_of(tables)))
            while True:
                self._woken.clear()
                await self._tidy()
                await self._beat(list(tables()), drop)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._woken.wait(), BEAT_S)

    async def close(self) -> None:
        """Release all leases, so that other processes can take them."""
        await self._in_store(self._leases.release)

    async def _tidy(self) -> None:
        """Remove old leases at the start, and then once an hour."""
        if monotonic() >= self._tidied + TIDY_S:
            self._tidied = monotonic()
            await self._in_store(self._leases.tidy)

    async def _in_store(self, work: Callable[[], Any]) -> None:
        with suppress(StorageFault):
            await asyncio.to_thread(work)

    async def _beat(self, tables: list[Table], drop: Drop) -> None:
        here = {table.name: table.people_here for table in tables if not table.idle}
        try:
            standing = await asyncio.to_thread(self._leases.beat, here)
            newest = await asyncio.to_thread(self._store.lengths, list(here)) if here else {}
            gone = await self._gone(here.keys() - newest.keys())
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
        await drop(gone)
        behind = [table for table in tables if newest.get(table.name, 0) > table.newest]
        await asyncio.gather(*(table.hear_of(newest[table.name]) for table in behind))

    async def _gone(self, table_ids: Collection[str]) -> set[str]:
        """Return the tables that are no longer in the database.

        table_ids: tables without entries, as a new table may be.
        """
        if not table_ids:
            return set()
        return set(table_ids) - await asyncio.to_thread(self._store.existing, list(table_ids))


def _chats_of(tables: Callable[[], Iterable[Table]]) -> Chats:
    def receive(name: str, text: str) -> None:
        for table in tables():
            if table.name == name:
                table.receive_chat(text)

    def catch_up() -> None:
        for table in tables():
            table.request_chat()

    return Chats(receive, catch_up)


async def _end(task: asyncio.Task[Any]) -> None:
    """Cancel a task repeatedly until it ends, since the Redis client may swallow a cancellation."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=CANCEL_AGAIN_S)
    if not task.cancelled():
        task.exception()  # read here, since asyncio logs the message of an unread error


class News:
    """Messages to and from other processes: numbers of new decisions, and chat lines."""

    def __init__(self, address: str) -> None:
        try:  # the package is optional, so it is imported only here
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
        """The message that is being sent. It is kept until Redis has received it, since the
        connection may be lost."""

    def put(self, channel: str, text: str) -> None:
        """Queue a message for the other processes."""
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait((channel, f"{self._me} {text}"))

    def teller(self) -> OnDecision:
        """Return a function that sends the number of a new decision; any thread may call it."""
        loop = asyncio.get_running_loop()

        def tell(name: str, number: int) -> None:
            with suppress(RuntimeError):  # the loop is closed, as the server has stopped
                loop.call_soon_threadsafe(self.put, DECISION_CHANNEL, f"{name} {number}")

        return tell

    async def run(self, on_decision: OnDecision, chats: Chats | None = None) -> None:
        """Send and receive messages until cancelled."""
        works = self._send, lambda: self._listen(on_decision, chats)
        tasks = [asyncio.create_task(self._repeat(work)) for work in works]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                task.result()  # raises the error that ended the task
        finally:
            for task in tasks:
                await _end(task)
            await self._redis.aclose()

    async def _repeat(self, work: Callable[[], Any]) -> None:
        """Call `work` again and again until cancelled, even after Redis errors."""
        from redis.exceptions import RedisError

        fails = False
        task = asyncio.current_task()
        assert task
        while not task.cancelling():  # the Redis client may swallow a cancellation
            try:
                await work()
            except (RedisError, OSError) as error:
                if not fails:
                    log_fault("Redis", error)
                fails = True
                await asyncio.sleep(RECONNECT_S)
            else:
                fails = False

    async def _send(self) -> None:
        self._next = self._next or await self._waiting.get()
        await self._redis.publish(*self._next)
        self._next = None

    async def _listen(self, on_decision: OnDecision, chats: Chats | None) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(DECISION_CHANNEL, *([CHAT_CHANNEL] if chats else []))
            async for message in channel.listen():
                source = message["channel"].decode()
                if message["type"] == "subscribe" and source == CHAT_CHANNEL and chats:
                    chats.catch_up()
                if message["type"] != "message":
                    continue
                sender, name, text = message["data"].decode().split(" ", 2)
                if sender == self._me:
                    continue
                if source == CHAT_CHANNEL and chats:
                    chats.receive(name, text)
                else:
                    on_decision(name, int(text))
