"""Messages that a page sends again on its next socket. Each message is carried out only once.

A socket can be lost before a message or its answer arrives. The page then sends the message again
under the same number, and gets the lost answer. The numbers are kept in memory; after a restart,
or in another process, decisions are recognised by their ply (see `Table.again`).
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, NamedTuple, TypeAlias

PAGES = 64
"""Maximum number of pages per table whose messages are kept."""

OF_PAGE = 32
"""Maximum number of messages kept for a page; no page waits for more answers at a time."""


class Answer(NamedTuple):
    """Answer to the sender of a message, in addition to what everyone at the table is sent."""

    texts: tuple[str, ...] = ()
    shows: bool = False
    """True if the sender is also sent the whole view."""


Work = Callable[[], Coroutine[Any, Any, Answer]]

_Answers: TypeAlias = "OrderedDict[int, Answer | asyncio.Task[Answer]]"
"""For each message number, the answer or the task that computes it."""


class Deliveries:
    """The newest messages of each page of a table, by their numbers."""

    def __init__(self) -> None:
        self._pages: OrderedDict[tuple[str, str], _Answers] = OrderedDict()

    async def once(self, page: tuple[str, str], number: int, work: Work) -> Answer:
        """Carry out a message unless that was done before, and return its answer.

        work: carries out the message, even if the caller's socket is lost while it runs.
        """
        known = self._pages.setdefault(page, OrderedDict())
        self._pages.move_to_end(page)
        answer = known.get(number)
        if answer is None:
            answer = known[number] = asyncio.create_task(work())
            answer.add_done_callback(partial(_keep_answer, known, number))
        for old in list(known)[:-OF_PAGE]:
            del known[old]
        while len(self._pages) > PAGES:
            self._pages.popitem(last=False)
        return answer if isinstance(answer, Answer) else await asyncio.shield(answer)


def _keep_answer(known: _Answers, number: int, task: "asyncio.Task[Answer]") -> None:
    """Replace a task by its answer; forget a message that failed, so that it can be retried."""
    if task.cancelled() or task.exception():
        known.pop(number, None)
    elif number in known:
        known[number] = task.result()
