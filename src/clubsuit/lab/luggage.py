"""Files and versions that a job takes along to workers on other machines, and its arrival there.

A job consists of the versions of this process, the user's own modules of games and bots, and the
weights of `trained:PATH`. A worker compares the versions before its first task. It unpacks the
files into the cache folder of compiled rules: every process of the machine finds them there under
one path, so own rules are compiled only once. Installed packages are not taken along; they must be
installed on every machine.
"""

import hashlib
import pickle
import platform
import shutil
import socket
import sys
import uuid
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from functools import cache
from importlib import metadata
from pathlib import Path

from clubsuit import __version__
from clubsuit.bots.own_weights import carry_weights, used_weights
from clubsuit.cache import PACKAGE, alone, cache_dir, temporary_dir
from clubsuit.errors import excerpt
from clubsuit.folder import own_modules, search_carried
from clubsuit.registry import named, register_modules
from clubsuit.texts import refusal

MOST_BYTES = 64 << 20
"""Maximum size of all files of a job together."""

NOT_ON_WORKERS = frozenset({"cli", "server", "page"})
"""Folders of the package that no task uses."""

JOBS = "jobs"
"""The folder with the files of all jobs, in the cache folder of a machine."""
OWN, WEIGHTS = "modules", "weights"
"""Folders with the modules and the weights of a job."""


@dataclass(frozen=True)
class Luggage:
    """The files of a job, and what the workers have to know about them."""

    versions: Mapping[str, str]
    """By package: the version in the process that sends the job."""
    games: tuple[str, ...]
    """The modules of own games."""
    modules: Mapping[str, str]
    """By name of an own top-level module: the hash of its files."""
    weights: Mapping[str, str]
    """By the path that the user wrote: the name of the file with the weights."""
    files: Mapping[str, bytes]
    """By relative path: the content of the file."""

    def packed(self) -> tuple[str, bytes]:
        """Return a name for this job, which depends on all its content, and the job as bytes."""
        data = pickle.dumps(self)
        Here.sent = hashlib.sha256(data).hexdigest()[:16]
        return Here.sent, data


# ---- packing ---------------------------------------------------------------------------------


def pack() -> Luggage:
    """Return what workers on other machines need to run tasks of this process.

    Raises NotationError if the files are larger than `MOST_BYTES`.
    """
    files: dict[str, bytes] = {}
    modules: dict[str, str] = {}
    for name, place in own_modules().items():
        added = _packed_files(name, place)
        modules[name] = _digest(added)
        files |= added
    weights: dict[str, str] = {}
    for number, (text, path) in enumerate(sorted(used_weights().items())):
        with suppress(OSError):  # another bot used this file, which is gone by now
            files[f"{WEIGHTS}/{number}.npz"] = path.read_bytes()
            weights[text] = f"{WEIGHTS}/{number}.npz"
    size = sum(map(len, files.values()))
    if size > MOST_BYTES:
        given = {"size": size >> 20, "most": MOST_BYTES >> 20}
        raise refusal("executor-luggage", modules=", ".join(modules), **given)
    return Luggage(versions(), tuple(named()), modules, weights, files)


def _packed_files(name: str, place: Path) -> dict[str, bytes]:
    """Return the files of a module or package by their paths in a job."""
    return {
        f"{OWN}/{path.relative_to(place.parent).as_posix()}": path.read_bytes()
        for path in _paths_of(name, place)
        if path.is_file()
    }


def _paths_of(name: str, place: Path) -> Iterator[Path]:
    """Yield the paths of a package's files, or of a module and the texts and weights of its game.

    Hidden files and byte code are left out.
    """
    if place.is_dir():
        for path in place.rglob("*"):
            parts = path.relative_to(place).parts
            if not any(part == "__pycache__" or part.startswith(".") for part in parts):
                yield path
        return
    yield place
    rules = getattr(sys.modules[name], "RULES", None)
    if rules is not None:
        texts = "*.ftl", f"{rules.id}.md"
        for pattern in (*texts, *(f"??/{text}" for text in texts), f"{rules.id}.npz"):
            yield from place.parent.glob(pattern)


def _digest(files: Mapping[str, bytes]) -> str:
    return hashlib.sha256(pickle.dumps(sorted(files.items()))).hexdigest()


@cache
def versions() -> dict[str, str]:
    """Return the versions on which results may depend, by package."""
    packages = {name: metadata.version(name) for name in ("numpy", "numba", "llvmlite")}
    python = ".".join(platform.python_version_tuple()[:2])
    return {"Python": python, "Clubsuit": f"{__version__} ({_sources()})", **packages}


def _sources() -> str:
    """Return a hash of all code and weights of the package that tasks may use."""
    digest = hashlib.sha256()
    paths = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.npz")]
    for path in sorted(paths):
        if path.relative_to(PACKAGE).parts[0] not in NOT_ON_WORKERS:
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:8]


# ---- arrival in a worker ---------------------------------------------------------------------


class Here:
    """The jobs of this process."""

    sent = ""
    """The last job that this process has packed. Threads that work for it need no luggage."""
    job = ""
    """The job from elsewhere whose files this process uses now."""
    modules: dict[str, str] = {}
    """By name of an own module: the hash of its files when a job first needed it here."""


def arrive(job: str, packed: bytes | None) -> bool:
    """Prepare this process for a job; return False if the job's luggage is needed for that.

    Raises NotationError if this process has other versions, or already uses another version of an
    own game.
    """
    if job in (Here.job, Here.sent):
        return True
    if packed is None:
        return False
    luggage: Luggage = pickle.loads(packed)
    _compare(luggage.versions)
    folder = _unpacked(job, luggage.files)
    search_carried(folder / OWN)
    _forget_others(luggage)
    carry_weights({text: folder / file for text, file in luggage.weights.items()})
    register_modules([name for name in luggage.games if name not in sys.modules])
    Here.job, Here.modules = job, {**Here.modules, **luggage.modules}
    return True


def _compare(theirs: Mapping[str, str]) -> None:
    """Raise NotationError if this process has another version of a package."""
    ours = versions()
    for package, wanted in theirs.items():
        if ours.get(package) != wanted:
            args = {"host": socket.gethostname(), "package": package, "wanted": wanted}
            raise refusal("executor-versions", found=ours.get(package, "–"), **args)


def _unpacked(job: str, files: Mapping[str, bytes]) -> Path:
    """Return the folder with the files of a job; write them if no other process has done so."""
    folder = (cache_dir() or temporary_dir()) / JOBS / job
    if folder.is_dir():
        return folder
    new = folder.with_name(f"{job}.{uuid.uuid4().hex[:16]}.tmp")
    (new / OWN).mkdir(parents=True)
    for name, data in files.items():
        (new / name).parent.mkdir(parents=True, exist_ok=True)
        (new / name).write_bytes(data)
    try:
        new.rename(folder)
    except OSError:  # another process was faster
        shutil.rmtree(new, ignore_errors=True)
    return folder


def _forget_others(luggage: Luggage) -> None:
    """Forget imported modules that differ from those of this job.

    Raises NotationError if a module declares a game, because a game cannot be replaced.
    """
    imported = own_modules()
    for name, digest in luggage.modules.items():
        if name not in sys.modules:
            continue
        known = Here.modules.get(name) or _digest_of(name, imported.get(name))
        if known == digest:
            continue
        if name in {game.partition(".")[0] for game in luggage.games}:
            host = socket.gethostname()
            raise refusal("executor-game-changed", host=host, module=excerpt(name))
        for part in [one for one in sys.modules if one.partition(".")[0] == name]:
            del sys.modules[part]


def _digest_of(name: str, place: Path | None) -> str:
    """Return the hash of a module's files; "" if it is not a module of the user."""
    return _digest(_packed_files(name, place)) if place else ""


# ---- compiled rules --------------------------------------------------------------------------


def first_alone(work: str) -> ExitStack:
    """Return a context in which the first process of a machine runs its first task alone.

    work: a name for the job and its function.

    This process compiles the rules and stores them. The others wait, and then load them.
    """
    stack = ExitStack()
    folder = cache_dir()
    mark = folder / JOBS / f"{work}.compiled" if folder else None
    if folder is None or mark is None or mark.exists():
        return stack
    stack.enter_context(alone(folder))
    if mark.exists():
        stack.close()
        return ExitStack()
    stack.callback(_touch, mark)
    return stack


def _touch(mark: Path) -> None:
    with suppress(OSError):  # without the mark, each process runs its first task alone
        mark.parent.mkdir(exist_ok=True)
        mark.touch()
