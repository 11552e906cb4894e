"""Store the faces that people have chosen."""

import sqlalchemy as sql
from alembic import op

revision = "0047"
down_revision = "0046"


def upgrade() -> None:
    """Create the table. Nobody has chosen a face yet."""
    op.create_table(
        "faces",
        sql.Column("person", sql.String, primary_key=True),
        sql.Column("face", sql.String, nullable=False),
    )
