"""Checks of the whole repository: examples run, messages exist, each rule has a test."""

import ast
import contextlib
import doctest
import importlib
import io
import pkgutil
import re
import shlex
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import clubsuit
from browser.support.person import WAIT
from clubsuit import texts
from clubsuit.games.rules import Rules
from server.support.connections import ANSWER_WITHIN_S
from server.support.servers import STARTS_WITHIN_S
from support.processes import PATIENCE_S, run_commands
from support.project import ROOT, files_of

SOURCE = ROOT / "src" / "clubsuit"
CATALOGUES = sorted((SOURCE / "texts").glob("*/*.ftl"))
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MODULES = ["clubsuit"] + [
    module.name
    for module in pkgutil.walk_packages(clubsuit.__path__, "clubsuit.")
    if not module.name.endswith("__main__") and ".migrations" not in module.name
]
RULES = {"FC": 17, "CW": 11, "CC": 15, "RD": 5}
"""Number of rules of each game; they are numbered from 1."""

GUIDE = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    """Return the code blocks of a Markdown text in this language."""
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


# ---- docs and examples -----------------------------------------------------------------


PEERS = ("clubsuit.envs.open_spiel", "clubsuit.lab.opponents.openspiel_ismcts")
"""Modules that need OpenSpiel, which has no package for Windows."""


def has_examples(name: str) -> bool:
    """Return whether the file of a module contains an example.

    Searching a file is quicker than letting doctest look at all docstrings.
    """
    path = ROOT / "src" / name.replace(".", "/")
    module = path.with_suffix(".py")
    file = module if module.exists() else path / "__init__.py"
    return ">>>" in file.read_text(encoding="utf-8")


def test_modules_can_be_imported() -> None:
    """Hole: a module that nothing imports cannot be imported."""
    for name in MODULES:
        if not (needs_torch(name) or has_examples(name)):  # those with examples follow
            importlib.import_module(name)


def needs_torch(name: str) -> bool:
    """Return whether a module needs PyTorch, which only the long tests install."""
    return name.startswith("clubsuit.lab.ppo.")


@pytest.mark.parametrize("name", [name for name in MODULES if has_examples(name)])
def test_docstring_examples_run(name: str) -> None:
    """Hole: an example in a docstring does not work any more."""
    if name in PEERS and sys.platform == "win32":
        pytest.skip("OpenSpiel has no package for Windows")
    if needs_torch(name):
        pytest.importorskip("torch")
    result = doctest.testmod(
        importlib.import_module(name), optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert result.failed == 0


def test_nothing_is_skipped_for_want_of_a_package() -> None:
    """Bug: CI skipped the tests of OpenSpiel because the package was not installed.

    Tests may be skipped only if PyTorch, sb3-contrib or `fcntl` is missing: long tests use the
    first two, and Windows has no `fcntl`.
    """
    optional = {
        name
        for path in (ROOT / "tests").rglob("*.py")
        for name in re.findall(r'importorskip\("(\w+)"', path.read_text(encoding="utf-8"))
    }
    assert optional <= {"torch", "sb3_contrib", "fcntl"}


@pytest.mark.parametrize("code", blocks(README, "python") + blocks(GUIDE, "python"))
def test_readme_examples_run(code: str) -> None:
    """Hole: an example in the README or the guide fails, or its output differs from that shown."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "README.md", "exec"), {})
    shown = re.findall(r"^ *print\(.*\)  # (.*)$", code, re.MULTILINE)
    lines = printed.getvalue().splitlines()
    assert shown
    assert [line for line in lines if line in shown] == shown


def test_readme_commands_run(tmp_path: Path) -> None:
    """Hole: a command in the README fails.

    Commands that run for long, or need a file, are run with `--help`.
    """
    help_only: tuple[list[str], ...] = (
        [],
        ["play", "--lan"],
        ["bench"],
        ["verify", "game.json"],
        ["review", "game.json"],
    )
    lines = [
        line.partition("#")[0].strip()
        for block in blocks(README, "sh")
        for line in block.splitlines()
    ]
    assert len(lines) > 4
    for name, code in files_of(README).items():
        (tmp_path / name).write_text(code)
    commands = [shlex.split(line)[1:] for line in lines]
    whole = [[*words, "--help"] if words in help_only else words for words in commands]
    for line, (status, errors) in zip(lines, run_commands(tmp_path, whole), strict=True):
        assert status == 0, f"{line}: {errors}"


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "docs/architecture.md"])
def test_make_targets_exist(name: str) -> None:
    """Hole: the docs name a `make` target that does not exist."""
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = re.findall(r"(?:`|^    )make ([a-z-]+)", (ROOT / name).read_text(), re.MULTILINE)
    assert set(named) <= targets


@pytest.mark.parametrize(
    "path", sorted(ROOT.glob("*.md")) + sorted(ROOT.glob("docs/**/*.md")), ids=str
)
def test_links_of_the_docs_lead_somewhere(path: Path) -> None:
    """Holes: a link in the docs is dead; a decision record is missing in the index."""
    text = path.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)
    missing = [link for link in links if not (path.parent / link).exists()]
    assert missing == []
    if path.parent.name == "decisions" and path.name == "index.md":
        pages = {page.name for page in path.parent.glob("*.md")} - {"index.md"}
        assert pages <= set(links)


# ---- rules -------------------------------------------------------------------------------


@cache
def docstrings() -> list[tuple[str, str]]:
    """Return the name and docstring of each test."""
    return [
        (f"{path.name}: {node.name}", ast.get_docstring(node) or "")
        for path in (ROOT / "tests").rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


@pytest.mark.parametrize("game", RULES)
def test_each_rule_is_cited_by_a_test(game: str) -> None:
    """Hole: a rule has no test, or a test cites a rule that does not exist."""
    cited: set[int] = set()
    for _, text in docstrings():
        for first, last in re.findall(rf"\b{game}-(\d+)[a-d]?(?: to {game}-(\d+))?", text):
            cited.update(range(int(first), int(last or first) + 1))
    assert set(range(1, RULES[game] + 1)) - cited == set()
    assert cited <= set(range(1, RULES[game] + 1))


def test_each_test_says_which_hole_it_closes() -> None:
    """Hole: a test has no docstring that says what it protects against."""
    assert [name for name, text in docstrings() if not text] == []


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_each_game_has_its_words(game: str) -> None:
    """Hole: the lobby has no name, rules or option texts for a game."""
    for part in ("name", "character", "length"):
        assert texts.has(f"game-{game}-{part}")
    assert len(texts.rules(game)) > 1000
    rules: Rules = clubsuit.load(game).rules
    for option in rules.options:
        assert texts.has(f"option-{option.name}")
        for choice in option.choices:
            if isinstance(choice, str):
                assert texts.has(f"option-{option.name}-{choice}")


GLOSSARY = {"en": "Words", "de": "Begriffe", "fr": "Les mots", "nl": "Woorden"}
"""Headings of the glossaries in the rules."""


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_the_bar_speaks_as_the_glossary_does(game: str, language: str) -> None:
    """Hole: the help for a term in the table's bar differs from the glossary in the rules."""
    catalogue = (SOURCE / "texts" / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    names = re.findall(r"^(table-fact-.+-help) =", catalogue, re.MULTILINE)
    rules: Rules = clubsuit.load(game).rules
    names += ["table-trump-help"] * (rules.trump is not None)
    assert names
    with texts.speaking(language):
        after = texts.rules(game).partition(f"\n## {GLOSSARY[language]}\n")[2]
        glossary = after.partition("\n## ")[0].lower()
        said = {name: texts.say(name).lower().rstrip(".") for name in names}
    assert {name: text for name, text in said.items() if text not in glossary} == {}


# ---- messages ------------------------------------------------------------------------------


def messages(path: Path) -> list[str]:
    """Return the names of the messages in a catalogue file."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, fluent.Junk)]
    assert junk == []
    return [entry.id.name for entry in resource.body if isinstance(entry, fluent.Message)]


ALL_MESSAGES = [name for path in CATALOGUES if path.parent.name == "en" for name in messages(path)]


def test_no_message_stands_twice() -> None:
    """Hole: two messages have the same name, so one is never shown."""
    assert [name for name, times in Counter(ALL_MESSAGES).items() if times > 1] == []


SAYERS = {
    "say": 0,
    "_said": 0,
    "has": 0,
    "refusal": 0,
    "_refusal": 0,
    "_fault": 0,
    "_malformed": 0,
    "_record_fault": 0,
}
"""Functions that take the name of a message, with the index of that argument."""


def named_messages(path: Path) -> Iterator[str]:
    """Yield the message names in a Python file; "*" stands for the variable parts of f-strings."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = (
            node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        )
        place = 1 if called == "Reason" else SAYERS.get(called)
        if place is None or len(node.args) <= place:
            continue
        choices = [node.args[place]]
        while choices:
            choice = choices.pop()
            if isinstance(choice, ast.IfExp):
                choices += [choice.body, choice.orelse]
            elif (
                isinstance(choice, ast.Constant) and isinstance(choice.value, str) and choice.value
            ):
                yield choice.value
            elif isinstance(choice, ast.JoinedStr):
                yield "".join(
                    str(part.value) if isinstance(part, ast.Constant) else "*"
                    for part in choice.values
                )


@pytest.mark.parametrize(
    "path", sorted(SOURCE.rglob("*.py")), ids=lambda path: path.relative_to(SOURCE).as_posix()
)
def test_each_message_that_code_names_exists(path: Path) -> None:
    """Hole: a message that the code names is missing, so that showing it raises an error."""
    if path.name == "texts.py":
        return
    for name in named_messages(path):
        pattern = re.escape(name).replace(r"\*", ".+")
        assert any(re.fullmatch(pattern, known) for known in ALL_MESSAGES), name


def test_no_message_is_left_over() -> None:
    """Hole: a catalogue has a message that is never shown, which translators still translate."""
    places = [*SOURCE.rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    places += (ROOT / "web" / "src").rglob("*.svelte")
    code = "\n".join(path.read_text(encoding="utf-8") for path in places)
    code += "".join(path.read_text(encoding="utf-8") for path in (ROOT / "web").glob("*.html"))
    starts = tuple(set(re.findall(r"[\"'`]([a-z]+-(?:[a-z0-9]+-?)*)(?:\$?\{|[\"'`] ?\+)", code)))
    words = set(re.findall(r"[a-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)+|\bseat\b", code))
    sentences = "".join(path.read_text(encoding="utf-8") for path in CATALOGUES)
    words |= set(re.findall(r"\{ ([a-z]+(?:-[a-z0-9]+)+) \}", sentences))  # used in other messages
    left = [name for name in ALL_MESSAGES if name not in words and not name.startswith(starts)]
    assert left == []


WORDY = re.compile(r"[A-Za-z]{2,} [a-z]{2,}")
TAG = re.compile(r"<[^<>]*(>|$)|^[^<>]*>")
"""A tag of HTML, or the part of one that stands in this string."""


@pytest.mark.parametrize(
    "path",
    [
        *SOURCE.glob("cli/*.py"),
        *SOURCE.glob("games/**/*.py"),
        *SOURCE.glob("bots/**/*.py"),
        *SOURCE.glob("lab/**/*.py"),
    ],
    ids=lambda path: path.relative_to(SOURCE).as_posix(),
)
def test_no_words_for_people_in_code(path: Path) -> None:
    """Hole: a sentence for users is in the code instead of a catalogue, so it is not translated."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    own = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }  # docstrings
    for node in ast.walk(tree):
        if isinstance(node, (ast.Raise, ast.Assert)):
            own.update(id(part) for part in ast.walk(node))
    found = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in own
        and WORDY.search(TAG.sub("", node.value))
    ]
    assert found == []


# ---- repository -------------------------------------------------------------------------------


def tracked() -> list[Path]:
    """Return the files of the repository."""
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_no_path_of_a_machine_in_the_tree() -> None:
    """Hole: a file contains a path that exists on one machine only."""
    words = [f"/{top}/" for top in ("work", "opt", "home", "Users")] + [
        ".libr" + "ary",
        "file" + "://",
    ]
    found = []
    for path in tracked():
        data = path.read_bytes()
        found += [f"{path.name}: {word}" for word in words if word.encode() in data]
    assert found == []


def locked(name: str) -> dict[str, str]:
    """Return the lines of a lock file by package name."""
    text = (ROOT / "requirements" / name).read_text()
    lines = re.sub(r" \\\n +--hash=sha256:[0-9a-f]{64}", " #", text).splitlines()
    assert all(re.match(r"[a-z0-9-]+==[^ ]+( ; [^#]+?)?( #)+$", line) for line in lines)
    pins: dict[str, str] = {}
    for line in lines:
        pins[line.partition("==")[0]] = pins.get(line.partition("==")[0], "") + line
    return pins


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").iterdir()), ids=lambda p: p.name)
def test_each_locked_package_has_hashes(path: Path) -> None:
    """Hole: a package index delivers another file than the one that was locked."""
    assert locked(path.name)


def test_locks_are_complete() -> None:
    """Holes: a dependency has no pinned version; lock files pin different versions."""
    play, test = locked("play.txt"), locked("test.txt")
    wanted = PROJECT["project"]["dependencies"]
    named = [re.split(r"[<>=\[]", line)[0].replace(".", "-").lower() for line in wanted]
    assert set(named) <= set(play)
    dev = PROJECT["dependency-groups"]["dev"]
    tools = [re.split(r"[<>=\[]", line)[0].replace("_", "-").lower() for line in dev]
    assert set(tools) <= set(test)
    for other in (test, locked("bench.txt")):
        assert {name: other[name] for name in play} == play


def test_a_hang_is_told_by_name() -> None:
    """Bug: a test waited for 900 seconds, but pytest-timeout ended it after 600, so the report did
    not say what it was waiting for."""
    whole = PROJECT["tool"]["pytest"]["ini_options"]["timeout"]
    assert max(PATIENCE_S, ANSWER_WITHIN_S, STARTS_WITHIN_S, WAIT / 1000) < whole


def test_plain_words_for_numbers() -> None:
    """Hole: a text has a vague phrase instead of a number, so readers must look for the number."""
    phrase = re.compile(r"\bso " + r"many\b", re.IGNORECASE)
    texts_of = {".py", ".md", ".ts", ".svelte", ".ftl", ".css", ".txt"}
    rule = {"CONTRIBUTING.md", "english.py"}  # they name the phrase
    found = [
        f"{path.relative_to(ROOT)}: {word[0]}"
        for path in tracked()
        if path.suffix in texts_of and path.name not in rule
        for word in phrase.finditer(path.read_text(encoding="utf-8"))
    ]
    assert found == []
