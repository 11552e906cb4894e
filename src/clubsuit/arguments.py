"""Arguments from outside, checked: a wrong one is refused in a sentence, as a wrong action is."""

import numbers
from collections.abc import Sequence
from typing import Any

import numpy as np

from clubsuit.errors import RuleError, TurnError, excerpt
from clubsuit.random_numbers import WORDS
from clubsuit.texts import refusal

SEEDS = 1 << 63
"""Seeds are numbers of 64 bits, below this one and from its negative on."""


def whole(value: Any) -> int | None:
    """The value as Python's int where it is a whole number, NumPy's too; else None.

    >>> whole(np.int64(7)), whole(True), whole(7.0)
    (7, None, None)
    """
    if type(value) is int:
        return value
    if isinstance(value, int | np.integer) and not isinstance(value, bool):
        return int(value)
    return None


def checked_seat(value: Any, seats: int) -> int:
    """A seat of a table with this number of seats. Raises TurnError."""
    if type(value) is int and 0 <= value < seats:  # the usual case
        return value
    seat = whole(value)
    if seat is None or not 0 <= seat < seats:
        raise refusal("no-such-seat", TurnError, number=excerpt(value), last=seats - 1)
    return seat


def checked_seed(value: Any) -> int:
    """A seed: an int64. Raises NotationError."""
    seed = whole(value)
    if seed is None or not -SEEDS <= seed < SEEDS:
        raise refusal("seed-range")
    return seed


def checked_generator(value: Any) -> np.ndarray:
    """A generator of `clubsuit.random_numbers`; compiled code writes into it. Raises NotationError.

    >>> checked_generator(np.zeros(2, np.int64))
    Traceback (most recent call last):
    ...
    clubsuit.errors.NotationError: a generator is an array of 4 int64, ...
    """
    if not isinstance(value, np.ndarray) or value.dtype != np.int64 or value.shape != (WORDS,):
        raise refusal("generator-shape", words=WORDS)
    return value


def checked_number(value: Any, name: str, low: int, high: int) -> int:
    """A whole number in this range. Raises NotationError.

    >>> checked_number(12, "worlds", 1, 10)
    Traceback (most recent call last):
    ...
    clubsuit.errors.NotationError: "worlds" must be a whole number from 1 to 10, not 12
    """
    number = whole(value)
    if number is None or not low <= number <= high:
        raise refusal("number-range", name=name, low=low, high=high, given=excerpt(value))
    return number


def checked_chance(value: Any) -> float:
    """A number from 0 to 1, as a source of random numbers gives it. Raises NotationError."""
    real = isinstance(value, numbers.Real) and not isinstance(value, bool)
    if not real or not 0 <= value <= 1:
        raise refusal("chance-range", given=excerpt(value))
    return float(value)


def checked_names(players: Any, seats: int) -> list[str]:
    """Names by seat. Raises NotationError for what is no list, RuleError for a wrong number."""
    known = isinstance(players, Sequence) and not isinstance(players, str | bytes)
    if not known or not all(isinstance(name, str) for name in players):
        raise refusal("players-shape", players=excerpt(players))
    if len(players) != seats:
        raise refusal("record-players", RuleError, given=len(players), wanted=seats)
    return list(players)


def checked_cards(cards: Any) -> list[str]:
    """Names of cards, which may still be unknown ones. Raises NotationError."""
    if isinstance(cards, str | bytes) or not isinstance(cards, Sequence):
        raise refusal("cards-shape", cards=excerpt(cards))
    if not all(isinstance(card, str) for card in cards):
        raise refusal("cards-shape", cards=excerpt(cards))
    return list(cards)
