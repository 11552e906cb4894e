"""The address under which a client is counted, and the address and person of a request.

A client can easily get a new cookie, but not a new address, so limits and turns count by address
first. An IPv6 host can use any address of its network, so its network counts as one client. An IPv4
address that is written as an IPv6 address counts as the IPv4 address.
"""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple

from starlette.requests import HTTPConnection

PREFIX = 64
"""Number of leading bits that all IPv6 addresses of a household share."""

TRANSLATED = IPv6Network("64:ff9b::/96")
"""Prefix of IPv6 addresses that contain an IPv4 address (NAT64)."""


class Asker(NamedTuple):
    """The address and the person of a request, for limits and turns."""

    address: str
    """The client's address (see `address_of`)."""
    person: str
    """The hash of the person's token (see `people.tokens`)."""


def address_of(connection: HTTPConnection) -> str:
    """Return the address under which a request or a socket is counted.

    Behind a proxy that uvicorn trusts (FORWARDED_ALLOW_IPS), the proxy provides the address.
    """
    return client_key(connection.client.host if connection.client else "")


def client_key(host: str) -> str:
    """Return the address under which a host is counted; a name is returned unchanged.

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
    """Return the IPv4 address that an IPv6 address contains, if any."""
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour
