"""Links by which a person goes on on another device."""

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0005"


def upgrade() -> None:
    """A table of the links that wait to be used."""
    op.create_table(
        "device_links",
        sql.Column("code", sql.String, primary_key=True),
        sql.Column("sealed", sql.String, nullable=False),
        sql.Column("expires", sql.String, nullable=False),
    )
