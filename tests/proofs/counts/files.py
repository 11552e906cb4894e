"""The files of counts: which positions they hold, and how they are written and read."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clubsuit.game import Record
from clubsuit.record import HandRecord
from proofs.counts.counting import counts, decisions, effort, parting
from proofs.differential.choosing import Chooser
from proofs.differential.sides import Engine, Side, branch, reference, told
from support.plays import variants

FOLDER = Path(__file__).parent
EFFORT = {"climbing-clubs": 300}
"""A position is counted as deep as this many positions on the way allow; 1000 where none stands."""
HANDS = {"free-clubs": 6, "ruby-dame": 3}
"""Hands from which positions are taken; 1 where none stands."""
LATE = "late"
"""The position whose counts go on to the end of the hand."""
HEAD = """\
# Counts of decisions in {game}, for any program that plays it.
#
# position NAME   begins a position; its variant stands in the record's options
# record JSON     a game record, format clubsuit/1, whose last hand is unfinished
# N COUNT         from there this many sequences of exactly N decisions are allowed
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
    limit = limit_of(position.record.game)
    while found[-1] and (position.name.endswith(LATE) or effort(found) <= limit):
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
    """Positions of random games: where something new may be done, and one late in a hand."""
    chance = random.Random(f"{game} {seed}")
    side = Engine(game, options, chance.getrandbits(60))
    seen: set[str] = set()
    for hand in range(1, HANDS.get(game, 1) + 1):
        if game == "ruby-dame":  # cards are passed otherwise in each hand
            seen = set()
        for _ in random_hand(side, chance):
            verbs = {text.partition(" ")[0] for _, text in decisions(side)}
            if verbs - seen:
                seen |= verbs
                yield f"hand {hand}: {' '.join(sorted(verbs))}", side.play.record()
    record = None
    while record is None:
        record = late(game, options, chance)
    yield LATE, record


def random_hand(side: Engine, chance: random.Random) -> Iterator[None]:
    """Deal and play a hand; comes by before each decision."""
    side.deal_next()
    chooser = Chooser(chance)
    while side.turn is not None:
        yield
        legal = {seat: side.legal(seat) for seat in range(side.seats)}
        side.act(*chooser.choose(side.turn, legal))


def late(game: str, options: dict[str, Any], chance: random.Random) -> Record | None:
    """The earliest moment of a random hand from which all can be counted to its end.

    None for a hand in which somebody ended early, by one of many choices.
    """
    side = Engine(game, options, chance.getrandbits(60))
    for _ in random_hand(side, chance):
        pass
    hand = side.play.hands[0]
    found = None
    for length in range(len(hand.actions) - 1, 0, -1):
        begun = HandRecord(hand.dealer, hand.deal, hand.actions[:length])
        side = told(Engine(game, options), [begun])
        if not ends_within(side, limit_of(game)):
            break
        found = side.play.record()
    return found


def limit_of(game: str) -> int:
    """See EFFORT."""
    return EFFORT.get(game, 1000)


def ends_within(side: Side, limit: int) -> bool:
    """Whether all sequences end, with no more than this many positions on the way."""
    open_positions, passed = [side], 0
    while open_positions:
        here = open_positions.pop()
        passed += 1
        for seat, text in decisions(here):
            after = branch(here)
            after.act(seat, text)
            if after.turn is not None:
                open_positions.append(after)
            if passed + len(open_positions) > limit:
                return False
    return True
