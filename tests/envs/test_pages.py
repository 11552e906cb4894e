"""The pages about environments."""

import contextlib
import importlib.util
import io
import re
from pathlib import Path
from types import ModuleType

import pytest

import clubsuit
from clubsuit.game import rules_of
from support.project import ROOT


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """Return the script as a module."""
    path = ROOT / "scripts" / "environments.py"
    spec = importlib.util.spec_from_file_location("environments", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_pages_are_up_to_date(script: ModuleType) -> None:
    """Hole: an id, an index or a field changes, and its page still describes the old one."""
    path: Path
    for path, text in script.pages().items():
        assert path.read_text(encoding="utf-8") == text, "run scripts/environments.py"


def test_each_field_is_documented(script: ModuleType) -> None:
    """Hole: a field of a view has no comment, so the page leaves it out."""
    common = {name for name, _ in script.COMMON.findall(script.state.__doc__)}
    for game in clubsuit.game_ids():
        strict, *_ = rules_of(game).rulesets()
        for rules in rules_of(game).rulesets():
            known = set(common)
            for one in {strict, rules}:
                module = script.inspect.getmodule(one.functions.view)
                known |= {name for name, _ in script.own_fields(module)}
            assert set(rules.dtype.names or ()) - known == set()


EXAMPLES = [
    pytest.param(code, id=f"{name}-{n}")
    for name in ("environments", "openspiel", "tables")
    for n, code in enumerate(
        re.findall(
            r"```python\n(.*?)```",
            (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8"),
            re.DOTALL,
        )
    )
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_examples_run(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: an example of a guide fails, or its output differs from that shown."""
    monkeypatch.chdir(tmp_path)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "example", "exec"), {})
    shown = re.findall(r"^print\(.*?\)  # (.*)$", code, re.MULTILINE)
    assert shown
    assert printed.getvalue().splitlines() == shown
