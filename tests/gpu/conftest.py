"""The card, for the tests that need one, and the simulator, for the others."""

import os
import subprocess
import sys

import pytest

from clubsuit.errors import ClubsuitError
from clubsuit.gpu import compiler
from support.processes import PATIENCE_S
from support.project import ROOT


@pytest.fixture(scope="session")
def card() -> compiler.Card:
    """The card; without one, the test is skipped."""
    try:
        return compiler.open_card()
    except ClubsuitError as error:
        pytest.skip(f"no GPU: {error}")


def simulated(*args: str) -> list[str]:
    """Run Python with these arguments and with Numba's simulator of CUDA; return what it prints."""
    done = subprocess.run(
        [sys.executable, *args],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": str(ROOT / "tests")},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=PATIENCE_S,
    )
    return done.stdout.splitlines()
