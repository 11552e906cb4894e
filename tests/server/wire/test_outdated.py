"""Pages that were built for another version of the messages are told to reload."""

from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from clubsuit.server.live.sockets import CLOSED_FAULT, CLOSED_OUTDATED
from clubsuit.server.wire.schema import PROTOCOL_VERSION
from clubsuit.texts import say
from server.support.clients import Browser
from server.support.servers import Server

RELOAD = say("server-page-outdated")
"""The sentence that asks the user to reload. It is sent as a whole, because an outdated page may
not know its message key."""

FIRST = "?changes&page=one"
"""Query of a page's socket in the time before messages had versions."""


@pytest.mark.parametrize(
    ("query", "code"),
    [
        (FIRST, CLOSED_FAULT),
        (f"{FIRST}&version={PROTOCOL_VERSION - 1}", CLOSED_OUTDATED),
        (f"{FIRST}&version={PROTOCOL_VERSION + 1}", CLOSED_OUTDATED),
    ],
)
def test_a_page_of_another_version_is_told_to_reload(
    browser: Browser, server: Server, query: str, code: int
) -> None:
    """Hole: a page that was open during an upgrade sends messages by their former names, and the
    reply only says that they could not be read."""
    client = browser.connect(browser.new_table("clubs-whist"), query, Origin=server.url)
    with suppress(ConnectionClosed):  # the socket may be closed already
        client.send(type="rise")
    refused = client.receive()
    assert refused["message"]["args"] == {"text": RELOAD}
    with pytest.raises(ConnectionClosed):
        client.receive()
    assert client.socket.close_code == code


def test_a_page_of_this_version(browser: Browser, server: Server) -> None:
    """Hole: every page is told to reload."""
    query = f"{FIRST}&version={PROTOCOL_VERSION}"
    client = browser.connect(browser.new_table("clubs-whist"), query, Origin=server.url)
    assert client.receive()["type"] == "commitment"


@pytest.mark.parametrize("query", ["", "?page=one"])
def test_a_program_sends_no_version(browser: Browser, query: str) -> None:
    """Hole: programs are told to reload. Instead, a message with a former name is refused as
    invalid."""
    client = browser.connect(browser.new_table("clubs-whist"), query)
    assert client.receive()["type"] == "commitment"
    client.send(type="rise")
    assert client.receive()["message"]["key"] == "server-message-junk"


@pytest.mark.parametrize("former", [{}, {"Protocol-Version": "1"}])
def test_requests_of_a_page_of_another_version(server: Server, former: dict[str, str]) -> None:
    """Hole: the lobby of an outdated page shows tables without their clocks, or cannot open a
    table."""
    page = {"Needs-Cookie": "yes"}
    new = {"game": "clubs-whist", "bots": ["rule"] * 2, "pace": "live"}
    for answer in (
        httpx.post(f"{server.url}/api/tables", json=new, headers=page | former),
        httpx.get(f"{server.url}/api/games", headers=page | former),
    ):
        assert answer.status_code == 409
        assert answer.json()["message"]["args"] == {"text": RELOAD}
    page["Protocol-Version"] = str(PROTOCOL_VERSION)
    assert httpx.get(f"{server.url}/api/games", headers=page).status_code == 200
