"""Real PostgreSQL and Redis servers on free ports, each with its own folder."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg
import pytest

from support.leak_check import KEPT
from support.processes import PATIENCE_S, hold_port, patiently, port_of

POSTGRES_USER = "postgres"
"""User that runs PostgreSQL, which refuses to run as root; Debian has this user for it."""


class Service:
    """A program that serves a port, with its own temporary folder."""

    quits_by = signal.SIGQUIT
    """Signal that stops it immediately."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        with ExitStack() as ends:
            held = ends.enter_context(hold_port())  # reserved also while the service is stopped
            self.port = port_of(held)
            self.folder = Path(tempfile.mkdtemp(prefix="clubsuit-"))
            ends.callback(shutil.rmtree, self.folder)
            ends.callback(self.stop)
            if user := _user():
                shutil.chown(self.folder, user)
            self.prepare()
            self.start()
            self._ends = ends.pop_all()

    def prepare(self) -> None:
        """Prepare the folder once, before the first start."""

    def command(self) -> Sequence[str]:
        """Return the command that starts the service."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Return whether the service accepts connections."""
        raise NotImplementedError

    def start(self) -> None:
        """Start the service and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self.command(), stdout=log, stderr=log, cwd=self.folder, user=_user(), env=_plain()
            )
        KEPT.add(self._process.pid)  # several test files may share this process
        for _ in patiently(pause=0.02):
            if self.answers():
                return
            assert self._process.poll() is None, (self.folder / "log").read_text()

    def signal(self, number: int) -> None:
        """Send a signal to the process."""
        assert self._process
        self._process.send_signal(number)

    def stop(self) -> None:
        """Stop the service immediately; committed data is kept."""
        if self._process:
            self._process.send_signal(signal.SIGCONT)
            self._process.send_signal(self.quits_by)
            self._process.wait(PATIENCE_S)
            KEPT.discard(self._process.pid)
            self._process = None

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Stop the service during this block, and start it again even after an error."""
        self.stop()
        try:
            yield
        finally:
            self.start()

    def close(self) -> None:
        """Stop the service and remove its folder."""
        self._ends.close()


class Postgres(Service):
    """A PostgreSQL server."""

    def prepare(self) -> None:
        """Create the data folder."""
        where = [_program("initdb"), "-D", str(self._data)]
        how = ["-U", "club", "-A", "trust", "-E", "UTF8", "--locale=C"]
        made = subprocess.run(
            [*where, *how],
            capture_output=True,
            text=True,
            user=_user(),
            cwd=self.folder,
            env=_plain(),
        )
        assert made.returncode == 0, made.stdout + made.stderr

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    @property
    def url(self) -> str:
        """The address for `clubsuit serve --database`."""
        return f"postgresql://club@127.0.0.1:{self.port}/postgres"

    def command(self) -> Sequence[str]:
        """Return the command that starts the service."""
        where = ["-D", str(self._data), "-p", str(self.port), "-h", "127.0.0.1"]
        return [_program("postgres"), *where, "-k", "", "-F"]  # no Unix socket; no fsync

    def answers(self) -> bool:
        """Return whether the service accepts connections."""
        try:
            psycopg.connect(self.url, connect_timeout=PATIENCE_S).close()
        except psycopg.OperationalError:
            return False
        return True

    def empty(self) -> None:
        """Close all connections, which could hold locks, and drop all tables."""
        if self._process is None:  # a test failed while the service was stopped
            self.start()
        with psycopg.connect(self.url, autocommit=True, connect_timeout=PATIENCE_S) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")


class Redis(Service):
    """A Redis server that stores nothing on disk."""

    quits_by = signal.SIGKILL

    @property
    def url(self) -> str:
        """The address for `clubsuit serve --redis`."""
        return f"redis://127.0.0.1:{self.port}"

    def command(self) -> Sequence[str]:
        """Return the command that starts the service."""
        where = ["--bind", "127.0.0.1", "--port", str(self.port)]
        return [_program("redis-server"), *where, "--save", ""]

    def answers(self) -> bool:
        """Return whether the service accepts connections."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), PATIENCE_S) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(5) == b"+PONG"
        except ConnectionError:
            return False


def _user() -> str | None:
    """Return POSTGRES_USER if this process runs as root, else None for the current user."""
    if os.getuid() != 0:
        return None
    try:
        return pwd.getpwnam(POSTGRES_USER).pw_name
    except KeyError:
        pytest.fail(f"there is no user {POSTGRES_USER}: ./scripts/services.sh creates it")


def _plain() -> dict[str, str]:
    """Return the environment with a locale that every machine has."""
    return {**os.environ, "LC_ALL": "C"}


def search_path() -> str:
    """Return the search path with the programs of PostgreSQL, as the host of a server has it."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return os.pathsep.join([*map(str, folders), os.environ.get("PATH", "")])


def _program(name: str) -> str:
    found = shutil.which(name, path=search_path())
    assert found, f"{name} is missing: ./scripts/services.sh installs it"
    return found
