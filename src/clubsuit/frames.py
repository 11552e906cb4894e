"""Tables of decisions: the records of a file as a Polars data frame.

Reading does not replay the games: seats, scores and winners are in the records, so ten million
decisions take seconds. `clubsuit check` tells whether the games follow the rules.
"""

import json
import os
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, NotRequired, TypedDict

import numpy as np

from clubsuit.errors import ClubsuitError, NotationError, excerpt
from clubsuit.extras import missing
from clubsuit.record import FORMAT, BaseRecord
from clubsuit.texts import refusal, say

if TYPE_CHECKING:  # an optional package, imported on first use
    import polars as pl

SOURCES = (".jsonl", ".json")
"""The endings of files of records."""

TARGETS = (".parquet", ".csv", ".arrow", ".feather")
"""The endings of files that `write` can write."""


class HandFields(TypedDict):
    """The fields of a hand that a table needs."""

    actions: list[tuple[int, str]]
    score: NotRequired[list[int] | None]


class RecordFields(TypedDict):
    """The fields of a record that a table needs."""

    format: str
    game: str
    options: dict[str, Any]
    players: list[str]
    hands: list[HandFields]
    winners: list[int] | None


def frame(path: str | os.PathLike[str]) -> "pl.DataFrame":
    """Return the decisions of a file of records as a Polars data frame, one row per decision.

    path: a .jsonl file with a record on each line, or a .json file with one record.

    The columns are `game`, `name`, `options`, `hand`, `seat`, `number`, `action`, `score` and
    `winner`; docs/tables.md explains them. The games are not replayed. Raises NotationError for a
    file that cannot be read, with the number of the first malformed line, and if Polars or msgspec
    is not installed (the extra `frame`).

    >>> import tempfile
    >>> import clubsuit
    >>> play = clubsuit.load("clubs-whist").new(seed=7, actions=["keep", "swap"])
    >>> path = Path(tempfile.mkdtemp()) / "game.json"
    >>> _ = path.write_text(play.record().to_json())
    >>> frame(path).select("hand", "seat", "action").rows()
    [(0, 2, 'keep'), (0, 0, 'swap')]
    """
    return read(checked_path(path))


def read(path: Path, progress: Callable[[int], None] = lambda games: None) -> "pl.DataFrame":
    """Return the data frame of `frame`.

    progress: called with the number of games read so far.
    """
    polars, decode = packages()
    columns = _Columns()
    for line, text in lines(path):
        try:
            columns.add(decode(text))
        except (NotationError, ValueError, OverflowError, RecursionError) as error:
            raise damaged(path, line, text, error) from None
        progress(columns.games)
    return columns.frame(polars)


def write(table: "pl.DataFrame", path: Path) -> None:
    """Write a data frame to a file, in the format of the file's ending.

    The file appears, or is replaced, only when everything is written. Raises NotationError for an
    unknown ending and for a file that cannot be written.
    """
    polars, _ = packages()
    check_target(path)
    writers: dict[str, Callable[[BinaryIO], Any]] = {
        ".parquet": table.write_parquet,
        ".csv": table.write_csv,
    }
    try:
        with _replaced(path) as file:
            writers.get(path.suffix, table.write_ipc)(file)
    except (OSError, polars.exceptions.PolarsError) as error:
        raise _unusable(path, error) from None


def check_target(path: Path) -> None:
    """Raise NotationError unless `write` can write files with this ending."""
    if path.suffix not in TARGETS:
        raise refusal("frame-target", file=str(path), endings=", ".join(TARGETS))


class _Numbers(dict[str, int]):
    """Numbers for texts, in the order in which the texts first appear."""

    def __missing__(self, text: str) -> int:
        text.encode()  # raises ValueError for a lone surrogate, which no table can store
        self[text] = number = len(self)
        return number


class _Columns:
    """The decisions read so far, in arrays by decision, by hand and by game."""

    def __init__(self) -> None:
        self.seats = bytearray()
        self.texts, self.known = array("I"), _Numbers()
        self.lengths, self.hands = array("I"), array("I")
        """By hand: its number of decisions, and its index in the game."""
        self.scores, self.first, self.finished = array("i"), array("Q"), array("b")
        """By hand and seat: the scores. By hand: the index of its first score, and whether it is
        finished."""
        self.hands_of, self.winners, self.over = array("I"), array("Q"), array("b")
        """By game: its number of hands, the winners' seats as bits, and whether it has ended."""
        self.names, self.names_known = array("I"), _Numbers()
        self.options, self.options_known = array("I"), _Numbers()

    @property
    def games(self) -> int:
        """The number of games read so far."""
        return len(self.hands_of)

    def add(self, record: RecordFields) -> None:
        """Add the decisions of a record. Raises ValueError or OverflowError if it is malformed."""
        seats = len(record["players"])
        if record["format"] != FORMAT:
            raise ValueError(record["format"])
        for number, hand in enumerate(record["hands"]):
            try:
                self._add_hand(number, hand, seats)
            except (ValueError, OverflowError):
                name = "score" if _fits(hand["actions"], seats) else "actions"
                where = f"hand {number + 1}"
                raise refusal("record-shape", NotationError, "", where, name=name) from None
        winners = record["winners"]
        if not all(0 <= seat < seats for seat in winners or ()):
            raise refusal("record-shape", name="winners")
        options = json.dumps(record["options"], sort_keys=True, ensure_ascii=False)
        self.hands_of.append(len(record["hands"]))
        self.winners.append(sum({1 << seat for seat in winners or ()}))
        self.over.append(winners is not None)
        self.names.append(self.names_known[record["game"]])
        self.options.append(self.options_known[options])

    def _add_hand(self, number: int, hand: HandFields, seats: int) -> None:
        actions, score = hand["actions"], hand.get("score")
        self.first.append(len(self.scores))
        self.scores.extend([0] * seats if score is None else score)
        if score is not None and len(score) != seats:
            raise ValueError
        if actions:
            who, texts = zip(*actions, strict=True)
            if max(who) >= seats:
                raise ValueError
            self.seats.extend(who)
            self.texts.extend(map(self.known.__getitem__, texts))
        self.hands.append(number)
        self.lengths.append(len(actions))
        self.finished.append(score is not None)

    def frame(self, polars: Any) -> "pl.DataFrame":
        """Return all decisions as a data frame."""
        seats = np.frombuffer(self.seats, np.uint8)
        lengths = _values(self.lengths)
        game = np.repeat(np.arange(self.games, dtype=np.uint32), _values(self.hands_of))

        def spread(by_hand: np.ndarray) -> np.ndarray:
            return np.repeat(by_hand, lengths)

        def categories(known: _Numbers, numbers: np.ndarray) -> Any:
            return polars.Series(list(known), dtype=polars.Categorical).gather(numbers)

        start = (np.cumsum(lengths) - lengths).astype(np.uint32)
        data = {
            "game": spread(game),
            "name": categories(self.names_known, spread(_values(self.names)[game])),
            "options": categories(self.options_known, spread(_values(self.options)[game])),
            "hand": spread(_values(self.hands)),
            "seat": seats,
            "number": np.arange(len(seats), dtype=np.uint32) - spread(start),
            "action": categories(self.known, _values(self.texts)),
            "score": _values(self.scores)[spread(_values(self.first)) + seats],
            "winner": (spread(_values(self.winners)[game]) >> seats & 1).astype(np.bool_),
            "finished": spread(_values(self.finished).astype(np.bool_)),
            "over": spread(_values(self.over)[game].astype(np.bool_)),
        }
        known = polars.when(polars.col("finished")).then(polars.col("score"))
        won = polars.when(polars.col("over")).then(polars.col("winner"))
        table: pl.DataFrame = polars.DataFrame(data).with_columns(score=known, winner=won)
        return table.drop("finished", "over")


def _values(column: "array[int]") -> np.ndarray:
    """Return an array's numbers as a NumPy array that shares its memory."""
    return np.frombuffer(column, column.typecode)


def _fits(actions: list[tuple[int, str]], seats: int) -> bool:
    """Return whether all seats of these decisions exist, and all texts can be stored."""
    with suppress(UnicodeEncodeError):
        return all(0 <= seat < seats and text.encode() is not None for seat, text in actions)
    return False


def packages() -> tuple[Any, Callable[[bytes], RecordFields]]:
    """Return Polars, and the function that parses a record.

    Raises NotationError if a package is missing.
    """
    try:
        import polars
        from msgspec.json import Decoder
    except ModuleNotFoundError as error:
        raise missing(str(error.name).partition(".")[0], "frame") from None
    return polars, Decoder(RecordFields).decode


def checked_path(path: Any) -> Path:
    """Return a path. Raises NotationError for anything else."""
    try:
        return Path(path)
    except TypeError:
        raise refusal("frame-path", given=excerpt(path)) from None


def lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """Yield the records of a file: line number, and JSON text.

    Raises NotationError for a file that cannot be read, and for an unknown ending.
    """
    if path.suffix not in SOURCES:
        raise refusal("frame-source", file=str(path))
    try:
        with path.open("rb") as file:
            if path.suffix == ".json":
                yield 1, file.read()
                return
            for number, line in enumerate(file, 1):
                if line.strip():
                    yield number, line
    except OSError as error:
        raise _unusable(path, error) from None


def damaged(path: Path, line: int, text: bytes, error: Exception) -> NotationError:
    """Return the error for a record in a line of a file, with the message of `Record.from_json` if
    the record is malformed."""
    if not isinstance(error, ClubsuitError):
        try:
            BaseRecord.from_json(text)
            error = refusal("record-json", problem=excerpt(str(error), 80))
        except NotationError as better:
            error = better
    place = say("check-place", file=str(path), line=line)
    return refusal("check-fault", place=place, message=str(error))


def _unusable(path: Path, error: Exception) -> NotationError:
    problem = getattr(error, "strerror", None) or excerpt(str(error), 200)
    return refusal("cli-io-error", file=str(path), problem=problem)


@contextmanager
def _replaced(path: Path) -> Iterator[BinaryIO]:
    """Open a new file beside this path, which takes its place when everything is written."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            yield file
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
