"""Accounts: creating them, logging in and out, what moves to them, and who may log in."""

import asyncio
import json
import secrets
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sql
from alembic import command
from argon2 import PasswordHasher, extract_parameters
from websockets.exceptions import ConnectionClosed

import clubsuit
from clubsuit.errors import TurnError
from clubsuit.games.state import SPECTATOR
from clubsuit.server.http.app import create_app
from clubsuit.server.people import accounts, data, former, known_browsers, sessions, tokens
from clubsuit.server.people.accounts import Account
from clubsuit.server.settings import Limits
from clubsuit.server.storage import databases
from clubsuit.server.storage.migrations import config
from clubsuit.server.storage.schema import ACCOUNTS, FORMER, SESSIONS
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.writing import visible
from server.support import probe
from server.support.clients import Browser, TableClient, receive
from server.support.connections import ask, cookie_of, token_of
from server.support.servers import Server
from server.support.tables import ADA, BO, CY, NEW, account, begun, copy, deal, open_one, play_on

pytestmark = pytest.mark.each_database

PASSWORD = "correct horse"
HIDDEN = "\u200b\u3164\ufe0f\u202e\u2800"
"""A name without visible characters."""

PERSIAN = "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"

NAMES = [
    (PERSIAN, [f"{PERSIAN}\u200c"]),
    ("\u0dc1\u0dca\u200d\u0dbb\u0dd3", [" \u0dc1\u0dca\u200d\u0dbb\u0dd3\u2060"]),
    ("\u09b0\u200d\u09cd\u09af\u09be\u09ac", ["\ufeff\u09b0\u200d\u09cd\u09af\u09be\u09ac"]),
    ("Anna\u00adLena", ["annalena"]),
    ("\ufeffDora", ["DORA"]),
    ("Cy \U0001fae8", ["CY\u00a0\u200b\U0001fae8"]),
    ("Zoe\u0308", ["ZO\u00cb"]),
    ("\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f Dai", []),
    ("\u202eStra\u00dfe", ["STRASSE"]),
    ("\u039f\u03b4\u03cd\u03c2\u034f", ["\u039f\u0394\u038e\u03a3"]),
    ("\u0130pek \u2764\ufe0f", ["ipek \u2764\ufe0f"]),
]
"""Names of accounts, each with other spellings of the same name."""


@pytest.fixture
def name() -> str:
    """Return a name that no account has yet."""
    return f"Ada {secrets.token_hex(6)}"


def send(browser: Browser, path: str, **body: str) -> Any:
    """Return the answer, and check that it sets a new cookie if and only if the request
    succeeds."""
    before = token_of(browser.http)
    answer = browser.http.post(f"/api/{path}", json=body)
    assert (token_of(browser.http) != before) == answer.is_success
    given = [cookie.partition("=")[0] for cookie in answer.headers.get_list("set-cookie")]
    known = [name for name in given if name.endswith("-known")]
    assert len(given) - len(known) == answer.is_success
    return answer


def make(browser: Browser, name: str) -> None:
    assert send(browser, "accounts", name=name, password=PASSWORD).status_code == 201


def log_in(browser: Browser, name: str, password: str = PASSWORD) -> Any:
    return send(browser, "sessions", name=name, password=password)


def key(answer: Any) -> str:
    """Return the message key of a refusal."""
    return str(answer.json()["message"]["key"])


def logs_in_as(browser: Browser, name: str, password: str = PASSWORD) -> str | None:
    """Try to log in. Return the browser's account, or None if the login is refused."""
    answer = log_in(browser, name, password)
    return answer.json()["account"] if answer.is_success else None


def tables(browser: Browser) -> set[str]:
    return {table["id"] for table in browser.http.get("/api/tables").json()}


# ---- several browsers ---------------------------------------------------------------------


def test_the_same_person_elsewhere(browser: Browser, other: Browser, name: str) -> None:
    """Holes: a guest's games are lost when the guest registers or logs in; another capitalisation
    of a name belongs to another account."""
    first = browser.new_table("clubs-whist", seed=1)
    cards = browser.sit(first).view["hand"]
    make(browser, name)
    assert browser.http.get("/api/me").json()["account"] == name
    assert tables(browser) == {first}
    second = other.new_table("clubs-whist", seed=2)
    assert log_in(other, f" {name.upper()}  ").status_code == 201
    assert tables(browser) == tables(other) == {first, second}
    assert other.sit(first).view["hand"] == browser.sit(first).view["hand"] == cards
    (line, *_) = other.http.get("/api/me/export").text.splitlines()
    assert json.loads(line) == {
        "account": name,
        "language": None,
        "face": None,
        "browsers": [],
        "people": [],
        "puzzle_answers": [],
        "puzzle_ratings": [],
        "own_puzzles": [],
        "tournaments": [],
        "reports": [],
    }


def test_another_device_of_an_account(browser: Browser, other: Browser, name: str) -> None:
    """Hole: a device that joined by a link ends the other device's session when it logs out."""
    make(browser, name)
    code = browser.http.post("/api/devices").json()["code"]
    other.http.post("/api/devices/here", json={"code": code})
    assert other.http.get("/api/me").json()["account"] == name
    assert other.http.delete("/api/sessions/here").status_code == 204
    assert other.http.get("/api/me").json()["account"] is None
    assert browser.http.get("/api/me").json()["account"] == name


def test_logged_out(browser: Browser, name: str) -> None:
    """Holes: after a logout the next user of this computer has the games or still sees an open
    table; the old cookie still works."""
    make(browser, name)
    table = browser.new_table("clubs-whist", seed=1)
    client = browser.sit(table)
    old = cookie_of(browser.http)
    assert browser.http.delete("/api/sessions/here").status_code == 204
    assert tables(browser) == set()
    with pytest.raises(ConnectionClosed):
        while True:
            client.receive()
    url = f"{browser.server.url}/api/tables"
    assert ask(url, Cookie=old).json() == []
    assert log_in(browser, name).status_code == 201
    assert tables(browser) == {table}


def test_somebody_elses_account(browser: Browser, other: Browser, name: str) -> None:
    """Hole: logging in to another account moves the first account's games to it."""
    make(browser, name)
    mine = browser.new_table("clubs-whist", seed=1)
    make(other, f"{name} too")
    assert key(send(browser, "accounts", name=f"{name} 3", password=PASSWORD)) == (
        "server-account-in"
    )
    assert log_in(browser, f"{name} too").status_code == 201
    assert tables(browser) == tables(other) == set()
    assert log_in(browser, name).status_code == 201
    assert tables(browser) == {mine}


def test_a_planted_cookie_gets_nobody_in(browser: Browser, other: Browser, name: str) -> None:
    """Hole: a visitor opens an attacker's device link and then registers or logs in, and the
    attacker's browser is logged in to that account too."""
    code = browser.http.post("/api/devices").json()["code"]
    other.http.post("/api/devices/here", json={"code": code})
    make(other, name)
    assert browser.http.get("/api/me").json()["account"] is None
    other.http.delete("/api/sessions/here")
    code = browser.http.post("/api/devices").json()["code"]
    other.http.post("/api/devices/here", json={"code": code})
    log_in(other, name)
    assert browser.http.get("/api/me").json()["account"] is None


# ---- names ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "spellings"), NAMES, ids=range(len(NAMES)))
def test_who_made_an_account_gets_in(
    browser: Browser, other: Browser, name: str, spellings: list[str]
) -> None:
    """Bug: an account whose name has joiners, marks or new emoji refused a login with that name.
    Hole: invisible characters allow a second account with the same visible name."""
    more = f" {secrets.token_hex(6)}"
    make(browser, name + more)
    shown = browser.http.get("/api/me").json()["account"]
    assert shown == visible(name + more)
    for spelling in dict.fromkeys([name + more, shown, *(one + more for one in spellings)]):
        assert logs_in_as(other, spelling) == shown, ascii(spelling)
    other.http.delete("/api/sessions/here")
    again = send(other, "accounts", name=f"\u200b{name.lower()}{more}", password=PASSWORD)
    assert key(again) == "server-account-taken"


OLD = {
    "Ada": "ada",
    "Ada\u034f": "ada\u034f",
    "ADA\u3164": "ada \u1160",
    "\u0639\u0644\u06cc \u0631\u0636\u0627": "\u0639\u0644\u06cc \u0631\u0636\u0627",
    "Cy": "cy",
    "\uff22o": "bo",
    "\u01f0": "j\u030c",
    "\U0001f469\u200d\U0001f467": "\U0001f469\u200d\U0001f467",
    "\u3164": "\u1160",
}
"""Names of accounts as revision 0038 stored them, each with its key."""


@pytest.fixture
def migrated(database: Path | str) -> Iterator[Store]:
    """Yield a migrated database with accounts of revision 0038, whose passwords are "PASSWORD 1"
    and so on."""

    def upgrade(engine: sql.Engine) -> None:
        settings = config()
        with databases.writing(engine).begin() as connection:
            settings.attributes["connection"] = connection
            command.upgrade(settings, "0038")

    engine = databases.connect(database, upgrade)
    old = sql.table("accounts", *map(sql.column, OLD_COLUMNS))
    with databases.writing(engine).begin() as connection:
        for n, (name, key) in reversed(list(enumerate(OLD.items(), 1))):
            row = key, name, f"person {n}", hashed(n), f"2026-01-0{n}"
            connection.execute(sql.insert(old).values(row))
    engine.dispose()
    with closing(Store(database)) as store:
        yield store


OLD_COLUMNS = ("key", "name", "person", "password", "created")


def hashed(number: int) -> str:
    return PasswordHasher(1, 8, 1).hash(f"PASSWORD {number}")


def found(store: Store, name: str, number: int) -> str | None:
    """Return the person that logs in with this spelling and the password of account `number`."""
    one = accounts.proved_by(accounts.accounts_named(store, name), f"PASSWORD {number}")
    return one and one.person


def test_accounts_are_migrated(migrated: Store) -> None:
    """Holes: an account is lost or becomes another person's; an account that was stored with
    another spelling of its name refuses the login. If several accounts have one key, the password
    is checked first for the account with the exact spelling, then for the others."""
    for number, name in enumerate(OLD, 1):
        assert found(migrated, name, number) == f"person {number}", ascii(name)
        assert accounts.accounts_named(migrated, name)[0].name == name
        assert found(migrated, name, 99) is None
    for spelling, number in [
        ("ada", 1),
        ("ADA", 2),
        ("a\u00adda", 3),
        ("Ada", 3),
        (PERSIAN, 4),  # spelled with its joiner
        ("Cy \U0001fae8", 5),
        ("BO", 6),
        ("J\u030c", 7),
        ("\U0001f469\u200d\U0001f467\u200d", 8),
    ]:
        assert found(migrated, spelling, number) == f"person {number}", ascii(spelling)
    assert [one.person for one in accounts.accounts_named(migrated, "aDa")] == [
        "person 1",
        "person 2",
        "person 3",
    ]


def test_one_of_several_with_a_key(migrated: Store) -> None:
    """Holes: a change of the password, or the removal of an account, affects all accounts with the
    same key; a removed account's name counts as free while another account has it."""
    (first, second, third) = accounts.accounts_named(migrated, "Ada")
    accounts.change(migrated, second, hashed(22), "a token")
    accounts.remove(migrated, first.person)
    left = accounts.accounts_named(migrated, "Ada")
    assert [one.name for one in left] == [second.name, third.name]
    assert left[0].person != second.person
    assert left[1] == third
    with pytest.raises(clubsuit.NotationError, match="is taken"):
        accounts.register(migrated, account("ADA"), "guest", "token")
    for one in left:
        accounts.remove(migrated, one.person)
    accounts.register(migrated, account("ADA"), "guest", "token")
    assert [one.name for one in accounts.accounts_named(migrated, "Ada")] == ["ADA"]


def test_two_make_an_account_at_once(store: Store) -> None:
    """Hole: two simultaneous registrations create two accounts with one key."""
    spellings = ["Ada", "ADA", "A\u200bda", "ada "] * 4
    new = [account(name)._replace(person=f"person {n}") for n, name in enumerate(spellings)]

    def register(one: Account) -> bool:
        try:
            accounts.register(store, one, "guest", f"token of {one.person}")
        except clubsuit.NotationError:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(register, new)) == 1
    assert len(accounts.accounts_named(store, "ada")) == 1


def test_a_key_of_another_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: an account is lost when a newer Python folds its letters differently."""
    accounts.register(store, account("\U00010d50"), "guest", "token")
    monkeypatch.setattr(accounts, "key_of", lambda name: "another key")
    (one,) = accounts.accounts_named(store, "\U00010d50")
    assert one.person == "person of \U00010d50"


# ---- passwords -----------------------------------------------------------------------------


def test_another_password(browser: Browser, other: Browser, name: str) -> None:
    """Holes: after a password change another logged-in browser keeps its session or still sees the
    table; the browser that changed it loses its session or games; the old password still works."""
    make(browser, name)
    table = browser.new_table("clubs-whist", seed=1)
    log_in(other, name)
    client = other.sit(table)
    assert key(send(browser, "me/password", old="wrong", new="battery staple")) == (
        "server-account-wrong"
    )
    answer = send(browser, "me/password", old=PASSWORD, new="battery staple")
    assert answer.status_code == 204
    assert browser.http.get("/api/me").json()["account"] == name
    assert tables(browser) == {table}
    assert tables(other) == set()
    with pytest.raises(ConnectionClosed):
        while True:
            client.receive()
    assert key(log_in(other, name)) == "server-account-wrong"
    assert log_in(other, name, "battery staple").status_code == 201


def test_what_is_refused(browser: Browser, other: Browser, name: str) -> None:
    """Holes: two accounts have one name; a name is empty; a password is too weak; a refusal reveals
    whether an account exists."""
    make(other, name)
    for given, password, says in [
        (name.lower(), PASSWORD, "server-account-taken"),
        (" \n ", PASSWORD, "server-account-name"),
        (HIDDEN, PASSWORD, "server-account-name"),
        ("\u00e9" * 41, PASSWORD, "server-account-name-long"),
        (f"{name} b", "short", "server-account-password"),
        (f"{name} b", f"{name}  B", "server-account-password-name"),
    ]:
        assert key(send(browser, "accounts", name=given, password=password)) == says
    wrong, unknown = log_in(browser, name, "wrong password"), log_in(browser, f"{name} x")
    assert (wrong.status_code, wrong.json()) == (unknown.status_code, unknown.json())
    assert key(send(browser, "me/password", old="x" * 8, new="y" * 8)) == "server-account-out"
    assert key(log_in(browser, HIDDEN)) == "server-account-name"


def test_it_takes_as_long_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the duration of a refusal reveals whether an account with this name exists.

    The test compares the work: the number of hashes and their parameters.
    """
    hasher, work = probe.hasher(), list[Any]()
    hashed = hasher.hash(PASSWORD)
    assert accounts.verify(hashed, PASSWORD)
    assert not accounts.verify(None, PASSWORD)

    class Counting:
        """A hasher that records its calls."""

        def hash(self, password: str) -> str:
            work.append("a new hash")
            return hasher.hash(password)

        def verify(self, hashed: str, password: str) -> bool:
            work.append(extract_parameters(hashed))
            return hasher.verify(hashed, password)

    probe.use_hasher(monkeypatch, Counting)
    assert not accounts.verify(hashed, "wrong")
    assert not accounts.verify(None, "wrong")
    assert work == [extract_parameters(hashed)] * 2


def test_passwords_are_not_tried_on_and_on(browser: Browser, other: Browser, name: str) -> None:
    """Holes: the number of guesses is unlimited; guesses for one name lock other accounts out."""
    make(other, name)
    for number in range(10):
        spelled = name + "\u200b" * number
        assert key(log_in(browser, spelled, "a guess, no more")) == "server-account-wrong"
    answer = log_in(browser, name)
    assert (answer.status_code, key(answer)) == (429, "server-account-often")
    assert key(log_in(browser, f"{name} x")) == "server-account-wrong"
    assert other.http.get("/api/me").json()["account"] == name


class Club:
    """A server in this process whose visitors may have any address."""

    def __init__(self, folder: Path, limits: Limits) -> None:
        self.app = create_app(folder, limits=limits)

    async def __aenter__(self) -> "Club":
        self._ends = AsyncExitStack()
        await self._ends.enter_async_context(self.app.router.lifespan_context(self.app))
        return self

    async def __aexit__(self, *error: Any) -> None:
        await self._ends.aclose()

    async def visitor(self, address: str) -> httpx.AsyncClient:
        """Return a browser that visits for the first time."""
        transport = httpx.ASGITransport(self.app, client=(address, 1))
        http = httpx.AsyncClient(transport=transport, base_url="http://localhost")
        return await self._ends.enter_async_context(http)


async def status(http: httpx.AsyncClient, path: str, **body: str) -> int:
    return (await http.post(f"/api/{path}", json=body)).status_code


NEW_ACCOUNT = {"name": "Ada", "password": PASSWORD}


@pytest.fixture
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make password hashing fast."""
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    probe.use_hasher(monkeypatch, lambda: hasher)


def test_a_name_is_tried_from_all_addresses(tmp_path: Path, cheap: None) -> None:
    """Bug: each address could make ten attempts at a name, so a thousand addresses could make ten
    thousand. Hole: a limit over all addresses locks the owner's browser out."""

    async def ask() -> None:
        async with Club(tmp_path, Limits(tries="3/10minute", tries_of_name="7/hour")) as club:
            owner = await club.visitor("198.51.100.1")
            assert await status(owner, "accounts", **NEW_ACCOUNT) == 201
            assert (await owner.delete("/api/sessions/here")).status_code == 204
            tried = []
            for n in range(4):
                attacker = await club.visitor(f"203.0.113.{n}")
                wrong = {"name": " ADA ", "password": "a guess, no more"}
                tried += [await status(attacker, "sessions", **wrong) for _ in range(4)]
            assert tried == [422, 422, 422, 429] * 2 + [422] + [429] * 7
            new = await club.visitor("192.0.2.1")
            assert await status(new, "sessions", **NEW_ACCOUNT) == 429
            wrong = {"name": "Ada", "password": "mistyped"}
            assert await status(owner, "sessions", **wrong) == 422
            assert await status(owner, "sessions", **NEW_ACCOUNT) == 201
            assert await status(owner, "me/password", old=PASSWORD, new="battery staple") == 204
            # The owner's browser has a limit too.
            assert await status(owner, "sessions", **NEW_ACCOUNT) == 429

    asyncio.run(ask())


def test_one_address_does_not_lock_a_browser_out(tmp_path: Path, cheap: None) -> None:
    """Holes: another person at the same address uses up the owner's attempts; a browser known for
    one account counts as known for another."""

    async def ask() -> None:
        limits = Limits(tries_of_address="3/10minute", links="2/hour")
        async with Club(tmp_path, limits) as club:
            owner, other = [await club.visitor("198.51.100.1") for _ in range(2)]
            assert await status(owner, "accounts", **NEW_ACCOUNT) == 201
            assert await status(other, "accounts", name="Bo", password=PASSWORD) == 201
            for http in (owner, other):
                await http.delete("/api/sessions/here")
            for _ in range(3):
                assert await status(other, "sessions", name="Ada", password="a guess") == 422
            assert await status(other, "sessions", **NEW_ACCOUNT) == 429
            assert await status(other, "sessions", name="Bo", password=PASSWORD) == 201
            assert await status(owner, "sessions", **NEW_ACCOUNT) == 201
            stranger = await club.visitor("198.51.100.1")
            tried = [await status(stranger, "devices/here", code="x" * 43) for _ in range(3)]
            assert tried == [422, 422, 429]
            assert await status(owner, "devices/recovery") == 201

    asyncio.run(ask())


def test_a_browser_is_known_for_its_accounts(tmp_path: Path, cheap: None) -> None:
    """Holes: any client can forge the cookie; scripts can read it; it grows without limit; a
    browser that joined by a link does not get the cookie."""

    def cookie_of(answer: httpx.Response) -> str:
        given = answer.headers.get_list("set-cookie")
        return next(
            one for one in given if one.startswith(known_browsers.cookie_name(secure=False))
        )

    async def ask() -> None:
        async with Club(tmp_path, Limits(tries="1/hour")) as club:
            owner = await club.visitor("198.51.100.1")
            about = cookie_of(await owner.post("/api/accounts", json=NEW_ACCOUNT))
            assert about.endswith("; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly")
            name, _, value = about.partition(";")[0].partition("=")
            browser, signature, account = value.split(".")
            assert await status(owner, "sessions", **NEW_ACCOUNT) == 201
            forged = [
                f"{'A' * 16}.{signature}.{account}",
                f"{browser}.{account}.{signature}",
                f"{browser}.{signature}.{'A' * 16}",
                f"{browser}.{signature}",
            ]
            for number, made_up in enumerate(forged):
                thief = await club.visitor(f"203.0.113.{number}")
                thief.cookies.set(name, made_up)
                assert await status(thief, "sessions", name="Ada", password="a guess") == 422
                assert await status(thief, "sessions", **NEW_ACCOUNT) == 429
            code = (await owner.post("/api/devices")).json()["code"]
            second = await club.visitor("192.0.2.2")
            assert await status(second, "devices/here", code=code) == 204
            assert cookie_of(await second.get("/api/me")).startswith(f"{name}=")
            assert "set-cookie" not in (await second.get("/api/me")).headers
            for number in range(2 * known_browsers.ACCOUNTS):
                await owner.delete("/api/sessions/here")
                await owner.post("/api/accounts", json={"name": f"{number}", "password": PASSWORD})
            assert len(owner.cookies[name].split(".")) == 2 + known_browsers.ACCOUNTS

    asyncio.run(ask())


def test_the_database_gives_nobody_an_account(server: Server, browser: Browser, name: str) -> None:
    """Hole: the database contains a readable password or session token."""
    make(browser, name)
    with closing(sqlite3.connect(server.database, timeout=60)) as database:
        # Copy the write-ahead log to the main file, because new entries could overwrite the log.
        assert database.execute("PRAGMA wal_checkpoint(FULL)").fetchone()[0] == 0
    stored = b"".join(file.read_bytes() for file in server.folder.glob("clubsuit.sqlite*"))
    assert name.encode() in stored
    assert b"$argon2id$" in stored
    assert PASSWORD.encode() not in stored
    assert token_of(browser.http).encode() not in stored


# ---- the database --------------------------------------------------------------------------


def test_seats_move_all_or_none(store: Store) -> None:
    """Holes: only some of a guest's games move to the account; an account is created without them;
    a name is used twice."""
    tables = {open_table(store, "guest", NEW).id for _ in range(3)}
    assert set(accounts.register(store, account(), "guest", "token")) == tables
    open_table(store, "other", NEW)
    with pytest.raises(clubsuit.NotationError, match="is taken"):
        accounts.register(store, account(), "other", "token of another")
    assert {row.id for row in store.tables_of("person of Ada", 9)} == tables
    assert len(store.tables_of("other", 9)) == 1
    assert all(row.owner == "person of Ada" for row in store.tables_of("person of Ada", 9))
    assert sessions.owner_of(store, tokens.person("token of another")) is None


def test_a_game_goes_on_in_all_processes(store: Store) -> None:
    """Hole: another process still assigns the seat to the guest and turns the logged-in person
    away."""
    table = begun(store)
    elsewhere = copy(store, table)
    accounts.register(store, account(), "ada", "token")
    elsewhere.catch_up()
    assert elsewhere.row.seats[0].person == "person of Ada"
    play_on(elsewhere, 5)
    table.catch_up()
    assert table.row.seats == elsewhere.row.seats
    assert table.whole() == elsewhere.whole()


@pytest.mark.parametrize("over", [False, True])
def test_one_person_keeps_one_seat_of_a_table(store: Store, over: bool) -> None:
    """Hole: a guest who logs in to an account at the same table has two hands and two votes, and
    appears twice among the winners."""
    accounts.register(store, account(), "ada", "token")
    table = open_one(store)
    table.seats.sit("person of Ada", 1, "Ada at home")
    table.seats.sit("cy", 2, "Cy")
    table = deal(table, ADA, BO, CY)
    while over and not table.over:
        if proposal := probe.agreements(table).proposal:
            voter = next(iter(probe.voters(table) - proposal.agreed))
            table.proposals.vote(voter, proposal.number, True)
        else:
            table.proposals.propose(0, "end")
    elsewhere = copy(store, table)
    assert accounts.log_in(store, account(), "ada", "old", "new") == [table.row.id]
    for one in (table, elsewhere):
        one.catch_up()
        assert one.row.seats_of("person of Ada") == [1]
        gone = one.row.seats[0].person
        assert gone == ("gone 0" if over else None), gone
        assert one.row.owner == "person of Ada"
        assert set(one.snapshot.views) == ({0, 1, 2, SPECTATOR} if over else {1, 2, SPECTATOR})
    if not over:
        assert probe.substitute(table, 0) == "strong"
        with pytest.raises(TurnError, match="have seen cards"):  # the guest knew the hand
            table.seats.sit("dee", 0, "Dee")


def test_a_password_changed_meanwhile(store: Store) -> None:
    """Hole: a login that checked the old password creates a session after a new password was
    set."""
    accounts.register(store, account(), "guest", "token")
    accounts.change(store, account(), "new hash", "new token")
    with pytest.raises(clubsuit.NotationError):
        accounts.log_in(store, account(), None, "", "late token")
    with pytest.raises(clubsuit.NotationError):
        accounts.change(store, account(), "other hash", "later token")
    with store.reading() as connection:
        assert len(connection.execute(SESSIONS.select()).all()) == 1


def test_an_account_is_deleted(store: Store) -> None:
    """Hole: the name, the password or a session of a deleted account remains in the database."""
    accounts.register(store, account(), "guest", "token")
    data.forget(store, "person of Ada")
    with store.reading() as connection:
        for part in (ACCOUNTS, SESSIONS):
            assert connection.execute(part.select()).all() == []


def test_a_program_of_ones_own_stays_one(browser: Browser, name: str) -> None:
    """Hole: after a registration the socket to a table acts for another person than the page."""
    table = browser.new_table("clubs-whist", name="Ada", open=True)
    make(browser, name)
    client = browser.connect(table)
    assert receive(client, "gathering")["people"]["seat"] == 0


# ---- other devices ------------------------------------------------------------------------


def second_device(browser: Browser, other: Browser) -> None:
    """Log another browser in as the same guest."""
    code = browser.http.post("/api/devices").json()["code"]
    assert other.http.post("/api/devices/here", json={"code": code}).status_code == 204


def why(browser: Browser) -> str | None:
    """Return the reason why a browser no longer acts for its person, or None."""
    reason: str | None = browser.http.get("/api/me").headers.get(former.HEADER)
    return reason


def closed_with(client: TableClient) -> tuple[int, list[str]]:
    """Return the close code of a socket and the keys of the refusals before it."""
    keys = []
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            message = client.receive()
            if message["type"] == "refused":
                keys.append(message["message"]["key"])
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, keys


@pytest.mark.parametrize("opened", [True, False])
def test_an_account_is_made_on_another_device(
    browser: Browser, other: Browser, name: str, opened: bool
) -> None:
    """Bug: when a guest registered, the guest's other devices became spectators of their own hand,
    or got the error that the table does not exist. They must learn that the seats moved to the
    account, and sit there again after a login."""
    table = browser.new_table("clubs-whist", **({"open": True} if opened else {"seed": 1}))
    second_device(browser, other)
    client = other.connect(table)
    receive(client, "gathering" if opened else "view")
    assert why(other) is None
    make(browser, name)
    code, _ = closed_with(client)
    assert code < 4000  # the page reconnects: another tab of the first browser sits there
    assert closed_with(other.connect(table)) == (4410, ["server-former-account"])
    assert (why(other), why(browser)) == ("account", None)
    assert log_in(other, name).status_code == 201
    assert why(other) is None
    again = receive(other.connect(table), "gathering" if opened else "view")
    assert (again["people"]["seat"] if opened else again["view"]["seat"]) == 0


def test_an_account_is_logged_in_to_on_another_device(
    browser: Browser, other: Browser, name: str
) -> None:
    """Hole: a guest logs in to an account that sits at the same table, and the guest's other
    devices are not informed. After the login, the person has the account's seat."""
    with Browser(browser.server) as elsewhere:
        make(elsewhere, name)
        table = elsewhere.new_table("clubs-whist", name="Ada", open=True)
        second_device(browser, other)
        client = other.connect(table)
        receive(client, "gathering")
        client.send(type="sit", seat=1, name="Bo")
        receive(client, "gathering")
        assert log_in(browser, name).status_code == 201
        assert closed_with(client)[0] < 4000
        assert closed_with(other.connect(table)) == (4410, ["server-former-account"])
        assert receive(browser.connect(table), "gathering")["people"]["seat"] == 0


def test_a_password_is_changed_on_another_device(
    browser: Browser, other: Browser, name: str
) -> None:
    """Hole: a browser whose session has ended watches its own hand as a new guest."""
    make(browser, name)
    table = browser.new_table("clubs-whist", open=True)
    assert log_in(other, name).status_code == 201
    client = other.connect(table)
    receive(client, "gathering")
    changed = {"old": PASSWORD, "new": "battery staple"}
    assert browser.http.post("/api/me/password", json=changed).status_code == 204
    assert closed_with(client)[0] < 4000
    assert closed_with(other.connect(table)) == (4411, ["server-former-password"])
    assert (why(other), why(browser)) == ("password", None)
    assert receive(browser.connect(table), "gathering")["people"]["seat"] == 0


def test_a_former_guest_goes_on_as_a_new_one(browser: Browser, other: Browser, name: str) -> None:
    """Hole: a former guest who does not log in gets the notice forever and cannot even watch."""
    table = browser.new_table("clubs-whist", open=True)
    second_device(browser, other)
    make(browser, name)
    assert other.http.delete("/api/sessions/here").status_code == 204
    assert why(other) is None
    assert receive(other.connect(table), "gathering")["people"]["seat"] is None


def test_who_gives_up_a_seat_stays(browser: Browser, other: Browser) -> None:
    """Hole: the server closes the socket of any person who no longer has a seat."""
    table = browser.new_table("clubs-whist", open=True)
    client = other.connect(table)
    receive(client, "gathering")
    client.send(type="sit", seat=1, name="Bo")
    receive(client, "gathering")
    client.send(type="leave-seat")
    assert receive(client, "gathering")["people"]["seat"] is None
    client.send(type="sit", seat=1, name="Bo")
    assert receive(client, "gathering")["people"]["seat"] == 1


def test_a_deleted_account_leaves_no_former_browser(store: Store) -> None:
    """Hole: hashes of a deleted account's tokens remain in the database, also after a change of
    password."""
    ada = account()
    accounts.register(store, ada, "guest", "token")
    accounts.log_in(store, ada, None, "old", "other token")
    accounts.change(store, ada, "another hash", "new token")
    assert {former.why(store, one) for one in ("guest", tokens.person("token"))} == {
        "account",
        "password",
    }
    assert former.why(store, tokens.person("new token")) is None
    (now,) = accounts.accounts_named(store, "Ada")
    accounts.remove(store, now.person)
    with store.reading() as connection:
        assert connection.execute(sql.select(FORMER)).all() == []


@pytest.mark.parametrize("how", ["guest", "password"])
def test_former_browsers_are_removed_after_a_year(store: Store, how: str) -> None:
    """Hole: entries of former browsers stay after their cookies have expired."""
    ada = account()
    accounts.register(store, ada, "guest", "token")
    year, minute = timedelta(days=365), timedelta(minutes=1)
    ages = {"expired": year + minute, "kept": year - minute}
    values = [
        {
            "token": token,
            "person": "bo",
            "why": former.ACCOUNT,
            "at": (datetime.now(UTC) - age).isoformat(),
        }
        for token, age in ages.items()
    ]

    def write(connection: sql.Connection) -> None:
        connection.execute(sql.insert(FORMER), values)

    store.write(write)
    if how == "guest":
        accounts.log_in(store, ada, "another guest", "old", "new token")
    else:
        accounts.change(store, ada, "another hash", "new token")
    assert [former.why(store, token) for token in ages] == [None, former.ACCOUNT]
