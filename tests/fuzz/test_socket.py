"""The socket of a table: slightly changed messages and invalid frames.

A refused message must change neither the view nor the stored decisions, and the table must remain
playable.
"""

import json
import socket
from typing import Any

import pytest
from hypothesis import strategies as st

from fuzz.support.hostile import JUNK, WORDS, changed, lengths, spoiled_bytes, texts, try_many
from fuzz.support.sockets import Seat, frame, open_raw
from server.support.clients import Browser
from server.support.servers import Server, decisions

MESSAGES: list[dict[str, Any]] = [
    {"type": "act", "ply": 1, "action": "keep"},
    {"type": "act", "ply": 1, "action": "play 9C"},
    {"type": "act", "ply": 1, "action": "call 1"},
    {"type": "next", "ply": 1},
    {"type": "match", "id": 7, "cards": ["9C", "10S"]},
    {"type": "choose", "id": 7, "ply": 3, "cards": ["9C", "10S"]},
    {"type": "why", "id": 7, "cards": ["9C"]},
    {"type": "string", "string": "0f" * 32},
    {"type": "view-shown", "ply": 1},
]
"""One valid message of each type that is fuzzed."""

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("clubs-whist", {}),
    ("ruby-dame", {}),
    ("free-clubs", {}),
    ("climbing-clubs", {"players": 3, "wild_15s": True, "double_or_nothing": True}),
]


@pytest.fixture
def seats(server: Server, browser: Browser) -> list[Seat]:
    """One seat at a table of each game."""
    return [Seat(server, browser, game, options) for game, options in GAMES]


def from_here(seat: Seat, message: Any) -> Any:
    """Replace the values of MESSAGES in a message by values that are valid at this table.

    The strategy cannot do this, because Hypothesis's draws must not depend on the state of the
    table.
    """
    view, ply = seat.line.view, seat.line.ply
    choices = view["choices"] or {"only": None, "buttons": []}
    hand = [*view["hand"][:2], "9C", "10S"]
    right = {"9C": hand[0], "10S": hand[1], "play 9C": f"play {hand[0]}"}
    right["keep"] = choices["only"] or next(iter(choices["buttons"]), "keep")

    def put_right(value: Any, name: str = "") -> Any:
        if isinstance(value, dict):
            return {name: put_right(part, name) for name, part in value.items()}
        if isinstance(value, list):
            return [put_right(part) for part in value]
        if isinstance(value, str):
            return right.get(value, value)
        return ply if name == "ply" and value == 1 else value

    return put_right(message)


@lengths(100, 1_500)
def test_a_message_nearly_right(examples: int, seats: list[Seat]) -> None:
    """Hole: a message crashes the table or gets no answer, or a refused one has an effect."""

    def check(number: int, message: Any) -> None:
        seat = seats[number]
        seat.settle()
        seat.send(json.dumps(from_here(seat, message)))

    words = st.one_of(texts, st.sampled_from(["9C", "10S"]), st.integers(), st.floats())
    messages = st.sampled_from(MESSAGES).flatmap(lambda message: changed(message, words))
    try_many(examples, check, st.integers(0, len(seats) - 1), messages)
    play_on(seats)


@lengths(40, 750)
def test_a_string_nearly_right(examples: int, server: Server, browser: Browser) -> None:
    """Hole: a table with fair deals does not wait for a player's string, or does not use the first
    valid string."""
    table = browser.new_table("clubs-whist")
    line = browser.connect(table)
    assert line.receive()["type"] == "commitment"

    def check(message: Any) -> None:
        line.send(type="match", id=1, cards=[])
        line.socket.send(json.dumps(message))
        line.send(type="match", id=2, cards=[])
        received = [line.receive()]
        while received[-1] != {**received[0], "id": 2}:
            received.append(line.receive())
        for answer in received[1:-1]:
            assert answer["type"] in ("refused", "commitment", "matches")
            assert answer.get("error") != "server"
        assert decisions(server, table) == []

    wrong = st.text("0123456789abcdefABCDEF", max_size=70).filter(lambda text: len(text) != 64)
    odd = st.one_of(wrong, texts, st.just("0F" * 32), st.just("٠f" * 32), st.just("0f" * 32 + "\n"))
    strings = odd.map(lambda text: {"type": "string", "string": text})
    others = st.sampled_from(MESSAGES[:-1]).flatmap(lambda message: changed(message, odd))
    try_many(examples, check, strings | others)
    for string in ("ab" * 32, "cd" * 32):
        line.send(type="string", string=string)
    assert line.receive()["type"] == "view"
    stored = decisions(server, table)
    assert [(number, seat) for number, seat, _ in stored[:2]] == [(1, -2), (2, -1)]
    assert "ab" * 32 in stored[0][2]
    assert not any("cd" * 32 in text for _, _, text in stored)


@lengths(60, 1_000)
def test_a_message_of_junk(examples: int, seats: list[Seat]) -> None:
    """Hole: invalid JSON, or a message that is too long, too deep or in another encoding, crashes
    the table."""

    def check(number: int, junk: bytes, text: bool) -> None:
        seats[number].send(junk.decode("utf-8", "replace") if text else junk)

    near = st.sampled_from(MESSAGES).flatmap(lambda m: spoiled_bytes(json.dumps(m).encode()))
    junk = st.one_of(
        near,
        st.sampled_from(JUNK),
        st.sampled_from(WORDS).map(lambda word: word.encode("utf-8", "replace")),
        st.sampled_from(
            [b"x" * 4096, b"x" * 4097, b"[" * 4096, b"9" * 4096, b'"' + b"\\u0000" * 600]
        ),
        st.just(b"x" * 20_000),
    )
    try_many(examples, check, st.integers(0, len(seats) - 1), junk, st.booleans())
    play_on(seats)


def play_on(seats: list[Seat]) -> None:
    """Check that all tables are still playable: play a hand at each."""
    for seat in seats:
        seat.settle()
        if seat.line.hand_over:
            if seat.line.view["phase"] == "over":
                continue
            seat.line.send(type="next", ply=seat.line.ply)
            assert seat.line.receive()["type"] == "view"
        ply = seat.line.ply
        seat.line.play_hand()
        assert seat.line.ply > ply


# ---- frames ----------------------------------------------------------------------------------


frames = st.builds(
    lambda first, length, payload, masked: frame(
        first, len(payload) if length is None else length, payload, masked=masked
    ),
    st.sampled_from([0x81, 0x82, 0x80, 0x01, 0x00, 0x88, 0x89, 0x8A, 0xC1, 0xF1, 0x83, 0x8F]),
    st.one_of(
        st.none(), st.none(), st.sampled_from([0, 1, 125, 126, 65_536, 1 << 40, (1 << 63) - 1])
    ),
    st.one_of(st.binary(max_size=130), st.sampled_from(JUNK), st.just(b'{"type":"next","ply":1}')),
    st.sampled_from([True, True, True, False]),
)


@lengths(50, 1_000)
def test_frames_that_are_none(examples: int, apart: Server, visitor: Browser) -> None:
    """Hole: an invalid WebSocket frame (wrong length, invalid UTF-8, no mask) affects the table."""
    seat = Seat(apart, visitor, "clubs-whist", {})
    seat.settle()
    stored = decisions(apart, seat.table)

    def check(thrown: list[bytes], at_once: bool) -> None:
        with open_raw(apart, visitor, seat.table) as line:
            try:
                for part in [b"".join(thrown)] if at_once else thrown:
                    line.sendall(part)
                line.shutdown(socket.SHUT_WR)
                while line.recv(65_536):
                    pass
            except OSError:
                pass
        assert decisions(apart, seat.table) == stored
        assert seat.answers() == []

    try_many(examples, check, st.lists(frames, min_size=1, max_size=4), st.booleans())
    log = apart.log_text()
    assert "Traceback" not in log, log[-3000:]
    play_on([seat])
