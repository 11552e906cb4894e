"""People who use a server: a browser and its connections to tables."""

import json
import secrets
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Protocol, Self

import pytest
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from clubsuit.fair import promise_of
from clubsuit.games import REGISTRY
from clubsuit.server.storage.times import now
from clubsuit.server.wire.schema import ServerMessage
from server.support.connections import ANSWER_WITHIN_S, cookie_of, http_client, socket_to
from server.support.servers import STARTS_WITHIN_S
from support.processes import patiently

MOST_MESSAGES = 20_000
"""Maximum number of messages on one connection, so that no loop over messages runs forever. It is
far more than any test needs."""

NOTED = "warming", "absent", "spectators", "clocks", "pong"
"""Types of messages that come at any time and that no test waits for."""

_server_message: TypeAdapter[Any] = TypeAdapter(ServerMessage)


class TableClient:
    """A client with an open socket to a table, like the page. Each message is checked against the
    schema."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.view: dict[str, Any] = {}
        self.ply = -1
        self.gone: list[int] = []
        """Seats of absent and idle players in the last `absent` message."""
        self.spectators: list[str] = []
        """Names in the last `spectators` message."""
        self.idle: dict[int, int] = {}
        """Seconds until a bot takes over, by seat of an idle player."""
        self.clocks: list[dict[str, Any]] = []
        """The clocks in the last `clocks` message."""
        self.warming: str | None = None
        """The state of compilation in the last `warming` message."""
        self.confirms_views = True
        """If true, each view is confirmed as shown on arrival; in honour play, bots wait for this
        confirmation."""

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = ANSWER_WITHIN_S) -> dict[str, Any]:
        """Return the next message whose type is not in `NOTED`, and note the others."""
        while (message := self.receive_any(timeout))["type"] in NOTED:
            pass
        return message

    def until_warm(self) -> None:
        """Read messages until the rules are compiled."""
        while self.warming not in ("done", "failed"):
            self.receive_any(STARTS_WITHIN_S)
        assert self.warming == "done"

    def receive_any(self, timeout: float = ANSWER_WITHIN_S) -> dict[str, Any]:
        """Return the next message of any type."""
        assert len(self.raw) < MOST_MESSAGES, f"too many messages: {self.raw[-3:]}"
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        _server_message.validate_json(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "warming":
            self.warming = message["state"]
        elif message["type"] == "absent":
            self.gone = [one["seat"] for one in message["seats"]]
            self.idle = {one["seat"]: one["left_s"] for one in message["seats"] if one["idle"]}
        elif message["type"] == "spectators":
            self.spectators = [one["name"] for one in message["watching"]]
        elif message["type"] == "clocks":
            self.clocks = message["seats"]
        elif message["type"] == "view":
            self.view, self.ply = message["view"], message["ply"]
            if self.confirms_views and self.view["table"].get("honour"):
                self.look()
        return message

    def look(self) -> None:
        """Confirm that the view has been shown."""
        self.send(type="view-shown", ply=self.ply)

    def act(self, action: str) -> None:
        self.send(type="act", ply=self.ply, action=action)

    @property
    def my_turn(self) -> bool:
        """Whether the player is to act.

        While all choose at the same time, the player waits for the bots, so that no view comes
        unexpectedly.
        """
        if not self.view or any(self.view["players"][n]["bot"] for n in self.view["choosing"]):
            return False
        return bool(self.view["turn"] == self.view["seat"])

    @property
    def hand_over(self) -> bool:
        return bool(self.view) and self.view["phase"] in ("scored", "over")

    def next_view(self) -> None:
        """Read the next message, which must be a view."""
        message = self.receive()
        assert message["type"] == "view", message

    def until_my_turn(self) -> None:
        """Read messages until it is the player's turn or the hand is over."""
        while not (self.my_turn or self.hand_over):
            self.next_view()

    def any_action(self) -> str:
        """Return an action that the view offers, or ask the server for one if cards must be
        combined.

        Another player may act out of turn before the server answers. Then choose from the newer
        view. If it is no longer this player's turn, return an action that the server will refuse.
        """
        while self.my_turn:
            ply = self.ply
            action = self._offered()
            if action and self.ply == ply:
                return action
            if self.ply == ply:
                self.receive()  # the newer view
        return "pass"

    def _offered(self) -> str | None:
        choices = self.view["choices"]
        if choices["only"]:
            return str(choices["only"])
        fewest = choices["pick"][0]
        for first in range(len(choices["cards"]) - fewest + 1 if fewest else 0):
            cards = choices["cards"][first : first + fewest]
            self.send(type="match", id=first, cards=cards)
            while (answer := self.receive())["type"] != "matches":
                pass  # another player acted out of turn, and the question came too late
            assert answer["id"] == first
            if answer["actions"]:
                return str(answer["actions"][0])
        return next(map(str, choices["buttons"]), None)

    def play_hand(self) -> None:
        """Play until the hand is over."""
        self.until_my_turn()
        while not self.hand_over:
            self.act(self.any_action())
            self.next_view()
            self.until_my_turn()

    def play_until(self, until: Callable[[dict[str, Any]], bool]) -> None:
        """Play hand after hand until the view meets this condition.

        The server refuses an action if another player has acted out of turn first. Send only one
        message per view: a view follows each refusal, and two answers to one view would multiply
        the messages. If the game ends before the condition holds, the test fails.
        """
        while not until(self.view):
            assert self.view["phase"] != "over", "the game is over before the condition holds"
            self.look()
            if self.my_turn:
                self.act(self.any_action())
            elif self.hand_over:
                self.send(type="next", ply=self.ply)
            while self.receive()["type"] != "view":
                pass


def a_moment_later() -> None:
    """Wait until the database's time has advanced."""
    before = now()
    for _ in patiently():
        if now() > before:
            return


def led(view: dict[str, Any]) -> str:
    """Return the suit led to the open trick; "" if there is no open trick."""
    tricks = [entry for entry in view["log"] if entry["trick"] is not None]
    trick = [entry for entry in tricks if entry["trick"] == tricks[-1]["trick"]]
    return str(trick[0]["cards"][0]["card"][-1]) if trick and trick[-1]["wins"] is None else ""


def can_revoke(view: dict[str, Any]) -> bool:
    """Return whether this player could revoke: it is their turn in honour play, and the hand has a
    card of the suit led and one of another suit."""
    if view["phase"] != "play" or view["turn"] != view["seat"]:
        return False
    suits = {card[-1] for card in view["hand"] if card not in view["table"]["honour"]["owed"]}
    return not view["table"]["honour"]["full"] and led(view) in suits and len(suits) > 1


class Served(Protocol):
    """An address that a browser can visit."""

    url: str


class Browser:
    """A person's browser, which keeps the cookie."""

    unread: int | None = None
    """Value of the argument `unread` of `socket_to` for new connections."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self._open = ExitStack()
        self.http = self._open.enter_context(http_client(server.url))
        with ExitStack() as failed:
            failed.callback(self.close)
            self.http.get("/api/tables")
            failed.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Close all connections, even if the test fails."""
        self.close()

    def new_table(self, game: str, bot: str = "random", **more: Any) -> str:
        seats = REGISTRY[game].seats(REGISTRY[game].options.read(more.get("options", {})))
        answer = self.http.post(
            "/api/tables", json={"game": game, "bots": [bot] * (seats - 1), **more}
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def connect(self, table: str, query: str = "", **headers: str) -> TableClient:
        cookie = cookie_of(self.http)
        connection = socket_to(self.server.url, table, cookie, query, self.unread, **headers)
        return TableClient(self._open.enter_context(connection))

    def sit(self, table: str) -> TableClient:
        """Connect to a table and read the first view. If the table is new, send it a string
        first."""
        client = self.connect(table)
        message = client.receive()
        if message["type"] == "commitment":
            client.send(type="string", string=secrets.token_hex(32))
            message = client.receive()
        assert message["type"] == "view"
        return client

    def close(self) -> None:
        self._open.close()


def receive(client: TableClient, kind: str) -> dict[str, Any]:
    """Read messages up to the next one of this type, and return it."""
    while (message := client.receive())["type"] != kind:
        pass
    return message


def begin(clients: list[TableClient]) -> None:
    """Start the game and send the players' strings."""
    clients[0].send(type="start")
    strings = [secrets.token_hex(32) for _ in clients]
    for client, string in zip(clients, strings, strict=True):
        while receive(client, "commitment")["wanted"] != "promise":
            pass
        client.send(type="promise", hash=promise_of(string))
    for client, string in zip(clients, strings, strict=True):
        while receive(client, "commitment")["wanted"] != "string":
            pass
        client.send(type="string", string=string)
    for client in clients:
        receive(client, "view")


def alone(browser: Browser, table: str) -> TableClient:
    """Return a connection to an open table whose owner has started the game alone."""
    client = browser.connect(table)
    receive(client, "gathering")
    client.send(type="start")
    receive(client, "commitment")
    client.send(type="string", string="0" * 64)
    receive(client, "view")
    return client


def play_out(client: TableClient) -> None:
    """Play to the end of the game."""
    client.play_until(lambda view: view["phase"] == "over")


def closed(client: TableClient, code: int) -> None:
    """Check that the server sends a refusal and closes the connection with this code."""
    assert client.receive()["error"] == "message"
    with pytest.raises(ConnectionClosed):
        client.receive()
    assert client.socket.close_code == code


def code_of(browser: Browser) -> str:
    """Return a code with which another device can act as this person."""
    answer = browser.http.post("/api/devices")
    assert answer.status_code == 201
    return str(answer.json()["code"])
