"""Store which seats still have to choose at the same time."""

import sqlalchemy as sql
from alembic import op

revision = "0045"
down_revision = "0044"


def upgrade() -> None:
    """Add the set of these seats as bits; in running games it follows from the next entry."""
    op.add_column("games", sql.Column("choosing", sql.Integer, nullable=False, server_default="0"))
