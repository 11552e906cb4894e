"""The revisions of the database's schema (Alembic)."""

from importlib.resources import as_file, files

import sqlalchemy as sql
from alembic import command
from alembic.config import Config


def config() -> Config:
    """Return Alembic's configuration; it is made here, so the installed package needs no file."""
    with as_file(files(__package__)) as folder:
        result = Config()
        result.set_main_option("script_location", str(folder).replace("%", "%%"))
        result.set_main_option("path_separator", "os")
        return result


def upgrade(connection: sql.Connection) -> None:
    """Upgrade the database to the newest revision, within the connection's transaction."""
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
