"""The people at a live table whom another person can block or report."""

from typing import NamedTuple

from clubsuit.server.live.live_table import LiveTable
from clubsuit.server.people.tokens import alias
from clubsuit.server.storage.rows import is_gone


class AtTable(NamedTuple):
    """A person who sits at a table, or who has written in its chat."""

    person: str
    name: str
    seat: int | None


async def others_at(live: LiveTable, person: str) -> dict[str, AtTable]:
    """Return the other people at a table by alias: players first, then authors of chat lines."""
    row = live.table.row
    found: dict[str, AtTable] = {}
    for number, seat in enumerate(row.seats):
        if seat.person and not is_gone(seat):
            found.setdefault(alias(seat.person, row.id), AtTable(seat.person, seat.name, number))
    for who, (author, name) in (await live.chat.authors(person)).items():
        found.setdefault(who, AtTable(author, name, None))
    return {who: other for who, other in found.items() if other.person != person}
