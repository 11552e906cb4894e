"""Compare random hands in both implementations: `make differential ARGS="--game ruby-dame"`.

Exit with status 1 at the first difference, with a record that leads to it.
"""

import argparse
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import clubsuit
from clubsuit.lab.workers import all_cores
from proofs.differential.compare import Difference, Tally, compare


def main() -> int:
    """Read the arguments, compare, and print a summary."""
    parser = argparse.ArgumentParser(prog="differential", description=__doc__)
    games = clubsuit.game_ids()
    parser.add_argument("--game", choices=games, action="append", help="default: every game")
    parser.add_argument(
        "--hands", type=int, default=1000, help="number of hands for each game (default: 1000)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=all_cores(), help="default: all cores")
    given = parser.parse_args()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as progress:
        for game in given.game or games:
            task = progress.add_task(game, total=given.hands)

            def show(tally: Tally, task=task) -> None:  # type: ignore[no-untyped-def]
                progress.update(task, completed=tally.hands)

            try:
                tally = compare(game, given.hands, given.seed, given.workers, show)
            except Difference as difference:
                print(f"{game}: {difference}")
                return 1
            print(f"{game}: {tally}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
