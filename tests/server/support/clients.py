"""People at a server: a browser, and its sockets to tables."""

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
from clubsuit.server.storage.store import now
from clubsuit.server.wire.schema import ServerMessage
from server.support.connections import ANSWER_WITHIN_S, cookie_of, http_client, socket_to
from server.support.servers import STARTS_WITHIN_S
from support.processes import patiently

MOST_MESSAGES = 20_000
"""Maximum number of messages on one line, far more than any test reads, so that no loop over
messages runs for ever."""

NOTED = "warming", "absent", "clocks", "pong"
"""Messages that come at any time, and that no test waits for."""

_server_message: TypeAdapter[Any] = TypeAdapter(ServerMessage)


class Line:
    """A socket to a table, as the page has it. Every message is checked against the schema."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.view: dict[str, Any] = {}
        self.ply = -1
        self.gone: list[int] = []
        """Seats of players who are gone or do nothing, by the last message."""
        self.idle: dict[int, int] = {}
        """By seat of a player who does nothing, the seconds until a bot plays on."""
        self.clocks: list[dict[str, Any]] = []
        """The clocks by the last message."""
        self.warming: str | None = None
        """The state of compilation by the last message."""
        self.hurried = True
        """Whether each view is confirmed at once as shown; in honour play bots wait for that."""

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = ANSWER_WITHIN_S) -> dict[str, Any]:
        """Return the next message that is not one of `NOTED`; those are only noted."""
        while (message := self.receive_any(timeout))["type"] in NOTED:
            pass
        return message

    def until_warm(self) -> None:
        """Read on until the rules are compiled."""
        while self.warming not in ("done", "failed"):
            self.receive_any(STARTS_WITHIN_S)
        assert self.warming == "done"

    def receive_any(self, timeout: float = ANSWER_WITHIN_S) -> dict[str, Any]:
        """Return the next message, of whatever kind."""
        assert len(self.raw) < MOST_MESSAGES, f"it goes on and on: {self.raw[-3:]}"
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
        elif message["type"] == "clocks":
            self.clocks = message["seats"]
        elif message["type"] == "view":
            self.view, self.ply = message["view"], message["ply"]
            if self.hurried and self.view["table"].get("honour"):
                self.look()
        return message

    def look(self) -> None:
        """Confirm that the view has been shown."""
        self.send(type="view-shown", ply=self.ply)

    def act(self, action: str) -> None:
        self.send(type="act", ply=self.ply, action=action)

    @property
    def my_turn(self) -> bool:
        return bool(self.view) and self.view["turn"] == self.view["seat"]

    @property
    def hand_over(self) -> bool:
        return bool(self.view) and self.view["phase"] in ("scored", "over")

    def next_view(self) -> None:
        """Read the next message, which is a view."""
        message = self.receive()
        assert message["type"] == "view", message

    def until_my_turn(self) -> None:
        """Read on until the person is to act, or the hand is over."""
        while not (self.my_turn or self.hand_over):
            self.next_view()

    def any_action(self) -> str:
        """Something that the view offers; where cards must be combined, the server is asked.

        Somebody may speak out of turn meanwhile: then it is something that the newer view offers,
        or, where it is no longer our turn, what will be refused and followed by a view.
        """
        while self.my_turn:
            ply = self.ply
            action = self._offered()
            if action and self.ply == ply:
                return action
            if self.ply == ply:
                self.receive()  # the newer view is on its way
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
                pass  # somebody has spoken out of turn, and what we said came too late
            assert answer["id"] == first
            if answer["actions"]:
                return str(answer["actions"][0])
        return next(map(str, choices["buttons"]), None)

    def play_hand(self) -> None:
        """Decide until the hand is over."""
        self.until_my_turn()
        while not self.hand_over:
            self.act(self.any_action())
            self.next_view()
            self.until_my_turn()

    def play_until(self, until: Callable[[dict[str, Any]], bool]) -> None:
        """Decide where it is our turn, in hand after hand, until this holds of the view.

        Others may speak out of turn meanwhile; who was slower looks again. Each view is answered
        once: a view comes after each refusal too, and if both were answered there would be ever
        more of them. What never comes is a fault of the test, by the end of the game at the latest.
        """
        while not until(self.view):
            assert self.view["phase"] != "over", "what was waited for has not come"
            self.look()
            if self.my_turn:
                self.act(self.any_action())
            elif self.hand_over:
                self.send(type="next", ply=self.ply)
            while self.receive()["type"] != "view":
                pass


def a_moment_later() -> None:
    """Wait until the database's time is later than it was."""
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
    """Return whether it is our turn in honour play, with a card of the suit led and of another."""
    if view["phase"] != "play" or view["turn"] != view["seat"]:
        return False
    suits = {card[-1] for card in view["hand"] if card not in view["table"]["honour"]["owed"]}
    return not view["table"]["honour"]["full"] and led(view) in suits and len(suits) > 1


class Served(Protocol):
    """Anything that a browser can visit."""

    url: str


class Browser:
    """A person's browser, which keeps the cookie."""

    unread: int | None = None
    """For lines to come, see `socket_to`."""

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
        """Close all lines, however the test ends."""
        self.close()

    def new_table(self, game: str, bot: str = "random", **more: Any) -> str:
        seats = REGISTRY[game].seats(REGISTRY[game].options.read(more.get("options", {})))
        answer = self.http.post(
            "/api/tables", json={"game": game, "bots": [bot] * (seats - 1), **more}
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def line(self, table: str, query: str = "", **headers: str) -> Line:
        cookie = cookie_of(self.http)
        connection = socket_to(self.server.url, table, cookie, query, self.unread, **headers)
        return Line(self._open.enter_context(connection))

    def sit(self, table: str) -> Line:
        """Open a line to a table and read its first view; give a new table its string."""
        line = self.line(table)
        message = line.receive()
        if message["type"] == "commitment":
            line.send(type="string", string=secrets.token_hex(32))
            message = line.receive()
        assert message["type"] == "view"
        return line

    def close(self) -> None:
        self._open.close()


def receive(line: Line, kind: str) -> dict[str, Any]:
    """Read on to the next message of this kind, and return it."""
    while (message := line.receive())["type"] != kind:
        pass
    return message


def begin(lines: list[Line]) -> None:
    """Start the game, and let all give their strings."""
    lines[0].send(type="start")
    strings = [secrets.token_hex(32) for _ in lines]
    for line, string in zip(lines, strings, strict=True):
        while receive(line, "commitment")["wanted"] != "promise":
            pass
        line.send(type="promise", hash=promise_of(string))
    for line, string in zip(lines, strings, strict=True):
        while receive(line, "commitment")["wanted"] != "string":
            pass
        line.send(type="string", string=string)
    for line in lines:
        receive(line, "view")


def alone(browser: Browser, table: str) -> Line:
    """Return a line to an open table whose owner has started the game alone."""
    line = browser.line(table)
    receive(line, "gathering")
    line.send(type="start")
    receive(line, "commitment")
    line.send(type="string", string="0" * 64)
    receive(line, "view")
    return line


def play_out(line: Line) -> None:
    """Play to the end of the game."""
    line.play_until(lambda view: view["phase"] == "over")


def closed(line: Line, code: int) -> None:
    """Check that the server refuses a message and closes the line with this code."""
    assert line.receive()["error"] == "message"
    with pytest.raises(ConnectionClosed):
        line.receive()
    assert line.socket.close_code == code


def code_of(browser: Browser) -> str:
    """Return a code by which another device becomes this person's."""
    answer = browser.http.post("/api/devices")
    assert answer.status_code == 201
    return str(answer.json()["code"])
