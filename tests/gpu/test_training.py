"""The training of `make gpu`, on the processor."""

import pytest

from proofs.gpu import training


@pytest.mark.long
def test_the_training_learns(capsys: pytest.CaptureFixture[str]) -> None:
    """Hole: the policy does not get better. It must win half a point a hand over random choices
    within a minute; on a card it plays many times as many hands."""
    pytest.importorskip("torch")
    training.train("cpu", rows=1_024, seconds=60.0)
    untrained, _, trained = capsys.readouterr().out.splitlines()
    before, after = (float(line.split()[1]) for line in (untrained, trained))
    assert after > before + 0.5
