"""Redirect mangled links to the page's address that they mean.

A messenger takes the full stop, bracket or quote after a link for a part of it, an editor inserts
characters without a width, and people copy too much. An id is never changed or completed: it is cut
at the first character that no id has. The page does the same in `web/src/lib/links.ts`; both are
tested with `web/src/lib/links.json`.
"""

import re
from urllib.parse import quote

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

PAGES = frozenset({"games", "statistics", "account", "device"})
"""Pages that have no parts."""

TABLE_ID = 16
"""Length of a table's id; `-` and `_` after it are not a part of it."""

UNSEEN = re.compile(
    "[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]"
)
"""Characters without a width."""

NAME = re.compile("[A-Za-z0-9_-]+")

UNREADABLE = re.compile("[\x00-\x1f\x7f\ufffd]")
"""Characters that no link has; a path of nothing else does not lead to the lobby."""

PLACE = re.compile(r"[0-9]+(\.[0-9]+)?")


class Links:
    """The layer that redirects a mangled address to the clean one."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request, or leave a socket to the layers below."""
        app = self._app
        if scope["type"] == "http" and scope["method"] == "GET":
            path = scope["path"]
            if (meant := clean(path)) not in (None, path):
                app = RedirectResponse(meant + _options(meant, scope["query_string"]), 307)
        await app(scope, receive, send)


def _options(path: str, query: bytes) -> str:
    """Return the query if the page uses it: the options of a table card, the way back of the
    account's page. Elsewhere trackers have added it."""
    kept = path.endswith("/card") or path == "/account"
    return "?" + quote(query, "=&%+,:") if query and kept else ""


def clean(path: str) -> str | None:
    """Return the page's address that a decoded path means; None if it means none of them.

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
    read = {"table": _table, "rules": _rules, "practice": _practice, "review": _review}
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


def _table(parts: list[str]) -> str | None:
    return f"/table/{_id(parts[0])}" if parts else None


def _rules(parts: list[str]) -> str | None:
    if not parts:
        return None
    card = "/card" if len(parts) > 1 and _name(parts[1]).lower() == "card" else ""
    return f"/rules/{_game(parts[0])}{card}"


def _practice(parts: list[str]) -> str | None:
    if not parts:
        return None
    name = f"/{_name(parts[1])}" if len(parts) > 1 else ""
    return f"/practice/{_game(parts[0])}{name}"


def _review(parts: list[str]) -> str | None:
    if not parts:
        return "/review"
    kind = _name(parts[0]).lower()
    if kind not in ("table", "file") or len(parts) == 1:
        return None
    name = _id(parts[1]) if kind == "table" else _name(parts[1]).lower()
    found = PLACE.search(parts[2]) if len(parts) > 2 else None
    return f"/review/{kind}/{name}" + (f"/{found[0]}" if found else "")
