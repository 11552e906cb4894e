"""Cards at once: the server starts on rules in ordinary Python, and goes over to compiled ones.

Compiling takes a minute where the cache is empty. Plain rules are quick enough for a table, with
every bot that does not try its choices out; so meanwhile hints and reviews are refused, and the
bots that do try are replaced. A child process at the lowest priority fills the cache. Then the
server loads the compiler, waits until no thread is at work with the rules, and goes over. Nothing
is lost by it, nor when either process is killed on the way: the next start goes on from the cache.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Literal, TypeAlias

from clubsuit import cache, kernel, warmup
from clubsuit.bots import BOTS
from clubsuit.bots.search.bot import SearchBot
from clubsuit.processes import command_of
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.ops.threads import Gate

IN_PLACE_OF_SEARCH = "strong"
"""The best bot that does not try its choices out."""

State: TypeAlias = Literal["on", "done", "failed"]

TRIES = 3
"""The compiler is started anew where it was killed, this often."""


class Warming:
    """How far the server is on its way to compiled rules."""

    def __init__(self) -> None:
        self.gate = Gate()
        self.state: State = "on" if kernel.may_compile() and kernel.is_plain() else "done"
        """How far it is; where compiling has failed for good, rules stay ordinary Python."""

    @property
    def on(self) -> bool:
        """Whether rules still run as ordinary Python."""
        return self.state != "done"

    @property
    def refusal(self) -> str:
        """Why there is no hint and no review now: for "server-…" of the texts."""
        return "server-warming-failed" if self.state == "failed" else "server-warming"

    def bot(self, name: str) -> str:
        """The bot that decides now where this one sits."""
        return IN_PLACE_OF_SEARCH if self.on and BOTS.get(name) is SearchBot else name

    async def run(self, finished: Callable[[], None]) -> None:
        """Go over to compiled rules as soon as they are there, or give up; then call `finished`."""
        if not self.on:
            return
        try:
            await _fill_cache()
            await asyncio.to_thread(kernel.prepare)
            async with self.gate.closed():
                kernel.go_compiled()
            self.state = "done"
            finished()
            await asyncio.to_thread(warmup.warm_up)  # loads the rest before it is asked for
        except Exception as error:
            if not isinstance(error, NotStoredError):  # a warning has said why
                log_fault("warm-up", error)
            if self.on:
                self.state = "failed"
                finished()


class NotStoredError(Exception):
    """Compiled rules cannot be stored. To compile them in this process would hold up the tables."""


async def _fill_cache() -> None:
    """Have everything compiled and stored. Raises NotStoredError if it cannot be stored."""
    if await asyncio.to_thread(cache.cache_dir) is None:
        raise NotStoredError
    for _ in range(TRIES):
        if await asyncio.to_thread(warmup.is_warm):
            return
        if await _compile_beside() == warmup.NOT_STORED:
            raise NotStoredError
    raise RuntimeError("the rules could not be compiled")


async def _compile_beside() -> int:
    """Let a child process compile everything; it ends with this one, however that ends.

    Returns its exit status.
    """
    quiet = ["-W", "ignore::UserWarning:multiprocessing.resource_tracker"]  # when it is cut short
    python, *rest = command_of("clubsuit.warmup", warmup.BESIDE)
    command = [python, *quiet, *rest]
    child = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.PIPE)
    try:
        return await child.wait()
    finally:
        with suppress(ProcessLookupError):
            child.kill()
        await child.wait()  # or its pipe is closed after the loop that it belongs to
