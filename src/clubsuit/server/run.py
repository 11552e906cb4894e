"""Run the server in this process: print its address, and open the browser."""

import contextlib
import errno
import gc
import logging
import socket
import threading
import webbrowser
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from rich.console import Console
from uvicorn.config import LOGGING_CONFIG

from clubsuit import kernel
from clubsuit.errors import NotationError, excerpt
from clubsuit.games import REGISTRY
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
from clubsuit.texts import refusal, say, usual_game

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 2582
"""The default port; on a telephone's keys the number spells CLUB."""

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
"""The addresses that stand for all of this machine's, each with the one for its own browser."""

PORTS_TRIED = 20
"""Maximum number of ports to try, from the default port up."""

MAX_SOCKET_BYTES = 16_384
"""Maximum number of bytes of a socket's message; a longer one closes the socket. (`live.handlers`
only refuses messages that are longer than its own limit.)"""

PING_AFTER_S: float | None = 6.0
"""Seconds after which a silent client is pinged; None: never. A visible page sends a message every
five seconds."""

PONG_WITHIN_S = 8.0
"""Seconds within which a client must answer a ping; otherwise its socket is closed."""

SHUTDOWN_S = 3

GARBAGE = 60_000, 20, 20
"""High thresholds for Python's garbage collector (see `gc.set_threshold`). With 500 tables in
memory, a collection stops the server for 100 ms or more. It is rarely needed, because the server
makes almost no reference cycles."""


class Server(uvicorn.Server):
    """Uvicorn's server, which prints its address when it is ready."""

    def __init__(
        self,
        config: uvicorn.Config,
        url: str,
        open_url: str | None,
        others: list[str],
        in_lan: bool,
    ) -> None:
        """Prepare a server.

        url: the address for this machine.
        open_url: the address that the browser opens; None: no browser is opened.
        others: the addresses for other machines.
        in_lan: True if only machines in the local network can reach these addresses.
        """
        super().__init__(config)
        self._url = url
        self._open_url = open_url
        self._others = others
        self._in_lan = in_lan

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the server, print its addresses and open the browser."""
        await super().startup(sockets)
        if not self.started:
            return
        console = Console(highlight=False)
        console.print(say("server-ready", url=self._url), soft_wrap=True)
        if self._others:
            lan.print_addresses(console, self._others, self._in_lan)
        console.print(say("server-stop-hint"), style="dim", soft_wrap=True)
        if self._open_url:
            threading.Thread(target=webbrowser.open, args=[self._open_url], daemon=True).start()


@dataclass(frozen=True)
class Reach:
    """The addresses on which a server listens, and the host names that browsers may use for it."""

    host: str = DEFAULT_HOST
    port: int | None = None
    """The port; None: the default port or the next free one; 0: any free port."""
    names: Collection[str] = ()
    """Names in addition to IP addresses and this machine's own names."""
    in_lan: bool = False
    """True to listen also on this machine's addresses in its local networks. Then browsers may not
    use other IP addresses for the server."""

    def hosts(self) -> list[str]:
        """Return the addresses on which the server listens, the one for this machine first.

        Raises NotationError if the server needs a local network and there is none.
        """
        return [self.host, *(lan.addresses() if self.in_lan else ())]

    def elsewhere(self) -> list[str]:
        """Return this machine's addresses for others if `host` stands for all its addresses.

        Otherwise the list is empty: `host` says itself how to reach the server.
        """
        return lan.reachable() if self.host in EVERYWHERE else []


def serve(
    reach: Reach,
    where: Path | str | None = None,
    redis: str | None = None,
    open_path: str | None = None,
    ages: Ages = FOR_EVER,
    services: Collection[str] = (),
    limits: Limits = DEFAULT,
) -> None:
    """Run the server until it is stopped.

    where: the folder or the database of the tables (see `storage.store.Store`); by default a folder
    of the user.
    redis: the address of the Redis server, which connects all processes that share the tables.
    open_path: the path that the browser opens; None: no browser is opened.
    ages: the ages at which tables are removed; by default games that have begun are kept forever.
    services: the push services that send notifications; by default none.
    limits: the limits on addresses, names and people.

    Raises NotationError if an address, a name, the folder or the database cannot be used, or if a
    game has other constants than the page shows.
    """
    for game in REGISTRY:
        if usual_game(game) != game:
            raise refusal("constants-no-table", game=game)
    if not kernel.is_compiled():
        kernel.go_plain()  # so that games can begin at once (see `live.warming`)
    where = where or default_data_dir()
    open_store(where).close()
    _check_news(redis)
    hosts = reach.hosts()
    known = read_names(hosts if reach.in_lan else [*hosts, *reach.names, *_own_names()])
    with without_words(), contextlib.ExitStack() as listeners:
        sockets = [listeners.enter_context(opened) for opened in listen_at(hosts, reach.port)]
        port = sockets[0].getsockname()[1]
        url, *in_lan = (url_of(host, port) for host in hosts)
        others = in_lan or [url_of(host, port) for host in reach.elsewhere()]
        config = uvicorn.Config(
            create_app(where, redis, known, ages, next(iter(in_lan), None), services, limits),
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
            Server(config, url, open_url, others, reach.in_lan).run(sockets=sockets)


def _own_names() -> set[str]:
    """Return the names of this machine in its local network."""
    name = socket.gethostname()
    return {own for own in (name, f"{name.partition('.')[0]}.local") if read_host(own)}


def open_store(where: Path | str) -> Store:
    """Return the store of a folder or a database. Raises NotationError if it cannot be used."""
    try:
        with refusing(where):
            return Store(where)
    except OSError as error:
        raise _unusable(where, str(error.strerror)) from None


@contextlib.contextmanager
def refusing(where: Path | str) -> Iterator[None]:
    """Raise NotationError if the block cannot use this folder or database."""
    try:
        yield
    except (StorageFault, UnusableData) as error:
        raise _unusable(where, excerpt(str(error.__cause__ or error), 200)) from None


def _check_news(redis: str | None) -> None:
    """Raise NotationError if Redis cannot be used with this address."""
    try:
        if redis:
            News(redis)
    except UnusableData as error:
        raise _refusal("server-news-wrong", problem=str(error)) from None


def _unusable(where: Path | str, problem: str) -> NotationError:
    return _refusal("server-data-wrong", folder=name_of(where), problem=problem)


def listen(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens on this address.

    Raises NotationError if the address cannot be used.
    """
    return listen_at([host], port)[0]


def listen_at(hosts: Sequence[str], port: int | None) -> list[socket.socket]:
    """Return sockets that listen on these addresses, all on the same port.

    Raises NotationError if one of the addresses cannot be used; then no socket is left open.
    """
    if port is not None and not 0 <= port < 1 << 16:
        raise _refusal("server-port-wrong", port=port)
    ports = range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED) if port is None else [port]
    for number in ports:
        with contextlib.ExitStack() as failed:
            sockets: list[socket.socket] = []
            for host in hosts:
                # With port 0 the first socket gets a free port, and the others use it too.
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
    """Return the address to open in a browser on this machine."""
    name = EVERYWHERE.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}"


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if host == "::":  # some systems would leave out IPv4
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listener.bind(address)
        listener.listen()
    except BaseException:
        listener.close()
        raise
    return listener


def _refusal(key: str, **args: str | int) -> NotationError:
    # As text, the number of a port gets no thousands separators.
    return refusal(key, **{name: str(value) for name, value in args.items()})
