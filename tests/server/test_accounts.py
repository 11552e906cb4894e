"""Accounts: made, logged in to, left; what moves along, and who gets in."""

import asyncio
import json
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher, extract_parameters
from websockets.exceptions import ConnectionClosed

import clubsuit
from clubsuit.server import accounts, keeping, known_browsers, often, people, sessions
from clubsuit.server.accounts import Account
from clubsuit.server.app import create_app
from clubsuit.server.settings import Limits
from clubsuit.server.storage import ACCOUNTS, SESSIONS, Store
from clubsuit.server.tables import open_table
from server.browser import Browser, Server, ask
from server.test_several import begun, copy, play_on, receive
from server.test_storage import NEW

PASSWORD = "correct horse"


@pytest.fixture
def store(database: Path | str) -> Iterator[Store]:
    """An empty database, of both kinds."""
    store = Store(database)
    yield store
    store.close()


@pytest.fixture
def name() -> str:
    """A name that nobody has yet."""
    return f"Ada {secrets.token_hex(6)}"


def account(name: str = "Ada") -> Account:
    """An account whose password does not matter."""
    return Account(accounts.key_of(name), name, f"person of {name}", "hash")


def send(browser: Browser, path: str, **body: str) -> Any:
    """An answer, and that it brought a new cookie where it went well."""
    before = browser.http.cookies["clubsuit"]
    answer = browser.http.post(f"/api/{path}", json=body)
    assert (browser.http.cookies["clubsuit"] != before) == answer.is_success
    given = [cookie.partition("=")[0] for cookie in answer.headers.get_list("set-cookie")]
    assert given.count("clubsuit") == answer.is_success
    return answer


def make(browser: Browser, name: str) -> None:
    assert send(browser, "accounts", name=name, password=PASSWORD).status_code == 201


def log_in(browser: Browser, name: str, password: str = PASSWORD) -> Any:
    return send(browser, "sessions", name=name, password=password)


def key(answer: Any) -> str:
    """What a refusal says."""
    return str(answer.json()["message"]["key"])


def tables(browser: Browser) -> set[str]:
    return {table["id"] for table in browser.http.get("/api/tables").json()}


# ---- one person everywhere ----------------------------------------------------------------


def test_the_same_person_elsewhere(browser: Browser, other: Browser, name: str) -> None:
    """Holes: a guest's games that are lost when they make an account, or log in to it; a name
    with other capitals that is somebody else."""
    first = browser.new_table("clubs-whist", seed=1)
    cards = browser.sit(first).view["hand"]
    make(browser, name)
    assert browser.http.get("/api/me").json() == {"account": name}
    assert tables(browser) == {first}
    second = other.new_table("clubs-whist", seed=2)
    assert log_in(other, f" {name.upper()}  ").status_code == 201
    assert tables(browser) == tables(other) == {first, second}
    assert other.sit(first).view["hand"] == browser.sit(first).view["hand"] == cards
    (line, *_) = other.http.get("/api/me/export").text.splitlines()
    assert json.loads(line) == {"account": name, "browsers": []}


def test_another_device_of_an_account(browser: Browser, other: Browser, name: str) -> None:
    """Hole: a device that got in by a link ends the other's session when it logs out."""
    make(browser, name)
    code = browser.http.post("/api/devices").json()["code"]
    other.http.post("/api/devices/here", json={"code": code})
    assert other.http.get("/api/me").json() == {"account": name}
    assert other.http.delete("/api/sessions/here").status_code == 204
    assert other.http.get("/api/me").json() == {"account": None}
    assert browser.http.get("/api/me").json() == {"account": name}


def test_logged_out(browser: Browser, name: str) -> None:
    """Holes: who comes after at this computer has the games, or still sees an open table; the old
    cookie still works."""
    make(browser, name)
    table = browser.new_table("clubs-whist", seed=1)
    line = browser.sit(table)
    old = browser.http.cookies["clubsuit"]
    assert browser.http.delete("/api/sessions/here").status_code == 204
    assert tables(browser) == set()
    with pytest.raises(ConnectionClosed):
        while True:
            line.receive()
    url = f"{browser.server.url}/api/tables"
    assert ask(url, Cookie=f"clubsuit={old}").json() == []
    assert log_in(browser, name).status_code == 201
    assert tables(browser) == {table}


def test_somebody_elses_account(browser: Browser, other: Browser, name: str) -> None:
    """Hole: who logs in to another account brings it the games of the first one."""
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
    """Hole: who gave a visitor their cookie, by a link for another device, is in their account
    when they make one or log in."""
    code = browser.http.post("/api/devices").json()["code"]
    other.http.post("/api/devices/here", json={"code": code})
    make(other, name)
    assert browser.http.get("/api/me").json() == {"account": None}
    other.http.delete("/api/sessions/here")
    code = browser.http.post("/api/devices").json()["code"]
    other.http.post("/api/devices/here", json={"code": code})
    log_in(other, name)
    assert browser.http.get("/api/me").json() == {"account": None}


# ---- passwords -----------------------------------------------------------------------------


def test_another_password(browser: Browser, other: Browser, name: str) -> None:
    """Holes: a thief who is logged in stays so, or still sees the table; the person themselves is
    thrown out, or loses games; the old password works."""
    make(browser, name)
    table = browser.new_table("clubs-whist", seed=1)
    log_in(other, name)
    line = other.sit(table)
    assert key(send(browser, "me/password", old="wrong", new="battery staple")) == (
        "server-account-wrong"
    )
    answer = send(browser, "me/password", old=PASSWORD, new="battery staple")
    assert answer.status_code == 204
    assert browser.http.get("/api/me").json() == {"account": name}
    assert tables(browser) == {table}
    assert tables(other) == set()
    with pytest.raises(ConnectionClosed):
        while True:
            line.receive()
    assert key(log_in(other, name)) == "server-account-wrong"
    assert log_in(other, name, "battery staple").status_code == 201


def test_what_is_refused(browser: Browser, other: Browser, name: str) -> None:
    """Holes: a name that two have; one of nothing; a password that is none; refusals that tell
    who has an account."""
    make(other, name)
    for given, password, says in [
        (name.lower(), PASSWORD, "server-account-taken"),
        (" \n ", PASSWORD, "server-account-name"),
        (f"{name} b", "short", "server-account-password"),
        (f"{name} b", f"{name}  B", "server-account-password-name"),
    ]:
        assert key(send(browser, "accounts", name=given, password=password)) == says
    wrong, unknown = log_in(browser, name, "wrong password"), log_in(browser, f"{name} x")
    assert (wrong.status_code, wrong.json()) == (unknown.status_code, unknown.json())
    assert key(send(browser, "me/password", old="x" * 8, new="y" * 8)) == "server-account-out"


def test_it_takes_as_long_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the time of a refusal tells whether there is an account of this name.

    The work is compared: as many hashes, with the same parameters.
    """
    hasher, work = accounts._hasher(), list[Any]()
    hashed = hasher.hash(PASSWORD)
    assert accounts.verify(hashed, PASSWORD)
    assert not accounts.verify(None, PASSWORD)

    class Counting:
        """Notes what it is asked for."""

        def hash(self, password: str) -> str:
            work.append("a new hash")
            return hasher.hash(password)

        def verify(self, hashed: str, password: str) -> bool:
            work.append(extract_parameters(hashed))
            return hasher.verify(hashed, password)

    monkeypatch.setattr(accounts, "_hasher", Counting)
    assert not accounts.verify(hashed, "wrong")
    assert not accounts.verify(None, "wrong")
    assert work == [extract_parameters(hashed)] * 2


def test_passwords_are_not_tried_on_and_on(browser: Browser, other: Browser, name: str) -> None:
    """Holes: as many guesses as somebody likes; one who guesses locks all others out."""
    make(other, name)
    for _ in range(10):
        assert key(log_in(browser, name, "a guess, no more")) == "server-account-wrong"
    answer = log_in(browser, name)
    assert (answer.status_code, key(answer)) == (429, "server-account-often")
    assert key(log_in(browser, f"{name} x")) == "server-account-wrong"
    assert other.http.get("/api/me").json() == {"account": name}


class Club:
    """A server in this process, whose visitors come from any address."""

    def __init__(self, folder: Path, limits: Limits) -> None:
        self.app = create_app(folder, limits=limits)

    async def __aenter__(self) -> "Club":
        self._ends = AsyncExitStack()
        await self._ends.enter_async_context(self.app.router.lifespan_context(self.app))
        return self

    async def __aexit__(self, *error: Any) -> None:
        await self._ends.aclose()

    async def visitor(self, address: str) -> httpx.AsyncClient:
        """A browser that is here for the first time."""
        transport = httpx.ASGITransport(self.app, client=(address, 1))
        http = httpx.AsyncClient(transport=transport, base_url="http://localhost")
        return await self._ends.enter_async_context(http)


async def status(http: httpx.AsyncClient, path: str, **body: str) -> int:
    return (await http.post(f"/api/{path}", json=body)).status_code


NEW_ACCOUNT = {"name": "Ada", "password": PASSWORD}


@pytest.fixture
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are hashed quickly."""
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(accounts, "_hasher", lambda: hasher)
    often._limiter.cache_clear()


def test_a_name_is_tried_from_all_addresses(tmp_path: Path, cheap: None) -> None:
    """Bug: each address had ten tries of its own, so a thousand addresses had ten thousand. And
    who had logged in before would be locked out by them."""

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
            # And what is tried there does not go on and on either.
            assert await status(owner, "sessions", **NEW_ACCOUNT) == 429

    asyncio.run(ask())


def test_one_address_does_not_lock_a_browser_out(tmp_path: Path, cheap: None) -> None:
    """Holes: who sits in the same room uses up what its address may try, for the owner too; who
    knows one account is known for another."""

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
            assert await status(owner, "devices/kept") == 201

    asyncio.run(ask())


def test_a_browser_is_known_for_its_accounts(tmp_path: Path, cheap: None) -> None:
    """Holes: a cookie that anybody can make, or that another server gives; one that scripts read,
    or that goes over HTTP; one that grows on and on; an account reached by a link."""

    def cookie_of(answer: httpx.Response) -> str:
        given = answer.headers.get_list("set-cookie")
        return next(one for one in given if one.startswith(known_browsers.cookie_name()))

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
    """Hole: a password or a session's token that can be read in the database."""
    make(browser, name)
    with closing(sqlite3.connect(server.database, timeout=60)) as database:
        # Into the file itself: in the log of SQLite the next entries may take its place meanwhile.
        assert database.execute("PRAGMA wal_checkpoint(FULL)").fetchone()[0] == 0
    stored = b"".join(file.read_bytes() for file in server.folder.glob("clubsuit.sqlite*"))
    assert name.encode() in stored
    assert b"$argon2id$" in stored
    assert PASSWORD.encode() not in stored
    assert browser.http.cookies["clubsuit"].encode() not in stored


# ---- stored --------------------------------------------------------------------------------


def test_seats_move_all_or_none(store: Store) -> None:
    """Holes: half of the games in one account and half in another; an account without them; a
    name given twice."""
    tables = {open_table(store, "guest", NEW).id for _ in range(3)}
    assert set(accounts.register(store, account(), "guest", "token")) == tables
    open_table(store, "other", NEW)
    with pytest.raises(clubsuit.NotationError, match="is taken"):
        accounts.register(store, account(), "other", "token of another")
    assert {row.id for row in store.tables_of("person of Ada", 9)} == tables
    assert len(store.tables_of("other", 9)) == 1
    assert all(row.owner == "person of Ada" for row in store.tables_of("person of Ada", 9))
    assert sessions.owner_of(store, people.person("token of another")) is None


def test_a_game_goes_on_in_all_processes(store: Store) -> None:
    """Hole: another process still knows the seat as the guest's, and turns its person away."""
    table = begun(store)
    elsewhere = copy(store, table)
    accounts.register(store, account(), "ada", "token")
    elsewhere.catch_up()
    assert elsewhere.row.seats[0].person == "person of Ada"
    play_on(elsewhere, 5)
    table.catch_up()
    assert table.row.seats == elsewhere.row.seats
    assert table.whole() == elsewhere.whole()


def test_a_password_changed_meanwhile(store: Store) -> None:
    """Hole: who has proved the old password gets a session after the new one was set."""
    accounts.register(store, account(), "guest", "token")
    accounts.change(store, account(), "new hash", "new token")
    with pytest.raises(clubsuit.NotationError):
        accounts.log_in(store, account(), None, "", "late token")
    with pytest.raises(clubsuit.NotationError):
        accounts.change(store, account(), "other hash", "later token")
    with store.reading() as connection:
        assert len(connection.execute(SESSIONS.select()).all()) == 1


def test_an_account_is_deleted(store: Store) -> None:
    """Hole: a name, a password or a session that stays when everything is deleted."""
    accounts.register(store, account(), "guest", "token")
    keeping.forget(store, "person of Ada")
    with store.reading() as connection:
        for part in (ACCOUNTS, SESSIONS):
            assert connection.execute(part.select()).all() == []


def test_a_program_of_ones_own_stays_one(browser: Browser, name: str) -> None:
    """Hole: a line to a table is another person's than the page."""
    table = browser.new_table("clubs-whist", name="Ada", open=True)
    make(browser, name)
    line = browser.line(table)
    assert receive(line, "gathering")["people"]["seat"] == 0
