"""Lists that are sent in pages: the place in a list, and the link to the next page.

A place consists of the time and the id of a row, since several rows can have the same time.
"""

from collections.abc import Sequence
from typing import Annotated
from urllib.parse import urlencode

from fastapi import Depends, Query, Request

from clubsuit.server.storage.rows import TableRow
from clubsuit.server.storage.store import FIRST, Place, place_of


def _place(
    before: Annotated[
        str,
        Query(
            max_length=40,
            pattern=r"^[\d:.TZ+-]*$",
            description="only tables from before this time; with `id`, those after that table",
        ),
    ] = FIRST.at,
    table_id: Annotated[
        str | None,
        Query(
            alias="id",
            max_length=64,
            pattern=r"^[\w-]+$",
            description="the last table of the previous page; `before` is its time",
        ),
    ] = None,
) -> Place:
    return Place(before, table_id)


PlaceOf = Annotated[Place, Depends(_place)]
"""The place in a list after which the requested page begins."""


def next_page(request: Request, rows: Sequence[TableRow], limit: int, by: str) -> dict[str, str]:
    """Return the header `Link` (RFC 8288) to the next page; no header if the page is not full."""
    if len(rows) < limit:
        return {}
    place = place_of(rows[-1], by)
    query = urlencode({**request.query_params, "before": place.at, "id": place.table_id})
    return {"Link": f'<{request.url.path}?{query}>; rel="next"'}
