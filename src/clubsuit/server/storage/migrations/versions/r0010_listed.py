"""Add listed tables, correspondence tables, and the seat whose turn it is."""

import sqlalchemy as sql
from alembic import op

revision = "0010"
down_revision = "0008"


def upgrade() -> None:
    """Add the columns.

    Existing tables are real-time tables and not listed. Their next decision sets `turn`.
    """
    op.add_column(
        "games", sql.Column("listed", sql.Boolean, nullable=False, server_default=sql.false())
    )
    op.add_column("games", sql.Column("pace", sql.String, nullable=False, server_default="live"))
    op.add_column("games", sql.Column("turn", sql.Integer))
    op.create_index("listed_games", "games", ["listed", "over", "updated"])
