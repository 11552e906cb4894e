"""The names by which the server may be called, and the origins of its own page.

Proxies and browsers write one host in several ways: in capitals, with a final dot, with the usual
port of its scheme, in letters of any script or in their ASCII form. All of them are read as one.
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
"""The schemes of pages, and the ports that browsers leave out."""

SCHEMES = {port: scheme for scheme, port in PORTS.items()}

HOST = re.compile(r"(\[[\da-f:.]+\]|[^\s\[\]:/?#@\\]+)(?::(\d{0,5}))?", re.IGNORECASE | re.ASCII)
LONGEST = 300
"""Maximum number of characters of a host; a name has at most 253."""

ASCII_NAME = re.compile(r"[\w-]+(\.[\w-]+)*", re.ASCII)


class Host(NamedTuple):
    """A host as requests name it."""

    name: str
    port: int | None
    """None: the usual one of the scheme."""


def read_host(text: str) -> Host | None:
    """Return the host that a text with or without a port names, or None.

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
        import idna  # here: few names need it

        try:
            name = idna.encode(text, uts46=True).decode().removesuffix(".")
        except idna.IDNAError:
            return None
    return name if ASCII_NAME.fullmatch(name) else None


def read_names(texts: Iterable[str]) -> frozenset[str]:
    """Return the names by which browsers call the server. Raises NotationError.

    Ports are left out: the proxy decides to which one browsers connect.
    """
    names = set()
    for text in texts:
        host = read_host(f"[{text}]" if _is_number(text) and ":" in text else text)
        if host is None:
            raise refusal("server-name-wrong", name=excerpt(text, 80))
        names.add(host.name)
    return frozenset(names)


def is_called(text: str, names: Collection[str], numbers: bool = True) -> bool:
    """Return whether the server answers to this host: a number, this machine, or one of the names.

    names: as `read_names` returns them.
    numbers: whether it answers to all numbers, or only to those among the names.

    A site that lets its own name lead here (DNS rebinding) would be taken for our page by the
    browser, and by `from_our_page`. A number leads nowhere else.

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
    """Return whether the request comes from a page of this host, or was sent by no browser.

    scheme: of the request, as far as the server knows it.
    """
    origin = headers.get("origin")
    return origin is None or is_origin(origin, headers.get("host", ""), scheme)


def is_origin(origin: str, host: str, scheme: str = "http") -> bool:
    """Return whether pages of this origin are those of the host: one scheme, name and port.

    scheme: "https" and "wss" are certain: the connection or a trusted proxy says so. Others are
    not, since a proxy may take HTTPS and not say so; then a usual port in `host` tells the scheme.

    >>> is_origin("https://club.example", "Club.Example:443")
    True
    >>> is_origin("http://club.example", "club.example", scheme="https")
    False
    """
    theirs, _, rest = origin.partition("://")
    came, called = read_host(rest), read_host(host)
    if theirs not in PORTS or came is None or called is None or came.name != called.name:
        return False
    ours = "https" if is_secure(scheme) else SCHEMES.get(called.port or 0, theirs)
    usual = PORTS[theirs]
    return ours == theirs and (came.port or usual) == (called.port or usual)


def is_secure(scheme: str) -> bool:
    """Return whether a request of this scheme has come over HTTPS."""
    return scheme in ("https", "wss")
