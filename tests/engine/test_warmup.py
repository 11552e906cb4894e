"""Compiling everything beforehand."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
from clubsuit import kernel, warmup
warmup.REGISTRY = {"clubs-whist": warmup.REGISTRY["clubs-whist"]}
if __name__ == "__main__":
    {}
    warmup.compile_all()
    assert warmup.is_warm()
"""
DAMAGE = """[file.write_bytes(b"junk") for file in kernel.cache_dir().rglob("*.nb?")]"""


@pytest.mark.skipif(
    bool({"NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"} & os.environ.keys()),
    reason="nothing is compiled, or compiled as it is elsewhere",
)
def test_an_unreadable_cache_is_made_anew(tmp_path: Path) -> None:
    """A cache cut short would keep the program from ever starting again."""
    script = tmp_path / "script.py"
    for step in ("pass", DAMAGE):
        script.write_text(SCRIPT.replace("{}", step))
        environment = {**os.environ, "CLUBSUIT_CACHE": str(tmp_path / "cache")}
        subprocess.run([sys.executable, str(script)], env=environment, check=True)
