"""Tables with a seed for one person, and records of games."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, expect

import clubsuit
from browser.support.person import Person
from clubsuit.bots import make_bot
from clubsuit.bots.base import next_action
from clubsuit.game import Play

GAMES = ["free-clubs", "clubs-whist", "climbing-clubs", "ruby-dame"]


OPPONENTS = {"free-clubs": 2, "clubs-whist": 2, "climbing-clubs": 3, "ruby-dame": 3}


def sit(person: Person, game: str, seed: int = 5, bot: str = "rule", **options: Any) -> None:
    """Open a table with a seed and sit down."""
    table: dict[str, Any] = {"game": game, "options": options, "name": "Ada", "seed": seed}
    table["bots"] = [bot] * OPPONENTS[game]
    if game == "climbing-clubs":
        table["options"] = {"players": 4, **options}
        table["bots"] = [bot] * (table["options"]["players"] - 1)
    answer = person.context.request.post(f"{person.url}/api/tables", data=table)
    person.start_at(f"/table/{answer.json()['id']}")
    person.settle()


def until(person: Person, phase: str) -> None:
    """Make decisions until the table is in this phase."""
    while person.fact("phase") != phase:
        person.next_hand() if person.fact("phase") == "scored" else person.decide()


def totals(person: Person) -> list[str]:
    """Return the sorted totals on the score sheet."""
    return sorted(person.page.locator('aside [data-testid^="total-"]').all_text_contents())


Change = Callable[[dict[str, Any]], None]


def altered(person: Person, change: Change) -> None:
    """Apply this change to all records that the page gets from the server."""

    def alter(route: Route) -> None:
        record = route.fetch().json()
        change(record)
        route.fulfill(body=json.dumps(record), content_type="application/json")

    person.page.route("**/record", alter)


def finish_hand(play: Play) -> None:
    """Let `rule` bots play to the end of the hand."""
    bots = [make_bot("rule", play.game.rules, p) for p in range(play.game.seats)]
    while play.turn is not None:
        play.act(next_action(play, bots))


def record_file(folder: Path, game: str, **options: Any) -> Path:
    """Write the record of one hand to a file and return its path."""
    play = clubsuit.load(game, **options).new(seed=5, pause=True)
    finish_hand(play)
    path = folder / f"{game}.json"
    path.write_text(play.record().to_json())
    return path


def open_file(person: Person, path: Path) -> None:
    """Open a record file for review."""
    person.page.goto(f"{person.url}/review")
    person.get("record-file").set_input_files(path)
    expect(person.get("review-table")).to_be_visible()
