"""Databases from before revision 0044 have other names for paces, which are migrated."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic import command

from clubsuit.server.storage import databases
from clubsuit.server.storage.migrations import config
from clubsuit.server.storage.schema import GAMES
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.wire.schema import NewTable
from server.support import probe
from server.support.tables import NEW

pytestmark = pytest.mark.each_database

FORMER = {"fast": "live", "slow": "days"}
"""The pace of each table at revision 0043, by the table's name."""


@pytest.fixture
def migrated(database: Path | str) -> Iterator[Store]:
    """A database that had tables at revision 0043."""

    def upgrade(engine: sql.Engine) -> None:
        settings = config()
        with databases.writing(engine).begin() as connection:
            settings.attributes["connection"] = connection
            command.upgrade(settings, "0043")

    engine = databases.connect(database, upgrade)
    about = {"game": "clubs-whist", "options": {}, "seed": 1, "owner": "me", "hand_number": 0}
    about |= {"created": "2026", "updated": "2026", "total": [0] * 3, "over": False}
    with databases.writing(engine).begin() as connection:
        for name, pace in FORMER.items():
            connection.execute(sql.insert(GAMES).values(id=name, pace=pace, **about))
    engine.dispose()
    with closing(Store(database)) as store:
        yield store


def pace_of(store: Store, name: str) -> str:
    row = store.table(name)
    assert row
    return row.pace


def test_paces_are_migrated(migrated: Store) -> None:
    """Hole: a table keeps a pace that the server no longer knows. Then no bot plays at this table,
    or the list of open tables omits it."""
    assert {name: pace_of(migrated, name) for name in FORMER} == {
        "fast": "realtime",
        "slow": "correspondence",
    }
    row = open_table(migrated, "me", NewTable(**{**vars(NEW), "pace": "correspondence"}))
    assert pace_of(migrated, row.id) == "correspondence"


@pytest.mark.parametrize("former", FORMER.values())
def test_an_older_process_opens_no_table(migrated: Store, former: str) -> None:
    """Hole: a process that has not been restarted yet stores a former pace after the migration."""
    write = sql.update(GAMES).where(GAMES.c.id == "fast").values(pace=former)
    with pytest.raises(sql.exc.IntegrityError), probe.engine(migrated).begin() as connection:
        connection.execute(write)
    assert pace_of(migrated, "fast") == "realtime"
