"""Checks of records: replay them, and find the first error."""

import re
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path

from clubsuit.errors import ClubsuitError
from clubsuit.game import Record
from clubsuit.lab.workers import ordered_map
from clubsuit.replay import replay

PLACE = re.compile(r"hand (\d+)(?:, action (\d+))?")
"""Pattern of the numbers of the hand and the action in the error message of a replay."""


@dataclass(frozen=True)
class Fault:
    """The first item of a record that breaks the rules.

    >>> check_text((1, b"{}")).message
    'the format is "None"; this program reads "clubsuit/1"'
    """

    line: int
    """Line number, from 1; for a file with one record it is 1."""
    hand: int | None
    """Number of the hand, from 1; None if the fault is in no hand."""
    action: int | None
    """Number of the decision in the hand, from 1; None if the fault is in no decision."""
    rule: str
    """The number of the rule ("CW-6"), or ""."""
    message: str
    """One sentence that says what is wrong."""


@dataclass
class Report:
    """The result of checking a file, as `check_file` returns it.

    >>> Report("games.jsonl", records=3).fault is None
    True
    """

    file: str
    """The path of the file."""
    records: int = 0
    """Number of valid records before the first fault."""
    fault: Fault | None = None
    """The first fault; None if all records are valid."""


def check_file(
    path: Path,
    *,
    workers: int = 1,
    executor: str | Executor | None = None,
    progress: Callable[[int], None] = lambda records: None,
) -> Report:
    """Replay the records of a file, up to the first fault.

    path:     a .jsonl file has one record per line and is read line by line, so it may be of any
              length; any other file is one record.
    workers:  number of processes; 1 is this process.
    executor: replays the records instead; see `clubsuit.lab.simulate`.
    progress: called with the number of valid records so far.

    Raises OSError if the file cannot be read, NotationError for an invalid number of workers or
    executor, and WorkerLost if the system kills a worker.

    >>> import tempfile
    >>> import clubsuit
    >>> play = clubsuit.load("clubs-whist").new(seed=7, actions=["keep", "swap"])
    >>> path = Path(tempfile.mkdtemp()) / "game.json"
    >>> _ = path.write_text(play.record().to_json())
    >>> report = check_file(path)
    >>> report.records, report.fault
    (1, None)
    """
    report = Report(str(path))
    for fault in ordered_map(check_text, read_texts(path), workers, 16, executor):
        if fault:
            report.fault = fault
            break
        report.records += 1
        progress(report.records)
    return report


def read_texts(path: Path) -> Iterator[tuple[int, bytes]]:
    """Yield the records of a file: line number, and JSON text."""
    if path.suffix != ".jsonl":
        yield 1, path.read_bytes()
        return
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            if line.strip():
                yield number, line


def check_text(entry: tuple[int, bytes]) -> Fault | None:
    """Return the first fault of a record; None if it is valid."""
    line, text = entry
    try:
        replay(Record.from_json(text))
    except ClubsuitError as error:
        return fault_of(error, line)
    return None


def fault_of(error: ClubsuitError, line: int) -> Fault:
    """Return the fault for an error of a replay.

    line: the line of the record in its file.
    """
    place = PLACE.fullmatch(error.where)
    hand, action = place.groups() if place else (None, None)
    return Fault(
        line,
        int(hand) if hand else None,
        int(action) if action else None,
        error.rule,
        error.message,
    )
