"""The page, which Vite builds into the folder `server/page`."""

import hashlib
import html
import os
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse

from clubsuit.server.http.compression import codings
from clubsuit.server.http.previews import with_preview
from clubsuit.server.live.services import Services
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.storage.store import Store
from clubsuit.texts import language, say

PAGE = Path(__file__).parents[1] / "page"

FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
"""Headers for files whose name contains a hash of their content."""

NOT_PAGES = ("/api/", "/assets/")

REVALIDATE = {"Cache-Control": "no-cache"}

BY_LANGUAGE = {"Vary": "Accept-Language, Cookie"}

COMPRESSED = {"br": ".br", "gzip": ".gz"}
"""Endings of the compressed files that the build adds, by coding, smallest file first."""

router = APIRouter(include_in_schema=False)


@router.get("/")
@router.get("/rules/{game}")
@router.get("/rules/{game}/card")
@router.get("/practice/{game}")
@router.get("/practice/{game}/{name}")
@router.get("/puzzles/{game}")
@router.get("/puzzles/{game}/{name}")
@router.get("/tournaments")
@router.get("/tournament/{tournament_id}")
@router.get("/device")
@router.get("/games")
@router.get("/people")
@router.get("/statistics")
@router.get("/account")
@router.get("/review")
@router.get("/review/{kind}/{name}")
@router.get("/review/{kind}/{name}/{place}")
async def page(request: Request) -> Response:
    """Return the page, which decides by its address what to show."""
    return _page(request)


@router.get("/table/{table_id}")
async def table_page(table_id: str, request: Request) -> Response:
    """Return the page; for an open table its head has a preview of the link for messengers."""
    index = _index()
    services: Services | None = getattr(request.app.state, "services", None)
    if services is None or not index.is_file():
        return _page(request)
    try:
        row = await services.run(Store.table, table_id)
    except Exception as error:  # the page shows the problem and tries again
        log_fault(f"page of table {table_id!r}", error)
        row = None
    if row is None or not row.open:
        return _page(request)
    html = index.read_text(encoding="utf-8")
    text = await services.threads.store(with_preview, html, row, str(request.base_url))
    return HTMLResponse(text, headers=REVALIDATE | BY_LANGUAGE)


def not_found(request: Request) -> Response:
    """Return the page with status 404; it shows a message and a link to the lobby."""
    return _page(request, 404)


def is_for_page(request: Request) -> bool:
    """Return whether this is a browser's request for a page, not for data or for a file."""
    if request.method != "GET" or request.url.path.startswith(NOT_PAGES):
        return False
    return "text/html" in request.headers.get("accept", "")


@router.get("/assets/{name:path}")
async def asset(name: str, request: Request) -> Response:
    """Return one of the page's files that never change."""
    return _file(f"assets/{name}", FOREVER, request)


@router.get("/{name}")
async def file(name: str, request: Request) -> Response:
    """Return a file of the page with a fixed name, such as its icon."""
    return _file(name, REVALIDATE, request)


def _index() -> Path:
    """Return the HTML file of the page in the language of the request."""
    return in_language(PAGE / "index.html")


def in_language(path: Path) -> Path:
    """Return the file in the language of the request: `index.de.html`; English has no ending."""
    translated = path.with_suffix(f".{language()}.html")
    return translated if translated.is_file() else path


def _page(request: Request, status: int = 200) -> Response:
    index = _index()
    return _answer(index, REVALIDATE, request, status) if index.is_file() else _not_built()


def _file(name: str, headers: dict[str, str], request: Request) -> Response:
    try:
        path = (PAGE / name).resolve()
        known = path.is_relative_to(PAGE.resolve()) and path.is_file()
    except (ValueError, OSError):  # a name that no file can have
        known = False
    if not known or path.suffix in COMPRESSED.values():
        raise HTTPException(404)
    if path.suffix == ".html":
        path = in_language(path)
    return _answer(path, headers, request)


def _answer(path: Path, headers: dict[str, str], request: Request, status: int = 200) -> Response:
    """Return the file in the best coding that the client accepts, or 304 if the client has it."""
    sent, headers = path, dict(headers)
    files = {coding: with_ending(path, end) for coding, end in COMPRESSED.items()}
    files = {coding: file for coding, file in files.items() if file.is_file()}
    if path.suffix == ".html":
        headers |= BY_LANGUAGE
    if files:
        headers["Vary"] = ", ".join([*filter(None, [headers.get("Vary")]), "Accept-Encoding"])
    for coding in files:
        if coding in codings(request.headers):
            sent, headers["Content-Encoding"] = files[coding], coding
            break
    found = sent.stat()
    headers["ETag"] = f'"{_hash(sent, found.st_mtime_ns, found.st_size)}"'
    if status == 200 and _has(request.headers.get("if-none-match", ""), headers["ETag"]):
        return NotModifiedResponse(Response(headers=headers).headers)
    kind = guess_type(path.name)[0]
    return FileResponse(sent, status, headers=headers, media_type=kind, stat_result=found)


def with_ending(path: Path, end: str) -> Path:
    """Return the path of a compressed file, which is the original's path plus an ending."""
    return path.with_name(path.name + end)


@lru_cache(maxsize=1024)
def _hash(path: os.PathLike[str], changed: int, size: int) -> str:
    """Return a hash of a file's content. A modification time is not enough, since reproducible
    builds give the files of every version the same time.

    changed, size: the file's modification time and size. They are keys of the cache, so that a
    replaced file is hashed again.
    """
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()[:32]


def _has(known: str, tag: str) -> bool:
    """Return whether a client already has the file with this ETag.

    known: the value of the header If-None-Match.
    """
    return any(etag.strip().removeprefix("W/") in (tag, "*") for etag in known.split(","))


def _not_built() -> Response:
    title, text = (html.escape(say(f"server-page-missing{part}")) for part in ("-title", ""))
    body = (
        f'<!doctype html><html lang="{language()}"><meta charset="utf-8">'
        f"<title>{title}</title><h1>{title}</h1><p>{text}</p></html>"
    )
    return HTMLResponse(body, 503)
