"""Live tables: the sockets that look at a table, and the bots that go on by themselves.

A `LiveTable` is a table in memory with its lines (open sockets). Whoever decides,
person or bot, waits for the room's lock, and the work is done in a worker
thread; bots think outside the lock, on a view, and their decision then comes in
by the same door. Messages to a line stand in a queue of its own, so that a slow
reader holds up nobody.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from functools import partial
from random import uniform
from time import monotonic
from typing import Any, NamedTuple, ParamSpec, TypeAlias

from pydantic import TypeAdapter, ValidationError

from clubsuit.errors import ClubsuitError, Reason
from clubsuit.games.state import ONLOOKER
from clubsuit.server.cluster.peers import Peers
from clubsuit.server.live.absences import Absences
from clubsuit.server.live.chat import Chat, Talk, talk_text
from clubsuit.server.live.coach import Coach, Decided, costly, decided
from clubsuit.server.live.connections import Worth
from clubsuit.server.live.deliveries import Answer, Deliveries
from clubsuit.server.live.idle import Idle, Patience
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.live.timers import Alarms, Here
from clubsuit.server.live.warming import Warming
from clubsuit.server.notify import subscriptions
from clubsuit.server.notify.calls import Calls
from clubsuit.server.notify.pushes import Call, Pushes
from clubsuit.server.ops import metrics, rate_limits
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.ops.error_log import StorageFault, log_fault, logger, without_keys
from clubsuit.server.ops.rate_limits import TooOften, limit
from clubsuit.server.ops.threads import Threads
from clubsuit.server.people import former
from clubsuit.server.people.tokens import alias
from clubsuit.server.settings import DEFAULT, Limits
from clubsuit.server.storage.store import DEALER, GONE, Lease, LeaseLost, now, seconds
from clubsuit.server.table import choosing, hints, refusals, snapshot
from clubsuit.server.table.presence import Cause
from clubsuit.server.table.refusals import Several, Stale, onlooker
from clubsuit.server.table.snapshot import Question, Snapshot
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import (
    Act,
    Again,
    Choose,
    ClientMessage,
    Coached,
    Continue,
    Got,
    Heard,
    Hint,
    Hold,
    Match,
    Next,
    Numbered,
    OwnPromise,
    OwnString,
    Ping,
    Propose,
    Rest,
    Rise,
    Say,
    Seen,
    Show,
    Sit,
    Start,
    StillHere,
    Vote,
    Why,
)
from clubsuit.server.wire.serialize import (
    OUR_FAULT,
    PONG,
    Hinted,
    absent,
    advice,
    chat,
    clocks,
    done,
    kind_of,
    matches,
    reason_of,
    refused,
    remark,
    warming,
)
from clubsuit.view import View

MAX_MESSAGE = 4096
"""Characters of a message to the socket; what the page sends is far shorter."""


WINDOWS_OF_PERSON = 8
"""Open windows of one person on one table,"""
ONLOOKERS = 32
"""and of all who only look on; who sits there always gets in."""


GRACE = 120.0
"""Seconds after which a bot plays on for a person who is not here while others are."""
RELOADS_S = 3.0
"""Seconds after which the others can have the bot play on at once: a page may only be reloading."""
UNHEARD_S = 10.0
"""Seconds after which a person who is gone has no vote on proposals of `OF_THOSE_HERE`."""

STRINGS_WITHIN = 15.0
"""Seconds in which the promises, and then the strings, for the first deal should come."""

PATIENCE = 60.0
"""Seconds that bots wait, where people may speak out of turn, for a page to have shown a view."""

ANSWER_S = 0.5, 1.0
"""With several people at the table a bot's decision comes after a time drawn between these, and
so tells nobody how much it had to think about: the slowest level takes a fifth of a second."""


CLOSED_CROWDED = 4423
CLOSED_FULL = 4429
CLOSED_AGAIN = 1012
"""Reasons for closing a socket; from 4000 on, connecting again cannot help."""


P = ParamSpec("P")

FALLBACK_BOT = "rule"
"""Decides in the place of a bot that fails."""

RETRY_FIRST = 0.1
RETRY_LAST = 5.0
"""Seconds until something is stored that could not be: at first, and after many tries."""


Told: TypeAlias = (
    Act
    | Choose
    | Next
    | Match
    | Why
    | Hint
    | OwnString
    | OwnPromise
    | Seen
    | Sit
    | Hold
    | Rise
    | StillHere
    | Continue
    | Show
    | Start
    | Propose
    | Vote
    | Say
    | Again
    | Got
    | Rest
    | Coached
    | Heard
    | Ping
)

BY_ITSELF = (Seen, Again, Coached, Hold, OwnPromise, OwnString, Ping)
"""Messages that a page sends without its player, some of them on each new line."""

_client_message: TypeAdapter[Told] = TypeAdapter(ClientMessage)


class Full(NamedTuple):
    """Why there is no room for another line: the message, and how the socket closes."""

    key: str
    code: int


class LiveTable:
    """A table and the lines to it."""

    def __init__(
        self,
        table: Table,
        threads: Threads,
        warming: Warming,
        peers: Peers | None = None,
        pushes: Pushes | None = None,
        limits: Limits = DEFAULT,
    ) -> None:
        """peers: the other processes; None: there are none, here nobody asks for a lease.
        pushes: sends calls to people who are not here; None: nothing does."""
        self.name = table.row.id
        self._table = table
        self._peers = peers
        self._runs = peers is None
        """Whether bots and clocks run by this process."""
        self._lease: Lease | None = None
        self._elsewhere: frozenset[str] = frozenset()
        """People who are here by way of other processes."""
        self._threads = threads
        self._warming = warming
        self._lock = asyncio.Lock()
        self._lines: set[TableSocket] = set()
        self._address = ""
        """Address of the people who play here or played last; before that, of the first line."""
        self._chat = Chat()
        self._deliveries = Deliveries()
        self._coach = Coach()
        self._advised: tuple[View, Hinted] | None = None
        """The hint that was given last, and the view that it was given for."""
        self._gone = Absences()
        self._seen: dict[str, int] = {}
        """By player the newest ply that a page of theirs has shown long enough,"""
        self._stirred = asyncio.Event()
        """set when that, the lines or the table may have changed."""
        self._left: set[asyncio.Task[None]] = set()
        """Changes that continue after the client that asked for them has gone."""
        self._bots: asyncio.Task[None] | None = None
        self._absences: dict[int, asyncio.Task[None]] = {}
        """By seat: what waits for a person who is not here,"""
        self._returns: dict[int, asyncio.Task[None]] = {}
        """and what stores that they are;"""
        self._waiting: asyncio.Task[None] | None = None
        """and for the strings of the first deal."""
        self._settling: asyncio.Task[None] | None = None
        """Waits until a proposal needs no vote of people who are gone, and carries it out."""
        self._patience = Patience(limits.idle, limits.idle_answer)
        works = table.ask_still, table.give_up
        self._idle = Idle(self._patience, self._insist, works, self._watch_idle)
        self._known_idle: dict[int, bool] = {}
        """Seats of players who do nothing, as all lines were told last; True: a bot plays for them.
        """
        self._alarms = Alarms(table, self._insist, self.watch_clock)
        self._pushes = pushes
        self._calls = Calls(self._call, lambda: self._runs, table.snapshot.asked)

    @property
    def idle(self) -> bool:
        """Whether nobody looks at the table and nothing happens there."""
        waits = self._absences or (self._waiting and not self._waiting.done())
        waits = waits or self._alarms.on or self._calls.on or self._idle.on
        return not self._lines and not self._lock.locked() and not self._bots_run and not waits

    @property
    def table(self) -> Table:
        """The table; only what never changes by itself may be read while others work on it."""
        return self._table

    @property
    def people_here(self) -> frozenset[str]:
        """People with a line of this process."""
        return frozenset(line.person for line in self._lines)

    def stand(self, lease: Lease | None, elsewhere: frozenset[str]) -> None:
        """Take in who lets the table run, and who is here by way of other processes."""
        news = (lease, elsewhere) != (self._lease, self._elsewhere)
        self._lease, self._elsewhere = lease, elsewhere
        self._runs = lease is not None
        self._watch_calls(elsewhere)
        self._calls.settle()
        if not news:
            return
        self._watch_seats()
        self._watch_idle()
        self._wait_for_strings()
        self._wake_bots()
        self.watch_clock()

    @property
    def newest(self) -> int:
        """The number of the newest decision that is known here."""
        return self._table.snapshot.ply

    async def hear_of(self, number: int) -> None:
        """There is a decision of this number: another process may have stored it."""
        if number <= self.newest:
            return
        try:
            await self._do(self._table.catch_up)
        except Exception as error:
            log_fault(f"table {self.name}, news", error)

    def may_be_seen_by(self, person: str) -> bool:
        """Whether the person with this hash may look at the table."""
        return self._table.row.may_see(person)

    def _seat(self, line: TableSocket) -> int:
        """Return the seat of a line's person, or ONLOOKER."""
        return self._seat_in(self._table.snapshot, line)

    def _seat_in(self, snapshot: Snapshot, line: TableSocket) -> int:
        """Return the seat that a line's person had in this snapshot, or ONLOOKER.

        The table's row may be newer already: then another person's view would be shown.
        """
        seats = snapshot.seats_of(line.person)
        if line.at in seats:
            return line.at
        return seats[0] if seats else ONLOOKER

    def _view_of(self, line: TableSocket) -> View:
        """Return what a line's person sees."""
        snapshot = self._table.snapshot
        return snapshot.views[self._seat_in(snapshot, line)]

    def _show(self, line: TableSocket, again: bool = False) -> None:
        if not self.may_be_seen_by(line.person):
            return line.slow.set()  # it was theirs: the socket closes
        snapshot = self._table.snapshot
        seat = self._seat_in(snapshot, line)
        if seat == ONLOOKER != line.seat:
            self._in_background(self._part(line))
        if seat in snapshot.texts:  # else the next snapshot has it
            line.show(snapshot, seat, again)

    async def _part(self, line: TableSocket) -> None:
        """Close a line that has lost its seat if its browser is another person now.

        The page connects again: with its new cookie it has the seat, or it is told why not.
        """
        if await self._threads.store(former.why, self._table.store, line.browser):
            line.code = CLOSED_AGAIN
            line.slow.set()

    def _show_all(self) -> None:
        """Show all what is new; one to whom it cannot be shown loses their line, nobody else."""
        for line in self._lines:
            try:
                self._show(line)
            except Exception as error:
                log_fault(f"table {self.name}, a line", error)
                line.slow.set()

    def enter(self, line: TableSocket) -> Full | None:
        """Take in a line; or say why there is no room for it."""
        self._replace_line(line)
        # Who has sent no cookie is nobody in particular: several of them are not one person.
        if line.person and self._count(lambda one: one.person == line.person) >= WINDOWS_OF_PERSON:
            return Full("server-table-full", CLOSED_FULL)
        if self._seat(line) == ONLOOKER and self._count(self._looks_on) >= ONLOOKERS:
            return Full("server-table-crowded", CLOSED_CROWDED)
        self._lines.add(line)
        self._address = self._address or line.asker.address
        metrics.LINES.inc()
        if self._peers:
            self._peers.wake()
        return None

    def _replace_line(self, line: TableSocket) -> None:
        """Close the line that this page had before: the page has given it up, though it may look
        open from here for a while."""
        for old in self._lines:
            if line.page and line.person and (old.person, old.page) == (line.person, line.page):
                old.slow.set()

    def _count(self, which: Callable[[TableSocket], bool]) -> int:
        return sum(which(line) for line in self._lines if not line.slow.is_set())

    def _looks_on(self, line: TableSocket) -> bool:
        return self._seat(line) == ONLOOKER

    def worth(self, line: TableSocket) -> Worth:
        """Return what the line is worth when there are too many connections."""
        if self._looks_on(line):
            return Worth.WATCHING
        return Worth.BUSY if self._table.plays else Worth.SITTING

    def leave(self, line: TableSocket) -> None:
        """The line is closed."""
        self._lines.discard(line)
        metrics.LINES.dec()
        if line.coached:
            self._coach.end()
        self._stirred.set()
        self._watch_seats()
        self._watch_idle()
        if line.lost:
            self._calls.lost(line.person)
        self._watch_calls()
        self.watch_clock()

    async def start(self, line: TableSocket) -> None:
        """Show the table to a line that has come in, and let bots go on where they were stopped."""
        if self._warming.on:
            line.say(warming(self._warming.state))
        if len(self._lines) == 1:
            self.ask_for_talk()
        await self._do(self._table.catch_up)  # the line may have seen more by another process
        for seat in self._table.row.seats_of(line.person):
            if self._is_back(seat):
                await self._do(self._table.stand_in, seat, False)
        self._show(line)
        await self._note_back(line)
        if self._chat.lines:
            line.say(chat(self._chat.lines, whole=True))
        self._watch_seats()
        self._watch_idle()
        if self._gone or self._known_idle:
            line.say(self._absent)
        if self._table.snapshot.clocks:
            line.say(self._time)
        self._wake_bots()
        self.watch_clock()

    async def rematch(self, seat: int) -> None:
        """Let all be told of a table for another game; somebody else may have asked just now."""
        with suppress(Stale):
            await self._do(self._table.play_again, seat)
        await self._do(self._table.catch_up)

    async def take_in(self, person: str, name: str, program: bool) -> None:
        """Somebody who plays with whoever comes takes a free seat. Raises TurnError or Stale."""
        await self._do(self._table.join, person, name, program)

    async def look_again(self) -> None:
        """Take in what has come to the table by another door than its lines."""
        await self._insist(self._table.catch_up)

    async def vanish(self) -> None:
        """The table has been removed."""
        await self.close()
        self.hang_up()

    def hang_up(self, person: str | None = None) -> None:
        """Close the lines of a person, or of all."""
        for line in self._lines:
            if person in (None, line.person):
                line.slow.set()

    def warmed(self) -> None:
        """The rules are compiled now, or cannot be."""
        for line in self._lines:
            line.say(warming(self._warming.state))

    async def hear(self, line: TableSocket, text: str | None) -> None:
        """Answer a message; whatever is wrong with it is said, and changes nothing."""
        if text is None or len(text) > MAX_MESSAGE:
            key = "server-message-junk" if text is None else "server-message-big"
            return line.say(refused("message", Reason("", key)))
        try:
            message = _client_message.validate_json(text, strict=True)
        except ValidationError:
            return line.say(refused("message", Reason("", "server-message-junk")))
        if not isinstance(message, BY_ITSELF):
            await self._note_presence(line)
        if isinstance(message, Seen):
            if not self._table.row.seats_of(line.person):
                return None
            self._seen[line.person] = max(self._seen.get(line.person, -1), message.ply)
            return self._stirred.set()
        if isinstance(message, Hold):
            line.at = message.seat  # where another person sits nothing comes of it
            return self._show(line, again=True)
        if isinstance(message, Again):
            if line.differs():
                metrics.MISMATCHES.inc()
                logger.warning("%s: a page had another view", without_keys(f"table {self.name}"))
            return self._show(line, again=True)
        if isinstance(message, (Coached, Heard)):
            return self._hear_of_coach(line, message)
        if isinstance(message, (Match, Why)):
            return await self._explain(line, message)
        if isinstance(message, Hint):
            return await self._advise(line, message)
        if isinstance(message, Ping):
            return line.say(PONG)
        if not isinstance(message, Numbered) or message.n is None or not line.page:
            return self._answer(line, await self._obey(line, message))
        page, work = (line.person, line.page), partial(self._obey, line, message)
        answer = await self._deliveries.once(page, message.n, work)
        try:
            self._answer(line, answer)
        finally:
            line.say(done(message.n))

    def _answer(self, line: TableSocket, answer: Answer) -> None:
        for text in answer.texts:
            line.say(text)
        if answer.shows:
            self._show(line, again=True)

    async def _obey(self, line: TableSocket, message: Told) -> Answer:
        """Do what a person asks for; return why it is refused, if it is."""
        number = message.n if isinstance(message, Numbered) else None
        try:
            if isinstance(message, Say):
                self._say(line, message)
            elif isinstance(message, (Act, Choose)):
                await self._decide_for(line, message)
            else:
                await self._go_on(line, message)
                self._coach.end()  # whatever it was, it answers a remark
        except Several as several:
            assert isinstance(message, Choose)
            return Answer((matches(message.id, several.actions, None),))
        except Stale:
            text = refused("stale", Reason("", _stale(message)), number)
        except ClubsuitError as error:
            text = refused(kind_of(error), reason_of(error), number)
        except Exception as error:
            log_fault(f"table {self._table.row.id}", error)
            text = refused("server", OUR_FAULT, number)
        else:
            return Answer()
        return Answer((text,), shows=not isinstance(message, Say))

    def _hear_of_coach(self, line: TableSocket, message: Coached | Heard) -> None:
        """A remark has been read, or none (or some) are wanted; not by who only looks on."""
        if self._seat(line) == ONLOOKER:
            return
        if isinstance(message, Coached):
            line.coached = message.on
        self._coach.end()

    async def close(self) -> None:
        """Stop the bots; what is being stored gets there."""
        self._coach.end()
        waits = *self._absences.values(), *self._returns.values()
        for task in (self._bots, self._waiting, self._settling, *waits):
            if task:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        self._calls.watch({}, set())
        await self._alarms.close()
        await self._idle.close()
        async with self._lock:
            pass

    async def _explain(self, line: TableSocket, message: Match | Why) -> None:
        work = choosing.matching if isinstance(message, Match) else _why
        try:
            view = self._view_of(line)
            actions, reason = await self._threads.store(work, view, message.cards)
        except ClubsuitError as error:
            actions, reason = [], reason_of(error)
        except Exception as error:
            log_fault(f"table {self._table.row.id}", error)
            return line.say(refused("server", OUR_FAULT))
        line.say(matches(message.id, actions, reason))

    def _say(self, line: TableSocket, message: Say) -> None:
        """Let all read what a player says. Raises TurnError or NotationError."""
        row, seat = self._table.row, self._seat(line)
        if seat == ONLOOKER:
            raise onlooker()
        who, words = alias(line.person, row.id), (message.text, message.phrase)
        if message.again and self._chat.has_heard(who, *words):
            return
        _check_often(line)
        told = self._chat.say(who, seat, row.seats[seat].name, *words)
        for one in self._lines:
            one.say(chat([told]))
        self._tell_peers([told])

    def ask_for_talk(self) -> None:
        """Ask the other processes for what players have said, and tell them what is known here."""
        self._tell_peers(self._chat.lines, asks=True)

    def hear_talk(self, text: str) -> None:
        """Players have said something by way of another process; or it asks what they have said."""
        try:
            new, missing = self._chat.hear(Talk.model_validate_json(text, strict=True))
        except ValidationError as error:
            return log_fault(f"table {self.name}, chat", error)
        if missing:
            self._tell_peers(missing)
        if new:
            told = chat(self._chat.lines, whole=True)
            for one in self._lines:
                one.say(told)

    def _tell_peers(self, lines: Iterable[dict[str, Any]], asks: bool = False) -> None:
        if self._peers:
            self._peers.talk(self.name, talk_text(lines, asks))

    async def _advise(self, line: TableSocket, message: Hint) -> None:
        allowed = self._table.gives_hints
        if allowed and self._warming.on:
            refusal = Hinted(Reason("", self._warming.refusal))
            return line.say(advice(message.id, refusal))
        try:
            view = self._view_of(line)
            told = await self._threads.hint(line.asker, self._hint, view, allowed)
        except Exception as error:
            log_fault(f"table {self._table.row.id}, hint", error)
            return line.say(refused("server", OUR_FAULT))
        line.say(advice(message.id, told))

    def _hint(self, view: View, allowed: bool) -> Hinted:
        """The same question gets the same answer: another search might like another choice."""
        advised = self._advised  # read once: another thread may replace it
        if advised and advised[0] is view:
            return advised[1]
        told = hints.hint(view, allowed)
        self._advised = view, told
        return told

    async def _go_on(self, line: TableSocket, message: Told) -> None:
        table = self._table
        if isinstance(message, (Sit, Rise, Show, Propose, Vote, Continue)):
            _check_often(line)
        if isinstance(message, Sit):
            sits = line.person, message.seat, message.name, line.program, message.beside
            return await self._do(table.sit, *sits)
        seat = self._seat(line)
        if seat == ONLOOKER:
            raise onlooker()
        who = line.person, seat
        if isinstance(message, Rise):
            await self._do_for(who, table.rise, *who)
        elif isinstance(message, Start):
            await self._do_for(who, table.start, line.person)
        elif isinstance(message, Show):
            await self._do_for(who, table.show, seat, message.on)
        elif isinstance(message, Propose):
            ply = message.ply if message.again else None
            about = message.kind, message.of, message.clock, self._unheard, ply
            await self._do_for(who, table.propose, seat, *about)
        elif isinstance(message, Vote):
            about_it = message.number, message.agrees, self._unheard
            await self._do_for(who, table.vote, seat, *about_it)
        elif isinstance(message, Continue):
            self._check_gone(message.seat)
            await self._do_for(who, table.stand_in, message.seat, True)
        elif isinstance(message, OwnPromise):
            await self._do_for(who, table.promise, seat, message.hash)
        elif isinstance(message, OwnString):
            await self._do_for(who, table.add_string, seat, message.string)
        elif isinstance(message, Next):
            work = partial(table.deal, message.ply)
            await self._do_once(who, message, DEALER, (), work)
        elif isinstance(message, Rest):
            work = partial(table.take_rest, message.ply, seat)
            await self._do_once(who, message, seat, (), work)
        elif isinstance(message, Got):
            await self._do_for(who, table.got, message.step)

    async def _decide_for(self, line: TableSocket, message: Act | Choose) -> None:
        """A person decides; where they want to be told of costly choices, this one is looked at."""
        snapshot = self._table.snapshot
        seat = self._seat_in(snapshot, line)
        if seat == ONLOOKER:
            raise onlooker()
        coached = line.coached and self._table.row.gives_hints and not self._warming.on
        before, who = snapshot.views[seat], (line.person, seat)
        if coached:
            self._coach.begin()
        try:
            if isinstance(message, Act):
                words = message.action.split()
                work = partial(self._table.decide, message.ply, seat, message.action)
            else:
                words = message.cards
                work = partial(self._table.choose, message.ply, seat, message.cards)
            await self._do_once(who, message, seat, words, work)
        except BaseException:
            self._coach.end()
            raise
        if coached:
            now = self._table.snapshot
            self._coach.look(self._remark(line, decided(before, now.views[seat], now.ply)))

    async def _remark(self, line: TableSocket, choice: Decided | None) -> bool:
        """Tell of a costly choice; whether there was something to tell."""
        if choice is None or not self._coach.may_remark(choice):
            return False
        try:
            known = await self._threads.hint(line.asker, costly, choice.view, choice.text)
        except Exception as error:
            log_fault(f"table {self.name}, coach", error)
            return False
        if known:
            self._coach.remarked(choice)
            line.say(remark(choice.ply, known))
        return known is not None

    async def _do(self, work: Callable[P, Snapshot], *args: P.args, **kwargs: P.kwargs) -> None:
        """Change the table, and show all lines what came of it."""
        task = asyncio.create_task(self._change(lambda: work(*args, **kwargs)))
        try:
            # Shielded: a socket that closes must not release the lock while a thread works.
            await asyncio.shield(task)
        except asyncio.CancelledError:
            self._left.add(task)
            task.add_done_callback(self._done_alone)
            raise

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._left.add(task)
        task.add_done_callback(self._done_alone)

    def _done_alone(self, task: "asyncio.Task[None]") -> None:
        """Log the error of a change that no client waits for any more."""
        self._left.discard(task)
        error = None if task.cancelled() else task.exception()
        if error and not isinstance(error, (ClubsuitError, Several, Stale, LeaseLost)):
            log_fault(f"table {self.name}", error)

    async def _do_for(
        self, who: tuple[str, int], work: Callable[P, Snapshot], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """As `_do`, for a player: who has the seat now may not have it when it is their turn to
        change the table."""
        await self._do(self._table.by, *who, lambda: work(*args, **kwargs))

    async def _do_once(
        self,
        who: tuple[str, int],
        message: Act | Choose | Next | Rest,
        seat: int,
        words: Sequence[str],
        work: Callable[[], Snapshot],
    ) -> None:
        """As `_do_for`, for a message that may have been carried out before if it is sent again
        (see `Table.again`)."""
        if message.again:
            work = partial(self._table.again, message.ply, seat, words, work)
        await self._do_for(who, work)

    async def _insist(self, work: Callable[P, Snapshot], *args: P.args, **kwargs: P.kwargs) -> None:
        """As `_do`, for what follows from time alone; where it cannot be stored now, again later:
        there is nobody to ask again. Raises Stale too where another process lets the table run.
        """
        pause = RETRY_FIRST
        while True:
            try:
                lease = self._lease
                return await self._do(self._table.under, lease, lambda: work(*args, **kwargs))
            except LeaseLost:
                if self._lease == lease:  # else there is a newer one already, and it goes on
                    self._runs = False
                raise Stale from None
            except StorageFault as error:
                if pause == RETRY_FIRST:
                    self._lament("storage", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, RETRY_LAST)

    def _lament(self, what: str, error: Exception) -> None:
        log_fault(f"table {self._table.row.id}, {what}", error)
        for line in self._lines:
            line.say(refused("server", OUR_FAULT))

    async def _change(self, work: Callable[[], Snapshot]) -> None:
        async with self._lock:
            before, done = self._table.snapshot, False
            try:
                await self._threads.store(work)
                done = True
            finally:
                news = self._table.snapshot is not before
                if news:
                    self._stirred.set()
                    self._show_all()
                    self._tell_time()
                if news or done:  # what was refused may have brought news of other processes
                    self._go_on_by_itself()

    def _go_on_by_itself(self) -> None:
        """Begin, or end, what follows from how the table is now without that anybody asks."""
        self._wake_bots()
        self._watch_seats()
        self._watch_idle()
        self._watch_calls()
        self._wait_for_strings()
        self.watch_clock()

    # ---- who is here -------------------------------------------------------------------

    def _watch_seats(self) -> None:
        """Let a bot play on, after a while, for players who are not here while others are; and
        carry out a proposal that only they have not answered."""
        row = self._table.row
        if row.open and row.pace != "days":
            self._watch_gone(self._who_is_gone())
        self._watch_votes()

    def _watch_gone(self, gone: set[int]) -> None:
        if self._gone.note(gone):
            self._tell_absent()
        if self._table.over:
            return
        for number in range(len(self._table.row.seats)):
            misses = self._runs and number in gone
            task = self._absences.get(number)
            if misses and task is None and not self._table.is_away(number):
                self._absences[number] = asyncio.create_task(self._stand_in(number))
            elif not misses and task is not None:
                del self._absences[number]
                task.cancel()
        self._welcome()

    def _welcome(self) -> None:
        """Nobody is away who is here: they may have come while it was being stored that they are
        gone."""
        for seat, one in enumerate(self._table.row.seats):
            here = self._is_back(seat) and one.person in self.people_here
            if here and seat not in self._returns:
                self._returns[seat] = asyncio.create_task(self._return(seat))

    async def _return(self, seat: int) -> None:
        try:
            await self._do(self._table.stand_in, seat, False)
        except Exception as error:  # with what happens next at the table it is tried again
            log_fault(f"table {self.name}, seat {seat}", error)
        finally:
            del self._returns[seat]

    def _who_is_gone(self) -> set[int]:
        """The seats of people who are not here while others are."""
        seats, people = self._table.row.seats, self.people_here | self._elsewhere
        here = {n for n, seat in enumerate(seats) if seat.person in people}
        if not any(map(self._is_awake, here)) or self._table.over:
            return set()
        return {n for n, seat in enumerate(seats) if seat.person and n not in here}

    def _is_awake(self, seat: int) -> bool:
        return not self._table.is_silent(seat)

    def _is_back(self, seat: int) -> bool:
        """Return whether a player who is away has their seat again once they have a line. Players
        who did not answer do not: their page may have connected by itself."""
        return self._table.is_away(seat) and self._is_awake(seat)

    def _tell_absent(self) -> None:
        for line in self._lines:
            line.say(self._absent)

    @property
    def _absent(self) -> str:
        gone = self._gone.told(GRACE, self._table.is_away)
        known = {one["seat"] for one in gone}
        return absent(gone + [self._idle_told(n) for n in sorted(self._known_idle.keys() - known)])

    def _idle_told(self, seat: int) -> dict[str, Any]:
        waited, left = self._patience.told(self._table.row.seats[seat].person or "")
        return {"seat": seat, "gone_s": waited, "left_s": left, "idle": True}

    def _check_gone(self, seat: int) -> None:
        """Raise TurnError unless this seat's player has been gone for a few seconds."""
        if not self._table.plays or seat not in self._who_is_gone():
            raise refusals.not_now("server-continue-here")
        if seat not in self._gone.lasting(RELOADS_S):
            raise refusals.not_now("server-continue-soon")

    # ---- who does nothing ----------------------------------------------------------------

    def _watch_idle(self) -> None:
        """Ask players who are waited for, after a while, and tell all who does not answer."""
        snapshot = self._table.snapshot
        awake = {one for one in self._players_here if one not in snapshot.silent}
        on = {one for one in snapshot.waited if one in awake and len(awake) > 1}
        self._patience.note(snapshot.waited, on, snapshot.silent)
        self._idle.watch(self._runs)
        asked = {person for person, one in snapshot.waited.items() if one.asked}
        idle = {
            seat: person in snapshot.silent
            for person in asked | snapshot.silent
            for seat in snapshot.seats_of(person)
        }
        if idle != self._known_idle:
            self._known_idle = idle
            self._tell_absent()

    async def _note_presence(self, line: TableSocket) -> None:
        """Take a message as an answer if this line's person was asked whether they are there."""
        snapshot = self._table.snapshot
        if not snapshot.seats_of(line.person):
            return
        self._patience.heard(line.person)
        waited = snapshot.waited.get(line.person)
        if line.person not in snapshot.silent and not (waited and waited.asked):
            return
        try:
            await self._do(self._table.answer_still, line.person)
        except Exception as error:
            log_fault(f"table {self.name}, an answer", error)
            line.say(refused("server", OUR_FAULT))
        self._watch_idle()

    # ---- votes ---------------------------------------------------------------------------

    @property
    def _unheard(self) -> set[int]:
        """Seats of people who have been gone for so long that nobody waits for their votes."""
        return self._gone.lasting(UNHEARD_S)

    def _watch_votes(self) -> None:
        """Carry out a proposal, now or soon, if all who have not answered are gone."""
        runs = self._settling is not None and not self._settling.done()
        if self._runs and not runs and self._table.is_settled(self._gone.lasting(0.0)):
            self._settling = asyncio.create_task(self._settle())

    async def _settle(self) -> None:
        try:
            while self._runs and self._table.is_settled(self._gone.lasting(0.0)):
                if self._table.is_settled(self._unheard):
                    return await self._insist(self._table.settle, self._unheard)
                await asyncio.sleep(UNHEARD_S / 10)
        except Stale:
            pass  # somebody was faster
        except Exception as error:
            log_fault(f"table {self.name}, a vote", error)

    async def _stand_in(self, seat: int) -> None:
        await asyncio.sleep(GRACE)
        del self._absences[seat]  # from here on nobody cancels it
        if seat not in self._who_is_gone():
            return
        try:
            await self._insist(self._table.stand_in, seat, True)
        except Stale:
            self._watch_seats()
        except Exception as error:
            log_fault(f"table {self._table.row.id}, seat {seat}", error)

    def _watch_calls(self, elsewhere: frozenset[str] = frozenset()) -> None:
        """Call, after a while, who is asked for something and was not here.

        elsewhere: who has just been seen by way of other processes; others there are seen soon.
        """
        if self._pushes:
            self._calls.watch(self._table.snapshot.asked, self.people_here | elsewhere)

    def _call(self, person: str, cause: Cause) -> None:
        if self._pushes:
            self._pushes.put(Call(self._table.row, person, cause))

    async def _note_back(self, line: TableSocket) -> None:
        """Who has been called is here, and may be called again."""
        self._watch_calls()
        if self._pushes and self._table.row.seats_of(line.person):
            store = self._pushes.store
            await self._threads.store(subscriptions.back, store, self.name, line.person)

    def _wait_for_strings(self) -> None:
        """Go on without what does not come in time."""
        if not self._runs or not self._table.row.open or not self._table.wanted:
            return  # one person alone may take their time
        if self._waiting is None or self._waiting.done():
            self._waiting = asyncio.create_task(self._wait_no_longer())

    async def _wait_no_longer(self) -> None:
        """Where nothing at all has come there is nothing to go on with: the first thing that comes
        begins the time anew."""
        while self._runs and (wanted := self._table.wanted):
            await asyncio.sleep(STRINGS_WITHIN)
            if not self._table.can_settle:
                return
            try:
                await self._insist(self._table.wait_no_longer, wanted)
            except Stale:
                pass  # somebody was faster
            except Exception as error:
                return log_fault(f"table {self.name}, strings", error)

    # ---- clocks ----------------------------------------------------------------------

    def call(self) -> None:
        """Look after the clock until the game waits for somebody who has time left."""
        self._alarms.call()

    def watch_clock(self) -> None:
        """Wait for what the clock brings about next, as things are now."""
        self._alarms.watch(Here(self._runs, bool(self._players_here), bool(self._lines)))

    def _tell_time(self) -> None:
        if self._table.snapshot.clocks:
            for line in self._lines:
                line.say(self._time)

    @property
    def _time(self) -> str:
        standing = self._table.snapshot.clocks
        return clocks(standing.told(seconds(now())) if standing else [])

    # ---- bots ------------------------------------------------------------------------

    @property
    def _bots_run(self) -> bool:
        return self._bots is not None and not self._bots.done()

    @property
    def _deserted(self) -> bool:
        """Whether somebody should have a say and is not here: nobody goes on without them."""
        return self._table.patient and not self._players_here

    def _wake_bots(self) -> None:
        if self._runs and self._table.snapshot.questions and not self._bots_run:
            self._bots = asyncio.create_task(self._run_bots())

    async def _run_bots(self) -> None:
        """Let bots decide until only people have something to decide, or the hand is over."""
        try:
            while self._runs and (now := self._table.snapshot).questions and not self._deserted:
                with suppress(Stale):  # somebody was faster: the next question is newer
                    if not await self._ask_all(now.questions) and now is self._table.snapshot:
                        return
        except Exception as error:
            self._lament("bots", error)

    async def _ask_all(self, questions: tuple[Question, ...]) -> bool:
        """Whether one of the bots has decided something."""
        for question in questions:
            if await self._ask(question):
                return True
        return False

    async def _ask(self, question: Question) -> bool:
        try:
            return await self._decide(question, self._warming.bot(question.bot))
        except (Stale, StorageFault):
            raise  # which is not the bot's fault
        except Exception as error:
            log_fault(f"table {self._table.row.id}, bot {question.bot}", error)
        return not question.out_of_turn and await self._decide(question, FALLBACK_BOT)

    async def _decide(self, question: Question, bot: str) -> bool:
        due = monotonic() + self._answer_time()
        with metrics.timed(metrics.THINKING.labels(bot).observe):
            text = await self._threads.bot(bot, self._asker, snapshot.answer, question, bot)
        if text is None:
            return False
        await asyncio.sleep(due - monotonic())
        await self._wait_for_people(question.ply)
        await self._coach.wait()
        await self._insist(self._table.decide, question.ply, question.seat, text, bot)
        return True

    @property
    def _asker(self) -> Asker:
        """The owner of the table, for whom its bots think, at the address of those who play there.

        The last address stays when its lines are closed. A table whose owner is gone counts as a
        person of its own.
        """
        owner = self._table.row.owner
        lines = [line for line in self._lines if line.person == owner]
        lines = lines or [line for line in self._lines if not self._looks_on(line)]
        if lines and self._address not in {line.asker.address for line in lines}:
            self._address = min(line.asker.address for line in lines)
        return Asker(self._address or self.name, self.name if owner == GONE else owner)

    def _answer_time(self) -> float:
        """Seconds after which a bot's decision may be seen. One person alone is not held up: what
        they learn of a bot helps nobody against a person."""
        return uniform(*ANSWER_S) if self._table.row.people > 1 else 0.0

    async def _wait_for_people(self, ply: int) -> None:
        """Leave people the time to look at what has been decided last, and to speak.

        Raises Stale where they have spoken, or are not here.
        """
        if not self._table.patient:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while ply == self._table.snapshot.ply and self._are_looking(ply):
                    self._stirred.clear()
                    await self._stirred.wait()
        if self._deserted or self._table.snapshot.ply != ply:
            raise Stale

    def _are_looking(self, ply: int) -> bool:
        """Whether one of the players who are here has not been shown this long enough. (What was
        shown by way of another process is not known here.)"""
        return any(self._seen.get(person, -1) < ply for person in self._players_here)

    @property
    def _players_here(self) -> set[str]:
        seated = {seat.person for seat in self._table.row.seats if seat.person}
        return seated & (self.people_here | self._elsewhere)


def _check_often(line: TableSocket) -> None:
    """Raise TurnError where this person has said or proposed a lot lately."""
    try:
        limit(rate_limits.EVENTS_OF_PERSON, "events", line.person)
    except TooOften:
        raise refusals.too_often() from None


def _stale(message: Told) -> str:
    """Return the key of the message for a stale one."""
    if not isinstance(message, Numbered) or not message.again:
        return "server-stale"
    return "server-decision-late" if isinstance(message, (Act, Choose)) else "server-sent-again"


def _why(view: View, cards: list[str]) -> tuple[list[str], Reason | None]:
    """Why these cards cannot be chosen; where they can, the actions."""
    reason = choosing.why_not(view, cards)
    return ([], reason) if reason else (view.matching(cards), None)
