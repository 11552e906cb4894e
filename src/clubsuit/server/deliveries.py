"""Messages that a page sends again on its next line, each of which counts once.

A line can be lost with a message on it, or with the answer. The page then sends the message again
under the same number, and the answer is the one that was lost. What is known here is kept in
memory: after a restart, or by another process, decisions are recognised by their ply (see
`Table.again`).
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, NamedTuple

PAGES = 64
"""Pages of a table whose messages are known."""

OF_PAGE = 32
"""Messages of a page that are known; a page waits for fewer answers at once."""


class Answer(NamedTuple):
    """The answer to a message, beside what everybody at the table is sent."""

    texts: tuple[str, ...] = ()
    shows: bool = False
    """Whether the line's view follows."""


Work = Callable[[], Coroutine[Any, Any, Answer]]


class Deliveries:
    """The newest messages of each page of a table, by number."""

    def __init__(self) -> None:
        self._pages: OrderedDict[tuple[str, str], OrderedDict[int, asyncio.Task[Answer]]]
        self._pages = OrderedDict()

    async def once(self, page: tuple[str, str], number: int, work: Work) -> Answer:
        """Return the answer to a message; work: what it asks for, which is done the first time.

        The work goes on where the line of the caller is lost meanwhile.
        """
        known = self._pages.setdefault(page, OrderedDict())
        self._pages.move_to_end(page)
        if number not in known:
            known[number] = asyncio.create_task(work())
            known[number].add_done_callback(partial(_forget_failed, known, number))
        answer = known[number]
        for old in list(known)[:-OF_PAGE]:
            del known[old]
        while len(self._pages) > PAGES:
            self._pages.popitem(last=False)
        return await asyncio.shield(answer)


def _forget_failed(
    known: "OrderedDict[int, asyncio.Task[Answer]]", number: int, task: "asyncio.Task[Answer]"
) -> None:
    """Let a message be tried again that had no answer."""
    if task.cancelled() or task.exception():
        known.pop(number, None)
