"""The intervals of a study."""

import numpy as np
import pytest

from clubsuit.lab.student import half_width, half_width_99
from clubsuit.lab.study.estimates import difference, fewest_blocks, jackknife, ratio


def test_mean_of_equal_blocks() -> None:
    """Hole: the interval is not that of the mean of the blocks' means."""
    sums = np.array([[1.0, 1, 1], [2, 1, 1], [6, 1, 1]])
    found = ratio(sums)
    assert found is not None
    assert (found.value, found.n, found.deals, found.blocks) == (3, 3, 3, 3)
    error = np.std([1, 2, 6], ddof=1) / 3**0.5
    low, high = found.interval(0.01) or (0, 0)
    assert (low + high) / 2 == pytest.approx(3)
    assert (high - low) / 2 == pytest.approx(half_width_99(3) * error)


def test_large_blocks_count_more() -> None:
    """Hole: the value is the mean of the blocks' means."""
    found = ratio(np.array([[0.0, 1, 1], [9, 9, 1]]))
    assert found is not None
    assert (found.value, found.n) == (0.9, 10)


def test_hands_of_one_block_are_not_independent() -> None:
    """Hole: hands with the same cards make an interval narrower than their deals do."""
    few = ratio(np.array([[2.0, 2, 1], [0, 2, 1], [2, 2, 1], [0, 2, 1]]))
    many = ratio(np.array([[200.0, 200, 1], [0, 200, 1], [200, 200, 1], [0, 200, 1]]))
    assert few is not None
    assert many is not None
    assert few.variance == pytest.approx(many.variance)


def test_one_block_has_no_interval() -> None:
    """Hole: a part that only one block has is shown as exact."""
    found = ratio(np.array([[0.0, 0, 0], [3, 4, 1], [0, 0, 0]]))
    assert found is not None
    assert found.interval(0.01) is None
    assert found.interval(0.01, share=True) is None
    assert ratio(np.zeros((3, 3))) is None


def test_equal_blocks_are_not_certain() -> None:
    """Bug: a few deals with the same difference, or with the same value, had an interval of width
    zero, so their difference counted as clear."""
    for blocks, known in ((7, False), (8, True)):
        found = ratio(np.array([[1.0, 1, 1]] * blocks))
        assert found is not None
        assert (found.interval(0.01) == (1, 1)) is known
        assert (found.interval(0.01) is None) is not known
        low, high = found.interval(0.01, share=True) or (1, 0)
        assert low < high == pytest.approx(1)


def test_few_blocks_that_differ_are_no_clear_difference() -> None:
    """Bug: six of twelve deals with the same difference counted as clear, which chance alone makes
    in 3 of 100 studies without any difference."""
    assert [fewest_blocks(1 / 2**n) for n in (1, 6, 7)] == [2, 7, 8]
    base = ratio(np.array([[1.0, 1, 1]] * 12))
    for differ, clear in ((6, False), (7, False), (8, True)):
        blocks = [[2.0, 1, 1]] * differ + [[1.0, 1, 1]] * (12 - differ)
        other = ratio(np.array(blocks))
        assert base is not None
        assert other is not None
        found = difference(base, other, True)
        low, high = found.interval(0.01) or (0, 0)
        assert found.moved == differ
        assert (low > 0) is clear
        assert high > 0
        back = difference(other, base, True).interval(0.01) or (0, 0)
        assert (back[1] < 0) is clear


def test_share_that_never_happens() -> None:
    """Hole: an option that was never chosen in a few deals is certainly never chosen."""
    found = ratio(np.array([[0.0, 30, 10]] * 4))
    assert found is not None
    low, high = found.interval(0.01, share=True) or (1, 0)
    width = half_width_99(4)
    assert low == 0
    assert high == pytest.approx(width**2 / (40 + width**2))


def test_share_stays_between_0_and_1() -> None:
    """Hole: the interval of a rare event begins below 0."""
    found = ratio(np.array([[1.0, 20, 20], [0, 20, 20], [0, 20, 20]]))
    assert found is not None
    assert (found.interval(0.01) or (0, 0))[0] < 0
    low, high = found.interval(0.01, share=True) or (1, 0)
    assert 0 < low < found.value < high < 1


def test_pairs_are_more_exact() -> None:
    """Hole: the difference of two variants on the same deals has the error of two studies."""
    first = ratio(np.array([[1.0, 1, 1], [5, 1, 1], [9, 1, 1]]))
    second = ratio(np.array([[2.0, 1, 1], [6, 1, 1], [10, 1, 1]]))
    assert first is not None
    assert second is not None
    paired, apart = difference(first, second, True), difference(first, second, False)
    assert (paired.value, apart.value) == (1, 1)
    assert paired.variance == pytest.approx(0)
    assert apart.variance == pytest.approx(first.variance + second.variance)


def test_jackknife_of_a_mean() -> None:
    """Hole: the jackknife of a mean is not the interval of the mean."""
    sums = np.array([[1.0, 1], [1, 2], [1, 6]])
    found = jackknife(sums, lambda both: both[1] / both[0])
    assert found is not None
    assert found.value == 3
    assert found.variance == pytest.approx(np.var([1, 2, 6], ddof=1) / 3)
    assert jackknife(sums, lambda both: None) is None


def test_wider_intervals_for_looks() -> None:
    """Hole: an interval that is looked at ten times is as narrow as one that is looked at once."""
    assert half_width(200, 0.01) == half_width_99(200)
    assert half_width(200, 0.001) == pytest.approx(3.3400, abs=1e-3)
    assert half_width(31, 0.05) == pytest.approx(2.0423, abs=1e-4)
