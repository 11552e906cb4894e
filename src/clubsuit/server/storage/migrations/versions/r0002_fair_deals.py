"""Add the secret from which a table's deals follow (docs/fair-deals.md)."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column. Existing tables have no secret; their deals still follow from the seed."""
    op.add_column("games", sql.Column("secret", sql.String))
