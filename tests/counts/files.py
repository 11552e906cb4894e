"""The files of counts: which positions they hold, and how they are written and read."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clubsuit.record import HandRecord, Record
from counts.counting import counts, decisions, effort, parting
from differential.choosing import Chooser
from differential.sides import Engine, Side, reference, told
from helpers import variants

FOLDER = Path(__file__).parent
EFFORT = 1000
"""A position is counted as deep as this many positions on the way allow."""
DEEPEST = 60
HANDS = {"free-clubs": 6, "ruby-dame": 3}
"""Hands from which positions are taken; 1 where none stands."""
HEAD = """\
# Counts of decisions in {game}, for any program that plays it.
#
# position NAME   begins a position; its variant stands in the record's options
# record JSON     a game record, format clubsuit/1, whose last hand is unfinished
# N COUNT         from there so many sequences of exactly N decisions are allowed
#
# A decision is a seat and an action in a record's notation, with its exact cards.
# Sequences end with the hand: after its last decision nothing is counted. Where a
# 0 stands, every sequence has ended by then. Written by `make counts`.
"""


@dataclass
class Position:
    """A position, and the counts from it."""

    name: str
    record: Record
    counts: list[int]

    def engine(self) -> Engine:
        """The engine, standing there."""
        return told(Engine(self.record.game, self.record.options), self.record.hands)

    def reference(self) -> Side:
        """The plain implementation, standing there."""
        return told(reference(self.record.game, self.record.options), self.record.hands)

    def to_text(self) -> str:
        """As it stands in a file."""
        lines = [f"position {self.name}", f"record {self.record.to_json()}"]
        return "\n".join([*lines, *(f"{n} {count}" for n, count in enumerate(self.counts, 1))])


def read(game: str) -> list[Position]:
    """The positions of a game's file."""
    found: list[Position] = []
    name = ""
    for line in (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "position":
            name = rest
        elif word == "record":
            found.append(Position(name, Record.from_json(rest), []))
        elif word.isdecimal():
            assert int(word) == len(found[-1].counts) + 1
            found[-1].counts.append(int(rest))
    return found


def write(game: str, positions: Iterable[Position]) -> None:
    """Write a game's file."""
    parts = [HEAD.format(game=game), *(position.to_text() + "\n" for position in positions)]
    (FOLDER / f"{game}.txt").write_text("\n".join(parts), encoding="utf-8")


def positions(game: str) -> Iterator[Position]:
    """All positions of a game, counted by both implementations. Raises ValueError."""
    for number, options in enumerate(variants(game)):
        for name, record in stations(game, options, number):
            position = Position(f"{told_name(options)}{name}", record, [])
            position.counts = counted(position)
            yield position


def counted(position: Position) -> list[int]:
    """The counts as deep as is worth while, the same in both implementations."""
    engine = position.engine()
    found = counts(engine, 1)
    while found[-1] and effort(found) <= EFFORT and len(found) < DEEPEST:
        found = counts(engine, len(found) + 1)
    if counts(position.reference(), len(found)) != found:
        raise ValueError(
            f"{position.name}\n{parting(engine, position.reference(), len(found))}\n"
            f"record: {position.record.to_json()}"
        )
    return found


def told_name(options: dict[str, Any]) -> str:
    """A variant in a word: "players=4 teams=2 crazy ", options that are off left out."""
    words = [name if value is True else f"{name}={value}" for name, value in options.items()]
    return "".join(f"{word} " for word in words if not word.endswith(("=False", "=0")))


def stations(game: str, options: dict[str, Any], seed: int) -> Iterator[tuple[str, Record]]:
    """Positions of a random game: where something new may be done, and late in each hand."""
    chance = random.Random(f"{game} {seed}")
    side = Engine(game, options, chance.getrandbits(60))
    seen: set[str] = set()
    for hand in range(1, HANDS.get(game, 1) + 1):
        side.deal_next()
        chooser = Chooser(chance)
        if game == "ruby-dame":  # cards are passed otherwise in each hand
            seen = set()
        while side.turn is not None:
            verbs = {text.partition(" ")[0] for _, text in decisions(side)}
            if verbs - seen:
                seen |= verbs
                yield f"hand {hand}: {' '.join(sorted(verbs))}", side.play.record()
            legal = {seat: side.legal(seat) for seat in range(side.seats)}
            side.act(*chooser.choose(side.turn, legal))
    yield f"hand {hand}: late", late(game, options, side.play.hands)


def late(game: str, options: dict[str, Any], hands: list[HandRecord]) -> Record:
    """The earliest moment of the last of these hands whose end can be counted."""
    last = hands[-1]
    found = Record("", {}, [], [], [], None)
    for length in range(len(last.actions) - 1, 0, -1):
        begun = HandRecord(last.dealer, last.deal, last.actions[:length])
        side = told(Engine(game, options), [*hands[:-1], begun])
        numbers = counts_within(side, EFFORT)
        if numbers is None:
            break
        found = side.play.record()
    return found


def counts_within(side: Side, limit: int) -> list[int] | None:
    """The counts to the end of the hand; None where more positions than this are on the way."""
    found = counts(side, 1)
    while found[-1]:
        if effort(found) > limit:
            return None
        found = counts(side, len(found) + 1)
    return found
