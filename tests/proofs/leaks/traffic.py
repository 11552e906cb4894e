"""All that a real game has sent to somebody, held against the game as it turned out to be.

What came names only cards that its reader has seen by then (`seen`), and each view is what would
have come in another history that looks the same to the reader (`Walk`).
"""

import json
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeAlias

from clubsuit.game import Play
from clubsuit.games.state import SPECTATOR
from clubsuit.record import HandRecord
from clubsuit.server.storage.store import DEALER, Decision
from clubsuit.server.wire.serialize import to_json
from proofs.leaks.alternative_history import Walk, may_hide
from proofs.leaks.seen import kind_of, names_in, seen

CARD = re.compile(r"(?<![A-Za-z0-9])(?:1[0-5]|[1-9AJQK])[CDHS](?![A-Za-z0-9])")
"""A card's name in any text. (A Joker's is a letter that may be anything.)"""

STEPS = 40
"""Changes tried for each hand of a game, to get to another history."""

WINDOW = 6
"""Moments of a hand that are compared with the same other history."""

Wire: TypeAlias = dict[str, Any]
"""A view as it is sent."""


class Told(NamedTuple):
    """A text that came to somebody."""

    ply: int
    """It tells nothing that is later than this entry in the table's list."""
    text: str
    view: Wire | None = None
    """What the reader sees since then; None where that is as before."""


class Moment(NamedTuple):
    """How far a game is."""

    hand: int
    """The number of the hand, from 1; 0: nothing is dealt."""
    done: int
    """How many decisions it has."""


def told_by(texts: Sequence[str]) -> Iterator[Told]:
    """What came on one line, as the page understands it: views, and what has changed in them."""
    ply, view = 0, Wire()
    for text in texts:
        message = json.loads(text)
        kind = message["type"]
        if kind == "view":
            ply, view = message["ply"], message["view"]
        elif kind == "changes":
            grown = {name: view[name] + more for name, more in message["added"].items()}
            ply, view = message["about"]["ply"], view | message["view"] | grown
        yield Told(ply, text, view if kind in ("view", "changes") else None)


def leaks(play: Play, entries: Sequence[Decision], seat: int, told: Sequence[Told]) -> list[str]:
    """What told the seat, or a SPECTATOR, something that they may not know.

    play: the whole game; entries: its table's list.
    """
    moments = _moments(entries)
    twins = _twins(play, seat)
    return [
        f"seat {seat}, {moments[ply]}: {text}"
        for ply, text, view in told
        if not _named(text) <= known(play, moments[ply], seat)
        or any(view and twin[moments[ply]] != _without_bots(view) for twin in twins)
    ]


def leaks_of_record(play: Play, seat: int, text: str) -> list[str]:
    """The same of a record of the game so far: each hand tells what the seat has seen in it."""
    return [
        f"seat {seat}, hand {number}: {hand}"
        for number, hand in enumerate(json.loads(text)["hands"], 1)
        if not names(str(hand)) <= known(play, Moment(number, len(hand["actions"])), seat)
    ]


def names(text: str) -> set[str]:
    """The cards that a text names."""
    return set(CARD.findall(text))


def _named(text: str) -> set[str]:
    """The same of a message, without the steps of a ladder, where all bids stand, held or not, and
    without the scores of hands that are over."""
    message = json.loads(text)
    view = message.get("view", {})
    for step in view.get("table", {}).get("ladder", ()):
        del step["card"]
    for part in (view, message.get("added", {})):
        part.pop("scores", None)
    return names(json.dumps(message))


def known(play: Play, moment: Moment, seat: int) -> set[str]:
    """The cards that the seat has seen by then, in this hand."""
    number, done = moment
    if number == 0:
        return set()
    *before, hand = play.hands[:number]
    hand = replace(hand, actions=hand.actions[:done])
    if seat == SPECTATOR:
        return names(" ".join(text for _, text in hand.actions if not may_hide(text)))
    return names_in(seen(kind_of(play.game), [*before, hand], number, seat))


def _moments(entries: Sequence[Decision]) -> list[Moment]:
    """How far the game is, by the number of entries in its list."""
    moments = [Moment(0, 0)]
    for entry in entries:
        hand, done = moments[-1]
        dealt = entry.seat == DEALER
        moments.append(Moment(hand + 1, 0) if dealt else Moment(hand, done + (entry.seat >= 0)))
    return moments


def _twins(play: Play, seat: int) -> list[dict[Moment, Wire]]:
    """What the seat is shown in other histories, and a spectator in those of each seat."""
    seats = range(play.game.seats) if seat == SPECTATOR else [seat]
    return [dict(_shown(play, who, seat)) for who in seats]


def _shown(play: Play, who: int, seat: int) -> Iterator[tuple[Moment, Wire]]:
    """What the seat is shown at each moment, where all is as another seat saw it until a little
    later, and otherwise not: what comes out in the end is hidden before."""
    for number, hand in enumerate(play.hands, 1):
        for first in range(0, len(hand.actions) + 1, WINDOW):
            last = min(first + WINDOW - 1, len(hand.actions))
            walk = _another(_until(play, play.hands[:number], last), who)
            assert walk.moves or first, "nothing can be hidden otherwise"
            other = _until(play, walk.hands, first)
            for done in range(first, last + 1):
                view = other.onlooker() if seat == SPECTATOR else other.view(seat)
                yield Moment(number, done), json.loads(to_json(view.to_dict()))
                if done < last:
                    p, text = walk.hands[-1].actions[done]
                    other.play(text, p)


def _until(play: Play, hands: Sequence[HandRecord], done: int) -> Play:
    """A game like this up to a decision of the last of these hands."""
    other = play.game.table(seed=1, players=play.players)
    for hand in hands:
        other.deal(hand.deal, hand.dealer)
        for who, text in hand.actions[: done if hand is hands[-1] else None]:
            other.play(text, who)
    return other


def _another(play: Play, seat: int) -> Walk:
    """Another history that looks the same to the seat so far."""
    walk, choice = Walk.of(play, seat), random.Random(seat)
    for _ in range(STEPS * len(play.hands)):
        walk.step(choice)
    return walk


def _without_bots(view: Wire) -> Wire:
    """A view as the game gives it, which does not know who plays."""
    return view | {"players": [player | {"bot": None} for player in view["players"]]}
