"""The HTTP API, compared with the OpenAPI document of the running server, and raw requests.

Schemathesis draws valid and invalid requests from the document and checks that the document
describes every answer.
"""

import json
import re
import socket
import sqlite3
from contextlib import closing
from functools import partial
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import schemathesis
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks

from clubsuit.game import Record
from clubsuit.texts import has
from fuzz.support.hostile import LETTERS, changed, lengths, texts, try_many
from fuzz.support.sockets import ANSWERS_WITHIN_S
from server.support.clients import Browser
from server.support.servers import Server

ADDRESSES = {
    ("GET", "/api/games"),
    ("GET", "/api/bots"),
    ("GET", "/api/rules/{game}"),
    ("GET", "/api/rules/{game}/questions"),
    ("GET", "/api/rules/{game}/questions/{name}"),
    ("GET", "/api/texts/{language}"),
    ("GET", "/api/warming"),
    ("GET", "/api/health"),
    ("GET", "/api/ready"),
    ("GET", "/api/messages.json"),
    ("GET", "/api/games/{game}/records.jsonl"),
    ("GET", "/api/tables"),
    ("GET", "/api/tables/listed"),
    ("GET", "/api/tables/waiting"),
    ("POST", "/api/tables/matchmaking"),
    ("POST", "/api/lessons/{game}"),
    ("GET", "/api/address"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table_id}/record"),
    ("POST", "/api/tables/{table_id}/rematch"),
    ("DELETE", "/api/tables/{table_id}"),
    ("GET", "/api/me"),
    ("GET", "/api/me/export"),
    ("GET", "/api/me/statistics"),
    ("PUT", "/api/me/face"),
    ("PUT", "/api/me/language"),
    ("POST", "/api/me/password"),
    ("POST", "/api/accounts"),
    ("POST", "/api/sessions"),
    ("DELETE", "/api/sessions/here"),
    ("DELETE", "/api/me"),
    ("POST", "/api/programs"),
    ("POST", "/api/devices"),
    ("POST", "/api/devices/here"),
    ("POST", "/api/devices/recovery"),
    ("GET", "/api/push"),
    ("POST", "/api/push"),
    ("DELETE", "/api/push/{name}"),
    ("GET", "/api/people"),
    ("DELETE", "/api/people"),
    ("DELETE", "/api/people/{id}"),
    ("PUT", "/api/people/{id}/block"),
    ("DELETE", "/api/people/{id}/block"),
    ("POST", "/api/people/invitations"),
    ("GET", "/api/invitations"),
    ("DELETE", "/api/invitations/{table_id}"),
    ("GET", "/api/tables/{table_id}/people"),
    ("PUT", "/api/tables/{table_id}/people/{who}/block"),
    ("DELETE", "/api/tables/{table_id}/people/{who}/block"),
    ("POST", "/api/tables/{table_id}/people/{who}/reports"),
    ("GET", "/api/puzzles/{game}"),
    ("GET", "/api/puzzles/{game}/{name}"),
    ("POST", "/api/puzzles/{game}/{name}"),
    ("GET", "/api/tournaments"),
    ("POST", "/api/tournaments"),
    ("GET", "/api/tournaments/{tournament_id}"),
    ("POST", "/api/tournaments/{tournament_id}/entry"),
    ("POST", "/api/records"),
    ("GET", "/api/{kind}/{name}/review"),
    ("GET", "/api/{kind}/{name}/review/{hand}/{number}"),
    ("POST", "/api/{kind}/{name}/review/{hand}/{number}/try"),
}
"""All operations under /api; a new one must be added here, so that it is fuzzed."""

load_all_checks()
EXCLUDED_CHECKS = {
    "positive_data_acceptance",  # 422 is right for bots or options that do not fit the game
    "ignored_auth",  # the cookie that identifies a person is optional
}
"""Checks of Schemathesis that do not apply to this API."""

USED_CHECKS = [check for check in CHECKS.get_all() if check.__name__ not in EXCLUDED_CHECKS]


def get(url: str) -> httpx.Response:
    """Send a GET request, with a long timeout for busy machines and without a proxy."""
    return httpx.get(url, timeout=ANSWERS_WITHIN_S, trust_env=False)


@pytest.fixture(scope="module")
def document(server: Server) -> dict[str, Any]:
    """The OpenAPI document of the running server."""
    answer = get(f"{server.url}/api/openapi.json")
    assert answer.status_code == 200
    data: dict[str, Any] = answer.json()
    return data


def test_where_the_document_is(server: Server, document: dict[str, Any]) -> None:
    """Holes: an operation is not fuzzed; the server has FastAPI's documentation pages, which load
    scripts from other sites.

    The document is public at /api/openapi.json, because it contains nothing that is not in
    docs/protocol.md.
    """
    for path in ("/openapi.json", "/docs", "/redoc", "/api/docs", "/docs/oauth2-redirect"):
        assert get(server.url + path).status_code == 404
    found = {(verb.upper(), path) for path, verbs in document["paths"].items() for verb in verbs}
    assert found == ADDRESSES


OPERATIONS = [(address, GenerationMode.POSITIVE) for address in sorted(ADDRESSES)]
OPERATIONS += [(("POST", "/api/tables"), GenerationMode.NEGATIVE)]
"""Operations and modes to test; only POST /api/tables has a schema for invalid requests."""


@pytest.mark.parametrize(("address", "mode"), OPERATIONS, ids=lambda part: str(part))
@lengths(10, 250)
def test_every_answer_is_in_the_document(
    examples: int,
    address: tuple[str, str],
    mode: GenerationMode,
    server: Server,
    document: dict[str, Any],
) -> None:
    """Hole: the server answers with status 500, or with a status or body that the document
    lacks."""
    operation = schemathesis.openapi.from_dict(document)[address[1]][address[0]]

    def check(case: Any) -> None:
        case.call_and_validate(base_url=server.url, checks=USED_CHECKS, timeout=ANSWERS_WITHIN_S)

    try_many(examples, check, operation.as_strategy(mode))
    clear_tables(server)


def clear_tables(server: Server) -> None:
    """Make all tables look old, so that no client reaches the limit of new tables."""
    with closing(sqlite3.connect(server.database, timeout=60)) as database, database:
        database.execute("UPDATE games SET created = '2000-01-01T00:00:00.000Z'")


# ---- new tables: slightly changed requests ----------------------------------------------------

GOOD = [
    {"game": "clubs-whist", "bots": ["rule", "rule"], "options": {"lead": "left-of-exchanger"}},
    {"game": "ruby-dame", "bots": ["random"] * 3, "seed": 7, "name": "Ada"},
    {"game": "free-clubs", "bots": ["rule", "random"], "options": {"target": 100}},
    {
        "game": "climbing-clubs",
        "bots": ["rule"] * 5,
        "options": {"players": 6, "teams": 2, "crazy": True, "club_points": [1] * 15},
    },
]


@lengths(100, 1_000)
def test_a_table_nearly_right(examples: int, server: Server, browser: Browser) -> None:
    """Hole: a refused request opens a table, or a refusal has no message."""
    tables = partial(count_tables, server)

    def check(body: Any) -> None:
        before = tables()
        answer = browser.http.post(
            "/api/tables",
            content=json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        if answer.status_code == 201:
            assert tables() == before + 1
            clear_tables(server)
        else:
            problem(answer)
            assert tables() == before

    try_many(examples, check, st.sampled_from(GOOD).flatmap(changed))


@lengths(12, 150)
def test_the_record_of_a_table(examples: int, server: Server, browser: Browser) -> None:
    """Holes: `Record.from_json` refuses a record that the server sends; a person gets the record of
    another person's table."""
    browser_of_another = Browser(server)

    def check(body: dict[str, Any], more: str) -> None:
        table = browser.http.post("/api/tables", json=body).json()["id"]
        answer = browser.http.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200
        record = Record.from_json(answer.content)
        assert (record.game, record.view) == (body["game"], 0)
        for address in (quote(table + more, safe=""), quote(more, safe="")):
            if more:
                problem(browser.http.get(f"/api/tables/{address}/record"))
        problem(browser_of_another.http.get(f"/api/tables/{table}/record"))

    signs = texts.map(lambda text: text.encode("utf-8", "replace").decode())
    try:
        try_many(examples, check, st.sampled_from(GOOD), signs)
    finally:
        browser_of_another.close()
    clear_tables(server)


def count_tables(server: Server) -> int:
    with closing(sqlite3.connect(server.database, timeout=60)) as database:
        (number,) = database.execute("SELECT count(*) FROM games").fetchone()
    return int(number)


def problem(answer: httpx.Response) -> None:
    """Check that an answer is a refusal as described in the document."""
    assert 400 <= answer.status_code < 500, answer.text
    body = answer.json()
    assert set(body) == {"error", "message"}
    assert has(body["message"]["key"])


# ---- raw requests -------------------------------------------------------------------------

VERBS = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "get", "X"]
PATHS = [
    "/", "/table/x", "/rules/x", "/api/games", "/api/tables", "/api/rules/x", "/api/tables/x/live",
    "/assets/x", "/club.svg", "*", "http://elsewhere/", "//x", "/api/../api/games", "/?", "/#",
]  # fmt: skip
NAMES = [
    "Host", "Origin", "Cookie", "Content-Type", "Content-Length", "Transfer-Encoding", "Accept",
    "Range", "Expect", "X-Forwarded-Proto", "X-Forwarded-For", "Forwarded", "If-None-Match",
    "If-Modified-Since", "Upgrade", "Connection", "Sec-WebSocket-Key", "Sec-WebSocket-Version",
]  # fmt: skip
VALUES = [
    "", "[", "http://[", "null", "application/json", "chunked", "0", "-1", "1e9", "+2", "0x10",
    "13", "bytes=0-", "bytes=9-1", "*", "\xff", "multipart/form-data",
    "application/json;charset=utf-7", "websocket", "100-continue", "9" * 30,
    "clubsuit=" + "A" * 43, "bytes=" + "0-1," * 500,
]  # fmt: skip


def latin(text: str) -> str:
    """Return a text as Latin-1 characters, which HTTP can carry."""
    return text.encode("utf-8", "replace").decode("latin-1")


signs = st.text(LETTERS, max_size=8).map(latin)
percent = st.text("0123456789abcdefF%/.\\", max_size=12).map("/%{}".format)
paths = st.sampled_from(PATHS)
lines = st.tuples(
    st.sampled_from(VERBS) | signs,
    st.one_of(paths, percent, st.tuples(paths, signs).map("".join)),
    st.sampled_from(["HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/9", ""]),
).map(" ".join)
header = st.tuples(st.sampled_from(NAMES), st.sampled_from(VALUES) | signs).map(": ".join)
headers = st.lists(header, max_size=5)
bodies = st.one_of(
    st.just(b""), st.binary(max_size=40), texts.map(lambda text: latin(text).encode())
)


@lengths(150, 2_000)
def test_a_raw_request(examples: int, apart: Server, visitor: Browser) -> None:
    """Hole: after invalid HTTP the server crashes or does not answer the next request."""

    def check(line: str, lines: list[str], body: bytes) -> None:
        head = "\r\n".join([line, *lines, "Connection: close", "", ""])
        for status in answers(apart, head.encode("latin-1", "replace") + body):
            assert status < 500 or status == 503  # 503: the page is not built
        assert visitor.http.get("/api/bots").status_code == 200

    try_many(examples, check, lines, headers, bodies)
    log = apart.log_text()
    assert "Traceback" not in log, log[-3000:]


def answers(server: Server, request: bytes) -> list[int]:
    """Send raw bytes and return the status codes of all answers."""
    received = b""
    place = ("127.0.0.1", server.port)
    with socket.create_connection(place, timeout=ANSWERS_WITHIN_S) as line:
        try:
            line.sendall(request)
            line.shutdown(socket.SHUT_WR)
            while more := line.recv(65536):
                received += more
        except OSError:
            pass
    return [int(status) for status in re.findall(rb"^HTTP/1\.[01] (\d+)", received, re.MULTILINE)]
