"""Let a table forbid hints."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column. Existing tables allow hints."""
    hints = sql.Column("hints", sql.Boolean, nullable=False, server_default=sql.true())
    op.add_column("games", hints)
