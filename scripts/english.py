"""Find sentences in code, tests and docs that break the rules of CONTRIBUTING.md on English.

    .venv/bin/python scripts/english.py

The script reports only faults that a program can find without false alarms. `make lint` runs it.
"""

import ast
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]

FIRST_COMMIT = "fbfe2cb"
"""The last commit whose subject is not checked."""

LONGEST_SUBJECT = 72

RIDDLES = re.compile(r"(What|Who|Whose|Of|That|Where)\b(?!.*\?)")
"""Words that must not begin a docstring, unless it is a question."""

HOUSE_WORDS = re.compile(
    r"\b(anew|so many|this many|in the place of|by way of|one's own|somebody|what is no)\b",
    re.IGNORECASE,
)

QUOTED = re.compile(r"`[^`]*`|\"[^\"]*\"|\*[^*]*\*|“[^”]*”")


class Text(NamedTuple):
    """A docstring, a comment, or a paragraph of a page."""

    path: Path
    line: int
    text: str
    is_docstring: bool


def main() -> None:
    """Print all findings, and exit with 1 if there are any."""
    found = [*_in_files(), *_in_commits()]
    print("\n".join(found))
    sys.exit(bool(found))


def _in_files() -> Iterator[str]:
    for name in _git("ls-files", "*.py", "*.md").splitlines():
        path = ROOT / name
        if name.startswith(("src/clubsuit/texts/", "docs/decisions/")) or name == "CHANGELOG.md":
            continue
        texts = python_texts(path) if path.suffix == ".py" else page_texts(path)
        for text in texts:
            for problem in problems(text):
                yield f"{name}:{text.line}: {problem}"


def problems(text: Text) -> Iterator[str]:
    """Yield a message for each problem of a text."""
    plain = QUOTED.sub("", text.text)
    first = text.text.split("\n\n")[0]
    if text.is_docstring and RIDDLES.match(first):
        yield f'begins with "{first.split()[0]}"; begin with a verb, or name the thing'
    if text.is_docstring and first[:1].islower() and first.split()[0].isalpha():
        yield "begins in the middle of a sentence; write a sentence for each constant"
    if text.is_docstring and first.rstrip().endswith(","):
        yield "ends in the middle of a sentence; write a sentence for each constant"
    for word in HOUSE_WORDS.findall(plain):
        yield f'"{word}" has a plainer word (see CONTRIBUTING.md)'


def python_texts(path: Path) -> Iterator[Text]:
    """Yield the docstrings and comments of a Python file."""
    source = path.read_text()
    for node in ast.walk(ast.parse(source)):
        body = getattr(node, "body", ())
        for statement in body if isinstance(body, list) else ():
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                value = statement.value.value
                if isinstance(value, str):
                    yield Text(path, statement.lineno, value.strip(), True)
    yield from _comments(path)


def _comments(path: Path) -> Iterator[Text]:
    """Yield the comments of a Python file; lines that follow each other are one comment."""
    text, last = Text(path, 0, "", False), -1
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type != tokenize.COMMENT:
                continue
            words, line = token.string.lstrip("#: "), token.start[0]
            goes_on = line == last + 1 and not token.line[: token.start[1]].strip()
            if goes_on:
                text = text._replace(text=f"{text.text} {words}")
            else:
                yield text
                text = Text(path, line, words, False)
            last = line
    yield text


def page_texts(path: Path) -> Iterator[Text]:
    """Yield the lines of a Markdown page without code."""
    in_code = False
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line.startswith("```"):
            in_code = not in_code
        elif not in_code and not line.startswith("    "):
            yield Text(path, number, line, False)


def _in_commits() -> Iterator[str]:
    for line in _git("log", "--no-merges", "--format=%h %s", f"{FIRST_COMMIT}..").splitlines():
        commit, _, subject = line.partition(" ")
        if len(subject) > LONGEST_SUBJECT:
            yield f"{commit}: the subject has {len(subject)} characters, of {LONGEST_SUBJECT}"


def _git(*words: str) -> str:
    """Return the output of git. It is empty without a history, for example in a source archive."""
    ran = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return ran.stdout


if __name__ == "__main__":
    main()
