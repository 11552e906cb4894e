"""Shipped puzzles, checked with the second implementation."""

from dataclasses import replace
from functools import cache

import pytest

import clubsuit
from clubsuit.puzzles import Puzzle
from clubsuit.puzzles.sets import puzzle_set
from proofs.puzzles.check import check

GAMES = clubsuit.game_ids()


@cache
def smallest(game: str) -> Puzzle:
    """Return the shipped puzzle that is checked fastest, with several deals."""
    several = [puzzle for puzzle in puzzle_set(game)[:50] if puzzle.evidence.deals > 1]
    return min(several, key=lambda puzzle: (held(puzzle), puzzle.evidence.deals))


def held(puzzle: Puzzle) -> int:
    """Return the number of cards in all hands."""
    return sum(int(cards).bit_count() for cards in puzzle.play().state.hand)


@pytest.mark.parametrize("game", GAMES)
def test_no_puzzle_is_refuted(game: str) -> None:
    """Hole: a proved choice is not the best in some deal, or some deal was missed."""
    verdict = check(smallest(game))
    assert verdict.deals > 1
    assert verdict.refuted == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_no_shipped_puzzle_is_refuted(game: str) -> None:
    """The same for all shipped puzzles that plain Python can check."""
    verdicts = [check(puzzle) for puzzle in puzzle_set(game)]
    assert [verdict.refuted for verdict in verdicts if verdict.refuted] == []
    assert sum(verdict.deals > 0 for verdict in verdicts) > len(verdicts) / 3


@pytest.mark.parametrize("game", GAMES)
def test_wrong_claims_are_refuted(game: str) -> None:
    """Hole: the check accepts everything."""
    puzzle = smallest(game)
    wrong = next(choice for choice in puzzle.choices if choice not in puzzle.best)
    fewer = replace(puzzle.evidence, deals=puzzle.evidence.deals + 1)
    for altered in (
        replace(puzzle, best=(wrong,)),
        replace(puzzle, best=(*puzzle.best, wrong)),
        replace(puzzle, evidence=fewer),
        replace(puzzle, choices=puzzle.choices[1:], best=(puzzle.choices[1],)),
        replace(puzzle, seat=(puzzle.seat + 1) % 3),
    ):
        assert check(altered).refuted
