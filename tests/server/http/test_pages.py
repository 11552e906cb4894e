"""The page, its headers and cookie, and the requests of the lobby."""

import re
from pathlib import Path

import pytest

from clubsuit.errors import NotationError
from clubsuit.games import REGISTRY
from clubsuit.server.http import middleware, pages
from clubsuit.server.run import DEFAULT_PORT, listen, url_of
from server.support.application import Client
from server.support.clients import Browser
from server.support.servers import Server


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Serve a small page with the files that a build creates, and return its folder."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<html>the page</html>")
    (page / "club.svg").write_text("<svg/>")
    (page / "assets" / "index-abc123.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "PAGE", page)
    return page


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/clubs-whist", "/rules/pip/card"])
def test_every_address_of_the_page(built: Path, client: Client, path: str) -> None:
    """Hole: reloading the page during a game returns an error."""
    answer = client.get(path)
    assert answer.text == "<html>the page</html>"
    assert answer.headers["Cache-Control"] == "private, no-cache"


@pytest.mark.parametrize("path", ["/nothing", "/table", "/some/where/else", "/club.png"])
def test_a_wrong_address(built: Path, client: Client, path: str) -> None:
    """Hole: for an unknown address, a browser gets raw JSON, or a program gets the page."""
    wanted = "text/html,application/xhtml+xml,*/*;q=0.8"
    answer = client.get(path, Accept=wanted)
    assert (answer.status_code, answer.text) == (404, "<html>the page</html>")
    for other in (client.get(path), client.get(f"/api{path}", Accept=wanted)):
        assert other.status_code == 404
        assert other.json()["message"]["key"] == "server-not-found"


def test_files_of_the_page(built: Path, client: Client) -> None:
    """Holes: browsers download files again on each visit; a request reads a file outside the page's
    folder."""
    assert "immutable" in client.get("/assets/index-abc123.js").headers["Cache-Control"]
    assert client.get("/club.svg").headers["Cache-Control"] == "private, no-cache"
    for path in ("/assets/..%2f..%2fsecret.txt", "/..%2fsecret.txt", "/assets/%00", "/assets/"):
        answer = client.get(path)
        assert answer.status_code == 404
        assert "secret" not in answer.text


def test_page_not_built(tmp_path: Path, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a developer who has just cloned the repository sees only "not found"."""
    monkeypatch.setattr(pages, "PAGE", tmp_path)
    answer = client.get("/")
    assert answer.status_code == 503
    assert "make play" in answer.text
    assert answer.headers["Content-Type"].startswith("text/html")


def test_headers(built: Path, client: Client) -> None:
    """Hole: a response, especially an error, lacks the security headers."""
    for path in ("/", "/api/bots", "/api/nothing", "/assets/index-abc123.js"):
        headers = client.get(path).headers
        for name, value in middleware.HEADERS.items():
            assert headers[name] == value
    assert client.get("/api/bots").headers["Cache-Control"] == "no-store"
    assert "unsafe" not in middleware.CONTENT_POLICY


def test_the_cookie(built: Path, client: Client) -> None:
    """Hole: scripts can read the token in the cookie, or each request sets a new token."""
    cookie = client.get("/").headers["Set-Cookie"]
    assert re.match(r"clubsuit-[0-9a-f]{8}=[\w-]{43}; ", cookie)
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
    assert "Set-Cookie" not in client.get("/api/bots").headers
    assert client.get("/").headers["Set-Cookie"] == cookie  # the cookie has the same token
    secure = Client(client.app, "https://clubs.example").get("/").headers["Set-Cookie"]
    assert re.match(r"__Host-clubsuit-[0-9a-f]{8}=[\w-]{43}; ", secure)
    assert {"Secure", "Path=/"} <= set(secure.split("; ")) and "Domain" not in secure


def test_no_cookie_is_shared(built: Path, client: Client) -> None:
    """Hole: a cache between browsers and server gives one visitor's cookie to the next."""
    for path in ("/", "/club.svg", "/table/abc", "/nothing", "/api/bots", "/api/nothing"):
        answer = Client(client.app).get(path)
        assert "Set-Cookie" in answer.headers
        assert answer.headers["Cache-Control"].split(", ")[0] == "private"
    asset = Client(client.app).get("/assets/index-abc123.js")
    assert "Set-Cookie" not in asset.headers
    assert asset.headers["Cache-Control"].split(", ")[0] == "public"


def test_faults_of_ours(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the response to an unexpected error shows details of the error."""
    monkeypatch.setattr("clubsuit.server.http.routes.games._game_info", lambda rules: 1 / 0)
    answer = client.get("/api/games")
    assert answer.status_code == 500
    assert answer.json()["error"] == "server"
    assert "Content-Security-Policy" in answer.headers


def test_games_and_bots(browser: Browser) -> None:
    """Hole: the lobby does not offer a game or an option."""
    games = {info["id"]: info for info in browser.http.get("/api/games").json()}
    assert list(games) == list(REGISTRY)
    for game, rules in REGISTRY.items():
        assert [o["name"] for o in games[game]["options"]] == [
            o.name for o in rules.options.offered
        ]
        assert games[game]["default_players"] in games[game]["players"]
    assert browser.http.get("/api/bots").json() == ["beginner", "casual", "strong", "best"]


def test_rules_text(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: asking for the rules of a game that has no rules page ends in a server error."""
    for game in REGISTRY:
        answer = browser.http.get(f"/api/rules/{game}")
        assert answer.status_code in (200, 404)
        if answer.status_code == 200:
            assert answer.json()["markdown"]


def test_texts(browser: Browser) -> None:
    """Hole: a page that was built before a game was added has no texts for it."""
    answer = browser.http.get("/api/texts/en").json()
    messages = [line for line in answer["messages"].splitlines() if line.startswith("game-")]
    named = {line.partition(" ")[0] for line in messages}
    assert {f"game-{game}-name" for game in REGISTRY} <= named
    assert browser.http.get("/api/texts/xx").status_code == 404


# ---- addresses ------------------------------------------------------------------------------


def test_ports(server: Server) -> None:
    """Holes: a port in use ends in a traceback; the server listens on an unexpected port."""
    with pytest.raises(NotationError, match=f"port {server.port} is in use"):
        listen("127.0.0.1", server.port)
    with pytest.raises(NotationError, match="no port 70000"):
        listen("127.0.0.1", 70000)
    with pytest.raises(NotationError, match="cannot listen"):
        listen("203.0.113.1", 0)
    with listen("127.0.0.1", 0) as free, listen("127.0.0.1", None) as one:
        assert free.getsockname()[1] > 0
        assert one.getsockname()[1] >= DEFAULT_PORT
        with listen("127.0.0.1", None) as two:
            assert two.getsockname()[1] != one.getsockname()[1]


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:1"),
        ("0.0.0.0", "http://127.0.0.1:1"),
        ("::1", "http://[::1]:1"),
        ("::", "http://[::1]:1"),
        ("clubs.local", "http://clubs.local:1"),
    ],
)
def test_addresses(host: str, url: str) -> None:
    """Hole: the address that is shown to the user does not work in a browser."""
    assert url_of(host, 1) == url
