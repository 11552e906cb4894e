"""Real servers in processes of their own, and a browser's part of the talk with them."""

import json
import os
import secrets
import signal
import socket
import subprocess
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Protocol, Self
from urllib.parse import urlsplit
from weakref import finalize

import httpx
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from clubsuit.games import REGISTRY
from clubsuit.server.schema import ServerMessage
from clubsuit.server.storage import now
from processes import hold_port, is_running, patiently, port_of, read_line

STARTS_WITHIN_S = 540
"""The first server waits until all is compiled. Less than a whole test may take (`timeout` in
pyproject.toml), so that what hangs is told by its name."""

ANSWER_WITHIN_S = 180
"""An answer may take its time where the machine is busy, and bots or reviews compute."""

LONG_S = 3600
"""Nobody is taken for idle, however slow the machine is."""

MOST_MESSAGES = 20_000
"""On one line: far more than any test reads. So no loop over messages goes on for ever."""

NOTED = "warming", "absent", "clocks", "pong"
"""Messages that come at any time, and that no test waits for."""

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
        grace: float = 1.0,
        idle: tuple[int, int] = (LONG_S, LONG_S),
        push: Sequence[str] = (),
        pings: float | None = None,
    ) -> None:
        """database, redis: their addresses; without them tables are in the folder.

        grace: seconds until a bot plays on for who is away.
        idle: seconds until who does nothing is asked, and for the answer. Unless they are given a
        decision with strangers may take as long as it likes.
        push: a push service by name, and the file of its certificate.
        pings: seconds after which a silent socket is pinged, and until a ping is answered; None:
        there are none.
        """
        held = hold_port()
        finalize(self, held.close)  # it can be killed, and start again at the same port
        self.port = port_of(held)
        self.folder = folder
        self.database = folder / "clubsuit.sqlite"
        self.log = log
        self.url = f"http://127.0.0.1:{self.port}"
        self._launcher = launcher
        self._told = {
            "port": self.port,
            "folder": str(folder),
            "log": str(log),
            "database": database,
            "redis": redis,
            "grace": grace,
            "idle": list(idle),
            "push": list(push),
            "pings": pings,
        }
        self.start()

    def start(self) -> None:
        assert self._launcher.stdin
        self._launcher.stdin.write(json.dumps(self._told) + "\n")
        self._launcher.stdin.flush()
        answer = read_line(self._launcher.stdout, STARTS_WITHIN_S)
        assert answer, f"no server could be started:\n{self.said()[-2000:]}"
        self.process = int(answer)
        self.ended = False
        with ExitStack() as failed:
            failed.callback(self.kill)
            self._until_it_answers()
            failed.pop_all()

    def _until_it_answers(self) -> None:
        with http_client(self.url) as http:
            for _ in patiently(pause=0.02):
                with suppress(httpx.TransportError):
                    http.get("/api/bots")
                    return
                assert is_running(self.process), f"the server has ended:\n{self.said()[-2000:]}"

    def kill(self) -> None:
        """As `kill -9`; nothing where it has ended."""
        with suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)
        self.wait()

    def close(self) -> None:
        """End it where it has not been ended."""
        if not self.ended:
            self.kill()

    def wait(self) -> None:
        """Until it has ended."""
        for _ in patiently():
            if not is_running(self.process):
                break
        self.ended = True

    def said(self, since: int = 0) -> str:
        """Its log, from this byte on (see `has_said`)."""
        if not self.log.exists():
            return ""
        return self.log.read_bytes()[since:].decode(errors="replace")

    def has_said(self) -> int:
        """How many bytes its log has by now."""
        return self.log.stat().st_size


class Line:
    """A socket to a table, as the page has it. Every message is held against the schema."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.view: dict[str, Any] = {}
        self.ply = -1
        self.gone: list[int] = []
        """The seats of who is said to be gone, or to do nothing,"""
        self.idle: dict[int, int] = {}
        """and of the latter, in how many seconds a bot plays on."""
        self.clocks: list[dict[str, Any]] = []
        """What is said of them last."""
        self.warming: str | None = None
        """What the server has said of its rules."""
        self.hurried = True
        """Says at once of each view that it has been shown; in honour play bots wait for that."""

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = ANSWER_WITHIN_S) -> dict[str, Any]:
        """The next message; whether rules still warm up, who is gone, and how much time is left is
        only noted."""
        while (message := self._receive(timeout))["type"] in NOTED:
            pass
        return message

    def until_warm(self) -> None:
        """Read on until the rules are compiled."""
        while self.warming not in ("done", "failed"):
            self._receive(STARTS_WITHIN_S)
        assert self.warming == "done"

    def _receive(self, timeout: float = ANSWER_WITHIN_S) -> dict[str, Any]:
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


def http_client(url: str = "", **headers: str) -> httpx.Client:
    """Asks a server, which may take its time; whatever this machine has as a proxy.

    Each question has a connection of its own: one that is kept may be closed while it is asked.
    """
    return httpx.Client(
        base_url=url,
        headers=headers,
        timeout=ANSWER_WITHIN_S,
        limits=httpx.Limits(max_keepalive_connections=0),
        verify=False,
        trust_env=False,
    )


def cookie_of(http: httpx.Client | httpx.AsyncClient) -> str:
    """Return the Cookie header of a browser."""
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


def token_of(http: httpx.Client) -> str:
    """Return the token in the person's cookie, of which there is one."""
    (token,) = (value for name, value in http.cookies.items() if not name.endswith("-known"))
    return str(token)


def ask(url: str, **headers: str) -> httpx.Response:
    """What a server answers to a single question."""
    with http_client(**headers) as http:
        return http.get(url)


def socket_to(
    url: str, table: str, cookie: str, query: str = "", unread: int | None = None, **headers: str
) -> ClientConnection:
    """A socket to a table, for the person with this cookie.

    It sends no pings, and answers the server's however much a test leaves unread.
    unread: after this number of messages that nobody has read it reads no more.
    headers: with a Host, the server is called so.
    """
    here = urlsplit(url)
    host = headers.pop("Host", here.netloc)
    assert here.hostname
    return connect(
        f"ws://{host}/api/tables/{table}/live{query}",
        sock=socket.create_connection((here.hostname, here.port), ANSWER_WITHIN_S),
        additional_headers={**({"Cookie": cookie} if cookie else {}), **headers},
        open_timeout=ANSWER_WITHIN_S,
        close_timeout=1,
        ping_interval=None,
        max_queue=unread,
        proxy=None,
    )


def a_moment_later() -> None:
    """What happens next has a later time in the database than what was before."""
    before = now()
    for _ in patiently():
        if now() > before:
            return


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
        """They leave, however the test ends."""
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
