"""Bugs that fuzzing has found, each with a test of its own."""

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import clubsuit
from cli.conftest import Command
from clubsuit.cards import STANDARD
from clubsuit.errors import ClubsuitError, NotationError, Reason, RuleError
from clubsuit.game import Record
from clubsuit.texts import explain
from fuzz.support.hostile import DEEP, check_presentable, result_of
from fuzz.support.records import fair_record
from fuzz.support.sockets import frame, open_raw
from server.support.clients import Browser
from server.support.servers import Server
from support.processes import PATIENCE_S


def empty(**change: Any) -> bytes:
    """Return the record of a game before its first deal, with changed fields."""
    play = clubsuit.load("clubs-whist", target=1).table(seed=1)
    return json.dumps(play.record().to_dict() | change).encode()


# ---- options -----------------------------------------------------------------------------


ODD_VALUES = ["--5", "-", "٥", "1_0", 10**5000, DEEP, [DEEP], {"a": DEEP}, "\ud800", b"5", {5}]


@pytest.mark.parametrize("value", ODD_VALUES, ids=range(len(ODD_VALUES)))
@pytest.mark.parametrize("option", ["target", "players", "club_points", "crazy"])
def test_a_value_that_no_option_has(option: str, value: Any) -> None:
    """Bugs: "--5" and a number of 5,000 digits raised ValueError; a deep list raised
    RecursionError."""
    for given in (value, [value] * 15):
        with pytest.raises(RuleError) as error:
            clubsuit.load("climbing-clubs", **{option: given})
        check_presentable(error.value)


@pytest.mark.parametrize("game", [[], {}, None, 5, DEEP, b"clubs-whist"], ids=range(6))
def test_a_game_that_is_no_text(game: Any) -> None:
    """Bug: a game's name that is not a string raised TypeError."""
    assert isinstance(result_of(lambda: clubsuit.load(game)), NotationError)


@pytest.mark.parametrize("seed", [1 << 63, -(1 << 63) - 1, 10**5000], ids=range(3))
def test_a_seed_of_more_than_64_bits(seed: int) -> None:
    """Bug: for a large seed the compiled generator raised OverflowError, but the uncompiled one
    dealt."""
    assert isinstance(result_of(lambda: clubsuit.load("ruby-dame").new(seed)), NotationError)


# ---- notation ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["9ſ", "\u212aC", "٩C", "９Ｃ"])
def test_a_card_in_other_letters(name: str) -> None:
    """Bug: 9ſ was read as the nine of spades, because "ſ".upper() is "S"."""
    with pytest.raises(NotationError):
        STANDARD.card(name)


@pytest.mark.parametrize("text", ["\u212aeep", "keep\x85", "\u2003swap", "ſwap"])
def test_an_action_in_other_letters(text: str) -> None:
    """Bugs: a Kelvin sign was read as K, and other Unicode spaces were read as a space."""
    with pytest.raises(NotationError):
        clubsuit.load("clubs-whist").new(seed=1).play(text)


# ---- records -----------------------------------------------------------------------------


def test_a_list_of_a_million_scores() -> None:
    """Bug: the error message listed all scores. Fluent refused this long text, which raised a
    KeyError."""
    error = result_of(lambda: clubsuit.replay(Record.from_json(empty(total=[0] * 10**6))))
    assert isinstance(error, RuleError)
    assert error.rule == "CW-10"


@pytest.mark.parametrize("depth", range(900, 1000, 7))
def test_an_option_as_deep_as_json_may_be(depth: int) -> None:
    """Bug: a deeply nested value could be read but not written, so the error message about it
    raised RecursionError."""
    text = empty().replace(b'"target": 1', b'"target": ' + b"[" * depth + b"]" * depth)
    assert isinstance(result_of(lambda: clubsuit.replay(Record.from_json(text))), ClubsuitError)


@pytest.mark.parametrize("field", ["game", "players", "options", "played", "fairness"])
def test_half_a_character(field: str) -> None:
    """Bug: a lone surrogate was read, but could be neither printed nor stored."""
    value: Any = {"options": {"\udfff": 1}, "players": ["a", "\ud83d", "b"]}.get(field, "\ud83d")
    with pytest.raises(NotationError):
        Record.from_json(empty(**{field: value}))
    Record.from_json(empty(players=["a", "\U0001f0d1", "b"]))  # an escaped surrogate pair


@pytest.mark.parametrize("number", [float("nan"), float("inf"), float("-inf")])
def test_a_number_that_json_does_not_have(number: float) -> None:
    """Bug: NaN and Infinity were read and written, although other programs cannot read them."""
    with pytest.raises(NotationError):
        Record.from_json(empty(fairness=[number]))


def test_a_field_that_stands_there_twice() -> None:
    """Bug: if two fields had the same name, the last one was used, although other programs may use
    the first."""
    text = empty().replace(b'"total"', b'"winners": [0], "total"')
    with pytest.raises(NotationError, match="two fields"):
        Record.from_json(text)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32"])
def test_another_encoding(encoding: str) -> None:
    """Bugs: records in other encodings than UTF-8 were read; a byte order mark was part of the
    text."""
    with pytest.raises(NotationError):
        Record.from_json(empty().decode().encode(encoding))
    assert Record.from_json(b"\xef\xbb\xbf" + empty()) == Record.from_json(empty())


@pytest.mark.parametrize("players", [[], ["Ada"], ["Ada"] * 9])
def test_a_fair_record_without_names(players: list[str], command: Command, tmp_path: Path) -> None:
    """Bug: `clubsuit verify` raised IndexError for a seat without a name."""
    file = tmp_path / "fair.json"
    record = {**fair_record("ruby-dame"), "players": players, "events": []}
    file.write_text(json.dumps(record))
    ran = command("verify", str(file))
    assert ran.code == 1
    assert f"4 players, not {len(players)}" in ran.out


# ---- messages ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["x" * 1001, "x" * 10**6, "a\nb", "\x1b[2J", "\u202e", "\ud800", "\0"], ids=range(7)
)
def test_a_player_of_any_name(name: str) -> None:
    """Bugs: a name of 1,001 letters raised KeyError; control characters reached the terminal."""
    for key in ("not-your-turn", "prompt-wait"):
        text = explain(Reason("", key, {"seat": 0}), [name])
        assert text.isprintable()
        assert len(text) < 1100


@pytest.mark.parametrize("number", [10**25, -(10**30), 10**4000, 10**5000], ids=range(4))
def test_a_number_of_any_length(number: int) -> None:
    """Bug: Fluent raised decimal.InvalidOperation for numbers of 26 digits and more."""
    assert explain(Reason("", "simulate-games", {"given": number})).isprintable()


# ---- the command -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "clubs-whist", "-n", "-" + "9" * 40],
        ["simulate", "clubs-whist", "--option", "target=--5"],
        ["simulate", "clubs-whist", "--workers", "9" * 20],
        ["simulate", "clubs-whist", "--workers", "257"],
        ["check", "x" * 3000],
        ["check", "\udcff"],
        ["rules", "\udcff\x1b[2J"],
        ["play", "x" * 3000],
    ],
)
def test_words_that_stopped_the_command(words: list[str], command: Command) -> None:
    """Bug: these arguments ended with a traceback."""
    ran = command(*words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert "\x1b" not in ran.err


@pytest.mark.parametrize("name", ["[red]x", "[/", ":smile:", "%s{x}"])
def test_a_file_with_brackets(
    name: str, command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bug: Rich read brackets in a file name as markup, printed the name wrongly or raised
    MarkupError."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "[").mkdir()
    file = f"{name}].jsonl"
    ran = command("simulate", "clubs-whist", "-n", "1", "--option", "target=1", "--records", file)
    assert (ran.code, ran.err) == (0, "")
    assert file in ran.out


def run(*words: str, **how: Any) -> subprocess.CompletedProcess[str]:
    """Run the command in a new process."""
    how = {"stdout": subprocess.PIPE, **how}
    command = [sys.executable, "-m", "clubsuit", *words]
    return subprocess.run(command, stderr=subprocess.PIPE, text=True, timeout=PATIENCE_S, **how)


def test_a_file_name_that_is_no_utf8(command: Command, tmp_path: Path) -> None:
    """Bug: printing a file name that is not UTF-8 raised UnicodeEncodeError."""
    name = os.fsdecode(os.fsencode(tmp_path) + b"/\xff.json")
    try:
        Path(name).write_bytes(empty(players=["\ud800"] * 3))
    except OSError:
        pytest.skip("this system does not allow such names")
    ran = command("check", name)
    assert (ran.code, ran.err, ran.out.count("\n")) == (1, "", 1)
    ran = command("check", name, "--json")
    assert (ran.code, ran.err) == (1, "")
    assert json.loads(ran.out)["files"][0]["file"] == name


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")
def test_no_room_for_the_output() -> None:
    """Bug: if the disk was full, the command printed "None: No space left on device" and a second
    error at exit."""
    with open("/dev/full", "w") as full:
        ran = run("games", "--json", stdout=full)
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert "None" not in ran.stderr


def test_a_terminal_without_dashes() -> None:
    """Bug: the command raised UnicodeEncodeError if the terminal's encoding had no dashes."""
    ran = run("games", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "ruby-dame" in ran.stdout


@pytest.mark.parametrize("what", ["file", "junk", "newer"])
def test_a_data_folder_that_is_none(what: str, command: Command, tmp_path: Path) -> None:
    """Bug: with an invalid data folder the server ended with a traceback and status 3."""
    folder = tmp_path / "data"
    if what == "file":
        folder.write_text("no folder")
    else:
        folder.mkdir()
        database = folder / "clubsuit.sqlite"
        if what == "junk":
            database.write_bytes(b"junk" * 5000)
        else:
            with closing(sqlite3.connect(database)) as connection, connection:
                connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
                connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    ran = command("play", "--no-browser", "--port", "0", "--data", str(folder))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert str(folder) in ran.err


# ---- the server --------------------------------------------------------------------------


@pytest.mark.long
def test_a_long_cookie(server: Server, browser: Browser) -> None:
    """Bug: long cookies were parsed by the standard library, in quadratic time (see
    `test_growth.py`)."""
    for cookie in ('clubsuit="' + "\\" * 50_000 + '"', ";" * 50_000, "=" * 50_000):
        answer = browser.http.get("/api/games", headers={"Cookie": cookie})
        assert answer.status_code == 200


@pytest.mark.parametrize("origin", ["http://[", "http://]", "//", "null", "", "http://"])
@pytest.mark.parametrize("host", [None, ""])
def test_an_origin_that_is_no_address(browser: Browser, origin: str, host: str | None) -> None:
    """Bug: `urlsplit` raised ValueError; the server answered 500 and logged a traceback."""
    headers = {"Origin": origin} | ({} if host is None else {"Host": host})
    answer = browser.http.post("/api/tables", json={}, headers=headers)
    assert answer.status_code == (403 if host is None else 421)


@pytest.mark.parametrize("path", ["/" + "a" * 300, "/assets/" + "a" * 300, "/%00", "/%ff%fe"])
def test_a_file_that_no_system_has(browser: Browser, path: str) -> None:
    """Bug: a path too long for a file name raised OSError; the server answered 500."""
    assert browser.http.get(path).status_code == 404


@pytest.mark.parametrize(
    "options",
    [
        '{"target": "\\ud800"}',
        '{"\\ud800": 1}',
        '{"target": "--5"}',
        '{"target": ' + "9" * 4300 + "}",
        '{"target": ' + "[" * 900 + "]" * 900 + "}",
        '{"target": NaN}',
    ],
)
def test_options_that_were_our_fault(browser: Browser, options: str) -> None:
    """Bug: a lone surrogate in an option could not be sent back; the server answered 500."""
    body = f'{{"game": "clubs-whist", "bots": ["rule", "rule"], "options": {options}}}'
    headers = {"Content-Type": "application/json"}
    answer = browser.http.post("/api/tables", content=body.encode(), headers=headers)
    assert answer.status_code == 422
    assert set(answer.json()) == {"error", "message"}


def test_who_goes_before_the_answer(apart: Server, visitor: Browser) -> None:
    """Bug: when a client disconnected before the answer, a server error was logged."""
    for _ in range(5):
        line = visitor.connect("nothing-here")
        line.socket.socket.close()
    # The server has handled the earlier requests when it refuses this one.
    assert visitor.connect("nothing-here").receive()["type"] == "refused"
    assert "WebSocketDisconnect" not in apart.log_text()


def test_signs_that_are_no_utf8_on_a_socket(apart: Server, visitor: Browser) -> None:
    """Bug: the server logged a traceback for each frame with invalid UTF-8."""
    table = visitor.new_table("clubs-whist")
    before = apart.log_size()
    with open_raw(apart, visitor, table) as line:
        line.sendall(frame(0x81, 2, b"\xc0\xff"))
        while line.recv(65_536):
            pass
    new = apart.log_text(before)
    assert "Traceback" not in new
    assert new.count("\n") <= 2
