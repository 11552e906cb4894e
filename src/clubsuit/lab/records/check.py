"""Records replayed: does everything that they say follow from the rules?"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from clubsuit.errors import ClubsuitError
from clubsuit.game import Record
from clubsuit.lab.workers import ordered_map
from clubsuit.replay import replay

PLACE = re.compile(r"hand (\d+)(?:, action (\d+))?")
"""Where an error of a replay says that it is."""


@dataclass(frozen=True)
class Fault:
    """The first thing in a record that the rules do not allow."""

    line: int
    """From 1; 1 too for a file of one record."""
    hand: int | None
    action: int | None
    rule: str
    message: str


@dataclass
class Report:
    """What came of checking a file."""

    file: str
    records: int = 0
    """How many were found right, up to the first fault."""
    fault: Fault | None = None


def check_file(
    path: Path, *, workers: int = 1, progress: Callable[[int], None] = lambda records: None
) -> Report:
    """Replay the records of a file, up to the first fault.

    A .jsonl file has one record a line and is read line by line, however long;
    any other file is one record. Raises OSError where the file cannot be read.
    """
    report = Report(str(path))
    for fault in ordered_map(check_text, read_texts(path), workers, batch=16):
        if fault:
            report.fault = fault
            break
        report.records += 1
        progress(report.records)
    return report


def read_texts(path: Path) -> Iterator[tuple[int, bytes]]:
    """The records of a file: line number, and JSON text."""
    if path.suffix != ".jsonl":
        yield 1, path.read_bytes()
        return
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            if line.strip():
                yield number, line


def check_text(entry: tuple[int, bytes]) -> Fault | None:
    """The first fault of one record; None where there is none."""
    line, text = entry
    try:
        replay(Record.from_json(text))
    except ClubsuitError as error:
        return fault_of(error, line)
    return None


def fault_of(error: ClubsuitError, line: int) -> Fault:
    """What is wrong with the record in this line of a file."""
    place = PLACE.fullmatch(error.where)
    hand, action = place.groups() if place else (None, None)
    return Fault(
        line,
        int(hand) if hand else None,
        int(action) if action else None,
        error.rule,
        error.message,
    )
