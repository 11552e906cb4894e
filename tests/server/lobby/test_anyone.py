"""Matchmaking: people who wait for the same game meet at one table."""

import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import sqlalchemy as sql

from clubsuit.game import Game
from clubsuit.games import REGISTRY
from clubsuit.server.lobby import announced, matchmaking
from clubsuit.server.lobby.announced import Announced
from clubsuit.server.lobby.matchmaking import find_or_open
from clubsuit.server.storage.databases import clock
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.storage.schema import GAMES, PRESENT
from clubsuit.server.storage.store import LONGEST_LEASE_S, Store
from clubsuit.server.table.opening import made_table, open_table
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import MatchmakingRequest, NewTable
from server.support import probe
from server.support.clients import Browser, receive
from server.support.servers import Server

pytestmark = pytest.mark.each_database

LONG_S = 3600.0
"""Seconds until a player counts as absent; longer than any of these tests runs."""


@pytest.fixture
def come(
    launcher: subprocess.Popen[str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[], Browser]]:
    """Return a function that opens a new browser at an empty server."""
    folder, log = tmp_path_factory.mktemp("data"), tmp_path_factory.mktemp("log")
    server = Server(launcher, folder, log / "server.log", grace=LONG_S)
    with closing(server), ExitStack() as leave:
        yield lambda: leave.enter_context(Browser(server))


def ask(browser: Browser, game: str, **more: Any) -> dict[str, Any]:
    """Request a table from matchmaking, and return it."""
    answer = browser.http.post(
        "/api/tables/matchmaking", json={"game": game, "bot": "random", **more}
    )
    assert answer.status_code == 201, answer.text
    info: dict[str, Any] = answer.json()
    return info


def waits(browser: Browser) -> dict[str, tuple[int, int]]:
    """Return, by game, how many people wait and how many more are needed."""
    entries = browser.http.get("/api/tables/waiting").json()
    return {one["game"]: (one["people"], one["missing"]) for one in entries}


def sought(store: Store, person: str, game: str = "clubs-whist") -> TableRow:
    """Return the table that matchmaking gives to a person who has no seat yet."""
    new = probe.opened_for(MatchmakingRequest(game=game, name=person))
    return find_or_open(store, *made_table(person, new))


def aged(store: Store, table: str, at: str) -> None:
    """Set the time of the table's last change."""
    change = GAMES.update().where(GAMES.c.id == table).values(updated=at)

    def do(connection: sql.Connection) -> None:
        connection.execute(change)

    store.write(do)


# ---- via the server ---------------------------------------------------------------------


def test_who_waits_is_found_and_a_full_table_begins(come: Callable[[], Browser]) -> None:
    """Hole: people wait for each other at different tables, or at a full table that does not
    start."""
    ada, bo, cy = come(), come(), come()
    assert waits(ada) == {}
    first = ask(ada, "clubs-whist", name="Ada")
    client = ada.connect(first["id"])
    message = receive(client, "gathering")
    assert message["listed"] and message["people"]["seat"] == 0
    assert waits(bo) == {"clubs-whist": (1, 2)}
    second = ask(bo, "clubs-whist", name="Bo")
    assert (second["id"], second["seat"], second["players"][:2]) == (first["id"], 1, ["Ada", "Bo"])
    assert [seat["name"] for seat in receive(client, "gathering")["people"]["seats"]][1] == "Bo"
    assert waits(cy) == {"clubs-whist": (2, 1)}
    assert ask(cy, "ruby-dame")["id"] != first["id"]
    assert ask(cy, "clubs-whist")["seat"] == 2
    assert receive(client, "commitment")["wanted"] == "promise"  # the game starts by itself
    assert waits(ada) == {"ruby-dame": (1, 3)}


def test_two_at_once(come: Callable[[], Browser]) -> None:
    """Hole: two simultaneous requests get one seat or two tables."""
    people = [come() for _ in range(8)]
    together = threading.Barrier(len(people))
    found: list[dict[str, Any]] = []

    def ask_with_all(browser: Browser) -> None:
        together.wait()
        found.append(ask(browser, "ruby-dame"))

    threads = [threading.Thread(target=ask_with_all, args=[browser]) for browser in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    seats = sorted((one["id"], one["seat"]) for one in found)
    assert len({table for table, _ in seats}) == 2
    assert [seat for _, seat in seats] == [0, 1, 2, 3, 0, 1, 2, 3]


def test_asking_again_changes_nothing(come: Callable[[], Browser]) -> None:
    """Hole: a repeated request, or one from a second window, takes another seat or opens another
    table."""
    ada, bo = come(), come()
    tables = {ask(ada, "free-clubs")["id"] for _ in range(3)}
    assert len(tables) == 1
    assert {(one["id"], one["seat"]) for one in (ask(bo, "free-clubs") for _ in range(3))} == {
        (*tables, 1)
    }
    assert waits(ada) == {"free-clubs": (2, 1)}


def test_who_leaves_is_no_longer_awaited(come: Callable[[], Browser]) -> None:
    """Hole: a person who has left still occupies a seat."""
    ada, bo = come(), come()
    table = ask(ada, "clubs-whist")["id"]
    client = ada.connect(table)
    receive(client, "gathering")
    client.send(type="leave-seat")
    receive(client, "gathering")
    assert waits(bo) == {}
    assert ask(bo, "clubs-whist")["id"] != table


def test_it_begins_with_bots(come: Callable[[], Browser]) -> None:
    """Hole: a waiting person cannot start the game with bots, or a started game is still found."""
    ada, bo = come(), come()
    table = ask(ada, "clubs-whist")["id"]
    client = ada.connect(table)
    receive(client, "gathering")
    client.send(type="start")
    receive(client, "commitment")
    client.send(type="string", string="0" * 64)
    assert [player["bot"] for player in receive(client, "view")["view"]["players"]] == [
        None,
        "random",
        "random",
    ]
    assert waits(bo) == {}


def test_who_is_gone_gives_up_the_seat(launch: Callable[[], Server]) -> None:
    """Holes: strangers wait with an absent person who keeps the seat; the bot in that seat keeps
    the person's name."""
    server = launch()  # this server's grace period is one second
    with Browser(server) as ada, Browser(server) as cy:
        table = ask(ada, "clubs-whist", name="Ada")["id"]
        client = ada.connect(table)
        receive(client, "gathering")
        assert ask(cy, "clubs-whist", name="Cy")["id"] == table  # Cy's page never connects
        assert receive(client, "gathering")["people"]["seats"][1]["person"]
        seat = receive(client, "gathering")["people"]["seats"][1]
        assert (seat["person"], seat["away"], seat["name"]) == (False, False, "Bo")


@pytest.mark.parametrize(("game", "bot"), [("bridge", "casual"), ("ruby-dame", "nobody")])
def test_what_there_is_not(browser: Browser, game: str, bot: str) -> None:
    """Hole: an unknown game or bot causes a server error, or opens a table at which no one can
    play."""
    answer = browser.http.post("/api/tables/matchmaking", json={"game": game, "bot": bot})
    assert answer.status_code == 422
    assert answer.json()["error"] == "notation"


# ---- which tables are found ---------------------------------------------------------------


@pytest.mark.parametrize(
    "about",
    [
        {"listed": False},
        {"options": {"target": 3}},
        {"pace": "correspondence"},
        {"clock": "30"},
        {"listed": False, "open": False},
    ],
)
def test_other_tables_are_not_found(store: Store, about: dict[str, Any]) -> None:
    """Hole: a stranger is sent to a table for friends, or to a game with unusual rules."""
    new: dict[str, Any] = {"game": "clubs-whist", "bots": ["rule"] * 2, "open": True}
    other = open_table(store, "ada", NewTable(**new | {"listed": True} | about))
    assert sought(store, "bo").id != other.id


def test_a_listed_table_is_found_too(store: Store) -> None:
    """Hole: matchmaking does not find a listed table that a person has opened."""
    new = NewTable(game="clubs-whist", bots=["rule"] * 2, open=True, listed=True)
    table = open_table(store, "ada", new).id
    assert sought(store, "bo").id == table


def test_who_has_waited_longest_comes_first(store: Store) -> None:
    """Hole: newcomers meet each other while the first person waits forever."""
    first = sought(store, "ada")
    second, history = made_table("bo", probe.opened_for(MatchmakingRequest(game="clubs-whist")))
    store.create(second, history)
    assert sought(store, "cy").id == first.id


ODD = {"target": 3}
CROWD = matchmaking.AT_ONCE + 5
"""Number of tables stored before the one that matchmaking must find."""


def crowd(
    store: Store, new: NewTable, change: Callable[[TableRow], TableRow], watches: str = ""
) -> None:
    """Store many tables like this one, each with its own owner. The person `watches` counts as
    present at all of them."""
    made = [made_table(f"ghost {number}", new) for number in range(CROWD)]

    def write(connection: sql.Connection) -> None:
        until = connection.execute(sql.select(clock())).scalar_one() + LONGEST_LEASE_S / 2
        for row, history in made:
            row = change(row)
            store.insert(connection, row, history)
            one = {"game_id": row.id, "process": "p", "people": [watches], "expires": until}
            connection.execute(sql.insert(PRESENT).values(one))

    store.write(write)


@pytest.mark.parametrize("about", [{"options": ODD}, {"pace": "correspondence"}, {"clock": "30"}])
def test_other_tables_hide_nobody(store: Store, about: dict[str, Any]) -> None:
    """Bug: only the 50 oldest listed tables were compared, so fifty tables with unusual options hid
    the waiting people."""
    new: dict[str, Any] = {"game": "clubs-whist", "bots": ["rule"] * 2, "open": True}
    crowd(store, NewTable(**new | {"listed": True} | about), lambda row: row)
    waits = sought(store, "ada").id
    assert sought(store, "bo").id == waits
    waiting = {one.game: (one.people, one.missing) for one in probe.waiting(store)}
    assert waiting == {"clubs-whist": (1, 2)}


def taken(row: TableRow) -> TableRow:
    """Return the table with people in all seats."""
    return replace(row, seats=tuple(replace(seat, person=seat.person or "x") for seat in row.seats))


def empty(row: TableRow) -> TableRow:
    """Return the table without people in its seats."""
    return replace(row, seats=tuple(replace(seat, person=None) for seat in row.seats))


def quiet(row: TableRow) -> TableRow:
    """Return the table as if the last change there was half an hour ago."""
    ago = (datetime.now(UTC) - timedelta(minutes=30)).isoformat()
    return replace(row, updated=ago, created=ago)


@pytest.mark.parametrize("change", [taken, empty, quiet])
def test_tables_where_nobody_waits_hide_nobody(
    store: Store, change: Callable[[TableRow], TableRow]
) -> None:
    """Hole: tables of the same game hide the waiting people if they are full or empty, or if their
    players are absent while a spectator watches."""
    crowd(store, probe.opened_for(MatchmakingRequest(game="clubs-whist")), change, "a stranger")
    waits = sought(store, "ada").id
    assert sought(store, "bo").id == waits


def test_somebody_waits_behind_many(store: Store) -> None:
    """Hole: a waiting person on the second page of rows is not found."""
    new = probe.opened_for(MatchmakingRequest(game="clubs-whist"))
    crowd(store, new, quiet, f"ghost {CROWD - 1}")
    assert sought(store, "bo").owner == f"ghost {CROWD - 1}"


# ---- how many may wait -------------------------------------------------------------------


def announce(browser: Browser, **more: Any) -> Any:
    """Open a listed table."""
    about = {"game": "clubs-whist", "bots": ["rule"] * 2, "open": True, "listed": True}
    return browser.http.post("/api/tables", json=about | more)


def test_one_person_announces_a_few(come: Callable[[], Browser]) -> None:
    """Hole: one person fills the list, so that other people find only this person's tables."""
    ada, bo = come(), come()
    answers = [announce(ada, options=ODD) for _ in range(announced.OF_PERSON + 1)]
    assert [one.status_code for one in answers] == [201] * announced.OF_PERSON + [422]
    assert answers[-1].json()["message"]["key"] == "server-listed-many"
    refused = ada.http.post("/api/tables/matchmaking", json={"game": "ruby-dame", "bot": "rule"})
    assert refused.json()["message"]["key"] == "server-listed-many"
    waits = ask(bo, "ruby-dame")["id"]
    assert ask(ada, "ruby-dame")["id"] == waits  # a seat at another person's table does not count
    assert announce(ada, listed=False).status_code == 201
    first = answers[0].json()["id"]
    assert ada.http.delete(f"/api/tables/{first}").status_code == 204
    assert announce(ada).status_code == 201


def test_one_address_announces_so_many(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: one address fills the list by using a new cookie for each table; a table whose game
    has started still counts."""
    monkeypatch.setattr(announced, "OF_ADDRESS", 3)
    counts, tables = Announced(store), []
    for number in range(3):
        assert not counts.is_full(f"guest {number}", "192.0.2.1")
        tables.append(sought(store, f"guest {number}", list(REGISTRY)[number]))
        counts.note("192.0.2.1", tables[-1])
    assert counts.is_full("another guest", "192.0.2.1")
    assert not counts.is_full("another guest", "192.0.2.2")
    table = Table(store, tables[0])
    table.fair_start.start("guest 0")
    table.fair_start.add_string(0, "0" * 64)
    assert table.snapshot.views
    assert not counts.is_full("another guest", "192.0.2.1")


@pytest.mark.parametrize("game", REGISTRY)
def test_a_full_table_is_left_alone(store: Store, game: str) -> None:
    """Hole: matchmaking repeatedly sends a person to a full table."""
    row = sought(store, "0", game)
    table = Table(store, row)
    for person in range(1, Game(REGISTRY[game], {}).seats):
        assert sought(store, str(person), game).id == row.id
        table.seats.join(str(person), f"P{person}")
    assert table.wanted == "promise"
    assert sought(store, "one more", game).id != row.id


def test_who_waits_for_hours_is_found(store: Store) -> None:
    """Bug: after an hour matchmaking no longer found a waiting person whose page was open all the
    time."""
    new, ago = probe.opened_for(MatchmakingRequest(game="clubs-whist")), timedelta(hours=5)
    at = (datetime.now(UTC) - ago).isoformat()
    crowd(store, new, lambda row: replace(row, created=at, updated=at), "ghost 3")
    assert sought(store, "bo").owner == "ghost 3"


def test_a_program_may_send_a_name(come: Callable[[], Browser]) -> None:
    """Holes: a program without a name is refused; a program's name is not shown."""
    named, nameless = come(), come()
    assert ask(named, "clubs-whist", name="Robot")["players"][0] == "Robot"
    assert ask(nameless, "clubs-whist")["players"][:2] == ["Robot", "Guest"]


def test_nobody_is_sent_where_nobody_is(store: Store) -> None:
    """Hole: a newcomer waits with people who have closed the page."""
    table = sought(store, "ada").id
    assert sought(store, "bo").id == table  # Ada's page may still be connecting
    aged(store, table, "2026-11-01T00:00:00.000Z")
    assert sought(store, "bo").id != table
