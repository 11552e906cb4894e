"""The cache folder of compiled code: its path, its safety and its entries.

The folder's name is a hash of everything that the code depends on: all sources that may be
compiled, the versions of Python, NumPy, Numba and llvmlite, the processor, and Numba's settings.
The hash ignores the path and the age of the sources, so two installed copies of one version share
their code. (Numba's own cache checks only the file of the function itself. After an edit in an
imported file it would silently use the old rule.)

Entries are pickles, so loading one can run any code. Entries are loaded from the default folder
only if no other user can write there; a folder named in CLUBSUIT_CACHE is not checked. A damaged
entry counts as missing. If nothing can be stored, one warning is logged, and rules are compiled in
memory.
"""

import atexit
import functools
import hashlib
import logging
import os
import platform
import re
import shutil
import stat
import sys
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from importlib import metadata
from pathlib import Path
from typing import IO

from clubsuit.errors import Reason
from clubsuit.processes import may_warn
from clubsuit.upwards import answer

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

logger = logging.getLogger("clubsuit")

PACKAGE = Path(__file__).parent
"""The root folder of the package's sources."""

NOT_COMPILED = frozenset({"__main__", "forks", "rating", "registry", "review", "varied", "warmup"})
"""Modules that no compiled module imports (see the layers in pyproject.toml)."""

COMPILED = ("games", "solve", "bots")
"""Folders whose files, at any depth, may be compiled."""

NO_EFFECT = {
    "CACHE_DIR", "CACHE_LOCATOR_CLASSES", "CHROME_TRACE", "COLOR_SCHEME", "DEBUG_CACHE",
    "DEFAULT_NUM_THREADS", "DISABLE_JIT", "FULL_TRACEBACKS", "NUM_THREADS", "THREADING_LAYER",
    "THREADING_LAYER_PRIORITY",
}  # fmt: skip
"""Settings of Numba (NUMBA_… in the environment) that do not change compiled code."""

KEPT_CACHES = 4
"""Number of cache folders to keep; the most recently used ones stay."""

NAME = re.compile("[0-9a-f]{16}")
"""Pattern of a cache folder's name. Only folders with such a name are ever removed."""

DIGEST_BYTES = 32


# ---- the folder's name -----------------------------------------------------------


def sources() -> list[Path]:
    """Return the paths of all sources that may be compiled: top-level modules and `COMPILED`."""
    top = [path for path in PACKAGE.glob("*.py") if path.stem not in NOT_COMPILED]
    return sorted([*top, *(path for name in COMPILED for path in (PACKAGE / name).rglob("*.py"))])


def outside_digest(file: Path) -> str:
    """Return a hash of a source outside our package, together with its whole package if any.

    A function may use constants and functions of every other file of its package.
    """
    package = file.parent
    if not (package / "__init__.py").exists():
        return hashlib.sha256(file.read_bytes()).hexdigest()
    while (package.parent / "__init__.py").exists():
        package = package.parent
    digest = hashlib.sha256()
    for path in sorted(package.rglob("*.py")):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _key() -> str:
    """Return a hash of everything that compiled code depends on."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    for part in (
        *(metadata.version(name) for name in ("numba", "llvmlite", "numpy")),
        platform.python_implementation(),
        platform.python_version(),
        getattr(sys, "abiflags", ""),
        sys.platform,
        platform.machine(),
        _processor(),
        *_numba_settings(),
    ):
        digest.update(part.encode(errors="surrogateescape") + b"\0")
    return digest.hexdigest()[:16]


def _processor() -> str:
    """Return the processor and its features according to LLVM.

    This asks llvmlite directly, because Numba takes a second to import.
    """
    from llvmlite import binding

    try:
        return f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"
    except RuntimeError:  # LLVM does not know this processor's features; Numba does the same
        return str(binding.get_host_cpu_name())


def _numba_settings() -> Iterator[str]:
    """Yield the settings in the environment that may change compiled code, as NAME=VALUE."""
    for name, value in sorted(os.environ.items()):
        if name.startswith("NUMBA_") and name.removeprefix("NUMBA_") not in NO_EFFECT:
            yield f"{name}={value}"


# ---- the folder ------------------------------------------------------------------


@functools.cache
def cache_dir() -> Path | None:
    """Return the cache folder of these sources, and remove the least recently used folders.

    It is in the folder that CLUBSUIT_CACHE names, or else in the user's cache folder. If it cannot
    be created, or other users can write there, return None and log the reason as a warning.
    """
    top = _top()
    if top is None:
        _warn("cache-no-home")
        return None
    folder = top.absolute() / "compiled" / _key()
    try:
        _make(folder)
        others = None if _is_named() else open_to_others(folder)
    except OSError as error:
        _warn_not_stored(folder, error)
        return None
    if others:
        _warn("cache-not-private", folder=str(others))
        return None
    _hold(folder)
    _remove_old(folder.parent)
    return folder


def _is_named() -> bool:
    """Return whether CLUBSUIT_CACHE names the folder. If it does, the folder is not checked."""
    return bool(os.environ.get("CLUBSUIT_CACHE"))


def _top() -> Path | None:
    """Return the folder that CLUBSUIT_CACHE names, or else the default folder, if there is one.

    Returns None if there is no home folder. A missing home folder is not created, because some
    system users must not have one.
    """
    if named := os.environ.get("CLUBSUIT_CACHE"):
        return Path(named)
    import platformdirs  # a machine with a GPU may lack this package

    try:
        top, home = Path(platformdirs.user_cache_dir("clubsuit")), Path.home()
    except RuntimeError:  # the system knows no home folder of this user
        return None
    missing = top.is_relative_to(home) and not home.is_dir()
    return top if top.is_absolute() and not missing else None


def _make(folder: Path) -> None:
    """Create the folder and its parents if missing; default folders are private to this user."""
    for part in [*reversed(folder.parents), folder]:
        if not part.is_dir():
            part.mkdir(mode=0o777 if _is_named() else 0o700, exist_ok=True)


def open_to_others(folder: Path, sticky: bool = False) -> Path | None:
    """Return the first part of the path that another user can replace or write to, or None.

    Symbolic links are resolved one by one. A parent with the sticky bit, such as /tmp, is safe,
    because other users cannot replace our files in it. The folder itself may have the sticky bit
    only if `sticky` is true.
    """
    if not hasattr(os, "geteuid"):
        return None
    for part in [*reversed(folder.parents), folder]:
        status, on_the_way = part.lstat(), sticky or part != folder
        if _is_foreign(status):
            return part
        if stat.S_ISLNK(status.st_mode):
            if found := open_to_others(part.parent / part.readlink(), on_the_way):
                return found
        elif not (is_private(status) or (on_the_way and status.st_mode & stat.S_ISVTX)):
            return part
    return None


def is_private(status: os.stat_result) -> bool:
    """Return whether only this user and the administrator can write to the file or folder.

    Always true on Windows, where file modes do not describe other users.
    """
    if not hasattr(os, "geteuid"):
        return True
    return not (_is_foreign(status) or status.st_mode & (stat.S_IWGRP | stat.S_IWOTH))


def _is_foreign(status: os.stat_result) -> bool:
    return status.st_uid not in (0, os.geteuid())


# ---- old folders -----------------------------------------------------------------

_held: list[IO[bytes]] = []
"""Files that stay open. Their locks show other processes that a folder is in use."""


def _hold(folder: Path) -> None:
    """Update the folder's time of last use, and lock it as in use until this process ends."""
    with suppress(OSError):  # a read-only folder cannot be removed, so it needs no lock
        file = (folder / "in-use").open("a+b")
        _held.append(file)
        if fcntl:
            fcntl.flock(file, fcntl.LOCK_SH)
        os.utime(folder)


def _remove_old(parent: Path) -> None:
    with suppress(OSError):
        caches = [path for path in parent.iterdir() if NAME.fullmatch(path.name)]
        for old in sorted(caches, key=_used, reverse=True)[KEPT_CACHES:]:
            if not _is_in_use(old):
                shutil.rmtree(old, ignore_errors=True)


def _is_in_use(folder: Path) -> bool:
    """Return whether a running process uses the folder; False on a system without locks."""
    if not fcntl:
        return False
    try:
        with (folder / "in-use").open("rb") as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def _used(path: Path) -> float:
    """Return the time of a folder's last use; 0 if another process has just removed it."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


@functools.cache
def temporary_dir() -> Path:
    """Return a folder for this process, which is removed when the process ends."""
    folder = tempfile.mkdtemp(prefix="clubsuit-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Run the block under an exclusive lock of the folder, so that other processes wait.

    If the system or the disk does not support locks, processes do not wait.
    """
    with ExitStack() as stack:
        with suppress(OSError):
            lock = stack.enter_context((folder / "lock").open("ab"))
            if fcntl:
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# ---- entries ---------------------------------------------------------------------

_stores = True
"""False after a failed attempt to store an entry."""


def read(path: Path) -> bytes | None:
    """Return the data of an entry; None if it is missing, damaged, or writable by other users."""
    try:
        if not path.is_file():
            return None
        with path.open("rb") as file:
            if not (_is_named() or is_private(os.fstat(file.fileno()))):
                return None
            whole = file.read()
    except OSError:
        return None
    digest, data = whole[:DIGEST_BYTES], whole[DIGEST_BYTES:]
    return data if hashlib.sha256(data).digest() == digest else None


def write(path: Path, data: bytes) -> None:
    """Store an entry atomically. After a failure, log a warning and store no more entries."""
    global _stores
    if not _stores:
        return
    try:
        _make(path.parent)  # another process may have removed it
        _replace(path, hashlib.sha256(data).digest() + data)
    except OSError as error:
        if os.name == "nt" and isinstance(error, PermissionError) and path.is_file():
            return  # another process has stored this entry and is reading it
        _stores = False
        _warn_not_stored(path.parent, error)


def stores() -> bool:
    """Return whether this process has a cache folder and could store everything so far."""
    return _stores and cache_dir() is not None


def can_write(folder: Path) -> bool:
    """Return whether the folder can be written to; if not, log a warning."""
    try:
        _replace(folder / "trial", b"")
        (folder / "trial").unlink(missing_ok=True)
    except OSError as error:
        _warn_not_stored(folder, error)
        return False
    return True


def _replace(path: Path, content: bytes) -> None:
    """Write a file atomically, replacing any file or folder: readers see old or new content."""
    new = path.with_name(f"{path.name}.{uuid.uuid4().hex[:16]}.tmp")
    try:
        # Mode 0644 for any umask, because `read` ignores files that other users can write to.
        with open(new, "xb", opener=lambda name, flags: os.open(name, flags, 0o644)) as file:
            file.write(content)
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        new.replace(path)
    except BaseException:
        with suppress(OSError):
            new.unlink()
        raise


# ---- warnings --------------------------------------------------------------------


def _warn_not_stored(folder: Path, error: OSError) -> None:
    _warn("cache-not-stored", folder=str(folder), problem=error.strerror or str(error))


def _warn(key: str, **args: str) -> None:
    """Log a message of the catalogue, once for this process and all its workers."""
    if may_warn():
        logger.warning(answer("explain", Reason("", key, args)))
