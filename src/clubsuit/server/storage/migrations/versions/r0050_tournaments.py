"""Store tournaments, and who plays in them at which table."""

import sqlalchemy as sql
from alembic import op

revision = "0050"
down_revision = "0049"


def upgrade() -> None:
    """Create the tables. The tables of before belong to no tournament."""
    op.create_table(
        "tournaments",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("name", sql.String, nullable=False),
        sql.Column("game", sql.String, nullable=False),
        sql.Column("options", sql.JSON, nullable=False),
        sql.Column("hands", sql.Integer, nullable=False),
        sql.Column("bots", sql.JSON, nullable=False),
        sql.Column("owner", sql.String),
        sql.Column("opens", sql.String, nullable=False),
        sql.Column("closes", sql.String, nullable=False),
        sql.Column("string", sql.String),
    )
    op.create_index("tournaments_of_owner", "tournaments", ["owner"])
    op.create_index("old_tournaments", "tournaments", ["closes"])
    op.create_table(
        "entries",
        sql.Column("tournament", sql.String, primary_key=True),
        sql.Column("person", sql.String, primary_key=True),
        sql.Column("game_id", sql.String, nullable=False),
        sql.Column("at", sql.String, nullable=False),
    )
    op.create_index("entries_of_person", "entries", ["person"])
    for column in (
        sql.Column("tournament", sql.String),
        sql.Column("hands", sql.Integer),
        sql.Column("closes", sql.String),
        sql.Column("scores", sql.JSON),
    ):
        op.add_column("games", column)
