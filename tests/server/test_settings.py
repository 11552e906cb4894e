"""Limits that a host can set."""

import pytest

from clubsuit.errors import NotationError
from clubsuit.server.settings import DEFAULT, Limits, read_limits

CLASS = 30
"""Number of people in a school class, who play, review and log in from one address."""


def test_limits_are_read() -> None:
    """Hole: a host cannot raise or lower a limit."""
    assert read_limits(["sockets=600", "tables=50/hour", "tries=3/10minute", "sockets=601"]) == (
        Limits(sockets=601, tables="50/hour", tries="3/10minute")
    )
    assert read_limits([]) == DEFAULT


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("windows=3", 'no limit "windows"; known: sockets, '),
        ("", 'no limit ""'),
        ("sockets", 'sockets is a number from 1 to 1000000, not ""'),
        ("sockets=0", "from 1 to"),
        ("sockets=2000000", "from 1 to"),
        ("sockets=4/hour", "from 1 to"),
        ("tables=50", 'such as "20/hour"'),
        ("tables=0/hour", 'such as "20/hour"'),
        ("tables=1/fortnight", 'such as "20/hour"'),
        ("tables=9999999/hour", 'such as "20/hour"'),
    ],
)
def test_what_is_no_limit(text: str, says: str) -> None:
    """Hole: a server starts with a limit that its host did not intend."""
    with pytest.raises(NotationError, match=says.replace("(", r"\(")):
        read_limits([text])


def test_a_class_has_room() -> None:
    """Hole: pupils behind one router use up each other's limits."""
    assert DEFAULT.sockets >= 8 * CLASS
    assert DEFAULT.waiting >= 10 * CLASS
    numbers = {
        name: int(getattr(DEFAULT, name).partition("/")[0])
        for name in ("tables", "files", "links", "browsers", "accounts", "tries_of_address")
    }
    assert numbers["accounts"] >= 2 * CLASS
    assert numbers["tries_of_address"] >= 4 * CLASS
    assert numbers["tables"] >= 30 * CLASS
    assert min(numbers.values()) >= 2 * CLASS
    of_address = int(DEFAULT.tries.partition("/")[0]) * 6  # attempts in an hour
    assert int(DEFAULT.tries_of_name.partition("/")[0]) > of_address
