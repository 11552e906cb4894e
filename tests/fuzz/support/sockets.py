"""Sockets to a table on which any bytes can be sent."""

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
"""Seconds until a missing answer is taken for a hang."""


class Seat:
    """A person at a table who comes back whenever the line is cut."""

    def __init__(self, server: Server, browser: Browser, game: str, options: Any) -> None:
        self.server, self.browser = server, browser
        self.table = browser.new_table(game, "random", seed=3, options=options)
        self.line: TableClient = browser.sit(self.table)
        self.asked = 0

    def settle(self) -> None:
        """Wait until it is this seat's turn, or nobody's."""
        while self.line.view["turn"] not in (None, self.line.view["seat"]):
            assert self.line.receive()["type"] == "view"

    def back(self) -> None:
        """Come back after the line was cut, and check that the same view is shown."""
        view, ply = self.line.view, self.line.ply
        self.line = self.browser.sit(self.table)
        assert self.line.ply > ply or self.line.view == view

    def answers(self) -> list[dict[str, Any]]:
        """Return what the server sends until it answers a last, good question."""
        self.asked += 1
        number = 10**9 + self.asked
        self.line.send(type="match", id=number, cards=[])
        heard: list[dict[str, Any]] = []
        while True:
            message = self.line.receive()
            if message["type"] == "matches" and message["id"] == number:
                return heard
            heard.append(message)

    def throw(self, message: str | bytes) -> None:
        """Send a message; check that nothing has changed if it was refused or means nothing."""
        self.settle()
        stored = decisions(self.server, self.table)
        before = self.line.view, self.line.ply
        heard: list[dict[str, Any]]
        try:
            self.line.socket.send(message)
            heard = self.answers()
        except ConnectionClosed:
            assert len(message) > MAX_MESSAGE
            heard = []
            self.line.view, self.line.ply = before
            self.back()
        for answer in heard:
            if answer["type"] == "refused":
                assert answer["error"] != "server", answer
                assert has(answer["message"]["key"])
        if any(answer["type"] == "refused" for answer in heard) or not heard:
            self.check_unchanged(before, stored)

    def check_unchanged(self, before: tuple[Any, int], stored: list[tuple[Any, ...]]) -> None:
        """Check that nothing has come of it; in honour play bots may have spoken by themselves."""
        now = decisions(self.server, self.table)
        assert now[: len(stored)] == stored
        said = now[len(stored) :]
        assert all(seat > self.line.view["seat"] for _, seat, _ in said)
        if not said:
            assert (self.line.view, self.line.ply) == before


def frame(first: int, length: int, payload: bytes, *, masked: bool = True) -> bytes:
    """Return a frame of the WebSocket protocol that claims this length."""
    mask = 0x80 if masked else 0
    if length < 126:
        head = struct.pack("!BB", first, mask | length)
    elif length < 1 << 16:
        head = struct.pack("!BBH", first, mask | 126, length)
    else:
        head = struct.pack("!BBQ", first, mask | 127, length)
    return head + (b"\0\0\0\0" if masked else b"") + payload  # a mask of zeros changes nothing


def open_raw(server: Server, browser: Browser, table: str, *more: str) -> socket.socket:
    """Open a socket to the table on which any bytes can be sent."""
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
    told = b""
    while b"\r\n\r\n" not in told and (sign := line.recv(1)):  # nothing: it has been closed
        told += sign
    if not told.startswith(b"HTTP/1.1 101"):
        line.close()
        raise AssertionError(told)
    return line
