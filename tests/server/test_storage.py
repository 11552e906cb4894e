"""The database: append-only, brought up by Alembic, never ahead of nor behind a table."""

import json
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from clubsuit.errors import ClubsuitError
from clubsuit.server import storage, tables
from clubsuit.server.faults import log_fault
from clubsuit.server.migrations import config
from clubsuit.server.storage import DEALER, Decision, NumberTaken, Store, Summary
from clubsuit.server.tables import Damaged, Stale, Table, answer, open_table

NEW: tuple[str, str, dict[str, Any], list[str], str, int] = (
    "me",
    "clubs-whist",
    {},
    ["random", "rule"],
    "Ada",
    5,
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty database in a file."""
    store = Store(tmp_path)
    yield store
    store.close()


@pytest.fixture
def table(store: Store) -> Table:
    """A table at its start."""
    return Table(store, open_table(store, *NEW))


def go_on(table: Table, decisions: int) -> None:
    """Let bots, and for the person the first legal action, decide."""
    for _ in range(decisions):
        now = table.snapshot
        if now.view.turn is None:
            table.deal(now.ply)
        else:
            text = answer(now.questions[0]) if now.questions else now.view.legal()[0]
            assert text
            table.decide(now.ply, now.view.turn, text)


def copy(store: Store, table: Table) -> Table:
    """The same table as another process has it."""
    row = store.table(table.row.id)
    assert row is not None
    return Table(store, row)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE decisions SET text = 'play AC'",
        "UPDATE OR REPLACE decisions SET number = 2 WHERE number = 1",
        "DELETE FROM decisions",
        "REPLACE INTO decisions SELECT game_id, number, seat, 'x' FROM decisions WHERE number = 1",
        "INSERT OR IGNORE INTO decisions SELECT game_id, 1, 0, 'x' FROM decisions LIMIT 1",
    ],
)
def test_decisions_are_append_only(tmp_path: Path, table: Table, statement: str) -> None:
    """Hole: history that can be written anew, by whatever program."""
    go_on(table, 3)
    database = sqlite3.connect(tmp_path / "clubsuit.sqlite")
    before = database.execute("SELECT * FROM decisions").fetchall()
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        database.execute(statement)
    database.rollback()
    assert database.execute("SELECT * FROM decisions").fetchall() == before
    database.close()


def test_a_number_is_given_once(store: Store, table: Table) -> None:
    """Hole: two processes that store a decision of the same number."""
    summary = Summary(1, [0, 0, 0], False, None)
    store.append(table.row.id, [Decision(2, 0, "keep")], summary)
    with pytest.raises(NumberTaken):
        store.append(table.row.id, [Decision(2, 0, "swap")], Summary(9, [9], True, [0]))
    assert [d.text for d in store.decisions(table.row.id, after=1)] == ["keep"]
    row = store.table(table.row.id)
    assert row is not None
    assert row.summary == summary  # the loser's summary is not stored either


def test_what_is_stored_is_flushed(store: Store) -> None:
    """Hole: a power cut that takes back what a player was shown."""
    with store._engine.connect() as connection:
        pragma = connection.exec_driver_sql
        assert pragma("PRAGMA journal_mode").scalar() == "wal"
        assert pragma("PRAGMA synchronous").scalar() == 2
        assert pragma("PRAGMA foreign_keys").scalar() == 1


def test_migrations_make_the_schema_that_the_code_has(store: Store) -> None:
    """Hole: a column added in the code and in no migration, or a forgotten SCHEMA_VERSION."""
    assert ScriptDirectory.from_config(config()).get_current_head() == storage.SCHEMA_VERSION
    with store._engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), storage.metadata)
    names = {index.name for kind, index in differences if kind == "remove_index"}
    assert names == {"games_of_owner"}
    assert len(differences) == 1


def test_an_upgrade_that_fails_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: half a schema after a crash in a migration."""

    def fail(connection: sql.Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE half (x)")
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr("clubsuit.server.migrations.upgrade", fail)
        with pytest.raises(RuntimeError):
            Store(tmp_path)
    store = Store(tmp_path)
    with store._engine.connect() as connection:
        assert not sql.inspect(connection).has_table("half")
    store.close()


def test_a_table_is_its_decisions(store: Store, table: Table) -> None:
    """Hole: something that only memory knows; deals included, over several hands."""
    go_on(table, 100)
    again = copy(store, table)
    assert again.snapshot.text == table.snapshot.text
    assert again._play.state.tobytes() == table._play.state.tobytes()
    again.catch_up()
    go_on(table, 60)
    assert again.catch_up().text == table.snapshot.text
    go_on(again, 1)


def test_deals_replay_without_our_generator(
    store: Store, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: stored tables that change when the generator does."""
    go_on(table, 50)
    shown = table.snapshot.text
    monkeypatch.setattr(table._game.rules, "deal", lambda s: None)
    assert copy(store, table).snapshot.text == shown


def test_the_loser_of_a_race_has_changed_nothing(store: Store, table: Table) -> None:
    """Hole: memory that is ahead of the store after a lost race."""
    go_on(table, 1)
    other = copy(store, table)
    while table.snapshot.questions:
        go_on(table, 1)
    other.catch_up()
    ply = table.snapshot.ply
    table.decide(ply, 0, "swap")
    with pytest.raises(Stale):
        other.decide(ply, 0, "keep")
    assert other.snapshot.text == table.snapshot.text


def test_a_failing_disk(store: Store, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a decision that is shown, or goes on to count, though it was not stored."""
    while table.snapshot.questions:
        go_on(table, 1)
    before = table.snapshot

    def fail(*_: object) -> None:
        raise OSError("no space")

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", fail)
        with pytest.raises(OSError, match="no space"):
            table.decide(before.ply, 0, "swap")
    assert table.snapshot.text == before.text
    table.decide(before.ply, 0, "keep")
    assert store.decisions(table.row.id)[-1].text == "keep"


@pytest.mark.parametrize("text", ["jump", "play AC", "play 2C", "bid 3D", "", "keep keep"])
def test_a_refusal_changes_nothing(store: Store, table: Table, text: str) -> None:
    """Hole: CW-3, an answer that is refused and leaves a trace."""
    while table.snapshot.questions:
        go_on(table, 1)
    state = table._play.state.tobytes()
    stored = store.decisions(table.row.id)
    with pytest.raises(ClubsuitError):
        table.decide(table.snapshot.ply, 0, text)
    assert table._play.state.tobytes() == state
    assert store.decisions(table.row.id) == stored
    table.decide(table.snapshot.ply, 0, "keep")


def test_bots_come_in_by_the_same_door(store: Store, table: Table) -> None:
    """Hole: a bot that may do what a person may not, or at another's turn."""
    (question,) = table.snapshot.questions
    with pytest.raises(ClubsuitError):
        table.decide(question.ply, 0, "keep")
    with pytest.raises(ClubsuitError):
        table.decide(question.ply, question.seat, "play AC")
    with pytest.raises(Stale):
        table.decide(question.ply - 1, question.seat, "keep")


def test_a_restart_changes_no_bots_mind(store: Store, table: Table) -> None:
    """Hole: a player who kills the server until the bots play badly."""
    (question,), (again,) = table.snapshot.questions, copy(store, table).snapshot.questions
    assert question.seed == again.seed
    assert answer(question) == answer(again)


def test_a_damaged_table(store: Store, table: Table) -> None:
    """Hole: decisions that make no game are played on all the same."""
    summary = Summary(1, [0, 0, 0], False, None)
    store.append(table.row.id, [Decision(2, 0, "play AC")], summary)
    with pytest.raises(Damaged):
        copy(store, table)
    with pytest.raises(Damaged):
        table.decide(2, 0, "keep")  # which takes in what others stored


def test_deals_are_decisions(store: Store, table: Table) -> None:
    """Hole: a deal that is stored in a form that RECORD.md does not have."""
    (deal,) = store.decisions(table.row.id)
    assert (deal.number, deal.seat) == (1, DEALER)
    assert storage.read_deal(deal.text)[1].keys() == {"hands", "bid"}


def test_only_the_tokens_hash_is_stored(store: Store, table: Table) -> None:
    """Hole: a stolen database that gives the thief a seat."""
    assert table.row.owner == "me"  # what `people.person` made of the token
    names = {column.name for column in storage.GAMES.columns}
    assert not names & {"token", "cookie"}


def test_faults_are_logged_without_cards(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    """Hole: hidden cards in a log, in an error's words or in a statement's parameters."""
    try:
        with store._writer.begin() as connection:
            connection.execute(sql.text("INSERT INTO nowhere VALUES (:deal)"), {"deal": "SECRET"})
    except sql.exc.OperationalError as error:
        assert "SECRET" not in str(error)
    with caplog.at_level(logging.ERROR):
        try:
            raise KeyError("SECRET") from ValueError("SECRET")
        except KeyError as error:
            log_fault("table x", error)
    assert "KeyError" in caplog.text
    assert "SECRET" not in caplog.text


def test_names(store: Store) -> None:
    """Hole: a person's name that is no text for a line, or the same as a bot's."""

    def names(name: str) -> list[str]:
        return open_table(store, "me", "clubs-whist", {}, ["rule", "rule"], name, 1).players

    first = names("")[1]
    assert names(first)[1] != first
    assert names(" A \n\u202e\x00  b ")[0] == "A b"
    assert len(set(names("Zoe"))) == 3
    assert all(json.dumps(names("x")))


def test_seats_beyond_the_names(store: Store) -> None:
    """Hole: a game for more players than bots have names."""
    assert len(tables._names("", 6)) == 6
