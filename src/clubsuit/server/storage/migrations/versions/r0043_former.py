"""Store why a browser has lost its seats: a new account or a changed password."""

import sqlalchemy as sql
from alembic import op

revision = "0043"
down_revision = "0042"


def upgrade() -> None:
    """Create the table of the tokens of such browsers, with the reasons."""
    op.create_table(
        "former",
        sql.Column("token", sql.String, primary_key=True),
        sql.Column("person", sql.String, nullable=False),
        sql.Column("why", sql.String, nullable=False),
        sql.Column("at", sql.String, nullable=False),
    )
    op.create_index("former_of_person", "former", ["person"])
    op.create_index("old_former", "former", ["at"])
