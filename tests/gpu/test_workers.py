"""The processes and time limits of `make gpu`, and the whole command in the simulator."""

import time

import pytest

from gpu.conftest import simulated
from proofs.gpu import workers
from proofs.gpu.identity import Plan
from proofs.gpu.workers import Deadline, Workers

PLANS = [Plan("clubs-whist", {"quota": quota}, 10, 1, True) for quota in range(3)]


def test_a_comparison_tells_what_it_has_left_out() -> None:
    """Hole: without time, options that were not compared count as equal."""
    late = Deadline(0)
    assert workers.compare(lambda plan: "", PLANS, late) == (0, 0, [], 3)
    found = workers.compare(lambda plan: "x" * plan.options["quota"], PLANS, Deadline(60))
    assert found[:2] == (30, 3) and found.left == 0
    assert [one.rpartition(": ")[2] for one in found.wrong] == ["x", "xx"]


def test_a_process_that_fails_or_hangs_stops_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: an error on the card, or a kernel that compiles for ever, ends the whole command."""
    monkeypatch.setattr(workers, "GRACE_S", 0.0)
    pool = Workers()
    try:
        jobs = {"good": (divmod, 7, 2), "wrong": (divmod, 7, 0)}
        found = dict(pool.together(Deadline(60), jobs))
        with pytest.raises(TimeoutError, match="slow did not end in time"):
            pool.do(Deadline(0.1), "slow", time.sleep, 60)
        assert pool.do(Deadline(60), "wrong", divmod, 9, 2) == (4, 1)
    finally:
        pool.close()
    assert found["good"] == (3, 1)
    assert isinstance(found["wrong"], ZeroDivisionError)


@pytest.mark.long
def test_the_whole_command_in_the_simulator() -> None:
    """Hole: a step of `make gpu` fails on a card, because nobody has run it before."""
    pytest.importorskip("torch")
    lines = simulated("-m", "proofs.gpu")
    assert lines[-1] == "all steps passed"
    steps = [
        "versions",
        "compile",
        "same-games",
        "same-steps",
        "bench",
        "env-bench",
        "pgx",
        "train",
    ]
    assert [line.removeprefix("---- ") for line in lines if line.startswith("---- ")][::2] == steps
