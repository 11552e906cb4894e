"""Files for hosts: every option and address in `deploy/` must exist."""

import re
from ipaddress import ip_address, ip_network
from pathlib import Path

import pytest

from clubsuit.cli import command

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "docs" / name for name in ("hosting.md", "operations.md")]
FILES = sorted([*(ROOT / "deploy").iterdir(), *PAGES])

OTHERS = {
    *("no-cache-dir", "requirement", "no-deps", "extra"),  # pip and uv
    *("system", "create-home", "home-dir"),  # useradd
    *("yes", "no-install-recommends"),  # apt-get
    *("interval", "timeout", "start-period", "from", "file", "tag", "detach", "build"),  # Docker
    *("username", "pwprompt", "owner"),  # PostgreSQL
    *("save", "appendonly"),  # Valkey
    "now",  # systemctl
    "lan",  # `clubsuit play`
}
"""Options of other commands, which are not checked."""


def test_the_files_are_there() -> None:
    """Hole: a renamed folder leaves nothing to check."""
    assert {"Caddyfile", "Dockerfile", "compose.yaml", "clubsuit@.service"} <= {
        path.name for path in FILES
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_options_exist(path: Path) -> None:
    """Hole: a renamed option keeps the server of a club from starting."""
    commands = command().commands
    of_host = [commands[name] for name in ("serve", "backup", "restore")]
    of_host += commands["admin"].commands.values()
    ours = {name.lstrip("-") for one in of_host for option in one.params for name in option.opts}
    found = set(re.findall(r"(?<![\w-])--([a-z][a-z-]+)", path.read_text()))
    assert found - OTHERS <= ours


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_addresses_and_variables_exist(path: Path) -> None:
    """Holes: a health check calls an address that no longer exists; a variable is never read."""
    text = path.read_text()
    assert set(re.findall(r"/api/[a-z]+", text)) <= {"/api/ready", "/api/health"}
    known = {"CLUBSUIT_DATABASE", "CLUBSUIT_REDIS", "CLUBSUIT_CACHE", "CLUBSUIT_DATA"}
    known |= {
        "CLUBSUIT_KEEP_UNFINISHED",
        "CLUBSUIT_KEEP_FINISHED",
        "CLUBSUIT_PUSH",
        "CLUBSUIT_LIMIT",
    }
    assert set(re.findall(r"CLUBSUIT_[A-Z_]+", text)) <= known


def test_the_proxy_is_named() -> None:
    """Bug: the server trusted the forwarded client address and HTTPS headers of any client
    (`*`)."""
    compose = (ROOT / "deploy" / "compose.yaml").read_text()
    named = dict(re.findall(r"(FORWARDED_ALLOW_IPS|ipv4_address|subnet|ip_range): (\S+)", compose))
    proxy = ip_address(named["FORWARDED_ALLOW_IPS"])
    assert proxy == ip_address(named["ipv4_address"])
    assert proxy in ip_network(named["subnet"])
    # no other container can get this address
    assert proxy not in ip_network(named["ip_range"])
    assert ip_network(named["ip_range"]).subnet_of(ip_network(named["subnet"]))  # type: ignore[arg-type]
    _, caddy = compose.split("\n  caddy:\n")[:2]
    assert "ipv4_address" in caddy
    unit = (ROOT / "deploy" / "clubsuit@.service").read_text()
    assert "Environment=FORWARDED_ALLOW_IPS=127.0.0.1\n" in unit
    for path in FILES:
        assert not re.search(r"""FORWARDED_ALLOW_IPS[=:] ?["']?\*""", path.read_text())


def test_https_is_kept() -> None:
    """Holes: the proxy lets browsers return over HTTP, where an attacker in the network can
    impersonate the club; it forces HTTPS for every program at localhost."""
    caddy = (ROOT / "deploy" / "Caddyfile").read_text()
    assert "@club not host localhost\n" in caddy
    found = re.search(r'header @club Strict-Transport-Security "max-age=(\d+)"', caddy)
    assert found and int(found[1]) >= 365 * 24 * 3600
