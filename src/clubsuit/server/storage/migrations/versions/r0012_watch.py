"""Let a table choose the cards that spectators see."""

import sqlalchemy as sql
from alembic import op

revision = "0012"
down_revision = "0010"


def upgrade() -> None:
    """Add the column. At existing tables spectators still see the public cards."""
    op.add_column("games", sql.Column("watch", sql.String, nullable=False, server_default="public"))
