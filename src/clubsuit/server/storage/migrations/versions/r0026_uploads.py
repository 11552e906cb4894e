"""Store record files that people have uploaded to review them."""

import sqlalchemy as sql
from alembic import op

revision = "0026"
down_revision = "0024"


def upgrade() -> None:
    """Create the table. The name of a file is the hash of its text."""
    op.create_table(
        "uploads",
        sql.Column("person", sql.String, primary_key=True),
        sql.Column("name", sql.String, primary_key=True),
        sql.Column("text", sql.LargeBinary, nullable=False),
        sql.Column("created", sql.String, nullable=False),
    )
    op.create_index("old_uploads", "uploads", ["created"])
