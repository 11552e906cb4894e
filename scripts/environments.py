"""Write the tables of ids, observations and fields of views for the docs.

    .venv/bin/python scripts/environments.py

The tables come from the docstrings of `games/GAME/encoding.py`, and from the comments at the fields
in `games/GAME/rules.py`. A test compares the pages with these sources.
"""

import inspect
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType

from clubsuit.game import game_ids, rules_of
from clubsuit.games import state
from clubsuit.games.encoding import Part
from clubsuit.games.rules import Rules
from clubsuit.texts import say

DOCS = Path(__file__).parents[1] / "docs"
TABLES, FIELDS = DOCS / "environment-tables.md", DOCS / "view-fields.md"
COMMON = re.compile(r"^(\w+) {2,}(\S.*)$", re.MULTILINE)
FIELD = re.compile(r'^ +\("(\w+)", "i8"(?:, \([^#]*\))?\),?  # (.+)$')
NOTE = re.compile(r"^ {4,8}# (.+)$")
MADE = "<!-- made by scripts/environments.py; change the docstrings and comments there named -->"


def main() -> None:
    """Write both pages."""
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")


def pages() -> dict[Path, str]:
    """Return the text of each page."""
    return {TABLES: tables_page(), FIELDS: fields_page()}


# ---- ids and observations ----------------------------------------------------------------


def tables_page() -> str:
    """Return the page with the ids and the observations of all games."""
    lines = [
        "# Ids and observations",
        MADE,
        "Use this page to look up the meaning of an action id or of an index in an observation."
        " [Environments](environments.md) explains both. The tables are the docstrings of"
        " `games/GAME/encoding.py`; `env.encoding` has them as `id_parts`, `observation_parts` and"
        " `hidden_parts`.",
    ]
    for game in game_ids():
        lines += list(game_tables(rules_of(game)))
    return "\n\n".join(lines) + "\n"


def game_tables(rules: Rules) -> Iterator[str]:
    """Yield the paragraphs about a game."""
    encoding = rules.encoding
    assert encoding
    first, *rest = encoding.documentation.partition("\nIds:\n")[0].strip().split("\n\n")
    yield f"## {title(rules)}"
    yield (
        f"`{rules.id.replace('-', '_')}_v{encoding.version}`: {encoding.actions} ids,"
        f" {encoding.observation_size} bytes."
    )
    assert first
    yield from (" ".join(text.split()) for text in rest)
    yield table("ids", encoding.id_parts)
    yield table("observation", encoding.observation_parts)
    yield table("hidden (perfect information only)", encoding.hidden_parts)


def table(heading: str, parts: Iterable[Part]) -> str:
    """Return a table of ranges."""
    rows = [f"| {heading} | name | meaning |", "|---|---|---|"]
    for part in parts:
        numbers = f"{part.first}–{part.last}" if part.last > part.first else f"{part.first}"
        rows.append(f"| {numbers} | `{part.name}` | {part.text} |")
    return "\n".join(rows)


def title(rules: Rules) -> str:
    """Return the name of a game."""
    return say(f"game-{rules.id}-name")


# ---- fields of views ---------------------------------------------------------------------


def fields_page() -> str:
    """Return the page with the fields of all records."""
    lines = [
        "# Fields of a view",
        MADE,
        "Use this page to read `view.state`, the view as a NumPy record (see [Clubsuit in"
        " Python](python.md#what-a-seat-may-see)), or a row of `env.states`. All fields are int64."
        " A set of cards has bit `c` set for each card `c` of the game's deck. In a view,"
        " everything that its seat `me` may not know is zero; a card that is not there is -1, and"
        " so is NOBODY. The texts are the docstring of `games/state.py` and the comments in"
        " `games/GAME/rules.py`.",
        "## All games",
        rows(COMMON.findall(state.__doc__ or "")),
    ]
    for game in game_ids():
        for rules in rules_of(game).rulesets():
            module = inspect.getmodule(rules.functions.view)
            assert module
            honour = rules is not rules_of(game)
            heading = f"{title(rules_of(game))}, honour play" if honour else title(rules)
            lines += [f"## {heading}", rows(list(own_fields(module)))]
            if honour:
                lines.append("The fields of strict play come after these.")
    return "\n\n".join(lines) + "\n"


def own_fields(module: ModuleType) -> Iterator[tuple[str, str]]:
    """Yield the game's own fields with their comments.

    A comment on lines of its own is about the fields below it. It has no name.
    """
    note = ""
    for line in inspect.getsource(module).splitlines():
        if line.startswith("# ----"):
            return
        if found := FIELD.match(line):
            if note:
                yield "", note
            yield found[1], found[2]
            note = ""
        elif found := NOTE.match(line):
            note = f"{note} {found[1]}".strip()
        else:
            note = ""


def rows(fields: Iterable[tuple[str, str]]) -> str:
    """Return a table of fields."""
    lines = ["| field | meaning |", "|---|---|"]
    for name, text in fields:
        lines.append(f"| `{name}` | {text} |" if name else f"| | *{text}* |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
