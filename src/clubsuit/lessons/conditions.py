"""Conditions for messages of a guide, checked against the view of one seat.

A condition maps paths into the view (in the form of `View.to_dict`) to required values or named
tests. A path that starts with `state` leads into the view's record, and `me` stands for the
player's own seat. A path can also start with one of four more names: `last` is the last decision of
the hand. `led` is the suit of the open trick. `void` is true if the player has to choose a card and
holds none of the suit led. `narrowed` is true if the rules forbid some of the player's cards of the
suit led (or some cards of the whole hand, if there is none of that suit).

>>> import clubsuit
>>> facts = Facts(clubsuit.load("clubs-whist").new(seed=7, actions=["swap"]).view(0))
>>> facts.hold({"phase": "exchange", "turn": "me", "players.me.tricks": {"most": 3}})
True
>>> facts.hold({"last.verb": "keep"})
False
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from clubsuit.game import View

TESTS: Mapping[str, Callable[[Any, Any], bool]] = {
    "least": lambda value, bound: value is not None and value >= bound,
    "most": lambda value, bound: value is not None and value <= bound,
    "not": lambda value, other: value != other,
    "has": lambda value, one: one in (value or ()),
    "lacks": lambda value, one: one not in (value or ()),
    "among": lambda value, several: value in several,
    "size": lambda value, number: len(value or ()) == number,
}
"""Tests of a value, by name. A value must pass all tests of its condition."""

NEIGHBOURS = {"me": 0, "left": 1, "across": 2, "right": -1}
"""Offsets of seats from the player's seat; only tables of four have a seat `across`."""


class Facts:
    """The view of a seat, accessible by paths."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.data: dict[str, Any] = view.to_dict()

    @property
    def choices(self) -> list[str]:
        """The cards in hand that can be chosen now."""
        found = self.data["choices"]
        return found["cards"] if found else []

    @property
    def held(self) -> list[str]:
        """All cards of the seat, including auction cards."""
        return [*self.data["hand"], *self.data["table"].get("auction", ())]

    @cached_property
    def legal(self) -> frozenset[str]:
        """All legal actions of the seat, in the notation of RECORD.md."""
        return frozenset(self.view.legal() if self.view.turn == self.view.seat else ())

    def hold(self, condition: Mapping[str, Any]) -> bool:
        """Return whether the whole condition holds."""
        return all(self._holds(self.at(path), wanted) for path, wanted in condition.items())

    def at(self, path: str) -> Any:
        """Return the value at a path, or None if there is none. Raises KeyError for an unknown
        name.
        """
        first, *rest = path.split(".")
        if first == "state":
            return int(self.view.state[rest[0]])
        here = self._derived[first] if first in self._derived else self.data[first]
        for name in rest:
            here = self._inside(here, name)
        return here

    @cached_property
    def _derived(self) -> dict[str, Any]:
        """Values that are derived from several parts of the view."""
        log, hand, trick = self.data["log"], self.data["hand"], self._open_trick()
        led = trick[0]["cards"][0]["card"][-1] if trick else None
        follow = [card for card in hand if card[-1] == led]
        return {
            "last": log[-1] if log else None,
            "led": led,
            "void": bool(self.choices and led and not follow),
            "narrowed": bool(self.choices) and set(self.choices) < set(follow or hand),
        }

    def _open_trick(self) -> list[dict[str, Any]]:
        """Return the decisions of the open trick."""
        log = [entry for entry in self.data["log"] if entry["trick"] is not None]
        if not log or log[-1]["wins"] is not None:
            return []
        return [entry for entry in log if entry["trick"] == log[-1]["trick"]]

    def _inside(self, here: Any, name: str) -> Any:
        if here is None:
            return None
        if isinstance(here, list):
            place = self.view.seat if name == "me" else int(name)
            return here[place] if -len(here) <= place < len(here) else None
        return here[name]

    def _holds(self, value: Any, wanted: Any) -> bool:
        if isinstance(wanted, Mapping):
            return all(TESTS[test](value, self._resolved(one)) for test, one in wanted.items())
        return bool(value == self._resolved(wanted))

    def _resolved(self, wanted: Any) -> Any:
        """Return the seat for the name of a neighbour, and any other value unchanged."""
        if isinstance(wanted, str) and wanted in NEIGHBOURS:
            return (self.view.seat + NEIGHBOURS[wanted]) % len(self.data["players"])
        return wanted
