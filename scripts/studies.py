"""Make the worked studies of docs/studies again: `make studies ARGS="swap handicaps"`.

Each page in docs/studies has the command of its study. This script runs the commands, on all cores,
and writes the reports into build/studies. An interrupted study continues when it is made again.
"""

import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "studies"
TARGET = ROOT / "build" / "studies"
COMMAND = re.compile(r"^    (clubsuit study .+)$", re.MULTILINE)

OTHERS = ("index", "tables")
"""The pages that are no studies."""


def commands() -> dict[str, list[str]]:
    """Return the command of each study, as words, by the name of its page."""
    pages = [page for page in PAGES.glob("*.md") if page.stem not in OTHERS]
    found = {page.stem: COMMAND.findall(page.read_text("utf-8")) for page in pages}
    return {name: shlex.split(lines[0]) for name, lines in sorted(found.items())}


def main(wanted: list[str]) -> int:
    """Make these studies, or all; return the exit status of the first one that fails."""
    known = commands()
    if unknown := [name for name in wanted if name not in known]:
        print(f"no study is called {', '.join(unknown)}; there are: {', '.join(known)}")
        return 2
    TARGET.mkdir(parents=True, exist_ok=True)
    for name in wanted or known:
        print(shlex.join(known[name]))
        _, *words = known[name]
        files = ["--html", f"{name}.html", "--tables", name, "--resume", f"{name}.jsonl"]
        program = [sys.executable, "-m", "clubsuit"]
        done = subprocess.run([*program, *words, *files, "--workers", "0"], cwd=TARGET)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
