"""The decisions of a hand, as each seat sees them; for the information states of OpenSpiel.

Nothing here checks its arguments: `envs.open_spiel` does.
"""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from clubsuit.games.rules import Rules
from clubsuit.games.state import State


class Decision(NamedTuple):
    """A decision of a seat."""

    seat: int
    text: str
    """The decision in the notation of records; cards that are hidden are "?"."""
    steps: tuple[int, ...] = ()
    """The ids of its steps in the order in which the seat chose them. Only the seat may see this
    order. Empty if they are unknown."""
    ids: tuple[int, ...] = ()
    """The ids of its steps in their usual order; empty if they are hidden."""


class Log:
    """The decisions of a hand in order; each seat can be shown its own version.

    Cards that are played to a trick are visible to all. A seat may see only a part of other
    decisions, or see them only later. So the game's `seen` is called for these decisions each time.
    """

    def __init__(self) -> None:
        self._decisions: list[Decision] = []
        self._texts: list[str] = []
        """For each decision: seat and text."""
        self._partly: list[int] = []
        """The indices of decisions that seats see differently."""

    def add(self, decision: Decision, open_to_all: bool) -> None:
        """Add a decision."""
        if not open_to_all or decision.steps != decision.ids:
            self._partly.append(len(self._decisions))
        self._decisions.append(decision)
        self._texts.append(f"{decision.seat} {decision.text}")

    def texts(self, rules: Rules, v: State) -> list[str]:
        """Return the decisions as the seat of this view sees them, as texts."""
        texts = self._texts.copy()
        for place in self._partly:
            seen = _seen(self._decisions[place], rules, v)
            texts[place] = f"{seen.seat} {seen.text}{_order(seen, rules)}"
        return texts

    def seen(self, rules: Rules, v: State) -> list[Decision]:
        """Return the decisions as the seat of this view sees them."""
        decisions = self._decisions.copy()
        for place in self._partly:
            decisions[place] = _seen(decisions[place], rules, v)
        return decisions

    def seen_log(self, rules: Rules, v: State) -> "Log":
        """Return the decisions as a log of what the seat of this view knows."""
        log = Log()
        log._decisions = self.seen(rules, v)
        log._texts = [f"{one.seat} {one.text}" for one in log._decisions]
        log._partly = self._partly.copy()
        return log

    def copy(self) -> "Log":
        """Return an independent copy."""
        twin = Log()
        twin._decisions = self._decisions.copy()
        twin._texts = self._texts.copy()
        twin._partly = self._partly.copy()
        return twin


def _seen(decision: Decision, rules: Rules, v: State) -> Decision:
    """Return a decision as the seat of this view sees it."""
    text = rules.words.seen(v, decision.seat, decision.text)
    if text != decision.text:
        return Decision(decision.seat, text)
    return decision if decision.seat == v.me else decision._replace(steps=decision.ids)


def _order(decision: Decision, rules: Rules) -> str:
    """Return the order of the steps, if it is not the usual one."""
    if decision.steps == decision.ids or rules.encoding is None:
        return ""
    return f" [{' '.join(map(rules.encoding.explain, decision.steps))}]"


def row_size(seats: int, actions: int) -> int:
    """Return the size of a row of `write_rows`.

    actions: the number of ids of the game.
    """
    return seats + actions.bit_length() + 1


def write_rows(decisions: Iterable[Decision], me: int, seats: int, rows: np.ndarray) -> None:
    """Write a row for each step of these decisions; the other rows become zeros.

    A row has a flag for each seat, beginning with `me`; the id plus 1 in binary, lowest bit first,
    or zeros if it is hidden; and the number of cards of the decision, hidden ones included. A
    hidden decision is one row.
    """
    steps = [
        ((decision.seat - me) % seats, number + 1, len(decision.text.split()) - 1)
        for decision in decisions
        for number in decision.steps or (-1,)
    ]
    rows.fill(0)
    if not steps:
        return
    who, numbers, cards = np.array(steps).T
    n, bits = len(steps), rows.shape[1] - seats - 1
    rows[np.arange(n), who] = 1
    rows[:n, seats:-1] = numbers[:, None] >> np.arange(bits) & 1
    rows[:n, -1] = cards
