"""Lessons as they stand in their files, `GAME.toml` in this folder."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

PUPIL = 0
"""The seat of who learns."""


@dataclass(frozen=True)
class Remark:
    """A message, and when it is in its place."""

    name: str
    when: Mapping[str, Any] = field(default_factory=dict)
    args: Mapping[str, Any] = field(default_factory=dict)
    """What the message names: a path into the view where it is a text, else the value itself."""


@dataclass(frozen=True)
class Step(Remark):
    """What the guide says at one moment, once."""

    waits: bool = False
    """Nothing is to be decided: the table waits until it has been read."""
    lift: tuple[str, ...] = ()
    """Cards that are lifted: names, a suit ("suit C"), "choices" for all that can be chosen, or
    "received" for those that somebody has passed."""
    suggest: tuple[str, ...] = ()
    """Choices, the first one that is legal being suggested; the step is due where one is."""
    aside: bool = False
    """It is met only by who decides otherwise than the guide suggests."""


@dataclass(frozen=True)
class Hand:
    """A hand made for the lesson."""

    deal: Mapping[str, Any]
    """Its cards, as a record has them."""
    line: tuple[str, ...]
    """How it goes with a player who follows the guide; the others keep to it as long as all do."""
    given: int = 0
    """How many of these decisions are taken before the player comes in."""


@dataclass(frozen=True)
class Lesson:
    """A first hand (or two) of a game, with its guide."""

    game: str
    dealer: int
    hands: tuple[Hand, ...]
    steps: tuple[Step, ...]
    closing: tuple[Remark, ...]
    """What is said at the end: those whose time it is, in this order."""

    def key(self, remark: Remark) -> str:
        """The name of a remark's message."""
        return f"lesson-{self.game}-{remark.name}"


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game by the game's name; None where it has none."""
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
