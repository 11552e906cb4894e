"""The host closes tables, removes names and deletes people's data while the server runs."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from clubsuit.errors import NotationError
from clubsuit.game import Record
from clubsuit.replay import replay
from clubsuit.server.live.audience import CLOSED_REMOVED
from clubsuit.server.people import accounts, data, hosting, tokens
from clubsuit.server.people.hosting import SHORTEST
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.wire.schema import NewTable
from clubsuit.texts import say
from server.support.clients import Browser, TableClient, begin, closed, receive
from server.support.connections import token_of
from server.support.servers import Server
from server.support.tables import account, begun, copy, open_one, play_on
from support.processes import patiently

# ---- while the server runs ---------------------------------------------------------------------


class Running(NamedTuple):
    """Two processes with the same tables, or one twice, and their database."""

    one: Server
    two: Server
    where: Path | str


@pytest.fixture(params=["folder", pytest.param("address", marks=pytest.mark.long)])
def running(request: pytest.FixtureRequest, launch: Callable[..., Server]) -> Running:
    """One process with a folder; then two with PostgreSQL, and without Redis."""
    if request.param == "folder":
        server = launch()
        return Running(server, server, server.folder)
    url = request.getfixturevalue("postgres").url
    return Running(launch(database=url), launch(database=url), url)


class Players(NamedTuple):
    """Ada and Bo, who play at a table, each through another process."""

    ada: TableClient
    bo: TableClient
    table: str
    browser: Browser
    """Ada's browser."""


@contextmanager
def playing(running: Running) -> Iterator[Players]:
    """Let Ada and Bo play, after Ada has written a line."""
    with Browser(running.one) as ada, Browser(running.two) as bo:
        table = ada.new_table("clubs-whist", name="Ada", open=True, options={"target": 1000})
        clients = [ada.connect(table), bo.connect(table)]
        for client in clients:
            receive(client, "gathering")
        clients[1].send(type="sit", seat=1, name="Bo")
        while "Bo" not in str(receive(clients[0], "gathering")):
            pass  # the other process learns of it within a second
        begin(clients)
        clients[0].send(type="say", text="Hello, Bo", phrase=None)
        receive(clients[0], "chat")
        yield Players(clients[0], clients[1], table, ada)


def names_after(client: TableClient, changed: str) -> list[str]:
    """Return the players' names when Ada's has changed."""
    while (names := [player["name"] for player in client.view["players"]])[0] == changed:
        receive(client, "view")
    return names


def author_after(client: TableClient, name: str) -> str:
    """Return the author of the first line when it is no longer this name."""
    while True:
        lines = receive(client, "chat")["lines"]
        if lines and lines[0]["name"] != name:
            return str(lines[0]["name"])


def test_a_closed_table(running: Running) -> None:
    """Holes: a table that the host has closed continues in the memory of a process; its players are
    not told why; it can be opened again by its address."""
    with playing(running) as (ada, bo, table, browser):
        with closing(Store(running.where)) as store:
            assert hosting.close(store, table)
            assert not hosting.close(store, table)
        for client in (ada, bo):
            with pytest.raises(ConnectionClosed):
                while True:
                    client.receive_any()
            assert client.socket.close_code == CLOSED_REMOVED
        closed(browser.connect(table), 4404)
        assert browser.http.get("/api/tables").json() == []


def test_a_closed_table_that_nobody_has_open(running: Running) -> None:
    """Hole: a process still has the table in memory, and shows it again."""
    with Browser(running.one) as browser:
        table = browser.new_table("clubs-whist", seed=1)
        browser.sit(table).socket.close()
        with closing(Store(running.where)) as store:
            assert hosting.close(store, table)
        closed(browser.connect(table), 4404)


def test_a_removed_name(running: Running) -> None:
    """Holes: the others at the table still see the name that the host has removed, at a seat or in
    the chat; the player loses the seat with the name."""
    with playing(running) as (ada, bo, table, browser):
        person = tokens.person(token_of(browser.http))
        with closing(Store(running.where)) as store:
            assert hosting.remove_name(store, person) == [table]
        guest = say("server-guest")
        assert names_after(bo, "Ada")[:2] == [guest, "Bo"]
        if running.one is running.two:  # without Redis, chat does not reach another process
            assert author_after(bo, "Ada") == say("server-former-player")
        assert names_after(ada, "Ada")[0] == guest
        assert ada.view["seat"] == 0 and ada.view["hand"]


def test_deleted_data(running: Running) -> None:
    """Holes: a person whose data the host has deleted keeps the seat in the memory of a process;
    the others still see the name."""
    with playing(running) as (_, bo, table, browser):
        person = tokens.person(token_of(browser.http))
        with closing(Store(running.where)) as store:
            assert data.forget(store, person) == [table]
        assert names_after(bo, "Ada")[0] == say("server-former-player")
        if running.one is running.two:
            assert author_after(bo, "Ada") == say("server-former-player")
        for _ in patiently():
            if not browser.http.get("/api/tables").json():
                break


@pytest.mark.each_database
def test_all_listed_tables_are_closed(store: Store) -> None:
    """Holes: a table that the lobby does not list is closed too, or a finished one; the tables of
    another person are."""

    def listed(owner: str) -> str:
        new = NewTable(game="clubs-whist", bots=["random"] * 2, name=owner, open=True, listed=True)
        return open_table(store, owner, new).id

    unlisted, over = begun(store), begun(store)
    over.proposals.propose(0, "end")
    over.proposals.vote(1, over.snapshot.ply, True)
    mine, other = listed("ada"), listed("bo")
    assert hosting.close_all(store, listed=True, person="bo") == [other]
    assert hosting.close_all(store, listed=True) == [mine]
    assert hosting.close_all(store, listed=True) == []
    assert {row.id for row in hosting.tables(store, 9, over=True)} == {unlisted.row.id, over.row.id}
    assert hosting.close_all(store, person="bo") == [unlisted.row.id]


# ---- what the host sees -------------------------------------------------------------------------


@pytest.mark.each_database
def test_which_tables(store: Store) -> None:
    """Holes: a table is missing; a finished or unlisted one is among the others."""
    open_one(store)
    mine, other = begun(store), begun(store)
    other.proposals.propose(0, "end")
    other.proposals.vote(1, other.snapshot.ply, True)
    unfinished = [row.id for row in hosting.tables(store, 9)]
    assert mine.row.id in unfinished and other.row.id not in unfinished and len(unfinished) == 2
    assert len(hosting.tables(store, 9, over=True)) == 3
    assert len(hosting.tables(store, 1, over=True)) == 1
    assert hosting.tables(store, 9, listed=True) == []
    assert [row.id for row in hosting.tables(store, 9, person="bo")] == [mine.row.id]


def test_an_unfinished_game_is_not_exported(store: Store) -> None:
    """Hole: a host who plays at a table reads the others' cards."""
    table = begun(store, target=1)
    with pytest.raises(NotationError, match="not over"):
        hosting.export(store, table.row.id)
    while not table.over:
        play_on(table, 1)
    text = hosting.export(store, table.row.id).to_json()
    assert replay(Record.from_json(text)).record().hands == copy(store, table).whole().hands
    with pytest.raises(NotationError, match="no table"):
        hosting.export(store, "unknown")


@pytest.mark.each_database
def test_who_a_person_is(store: Store) -> None:
    """Holes: the beginning of a hash stands for two people, or for a person who has left; an
    account is found by a similar name."""
    ada = account("Ada")
    accounts.register(store, ada, "guest", tokens.new_token())
    table = open_one(store)
    first, second = "a1" * 32, "a1" * 31 + "ff"
    table.seats.sit(first, 1, "Bo")
    table.seats.sit(second, 2, "Cy")
    assert hosting.person_of(store, first) == first
    for start, why in [
        (first[:20], "several people"),
        ("f" * SHORTEST, "no person"),
        (first[: SHORTEST - 1], f"at least {SHORTEST}"),
        ("%" * SHORTEST, f"at least {SHORTEST}"),
        ("gone" * 2, "no person"),
    ]:
        with pytest.raises(NotationError, match=why):
            hosting.person_of(store, start)
    assert hosting.person_named(store, "Ada") == ada.person
    with pytest.raises(NotationError, match="no account"):
        hosting.person_named(store, "ada")
    found: Any = hosting.about(store, first)
    assert found == (first, None, {"Bo": 1}, 1)
    assert hosting.about(store, ada.person).account == "Ada"


@pytest.mark.each_database
def test_names_stay_different(store: Store) -> None:
    """Holes: two players have the same name after a removal; another person's name is removed; the
    table cannot be read again."""
    table = begun(store)
    table.seats.sit("cy", 2, say("server-guest"))
    assert hosting.remove_name(store, "bo") == [table.row.id]
    assert hosting.remove_name(store, "unknown") == []
    names = copy(store, table).row.players
    assert len(set(names)) == 3
    assert (names[0], names[2]) == ("Ada", say("server-guest"))
    table.catch_up()
    assert table.row.players == names
    play_on(table, 3)
