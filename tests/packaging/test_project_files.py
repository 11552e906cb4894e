"""The files that GitHub, package indexes and reference managers read."""

import re
import subprocess
import sys
import tomllib
from email import message_from_string
from pathlib import Path
from typing import Any

import pytest
import yaml

import clubsuit
from clubsuit.game import game_ids
from clubsuit.texts import say
from support.project import ROOT

ADDRESS = "https://github.com/example/clubsuit"
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
LINK = re.compile(r"(!?)\[[^]]*\]\(([^)]+)\)")
PICTURE = re.compile(r'<(?:source|img)\b[^>]* (?:src|srcset)="([^"]+)"')
PARTS = {"markdown", "input", "textarea", "dropdown", "checkboxes"}
"""The kinds of parts that a form on GitHub can have."""


def metadata(folder: Path, repository: str) -> Any:
    """Return the metadata that a build in a copy of the project writes."""
    (folder / "src" / "clubsuit").mkdir(parents=True)
    for name in ("README.md", "LICENSE", "hatch_build.py", "src/clubsuit/__init__.py"):
        (folder / name).write_bytes((ROOT / name).read_bytes())
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (folder / "pyproject.toml").write_text(
        re.sub(r'(?m)^repository = ".*?"', f'repository = "{repository}"', project)
    )
    script = "import hatchling.build as b; print(b.prepare_metadata_for_build_wheel('.'))"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=folder, capture_output=True, text=True, check=True
    )
    written = folder / done.stdout.strip() / "METADATA"
    return message_from_string(written.read_text(encoding="utf-8"))


def test_links_of_the_package_page(tmp_path: Path) -> None:
    """Holes: links and the picture of the README lead nowhere on the package page; they lead to
    files of another version; the page has no address of the project."""
    found = metadata(tmp_path, ADDRESS)
    links = LINK.findall(found.get_payload())
    pictures = [("!", address) for address in PICTURE.findall(found.get_payload())]
    assert len(links) > 15
    assert len(pictures) == 2  # with and without motion
    for picture, address in [*links, *pictures]:
        start = f"{ADDRESS}/{'raw' if picture else 'blob'}/v{clubsuit.__version__}/"
        assert address.startswith(start)
        assert (ROOT / address.removeprefix(start).partition("#")[0]).exists()
    urls = dict(line.split(", ") for line in found.get_all("Project-URL"))
    assert set(urls) == {"Homepage", "Documentation", "Changelog", "Issues"}
    assert found["Version"] == clubsuit.__version__
    assert found["Author"]


def test_a_package_page_without_an_address(tmp_path: Path) -> None:
    """Hole: as long as the project has no public address, the package page has dead links."""
    found = metadata(tmp_path, "")
    text = found.get_payload()
    assert LINK.findall(text) == PICTURE.findall(text) == []
    assert "<picture>" not in text
    assert "contributing, architecture" in text
    assert found.get_all("Project-URL") is None


def test_the_version_is_written_once() -> None:
    """Holes: the citation or the README names another version than the package; a second file has
    a version of its own."""
    version = clubsuit.__version__
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == version
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"clubsuit-(\d+\.\d+\.\d+)", readme)) == {version}
    assert "version" not in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert '"version"' not in (ROOT / "web" / "package.json").read_text(encoding="utf-8")


def test_every_supported_python_is_tested() -> None:
    """Hole: the package page promises a version of Python that CI never runs."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    promised = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    jobs = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8"))["jobs"]
    matrix = jobs["test"]["strategy"]["matrix"]
    assert matrix["python"] == promised
    assert matrix["may-fail"] == [False]
    assert project["requires-python"] == f">={promised[0]}"
    systems = jobs["installed"]["strategy"]["matrix"]["system"]
    assert {system.partition("-")[0] for system in systems} == {"ubuntu", "macos", "windows"}


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_forms_can_be_read(path: Path) -> None:
    """Hole: GitHub does not show a form with a missing or misspelt field."""
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert set(form) == {"name", "description", "labels", "body"}
    fields = [part for part in form["body"] if part["type"] != "markdown"]
    ids = [part["id"] for part in fields]
    assert len(set(ids)) == len(ids) > 0
    for part in form["body"]:
        assert part["type"] in PARTS
        assert set(part) <= {"type", "id", "attributes", "validations"}
        assert part["attributes"]["value" if part["type"] == "markdown" else "label"]
        if part["type"] == "dropdown":
            options = part["attributes"]["options"]
            assert len(set(options)) == len(options) > 1
    assert any(part.get("validations", {}).get("required") for part in fields)


def test_the_form_about_rules_knows_every_game() -> None:
    """Hole: nobody can ask about a new game."""
    form = yaml.safe_load(next(p for p in FORMS if "rules" in p.name).read_text(encoding="utf-8"))
    (games,) = (part for part in form["body"] if part["type"] == "dropdown")
    assert games["attributes"]["options"] == [say(f"game-{game}-name") for game in game_ids()]
