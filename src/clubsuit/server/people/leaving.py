"""Give up a seat for good, within a transaction.

The caller has locked the table's row, so that no other process changes the table meanwhile.
"""

from dataclasses import replace

import sqlalchemy as sql

from clubsuit.server.storage.store import DECISIONS, EVENT, GONE, SEATS, Seat, now
from clubsuit.server.table import events
from clubsuit.server.table.names import newcomer


def seats_at(connection: sql.Connection, table_id: str) -> list[Seat]:
    """Return who sits at a table."""
    query = sql.select(SEATS).where(SEATS.c.game_id == table_id).order_by(SEATS.c.seat)
    return [Seat(one.name, one.person, one.bot) for one in connection.execute(query)]


def leave(
    connection: sql.Connection,
    table_id: str,
    seats: list[Seat],
    number: int,
    over: bool,
    nameless: bool = False,
) -> None:
    """Store that the person in a seat has left it, and change `seats`, those of the table.

    The bot gets the seat; if the game is over, it stays a person's, who has gone.
    nameless: whether their name is removed too.
    """
    seat = seats[number]
    others = [one.name for n, one in enumerate(seats) if n != number]
    name = newcomer("", others) if nameless else seat.name
    seats[number] = replace(seat, name=name, person=f"{GONE} {number}" if over else None)
    here = SEATS.c.game_id == table_id, SEATS.c.seat == number
    connection.execute(sql.update(SEATS).where(*here).values(vars(seats[number])))
    last = sql.select(sql.func.max(DECISIONS.c.number)).where(DECISIONS.c.game_id == table_id)
    entry = {
        "game_id": table_id,
        "number": (connection.execute(last).scalar() or 0) + 1,
        "seat": EVENT,
        "text": events.write(events.Leave(number)),
        "at": now(),
    }
    connection.execute(sql.insert(DECISIONS).values(entry))
