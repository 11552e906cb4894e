"""The user's own modules in the current folder.

The current folder is searched last, and never for a module of Python's own. Otherwise a file of
the user that happens to be called `random.py` or `types.py` would take the place of the module
that Python and its packages need.
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType


class _LastFinder(MetaPathFinder):
    """Finds modules in folders of the user, after all that Python finds elsewhere.

    A folder in `sys.path` would also be searched for modules of Python that this system lacks:
    much of Python's own code tries to import `msvcrt` and the like.
    """

    def __init__(self) -> None:
        self.folders: list[str] = []
        """The current folder, then former ones, whose modules may still be needed."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is not None or fullname in sys.stdlib_module_names:
            return None
        return PathFinder.find_spec(fullname, self.folders)


_finder = _LastFinder()


def search_here_last() -> None:
    """Let Python find modules in the current folder, after those of all other places."""
    with suppress(OSError):  # the folder may have been deleted
        here = os.getcwd()
        _finder.folders = [here, *(folder for folder in _finder.folders if folder != here)]
    if _finder not in sys.meta_path:
        sys.meta_path.append(_finder)


def passed_over(module: str) -> str | None:
    """Return the file in the current folder with this module's name, if Python finds another one.

    None if the folder has no such file, or it is the one that Python finds.
    """
    name = top_name(module)
    try:
        here = PathFinder.find_spec(name, [os.getcwd()])
        found = _searched(name)
    except (OSError, ValueError, ImportError):  # no current folder; a name that no module has
        return None
    if here is None or here.origin is None:  # a folder of other things is no module
        return None
    origin = found.origin if found else None
    same = origin is not None and os.path.realpath(origin) == os.path.realpath(here.origin)
    return None if same else os.path.relpath(here.origin)


def _searched(name: str) -> ModuleSpec | None:
    """Return what Python would find now, even if the name has been imported already."""
    specs = (finder.find_spec(name, None) for finder in sys.meta_path)
    return next((spec for spec in specs if spec), None)


def is_new(module: str) -> bool:
    """Whether nothing of this name has been imported yet."""
    return top_name(module) not in sys.modules


def top_name(module: str) -> str:
    """The name of the module or package that is looked for: `a` of `a.b`."""
    return module.partition(".")[0]
