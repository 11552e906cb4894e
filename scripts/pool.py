"""Play every pair of a frozen pool of bots, and print the matrix: `scripts/pool.py ruby-dame`.

The pool has bots of different methods, so a bot that only beats the bot it was modelled on is
found out. `trained` has seen only `rule` and itself in its training; it has played none of the
others. All searchers have the same number of worlds (or simulations) instead of a time, so the
result does not depend on the machine. Deals, seed and seatings are fixed before the first match:
decide on the numbers first, then start. A match that was interrupted continues when the script
runs again.
"""

import argparse
from itertools import combinations
from pathlib import Path

from clubsuit.bots.network import weight_file
from clubsuit.lab import Match, Result, run_match

ROOT = Path(__file__).parents[1]
SEED = 51


def pool(game: str, worlds: int) -> dict[str, str]:
    """Return the bots of the pool: the names for `clubsuit arena`, by their names in the table."""
    return {
        "`rule`": "rule",
        "`casual`": "casual",
        "`trained`": "trained",
        "Monte Carlo": f"trained:{weight_file(game)}",
        "`search`": f"search:{worlds}",
        "`search-solved`": f"search-solved:{worlds}",
        "`search-pimc`": f"search-pimc:{worlds}",
        "`search-tree`": f"search-tree:{worlds}",
        "`openspiel-ismcts`": f"openspiel-ismcts:{worlds}",
    }


def played(match: Match, folder: Path) -> Result:
    """Return the result of a match, which continues in its folder."""
    return run_match(match, folder=folder, resume=folder.exists())


def cell(result: Result, sign: int) -> str:
    """Return the margin and half of its 99 % interval; in whole games also the games won."""
    low, high = result.whole.interval or (result.margin, result.margin)
    shown = f"{sign * result.margin:+z.2f} ± {(high - low) / 2:.2f}"
    if result.games:
        shown += f", {100 * sign * result.wins.mean:+z.0f} %"
    return shown.replace("-", "−")


def main() -> None:
    """Play all matches, and print the matrix in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=400, help="duplicate deals for each pair")
    parser.add_argument("--worlds", type=int, default=64, help="budget of the searchers")
    parser.add_argument("--games", action="store_true", help="whole games instead of hands")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "pool")
    asked = parser.parse_args()
    bots = pool(asked.game, asked.worlds)
    cells = {(name, name): "" for name in bots}
    for (row, a), (column, b) in combinations(bots.items(), 2):
        match = Match(
            asked.game,
            options={},
            bots=[a, b],
            deals=asked.deals,
            seed=SEED,
            games=asked.games,
            swap=True,
        )
        kind = "games" if asked.games else "hands"
        place = f"{asked.game}-{kind}-{asked.worlds}/{row}-{column}".replace("`", "")
        result = played(match, asked.folder / place.replace(" ", "-"))
        cells[row, column], cells[column, row] = cell(result, 1), cell(result, -1)
        print(row, column, cells[row, column], flush=True)
    print("| |", " | ".join(bots), "|")
    print("|" + "---|" * (len(bots) + 1))
    for row in bots:
        print("|", " | ".join([row, *(cells[row, column] for column in bots)]), "|")


if __name__ == "__main__":
    main()
