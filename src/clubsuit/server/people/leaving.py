"""Giving up a seat for good, as a part of a transaction.

The caller must have locked the table's row, so that no other process changes the table.
"""

from dataclasses import replace

import sqlalchemy as sql

from clubsuit.server.storage.rows import EVENT, GONE, Seat
from clubsuit.server.storage.schema import DECISIONS, SEATS
from clubsuit.server.storage.times import now
from clubsuit.server.table import events
from clubsuit.server.table.names import FORMER, newcomer, with_bot


def seats_at(connection: sql.Connection, table_id: str) -> list[Seat]:
    """Return the seats of a table."""
    query = sql.select(SEATS).where(SEATS.c.game_id == table_id).order_by(SEATS.c.seat)
    return [Seat(row.name, row.person, row.bot) for row in connection.execute(query)]


def leave(
    connection: sql.Connection,
    table_id: str,
    seats: list[Seat],
    number: int,
    over: bool,
    nameless: bool = False,
) -> None:
    """Store that the person in a seat has left the table, and update the list `seats`.

    The seat's bot gets the seat, with a name of its own. If the game is over, the seat keeps the
    person's name and is marked as that of a former person.
    seats: all seats of the table. number: the seat to leave. over: whether the game is over.
    nameless: whether the person has deleted their data. The seat is then called that of a former
    player.
    """
    if over:
        seats[number] = replace(seats[number], person=f"{GONE} {number}")
    else:
        seats[number] = with_bot(seats, number)
    if nameless:
        others = [seat.name for n, seat in enumerate(seats) if n != number]
        seats[number] = replace(seats[number], name=newcomer("", others, FORMER))
    here = SEATS.c.game_id == table_id, SEATS.c.seat == number
    connection.execute(sql.update(SEATS).where(*here).values(seats[number].stored()))
    last = sql.select(sql.func.max(DECISIONS.c.number)).where(DECISIONS.c.game_id == table_id)
    entry = {
        "game_id": table_id,
        "number": (connection.execute(last).scalar() or 0) + 1,
        "seat": EVENT,
        "text": events.write(events.Leave(number, nameless)),
        "at": now(),
    }
    connection.execute(sql.insert(DECISIONS).values(entry))
