"""Code and texts of one game are only in the files and folders of that game (its rooms)."""

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
"""Files that build message names from the keys of any game, so a prefix in them belongs to no
single game."""


def rooms_of(game: str) -> tuple[str, ...]:
    """Return the prefixes of the paths of a game's rooms."""
    name = game.replace("-", "_")
    ours = (f"games/{name}/", f"bots/knowledge/{name}.py", f"server/wire/games/{name}.py")
    paths = [*(SOURCE / path for path in ours), PAGE / "games" / game]
    return tuple(str(path.relative_to(ROOT)) for path in paths)


def home_of(path: Path) -> str:
    """Return the game whose room a file is in, or the file's own path if it is in none."""
    name = str(path.relative_to(ROOT))
    return next((game for game in GAMES if name.startswith(rooms_of(game))), name)


@cache
def named() -> dict[Path, tuple[set[str], tuple[str, ...]]]:
    """Return the message names and the prefixes of built message names in each source file."""
    files = [*SOURCE.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    texts = {path: path.read_text("utf-8") for path in files if ".test." not in path.name}
    return {path: names_in(text, path not in BY_FIELD) for path, text in texts.items()}


def names_in(code: str, parts: bool) -> tuple[set[str], tuple[str, ...]]:
    """Return the message names in a file's code, and also the prefixes of built names if `parts` is
    true."""
    words = set(re.findall(r"[a-z]\w*(?:-\w+)+", code))
    words |= {f"table-fact-{key}" for key in re.findall(r"fact\(\s*'([\w-]+)'", code)}
    starts = re.findall(r"[\"'`]([a-z]+-(?:[a-z0-9]+-?)*)(?:\$?\{|[\"'`] ?\+)", code)
    return words, tuple(set(starts)) if parts else ()


def homes(key: str) -> set[str]:
    """Return the games and common files that name a message."""
    found = named().items()
    return {
        home_of(path) for path, (words, starts) in found if key in words or key.startswith(starts)
    }


def shared_messages() -> Iterator[str]:
    """Yield the messages of the common catalogues."""
    for path in CATALOGUE.glob("*.ftl"):
        if path.stem not in GAMES:
            yield from re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)


def test_words_of_one_game_stand_in_its_catalogue() -> None:
    """Hole: a message that only one game uses is in a common catalogue."""
    found = {key: homes(key) for key in shared_messages()}
    misplaced = {
        key: users for key, users in found.items() if len(users) == 1 and users <= set(GAMES)
    }
    assert misplaced == {}


def test_a_word_is_found_where_it_is_named() -> None:
    """Hole: the search finds no messages, so that the test above always passes."""
    assert homes("table-ladder-open") == {"free-clubs"}
    assert homes("table-price-joker-with") == {"free-clubs"}
    assert "clubs-whist" in homes("table-yes") and len(homes("table-yes")) > 1


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_a_room_on_the_page(game: str) -> None:
    """Hole: a game has no folder of its own on the page."""
    assert (PAGE / "games" / game / "index.ts").is_file()


OF_GAMES = ("retake", "discard", "give", "send", "keep", "swap", "double", "take", "bid")
"""Verbs that only some games have; `play` and `pass` are common to all."""


def test_the_page_names_no_verb_of_a_game() -> None:
    """Hole: common code has a list of verbs, which must be changed for each new game."""
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
HOMES = (
    *("games/", "bots/knowledge/", "server/wire/games/"),
    *("solve/climbing_duel.py", "lab/peers/programs/examples/"),
)
"""Paths in `src` whose code may be about a single game. The first three are folders with a file or
folder for each game."""


def without_docstrings(source: str) -> str:
    """Return the code of a module without docstrings, whose examples may name games."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value = ast.Constant(value=0)
    return ast.unparse(tree)


def test_each_game_stays_in_its_rooms() -> None:
    """Hole: common code names a game, so a new game needs changes in places that are easy to
    miss."""
    found = [
        f"{path.relative_to(SOURCE)}: {word[0]}"
        for path in SOURCE.rglob("*.py")
        if not path.relative_to(SOURCE).as_posix().startswith(HOMES)
        for word in GAME.finditer(without_docstrings(path.read_text(encoding="utf-8")))
    ]
    assert found == []


def test_the_page_has_a_room_for_each_game() -> None:
    """Hole: common code of the page names a game; such code belongs in `web/src/games`."""
    found = [
        f"{path.relative_to(PAGE)}: {word[0]}"
        for path in sorted(PAGE.rglob("*.*"))
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
        if path.relative_to(PAGE).parts[0] != "games"
        for word in GAME.finditer(path.read_text(encoding="utf-8"))
    ]
    assert found == []
