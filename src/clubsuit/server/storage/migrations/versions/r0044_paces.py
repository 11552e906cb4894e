"""Rename the two paces of a table."""

import sqlalchemy as sql
from alembic import op

revision = "0044"
down_revision = "0043"


def upgrade() -> None:
    """Replace "live" by "realtime" and "days" by "correspondence".

    SQLite cannot change the default of a column, so a new column replaces the old one. The
    constraint refuses tables of older processes that still run during the upgrade.
    """
    allowed = sql.CheckConstraint("new_pace IN ('realtime', 'correspondence')")
    pace = sql.Column("new_pace", sql.String, allowed, nullable=False, server_default="realtime")
    op.add_column("games", pace)
    op.execute("UPDATE games SET new_pace = 'correspondence' WHERE pace = 'days'")
    op.drop_column("games", "pace")
    op.execute("ALTER TABLE games RENAME COLUMN new_pace TO pace")
