"""Grades: how sure it is that a choice is the best (docs/puzzles.md has the definitions)."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

import numpy as np

from clubsuit.bots import make_bot
from clubsuit.bots.knowledge.base import win_probability
from clubsuit.game import View
from clubsuit.games.state import Action
from clubsuit.puzzles.puzzle import OPINION, PROVED, SOLVED, Evidence
from clubsuit.puzzles.worlds import (
    EFFORT,
    MOST_DEALS,
    OpenCards,
    different_deals,
    number_of_deals,
    samples,
    solvable,
)
from clubsuit.random_numbers import derive_seed
from clubsuit.solve.effort import Effort
from clubsuit.solve.positions import ends_of

LEAST_WORSE = 0.05
"""In a proof, each other choice must be worse in at least this share of the deals."""
SAMPLED = 60
"""Number of sampled deals for `SOLVED`; half of them choose, half of them check the choice."""
LEAD = 0.1
"""Least advantage for `SOLVED`, beyond two standard errors: 10 games in 100."""
JUDGES = ("search:64", "trained")
"""The bots that must agree for `OPINION`: one searches, one is a trained network."""


@dataclass(frozen=True)
class Answer:
    """The best choices of a position."""

    grade: str
    best: tuple[int, ...]
    """The codes of the best choices."""
    evidence: Evidence


def proved(view: View, codes: Sequence[int], seed: int) -> Answer | None:
    """Return the choices that are best in every deal that fits the view; None if none is.

    A choice is best in a deal if no choice has a higher value there. All choices that are returned
    have the same value in every deal. Each other choice is worse in at least one deal, and by the
    requirement `LEAST_WORSE` in more. Also returns None if more than `MOST_DEALS` deals fit, if
    they cannot be solved, or if all choices are equal.
    """
    number = number_of_deals(view)
    if not 1 <= number <= MOST_DEALS or not solvable(view):
        return None
    cards = OpenCards(view.rules, codes)
    rows = []
    standing = np.ones(len(codes), bool)
    for deal in different_deals(view, number, seed):
        values = cards.values(deal)
        if values is None:
            return None
        standing &= values == values.max()
        if not standing.any():
            return None
        rows.append(values)
    if len(rows) < number or standing.all():
        return None
    table = np.array(rows)
    worse = (table < table.max(axis=1, keepdims=True)).sum(axis=0)
    if (worse[~standing] < LEAST_WORSE * number).any():
        return None
    best = tuple(code for code, stands in zip(codes, standing, strict=True) if stands)
    return Answer(PROVED, best, _evidence(view, codes, table, complete=True))


def solved(view: View, codes: Sequence[int], seed: int) -> Answer | None:
    """Return the choice that is best on average over sampled deals, if it is clearly so.

    Each deal is solved with open cards, and the value of a choice is the chance to win the game
    after the hand. The first half of the deals chooses. In the second half, the choice must lead
    each other one by `LEAD` and two standard errors.
    """
    if not solvable(view):
        return None
    effort = Effort(EFFORT)
    chances, points = [], []
    for deal in islice(samples(view, seed), SAMPLED):
        ends = ends_of(view.rules, deal, codes, effort)
        if len(ends) < len(codes):
            return None
        chances.append([win_probability(ends[code], view.seat) for code in codes])
        points.append([int(ends[code].score[view.seat]) for code in codes])
    table = np.array(chances)
    half = SAMPLED // 2
    best = int(table[:half].mean(axis=0).argmax())
    lead, error = _least_lead(table[half:], best)
    if lead < LEAD + 2 * error:
        return None
    evidence = _evidence(view, codes, np.array(points), complete=False, lead=lead, error=error)
    return Answer(SOLVED, (codes[best],), evidence)


def opinion(view: View, codes: Sequence[int], seed: int) -> Answer | None:
    """Return the choice on which two bots of different kinds agree; None if they do not."""
    chosen = {
        make_bot(name, view.rules, derive_seed(seed, name)).choose(view).action.code
        for name in JUDGES
    }
    if len(chosen) > 1:
        return None
    return Answer(OPINION, (chosen.pop(),), Evidence(0, False, {}, {}, bots=JUDGES))


def _least_lead(chances: np.ndarray, best: int) -> tuple[float, float]:
    """Return the least lead of a choice over another one, less two errors, and its error."""
    leads = np.delete(chances[:, [best]] - chances, best, axis=1)
    errors = leads.std(axis=0, ddof=1) / len(leads) ** 0.5
    least = int((leads.mean(axis=0) - 2 * errors).argmin())
    return float(leads[:, least].mean()), float(errors[least])


def _evidence(
    view: View,
    codes: Sequence[int],
    table: np.ndarray,
    complete: bool,
    lead: float | None = None,
    error: float | None = None,
) -> Evidence:
    """Return the evidence of solved deals.

    table: the value of each choice (column) in each deal (row).
    """
    names = [view.rules.words.text(view.state, Action(code)) for code in codes]
    means = [round(float(mean), 3) for mean in table.mean(axis=0)]
    worse = (table < table.max(axis=1, keepdims=True)).sum(axis=0).tolist()
    return Evidence(
        len(table),
        complete,
        dict(zip(names, means, strict=True)),
        dict(zip(names, worse, strict=True)),
        None if lead is None else round(lead, 4),
        None if error is None else round(error, 4),
    )
