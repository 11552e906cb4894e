"""Copy a game under a new name, as a package outside Clubsuit.

The copy has everything that the game consists of: rules, words, texts in all languages, the bots'
knowledge and the weights of `trained`. It plays as the game does until its author changes a rule
(docs/change-a-rule.md).
"""

import re
import shutil
import sys
import uuid
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from types import ModuleType

from clubsuit import games
from clubsuit.bots.network import has_weights, save_weights, shipped_weights
from clubsuit.bots.policy import POLICIES, save_policy, shipped_policy
from clubsuit.cache import PACKAGE
from clubsuit.errors import excerpt
from clubsuit.game import rules_of
from clubsuit.games import REGISTRY
from clubsuit.games.rules import Rules
from clubsuit.solve.positions import duel_of
from clubsuit.texts import ENGLISH, LANGUAGES, refusal, usual_game

NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
"""Pattern of a copy's name: a name that a Python module can have."""

MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=.*\n(?:[ \t]+\S.*\n|\n(?=[ \t]+\S))*", re.MULTILINE)
"""Pattern of a message in a catalogue; its group is the message's name."""

NOTE = """\
# The messages whose names contain the name of the game. All others are shared with {game}.
# To change one of those, write it here under a new name, and use that name in words.py.
"""


def fork(game: str, name: str, folder: str | Path = ".") -> Path:
    """Copy a game under a new name, and return the new package.

    game:   the name of a registered game.
    name:   the name of the copy and of its package: lower-case letters, digits and underscores.
    folder: the folder in which the package is created; by default the current one.

    The copy is not registered yet: name it in CLUBSUIT_GAMES (see `clubsuit.registry`). Raises
    NotationError for an unknown game, for a game that no module declares, and for a name that is
    invalid or already taken, and OSError if the package cannot be written.

    >>> import tempfile
    >>> package = fork("ruby-dame", "my_dame", tempfile.mkdtemp())
    >>> sorted(path.name for path in package.glob("s*.py"))
    ['sample.py', 'story.py']
    """
    rules, package = rules_of(game), Path(folder) / _checked_name(name)
    if package.exists():
        raise refusal("fork-exists", place=str(package))
    _must_be_free(name)
    files = {**sources(rules, name, name), **_texts(rules_of(usual_game(game)), name)}
    with whole_folder(package) as new:
        write_files(new, files)
        if has_weights(game):
            save_weights(new / f"{name}.npz", shipped_weights(game)._replace(game=name))
        if policy := shipped_policy(game):
            (new / POLICIES).mkdir()
            save_policy(new / POLICIES / f"{name}.npz", policy._replace(game=name))
    return package


def _checked_name(name: str) -> str:
    if not isinstance(name, str) or not NAME.fullmatch(name) or iskeyword(name):
        raise refusal("fork-name", given=excerpt(name))
    return name


def _must_be_free(name: str) -> None:
    """Raise NotationError if a game or a Python module already has this name."""
    if name in REGISTRY or name in sys.modules or find_spec(name):
        raise refusal("fork-taken", given=excerpt(name))


# ---- writing -----------------------------------------------------------------------------------


@contextmanager
def whole_folder(folder: Path) -> Iterator[Path]:
    """Yield a new folder, which gets its name at the end, so that it never exists in part."""
    new = folder.with_name(f"{folder.name}.{uuid.uuid4().hex[:16]}.tmp")
    new.mkdir(parents=True)
    try:
        yield new
        new.rename(folder)
    finally:
        shutil.rmtree(new, ignore_errors=True)


def write_files(folder: Path, files: Mapping[str, str]) -> None:
    """Write texts by their paths in a folder."""
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


# ---- sources -----------------------------------------------------------------------------------


def sources(rules: Rules, package: str, game: str) -> dict[str, str]:
    """Return the sources of a copy, by their paths in its package.

    package: the name of the copy's package.
    game:    the copy's name as a game.

    Raises NotationError if no module declares the game as `RULES`.
    """
    home = home_of(rules)
    files, moved = _files_of(home), {home.__name__: package}
    lines = [f'id = "{game}"']
    if not rules.drawn_as:
        lines.append(f'drawn_as = "{rules.id}"  # its table on the page')
    if knowledge := _knowledge_of(home):
        moved[knowledge.__name__] = f"{package}.knowledge"
        files["knowledge.py"] = _text_of(knowledge)
        files["__init__.py"] = _with_knowledge(files["__init__.py"], package)
    if rules.solver == "duel" and rules.duel is None:
        moved[duel_of(rules).__name__] = f"{package}.duel"
        files["duel.py"] = _text_of(duel_of(rules))
        lines.append(f"from {package} import duel")
    _declare(files, rules, lines)
    return {path: _moved(text, moved, rules.id, game) for path, text in files.items()}


def _with_knowledge(start: str, package: str) -> str:
    """Add the bots' knowledge to the module that declares the game."""
    known = f"\nfrom {package}.knowledge import KNOWLEDGE\n\nRULES = "
    return start.replace("\n\nRULES = ", known) + '\n__all__ = ["KNOWLEDGE", "RULES"]\n'


def home_of(rules: Rules) -> ModuleType:
    """Return the module that declares a game as `RULES`. Raises NotationError if none does."""
    name = type(rules).__module__
    while name:
        module = sys.modules.get(name)
        if module and getattr(module, "RULES", None) is rules:
            return module
        name = name.rpartition(".")[0]
    raise refusal("fork-homeless", game=excerpt(rules.id))


def _knowledge_of(home: ModuleType) -> ModuleType | None:
    """Return the module with the knowledge about a game of Clubsuit; other games contain theirs."""
    above, _, name = home.__name__.rpartition(".")
    return sys.modules.get(f"clubsuit.bots.knowledge.{name}") if above == games.__name__ else None


def _files_of(home: ModuleType) -> dict[str, str]:
    """Return the sources of a module or package by their paths in the copy."""
    if not hasattr(home, "__path__"):
        return {"__init__.py": _text_of(home)}
    folder = _path_of(home).parent
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*.py"))
    }


def _path_of(module: ModuleType) -> Path:
    assert module.__file__ is not None
    return Path(module.__file__)


def _text_of(module: ModuleType) -> str:
    return _path_of(module).read_text(encoding="utf-8")


def _declare(files: dict[str, str], rules: Rules, lines: Sequence[str]) -> None:
    """Replace the line of the declaration that gives the game's name, wherever it is."""
    pattern = re.compile(rf"""^([ \t]+)id = ["']{re.escape(rules.id)}["'].*\n""", re.MULTILINE)
    places = [path for path, text in files.items() for _ in pattern.finditer(text)]
    if len(places) != 1:
        raise refusal("fork-homeless", game=excerpt(rules.id))
    new = "".join(f"\\g<1>{line}\n" for line in lines)
    files[places[0]] = pattern.sub(new, files[places[0]])


def _moved(text: str, moved: Mapping[str, str], game: str, name: str) -> str:
    """Replace the names of modules in imports, and the name of the page with the rules."""
    for old, new in moved.items():
        pattern = rf"^(\s*(?:from|import) ){re.escape(old)}\b"
        text = re.sub(pattern, rf"\g<1>{new}", text, flags=re.MULTILINE)
    if usual_game(name) == game:  # it has the same page
        return text
    return re.sub(rf"(texts/en/)?\b{re.escape(game)}\.md\b", f"{name}.md", text)


# ---- texts -------------------------------------------------------------------------------------


def _texts(rules: Rules, name: str) -> dict[str, str]:
    """Return the texts of a copy in all languages, by their paths in its package."""
    home = _path_of(home_of(rules)).parent
    ours = home.is_relative_to(PACKAGE)
    found: dict[str, str] = {}
    for language in LANGUAGES:
        part = "" if language == ENGLISH else f"{language}/"
        folder = PACKAGE / "texts" / language if ours else home / part
        page, catalogues = folder / f"{rules.id}.md", f"{rules.id}.ftl" if ours else "*.ftl"
        if page.is_file():
            heading = re.compile(r"^# .*", re.MULTILINE)
            found[f"{part}{name}.md"] = heading.sub(
                f"# {title_of(name)}", page.read_text("utf-8"), count=1
            )
        messages = "".join(
            _messages(path.read_text("utf-8"), rules.id, name, all_of_them=not ours)
            for path in sorted(folder.glob(catalogues))
        )
        if messages:
            found[f"{part}{name}.ftl"] = (NOTE.format(game=rules.id) if ours else "") + messages
    return found


def title_of(name: str) -> str:
    """Return the title that a copy has at first.

    >>> title_of("my_dame")
    'My Dame'
    """
    return name.replace("_", " ").title()


def _messages(catalogue: str, game: str, name: str, all_of_them: bool) -> str:
    """Return the messages with the game's name in theirs, or all, under the name of the copy."""
    pattern = rf"\b((?:game|brief)-|option-[\w-]+-help-){re.escape(game)}(?![a-z0-9_])"
    kept = []
    for message in MESSAGE.finditer(catalogue):
        if all_of_them or re.match(pattern, message[1]):
            text = re.sub(pattern, rf"\g<1>{name}", message[0])
            is_name = message[1] == f"game-{game}-name"
            kept.append(f"game-{name}-name = {title_of(name)}\n" if is_name else text)
    return "".join(kept)
