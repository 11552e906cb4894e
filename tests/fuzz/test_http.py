"""The HTTP API, held against the OpenAPI document of the running server, and raw requests.

Schemathesis draws requests from the document, such as it allows and such as it forbids,
and checks that every answer is one that the document tells of.
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
    ("POST", "/api/records"),
    ("GET", "/api/{kind}/{name}/review"),
    ("GET", "/api/{kind}/{name}/review/{hand}/{number}"),
    ("POST", "/api/{kind}/{name}/review/{hand}/{number}/try"),
}
"""All that the server answers under /api; who adds one adds it here, and it is fuzzed."""

load_all_checks()
NOT_MEANT = {
    "positive_data_acceptance",  # a game's name, its bots and options fit or not: 422 says so
    "ignored_auth",  # a person is known by a cookie that nobody must have
}
MEANT = [check for check in CHECKS.get_all() if check.__name__ not in NOT_MEANT]


def asked(url: str) -> httpx.Response:
    """What the server answers, however busy the machine is, and whatever proxy it knows."""
    return httpx.get(url, timeout=ANSWERS_WITHIN_S, trust_env=False)


@pytest.fixture(scope="module")
def document(server: Server) -> dict[str, Any]:
    """What the running server says of itself."""
    answer = asked(f"{server.url}/api/openapi.json")
    assert answer.status_code == 200
    data: dict[str, Any] = answer.json()
    return data


def test_where_the_document_is(server: Server, document: dict[str, Any]) -> None:
    """Hole: an address that nobody has fuzzed; pages of FastAPI's that load scripts from elsewhere.

    The document is at /api/openapi.json, in production too: it tells nothing that
    docs/protocol.md does not.
    """
    for path in ("/openapi.json", "/docs", "/redoc", "/api/docs", "/docs/oauth2-redirect"):
        assert asked(server.url + path).status_code == 404
    found = {(verb.upper(), path) for path, verbs in document["paths"].items() for verb in verbs}
    assert found == ADDRESSES


ASKED = [(address, GenerationMode.POSITIVE) for address in sorted(ADDRESSES)]
ASKED += [(("POST", "/api/tables"), GenerationMode.NEGATIVE)]
"""The others take nothing that could be wrong."""


@pytest.mark.parametrize(("address", "mode"), ASKED, ids=lambda part: str(part))
@lengths(25, 250)
def test_every_answer_is_in_the_document(
    examples: int,
    address: tuple[str, str],
    mode: GenerationMode,
    server: Server,
    document: dict[str, Any],
) -> None:
    """Hole: an answer 500, or one that the document does not know, or of another shape."""
    operation = schemathesis.openapi.from_dict(document)[address[1]][address[0]]

    def check(case: Any) -> None:
        case.call_and_validate(base_url=server.url, checks=MEANT, timeout=ANSWERS_WITHIN_S)

    try_many(examples, check, operation.as_strategy(mode))
    clear_tables(server)


def clear_tables(server: Server) -> None:
    """Forget the tables, so that nobody has opened too many."""
    with closing(sqlite3.connect(server.database, timeout=60)) as database, database:
        database.execute("UPDATE games SET created = '2000-01-01T00:00:00.000Z'")


# ---- new tables: requests nearly right --------------------------------------------------------

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
    """Hole: a request that opens a table although it is refused, or is answered by nothing."""
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
    """Hole: a record that our own reader refuses, or one of somebody else's table."""
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
    """A refusal as the document has it."""
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
    """Any text as HTTP may carry it."""
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
    """Hole: bytes that are no HTTP, or nearly; whatever comes, the next request is answered."""

    def check(line: str, lines: list[str], body: bytes) -> None:
        head = "\r\n".join([line, *lines, "Connection: close", "", ""])
        for status in answers(apart, head.encode("latin-1", "replace") + body):
            assert status < 500 or status == 503  # 503: the page is not built
        assert visitor.http.get("/api/bots").status_code == 200

    try_many(examples, check, lines, headers, bodies)
    log = apart.log_text()
    assert "Traceback" not in log, log[-3000:]


def answers(server: Server, request: bytes) -> list[int]:
    """The statuses of what the server answers to these bytes, until it closes or says no more."""
    told = b""
    place = ("127.0.0.1", server.port)
    with socket.create_connection(place, timeout=ANSWERS_WITHIN_S) as line:
        try:
            line.sendall(request)
            line.shutdown(socket.SHUT_WR)
            while more := line.recv(65536):
                told += more
        except OSError:
            pass
    return [int(status) for status in re.findall(rb"^HTTP/1\.[01] (\d+)", told, re.MULTILINE)]
