"""Import the user's own modules from the current folder.

The current folder is searched last, and never for a module of the standard library. Otherwise a
user's file `random.py` or `types.py` would replace the module that Python and its packages need.
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import invalidate_caches
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from sysconfig import get_paths
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
        self.carried: str | None = None
        """The folder with the modules of a job from another machine, if there is one. It is
        searched before the current folder."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is not None or fullname in sys.stdlib_module_names:
            return None
        carried = [self.carried] if self.carried else []
        return PathFinder.find_spec(fullname, [*carried, *self.folders])


_finder = _LastFinder()
_named: set[str] = set()
"""The top-level modules that the user has named: those of games and of bots."""


def search_here_last() -> None:
    """Let Python find modules in the current folder, after all other places."""
    with suppress(OSError):  # the folder may have been deleted
        here = os.getcwd()
        _finder.folders = [here, *(folder for folder in _finder.folders if folder != here)]
    if _finder not in sys.meta_path:
        sys.meta_path.append(_finder)


def search_carried(folder: Path) -> None:
    """Let Python find modules of a job in this folder, instead of those of an earlier job."""
    _finder.carried = str(folder)
    invalidate_caches()
    if _finder not in sys.meta_path:
        sys.meta_path.append(_finder)


def note(module: str) -> None:
    """Remember that the user has named this module (see `own_modules`)."""
    _named.add(top_name(module))


def own_modules() -> dict[str, Path]:
    """Return the user's own imported modules: the file of each module, the folder of each package.

    These are the modules that the user has named, and all modules next to them or in the current
    folder. Installed modules are left out.
    """
    places = {
        name: place
        for name, module in list(sys.modules.items())
        if "." not in name and name not in ("__main__", "clubsuit") and (place := _place_of(module))
    }
    homes = {Path(folder).resolve() for folder in _finder.folders}
    homes |= {place.parent for name, place in places.items() if name in _named}
    homes -= {Path(path).resolve() for path in get_paths().values()}
    return {name: place for name, place in sorted(places.items()) if place.parent in homes}


def _place_of(module: ModuleType) -> Path | None:
    """Return the file of a module, or the folder of a package; None if it has no file."""
    file = getattr(module, "__file__", None)
    if not isinstance(file, str):
        return None
    path = Path(file).resolve()
    return path.parent if path.name == "__init__.py" else path


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
    if origin and _finder.carried and Path(origin).is_relative_to(_finder.carried):
        return None
    same = origin is not None and os.path.realpath(origin) == os.path.realpath(here.origin)
    return None if same else os.path.relpath(here.origin)


def is_here(module: str) -> bool:
    """Return whether the current folder has a module or package of this name, without a dot."""
    if not module.isidentifier():
        return False
    with suppress(OSError):  # the folder may have been deleted
        found = PathFinder.find_spec(module, [os.getcwd()])
        return found is not None and found.origin is not None
    return False


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
