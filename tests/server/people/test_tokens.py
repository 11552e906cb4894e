"""The server issues all tokens; an invented token identifies no person."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from clubsuit.server.people import tokens
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from server.support import probe
from server.support.clients import Browser
from server.support.connections import ANSWER_WITHIN_S, ask, http_client, socket_to
from server.support.servers import Server
from server.support.tables import NEW

MADE_UP = "A" * 42 + "E"
OLD = "B" * 42 + "E"


@pytest.fixture
def our_key() -> Iterator[None]:
    """Restore the server's key after the test."""
    before = probe.key_of_tokens()
    yield
    tokens.use_key(before)


def test_only_issued_tokens(our_key: None) -> None:
    """Holes: any 43 characters are accepted as a token; another spelling of a token is another
    person."""
    token = tokens.new_token()
    assert tokens.TOKEN.fullmatch(token) and tokens.is_issued(token)
    assert not tokens.is_issued(MADE_UP)
    last = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    others = [token[:-1] + letter for letter in last if letter != token[-1]]
    assert not any(map(tokens.is_issued, others))
    tokens.use_key(bytes(32))
    assert not tokens.is_issued(token)


def test_one_key_for_all_processes(database: Path | str) -> None:
    """Hole: after a restart, or in another process, no person is recognized."""
    with closing(Store(database)) as store, closing(Store(database)) as other:
        assert store.key("tokens") == other.key("tokens") == store.key("tokens")
        assert store.key("tokens") != store.key("others")


def test_a_made_up_token_is_nobody(server: Server) -> None:
    """Bug: any 43 characters were accepted, so attackers could choose a person's token."""
    name = next(iter(ask(f"{server.url}/api/tables").cookies))
    with http_client(server.url, Cookie=f"{name}={MADE_UP}") as http:
        answer = http.post("/api/tables", json=NEW.model_dump())
        assert answer.status_code == 201
        token = answer.cookies[name]
        table = answer.json()["id"]
    assert token != MADE_UP
    for cookie, seen in ((MADE_UP, []), (token, [table])):
        found = ask(f"{server.url}/api/tables", Cookie=f"{name}={cookie}")
        assert [info["id"] for info in found.json()] == seen
    with (
        socket_to(server.url, table, f"{name}={MADE_UP}") as socket,
        pytest.raises(ConnectionClosed),
    ):
        while True:
            socket.recv(ANSWER_WITHIN_S)
    refused = ask(f"{server.url}/api/tables", Authorization=f"Bearer {MADE_UP}")
    assert refused.status_code == 401


def test_tokens_of_before(server: Server) -> None:
    """Hole: people who have played with an earlier version lose all their games."""
    with closing(Store(server.folder)) as store:
        table = open_table(store, tokens.person(OLD), NEW).id
    name = next(iter(ask(f"{server.url}/api/tables").cookies))
    for path in ("/api/tables", "/"):
        assert ask(f"{server.url}{path}", Cookie=f"clubsuit={OLD}").cookies[name] == OLD
    answer = ask(f"{server.url}/api/tables", Cookie=f"{name}={OLD}")
    assert [info["id"] for info in answer.json()] == [table]
    assert "Set-Cookie" not in answer.headers


def test_a_restart_keeps_people(launch: Callable[[], Server]) -> None:
    """Hole: the key is lost when the process ends."""
    server = launch()
    with Browser(server) as browser:
        table = browser.new_table("clubs-whist")
        server.kill()
        server.start()
        assert [info["id"] for info in browser.http.get("/api/tables").json()] == [table]
