"""Add lessons: tables with a guide for the player."""

import sqlalchemy as sql
from alembic import op

revision = "0032"
down_revision = "0030"


def upgrade() -> None:
    """Add the column. No existing table is a lesson."""
    op.add_column(
        "games", sql.Column("lesson", sql.Boolean, nullable=False, server_default=sql.false())
    )
