"""Add indexes for counting a person's tables and for finding old ones."""

from alembic import op

revision = "0030"
down_revision = "0028"


def upgrade() -> None:
    """Let the index of owners sort by the time of opening, and add an index for old tables."""
    op.drop_index("games_of_owner", "games")
    op.create_index("games_of_owner", "games", ["owner", "created"])
    op.create_index("old_games", "games", ["updated"])
