"""Real PostgreSQL and Redis on free ports, with data of their own."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import psycopg
import pytest
import redis

POSTGRES_USER = "postgres"
"""PostgreSQL refuses to be run by root; Debian has this user for it."""

START_WITHIN_S = 60


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Service:
    """A program that serves at a port, in a folder of its own."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="clubsuit-"))
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> Sequence[str]:
        """What starts it."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Whether it is up."""
        raise NotImplementedError

    def start(self) -> None:
        """Start, or start again; it answers when this returns."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self.command(), stdout=log, stderr=log, cwd=self.folder, user=_user()
            )
        patience = time.monotonic() + START_WITHIN_S
        while not self.answers():
            assert time.monotonic() < patience, (self.folder / "log").read_text()
            time.sleep(0.02)

    def signal(self, number: int) -> None:
        """Send it a signal."""
        assert self._process
        self._process.send_signal(number)

    def stop(self) -> None:
        """Stop it, hard; what it has promised to keep, it keeps."""
        if self._process:
            self._process.send_signal(signal.SIGCONT)
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(20)
            self._process = None

    def close(self) -> None:
        """Stop it, and leave nothing."""
        self.stop()
        shutil.rmtree(self.folder)


class Postgres(Service):
    """A server of PostgreSQL."""

    def __init__(self) -> None:
        super().__init__()
        if user := _user():
            shutil.chown(self.folder, user)
        self._data = self.folder / "data"
        where = [_program("initdb"), "-D", str(self._data)]
        how = ["-U", "club", "-A", "trust", "-E", "UTF8", "--locale=C"]
        subprocess.run(where + how, check=True, capture_output=True, user=user, cwd=self.folder)
        self.start()

    @property
    def url(self) -> str:
        """Its address, as `clubsuit serve --database` has it."""
        return f"postgresql://club@127.0.0.1:{self.port}/postgres"

    def command(self) -> Sequence[str]:
        """What starts it."""
        where = ["-D", str(self._data), "-p", str(self.port), "-h", "127.0.0.1"]
        return [_program("postgres"), *where, "-k", str(self.folder)]

    def answers(self) -> bool:
        """Whether it is up."""
        try:
            psycopg.connect(self.url).close()
        except psycopg.OperationalError:
            return False
        return True

    def empty(self) -> None:
        """Forget everything."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")


class Redis(Service):
    """A server of Redis, which keeps nothing."""

    def __init__(self) -> None:
        super().__init__()
        if user := _user():
            shutil.chown(self.folder, user)
        self.start()

    @property
    def url(self) -> str:
        """Its address, as `clubsuit serve --redis` has it."""
        return f"redis://127.0.0.1:{self.port}"

    def command(self) -> Sequence[str]:
        """What starts it."""
        return [_program("redis-server"), "--port", str(self.port), "--save", ""]

    def answers(self) -> bool:
        """Whether it is up."""
        try:
            with redis.Redis.from_url(self.url) as client:
                return bool(client.ping())
        except redis.ConnectionError:
            return False

    def stop(self) -> None:
        """Stop it, hard."""
        if self._process:
            self._process.kill()
            self._process.wait(20)
            self._process = None


def _user() -> str | None:
    """Who runs services where this process may not: root."""
    if os.getuid() != 0:
        return None
    try:
        return pwd.getpwnam(POSTGRES_USER).pw_name
    except KeyError:
        pytest.fail(f"there is no user {POSTGRES_USER}: ./scripts/services.sh makes one")


def _program(name: str) -> str:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    path = os.pathsep.join([*map(str, folders), os.environ.get("PATH", "")])
    found = shutil.which(name, path=path)
    assert found, f"{name} is missing: ./scripts/services.sh installs it"
    return found
