"""Plays at many tables of a server at the same time, and prints what it carried.

    PYTHONPATH=tests python -m load --tables 500 --every 2 --seconds 60
    PYTHONPATH=tests python -m load --tables 100 --every 0      # as fast as it goes
    PYTHONPATH=tests python -m load --tables 20 --asking 4      # beside people who ask for hints

Without --url a server is started over an empty folder; --url may be given several times, for
processes that share a database. All share the machine with this program, and all people have one
address, so a server that runs already must have been started with the limits in `LIMITS`.
"""

import argparse
import asyncio
import gc
import subprocess
import sys
import tempfile
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from statistics import quantiles
from time import perf_counter, sleep
from typing import Any

import httpx

from clubsuit.server.run import GARBAGE
from load.asking import Asking
from load.people import Evening
from support.processes import PATIENCE_S, read_line, started

AT_ONCE = 20
"""Tables that are opened at the same time."""

WINDOWS = 16
"""In which one person asks for hints, all at once."""

GAME, SEATS = "ruby-dame", 4

LIMITS = ("sockets=100000", "tables=1000000/hour")
"""Limits of the server, for all people at one address."""


def main() -> None:
    """Read the options, play, and print."""
    read = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    read.add_argument("--tables", type=int, default=100)
    read.add_argument("--every", type=float, default=2.0, help="seconds between decisions")
    read.add_argument("--seconds", type=float, default=30.0)
    read.add_argument("--asking", type=int, default=0, help="people, each in 16 windows")
    read.add_argument("--url", action="append", help="of a server that runs already")
    told = read.parse_args()
    with _server(told.url) as urls:
        gc.set_threshold(*GARBAGE)  # this program is not what is measured
        asking = [Asking(urls[0]) for _ in range(told.asking)]
        evenings = asyncio.run(_beside(asking, play(urls, told.tables, told.every, told.seconds)))
    took = [took for evening in evenings for took in evening.took]
    print(f"{told.tables} tables, a decision every {told.every:g} s at each, {told.seconds:g} s")
    if asking:
        print(f"hints: {', '.join(str(one.hints) for one in asking)}")
    print(f"decisions: {len(took)}, {len(took) / told.seconds:.0f} a second")
    cuts = quantiles(took, n=100, method="inclusive")
    print(
        f"until all four have seen it: median {cuts[49] * 1e3:.0f} ms, p99 {cuts[98] * 1e3:.0f} ms"
    )


async def _beside(
    asking: Sequence[Asking], plays: Coroutine[Any, Any, list[Evening]]
) -> list[Evening]:
    """What comes of this while others ask for hints."""
    asks = [asyncio.create_task(one.play(WINDOWS)) for one in asking]
    try:
        return await plays
    finally:
        for task in asks:
            task.cancel()
        await asyncio.gather(*asks, return_exceptions=True)


async def play(urls: Sequence[str], tables: int, every: float, seconds: float) -> list[Evening]:
    """What came of each table. Raises RuntimeError where a line was lost."""
    evenings = [Evening(urls, seed, GAME, SEATS) for seed in range(tables)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def begin(evening: Evening) -> None:
        async with gate, asyncio.timeout(PATIENCE_S):
            await evening.sit_down(http, open_lines)

    async with (
        AsyncExitStack() as open_lines,
        httpx.AsyncClient(timeout=60, trust_env=False) as http,
    ):
        await asyncio.gather(*map(begin, evenings))
        until = perf_counter() + seconds
        async with asyncio.timeout(seconds + PATIENCE_S):
            await asyncio.gather(*(evening.play(every, until) for evening in evenings))
        for evening in evenings:
            evening.leave()
    if any(line.connections != 1 for evening in evenings for line in evening.lines):
        raise RuntimeError("lines were lost: the server is overloaded")
    return evenings


@contextmanager
def _server(urls: Sequence[str] | None) -> Iterator[Sequence[str]]:
    if urls:
        yield urls
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "clubsuit", "serve", "--port", "0", "--data", folder]
        for limit in LIMITS:
            command += ["--limit", limit]
        with started(*command, stdout=subprocess.PIPE) as server:
            url = read_line(server.stdout).split()[-1]
            warming = f"{url}/api/warming"
            while httpx.get(warming, timeout=60, trust_env=False).json()["state"] == "on":
                sleep(0.5)  # until the rules are compiled
            yield [url]


if __name__ == "__main__":
    main()
