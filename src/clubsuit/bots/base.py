"""The protocol of bots: a bot gets a view, never a state, and answers with its reasons."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from clubsuit.errors import Reason
from clubsuit.game import View
from clubsuit.games.base import Action, State


@dataclass(frozen=True)
class Candidate:
    """A legal action and what the bot thinks of it: higher is better, only the order matters."""

    code: int
    value: float


@dataclass(frozen=True)
class Choice:
    """A bot's answer: the action, all candidates with values, and why, in a short sentence."""

    action: Action
    candidates: list[Candidate]
    reason: Reason


class Bot(Protocol):
    """Anything that decides for a seat."""

    name: str

    def choose(self, view: View) -> Choice:
        """Decide for `view.seat`, whose turn it is. The view is all that the bot gets."""
        ...


@dataclass(frozen=True)
class RuleBook:
    """Hand-written knowledge of one game.

    judge(v, codes, n, values) is compiled: `v` is the view's record, codes[:n] the
    legal actions; it writes what each is worth into values (float64) and returns
    the index in `reasons` of its main thought.
    reasons: keys of the message catalogue.
    """

    judge: Callable[[State, np.ndarray, int, np.ndarray], int]
    reasons: tuple[str, ...]
