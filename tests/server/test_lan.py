"""`clubsuit play --lan` and `serve --host 0.0.0.0`: servers for other devices."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx
import ifaddr
import pytest
from websockets.exceptions import InvalidStatus

from clubsuit.errors import NotationError
from clubsuit.server import lan
from clubsuit.server.run import Reach, listen, listen_at
from server.support.clients import Browser
from server.support.connections import ask, socket_to
from support.processes import read_line, started

COMMAND = """
import sys
from clubsuit.server import lan
lan.addresses = lan.reachable = lambda: ["127.0.0.2", "127.0.0.3"]
from clubsuit.cli import main
sys.argv[1:] += ["--port", "0"]
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


@contextmanager
def running(folder: Path, *words: str) -> Iterator[Here]:
    """Run the command and yield its address and output."""
    command = [sys.executable, "-X", "utf8", "-c", COMMAND, *words, "--data", str(folder)]
    with started(*command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        first = output = read_line(process.stdout)
        while "Ctrl+C" not in output:
            output += read_line(process.stdout)
        yield Here(first.split()[-1], output)


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    """Run `clubsuit play --lan`."""
    with running(tmp_path_factory.mktemp("lan"), "play", "--lan", "--no-browser") as here:
        yield here


def test_the_addresses_and_a_code_are_told(here: Here) -> None:
    """Hole: the output does not show the addresses for other devices, a code for them, or a warning
    about who can join."""
    assert here.url.startswith("http://127.0.0.1:")  # the host's cookie belongs to this address
    assert [here.output.count(here.at(host)) for host in ("127.0.0.2", "127.0.0.3")] == [1, 1]
    assert lan.code_of(here.at("127.0.0.2")) in here.output
    assert "Everybody in this network" in here.output and "encrypted" in here.output


def test_a_server_at_all_addresses(tmp_path: Path) -> None:
    """Bug: `clubsuit serve --host 0.0.0.0` printed only the address 127.0.0.1.

    Bug: it warned of everybody "in this network", although the whole internet can reach a public
    address. Holes: a log contains a QR code; the page of a club's server offers a private address,
    or is refused under the machine's other addresses.
    """
    with running(tmp_path, "serve", "--host", "0.0.0.0") as here:
        assert here.url.startswith("http://127.0.0.1:")
        for host in ("127.0.0.2", "127.0.0.3"):
            assert here.output.count(here.at(host)) == 1
            assert ask(here.at(host) + "/api/address").json() == {"url": None}
        assert "not encrypted" in here.output and "in this network" not in here.output
        assert "█" not in here.output


def test_which_addresses_are_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: with `--host ::` no addresses are printed; an address of another host is; a public
    address is missing, or one that only this machine can reach is printed."""
    ips = [SimpleNamespace(ip=ip, is_IPv4=True) for ip in ("127.0.0.1", "10.0.0.7", "8.8.8.8")]
    adapter = SimpleNamespace(ips=[*ips, SimpleNamespace(ip=("::1", 0, 0), is_IPv4=False)])
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: [adapter])
    monkeypatch.setattr(lan, "_outbound_address", lambda: "10.0.0.7")
    assert Reach("0.0.0.0").elsewhere() == Reach("::").elsewhere() == ["10.0.0.7", "8.8.8.8"]
    assert Reach(in_lan=True).hosts() == ["127.0.0.1", "10.0.0.7"]
    assert Reach().elsewhere() == Reach("10.0.0.7").elsewhere() == []


def test_a_system_that_does_not_list_its_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: the server ended with a traceback if the system refused the list of adapters."""

    def refuse() -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(ifaddr, "get_adapters", refuse)
    monkeypatch.setattr(lan, "_outbound_address", lambda: "10.0.0.7")
    assert Reach("0.0.0.0").elsewhere() == ["10.0.0.7"]
    assert Reach(in_lan=True).hosts() == ["127.0.0.1", "10.0.0.7"]
    monkeypatch.setattr(lan, "_outbound_address", lambda: "")
    assert Reach("0.0.0.0").elsewhere() == []
    with pytest.raises(NotationError, match="--host"):
        Reach(in_lan=True).hosts()


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
