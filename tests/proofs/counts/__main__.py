"""Count again, in both implementations: `make counts`.

With a position and a depth, print the counts after each first decision there, to find the error of
a program that gets other numbers (`make counts ARGS="clubs-whist 'NAME' 3"`).
"""

import argparse
import sys

import clubsuit
from proofs.counts.counting import divided
from proofs.counts.files import positions, read, write


def main() -> int:
    """Read the arguments; write the files, or print the counts of one position by first
    decision."""
    parser = argparse.ArgumentParser(prog="counts", description=__doc__)
    parser.add_argument("game", nargs="?", choices=clubsuit.game_ids(), help="default: every game")
    parser.add_argument("position", nargs="?", help="name of a position in the game's file")
    parser.add_argument("depth", nargs="?", type=int, default=2)
    given = parser.parse_args()
    if given.position:
        return divide(given.game, given.position, given.depth)
    for game in [given.game] if given.game else clubsuit.game_ids():
        found = list(positions(game))
        write(game, found)
        sequences = sum(sum(position.counts) for position in found)
        print(f"{game}: {len(found)} positions, {sequences} sequences, both implementations agree")
    return 0


def divide(game: str, name: str, depth: int) -> int:
    """Print the counts after each first decision."""
    for position in read(game):
        if position.name == name:
            for (seat, text), found in divided(position.engine(), depth):
                print(f"{seat} {text}: {' '.join(map(str, found))}")
            return 0
    print(f"{game} has no position {name!r}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
