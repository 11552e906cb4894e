"""The host names of the server, and the origins of its own page.

Proxies and browsers write the same host in several ways: in capitals, with a final dot, with the
default port of the scheme, in any script, or in ASCII form. All of them count as the same host.
"""

import re
from collections.abc import Collection, Iterable
from contextlib import suppress
from ipaddress import ip_address
from typing import NamedTuple

from starlette.datastructures import Headers

from clubsuit.errors import excerpt
from clubsuit.texts import refusal

PORTS = {"http": 80, "https": 443}
"""The schemes of pages, and their default ports, which browsers leave out."""

SCHEMES = {port: scheme for scheme, port in PORTS.items()}

HOST = re.compile(r"(\[[\da-f:.]+\]|[^\s\[\]:/?#@\\]+)(?::(\d{0,5}))?", re.IGNORECASE | re.ASCII)
LONGEST = 300
"""Maximum length of a host in characters. A valid name has at most 253."""

ASCII_NAME = re.compile(r"[\w-]+(\.[\w-]+)*", re.ASCII)


class Host(NamedTuple):
    """A host as it is named in a request."""

    name: str
    port: int | None
    """The port; None: the default port of the scheme."""


def read_host(text: str) -> Host | None:
    """Return the host that a text names, with or without a port; None if the text is invalid.

    >>> read_host("Club.Example.:443"), read_host("Bücher.example"), read_host("[0::1]")
    (Host(name='club.example', port=443), Host(name='xn--bcher-kva.example', port=None), \
Host(name='::1', port=None))
    """
    found = HOST.fullmatch(text) if len(text) <= LONGEST else None
    name = _read_name(found[1]) if found else None
    return Host(name, int(found[2]) if found[2] else None) if found and name else None


def _read_name(text: str) -> str | None:
    name = text.lower().removesuffix(".")
    with suppress(ValueError):
        return str(ip_address(name.strip("[]")))
    if not text.isascii():
        import idna  # imported here, since few names need it

        try:
            name = idna.encode(text, uts46=True).decode().removesuffix(".")
        except idna.IDNAError:
            return None
    return name if ASCII_NAME.fullmatch(name) else None


def read_names(texts: Iterable[str]) -> frozenset[str]:
    """Return the host names of the server. Raises NotationError.

    Ports in the texts are ignored, since browsers may connect to the port of a proxy.
    """
    names = set()
    for text in texts:
        host = read_host(f"[{text}]" if _is_number(text) and ":" in text else text)
        if host is None:
            raise refusal("server-name-wrong", name=excerpt(text, 80))
        names.add(host.name)
    return frozenset(names)


def is_called(text: str, names: Collection[str], numbers: bool = True) -> bool:
    """Return whether the server accepts this host: an IP address, this machine, or one of `names`.

    names: the names as `read_names` returns them.
    numbers: True to accept all IP addresses; False to accept only those in `names`.

    Other names are refused because of DNS rebinding. If the name of another site resolved to this
    server, the browser and `from_our_page` would mistake that site for our page. A site cannot do
    this with an IP address.

    >>> [is_called(host, ["club.example"]) for host in ("[::1]:2582", "club.example.", "a.example")]
    [True, True, False]
    """
    host = read_host(text)
    if host is None:
        return False
    if host.name == "localhost" or host.name.endswith(".localhost") or host.name in names:
        return True
    return numbers and _is_number(host.name)


def _is_number(name: str) -> bool:
    with suppress(ValueError):
        return bool(ip_address(name))
    return False


def from_our_page(headers: Headers, scheme: str) -> bool:
    """Return whether a request comes from a page of this host, or from a program.

    scheme: the scheme of the request as the server sees it.
    """
    origin = headers.get("origin")
    return origin is None or is_origin(origin, headers.get("host", ""), scheme)


def is_origin(origin: str, host: str, scheme: str = "http") -> bool:
    """Return whether an origin and a host have the same scheme, name and port.

    scheme: the scheme of the request as the server sees it. "https" and "wss" are certain, since
    the connection or a trusted proxy says so. "http" and "ws" are not, since a proxy may accept
    HTTPS without saying so. Then the scheme follows from the port in `host`, if that is a default
    port.

    >>> is_origin("https://club.example", "Club.Example:443")
    True
    >>> is_origin("http://club.example", "club.example", scheme="https")
    False
    """
    theirs, _, rest = origin.partition("://")
    sender, called = read_host(rest), read_host(host)
    if theirs not in PORTS or sender is None or called is None or sender.name != called.name:
        return False
    ours = "https" if is_secure(scheme) else SCHEMES.get(called.port or 0, theirs)
    default = PORTS[theirs]
    return ours == theirs and (sender.port or default) == (called.port or default)


def is_secure(scheme: str) -> bool:
    """Return whether a request with this scheme came over HTTPS."""
    return scheme in ("https", "wss")
