"""Store the player of each seat, and the bot and the time of each decision."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make a row for each seat of each table. Existing decisions have no bot and no time."""
    seats = op.create_table(
        "seats",
        sql.Column("game_id", sql.String, sql.ForeignKey("games.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("name", sql.String, nullable=False),
        sql.Column("person", sql.String),
        sql.Column("bot", sql.String),
    )
    op.create_index("seats_of_person", "seats", ["person"])
    _move_seats(op.get_bind(), seats)
    for column in ("players", "bots", "seat"):
        op.drop_column("games", column)
    op.add_column(
        "games", sql.Column("open", sql.Boolean, nullable=False, server_default=sql.false())
    )
    op.add_column("decisions", sql.Column("bot", sql.String))
    op.add_column("decisions", sql.Column("at", sql.String))


def _move_seats(connection: sql.Connection, seats: sql.Table) -> None:
    lists = sql.column("players", sql.JSON), sql.column("bots", sql.JSON)
    games = sql.table("games", sql.column("id"), *lists, sql.column("owner"))
    names = "game_id", "seat", "name", "person", "bot"
    rows = [
        dict(zip(names, (table_id, seat, name, None if bot else owner, bot), strict=True))
        for table_id, players, bots, owner in connection.execute(sql.select(games)).all()
        for seat, (name, bot) in enumerate(zip(players, bots, strict=True))
    ]
    if rows:
        connection.execute(sql.insert(seats), rows)
