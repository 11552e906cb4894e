"""Student's t distribution."""

from itertools import pairwise

import pytest

from clubsuit.lab.student import EXACT_UP_TO, half_width_99


@pytest.mark.parametrize(
    ("observations", "half"),
    [
        *((2, 63.657), (3, 9.925), (4, 5.841), (5, 4.604), (6, 4.032), (11, 3.169), (21, 2.845)),
        *((31, 2.750), (41, 2.704), (61, 2.660), (121, 2.617), (1_000_001, 2.576)),
    ],
)
def test_the_table_of_textbooks(observations: int, half: float) -> None:
    """Bug: intervals of few deals were those of a normal distribution. With two deals they extended
    by 2.6 standard errors to either side instead of 63.7."""
    assert half_width_99(observations) == pytest.approx(half, abs=5e-4)


def test_no_jump_where_the_series_begins() -> None:
    """Hole: an interval gets wider with one more deal."""
    widths = [half_width_99(n) for n in range(EXACT_UP_TO - 2, EXACT_UP_TO + 6)]
    assert widths == sorted(widths, reverse=True)
    steps = [wide - narrow for wide, narrow in pairwise(widths)]
    assert all(
        later / earlier == pytest.approx(0.98, abs=0.005) for earlier, later in pairwise(steps)
    )
