"""Start test servers by forking a process in which everything is imported and compiled.

The process reads lines of JSON (see `servers.Server`), starts a server for each, and answers with
its process id. Tests may kill a server in any way; the next one starts immediately.
"""

import ctypes
import json
import os
import signal
import sys
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path

import argon2

from clubsuit import bots
from clubsuit.bots import RandomBot
from clubsuit.bots.base import Choice
from clubsuit.game import View
from clubsuit.games.rules import Rules
from clubsuit.games.state import Action
from clubsuit.kernel import may_compile
from clubsuit.server import run
from clubsuit.server.live import bot_runner, sockets, substitutes, timers
from clubsuit.server.lobby import announced
from clubsuit.server.notify import calls
from clubsuit.server.ops import rate_limits
from clubsuit.server.settings import Limits
from clubsuit.server.storage import databases
from clubsuit.server.wire import games
from clubsuit.warmup import warm_up

HOLD = "hold"


class BusyBot(RandomBot):
    """A bot that computes without a pause as long as a test holds it."""

    hold: Path
    """The bot does not decide while this file exists."""

    def choose(self, view: View) -> Choice:
        while self.hold.exists():
            pass
        return super().choose(view)


class BrokenBot(RandomBot):
    """A bot that raises an error whose text contains the cards it sees."""

    def choose(self, view: View) -> Choice:
        raise RuntimeError(f"SECRET {view.hand}")


class CheatingBot(RandomBot):
    """A bot that chooses an illegal action."""

    def choose(self, view: View) -> Choice:
        legal = set(view.codes())
        other = next(code for code in range(view.rules.deck.size) if code not in legal)
        return Choice(Action(other), [], super().choose(view).reason)


class CallingBot(RandomBot):
    """A bot that calls seat 0 after each card of that seat."""

    def interject(self, view: View) -> Action | None:
        if view.log[-1].seat == 0 and view.log[-1].text.startswith(("play", "retake")):
            return next(iter(view.off_turn()), None)
        return None


MANY = "100000/hour"
LIMITS = Limits(
    sockets=10_000,
    accounts=MANY,
    faces=MANY,
    files=MANY,
    links=MANY,
    tables=MANY,
    tries_of_address=MANY,
)
"""Limits that are high because all tests share one address."""


def test_bots() -> None:
    """Register the bots of the tests."""
    added = {"busy": BusyBot, "broken": BrokenBot, "cheat": CheatingBot, "calling": CallingBot}
    for name, bot in added.items():

        def make(rules: Rules, seed: int, bot: type[RandomBot] = bot) -> RandomBot:
            return bot(rules, seed)

        bots.BOTS[name] = make


def end_with_parent() -> None:
    """Let the kernel kill this process when the launcher ends, so that no server outlives killed
    tests (Linux)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


PR_SET_PDEATHSIG = 1


def main() -> None:
    """Fork a server for each line."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    if may_compile():
        warm_up()  # servers forked from here inherit the compiled code
    import_module("clubsuit.server.storage.migrations")  # for the migrations of each new database
    test_bots()
    bot_runner.ANSWER_S = 0.0, 0.0
    sockets.MESSAGES_A_SECOND = 1000.0  # tests send messages faster than people
    timers.RECESS = 0.1
    databases.WAIT_FOR_LOCK_S = 5.0
    argon2.PasswordHasher = partial(argon2.PasswordHasher, 1, 8, 1)  # type: ignore[misc, assignment]
    rate_limits.EVENTS_OF_PERSON = "1000/10second"
    announced.OF_ADDRESS = 100_000
    run.PING_AFTER_S = None  # a busy machine may be late with an answer
    for line in sys.stdin:
        request = json.loads(line)
        folder = Path(request["folder"])
        process = os.fork()
        if process == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            end_with_parent()
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            log = os.open(request["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            os.dup2(log, 1)
            os.dup2(log, 2)
            BusyBot.hold = folder / HOLD
            where = request["database"] or folder
            substitutes.GRACE = request["grace"]
            ask, answer = request["idle"]
            games.DECISION_S.update(dict.fromkeys(games.DECISION_S, ask))
            limits = replace(LIMITS, idle=ask, idle_answer=answer)
            if request["pings"]:
                run.PING_AFTER_S, run.PONG_WITHIN_S = request["pings"]
            services = request["push"][:1]
            if services:
                calls.DELAY_S = 0.1
                os.environ["SSL_CERT_FILE"] = request["push"][1]
            reach = run.Reach(port=request["port"])
            run.serve(reach, where, request["redis"], services=services, limits=limits)
            os._exit(0)
        print(process, flush=True)


if __name__ == "__main__":
    main()
