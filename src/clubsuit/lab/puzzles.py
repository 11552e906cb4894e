"""Files of puzzles: mined by several processes, with the same content for any number of them.

A file has one puzzle on each line, in the order of the games. An interrupted run can be resumed:
the puzzles of the last game in the file are mined again, because they may be incomplete.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from io import FileIO
from itertools import count
from pathlib import Path
from typing import TypeAlias

from clubsuit.arguments import checked_number, checked_seed
from clubsuit.errors import NotationError, excerpt
from clubsuit.game import Game, Record, rules_of
from clubsuit.lab.records.check import read_texts
from clubsuit.lab.simulate import Existing, write_whole
from clubsuit.lab.workers import checked_where, ordered_map
from clubsuit.puzzles import GRADES, Mine, Puzzle, puzzles_of_game, puzzles_of_record
from clubsuit.replay import replay
from clubsuit.texts import refusal

MOST_PUZZLES = 1 << 40
BARREN = 5000
"""After this number of games without a puzzle, the search ends."""
BATCH = 4
"""Number of games in the first batches of a worker."""

Work: TypeAlias = Callable[[int], list[Puzzle]]
"""Returns the puzzles of the game with this number."""


@dataclass
class Found:
    """The puzzles of a run so far."""

    puzzles: int = 0
    resumed: int = 0
    """Number of puzzles that an earlier run had written."""
    games: int = 0
    """Number of games that this run has searched."""
    grades: Counter[str] = field(default_factory=Counter)
    motifs: Counter[str] = field(default_factory=Counter)
    interrupted: bool = False

    def add(self, puzzle: Puzzle) -> None:
        """Count a puzzle."""
        self.puzzles += 1
        self.grades[puzzle.grade] += 1
        self.motifs[puzzle.motif] += 1


def checked_mine(mine: Mine) -> Mine:
    """Check and return the arguments of a search. Raises NotationError or RuleError."""
    Game(rules_of(mine.game), mine.options)
    checked_seed(mine.seed)
    for grade in mine.grades:
        if grade not in GRADES:
            raise refusal("puzzle-grade", given=excerpt(grade), known=", ".join(GRADES))
    return mine


def read_records(path: Path) -> list[Record]:
    """Return the records of a file, each replayed. Raises the errors of `clubsuit.replay`."""
    records = [Record.from_json(text) for _, text in read_texts(path)]
    for record in records:
        replay(record)
    return records


def read_puzzles(path: Path) -> Iterator[Puzzle]:
    """Yield the puzzles of a file. Raises NotationError for a line that is not a puzzle."""
    for _, text in read_texts(path):
        yield Puzzle.from_json(text)


def mine_puzzles(
    mine: Mine,
    number: int,
    path: Path,
    *,
    records: Sequence[Record] | None = None,
    seat: int | None = None,
    existing: Existing = "refuse",
    workers: int = 1,
    executor: str | Executor | None = None,
    progress: Callable[[int], None] = lambda puzzles: None,
) -> Found:
    """Write this number of puzzles to a file, one on each line.

    records:  mine these records instead of games of bots; the file may then get fewer puzzles.
    seat:     with `records`, the player's seat; by default all.
    existing: "resume" continues the file of an interrupted run with the same arguments.
    progress: called with the number of puzzles in the file.

    Ctrl-C stops the run early and keeps everything written so far. Raises NotationError for invalid
    arguments, if the file exists and `existing` is "refuse", or if it belongs to another run.
    """
    mine = checked_mine(mine)
    number = checked_number(number, "number", 1, MOST_PUZZLES)
    where = checked_where(workers, executor)
    if records is None:
        work: Work = partial(puzzles_of_game, mine)
    else:
        work = partial(_of_one, mine, tuple(records), seat)
    found = Found()
    file, first = _open(path, existing, work, number, found)
    games: Iterable[int] = count(first) if records is None else range(first, len(records))
    with file:
        try:
            barren = 0
            progress(found.puzzles)
            if found.puzzles >= number:
                return found
            for puzzles in ordered_map(work, games, where[0], BATCH, where[1]):
                kept = puzzles[: number - found.puzzles]
                write_whole(file, b"".join(_line(puzzle) for puzzle in kept))
                for puzzle in kept:
                    found.add(puzzle)
                found.games += 1
                barren = 0 if kept else barren + 1
                progress(found.puzzles)
                if found.puzzles >= number or barren == BARREN:
                    break
        except KeyboardInterrupt:
            found.interrupted = True
    return found


def _of_one(mine: Mine, records: tuple[Record, ...], seat: int | None, number: int) -> list[Puzzle]:
    return puzzles_of_record(mine, records[number], number, seat)


def _line(puzzle: Puzzle) -> bytes:
    return puzzle.to_json().encode() + b"\n"


def _open(
    path: Path, existing: Existing, work: Work, number: int, found: Found
) -> tuple[FileIO, int]:
    """Open the file of puzzles, and return it with the number of the first game to search.

    The puzzles that stay in the file are added to `found`.
    """
    if path.suffix != ".jsonl":
        raise refusal("puzzle-suffix", file=str(path))
    if existing == "refuse" and path.exists():
        raise refusal("simulate-exists", file=str(path))
    if existing == "resume" and path.exists():
        return _reopen(path, work, number, found)
    return path.open("wb", buffering=0), 0


def _reopen(path: Path, work: Work, number: int, found: Found) -> tuple[FileIO, int]:
    """Open the file of an interrupted run after its last complete game."""
    lines = [line for line in path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    try:
        puzzles = [Puzzle.from_json(line) for line in lines]
    except NotationError:
        raise refusal("simulate-other", file=str(path)) from None
    first = 0
    if puzzles:
        again = [_line(puzzle) for puzzle in work(puzzles[0].source.number)]
        if not again or again[0] != lines[0]:
            raise refusal("simulate-other", file=str(path))
        first = puzzles[-1].source.number
        complete = len(puzzles) >= number
        kept = puzzles if complete else [one for one in puzzles if one.source.number < first]
    else:
        kept = []
    for puzzle in kept:
        found.add(puzzle)
    found.resumed = found.puzzles
    file = path.open("r+b", buffering=0)
    end = sum(map(len, lines[: len(kept)]))
    file.truncate(end)
    file.seek(end)
    return file, first
