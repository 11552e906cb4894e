"""Whether a table's person may ask for a hint."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the choice; tables from before allow hints."""
    hints = sql.Column("hints", sql.Boolean, nullable=False, server_default=sql.true())
    op.add_column("games", hints)
