"""Check arguments from outside.

For an invalid argument, each function raises an error with a message of the catalogue.
"""

import numbers
from collections.abc import Sequence
from typing import Any

import numpy as np

from clubsuit.errors import RuleError, TurnError, excerpt
from clubsuit.random_numbers import WORDS
from clubsuit.texts import refusal

SEEDS = 1 << 63
"""Seeds are at least -SEEDS and below SEEDS, so they fit into an int64."""


def whole(value: Any) -> int | None:
    """Return a Python or NumPy integer as a Python int; None for any other value, bools included.

    >>> whole(np.int64(7)), whole(True), whole(7.0)
    (7, None, None)
    """
    if type(value) is int:
        return value
    if isinstance(value, int | np.integer) and not isinstance(value, bool):
        return int(value)
    return None


def checked_seat(value: Any, seats: int) -> int:
    """Return a seat as an int. Raises TurnError unless it is from 0 to `seats` - 1."""
    if type(value) is int and 0 <= value < seats:  # fast path
        return value
    seat = whole(value)
    if seat is None or not 0 <= seat < seats:
        raise refusal("no-such-seat", TurnError, number=excerpt(value), last=seats - 1)
    return seat


def checked_seed(value: Any) -> int:
    """Return a seed as an int. Raises NotationError unless it is an int64."""
    seed = whole(value)
    if seed is None or not -SEEDS <= seed < SEEDS:
        raise refusal("seed-range")
    return seed


def checked_generator(value: Any) -> np.ndarray:
    """Return a generator of `clubsuit.random_numbers`.

    Raises NotationError for a wrong type or shape: compiled code writes into the array.

    >>> checked_generator(np.zeros(2, np.int64))
    Traceback (most recent call last):
    ...
    clubsuit.errors.NotationError: a generator is an array of 4 int64, ...
    """
    if not isinstance(value, np.ndarray) or value.dtype != np.int64 or value.shape != (WORDS,):
        raise refusal("generator-shape", words=WORDS)
    return value


def checked_number(value: Any, name: str, low: int, high: int) -> int:
    """Return an integer. Raises NotationError unless it is from `low` to `high`, both included.

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
    """Return a real number as a float. Raises NotationError unless it is from 0 to 1."""
    real = isinstance(value, numbers.Real) and not isinstance(value, bool)
    if not real or not 0 <= value <= 1:
        raise refusal("chance-range", given=excerpt(value))
    return float(value)


def checked_names(players: Any, seats: int) -> list[str]:
    """Return the players' names, by seat, as a list.

    Raises NotationError unless `players` is a sequence of strings, and RuleError unless it has
    `seats` names.
    """
    known = isinstance(players, Sequence) and not isinstance(players, str | bytes)
    if not known or not all(isinstance(name, str) for name in players):
        raise refusal("players-shape", players=excerpt(players))
    if len(players) != seats:
        raise refusal("record-players", RuleError, given=len(players), wanted=seats)
    return list(players)


def checked_cards(cards: Any) -> list[str]:
    """Return names of cards as a list, without checking that the cards exist.

    Raises NotationError unless `cards` is a sequence of strings.
    """
    if isinstance(cards, str | bytes) or not isinstance(cards, Sequence):
        raise refusal("cards-shape", cards=excerpt(cards))
    if not all(isinstance(card, str) for card in cards):
        raise refusal("cards-shape", cards=excerpt(cards))
    return list(cards)
