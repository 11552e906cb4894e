"""Files for hosts: every option and address in `deploy/` must exist."""

import re
import shutil
import subprocess
from ipaddress import ip_address, ip_network
from pathlib import Path

import pytest

from clubsuit.cli import command
from clubsuit.server.http.middleware import MAX_RECORD

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "docs" / name for name in ("hosting.md", "operations.md")]
FILES = sorted([*(ROOT / "deploy").iterdir(), *PAGES])

OTHERS = {
    *("no-cache-dir", "requirement", "no-deps", "extra"),  # pip and uv
    *("system", "create-home", "home-dir"),  # useradd
    *("yes", "no-install-recommends"),  # apt-get
    *("interval", "timeout", "start-period", "from", "file", "tag", "detach", "build"),  # Docker
    *("username", "pwprompt", "owner", "format", "dbname"),  # PostgreSQL
    *("clean", "if-exists", "single-transaction"),  # pg_restore
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


def settings_of_the_unit() -> dict[str, str]:
    """Return the settings of the systemd unit; the last value of each counts."""
    text = (ROOT / "deploy" / "clubsuit@.service").read_text()
    return dict(re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE))


def test_the_unit_is_confined() -> None:
    """Holes: a faulty process takes all of the machine's memory or tasks; a program that takes over
    the server uses capabilities or rare system calls, or reads and leaves files of others."""
    unit = settings_of_the_unit()
    assert {"MemoryMax", "TasksMax", "LimitNOFILE"} <= unit.keys()
    wanted = {
        "SystemCallFilter": "@system-service",
        "SystemCallArchitectures": "native",
        "CapabilityBoundingSet": "",
        "AmbientCapabilities": "",
        "UMask": "0077",
        "DynamicUser": "yes",
        "NoNewPrivileges": "yes",
        "ProtectSystem": "strict",
        "ProtectHome": "yes",
    }
    assert {name: unit.get(name) for name in wanted} == wanted
    assert "MemoryDenyWriteExecute" not in unit  # the compiled rules would not run


def test_the_unit_is_known_to_systemd() -> None:
    """Hole: a misspelt setting is ignored, and the server is not confined."""
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd is not installed")
    unit = str(ROOT / "deploy" / "clubsuit@.service")
    done = subprocess.run([program, "verify", unit], capture_output=True, text=True)
    said = done.stderr + done.stdout
    assert not re.findall(r"Unknown|Failed to parse|Invalid|ignoring", said), said


def test_redis_has_a_password() -> None:
    """Hole: another container or user forges chat messages and lifts limits."""
    compose = (ROOT / "deploy" / "compose.yaml").read_text()
    assert "requirepass $$NEWS_PASSWORD" in compose
    addresses = re.findall(r"CLUBSUIT_REDIS[=:] ?(\S+)", "".join(p.read_text() for p in FILES))
    assert addresses
    assert [one for one in addresses if not re.match(r"redis://:[^@]+", one)] == []


def test_the_proxy_has_limits() -> None:
    """Holes: a slow client holds a connection of the proxy for ever; the proxy refuses a record
    file that the server accepts."""
    caddy = (ROOT / "deploy" / "Caddyfile").read_text()
    assert re.search(r"read_header 10s\s+read_body 30s\s+idle 2m", caddy)
    (size,) = re.findall(r"max_size (\d+)KB", caddy)
    assert MAX_RECORD < 1000 * int(size) < 1.1 * MAX_RECORD


def test_actions_are_pinned() -> None:
    """Hole: the owner of an action moves its tag, and CI runs other code."""
    for path in (ROOT / ".github" / "workflows").iterdir():
        used = re.findall(r"uses: (\S+)(.*)", path.read_text())
        assert used
        for action, comment in used:
            assert re.search(r"@[0-9a-f]{40}$", action), action
            assert re.match(r" # v\d+\.\d+\.\d+$", comment), action


def test_ci_tries_the_container() -> None:
    """Hole: the container file is never built, or builds a server that plays nothing."""
    text = (ROOT / ".github" / "workflows" / "ci.yml").read_text()
    assert "docker build --file deploy/Dockerfile" in text
    assert "/one_hand.py" in text and (ROOT / "scripts" / "one_hand.py").exists()
    assert "pip-audit" in text and "npm audit" in text
