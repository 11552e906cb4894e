"""Compress responses that contain JSON or text. The page's files are compressed when it is built.

Only complete responses to GET requests are compressed. A response to POST may contain a new secret
together with text from the request. The length of such a response, if compressed, would reveal
something about the secret (BREACH). Each compressed response is also padded by a number of bytes
that depends on its content and on a key of this process. An attacker who repeats a guess gets the
same length again, so the mean of many responses reveals no more than one response.
"""

import asyncio
import hashlib
import secrets
from gzip import GzipFile
from io import BytesIO

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MIN_BYTES = 1000
"""Minimum length of a body that is compressed; a shorter one fits into one packet anyway."""

MOST_ON_LOOP = 32_768
"""Maximum length of a body that is compressed on the event loop. Compressing this much takes 1 ms;
longer bodies are compressed in a thread."""

LEVEL = 6

PADDING = 128
"""Each compressed response is padded by fewer bytes than this."""

PADDING_KEY = secrets.token_bytes(16)

BODILESS = frozenset({204, 206, 304})
"""Statuses of responses that have no body, or only a part of a body."""

TEXTS = frozenset({"application/json", "application/manifest+json", "image/svg+xml"})
"""Types that are compressed, in addition to `text/…`."""


class Compression:
    """Middleware that compresses responses; it must be inside `HeadRequests`."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request; a socket passes unchanged."""
        if scope["type"] == "http" and scope["method"] == "GET":
            send = _Answer(send, "gzip" in codings(Headers(scope=scope)))
        await self._app(scope, receive, send)


class _Answer:
    """Sends a response, and compresses it if it is text, long enough and not a stream."""

    def __init__(self, send: Send, wanted: bool) -> None:
        self._send = send
        self._wanted = wanted
        self._start: Message | None = None
        """The first message of a response, kept until the body shows whether to compress it."""

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start" and _is_text(message):
            headers = MutableHeaders(scope=message)
            if "Accept-Encoding" not in headers.get("vary", ""):
                headers.add_vary_header("Accept-Encoding")
            if self._wanted:
                self._start = message
                return
        elif (start := self._start) is not None:
            self._start = None
            message = await _compressed(start, message)
            await self._send(start)
        await self._send(message)


def _is_text(start: Message) -> bool:
    headers = Headers(raw=start["headers"])
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    text = kind in TEXTS or kind.startswith("text/")
    return text and start["status"] not in BODILESS and "content-encoding" not in headers


async def _compressed(start: Message, message: Message) -> Message:
    """Return the message with the body, compressed if the message has the whole body.

    start: the start of the response; its headers are changed if the body is compressed.
    """
    body = message.get("body", b"")
    if message.get("more_body") or len(body) < MIN_BYTES:
        return message
    short = len(body) <= MOST_ON_LOOP
    body = compress(body) if short else await asyncio.to_thread(compress, body)
    headers = MutableHeaders(scope=start)
    headers["Content-Encoding"] = "gzip"
    headers["Content-Length"] = str(len(body))
    del headers["Accept-Ranges"]  # ranges refer to the body before compression
    if headers.get("etag", "").startswith('"'):
        headers["ETag"] = f"W/{headers['etag']}"
    return {**message, "body": body}


def compress(data: bytes) -> bytes:
    """Return the data as gzip, padded with a file name in the header."""
    out = BytesIO()
    digest = hashlib.blake2b(data, digest_size=8, key=PADDING_KEY).digest()
    name = "a" * (int.from_bytes(digest) % PADDING)
    with GzipFile(name, "wb", LEVEL, out, mtime=0) as file:
        file.write(data)
    return out.getvalue()


def codings(headers: Headers) -> frozenset[str]:
    """Return the supported codings (br, gzip) that the client accepts.

    >>> sorted(codings(Headers({"accept-encoding": "gzip;q=0.5, *;q=0.1"})))
    ['br', 'gzip']
    >>> sorted(codings(Headers({"accept-encoding": "GZip, br;q=0"})))
    ['gzip']
    """
    asked: dict[str, bool] = {}
    for part in ",".join(headers.getlist("accept-encoding")).lower().split(","):
        name, _, weight = part.partition(";")
        asked[name.strip()] = _is_positive(weight)
    rest = asked.get("*", False)
    return frozenset(name for name in ("br", "gzip") if asked.get(name, rest))


def _is_positive(weight: str) -> bool:
    """Return whether this weight (";q=…") accepts a coding. An invalid weight does not."""
    name, _, value = weight.partition("=")
    try:
        return not weight.strip() or (name.strip() == "q" and 0 < float(value) <= 1)
    except ValueError:
        return False
