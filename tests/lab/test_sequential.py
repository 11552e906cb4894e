"""The sequential test that stops a match."""

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cli.conftest import Command
from clubsuit.errors import NotationError
from clubsuit.lab import Match, run_match
from clubsuit.lab.arena import Spread
from clubsuit.lab.sequential import FEWEST, Sprt
from support import probe

MOST = 10_000
"""Maximum number of deals of a simulated match; none comes near it."""


def match(**more: Any) -> Match:
    """Return the plan of a match that stops after about 50 of its 90 deals."""
    about = {"deals": 90, "seed": 5, "options": {}, "swap": True, "sprt": Sprt(0, 0.2)}
    return Match("clubs-whist", bots=("rule", "random"), **{**about, **more})


def test_evidence() -> None:
    """Hole: the log-likelihood ratio is wrong. Here, the mean is 3 and the variance is 2.5, so the
    variance is 11.5 around 0 and 6.5 around 1."""
    spread = Spread()
    for margin in (1.0, 2.0, 4.0, 5.0):
        spread.add(margin)
    test = Sprt(0, 1)
    assert test.evidence(4, spread.mean, spread.squares) == pytest.approx(2 * math.log(11.5 / 6.5))
    assert test.bounds == pytest.approx((-math.log(19), math.log(19)))
    assert Sprt(0, 1, 0.01, 0.1).bounds == pytest.approx((math.log(0.1 / 0.99), math.log(90)))


@pytest.mark.parametrize(("mean", "accepted"), [(0.0, "low"), (0.25, None), (0.5, "high")])
def test_accepted(mean: float, accepted: str | None) -> None:
    """Holes: the wrong hypothesis is accepted, or one without enough deals or with equal margins,
    which tell nothing about their variance."""
    test = Sprt(0, 0.5)
    assert test.accepted(100, mean, 100.0) == accepted
    assert test.accepted(FEWEST - 1, mean, 1.0) is None
    assert test.accepted(100, mean, 1e-12) is None


def errors(test: Sprt, true: float, wrong: str, runs: int) -> tuple[float, float]:
    """Play matches whose margins are normal with standard deviation 1.

    Return the share of those that accept the wrong hypothesis, and their mean number of deals.
    """
    rng = np.random.default_rng([runs, round(1000 * true)])
    mistakes = deals = 0
    for _ in range(runs):
        spread, accepted = Spread(), None
        while not accepted and spread.deals < MOST:
            for margin in rng.normal(true, 1, 50).tolist():
                spread.add(margin)
                if accepted := test.accepted(spread.deals, spread.mean, spread.squares):
                    break
        assert accepted
        mistakes += accepted == wrong
        deals += spread.deals
    return mistakes / runs, deals / runs


@pytest.mark.parametrize(
    "runs", [pytest.param(600, id="short"), pytest.param(20_000, id="long", marks=pytest.mark.long)]
)
@pytest.mark.parametrize("rates", [(0.05, 0.05), (0.02, 0.1)])
def test_error_rates(rates: tuple[float, float], runs: int) -> None:
    """Hole: the test is wrong more often than it promises, or needs almost as many deals as a match
    with a fixed number (1,082 deals for rates of 5 %, 1,112 for 2 % and 10 %)."""
    test = Sprt(0, 0.1, *rates)
    for true, wrong, rate in ((0.0, "high", rates[0]), (0.1, "low", rates[1])):
        found, deals = errors(test, true, wrong, runs)
        doubt = math.sqrt(rate * (1 - rate) / runs)
        assert 0.75 * rate - 3 * doubt < found < rate + 3 * doubt
        assert deals < 700


def test_any_number_of_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: where a match stops depends on the number of workers, or on an interruption."""
    whole = run_match(match(), folder=tmp_path / "whole")
    assert whole.accepted == "high"
    assert FEWEST < whole.deals < 90
    with monkeypatch.context() as patch:
        probe.stop_match_after(patch, FEWEST + 1)
        assert run_match(match(), folder=tmp_path / "cut").interrupted
    for folder, resume, workers in (("two", False, 2), ("cut", True, 1), ("cut", True, 1)):
        result = run_match(match(), folder=tmp_path / folder, resume=resume, workers=workers)
        assert (result.whole, result.accepted) == (whole.whole, "high")
        records = (tmp_path / folder / "records.jsonl").read_bytes()
        assert records == (tmp_path / "whole" / "records.jsonl").read_bytes()
    unstopped = run_match(match(sprt=None, deals=whole.deals))
    assert unstopped.whole == whole.whole
    with pytest.raises(NotationError, match="another command"):
        run_match(match(sprt=Sprt(0, 0.1)), folder=tmp_path / "cut", resume=True)


def test_the_command(command: Command, tmp_path: Path) -> None:
    """Hole: the result of the test is missing for people, for programs or on the page."""
    words = ["arena", "clubs-whist", "--bots", "rule,random", "--swap", "--sprt", "0,0.2,0.01,0.1"]
    words += ["--seed", "5"]
    file = tmp_path / "page.html"
    ran = command(*words, "--deals", "31", "--html", str(file))
    says = "31 deals do not tell whether the margin is rather 0 or 0.2 points per hand"
    assert says in ran.out and says in file.read_text(encoding="utf-8")
    assert "the test ends at -2.29 and 4.50" in ran.out
    data = json.loads(command(*words, "--json").out)
    assert data["sprt"]["accepted"] == "high"
    assert data["sprt"]["llr"] > 4.49
    assert (data["sprt"]["alpha"], data["sprt"]["beta"]) == (0.01, 0.1)
    assert FEWEST < data["deals"] < 100
    ran = command(*words)
    assert f"after {data['deals']} deals, the margin is rather 0.2 than 0 points" in ran.out
    assert "If it were 0, the test would still say so in about 1 % of matches" in ran.out
