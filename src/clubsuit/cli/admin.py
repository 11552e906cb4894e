"""`clubsuit admin`: commands for the host of a server."""

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from clubsuit.cli.common import Data, Database, Json, place_of, print_json
from clubsuit.errors import excerpt
from clubsuit.texts import refusal, say

if TYPE_CHECKING:  # the server's packages are slow to import, and most commands need none
    from clubsuit.server.people.hosting import Person
    from clubsuit.server.people.reports import StoredReport
    from clubsuit.server.storage.rows import TableRow
    from clubsuit.server.storage.store import Store

SHOWN_HASH = 12
"""Number of characters of the hash of a person in lists."""

admin = typer.Typer(name="admin", help=say("cli-help-admin"), no_args_is_help=True)


@admin.command("reports", help=say("cli-help-reports"))
def show_reports(
    data: Data = None,
    database: Database = None,
    handled: Annotated[
        str | None, typer.Option("--handled", metavar="ID", help=say("cli-help-reports-handled"))
    ] = None,
    delete: Annotated[
        str | None, typer.Option("--delete", metavar="ID", help=say("cli-help-reports-delete"))
    ] = None,
    every: Annotated[bool, typer.Option("--all", help=say("cli-help-reports-all"))] = False,
    as_json: Json = False,
) -> None:
    """List the reports of people, mark one as handled, or delete one."""
    from clubsuit.server.people import reports

    with closing(_open(place_of(data, database))) as store:
        for change, report_id in ((reports.mark_handled, handled), (reports.delete, delete)):
            if report_id is not None and not change(store, report_id):
                raise refusal("admin-no-report", id=excerpt(report_id, 80))
        found = reports.reports(store, handled=every)
    if as_json:
        print_json({"reports": [_report_info(report) for report in found]})
    else:
        typer.echo("\n\n".join(map(_shown, found)) or say("admin-no-reports"))


Table = Annotated[str, typer.Argument(metavar="TABLE", help=say("cli-help-admin-table"))]


@admin.command("tables", help=say("cli-help-tables"))
def show_tables(
    data: Data = None,
    database: Database = None,
    listed: Annotated[bool, typer.Option("--listed", help=say("cli-help-tables-listed"))] = False,
    every: Annotated[bool, typer.Option("--all", help=say("cli-help-tables-all"))] = False,
    person: Annotated[
        str | None, typer.Option("--person", metavar="ID", help=say("cli-help-tables-person"))
    ] = None,
    limit: Annotated[int, typer.Option(min=1, help=say("cli-help-tables-limit"))] = 100,
    as_json: Json = False,
) -> None:
    """List the tables of a server, without any cards."""
    from clubsuit.server.people import hosting

    with closing(_open(place_of(data, database))) as store:
        of = hosting.person_of(store, person) if person else ""
        found = hosting.tables(store, limit, listed=listed, over=every, person=of)
    if as_json:
        print_json({"tables": [_table_info(row) for row in found]})
    else:
        typer.echo("\n".join(map(_shown_table, found)) or say("admin-no-tables"))


@admin.command("close", help=say("cli-help-close"))
def close_tables(
    tables: Annotated[
        list[str] | None, typer.Argument(metavar="[TABLE...]", help=say("cli-help-admin-table"))
    ] = None,
    data: Data = None,
    database: Database = None,
    listed: Annotated[bool, typer.Option("--listed", help=say("cli-help-close-listed"))] = False,
    person: Annotated[
        str | None, typer.Option("--person", metavar="ID", help=say("cli-help-close-person"))
    ] = None,
    as_json: Json = False,
) -> None:
    """Remove tables with their games, for all players."""
    from clubsuit.server.people import hosting

    if bool(tables) == (listed or person is not None):
        raise refusal("admin-close-which")
    named = dict.fromkeys(tables or ())
    with closing(_open(place_of(data, database))) as store:
        if named:
            done = [table_id for table_id in named if hosting.close(store, table_id)]
        else:
            of = hosting.person_of(store, person) if person is not None else ""
            done = hosting.close_all(store, listed=listed, person=of)
    if as_json:
        print_json({"closed": done})
    elif done:
        typer.echo("\n".join(say("admin-closed", id=table_id) for table_id in done))
    elif not named:
        typer.echo(say("admin-no-tables"))
    for table_id in named.keys() - set(done):
        raise refusal("admin-no-table", id=excerpt(table_id, 80))


@admin.command("export", help=say("cli-help-admin-export"))
def export_table(table: Table, data: Data = None, database: Database = None) -> None:
    """Print the record of a finished game."""
    from clubsuit.server.people import hosting

    with closing(_open(place_of(data, database))) as store:
        typer.echo(hosting.export(store, table).to_json())


@admin.command("person", help=say("cli-help-person"))
def show_person(
    start: Annotated[
        str | None, typer.Argument(metavar="[ID]", help=say("cli-help-person-id"))
    ] = None,
    account: Annotated[
        str | None, typer.Option(metavar="NAME", help=say("cli-help-person-account"))
    ] = None,
    data: Data = None,
    database: Database = None,
    nameless: Annotated[
        bool, typer.Option("--remove-name", help=say("cli-help-person-remove-name"))
    ] = False,
    delete: Annotated[bool, typer.Option("--delete", help=say("cli-help-person-delete"))] = False,
    as_json: Json = False,
) -> None:
    """Show a person; remove their name, or delete all their data."""
    from clubsuit.server.people import hosting
    from clubsuit.server.people.data import forget

    if delete and nameless:
        raise refusal("cli-with", option="--remove-name", stronger="--delete")
    if (start is None) == (account is None):
        raise refusal("admin-person-which")
    with closing(_open(place_of(data, database))) as store:
        if account is not None:
            person = hosting.person_named(store, account)
        else:
            person = hosting.person_of(store, start or "")
        found = hosting.about(store, person)
        if delete:
            forget(store, person)
        elif nameless:
            hosting.remove_name(store, person)
            found = hosting.about(store, person)
    if as_json:
        print_json({"person": found._asdict() | {"deleted": delete}})
    else:
        typer.echo(_shown_person(found, deleted=delete))


def existing(where: Path | str | None) -> Path | str:
    """Return the folder or the address of a server's database; None stands for the usual folder.

    Raises NotationError if the folder has no database.
    """
    from clubsuit.server.http.app import default_data_dir
    from clubsuit.server.storage.databases import FILE

    where = where or default_data_dir()
    if isinstance(where, Path) and not (where / FILE).exists():
        raise refusal("admin-no-data", folder=excerpt(str(where), 200))
    return where


def _open(where: Path | str | None) -> "Store":
    """Return the store of an existing folder or database. Raises NotationError."""
    from clubsuit.server.run import open_store

    return open_store(existing(where))


def _report_info(stored: "StoredReport") -> dict[str, Any]:
    about = {"id": stored.id, "at": stored.at, "handled": stored.handled}
    return about | stored.report._asdict()


def _table_info(row: "TableRow") -> dict[str, Any]:
    seats = [{"name": seat.name, "person": seat.person, "bot": seat.bot} for seat in row.seats]
    about = {name: getattr(row, name) for name in ("id", "game", "options", "created", "updated")}
    about |= {name: getattr(row, name) for name in ("listed", "open", "pace")}
    return about | {"hand": row.summary.hand_number, "over": row.summary.over, "seats": seats}


def _shown_table(row: "TableRow") -> str:
    """Return a table as two lines of text."""
    summary = row.summary
    state = "over" if summary.over else "plays" if summary.hand_number else "new"
    about = say(
        "admin-table",
        id=row.id,
        game=row.game,
        state=state,
        hand=summary.hand_number,
        listed="yes" if row.listed else "no",
        at=row.updated,
    )
    players = (
        f"{seat.name} ({seat.person[:SHOWN_HASH] if seat.person else seat.bot})"
        for seat in row.seats
    )
    return f"{about}\n  {', '.join(players)}"


def _shown_person(found: "Person", deleted: bool) -> str:
    """Return a person as lines of text."""
    names = ", ".join(f"{name} ({number})" for name, number in found.names.items())
    lines = [
        say("admin-person-deleted" if deleted else "admin-person", id=found.person),
        "  " + say("admin-person-has-account", account=found.account or "–"),
        "  " + say("admin-person-has-tables", tables=found.tables),
        "  " + say("admin-person-has-names", names=names or "–"),
    ]
    return "\n".join(lines)


def _shown(stored: "StoredReport") -> str:
    """Return a report as lines of text."""
    report = stored.report
    names = {"name": report.reported_name, "reporter": report.reporter_name or "–"}
    hashes = {
        "person": report.reported[:SHOWN_HASH],
        "other": report.reporter[:SHOWN_HASH],
    }
    lines = [
        say(
            "admin-report",
            id=stored.id,
            at=stored.at,
            state="handled" if stored.handled else "open",
        ),
        say("admin-report-of", reason=say(f"report-{report.reason}"), **names, **hashes),
        say("admin-report-table", game=report.game, table=report.game_id),
    ]
    if report.words:
        lines.append(say("admin-report-words", words=report.words))
    for line in report.lines:
        text = say(f"chat-{line['phrase']}") if line["phrase"] else line["text"]
        lines.append(say("admin-report-line", at=line["at"], text=text))
    return "\n".join(lines)
