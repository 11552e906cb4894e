"""Add a column by which queries find tables with the same game and options."""

import hashlib
import json

import sqlalchemy as sql
from alembic import op

revision = "0042"
down_revision = "0040"


def upgrade() -> None:
    """Add the hash of the game and its options, and an index for finding other players."""
    variant = sql.Column("variant", sql.String, nullable=False, server_default="")
    op.add_column("games", variant)
    games = sql.table(
        "games", sql.column("game"), sql.column("options"), sql.column("variant", sql.String)
    )
    options = sql.cast(games.c.options, sql.Text)
    connection = op.get_bind()
    for game, text in connection.execute(sql.select(games.c.game, options).distinct()).all():
        same = games.c.game == game, options == text
        connection.execute(sql.update(games).where(*same).values(variant=_name(game, text)))
    op.create_index("games_of_variant", "games", ["variant", "hand_number", "created"])


def _name(game: str, options: str) -> str:
    text = json.dumps([game, json.loads(options)], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:32]
