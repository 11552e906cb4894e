"""Rematches: another game with the same people, at a new table."""

import secrets
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pytest

import clubsuit
from clubsuit.fair import promise_of
from clubsuit.server.http.opening import TABLES_AN_HOUR
from clubsuit.server.people.data import forget
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.rematch import open_again
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from server.support.clients import Browser, TableClient, begin, receive
from server.support.servers import Server
from server.support.tables import ADA, BO, begun, deal, same


def end(table: Table) -> None:
    """Let Ada and Bo agree to end the game."""
    table.proposals.propose(0, "end")
    number = table.snapshot.ply
    table.proposals.vote(1, number, True)
    assert table.over


def test_the_same_people_and_the_same_table(store: Store) -> None:
    """Holes: a later request opens a second table; the new table differs in a seat, a bot or a
    setting; a rematch opens during a game."""
    new = NewTable(
        game="clubs-whist",
        options={"target": 5},
        bots=["rule", "strong"],
        name="Ada",
        open=True,
        listed=True,
        watch="late",
        pace="correspondence",
        hints=False,
    )
    table = Table(store, open_table(store, "ada", new, program=True))
    with pytest.raises(clubsuit.TurnError, match="not over yet"):
        table.play_again(0)
    table.seats.sit("bo", 1, "Bo")
    deal(table, ADA, BO)
    end(table)
    table.play_again(1)
    name = table.next
    table.play_again(0)
    assert name and table.next == name
    same(store, table)
    row = open_again(store, table, "bo")
    assert (row.id, row.owner) == (name, "bo")
    assert open_again(store, table, "ada") == store.table(name)
    old = table.row
    assert row.seats == old.seats
    for what in ("game", "options", "open", "listed", "watch", "pace", "hints"):
        assert getattr(row, what) == getattr(old, what)
    assert row.secret != old.secret and row.seed != old.seed
    again = Table(store, row)
    assert again.state.programs == {0}
    again.fair_start.start("bo")
    assert again.wanted == "promise"


def test_who_has_left_for_good_has_no_seat(store: Store) -> None:
    """Hole: a seat is reserved for a player who has left for good, or a bot is called "Guest"."""
    table = begun(store)
    end(table)
    forget(store, "bo")
    table.catch_up()
    table.play_again(0)
    row = open_again(store, table, "ada")
    assert [seat.person for seat in row.seats] == ["ada", None, None]
    assert row.seats[1].bot and row.seats[1].name != "Guest"
    assert len({seat.name for seat in row.seats}) == 3


def until(client: TableClient, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Read messages until `holds` is true for a message's data about people, and return that data.
    Send promises and strings on request."""
    string = secrets.token_hex(32)
    while True:
        message = client.receive()
        if message["type"] == "commitment":
            if message["wanted"] == "promise":
                client.send(type="promise", hash=promise_of(string))
            else:
                client.send(type="string", string=string)
        elif message.get("people") and holds(message["people"]):
            return message["people"]  # type: ignore[no-any-return]


def test_all_are_told(browser: Browser, other: Browser) -> None:
    """Holes: the other players stay at the old table; a stranger gets a seat, or can open tables by
    requesting a rematch."""
    table = browser.new_table("clubs-whist", open=True, name="Ada")
    ada, bo = browser.connect(table), other.connect(table)
    bo.send(type="sit", seat=1, name="Bo")
    until(bo, lambda people: people["seat"] == 1)
    early = browser.http.post(f"/api/tables/{table}/rematch")
    assert (early.status_code, early.json()["message"]["key"]) == (422, "server-again-now")
    with Browser(browser.server) as stranger:
        assert stranger.http.post(f"/api/tables/{table}/rematch").status_code == 404
    ada.send(type="leave-seat")  # then Bo is alone and can end the game at once
    until(bo, lambda people: not people["seats"][0]["person"])
    bo.send(type="start")
    until(bo, lambda people: True)
    while not bo.view:
        until(bo, lambda people: True)
    bo.send(type="propose", kind="end")
    until(bo, lambda people: people["ended"] == [1])
    answer = other.http.post(f"/api/tables/{table}/rematch")
    assert answer.status_code == 201
    people = until(ada, lambda people: people["rematch"])
    assert people["rematch"] == {"seat": 1, "table": answer.json()["id"]}
    assert other.http.post(f"/api/tables/{table}/rematch").json()["id"] == answer.json()["id"]


def test_who_has_left_the_next_table(browser: Browser, other: Browser) -> None:
    """Bug: a player who had lost their seat at the next table (deleted, given up or taken by a bot)
    and requested that table again got a 500 response and could not reach any table."""
    table = browser.new_table("clubs-whist", open=True, name="Ada")
    ada, bo = browser.connect(table), other.connect(table)
    bo.send(type="sit", seat=1, name="Bo")
    until(bo, lambda people: people["seat"] == 1)
    begin([ada, bo])
    ada.send(type="propose", kind="end")
    number = until(bo, lambda people: people["proposal"])["proposal"]["number"]
    bo.send(type="vote", number=number, agrees=True)
    until(ada, lambda people: people["ended"])
    first = browser.http.post(f"/api/tables/{table}/rematch").json()
    assert other.http.delete(f"/api/tables/{first['id']}").status_code == 204
    answer = other.http.post(f"/api/tables/{table}/rematch")
    assert answer.status_code == 201
    assert (answer.json()["id"], answer.json()["seat"]) == (first["id"], -1)
    assert receive(other.connect(first["id"]), "gathering")["people"]["seat"] is None


def ended(browser: Browser) -> str:
    """Return a table at which a game has begun and its only player has ended it."""
    table = browser.new_table("clubs-whist", open=True)
    client = browser.connect(table)
    receive(client, "gathering")
    client.send(type="start")
    receive(client, "commitment")
    client.send(type="string", string=secrets.token_hex(32))
    receive(client, "view")
    client.send(type="propose", kind="end")
    while receive(client, "view")["people"]["ended"] is None:
        pass
    return table


def have_opened(browser: Browser, server: Server, table: str, number: int) -> None:
    """Add copies of a table to the database until its owner has recently opened `number` tables."""
    columns = "game, options, seed, owner, created, updated, hand_number, total, over, winners"
    copy = f"INSERT INTO games (id, {columns}) SELECT ?, {columns} FROM games WHERE id = ?"
    with closing(sqlite3.connect(server.database, timeout=60)) as database:
        query = "SELECT count(*) FROM games WHERE owner = (SELECT owner FROM games WHERE id = ?)"
        (here,) = database.execute(query, (table,)).fetchone()
        rows = [(secrets.token_urlsafe(12), table) for _ in range(number - here)]
        database.executemany(copy, rows)
        database.commit()


def test_again_and_again(browser: Browser, server: Server) -> None:
    """Bug: the limit on new tables did not apply to rematches. A player who deleted the new table
    got another one each time."""
    table = ended(browser)
    again = f"/api/tables/{table}/rematch"
    first = browser.http.post(again).json()["id"]
    have_opened(browser, server, table, TABLES_AN_HOUR)
    assert browser.http.post(again).status_code == 201  # the next table exists, so none is opened
    assert browser.http.delete(f"/api/tables/{first}").status_code == 204
    assert browser.http.post(again).status_code == 201
    assert browser.http.delete(f"/api/tables/{first}").status_code == 204
    have_opened(browser, server, table, TABLES_AN_HOUR)
    assert browser.http.post(again).status_code == 429


def test_again_at_many_tables(browser: Browser, server: Server) -> None:
    """Bug: the limit was checked too late when one person requested rematches at many tables at the
    same time."""
    tables = [ended(browser) for _ in range(6)]
    have_opened(browser, server, tables[0], TABLES_AN_HOUR - 2)
    with ThreadPoolExecutor(len(tables)) as all_at_once:
        asked = all_at_once.map(
            lambda table: browser.http.post(f"/api/tables/{table}/rematch").status_code, tables
        )
        assert sorted(asked) == [201, 201, 429, 429, 429, 429]
