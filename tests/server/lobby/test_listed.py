"""The public list of tables, their finished games, and correspondence games."""

import asyncio
import json
import secrets
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import cycle
from pathlib import Path
from typing import Any, cast

import pytest
import sqlalchemy as sql
from starlette.websockets import WebSocket

import clubsuit
from clubsuit.lab import verify_file
from clubsuit.server.cluster.leases import BEAT_S, LEASE_S, Leases
from clubsuit.server.live.live_table import LiveTable
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.live.warming import Warming
from clubsuit.server.ops.threads import Threads
from clubsuit.server.storage.schema import GAMES, PRESENT
from clubsuit.server.storage.store import JUST_OPENED, Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from server.support import probe
from server.support.clients import Browser, a_moment_later, alone, begin, play_out, receive
from server.support.servers import Server
from support.processes import patiently


def test_only_listed_tables_are_found(browser: Browser, other: Browser) -> None:
    """Hole: the list contains a table for friends or for one person."""
    friends = browser.new_table("clubs-whist", open=True)
    own = browser.new_table("clubs-whist", seed=1)
    table = browser.new_table("ruby-dame", name="Ada", open=True, listed=True)

    def listed(browser: Browser) -> dict[str, Any]:
        return {table["id"]: table for table in browser.http.get("/api/tables/listed").json()}

    assert not {friends, own} & listed(other).keys()
    found = listed(other)[table]
    assert (found["people"], found["free"]) == (["Ada"], 3)
    assert table not in listed(browser)  # it is in the list of Ada's own tables
    client = other.connect(table)
    receive(client, "gathering")
    client.send(type="sit", seat=1, name="Bo")
    receive(client, "gathering")
    assert table not in listed(other)


def test_a_closed_table_is_not_listed(store: Store) -> None:
    """Hole: a table that others cannot join is listed."""
    new = NewTable(game="clubs-whist", bots=["rule", "rule"], listed=True)
    with pytest.raises(clubsuit.NotationError, match="others may join"):
        open_table(store, "ada", new)


@pytest.mark.parametrize(
    ("pace", "updated", "found"),
    [
        ("realtime", "2026-01-01T10:30", True),
        ("realtime", "2026-01-01T09:30", False),
        ("correspondence", "2026-01-01T09:30", True),
        ("correspondence", "2025-12-01T09:30", False),
    ],
)
def test_ghost_tables_go(store: Store, pace: Any, updated: str, found: bool) -> None:
    """Hole: the list is full of abandoned tables (hanabi-live #1010)."""
    bots = ["rule", "rule"]
    new = NewTable(game="clubs-whist", bots=bots, open=True, listed=True, pace=pace)
    open_table(store, "ada", new)
    with probe.engine(store).begin() as connection:
        connection.execute(GAMES.update().values(updated=updated))
    since = {"realtime": "2026-01-01T10:00", "correspondence": "2025-12-25T10:00"}
    assert bool(store.listed(since, 9)) == found


SINCE = {"realtime": "2000", "correspondence": "2000"}
"""For each pace, the earliest time that the last entry of a listed table may have. All tables of
these tests are newer."""
AGO = "2020-01-01T00:00:00.000Z"


@pytest.fixture
def shared(store: Store, monkeypatch: pytest.MonkeyPatch) -> Store:
    """Return a database for two processes, with a stopped clock."""
    probe.stop_the_clock(monkeypatch)
    return store


def listed_one(store: Store, person: str = "ada", **about: Any) -> str:
    """Open a listed table and set its times to long ago."""
    new: dict[str, Any] = {"game": "clubs-whist", "bots": ["rule", "rule"], **about}
    table = open_table(store, person, NewTable(open=True, listed=True, **new)).id

    def write(connection: sql.Connection) -> None:
        here = GAMES.update().where(GAMES.c.id == table)
        connection.execute(here.values(created=AGO, updated=AGO))

    store.write(write)
    return table


def found(store: Store, without: str = "") -> list[str]:
    return [row.id for row in store.listed(SINCE, 9, without)]


@pytest.mark.each_database
def test_only_tables_with_a_player_there(shared: Store) -> None:
    """Bug: a table stayed in the list for an hour after its players had left, and was not listed
    again when a player returned after an hour."""
    table = listed_one(shared)
    one, two = Leases(shared), Leases(shared)
    assert found(shared) == []
    one.beat({table: frozenset({"ada", "a stranger"})})
    assert found(shared) == [table]
    assert found(shared, "ada") == []
    two.beat({table: frozenset({"ada"})})  # a second page via another process
    assert found(shared) == [table]
    one.beat({table: frozenset()})
    assert found(shared) == [table]
    two.beat({})
    assert found(shared) == []
    one.beat({table: frozenset({"ada"})})
    assert found(shared) == [table]


@pytest.mark.each_database
@pytest.mark.parametrize("people", [set(), {"a stranger"}, {""}, {"ad", "adam"}])
def test_who_only_watches_keeps_no_table_in_the_list(shared: Store, people: set[str]) -> None:
    """Hole: newcomers are sent to a table where only spectators are present."""
    table = listed_one(shared)
    Leases(shared).beat({table: frozenset(people)})
    assert found(shared) == []


@pytest.mark.each_database
def test_a_table_whose_process_has_crashed(shared: Store) -> None:
    """Hole: players of a killed process count as present forever."""
    table = listed_one(shared)
    Leases(shared).beat({table: frozenset({"ada"})})

    def later(connection: sql.Connection) -> None:
        connection.execute(PRESENT.update().values(expires=PRESENT.c.expires - LEASE_S - 1))

    assert found(shared) == [table]
    shared.write(later)
    assert found(shared) == []


def test_how_long_a_table_is_listed_without_a_player() -> None:
    """Hole: a table is listed without a player for longer than the documented minute."""
    assert JUST_OPENED.total_seconds() + LEASE_S + BEAT_S < 60


@pytest.mark.each_database
def test_for_several_days_nobody_need_be_there(shared: Store) -> None:
    """Hole: a correspondence table is listed only while a player is present."""
    table = listed_one(shared, pace="correspondence")
    assert found(shared) == [table]


@pytest.mark.each_database
def test_a_full_list_shows_each_table_once(shared: Store) -> None:
    """Hole: a table with pages at several processes occupies several places in the list."""
    tables = {listed_one(shared, f"person {number}"): f"person {number}" for number in range(4)}
    here = {table: frozenset({person}) for table, person in tables.items()}
    for _ in range(2):
        Leases(shared).beat(here)
    assert len({row.id for row in shared.listed(SINCE, 4)}) == 4


def wait_until(asked: Callable[[], bool], answer: bool) -> None:
    for _ in patiently(pause=0.1):
        if asked() == answer:
            return


def test_a_table_goes_with_its_last_page(server: Server, browser: Browser, other: Browser) -> None:
    """Hole: on a real server, a table stays in the list after its last page is closed, or is not
    listed again when its owner returns."""
    table = browser.new_table("ruby-dame", name="Ada", open=True, listed=True)
    with closing(sqlite3.connect(server.database)) as database:
        database.execute(
            "UPDATE games SET created = ?, updated = ? WHERE id = ?", (AGO, AGO, table)
        )
        database.commit()

    def shown() -> bool:
        return table in {one["id"] for one in other.http.get("/api/tables/listed").json()}

    assert not shown()
    for _ in range(2):
        client = browser.connect(table)
        receive(client, "gathering")
        wait_until(shown, True)
        client.socket.close()
        wait_until(shown, False)


def test_tables_that_are_not_shown_hide_none(store: Store) -> None:
    """Hole: the server reads fifty tables and then removes those that have no players or belong to
    the person, so the list may be empty."""
    new = NewTable(game="clubs-whist", bots=["rule", "rule"], open=True, listed=True)
    shown = open_table(store, "ada", new).id
    for person in ("bo", "nobody"):
        for _ in range(4):
            row = open_table(store, person, new)
            if person == "nobody":
                Table(store, row).seats.leave_seat(person, 0)
    since = {"realtime": "2026-01-01"}
    assert [row.id for row in store.listed(since, 3, "bo")] == [shown]
    assert len(store.listed(since, 9, "cy")) == 5


def test_finished_games_are_public(browser: Browser, other: Browser, tmp_path: Path) -> None:
    """Holes: a published record cannot be verified; the record of a running or unlisted game is
    published."""
    name = f"Ada {secrets.token_hex(6)}"  # other tests use this server too
    tables = []
    for listed in (True, False, True, True):
        a_moment_later()
        tables.append(
            browser.new_table(
                "clubs-whist", name=name, options={"target": 1}, open=True, listed=listed
            )
        )
    for table in tables[:3]:
        play_out(alone(browser, table))
    alone(browser, tables[3])

    def records(path: str) -> list[str]:
        text = other.http.get(f"/api/games/{path}").text
        return [line for line in text.splitlines() if name in line]

    lines = records("clubs-whist/records.jsonl")
    assert len(lines) == 2
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(lines) + "\n")
    assert [verdict.fault for verdict in verify_file(file)] == [None, None]
    played = [json.loads(line)["played"] for line in lines]
    assert played == sorted(played, reverse=True)
    for query, expected in ((f"before={played[0]}", lines[1:]), ("limit=1", lines[:1])):
        assert records(f"clubs-whist/records.jsonl?{query}") == expected
    assert records("ruby-dame/records.jsonl") == []


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("chess/records.jsonl", 404),
        ("clubs-whist/records.jsonl?limit=0", 422),
        ("clubs-whist/records.jsonl?limit=100000", 422),
    ],
)
def test_records_that_are_not_given(other: Browser, path: str, status: int) -> None:
    """Hole: one request downloads all games."""
    assert other.http.get(f"/api/games/{path}").status_code == status


def tables_of(browser: Browser) -> list[Any]:
    return [(one["people"], one["your_turn"]) for one in browser.http.get("/api/tables").json()]


def awaited_people(view: dict[str, Any]) -> list[int]:
    """Return which of the seats 0 and 1 must decide; nothing while a bot must decide."""
    awaited: list[int] = view["choosing"] or [view["turn"]]
    return awaited if set(awaited) <= {0, 1} else []


def test_whose_turn_it_is(browser: Browser, other: Browser) -> None:
    """Holes: the list says that it is a person's turn when another player must decide, or when the
    person has chosen cards to pass and another player still chooses."""
    table = browser.new_table("ruby-dame", open=True)
    ada, bo = browser.connect(table), other.connect(table)
    receive(bo, "gathering")
    bo.send(type="sit", seat=1, name="Bo")
    receive(bo, "gathering")
    assert tables_of(browser) == tables_of(other) == [(2, False)]
    begin([ada, bo])
    awaited = []
    for _ in range(6):
        for client in (ada, bo):
            while not awaited_people(client.view):
                client.receive()
        awaited.append(awaited_people(ada.view))
        listed = [(2, seat in awaited[-1]) for seat in (0, 1)]
        assert (tables_of(browser), tables_of(other)) == ([listed[0]], [listed[1]])
        for one in (browser, other):
            assert one.http.get("/api/tables").json()[0]["awaited"] == awaited[-1]
        decider = (ada, bo)[awaited[-1][0]]
        decider.act(decider.any_action())
        for client in (ada, bo):
            client.next_view()
    assert awaited[:2] == [[0, 1], [1]]


def test_a_hand_that_is_over_waits_for_all(browser: Browser) -> None:
    """Hole: a game stops between two hands because the list does not tell the players that it is
    their turn."""
    table = browser.new_table("clubs-whist", options={"target": 1000}, open=True)
    client = alone(browser, table)
    client.play_until(lambda view: view["phase"] == "scored")
    assert tables_of(browser) == [(1, True)]


@pytest.mark.parametrize("pace", ["realtime", "correspondence"])
def test_without_hurry_no_bot_plays_on(store: Store, pace: Any) -> None:
    """Hole: in a correspondence game a bot decides for an absent player."""
    new = NewTable(game="clubs-whist", bots=["rule", "rule"], open=True, pace=pace)
    table = Table(store, open_table(store, "ada", new))
    table.seats.sit("bo", 1, "Bo")

    async def waits() -> bool:
        live = LiveTable(table, cast(Threads, None), cast(Warming, None))
        live.enter(TableSocket(cast(WebSocket, None), "ada"))
        probe.watch_seats(live)
        waiting = list(probe.absences(live).values())
        for task in waiting:
            task.cancel()
        return bool(waiting)

    assert asyncio.run(waits()) == (pace == "realtime")


def test_people_who_are_never_there_together(browser: Browser, other: Browser) -> None:
    """Hole: a correspondence game does not continue while no player, or only one, is present."""
    table = browser.new_table("clubs-whist", open=True, pace="correspondence")
    ada, bo = browser.connect(table), other.connect(table)
    receive(bo, "gathering")
    bo.send(type="sit", seat=1, name="Bo")
    receive(bo, "gathering")
    begin([ada, bo])
    for client in (ada, bo):
        client.socket.close()
    decided = 0
    for person, _ in zip(cycle((browser, other)), patiently(), strict=False):
        client = person.connect(table)
        receive(client, "view")
        if client.my_turn and tables_of(person) == [(2, True)]:
            client.act(client.any_action())
            client.next_view()
            decided += 1
        client.socket.close()
        if client.hand_over:
            break
    assert decided >= 20
