"""What those see who only look on."""

import sqlalchemy as sql
from alembic import op

revision = "0012"
down_revision = "0010"


def upgrade() -> None:
    """At tables from before: what lies open on the table, as it was."""
    op.add_column("games", sql.Column("watch", sql.String, nullable=False, server_default="public"))
