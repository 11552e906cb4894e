"""Lists that are sent in pages: a place in a list, and the link to the next page.

A page ends at a row, not at a time: several rows can have one time.
"""

from collections.abc import Sequence
from typing import Annotated
from urllib.parse import urlencode

from fastapi import Depends, Query, Request

from clubsuit.server.storage.store import FIRST, Place, TableRow, place_of


def _place(
    before: Annotated[
        str,
        Query(
            max_length=40,
            pattern=r"^[\d:.TZ+-]*$",
            description="only tables of before this time; with `id`, those behind that table",
        ),
    ] = FIRST.at,
    table_id: Annotated[
        str | None,
        Query(
            alias="id",
            max_length=64,
            pattern=r"^[\w-]+$",
            description="the table of this time with which the page before ended",
        ),
    ] = None,
) -> Place:
    return Place(before, table_id)


PlaceOf = Annotated[Place, Depends(_place)]
"""The place in a list after which a client asks for more."""


def next_page(request: Request, rows: Sequence[TableRow], limit: int, by: str) -> dict[str, str]:
    """Return the header (RFC 8288) with the next page's address; none if the page is not full."""
    if len(rows) < limit:
        return {}
    place = place_of(rows[-1], by)
    behind = {"before": place.at, "id": place.table_id}
    query = urlencode({**request.query_params, **behind})
    return {"Link": f'<{request.url.path}?{query}>; rel="next"'}
