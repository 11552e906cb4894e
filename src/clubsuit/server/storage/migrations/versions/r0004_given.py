"""Add the number of a table's decisions that were copied from a reviewed game."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column. Existing tables have no copied decisions."""
    op.add_column("games", sql.Column("given", sql.Integer, nullable=False, server_default="0"))
