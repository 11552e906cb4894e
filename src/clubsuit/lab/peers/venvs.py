"""The environments of the peers, which are kept in the cache folder.

An environment is complete if it has the file `DONE`. One that was interrupted is made again; the
installer still has its downloads. A new lock file or version of Python gives a new environment.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from clubsuit.cache import alone, cache_dir
from clubsuit.texts import refusal

LOCKS = Path(__file__).with_name("locks")
DONE = "installed"
LIMIT_S = 1800
"""Maximum duration of an installation, in seconds."""
PROBLEM = 300
"""Maximum number of characters of an installer's message."""


class NotInstallable(Exception):
    """A package cannot be installed here; the message is the last line of the installer."""


def python_of(peer: str | None) -> Path:
    """Return the interpreter of a peer's environment, which is made if it is missing.

    peer: the name of its lock file; None for this environment.

    Raises NotInstallable, and NotationError if there is no cache folder.
    """
    if peer is None:
        return Path(sys.executable)
    return _python_in(LOCKS / f"{peer}.txt", _folder())


def _folder() -> Path:
    """Return the folder of all environments."""
    compiled = cache_dir()
    if compiled is None:
        raise refusal("bench-peers-no-cache")
    folder = compiled.parents[1] / "peers"
    folder.mkdir(exist_ok=True)
    return folder


def _python_in(lock: Path, folder: Path) -> Path:
    """Return the interpreter of the environment for a lock file, made in this folder if missing."""
    version = f"{lock.stem}-{platform.python_version()}"
    environment = folder / f"{version}-{hashlib.sha256(lock.read_bytes()).hexdigest()[:16]}"
    python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    with alone(folder):
        if not (environment / DONE).is_file():
            for old in folder.glob(f"{version}-*"):
                shutil.rmtree(old)
            _install(environment, python, lock)
            (environment / DONE).touch()
    return python


def _install(environment: Path, python: Path, lock: Path) -> None:
    """Make an environment with uv, or with Python's own means where uv is missing."""
    uv = shutil.which("uv") or shutil.which("uv", path=str(Path(sys.executable).parent))
    if uv:
        _run(uv, "venv", "--quiet", "--python", sys.executable, str(environment))
        install = [uv, "pip", "install", "--compile-bytecode", "--python", str(python)]
    else:
        _run(sys.executable, "-m", "venv", str(environment))
        install = [str(python), "-m", "pip", "install", "--disable-pip-version-check"]
    _run(*install, "--quiet", "--no-deps", "-r", str(lock))


def _run(*command: str) -> None:
    """Run a command. Raises NotInstallable if it fails."""
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=LIMIT_S,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotInstallable(str(error)) from None
    if done.returncode:
        lines = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()]
        raise NotInstallable(lines[-1].strip() if lines else str(done.returncode))
