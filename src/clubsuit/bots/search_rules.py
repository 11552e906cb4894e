"""The compiled functions of all games that `search` needs, by the type of a game's record."""

import numpy as np

from clubsuit.bots import (
    network,
    rule_climbing_clubs,
    rule_clubs_whist,
    rule_free_clubs,
    rule_ruby_dame,
)
from clubsuit.games import (
    climbing_clubs,
    clubs_whist,
    free_clubs,
    free_clubs_honour,
    ruby_dame,
)
from clubsuit.games.base import State
from clubsuit.kernel import by_record, compiled, fill_cards

VIEW, TRIAL, SEEN, BLANK = range(4)
"""Places in an array of records: the view; a world behind it, in which the hand so far is gone
through, or the rest is played; what the seat to act there sees; zeros to clear that."""
PLACES = 4

# ---- what each game calls otherwise ------------------------------------------------------


@compiled
def _free_legal(s: State, out: np.ndarray) -> int:
    return fill_cards(free_clubs.legal_set(s), out)


@compiled
def _whist_legal(s: State, out: np.ndarray) -> int:
    return fill_cards(clubs_whist.legal_set(s), out)


@compiled
def _free_apply(s: State, code: int, cards: int) -> None:
    free_clubs.apply_code(s, code)


@compiled
def _honour_apply(s: State, code: int, cards: int) -> None:
    free_clubs_honour.apply_code(s, code, s.turn)


@compiled
def _whist_apply(s: State, code: int, cards: int) -> None:
    clubs_whist.apply_code(s, code)


@compiled
def _climbing_apply(s: State, code: int, cards: int) -> None:
    if cards:
        climbing_clubs.apply_cards(s, code, cards)
    else:
        climbing_clubs.apply_code(s, code)


@compiled
def _ruby_apply(s: State, code: int, cards: int) -> None:
    ruby_dame.apply_code(s, code)


legal = by_record(
    {
        free_clubs.STATE: _free_legal,
        free_clubs_honour.STATE: free_clubs_honour.honest,
        clubs_whist.STATE: _whist_legal,
        climbing_clubs.STATE: climbing_clubs.legal_into,
        ruby_dame.STATE: ruby_dame.legal_into,
    }
)
"""(s, out): write the choices of the seat to act that keep to the rules; returns how many."""
apply = by_record(
    {
        free_clubs.STATE: _free_apply,
        free_clubs_honour.STATE: _honour_apply,
        clubs_whist.STATE: _whist_apply,
        climbing_clubs.STATE: _climbing_apply,
        ruby_dame.STATE: _ruby_apply,
    }
)
"""(s, code, cards): carry out a choice; cards: the exact ones, or 0 for any that fit."""
view_into = by_record(
    {
        free_clubs.STATE: free_clubs.view_into,
        free_clubs_honour.STATE: free_clubs_honour.view_into,
        clubs_whist.STATE: clubs_whist.view_into,
        climbing_clubs.STATE: climbing_clubs.view_into,
        ruby_dame.STATE: ruby_dame.view_into,
    }
)
"""(s, seat, v): write what the seat sees into `v`, which is all zeros."""
judge = by_record(
    {
        free_clubs.STATE: rule_free_clubs.judge,
        free_clubs_honour.STATE: rule_free_clubs.judge,
        clubs_whist.STATE: rule_clubs_whist.judge,
        climbing_clubs.STATE: rule_climbing_clubs.judge,
        ruby_dame.STATE: rule_ruby_dame.judge,
    }
)
"""(v, codes, n, values): what `rule` thinks of each choice."""


@compiled
def _unlearned(v: State, codes: np.ndarray, n: int, net: network.Network, room: network.Room,
               unit: float, values: np.ndarray) -> None:  # fmt: skip
    """Nothing: no network is asked here."""


learned = by_record(
    {
        free_clubs.STATE: network.value_choices,
        free_clubs_honour.STATE: _unlearned,
        clubs_whist.STATE: network.value_choices,
        climbing_clubs.STATE: network.value_choices,
        ruby_dame.STATE: network.value_choices,
    }
)
"""(v, codes, n, network, room, unit, values): what `trained` thinks of each choice."""
