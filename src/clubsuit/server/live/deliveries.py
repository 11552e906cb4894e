"""Messages that a page sends again on its next line, each of which counts once.

A line can be lost with a message on it, or with the answer. The page then sends the message again
under the same number, and gets the answer that was lost. The numbers are kept in memory: after a
restart, or in another process, decisions are recognised by their ply (see `Table.again`).
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, NamedTuple, TypeAlias

PAGES = 64
"""Maximum number of pages of a table whose messages are kept."""

OF_PAGE = 32
"""Maximum number of messages kept for a page; a page waits for fewer answers at once."""


class Answer(NamedTuple):
    """The answer to a message, in addition to what everybody at the table is sent."""

    texts: tuple[str, ...] = ()
    shows: bool = False
    """Whether the line's view follows."""


Work = Callable[[], Coroutine[Any, Any, Answer]]

_Answers: TypeAlias = "OrderedDict[int, Answer | asyncio.Task[Answer]]"
"""By number, the answer or the task that is about to give it."""


class Deliveries:
    """The newest messages of each page of a table, by number."""

    def __init__(self) -> None:
        self._pages: OrderedDict[tuple[str, str], _Answers] = OrderedDict()

    async def once(self, page: tuple[str, str], number: int, work: Work) -> Answer:
        """Return the answer to a message.

        work: does what the message asks for. It is started the first time only, and continues if
        the caller's line is lost while it runs.
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
    """Keep the answer without its task; forget a message that got none, so it can be retried."""
    if task.cancelled() or task.exception():
        known.pop(number, None)
    elif number in known:
        known[number] = task.result()
