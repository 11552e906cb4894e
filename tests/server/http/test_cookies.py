"""The cookie that identifies a browser. Its name depends on the server and the scheme. The cookie
of earlier versions is still accepted."""

import asyncio
from collections.abc import Callable
from contextlib import closing
from http.cookies import SimpleCookie
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from clubsuit.server.http.app import create_app
from clubsuit.server.ops.error_log import StorageFault
from clubsuit.server.people import tokens
from clubsuit.server.settings import YEAR_S
from clubsuit.server.storage.store import Store
from server.support import probe
from server.support.clients import Browser
from server.support.connections import ask, http_client, socket_to, token_of
from server.support.servers import Server

OVER_HTTPS = {"X-Forwarded-Proto": "https"}
"""Header that a trusted proxy on this machine sends."""

PASSWORD = "a long pass phrase"


def tables(http: httpx.Client, url: str = "") -> list[str]:
    return [one["id"] for one in http.get(f"{url}/api/tables").json()]


def cookies_of(answer: httpx.Response) -> dict[str, tuple[str, int]]:
    """Return the cookies that an answer sets. Each name has a value and the number of seconds until
    the cookie expires."""
    found: SimpleCookie = SimpleCookie()
    for header in answer.headers.get_list("Set-Cookie"):
        found.load(header)
    return {name: (one.value, int(one["max-age"])) for name, one in found.items()}


def names_of(server: Server) -> tuple[str, str]:
    """Return the names of a server's cookies over HTTP and over HTTPS."""
    plain, secure = (
        next(iter(cookies_of(ask(f"{server.url}/", **headers)))) for headers in ({}, OVER_HTTPS)
    )
    return plain, secure


@pytest.fixture
def names(server: Server) -> tuple[str, str]:
    return names_of(server)


def test_two_servers_at_one_host(launch: Callable[[], Server]) -> None:
    """Bug: cookies belong to a host with all its ports, and two servers used the same name, so a
    visit to one server logged the browser out at the other."""
    one, two = launch(), launch()
    with http_client() as http:  # like browsers, it ignores the port of cookies
        table = http.post(f"{one.url}/api/lessons/clubs-whist", json={}).json()["id"]
        for path in ("/", "/api/tables", f"/table/{table}"):
            http.get(two.url + path)
            assert tables(http, one.url) == [table]
        theirs = http.post(f"{two.url}/api/lessons/clubs-whist", json={}).json()["id"]
        account = {"name": "Ada", "password": PASSWORD}
        for server in (one, two):
            assert http.post(f"{server.url}/api/accounts", json=account).status_code == 201
        http.get(f"{one.url}/"), http.get(f"{two.url}/")
        assert (tables(http, one.url), tables(http, two.url)) == ([table], [theirs])
        assert http.delete(f"{two.url}/api/sessions/here").status_code == 204
        assert http.get(f"{one.url}/api/me").json()["account"] == "Ada"
        assert http.get(f"{two.url}/api/me").json()["account"] is None


def test_processes_of_one_club_share_it(launch: Callable[[], Server]) -> None:
    """Hole: after a restart, or at another process, each browser becomes a new guest."""
    server = launch()
    names = names_of(server)
    with closing(Store(server.folder)) as store:
        before, key = probe.key_of_tokens(), store.key("tokens")
    tokens.use_key(key)
    assert names == (tokens.cookie_name(secure=False), tokens.cookie_name(secure=True))
    tokens.use_key(before)
    server.kill()
    server.start()
    assert names_of(server) == names


# ---- the cookie of earlier versions --------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/table/abc", "/api/tables", "/api/nothing"])
def test_the_old_cookie_is_replaced(browser: Browser, names: tuple[str, str], path: str) -> None:
    """Hole: a guest loses all seats when the server is updated."""
    table, token = browser.new_table("clubs-whist", seed=1), token_of(browser.http)
    url = browser.server.url
    given = cookies_of(ask(url + path, Cookie=f"clubsuit={token}"))
    # Other processes may still run the earlier version, so the old cookie lasts another hour.
    assert given == {names[0]: (token, YEAR_S), "clubsuit": (token, 3600)}
    with http_client(url, Cookie=f"clubsuit={token}") as http:
        assert tables(http) == [table]
    with http_client(url, Cookie=f"clubsuit={'A' * 43}; {names[0]}={token}") as http:
        assert tables(http) == [table]
    with socket_to(url, table, f"clubsuit={token}") as socket:
        assert '"seat":0' in str(socket.recv(60))
    secure = cookies_of(ask(url + path, Cookie=f"clubsuit={token}", **OVER_HTTPS))
    assert secure == {names[1]: (token, YEAR_S), "clubsuit": (token, 3600)}


@pytest.mark.parametrize("path", ["/", "/table/abc", "/api/tables"])
def test_the_old_cookie_of_another_server(
    server: Server, names: tuple[str, str], path: str
) -> None:
    """Holes: a visit to this server logs a guest out at another server; this server identifies the
    guest by a token that another server also knows."""
    foreign = tokens.new_token()  # signed with this process's key
    given = cookies_of(ask(server.url + path, Cookie=f"clubsuit={foreign}"))
    assert given.keys() == {names[0]}
    token, _ = given[names[0]]
    assert token != foreign
    both = f"clubsuit={foreign}; {names[0]}={token}"
    with http_client(server.url, Cookie=both) as http:
        table = http.post("/api/lessons/clubs-whist", json={}).json()["id"]
        assert tables(http) == [table]
        assert "Set-Cookie" not in http.get("/api/tables").headers
    assert ask(f"{server.url}/api/tables", Cookie=f"clubsuit={foreign}").json() == []


def test_the_old_cookie_and_no_database(tmp_path: Path) -> None:
    """Hole: while the database is unavailable, a visitor gets a new cookie that hides the old
    one."""

    async def knows(*_: Any) -> bool:
        raise StorageFault("away")

    async def visit() -> httpx.Response:
        app = create_app(tmp_path)
        app.state.services = SimpleNamespace(sessions=SimpleNamespace(knows=knows))
        transport, cookie = httpx.ASGITransport(app), {"Cookie": f"clubsuit={'B' * 42}E"}
        async with httpx.AsyncClient(transport=transport, base_url="http://club") as http:
            return await http.get("/", headers=cookie)

    answer = asyncio.run(visit())
    assert answer.headers["Content-Type"].startswith("text/html")
    assert "Set-Cookie" not in answer.headers


def test_who_logs_in_with_the_old_cookie(server: Server, names: tuple[str, str]) -> None:
    """Hole: an answer sets the guest's cookie after the account's cookie, and so overrides the
    account."""
    with Browser(server) as browser:
        table, token = browser.new_table("clubs-whist", seed=1), token_of(browser.http)
    with http_client(server.url) as http:
        http.cookies.set("clubsuit", token, domain="127.0.0.1", path="/")
        account = {"name": f"Old {token[:8]}", "password": PASSWORD}
        assert http.post("/api/accounts", json=account).status_code == 201
        assert http.cookies["clubsuit"] == token != http.cookies[names[0]]
        assert http.get("/api/me").json()["account"] == account["name"]
        assert tables(http) == [table]


# ---- over HTTP and HTTPS -------------------------------------------------------------------


def test_a_guest_of_http_comes_along(browser: Browser, names: tuple[str, str]) -> None:
    """Holes: all guests are lost when a server switches to HTTPS, or its proxy starts to send the
    scheme; the cookie is still sent unencrypted."""
    plain, secure = names
    table, token = browser.new_table("clubs-whist", seed=1), token_of(browser.http)
    url = f"{browser.server.url}/api/tables"
    answer = ask(url, Cookie=f"{plain}={token}", **OVER_HTTPS)
    assert [one["id"] for one in answer.json()] == [table]
    assert cookies_of(answer) == {secure: (token, YEAR_S), plain: (token, 0)}
    assert "Set-Cookie" not in ask(url, Cookie=f"{secure}={token}", **OVER_HTTPS).headers


def test_an_account_of_http_comes_along(browser: Browser, names: tuple[str, str]) -> None:
    """Bug: an HTTPS answer marked the browser as known for its account. The answer removed the HTTP
    cookie without setting the new one, so the person was logged out."""
    plain, secure = names
    account = {"name": f"Http {token_of(browser.http)[:8]}", "password": PASSWORD}
    assert browser.http.post("/api/accounts", json=account).status_code == 201
    token = token_of(browser.http)
    answer = ask(f"{browser.server.url}/api/me", Cookie=f"{plain}={token}", **OVER_HTTPS)
    assert answer.json()["account"] == account["name"]
    given = cookies_of(answer)
    assert given.pop(f"{secure}-known")
    assert given == {secure: (token, YEAR_S), plain: (token, 0)}


def test_the_cookie_of_https_is_the_better_one(server: Server, names: tuple[str, str]) -> None:
    """Hole: an attacker in the network replaces a browser's identity with a cookie over HTTP."""
    plain, secure = names
    with Browser(server) as mine, Browser(server) as planted:
        table = mine.new_table("clubs-whist", seed=1)
        planted.new_table("clubs-whist", seed=1)
        both = f"{plain}={token_of(planted.http)}; {secure}={token_of(mine.http)}"
    for headers in ({}, OVER_HTTPS):
        answer = ask(f"{server.url}/api/tables", Cookie=both, **headers)
        assert [one["id"] for one in answer.json()] == [table]
        assert "Set-Cookie" not in answer.headers


def test_a_proxy_that_forgets_to_say(browser: Browser, names: tuple[str, str]) -> None:
    """Holes: a proxy sends the scheme of requests but not of sockets, and players lose their seats;
    the HTTPS token is sent in an unencrypted cookie."""
    secure = names[1]
    table, token = browser.new_table("clubs-whist", seed=1), token_of(browser.http)
    url, cookie = browser.server.url, f"{secure}={token}"
    with socket_to(url, table, cookie) as socket:
        assert '"seat":0' in str(socket.recv(60))
    assert cookies_of(ask(f"{url}/", Cookie=cookie)) == {secure: (token, YEAR_S)}
    with http_client(url, Cookie=cookie) as http:
        answer = http.delete("/api/me")
    assert cookies_of(answer).keys() == {secure}
    assert all("Secure" in header for header in answer.headers.get_list("Set-Cookie"))
    assert answer.headers["Cache-Control"].split(", ")[0] == "private"
