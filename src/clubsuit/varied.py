"""Games with other constants of their rules, such as `ruby-dame:DAME_POINTS=10`.

Compiled code contains the constants of its modules. So such a game is a copy of the game (see
`clubsuit.forks`) in the cache folder, in which one line for each constant assigns another number.
The name of the game names the constants; its texts and weights are those of the usual game.
"""

import hashlib
import re
import sys
from collections.abc import Mapping
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from clubsuit.arguments import whole
from clubsuit.cache import cache_dir, temporary_dir
from clubsuit.errors import excerpt
from clubsuit.forks import sources, whole_folder, write_files
from clubsuit.game import rules_of
from clubsuit.games.constants import Constant
from clubsuit.games.options import NUMBER
from clubsuit.games.rules import Rules
from clubsuit.texts import CONSTANT, refusal, usual_game

FOLDER = "games"
"""The folder of the copies in the cache folder."""


def read_name(text: str) -> tuple[str, dict[str, Any]]:
    """Return the usual game and the constants in the name of a game, which are not checked.

    Raises NotationError if the text has another form.

    >>> read_name("ruby-dame:DAME_POINTS=10:ALL_BONUS=0")
    ('ruby-dame', {'DAME_POINTS': '10', 'ALL_BONUS': '0'})
    """
    if not isinstance(text, str):
        raise refusal("constants-form", given=excerpt(text))
    parts = [part.partition("=") for part in text.split(CONSTANT)[1:]]
    if not all(name and sign and value for name, sign, value in parts):
        raise refusal("constants-form", given=excerpt(text))
    return usual_game(text), {name: value for name, _, value in parts}


def name_of(game: str, constants: Mapping[str, Any]) -> str:
    """Return the name of a game with these constants.

    game: the name of a game, which may have constants too.

    Constants with their usual values are left out, so the result may be the usual game. Raises
    NotationError for an unknown game, an unknown constant or an invalid value.

    >>> name_of("ruby-dame", {"DAME_POINTS": 10, "ALL_BONUS": 5})
    'ruby-dame:DAME_POINTS=10'
    """
    usual, given = read_name(game)
    if not isinstance(constants, Mapping):
        raise refusal("constants-form", given=excerpt(constants))
    values = checked_values(rules_of(usual), {**given, **constants})
    return CONSTANT.join([usual, *(f"{name}={value}" for name, value in values.items())])


def checked_values(rules: Rules, given: Mapping[str, Any]) -> dict[str, int]:
    """Return the constants that differ from those of the game, in its order.

    Raises NotationError for an unknown constant or an invalid value.
    """
    known = {constant.name: constant for constant in rules.constants}
    for name in given:
        if not known:
            raise refusal("constants-none", game=rules.id)
        if name not in known:
            names = ", ".join(known)
            raise refusal("constants-unknown", game=rules.id, name=excerpt(name), known=names)
    values = {name: _checked_value(known[name], given[name]) for name in known if name in given}
    return {name: value for name, value in values.items() if value != known[name].value}


def _checked_value(constant: Constant, value: Any) -> int:
    if isinstance(value, str) and NUMBER.fullmatch(value):
        value = int(value)
    number = whole(value)
    if number is None or not constant.low <= number <= constant.high:
        known = {"name": constant.name, "low": constant.low, "high": constant.high}
        raise refusal("constants-value", value=excerpt(value), **known)
    return number


def import_game(name: str) -> ModuleType:
    """Return the module that declares a game with other constants.

    name: a result of `name_of`.
    """
    usual, constants = read_name(name)
    rules = rules_of(usual)
    package = f"{usual.replace('-', '_')}_{_digest(rules, name)}"
    if package in sys.modules:
        return sys.modules[package]
    folder = (cache_dir() or temporary_dir()) / FOLDER / package
    if not folder.is_dir():
        files = {
            path: _with_values(text, constants)
            for path, text in sources(rules, package, name).items()
        }
        _write_once(folder, files)
    return _imported(package, folder)


def _digest(rules: Rules, name: str) -> str:
    """Return a hash of the game's sources and of the name with its constants."""
    text = repr(sorted(sources(rules, "copy", name).items()))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _with_values(text: str, constants: Mapping[str, str]) -> str:
    """Replace the numbers in the lines that assign constants."""
    for name, value in constants.items():
        text = re.sub(rf"^{name} = -?\d+$", f"{name} = {value}", text, flags=re.MULTILINE)
    return text


def _write_once(folder: Path, files: Mapping[str, str]) -> None:
    try:
        with whole_folder(folder) as new:
            write_files(new, files)
    except OSError:
        if not folder.is_dir():  # no other process was faster
            raise


def _imported(package: str, folder: Path) -> ModuleType:
    """Import a package from a folder that Python does not search."""
    start = folder / "__init__.py"
    spec = spec_from_file_location(package, start, submodule_search_locations=[str(folder)])
    assert spec and spec.loader
    module = sys.modules[package] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[package]
        raise
    return module
