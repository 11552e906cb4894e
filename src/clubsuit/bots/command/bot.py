"""The bot that asks a program for its decisions.

One process serves one seat of one game, so no process ever sees the cards of two seats, or the same
deal twice.
"""

import os
import time
from math import inf
from typing import Any

from clubsuit.bots.base import Candidate, Choice
from clubsuit.bots.command.messages import action_in, end, question
from clubsuit.bots.command.naming import Command
from clubsuit.bots.command.program import Failure, Program
from clubsuit.bots.knowledge.base import knowledge_of
from clubsuit.copies import Independent
from clubsuit.errors import BotFault, ClubsuitError, Reason, excerpt
from clubsuit.game import View
from clubsuit.games.rules import Rules
from clubsuit.games.state import Action
from clubsuit.texts import refusal

FIRST_S = 10.0
"""Seconds for the first decision of a process, which has to start."""
DECISION_S = 5.0
"""Seconds for each other decision."""
MOST_FAILURES = 3
"""Number of failures in a row after which a program rests."""
REST_S = 60.0
"""Seconds for which a program rests at tables. Elsewhere it rests until the game ends."""


class Patience:
    """Counts the failures of a program, so that a broken one does not delay its game for long."""

    def __init__(self, rest_s: float = inf) -> None:
        self._rest_s = rest_s
        self._failures = 0
        self._rests_until = 0.0

    @property
    def lost(self) -> bool:
        """Return whether the program rests."""
        return time.monotonic() < self._rests_until

    def note(self, failed: bool) -> None:
        """Note how a decision went."""
        self._failures = self._failures + 1 if failed else 0
        if self._failures >= MOST_FAILURES:
            self._rests_until = time.monotonic() + self._rest_s


class CommandBot(Independent):
    """Asks a program, which starts with the first decision and ends with `close`.

    A copy starts a process of its own.
    """

    def __init__(self, command: Command, rules: Rules, seed: int, patience: Patience) -> None:
        self.name = command.name
        self._words = command.words
        self._knowledge = knowledge_of(rules)
        self._seed = seed
        self._patience = patience
        self._program: Program | None = None
        self._number = 0
        """Number of the question, from 1 in each process."""
        self._hand = 0
        """Number of the hand that the process knows about."""

    def choose(self, view: View) -> Choice:
        """Return the program's choice.

        Raises BotFault, with the bot's name, if the program cannot be started, fails, answers too
        late, or answers anything but a legal action. The next decision starts it again.
        """
        if self._patience.lost:
            raise self._fault("command-rests", failures=MOST_FAILURES)
        try:
            action = self._action(view, self._ask(view))
        except BotFault:
            self._patience.note(failed=True)
            self._end()  # without a last message, which a program that hangs would not read
            raise
        self._patience.note(failed=False)
        reason = Reason("", "bot-own", {"bot": self.name})
        return Choice(action, [Candidate(action.code, 0.0)], reason)

    def interject(self, view: View) -> Action | None:
        """Return the action of `rule`. Programs are asked only for their own turns."""
        return self._knowledge.act_out_of_turn(view)

    def close(self) -> None:
        """End the program. The next decision would start it again."""
        self._end(end())

    def _end(self, last: bytes = b"") -> None:
        program, self._program = self._program, None
        if program:
            program.close(last)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_program": None}

    def _ask(self, view: View) -> bytes:
        """Ask the program, and return its line."""
        try:
            if self._program is None:
                self._program, self._number, self._hand = Program(self._words), 0, 0
            self._number += 1
            seconds = DECISION_S if self._number > 1 else FIRST_S
            about = {"seed": self._seed, "number": self._number, "hand": self._hand}
            lines = question(view, **about, seconds=seconds)
            self._hand = int(view.state.hand_number)
            return self._program.ask(lines, seconds)
        except Failure as failure:
            told = {"told": "yes" if failure.said else "no", "said": excerpt(failure.said, 200)}
            raise self._fault(failure.key, **told, seconds=f"{seconds:g}") from None
        except OSError as error:
            raise self._fault("command-unstarted", problem=os.strerror(error.errno or 0)) from None

    def _action(self, view: View, line: bytes) -> Action:
        """Return the action in the program's answer. Raises BotFault if there is none."""
        text = action_in(line, self._number)
        if text is None:
            shown = excerpt(line.decode(errors="replace"))
            raise self._fault("command-nonsense", text=shown, number=self._number)
        try:
            return view.read(text)
        except ClubsuitError as error:
            args = {"text": excerpt(text), "problem": error.message, "bot": self.name}
            raise refusal("command-illegal", BotFault, error.rule, **args) from None

    def _fault(self, key: str, **args: Any) -> BotFault:
        return refusal(key, BotFault, bot=self.name, **args)
