"""The address that a client is counted under, and the pair of address and person that asks.

Cookies are free, addresses are less so: limits and turns go by address first. An IPv6 host can use
any address of its network, so its network counts as one client; an IPv4 address that is written as
an IPv6 address counts as the IPv4 address.
"""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple

from starlette.requests import HTTPConnection

PREFIX = 64
"""Bits of an IPv6 address that belong to one household."""

TRANSLATED = IPv6Network("64:ff9b::/96")
"""Prefix under which translators (NAT64) write IPv4 addresses."""


class Asker(NamedTuple):
    """The address and the person of a request, as limits and turns see them."""

    address: str
    """See `address_of`."""
    person: str
    """See `people.tokens`."""


def address_of(connection: HTTPConnection) -> str:
    """Return the address that a request or a socket is counted under.

    Behind a proxy that uvicorn trusts (FORWARDED_ALLOW_IPS) it is the client that the proxy names.
    """
    return client_key(connection.client.host if connection.client else "")


def client_key(host: str) -> str:
    """Return the address that a host is counted under; a host that is no number is its own.

    >>> [client_key(host) for host in ("::ffff:203.0.113.7", "2001:db8:1:2:3::4", "unix")]
    ['203.0.113.7', '2001:db8:1:2::/64', 'unix']
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    if within := _ipv4_within(address):
        return str(within)
    return f"{IPv6Address(int(address) >> 128 - PREFIX << 128 - PREFIX)}/{PREFIX}"


def _ipv4_within(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 address stands for, if any."""
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour
