"""Coverage-guided fuzzing of the two parsers with the most branches: records and actions."""

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]

RUNS = 6_000

BUILT = sys.platform == "linux" and platform.machine() == "x86_64" and sys.version_info < (3, 14)
"""Whether Atheris has a package for this machine. The condition in pyproject.toml must be the
same."""


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.skipif(not BUILT, reason="Atheris is not built for this machine")
@pytest.mark.parametrize("door", ["record", "action"])
def test_nothing_gets_through(door: str, tmp_path: Path) -> None:
    """Hole: some input that the other fuzz tests never build raises an unexpected error."""
    folder = tmp_path / door
    paths = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "fuzz.guided", door, str(RUNS), str(folder)],
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        timeout=3600,
    )
    failing = [file.read_bytes() for file in folder.glob("found-*")]
    assert done.returncode == 0, f"{failing}\n{done.stdout[-5000:]}"
    assert f"Done {RUNS} runs" in done.stdout
