"""The host's own bots at the tables of `clubsuit play --bots`."""

import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from server.support.clients import Browser
from server.support.servers import Address
from support.processes import Tree

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of Unix")

BOTS = """
class Last:
    def choose(self, view):
        return view.legal()[-1]

class AlwaysWrong:
    def choose(self, view):
        return "play nothing"

class Other(Last):
    pass
"""


def test_own_bots_are_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: `clubsuit play --bots` offers a class that cannot play, or does not find a module in
    the current folder; an error of a bot stops its table; a client can request a class that is not
    offered.

    Bug: names of more than 20 letters were offered and then refused.
    """
    (tmp_path / "some_bots.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    command = ["play", "--no-browser", "--port", "0", "--data", "data"]
    bots = ["--bots", "some_bots:Last, some_bots:AlwaysWrong"]
    with Tree("-P", "-m", "clubsuit", *command, *bots, NUMBA_DISABLE_JIT="1") as server:
        with Browser(Address(server.address())) as person:
            offered = person.http.get("/api/bots").json()
            assert offered[-2:] == ["some_bots:Last", "some_bots:AlwaysWrong"]
            new = {"game": "clubs-whist", "bots": ["some_bots:Other", "casual"]}
            refused = person.http.post("/api/tables", json=new)
            assert refused.status_code == 422
            assert refused.json()["message"]["key"] == "bot-unknown"
            made = person.http.post("/api/tables", json={**new, "bots": offered[-2:], "seed": 7})
            table = str(made.json()["id"])
            person.sit(table).play_hand()
        query = "SELECT DISTINCT seat, bot FROM decisions WHERE game_id = ? AND seat > 0"
        with closing(sqlite3.connect(tmp_path / "data/clubsuit.sqlite", timeout=60)) as database:
            decided = database.execute(query, (table,)).fetchall()
        assert sorted(decided) == [(1, "some_bots:Last"), (2, "rule")]
        server.end(signal.SIGTERM)
