"""The deals that fit a view, and the value of each choice in each of them.

The value of a choice in a deal is what `clubsuit.solve` computes: the score of the hand for the
seat to act if all cards are open and everybody plays perfectly after the choice. In Climbing Clubs
it is that score minus the score of the other player who still holds cards.
"""

from collections.abc import Iterator, Sequence
from math import log

import numpy as np

from clubsuit.game import View
from clubsuit.games.rules import Rules
from clubsuit.games.state import State
from clubsuit.random_numbers import WORLDS, generator
from clubsuit.solve.effort import Effort
from clubsuit.solve.positions import can_be_solved, hand_key, values_in

MOST_DEALS = 2500
"""Maximum number of deals of a proof. It keeps a puzzle below two seconds of one core."""
EFFORT = 1_000_000
"""Maximum number of positions that the solver may search for one puzzle."""
SPARE = 16
"""Determines how long to look for all deals: N deals are given up after N * (log(N) + SPARE)
samples. The probability that a deal is then missing is at most e**-SPARE, one in nine million."""


def solvable(view: View) -> bool:
    """Return whether the deals that fit this view can be solved."""
    if int(view.state.phase) not in view.rules.trick_phases:
        return False
    return can_be_solved(view.rules, view.sample_state(generator(0, WORLDS))[0])


def number_of_deals(view: View) -> int:
    """Return an upper bound on the number of deals that fit; 0 if the game does not count them."""
    number = view.rules.count_deals(view.state)
    return int(number) if number < 1 << 53 else 0


def samples(view: View, seed: int) -> Iterator[State]:
    """Yield deals that fit the view; each is equally likely, and a deal can come again."""
    rng = generator(seed, WORLDS)
    while True:
        yield view.sample_state(rng)[0]


def different_deals(view: View, number: int, seed: int) -> Iterator[State]:
    """Yield different deals that fit the view, at most `number`.

    If there are `number`, all of them are yielded, apart from the failures that `SPARE` describes.
    """
    names = view.rules.hidden_fields
    seen: set[bytes] = set()
    draws = int(number * (log(number) + SPARE))
    for _, deal in zip(range(draws), samples(view, seed), strict=False):
        key = b"".join(deal[name].tobytes() for name in names)
        if key not in seen:
            seen.add(key)
            yield deal
        if len(seen) == number:
            return


class OpenCards:
    """Solves deals for one seat, each arrangement of hands once."""

    def __init__(self, rules: Rules, codes: Sequence[int], effort: int = EFFORT) -> None:
        self._rules = rules
        self._codes = codes
        self._effort = Effort(effort)
        self._known: dict[bytes, np.ndarray | None] = {}

    def values(self, deal: State) -> np.ndarray | None:
        """Return the value of each choice in this deal; None if the effort is used up."""
        key = hand_key(self._rules, deal)
        if key not in self._known:
            found = values_in(self._rules, deal, self._codes, self._effort)
            whole = len(found) == len(self._codes)
            values = [found[code] for code in self._codes] if whole else None
            self._known[key] = None if values is None else np.array(values)
        return self._known[key]
