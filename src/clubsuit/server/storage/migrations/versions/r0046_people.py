"""Store what people have decided about other people: blocks, invitations and reports."""

import sqlalchemy as sql
from alembic import op

revision = "0046"
down_revision = "0045"


def upgrade() -> None:
    """Create the tables, each with an index for each column that has the hash of a person."""
    op.create_table(
        "blocks",
        sql.Column("person", sql.String, primary_key=True),
        sql.Column("other", sql.String, primary_key=True),
        sql.Column("name", sql.String, nullable=False),
        sql.Column("at", sql.String, nullable=False),
    )
    op.create_index("blocks_of_other", "blocks", ["other"])
    op.create_table(
        "unlisted",
        sql.Column("person", sql.String, primary_key=True),
        sql.Column("other", sql.String, primary_key=True),
        sql.Column("at", sql.String, nullable=False),
    )
    op.create_index("unlisted_of_other", "unlisted", ["other"])
    op.create_table(
        "invitations",
        sql.Column("game_id", sql.String, primary_key=True),
        sql.Column("person", sql.String, primary_key=True),
        sql.Column("inviter", sql.String, nullable=False),
        sql.Column("at", sql.String, nullable=False),
    )
    op.create_index("invitations_of_person", "invitations", ["person"])
    op.create_index("invitations_of_inviter", "invitations", ["inviter"])
    _create_reports()


def _create_reports() -> None:
    op.create_table(
        "reports",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("at", sql.String, nullable=False),
        sql.Column("game_id", sql.String, nullable=False),
        sql.Column("game", sql.String, nullable=False),
        sql.Column("reporter", sql.String, nullable=False),
        sql.Column("reporter_name", sql.String, nullable=False),
        sql.Column("reported", sql.String, nullable=False),
        sql.Column("reported_name", sql.String, nullable=False),
        sql.Column("reason", sql.String, nullable=False),
        sql.Column("words", sql.String, nullable=False),
        sql.Column("lines", sql.JSON, nullable=False),
        sql.Column("handled", sql.String),
    )
    op.create_index("reports_of_reporter", "reports", ["reporter"])
    op.create_index("reports_of_reported", "reports", ["reported"])
    op.create_index("old_reports", "reports", ["at"])
