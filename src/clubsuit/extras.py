"""Packages that only some commands need, and the commands that install them."""

import sys
import tomllib
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, distribution, requires
from pathlib import Path

from clubsuit.errors import NotationError
from clubsuit.texts import refusal, say

SERVER = "server"
"""The packages of the server. They are no extra: only `pip install --no-deps` leaves them out."""

LOCKS = {
    "arena": "bench",
    "bench": "bench",
    "club": "club",
    "dask": "dask",
    "envs": "envs",
    "frame": "frame",
    "gpu": "gpu",
    "mpi": "mpi",
    "ray": "ray",
    "train": "train",
    SERVER: "play",
}
"""For each extra and `SERVER`, the name of the lock file that a checkout has for it."""


@dataclass(frozen=True)
class Installation:
    """A copy of Clubsuit, and the environment that it is installed in."""

    python: Path
    """The interpreter of the environment."""
    prefix: Path
    """The root folder of the environment."""
    checkout: Path
    """The root folder of the checkout, if Clubsuit runs from one."""
    installer: str
    """The program that installed Clubsuit ("pip", "uv"), or "" if that is not recorded."""

    @classmethod
    def here(cls) -> "Installation":
        """Return the copy that runs now."""
        try:
            installer = distribution("clubsuit").read_text("INSTALLER") or ""
        except PackageNotFoundError:
            installer = ""
        checkout = Path(__file__).parents[2]
        return cls(Path(sys.executable), Path(sys.prefix), checkout, installer.strip())

    def command(self, extra: str) -> str:
        """Return the command that installs an extra, or the packages of `SERVER`.

        In the environment of a checkout, the command runs the checkout's script. Elsewhere, the
        command names the packages of the extra instead of `clubsuit[extra]`, because this copy of
        Clubsuit may not be in any package index.
        """
        if self._has_script:
            if Path.cwd() == self.checkout:
                return say("install-here", lock=LOCKS[extra])
            folder = _quoted(self.checkout)
            return say("install-from-elsewhere", folder=folder, lock=LOCKS[extra])
        packages = " ".join(f'"{package}"' for package in packages_of(extra))
        if (self.prefix / "pipx_metadata.json").is_file():
            return say("install-pipx", environment=self.prefix.name, packages=packages)
        if (self.prefix / "uv-receipt.toml").is_file():
            return self._as_uv_tool(extra)
        key = "install-uv" if self.installer == "uv" else "install-pip"
        return say(key, python=_quoted(self.python), packages=packages)

    @property
    def _has_script(self) -> bool:
        """Return whether the checkout's script installs into this environment."""
        if not (self.checkout / "scripts" / "install.sh").is_file():
            return False
        return not self.installer or self.prefix == self.checkout / ".venv"

    def _as_uv_tool(self, extra: str) -> str:
        """Return the command for a tool of uv, which removes packages that it does not name."""
        receipt = tomllib.loads((self.prefix / "uv-receipt.toml").read_text(encoding="utf-8"))
        tool, *others = receipt["tool"]["requirements"]
        kept = [one["name"] + one.get("specifier", "") for one in others]
        wanted = [f'--with "{package}"' for package in [*kept, *packages_of(extra)]]
        return say("install-uv-tool", tool=tool["name"], packages=" ".join(wanted))


def missing(name: str, extra: str) -> NotationError:
    """Return the error for a missing package, with the command that installs its extra."""
    return refusal("not-installed", name=name, how=command(extra))


def command(extra: str) -> str:
    """Return the command that installs an extra into the environment that runs now."""
    return Installation.here().command(extra)


def packages_of(extra: str) -> list[str]:
    """Return the requirements of an extra, as the metadata of the package has them.

    For `SERVER`, this is Clubsuit itself, whose missing dependencies an installer adds.

    >>> packages_of("train"), packages_of("server")
    (['torch>=2.6'], ['clubsuit'])
    """
    if extra == SERVER:
        return ["clubsuit"]
    wanted = [line.partition(";") for line in requires("clubsuit") or ()]
    return [
        package.strip()
        for package, _, when in wanted
        if f"'{extra}'" in when.replace('"', "'")  # metadata can use both kinds of quotes
    ]


def _quoted(path: Path) -> str:
    return f'"{path}"' if " " in str(path) else str(path)
