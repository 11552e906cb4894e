"""Play 100,000 games, and ask with Polars how hands end after each exchange.

pip install 'clubsuit[frame]'
python examples/many_records.py [GAMES]
"""

import sys
import tempfile
from pathlib import Path

import polars as pl

import clubsuit
from clubsuit.lab import Plan, simulate

GAMES = 100_000


def main(games: int = GAMES) -> pl.DataFrame:
    """Play the games, and return the mean score of a hand by the exchange of each player."""
    plan = Plan.of("clubs-whist", games=games, seed=7, bots=["rule"], options={"target": 1})
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        summary = simulate(plan, records=path)
        print(f"{summary.games} games, {path.stat().st_size / 1e6:.0f} MB of records")
        table = clubsuit.frame(path)
    print(f"{table.height} decisions")
    found = (
        table.filter(pl.col("number") < 3, pl.col("score").is_not_null())
        .group_by("number", "action")
        .agg(hands=pl.len(), score=pl.col("score").mean().round(3))
        .sort("number", "action")
    )
    print(found)
    return found


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
