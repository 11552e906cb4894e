"""Find the positions of the questions about rules again: `make questions`."""

import argparse
import sys
from pathlib import Path

import clubsuit
from clubsuit import kernel
from clubsuit.errors import ClubsuitError
from clubsuit.lessons import by_rule
from clubsuit.lessons.by_rule.question import asked_of
from proofs.questions.find import find, line_of

FOLDER = Path(by_rule.__file__).parent


def main() -> None:
    """Write the file of positions of one game, or of all."""
    parser = argparse.ArgumentParser(prog="questions", description=__doc__)
    parser.add_argument("game", nargs="?", choices=clubsuit.game_ids(), help="default: every game")
    given = parser.parse_args()
    kernel.go_plain()
    for game in [given.game] if given.game else clubsuit.game_ids():
        text = "".join(f"{line}\n" for line in lines(game))
        (FOLDER / f"{game}.jsonl").write_text(text, encoding="utf-8")


def lines(game: str) -> list[str]:
    """Find the positions of a game; print the questions that have none."""
    found = []
    for question in asked_of(game):
        try:
            found.append(line_of(question.name, find(question)))
            print(question.name, "found", flush=True)
        except (LookupError, ClubsuitError) as error:
            print(error, file=sys.stderr, flush=True)
    return found


if __name__ == "__main__":
    main()
