"""Bots at a live table: they think on a view, and their decisions are made like a person's."""

import asyncio
from contextlib import suppress
from random import uniform
from time import monotonic

from clubsuit.server.live.audience import Audience
from clubsuit.server.live.background import stop
from clubsuit.server.live.changes import Changes
from clubsuit.server.live.coach import Coach
from clubsuit.server.live.warming import Warming
from clubsuit.server.ops import metrics
from clubsuit.server.ops.error_log import StorageFault, log_fault
from clubsuit.server.ops.threads import Threads
from clubsuit.server.table import snapshot
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.snapshot import Question
from clubsuit.server.table.table import Table

PATIENCE = 60.0
"""Seconds for which bots wait, in games in which people may speak out of turn, until all pages have
shown the newest decision."""

ANSWER_S = 0.5, 1.0
"""With several people at the table a bot's decision comes after a time drawn between these. So the
time does not show how hard the decision was: the slowest level takes a fifth of a second."""

FALLBACK_BOT = "rule"
"""Decides instead of a bot that fails."""


class BotRunner:
    """Lets the bots of one table decide."""

    def __init__(
        self,
        table: Table,
        threads: Threads,
        warming: Warming,
        audience: Audience,
        changes: Changes,
        coach: Coach,
    ) -> None:
        self._table = table
        self._threads = threads
        self._warming = warming
        self._audience = audience
        self._changes = changes
        self._coach = coach
        self._task: asyncio.Task[None] | None = None
        self._shown: dict[str, int] = {}
        """The newest ply that a page of each player has shown for long enough."""
        self._stirred = asyncio.Event()
        """Set when `_shown`, the sockets or the table may have changed."""

    @property
    def on(self) -> bool:
        """Whether bots are thinking or waiting."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Let bots decide if there is something for them to decide."""
        if self._changes.runs and self._table.snapshot.questions and not self.on:
            self._task = asyncio.create_task(self._run())

    def stir(self) -> None:
        """Let waiting bots look whether they still need to wait."""
        self._stirred.set()

    def note_shown(self, person: str, ply: int) -> None:
        """Note that a player's page has shown the view of this ply for long enough."""
        self._shown[person] = max(self._shown.get(person, -1), ply)
        self.stir()

    async def close(self) -> None:
        """Stop the bots."""
        await stop(self._task)

    @property
    def _deserted(self) -> bool:
        """Whether people might speak out of turn and none is here: then no bot decides."""
        return self._table.patient and not self._audience.players

    async def _run(self) -> None:
        """Let bots decide until only people have something to decide, or the hand is over."""
        try:
            while (
                self._changes.runs
                and (now := self._table.snapshot).questions
                and not self._deserted
            ):
                with suppress(Stale):  # another change came first: the next question is newer
                    if not await self._ask_all(now.questions) and now is self._table.snapshot:
                        return
        except Exception as error:
            self._audience.report("bots", error)

    async def _ask_all(self, questions: tuple[Question, ...]) -> bool:
        """Return whether one of the bots has decided something."""
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
            asker = self._audience.asker
            text = await self._threads.bot(bot, asker, snapshot.answer, question, bot)
        if text is None:
            return False
        await asyncio.sleep(due - monotonic())
        await self._wait_for_people(question.ply)
        await self._coach.wait()
        await self._changes.insist(Table.decide, question.ply, question.seat, text, bot)
        return True

    def _answer_time(self) -> float:
        """Return the seconds after which a bot's decision may be seen.

        One person alone does not wait: what they learn of a bot helps them against nobody.
        """
        return uniform(*ANSWER_S) if self._table.row.people > 1 else 0.0

    async def _wait_for_people(self, ply: int) -> None:
        """Give people the time to look at the last decision, and to speak.

        Raises Stale if they have spoken, or are not here.
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
        """Return whether a player who is here has not been shown this ply long enough.

        Pages that are connected to another process are not counted as having shown it.
        """
        return any(self._shown.get(person, -1) < ply for person in self._audience.players)
