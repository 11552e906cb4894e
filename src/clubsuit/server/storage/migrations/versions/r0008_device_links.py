"""Add links with which a person continues on another device."""

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0005"


def upgrade() -> None:
    """Create the table of unused links."""
    op.create_table(
        "device_links",
        sql.Column("code", sql.String, primary_key=True),
        sql.Column("sealed", sql.String, nullable=False),
        sql.Column("expires", sql.String, nullable=False),
    )
