"""The puzzles that come with Clubsuit: for each game a file of `clubsuit puzzles`."""

from functools import cache
from importlib.resources import files

from clubsuit.game import rules_of
from clubsuit.puzzles.puzzle import Puzzle


@cache
def puzzle_set(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game; none for a game from outside this package.

    Raises NotationError for an unknown game.

    >>> puzzle = puzzle_set("clubs-whist")[0]
    >>> puzzle.grade, set(puzzle.best) <= set(puzzle.choices)
    ('proved', True)
    """
    path = files("clubsuit.puzzles") / f"{rules_of(game).id}.jsonl"
    if not path.is_file():
        return ()
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(Puzzle.from_json(line) for line in lines)
