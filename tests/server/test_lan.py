"""`clubsuit play --lan`: a server that others in the local network reach, and nobody else."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from clubsuit.errors import NotationError
from clubsuit.server import lan
from clubsuit.server.run import listen, listen_at
from server.support.clients import Browser
from server.support.connections import ask, socket_to
from support.processes import read_line, started

PLAY = """
import sys
from clubsuit.server import lan
lan.addresses = lambda: ["127.0.0.2", "127.0.0.3"]
from clubsuit.cli import main
sys.argv[1:] = ["play", "--lan", "--no-browser", "--port", "0", "--data", sys.argv[1]]
main()
"""
"""With addresses that every Linux has: where the tests run there need not be a network."""


class Here:
    """Where a server is reached."""

    def __init__(self, url: str, said: str) -> None:
        self.url = url
        self.said = said
        self.port = int(url.rpartition(":")[2])

    def at(self, host: str) -> str:
        return f"http://{host}:{self.port}"


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    """The command, and all that it says until it answers."""
    folder: Path = tmp_path_factory.mktemp("lan")
    command = [sys.executable, "-X", "utf8", "-c", PLAY, str(folder)]
    with started(*command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        first = read_line(process.stdout)
        said = first
        while "Ctrl+C" not in said:
            said += read_line(process.stdout)
        yield Here(first.split()[-1], said)


def test_the_addresses_and_a_code_are_told(here: Here) -> None:
    """Hole: a host who must find out what the others are to type, or does not know who may come."""
    assert here.url.startswith("http://127.0.0.1:")  # one's own games are those of this address
    assert [here.said.count(here.at(host)) for host in ("127.0.0.2", "127.0.0.3")] == [1, 1]
    assert lan.code_of(here.at("127.0.0.2")) in here.said
    assert "Everybody in this network" in here.said and "encrypted" in here.said


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "127.0.0.3"])
def test_it_answers_at_each_address(here: Here, host: str) -> None:
    """Hole: an address that is printed, and at which nobody listens."""
    assert ask(here.at(host) + "/api/health").status_code == 200
    told = ask(here.at(host) + "/api/address").json()
    assert told == {"url": here.at("127.0.0.2")}


@pytest.mark.parametrize("host", ["127.0.0.4", "192.168.7.9", "evil.example", "[::1]"])
def test_it_is_called_by_no_other_name(here: Here, host: str) -> None:
    """Hole: with the whole network let in, a name that somebody there leads here (rebinding)."""
    answer = ask(here.url + "/api/tables", Host=f"{host}:{here.port}")
    assert answer.status_code == 421
    with pytest.raises(InvalidStatus, match="HTTP 403"):
        socket_to(here.url, "table", "", Host=f"{host}:{here.port}")


def test_it_listens_nowhere_else(here: Here) -> None:
    """Hole: a server bound to all addresses, those of other networks too."""
    with pytest.raises(httpx.ConnectError):
        ask(here.at("127.0.0.4") + "/api/health")


def test_two_machines_meet_at_a_table(here: Here) -> None:
    """Hole: a page of the network whose socket is refused, or a friend who has no seat."""
    host, guest = Here(here.url, ""), Here(here.at("127.0.0.2"), "")
    with Browser(host) as one, Browser(guest) as two:
        table = one.new_table("clubs-whist", open=True, name="Ada")
        client = two.connect(table, Origin=guest.url)
        assert client.receive()["people"]["seat"] is None
        client.send(type="sit", seat=1, name="Bo")
        people = client.receive()["people"]
        assert people["seat"] == 1
        assert [seat["name"] for seat in people["seats"]][:2] == ["Ada", "Bo"]


def test_others_are_told_nothing_of_an_address(browser: Browser) -> None:
    """Hole: a club's server whose links lead into the host's own network."""
    assert browser.http.get("/api/address").json() == {"url": None}


def test_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a server that seems to be open to others, while nobody reaches it."""
    monkeypatch.setattr(lan, "is_local", lambda address: False)
    with pytest.raises(NotationError, match="--host"):
        lan.addresses()


@pytest.mark.parametrize(
    ("address", "local"),
    [("10.0.0.7", True), ("172.16.3.4", True), ("169.254.1.1", False), ("8.8.8.8", False)],
)
def test_only_addresses_of_a_local_network(address: str, local: bool) -> None:
    """Hole: `--lan` at a machine's address in the Internet lets the whole world in."""
    assert lan.is_local(address) is local


def test_one_port_at_all_addresses() -> None:
    """Hole: a port that is free at one address only: the printed address leads elsewhere."""
    with listen("127.0.0.3", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(NotationError, match=str(port)):
            listen_at(["127.0.0.1", "127.0.0.2", "127.0.0.3"], port)
        listen("127.0.0.2", port).close()  # what it had of them is free again
    sockets = listen_at(["127.0.0.1", "127.0.0.2"], 0)
    assert len({one.getsockname()[1] for one in sockets}) == 1
    for one in sockets:
        one.close()
