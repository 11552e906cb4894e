"""Allow the deletion of whole tables, whose seats are deleted first."""

import sqlalchemy as sql
from alembic import op

revision = "0020"
down_revision = "0012"

KEPT = "EXISTS (SELECT 1 FROM seats WHERE game_id = OLD.game_id)"
APPEND_ONLY = "decisions are append-only"


def upgrade() -> None:
    """Let the triggers allow the deletion of decisions of tables without seats."""
    if op.get_bind().dialect.name == "postgresql":
        _guard_postgresql()
    else:
        op.execute("DROP TRIGGER decisions_never_go")
        op.execute(
            f"CREATE TRIGGER decisions_never_go BEFORE DELETE ON decisions WHEN {KEPT}"
            f" BEGIN SELECT RAISE(ABORT, '{APPEND_ONLY}'); END"
        )


def _guard_postgresql() -> None:
    # In PostgreSQL the condition of a trigger cannot query other tables; a function can.
    op.execute("DROP TRIGGER decisions_never_change ON decisions")
    op.execute(
        "CREATE TRIGGER decisions_never_change BEFORE UPDATE ON decisions FOR EACH ROW"
        " EXECUTE FUNCTION decisions_stay()"
    )
    op.execute(
        sql.text(
            "CREATE FUNCTION decisions_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
            f" IF {KEPT} THEN RAISE EXCEPTION '{APPEND_ONLY}'"
            " USING ERRCODE = 'integrity_constraint_violation'; END IF;"
            " RETURN OLD; END $$"
        )
    )
    op.execute(
        "CREATE TRIGGER decisions_of_kept_tables BEFORE DELETE ON decisions FOR EACH ROW"
        " EXECUTE FUNCTION decisions_are_kept()"
    )
