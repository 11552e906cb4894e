"""Run the server: one process, its address said in words, the browser opened."""

import contextlib
import errno
import logging
import socket
import threading
import webbrowser
from pathlib import Path

import uvicorn
from rich.console import Console
from sqlalchemy.exc import SQLAlchemyError

from clubsuit import warmup
from clubsuit.errors import NotationError, Reason, excerpt
from clubsuit.server.app import create_app, default_data_dir
from clubsuit.server.faults import log_fault, shorten
from clubsuit.server.storage import NewerSchema, Store
from clubsuit.texts import explain, say

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 2582
"""C-L-U-B on a telephone."""

PORTS_TRIED = 20
"""Where the default port is in use, the next free one is taken."""

MAX_SOCKET_BYTES = 16_384
"""A longer message closes its socket; a merely too long one is answered (see `live`)."""

SHUTDOWN_S = 3


class Server(uvicorn.Server):
    """Uvicorn, which says where it is once it answers."""

    def __init__(self, config: uvicorn.Config, url: str, open_url: str | None) -> None:
        super().__init__(config)
        self._url = url
        self._open_url = open_url

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; then tell, and warm up behind the scenes."""
        await super().startup(sockets)
        if not self.started:
            return
        console = Console(highlight=False)
        console.print(say("server-ready", url=self._url), soft_wrap=True)
        console.print(say("server-stop-hint"), style="dim", soft_wrap=True)
        threading.Thread(target=_warm_up, daemon=True).start()
        if self._open_url:
            threading.Thread(target=webbrowser.open, args=[self._open_url], daemon=True).start()


def serve(
    host: str = DEFAULT_HOST,
    port: int | None = None,
    data_dir: Path | None = None,
    open_path: str | None = None,
    open_browser: bool = True,
) -> None:
    """Serve until stopped.

    port: None: the default one, or the next that is free; 0: any free one.
    open_path: what the browser opens, "/" by default.

    Raises NotationError where the address or the folder cannot be used.
    """
    folder = data_dir or default_data_dir()
    _check_data(folder)
    with contextlib.closing(listen(host, port)) as listener:
        url = url_of(host, listener.getsockname()[1])
        config = uvicorn.Config(
            create_app(folder),
            log_level="warning",
            access_log=False,
            server_header=False,
            ws_max_size=MAX_SOCKET_BYTES,
            timeout_graceful_shutdown=SHUTDOWN_S,
        )
        logging.getLogger("uvicorn.error").addFilter(shorten)
        open_url = url + (open_path or "/") if open_browser else None
        if not warmup.is_warm():
            warmup.main()  # now, with a line that says so; at the table it would be a long silence
        with contextlib.suppress(KeyboardInterrupt):
            Server(config, url, open_url).run(sockets=[listener])


def _check_data(folder: Path) -> None:
    """Open the tables once. Raises NotationError where they cannot be read."""
    try:
        Store(folder).close()
    except OSError as error:
        raise _refusal(
            "server-data-wrong", folder=str(folder), problem=str(error.strerror)
        ) from None
    except (SQLAlchemyError, NewerSchema) as error:
        problem = str(getattr(error, "orig", error))
        raise _refusal("server-data-wrong", folder=str(folder), problem=problem) from None


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at this address. Raises NotationError where it cannot be had."""
    if port is not None and not 0 <= port < 1 << 16:
        raise _refusal("server-port-wrong", port=port)
    ports = range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED) if port is None else [port]
    for number in ports:
        try:
            return _bind(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                problem = excerpt(str(error), 80)
                raise _refusal("server-host-wrong", host=host, problem=problem) from None
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


def _warm_up() -> None:
    """Load the compiled rules while the page is looked at; the first card then comes at once."""
    try:
        warmup.warm_up()
    except Exception as error:
        log_fault("warm-up", error)
