"""All messages of a real game to one reader, compared with the finished game.

The messages name only cards that the reader has seen by then (`seen`). Each view equals the view in
another history that looks the same to the reader (`Walk`).
"""

import json
import random
import re
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import replace
from typing import Any, NamedTuple, TypeAlias

from clubsuit.game import Play, View
from clubsuit.games.state import SPECTATOR
from clubsuit.record import HandRecord
from clubsuit.server.storage.rows import Decision
from clubsuit.server.table.choices import Choices
from clubsuit.server.table.entries import Dealt, Decided, read
from clubsuit.server.table.events import Chosen
from clubsuit.server.wire.serialize import to_json
from proofs.leaks.alternative_history import Walk, may_hide
from proofs.leaks.seen import kind_of, names_in, seen

CARD = re.compile(r"(?<![A-Za-z0-9])(?:1[0-5]|[1-9AJQK])[CDHS](?![A-Za-z0-9])")
"""Pattern of a card's name in any text, without Jokers, whose name is a single letter."""

STEPS = 40
"""Number of changes to try for each hand, on the way to another history."""

WINDOW = 6
"""Number of positions of a hand for which the same other history is used."""

Wire: TypeAlias = dict[str, Any]
"""A view as it is sent."""


class Told(NamedTuple):
    """A message that was sent to a reader."""

    ply: int
    """Number of the last decision that the message may depend on."""
    text: str
    view: Wire | None = None
    """View of the reader after the message; None if it has not changed."""


class Moment(NamedTuple):
    """Progress of a game."""

    hand: int
    """Number of the hand, from 1; 0 before the first deal."""
    done: int
    """Number of decisions in the hand."""
    chosen: tuple[Chosen, ...] = ()
    """Choices that are no decisions yet, because others still choose at the same time."""


def told_by(texts: Sequence[str]) -> Iterator[Told]:
    """Yield the messages of one socket as the page interprets them: views and their changes."""
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
    """Return the messages that gave the seat, or a SPECTATOR, information that it must not have.

    play: the whole game; entries: the decisions of its table.
    """
    moments = _moments(entries)
    twins = _twins(play, seat, set(moments))
    return [
        f"seat {seat}, {moments[ply]}: {text}"
        for ply, text, view in told
        if not _named(text) <= known(play, moments[ply], seat)
        or any(view and twin[moments[ply]] != _by_game(view) for twin in twins)
    ]


def leaks_of_record(play: Play, seat: int, text: str) -> list[str]:
    """Return the hands of a record that name a card unseen by the seat in that hand."""
    return [
        f"seat {seat}, hand {number}: {hand}"
        for number, hand in enumerate(json.loads(text)["hands"], 1)
        if not names(str(hand)) <= known(play, Moment(number, len(hand["actions"])), seat)
    ]


def names(text: str) -> set[str]:
    """Return the cards that a text names."""
    return set(CARD.findall(text))


def _named(text: str) -> set[str]:
    """Return the cards that a message names.

    The steps of the ladder, which lists all bids, and the scores of finished hands are ignored."""
    message = json.loads(text)
    view = message.get("view", {})
    for step in view.get("table", {}).get("ladder", ()):
        del step["card"]
    for part in (view, message.get("added", {})):
        part.pop("scores", None)
    return names(json.dumps(message))


def known(play: Play, moment: Moment, seat: int) -> set[str]:
    """Return the cards that the seat has seen in the current hand up to this moment."""
    number, done, _ = moment
    if number == 0:
        return set()
    *before, hand = play.hands[:number]
    hand = replace(hand, actions=hand.actions[:done])
    if seat == SPECTATOR:
        return names(" ".join(text for _, text in hand.actions if not may_hide(text)))
    return names_in(seen(kind_of(play.game), [*before, hand], number, seat))


def _moments(entries: Sequence[Decision]) -> list[Moment]:
    """Return the progress of the game after each number of decisions."""
    moments = [Moment(0, 0)]
    for entry in entries:
        hand, done, chosen = moments[-1]
        change = read(entry)
        if isinstance(change, Dealt):
            moments.append(Moment(hand + 1, 0))
        elif isinstance(change, Decided | Chosen):
            others = tuple(one for one in chosen if one.seat != change.seat)
            is_made = isinstance(change, Decided)
            chosen = others if isinstance(change, Decided) else (*others, change)
            moments.append(Moment(hand, done + is_made, chosen))
        else:
            moments.append(moments[-1])
    return moments


def _twins(play: Play, seat: int, moments: Set[Moment]) -> list[dict[Moment, Wire]]:
    """Return the views of the seat in other histories; for a spectator, in those of each seat."""
    seats = range(play.game.seats) if seat == SPECTATOR else [seat]
    return [dict(_shown(play, who, seat, moments)) for who in seats]


def view_of(play: Play, seat: int, chosen: Iterable[Chosen] = ()) -> View:
    """Return the view of a seat, or of a SPECTATOR, when these seats have chosen.

    The other seats' choices are replaced by words without cards.
    """
    choices = Choices(is_lesson=False)
    for choice in chosen:
        choices.hold(choice if choice.seat == seat else replace(choice, text="secret"))
    return choices.views(play, [seat])[seat]


def _shown(play: Play, who: int, seat: int, moments: Set[Moment]) -> Iterator[tuple[Moment, Wire]]:
    """Yield the seat's view at each of these moments of another history.

    The history looks the same to seat `who` until a few decisions after the moment. Later it may
    differ, because a card that is now hidden may be shown later."""
    for number, hand in enumerate(play.hands, 1):
        for first in range(0, len(hand.actions) + 1, WINDOW):
            last = min(first + WINDOW - 1, len(hand.actions))
            walk = _another(_until(play, play.hands[:number], last), who)
            assert walk.moves or first, "no other history was found"
            other = _until(play, walk.hands, first)
            for done in range(first, last + 1):
                for moment in moments:
                    if moment[:2] == (number, done):
                        view = view_of(other, seat, moment.chosen)
                        yield moment, json.loads(to_json(view.to_dict()))
                if done < last:
                    p, text = walk.hands[-1].actions[done]
                    other.play(text, p)


def _until(play: Play, hands: Sequence[HandRecord], done: int) -> Play:
    """Return a copy of the game up to a decision of the last of these hands."""
    other = play.game.table(seed=1, players=play.players)
    for hand in hands:
        other.deal(hand.deal, hand.dealer)
        for who, text in hand.actions[: done if hand is hands[-1] else None]:
            other.play(text, who)
    return other


def _another(play: Play, seat: int) -> Walk:
    """Return another history that looks the same to the seat so far."""
    walk, choice = Walk.of(play, seat), random.Random(seat)
    for _ in range(STEPS * len(play.hands)):
        walk.step(choice)
    return walk


def _by_game(view: Wire) -> Wire:
    """Return a view as the game gives it: the game knows no portraits, nor which seats are bots."""
    return view | {"players": [player | {"bot": None, "face": ""} for player in view["players"]]}
