"""Entries of a person's list of tables."""

from clubsuit.server.storage.faces import faces_of
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.wire.schema import TableInfo

NO_SEAT = -1
"""The seat of a spectator."""


def table_info(row: TableRow, person: str) -> TableInfo:
    """Return the entry of a table in this person's list."""
    seat = row.seat_of(person)
    private = ("turn", "choosing", "clock", "scores")
    summary = {name: value for name, value in vars(row.summary).items() if name not in private}
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        players=row.players,
        faces=faces_of(row.seats),
        seat=NO_SEAT if seat is None else seat,
        created=row.created,
        updated=row.updated,
        commitment=row.commitment,
        given=row.given,
        open=row.open,
        people=row.people,
        your_turn=any(map(row.waits_for, row.seats_of(person))),
        awaited=[seat for seat in range(len(row.seats)) if row.waits_for(seat)],
        lesson=row.lesson,
        tournament=row.tournament,
        **summary,
    )
