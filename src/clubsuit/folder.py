"""Import the user's own modules from the current folder.

The current folder is searched last, and never for a module of the standard library. Otherwise a
user's file `random.py` or `types.py` would replace the module that Python and its packages need.
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType


class _LastFinder(MetaPathFinder):
    """Finds modules in the user's folders if Python finds them nowhere else.

    If the folder were in `sys.path`, it would also be searched for standard modules that this
    system lacks. The standard library often tries to import such modules, for example `msvcrt`.
    """

    def __init__(self) -> None:
        self.folders: list[str] = []
        """The current folder comes first. Earlier current folders follow; their modules may still
        be needed."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is not None or fullname in sys.stdlib_module_names:
            return None
        return PathFinder.find_spec(fullname, self.folders)


_finder = _LastFinder()


def search_here_last() -> None:
    """Let Python find modules in the current folder, after all other places."""
    with suppress(OSError):  # the folder may have been deleted
        here = os.getcwd()
        _finder.folders = [here, *(folder for folder in _finder.folders if folder != here)]
    if _finder not in sys.meta_path:
        sys.meta_path.append(_finder)


def passed_over(module: str) -> str | None:
    """Return this module's file in the current folder, if Python finds another file instead.

    Returns None if the folder has no such file, or if Python finds this file.
    """
    name = top_name(module)
    try:
        here = PathFinder.find_spec(name, [os.getcwd()])
        found = _searched(name)
    except (OSError, ValueError, ImportError):  # the folder is gone, or the name is invalid
        return None
    if here is None or here.origin is None:  # a folder without __init__.py is not a module
        return None
    origin = found.origin if found else None
    same = origin is not None and os.path.realpath(origin) == os.path.realpath(here.origin)
    return None if same else os.path.relpath(here.origin)


def _searched(name: str) -> ModuleSpec | None:
    """Return the spec that Python would find now, even if the name is imported already."""
    specs = (finder.find_spec(name, None) for finder in sys.meta_path)
    return next((spec for spec in specs if spec), None)


def is_new(module: str) -> bool:
    """Return whether no module or package with this top-level name has been imported yet."""
    return top_name(module) not in sys.modules


def top_name(module: str) -> str:
    """Return the name of the top-level module or package: `a` for `a.b`."""
    return module.partition(".")[0]
