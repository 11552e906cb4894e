"""Real servers in processes of their own, and a browser's part of the talk with them."""

import json
import os
import secrets
import signal
import socket
import subprocess
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol

import httpx
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from clubsuit.games import REGISTRY
from clubsuit.server.schema import ServerMessage

_server_message: TypeAdapter[Any] = TypeAdapter(ServerMessage)


class Server:
    """A server process over a folder; it can be killed and started again."""

    def __init__(
        self,
        launcher: subprocess.Popen[str],
        folder: Path,
        log: Path,
        *,
        database: str | None = None,
        redis: str | None = None,
    ) -> None:
        """database, redis: their addresses; without them tables are in the folder."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder = folder
        self.database = folder / "clubsuit.sqlite"
        self.log = log
        self.url = f"http://127.0.0.1:{self.port}"
        self._launcher = launcher
        self._told = {
            "port": self.port,
            "folder": str(folder),
            "database": database,
            "redis": redis,
        }
        self.start()

    def start(self) -> None:
        assert self._launcher.stdin and self._launcher.stdout
        self._launcher.stdin.write(json.dumps(self._told) + "\n")
        self._launcher.stdin.flush()
        answer = self._launcher.stdout.readline()
        assert answer, f"no server could be started:\n{self.log.read_text()[-2000:]}"
        self.process = int(answer)
        deadline = time.monotonic() + 900  # against hanging: a busy machine takes its time
        with httpx.Client(verify=False) as http:
            while time.monotonic() < deadline:
                try:
                    http.get(f"{self.url}/api/bots")
                    return
                except httpx.TransportError:
                    os.kill(self.process, 0)  # fails where the server has ended
                    time.sleep(0.02)
        self.kill()
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """As `kill -9`."""
        os.kill(self.process, signal.SIGKILL)
        self.wait()

    def wait(self) -> None:
        """Until it has ended."""
        while True:
            try:
                os.kill(self.process, 0)
            except ProcessLookupError:
                return
            time.sleep(0.001)


class Line:
    """A socket to a table, as the page has it. Every message is held against the schema."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.view: dict[str, Any] = {}
        self.ply = -1
        self.warming: str | None = None
        """What the server has said of its rules."""
        self.hurried = True
        """Says at once of each view that it has been shown; in honour play bots wait for that."""

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 60) -> dict[str, Any]:
        """The next message; whether the rules are still warming up is only noted."""
        while (message := self._receive(timeout))["type"] == "warming":
            pass
        return message

    def until_warm(self) -> None:
        """Read on until the rules are compiled."""
        while self.warming != "done":
            self._receive(300)

    def _receive(self, timeout: float) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        _server_message.validate_json(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "warming":
            self.warming = message["state"]
        elif message["type"] == "view":
            self.view, self.ply = message["view"], message["ply"]
            if self.hurried and self.view["table"].get("honour"):
                self.look()
        return message

    def look(self) -> None:
        """The view has been looked at."""
        self.send(type="seen", ply=self.ply)

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
        """Something that the view offers; where cards must be combined, the server is asked."""
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
        return str(choices["buttons"][0])

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
        more of them.
        """
        while not until(self.view):
            self.look()
            if self.my_turn:
                self.act(self.any_action())
            elif self.hand_over:
                self.send(type="next", ply=self.ply)
            while self.receive()["type"] != "view":
                pass


def socket_to(
    url: str, table: str, cookie: str, query: str = "", **headers: str
) -> ClientConnection:
    """A socket to a table, for the person with this cookie."""
    return connect(
        f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live{query}",
        additional_headers={"Cookie": cookie, **headers},
        close_timeout=1,
    )


def led(view: dict[str, Any]) -> str:
    """The suit led to the open trick, "" where none lies there."""
    tricks = [entry for entry in view["log"] if entry["trick"] is not None]
    trick = [entry for entry in tricks if entry["trick"] == tricks[-1]["trick"]]
    return str(trick[0]["cards"][0]["card"][-1]) if trick and trick[-1]["wins"] is None else ""


def can_revoke(view: dict[str, Any]) -> bool:
    """Honour play: whether it is our turn, and we hold a card of the suit led and of another."""
    if view["phase"] != "play" or view["turn"] != view["seat"]:
        return False
    suits = {card[-1] for card in view["hand"] if card not in view["table"]["honour"]["owed"]}
    return not view["table"]["honour"]["full"] and led(view) in suits and len(suits) > 1


class Served(Protocol):
    """Anything that a browser can visit."""

    url: str


class Browser:
    """A person's browser: keeps the cookie."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=60, verify=False)
        self.http.get("/api/tables")
        self._open = ExitStack()
        self._open.callback(self.http.close)

    def new_table(self, game: str, bot: str = "random", **more: Any) -> str:
        seats = REGISTRY[game].seats(REGISTRY[game].read_options(more.get("options", {})))
        answer = self.http.post(
            "/api/tables", json={"game": game, "bots": [bot] * (seats - 1), **more}
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def line(self, table: str, query: str = "", **headers: str) -> Line:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        connection = socket_to(self.server.url, table, cookie, query, **headers)
        return Line(self._open.enter_context(connection))

    def sit(self, table: str) -> Line:
        """A line on which the table has been shown; to a new one it gives a string of its own."""
        line = self.line(table)
        message = line.receive()
        if message["type"] == "commitment":
            line.send(type="string", string=secrets.token_hex(32))
            message = line.receive()
        assert message["type"] == "view"
        return line

    def close(self) -> None:
        self._open.close()
