"""The pseudo-locale en-XA: English with accents and 40 % longer, to find texts that are cut."""

import json
import re

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Transformer
from playwright.sync_api import BrowserContext, Route

ACCENTS = str.maketrans("aeiouyAEIOUYcnsz", "áéîöûýÁÉÎÖÛÝçñšž")

CATALOGUE = re.compile(r"(var|let|const) \w+=`\s")
"""Start of a module that contains a catalogue. The page has other modules of the same names."""


class _Longer(Transformer):
    """Makes the words of a message longer, and leaves its placeholders alone."""

    def visit_TextElement(self, node: fluent.TextElement) -> fluent.TextElement:
        words = node.value.translate(ACCENTS)
        more = "".join(" ého"[number % 4] for number in range(len(words.strip()) * 2 // 5))
        node.value = words + more.rstrip() if words.strip() else words
        return node


def longer(catalogue: str) -> str:
    """Return a catalogue in the pseudo-locale.

    >>> longer("lobby-play = Play now")
    'lobby-play = Pláý ñöw éh\\n'
    """
    resource = FluentParser(with_spans=False).parse(catalogue)
    return FluentSerializer().serialize(_Longer().visit(resource))


def _longer_module(body: str) -> str:
    """Return a module of the page with its catalogue in the pseudo-locale; others stay the same."""
    if not CATALOGUE.match(body):
        return body
    start, end = body.index("`"), body.rindex("`")
    text = body[start + 1 : end].replace("\\`", "`").replace("\\${", "${")
    return body[:start] + json.dumps(longer(text)) + body[end + 1 :]


def speak_pseudo(context: BrowserContext) -> None:
    """Let the pages of a browser be in the pseudo-locale."""
    changed: dict[str, str] = {}

    def answer(route: Route) -> None:
        address = route.request.url
        if address not in changed:
            changed[address] = _longer_module(route.fetch().text())
        route.fulfill(body=changed[address], content_type="text/javascript")

    context.route(re.compile(r"/assets/(first|tables|later|moments)-[^/]*\.js"), answer)
