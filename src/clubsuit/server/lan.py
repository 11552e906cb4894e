"""The addresses of this machine in its local networks, and how they are printed."""

import io
import socket
from contextlib import suppress
from ipaddress import IPv4Address

from rich.console import Console
from rich.text import Text

from clubsuit.texts import refusal, say

OUTSIDE = "192.0.2.1", 9
"""A reserved address on the internet (RFC 5737). Nothing is sent to it."""

CODE_BORDER = 2
"""Width of the white border of the QR code in modules; cameras need it to find the code."""

CODE_STYLE = "bright_white on black"
"""Colours of the QR code.

The library prints the light modules of the code as characters, so the characters are white.
"""

LAN_TEXTS = "server-lan-ready", "server-lan-means"
"""Keys of an address and of the warning, if only machines in the local network can connect."""

OPEN_TEXTS = "server-open-ready", "server-open-means"
"""Keys of an address and of the warning, if all machines that reach this one can connect."""


def addresses() -> list[str]:
    """Return this machine's addresses in its local networks, the one used for the internet first.

    Raises NotationError if there is none.
    """
    local = [address for address in reachable() if is_local(address)]
    if not local:
        raise refusal("server-lan-none")
    return local


def reachable() -> list[str]:
    """Return this machine's IPv4 addresses for other machines, the one used for the internet first.

    The list is empty if the machine has no network.
    """
    first = _outbound_address()
    own = _own_addresses() or {first} - {""}
    return sorted(
        filter(is_reachable, own), key=lambda address: (address != first, IPv4Address(address))
    )


def _own_addresses() -> set[str]:
    """Return the IPv4 addresses of all adapters; none if the system does not list them."""
    try:
        import ifaddr  # imported here, since most servers do not need it

        adapters = list(ifaddr.get_adapters())
    except (ImportError, OSError):  # the import loads the system's library, which may fail too
        return set()
    return {str(ip.ip) for adapter in adapters for ip in adapter.ips if ip.is_IPv4}


def is_reachable(address: str) -> bool:
    """Return whether other machines can reach this address.

    >>> [is_reachable(address) for address in ("192.168.7.9", "127.0.0.1", "169.254.1.1")]
    [True, False, False]
    """
    ip = IPv4Address(address)
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified)


def is_local(address: str) -> bool:
    """Return whether only machines in the same local network can reach this address.

    >>> [is_local(address) for address in ("192.168.7.9", "127.0.0.1", "169.254.1.1", "1.1.1.1")]
    [True, False, False, False]
    """
    return IPv4Address(address).is_private and is_reachable(address)


def _outbound_address() -> str:
    """Return the address from which this machine would connect to the internet; "" if it cannot."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(OUTSIDE)
        return str(probe.getsockname()[0])
    return ""


def print_addresses(console: Console, urls: list[str], in_lan: bool) -> None:
    """Print the addresses for other people, a QR code of the first, and a warning.

    in_lan: True if only machines in the local network can reach the server. If False, the server
            may be a service: then the QR code is printed in a terminal only, not in a log.
    """
    ready, warning = LAN_TEXTS if in_lan else OPEN_TEXTS
    for url in urls:
        console.print(say(ready, url=url), soft_wrap=True)
    if (in_lan or console.is_terminal) and console.encoding.startswith("utf"):
        console.print(Text(code_of(urls[0]), CODE_STYLE))
    console.print(say(warning), soft_wrap=True)


def code_of(url: str) -> str:
    """Return the QR code of an address as text."""
    import segno

    code = io.StringIO()
    segno.make_qr(url).terminal(code, compact=True, border=CODE_BORDER)
    return code.getvalue().rstrip("\n")
