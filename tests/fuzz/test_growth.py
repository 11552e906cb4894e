"""Work and memory grow at most linearly with the size of the input.

Each test compares two inputs of the same kind, one eight times as long as the other. The longer one
may take about eight times the work (quadratic code would take 64 times). Work is counted
(`work.py`), not timed.
"""

import json
import re
import socket
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection

import clubsuit
from clubsuit.cards import STANDARD
from clubsuit.errors import Reason
from clubsuit.game import Record
from clubsuit.lab import check_file
from clubsuit.server.people.tokens import tokens_of
from clubsuit.texts import explain
from fuzz.support.hostile import result_of
from fuzz.support.sockets import ANSWERS_WITHIN_S, Seat, frame, open_raw
from server.support.clients import Browser
from server.support.servers import Server
from support.plays import random_play
from support.work import Work, work_of

TIMES = 8
SLACK = 3
"""Factor by which work may exceed linear growth, for example because lists grow in steps."""

FIXED = 3_000
"""Number of lines of code that any call may run in addition, however small its input."""

FIXED_BYTES = 50_000
"""Number of bytes that any call may allocate in addition, however small its input."""


def work(function: Callable[[Any], Any], thing: Any) -> Work:
    """Return the work of calling a function with this argument."""
    return work_of(lambda: result_of(lambda: function(thing)))


def check_growth(function: Callable[[Any], Any], make: Callable[[int], Any], size: int) -> None:
    """Check that an input `TIMES` times as long needs at most about `TIMES` times the work and
    memory."""
    small, large = (work(function, make(n)) for n in (size, size * TIMES))
    assert large.units < TIMES * SLACK * (small.units + FIXED)
    assert large.peak < TIMES * SLACK * (small.peak + FIXED_BYTES)


def read(text: bytes) -> clubsuit.Play:
    return clubsuit.replay(Record.from_json(text))


START = clubsuit.load("clubs-whist").new(seed=1).record().to_dict()


def with_field(name: str, value: Any) -> bytes:
    return json.dumps({**START, name: value}).encode()


def with_hand(**change: Any) -> bytes:
    return with_field("hands", [{**START["hands"][0], **change}])


RECORDS: dict[str, Callable[[int], bytes]] = {
    "players": lambda n: with_field("players", ["x"] * n),
    "long name": lambda n: with_field("players", ["x" * n, "b", "c"]),
    "escapes": lambda n: with_field("players", ["\U0001f0d1" * n, "b", "c"]),
    "half characters": lambda n: with_field("players", ["\ud800" * n, "b", "c"]),
    "game": lambda n: with_field("game", "x" * n),
    "format": lambda n: with_field("format", ["x"] * n),
    "total": lambda n: with_field("total", [1] * n),
    "winners": lambda n: with_field("winners", [1] * n),
    "empty hands": lambda n: with_field("hands", [{}] * n),
    "hands": lambda n: with_field("hands", START["hands"] * (n // 8)),
    "hand's fields": lambda n: with_hand(**{f"x{i}": 1 for i in range(n)}),
    "actions": lambda n: with_hand(actions=[[1, "keep"]] * n),
    "long action": lambda n: with_hand(actions=[[2, "play " * n]]),
    "score": lambda n: with_hand(score=[1] * n),
    "deal": lambda n: with_hand(deal={"hands": [["9C"] * n] * 3, "bid": []}),
    "long card": lambda n: with_hand(deal={"hands": [["9C" * n] * 13] * 3, "bid": ["9C"] * 13}),
    "deal's fields": lambda n: with_hand(deal={f"x{i}": [] for i in range(n)}),
    "options": lambda n: with_field("options", {f"x{i}": 1 for i in range(n)}),
    "option": lambda n: with_field("options", {"target": ["x"] * n}),
    "fields": lambda n: json.dumps({**START, **{f"x{i}": 1 for i in range(n)}}).encode(),
    "one field again": lambda n: b"{" + b'"a":1,' * n + b'"a":1}',
    "fair strings": lambda n: with_field(
        "fairness",
        {"method": "clubsuit-fair/1", "commitment": "0" * 64, "secret": None, "strings": [""] * n},
    ),
    "depth": lambda n: b"[" * n,
    "objects in depth": lambda n: b'{"a":' * n,
    "digits": lambda n: b'{"format":' + b"9" * n + b"}",
    "spaces": lambda n: b" " * n + b"{}",
    "zeros": lambda n: b"\0" * n,
    "no UTF-8": lambda n: b"\xff" * n,
    "text": lambda n: b'"' + b"x" * n,
    "backslashes": lambda n: b'"' + b"\\\\" * n + b'"',
}


@pytest.mark.parametrize("kind", RECORDS)
def test_a_record_that_grows(kind: str) -> None:
    """Hole: a record file of one megabyte takes minutes, or all memory."""
    check_growth(read, RECORDS[kind], 800)


@pytest.mark.long
def test_a_good_record_that_grows() -> None:
    """Hole: replaying a long game takes more time per hand than replaying a short one."""
    play = random_play("clubs-whist", {"target": 1000}, 1, 40 * 45)
    hands = play.record().hands

    def first(n: int) -> bytes:
        data = play.record().to_dict()
        data["hands"] = data["hands"][:n]
        data["total"] = [sum(hand.score[p] for hand in hands[:n] if hand.score) for p in range(3)]
        return json.dumps(data).encode()

    assert read(first(16)).total
    check_growth(read, first, 2)


def test_a_file_of_many_records(tmp_path: Path) -> None:
    """Hole: a file with many records is read into memory as a whole instead of line by line."""
    line = random_play("clubs-whist", {"target": 1}, 1, 500).record().to_json() + "\n"
    files = []
    for n in (2, 2 * TIMES):
        files.append(tmp_path / f"{n}.jsonl")
        files[-1].write_text(line * n)
    held = [work(check_file, file).peak for file in files]
    assert held[1] < held[0] + 100_000


def cookie(text: str) -> dict[str, str]:
    """Return the tokens in a cookie header.

    The standard library parses cookies in quadratic time: it needs minutes for 60 kB.
    """
    headers = [(b"cookie", text.encode())]
    return tokens_of(HTTPConnection({"type": "http", "headers": headers}))


OTHERS: dict[str, tuple[Callable[[Any], Any], Callable[[int], Any]]] = {
    "action": (clubsuit.load("ruby-dame").new(seed=1).play, lambda n: "send" + " 9C" * n),
    "spaces": (clubsuit.load("clubs-whist").new(seed=1).play, lambda n: " " * n),
    "card": (STANDARD.card, lambda n: "9" * n + "C"),
    "cards": (STANDARD.mask, lambda n: ["9C"] * n),
    "option's digits": (lambda v: clubsuit.load("ruby-dame", target=v), lambda n: "9" * n),
    "option's spaces": (lambda v: clubsuit.load("ruby-dame", target=v), lambda n: " " * n + "5"),
    "option's number": (lambda v: clubsuit.load("ruby-dame", target=v), lambda n: 1 << n),
    "option's list": (lambda v: clubsuit.load("climbing-clubs", club_points=v), lambda n: [1] * n),
    "option's text": (lambda v: clubsuit.load("climbing-clubs", club_points=v), lambda n: "1," * n),
    "game": (clubsuit.load, lambda n: "x" * n),
    "cookie": (cookie, lambda n: 'clubsuit="' + "\\" * n + '"'),
    "cookies": (cookie, lambda n: "clubsuit=;" * n),
    "name": (lambda v: explain(Reason("", "not-your-turn", {"seat": 0}), [v]), lambda n: "x" * n),
    "cards named": (lambda v: explain(Reason("", "not-held", {"cards": v})), lambda n: ["9C"] * n),
    "number": (lambda v: explain(Reason("", "simulate-games", {"given": v})), lambda n: 1 << n),
}


@pytest.mark.parametrize("kind", OTHERS)
def test_a_text_that_grows(kind: str) -> None:
    """Hole: a function scans a long text repeatedly."""
    check_growth(*OTHERS[kind], 1_500 if kind in MANY_LINES else 6_000)


MANY_LINES = {"cards named", "cookies"}
"""Kinds of which each sign takes several lines of Python; a shorter text does as much work."""


SIGN = re.compile("y")


def copies(text: str) -> None:
    while text:
        text = text[20:]


def looks_through(text: str) -> None:
    for _ in range(len(text) // 20):
        text.find("y")


def matches(text: str) -> None:
    for start in range(0, len(text), 20):
        SIGN.search(text, start)


def compares(text: str) -> None:
    for _ in text[::240]:
        for _ in text[::240]:
            pass


def moves(text: str) -> None:
    found: list[str] = []
    for sign in text[::4]:
        found.insert(0, sign)


LIKEWISE = [looks_through, compares, moves]


@pytest.mark.parametrize(
    "slow",
    [copies, matches, *(pytest.param(f, marks=pytest.mark.long) for f in LIKEWISE)],
)
def test_what_would_be_refused(slow: Callable[[str], None]) -> None:
    """Hole: `check_growth` does not detect quadratic functions. The short form uses one function
    that copies its text and one that scans it."""
    with pytest.raises(AssertionError):
        check_growth(slow, "x".__mul__, 12_000)


def test_what_is_counted_does_not_depend_on_the_day() -> None:
    """Bug: the tests measured processor time and missed a quadratic function on a fast machine."""
    one, two = (work(read, RECORDS["actions"](500)) for _ in range(2))
    assert one.lines == two.lines > 1000
    assert one.scanned == two.scanned


# ---- the server ------------------------------------------------------------------------------

MEBIBYTE = 1 << 20


def resident(server: Server) -> int:
    """Return the resident memory of the server process in bytes."""
    if not Path("/proc/self/status").exists():
        pytest.skip("this system has no /proc")
    status = Path(f"/proc/{server.process}/status").read_text()
    (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


def connection(server: Server) -> socket.socket:
    """Return a TCP socket to the server."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=ANSWERS_WITHIN_S)


def push(line: socket.socket, data: bytes, times: int) -> None:
    """Send data this number of times, or until the server closes the connection."""
    try:
        for _ in range(times):
            line.sendall(data)
    except OSError:
        pass


def test_a_body_without_end(apart: Server, visitor: Browser) -> None:
    """Hole: the server stores or reads a body of a gigabyte before it refuses the request."""
    before = resident(apart)
    for head in ("Content-Length: 1000000000", "Transfer-Encoding: chunked"):
        with connection(apart) as line:
            start = (
                f"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n{head}"
            )
            line.sendall(f"{start}\r\n\r\n".encode())
            block = b"x" * MEBIBYTE
            push(line, (b"100000\r\n" + block + b"\r\n") if "chunked" in head else block, 200)
        assert visitor.http.get("/api/bots").status_code == 200
    assert resident(apart) < before + 30 * MEBIBYTE


def test_a_header_without_end(apart: Server, visitor: Browser) -> None:
    """Hole: the server stores an endless request line or header."""
    before = resident(apart)
    for start in (b"GET /", b"GET / HTTP/1.1\r\nHost: x\r\nCookie: "):
        with connection(apart) as line:
            line.sendall(start)
            push(line, b"x" * MEBIBYTE, 200)
        assert visitor.http.get("/api/bots").status_code == 200
    assert resident(apart) < before + 30 * MEBIBYTE


def test_messages_without_end(apart: Server, visitor: Browser) -> None:
    """Hole: the server stores a message of many megabytes, whether it comes in one frame, in many
    frames, or compressed."""
    seat = Seat(apart, visitor, "clubs-whist", {})
    seat.settle()
    before = resident(apart)
    block = b"x" * MEBIBYTE
    deflate = zlib.compressobj(9, wbits=-15)
    packed = b"".join(deflate.compress(bytes(MEBIBYTE)) for _ in range(128)) + deflate.flush()
    assert len(packed) < MEBIBYTE // 4
    more = "Sec-WebSocket-Extensions: permessage-deflate"
    for extension, first, times in (
        ((), frame(0x81, 1 << 30, b""), 200),
        ((), frame(0x01, 15_000, b"x" * 15_000) + frame(0x00, 15_000, b"x" * 15_000), 200),
        ((more,), frame(0xC1, len(packed), packed), 0),
    ):
        with open_raw(apart, visitor, seat.table, *extension) as line:
            push(line, first, 1)
            push(line, block, times)
        assert seat.answers() == []
    assert resident(apart) < before + 30 * MEBIBYTE


@pytest.mark.long
def test_messages_by_the_thousand(apart: Server, visitor: Browser) -> None:
    """Hole: the server leaks memory for each message."""
    seat = Seat(apart, visitor, "clubs-whist", {})
    seat.settle()
    held = []
    for _ in range(3):
        for _ in range(8):
            for n in range(50):
                seat.line.send(type="why", id=n, cards=["9C"] * 16)
                seat.line.socket.send('{"type":"act","ply":0,"action":"' + "x" * 199 + '"}')
            for _ in range(150):  # one answer for each message, and a view after each refusal
                seat.line.receive()
        held.append(resident(apart))
    assert held[2] < held[1] + 3 * MEBIBYTE
    assert seat.answers() == []
