"""Live tables: the sockets that look at a table, and the bots that go on by themselves.

A `Room` is a table in memory with its lines (open sockets). Whoever decides,
person or bot, waits for the room's lock, and the work is done in a worker
thread; bots think outside the lock, on a view, and their decision then comes in
by the same door. Messages to a line stand in a queue of its own, so that a slow
reader holds up nobody.
"""

import asyncio
import hmac
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

from anyio import CapacityLimiter, to_thread
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket

from clubsuit.errors import ClubsuitError, Reason
from clubsuit.game import View
from clubsuit.server import tables
from clubsuit.server.faults import log_fault
from clubsuit.server.messages import OUR_FAULT, advice, kind_of, matches, reason_of, refused
from clubsuit.server.reviews import Reviews
from clubsuit.server.schema import Act, ClientMessage, Hint, Match, Next, OwnString, Seen, Why
from clubsuit.server.storage import Store
from clubsuit.server.tables import Question, Snapshot, Stale, Table

MAX_MESSAGE = 4096
"""Characters of a message to the socket; what the page sends is far shorter."""

MAX_LINES = 16
"""Open windows on one table."""

MAX_WAITING = 256
"""Messages that may wait for a line that does not read."""

MAX_ROOMS = 64
"""Tables kept in memory while nobody looks at them."""

PATIENCE = 60.0
"""Seconds that bots wait, where people may speak out of turn, for a page to have shown a view."""

STORE_THREADS = 8
BOT_THREADS = 4
REVIEW_THREADS = 1
"""Reviews take what the tables leave over: one decision at a time, of all people together."""
LOOK_UP_THREADS = 2
"""Files are opened, and steps shown, meanwhile; many large files do not hold up the store."""

CLOSED_UNKNOWN = 4404
CLOSED_FULL = 4429
CLOSED_FAULT = 4500
CLOSED_SLOW = 1013
"""Reasons for closing a socket; from 4000 on, connecting again cannot help."""

FALLBACK_BOT = "random"
"""Decides in the place of a bot that fails."""

P = ParamSpec("P")
T = TypeVar("T")

_client_message: TypeAdapter[Act | Next | Match | Why | Hint | OwnString | Seen] = TypeAdapter(
    ClientMessage
)


class Threads:
    """Worker threads: some for the store, others for bots, for reviews and to look games up,
    so that none of these waits for another."""

    def __init__(self) -> None:
        self._store = CapacityLimiter(STORE_THREADS)
        self._bots = CapacityLimiter(BOT_THREADS)
        self._reviews = CapacityLimiter(REVIEW_THREADS)
        self._look_ups = CapacityLimiter(LOOK_UP_THREADS)

    async def store(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do work that reads or writes the store."""
        return await to_thread.run_sync(lambda: work(*args, **kwargs), limiter=self._store)

    async def bot(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Let a bot think."""
        return await to_thread.run_sync(lambda: work(*args, **kwargs), limiter=self._bots)

    async def review(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Weigh something of a game that was played."""
        return await to_thread.run_sync(lambda: work(*args, **kwargs), limiter=self._reviews)

    async def look_up(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Look at a game that was played, without thinking."""
        return await to_thread.run_sync(lambda: work(*args, **kwargs), limiter=self._look_ups)


class Line:
    """One open socket, with the messages that wait to be sent."""

    def __init__(self, socket: WebSocket) -> None:
        self.slow = asyncio.Event()
        """Set when the other side does not read."""
        self.shown: Snapshot | None = None
        """What was shown last."""
        self._socket = socket
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MAX_WAITING)

    def say(self, text: str) -> None:
        """Send a message in its turn; a line that reads nothing is given up."""
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.slow.set()

    def show(self, snapshot: Snapshot, again: bool = False) -> None:
        """Send a view in its turn; the one that was shown last only where it should come `again`.

        A line that comes in during a decision may be shown what follows before all lines are.
        """
        if again or self.shown is not snapshot:
            self.shown = snapshot
            self.say(snapshot.text)

    async def write(self) -> None:
        """Send what waits, until the socket closes."""
        while True:
            await self._socket.send_text(await self._waiting.get())

    async def close(self, code: int) -> None:
        """Send what still waits, and close."""
        while not self._waiting.empty():
            await self._socket.send_text(self._waiting.get_nowait())
        await self._socket.close(code)


class Room:
    """A table and the lines to it."""

    def __init__(self, table: Table, threads: Threads) -> None:
        self._table = table
        self._threads = threads
        self._lock = asyncio.Lock()
        self._lines: set[Line] = set()
        self._seen = -1
        """The newest ply that a page has shown long enough,"""
        self._stirred = asyncio.Event()
        """set when that, the lines or the table may have changed."""
        self._bots: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether nobody looks at the table and nothing happens there."""
        return not self._lines and not self._lock.locked() and not self._bots_run

    def belongs_to(self, person: str) -> bool:
        """Whether the person with this hash sits at the table."""
        return hmac.compare_digest(self._table.row.owner, person)

    def enter(self, line: Line) -> bool:
        """Take in a line; False where there are too many."""
        if len(self._lines) >= MAX_LINES:
            return False
        self._lines.add(line)
        return True

    def leave(self, line: Line) -> None:
        """The line is closed."""
        self._lines.discard(line)
        self._stirred.set()

    async def start(self, line: Line) -> None:
        """Show the table to a line that has come in, and let bots go on where they were stopped."""
        if len(self._lines) == 1:
            await self._do(self._table.catch_up)
        line.show(self._table.snapshot)
        self._wake_bots()

    async def hear(self, line: Line, text: str | None) -> None:
        """Answer a message; whatever is wrong with it is said, and changes nothing."""
        if text is None or len(text) > MAX_MESSAGE:
            key = "server-message-junk" if text is None else "server-message-big"
            return line.say(refused("message", Reason("", key)))
        try:
            message = _client_message.validate_json(text, strict=True)
        except ValidationError:
            return line.say(refused("message", Reason("", "server-message-junk")))
        if isinstance(message, Seen):
            self._seen = max(self._seen, message.ply)
            return self._stirred.set()
        if isinstance(message, (Match, Why)):
            return await self._explain(line, message)
        if isinstance(message, Hint):
            return await self._advise(line, message)
        try:
            await self._go_on(message)
        except Stale:
            line.say(refused("stale", Reason("", "server-stale")))
        except ClubsuitError as error:
            line.say(refused(kind_of(error), reason_of(error)))
        except Exception as error:
            log_fault(f"table {self._table.row.id}", error)
            line.say(refused("server", OUR_FAULT))
        else:
            return
        line.show(self._table.snapshot, again=True)

    async def close(self) -> None:
        """Stop the bots; what is being stored gets there."""
        if self._bots:
            self._bots.cancel()
            with suppress(asyncio.CancelledError):
                await self._bots
        async with self._lock:
            pass

    async def _explain(self, line: Line, message: Match | Why) -> None:
        work = tables.matching if isinstance(message, Match) else _why
        try:
            view = self._table.snapshot.view
            actions, reason = await self._threads.store(work, view, message.cards)
        except ClubsuitError as error:
            actions, reason = [], reason_of(error)
        except Exception as error:
            log_fault(f"table {self._table.row.id}", error)
            return line.say(refused("server", OUR_FAULT))
        line.say(matches(message.id, actions, reason))

    async def _advise(self, line: Line, message: Hint) -> None:
        view, allowed = self._table.snapshot.view, self._table.row.hints
        try:
            suggestions, reason = await self._threads.bot(tables.hint, view, allowed)
        except Exception as error:
            log_fault(f"table {self._table.row.id}, hint", error)
            return line.say(refused("server", OUR_FAULT))
        line.say(advice(message.id, suggestions, reason))

    async def _go_on(self, message: Act | Next | OwnString) -> None:
        seat = self._table.row.seat
        if isinstance(message, Act):
            await self._do(self._table.decide, message.ply, seat, message.action)
        elif isinstance(message, OwnString):
            await self._do(self._table.add_string, message.string)
        else:
            await self._do(self._table.deal, message.ply)

    async def _do(self, work: Callable[P, Snapshot], *args: P.args, **kwargs: P.kwargs) -> None:
        """Change the table, and show all lines what came of it."""
        # Shielded: a socket that closes must not let go of the lock while a thread goes on.
        await asyncio.shield(asyncio.create_task(self._change(lambda: work(*args, **kwargs))))

    async def _change(self, work: Callable[[], Snapshot]) -> None:
        async with self._lock:
            before = self._table.snapshot
            try:
                await self._threads.store(work)
            finally:
                if self._table.snapshot is not before:
                    self._stirred.set()
                    for line in self._lines:
                        line.show(self._table.snapshot)
        self._wake_bots()

    # ---- bots ------------------------------------------------------------------------

    @property
    def _bots_run(self) -> bool:
        return self._bots is not None and not self._bots.done()

    @property
    def _deserted(self) -> bool:
        """Whether somebody should have a say and is not here: nobody goes on without them."""
        return self._table.patient and not self._lines

    def _wake_bots(self) -> None:
        if self._table.snapshot.questions and not self._bots_run:
            self._bots = asyncio.create_task(self._run_bots())

    async def _run_bots(self) -> None:
        """Let bots decide until only people have something to decide, or the hand is over."""
        try:
            while (now := self._table.snapshot).questions and not self._deserted:
                with suppress(Stale):  # somebody was faster: the next question is newer
                    if not await self._ask_all(now.questions) and now is self._table.snapshot:
                        return
        except Exception as error:
            log_fault(f"table {self._table.row.id}, bots", error)
            for line in self._lines:
                line.say(refused("server", OUR_FAULT))

    async def _ask_all(self, questions: tuple[Question, ...]) -> bool:
        """Whether one of the bots has decided something."""
        for question in questions:
            if await self._ask(question):
                return True
        return False

    async def _ask(self, question: Question) -> bool:
        try:
            return await self._decide(question, question.bot)
        except Stale:
            raise
        except Exception as error:
            log_fault(f"table {self._table.row.id}, bot {question.bot}", error)
        return not question.out_of_turn and await self._decide(question, FALLBACK_BOT)

    async def _decide(self, question: Question, bot: str) -> bool:
        text = await self._threads.bot(tables.answer, question, bot)
        if text is None:
            return False
        await self._wait_for_people(question.ply)
        await self._do(self._table.decide, question.ply, question.seat, text)
        return True

    async def _wait_for_people(self, ply: int) -> None:
        """Leave people the time to look at what has been decided last, and to speak.

        Raises Stale where they have spoken, or are not here.
        """
        if not self._table.patient:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self._seen < ply == self._table.snapshot.ply and self._lines:
                    self._stirred.clear()
                    await self._stirred.wait()
        if self._deserted or self._table.snapshot.ply != ply:
            raise Stale


def _why(view: View, cards: list[str]) -> tuple[list[str], Reason | None]:
    """Why these cards cannot be chosen; where they can, the actions."""
    reason = tables.why_not(view, cards)
    return ([], reason) if reason else (view.matching(cards), None)


class Rooms:
    """The tables in memory, the one used last at the end."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.threads = Threads()
        self.reviews = Reviews(store)
        self._turns: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    async def get(self, table_id: str, person: str) -> Room | None:
        """A person's table; None where there is none, or it is another person's."""
        room = self._rooms.get(table_id)
        if room is None:
            room = await self._load(table_id, person)
        if room is None or not room.belongs_to(person):
            return None
        self._rooms.move_to_end(table_id)
        return room

    async def _load(self, table_id: str, person: str) -> Room | None:
        row = await self.threads.store(self.store.table, table_id)
        if row is None or row.owner != person:
            return None
        table = await self.threads.store(Table, self.store, row)
        # Another line may have loaded it meanwhile: there is one room for a table.
        room = self._rooms.setdefault(table_id, Room(table, self.threads))
        for old_id, old in list(self._rooms.items())[: max(0, len(self._rooms) - MAX_ROOMS)]:
            if old.idle and old is not room:
                del self._rooms[old_id]
        return room

    async def review(
        self, person: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Weigh something for a person: one thing at a time, however much they ask for."""
        async with self._turn_of(person, "review"):
            return await self.threads.review(work, *args, **kwargs)

    async def look_up(
        self, person: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What takes no thinking, one thing at a time too: it waits for nobody's review."""
        async with self._turn_of(person, "look up"):
            return await self.threads.look_up(work, *args, **kwargs)

    def _turn_of(self, person: str, what: str) -> asyncio.Lock:
        return self._turns.setdefault((person, what), asyncio.Lock())

    async def close(self) -> None:
        """Stop everything."""
        for room in self._rooms.values():
            await room.close()


async def talk(socket: WebSocket, rooms: Rooms, table_id: str, person: str) -> None:
    """A socket from its opening to its end."""
    await socket.accept()
    line = Line(socket)
    try:
        room = await rooms.get(table_id, person)
    except Exception as error:
        log_fault(f"table {table_id!r}", error)
        line.say(refused("server", Reason("", "server-table-damaged")))
        return await line.close(CLOSED_FAULT)
    if room is None:
        line.say(refused("message", Reason("", "server-table-unknown")))
        return await line.close(CLOSED_UNKNOWN)
    if not room.enter(line):
        line.say(refused("message", Reason("", "server-table-full")))
        return await line.close(CLOSED_FULL)
    tasks = [
        asyncio.create_task(line.write()),
        asyncio.create_task(_listen(socket, room, line)),
        asyncio.create_task(line.slow.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(line)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    with suppress(Exception):  # it may be closed already
        await socket.close(CLOSED_SLOW)


async def _listen(socket: WebSocket, room: Room, line: Line) -> None:
    """Hear a line's messages, one after the other."""
    try:
        await room.start(line)
    except Exception as error:
        log_fault("a table could not be shown", error)
        return line.say(refused("server", OUR_FAULT))
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await room.hear(line, message.get("text"))
