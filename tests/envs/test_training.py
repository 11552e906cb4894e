"""The example that trains with sb3-contrib."""

import runpy
import warnings

import pytest

from support.project import ROOT


@pytest.mark.long
def test_the_example_learns() -> None:
    """Hole: MaskablePPO does not accept the environments, or learns nothing in them."""
    pytest.importorskip("torch")
    pytest.importorskip("sb3_contrib")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # those of PyTorch
        example = runpy.run_path(str(ROOT / "examples" / "maskable_ppo.py"))
        better, error = example["main"](20_000)
    assert better > 5 * error
