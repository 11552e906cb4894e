"""The secret that a table's deals follow from (docs/fair-deals.md)."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the secret; tables from before have none, and go on with the deals of their seed."""
    op.add_column("games", sql.Column("secret", sql.String))
