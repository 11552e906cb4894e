"""Host names of the server and origins of its page, behind proxies and in any spelling."""

import asyncio
from pathlib import Path

import httpx
import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.exceptions import InvalidStatus

from clubsuit.errors import NotationError
from clubsuit.server.http.app import create_app
from clubsuit.server.http.hosts import is_called, is_origin, read_host, read_names
from clubsuit.server.run import Reach, serve
from server.support.clients import Browser

PROXY, STRANGER = "203.0.113.2", "198.51.100.9"


def post(
    folder: Path,
    host: str,
    origin: str | None,
    *,
    names: tuple[str, ...] = ("club.example",),
    client: str = PROXY,
    proto: str | None = None,
) -> int:
    """Send a request that changes data to a server that trusts one proxy, and return the status."""
    app = ProxyHeadersMiddleware(create_app(folder, names=names), PROXY)  # type: ignore[arg-type]
    given = {"Host": host, "Origin": origin, "X-Forwarded-Proto": proto}
    sent = {name: value for name, value in given.items() if value is not None}

    async def ask() -> int:
        transport = httpx.ASGITransport(app, client=(client, 1))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://server") as http:
            return (await http.post("/api/programs", headers=sent)).status_code

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        ("club.example", "https://club.example", 201),
        ("club.example:443", "https://club.example", 201),
        ("club.example:80", "http://club.example", 201),
        ("Club.Example", "https://club.example", 201),
        ("club.example.", "https://club.example.", 201),
        ("club.example.:443", "https://club.example", 201),
        ("CLUB.EXAMPLE:443", "https://club.example:443", 201),
        ("club.example", "https://club.example:443", 201),
        ("club.example", "http://club.example:80", 201),
        ("club.example:8443", "https://club.example:8443", 201),
        ("[::1]:2582", "http://[::1]:2582", 201),
        ("[::1]:443", "https://[::1]", 201),
        ("[2001:DB8::1]", "https://[2001:db8:0::1]", 201),
        ("127.0.0.1:2582", "http://127.0.0.1:2582", 201),
        ("club.example:443", None, 201),
        ("club.example:443", "http://club.example", 403),
        ("club.example:443", "http://club.example:443", 403),
        ("club.example:80", "https://club.example", 403),
        ("club.example:8443", "https://club.example", 403),
        ("club.example", "https://club.example:8443", 403),
        ("club.example", "http://club.example:2583", 403),
        ("club.example", "https://evil.example", 403),
        ("club.example", "https://club.example.evil.example", 403),
        ("club.example", "https://evil@club.example", 403),
        ("club.example", "ftp://club.example", 403),
        ("club.example", "null", 403),
        ("club.example", "", 403),
        ("evil.example", "https://evil.example", 421),
        ("evil.example:443", "https://evil.example", 421),
        ("club.example..", "https://club.example..", 421),
        ("x.club.example", "https://x.club.example", 421),
        ("club.example.evil.example", "https://club.example.evil.example", 421),
        ("club.example:443@evil.example", None, 421),
        ("", None, 421),
        (":443", None, 421),
    ],
)
def test_host_and_origin(tmp_path: Path, host: str, origin: str | None, status: int) -> None:
    """Bug: a request was refused if a proxy passed on the host with its port (nginx:
    $host:$server_port), or if the host had a final dot. Requests for another host or port must be
    refused."""
    assert post(tmp_path, host, origin) == status


@pytest.mark.parametrize(
    ("client", "proto", "origin", "status"),
    [
        (PROXY, "https", "https://club.example", 201),
        (PROXY, "https", "http://club.example", 403),
        (PROXY, "http", "http://club.example", 201),
        (STRANGER, "https", "http://club.example", 201),
        (STRANGER, "https", "https://club.example", 201),
    ],
)
def test_the_scheme_of_the_origin(
    tmp_path: Path, client: str, proto: str, origin: str, status: int
) -> None:
    """Holes: an attacker in the network serves a page at http://club.example, and this page acts
    for a player at https://club.example; a client that does not connect via the proxy can choose
    the scheme."""
    assert post(tmp_path, "club.example", origin, client=client, proto=proto) == status


@pytest.mark.parametrize("name", ["bücher.example", "xn--bcher-kva.example", "BÜCHER.example."])
@pytest.mark.parametrize("host", ["xn--bcher-kva.example", "XN--BCHER-KVA.Example:443"])
def test_names_in_any_script(tmp_path: Path, name: str, host: str) -> None:
    """Hole: browsers send the ASCII form of a name, and the name was configured in another form."""
    assert post(tmp_path, host, "https://xn--bcher-kva.example", names=(name,)) == 201
    assert post(tmp_path, "xn--bcher-kvb.example", None, names=(name,)) == 421


def test_names_are_read() -> None:
    """Holes: a configured name never matches a browser's spelling; a port, a final dot or an IPv6
    address is not recognised."""
    assert read_names(["Club.Example.", "straße.example", "::1", "[::2]", "a_b", "c.example:8443"])
    assert read_names(["Club.Example.", "club.example"]) == {"club.example"}
    assert read_names(["straße.example"]) == {"xn--strae-oqa.example"}
    assert read_names(["0:0::1", "[::2]"]) == {"::1", "::2"}
    assert read_names(["c.example:8443"]) == {"c.example"}
    assert is_called("[0::2]:99", {"::2"}, numbers=False)
    assert not is_called("[::3]", {"::2"}, numbers=False)
    assert is_called("localhost.:1", ()) and is_called("a.localhost", ())
    assert not is_called("localhost.evil.example", ())
    assert read_host("a" * 301) is None


@pytest.mark.parametrize("name", ["https://club.example", "club.example/play", "", "a b", "[::1"])
def test_a_name_that_is_none(tmp_path: Path, name: str) -> None:
    """Hole: a server with an invalid name starts and refuses all browsers."""
    with pytest.raises(NotationError, match="is not the name of a host: give it as"):
        serve(Reach(port=0, names=[name]), tmp_path)


def test_origins_of_sockets(browser: Browser) -> None:
    """Hole: sockets accept other origins than requests."""
    table = browser.new_table("clubs-whist", seed=1)
    url = browser.server.url
    port = url.rpartition(":")[2]
    for host in (f"127.0.0.1:{port}", f"127.0.0.1.:{port}"):
        assert browser.connect(table, Host=host, Origin=url).receive()["type"] == "view"
    https = {"X-Forwarded-Proto": "https"}  # from 127.0.0.1, which is trusted
    allowed = browser.connect(table, Host="localhost:443", Origin="https://localhost", **https)
    assert allowed.receive()["type"] == "view"
    for origin in ("http://localhost", "http://localhost:443", "https://localhost:8443"):
        with pytest.raises(InvalidStatus, match="HTTP 403"):
            browser.connect(table, Host="localhost:443", Origin=origin, **https)


def test_any_spelling_is_one_host() -> None:
    """Hole: two spellings of a host are treated as different hosts, or two hosts as the same."""
    spellings = ["club.example", "CLUB.example", "club.example.", "club.example:443"]
    assert all(is_origin(f"https://{one}", other) for one in spellings for other in spellings)
    assert not is_origin("https://club.example", "clubs.example")
    assert not is_origin("https://club.example", "")
    assert not is_origin("https://", "")
