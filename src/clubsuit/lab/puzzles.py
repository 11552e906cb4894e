"""Files of puzzles: mined by several processes, with the same content for any number of them.

A file has one puzzle on each line, in the order of the games. An interrupted run can be resumed:
the puzzles of the last game in the file are mined again, because they may be incomplete.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from io import FileIO
from itertools import count
from pathlib import Path
from typing import TypeAlias

from clubsuit.arguments import checked_number, checked_seat, checked_seed
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
    barren: int = 0
    """Number of games since the last puzzle."""
    interrupted: bool = False

    def add(self, puzzles: Sequence[Puzzle]) -> None:
        """Count the puzzles of a game."""
        self.games += 1
        self.barren = 0 if puzzles else self.barren + 1
        self.count(puzzles)

    def count(self, puzzles: Sequence[Puzzle]) -> None:
        """Count puzzles."""
        self.puzzles += len(puzzles)
        self.grades.update(puzzle.grade for puzzle in puzzles)
        self.motifs.update(puzzle.motif for puzzle in puzzles)


@dataclass(frozen=True)
class Search:
    """The places in which to look for puzzles."""

    work: Work
    games: int | None
    """The number of games; None for no limit."""

    @staticmethod
    def of_bots(mine: Mine) -> "Search":
        """Return the search in games of bots. Raises NotationError or RuleError."""
        return Search(partial(puzzles_of_game, checked_mine(mine)), None)

    @staticmethod
    def of_records(mine: Mine, records: Sequence[Record], seat: int | None = None) -> "Search":
        """Return the search for the mistakes of a player in valid records of the game.

        seat: the player's seat; by default all seats.

        Raises NotationError, RuleError or TurnError.
        """
        mine = checked_mine(mine)
        if seat is not None:
            seat = checked_seat(seat, max(rules_of(mine.game).players))
        own = tuple(record for record in records if record.game == mine.game)
        return Search(partial(_of_one, mine, own, seat), len(own))


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
    search: Search,
    number: int,
    path: Path,
    *,
    existing: Existing = "refuse",
    workers: int = 1,
    executor: str | Executor | None = None,
    progress: Callable[[int], None] = lambda puzzles: None,
) -> Found:
    """Write puzzles to a file, one on each line.

    number:   the number of puzzles; the file gets fewer if the search does not find as many.
    existing: "resume" continues the file of an interrupted run with the same arguments.
    executor: see `ordered_map`.
    progress: called with the number of puzzles in the file.

    Ctrl-C stops the run early and keeps everything written so far. Raises NotationError for invalid
    arguments, if the file exists and `existing` is "refuse", or if it belongs to another run.
    """
    number = checked_number(number, "number", 1, MOST_PUZZLES)
    processes, engine = checked_where(workers, executor)
    found = Found()
    file, first = _open(path, existing, search, number, found)
    games = count(first) if search.games is None else range(first, search.games)
    with file:
        try:
            progress(found.puzzles)
            if found.puzzles < number:
                for puzzles in ordered_map(search.work, games, processes, BATCH, engine):
                    kept = puzzles[: number - found.puzzles]
                    write_whole(file, b"".join(map(_line, kept)))
                    found.add(kept)
                    progress(found.puzzles)
                    if found.puzzles == number or found.barren == BARREN:
                        break
        except KeyboardInterrupt:
            found.interrupted = True
    return found


def _of_one(mine: Mine, records: tuple[Record, ...], seat: int | None, number: int) -> list[Puzzle]:
    return puzzles_of_record(mine, records[number], number, seat)


def _line(puzzle: Puzzle) -> bytes:
    return puzzle.to_json().encode() + b"\n"


def _open(
    path: Path, existing: Existing, search: Search, number: int, found: Found
) -> tuple[FileIO, int]:
    """Open the file of puzzles, and return it with the number of the first game to search.

    The puzzles that stay in the file are added to `found`.
    """
    if path.suffix != ".jsonl":
        raise refusal("puzzle-suffix", file=str(path))
    if existing == "refuse" and path.exists():
        raise refusal("simulate-exists", file=str(path))
    if existing == "resume" and path.exists():
        return _reopen(path, search, number, found)
    return path.open("wb", buffering=0), 0


def _reopen(path: Path, search: Search, number: int, found: Found) -> tuple[FileIO, int]:
    """Open the file of an interrupted run after its last complete game."""
    lines = [line for line in path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    puzzles = _own_puzzles(path, lines, search)
    last = puzzles[-1].source.number if puzzles else 0
    whole = len(puzzles) >= number
    kept = [puzzle for puzzle in puzzles if whole or puzzle.source.number < last]
    found.count(kept)
    found.resumed = found.puzzles
    end = sum(map(len, lines[: len(kept)]))
    file = path.open("r+b", buffering=0)
    file.truncate(end)
    file.seek(end)
    return file, last


def _own_puzzles(path: Path, lines: Sequence[bytes], search: Search) -> list[Puzzle]:
    """Return the puzzles of a file. Raises NotationError if another search has begun it."""
    try:
        puzzles = [Puzzle.from_json(line) for line in lines]
    except NotationError:
        raise refusal("simulate-other", file=str(path)) from None
    first = puzzles[0].source.number if puzzles else 0
    if search.games is not None and first >= search.games:
        raise refusal("simulate-other", file=str(path))
    if puzzles and lines[0] not in map(_line, search.work(first)):
        raise refusal("simulate-other", file=str(path))
    return puzzles
