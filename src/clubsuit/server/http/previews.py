"""Previews of links to tables in messengers: the game, its players and its progress.

Messengers read the head of the page without cookies, and do not run scripts. So only open tables
have a preview, and it shows only what everyone with the link may see.
"""

import html
from collections.abc import Iterator

from clubsuit.games import REGISTRY
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.wire.terms import changed_words, clock_words, minutes_words, terms_of
from clubsuit.texts import isolated, say

PREVIEW = "preview.png"
"""Name of the picture in `web/public`; it is made from `web/scripts/preview.html`."""
SIZE = 1200, 630


def with_preview(page: str, row: TableRow, url: str) -> str:
    """Return the page with a preview of an open table in its head.

    url: the server's own address, with a slash at its end.
    """
    title, text = title_of(row), text_of(row)
    metas = [*_metas(title, text, url, row.id), *_facts(row)]
    lines = [f"<title>{html.escape(title)}</title>", *metas]
    before, _, rest = page.partition("<title>")
    return before + "\n    ".join(lines) + rest.partition("</title>")[2]


def title_of(row: TableRow) -> str:
    """Return the game's name, or its id if this server no longer has the game."""
    game = say(f"game-{row.game}-name") if row.game in REGISTRY else row.game
    return say("unfold-title", game=game)


def text_of(row: TableRow) -> str:
    """Return a text with the players, the progress of the game, and unusual terms."""
    names = [seat.name for seat in row.seats if seat.person]
    people = {"names": ", ".join(map(isolated, names)), "count": len(names)}
    if row.summary.over:
        return say("unfold-over", **people)
    free = say("unfold-free", free=len(row.seats) - len(names))
    number = row.summary.hand_number
    playing = say("unfold-playing", number=number, **people)
    terms = changed_words(terms_of(row)) + [clock_words(row.summary.clock)] * bool(
        row.summary.clock
    )
    unusual = [say("unfold-terms", terms=" · ".join(terms))] if terms else []
    return " ".join([playing if number else say("unfold-waiting", **people), free, *unusual])


def _facts(row: TableRow) -> Iterator[str]:
    """Yield the duration of the game, which some messengers show in a separate line."""
    minutes = terms_of(row).minutes
    if minutes and not row.summary.over:
        yield _meta("twitter:label1", say("terms-takes"))
        yield _meta("twitter:data1", minutes_words(*minutes))


def _metas(title: str, text: str, url: str, table: str) -> Iterator[str]:
    width, height = map(str, SIZE)
    contents = {
        "og:type": "website",
        "og:site_name": say("lobby-title"),
        "og:title": title,
        "og:description": text,
        "og:url": f"{url}table/{table}",
        "og:image": url + PREVIEW,
        "og:image:width": width,
        "og:image:height": height,
        "og:image:alt": say("lobby-tagline"),
        "twitter:card": "summary_large_image",
        "description": text,
    }
    for name, content in contents.items():
        yield _meta(name, content)


def _meta(name: str, content: str) -> str:
    kind = "property" if name.startswith("og:") else "name"
    return f'<meta {kind}="{name}" content="{html.escape(content)}" />'
