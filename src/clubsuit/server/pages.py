"""The page: built by Vite into the folder `page`, beside this file."""

import html
from pathlib import Path

from fastapi import APIRouter, HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from clubsuit.server.faults import log_fault
from clubsuit.server.live import Rooms
from clubsuit.server.unfold import unfolded
from clubsuit.texts import LANGUAGE, say

PAGE = Path(__file__).parent / "page"

FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
"""For files with a hash of their content in the name."""

NO_PAGES = ("/api/", "/assets/")

ASK_FIRST = {"Cache-Control": "no-cache"}

router = APIRouter(include_in_schema=False)


@router.get("/")
@router.get("/rules/{game}")
@router.get("/rules/{game}/card")
@router.get("/practice/{game}")
@router.get("/practice/{game}/{name}")
@router.get("/device")
@router.get("/games")
@router.get("/statistics")
@router.get("/account")
@router.get("/review")
@router.get("/review/{kind}/{name}")
@router.get("/review/{kind}/{name}/{place}")
async def page() -> Response:
    """The one page; it finds out from its address what to show."""
    return _page(200)


@router.get("/table/{table_id}")
async def table_page(table_id: str, request: Request) -> Response:
    """The same; of an open table its head tells what a messenger shows of the link."""
    index = PAGE / "index.html"
    rooms: Rooms | None = getattr(request.app.state, "rooms", None)
    if rooms is None or not index.is_file():
        return _page(200)
    try:
        row = await rooms.threads.store(rooms.store.table, table_id)
    except Exception as error:  # the page itself says what is wrong, and tries again
        log_fault(f"page of table {table_id!r}", error)
        row = None
    if row is None or not row.open:
        return _page(200)
    text = unfolded(index.read_text(encoding="utf-8"), row, str(request.base_url))
    return HTMLResponse(text, headers=ASK_FIRST)


def not_found() -> Response:
    """The page where there is nothing: it says so, with a way home."""
    return _page(404)


def is_for_page(request: Request) -> bool:
    """Whether somebody looks for a page here, who can read one that says there is none."""
    if request.method not in ("GET", "HEAD") or request.url.path.startswith(NO_PAGES):
        return False
    return "text/html" in request.headers.get("accept", "")


@router.get("/assets/{name:path}")
async def asset(name: str) -> Response:
    """A part of the page that never changes."""
    return _file(f"assets/{name}", FOREVER)


@router.get("/{name}")
async def file(name: str) -> Response:
    """A part of the page with a name of its own, like its icon."""
    return _file(name, ASK_FIRST)


def _page(status: int) -> Response:
    index = PAGE / "index.html"
    return FileResponse(index, status, headers=ASK_FIRST) if index.is_file() else _not_built()


def _file(name: str, headers: dict[str, str]) -> Response:
    try:
        path = (PAGE / name).resolve()
        known = path.is_relative_to(PAGE.resolve()) and path.is_file()
    except (ValueError, OSError):  # a name that no file can have
        known = False
    if not known:
        raise HTTPException(404)
    return FileResponse(path, headers=headers)


def _not_built() -> Response:
    title, text = (html.escape(say(f"server-page-missing{part}")) for part in ("-title", ""))
    body = (
        f'<!doctype html><html lang="{LANGUAGE}"><meta charset="utf-8">'
        f"<title>{title}</title><h1>{title}</h1><p>{text}</p></html>"
    )
    return HTMLResponse(body, 503)
