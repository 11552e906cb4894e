"""The cache of compiled rules: its key, its permissions, and damaged entries."""

import hashlib
import os
import pickle
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pytest

from clubsuit import cache, kernel, warmup
from support import probe
from support.processes import PATIENCE_S

COMPILED = ("games", "solve", "bots")
SOURCES = [
    path
    for path in cache.PACKAGE.rglob("*.py")
    if path.parent == cache.PACKAGE or path.parts[len(cache.PACKAGE.parts)] in COMPILED
]

compiles = pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled")
posix = pytest.mark.skipif(os.name != "posix", reason="Unix users and permissions")


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Reset the cache module to its state in a new process: no warnings logged, storing enabled."""
    held = probe.as_in_a_new_process(monkeypatch)
    yield
    for file in held:
        file.close()


def choose_folder() -> Path | None:
    """Return the cache folder for the current environment."""
    return cache.cache_dir.__wrapped__()


# ---- the name of the folder ------------------------------------------------------


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a copy of the sources at another path and with other timestamps."""
    for path in SOURCES:
        other = tmp_path / path.relative_to(cache.PACKAGE)
        other.parent.mkdir(parents=True, exist_ok=True)
        other.write_bytes(path.read_bytes())
        os.utime(other, (1, 1))
    return tmp_path


def test_the_folder_follows_every_source(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trap 1 (a stale cache): an edit to any file that may be compiled changes the name of the
    folder.

    An edit to a module that is never compiled (such as the command line) does not change the name.
    Files at every depth count, because each game has its own `rules.py`.
    """
    assert any(len(path.relative_to(cache.PACKAGE).parts) > 3 for path in SOURCES)
    probe.skip_processor(monkeypatch)
    before = probe.cache_key()
    monkeypatch.setattr(cache, "PACKAGE", copy)
    for path in copy.rglob("*.py"):
        source = path.read_bytes()
        path.write_bytes(source + b"# edited")
        assert (probe.cache_key() == before) == (path.stem in cache.NOT_COMPILED)
        path.write_bytes(source)
        assert probe.cache_key() == before


def test_the_folder_does_not_follow_place_and_time(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bug: a second installed copy compiled everything again, which took a minute."""
    before = probe.cache_key()
    monkeypatch.setattr(cache, "PACKAGE", copy)
    assert probe.cache_key() == before


SETTINGS = ["BOUNDSCHECK", "OPT", "CPU_NAME", "CPU_FEATURES", "ENABLE_AVX", "LOOP_VECTORIZE"]


@pytest.mark.parametrize("name", SETTINGS)
def test_the_folder_follows_settings_of_the_compiler(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bug: code compiled for another processor was loaded and crashed the process."""
    before = probe.cache_key()
    monkeypatch.setenv(f"NUMBA_{name}", "0")
    assert probe.cache_key() != before


def test_the_folder_does_not_follow_other_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a different number of threads compiles everything again."""
    before = probe.cache_key()
    monkeypatch.setenv("NUMBA_NUM_THREADS", "1")
    assert probe.cache_key() == before


def test_the_folder_follows_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: machines with different processors share compiled code through one home folder."""
    before = probe.cache_key()
    probe.skip_processor(monkeypatch, "znver9 +avx1024")
    assert probe.cache_key() != before


COMPILE_ONE = """
from clubsuit import cache, kernel
assert kernel.nth_card(0b1011, 2) == 3
stats = kernel.nth_card.stats
counts = [sum(times.values()) for times in (stats.cache_hits, stats.cache_misses)]
print(*counts, cache.PACKAGE, cache.cache_dir())
"""


@compiles
def test_two_installed_copies_share_what_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bug: Numba's cache index contained the path and the timestamp of the source."""
    from clubsuit import compiler

    monkeypatch.setenv("CLUBSUIT_CACHE", str(tmp_path / "cache"))
    folder = choose_folder()
    compiler.know_bits(kernel.popcount, kernel.lowest, kernel.highest)
    written = probe.written("nth_card")
    here = dispatcher(folder, written)
    assert (here(0b1011, 2), counts(here)) == (3, (0, 1))
    other = tmp_path / "other" / "clubsuit"
    shutil.copytree(cache.PACKAGE, other, ignore=shutil.ignore_patterns("page", "*.pyc"))
    for source in other.rglob("*.py"):
        os.utime(source, (1, 1))
    there = run(COMPILE_ONE, PYTHONPATH=str(other.parent)).stdout
    assert there == f"1 0 {other} {folder}\n"


def run(code: str | Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run Python source code or a script file in a new process."""
    command = [sys.executable, *([code] if isinstance(code, Path) else ["-P", "-c", code])]
    return subprocess.run(
        command,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=True,
    )


# ---- damaged entries -------------------------------------------------------------


def add_one(x: int) -> int:
    return x + 1


def item(a: np.ndarray, i: int) -> int:
    return int(a[i])


def dispatcher(folder: Path | None, function: Callable[..., Any] = add_one) -> Any:
    """Return a compiled function in the state of a new process, with nothing loaded yet."""
    from clubsuit import compiler

    return compiler.dispatcher(function, folder, {})


def counts(function: Any) -> tuple[int, int]:
    """Return how often code was loaded and how often it was compiled."""
    stats = function.stats
    return sum(stats.cache_hits.values()), sum(stats.cache_misses.values())


def signed(data: bytes) -> bytes:
    """Return the content of a cache entry with this data."""
    return hashlib.sha256(data).digest() + data


def no_file(path: Path) -> None:
    path.unlink()


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "file").touch()


def a_link_to_itself(path: Path) -> None:
    path.unlink()
    path.symlink_to(path)


def a_link_to_nowhere(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.parent / "nowhere")


def a_flipped_bit(path: Path) -> None:
    whole = bytearray(path.read_bytes())
    whole[len(whole) // 2] ^= 1
    path.write_bytes(whole)


def holding(content: bytes) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        path.write_bytes(content)

    return write


def cut_to(length: int) -> Callable[[Path], None]:
    def cut(path: Path) -> None:
        os.truncate(path, length)

    return cut


DAMAGE = {
    "missing": no_file,
    "folder": a_folder,
    "loop": a_link_to_itself,
    "nowhere": a_link_to_nowhere,
    "bit": a_flipped_bit,
    "empty": cut_to(0),
    "one byte": cut_to(1),
    "digest": cut_to(cache.DIGEST_BYTES),
    "cut": cut_to(200),
    "garbage": holding(b"junk" * 1000),
    "pickle": holding(pickle.dumps({"another": "pickle"})),
    "signed pickle": holding(signed(pickle.dumps({"another": "pickle"}))),
    "signed pair": holding(signed(pickle.dumps((1, 2)))),
    "signed end": holding(signed(b"")),
    "signed class": holding(signed(b"cnowhere\nNothing\n.")),
}


@compiles
@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_entry_is_compiled_again(damage: Callable[[Path], None], tmp_path: Path) -> None:
    """Bug: after a crash or a full disk had truncated a file, every command ended with
    "Aborted."."""
    assert dispatcher(tmp_path)(1) == 2
    (entry,) = tmp_path.glob("*.nbc")
    damage(entry)
    again, afterwards = dispatcher(tmp_path), dispatcher(tmp_path)
    assert (again(1), counts(again)) == (2, (0, 1))
    assert (afterwards(1), counts(afterwards)) == (2, (1, 0))
    assert list(tmp_path.iterdir()) == [entry], "a temporary file was left behind"


def test_an_entry_cut_anywhere_is_none(tmp_path: Path) -> None:
    """Hole: a truncated entry is loaded if it starts with a valid pickle."""
    entry, data = tmp_path / "entry", pickle.dumps(list(range(60)))
    cache.write(entry, data)
    whole = entry.read_bytes()
    assert cache.read(entry) == data
    for length in range(len(whole)):
        entry.write_bytes(whole[:length])
        assert cache.read(entry) is None


@compiles
def test_an_entry_of_another_function_is_not_taken(tmp_path: Path) -> None:
    """Hole: an entry under a wrong name, for example from a restored backup, is run as another
    rule."""
    assert (dispatcher(tmp_path)(1), dispatcher(tmp_path)(1.5)) == (2, 2.5)
    one, two = tmp_path.glob("*.nbc")
    content = one.read_bytes()
    one.write_bytes(two.read_bytes())
    two.write_bytes(content)
    again = dispatcher(tmp_path)
    assert (again(1), again(1.5), counts(again)) == (2, 2.5, (0, 2))


@compiles
def test_processes_that_compile_at_the_same_time(tmp_path: Path) -> None:
    """Bug: two processes compiled a function at the same time, each for another game, and Numba
    gave both files the same number. From then on, either process could load the code of the
    other."""
    here, there, afterwards = (dispatcher(tmp_path) for _ in range(3))
    assert (here(1), there(1.5), here(2.5), there(2)) == (2, 2.5, 3.5, 3)
    assert (afterwards(1), afterwards(1.5), counts(afterwards)) == (2, 2.5, (2, 0))


@compiles
def test_settings_inside_the_process_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a setting that was changed inside the process is ignored, so unchecked code is loaded
    where checked code is required."""
    import numba

    row = np.zeros((2, 3), np.int64)[0]
    assert dispatcher(tmp_path, item)(row, 5) == 0, "past the end, without a bounds check"
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 1)
    with pytest.raises(IndexError):
        dispatcher(tmp_path, item)(row, 5)


# ---- no folder to store in -------------------------------------------------------


def refused(folder: Path, problem: str) -> str:
    return (
        f"Compiled rules cannot be stored in {folder} ({problem}), so each run compiles them again:"
        " name a folder that you can write in the environment variable CLUBSUIT_CACHE."
    )


@posix
@pytest.mark.parametrize("place", ["file", "link"])
def test_a_folder_that_cannot_be_made(
    place: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Bug: without a usable cache folder, the command ended in a traceback. It must compile the
    rules in memory."""
    (tmp_path / "file").touch()
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    monkeypatch.setenv("CLUBSUIT_CACHE", str(tmp_path / place))
    assert (choose_folder(), choose_folder()) == (None, None)
    folder = tmp_path / place / "compiled" / probe.cache_key()
    assert caplog.messages == [refused(folder, "File exists")]


@posix
@pytest.mark.parametrize("home", ["/nonexistent", "unknown"])
def test_no_home(
    home: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Bug: the cache was in a folder named "~" in the current folder, or in a new home folder of a
    user who must have none."""
    at_home(monkeypatch, home)
    if home == "unknown":  # HOME is not set, and the system does not know this user
        monkeypatch.delenv("HOME")
        import pwd

        monkeypatch.setattr(pwd, "getpwuid", {}.__getitem__)
    monkeypatch.chdir(tmp_path)
    assert choose_folder() is None
    assert list(tmp_path.iterdir()) == []
    assert not Path("/nonexistent").exists()
    assert caplog.messages == [
        "There is no home folder for compiled rules, so each run compiles them again: name a folder"
        " that you can write in the environment variable CLUBSUIT_CACHE."
    ]


def at_home(monkeypatch: pytest.MonkeyPatch, home: str | Path) -> None:
    """Set the home folder, and with it the default cache folder."""
    monkeypatch.setenv("HOME", str(home))
    for name in ("CLUBSUIT_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)


@compiles
def test_without_a_folder_rules_are_compiled_in_memory() -> None:
    """Hole: without a folder, rules are compiled for each call and not once per process."""
    function = dispatcher(None)
    assert (function(1), function(2), function.stats.cache_hits) == (2, 3, {})


STORE_NOTHING = """
import resource
from clubsuit import cache, kernel
from clubsuit.lab.workers import ordered_map

def third(cards):
    return kernel.nth_card(cards, 2)

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))  # as a disk that is soon full
    sets = [0b1011 << n for n in range(6)]
    print([third(cards) for cards in sets])
    print(list(ordered_map(third, sets, workers=2, batch=1)))
    print([path.name for path in cache.cache_dir().rglob("*.nbc*")])
"""


@compiles
@posix
@pytest.mark.parametrize("here", [pytest.param(True, marks=pytest.mark.long), False])
def test_one_warning_of_all_workers(here: bool, tmp_path: Path) -> None:
    """A full disk interrupts a save: the compiled code still runs, the partial file is removed, and
    one warning is logged for all processes together.

    here: whether the main process, and not a worker, is the first to find the disk full.
    """
    script = tmp_path / "script.py"
    script.write_text(STORE_NOTHING if here else STORE_NOTHING.replace("third(cards) for", "0 for"))
    done = run(script, CLUBSUIT_CACHE=str(tmp_path / "cache"))
    found = [3 + n for n in range(6)]
    assert done.stdout == f"{found if here else [0] * 6}\n{found}\n[]\n"
    folder = tmp_path / "cache" / "compiled" / probe.cache_key()
    assert done.stderr == refused(folder, "File too large") + "\n"


# ---- permissions -----------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a home folder with an empty cache folder."""
    (tmp_path / ".cache").mkdir()
    at_home(monkeypatch, tmp_path)
    return tmp_path


@posix
def test_the_default_folder_is_private(home: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Hole: other users run code as this user, because entries are pickles and can run any code."""
    before = os.umask(0)
    try:
        folder = choose_folder()
    finally:
        os.umask(before)
    assert folder and folder.is_relative_to(home / ".cache")
    for part in (folder, folder.parent, folder.parent.parent):
        assert stat.S_IMODE(part.stat().st_mode) == 0o700
    assert caplog.messages == []


@posix
@pytest.mark.parametrize("mode", [0o777, 0o775, 0o757, 0o1777])
@pytest.mark.parametrize("level", range(4))
def test_a_folder_that_others_can_write(
    level: int, mode: int, home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Hole: another user puts an entry into the folder. A sticky parent folder is safe, because
    other users cannot replace the folders in it."""
    folder = choose_folder()
    assert folder
    part = [folder, *folder.parents][level]
    part.chmod(mode)
    if level and mode == 0o1777:
        assert (choose_folder(), caplog.messages) == (folder, [])
    else:
        assert (choose_folder(), caplog.messages) == (None, [not_private(part)])


def not_private(folder: Path) -> str:
    return (
        f"Other users can change {folder}, so compiled rules are neither loaded from there nor"
        " stored, and each run compiles them again: let nobody else write it (chmod go-w), or name"
        " a folder of your own in the environment variable CLUBSUIT_CACHE."
    )


@posix
def test_a_folder_of_another_user(
    home: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Hole: the cache trusts a folder of another user, who can write to it regardless of its mode.
    This also happens with `sudo`, which keeps HOME."""
    folder = choose_folder()
    assert folder
    if os.geteuid() == 0:
        os.chown(home / ".cache", 12345, -1)
        foreign = home / ".cache"
    else:
        owner = os.geteuid()
        monkeypatch.setattr(os, "geteuid", lambda: owner + 1)
        foreign = next(p for p in reversed(folder.parents) if p.stat().st_uid == owner)
    assert (choose_folder(), caplog.messages) == (None, [not_private(foreign)])


@posix
def test_a_link_into_a_folder_that_others_can_write(
    home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Hole: the path is private but its link target is not, even through two links."""
    shared = home / "shared"
    shared.mkdir()
    (shared / "real").mkdir()
    (home / "second").symlink_to("shared/real")
    (home / ".cache").rmdir()
    (home / ".cache").symlink_to(home / "second")
    folder = choose_folder()
    assert folder
    shared.chmod(0o777)
    assert (choose_folder(), caplog.messages) == (None, [not_private(shared)])
    shared.chmod(0o1777)
    assert choose_folder() == folder


@posix
def test_an_entry_that_others_can_write(home: Path) -> None:
    """Hole: an entry that another user wrote before the folder became private is loaded."""
    folder = choose_folder()
    assert folder
    entry = folder / "entry.nbc"
    before = os.umask(0)
    try:
        cache.write(entry, b"data")
    finally:
        os.umask(before)
    assert cache.read(entry) == b"data"
    entry.chmod(0o666)
    assert cache.read(entry) is None
    cache.write(entry, b"new")
    assert cache.read(entry) == b"new"


def test_rights_mean_nothing_on_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Bug: on Windows every file's mode lets everyone write to it, so no entry was ever loaded."""
    monkeypatch.delenv("CLUBSUIT_CACHE", raising=False)
    monkeypatch.delattr(os, "geteuid", raising=False)
    entry = tmp_path / "entry.nbc"
    cache.write(entry, b"data")
    entry.chmod(0o666)
    assert cache.open_to_others(tmp_path) is None
    assert (cache.read(entry), caplog.messages) == (b"data", [])


@posix
def test_a_named_folder_is_used_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A team can share a folder: the user who configures it trusts the others."""
    tmp_path.chmod(0o777)
    monkeypatch.setenv("CLUBSUIT_CACHE", str(tmp_path))
    folder = choose_folder()
    assert folder and folder.parent.parent == tmp_path
    entry = folder / "entry.nbc"
    cache.write(entry, b"data")
    entry.chmod(0o666)
    assert (cache.read(entry), caplog.messages) == (b"data", [])


AS_AN_ORDINARY_USER = """
import os, sys
from pathlib import Path
from clubsuit import cache, texts  # before the rights are gone to read these
top = Path(sys.argv[1])
texts.say("cache-no-home")
if os.geteuid() == 0:
    os.chown(top, 65534, 65534)
    os.seteuid(65534)
entry = top / "entry.nbc"
cache.write(entry, b"old")
entry.chmod(0)
print(cache.read(entry))
cache.write(entry, b"new")
print(cache.read(entry))
top.chmod(0o555)
cache.write(top / "other.nbc", b"other")
print(cache.read(entry), cache.read(top / "other.nbc"), cache._stores, cache.can_write(top))
top.chmod(0o755)
"""


@posix
def test_rights_that_are_missing(tmp_path: Path) -> None:
    """An unreadable entry is replaced; a read-only folder is read but not written to."""
    code = tmp_path / "code.py"
    code.write_text(AS_AN_ORDINARY_USER)
    with TemporaryDirectory() as folder:  # other users cannot enter pytest's folders
        os.chmod(folder, 0o755)
        done = subprocess.run(
            [sys.executable, code, folder],
            env={**os.environ, "CLUBSUIT_CACHE": folder},
            capture_output=True, text=True, timeout=PATIENCE_S, check=True,
        )  # fmt: skip
    assert done.stdout == "None\nb'new'\nb'new' None False False\n"
    assert done.stderr == refused(Path(folder), "Permission denied") + "\n"


# ---- old folders -----------------------------------------------------------------


@posix
def test_old_folders_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: a process failed to start when another process removed a folder while the first one was
    examining it.

    A broken link simulates such a folder: it is listed but does not exist. A folder that a process
    uses stays, however old it is, and so does everything that is not a cache folder.
    """
    import fcntl

    monkeypatch.setenv("CLUBSUIT_CACHE", str(tmp_path))
    top = tmp_path / "compiled"
    top.mkdir()
    old = [top / f"{number:016x}" for number in range(6)]
    for number, path in enumerate(old):
        path.mkdir()
        (path / "in-use").touch()
        os.utime(path, (number, number))
    mine = top / "my notes"
    mine.mkdir()
    os.utime(mine, (0, 0))
    (top / ("f" * 16)).symlink_to(tmp_path / "nowhere")
    with (old[1] / "in-use").open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_SH)
        folder = choose_folder()
    assert folder is not None
    assert {path for path in top.iterdir() if path.exists()} == {folder, mine, old[1], *old[3:]}
    assert choose_folder() == folder
    assert not old[1].exists(), "the process that used it has ended"


@posix
def test_this_process_holds_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a process of another version removes the folder from which this process is loading."""
    monkeypatch.setenv("CLUBSUIT_CACHE", str(tmp_path))
    folder = choose_folder()
    assert folder and probe.is_in_use(folder)
    probe.let_go_of_cache()
    assert not probe.is_in_use(folder)


def test_a_removed_folder_is_made_again(tmp_path: Path) -> None:
    """Hole: after a user empties the cache while a server runs, nothing can be stored any more."""
    entry = tmp_path / "compiled" / "folder" / "entry.nbc"
    cache.write(entry, b"data")
    shutil.rmtree(tmp_path / "compiled")
    cache.write(entry, b"again")
    assert cache.read(entry) == b"again"


# ---- is everything compiled? ----------------------------------------------------


def test_all_is_compiled_while_the_entries_are_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bug: a server switched to compiled rules whose entries were missing, so it compiled during
    play."""
    monkeypatch.setattr(warmup, "cache_dir", lambda: tmp_path)
    entries = [tmp_path / "one.nbc", tmp_path / "two.nbc"]
    for entry in entries:
        cache.write(entry, b"data")
    assert not warmup.is_warm()
    cache.write(tmp_path / "warm", "\n".join(probe.entries(tmp_path)).encode())
    assert warmup.is_warm()
    assert not warmup.is_warm(environments=True)
    cache.write(tmp_path / "three.nbc", b"one more")
    assert warmup.is_warm()
    whole = entries[0].read_bytes()
    os.truncate(entries[0], 0)
    assert not warmup.is_warm()
    entries[0].write_bytes(whole)
    assert warmup.is_warm()
    entries[1].unlink()
    assert not warmup.is_warm()
    entries[1].symlink_to(tmp_path / "nowhere")  # the size of a broken link cannot be read
    assert not warmup.is_warm()
    os.truncate(tmp_path / "warm", 0)
    assert not warmup.is_warm()
