"""Lessons, as read from the files `GAME.toml` in this folder."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

PUPIL = 0
"""The seat of the player who takes the lesson."""


@dataclass(frozen=True)
class Remark:
    """A message, and the condition under which it is shown."""

    name: str
    when: Mapping[str, Any] = field(default_factory=dict)
    args: Mapping[str, Any] = field(default_factory=dict)
    """Arguments of the message: a string is a path into the view, anything else is the value
    itself."""


@dataclass(frozen=True)
class Step(Remark):
    """A message that the guide shows at most once."""

    waits: bool = False
    """True if the table waits until the player has read the message.

    The player then has nothing to decide.
    """
    lift: tuple[str, ...] = ()
    """Cards that the page lifts: names, a suit ("suit C"), "choices" for all that can be chosen, or
    "received" for those that another player has passed."""
    suggest: tuple[str, ...] = ()
    """Suggested actions. The first legal one is shown; if none is legal, the step is not shown."""
    aside: bool = False
    """True if only players who deviate from the guide's suggestions see this step."""


@dataclass(frozen=True)
class Hand:
    """A prepared hand of the lesson."""

    deal: Mapping[str, Any]
    """The deal, in the form of a record."""
    line: tuple[str, ...]
    """All actions of the hand if the player follows the guide.

    The other players take their actions from this list until an action deviates from it.
    """
    given: int = 0
    """Number of actions that are carried out before the player's first decision."""


@dataclass(frozen=True)
class Lesson:
    """The first hands of a game, with a guide."""

    game: str
    dealer: int
    hands: tuple[Hand, ...]
    steps: tuple[Step, ...]
    closing: tuple[Remark, ...]
    """Messages at the end; those whose conditions hold are shown, in this order."""

    def key(self, remark: Remark) -> str:
        """Return the key of a remark's message."""
        return f"lesson-{self.game}-{remark.name}"


@cache
def lesson_of(game: str) -> Lesson | None:
    """Return the lesson of the game with this name; None if there is no lesson."""
    path = files(__package__).joinpath(f"{game}.toml")
    if not path.is_file():
        return None
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return Lesson(
        game=game,
        dealer=data["dealer"],
        hands=tuple(_hand(one) for one in data["hands"]),
        steps=tuple(_step(one) for one in data["steps"]),
        closing=tuple(Remark(**one) for one in data["closing"]),
    )


def _hand(data: dict[str, Any]) -> Hand:
    return Hand(data["deal"], tuple(data["line"]), data.get("given", 0))


def _step(data: dict[str, Any]) -> Step:
    lists: dict[str, Any] = {n: tuple(data[n]) for n in ("lift", "suggest") if n in data}
    return Step(**data | lists)
