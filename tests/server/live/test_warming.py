"""Tables that start on plain rules while the compiler runs, and their switch to compiled rules."""

import os
import re
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from server.support.clients import Browser
from server.support.reviews import review_lines, worth_of
from server.support.servers import Address, PlainServer, Server
from support.processes import PATIENCE_S, play

pytestmark = pytest.mark.skipif(
    os.name != "posix" or "NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled"
)


@pytest.fixture
def person(plain: PlainServer) -> Iterator[Browser]:
    with Browser(plain) as person:
        yield person


def decisions(server: PlainServer | Server, table: str) -> list[Any]:
    """Return the stored decisions of a table."""
    with closing(sqlite3.connect(server.database, timeout=60)) as database:
        query = "SELECT seat, text FROM decisions WHERE game_id = ? ORDER BY number"
        return database.execute(query, (table,)).fetchall()


def test_the_first_deal_needs_no_compiler(plain: PlainServer, person: Browser) -> None:
    """Hole: the first deal waits until the compiler is loaded, or until it has finished."""
    person.sit(person.new_table("clubs-whist"))
    assert plain.next_line() == "dealt, False\n"


@pytest.mark.parametrize(
    "game", ["clubs-whist", pytest.param("climbing-clubs", marks=pytest.mark.long)]
)
def test_going_over_in_the_middle_of_a_hand(
    game: str, plain: PlainServer, person: Browser, server: Server, browser: Browser
) -> None:
    """Holes: a game continues differently after the switch; a connection is lost; the page is not
    notified.

    The same game on a server with compiled rules must have the same decisions.
    """
    table = person.new_table(game, "rule", seed=9)
    client = person.sit(table)
    client.until_my_turn()
    assert client.warming == "on"
    before = client.ply
    plain.switch()
    client.until_warm()
    assert (client.ply, client.my_turn) == (before, True)
    client.play_hand()

    compiled = browser.new_table(game, "rule", seed=9)
    other = browser.sit(compiled)
    other.play_hand()
    assert decisions(plain, table) == decisions(server, compiled)


@pytest.mark.usefixtures("server")  # the server fills the cache
def test_what_must_wait(plain: PlainServer, person: Browser) -> None:
    """Hole: a bot that searches in plain Python makes everyone wait.

    Before the switch, hints and reviews are refused with a message, and the bot "strong" decides
    instead of "best".
    """
    table = person.new_table("clubs-whist", "best", seed=4)
    client = person.sit(table)
    client.play_hand()
    assert client.warming == "on"
    alike = person.new_table("clubs-whist", "strong", seed=4)
    person.sit(alike).play_hand()
    assert decisions(plain, table) == decisions(plain, alike)
    client.send(type="next", ply=client.ply)
    client.next_view()
    client.until_my_turn()
    client.send(type="hint", id=1)
    answer = client.receive()
    assert (answer["suggestions"], answer["reason"]["key"]) == ([], "server-warming")
    with review_lines(person, f"tables/{table}") as lines:
        shown, refused = lines
    (own,) = shown["hands"]
    assert own["decisions"] and refused["message"]["key"] == "server-warming"
    plain.switch()
    client.until_warm()
    client.send(type="hint", id=2)
    assert client.receive()["suggestions"]
    assert worth_of(person, f"tables/{table}", 1, own["decisions"][-1]["number"])


def test_compiling_that_fails(plain: PlainServer, person: Browser) -> None:
    """Holes: after a failed compilation, the page promises hints *in a minute* for ever; the table
    stops."""
    assert person.http.get("/api/warming").json() == {"state": "on"}
    client = person.sit(person.new_table("clubs-whist", "best", seed=4))
    client.until_my_turn()
    plain.fail()
    while client.warming == "on":
        client.receive_any()
    assert client.warming == person.http.get("/api/warming").json()["state"] == "failed"
    client.send(type="hint", id=1)
    assert client.receive()["reason"]["key"] == "server-warming-failed"
    client.play_hand()


@pytest.mark.long
def test_nowhere_to_store_what_is_compiled(tmp_path: Path) -> None:
    """Bug: the compiler was started three times in vain, and the log had three tracebacks.

    Now the table is played on plain rules, and one sentence in the log gives the reason.
    """
    (tmp_path / "file").touch()
    with play(tmp_path, tmp_path / "file") as tree, Browser(Address(tree.address())) as person:
        client = person.sit(person.new_table("clubs-whist", "best", seed=4))
        client.until_my_turn()
        while client.warming == "on":
            client.receive_any()
        assert client.warming == person.http.get("/api/warming").json()["state"] == "failed"
        client.play_hand()
        person.close()
        tree.process.send_signal(signal.SIGTERM)
        log = tree.process.communicate(timeout=PATIENCE_S)[1]
    assert re.fullmatch(f"Compiled rules cannot be stored in {tmp_path}/file/.+\n", log)


@pytest.mark.long
def test_killed_while_it_warms_up(tmp_path: Path) -> None:
    """Hole: decisions from before the rules were compiled are lost."""
    with ExitStack() as ends:
        first = ends.enter_context(play(tmp_path, tmp_path / "cache"))
        server = Address(first.address())
        person = ends.enter_context(Browser(server))
        table = person.new_table("ruby-dame", "beginner")
        client = person.sit(table)
        client.until_my_turn()
        client.send(type="choose", id=1, ply=client.ply, cards=client.view["choices"]["cards"][:3])
        client.next_view()
        client.until_my_turn()
        view, ply = client.view, client.ply
        first.wait_for_descendants(3)
        first.end(signal.SIGKILL)
        second = ends.enter_context(play(tmp_path, tmp_path / "cache"))
        server.url = second.address()
        client = person.sit(table)
        assert (client.view, client.ply) == (view, ply)
        person.close()
        second.end(signal.SIGTERM)
