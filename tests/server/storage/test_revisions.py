"""Databases of earlier schema revisions can be opened, and their tables can be continued.

`databases/REVISION.sql` is a dump of tables that the code of that revision wrote. It contains every
kind of entry that the tests of that revision made. Some revisions have no dump because no commit
ever ran with them. For such a revision, the newest earlier dump is first migrated to it.
"""

import json
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic import command
from alembic.script import ScriptDirectory

from clubsuit.errors import NotationError
from clubsuit.fair import promise_of
from clubsuit.game import Record
from clubsuit.replay import replay
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.people import tokens
from clubsuit.server.reviews.reviews import Reviews, overview
from clubsuit.server.storage.migrations import config
from clubsuit.server.storage.schema import GAMES
from clubsuit.server.storage.store import Store
from clubsuit.server.table.table import Table
from server.support.clients import Browser
from server.support.connections import token_of
from server.support.servers import Server
from server.support.services import Postgres
from server.support.tables import ADA, same

DUMPS = {path.stem: path for path in Path(__file__).with_name("databases").glob("*.sql")}
SCRIPTS = ScriptDirectory.from_config(config()).walk_revisions()
REVISIONS = sorted(script.revision for script in SCRIPTS)

FEW = {REVISIONS[0], REVISIONS[len(REVISIONS) // 2], REVISIONS[-1]}
IN_SHORT = [
    pytest.param(one, marks=[] if one in FEW else pytest.mark.long, id=one) for one in REVISIONS
]
"""All revisions; the short form uses the first, one in the middle, and the last."""

ENTRIES = 30
"""Number of entries that the test adds to each table."""


@pytest.fixture(params=IN_SHORT)
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A folder with a database of each revision."""
    path = tmp_path / "clubsuit.sqlite"
    dump = DUMPS[max(name for name in DUMPS if name <= request.param)]
    with closing(sqlite3.connect(path)) as database:
        database.executescript(dump.read_text(encoding="utf-8"))
    engine = sql.create_engine(sql.URL.create("sqlite", database=str(path)))
    with engine.begin() as connection:
        settings = config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, request.param)
    engine.dispose()
    return tmp_path


def tables(store: Store) -> Iterator[Table]:
    """Open each table of a database."""
    with store.reading() as connection:
        names = connection.execute(sql.select(GAMES.c.id)).scalars().all()
    for name in names:
        row = store.table(name)
        assert row
        yield Table(store, row)


def begin(table: Table) -> None:
    """Deal the first hand; the table does not wait for strings that only others know."""
    table.fair_start.start(next(seat.person for seat in table.row.seats if seat.person))
    for seat in table.state.strings.seats:
        table.fair_start.promise(seat, promise_of(ADA))
        with suppress(NotationError):  # another string was promised
            table.fair_start.add_string(seat, ADA)
    while table.wanted:
        table.fair_start.wait_no_longer(table.wanted)


def resume(table: Table) -> None:
    """Let all players agree to continue after a pause."""
    first, *others = sorted(table.state.voters)
    table.proposals.propose(first, "resume")
    for seat in others:
        proposal = table.state.agreements.proposal
        assert proposal
        table.proposals.vote(seat, proposal.number, True)


def step(table: Table) -> None:
    """Add the next entry to a table."""
    state, ply = table.state, table.snapshot.ply
    proposal = state.agreements.proposal
    if state.waits:
        begin(table)
    elif proposal:
        table.proposals.vote(proposal.wish.seat, proposal.number, False)
    elif state.agreements.paused:
        resume(table)
    elif state.guide and state.guide.waits_for:
        table.note_step_read(state.guide.waits_for)
    elif not state.awaited:
        table.deal(ply)
    else:
        seat = state.awaited[0]
        guided = state.guide and state.guide.decision(state.play)
        legal = state.views([seat])[seat].legal()
        table.decide(ply, seat, guided or legal[0], state.decider(seat))


def play_on_at_all(store: Store) -> None:
    """Continue all tables of a database, and export and review them."""
    for table in tables(store):
        for _ in range(ENTRIES):
            if not table.over:
                step(table)
        same(store, table)
        whole = Record.from_json(table.whole().to_json())
        assert replay(whole).record().hands == whole.hands
        for person in {seat.person for seat in table.row.seats if seat.person}:
            source = Reviews(store).table(Asker("", person), table.row.id)
            assert source
            assert len(overview(source)["hands"]) >= len(whole.hands) - source.first


def test_tables_are_played_on(folder: Path) -> None:
    """Hole: a table of an earlier version cannot be opened, continued, exported or reviewed."""
    with closing(Store(folder)) as store:
        play_on_at_all(store)


@pytest.mark.long
def test_tables_are_played_on_in_postgresql(folder: Path, postgres: Postgres) -> None:
    """Hole: a migration changes an SQLite database, but fails in PostgreSQL or loses data there."""
    copy_to(postgres.url, folder / "clubsuit.sqlite")
    with closing(Store(postgres.url)) as store:
        play_on_at_all(store)


def copy_to(address: str, file: Path) -> None:
    """Copy an SQLite database to an empty PostgreSQL database, with the schema of its revision."""
    old = sql.create_engine(sql.URL.create("sqlite", database=str(file)))
    new = sql.create_engine(sql.make_url(address).set(drivername="postgresql+psycopg"))
    with old.connect() as source, new.begin() as target:
        revision = source.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one()
        settings = config()
        settings.attributes["connection"] = target
        command.upgrade(settings, revision)
        there = sql.MetaData()
        there.reflect(target)
        for table in there.sorted_tables:
            if table.name != "alembic_version":
                rows = source.exec_driver_sql(f"SELECT * FROM {table.name}").mappings().all()
                if rows:
                    values = [{c.name: stored_as(c, row[c.name]) for c in table.c} for row in rows]
                    target.execute(sql.insert(table), values)
    old.dispose()
    new.dispose()


def stored_as(column: "sql.Column[Any]", value: Any) -> Any:
    """Return a value that SQLite has stored, for a column of PostgreSQL."""
    if isinstance(column.type, sql.JSON):
        return sql.null() if value is None else json.loads(value)
    if isinstance(column.type, sql.Boolean):
        return None if value is None else bool(value)
    return value


def take_over(folder: Path, name: str, person: str) -> None:
    """Give the seats of a table's owner to another person, before the table is loaded."""
    with closing(sqlite3.connect(folder / "clubsuit.sqlite", timeout=60)) as database, database:
        (owner,) = database.execute("SELECT owner FROM games WHERE id = ?", [name]).fetchone()
        mine = "UPDATE seats SET person = ? WHERE game_id = ? AND person = ?"
        assert database.execute(mine, [person, name, owner]).rowcount


def names_of(folder: Path, condition: str) -> list[str]:
    """Return the tables that have a single person, are not lessons and meet this SQL condition."""
    alone = "(SELECT count(DISTINCT person) FROM seats WHERE game_id = id) = 1"
    query = f"SELECT id FROM games WHERE {alone} AND NOT lesson AND {condition} ORDER BY id"
    with closing(sqlite3.connect(folder / "clubsuit.sqlite", timeout=60)) as database:
        return [name for (name,) in database.execute(query)]


@pytest.mark.long
def test_a_server_continues(folder: Path, launcher: subprocess.Popen[str]) -> None:
    """Hole: the server of today refuses a player who comes back after an upgrade."""
    server = Server(launcher, folder, folder / "server.log")
    with closing(server), Browser(server) as browser:
        person = tokens.person(token_of(browser.http))
        unfinished = names_of(folder, "NOT over AND hand_number > 0")
        for name in [*unfinished, *names_of(folder, "over")]:
            take_over(folder, name, person)
            if name in unfinished:
                client = browser.sit(name)
                # In honour play, bots act out of turn, and then an action can come too late.
                client.play_until(lambda view: view["phase"] in ("scored", "over"))
            record = browser.http.get(f"/api/tables/{name}/record")
            assert record.status_code == 200, record.text
            review = browser.http.get(f"/api/tables/{name}/review")
            assert review.status_code == 200, review.text
        assert unfinished
