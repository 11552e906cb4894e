"""Real hands with the moments that the page stages, for `web/src/games/moments.test.ts`.

`PYTHONPATH=tests python -m proofs.moments` writes them to `hands.json`. Each hand is the views of
one seat (-1: a spectator): the fields that differ from the view before, and the new log entries.
"""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import clubsuit

FILE = Path(__file__).with_name("hands.json")

FIELDS = ("game", "seat", "players", "hand_number", "dealer", "phase", "trump", "hand", "table")
UNUSED = ("ladder", "club_points", "diamonds", "spades")
"""Parts of `table` that no moment needs."""

SEEDS = 2_000
"""Number of seeds that are tried for each hand."""

View = dict[str, Any]


class Hand(NamedTuple):
    """A hand to look for: who sees it, and a condition for its last view."""

    game: str
    seat: int
    wanted: Callable[[View], bool]
    options: dict[str, Any]


def paid(view: View) -> bool:
    """Return whether a price was paid in this hand."""
    return any(entry["verb"] == "discard" and entry["cards"] for entry in view["log"])


HANDS = {
    "chest": Hand("free-clubs", 0, lambda view: view["table"]["declarer"] == 0 and paid(view), {}),
    "joker": Hand("free-clubs", 0, lambda view: view["table"]["partner"] == 0, {}),
    "watched": Hand("free-clubs", -1, lambda view: view["table"]["partner"] is not None, {}),
    "exchange": Hand("clubs-whist", 0, lambda view: "keep" not in view["table"]["exchange"], {}),
    "dame": Hand("ruby-dame", 0, lambda view: view["table"]["dame"] == 1, {}),
    "out": Hand("climbing-clubs", 0, lambda view: view["table"]["out"][:1] == [0], {}),
    "last": Hand("climbing-clubs", 0, lambda view: 0 not in view["table"]["out"], {}),
    "two": Hand(
        "climbing-clubs",
        0,
        lambda view: any(view["table"]["doubled"]),
        {"players": 2, "double_or_nothing": True},
    ),
    "teams": Hand("climbing-clubs", 0, lambda view: len(view["table"]["out"]) == 2, {"teams": 2}),
}


def views(hand: Hand, seed: int) -> list[View]:
    """Return all views of a hand in which all decisions are random."""
    game = clubsuit.load(hand.game, **hand.options)
    play = game.new(seed, pause=True)
    draw = random.Random(seed)
    seen = [_seen(play, hand.seat)]
    while play.turn is not None:
        play.play(draw.choice(play.legal()))
        seen.append(_seen(play, hand.seat))
    return seen


def _seen(play: clubsuit.Play, seat: int) -> View:
    view: View = (play.onlooker() if seat < 0 else play.view(seat)).to_dict()
    table = {name: value for name, value in view["table"].items() if name not in UNUSED}
    players = [{name: one[name] for name in ("seat", "name", "team")} for one in view["players"]]
    return {**view, "table": table, "players": players}


def changes(seen: list[View]) -> list[View]:
    """Return the fields of each view that differ from the view before."""
    before: View = {"log": []}
    found = []
    for view in seen:
        changed: View = {name: view[name] for name in FIELDS if before.get(name) != view[name]}
        found.append({**changed, "log": view["log"][len(before["log"]) :]})
        before = view
    return found


def find(hand: Hand) -> list[View]:
    """Return the first hand that ends as wanted."""
    tries = (views(hand, seed) for seed in range(SEEDS))
    return next(changes(seen) for seen in tries if hand.wanted(seen[-1]))


def text() -> str:
    """Return all hands as JSON, one line for each."""
    lines = [f"{json.dumps(name)}: {json.dumps(find(hand))}" for name, hand in HANDS.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
