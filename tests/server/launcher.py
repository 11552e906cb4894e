"""Starts servers for the tests: a process that has everything imported and compiled, and forks.

It reads lines "PORT FOLDER" and answers each with the process id of a server
that was started there. The tests may kill it in any way; the next starts at once.
"""

import os
import signal
import sys
import time
from pathlib import Path

from clubsuit import bots
from clubsuit.bots import RandomBot
from clubsuit.bots.base import Choice
from clubsuit.game import View
from clubsuit.games.base import Action, Rules
from clubsuit.server import run
from clubsuit.warmup import warm_up


class BusyBot(RandomBot):
    """Computes for half a second, without letting go of the interpreter by itself."""

    def choose(self, view: View) -> Choice:
        end = time.perf_counter() + 0.5
        while time.perf_counter() < end:
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


def test_bots() -> None:
    """Offer the bots of the tests, as any other."""
    ours = {"busy": BusyBot, "broken": BrokenBot, "cheat": CheatingBot, "calling": CallingBot}
    for name, bot in ours.items():

        def make(rules: Rules, seed: int, bot: type[RandomBot] = bot) -> RandomBot:
            return bot(rules, seed)

        bots.BOTS[name] = make


def main() -> None:
    """Fork a server for each line."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    warm_up()
    run._warm_up = lambda: None  # what is forked is warm
    test_bots()
    for line in sys.stdin:
        port, folder = line.split(maxsplit=1)
        process = os.fork()
        if process == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.dup2(2, 1)
            run.serve(port=int(port), data_dir=Path(folder.strip()), open_browser=False)
            os._exit(0)
        print(process, flush=True)


if __name__ == "__main__":
    main()
