"""Store the clock of each table, and the periods in which a server was running."""

import sqlalchemy as sql
from alembic import op

revision = "0034"
down_revision = "0032"


def upgrade() -> None:
    """Add a column to `games`, and the table `uptimes`. No existing game has a clock."""
    op.add_column("games", sql.Column("clock", sql.String, nullable=False, server_default=""))
    op.create_index("games_with_clock", "games", ["clock", "over", "updated"])
    op.create_table(
        "uptimes",
        sql.Column("since", sql.Float(53), primary_key=True),
        sql.Column("until", sql.Float(53), nullable=False),
    )
