"""How much of a table was taken over from a game that was reviewed."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the number of decisions; tables from before took over none."""
    op.add_column("games", sql.Column("given", sql.Integer, nullable=False, server_default="0"))
