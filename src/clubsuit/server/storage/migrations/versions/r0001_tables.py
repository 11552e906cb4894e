"""Add tables (`games`) and their append-only decisions."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None

APPEND_ONLY = "decisions are append-only"

GUARDS_OF_SQLITE = {
    "decisions_never_change": "BEFORE UPDATE ON decisions",
    "decisions_never_go": "BEFORE DELETE ON decisions",
    # INSERT OR REPLACE removes a row without calling the trigger above.
    "decisions_stay": (
        "BEFORE INSERT ON decisions WHEN EXISTS (SELECT 1 FROM decisions"
        " WHERE game_id = NEW.game_id AND number = NEW.number)"
    ),
}

GUARDS_OF_POSTGRESQL = {
    "decisions_never_change": "BEFORE UPDATE OR DELETE ON decisions FOR EACH ROW",
    "decisions_never_go": "BEFORE TRUNCATE ON decisions FOR EACH STATEMENT",
}


def upgrade() -> None:
    """Create both tables, and triggers that reject changes and deletions of decisions."""
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
    if op.get_bind().dialect.name == "postgresql":
        _guard_postgresql()
    else:
        _guard_sqlite()


def _guard_sqlite() -> None:
    for name, when in GUARDS_OF_SQLITE.items():
        op.execute(f"CREATE TRIGGER {name} {when} BEGIN SELECT RAISE(ABORT, '{APPEND_ONLY}'); END")


def _guard_postgresql() -> None:
    op.execute(
        "CREATE FUNCTION decisions_stay() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        f" RAISE EXCEPTION '{APPEND_ONLY}' USING ERRCODE = 'integrity_constraint_violation';"
        " END $$"
    )
    for name, when in GUARDS_OF_POSTGRESQL.items():
        op.execute(f"CREATE TRIGGER {name} {when} EXECUTE FUNCTION decisions_stay()")
