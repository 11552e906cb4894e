"""Draw texts at random for a cold reading: does each read well without its surroundings?

    .venv/bin/python scripts/cold_reading.py texts.txt key.txt MODEL=50 OTHER_MODEL=50

`texts.txt` gets 200 numbered texts from docstrings, comments and docs of this project, mixed with
texts from the Python files of other folders, here 50 from each. `key.txt` gets the origin of each.
A reader who has seen nothing else judges `texts.txt`. The seed is the hash of the current commit.
See docs/decisions/plain-english.md.
"""

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from english import ROOT, Text, python_texts

OURS = {"src": 80, "tests": 50, "docs": 40, "web/src": 30}
"""Number of texts from each folder of the project."""

SHORTEST = 12
"""Minimum number of characters of a text."""

PAGE_COMMENT = re.compile(r"/\*\*([\s\S]*?)\*/|^[ \t]*// (.+(?:\n[ \t]*// .+)*)", re.MULTILINE)
"""Documentation comments, and comments of one or more lines, in TypeScript and Svelte."""


def main(texts: str, key: str, *models: str) -> None:
    """Write the numbered texts and their key."""
    commit = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    rng = random.Random(int(commit[:8], 16))
    folders = {ROOT / name: number for name, number in OURS.items()}
    for model in models:
        folder, _, number = model.rpartition("=")
        folders[Path(folder)] = int(number)
    drawn: list[Text] = []
    for folder, number in folders.items():
        drawn += rng.sample(_all(folder), number)
    rng.shuffle(drawn)
    lines = [f"{number}. {text.text}\n" for number, text in enumerate(drawn, 1)]
    places = [f"{number}. {text.path}:{text.line}\n" for number, text in enumerate(drawn, 1)]
    Path(texts).write_text("".join(lines))
    Path(key).write_text("".join(places))


def _all(folder: Path) -> list[Text]:
    """Return the paragraphs of a folder's texts, each on one line, in a fixed order."""
    paragraphs = []
    for path in sorted(folder.rglob("*")):
        for text in _texts(path):
            for paragraph in text.text.split("\n\n"):
                plain = " ".join(paragraph.split())
                if len(plain) > SHORTEST and not plain.startswith("---") and ">>>" not in plain:
                    paragraphs.append(text._replace(text=plain))
    return paragraphs


def _texts(path: Path) -> Iterator[Text]:
    if path.suffix == ".py":
        yield from python_texts(path)
    elif path.suffix in (".ts", ".svelte") and path.name != "wire.ts":  # wire.ts is generated
        for found in PAGE_COMMENT.finditer(path.read_text()):
            plain = re.sub(r"\n\s*(\*|//)", "\n", found[1] or found[2])
            yield Text(path, path.read_text()[: found.start()].count("\n") + 1, plain, False)
    elif path.suffix == ".md":
        for number, paragraph in enumerate(_paragraphs(path.read_text()), 1):
            for sentence in re.split(r"(?<=[.:]) (?=[A-Z`*])", paragraph):
                yield Text(path, number, sentence, False)


def _paragraphs(page: str) -> Iterator[str]:
    """Yield the paragraphs of a Markdown page without headings, tables and code."""
    prose = re.sub(r"```.*?```", "", page, flags=re.DOTALL)
    for paragraph in prose.split("\n\n"):
        if not paragraph.lstrip("\n").startswith(("    ", "|", "#", "!", "<")):
            yield " ".join(paragraph.split())


if __name__ == "__main__":
    main(*sys.argv[1:])
