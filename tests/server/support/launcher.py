"""Starts servers for the tests: a process that has everything imported and compiled, and forks.

It reads lines of JSON (see `servers.Server`) and answers each with the process id of a server
that was started so. The tests may kill it in any way; the next starts at once.
"""

import ctypes
import json
import os
import signal
import sys
from dataclasses import replace
from pathlib import Path

from clubsuit import bots
from clubsuit.bots import RandomBot
from clubsuit.bots.base import Choice
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
from clubsuit.view import View
from clubsuit.warmup import warm_up

HOLD = "hold"


class BusyBot(RandomBot):
    """Computes, without letting go of the interpreter by itself, while a test wants it to."""

    hold: Path
    """It does not decide while this file is there."""

    def choose(self, view: View) -> Choice:
        while self.hold.exists():
            pass
        return super().choose(view)


class BrokenBot(RandomBot):
    """Fails, with the cards it sees in the error."""

    def choose(self, view: View) -> Choice:
        raise RuntimeError(f"SECRET {view.hand}")


class CheatingBot(RandomBot):
    """Chooses what it may not do."""

    def choose(self, view: View) -> Choice:
        legal = set(view.codes())
        other = next(code for code in range(view.rules.deck.size) if code not in legal)
        return Choice(Action(other), [], super().choose(view).reason)


class CallingBot(RandomBot):
    """Calls seat 0 after each card that it plays."""

    def interject(self, view: View) -> Action | None:
        if view.log[-1].seat == 0 and view.log[-1].text.startswith(("play", "retake")):
            return next(iter(view.off_turn()), None)
        return None


MANY = "100000/hour"
LIMITS = Limits(
    sockets=10_000,
    accounts=MANY,
    files=MANY,
    links=MANY,
    tables=MANY,
    tries_of_address=MANY,
)
"""All tests have one address."""


def test_bots() -> None:
    """Offer the bots of the tests, as any other."""
    ours = {"busy": BusyBot, "broken": BrokenBot, "cheat": CheatingBot, "calling": CallingBot}
    for name, bot in ours.items():

        def make(rules: Rules, seed: int, bot: type[RandomBot] = bot) -> RandomBot:
            return bot(rules, seed)

        bots.BOTS[name] = make


def end_with_parent() -> None:
    """End when the launcher does, so that no server outlives tests that were killed (Linux)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


PR_SET_PDEATHSIG = 1


def main() -> None:
    """Fork a server for each line."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    if may_compile():
        warm_up()  # so what is forked is, too
    test_bots()
    bot_runner.ANSWER_S = 0.0, 0.0
    sockets.MESSAGES_A_SECOND = 1000.0  # a test need not think
    timers.RECESS = 0.1
    databases.WAIT_FOR_LOCK_S = 5.0
    rate_limits.EVENTS_OF_PERSON = "1000/10second"
    announced.OF_ADDRESS = 100_000
    run.PING_AFTER_S = None  # a busy machine may be late with an answer
    for line in sys.stdin:
        told = json.loads(line)
        folder = Path(told["folder"])
        process = os.fork()
        if process == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            end_with_parent()
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            log = os.open(told["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            os.dup2(log, 1)
            os.dup2(log, 2)
            BusyBot.hold = folder / HOLD
            where = told["database"] or folder
            substitutes.GRACE = told["grace"]
            ask, answer = told["idle"]
            games.DECISION_S.update(dict.fromkeys(games.DECISION_S, ask))
            limits = replace(LIMITS, idle=ask, idle_answer=answer)
            if told["pings"]:
                run.PING_AFTER_S = run.PONG_WITHIN_S = told["pings"]
            services = told["push"][:1]
            if services:
                calls.DELAY_S = 0.1
                os.environ["SSL_CERT_FILE"] = told["push"][1]
            reach = run.Reach(port=told["port"])
            run.serve(reach, where, told["redis"], services=services, limits=limits)
            os._exit(0)
        print(process, flush=True)


if __name__ == "__main__":
    main()
