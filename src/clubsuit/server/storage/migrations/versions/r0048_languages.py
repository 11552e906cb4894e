"""Store the language of accounts, and of browsers that get notifications."""

import sqlalchemy as sql
from alembic import op

revision = "0048"
down_revision = "0047"


def upgrade() -> None:
    """Add the columns. Until now, everything was in English."""
    op.add_column("accounts", sql.Column("language", sql.String))
    language = sql.Column("language", sql.String, nullable=False, server_default="en")
    op.add_column("subscriptions", language)
