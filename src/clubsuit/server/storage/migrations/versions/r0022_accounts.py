"""Add accounts, and the sessions of browsers that are logged in."""

import sqlalchemy as sql
from alembic import op

revision = "0022"
down_revision = "0020"


def upgrade() -> None:
    """Create the tables. Passwords and the tokens of sessions are stored as hashes."""
    op.create_table(
        "accounts",
        sql.Column("key", sql.String, primary_key=True),
        sql.Column("name", sql.String, nullable=False),
        sql.Column("person", sql.String, nullable=False, unique=True),
        sql.Column("password", sql.String, nullable=False),
        sql.Column("created", sql.String, nullable=False),
    )
    op.create_table(
        "sessions",
        sql.Column("token", sql.String, primary_key=True),
        sql.Column("person", sql.String, nullable=False),
        sql.Column("created", sql.String, nullable=False),
    )
    op.create_index("sessions_of_person", "sessions", ["person"])
