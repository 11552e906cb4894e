"""HEAD and OPTIONS requests, and requests with methods that a path does not support."""

import httpx
import pytest

from clubsuit.games import REGISTRY
from server.support.clients import Browser
from server.support.servers import Server

CHANGES = {"date", "set-cookie"}
"""Headers that differ between any two responses."""

PLACES = (
    "/",
    "/table/TABLE",
    "/table/none",
    "/table/TABLE.",
    "/rules/ruby-dame",
    "/rules/ruby-dame/card",
    "/practice/ruby-dame",
    "/puzzles/ruby-dame",
    "/device",
    "/games",
    "/statistics",
    "/account",
    "/review",
    "/review/table/TABLE",
    "/club.svg",
    "/preview.png",
    "/manifest.webmanifest",
    "/worker.js",
    "/index.html",
    "/nothing",
    "/some/where/else",
    "/assets/nothing.js",
    "/api/openapi.json",
    "/api/health",
    "/api/games",
    "/api/bots",
    "/api/me",
    "/api/tables",
    "/api/tables/TABLE/record",
    "/api/tables/none/record",
    "/api/tables/TABLE/review",
    "/api/tables/listed",
    "/api/rules/ruby-dame",
    "/api/puzzles/ruby-dame",
    "/api/texts/en",
    "/api/nothing",
    "/api/tables/TABLE/rematch",
)


@pytest.mark.parametrize("accept", ["text/html", "*/*"])
@pytest.mark.parametrize("coding", ["gzip", "br", "identity"])
def test_head_is_answered_like_get(browser: Browser, accept: str, coding: str) -> None:
    """Hole: link checkers, monitors and messengers send HEAD requests and get 405."""
    table = browser.new_table("ruby-dame", name="Ada", open=True)
    sent = {"Accept": accept, "Accept-Encoding": coding}
    for place in PLACES:
        path = place.replace("TABLE", table)
        get, head = (browser.http.request(method, path, headers=sent) for method in ("GET", "HEAD"))
        assert head.status_code == get.status_code, path
        assert head.content == b"", path
        compared = [
            {name: value for name, value in answer.headers.items() if name not in CHANGES}
            for answer in (get, head)
        ]
        assert compared[0] == compared[1], path
        assert ("set-cookie" in head.headers) == ("set-cookie" in get.headers)


def test_a_link_asked_for_with_head(browser: Browser) -> None:
    """Hole: HEAD gets 405 for a table's page, although GET returns it."""
    table = browser.new_table("ruby-dame", name="Ada", open=True)
    assert browser.http.head(f"/table/{table}").status_code == 200
    assert browser.http.head("/api/bots").headers["Content-Type"] == "application/json"


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/", {"GET", "HEAD"}),
        ("/table/abc", {"GET", "HEAD"}),
        ("/rules/ruby-dame", {"GET", "HEAD"}),
        ("/club.svg", {"GET", "HEAD"}),
        ("/api/games", {"GET", "HEAD"}),
        ("/api/tables", {"GET", "HEAD", "POST"}),
        ("/api/records", {"POST"}),
    ],
)
def test_methods_of_an_address(browser: Browser, path: str, allowed: set[str]) -> None:
    """Hole: a 405 response has no `Allow` header, or lists the methods of only one of several
    routes."""
    options = browser.http.options(path)
    assert (options.status_code, options.content) == (204, b"")
    refused = browser.http.request("PATCH", path)
    assert refused.status_code == 405
    assert refused.json()["message"]["key"] == "server-method"
    for answer in (options, refused):
        assert set(answer.headers["Allow"].split(", ")) == allowed | {"OPTIONS"}


def test_options_of_nothing(browser: Browser) -> None:
    """Hole: OPTIONS succeeds for an address that does not exist."""
    assert browser.http.options("/api/nothing/at/all").status_code == 404


def test_head_after_a_kept_connection(server: Server) -> None:
    """Hole: a HEAD response has a body, which the client reads as the start of the next
    response."""
    with httpx.Client(base_url=server.url) as http:
        for _ in range(3):
            assert http.head("/api/games").status_code == 200
            assert {info["id"] for info in http.get("/api/games").json()} == set(REGISTRY)
