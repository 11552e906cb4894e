"""Packages that only some commands need, and how to get them."""

from importlib.metadata import requires
from pathlib import Path

from clubsuit.errors import NotationError
from clubsuit.texts import refusal, say

CHECKOUT = Path(__file__).parents[2]
"""The folder of the sources, where this is a checkout."""

LOCKS = {"arena": "bench", "bench": "bench", "club": "club", "train": "train"}
"""By extra: the file of packages that a checkout has for it."""


def missing(name: str, extra: str) -> NotationError:
    """The refusal of what needs a package that is not installed, with the command that gets it."""
    return refusal("not-installed", name=name, how=command(extra))


def command(extra: str, checkout: Path = CHECKOUT) -> str:
    """What installs an extra: in a checkout its own script, else its packages by name, for no index
    may know this copy of ours.

    >>> command("train", Path("/nowhere"))
    'pip install "torch>=2.6"'
    """
    if (checkout / "scripts" / "install.sh").is_file():
        return say("install-here", lock=LOCKS[extra])
    wanted = [line.partition(";") for line in requires("clubsuit") or ()]
    packages = [
        f'"{package.strip()}"' for package, _, when in wanted if f"'{extra}'" in _single(when)
    ]
    return say("install-packages", packages=" ".join(packages))


def _single(marker: str) -> str:
    """A marker with single quotes: both are written."""
    return marker.replace('"', "'")
