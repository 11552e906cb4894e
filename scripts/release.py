"""Check a release before it is built, and prove what was built. `make release` runs both parts.

    python scripts/release.py check VERSION    # version, changelog and working tree fit
    python scripts/release.py prove VERSION    # wheel and source archive in dist/ can be published

A step that fails ends the script with one sentence, and the exit status is 1. The script changes
nothing in the repository and makes no tag.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path.cwd()
OLDEST, NEWEST = 11, 20
"""The minor versions of Python 3 that are looked for; later ones than the newest do not exist."""

FOREIGN = ("PYTHONPATH", "PYTHONHOME", "CLUBSUIT_GAMES", "NUMBA_DISABLE_JIT")
"""Environment variables that would change what an empty environment imports or does."""


def main() -> None:
    """Run the part that the first argument names."""
    parts: dict[str, Callable[[str], None]] = {"check": check, "prove": prove}
    part, version = sys.argv[1:]
    parts[part](version)


# ---- before the build ------------------------------------------------------------------------


def check(version: str) -> None:
    """End the script if version, changelog, citation, working tree or tags do not fit."""
    print(f"Checking that everything is ready for version {version}", flush=True)
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        sys.exit("Name the version with three numbers, for example: make release VERSION=0.3.0")
    ours = _first(r'^__version__ = "(.+)"$', "src/clubsuit/__init__.py")
    if ours != version:
        sys.exit(f"src/clubsuit/__init__.py has version {ours}, not {version}.")
    date = _released(version)
    cited = _first(r"^version: (\S+)$", "CITATION.cff")
    cited_date = _first(r'^date-released: "?([\d-]+)"?$', "CITATION.cff")
    if (cited, cited_date) != (version, date):
        sys.exit(f"CITATION.cff has version {cited} of {cited_date}, not {version} of {date}.")
    if changed := _git("status", "--porcelain").splitlines():
        sys.exit(f"The working tree has changes that are not committed, first: {changed[0]}")
    if _git("tag", "--list", f"v{version}"):
        sys.exit(f"The tag v{version} exists already, so this version was released.")


def _released(version: str) -> str:
    """Return the date of the version in the changelog; it must be the newest one there."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    _, *parts = re.split(r"^## \[", text, flags=re.MULTILINE)
    names = [part.partition("]")[0] for part in parts]
    if names[:2] != ["Unreleased", version]:
        sys.exit(f"CHANGELOG.md does not begin with the parts [Unreleased] and [{version}].")
    if parts[0].partition("]")[2].strip():
        sys.exit(f"CHANGELOG.md has changes under [Unreleased] that are not in [{version}].")
    found = re.match(r".+\] - (\d{4}-\d\d-\d\d)\n", parts[1])
    if not found:
        sys.exit(f"CHANGELOG.md has no date for version {version}.")
    return found[1]


def _first(pattern: str, name: str) -> str:
    """Return the first group of a pattern's first match in a file, or "nothing"."""
    found = re.search(pattern, (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE)
    return found[1] if found else "nothing"


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"git {words[0]} failed: {done.stderr.strip()}")
    return done.stdout.rstrip()


# ---- after the build -------------------------------------------------------------------------


def prove(version: str) -> None:
    """Check the files in dist/, and play a hand in an empty environment of each Python."""
    wheel, archive = _built(version)
    tools = Path(sys.executable).parent
    _step("Checking the metadata", tools / "twine", "check", "--strict", wheel, archive)
    _step("Checking the wheel's contents", tools / "check-wheel-contents", wheel)
    for number, python in _pythons():
        with tempfile.TemporaryDirectory() as folder:
            _play(f"Python 3.{number}", python, wheel, Path(folder), version)
    print(f"Version {version} can be published. Tag it before you upload the files:")
    print(f'    git tag --annotate v{version} --message "Clubsuit {version}"')
    print(f"    git push origin v{version}")


def _built(version: str) -> list[Path]:
    """Return wheel and source archive; nothing else may be in dist/."""
    names = [f"clubsuit-{version}-py3-none-any.whl", f"clubsuit-{version}.tar.gz"]
    found = sorted(path.name for path in (ROOT / "dist").iterdir() if path.name[0] != ".")
    if found != names:
        sys.exit(f"dist/ has {', '.join(found) or 'no files'} instead of {' and '.join(names)}.")
    for name in names:
        file = ROOT / "dist" / name
        print(f"Built {name}: {_megabytes([file])}, SHA-256 {_sha256(file)}")
    return [ROOT / "dist" / name for name in names]


def _pythons() -> Iterator[tuple[int, Path]]:
    """Yield each installed Python that can make environments, with its minor version."""
    asked = "import ensurepip, sys, venv; print(sys.version_info.minor)"
    for number in range(OLDEST, NEWEST + 1):
        name = f"python3.{number}"
        pyenv = sorted(Path.home().glob(f".pyenv/versions/3.{number}.*/bin/{name}"))
        for place in (shutil.which(name), Path(sys.base_prefix) / "bin" / name, *pyenv):
            if place and _output(place, "-c", asked) == str(number):
                yield number, Path(place)
                break


def _play(name: str, python: Path, wheel: Path, folder: Path, version: str) -> None:
    """Install the wheel in an empty environment, ask for its version, and play a hand there."""
    started = time.monotonic()
    _step(f"Making an empty environment of {name}", python, "-m", "venv", folder / "env")
    own = folder / "env" / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    _step(f"Installing the wheel in {name}", own, *pip, wheel)
    size = _megabytes((folder / "env").rglob("*"))
    said = _output(own.with_name("clubsuit"), "--version")
    if not said.startswith(f"clubsuit {version} "):
        sys.exit(f"`clubsuit --version` printed {said or 'nothing'} in {name}.")
    _step(f"Playing in {name}", own, "-P", ROOT / "scripts" / "one_hand.py", cwd=folder)
    print(f"{name}: environment of {size}, {time.monotonic() - started:.0f} seconds", flush=True)


def _step(title: str, *command: str | Path, cwd: Path = ROOT) -> None:
    """Print the title, and run the command; end the script if the command fails."""
    print(title, flush=True)
    if subprocess.run([str(word) for word in command], cwd=cwd, env=_environment()).returncode:
        sys.exit(f"{title} failed; nothing was published.")


def _output(*command: str | Path) -> str:
    """Return what a command prints, or "" if it fails."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(words, env=_environment(), capture_output=True, text=True)
    except OSError:  # there is no such file
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def _environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in FOREIGN}


def _sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _megabytes(paths: Iterator[Path] | list[Path]) -> str:
    """Return the size of files in megabytes (10^6 bytes)."""
    files = (path for path in paths if path.is_file() and not path.is_symlink())
    return f"{sum(path.stat().st_size for path in files) / 1e6:.1f} MB"


if __name__ == "__main__":
    main()
