"""Wheel and source archive, built as by `make dist`: an installed copy can be played."""

import gzip
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.support.clients import Browser
from support.processes import PATIENCE_S, read_line, started

ROOT = Path(__file__).parents[2]
PAGE = Path("src/clubsuit/server/page")
PACKED = ("pyproject.toml", "hatch_build.py", "README.md", "CHANGELOG.md", "LICENSE", ".gitignore")
PARTS = ("src", "docs")
FOREIGN = {"PYTHONPATH", "PYTHONWARNINGS", "FORCE_COLOR"}
"""Environment variables that could change the build or its output."""


def checkout(folder: Path, page: bool) -> Path:
    """Copy this folder as a clone has it; `page` tells whether the copy includes the built page."""
    left_out = ["__pycache__"] if page else ["__pycache__", "page"]
    for name in PARTS:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns(*left_out))
    for name in PACKED:
        shutil.copy(ROOT / name, folder / name)
    return folder


def run(*words: str | Path, cwd: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run a command without the environment variables that lead to our sources."""
    known = {name: value for name, value in os.environ.items() if name not in FOREIGN}
    return subprocess.run(
        [str(word) for word in words],
        cwd=cwd,
        env={**known, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )


def build(folder: Path, target: str) -> "subprocess.CompletedProcess[str]":
    return run(sys.executable, "-m", "hatchling", "build", "-t", target, cwd=folder)


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_its_page_nothing_is_packed(target: str, tmp_path: Path) -> None:
    """Bug: a wheel from a clean checkout had no page, and `clubsuit play` answered 503."""
    folder = checkout(tmp_path / "clone", page=False)
    ran = build(folder, target)
    assert ran.returncode != 0
    assert "make dist" in ran.stderr
    assert ran.stderr.strip().count("\n") == 0, ran.stderr
    assert not list(folder.glob("dist/*"))


def test_an_editable_install_comes_before_the_page(tmp_path: Path) -> None:
    """Hole: `make play` fails because it installs the package before it builds the page."""
    folder = checkout(tmp_path / "clone", page=False)
    script = f"import hatchling.build; print(hatchling.build.build_editable({str(tmp_path)!r}))"
    ran = run(sys.executable, "-c", script, cwd=folder)
    assert ran.returncode == 0, ran.stderr
    assert list(tmp_path.glob("*.whl"))


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Build the wheel of a checkout, and the wheel from its source archive."""
    assert (ROOT / PAGE / "index.html").is_file(), "`make page` builds the page"
    clone = checkout(tmp_path_factory.mktemp("clone") / "clone", page=True)
    for target in ("wheel", "sdist"):
        ran = build(clone, target)
        assert ran.returncode == 0, ran.stderr
    (archive,) = clone.glob("dist/*.tar.gz")
    unpacked = tmp_path_factory.mktemp("archive")
    with tarfile.open(archive) as file:
        file.extractall(unpacked, filter="data")
    (source,) = unpacked.iterdir()
    ran = build(source, "wheel")
    assert ran.returncode == 0, ran.stderr
    found = {"checkout": clone, "archive": source}
    return {name: next(folder.glob("dist/*.whl")) for name, folder in found.items()}


def test_both_ways_pack_the_same(wheels: dict[str, Path]) -> None:
    """Hole: the source archive lacks a file, such as the page, a text or a migration."""
    packed = {}
    for name, wheel in wheels.items():
        with zipfile.ZipFile(wheel) as file:
            packed[name] = {part: file.read(part) for part in file.namelist()}
    assert packed["checkout"] == packed["archive"]
    sources = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*.*")}
    # other tests may be writing there
    wanted = {name for name in sources if "__pycache__" not in name}
    assert wanted <= packed["checkout"].keys()


def test_the_page_is_packed_compressed(wheels: dict[str, Path]) -> None:
    """Hole: an installed server sends the page uncompressed."""
    with zipfile.ZipFile(wheels["archive"]) as file:
        names = [name for name in file.namelist() if "/page/" in name]
        short = {name for name in names if name.endswith(".gz")}
        assert "clubsuit/server/page/index.html.gz" in short
        assert len(short) > 20
        for name in short:
            assert gzip.decompress(file.read(name)) == file.read(name.removesuffix(".gz"))
            assert name.removesuffix(".gz") + ".br" in names


def install(wheel: Path, folder: Path) -> Path:
    """Install a wheel in an empty environment that can import its dependencies; return its
    programs."""
    made = run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=wheel.parent)
    assert made.returncode == 0, made.stderr
    python = folder / "bin" / "python"
    words = ["uv", "pip"] if shutil.which("uv") else [sys.executable, "-m", "pip"]
    chosen = ["--python", str(python)]
    if words[0] == "uv":
        words += ["install", *chosen, "--offline", "--no-deps", str(wheel)]
    else:
        words += [*chosen, "install", "--no-index", "--no-deps", str(wheel)]
    ran = run(*words, cwd=wheel.parent)
    assert ran.returncode == 0, ran.stderr
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "needed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder / "bin"


@contextmanager
def playing(programs: Path, folder: Path) -> Iterator[str]:
    """Run `clubsuit play` from an environment without other programs, and yield its address."""
    environment = {
        "PATH": str(programs),  # without Node
        "HOME": str(folder),
        "CLUBSUIT_CACHE": str(folder / "cache"),
        "NUMBA_DISABLE_JIT": "1",  # other tests cover the compiler
        "PYTHONUNBUFFERED": "1",
    }
    warm = "from clubsuit.cache import cache_dir, write; write(cache_dir() / 'warm', b'')"
    assert run(programs / "python", "-c", warm, cwd=folder, **environment).returncode == 0
    words = ["play", "--no-browser", "--port", "0", "--data", str(folder / "data")]
    how = {"cwd": folder, "env": environment, "stdout": subprocess.PIPE}
    with started(programs / "clubsuit", *words, **how) as process:
        while line := read_line(process.stdout):
            if found := [word for word in line.split() if "//" in word]:
                yield found[0]
                return
        raise AssertionError("the command ended without printing an address")


def test_a_wheel_can_be_played(wheels: dict[str, Path], tmp_path: Path) -> None:
    """Holes: the package lacks a file that exists only in a checkout; its hints about missing
    packages name another environment."""
    programs = install(wheels["archive"], tmp_path / "empty")
    hint = "from clubsuit.extras import command; print(command('train'))"
    shown = run(programs / "python", "-c", hint, cwd=tmp_path).stdout
    assert str(programs / "python") in shown
    assert shown.endswith(' "torch>=2.6"\n')
    where = run(programs / "python", "-c", "print(__import__('clubsuit').__file__)", cwd=tmp_path)
    assert where.stdout.startswith(str(tmp_path)), where
    with playing(programs, tmp_path) as url, closing(Browser(at(url))) as browser:
        page = browser.http.get("/")
        assert (page.status_code, page.headers["content-type"][:9]) == (200, "text/html")
        scripts = [part for part in page.text.split('"') if part.endswith(".js")]
        assert {browser.http.get(script).status_code for script in scripts} == {200}
        line = browser.sit(browser.new_table("clubs-whist", seed=1))
        line.play_hand()
        assert line.view["phase"] == "scored"


def at(url: str) -> Any:
    """Return an object with the address of a server."""
    return type("At", (), {"url": url})
