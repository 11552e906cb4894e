"""Games are counted by who has opened them, and old ones removed, without looking at all others."""

from alembic import op

revision = "0030"
down_revision = "0028"


def upgrade() -> None:
    """The index of owners had the time at which something last happened: nobody asks for that."""
    op.drop_index("games_of_owner", "games")
    op.create_index("games_of_owner", "games", ["owner", "created"])
    op.create_index("old_games", "games", ["updated"])
