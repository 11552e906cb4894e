"""Real PostgreSQL and Redis on free ports, with data of their own."""

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
"""PostgreSQL refuses to be run by root; Debian has this user for it."""


class Service:
    """A program that serves at a port, in a folder of its own in the system's temporary one."""

    quits_by = signal.SIGQUIT
    """What ends it at once."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        with ExitStack() as ends:
            held = ends.enter_context(hold_port())  # also while it is stopped
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
        """What is done once, before the first start."""

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
                self.command(), stdout=log, stderr=log, cwd=self.folder, user=_user(), env=_plain()
            )
        KEPT.add(self._process.pid)  # it may serve several files of tests
        for _ in patiently(pause=0.02):
            if self.answers():
                return
            assert self._process.poll() is None, (self.folder / "log").read_text()

    def signal(self, number: int) -> None:
        """Send it a signal."""
        assert self._process
        self._process.send_signal(number)

    def stop(self) -> None:
        """Stop it, hard; what it has promised to keep, it keeps."""
        if self._process:
            self._process.send_signal(signal.SIGCONT)
            self._process.send_signal(self.quits_by)
            self._process.wait(PATIENCE_S)
            KEPT.discard(self._process.pid)
            self._process = None

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """It is away in this block, however that ends."""
        self.stop()
        try:
            yield
        finally:
            self.start()

    def close(self) -> None:
        """Stop it, and leave nothing."""
        self._ends.close()


class Postgres(Service):
    """A server of PostgreSQL."""

    def prepare(self) -> None:
        """Make its files."""
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
        """Its address, as `clubsuit serve --database` has it."""
        return f"postgresql://club@127.0.0.1:{self.port}/postgres"

    def command(self) -> Sequence[str]:
        """What starts it."""
        where = ["-D", str(self._data), "-p", str(self.port), "-h", "127.0.0.1"]
        return [_program("postgres"), *where, "-k", "", "-F"]  # no socket in a file; no flushes

    def answers(self) -> bool:
        """Whether it is up."""
        try:
            psycopg.connect(self.url, connect_timeout=PATIENCE_S).close()
        except psycopg.OperationalError:
            return False
        return True

    def empty(self) -> None:
        """Forget everything, and whoever has not left: one who holds a lock would hold us up."""
        if self._process is None:  # a test has failed between its end and its start
            self.start()
        with psycopg.connect(self.url, autocommit=True, connect_timeout=PATIENCE_S) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")


class Redis(Service):
    """A server of Redis, which keeps nothing."""

    quits_by = signal.SIGKILL

    @property
    def url(self) -> str:
        """Its address, as `clubsuit serve --redis` has it."""
        return f"redis://127.0.0.1:{self.port}"

    def command(self) -> Sequence[str]:
        """What starts it."""
        where = ["--bind", "127.0.0.1", "--port", str(self.port)]
        return [_program("redis-server"), *where, "--save", ""]

    def answers(self) -> bool:
        """Whether it is up."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), PATIENCE_S) as line:
                line.sendall(b"PING\r\n")
                return line.recv(5) == b"+PONG"
        except ConnectionError:
            return False


def _user() -> str | None:
    """Who runs services where this process may not: root."""
    if os.getuid() != 0:
        return None
    try:
        return pwd.getpwnam(POSTGRES_USER).pw_name
    except KeyError:
        pytest.fail(f"there is no user {POSTGRES_USER}: ./scripts/services.sh makes one")


def _plain() -> dict[str, str]:
    """The environment, with a locale that every machine has."""
    return {**os.environ, "LC_ALL": "C"}


def _program(name: str) -> str:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    path = os.pathsep.join([*map(str, folders), os.environ.get("PATH", "")])
    found = shutil.which(name, path=path)
    assert found, f"{name} is missing: ./scripts/services.sh installs it"
    return found
