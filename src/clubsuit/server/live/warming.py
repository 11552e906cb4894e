"""Warm-up: the server starts with rules in ordinary Python and replaces them with compiled ones.

Compiling takes a minute if the cache is empty. Ordinary Python is fast enough for tables and for
all bots except those that search. Until the rules are compiled, another bot decides instead of
those that search, and hints and reviews are refused. A child process at the lowest priority fills
the cache. Then the server loads the compiler, waits until no thread uses the rules, and replaces
them. Both processes may be killed at any time: the next start continues from the cache.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Literal, TypeAlias

from clubsuit import cache, kernel, warmup
from clubsuit.bots import BOTS
from clubsuit.bots.command.naming import names_command
from clubsuit.bots.search.bot import SearchBot
from clubsuit.processes import command_of
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.ops.threads import Gate

SEARCH_SUBSTITUTE = "strong"
"""Best bot that does not search; it decides instead of those that do."""

State: TypeAlias = Literal["on", "done", "failed"]

TRIES = 3
"""Maximum number of times that the compiler is started; it may be killed each time."""


class Warming:
    """Tracks the progress of the server towards compiled rules."""

    def __init__(self) -> None:
        self.gate = Gate()
        self.state: State = "on" if kernel.may_compile() and kernel.is_plain() else "done"
        """In state "failed", compiling has been given up and the rules stay ordinary Python."""

    @property
    def on(self) -> bool:
        """Return whether the rules still run as ordinary Python."""
        return self.state != "done"

    @property
    def refusal(self) -> str:
        """Key of the message that says why there are no hints and reviews now."""
        return "server-warming-failed" if self.state == "failed" else "server-warming"

    def bot(self, name: str) -> str:
        """Return the bot that decides now instead of the named bot.

        While compiled rules may come, no program is asked: all tables would wait for its answer
        before the rules are replaced.
        """
        waits = self.state == "on" and names_command(name)
        searches = self.on and BOTS.get(name) is SearchBot
        return SEARCH_SUBSTITUTE if waits or searches else name

    async def run(self, finished: Callable[[], None]) -> None:
        """Compile the rules and use them, or give up. Then call `finished`."""
        if not self.on:
            return
        try:
            await _fill_cache()
            await asyncio.to_thread(kernel.prepare)
            async with self.gate.closed():
                kernel.go_compiled()
            self.state = "done"
            finished()
            await asyncio.to_thread(warmup.warm_up)  # load all compiled code before it is needed
        except Exception as error:
            if not isinstance(error, NotStoredError):  # a warning was shown already
                log_fault("warm-up", error)
            if self.on:
                self.state = "failed"
                finished()


class NotStoredError(Exception):
    """Compiled rules cannot be stored, and compiling in this process would delay all tables."""


async def _fill_cache() -> None:
    """Compile and store all rules. Raises NotStoredError if they cannot be stored."""
    if await asyncio.to_thread(cache.cache_dir) is None:
        raise NotStoredError
    for _ in range(TRIES):
        if await asyncio.to_thread(warmup.is_warm):
            return
        if await _compile_in_child() == warmup.NOT_STORED:
            raise NotStoredError
    raise RuntimeError("the rules could not be compiled")


async def _compile_in_child() -> int:
    """Compile all rules in a child process, and return its exit status.

    The child always ends when this process does.
    """
    # Without this option the child prints a warning when it is killed.
    quiet = ["-W", "ignore::UserWarning:multiprocessing.resource_tracker"]
    python, *rest = command_of("clubsuit.warmup", warmup.BESIDE)
    command = [python, *quiet, *rest]
    child = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.PIPE)
    try:
        return await child.wait()
    finally:
        with suppress(ProcessLookupError):
            child.kill()
        await child.wait()  # closes its pipe before the event loop is closed
