"""Tables (`games`) and their append-only decisions."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None

APPEND_ONLY = "decisions are append-only"

GUARDS = {
    "decisions_never_change": "BEFORE UPDATE ON decisions",
    "decisions_never_go": "BEFORE DELETE ON decisions",
    # INSERT OR REPLACE removes a row without asking the trigger above.
    "decisions_stay": (
        "BEFORE INSERT ON decisions WHEN EXISTS (SELECT 1 FROM decisions"
        " WHERE game_id = NEW.game_id AND number = NEW.number)"
    ),
}


def upgrade() -> None:
    """Create both tables and the triggers that guard the decisions."""
    op.create_table(
        "games",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("game", sql.String, nullable=False),
        sql.Column("options", sql.JSON, nullable=False),
        sql.Column("players", sql.JSON, nullable=False),
        sql.Column("bots", sql.JSON, nullable=False),
        sql.Column("seed", sql.BigInteger, nullable=False),
        sql.Column("owner", sql.String, nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("created", sql.String, nullable=False),
        sql.Column("updated", sql.String, nullable=False),
        sql.Column("hand_number", sql.Integer, nullable=False),
        sql.Column("total", sql.JSON, nullable=False),
        sql.Column("over", sql.Boolean, nullable=False),
        sql.Column("winners", sql.JSON),
    )
    op.create_index("games_of_owner", "games", ["owner", "updated"])
    op.create_table(
        "decisions",
        sql.Column("game_id", sql.String, sql.ForeignKey("games.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("text", sql.String, nullable=False),
    )
    for name, when in GUARDS.items():
        op.execute(f"CREATE TRIGGER {name} {when} BEGIN SELECT RAISE(ABORT, '{APPEND_ONLY}'); END")
