"""Bots of a live table: each decides from its view, and the decision is stored like a person's."""

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
from clubsuit.server.table.refusals import Removed, Stale
from clubsuit.server.table.snapshot import Question
from clubsuit.server.table.table import Table

PATIENCE = 60.0
"""Maximum number of seconds for which bots wait until all pages have shown the newest decision.

Bots wait only in games in which players may act out of turn.
"""

ANSWER_S = 0.5, 1.0
"""Range of the random delay, in seconds, of a bot's decision at a table with several people.

The delay hides how hard the decision was. Even the slowest level decides in a fifth of a second.
"""

BRISK_ANSWER_S = 0.15, 0.3
"""Range of that delay when only bots still decide in the hand."""

FALLBACK_BOT = "rule"
"""Bot that decides if another bot fails."""


class BotRunner:
    """Runs the bots of one table."""

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
        """For each player, the newest ply that a page has shown for long enough."""
        self._recheck = asyncio.Event()
        """Set when `_shown`, the sockets or the table may have changed."""

    @property
    def on(self) -> bool:
        """Return whether bots are thinking or waiting."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Start the bots if there is a decision for them to make."""
        if self._changes.runs and self._table.snapshot.questions and not self.on:
            self._task = asyncio.create_task(self._run())

    def recheck(self) -> None:
        """Make waiting bots check whether they still have to wait."""
        self._recheck.set()

    def note_shown(self, person: str, ply: int) -> None:
        """Store that a player's page has shown the view of this ply for long enough."""
        self._shown[person] = max(self._shown.get(person, -1), ply)
        self.recheck()

    async def close(self) -> None:
        """Stop the bots."""
        await stop(self._task)

    @property
    def _deserted(self) -> bool:
        """Return whether players may act out of turn, but no player is connected.

        Bots do not decide then.
        """
        return self._table.patient and not self._audience.players

    async def _run(self) -> None:
        """Let bots decide until only people have something to decide, or the hand is over."""
        try:
            while (
                self._changes.runs
                and (current := self._table.snapshot).questions
                and not self._deserted
            ):
                with suppress(Stale):  # another change came first: ask again
                    has_decided = await self._ask_all(current.questions)
                    if not has_decided and current is self._table.snapshot:
                        return
        except Removed:
            pass  # `Peers` will close the table
        except Exception as error:
            self._audience.report("bots", error)

    async def _ask_all(self, questions: tuple[Question, ...]) -> bool:
        """Ask bots until one of them decides; return whether one did."""
        for question in questions:
            if await self._ask(question):
                return True
        return False

    async def _ask(self, question: Question) -> bool:
        bot = self._warming.bot(question.bot)
        if question.steady and bot != question.bot:
            return False  # all players get the same bot, so it is asked when the rules are compiled
        try:
            return await self._decide(question, bot)
        except (Stale, StorageFault, Removed):
            raise  # the bot is not at fault
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
        await self._changes.do_until_stored(Table.decide, question.ply, question.seat, text, bot)
        return True

    def _answer_time(self) -> float:
        """Return the minimum number of seconds that a bot's decision takes.

        It is 0 at a table with a single person, as there is no human opponent to protect.
        """
        if self._table.row.people <= 1:
            return 0.0
        return uniform(*(BRISK_ANSWER_S if self._table.snapshot.brisk else ANSWER_S))

    async def _wait_for_people(self, ply: int) -> None:
        """Wait until people have had time to see the last decision, and to act out of turn.

        Raises Stale if a player has acted, or if no player is connected.
        """
        if not self._table.patient:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while ply == self._table.snapshot.ply and self._is_unseen(ply):
                    self._recheck.clear()
                    await self._recheck.wait()
        if self._deserted or self._table.snapshot.ply != ply:
            raise Stale

    def _is_unseen(self, ply: int) -> bool:
        """Return whether a connected player has not yet seen this ply for long enough.

        Pages that are connected to another process never count as having shown it.
        """
        return any(self._shown.get(person, -1) < ply for person in self._audience.players)
