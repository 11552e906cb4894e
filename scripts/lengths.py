"""Measure the number of hands in a game and of decisions in a hand, depending on options.

Store the results as `LENGTHS` in `clubsuit/server/wire/games/`; `clubsuit.server.wire.duration`
turns them into minutes. Run the script again when the rules or the bot `rule` have changed:

    python scripts/lengths.py [GAMES]
"""

import json
import sys
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any

from clubsuit.lab.simulate import Plan, simulate

CASES: list[tuple[str, list[dict[str, Any]], list[int]]] = [
    ("free-clubs", [{}], [50, 125, 250, 500, 1000]),
    ("clubs-whist", [{}], [3, 6, 11, 20, 40]),
    ("ruby-dame", [{}], [40, 80, 150, 300, 600]),
    (
        "climbing-clubs",
        [
            *({"players": players} for players in range(2, 7)),
            {"players": 4, "teams": 2},
            {"players": 6, "teams": 2},
            {"players": 6, "teams": 3},
        ],
        [25, 50, 100, 200, 400],
    ),
]
"""Games, the options that strongly change the length of each game, and targets."""


def measure(game: str, options: dict[str, Any], games: int) -> tuple[float, float]:
    """Return the mean number of hands in a game, and the mean number of decisions in a hand."""
    plan = Plan.of(game, games=games, seed=1, bots=["rule"], options=options)
    with TemporaryDirectory() as folder:
        path = Path(folder, "games.jsonl")
        simulate(plan, records=path)
        records = [json.loads(line) for line in path.read_text().splitlines()]
    hands = [hand for record in records for hand in record["hands"]]
    return len(hands) / len(records), mean(len(hand["actions"]) for hand in hands)


def main(games: int = 400) -> None:
    """Print a line for each combination of game, options and target."""
    for game, choices, targets in CASES:
        for options in choices:
            for target in targets:
                hands, decisions = measure(game, {**options, "target": target}, games)
                print(game, options, target, f"{hands:.1f} hands, {decisions:.1f} decisions each")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
