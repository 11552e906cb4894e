"""The files of counts: their positions, and functions to read and write them."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clubsuit.game import Record
from clubsuit.record import HandRecord
from proofs.counts.counting import counts, decisions, effort, first_difference
from proofs.differential.choosing import Chooser
from proofs.differential.sides import Engine, Side, branch, reference, replayed
from support.plays import variants

FOLDER = Path(__file__).parent
EFFORT = {"climbing-clubs": 300}
"""Maximum number of positions to visit for the counts of one position; 1000 for games not
listed."""
HANDS = {"free-clubs": 6, "ruby-dame": 3}
"""Number of hands from which positions are taken; 1 for games not listed."""
LATE = "late"
"""Name of the position whose counts continue to the end of the hand."""
HEAD = """\
# Counts of decisions in {game}, for any program that plays it.
#
# position NAME   start of a position; its variant is in the record's options
# record JSON     game record in the format clubsuit/1, with an unfinished last hand
# N COUNT         number of legal sequences of exactly N decisions from there
#
# A decision is a seat and an action in a record's notation, with its exact cards.
# Sequences end with the hand: after its last decision nothing is counted. The
# count is 0 when every sequence has ended. Written by `make counts`.
"""


@dataclass
class Position:
    """A position, and the counts from it."""

    name: str
    record: Record
    counts: list[int]

    def engine(self) -> Engine:
        """Return the engine at this position."""
        return replayed(Engine(self.record.game, self.record.options), self.record.hands)

    def reference(self) -> Side:
        """Return the reference implementation at this position."""
        return replayed(reference(self.record.game, self.record.options), self.record.hands)

    def to_text(self) -> str:
        """Return the position in the format of the file."""
        lines = [f"position {self.name}", f"record {self.record.to_json()}"]
        return "\n".join([*lines, *(f"{n} {count}" for n, count in enumerate(self.counts, 1))])


def read(game: str) -> list[Position]:
    """Return the positions in the file of a game."""
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
    """Write the file of a game."""
    parts = [HEAD.format(game=game), *(position.to_text() + "\n" for position in positions)]
    (FOLDER / f"{game}.txt").write_text("\n".join(parts), encoding="utf-8")


def positions(game: str) -> Iterator[Position]:
    """Yield all positions of a game, counted by both implementations. Raise ValueError if they
    differ."""
    for number, options in enumerate(variants(game)):
        for name, record in chosen_positions(game, options, number):
            position = Position(f"{variant_name(options)}{name}", record, [])
            position.counts = counted(position)
            yield position


def counted(position: Position) -> list[int]:
    """Return the counts to the depth that the limit allows; both implementations must give the
    same."""
    engine = position.engine()
    found = counts(engine, 1)
    limit = limit_of(position.record.game)
    while found[-1] and (position.name.endswith(LATE) or effort(found) <= limit):
        found = counts(engine, len(found) + 1)
    if counts(position.reference(), len(found)) != found:
        raise ValueError(
            f"{position.name}\n{first_difference(engine, position.reference(), len(found))}\n"
            f"record: {position.record.to_json()}"
        )
    return found


def variant_name(options: dict[str, Any]) -> str:
    """Return a prefix that names a variant, such as "players=4 teams=2 crazy ". Options that are
    off are left out."""
    words = [name if value is True else f"{name}={value}" for name, value in options.items()]
    return "".join(f"{word} " for word in words if not word.endswith(("=False", "=0")))


def chosen_positions(game: str, options: dict[str, Any], seed: int) -> Iterator[tuple[str, Record]]:
    """Yield positions of random games: those with a new kind of action, and one late in a hand."""
    chance = random.Random(f"{game} {seed}")
    side = Engine(game, options, chance.getrandbits(60))
    seen: set[str] = set()
    for hand in range(1, HANDS.get(game, 1) + 1):
        if game == "ruby-dame":  # the direction of the pass changes from hand to hand
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
    """Deal and play a random hand; yield before each decision."""
    side.deal_next()
    chooser = Chooser(chance)
    while side.turn is not None:
        yield
        legal = {seat: side.legal(seat) for seat in range(side.seats)}
        side.act(*chooser.choose(side.turn, legal))


def late(game: str, options: dict[str, Any], chance: random.Random) -> Record | None:
    """Play a random hand and return its earliest position whose counts can continue to the end of
    the hand.

    Return None for a hand whose last decision alone has too many continuations.
    """
    side = Engine(game, options, chance.getrandbits(60))
    for _ in random_hand(side, chance):
        pass
    hand = side.play.hands[0]
    found = None
    for length in range(len(hand.actions) - 1, 0, -1):
        begun = HandRecord(hand.dealer, hand.deal, hand.actions[:length])
        side = replayed(Engine(game, options), [begun])
        if not ends_within(side, limit_of(game)):
            break
        found = side.play.record()
    return found


def limit_of(game: str) -> int:
    """Return the limit of positions to visit (see EFFORT)."""
    return EFFORT.get(game, 1000)


def ends_within(side: Side, limit: int) -> bool:
    """Return whether all sequences end before more than `limit` positions are visited."""
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
