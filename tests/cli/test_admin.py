"""`clubsuit admin`: the host reads reports, closes tables and looks after people's data."""

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from cli.conftest import Command, Ran
from clubsuit.server.people import accounts, reports, tokens
from clubsuit.server.people.reports import Report
from clubsuit.server.storage.schema import SEATS
from clubsuit.server.storage.store import Store
from server.support.services import Postgres
from server.support.tables import account, begun


def report(name: str) -> Report:
    """Return a report of a person with this name."""
    return Report(
        game_id="Zk3-x_9AbCdEfGh1",
        game="clubs-whist",
        reporter="a" * 64,
        reporter_name="Ada",
        reported="b" * 64,
        reported_name=name,
        reason="spam",
        words="twice",
        lines=[
            {"text": "[red]buy[/red]\x1b[2J", "phrase": None, "at": "2026-11-26T20:00:00.000Z"},
            {"text": "", "phrase": "bye", "at": "2026-11-26T20:00:01.000Z"},
        ],
    )


@pytest.fixture(params=["folder", "address"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[str]]:
    """Yield the option that names a database with two reports: a folder, or PostgreSQL."""
    place: Path | str = tmp_path
    if request.param == "address":
        postgres: Postgres = request.getfixturevalue("postgres")
        place = str(postgres.url)
    with closing(Store(place)) as store:
        reports.add(store, report("Bo"))
        reports.add(store, report("Cy")._replace(reported="c" * 64))
    yield ["--data" if isinstance(place, Path) else "--database", str(place)]


def test_reports(command: Command, where: list[str]) -> None:
    """Holes: the list lacks a report or its evidence; a chat line controls the terminal; a handled
    report is listed; another one is deleted."""

    def run(*words: str) -> Ran:
        return command("admin", "reports", *where, *words)

    def names(*words: str) -> list[str]:
        listed = json.loads(run("--json", *words).out)["reports"]
        return [one["reported_name"] for one in listed]

    shown = run()
    assert shown.code == 0
    for text in (
        "Bo",
        "Cy",
        "Ada",
        "[red]buy[/red]",
        "Goodbye!",
        "twice",
        "Zk3-x_9AbCdEfGh1",
        "b" * 12,
    ):
        assert text in shown.out
    assert "\x1b" not in shown.out
    first, second = json.loads(run("--json").out)["reports"]
    assert (first["reported_name"], first["lines"][1]["phrase"]) == ("Bo", "bye")
    assert names("--handled", first["id"]) == ["Cy"]
    assert names("--all") == ["Bo", "Cy"]
    assert "(handled)" in run("--all").out
    assert names("--all", "--delete", second["id"]) == ["Bo"]
    assert run().out == "There are no open reports.\n"
    unknown = run("--delete", second["id"])
    assert (unknown.code, unknown.out) == (2, "")
    assert second["id"] in unknown.err


def test_tables_and_people(command: Command, where: list[str]) -> None:
    """Holes: the host cannot find a table or a person; the list shows cards; a closed table or
    deleted data stays; a typing error closes another table."""

    def run(*words: str) -> Ran:
        return command("admin", *words, *where)

    def listed(*words: str) -> list[dict[str, Any]]:
        return list(json.loads(run("tables", "--json", *words).out)["tables"])

    place = Path(where[1]) if where[0] == "--data" else where[1]
    with closing(Store(place)) as store:
        ada = account("Ada")
        accounts.register(store, ada, "guest", tokens.new_token())
        table, other = begun(store), begun(store)
        bo = "b" * 64
        rename = sql.update(SEATS).where(SEATS.c.person == "bo").values(person=bo)
        store.write(lambda connection: connection.execute(rename))
    one, two = (row.row.id for row in (table, other))
    assert {entry["id"] for entry in listed()} == {one, two}
    shown = run("tables")
    assert one in shown.out and "Bo (bbbbbbbbbbbb)" in shown.out
    for entry in listed("--person", bo[:12]):
        assert entry.keys() == {
            *("id", "game", "options", "created", "updated", "listed", "open", "pace"),
            *("hand", "over", "seats"),
        }
        assert [seat["name"] for seat in entry["seats"]][:2] == ["Ada", "Bo"]
    assert listed("--listed") == []
    refused = run("export", one)
    assert (refused.code, refused.out) == (2, "")
    closed = run("close", one, "unknown")
    assert closed.code == 2 and one in closed.out and "unknown" in closed.err
    assert run("close").code == run("close", two, "--listed").code == 2
    assert run("close", "--listed").out == "There are no such tables.\n"
    assert [entry["id"] for entry in listed()] == [two]
    assert "Bo (1)" in run("person", bo[:12]).out
    assert "Guest" in run("person", bo[:12], "--remove-name").out
    assert json.loads(run("person", bo, "--delete", "--json").out)["person"]["deleted"]
    assert run("person", bo).code == 2
    assert ada.person in run("person", "--account", "Ada").out
    assert run("person", "--account", "Ada", "--delete").code == 0
    assert run("person", "--account", "Ada").code == 2
    assert run("person").code == run("person", bo, "--account", "Ada").code == 2
    assert listed()[0]["seats"][1]["person"] is None


def test_a_wrong_folder(command: Command, tmp_path: Path) -> None:
    """Hole: a mistyped folder is created, and seems to have no reports."""
    ran = command("admin", "reports", "--data", str(tmp_path / "elsewhere"))
    assert (ran.code, ran.out) == (2, "")
    assert not (tmp_path / "elsewhere").exists()


def test_help(command: Command) -> None:
    """Bug: flags of a command within a command were shown with a value."""
    assert "reports" in command("admin", "--help").out
    shown = command("admin", "reports", "--help").out
    assert "--handled" in shown and "bool" not in shown
