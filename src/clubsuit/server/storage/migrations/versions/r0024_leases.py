"""Store the process that runs each table, and the people who look at it, by process."""

import sqlalchemy as sql
from alembic import op

revision = "0024"
down_revision = "0022"


def upgrade() -> None:
    """Create both tables, whose rows expire after some seconds."""
    op.create_table(
        "leases",
        sql.Column("game_id", sql.String, primary_key=True),
        sql.Column("holder", sql.String, nullable=False),
        sql.Column("epoch", sql.Integer, nullable=False),
        sql.Column("expires", sql.Float(53), nullable=False),
    )
    op.create_table(
        "present",
        sql.Column("game_id", sql.String, primary_key=True),
        sql.Column("process", sql.String, primary_key=True),
        sql.Column("people", sql.JSON, nullable=False),
        sql.Column("expires", sql.Float(53), nullable=False),
    )
