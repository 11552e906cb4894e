"""Check a file of puzzles: `PYTHONPATH=tests .venv/bin/python -m proofs.puzzles FILE...`.

Exit with status 1 if a puzzle is refuted.
"""

import argparse
import sys
import time
from functools import partial
from pathlib import Path

from clubsuit.lab.puzzles import read_puzzles
from clubsuit.lab.workers import all_cores, ordered_map
from proofs.puzzles.check import MOST_CARDS, MOST_PLACINGS, check


def main() -> int:
    """Read the arguments, check, and print a summary."""
    parser = argparse.ArgumentParser(prog="puzzles", description=__doc__)
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path)
    parser.add_argument("--most", type=int, default=MOST_PLACINGS, help="placings of a puzzle")
    parser.add_argument("--cards", type=int, default=MOST_CARDS, help="cards in all hands")
    parser.add_argument("--seconds", type=float, help="end the check of a file after this time")
    parser.add_argument("--number", type=int, help="puzzles of each file, from the first on")
    parser.add_argument("--workers", type=int, default=all_cores(), help="default: all cores")
    given = parser.parse_args()
    work = partial(check, most=given.most, cards=given.cards)
    refuted = 0
    for file in given.files:
        start = time.perf_counter()
        puzzles = list(read_puzzles(file))[: given.number]
        checked = deals = number = 0
        verdicts = ordered_map(work, puzzles, given.workers, 1)
        for number, verdict in enumerate(verdicts, 1):
            checked += verdict.deals > 0
            deals += verdict.deals
            refuted += bool(verdict.refuted)
            for claim in verdict.refuted:
                print(f"{file}, line {number}: {claim}")
            if given.seconds and time.perf_counter() - start > given.seconds:
                break
        seconds = time.perf_counter() - start
        print(f"{file}: {checked} of {number} puzzles checked in {deals} deals, "
              f"{seconds:.0f} s", flush=True)  # fmt: skip
    print(f"{refuted} refuted")
    return int(refuted > 0)


if __name__ == "__main__":
    sys.exit(main())
