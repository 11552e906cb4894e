"""Redirect damaged links to the intended address of the page.

Messengers include the full stop, bracket or quote after a link, editors insert zero-width
characters, and people copy too much. An id is never corrected or completed; it is cut before the
first character that cannot be part of an id. The page does the same in `web/src/browser/links.ts`;
both are tested with `web/src/browser/links.json`.
"""

import re
from urllib.parse import quote

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

PAGES = frozenset({"games", "people", "statistics", "account", "device", "tournaments"})
"""Pages whose address has only one part."""

TABLE_ID = 16
"""Length of a table's id. A `-` or `_` after the last character is not part of the id."""

UNSEEN = re.compile(
    "[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]"
)
"""Zero-width characters."""

NAME = re.compile("[A-Za-z0-9_-]+")

UNREADABLE = re.compile("[\x00-\x1f\x7f\ufffd]")
"""Characters that no link has. A path that contains no `NAME` is redirected to the lobby, unless it
has one of these characters."""

PLACE = re.compile(r"[0-9]+(\.[0-9]+)?")


class LinkRedirects:
    """Middleware that redirects a damaged address to the intended one."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request; a socket passes unchanged."""
        app = self._app
        if scope["type"] == "http" and scope["method"] == "GET":
            path = scope["path"]
            if (intended := clean(path)) not in (None, path):
                app = RedirectResponse(intended + _options(intended, scope["query_string"]), 307)
        await app(scope, receive, send)


def _options(path: str, query: bytes) -> str:
    """Return the query if the page uses it; otherwise "", since trackers add queries to links.

    The query of a table card has its options. The query of the account page has the address to
    which the person returns.
    """
    kept = path.endswith("/card") or path == "/account"
    return "?" + quote(query, "=&%+,:") if query and kept else ""


def clean(path: str) -> str | None:
    """Return the intended address of a decoded path; None if the page has no such address.

    >>> [clean(path) for path in ("/table/abc", "/table/abc).", "//Table/abc/", "/api/bots")]
    ['/table/abc', '/table/abc', '/table/abc', None]
    """
    every = UNSEEN.sub("", path).split("/")
    if ".." in every:
        return None
    parts = [part for part in every if NAME.search(part)]
    if not parts:
        return None if UNREADABLE.search(path) else "/"
    first, *rest = parts
    page = _name(first).lower()
    if page in PAGES:
        return f"/{page}"
    if page in ("practice", "puzzles"):
        return _practice(page, rest)
    if page in ("table", "tournament"):
        return f"/{page}/{_id(rest[0])}" if rest else None
    read = {"rules": _rules, "review": _review}
    return read[page](rest) if page in read else None


def _name(part: str) -> str:
    """Return the first name in a part of a path."""
    found = NAME.search(part)
    return found[0] if found else ""


def _id(part: str) -> str:
    name = _name(part)
    return name[:TABLE_ID] if not name[TABLE_ID:].strip("-_") else name


def _game(part: str) -> str:
    return _name(part).lower().rstrip("-_")


def _rules(parts: list[str]) -> str | None:
    if not parts:
        return None
    card = "/card" if len(parts) > 1 and _name(parts[1]).lower() == "card" else ""
    return f"/rules/{_game(parts[0])}{card}"


def _practice(page: str, parts: list[str]) -> str | None:
    if not parts:
        return None
    name = f"/{_name(parts[1])}" if len(parts) > 1 else ""
    return f"/{page}/{_game(parts[0])}{name}"


def _review(parts: list[str]) -> str | None:
    if not parts:
        return "/review"
    kind = _name(parts[0]).lower()
    if kind not in ("table", "file") or len(parts) == 1:
        return None
    name = _id(parts[1]) if kind == "table" else _name(parts[1]).lower()
    found = PLACE.search(parts[2]) if len(parts) > 2 else None
    return f"/review/{kind}/{name}" + (f"/{found[0]}" if found else "")
