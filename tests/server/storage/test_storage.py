"""The database: append-only, upgraded by Alembic, and always in agreement with the tables in
memory."""

import json
import logging
import os
import re
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

import clubsuit
from clubsuit.errors import ClubsuitError
from clubsuit.puzzles.sets import puzzle_set
from clubsuit.server.lobby.announced import Announced
from clubsuit.server.ops.error_log import StorageFault, log_fault
from clubsuit.server.people import data
from clubsuit.server.practice.progress import add_answer, progress_of
from clubsuit.server.storage import databases
from clubsuit.server.storage.databases import UnusableData, name_of
from clubsuit.server.storage.migrations import config
from clubsuit.server.storage.rows import DEALER, Decision, Summary, TableRow, read_deal
from clubsuit.server.storage.schema import GAMES, SCHEMA_VERSION, metadata
from clubsuit.server.storage.store import NumberTaken, Store
from clubsuit.server.table.names import named
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.refusals import Damaged, Stale
from clubsuit.server.table.snapshot import answer
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from server.support import probe
from server.support.services import Postgres
from server.support.tables import NEW, copy
from support.processes import PATIENCE_S, patiently

pytestmark = pytest.mark.each_database


@pytest.fixture
def table(store: Store) -> Table:
    """Return a new table."""
    return Table(store, open_table(store, "me", NEW))


def go_on(table: Table, decisions: int) -> None:
    """Make this number of decisions: bots decide, and the person takes the first legal action."""
    for _ in range(decisions):
        now = table.snapshot
        if now.views[0].turn is None:
            table.deal(now.ply)
        else:
            text = answer(now.questions[0]) if now.questions else now.views[0].legal()[0]
            assert text
            table.decide(now.ply, now.views[0].turn, text)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE decisions SET text = 'play AC'",
        "UPDATE OR REPLACE decisions SET number = 2 WHERE number = 1",
        "DELETE FROM decisions",
        "REPLACE INTO decisions SELECT game_id, number, seat, 'x', bot, at FROM decisions LIMIT 1",
        "INSERT OR IGNORE INTO decisions SELECT game_id, 1, 0, 'x', bot, at FROM decisions LIMIT 1",
    ],
)
def test_decisions_are_append_only(tmp_path: Path, in_file: Store, statement: str) -> None:
    """Hole: a program can change or delete stored decisions."""
    go_on(Table(in_file, open_table(in_file, "me", NEW)), 3)
    with closing(sqlite3.connect(tmp_path / "clubsuit.sqlite", timeout=60)) as database:
        before = database.execute("SELECT * FROM decisions").fetchall()
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            database.execute(statement)
        database.rollback()
        assert database.execute("SELECT * FROM decisions").fetchall() == before


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE decisions SET text = 'play AC'",
        "DELETE FROM decisions",
        "TRUNCATE decisions",
        "INSERT INTO decisions SELECT game_id, 1, 0, 'x', bot, at FROM decisions LIMIT 1"
        " ON CONFLICT (game_id, number) DO UPDATE SET text = 'x'",
    ],
)
def test_append_only_in_postgresql_too(postgres: Postgres, statement: str) -> None:
    """Hole: PostgreSQL accepts changes that SQLite refuses."""
    with closing(Store(postgres.url)) as store:
        row = open_table(store, "me", NEW)
        before = store.decisions(row.id)
        with psycopg.connect(postgres.url) as database, pytest.raises(psycopg.IntegrityError):
            database.execute(statement)
        assert store.decisions(row.id) == before


def test_postgresql_comes_back(postgres: Postgres) -> None:
    """Hole: a server still fails after its database was restarted."""
    with closing(Store(postgres.url)) as store:
        table = Table(store, open_table(store, "me", NEW))
        go_on(table, 1)
        before = table.snapshot
        with postgres.stopped():
            with pytest.raises(StorageFault):
                go_on(table, 1)
            assert table.snapshot is before
        assert table.catch_up().texts[0] == before.texts[0]
        go_on(table, 3)
        assert copy(store, table).snapshot.texts[0] == table.snapshot.texts[0]


@pytest.mark.parametrize("address", ["mysql://club@localhost/club", "nonsense", "sqlite:///x"])
def test_addresses_of_databases(address: str) -> None:
    """Hole: an invalid address shows an error of SQLAlchemy, or a traceback."""
    with pytest.raises(UnusableData, match='begins with "postgresql://"'):
        Store(address)


def test_nobody_at_the_address() -> None:
    """Hole: an error message contains the password."""
    with pytest.raises(StorageFault) as fault:
        Store("postgresql://club:SECRET@localhost:1/club")
    assert str(fault.value) == "OperationalError"
    assert name_of("postgresql://club:SECRET@localhost:1/club").count("SECRET") == 0


def test_many_start_at_once(postgres: Postgres) -> None:
    """Hole: two processes create the same tables at the same time, and one fails."""
    with ExitStack() as ends, ThreadPoolExecutor(4) as pool:
        for job in [pool.submit(Store, postgres.url) for _ in range(4)]:
            ends.enter_context(closing(job.result()))


def test_one_waits_while_another_upgrades(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: two processes start together on a slow machine, and one of them fails because the other
    takes long to create the tables. After the upgrade, the usual lock timeout applies again.

    Bug: a timeout of half a second was rounded to 0, which means no limit in PostgreSQL.
    """
    monkeypatch.setattr(databases, "WAIT_FOR_LOCK_S", 0.5)
    with psycopg.connect(postgres.url, autocommit=True) as other, ThreadPoolExecutor(1) as pool:
        other.execute("SELECT pg_advisory_lock(%s)", [databases.UPGRADE_LOCK])
        starting = pool.submit(Store, postgres.url)
        with pytest.raises(TimeoutError):
            starting.result(1.5)
        other.execute("SELECT pg_advisory_unlock(%s)", [databases.UPGRADE_LOCK])
        with closing(starting.result()) as store, probe.engine(store).begin() as connection:
            databases.lock_for_upgrade(connection)
            assert connection.exec_driver_sql("SHOW lock_timeout").scalar() == "500ms"


def test_who_sleeps_within_a_transaction(postgres: Postgres) -> None:
    """Hole: a stopped process keeps its locks, and all others wait until it resumes."""
    with closing(Store(postgres.url)) as store, store.reading() as connection:
        show = "SHOW idle_in_transaction_session_timeout"
        assert connection.exec_driver_sql(show).scalar() == f"{databases.IDLE_WITHIN_S}s"


def test_a_number_is_given_once(store: Store, table: Table) -> None:
    """Hole: two processes store a decision with the same number."""
    summary = Summary(1, [0, 0, 0], False, None)
    store.append(table.row.id, [Decision(2, 0, "keep")], summary)
    with pytest.raises(NumberTaken):
        store.append(table.row.id, [Decision(2, 0, "swap")], Summary(9, [9], True, [0]))
    assert [d.text for d in store.decisions(table.row.id, after=1)] == ["keep"]
    row = store.table(table.row.id)
    assert row is not None
    assert row.summary == summary  # the loser's summary is not stored either


def test_what_is_stored_is_flushed(in_file: Store) -> None:
    """Hole: a power cut undoes a decision that a player has seen."""
    with in_file.reading() as connection:
        pragma = connection.exec_driver_sql
        assert pragma("PRAGMA journal_mode").scalar() == "wal"
        assert pragma("PRAGMA synchronous").scalar() == 2
        assert pragma("PRAGMA foreign_keys").scalar() == 1


@contextmanager
def setting(go: threading.Event) -> Iterator[None]:
    """Set the event at the end of the block, even after an error, so that no thread waits for it
    for ever."""
    try:
        yield
    finally:
        go.set()


def until_queued(store: Store, number: int) -> None:
    """Wait until this number of jobs is waiting to be written."""
    for _ in patiently():
        if probe.waiting_jobs(store) >= number:
            return


def at_once(store: Store, jobs: Sequence[Callable[[], object]]) -> list[Future[object]]:
    """Run each job in a thread of its own. Keep the writer busy until all of them are waiting for
    it."""
    held, go = threading.Event(), threading.Event()

    def hold(_: sql.Connection) -> None:
        held.set()
        assert go.wait(PATIENCE_S)

    with ThreadPoolExecutor(len(jobs) + 1) as pool, setting(go):
        holding = pool.submit(store.write, hold)
        assert held.wait(PATIENCE_S)
        waiting = [pool.submit(job) for job in jobs]
        until_queued(store, len(waiting))
        go.set()
        holding.result()
    return waiting


def decision_at(store: Store, row: TableRow) -> Callable[[], None]:
    """Return a job that stores a decision at this table."""
    return lambda: store.append(row.id, [Decision(2, 0, "keep")], row.summary)


def test_one_thread_writes(store: Store) -> None:
    """Bug: eight threads polled the database's lock, and one of them waited for 3.1 seconds. Now
    one thread commits all waiting jobs together. If a job fails, this thread commits each job
    alone."""
    threads: set[int] = set()
    commits: list[object] = []
    sql.event.listen(probe.engine(store), "begin", lambda _: threads.add(threading.get_ident()))
    sql.event.listen(probe.engine(store), "commit", commits.append)
    tables = [open_table(store, "me", NEW) for _ in range(20)]
    threads.clear()
    commits.clear()
    jobs = at_once(store, [decision_at(store, row) for row in (*tables, tables[0])])
    refused = [job for job in jobs if isinstance(job.exception(), NumberTaken)]
    assert len(refused) == 1
    assert [len(store.decisions(row.id)) for row in tables] == [2] * 20
    assert len(threads - {threading.get_ident()}) == 1
    assert len(commits) <= 2 + len(tables)  # one for the group, which fails, then one for each job
    more = Decision(3, 0, "keep")
    store.append(tables[0].id, [more], tables[0].summary)
    assert store.decisions(tables[0].id)[-1]._replace(at=None) == more


def test_decisions_that_wait_go_in_one_call(store: Store) -> None:
    """Hole: the database gets a separate statement for each of twenty waiting decisions."""
    calls: list[str] = []
    tables = [open_table(store, "me", NEW) for _ in range(20)]
    sql.event.listen(
        probe.engine(store),
        "before_cursor_execute",
        lambda *about: calls.append(about[2].split()[0]),
    )
    jobs = at_once(store, [decision_at(store, row) for row in tables])
    assert [job.result() for job in jobs] == [None] * 20
    assert [call for call in calls if call != "BEGIN"] == ["INSERT", "UPDATE"]
    assert [len(store.decisions(row.id)) for row in tables] == [2] * 20


def test_what_waits_is_committed_together(store: Store) -> None:
    """Hole: the disk is flushed for each of fifty waiting jobs."""
    commits: list[object] = []
    sql.event.listen(probe.engine(store), "commit", commits.append)
    jobs = at_once(store, [lambda: store.write(lambda _: None)] * 50)
    assert [job.result() for job in jobs] == [None] * 50
    assert len(commits) == 2


def test_a_full_disk_is_named(in_file: Store, caplog: pytest.LogCaptureFixture) -> None:
    """Bug: a full disk was logged as *OperationalError*, which did not show the cause."""
    table = Table(in_file, open_table(in_file, "me", NEW))
    with in_file.reading() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
    probe.engine(in_file).dispose()
    sql.event.listen(
        probe.engine(in_file),
        "connect",
        lambda connection, _: connection.execute(f"PRAGMA max_page_count={pages}"),
    )
    before = table.snapshot
    with pytest.raises(StorageFault) as fault, caplog.at_level(logging.ERROR):
        for _ in range(2_000):
            go_on(table, 1)
            before = table.snapshot
    assert str(fault.value) == "SQLITE_FULL"
    log_fault("table x", fault.value)
    assert "StorageFault SQLITE_FULL" in caplog.text
    assert table.catch_up().texts[0] == before.texts[0]


def test_another_process_holds_the_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a lock that is not released within the timeout is reported as another error."""
    monkeypatch.setattr(databases, "WAIT_FOR_LOCK_S", 0.05)
    path = tmp_path / "clubsuit.sqlite"
    with closing(Store(tmp_path)) as store:
        with closing(sqlite3.connect(path, timeout=60, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageFault, match="SQLITE_BUSY"):
                open_table(store, "me", NEW)
        assert open_table(store, "me", NEW)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="shows which files are open")
@pytest.mark.parametrize("text", ["junk " * 500, "CREATE TABLE alembic_version (version_num TEXT)"])
def test_a_database_that_is_refused_is_closed(text: str, tmp_path: Path) -> None:
    """Bug: a database that could not be used stayed open, so Python 3.13 warned about it in a later
    test."""
    path = tmp_path / "clubsuit.sqlite"
    if text.startswith("CREATE"):
        with closing(sqlite3.connect(path)) as other, other:
            other.executescript(f"{text}; INSERT INTO alembic_version VALUES ('9999')")
    else:
        path.write_text(text)
    with pytest.raises((UnusableData, StorageFault)) as refused:
        Store(tmp_path)
    opened = [Path(os.path.realpath(file)) for file in Path("/proc/self/fd").iterdir()]
    assert path not in opened, refused


def test_a_read_that_outlasts_the_store(database: Path | str) -> None:
    """Bug: a connection that a thread returned after the store was closed stayed open, and Python
    warned about it in another test."""
    store = Store(database)
    with store.reading() as connection:
        raw = connection.connection.dbapi_connection
        store.close()
        assert connection.scalar(sql.text("SELECT 1")) == 1
    assert raw
    with pytest.raises((sqlite3.ProgrammingError, psycopg.OperationalError), match="closed"):
        raw.cursor().execute("SELECT 1")


def test_an_empty_database(tmp_path: Path) -> None:
    """Bug: an empty file, which is how a lost database looks, was accepted and filled without a
    warning. The server itself never leaves an empty file, not even while it creates a database."""
    path = tmp_path / "clubsuit.sqlite"
    path.touch()
    with pytest.raises(UnusableData, match="empty"):
        Store(tmp_path)
    assert path.stat().st_size == 0
    path.unlink()
    Store(tmp_path).close()
    assert [file.name for file in tmp_path.iterdir()] == ["clubsuit.sqlite"]


def test_migrations_make_the_schema_that_the_code_has(store: Store) -> None:
    """Hole: a column is in the code but in no migration, or SCHEMA_VERSION was not updated."""
    assert ScriptDirectory.from_config(config()).get_current_head() == SCHEMA_VERSION
    with store.reading() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    assert differences == []


def test_no_query_reads_everything(in_file: Store) -> None:
    """Bug: the query that counts a person's games used an index on another time column. This was
    not noticed because the code did not declare that index. Hole: a query takes longer with each
    stored game."""
    asked: list[tuple[str, Any]] = []

    @sql.event.listens_for(probe.engine(in_file), "before_cursor_execute")
    def record_statement(_: Any, __: Any, statement: str, parameters: Any, *___: Any) -> None:
        asked.append((statement, parameters))

    row = open_table(in_file, "me", NEW)
    in_file.count_since("me", "2026")
    in_file.tables_of("me", 60)
    in_file.table(row.id)
    in_file.decisions(row.id)
    in_file.lengths([row.id])
    in_file.knows("somebody")
    in_file.listed({"realtime": "2026"}, 60, "me")
    in_file.rated(row.variant, 60)
    probe.waiting(in_file)
    Announced(in_file).is_full("me", "192.0.2.1")
    add_answer(in_file, "me", puzzle_set("clubs-whist")[0], True, datetime.now(UTC))
    progress_of(in_file, "me", "clubs-whist")
    data.remove_old(in_file, datetime.now(UTC), data.Ages(30, 365))
    sql.event.remove(probe.engine(in_file), "before_cursor_execute", record_statement)
    plans: dict[str, str] = {}
    with in_file.reading() as connection:
        for statement, parameters in asked:
            if statement.startswith(("SELECT", "UPDATE", "DELETE")):
                plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
                plans[statement] = "\n".join(step[-1] for step in plan)
    assert len(plans) >= 10
    whole = re.compile(r"SCAN (games|decisions|seats|puzzle_\w+|own_puzzles|searched_games)\b")
    assert [statement for statement, plan in plans.items() if whole.search(plan)] == []
    counted = next(plan for statement, plan in plans.items() if "games.created >=" in statement)
    assert "games_of_owner (owner=? AND created>?)" in counted
    waits = next(plan for statement, plan in plans.items() if "FROM present" in statement)
    assert "games_of_variant (variant=? AND hand_number=?" in waits


def test_tables_from_before_are_found_by_their_variant(database: Path | str) -> None:
    """Hole: after an upgrade, only new games have ratings, and waiting people are not found."""
    with closing(Store(database)) as store:
        new = {"game": "clubs-whist", "bots": ["rule"] * 2, "seed": 1}
        odd = {"options": {"target": 3}}
        rows = [open_table(store, "me", NewTable(**new | more)) for more in ({}, odd, {})]
        with probe.engine(store).begin() as connection:
            module = ScriptDirectory.from_config(config()).get_revision("0042").module
            context = MigrationContext.configure(connection)
            with Operations.context(context) as op:
                op.drop_index("games_of_variant", "games")
                op.drop_column("games", "variant")
                module.upgrade()
        query = sql.select(GAMES.c.id, GAMES.c.variant)
        with store.reading() as connection:
            found = dict(connection.execute(query).all())
        assert found == {row.id: row.variant for row in rows}
        assert len(set(found.values())) == 2


def test_an_upgrade_that_fails_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: a crash in a migration leaves half a schema."""

    def fail(connection: sql.Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE half (x)")
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr("clubsuit.server.storage.migrations.upgrade", fail)
        with pytest.raises(RuntimeError):
            Store(tmp_path)
    with closing(Store(tmp_path)) as store, store.reading() as connection:
        assert not sql.inspect(connection).has_table("half")


def test_a_table_is_its_decisions(store: Store, table: Table) -> None:
    """Hole: a part of a table's state, such as a later deal, exists only in memory."""
    go_on(table, 100)
    again = copy(store, table)
    assert again.snapshot.texts[0] == table.snapshot.texts[0]
    assert probe.play(again).state.tobytes() == probe.play(table).state.tobytes()
    again.catch_up()
    go_on(table, 60)
    assert again.catch_up().texts[0] == table.snapshot.texts[0]
    go_on(again, 1)


def test_deals_replay_without_our_generator(
    store: Store, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: stored tables change when the random number generator changes."""
    go_on(table, 50)
    shown = table.snapshot.texts[0]
    monkeypatch.setattr(probe.play(table).game.rules, "deal", lambda s: None)
    assert copy(store, table).snapshot.texts[0] == shown


def test_the_loser_of_a_race_has_changed_nothing(store: Store, table: Table) -> None:
    """Hole: after a lost race, memory is ahead of the database."""
    go_on(table, 1)
    other = copy(store, table)
    while table.snapshot.questions:
        go_on(table, 1)
    other.catch_up()
    ply = table.snapshot.ply
    table.decide(ply, 0, "swap")
    with pytest.raises(Stale):
        other.decide(ply, 0, "keep")
    assert other.snapshot.texts[0] == table.snapshot.texts[0]


def test_a_failing_disk(store: Store, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a decision that was not stored is shown or counted."""
    while table.snapshot.questions:
        go_on(table, 1)
    before = table.snapshot

    def fail(*_: object) -> None:
        raise OSError("no space")

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", fail)
        with pytest.raises(OSError, match="no space"):
            table.decide(before.ply, 0, "swap")
    assert table.snapshot.texts[0] == before.texts[0]
    table.decide(before.ply, 0, "keep")
    assert store.decisions(table.row.id)[-1].text == "keep"


@pytest.mark.parametrize("text", ["jump", "play AC", "play 2C", "bid 3D", "", "keep keep"])
def test_a_refusal_changes_nothing(store: Store, table: Table, text: str) -> None:
    """Hole: an action that is refused (CW-3) leaves a trace."""
    while table.snapshot.questions:
        go_on(table, 1)
    state = probe.play(table).state.tobytes()
    stored = store.decisions(table.row.id)
    with pytest.raises(ClubsuitError):
        table.decide(table.snapshot.ply, 0, text)
    assert probe.play(table).state.tobytes() == state
    assert store.decisions(table.row.id) == stored
    table.decide(table.snapshot.ply, 0, "keep")


def test_bots_come_in_by_the_same_door(store: Store, table: Table) -> None:
    """Hole: a bot can make a decision that a person could not, or can decide for another seat."""
    (question,) = table.snapshot.questions
    with pytest.raises(ClubsuitError):
        table.decide(question.ply, 0, "keep")
    with pytest.raises(ClubsuitError):
        table.decide(question.ply, question.seat, "play AC")
    with pytest.raises(Stale):
        table.decide(question.ply - 1, question.seat, "keep")


def test_a_refused_deal_is_not_replayed(store: Store, table: Table) -> None:
    """Bug: a request for the next hand that came too early caused a replay of the whole game before
    the next decision."""
    play = probe.play(table)
    for _ in range(2):
        with pytest.raises(clubsuit.TurnError):
            table.deal(table.snapshot.ply)
        table.catch_up()
    assert probe.play(table) is play
    go_on(table, 1)
    assert probe.play(table) is play
    assert copy(store, table).snapshot.texts[0] == table.snapshot.texts[0]


def test_a_refused_next_after_the_end_is_not_replayed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bug: each request for the next hand after the end of a game caused a replay of the whole
    game."""
    table = Table(store, open_table(store, "me", NEW.model_copy(update={"options": {"target": 1}})))
    while not table.over:
        go_on(table, 1)
    replays = probe.count_replays(monkeypatch)
    before = probe.play(table)
    for _ in range(2):
        with pytest.raises(clubsuit.TurnError, match="game is over"):
            table.deal(table.snapshot.ply)
        table.catch_up()
    assert probe.play(table) is before
    assert replays == []


def test_a_restart_changes_no_bots_mind(store: Store, table: Table) -> None:
    """Hole: a player can kill the server repeatedly until the bots happen to play badly."""
    (question,), (again,) = table.snapshot.questions, copy(store, table).snapshot.questions
    assert question.seed == again.seed
    assert answer(question) == answer(again)


def test_a_damaged_table(store: Store, table: Table) -> None:
    """Hole: a table continues although its stored decisions are not a legal game."""
    summary = Summary(1, [0, 0, 0], False, None)
    store.append(table.row.id, [Decision(2, 0, "play AC")], summary)
    with pytest.raises(Damaged):
        copy(store, table)
    with pytest.raises(Damaged):
        table.decide(2, 0, "keep")  # this first reads the entries of other processes


def test_deals_are_decisions(store: Store, table: Table) -> None:
    """Hole: a deal is stored in a form that RECORD.md does not define."""
    (deal,) = store.decisions(table.row.id)
    assert (deal.number, deal.seat) == (1, DEALER)
    assert read_deal(deal.text)[1].keys() == {"hands", "bid"}


def test_only_the_tokens_hash_is_stored(store: Store, table: Table) -> None:
    """Hole: a stolen database gives the thief a seat."""
    assert table.row.owner == "me"  # stands for the hash of a token
    names = {column.name for column in GAMES.columns}
    assert not names & {"token", "cookie"}


def test_faults_are_logged_without_cards(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    """Hole: the log shows hidden cards in the text of an error or in the parameters of a
    statement."""

    def write(connection: sql.Connection) -> None:
        connection.execute(sql.text("INSERT INTO nowhere VALUES (:deal)"), {"deal": "SECRET"})

    with pytest.raises(StorageFault) as fault:
        probe.writer(store).do(write)
    assert "SECRET" not in f"{fault.value} {fault.value.__cause__}"
    with caplog.at_level(logging.ERROR):
        try:
            raise KeyError("SECRET") from ValueError("SECRET")
        except KeyError as error:
            log_fault("table x", error)
    assert "KeyError" in caplog.text
    assert "SECRET" not in caplog.text


def test_names(store: Store) -> None:
    """Hole: a person's name contains invisible characters or line breaks, or equals a bot's
    name."""

    def names(name: str) -> list[str]:
        new = NewTable(game="clubs-whist", bots=["rule", "rule"], name=name, seed=1)
        return open_table(store, "me", new).players

    first = names("")[1]
    assert names(first)[1] != first
    assert names(" A \n\u202e\x00  b ")[0] == "A b"
    family = "\U0001f469\u200d\U0001f467"
    assert names(f"{family} Zo\u200de\u200d")[0] == f"{family} Zo\u200de"
    assert len(set(names("Zoe"))) == 3
    assert all(json.dumps(names("x")))


def test_seats_beyond_the_names(store: Store) -> None:
    """Hole: a game fails if it has more players than there are names for bots."""
    assert len(named("", 6)) == 6
