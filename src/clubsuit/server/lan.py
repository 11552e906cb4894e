"""The local network: where this machine is reached in it, and how that is told to others."""

import io
import socket
from contextlib import suppress
from ipaddress import IPv4Address, ip_address

from rich.console import Console
from rich.text import Text

from clubsuit.texts import refusal, say

OUTSIDE = "192.0.2.1", 9
"""An address of nobody (RFC 5737). Only the way to it is asked for; nothing is sent."""

CODE_BORDER = 2
"""Modules of white around the code, so that cameras find it."""

CODE_STYLE = "bright_white on black"
"""The library writes what is light; so it is light in every terminal."""


def addresses() -> list[str]:
    """This machine's addresses in its local networks, that of the way out first.

    Raises NotationError where there is none.
    """
    import ifaddr  # here, so that who plays alone need not wait for it

    own = {ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4}
    local = sorted((str(one) for one in own if is_local(str(one))), key=ip_address)
    if not local:
        raise refusal("server-lan-none")
    first = _way_out()
    return sorted(local, key=lambda address: address != first)


def is_local(address: str) -> bool:
    """Whether only those in the same network reach it.

    >>> [is_local(address) for address in ("192.168.7.9", "127.0.0.1", "169.254.1.1", "1.1.1.1")]
    [True, False, False, False]
    """
    one = IPv4Address(address)
    return one.is_private and not (one.is_loopback or one.is_link_local or one.is_unspecified)


def _way_out() -> str:
    """By which of its addresses this machine would speak to the world; "" without a way there."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(OUTSIDE)
        return str(probe.getsockname()[0])
    return ""


def tell(console: Console, urls: list[str]) -> None:
    """Say what others type or scan, and what that means."""
    for url in urls:
        console.print(say("server-lan-ready", url=url), soft_wrap=True)
    if console.encoding.startswith("utf"):
        console.print(Text(code_of(urls[0]), CODE_STYLE))
    console.print(say("server-lan-means"), soft_wrap=True)


def code_of(url: str) -> str:
    """The QR code of an address, in blocks."""
    import segno

    code = io.StringIO()
    segno.make_qr(url).terminal(code, compact=True, border=CODE_BORDER)
    return code.getvalue().rstrip("\n")
