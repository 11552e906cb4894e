"""`clubsuit admin`: commands for the host of a server."""

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from clubsuit.cli.common import Data, Database, Json, print_json
from clubsuit.errors import excerpt
from clubsuit.texts import refusal, say

if TYPE_CHECKING:  # the server's packages are slow to import, and most commands need none
    from clubsuit.server.people.reports import StoredReport
    from clubsuit.server.storage.store import Store

SHOWN_HASH = 12
"""Number of characters of the hash of a person in the list of reports."""

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

    with closing(_open(database or data)) as store:
        for change, report_id in ((reports.mark_handled, handled), (reports.delete, delete)):
            if report_id is not None and not change(store, report_id):
                raise refusal("admin-no-report", id=excerpt(report_id, 80))
        found = reports.reports(store, handled=every)
    if as_json:
        print_json({"reports": [_report_info(report) for report in found]})
    else:
        typer.echo("\n\n".join(map(_shown, found)) or say("admin-no-reports"))


def _open(where: Path | str | None) -> "Store":
    """Return the store of an existing folder or database. Raises NotationError."""
    from clubsuit.server.http.app import default_data_dir
    from clubsuit.server.run import open_store
    from clubsuit.server.storage.databases import FILE

    where = where or default_data_dir()
    if isinstance(where, Path) and not (where / FILE).exists():
        raise refusal("admin-no-data", folder=excerpt(str(where), 200))
    return open_store(where)


def _report_info(stored: "StoredReport") -> dict[str, Any]:
    about = {"id": stored.id, "at": stored.at, "handled": stored.handled}
    return about | stored.report._asdict()


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
