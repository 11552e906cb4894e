"""Add recovery links: links for another device that work more than once."""

import sqlalchemy as sql
from alembic import op

revision = "0038"
down_revision = "0036"


def upgrade() -> None:
    """Add the owner of a recovery link. Existing links work once, and have no owner."""
    op.add_column("device_links", sql.Column("person", sql.String))
    op.create_index("device_links_of_person", "device_links", ["person"], unique=True)
