"""The compiled rules of all games, as functions that dispatch on the record type.

A game's `Functions` are added when the game is registered, and a kernel looks them up when it is
compiled for the game's record type. Bots, solvers, lab and environments can therefore be written
once for all games.

The functions here do not check their arguments: their callers are compiled loops, or have checked
the arguments already.
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
    """(s): Start a new game before its first deal; keep the options, the seats and the generator.
    """
    deal: Compiled
    """(s): Deal the next hand at random, from the state's own generator."""
    clear_hand: Compiled
    """(s): Prepare the state for the next deal."""
    begin_hand: Compiled
    """(s): Begin the first phase after the cards have been dealt."""
    legal: Compiled
    """(s, out) -> int: Write all legal codes of the seat to act and return their number."""
    honest: Compiled
    """(s, out) -> int: Write the codes of `legal` that break no rule, and return their number.

    The result is that of `legal` unless the game allows actions that break its rules.
    """
    apply: Compiled
    """(s, code, cards): Carry out a legal code with these cards; 0 means any cards that fit."""
    decide_randomly: Compiled
    """(s, rng) -> bool: Make a random decision.

    The code is the one at index `rand_below(rng, number of codes)` in the order of `legal`. Returns
    False, and changes nothing, if the decision needs the list of codes.
    """
    end_hand: Compiled
    """(s): Add the hand's score, which is already in the state, and check if the game is over."""
    view: Compiled
    """(s, seat, v): Write everything that the seat may know into `v`, which is all zeros."""
    sample: Compiled
    """(v, rng, s): Place the hidden cards in `s`, which is a copy of the view."""
    count_deals: Compiled
    """(v) -> float: Return an upper bound on the number of deals that fit the view during the play.

    Infinity means that the game does not count its deals.
    """
    choose_anew: Compiled
    """(v, s): Undo secret choices of other players in `s`, a sample of the view.

    Secret choices are those that the view's seat has not seen, such as cards to pass.
    """

    @staticmethod
    def of(*modules: ModuleType) -> "Functions":
        """Collect the functions of these modules by name; use the default for a missing one."""
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
    """Functions for the solver of three-player endings; the code of each action is a card."""

    ending_choices: Compiled
    """(s) -> int: Return a set with one card of each group of equivalent playable cards."""
    ending_key: Compiled
    """(s) -> int: Return a key of everything that the rest of the hand depends on.

    It is called at the start of a trick, and the key is never 0.
    """
    banked: Compiled
    """(s, p) -> int: Return the points that seat p is certain to keep, however the hand ends."""


class Encoders(NamedTuple):
    """Functions for programs that learn (see `clubsuit.games.encoding`).

    `partial` has the steps of the seat to act in the middle of a decision, or is 0. `ids`, `out`
    are two-dimensional arrays, and the functions write their row `row`.
    """

    write_ids: Compiled
    """(s, partial, ids, row): Write the set of legal ids of the seat to act, as int64 words.

    There must be a seat to act. `s` may also be the view of this seat.
    """
    take_id: Compiled
    """(s, partial, id) -> int: Return the code that a legal id completes, or ~(new partial)."""
    id_towards: Compiled
    """(s, partial, code) -> int: Return the next id on the way to a code that is legal."""
    observe: Compiled
    """(v, partial, out, row): Write all of the observation that belongs to a view."""
    reveal: Compiled
    """(s, me, out, row, at) -> int: Write everything hidden from `me` to out[row, at:].

    Returns the index after it.
    """


_TABLES: dict[str, dict[np.dtype[Any], Compiled]] = {
    name: {} for name in (*Functions._fields, *Endings._fields, *Encoders._fields)
}


def register(dtype: np.dtype[Any], *given: "Functions | Endings | Encoders | None") -> None:
    """Dispatch records of this type to these functions."""
    for functions in given:
        for name, function in functions._asdict().items() if functions else ():
            _TABLES[name][dtype] = function


def with_ids() -> dict[np.dtype[Any], bool]:
    """Return, for each record type, whether its game has numbered actions."""
    return {dtype: dtype in _TABLES["take_id"] for dtype in _TABLES["apply"]}


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
write_ids = by_record(_TABLES["write_ids"])
take_id = by_record(_TABLES["take_id"])
id_towards = by_record(_TABLES["id_towards"])
observe = by_record(_TABLES["observe"])
reveal = by_record(_TABLES["reveal"])


@compiled
def play_randomly(s: State, rng: np.ndarray, decisions: int, out: np.ndarray) -> None:
    """Make random decisions, dealing new hands and starting new games as needed.

    `out` must have room for all legal codes.
    """
    for _ in range(decisions):
        if s.phase == OVER:
            start(s)
        if s.phase == DEAL:
            deal(s)
        # This code is not in a function of its own: a call with an array argument counts
        # references, which would take a third of the time.
        if not decide_randomly(s, rng):
            apply(s, out[rand_below(rng, legal(s, out))], 0)


@compiled
def view_all(s: State, views: np.ndarray) -> None:
    """Write everything that each seat may know into its row of `views`; the rows are all zeros.

    One call writes all views, because the overhead of a call from Python exceeds the time for a
    view.
    """
    for seat in range(len(views)):
        view(s, seat, views[seat])


# ---- defaults ------------------------------------------------------------------------


@inlined
def from_the_list(s: State, rng: np.ndarray) -> bool:
    """Return False: without the list of codes, no code can be drawn."""
    return False


@compiled
def nothing_hidden(v: State, s: State) -> None:
    """Do nothing: in most games nothing is chosen in secret."""


@compiled
def not_counted(v: State) -> float:
    """Return infinity: the game does not count its deals."""
    return np.inf


_USUAL: dict[str, Compiled] = {
    "count_deals": not_counted,
    "start": state.start,
    "decide_randomly": from_the_list,
    "choose_anew": nothing_hidden,
}
