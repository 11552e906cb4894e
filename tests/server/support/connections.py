"""HTTP clients and sockets for tests of the server."""

import socket
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect

ANSWER_WITHIN_S = 180
"""Seconds without an answer after which a test fails; bots and reviews may take long."""


def http_client(url: str = "", **headers: str) -> httpx.Client:
    """Return a client with a long timeout that ignores this machine's proxies.

    Each request opens its own connection, because the server may close an idle one at any time.
    """
    return httpx.Client(
        base_url=url,
        headers=headers,
        timeout=ANSWER_WITHIN_S,
        limits=httpx.Limits(max_keepalive_connections=0),
        verify=False,
        trust_env=False,
    )


def cookie_of(http: httpx.Client | httpx.AsyncClient) -> str:
    """Return the Cookie header of a browser."""
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


def token_of(http: httpx.Client) -> str:
    """Return the token in the person's cookie; there must be exactly one."""
    (token,) = (value for name, value in http.cookies.items() if not name.endswith("-known"))
    return str(token)


def ask(url: str, **headers: str) -> httpx.Response:
    """Return a server's answer to a single request."""
    with http_client(**headers) as http:
        return http.get(url)


def socket_to(
    url: str, table: str, cookie: str, query: str = "", unread: int | None = None, **headers: str
) -> ClientConnection:
    """Open a socket to a table for the person with this cookie.

    It sends no pings, and answers the server's pings regardless of how many messages are unread.

    unread: number of unread messages after which it stops reading.
    headers: headers of the request; a Host replaces the server's name.
    """
    here = urlsplit(url)
    host = headers.pop("Host", here.netloc)
    assert here.hostname
    return connect(
        f"ws://{host}/api/tables/{table}/live{query}",
        sock=socket.create_connection((here.hostname, here.port), ANSWER_WITHIN_S),
        additional_headers={**({"Cookie": cookie} if cookie else {}), **headers},
        open_timeout=ANSWER_WITHIN_S,
        close_timeout=1,
        ping_interval=None,
        max_queue=unread,
        proxy=None,
    )
