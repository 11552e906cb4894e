"""Measure how attacks by one client with any number of cookies affect other people.

    PYTHONPATH=tests python -m load.attacks             # no attack, for comparison
    PYTHONPATH=tests python -m load.attacks records     # 24 guests review large record files
    PYTHONPATH=tests python -m load.attacks searches    # 60 tables with bots that search
    PYTHONPATH=tests python -m load.attacks sockets     # 470 idle sockets, limit of 512 open files
    PYTHONPATH=tests python -m load.attacks hints       # 60 windows ask for hints without a pause

Each attack comes from one address (203.0.113.9). During the attack four people play at each of ten
tables, from four other addresses, and one person plays against bots that search. Newcomers arrive
one after another; each reviews a game, opens a table and sits down. Without --url, a server is
started. The server runs on the same machine as this program. The addresses are sent in the
X-Forwarded-For header, which the server trusts in requests from its own machine.
"""

import argparse
import asyncio
import json
import resource
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from functools import partial
from statistics import median, quantiles
from time import perf_counter, sleep
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import clubsuit
from clubsuit.bots import make_bot
from clubsuit.bots.base import next_action
from load.people import Evening
from support.processes import PATIENCE_S, read_line, started

ATTACKER, PLAYERS, NEWCOMER = "203.0.113.9", "198.51.100.{}", "192.0.2.{}"
FILES = 512
"""Maximum number of files that the server may open at the same time in the attack with sockets."""

GUESTS, TABLES, SOCKETS = 24, 60, 470
LARGE = 250_000
"""Bytes of a large record file; the server accepts at most 262,144."""

REOPEN_AFTER_S = 5.0
"""Seconds until a closed idle socket is opened again."""

EVENINGS, EVERY_S, SECONDS = 10, 0.5, 30.0
BEGINS_S = 5.0
"""Seconds from the start of the attack to the first measurement."""

PATIENCE = httpx.Timeout(PATIENCE_S)


def record_text(size: int) -> str:
    """Return the record of a game between `rule` bots that is finished or longer than `size`."""
    play = clubsuit.load("clubs-whist", target=1000).new(seed=3, pause=True)
    bots = [make_bot("rule", play.game.rules, seat) for seat in range(play.game.seats)]
    hands = 0
    while not play.over:
        if play.waiting:
            hands += 1
            if hands % 10 == 0 and len(play.record().to_json()) > size:
                break
            play.deal()
        else:
            play.act(next_action(play, bots))
    return play.record().to_json()


class Client:
    """An HTTP client with an address and a cookie jar of its own."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.headers = {"X-Forwarded-For": address}
        self.http = httpx.AsyncClient(
            base_url=url, timeout=PATIENCE, trust_env=False, headers=self.headers
        )

    async def become_program(self) -> None:
        """Register as a program; the server sends programs the legal actions with each view."""
        answer = await self.http.post("/api/programs")
        answer.raise_for_status()
        self.headers["Authorization"] = f"Bearer {answer.json()['token']}"
        self.http.headers.update(self.headers)

    async def table(self, game: str, bots: list[str], **more: object) -> str:
        """Open a table and return its id."""
        answer = await self.http.post("/api/tables", json={"game": game, "bots": bots, **more})
        answer.raise_for_status()
        return str(answer.json()["id"])

    async def sit(self, table: str) -> ClientConnection:
        """Connect to a table and return the socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return await connect(
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live",
            additional_headers={**self.headers, "Cookie": cookies, "Origin": self.url},
            compression=None,
            open_timeout=PATIENCE_S,
            close_timeout=1,
            ping_interval=None,
            proxy=None,
        )

    async def play_on(self, table: str) -> None:
        """Play as fast as possible. A program chooses the last legal action; a person follows
        hints."""
        async with await self.sit(table) as socket:
            ply = 0
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "advice" and message["suggestions"]:
                    action = message["suggestions"][0]["action"]
                    await socket.send(json.dumps({"type": "act", "ply": ply, "action": action}))
                if message["type"] != "view":
                    continue
                view, ply, actions = message["view"], message["ply"], message.get("actions")
                if view["phase"] in ("scored", "over"):
                    await socket.send(json.dumps({"type": "next", "ply": ply}))
                elif actions:
                    act = {"type": "act", "ply": ply, "action": actions[-1]}
                    await socket.send(json.dumps(act))
                elif view["turn"] == view["seat"]:
                    await socket.send(json.dumps({"type": "hint", "id": ply}))


class Tasks:
    """Background tasks that are cancelled at the end of a `with` block."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task."""
        self._tasks.append(asyncio.create_task(work))

    async def __aenter__(self) -> "Tasks":
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


# ---- attacks -------------------------------------------------------------------------------


async def guest_with_a_record(url: str, text: str) -> None:
    """Upload a large record and request its review and single steps as fast as possible."""
    client = Client(url, ATTACKER)
    await client.become_program()
    answer = await client.http.post("/api/records", content=text)
    answer.raise_for_status()
    address, number = f"/api/records/{answer.json()['id']}/review", 0
    async with Tasks() as tasks:
        tasks.begin(_repeat(partial(read_review, client, address, 1)))
        while True:
            number = number % 40 + 1
            step = client.http.get(f"{address}/1/{number}")
            look = read_review(client, address, number, most=4)
            await asyncio.gather(step, look, return_exceptions=True)


async def read_review(client: Client, address: str, number: int, most: int | None = None) -> None:
    """Read the stream of a review to its end, or at most `most` lines."""
    async with client.http.stream("GET", address, params={"first": f"1.{number}"}) as answer:
        left = most
        async for _ in answer.aiter_lines():
            left = None if left is None else left - 1
            if left == 0:
                return


async def records(url: str, tasks: "Tasks") -> None:
    """Let `GUESTS` guests review one large file each."""
    text = record_text(LARGE)
    for number in range(GUESTS):
        tasks.begin(_repeat(partial(guest_with_a_record, url, text + number * " ")))


async def searches(url: str, tasks: "Tasks") -> None:
    """Play at `TABLES` tables, each against five bots that search."""
    for _ in range(TABLES):
        client = Client(url, ATTACKER)
        await client.become_program()
        table = await client.table("climbing-clubs", ["best"] * 5, seed=1, options={"players": 6})
        tasks.begin(_repeat(partial(client.play_on, table)))


async def hints(url: str, tasks: "Tasks") -> None:
    """Ask for hints at `TABLES` tables, each as a new person."""
    for _ in range(TABLES):
        client = Client(url, ATTACKER)
        table = await client.table("ruby-dame", ["rule"] * 3, seed=1)
        tasks.begin(_repeat(partial(client.play_on, table)))


async def sockets(url: str, tasks: "Tasks") -> None:
    """Keep `SOCKETS` idle sockets open, each as a new person."""

    async def idle() -> None:
        client = Client(url, ATTACKER)
        async with client.http:
            table = await client.table("clubs-whist", ["rule"] * 2, open=True)
        while True:
            with suppress(WebSocketException, OSError, TimeoutError):
                async with await client.sit(table) as socket:
                    async for _ in socket:
                        pass
            await asyncio.sleep(REOPEN_AFTER_S)

    for _ in range(SOCKETS):
        tasks.begin(_repeat(idle))
        await asyncio.sleep(0.01)


ATTACKS = {"records": records, "searches": searches, "hints": hints, "sockets": sockets}


async def _repeat(attack: Callable[[], Awaitable[None]]) -> None:
    while True:
        with suppress(httpx.HTTPError, WebSocketException, OSError, TimeoutError):
            await attack()
        await asyncio.sleep(0.1)


# ---- other people --------------------------------------------------------------------------


async def newcomer_reviews(url: str, text: str, number: int) -> tuple[float, float]:
    """Return the seconds until a newcomer sees a step of a review and its first estimate."""
    client, began = Client(url, NEWCOMER.format(number)), perf_counter()
    async with client.http as http:
        await client.become_program()
        answer = await http.post("/api/records", content=text + number * " ")
        answer.raise_for_status()
        address = f"/api/records/{answer.json()['id']}/review"
        async with http.stream("GET", address, params={"first": "1.20"}) as review:
            review.raise_for_status()
            lines = review.aiter_lines()
            await anext(lines)
            (await http.get(f"{address}/1/20")).raise_for_status()
            seen = perf_counter() - began
            assert '"worth"' in await anext(lines)
            return seen, perf_counter() - began


async def newcomer_plays(url: str, number: int) -> float:
    """Return the seconds until a newcomer sees their cards."""
    client, began = Client(url, NEWCOMER.format(number)), perf_counter()
    async with client.http as http:
        (await http.get("/api/games")).raise_for_status()
        socket = await client.sit(await client.table("clubs-whist", ["rule"] * 2, seed=1))
        async for text in socket:
            if json.loads(text)["type"] == "view":
                break
        else:
            raise RuntimeError("the server sent no view to a newcomer")
        await socket.close()
    return perf_counter() - began


async def bots_answer(url: str, until: float) -> list[float]:
    """Return the seconds that *best* bots took to respond to each decision of a player."""
    client, took = Client(url, NEWCOMER.format(200)), list[float]()
    async with client.http:
        await client.become_program()
        table = await client.table("ruby-dame", ["best"] * 3, seed=1)
    async with await client.sit(table) as socket:
        decided: dict[int, float] = {}
        async for text in socket:
            message = json.loads(text)
            if message["type"] != "view":
                continue
            ply, actions = message["ply"], message.get("actions")
            if (began := decided.pop(ply - 2, None)) is not None:
                took.append(perf_counter() - began)
            if perf_counter() > until:
                break
            if message["view"]["phase"] in ("scored", "over"):
                await socket.send(json.dumps({"type": "next", "ply": ply}))
            elif actions:
                decided[ply] = perf_counter()
                act = {"type": "act", "ply": ply, "action": actions[0]}
                await socket.send(json.dumps(act))
    return took


async def _played(evening: Evening, until: float) -> bool:
    """Return whether a table played until this time.

    A decision is lost if its socket is lost; the table then waits until the timeout.
    """
    try:
        async with asyncio.timeout(SECONDS + PATIENCE_S / 3):
            await evening.play(EVERY_S, until)
    except TimeoutError:
        return False
    return True


async def measure(url: str, attack: str | None) -> None:
    """Play during the attack and print how it affects the other people."""
    evenings = [
        Evening([url], seed, "ruby-dame", 4, address=PLAYERS.format(seed % 4))
        for seed in range(EVENINGS)
    ]
    small = record_text(0)
    async with (
        AsyncExitStack() as stack,
        httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as http,
    ):
        for evening in evenings:
            await evening.sit_down(http, stack)
        attackers = await stack.enter_async_context(Tasks())
        if attack:
            await ATTACKS[attack](url, attackers)
        await asyncio.sleep(BEGINS_S)
        until = perf_counter() + SECONDS
        plays = (_played(evening, until) for evening in evenings)
        playing = asyncio.gather(*plays)
        answering = asyncio.create_task(bots_answer(url, until))
        reviewed, entered = [], []
        number = 0
        while perf_counter() < until:
            number += 1
            reviewed.append(await newcomer_reviews(url, small, number))
            entered.append(await newcomer_plays(url, 100 + number))
            await asyncio.sleep(1)
        stuck = (await playing).count(False)
        answered = sorted(await answering)
        for evening in evenings:
            evening.leave()
    took = [took for evening in evenings for took in evening.took]
    cuts = quantiles(took, n=100, method="inclusive")
    lost = sum(socket.connections - 1 for evening in evenings for socket in evening.sockets)
    print(
        f"{attack or 'nothing'}: {len(took)} decisions, median {cuts[49] * 1e3:.0f} ms,"
        f" p99 {cuts[98] * 1e3:.0f} ms; {lost} players' sockets lost,"
        f" {stuck} tables stuck;"
        f" a newcomer's review is seen after {max(seen for seen, _ in reviewed):.2f} s at most, its"
        f" first number after {max(first for _, first in reviewed):.2f} s, cards after"
        f" {max(entered):.2f} s ({len(entered)} newcomers); *best* bots answer a decision after"
        f" {median(answered):.2f} s, {answered[-1]:.2f} s at most ({len(answered)})",
        flush=True,
    )


@contextmanager
def server(files: int | None) -> Iterator[str]:
    """Run a server with an empty data folder and with this limit on open files; yield its
    address."""

    def few_files() -> None:
        if files:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "clubsuit", "serve", "--port", "0", "--data", folder]
        with started(*command, stdout=subprocess.PIPE, preexec_fn=few_files) as process:
            url = read_line(process.stdout).split()[-1]
            with httpx.Client(timeout=PATIENCE, trust_env=False) as http:
                while http.get(f"{url}/api/warming").json()["state"] == "on":
                    sleep(0.5)  # until the rules are compiled
            yield url


def main() -> None:
    """Read the options, run the attacks and print the measurements."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("attack", nargs="*", choices=[*ATTACKS, []])
    parser.add_argument("--url", help="a server that is already running")
    args = parser.parse_args()
    for attack in args.attack or [None]:
        if args.url:
            asyncio.run(measure(args.url, attack))
            continue
        with server(FILES if attack == "sockets" else None) as url:
            asyncio.run(measure(url, attack))


if __name__ == "__main__":
    main()
