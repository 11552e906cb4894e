"""Which process lets a table's bots and clocks run, and who is there by way of which."""

import sqlalchemy as sql
from alembic import op

revision = "0024"
down_revision = "0022"


def upgrade() -> None:
    """Two tables of what holds for seconds."""
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
