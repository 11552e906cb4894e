"""Optional packages that only some commands need, and the commands that install them."""

from importlib.metadata import requires
from pathlib import Path

from clubsuit.errors import NotationError
from clubsuit.texts import refusal, say

CHECKOUT = Path(__file__).parents[2]
"""The root folder of the checkout, if Clubsuit runs from one."""

LOCKS = {"arena": "bench", "bench": "bench", "club": "club", "train": "train"}
"""The name of each extra's lock file in a checkout."""


def missing(name: str, extra: str) -> NotationError:
    """Return the error for a missing package, with the command that installs its extra."""
    return refusal("not-installed", name=name, how=command(extra))


def command(extra: str, checkout: Path = CHECKOUT) -> str:
    """Return the command that installs an extra.

    In a checkout, the command runs the checkout's script. Elsewhere, the command names the packages
    of the extra instead of Clubsuit, because this copy of Clubsuit may not be in any package index.

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
    """Return a marker with single quotes instead of double quotes; metadata can use both."""
    return marker.replace('"', "'")
