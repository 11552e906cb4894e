"""Limits on how often an address may send requests, and on uploaded files."""

import asyncio
from contextlib import closing
from pathlib import Path
from time import time
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection

from clubsuit.game import Record
from clubsuit.server.http.app import create_app
from clubsuit.server.ops.addresses import Asker, address_of
from clubsuit.server.ops.rate_limits import TooOften, limit
from clubsuit.server.people import accounts, tokens
from clubsuit.server.people.data import forget
from clubsuit.server.reviews.reviews import Reviews
from clubsuit.server.settings import Limits
from clubsuit.server.storage import uploads
from clubsuit.server.storage.store import Store
from server.support.records import whole_game

TABLE = {"game": "clubs-whist", "bots": ["rule", "rule"], "seed": 1}


def test_each_address_is_counted() -> None:
    """Hole: one machine can try a password with every name, or create thousands of accounts."""
    began = time()

    async def count() -> None:
        for address in ("a", "a", "b"):
            await limit("2/hour", "test", address)
        with pytest.raises(TooOften) as refused:
            await limit("2/hour", "test", "a")
        raise refused.value

    with pytest.raises(TooOften) as refused:
        asyncio.run(count())
    assert lasts_until_an_hour_after(began, refused.value.wait_s)


def lasts_until_an_hour_after(since: float, wait_s: int) -> bool:
    """Return whether a wait of `wait_s` seconds ends an hour after `since`."""
    return 3599 - (time() - since) <= wait_s <= 3601


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("64:ff9b::203.0.113.7", "203.0.113.7"),
        ("2002:cb00:7107:1::5", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_addresses(host: str, address: str) -> None:
    """Hole: a client with IPv6 has 2^64 addresses, each with its own limit."""
    scope = {"type": "http", "client": (host, 1), "headers": []}
    assert address_of(HTTPConnection(scope)) == address


@pytest.mark.parametrize(
    ("verb", "path", "body", "status"),
    [("POST", "/api/tables", TABLE, 201), ("PUT", "/api/me/face", {"face": "owl"}, 204)],
)
def test_cookies_are_free(
    tmp_path: Path, verb: str, path: str, body: dict[str, Any], status: int
) -> None:
    """Bug: one machine opened 3,975 tables in ten seconds, each with a new cookie; 320 requests at
    the same time passed a limit of 200."""
    limits = Limits(tables="20/hour", faces="20/hour")
    app, began = create_app(tmp_path, limits=limits), time()

    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app, client=("203.0.113.9", 1))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as http,
        ):

            async def ask_as_new_person() -> httpx.Response:
                cookie = {"Cookie": f"{tokens.cookie_name(False)}={tokens.new_token()}"}
                return await http.request(verb, path, json=body, headers=cookie)

            return await asyncio.gather(*(ask_as_new_person() for _ in range(32)))

    answers = asyncio.run(ask())
    done = [answer for answer in answers if answer.status_code == status]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert (len(done), len(refused)) == (20, 12)
    assert refused[0].json()["message"]["key"] == "server-often"
    assert lasts_until_an_hour_after(began, int(refused[0].headers["Retry-After"]))


# ---- files to review -----------------------------------------------------------------------


@pytest.fixture(scope="module")
def text() -> str:
    """Return the record of a finished game as JSON."""
    return str(whole_game("clubs-whist", target=1).to_json())


def test_strangers_push_nobodys_file_out(database: Path | str, text: str) -> None:
    """Bug: uploads of seventeen strangers removed a person's file. Hole: another process cannot
    read the file."""
    with closing(Store(database)) as store, closing(Store(database)) as other:
        kept = Reviews(store)
        mine = kept.add(Asker("", "me"), text.encode())
        for number in range(40):
            kept.add(Asker("", f"stranger {number}"), text.encode())
        for reviews in (kept, Reviews(other)):
            source = reviews.file(Asker("", "me"), mine)
            assert source and source.record.hands == Record.from_json(text).hands
        assert kept.file(Asker("", "you"), mine) is None


def test_who_sends_many_keeps_the_newest(database: Path | str, text: str) -> None:
    """Hole: every file that was ever uploaded is kept."""
    with closing(Store(database)) as store:
        for number in range(uploads.OF_PERSON + 2):
            uploads.keep(store, "me", str(number), text.encode())
        uploads.keep(store, "me", "2", text.encode())  # sending a file again makes it the newest
        uploads.keep(store, "me", "new", text.encode())
        kept = [n for n in range(20) if uploads.text_of(store, "me", str(n)) is not None]
        assert kept == [2, *range(4, uploads.OF_PERSON + 2)]


def test_files_go_with_their_person(database: Path | str, text: str) -> None:
    """Holes: files remain after their owner has deleted all data; a guest's files are lost when the
    guest creates an account."""
    with closing(Store(database)) as store:
        for name in ("both", "one"):
            uploads.keep(store, "guest", name, text.encode())
        token = tokens.new_token()
        account = accounts.Account("ada", "Ada", "ada", "hash")
        uploads.keep(store, "ada", "both", text.encode())
        accounts.register(store, account, "guest", token)
        assert uploads.text_of(store, "guest", "one") is None
        assert uploads.text_of(store, "ada", "one") and uploads.text_of(store, "ada", "both")
        forget(store, "ada")
        assert uploads.text_of(store, "ada", "one") is None


def test_old_files_go(database: Path | str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: old files are never removed, so the database only grows."""
    with closing(Store(database)) as store:
        uploads.keep(store, "me", "old", text.encode())
        monkeypatch.setattr(uploads, "KEPT_FOR", -uploads.KEPT_FOR)
        uploads.keep(store, "you", "new", text.encode())
        assert uploads.text_of(store, "me", "old") is None
