"""Sockets to a table, with and without the WebSocket protocol."""

import base64
import os
import socket
import struct
from typing import Any

from websockets.exceptions import ConnectionClosed

from clubsuit.server.live.handlers import MAX_MESSAGE
from clubsuit.texts import has
from server.support.clients import Browser, TableClient
from server.support.servers import Server, decisions

ANSWERS_WITHIN_S = 180
"""Seconds without an answer after which a test fails."""


class Seat:
    """A player at a table, who reconnects when the server closes the socket."""

    def __init__(self, server: Server, browser: Browser, game: str, options: Any) -> None:
        self.server, self.browser = server, browser
        self.table = browser.new_table(game, "random", seed=3, options=options)
        self.line: TableClient = browser.sit(self.table)
        self.questions = 0

    def settle(self) -> None:
        """Wait until only this seat is to act or to choose, or no seat is."""
        while self._waits_for_others():
            assert self.line.receive()["type"] == "view"

    def _waits_for_others(self) -> bool:
        view = self.line.view
        return not {view["turn"], *view["choosing"]} <= {None, view["seat"]}

    def reconnect(self) -> None:
        """Connect again and check that the view is the same, unless the game has continued."""
        view, ply = self.line.view, self.line.ply
        self.line = self.browser.sit(self.table)
        assert self.line.ply > ply or self.line.view == view

    def answers(self) -> list[dict[str, Any]]:
        """Send a valid question and return all messages that come before its answer."""
        self.questions += 1
        number = 10**9 + self.questions
        self.line.send(type="match", id=number, cards=[])
        received: list[dict[str, Any]] = []
        while True:
            message = self.line.receive()
            if message["type"] == "matches" and message["id"] == number:
                return received
            received.append(message)

    def send(self, message: str | bytes) -> None:
        """Send a message; if it is refused or has no answer, check that nothing has changed."""
        self.settle()
        stored = decisions(self.server, self.table)
        before = self.line.view, self.line.ply
        received: list[dict[str, Any]]
        try:
            self.line.socket.send(message)
            received = self.answers()
        except ConnectionClosed:
            assert len(message) > MAX_MESSAGE
            received = []
            self.line.view, self.line.ply = before
            self.reconnect()
        for answer in received:
            if answer["type"] == "refused":
                assert answer["error"] != "server", answer
                assert has(answer["message"]["key"])
        if any(answer["type"] == "refused" for answer in received) or not received:
            self.check_unchanged(before, stored)

    def check_unchanged(self, before: tuple[Any, int], stored: list[tuple[Any, ...]]) -> None:
        """Check that view and stored decisions are the same, except for actions of bots.

        With honour rules bots may act out of turn at any time.
        """
        now = decisions(self.server, self.table)
        assert now[: len(stored)] == stored
        added = now[len(stored) :]
        assert all(seat > self.line.view["seat"] for _, seat, _ in added)
        if not added:
            assert (self.line.view, self.line.ply) == before


def frame(first: int, length: int, payload: bytes, *, masked: bool = True) -> bytes:
    """Return a WebSocket frame whose header states this length."""
    mask = 0x80 if masked else 0
    if length < 126:
        head = struct.pack("!BB", first, mask | length)
    elif length < 1 << 16:
        head = struct.pack("!BBH", first, mask | 126, length)
    else:
        head = struct.pack("!BBQ", first, mask | 127, length)
    # a mask of zeros does not change the payload
    return head + (b"\0\0\0\0" if masked else b"") + payload


def open_raw(server: Server, browser: Browser, table: str, *more: str) -> socket.socket:
    """Open a WebSocket to a table and return its TCP socket, on which any bytes can be sent.

    more: further header lines.
    """
    line = socket.create_connection(("127.0.0.1", server.port), timeout=ANSWERS_WITHIN_S)
    head = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        "Cookie: " + "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items()),
        *more,
    ]
    line.sendall("\r\n".join([*head, "", ""]).encode())
    received = b""
    while b"\r\n\r\n" not in received and (sign := line.recv(1)):  # b"": the server hung up
        received += sign
    if not received.startswith(b"HTTP/1.1 101"):
        line.close()
        raise AssertionError(received)
    return line
