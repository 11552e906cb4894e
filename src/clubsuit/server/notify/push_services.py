"""Push services of browsers: which addresses are accepted, and how a message is sent there.

Clients choose the addresses to which the server sends messages. To prevent requests to other
machines (SSRF), only https addresses of known push services are accepted, and redirects are not
followed.
"""

import asyncio
import re
import ssl
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import NamedTuple

import h11

from clubsuit.errors import excerpt
from clubsuit.texts import refusal

SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
"""Push services of Chrome and most other browsers, of Firefox, of Safari, and of Edge."""

OFF = "off"
"""Value that stands for no push services at all."""

HTTPS = 443

_NAME = r"[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+"
_SERVICE = re.compile(rf"(?:\*\.)?{_NAME}(?::\d{{1,5}})?")
_ENDPOINT = re.compile(rf'https://({_NAME})(?::(\d{{1,5}}))?(/[!"$-~]*)')


class Endpoint(NamedTuple):
    """Address to which messages for one browser are sent."""

    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        """The host, with the port unless it is the default port."""
        return self.host if self.port == HTTPS else f"{self.host}:{self.port}"

    @property
    def origin(self) -> str:
        """Origin of the push service, as given in a signature."""
        return f"https://{self.authority}"


def read_services(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names of the allowed push services; "*." at the start stands for any subdomain.

    Raises NotationError for an invalid name.
    """
    services = tuple(name.lower() for name in names)
    if services == (OFF,):
        return ()
    for name in services:
        if not _SERVICE.fullmatch(name):
            raise refusal("server-push-service", name=excerpt(name, 80))
    return services


def read_endpoint(text: str, services: Collection[str]) -> Endpoint | None:
    """Parse an address at one of these services; return None for any other text.

    >>> read_endpoint("https://fcm.googleapis.com/fcm/send/x", SERVICES)
    Endpoint(host='fcm.googleapis.com', port=443, path='/fcm/send/x')
    >>> read_endpoint("https://192.168.1.1/fcm.googleapis.com", SERVICES)
    """
    found = _ENDPOINT.fullmatch(text)
    if not found:
        return None
    endpoint = Endpoint(found[1], int(found[2] or HTTPS), found[3])
    return endpoint if service_of(endpoint, services) else None


def service_of(endpoint: Endpoint, services: Collection[str]) -> str | None:
    """Return the service to which an address belongs, or None."""
    name = endpoint.authority
    return next((known for known in services if name == known or _is_below(name, known)), None)


def _is_below(name: str, service: str) -> bool:
    return service.startswith("*.") and name.endswith(service[1:])


async def send(to: Endpoint, headers: Mapping[str, str], body: bytes) -> int:
    """Send a message, and return the status of the response. The rest of the response is not read.

    Raises OSError, or h11.ProtocolError for an invalid response. The caller sets the timeout.
    """
    context = await asyncio.to_thread(_tls)
    reader, writer = await asyncio.open_connection(to.host, to.port, ssl=context)
    try:
        connection = h11.Connection(h11.CLIENT)
        common = {"Host": to.authority, "Content-Length": str(len(body)), "Connection": "close"}
        request = h11.Request(
            method="POST", target=to.path, headers=list({**common, **headers}.items())
        )
        for part in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(connection.send(part) or b"")
        while not isinstance(event := connection.next_event(), h11.Response):
            if event is h11.NEED_DATA:
                connection.receive_data(await reader.read(4096))
        return event.status_code
    finally:
        writer.transport.abort()


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
