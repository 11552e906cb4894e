"""The rooms of the games: what belongs to one game stands in that game's rooms."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from support.project import ROOT

SOURCE = ROOT / "src" / "clubsuit"
PAGE = ROOT / "web" / "src"
CATALOGUE = SOURCE / "texts" / "en"
GAMES = [path.stem for path in CATALOGUE.glob("*.md")]
BY_FIELD = {PAGE / "games" / "index.ts", PAGE / "games" / "room.ts"}
"""They find the name of any game's field by its key: they name no message of their own."""


def rooms_of(game: str) -> tuple[str, ...]:
    """How the paths of a game's rooms begin."""
    name = game.replace("-", "_")
    ours = (f"games/{name}/", f"bots/knowledge/{name}.py", f"server/wire/games/{name}.py")
    paths = [*(SOURCE / path for path in ours), PAGE / "games" / game]
    return tuple(str(path.relative_to(ROOT)) for path in paths)


def home_of(path: Path) -> str:
    """The game whose room a file is in; elsewhere its own path."""
    name = str(path.relative_to(ROOT))
    return next((game for game in GAMES if name.startswith(rooms_of(game))), name)


@cache
def named() -> dict[Path, tuple[set[str], tuple[str, ...]]]:
    """By file of the code: the messages that it names, and beginnings of those put together."""
    files = [*SOURCE.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    texts = {path: path.read_text("utf-8") for path in files if ".test." not in path.name}
    return {path: names_in(text, path not in BY_FIELD) for path, text in texts.items()}


def names_in(code: str, parts: bool) -> tuple[set[str], tuple[str, ...]]:
    """The same of one file."""
    words = set(re.findall(r"[a-z]\w*(?:-\w+)+", code))
    words |= {f"table-fact-{key}" for key in re.findall(r"fact\(\s*'([\w-]+)'", code)}
    starts = re.findall(r"[\"'`]([a-z]+-(?:[a-z0-9]+-?)*)(?:\$?\{|[\"'`] ?\+)", code)
    return words, tuple(set(starts)) if parts else ()


def homes(key: str) -> set[str]:
    """Where a message is named: games, and files that are no game's."""
    found = named().items()
    return {
        home_of(path) for path, (words, starts) in found if key in words or key.startswith(starts)
    }


def shared_messages() -> Iterator[str]:
    """The messages of the catalogues that are no game's."""
    for path in CATALOGUE.glob("*.ftl"):
        if path.stem not in GAMES:
            yield from re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)


def test_words_of_one_game_stand_in_its_catalogue() -> None:
    """Who looks for a game's word would have to look through all that the table says."""
    found = {key: homes(key) for key in shared_messages()}
    astray = {key: who for key, who in found.items() if len(who) == 1 and who <= set(GAMES)}
    assert astray == {}


def test_a_word_is_found_where_it_is_named() -> None:
    """A search that finds nothing would let every word pass."""
    assert homes("table-ladder-open") == {"free-clubs"}
    assert homes("table-price-joker-with") == {"free-clubs"}
    assert "clubs-whist" in homes("table-yes") and len(homes("table-yes")) > 1


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_a_room_on_the_page(game: str) -> None:
    """Of four games one would stand in a file of another kind than the others'."""
    assert (PAGE / "games" / game / "index.ts").is_file()


OF_GAMES = ("retake", "discard", "give", "send", "keep", "swap", "double", "take", "bid")
"""Verbs that one game or another has; `play` and `pass` are any trick game's."""


def test_the_page_names_no_verb_of_a_game() -> None:
    """A list of verbs in common code would need a line for each new game."""
    pattern = re.compile(rf"'({'|'.join(OF_GAMES)})'")
    found = [
        f"{path.relative_to(PAGE)}: {word[0]}"
        for path in named()
        if path.is_relative_to(PAGE) and path.relative_to(PAGE).parts[0] != "games"
        for word in pattern.finditer(path.read_text("utf-8"))
    ]
    assert found == []


# ---- games by name ---------------------------------------------------------------------------


GAME = re.compile(
    r"(free|climbing)[-_]clubs|clubs[-_]whist|ruby[-_]dame|(Free|Climbing)Clubs|ClubsWhist|RubyDame"
)
HOMES = ("games/", "bots/knowledge/", "server/wire/games/", "solve/climbing_duel.py")
"""Where a game's own things stand in `src`; each of the first three has a part for each game."""


def without_docstrings(source: str) -> str:
    """A file's code: examples may name games."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value = ast.Constant(value=0)
    return ast.unparse(tree)


def test_each_game_stays_in_its_rooms() -> None:
    """A new game would need lines in places that nobody thinks of."""
    found = [
        f"{path.relative_to(SOURCE)}: {word[0]}"
        for path in SOURCE.rglob("*.py")
        if not path.relative_to(SOURCE).as_posix().startswith(HOMES)
        for word in GAME.finditer(without_docstrings(path.read_text(encoding="utf-8")))
    ]
    assert found == []


def test_the_page_has_a_room_for_each_game() -> None:
    """The same for the page: what is shown of one game stands under `web/src/games`."""
    found = [
        f"{path.relative_to(PAGE)}: {word[0]}"
        for path in sorted(PAGE.rglob("*.*"))
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
        if path.relative_to(PAGE).parts[0] != "games"
        for word in GAME.finditer(path.read_text(encoding="utf-8"))
    ]
    assert found == []
