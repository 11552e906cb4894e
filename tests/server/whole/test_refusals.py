"""Invalid messages get a clear error and change nothing."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from clubsuit.server.wire.schema import PROTOCOL_VERSION
from clubsuit.texts import has
from server.support.clients import Browser, TableClient, closed
from server.support.servers import Server


def refused(client: TableClient, error: str, *, view: bool) -> dict[str, Any]:
    """Check that the next message is this refusal and that the view has not changed; return the
    error's text. view: whether the server sends the view again after the refusal."""
    ply, log = client.ply, client.view["log"]
    answer = client.receive()
    assert answer["type"] == "refused"
    assert answer["error"] == error
    assert has(answer["message"]["key"])
    if view:
        assert client.receive()["type"] == "view"
    assert (client.ply, client.view["log"]) == (ply, log)
    message: dict[str, Any] = answer["message"]
    return message


@pytest.fixture
def client(browser: Browser) -> TableClient:
    """Return a client at a table of Clubs (Whist), at their turn."""
    client = browser.sit(browser.new_table("clubs-whist", seed=1))
    client.until_my_turn()
    return client


JUNK = [
    "",
    "{",
    "null",
    "[]",
    '"act"',
    "{}",
    '{"type":"act"}',
    '{"type":"fly","ply":1}',
    '{"type":"act","ply":"1","action":"keep"}',
    '{"type":"act","ply":1.5,"action":"keep"}',
    '{"type":"act","ply":1,"action":7}',
    '{"type":"act","ply":1,"action":"keep","seat":1}',
    '{"type":"match","id":1,"cards":"9C"}',
    '{"type":"match","id":1,"cards":[["9C"]]}',
    '{"type":"choose","id":1,"cards":["9C"]}',
    json.dumps({"type": "match", "id": 1, "cards": ["9C"] * 17}),
    json.dumps({"type": "act", "ply": 1, "action": "x" * 201}),
    json.dumps({"type": "act", "ply": 1, "action": "keep"}) + "x",
    *(json.dumps({"type": "match", "id": number, "cards": []}) for number in (-1, 1 << 53, 10**30)),
    json.dumps({"type": "why", "id": 10**30, "cards": []}),
    json.dumps({"type": "hint", "id": 10**30}),
    json.dumps({"type": "choose", "id": 10**30, "ply": 1, "cards": []}),
    "[" * 3000,
    "x" * 4000,
    "\ud7ff\u0000\u202e",
]


@pytest.mark.parametrize("text", JUNK)
def test_junk(client: TableClient, text: str) -> None:
    """Hole: a message that does not fit the schema closes the socket, or is accepted."""
    client.socket.send(text)
    refused(client, "message", view=False)
    client.act("keep")
    assert client.receive()["type"] == "view"


def test_bytes(client: TableClient) -> None:
    """Hole: a binary message, which has no text, breaks the socket."""
    client.socket.send(b"\x00\xff")
    refused(client, "message", view=False)


def test_long_message(client: TableClient) -> None:
    """Hole: a long message is parsed before it is refused."""
    client.socket.send("x" * 5000)
    assert refused(client, "message", view=False)["key"] == "server-message-big"


def test_huge_message_closes_the_socket(browser: Browser, client: TableClient) -> None:
    """Hole: a message of several megabytes is kept in memory."""
    with pytest.raises(ConnectionClosed):
        client.socket.send("x" * 2_000_000)  # the server may close it before everything is sent
        client.receive()
    table = browser.http.get("/api/tables").json()[0]
    assert browser.sit(table["id"]).ply == client.ply


def test_what_is_no_action(client: TableClient) -> None:
    """Hole: text in an unknown notation is accepted as an action."""
    client.act("jump 9C")
    assert refused(client, "notation", view=True)["key"] == "notation-action"


def test_what_the_rules_forbid(client: TableClient) -> None:
    """Hole: a card can be played before the exchange (CW-3), or the refusal does not name the
    rule."""
    client.act(f"play {client.view['hand'][0]}")
    assert refused(client, "rules", view=True)["rule"] == "CW-3"


def test_a_card_of_somebody_else(browser: Browser) -> None:
    """Hole: the refusal of a card reveals who holds the card (CW-2)."""
    client = browser.sit(browser.new_table("clubs-whist", seed=1))
    client.until_my_turn()
    while client.view["phase"] == "exchange":
        client.act("keep")
        client.receive()
        client.until_my_turn()
    deck = [rank + suit for suit in "CDHS" for rank in "A23456789"]
    refusals = set()
    for card in set(deck) - set(client.view["hand"]):
        client.act(f"play {card}")
        message = refused(client, "rules", view=True)
        refusals.add((message["rule"], message["key"]))
    assert len(refusals) == 1


def test_out_of_turn(browser: Browser, hold: Path) -> None:
    """Hole: a player can decide while a bot thinks."""
    client = browser.sit(browser.new_table("clubs-whist", "busy", seed=1))
    client.until_my_turn()
    hold.touch()
    client.act("keep")
    client.receive()
    assert not client.my_turn
    client.act("keep")
    answer = client.receive()
    assert (answer["type"], answer["error"]) == ("refused", "turn")


def test_dealing_in_the_middle_of_a_hand(client: TableClient) -> None:
    """Hole: a player who dislikes their cards can request a new deal."""
    client.send(type="next", ply=client.ply)
    assert refused(client, "turn", view=True)["key"] == "deal-not-now"


@pytest.mark.parametrize("off", [-1, 1, 10**30])
def test_stale(client: TableClient, off: int) -> None:
    """Hole: a decision is accepted although it is not for the newest view."""
    client.send(type="act", ply=client.ply + off, action="keep")
    refused(client, "stale", view=True)
    client.send(type="next", ply=client.ply + off)
    refused(client, "stale", view=True)


def test_why_and_match(client: TableClient) -> None:
    """Holes: the server gives no reason why a card cannot be played; a question about cards changes
    the game."""
    card = client.view["hand"][0]
    for kind in ("why", "match"):
        client.send(type=kind, id=3, cards=[card])
        answer = client.receive()
        assert (answer["type"], answer["id"], answer["actions"]) == ("matches", 3, [])
        assert answer["reason"]["rule"] == "CW-3"
        client.send(type=kind, id=4, cards=["9C", "9C"])
        assert client.receive()["reason"]["key"] == "notation-card-twice"
        client.send(type=kind, id=5, cards=["1Z"])
        assert client.receive()["reason"]["key"] == "notation-card"
        client.send(type=kind, id=6, cards=[])
        assert client.receive()["id"] == 6
    client.act("keep")
    client.receive()
    client.until_my_turn()
    for card in client.view["hand"]:
        client.send(type="why", id=7, cards=[card])
        answer = client.receive()
        assert bool(answer["reason"]) != bool(answer["actions"])
        assert (card in client.view["choices"]["cards"]) == bool(answer["actions"])


def test_choosing_cards(client: TableClient) -> None:
    """Holes: playing a card takes two round trips; chosen cards are played although that is not
    allowed."""
    card = client.view["hand"][0]
    client.send(type="choose", id=1, ply=client.ply, cards=[card])
    assert refused(client, "rules", view=True)["rule"] == "CW-3"
    client.send(type="choose", id=2, ply=client.ply, cards=["1Z"])
    assert refused(client, "notation", view=True)["key"] == "notation-card"
    client.act("keep")
    client.receive()
    client.until_my_turn()
    card = client.view["choices"]["cards"][0]
    client.send(type="choose", id=3, ply=client.ply + 1, cards=[card])
    refused(client, "stale", view=True)
    ply = client.ply
    client.send(type="choose", id=4, ply=ply, cards=[card])
    client.next_view()
    assert client.ply == ply + 1
    assert client.view["log"][-1]["text"] == f"play {card}"


def test_cards_that_mean_several_things(browser: Browser) -> None:
    """Hole: the server decides what a wild 15 stands for, instead of asking the player."""
    options = {"players": 3, "wild_15s": True}
    for seed in range(50):
        client = browser.sit(browser.new_table("climbing-clubs", options=options, seed=seed))
        client.until_my_turn()
        wild = [card for card in client.view["hand"] if card.startswith("15")]
        plain = [card for card in client.view["hand"] if not card.startswith("15")]
        if len(client.view["log"]) == 0 and wild and plain:
            break
    ply = client.ply
    runs = [[card, wild[0]] for card in plain]
    meanings: list[str] = []
    for number, cards in enumerate(runs):
        client.send(type="match", id=number, cards=cards)
        if len(meanings := client.receive()["actions"]) > 1:
            break
    assert len(meanings) > 1
    client.send(type="choose", id=99, ply=ply, cards=cards)
    answer = client.receive()
    assert (answer["type"], answer["id"], answer["actions"]) == ("matches", 99, meanings)
    client.act(meanings[1])
    client.next_view()
    assert client.view["log"][-1]["text"] == meanings[1]


# ---- access to tables --------------------------------------------------------------------


def test_somebody_elses_table(browser: Browser, other: Browser) -> None:
    """Hole: a person who knows the address of a table can see or play another person's hand."""
    table = browser.new_table("clubs-whist")
    closed(other.connect(table), 4404)
    assert other.http.get("/api/tables").json() == []
    browser.sit(table)  # also while it is in memory
    closed(other.connect(table), 4404)


@pytest.mark.parametrize("table", ["nothing-here", "%2e%2e", "x" * 500, "'%20OR%201=1"])
def test_no_such_table(browser: Browser, table: str) -> None:
    """Hole: an address that belongs to no table is accepted."""
    closed(browser.connect(table), 4404)


@pytest.mark.parametrize(
    "cookie", ["", "NAME=", "NAME=abc", "NAME=" + "A" * 43, "clubsuit=" + "A" * 43]
)
def test_nobody(browser: Browser, cookie: str) -> None:
    """Hole: a client without a token, or with an invented one, gets a seat."""
    table = browser.new_table("clubs-whist")
    cookie = cookie.replace("NAME", next(iter(browser.http.cookies)))
    browser.http.cookies.clear()
    closed(browser.connect(table, **{"Cookie": cookie} if cookie else {}), 4404)


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_another_sites_page(browser: Browser, origin: str) -> None:
    """Hole: a page of another site can act for the person, because browsers send the cookie when it
    opens a socket."""
    table = browser.new_table("clubs-whist")
    with pytest.raises(InvalidStatus) as refusal:
        browser.connect(table, Origin=origin)
    assert refusal.value.response.status_code == 403
    new = {"game": "clubs-whist", "bots": ["random", "random"]}
    answer = browser.http.post("/api/tables", json=new, headers={"Origin": origin})
    assert answer.status_code == 403
    assert len(browser.http.get("/api/tables").json()) == 1


def test_our_own_page(browser: Browser, server: Server) -> None:
    """Hole: the check of a page's origin also refuses the server's own page."""
    table = browser.new_table("clubs-whist")
    client = browser.connect(table, Origin=server.url)
    assert client.receive()["type"] == "commitment"


# ---- cookies --------------------------------------------------------------------------------

CHANGES = [
    ("/api/tables", {"game": "clubs-whist", "bots": ["random", "random"]}),
    ("/api/tables", {"game": "clubs-whist", "bots": ["random"], "open": True}),
    ("/api/tables/matchmaking", {"game": "clubs-whist", "name": "Ada", "bot": "casual"}),
    ("/api/lessons/clubs-whist", {"name": "Ada"}),
    ("/api/accounts", {"name": "Ada", "password": "correct horse"}),
    ("/api/sessions", {"name": "Ada", "password": "correct horse"}),
    ("/api/devices", {}),
    ("/api/devices/recovery", {}),
    ("/api/records", {}),
    ("/api/programs", {}),
]


@pytest.mark.parametrize(("path", "body"), CHANGES)
def test_a_page_without_a_cookie_opens_nothing(
    server: Server, path: str, body: dict[str, object]
) -> None:
    """Bug: in a browser that stores no cookies, each *Play* opened a table that the page could not
    find."""
    page = {"Origin": server.url, "Needs-Cookie": "yes", "Protocol-Version": str(PROTOCOL_VERSION)}
    answer = httpx.post(server.url + path, json=body, headers=page, timeout=60)
    assert answer.status_code == 403
    assert answer.json()["message"]["key"] == "server-cookie"
    name, _, token = answer.headers["Set-Cookie"].partition(";")[0].partition("=")
    page["Cookie"] = f"{name}={token}"  # a second request with the cookie is accepted
    again = httpx.post(server.url + path, json=body, headers=page, timeout=60)
    assert again.status_code != 403 or again.json()["message"]["key"] != "server-cookie"


def test_a_program_without_a_cookie_may_begin(server: Server) -> None:
    """Hole: the check that a browser stores cookies also refuses a program's first request, which
    has no cookie yet."""
    answer = httpx.post(f"{server.url}/api/tables", json=GOOD, timeout=60)
    assert answer.status_code == 201
    assert answer.headers["Set-Cookie"]


def test_a_socket_of_a_page_without_a_cookie(browser: Browser, server: Server) -> None:
    """Bug: people whose browser sends no cookie only saw "Table not found", which does not help
    them."""
    table = browser.new_table("clubs-whist")
    closed(browser.connect(table, Origin=server.url, Cookie=""), 4402)


# ---- HTTP -----------------------------------------------------------------------------------

GOOD = {"game": "clubs-whist", "bots": ["rule", "rule"]}


@pytest.mark.parametrize(
    ("change", "error", "rule"),
    [
        ({"game": "whist"}, "notation", ""),
        ({"game": ""}, "notation", ""),
        ({"game": 3}, "message", ""),
        ({"game": "x" * 41}, "message", ""),
        ({"options": {"colour": "red"}}, "notation", ""),
        ({"options": {"rules": 1}}, "notation", ""),
        ({"options": {"target": 0}}, "rules", "CW-10"),
        ({"options": {"target": {"a": []}}}, "rules", "CW-10"),
        ({"options": {"target": 1e400}}, "rules", "CW-10"),
        ({"options": {"lead": ["exchanger"]}}, "rules", "CW-4"),
        ({"options": []}, "message", ""),
        ({"bots": []}, "notation", ""),
        ({"bots": ["rule"]}, "notation", ""),
        ({"bots": ["rule"] * 3}, "notation", ""),
        ({"bots": ["rule", "deep"]}, "notation", ""),
        ({"bots": ["rule"] * 6}, "message", ""),
        ({"bots": "rule"}, "message", ""),
        ({"name": "x" * 41}, "message", ""),
        ({"seed": -1}, "notation", ""),
        ({"seed": 1 << 62}, "notation", ""),
        ({"seed": 10**400}, "notation", ""),
        ({"seed": "x"}, "message", ""),
        ({"seed": True}, "message", ""),
        ({"seat": 1}, "message", ""),
    ],
)
def test_no_such_table_can_be_opened(
    browser: Browser, change: dict[str, Any], error: str, rule: str
) -> None:
    """Hole: a table opens with settings that the rules do not allow."""
    text = json.dumps(GOOD | change).replace("Infinity", "1e400")
    answer = browser.http.post(
        "/api/tables", content=text, headers={"Content-Type": "application/json"}
    )
    problem(answer, 422, error)
    assert answer.json()["message"]["rule"] == rule
    assert browser.http.get("/api/tables").json() == []


def problem(answer: httpx.Response, status: int, error: str = "message") -> None:
    assert answer.status_code == status, answer.text
    assert answer.json()["error"] == error
    assert has(answer.json()["message"]["key"])


def test_wrong_requests(browser: Browser) -> None:
    """Hole: an error response is not a `Problem`, or there is no response."""
    http = browser.http
    problem(http.post("/api/tables", content=b"{"), 422)
    problem(http.post("/api/tables", content=b"\xff\xfe"), 422)
    problem(http.post("/api/tables"), 422)
    problem(http.post("/api/tables", content=b"x" * 20_000), 413)
    problem(http.post("/api/tables", content=iter([b"x" * 9000] * 9)), 413)
    problem(http.post("/api/tables", content=b"[" * 16_000), 422)
    problem(http.get("/api/nothing"), 404)
    problem(http.get("/api/rules/whist"), 404)
    problem(http.get("/api/rules/..%2f..%2fetc%2fpasswd"), 404)
    problem(http.delete("/api/tables"), 405)
    problem(http.get("/assets/../app.py"), 404)
    problem(http.get("/assets/%2e%2e/%2e%2e/app.py"), 404)
    problem(http.get("/..%2fapp.py"), 404)
    assert http.get("/api/tables").json() == []


def test_too_many_tables(browser: Browser, server: Server) -> None:
    """Hole: a script can fill the disk with tables."""
    table = browser.new_table("clubs-whist")
    columns = "game, options, seed, owner, created, updated, hand_number, total, over, winners"
    copy = f"INSERT INTO games (id, {columns}) SELECT ?, {columns} FROM games WHERE id = ?"
    with closing(sqlite3.connect(server.database, timeout=60)) as database:
        database.executemany(copy, [(f"{table}{number}", table) for number in range(199)])
        database.commit()
    problem(browser.http.post("/api/tables", json=GOOD), 429)
