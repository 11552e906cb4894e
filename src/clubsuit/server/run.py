"""Run the server: one process, its address said in words, the browser opened."""

import contextlib
import errno
import gc
import logging
import socket
import threading
import webbrowser
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from rich.console import Console
from uvicorn.config import LOGGING_CONFIG

from clubsuit import kernel
from clubsuit.errors import NotationError, Reason, excerpt
from clubsuit.server import lan
from clubsuit.server.cluster.peers import News
from clubsuit.server.http.app import create_app, default_data_dir
from clubsuit.server.http.hosts import read_host, read_names
from clubsuit.server.live.connections import (
    ImpatientProtocol,
    LivelyProtocol,
    OutOfFiles,
    open_more_files,
)
from clubsuit.server.ops.error_log import StorageFault, without_words
from clubsuit.server.people.data import FOR_EVER, Ages
from clubsuit.server.settings import DEFAULT, Limits
from clubsuit.server.storage.databases import UnusableData, name_of
from clubsuit.server.storage.store import Store
from clubsuit.texts import explain, say

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 2582
"""C-L-U-B on a telephone."""

PORTS_TRIED = 20
"""Where the default port is in use, the next free one is taken."""

MAX_SOCKET_BYTES = 16_384
"""A longer message closes its socket; a merely too long one is answered (see `live.handlers`)."""

PING_AFTER_S: float | None = 6.0
"""Seconds of silence after which a socket is pinged; None: it never is. A visible page speaks every
five seconds by itself."""

PONG_WITHIN_S = 8.0
"""Seconds within which a ping must be answered; otherwise the socket is closed."""

SHUTDOWN_S = 3

GARBAGE = 200_000, 20, 20
"""Thresholds of Python's garbage collector, which stops the server for 100 ms or more with 500
tables in memory. It is needed rarely: the server makes next to no rings of objects."""


class Server(uvicorn.Server):
    """Uvicorn, which says where it is once it answers."""

    def __init__(
        self, config: uvicorn.Config, url: str, open_url: str | None, others: Sequence[str] = ()
    ) -> None:
        """others: the addresses that others in the local network type."""
        super().__init__(config)
        self._url = url
        self._open_url = open_url
        self._others = list(others)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; then tell."""
        await super().startup(sockets)
        if not self.started:
            return
        console = Console(highlight=False)
        console.print(say("server-ready", url=self._url), soft_wrap=True)
        if self._others:
            lan.tell(console, self._others)
        console.print(say("server-stop-hint"), style="dim", soft_wrap=True)
        if self._open_url:
            threading.Thread(target=webbrowser.open, args=[self._open_url], daemon=True).start()


@dataclass(frozen=True)
class Reach:
    """At which addresses a server listens, and by which names browsers may call it."""

    host: str = DEFAULT_HOST
    port: int | None = None
    """None: the default one, or the next that is free; 0: any free one."""
    names: Collection[str] = ()
    """Besides this machine's own and numbers."""
    in_lan: bool = False
    """Also at this machine's addresses in its local networks, and by exactly these names."""

    def hosts(self) -> list[str]:
        """Where it listens: first for those at this machine, then for others in its networks.

        Raises NotationError where it has no local network.
        """
        return [self.host, *(lan.addresses() if self.in_lan else ())]


def serve(
    reach: Reach,
    where: Path | str | None = None,
    redis: str | None = None,
    open_path: str | None = None,
    ages: Ages = FOR_EVER,
    services: Collection[str] = (),
    limits: Limits = DEFAULT,
) -> None:
    """Serve until stopped.

    where: the tables' folder or database (see `storage.store.Store`), the user's folder by default.
    redis: the address by which processes that share the tables tell each other news.
    open_path: what the browser opens; None: no browser is opened.
    ages: of tables that are removed; none of a game that has begun by default.
    services: the push services by which people are told whose page is closed; none by default.
    limits: of what one address, name or person may ask.

    Raises NotationError where the address, a name, the folder or the database cannot be used.
    """
    if not kernel.is_compiled():
        kernel.go_plain()  # cards at once; see `warming`
    where = where or default_data_dir()
    _check_data(where)
    _check_news(redis)
    hosts = reach.hosts()
    known = read_names(hosts if reach.in_lan else [*hosts, *reach.names, *_own_names()])
    with without_words(), contextlib.ExitStack() as listeners:
        sockets = [listeners.enter_context(one) for one in listen_at(hosts, reach.port)]
        url, *others = (url_of(one, sockets[0].getsockname()[1]) for one in hosts)
        config = uvicorn.Config(
            create_app(where, redis, known, ages, next(iter(others), None), services, limits),
            log_level="warning",
            access_log=False,
            log_config=None if logging.root.handlers else LOGGING_CONFIG,
            server_header=False,
            http=ImpatientProtocol,
            ws=LivelyProtocol,
            ws_ping_interval=PING_AFTER_S,
            ws_ping_timeout=PONG_WITHIN_S,
            limit_concurrency=open_more_files(),
            ws_max_size=MAX_SOCKET_BYTES,
            ws_per_message_deflate=False,  # see docs/decisions/compression.md
            timeout_graceful_shutdown=SHUTDOWN_S,
        )
        logging.getLogger("asyncio").addFilter(OutOfFiles())
        gc.set_threshold(*GARBAGE)
        open_url = url + open_path if open_path else None
        with contextlib.suppress(KeyboardInterrupt):
            Server(config, url, open_url, others).run(sockets=sockets)


def _own_names() -> set[str]:
    """Return what this machine is called in its network, if that can be a host's name."""
    name = socket.gethostname()
    return {one for one in (name, f"{name.partition('.')[0]}.local") if read_host(one)}


def _check_data(where: Path | str) -> None:
    """Open the tables once. Raises NotationError where they cannot be read."""
    try:
        Store(where).close()
    except OSError as error:
        raise _unusable(where, str(error.strerror)) from None
    except (StorageFault, UnusableData) as error:
        raise _unusable(where, excerpt(str(error.__cause__ or error), 200)) from None


def _check_news(redis: str | None) -> None:
    """Raises NotationError for what is no address of Redis."""
    try:
        if redis:
            News(redis)
    except UnusableData as error:
        raise _refusal("server-news-wrong", problem=str(error)) from None


def _unusable(where: Path | str, problem: str) -> NotationError:
    return _refusal("server-data-wrong", folder=name_of(where), problem=problem)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at this address. Raises NotationError where it cannot be had."""
    return listen_at([host], port)[0]


def listen_at(hosts: Sequence[str], port: int | None) -> list[socket.socket]:
    """Sockets at these addresses of this machine, at one port; all or none.

    Raises NotationError.
    """
    if port is not None and not 0 <= port < 1 << 16:
        raise _refusal("server-port-wrong", port=port)
    ports = range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED) if port is None else [port]
    for number in ports:
        with contextlib.ExitStack() as failed:
            sockets: list[socket.socket] = []
            for host in hosts:
                # At any free port: the first address draws one for all.
                at = number or (sockets[0].getsockname()[1] if sockets else 0)
                try:
                    sockets.append(failed.enter_context(_bind(host, at)))
                except OSError as error:
                    if error.errno == errno.EADDRINUSE:
                        break
                    problem = excerpt(str(error), 80)
                    raise _refusal("server-host-wrong", host=host, problem=problem) from None
            else:
                failed.pop_all()
                return sockets
    raise _refusal("server-port-busy", port=ports[0])


def url_of(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}"


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen()
    except BaseException:
        listener.close()
        raise
    return listener


def _refusal(key: str, **args: str | int) -> NotationError:
    # A number is shown without thousands separators: it is a name here.
    reason = Reason("", key, {name: str(value) for name, value in args.items()})
    return NotationError(explain(reason), reason=reason)
