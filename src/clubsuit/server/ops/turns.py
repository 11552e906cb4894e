"""Turns: the order of work if clients request more than the worker threads can do at once.

Addresses take turns, and so do the people at an address. An address may send many requests with
many cookies, but other addresses wait for at most one piece of its work. The number of pieces that
run at once for one address or person is limited too, so that some threads stay free.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from clubsuit.server.ops.addresses import Asker
from clubsuit.server.ops.rate_limits import TooOften

T = TypeVar("T")

AGAIN_S = 60
"""Seconds after which a refused client may try again."""


@dataclass(frozen=True)
class Kind:
    """A kind of work, and the maximum numbers of its pieces that run at once."""

    name: str
    slots: int
    """Maximum number of pieces at work, of all addresses."""
    of_address: int
    """Maximum number of pieces at work of one address."""
    of_person: int
    """Maximum number of pieces at work of one person."""
    thinks: bool = False
    """True if pieces of this kind count towards the limit `thinking` of `Turns`, which is shared by
    several kinds."""
    waiting: tuple[int, int] | None = None
    """Maximum numbers of waiting pieces of one address and of one person; None: no limit."""


class _Piece:
    """A piece of work that waits or is at work."""

    def __init__(self, kind: Kind, asker: Asker) -> None:
        self.kind, self.asker = kind, asker
        self.let_in: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.at_work = False

    def counted(self) -> Iterator[tuple[Any, int]]:
        """Yield the keys under which the piece counts while it is at work, with their limits."""
        kind, (address, _) = self.kind, self.asker
        yield kind.name, kind.slots
        yield (kind.name, address), kind.of_address
        yield (kind.name, self.asker), kind.of_person


class Turns:
    """All waiting and running pieces of work. Only the event loop uses this object."""

    def __init__(self, thinking: int) -> None:
        """thinking: maximum number of pieces of one address that are at work, counting all kinds
        that think."""
        self._thinking = thinking
        self._at_work: Counter[Any] = Counter()
        self._queued: Counter[Any] = Counter()
        self._lines: OrderedDict[str, OrderedDict[str, deque[_Piece]]] = OrderedDict()
        """Waiting pieces by address, then by person. An address moves to the end when its work
        begins or ends, and so does a person within it."""

    async def do(self, kind: Kind, asker: Asker, work: Callable[[], Awaitable[T]]) -> T:
        """Do a piece of work when its turn has come. Raises TooOften if too many pieces wait.

        If the caller is cancelled, a piece at work still counts until its thread ends.
        """
        piece = _Piece(kind, asker)
        self._line_up(piece)
        self._let_in()
        try:
            await piece.let_in
            task = asyncio.ensure_future(work())
        except BaseException:
            self._leave(piece)
            raise
        task.add_done_callback(lambda _: self._leave(piece))
        task.add_done_callback(_retrieve)
        return await asyncio.shield(task)

    @contextmanager
    def waiting(self, kind: Kind, asker: Asker) -> Iterator[None]:
        """Count the block as a waiting piece. Raises TooOften if too many pieces wait."""
        self._add_queued(kind, asker)
        try:
            yield
        finally:
            self._remove_queued(kind, asker)

    def _line_up(self, piece: _Piece) -> None:
        self._add_queued(piece.kind, piece.asker)
        address, person = piece.asker
        people = self._lines.setdefault(address, OrderedDict())
        people.setdefault(person, deque()).append(piece)

    def _add_queued(self, kind: Kind, asker: Asker) -> None:
        of_address, of_person = (kind.name, asker.address), (kind.name, asker)
        if kind.waiting:
            max_of_address, max_of_person = kind.waiting
            queued = self._queued
            if queued[of_address] >= max_of_address or queued[of_person] >= max_of_person:
                raise TooOften("server-busy", AGAIN_S)
        self._queued.update((of_address, of_person))

    def _remove_queued(self, kind: Kind, asker: Asker) -> None:
        _add(self._queued, (kind.name, asker.address), -1)
        _add(self._queued, (kind.name, asker), -1)

    def _let_in(self) -> None:
        """Start the pieces whose turn it is, up to the limits."""
        while piece := next(filter(self._has_room, self._in_order()), None):
            self._move_to_end(piece.asker)
            self._remove(piece)
            piece.at_work = True
            self._count(piece, 1)
            if not piece.let_in.done():
                piece.let_in.set_result(None)

    def _move_to_end(self, asker: Asker) -> None:
        """Move the address, and within it the person, after all others that wait now."""
        if people := self._lines.get(asker.address):
            self._lines.move_to_end(asker.address)
            if asker.person in people:
                people.move_to_end(asker.person)

    def _in_order(self) -> Iterator[_Piece]:
        for address, people in self._lines.items():
            for line in people.values():
                for piece in line:
                    if not piece.kind.thinks or self._thinks(address) < self._thinking:
                        yield piece

    def _thinks(self, address: str) -> int:
        return self._at_work["thinks", address]

    def _has_room(self, piece: _Piece) -> bool:
        return all(self._at_work[key] < limit for key, limit in piece.counted())

    def _count(self, piece: _Piece, number: int) -> None:
        keys = [key for key, _ in piece.counted()]
        if piece.kind.thinks:
            keys.append(("thinks", piece.asker.address))
        for key in keys:
            _add(self._at_work, key, number)

    def _remove(self, piece: _Piece) -> None:
        """Remove a piece from the line in which it waits."""
        address, person = piece.asker
        people = self._lines[address]
        people[person].remove(piece)
        if not people[person]:
            del people[person]
        if not people:
            del self._lines[address]
        self._remove_queued(piece.kind, piece.asker)

    def _leave(self, piece: _Piece) -> None:
        """Remove a piece that is done or no longer wanted, and start others."""
        if piece.at_work:
            self._count(piece, -1)
            self._move_to_end(piece.asker)
        else:
            self._remove(piece)
        self._let_in()


def _add(counter: Counter[Any], key: Any, number: int) -> None:
    """Change a count; remove it at zero, since addresses and people come and go."""
    counter[key] += number
    if not counter[key]:
        del counter[key]


def _retrieve(task: asyncio.Future[Any]) -> None:
    """Read the error of work whose client is gone; otherwise asyncio would log its message."""
    if not task.cancelled():
        task.exception()
