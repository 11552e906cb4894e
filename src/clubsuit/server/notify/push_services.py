"""The push services of browsers: which addresses count as theirs, and how something is sent there.

Where to send is told by a visitor. So that nobody can have the server ask other machines for them
(SSRF), only https addresses of services by name count, and no answer leads it anywhere else.
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
"""Those of Chrome and most others, Firefox, Safari, and Edge."""

OFF = "off"
"""In the place of a service: there are none."""

HTTPS = 443

_NAME = r"[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+"
_SERVICE = re.compile(rf"(?:\*\.)?{_NAME}(?::\d{{1,5}})?")
_ENDPOINT = re.compile(rf'https://({_NAME})(?::(\d{{1,5}}))?(/[!"$-~]*)')


class Endpoint(NamedTuple):
    """Where something for one browser is sent."""

    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        """The host, with the port where it is not the usual one."""
        return self.host if self.port == HTTPS else f"{self.host}:{self.port}"

    @property
    def origin(self) -> str:
        """Whose it is, as a signature names it."""
        return f"https://{self.authority}"


def read_services(names: Iterable[str]) -> tuple[str, ...]:
    """The services that a host allows, by name; "*." stands for any names before the rest.

    Raises NotationError for what is no name.
    """
    services = tuple(name.lower() for name in names)
    if services == (OFF,):
        return ()
    for name in services:
        if not _SERVICE.fullmatch(name):
            raise refusal("server-push-service", name=excerpt(name, 80))
    return services


def read_endpoint(text: str, services: Collection[str]) -> Endpoint | None:
    """An address at one of these services; None: it is another one's, or none at all.

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
    """Which of these it belongs to."""
    name = endpoint.authority
    return next((one for one in services if name == one or _is_below(name, one)), None)


def _is_below(name: str, service: str) -> bool:
    return service.startswith("*.") and name.endswith(service[1:])


async def send(to: Endpoint, headers: Mapping[str, str], body: bytes) -> int:
    """Send this; the status of the answer, of which nothing else is read.

    Raises OSError, or h11.ProtocolError for what is no answer. The time is for the caller to limit.
    """
    context = await asyncio.to_thread(_tls)
    reader, writer = await asyncio.open_connection(to.host, to.port, ssl=context)
    try:
        talk = h11.Connection(h11.CLIENT)
        usual = {"Host": to.authority, "Content-Length": str(len(body)), "Connection": "close"}
        request = h11.Request(
            method="POST", target=to.path, headers=list({**usual, **headers}.items())
        )
        for part in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(talk.send(part) or b"")
        while not isinstance(event := talk.next_event(), h11.Response):
            if event is h11.NEED_DATA:
                talk.receive_data(await reader.read(4096))
        return event.status_code
    finally:
        writer.transport.abort()


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
