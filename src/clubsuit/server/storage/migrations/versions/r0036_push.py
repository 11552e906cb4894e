"""Store the browsers that get notifications, and the people who have been notified."""

import sqlalchemy as sql
from alembic import op

revision = "0036"
down_revision = "0034"


def upgrade() -> None:
    """Create both tables. The name of a browser is the hash of its address at a push service."""
    op.create_table(
        "subscriptions",
        sql.Column("person", sql.String, primary_key=True),
        sql.Column("name", sql.String, primary_key=True),
        sql.Column("endpoint", sql.String, nullable=False),
        sql.Column("p256dh", sql.String, nullable=False),
        sql.Column("auth", sql.String, nullable=False),
        sql.Column("contact", sql.String, nullable=False),
        sql.Column("renewed", sql.String, nullable=False),
    )
    op.create_index("subscriptions_of_browser", "subscriptions", ["name"])
    op.create_index("old_subscriptions", "subscriptions", ["renewed"])
    op.create_table(
        "called",
        sql.Column("game_id", sql.String, primary_key=True),
        sql.Column("person", sql.String, primary_key=True),
    )
