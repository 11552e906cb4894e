"""Tables that everybody finds, their finished games, and tables without hurry."""

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
from clubsuit.server.storage.store import GAMES, JUST_OPENED, PRESENT, Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from server.support import probe
from server.support.clients import Browser, a_moment_later, alone, begin, play_out, receive
from server.support.servers import Server
from support.processes import patiently


def test_only_listed_tables_are_found(browser: Browser, other: Browser) -> None:
    """Hole: a table for friends, or for one person alone, that strangers find."""
    friends = browser.new_table("clubs-whist", open=True)
    own = browser.new_table("clubs-whist", seed=1)
    table = browser.new_table("ruby-dame", name="Ada", open=True, listed=True)

    def listed(browser: Browser) -> dict[str, Any]:
        return {table["id"]: table for table in browser.http.get("/api/tables/listed").json()}

    assert not {friends, own} & listed(other).keys()
    found = listed(other)[table]
    assert (found["people"], found["free"]) == (["Ada"], 3)
    assert table not in listed(browser)  # their own, found elsewhere
    line = other.line(table)
    receive(line, "gathering")
    line.send(type="sit", seat=1, name="Bo")
    receive(line, "gathering")
    assert table not in listed(other)


def test_a_closed_table_is_not_listed(store: Store) -> None:
    """Hole: a table in the list that nobody may look at."""
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
    """Hole: a list full of tables that everybody has left (hanabi-live #1010)."""
    bots = ["rule", "rule"]
    new = NewTable(game="clubs-whist", bots=bots, open=True, listed=True, pace=pace)
    open_table(store, "ada", new)
    with probe.engine(store).begin() as connection:
        connection.execute(GAMES.update().values(updated=updated))
    since = {"realtime": "2026-01-01T10:00", "correspondence": "2025-12-25T10:00"}
    assert bool(store.listed(since, 9)) == found


SINCE = {"realtime": "2000", "correspondence": "2000"}
"""Tables of any time."""
AGO = "2020-01-01T00:00:00.000Z"


@pytest.fixture
def shared(store: Store, monkeypatch: pytest.MonkeyPatch) -> Store:
    """A database that two processes share, whose clock stands still."""
    probe.stop_the_clock(monkeypatch)
    return store


def listed_one(store: Store, person: str = "ada", **about: Any) -> str:
    """A listed table that was opened long ago."""
    new: dict[str, Any] = {"game": "clubs-whist", "bots": ["rule", "rule"], **about}
    table = open_table(store, person, NewTable(open=True, listed=True, **new)).id

    def write(connection: sql.Connection) -> None:
        here = GAMES.update().where(GAMES.c.id == table)
        connection.execute(here.values(created=AGO, updated=AGO))

    store.write(write)
    return table


def found(store: Store, *without: str) -> list[str]:
    return [row.id for row in store.listed(SINCE, 9, *without)]


@pytest.mark.each_database
def test_only_tables_with_a_player_there(shared: Store) -> None:
    """Found: a table stayed in the list for an hour after everybody had gone; and who came back
    after an hour was not found again."""
    table = listed_one(shared)
    one, two = Leases(shared), Leases(shared)
    assert found(shared) == []
    one.beat({table: frozenset({"ada", "a stranger"})})
    assert found(shared) == [table]
    assert found(shared, "ada") == []
    two.beat({table: frozenset({"ada"})})  # a second page, through another process
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
    """Hole: newcomers are sent to a table where other newcomers look at an empty seat."""
    table = listed_one(shared)
    Leases(shared).beat({table: frozenset(people)})
    assert found(shared) == []


@pytest.mark.each_database
def test_a_table_whose_process_has_crashed(shared: Store) -> None:
    """Hole: nobody takes back that players are there where a process was killed."""
    table = listed_one(shared)
    Leases(shared).beat({table: frozenset({"ada"})})

    def later(connection: sql.Connection) -> None:
        connection.execute(PRESENT.update().values(expires=PRESENT.c.expires - LEASE_S - 1))

    assert found(shared) == [table]
    shared.write(later)
    assert found(shared) == []


def test_how_long_a_table_is_listed_without_a_player() -> None:
    """Hole: what is shown of people who are gone, longer than the minute that is promised."""
    assert JUST_OPENED.total_seconds() + LEASE_S + BEAT_S < 60


@pytest.mark.each_database
def test_for_several_days_nobody_need_be_there(shared: Store) -> None:
    """Hole: players who are there for minutes a day find nobody."""
    table = listed_one(shared, pace="correspondence")
    assert found(shared) == [table]


@pytest.mark.each_database
def test_a_full_list_shows_each_table_once(shared: Store) -> None:
    """Hole: pages through several processes take the places of other tables."""
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
    """Hole: the same over the wire: the page closes, the table goes; the owner is back, it too."""
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
        line = browser.line(table)
        receive(line, "gathering")
        wait_until(shown, True)
        line.socket.close()
        wait_until(shown, False)


def test_tables_that_are_not_shown_hide_none(store: Store) -> None:
    """Hole: fifty tables are read, and those where nobody sits, or that are one's own, are left out
    afterwards: nothing is left to show."""
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
    """Holes: records that do not verify; the record of a game that goes on, or was not listed."""
    name = f"Ada {secrets.token_hex(6)}"  # other tests play at this server too
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
    """Hole: somebody takes all games at once."""
    assert other.http.get(f"/api/games/{path}").status_code == status


def tables_of(browser: Browser) -> list[Any]:
    return [(one["people"], one["your_turn"]) for one in browser.http.get("/api/tables").json()]


def test_whose_turn_it_is(browser: Browser, other: Browser) -> None:
    """Hole: a list that calls somebody to a table where another has to decide."""
    table = browser.new_table("ruby-dame", open=True)
    ada, bo = browser.line(table), other.line(table)
    receive(bo, "gathering")
    bo.send(type="sit", seat=1, name="Bo")
    receive(bo, "gathering")
    assert tables_of(browser) == tables_of(other) == [(2, False)]
    begin([ada, bo])
    for _ in range(6):
        for line in (ada, bo):
            while line.ply < max(ada.ply, bo.ply):
                line.receive()
        while ada.view["turn"] not in (0, 1):
            ada.receive()
            bo.receive()
        turn = ada.view["turn"]
        assert (tables_of(browser), tables_of(other)) == ([(2, turn == 0)], [(2, turn == 1)])
        (ada, bo)[turn].act((ada, bo)[turn].any_action())
        for line in (ada, bo):
            line.next_view()


def test_a_hand_that_is_over_waits_for_all(browser: Browser) -> None:
    """Hole: a game that stands still between two hands, since it is nobody's turn."""
    table = browser.new_table("clubs-whist", options={"target": 1000}, open=True)
    line = alone(browser, table)
    line.play_until(lambda view: view["phase"] == "scored")
    assert tables_of(browser) == [(1, True)]


@pytest.mark.parametrize("pace", ["realtime", "correspondence"])
def test_without_hurry_no_bot_plays_on(store: Store, pace: Any) -> None:
    """Hole: a bot that decides for somebody who was to have days."""
    new = NewTable(game="clubs-whist", bots=["rule", "rule"], open=True, pace=pace)
    table = Table(store, open_table(store, "ada", new))
    table.seats.sit("bo", 1, "Bo")

    async def waits() -> bool:
        room = LiveTable(table, cast(Threads, None), cast(Warming, None))
        room.enter(TableSocket(cast(WebSocket, None), "ada"))
        probe.watch_seats(room)
        waiting = list(probe.absences(room).values())
        for task in waiting:
            task.cancel()
        return bool(waiting)

    assert asyncio.run(waits()) == (pace == "realtime")


def test_people_who_are_never_there_together(browser: Browser, other: Browser) -> None:
    """Hole: a game by turns of days that does not go on while nobody, or only one, is there."""
    table = browser.new_table("clubs-whist", open=True, pace="correspondence")
    ada, bo = browser.line(table), other.line(table)
    receive(bo, "gathering")
    bo.send(type="sit", seat=1, name="Bo")
    receive(bo, "gathering")
    begin([ada, bo])
    for line in (ada, bo):
        line.socket.close()
    decided = 0
    for person, _ in zip(cycle((browser, other)), patiently(), strict=False):
        line = person.line(table)
        receive(line, "view")
        if line.my_turn and tables_of(person) == [(2, True)]:
            line.act(line.any_action())
            line.next_view()
            decided += 1
        line.socket.close()
        if line.hand_over:
            break
    assert decided >= 20
