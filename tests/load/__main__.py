"""Play at many tables of a server at the same time and print throughput and latency.

    PYTHONPATH=tests python -m load --tables 500 --every 2 --seconds 60
    PYTHONPATH=tests python -m load --tables 100 --every 0      # as fast as possible
    PYTHONPATH=tests python -m load --tables 20 --asking 4      # while 4 people ask for hints

Without --url, a server with an empty data folder is started. Give --url several times for server
processes that share a database. The servers run on the same machine as this program. All players
have the same address, so a server given by --url must have been started with the limits in
`LIMITS`.
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
"""Number of tables that are opened at the same time."""

WINDOWS = 16
"""Number of windows in which one person asks for hints at the same time."""

GAME, SEATS = "ruby-dame", 4

LIMITS = ("sockets=100000", "tables=1000000/hour")
"""Limits of the server, high enough for all players at one address."""


def main() -> None:
    """Read the options, play and print the measurements."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between decisions")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument(
        "--asking", type=int, default=0, help="people who ask for hints, each in 16 windows"
    )
    parser.add_argument("--url", action="append", help="a server that is already running")
    args = parser.parse_args()
    with _server(args.url) as urls:
        gc.set_threshold(*GARBAGE)  # as in the server: garbage collection would distort the times
        asking = [Asking(urls[0]) for _ in range(args.asking)]
        evenings = asyncio.run(
            _with_hints(asking, play(urls, args.tables, args.every, args.seconds))
        )
    took = [took for evening in evenings for took in evening.took]
    print(f"{args.tables} tables, a decision every {args.every:g} s at each, {args.seconds:g} s")
    if asking:
        print(f"hints: {', '.join(str(one.hints) for one in asking)}")
    print(f"decisions: {len(took)}, {len(took) / args.seconds:.0f} a second")
    cuts = quantiles(took, n=100, method="inclusive")
    print(
        f"until all four have seen it: median {cuts[49] * 1e3:.0f} ms, p99 {cuts[98] * 1e3:.0f} ms"
    )


async def _with_hints(
    asking: Sequence[Asking], plays: Coroutine[Any, Any, list[Evening]]
) -> list[Evening]:
    """Ask for hints until `plays` has ended, and return its result."""
    asks = [asyncio.create_task(one.play(WINDOWS)) for one in asking]
    try:
        return await plays
    finally:
        for task in asks:
            task.cancel()
        await asyncio.gather(*asks, return_exceptions=True)


async def play(urls: Sequence[str], tables: int, every: float, seconds: float) -> list[Evening]:
    """Play at this number of tables and return them; raise RuntimeError if a socket was lost."""
    evenings = [Evening(urls, seed, GAME, SEATS) for seed in range(tables)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def begin(evening: Evening) -> None:
        async with gate, asyncio.timeout(PATIENCE_S):
            await evening.sit_down(http, stack)

    async with (
        AsyncExitStack() as stack,
        httpx.AsyncClient(timeout=60, trust_env=False) as http,
    ):
        await asyncio.gather(*map(begin, evenings))
        until = perf_counter() + seconds
        async with asyncio.timeout(seconds + PATIENCE_S):
            await asyncio.gather(*(evening.play(every, until) for evening in evenings))
        for evening in evenings:
            evening.leave()
    if any(socket.connections != 1 for evening in evenings for socket in evening.sockets):
        raise RuntimeError("sockets were lost: the server is overloaded")
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
