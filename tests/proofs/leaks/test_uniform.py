"""Samples of a seat are possible, and all possible worlds are sampled equally often."""

import os
from collections import Counter

import numpy as np
import pytest

from clubsuit.game import Play
from clubsuit.lab.workers import all_cores
from clubsuit.random_numbers import WORLDS, generator, rand_below
from proofs.leaks.__main__ import show_trials
from proofs.leaks.uniform import KINDS, SURE, Finding, Kind, overall, survey, tail, trial, uneven

SLOW = "NUMBA_DISABLE_JIT" in os.environ
FEW = len(KINDS) * (1 if SLOW else 2)
MANY = len(KINDS) * 40


def check(findings: list[Finding]) -> None:
    bad = uneven(findings)
    assert not bad, "\n".join(map(str, bad[:10]))
    assert overall(findings) > SURE


@pytest.mark.speed
def test_samples_are_uniform() -> None:
    """Hole: a sampler draws some placings too often, or an impossible one."""
    findings = survey(FEW, seed=1, most=1500, draws=1500)
    check(findings)
    assert sum(finding.placings < finding.tried for finding in findings) > len(findings) / 5


@pytest.mark.long
def test_samples_are_uniform_in_the_long_run(capsys: pytest.CaptureFixture[str]) -> None:
    """As above, for errors that only many draws or rare positions show."""
    with capsys.disabled():
        findings = survey(
            MANY,
            seed=2,
            most=6000,
            draws=12_000,
            workers=all_cores(),
            progress=show_trials(MANY),
        )
    check(findings)
    phases = Counter(finding.name for finding in findings)
    for game, names in {
        "free-clubs": ("auction", "handicap", "send", "play", "auction, three cards"),
        "clubs-whist": ("play", "exchange, three cards"),
        "ruby-dame": ("send", "play", "send, three cards"),
        "climbing-clubs": ("play", "answer", "play, three cards"),
    }.items():
        assert phases.keys() >= {f"{game} {name}" for name in names}


@pytest.mark.long
@pytest.mark.speed
def test_workers_find_the_same() -> None:
    """Hole: the result depends on the number of workers."""
    assert survey(6, 3, 200, 200) == survey(6, 3, 200, 200, workers=2)


# ---- the test can fail ---------------------------------------------------------------


def lazy(play: Play, seat: int, rng: np.ndarray) -> np.ndarray:
    """Draw two samples; in one of three cases, prefer the one with lower cards to the left."""
    view = play.view(seat)
    one, two = view.sample_state(rng), view.sample_state(rng)
    left = (seat + 1) % play.game.seats
    if rand_below(rng, 3) == 0 and two["hand"][0, left] < one["hand"][0, left]:
        return two
    return one


def forgetful(play: Play, seat: int, rng: np.ndarray) -> np.ndarray:
    """Draw a sample that ignores who could not follow suit."""
    view = play.view(seat)
    view.state.lacks[:] = 0
    return view.sample_state(rng)


@pytest.mark.speed
def test_an_uneven_sampler_is_caught() -> None:
    """Hole: the test passes whatever the distribution of the samples."""
    numbers = [n for n, kind in enumerate(KINDS) if kind.game in ("clubs-whist", "ruby-dame")]
    findings = [trial(1, 1500, 3000, number, lazy) for number in numbers]
    assert overall(findings) < SURE
    assert len(uneven(findings)) >= 2
    assert not any(finding.strays for finding in findings)


@pytest.mark.speed
@pytest.mark.parametrize("game", ["clubs-whist", "ruby-dame"])
def test_an_impossible_draw_is_caught(game: str) -> None:
    """Hole: the test passes although a sample contradicts the view."""
    first = KINDS.index(Kind(game, hands=3 if game == "ruby-dame" else 1))
    numbers = range(first, 6 * len(KINDS), len(KINDS))
    assert any(trial(1, 1500, 300, number, forgetful).strays for number in numbers)


def test_the_tail_of_chi_square() -> None:
    """Hole: the threshold is wrong; here it is checked against tabulated values of chi-square."""
    for chi_square, freedom, expected in [
        (3.841, 1, 0.05),
        (18.307, 10, 0.05),
        (29.588, 10, 0.001),
        (124.342, 100, 0.05),
        (149.449, 100, 0.001),
    ]:
        assert tail(chi_square, freedom) == pytest.approx(expected, rel=0.15)
    rng = generator(9, WORLDS)
    drawn = Counter(int(rand_below(rng, 50)) for _ in range(5000))
    assert tail(sum((n - 100) ** 2 / 100 for n in drawn.values()), 49) > 0.001
