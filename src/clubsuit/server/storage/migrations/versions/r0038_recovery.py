"""Recovery links: links for another device that a person keeps."""

import sqlalchemy as sql
from alembic import op

revision = "0038"
down_revision = "0036"


def upgrade() -> None:
    """A link from before works once: it is nobody's recovery link."""
    op.add_column("device_links", sql.Column("person", sql.String))
    op.create_index("device_links_of_person", "device_links", ["person"], unique=True)
