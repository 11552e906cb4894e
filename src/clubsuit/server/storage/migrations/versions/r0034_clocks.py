"""Clocks: which one a table has, and when a server was up."""

import sqlalchemy as sql
from alembic import op

revision = "0034"
down_revision = "0032"


def upgrade() -> None:
    """No table from before has a clock."""
    op.add_column("games", sql.Column("clock", sql.String, nullable=False, server_default=""))
    op.create_index("games_with_clock", "games", ["clock", "over", "updated"])
    op.create_table(
        "uptimes",
        sql.Column("since", sql.Float(53), primary_key=True),
        sql.Column("until", sql.Float(53), nullable=False),
    )
