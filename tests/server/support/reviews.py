"""Reviews as the page receives them: lines of a stream, each checked against the schema."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from pydantic import TypeAdapter

from clubsuit.game import Record
from clubsuit.review import Positions
from clubsuit.server.reviews.reviews import Source
from clubsuit.server.storage.faces import names_faces
from clubsuit.server.wire.schema import ReviewLine
from server.support.clients import Browser

Line = dict[str, Any]

_review_line: TypeAdapter[Any] = TypeAdapter(ReviewLine)


def file_of(record: Record) -> Source:
    """Return the source of a review of a record file."""
    no_bots = (None,) * len(record.players)
    faces = names_faces(record.players)
    return Source(Positions(record), None, True, no_bots, None, (), 0, faces=faces)


def read_line(text: str) -> Line:
    """Return a line after checking it against the schema."""
    _review_line.validate_json(text)
    line: Line = json.loads(text)
    return line


@contextmanager
def review_lines(person: Browser, address: str, **how: str) -> Iterator[Iterator[Line]]:
    """Open the stream of a review, and close it at the end of the block even if it is unread."""
    with person.http.stream("GET", f"/api/{address}/review", params=how) as answer:
        assert answer.status_code == 200, answer.read()
        assert answer.headers["content-type"] == "application/jsonl"
        yield map(read_line, answer.iter_lines())


def overview(person: Browser, address: str) -> Line:
    """Return the overview of a review."""
    with review_lines(person, address) as lines:
        line = next(lines)
    assert line["type"] == "overview"
    return line


def worth_of(person: Browser, address: str, hand: int, number: int) -> Line:
    """Return the first line of the stream that gives the worth of this decision."""
    with review_lines(person, address, first=f"{hand}.{number}", seat="all") as lines:
        for line in lines:
            assert line["type"] not in ("end", "problem"), line
            if line["type"] == "worth" and (line["hand"], line["number"]) == (hand, number):
                return line
    raise AssertionError("a stream without an end")
