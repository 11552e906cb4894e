"""Transcript of a game: each decision, its changes in every seat's view, and the legal actions.

A view is written as lines "part = value". After the first view of a hand, only changed lines are
written, and lines common to all seats only once. A diff therefore shows a change of the rules or of
a view where it occurs.
"""

import hashlib
import json
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import clubsuit
from clubsuit.game import Play
from proofs.differential.choosing import Chooser
from proofs.differential.sides import Engine

FOLDER = Path(__file__).parent
MANY = 24
"""Maximum number of choices in a full list. A longer list is written as its first and last choices,
its length and its hash."""
GONE = "(gone)"
Facts = dict[str, str]


class Playthrough(NamedTuple):
    """A random game to write, up to its end or to this number of hands."""

    game: str
    options: dict[str, Any]
    seed: int
    hands: int = 1

    def to_text(self) -> str:
        """Return the text of the playthrough."""
        return "\n".join(_lines(*self)) + "\n"


def _lines(game: str, options: Mapping[str, Any], seed: int, hands: int) -> Iterator[str]:
    engine = Engine(game, options, seed)
    play = engine.play
    chance = random.Random(seed)
    yield f"game {game}"
    yield f"options {json.dumps(play.game.chosen)}"
    for number in range(1, hands + 1):
        if engine.winners is not None:
            return
        dealer, deal = engine.deal_next()
        yield f"\nhand {number}: dealer {dealer}, deal {json.dumps(deal)}"
        chooser = Chooser(chance)
        before: list[Facts] = [{} for _ in range(engine.seats)]
        while True:
            after = [facts(play.view(seat).to_dict()) for seat in range(engine.seats)]
            yield from _changes(before, after)
            before = after
            yield from _choices(play)
            if engine.turn is None:
                break
            legal = {seat: engine.legal(seat) for seat in range(engine.seats)}
            seat, text = chooser.choose(engine.turn, legal)
            engine.act(seat, text)
            yield f"\n{seat} {text}"


def facts(view: Mapping[str, Any]) -> Facts:
    """Return a view as lines: one for each field, each field of `table`, and each object in a
    list."""
    found: Facts = {}
    for name, value in [*view.items(), *((f"table.{n}", v) for n, v in view["table"].items())]:
        if isinstance(value, list) and any(isinstance(part, dict) for part in value):
            found.update({f"{name}[{n}]": words(part) for n, part in enumerate(value)})
        elif name != "table":
            found[name] = words(value)
    return found


def words(value: Any) -> str:
    """Return a value in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name}: {words(part)}" for name, part in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        plain = all(isinstance(part, str) for part in value)
        return "[" + (" " if plain else ", ").join(map(words, value)) + "]"
    return value if isinstance(value, str) and value else json.dumps(value)


def _changes(before: list[Facts], after: list[Facts]) -> Iterator[str]:
    """Yield the changes in the views: first those common to all seats, then those of each seat."""
    changed = [
        {
            path: new.get(path, GONE)
            for path in {**new, **old}
            if new.get(path, GONE) != old.get(path, GONE)
        }
        for old, new in zip(before, after, strict=True)
    ]
    common = {
        path: line
        for path, line in changed[0].items()
        if all(other.get(path) == line for other in changed)
    }
    for path, line in common.items():
        yield f"  {path} = {line}"
    for seat, lines in enumerate(changed):
        own = {path: line for path, line in lines.items() if path not in common}
        for path, line in own.items():
            yield f"    {seat}: {path} = {line}"


def _choices(play: Play) -> Iterator[str]:
    """Yield the legal actions of each seat, according to its view."""
    for seat in range(play.game.seats):
        texts = play.view(seat).legal()
        if texts:
            yield f"  {seat} may: {_listed(texts)}"


def _listed(texts: list[str]) -> str:
    if len(texts) <= MANY:
        return " | ".join(texts)
    whole = hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]
    return f"{' | '.join([*texts[:3], '…', *texts[-3:]])} ({len(texts)}, sha256 {whole})"


def files() -> dict[str, Path]:
    """Return the stored playthroughs by name."""
    return {path.stem: path for path in sorted(FOLDER.glob("*.txt"))}


def options_of(text: str) -> tuple[str, dict[str, Any]]:
    """Return the game of a playthrough and all its options."""
    game, options = (line.split(" ", 1)[1] for line in text.splitlines()[:2])
    return game, clubsuit.load(game, **json.loads(options)).options
