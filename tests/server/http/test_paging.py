"""Paged lists contain every row once, even if several rows have the same time."""

import asyncio
import json
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, update

from clubsuit.server.http.app import create_app
from clubsuit.server.http.routes import me, tables
from clubsuit.server.live import uptime
from clubsuit.server.live.services import make_services
from clubsuit.server.live.warming import Warming
from clubsuit.server.notify import subscriptions
from clubsuit.server.notify.subscriptions import Subscription
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.storage import uploads
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.storage.schema import GAMES
from clubsuit.server.storage.store import FIRST, Place, Store, place_of
from clubsuit.server.table.opening import open_table
from clubsuit.server.wire.schema import NewTable
from server.support import probe

pytestmark = pytest.mark.each_database

TIMES = [
    "2026-01-01T10:00:00.000Z",
    "2026-01-01T10:00:00.001Z",
    "2026-01-01T10:00:00.002Z",
    "2026-01-01T10:00:01.000Z",
]


def change(store: Store, table_id: str, **values: Any) -> None:
    """Set columns in the row of a table."""

    def write(connection: Connection) -> None:
        connection.execute(update(GAMES).where(GAMES.c.id == table_id).values(values))

    store.write(write)


def opened(store: Store, number: int, **values: Any) -> list[str]:
    """Open tables for Ada, several of them with the same time."""
    ids = []
    for n in range(number):
        new = NewTable(game="clubs-whist", bots=["random", "rule"], name=f"Ada {n}", seed=5)
        ids.append(open_table(store, "ada", new).id)
        at = TIMES[n % len(TIMES)]
        change(store, ids[-1], **{"updated": at, "created": at, **values})
    return ids


def walk(ask: Callable[[int, Place], list[TableRow]], by: str, size: int) -> list[str]:
    """Return the ids of all tables, read page by page."""
    found: list[str] = []
    place = FIRST
    while rows := ask(size, place):
        found += [row.id for row in rows]
        place = place_of(rows[-1], by)
    return found


def test_equal_times(store: Store) -> None:
    """Bug: if a page ended between tables with the same time, the remaining ones appeared on no
    page."""
    of_game = {"over": True, "listed": True}
    ids = opened(store, 9, **of_game)
    lists: list[tuple[str, Callable[[int, Place], list[TableRow]]]] = [
        ("updated", lambda size, place: store.tables_of("ada", size, place)),
        ("created", lambda size, place: store.tables_of("ada", size, place, GAMES.c.created)),
        ("created", lambda size, place: store.finished("clubs-whist", size, place)),
    ]
    waits = {"over": False, "clock": "86400", "pace": "correspondence", "turn": 0}
    for by, ask in lists:
        whole = walk(ask, by, 99)
        assert sorted(whole) == sorted(ids)
        for size in (1, 2, 5, 9):
            assert walk(ask, by, size) == whole
    for table_id in ids:
        change(store, table_id, **waits)
    unmoved = walk(lambda size, place: store.unmoved("9", size, place), "updated", 3)
    assert unmoved == walk(lists[0][1], "updated", 99)


def test_a_time_alone(store: Store) -> None:
    """Hole: older clients, which continue from a time without an id, get wrong rows."""
    opened(store, 8)
    rows = store.tables_of("ada", 99, Place(TIMES[1]))
    assert [row.updated for row in rows] == [TIMES[0]] * 2


# ---- over HTTP -----------------------------------------------------------------------------


def pages(folder: Path, path: str, read: Callable[[httpx.Response], list[str]]) -> list[list[str]]:
    """Return the rows that Ada reads on each page of a list. The address of a page comes from the
    `Link` header of the page before."""

    async def ask() -> list[list[str]]:
        app = create_app(folder)
        found, more = [], path
        with closing(Store(folder)) as store:
            app.state.services = make_services(store, Warming())
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://club") as http:
                while more:
                    answer = await http.get(more)
                    assert answer.status_code == 200, answer.text
                    found.append(read(answer))
                    more = str(answer.links.get("next", {}).get("url", ""))
                    assert len(found) < 20
        return found

    return asyncio.run(ask())


def test_the_pages_of_my_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: *My games* never showed games with the same time as the last one on the page before."""

    async def ada(*_: Any) -> str:
        return "ada"

    monkeypatch.setattr("clubsuit.server.http.visitors.person_of", ada)
    monkeypatch.setattr("clubsuit.server.people.tokens.person", lambda token: "ada")
    monkeypatch.setattr(tables, "TABLES_SHOWN", 3)
    with closing(Store(tmp_path)) as store:
        ids = opened(store, 8)
        rows = store.tables_of("ada", 99)
    whole = [row.id for row in rows]
    found = pages(tmp_path, "/api/tables", lambda answer: [row["id"] for row in answer.json()])
    assert found == [whole[:3], whole[3:6], whole[6:]]
    assert sorted(whole) == sorted(ids)
    for number, row in enumerate(rows):  # the page sends queries of this form
        query = f"?before={row.updated.replace('+', '%2B')}&id={row.id}"
        (first, *_) = pages(
            tmp_path, f"/api/tables{query}", lambda answer: [row["id"] for row in answer.json()]
        ) or [[]]
        assert first == whole[number + 1 : number + 4]


def test_the_pages_of_records(tmp_path: Path) -> None:
    """Bug: some games that began at the same time appeared on no page, because clients could
    request the next page only by a time."""
    with closing(Store(tmp_path)) as store:
        opened(store, 8, over=True, listed=True)

    def names(answer: httpx.Response) -> list[str]:
        return [json.loads(line)["players"][0] for line in answer.text.splitlines()]

    found = pages(tmp_path, "/api/games/clubs-whist/records.jsonl?limit=3", names)
    assert [len(page) for page in found] == [3, 3, 2]
    assert sorted(name for page in found for name in page) == sorted(f"Ada {n}" for n in range(8))


@pytest.mark.parametrize("query", ["before=%00", "before=x", "id=", "id=%00", f"id={'a' * 65}"])
def test_places_that_are_none(tmp_path: Path, query: str) -> None:
    """Hole: an invalid time or table id reaches the database."""
    app = create_app(tmp_path)

    async def ask() -> int:
        app.state.services = object()
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://club") as http:
            http.headers["Cookie"] = ""
            return (await http.get(f"/api/games/clubs-whist/records.jsonl?{query}")).status_code

    assert asyncio.run(ask()) == 422


# ---- during other changes ------------------------------------------------------------------


def test_an_export_while_games_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: if a decision was stored during an export, its game was missing from the export."""
    monkeypatch.setattr(me, "AT_ONCE", 2)

    async def export(store: Store) -> list[str]:
        services, found = make_services(store, Warming()), []
        async for line in probe.exported(services, Asker("there", "ada")):
            entry = json.loads(line)
            found += [entry["table"]["id"]] if "table" in entry else []
            for table_id in ids:
                if table_id not in found:
                    change(store, table_id, updated=f"2026-02-01T10:00:{len(found):02}.000Z")
        await services.tables.close()
        return found

    with closing(Store(tmp_path)) as store:
        ids = opened(store, 9)
        assert sorted(asyncio.run(export(store))) == sorted(ids)


def test_every_table_that_waits_is_looked_after(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bug: a table whose clock had run out was never checked if a thousand other tables had changed
    later and still had time."""
    monkeypatch.setattr(uptime, "AT_ONCE", 2)
    waits = {"pace": "correspondence", "turn": 0}
    now = datetime.now(UTC)
    opened(store, 5, clock="604800", updated=(now - timedelta(days=2)).isoformat(), **waits)
    over = opened(store, 3, clock="86400", updated=(now - timedelta(days=3)).isoformat(), **waits)
    assert sorted(row.id for row in uptime.overdue(store)) == sorted(over)


class OneTime(datetime):
    """A clock that always shows the same time."""

    @classmethod
    def now(cls, tz: Any = None) -> "OneTime":
        return cls(2026, 1, 1, 10, tzinfo=UTC)


@pytest.mark.parametrize("step", [1, -1])
def test_the_newest_of_one_time_is_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    """Hole: if all items have the same time, the one that was just stored is removed as the
    oldest."""
    monkeypatch.setattr(uploads, "datetime", OneTime)
    monkeypatch.setattr(subscriptions, "datetime", OneTime)
    for n in range(uploads.OF_PERSON + 3)[::step]:
        uploads.keep(store, "ada", f"file {n:02}", b"{}")
        assert uploads.text_of(store, "ada", f"file {n:02}") == b"{}"
    for n in range(subscriptions.OF_PERSON + 3)[::step]:
        browser = Subscription(f"browser {n:02}", "https://push.example", "key", "auth", "")
        subscriptions.keep(store, "ada", browser)
        assert browser in subscriptions.browsers_of(store, "ada")
    assert len(subscriptions.browsers_of(store, "ada")) == subscriptions.OF_PERSON
