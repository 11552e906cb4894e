"""The page: built by Vite into the folder `page`, beside this file."""

import html
from pathlib import Path

from fastapi import APIRouter, HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response

from clubsuit.texts import LANGUAGE, say

PAGE = Path(__file__).parent / "page"

FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
"""For files with a hash of their content in the name."""

ASK_FIRST = {"Cache-Control": "no-cache"}

router = APIRouter(include_in_schema=False)


@router.get("/")
@router.get("/table/{table_id}")
@router.get("/rules/{game}")
@router.get("/review")
@router.get("/review/{kind}/{name}")
@router.get("/review/{kind}/{name}/{place}")
async def page() -> Response:
    """The one page; it finds out from its address what to show."""
    index = PAGE / "index.html"
    return FileResponse(index, headers=ASK_FIRST) if index.is_file() else _not_built()


@router.get("/assets/{name:path}")
async def asset(name: str) -> Response:
    """A part of the page that never changes."""
    return _file(f"assets/{name}", FOREVER)


@router.get("/{name}")
async def file(name: str) -> Response:
    """A part of the page with a name of its own, like its icon."""
    return _file(name, ASK_FIRST)


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
