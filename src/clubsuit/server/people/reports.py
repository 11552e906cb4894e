"""Reports of people to the host, who reads them with `clubsuit admin reports`.

A report has the last chat lines of the reported person at the table as evidence. Neither the
reported person nor others learn of it.
"""

import secrets
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

import sqlalchemy as sql

from clubsuit.server.storage.schema import REPORTS
from clubsuit.server.storage.store import Store
from clubsuit.server.storage.times import now

KEPT_FOR = timedelta(days=365)
"""Age at which a report is removed."""


class Report(NamedTuple):
    """A report of a person."""

    game_id: str
    """The table at which it happened."""
    game: str
    reporter: str
    reporter_name: str
    """Name of the reporter at the table; "" for a spectator, or for a reporter who has deleted
    their data."""
    reported: str
    reported_name: str
    reason: str
    words: str
    """The reporter's own words; "" if there are none."""
    lines: list[dict[str, Any]]
    """The last chat lines of the reported person at this table: `text`, `phrase` and `at`."""


class StoredReport(NamedTuple):
    """A report with the fields that the server adds."""

    id: str
    at: str
    handled: str | None
    """Time at which the host has marked it as handled."""
    report: Report


def add(store: Store, report: Report) -> None:
    """Store a report. It replaces an open one by the same reporter of the same person there."""
    columns = REPORTS.c
    old = columns.at < (datetime.now(UTC) - KEPT_FOR).isoformat()
    same = [columns[name] == getattr(report, name) for name in ("game_id", "reporter", "reported")]
    again = sql.and_(columns.handled.is_(None), *same)
    values = {"id": secrets.token_hex(4), "at": now(), "handled": None, **report._asdict()}

    def write(connection: sql.Connection) -> None:
        connection.execute(sql.delete(REPORTS).where(old | again))
        connection.execute(sql.insert(REPORTS).values(values))

    store.write(write)


def reports(store: Store, handled: bool = False) -> list[StoredReport]:
    """Return the open reports, the oldest first.

    handled: whether to return handled reports too.
    """
    which = sql.true() if handled else REPORTS.c.handled.is_(None)
    return _reports(store, which)


def reports_by(store: Store, person: str) -> list[StoredReport]:
    """Return the reports that a person has made."""
    return _reports(store, REPORTS.c.reporter == person)


def mark_handled(store: Store, id_: str) -> bool:
    """Mark a report as handled; return whether there is such a report."""
    change = sql.update(REPORTS).where(REPORTS.c.id == id_).values(handled=now())
    return store.write(lambda connection: connection.execute(change).rowcount) > 0


def delete(store: Store, id_: str) -> bool:
    """Delete a report; return whether there was one."""
    deletion = sql.delete(REPORTS).where(REPORTS.c.id == id_)
    return store.write(lambda connection: connection.execute(deletion).rowcount) > 0


def _reports(store: Store, which: "sql.ColumnElement[bool]") -> list[StoredReport]:
    own = [REPORTS.c[name] for name in Report._fields]
    query = sql.select(REPORTS.c.id, REPORTS.c.at, REPORTS.c.handled, *own).where(which)
    with store.reading() as connection:
        rows = connection.execute(query.order_by(REPORTS.c.at, REPORTS.c.id)).all()
    return [StoredReport(row.id, row.at, row.handled, Report(*row[3:])) for row in rows]
