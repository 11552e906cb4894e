"""Wrong messages get a clear error and change nothing."""

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
from server.support.clients import Browser, Line, closed
from server.support.servers import Server


def refused(line: Line, error: str, *, view: bool) -> dict[str, Any]:
    """The next message is this refusal, and the view that follows it shows nothing new."""
    ply, log = line.ply, line.view["log"]
    answer = line.receive()
    assert answer["type"] == "refused"
    assert answer["error"] == error
    assert has(answer["message"]["key"])
    if view:
        assert line.receive()["type"] == "view"
    assert (line.ply, line.view["log"]) == (ply, log)
    message: dict[str, Any] = answer["message"]
    return message


@pytest.fixture
def line(browser: Browser) -> Line:
    """A table of clubs-whist at which the person is to act."""
    line = browser.sit(browser.new_table("clubs-whist", seed=1))
    line.until_my_turn()
    return line


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
def test_junk(line: Line, text: str) -> None:
    """Hole: a message that is no message stops the socket, or passes for one."""
    line.socket.send(text)
    refused(line, "message", view=False)
    line.act("keep")
    assert line.receive()["type"] == "view"


def test_bytes(line: Line) -> None:
    """Hole: a binary message, which has no text."""
    line.socket.send(b"\x00\xff")
    refused(line, "message", view=False)


def test_long_message(line: Line) -> None:
    """Hole: a long message that is read before it is refused."""
    line.socket.send("x" * 5000)
    assert refused(line, "message", view=False)["key"] == "server-message-big"


def test_huge_message_closes_the_socket(browser: Browser, line: Line) -> None:
    """Hole: a message of megabytes that is kept in memory."""
    with pytest.raises(ConnectionClosed):
        line.socket.send("x" * 2_000_000)  # it may be closed before all is sent
        line.receive()
    table = browser.http.get("/api/tables").json()[0]
    assert browser.sit(table["id"]).ply == line.ply


def test_what_is_no_action(line: Line) -> None:
    """Hole: text that the notation does not know."""
    line.act("jump 9C")
    assert refused(line, "notation", view=True)["key"] == "notation-action"


def test_what_the_rules_forbid(line: Line) -> None:
    """Hole: CW-3, a card played before the exchange; the rule must be named."""
    line.act(f"play {line.view['hand'][0]}")
    assert refused(line, "rules", view=True)["rule"] == "CW-3"


def test_a_card_of_somebody_else(browser: Browser) -> None:
    """Hole: CW-2, an answer that differs by who holds the card."""
    line = browser.sit(browser.new_table("clubs-whist", seed=1))
    line.until_my_turn()
    while line.view["phase"] == "exchange":
        line.act("keep")
        line.receive()
        line.until_my_turn()
    deck = [rank + suit for suit in "CDHS" for rank in "A23456789"]
    said = set()
    for card in set(deck) - set(line.view["hand"]):
        line.act(f"play {card}")
        message = refused(line, "rules", view=True)
        said.add((message["rule"], message["key"]))
    assert len(said) == 1


def test_out_of_turn(browser: Browser, hold: Path) -> None:
    """Hole: deciding while a bot thinks."""
    line = browser.sit(browser.new_table("clubs-whist", "busy", seed=1))
    line.until_my_turn()
    hold.touch()
    line.act("keep")
    line.receive()
    assert not line.my_turn
    line.act("keep")
    answer = line.receive()
    assert (answer["type"], answer["error"]) == ("refused", "turn")


def test_dealing_in_the_middle_of_a_hand(line: Line) -> None:
    """Hole: a new deal when the cards do not please."""
    line.send(type="next", ply=line.ply)
    assert refused(line, "turn", view=True)["key"] == "deal-not-now"


@pytest.mark.parametrize("off", [-1, 1, 10**30])
def test_stale(line: Line, off: int) -> None:
    """Hole: a decision that answers another view than the last."""
    line.send(type="act", ply=line.ply + off, action="keep")
    refused(line, "stale", view=True)
    line.send(type="next", ply=line.ply + off)
    refused(line, "stale", view=True)


def test_why_and_match(line: Line) -> None:
    """Hole: a grey card without a reason; a question that changes something."""
    card = line.view["hand"][0]
    for kind in ("why", "match"):
        line.send(type=kind, id=3, cards=[card])
        answer = line.receive()
        assert (answer["type"], answer["id"], answer["actions"]) == ("matches", 3, [])
        assert answer["reason"]["rule"] == "CW-3"
        line.send(type=kind, id=4, cards=["9C", "9C"])
        assert line.receive()["reason"]["key"] == "notation-card-twice"
        line.send(type=kind, id=5, cards=["1Z"])
        assert line.receive()["reason"]["key"] == "notation-card"
        line.send(type=kind, id=6, cards=[])
        assert line.receive()["id"] == 6
    line.act("keep")
    line.receive()
    line.until_my_turn()
    for card in line.view["hand"]:
        line.send(type="why", id=7, cards=[card])
        answer = line.receive()
        assert bool(answer["reason"]) != bool(answer["actions"])
        assert (card in line.view["choices"]["cards"]) == bool(answer["actions"])


def test_choosing_cards(line: Line) -> None:
    """Hole: two round trips for each card; or cards that decide something where they may not."""
    card = line.view["hand"][0]
    line.send(type="choose", id=1, ply=line.ply, cards=[card])
    assert refused(line, "rules", view=True)["rule"] == "CW-3"
    line.send(type="choose", id=2, ply=line.ply, cards=["1Z"])
    assert refused(line, "notation", view=True)["key"] == "notation-card"
    line.act("keep")
    line.receive()
    line.until_my_turn()
    card = line.view["choices"]["cards"][0]
    line.send(type="choose", id=3, ply=line.ply + 1, cards=[card])
    refused(line, "stale", view=True)
    ply = line.ply
    line.send(type="choose", id=4, ply=ply, cards=[card])
    line.next_view()
    assert line.ply == ply + 1
    assert line.view["log"][-1]["text"] == f"play {card}"


def test_cards_that_mean_several_things(browser: Browser) -> None:
    """Hole: the server decides what a wild 15 stands for, and the player did not mean it."""
    options = {"players": 3, "wild_15s": True}
    for seed in range(50):
        line = browser.sit(browser.new_table("climbing-clubs", options=options, seed=seed))
        line.until_my_turn()
        wild = [card for card in line.view["hand"] if card.startswith("15")]
        plain = [card for card in line.view["hand"] if not card.startswith("15")]
        if len(line.view["log"]) == 0 and wild and plain:
            break
    ply = line.ply
    runs = [[card, wild[0]] for card in plain]
    told: list[str] = []
    for number, cards in enumerate(runs):
        line.send(type="match", id=number, cards=cards)
        if len(told := line.receive()["actions"]) > 1:
            break
    assert len(told) > 1
    line.send(type="choose", id=99, ply=ply, cards=cards)
    answer = line.receive()
    assert (answer["type"], answer["id"], answer["actions"]) == ("matches", 99, told)
    line.act(told[1])
    line.next_view()
    assert line.view["log"][-1]["text"] == told[1]


# ---- whose table -------------------------------------------------------------------------


def test_somebody_elses_table(browser: Browser, other: Browser) -> None:
    """Hole: another person's hand is seen, or played, by who knows the address."""
    table = browser.new_table("clubs-whist")
    closed(other.line(table), 4404)
    assert other.http.get("/api/tables").json() == []
    browser.sit(table)  # also while it is in memory
    closed(other.line(table), 4404)


@pytest.mark.parametrize("table", ["nothing-here", "%2e%2e", "x" * 500, "'%20OR%201=1"])
def test_no_such_table(browser: Browser, table: str) -> None:
    """Hole: an address that means no table."""
    closed(browser.line(table), 4404)


@pytest.mark.parametrize(
    "cookie", ["", "NAME=", "NAME=abc", "NAME=" + "A" * 43, "clubsuit=" + "A" * 43]
)
def test_nobody(browser: Browser, cookie: str) -> None:
    """Hole: a seat for who has no token, or a made-up one."""
    table = browser.new_table("clubs-whist")
    cookie = cookie.replace("NAME", next(iter(browser.http.cookies)))
    browser.http.cookies.clear()
    closed(browser.line(table, **{"Cookie": cookie} if cookie else {}), 4404)


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_another_sites_page(browser: Browser, origin: str) -> None:
    """Hole: a page of another site that talks as the person (the cookie goes with a socket)."""
    table = browser.new_table("clubs-whist")
    with pytest.raises(InvalidStatus) as refusal:
        browser.line(table, Origin=origin)
    assert refusal.value.response.status_code == 403
    new = {"game": "clubs-whist", "bots": ["random", "random"]}
    answer = browser.http.post("/api/tables", json=new, headers={"Origin": origin})
    assert answer.status_code == 403
    assert len(browser.http.get("/api/tables").json()) == 1


def test_our_own_page(browser: Browser, server: Server) -> None:
    """Hole: the check above refuses our own page too."""
    table = browser.new_table("clubs-whist")
    line = browser.line(table, Origin=server.url)
    assert line.receive()["type"] == "commitment"


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
    """Found: in a browser that keeps no cookies each *Play* opened a table that was not found."""
    page = {"Origin": server.url, "Needs-Cookie": "yes", "Protocol-Version": str(PROTOCOL_VERSION)}
    answer = httpx.post(server.url + path, json=body, headers=page, timeout=60)
    assert answer.status_code == 403
    assert answer.json()["message"]["key"] == "server-cookie"
    name, _, token = answer.headers["Set-Cookie"].partition(";")[0].partition("=")
    page["Cookie"] = f"{name}={token}"  # who asks again with the cookie is heard
    again = httpx.post(server.url + path, json=body, headers=page, timeout=60)
    assert again.status_code != 403 or again.json()["message"]["key"] != "server-cookie"


def test_a_program_without_a_cookie_may_begin(server: Server) -> None:
    """Hole: the check above refuses programs, which keep the first cookie."""
    answer = httpx.post(f"{server.url}/api/tables", json=GOOD, timeout=60)
    assert answer.status_code == 201
    assert answer.headers["Set-Cookie"]


def test_a_socket_of_a_page_without_a_cookie(browser: Browser, server: Server) -> None:
    """Found: "Table not found" is no help for somebody whose browser sends no cookie."""
    table = browser.new_table("clubs-whist")
    closed(browser.line(table, Origin=server.url, Cookie=""), 4402)


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
    """Hole: a table that no rules fit."""
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
    """Hole: an answer that is no `Problem`, or none at all."""
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
    """Hole: a script that fills the disk."""
    table = browser.new_table("clubs-whist")
    columns = "game, options, seed, owner, created, updated, hand_number, total, over, winners"
    copy = f"INSERT INTO games (id, {columns}) SELECT ?, {columns} FROM games WHERE id = ?"
    with closing(sqlite3.connect(server.database, timeout=60)) as database:
        database.executemany(copy, [(f"{table}{number}", table) for number in range(199)])
        database.commit()
    problem(browser.http.post("/api/tables", json=GOOD), 429)
