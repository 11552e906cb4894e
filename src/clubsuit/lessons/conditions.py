"""When something is said: conditions over what one seat sees.

A condition is a table of paths into the view, as it goes over the wire (`View.to_dict`), and what
must be there: a value, or tests by name. A path that begins with `state` leads into the view's
record, and `me` stands for the player's own seat. Besides there are `last`, the last decision of
the hand; `led`, the suit of the open trick; `void`, where one has to follow and cannot; and
`narrowed`, where the rules forbid some of the cards that follow suit (or, leading, are held).

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
"""What may be asked of a value; all that is asked must be so."""

NEIGHBOURS = {"me": 0, "left": 1, "across": 2, "right": -1}
"""Seats by where the player sees them; those of more or fewer than four have no opposite."""


class Facts:
    """What a seat sees, by paths."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.told: dict[str, Any] = view.to_dict()

    @property
    def choices(self) -> list[str]:
        """The cards of the hand that can be chosen now."""
        found = self.told["choices"]
        return found["cards"] if found else []

    @property
    def held(self) -> list[str]:
        """All cards that the seat holds, auction cards too."""
        return [*self.told["hand"], *self.told["table"].get("auction", ())]

    @cached_property
    def legal(self) -> frozenset[str]:
        """All that the seat may do now, in the notation of RECORD.md."""
        return frozenset(self.view.legal() if self.view.turn == self.view.seat else ())

    def hold(self, condition: Mapping[str, Any]) -> bool:
        """Whether all of this is so."""
        return all(self._holds(self.at(path), wanted) for path, wanted in condition.items())

    def at(self, path: str) -> Any:
        """What stands at a path, None where nothing does. Raises KeyError for an unknown name."""
        first, *rest = path.split(".")
        if first == "state":
            return int(self.view.state[rest[0]])
        here = self._named[first] if first in self._named else self.told[first]
        for name in rest:
            here = self._inside(here, name)
        return here

    @cached_property
    def _named(self) -> dict[str, Any]:
        """What a view does not say in one place."""
        log, hand, trick = self.told["log"], self.told["hand"], self._open_trick()
        led = trick[0]["cards"][0]["card"][-1] if trick else None
        follow = [card for card in hand if card[-1] == led]
        return {
            "last": log[-1] if log else None,
            "led": led,
            "void": bool(self.choices and led and not follow),
            "narrowed": bool(self.choices) and set(self.choices) < set(follow or hand),
        }

    def _open_trick(self) -> list[dict[str, Any]]:
        """The decisions of the trick that goes on."""
        log = [entry for entry in self.told["log"] if entry["trick"] is not None]
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
            return all(TESTS[test](value, self._meant(one)) for test, one in wanted.items())
        return bool(value == self._meant(wanted))

    def _meant(self, wanted: Any) -> Any:
        """A seat where it is named by where it lies; anything else as it is."""
        if isinstance(wanted, str) and wanted in NEIGHBOURS:
            return (self.view.seat + NEIGHBOURS[wanted]) % len(self.told["players"])
        return wanted
