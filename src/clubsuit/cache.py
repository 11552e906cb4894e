"""The folder of compiled code: where it is, whether it can be trusted, and how entries are stored.

The folder is named by a hash of everything that the code depends on: all sources that may be
compiled, the versions of what compiles them, and the processor. Where the sources lie and when
they were written does not count, so two installed copies of one version share their code. (Numba's
own cache looks only at the file of the function itself: after an edit in an imported file it would
silently use the old rule.)

Entries are pickles, so loading one can run any code. Entries are loaded from the default folder
only if no other user can write there; a folder named in CLUBSUIT_CACHE is used as it is. A damaged
entry counts as missing. If nothing can be stored, one warning says so, and rules are compiled in
memory.
"""

import functools
import hashlib
import logging
import os
import platform
import re
import shutil
import stat
import sys
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from importlib import metadata
from pathlib import Path
from typing import IO

import platformdirs

from clubsuit.errors import Reason
from clubsuit.processes import may_warn
from clubsuit.upwards import answer

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

logger = logging.getLogger("clubsuit")

PACKAGE = Path(__file__).parent
"""The folder of the sources whose hash names the cache folder."""

NOT_COMPILED = frozenset({"__main__", "registry", "review", "warmup"})
"""Modules above all that is compiled (see the layers in pyproject.toml)."""

COMPILED = ("games", "solve", "bots")
"""Folders whose files may be compiled, at any depth."""

NO_EFFECT = {
    "CACHE_DIR", "CACHE_LOCATOR_CLASSES", "CHROME_TRACE", "COLOR_SCHEME", "DEBUG_CACHE",
    "DEFAULT_NUM_THREADS", "DISABLE_JIT", "FULL_TRACEBACKS", "NUM_THREADS", "THREADING_LAYER",
    "THREADING_LAYER_PRIORITY",
}  # fmt: skip
"""Settings of Numba (NUMBA_… in the environment) that do not change compiled code."""

KEPT_CACHES = 4
"""Number of cache folders that are kept, the most recently used ones."""

NAME = re.compile("[0-9a-f]{16}")
"""The form of a cache folder's name. Nothing else is ever removed."""

DIGEST_BYTES = 32


# ---- the folder's name -----------------------------------------------------------


def sources() -> list[Path]:
    """Every source that may be compiled: the top modules, and all below the folders of rules."""
    top = [path for path in PACKAGE.glob("*.py") if path.stem not in NOT_COMPILED]
    return sorted([*top, *(path for name in COMPILED for path in (PACKAGE / name).rglob("*.py"))])


def _key() -> str:
    """A hash of everything that compiled code depends on."""
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
    """The processor and its features, as LLVM knows them. (Numba takes a second to import.)"""
    from llvmlite import binding

    try:
        return f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"
    except RuntimeError:  # as in Numba: LLVM does not know this processor's features
        return str(binding.get_host_cpu_name())


def _numba_settings() -> Iterator[str]:
    """Settings in the environment that may change the code."""
    for name, value in sorted(os.environ.items()):
        if name.startswith("NUMBA_") and name.removeprefix("NUMBA_") not in NO_EFFECT:
            yield f"{name}={value}"


# ---- the folder ------------------------------------------------------------------


@functools.cache
def cache_dir() -> Path | None:
    """Return the cache folder of these sources; remove folders that were not used for long.

    It lies in the user's cache folder, or in the one that CLUBSUIT_CACHE names. None if there is
    no such folder, or other users can write there; then a warning says why.
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
    """Whether the user named the folder: then it is used as it is."""
    return bool(os.environ.get("CLUBSUIT_CACHE"))


def _top() -> Path | None:
    """The folder that is named, or the default; None without a home folder.

    A home folder that does not exist is not created: some system users are to have none.
    """
    if named := os.environ.get("CLUBSUIT_CACHE"):
        return Path(named)
    try:
        top, home = Path(platformdirs.user_cache_dir("clubsuit")), Path.home()
    except RuntimeError:  # the system does not know it
        return None
    missing = top.is_relative_to(home) and not home.is_dir()
    return top if top.is_absolute() and not missing else None


def _make(folder: Path) -> None:
    """Create the folder and its parents, if missing; by default for this user alone."""
    for part in [*reversed(folder.parents), folder]:
        if not part.is_dir():
            part.mkdir(mode=0o777 if _is_named() else 0o700, exist_ok=True)


def open_to_others(folder: Path, sticky: bool = False) -> Path | None:
    """Return the first part of the path that another user can replace or write into, if any.

    Links are followed step by step. In a folder with the sticky bit, such as /tmp, other users
    cannot replace what is ours, so that is fine on the way to the folder, but for the folder itself
    only if `sticky`.
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
    """Whether only this user, or the administrator, can write it.

    Always true on Windows, whose modes say nothing about other users.
    """
    if not hasattr(os, "geteuid"):
        return True
    return not (_is_foreign(status) or status.st_mode & (stat.S_IWGRP | stat.S_IWOTH))


def _is_foreign(status: os.stat_result) -> bool:
    return status.st_uid not in (0, os.geteuid())


# ---- old folders -----------------------------------------------------------------

_held: list[IO[bytes]] = []
"""Files whose lock shows other processes that a folder is in use."""


def _hold(folder: Path) -> None:
    """Mark the folder as used now, and as in use until this process ends."""
    with suppress(OSError):  # if it can only be read, it cannot be removed either
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
    """Whether a running process holds the folder, as far as the system has locks."""
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
    """Time of its last use; 0 if another process has just removed it."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Keep other processes out of such a block with the same folder.

    If the system, or the folder's disk, has no locks, several may be in it.
    """
    with ExitStack() as stack:
        with suppress(OSError):
            lock = stack.enter_context((folder / "lock").open("ab"))
            if fcntl:
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# ---- entries ---------------------------------------------------------------------

_stores = True
"""False once an entry could not be stored."""


def read(path: Path) -> bytes | None:
    """Return the data of an entry; None if it is missing, damaged, or may be another user's."""
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
    """Store an entry, whole or not at all. If it fails, warn, and store nothing from then on."""
    global _stores
    if not _stores:
        return
    try:
        _make(path.parent)  # another process may have removed it
        _replace(path, hashlib.sha256(data).digest() + data)
    except OSError as error:
        if os.name == "nt" and isinstance(error, PermissionError) and path.is_file():
            return  # another process is just reading what it has stored
        _stores = False
        _warn_not_stored(path.parent, error)


def stores() -> bool:
    """Whether everything that this process compiled could be stored so far."""
    return _stores and cache_dir() is not None


def can_write(folder: Path) -> bool:
    """Whether the folder can be written at all; if not, warn."""
    try:
        _replace(folder / "trial", b"")
        (folder / "trial").unlink(missing_ok=True)
    except OSError as error:
        _warn_not_stored(folder, error)
        return False
    return True


def _replace(path: Path, content: bytes) -> None:
    """Replace whatever is there by a file; readers see the old content or the new."""
    new = path.with_name(f"{path.name}.{uuid.uuid4().hex[:16]}.tmp")
    try:
        # Readable for all, writable for its owner, whatever the umask: see `is_private`.
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
    """Log one sentence, once for this process and all that work for it."""
    if may_warn():
        logger.warning(answer("explain", Reason("", key, args)))
