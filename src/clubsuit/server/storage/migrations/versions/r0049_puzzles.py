"""Store which puzzles people have answered, ratings, and puzzles from people's own games."""

import sqlalchemy as sql
from alembic import op

revision = "0049"
down_revision = "0048"


def upgrade() -> None:
    """Create the tables. Nobody has answered a puzzle yet."""
    op.create_table(
        "puzzle_answers",
        sql.Column("person", sql.String, primary_key=True),
        sql.Column("game", sql.String, primary_key=True),
        sql.Column("name", sql.String, primary_key=True),
        sql.Column("right", sql.Boolean, nullable=False),
        sql.Column("times", sql.Integer, nullable=False),
        sql.Column("stability", sql.Float(53), nullable=False),
        sql.Column("difficulty", sql.Float(53), nullable=False),
        sql.Column("at", sql.String, nullable=False),
        sql.Column("due", sql.String, nullable=False),
    )
    op.create_index("old_puzzle_answers", "puzzle_answers", ["at"])
    op.create_table(
        "puzzle_ratings",
        sql.Column("game", sql.String, primary_key=True),
        sql.Column("player", sql.String, primary_key=True),
        sql.Column("skill", sql.Float(53), nullable=False),
        sql.Column("doubt", sql.Float(53), nullable=False),
        sql.Column("games", sql.Integer, nullable=False),
        sql.Column("at", sql.String, nullable=False),
    )
    op.create_index("puzzle_ratings_of_player", "puzzle_ratings", ["player"])
    op.create_index("old_puzzle_ratings", "puzzle_ratings", ["at"])
    op.create_table(
        "own_puzzles",
        sql.Column("person", sql.String, primary_key=True),
        sql.Column("game", sql.String, primary_key=True),
        sql.Column("name", sql.String, primary_key=True),
        sql.Column("game_id", sql.String, nullable=False),
        sql.Column("text", sql.String, nullable=False),
        sql.Column("at", sql.String, nullable=False),
    )
    op.create_index("own_puzzles_of_game", "own_puzzles", ["game_id"])
    op.create_table(
        "searched_games",
        sql.Column("person", sql.String, primary_key=True),
        sql.Column("game_id", sql.String, primary_key=True),
        sql.Column("at", sql.String, nullable=False),
    )
    op.create_index("searched_by_game", "searched_games", ["game_id"])
