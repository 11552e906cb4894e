"""Compressed answers, and their cache headers."""

import asyncio
import gzip
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.datastructures import Headers
from starlette.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse
from starlette.types import ASGIApp, Message

from clubsuit.server.http import compression, pages
from clubsuit.server.http.compression import MIN_BYTES, MOST_ON_LOOP, Compression, codings
from server.support.application import Client
from server.support.clients import Browser

LONG = "x" * MIN_BYTES
SCRIPT = "assets/index-abc123.js"


def ask(app: ASGIApp, method: str = "GET", accept: str = "gzip") -> tuple[Headers, bytes]:
    """Return the headers and the body that the application sends."""
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request", "body": b""}

    headers = [(b"accept-encoding", accept.encode())]
    scope: dict[str, Any] = {"type": "http", "method": method, "headers": headers, "path": "/"}
    scope["asgi"] = {
        "spec_version": "2.4"
    }  # with this version, streams do not wait for a disconnect
    asyncio.run(Compression(app)(scope, receive, send))
    return Headers(raw=sent[0]["headers"]), b"".join(part.get("body", b"") for part in sent[1:])


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create the files of a built page, with compressed copies of some of them."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    for name in ("index.html", SCRIPT, "club.svg"):
        (page / name).write_text(f"<p>{name}</p>")
    for name in ("index.html", SCRIPT):
        (page / f"{name}.gz").write_bytes(gzip.compress(f"<p>{name}</p>".encode()))
        (page / f"{name}.br").write_bytes(b"as Brotli")
    monkeypatch.setattr(pages, "PAGE", page)
    return page


@pytest.mark.parametrize(
    ("asked", "accepted"),
    [
        ("gzip, deflate, br, zstd", {"br", "gzip"}),
        ("GZIP", {"gzip"}),
        ("", set()),
        ("identity", set()),
        ("gzip;q=0, br;q=0.000", set()),
        ("gzip ; q=0.2", {"gzip"}),
        ("*", {"br", "gzip"}),
        ("*;q=0, gzip", {"gzip"}),
        ("br;q=0, *", {"gzip"}),
        ("gzip;q=much, br;q=nan", set()),
        ("gzipped, x-br", set()),
    ],
)
def test_what_a_client_accepts(asked: str, accepted: set[str]) -> None:
    """Hole: a client that excludes a coding gets bytes that it cannot read."""
    assert codings(Headers({"accept-encoding": asked})) == accepted


def test_json_is_compressed(browser: Browser) -> None:
    """Hole: a client with a slow connection waits for four times as many bytes as necessary."""
    answer = browser.http.get("/api/texts/en", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.json()["messages"]
    assert int(answer.headers["Content-Length"]) < len(answer.content) / 2
    plain = browser.http.get("/api/texts/en", headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert plain.headers["Vary"] == "Accept-Encoding"
    assert plain.json() == answer.json()


@pytest.mark.parametrize(
    ("app", "method", "accept"),
    [
        (PlainTextResponse(LONG[:-1]), "GET", "gzip"),
        (PlainTextResponse(LONG), "GET", "br"),
        (PlainTextResponse(LONG), "POST", "gzip"),
        (Response(LONG, media_type="image/png"), "GET", "gzip"),
        (Response(LONG, media_type="font/woff2"), "GET", "gzip"),
        (Response(LONG, 206, media_type="text/plain"), "GET", "gzip"),
        (PlainTextResponse(LONG, headers={"Content-Encoding": "br"}), "GET", "gzip"),
        (StreamingResponse(iter([LONG, LONG]), media_type="text/plain"), "GET", "gzip"),
        (StreamingResponse(iter([LONG]), media_type="text/event-stream"), "GET", "gzip"),
    ],
    ids=["short", "br", "post", "picture", "font", "part", "twice", "stream", "events"],
)
def test_what_is_sent_as_it_is(app: ASGIApp, method: str, accept: str) -> None:
    """Holes: a stream is delayed; a picture is compressed twice; the length of an answer that
    contains a new secret reveals something about the secret."""
    headers, body = ask(app, method, accept)
    assert headers.get("content-encoding") in (None, "br")
    assert body.replace(b"x", b"") == b""


def test_an_answer_that_is_compressed() -> None:
    """Hole: the length or ETag is that of the uncompressed bytes."""
    answer = PlainTextResponse(LONG, headers={"ETag": '"1"', "Accept-Ranges": "bytes"})
    headers, body = ask(answer)
    assert gzip.decompress(body) == LONG.encode()
    assert headers["content-length"] == str(len(body))
    assert (headers["etag"], headers.get("accept-ranges")) == ('W/"1"', None)


def test_a_long_answer_is_compressed_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: compressing the review of a long game blocks all tables."""
    where: dict[int, bool] = {}

    def noted(data: bytes) -> bytes:
        where[len(data)] = threading.current_thread() is threading.main_thread()
        return data

    monkeypatch.setattr(compression, "compress", noted)
    for length in (MOST_ON_LOOP, MOST_ON_LOOP + 1):
        ask(PlainTextResponse("x" * length))
    assert where == {MOST_ON_LOOP: True, MOST_ON_LOOP + 1: False}


def test_the_length_says_little() -> None:
    """Hole: the compressed length of an answer reveals whether a guess at a secret is right."""
    texts = [f"{LONG}{number:04}".encode() for number in range(200)]
    lengths = {len(compression.compress(text)) for text in texts}
    assert len(lengths) > 64
    assert compression.compress(texts[0]) == compression.compress(texts[0])


@pytest.mark.parametrize(
    ("accept", "coding"), [("gzip, br", "br"), ("gzip", "gzip"), ("identity", None)]
)
@pytest.mark.parametrize("path", ["/", "/rules/pip", f"/{SCRIPT}"])
def test_files_of_the_page(
    built: Path, client: Client, path: str, accept: str, coding: str | None
) -> None:
    """Hole: the page's files are compressed again for each visitor, or not at all."""
    answer = client.get(path, **{"Accept-Encoding": accept})
    assert answer.headers.get("Content-Encoding") == coding
    by_language = [] if path.endswith(".js") else ["Accept-Language", "Cookie"]
    assert answer.headers["Vary"].split(", ") == [*by_language, "Accept-Encoding"]
    kind = "text/javascript" if path.endswith(".js") else "text/html"
    assert answer.headers["Content-Type"].startswith(kind)
    if coding != "br":
        name = SCRIPT if path.endswith(".js") else "index.html"
        assert answer.text == f"<p>{name}</p>"


def test_a_page_that_is_not_found(built: Path, client: Client) -> None:
    """Hole: the error page is not compressed, or is answered with status 304."""
    wanted = {"Accept": "text/html", "Accept-Encoding": "gzip"}
    answer = client.get("/nothing", **wanted)
    assert (answer.status_code, answer.headers["Content-Encoding"]) == (404, "gzip")
    again = client.get("/nothing", **wanted, **{"If-None-Match": answer.headers["ETag"]})
    assert again.status_code == 404


@pytest.mark.parametrize("name", [f"/{SCRIPT}.gz", f"/{SCRIPT}.br", "/index.html.gz"])
def test_compressed_files_have_no_address(built: Path, client: Client, name: str) -> None:
    """Hole: the compressed copy of a script is served as a script."""
    assert client.get(name).status_code == 404


def test_each_coding_has_its_etag(built: Path, client: Client) -> None:
    """Hole: a cache that has a file in one coding gets a 304 for another coding."""
    tags = {
        accept: client.get("/", **{"Accept-Encoding": accept}).headers["ETag"]
        for accept in ("br", "gzip", "identity")
    }
    assert len(set(tags.values())) == 3
    for accept, tag in tags.items():
        for other, known in tags.items():
            asked = {"Accept-Encoding": accept, "If-None-Match": f'"x", W/{known}'}
            answer = client.get("/", **asked)
            assert answer.status_code == (304 if accept == other else 200), (accept, other)
            assert answer.headers["ETag"] == tag
            assert answer.headers["Vary"] == "Accept-Language, Cookie, Accept-Encoding"
            assert "no-cache" in answer.headers["Cache-Control"]


def test_an_etag_is_of_the_content(built: Path, client: Client) -> None:
    """Hole: an ETag depends only on a file's length and time, and two versions in reproducible
    packages may agree in both. The browser then keeps the old page, whose scripts no longer
    exist."""
    plain = {"Accept-Encoding": "identity"}
    before = client.get("/club.svg", **plain)
    (built / "club.svg").write_text("<p>CLUB.SVG</p>")
    after = client.get("/club.svg", **plain)
    assert before.headers["ETag"] != after.headers["ETag"]
    stale = client.get("/club.svg", **plain, **{"If-None-Match": before.headers["ETag"]})
    assert (stale.status_code, stale.text) == (200, "<p>CLUB.SVG</p>")


@pytest.mark.parametrize("accept", ["gzip", "identity"])
def test_a_part_of_a_file(built: Path, client: Client, accept: str) -> None:
    """Hole: a range of one coding is combined with a range of another."""
    file = built / (f"{SCRIPT}.gz" if accept == "gzip" else SCRIPT)
    sent: dict[str, Any] = {"Accept-Encoding": accept, "Range": "bytes=2-5"}
    answer = raw(client, f"/{SCRIPT}", sent)
    assert answer.status_code == 206
    assert b"".join(answer.iter_raw()) == file.read_bytes()[2:6]
    assert answer.headers["Content-Range"] == f"bytes 2-5/{file.stat().st_size}"


def raw(client: Client, path: str, headers: dict[str, str]) -> httpx.Response:
    """Return the response without decompressing its body."""

    async def come() -> httpx.Response:
        transport = httpx.ASGITransport(client.app)
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://clubs.example") as http,
            http.stream("GET", path, headers=headers) as answer,
        ):
            body = [part async for part in answer.aiter_raw()]
        return httpx.Response(answer.status_code, headers=answer.headers, stream=Sent(body))

    return asyncio.run(come())


class Sent(httpx.SyncByteStream):
    """A body that has already been received."""

    def __init__(self, parts: list[bytes]) -> None:
        self._parts = parts

    def __iter__(self) -> Any:
        return iter(self._parts)


def test_json_is_never_cached(client: Client) -> None:
    """Hole: a cache keeps one person's data and serves it to another, compressed or not."""
    answer = client.get("/api/nothing", **{"Accept-Encoding": "gzip"})
    assert "no-store" in answer.headers["Cache-Control"]
    assert JSONResponse.media_type in compression.TEXTS
