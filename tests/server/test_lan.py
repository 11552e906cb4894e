"""`clubsuit play --lan`: a server that only devices in the local network can reach."""

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
"""The command with loopback addresses that every Linux has, so that the tests need no network."""


class Here:
    """The addresses of a server and its output."""

    def __init__(self, url: str, output: str) -> None:
        self.url = url
        self.output = output
        self.port = int(url.rpartition(":")[2])

    def at(self, host: str) -> str:
        return f"http://{host}:{self.port}"


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    """Run the command and yield its address and output."""
    folder: Path = tmp_path_factory.mktemp("lan")
    command = [sys.executable, "-X", "utf8", "-c", PLAY, str(folder)]
    with started(*command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        first = output = read_line(process.stdout)
        while "Ctrl+C" not in output:
            output += read_line(process.stdout)
        yield Here(first.split()[-1], output)


def test_the_addresses_and_a_code_are_told(here: Here) -> None:
    """Hole: the output does not show the addresses for other devices, a code for them, or a warning
    about who can join."""
    assert here.url.startswith("http://127.0.0.1:")  # the host's cookie belongs to this address
    assert [here.output.count(here.at(host)) for host in ("127.0.0.2", "127.0.0.3")] == [1, 1]
    assert lan.code_of(here.at("127.0.0.2")) in here.output
    assert "Everybody in this network" in here.output and "encrypted" in here.output


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "127.0.0.3"])
def test_it_answers_at_each_address(here: Here, host: str) -> None:
    """Hole: the server does not listen at a printed address."""
    assert ask(here.at(host) + "/api/health").status_code == 200
    answer = ask(here.at(host) + "/api/address").json()
    assert answer == {"url": here.at("127.0.0.2")}


@pytest.mark.parametrize("host", ["127.0.0.4", "192.168.7.9", "evil.example", "[::1]"])
def test_it_is_called_by_no_other_name(here: Here, host: str) -> None:
    """Hole: a name that an attacker in the network points at the server is accepted (DNS
    rebinding)."""
    answer = ask(here.url + "/api/tables", Host=f"{host}:{here.port}")
    assert answer.status_code == 421
    with pytest.raises(InvalidStatus, match="HTTP 403"):
        socket_to(here.url, "table", "", Host=f"{host}:{here.port}")


def test_it_listens_nowhere_else(here: Here) -> None:
    """Hole: the server listens at all addresses, including those of other networks."""
    with pytest.raises(httpx.ConnectError):
        ask(here.at("127.0.0.4") + "/api/health")


def test_two_machines_meet_at_a_table(here: Here) -> None:
    """Hole: the socket of a page in the network is refused, or a friend cannot take a seat."""
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
    """Hole: a server without `--lan` returns an address in the host's own network."""
    assert browser.http.get("/api/address").json() == {"url": None}


def test_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the server starts without a reachable address."""
    monkeypatch.setattr(lan, "is_local", lambda address: False)
    with pytest.raises(NotationError, match="--host"):
        lan.addresses()


@pytest.mark.parametrize(
    ("address", "local"),
    [("10.0.0.7", True), ("172.16.3.4", True), ("169.254.1.1", False), ("8.8.8.8", False)],
)
def test_only_addresses_of_a_local_network(address: str, local: bool) -> None:
    """Hole: `--lan` opens the server to the Internet at a public address."""
    assert lan.is_local(address) is local


def test_one_port_at_all_addresses() -> None:
    """Hole: a port is free at only some of the server's addresses, and another printed address
    leads to a different program."""
    with listen("127.0.0.3", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(NotationError, match=str(port)):
            listen_at(["127.0.0.1", "127.0.0.2", "127.0.0.3"], port)
        listen("127.0.0.2", port).close()  # the port is released after the failure
    sockets = listen_at(["127.0.0.1", "127.0.0.2"], 0)
    assert len({one.getsockname()[1] for one in sockets}) == 1
    for one in sockets:
        one.close()
