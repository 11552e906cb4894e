"""The compiled rules of all games, each function under one name: the record says which game's.

A game's `Functions` are known here from when it is registered, and a kernel looks for them when
it is compiled for a game's record. So bots, solvers, lab and environments are written once.

Nothing here checks its arguments: it is called from compiled loops, or with checked arguments.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from clubsuit.games import state
from clubsuit.games.state import DEAL, OVER, State
from clubsuit.kernel import by_record, compiled, inlined
from clubsuit.random_numbers import rand_below

Compiled = Callable[..., Any]


class Functions(NamedTuple):
    """The compiled rules of a game. `s` is a state, `v` a view."""

    start: Compiled
    """(s): a new game before its first deal; options, seats and generator stay."""
    deal: Compiled
    """(s): deal the next hand at random, from the state's own generator."""
    clear_hand: Compiled
    """(s): make ready for the next deal."""
    begin_hand: Compiled
    """(s): the cards have been dealt: the first phase begins."""
    legal: Compiled
    """(s, out) -> int: write all legal codes of the seat to act; returns how many."""
    honest: Compiled
    """(s, out) -> int: those that keep to the rules; the same, where others are not legal."""
    apply: Compiled
    """(s, code, cards): carry out a legal code; cards: the exact ones, 0 for any that fit."""
    decide_randomly: Compiled
    """(s, rng) -> bool: make a random decision, of the codes of `legal` the one at the place
    `rand_below(rng, how many)`; False, and nothing is done, where that needs the list of them."""
    end_hand: Compiled
    """(s): the hand's score stands in the state: add it up, and see whether the game is over."""
    view: Compiled
    """(s, seat, v): write what the seat may know into `v`, which is all zeros."""
    sample: Compiled
    """(v, rng, s): place the hidden cards in `s`, a copy of the view."""
    count_deals: Compiled
    """(v) -> float: in the play, how many deals fit the view, or more; infinity: not counted."""
    choose_anew: Compiled
    """(v, s): take back in `s`, a sample, what others chose and nobody saw (cards to pass)."""

    @staticmethod
    def of(*modules: ModuleType) -> "Functions":
        """The functions of these modules by their names; where one is missing, what is usual."""
        names = {name: value for module in modules for name, value in vars(module).items()}
        found: dict[str, Any] = {
            name: names.get(name) or _USUAL.get(name) for name in Functions._fields
        }
        found["honest"] = found["honest"] or found["legal"]
        missing = [name for name, function in found.items() if function is None]
        if missing:
            raise TypeError(f"the rules lack {', '.join(missing)}")
        return Functions(**found)


class Endings(NamedTuple):
    """What the solver of endings of three asks besides, where codes are cards."""

    ending_choices: Compiled
    """(s) -> int: the cards that may be played, one of each that come to the same."""
    ending_key: Compiled
    """(s) -> int: at a trick's start, what all that comes rests on; never 0."""
    banked: Compiled
    """(s, p) -> int: what a seat has scored whatever comes."""


_TABLES: dict[str, dict[np.dtype[Any], Compiled]] = {
    name: {} for name in (*Functions._fields, *Endings._fields)
}


def register(dtype: np.dtype[Any], functions: Functions, endings: Endings | None) -> None:
    """Let the record's type stand for these rules."""
    for given in (functions, endings):
        for name, function in given._asdict().items() if given else ():
            _TABLES[name][dtype] = function


start = by_record(_TABLES["start"])
deal = by_record(_TABLES["deal"])
legal = by_record(_TABLES["legal"])
honest = by_record(_TABLES["honest"])
apply = by_record(_TABLES["apply"])
decide_randomly = by_record(_TABLES["decide_randomly"])
end_hand = by_record(_TABLES["end_hand"])
view = by_record(_TABLES["view"])
sample = by_record(_TABLES["sample"])
choose_anew = by_record(_TABLES["choose_anew"])
ending_choices = by_record(_TABLES["ending_choices"])
ending_key = by_record(_TABLES["ending_key"])
banked = by_record(_TABLES["banked"])


@compiled
def play_randomly(s: State, rng: np.ndarray, decisions: int, out: np.ndarray) -> None:
    """Make random decisions, hand after hand and game after game; `out`: room for all codes."""
    for _ in range(decisions):
        if s.phase == OVER:
            start(s)
        if s.phase == DEAL:
            deal(s)
        # Not a function of this: to hand arrays on counts references, a third of the time.
        if not decide_randomly(s, rng):
            apply(s, out[rand_below(rng, legal(s, out))], 0)


@compiled
def view_all(s: State, views: np.ndarray) -> None:
    """Write what each seat may know into its place of `views`, which are all zeros.

    One call for all: from Python each takes longer than the view itself.
    """
    for seat in range(len(views)):
        view(s, seat, views[seat])


# ---- what is usual ---------------------------------------------------------------------


@inlined
def from_the_list(s: State, rng: np.ndarray) -> bool:
    """Without the list of the codes none can be drawn."""
    return False


@compiled
def nothing_hidden(v: State, s: State) -> None:
    """In most games nobody chooses in secret."""


@compiled
def not_counted(v: State) -> float:
    """More deals than anybody would go through."""
    return np.inf


_USUAL: dict[str, Compiled] = {
    "count_deals": not_counted,
    "start": state.start,
    "decide_randomly": from_the_list,
    "choose_anew": nothing_hidden,
}
