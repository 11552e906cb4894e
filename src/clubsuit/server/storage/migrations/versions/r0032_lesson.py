"""Tables with a guide beside the player."""

import sqlalchemy as sql
from alembic import op

revision = "0032"
down_revision = "0030"


def upgrade() -> None:
    """No table from before is a lesson."""
    op.add_column(
        "games", sql.Column("lesson", sql.Boolean, nullable=False, server_default=sql.false())
    )
