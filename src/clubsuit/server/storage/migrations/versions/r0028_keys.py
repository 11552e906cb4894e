"""Store secret keys that all processes of the server share."""

import sqlalchemy as sql
from alembic import op

revision = "0028"
down_revision = "0026"


def upgrade() -> None:
    """Create the table. Keys are stored in hexadecimal."""
    op.create_table(
        "keys",
        sql.Column("name", sql.String, primary_key=True),
        sql.Column("value", sql.String, nullable=False),
    )
