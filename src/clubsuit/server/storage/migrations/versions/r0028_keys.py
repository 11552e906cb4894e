"""What the server's processes share, and nobody else knows."""

import sqlalchemy as sql
from alembic import op

revision = "0028"
down_revision = "0026"


def upgrade() -> None:
    """A key by its name, in hexadecimal."""
    op.create_table(
        "keys",
        sql.Column("name", sql.String, primary_key=True),
        sql.Column("value", sql.String, nullable=False),
    )
