"""Programs that connect to the server in the same way as people's browsers."""

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from websockets.exceptions import InvalidStatus

from clubsuit.actions import Move
from clubsuit.server.http.routes import programs
from clubsuit.server.wire.schema import ClientMessage
from server.support.clients import Browser, TableClient, begin, receive
from server.support.connections import ask, http_client, socket_to
from server.support.servers import Server
from support.processes import PATIENCE_S, started
from support.project import ROOT

DOCS = ROOT / "docs" / "programs.md"


class Program(Browser):
    """A program, which sends its token in a header and has no cookie."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.http.cookies.clear()
        token = self.http.post("/api/programs").json()["token"]
        self.http.cookies.clear()
        self.auth = {"Authorization": f"Bearer {token}"}
        self.http.headers.update(self.auth)

    def connect(self, table: str, query: str = "", **headers: str) -> TableClient:
        return super().connect(table, query, **self.auth, **headers)


@pytest.fixture
def program(server: Server) -> Iterator[Program]:
    """Return a program that has a token."""
    with Program(server) as program:
        yield program


def write_example(server: Server, folder: Path) -> Path:
    """Write the example of the docs to a file, with the address of this server."""
    (code,) = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
    assert code.count("\n") < 55, "the example must be short"
    file = folder / "program.py"
    file.write_text(code.replace("127.0.0.1:2582", server.url.removeprefix("http://")))
    return file


NO_PROXY = {**os.environ, "no_proxy": "127.0.0.1", "NO_PROXY": "127.0.0.1"}
"""Environment without a proxy for local addresses."""


def test_the_example_plays_a_game(server: Server, tmp_path: Path) -> None:
    """Hole: the program in the docs does not run, or does not finish a game."""
    file = write_example(server, tmp_path)
    done = subprocess.run(
        [sys.executable, file], capture_output=True, text=True, timeout=PATIENCE_S, env=NO_PROXY
    )
    assert (done.stderr, set(json.loads(done.stdout)) <= {0, 1, 2}) == ("", True)


def test_the_example_sits_down_with_a_person(
    server: Server, browser: Browser, tmp_path: Path
) -> None:
    """Holes: a program cannot join a table of people; people cannot see that it is a program."""
    table = browser.new_table("clubs-whist", options={"target": 1}, name="Ada", open=True)
    ada = browser.connect(table)
    receive(ada, "gathering")
    with started(sys.executable, write_example(server, tmp_path), table, env=NO_PROXY) as robo:
        seats = receive(ada, "gathering")["people"]["seats"]
        assert [(seat["name"], seat["program"]) for seat in seats[:2]] == [
            ("Ada", False),
            ("Robo", True),
        ]
        begin([ada])
        ada.play_until(lambda view: view["phase"] == "over")
        assert robo.wait(PATIENCE_S) == 0
    assert all(json.loads(text)["actions"] is None for text in ada.raw if '"type":"view"' in text)


def test_actions_are_all_that_is_legal(program: Program) -> None:
    """Holes: a listed action is refused, or a legal action is not listed; at a program's own table,
    the program is treated as a person."""
    table = program.new_table("ruby-dame", seed=3)
    client = program.connect(table)
    receive(client, "view")
    for _ in range(10):
        while not client.my_turn:
            client.receive()
        listed = json.loads(client.raw[-1])["actions"]
        cards = {card for text in listed for card in Move(text).cards}
        assert cards == set(client.view["choices"]["cards"])
        client.act(listed[-1])
        client.next_view()
        assert client.my_turn or json.loads(client.raw[-1])["actions"] == []


def test_a_program_is_somebody_of_its_own(program: Program, browser: Browser) -> None:
    """Holes: a program's token gives access to tables of others; a program gets a cookie; a cookie
    is accepted as a program's token."""
    table = program.new_table("clubs-whist", seed=1)
    assert [info["id"] for info in program.http.get("/api/tables").json()] == [table]
    assert not program.http.cookies
    assert browser.http.get("/api/tables").json() == []
    assert browser.http.get(f"/api/tables/{table}/record").status_code == 404


def test_a_seat_is_the_programs_after_a_lost_line(program: Program, browser: Browser) -> None:
    """Hole: a program that reconnects counts as a person and gets no list of actions."""
    table = browser.new_table("clubs-whist", name="Ada", open=True)
    ada, first = browser.connect(table), program.connect(table)
    first.send(type="sit", seat=1, name="Robo")
    while receive(ada, "gathering")["people"]["seats"][1]["name"] != "Robo":
        pass
    begin([ada, first])
    first.socket.close()
    again = program.connect(table)
    message = receive(again, "view")
    assert (message["people"]["seat"], message["actions"] is None) == (1, False)


@pytest.mark.parametrize("header", ["Bearer x", "Basic YTpi", "Bearer", "Bearer " + "é" * 43])
def test_what_is_no_token(server: Server, header: str) -> None:
    """Hole: a program with an invalid header is silently treated as a new person without tables."""
    auth = {b"Authorization": header.encode("latin-1")}
    with http_client(server.url) as http:
        answer = http.get("/api/tables", headers=auth)
        assert answer.status_code == 401
        assert answer.json()["message"]["key"] == "server-token"
    with pytest.raises(InvalidStatus), socket_to(server.url, "x", "", Authorization="Bearer x"):
        pass


def test_schemas_of_the_messages(server: Server) -> None:
    """Hole: authors of programs have to guess the format of the messages."""
    schemas = ask(f"{server.url}/api/messages.json").json()
    paths = ask(f"{server.url}/api/openapi.json").json()["paths"]
    ours: TypeAdapter[Any] = TypeAdapter(ClientMessage)
    assert schemas["to_server"] == ours.json_schema(mode="serialization")
    assert {"view", "gathering", "refused"} <= schemas["to_client"]["discriminator"][
        "mapping"
    ].keys()
    assert {"overview", "worth", "end"} <= schemas["review"]["discriminator"]["mapping"].keys()
    assert {"/api/programs", "/api/messages.json", "/api/tables"} <= paths.keys()


def test_schemas_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the schemas are built for each request, which blocks all tables."""
    before = asyncio.run(programs.get_messages()).body
    monkeypatch.setattr(programs, "TypeAdapter", None)
    assert asyncio.run(programs.get_messages()).body == before
