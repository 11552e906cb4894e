"""Deals that are shown after the answer to a puzzle."""

from dataclasses import replace

import pytest

import clubsuit
from clubsuit.puzzles.examples import deals_to_show
from clubsuit.puzzles.sets import puzzle_set


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_shown_deals_fit_and_matter(game: str) -> None:
    """Holes: an example shows other cards than the player holds, or a deal in which every choice is
    as good; there is an example although the real deal shows the difference."""
    for puzzle in puzzle_set(game)[:8]:
        hand = puzzle.view().hand
        for choice in (puzzle.best[0], next(c for c in puzzle.choices if c not in puzzle.best)):
            real, *examples = deals_to_show(puzzle, choice)
            shown = [real, *examples]
            assert [deal.real for deal in shown] == [True, False][: len(shown)]
            assert all(deal.hands[puzzle.seat] == list(hand) for deal in shown)
            differs = [
                deal.values[choice] != max(deal.values.values())
                if choice not in puzzle.best
                else deal.values[choice] != min(deal.values.values())
                for deal in shown
            ]
            assert differs in ([True], [False, True])
        assert [deal.values for deal in deals_to_show(puzzle, choice, solves=False)] == [{}]


def test_names_of_puzzles() -> None:
    """Holes: two puzzles have one name; a name depends on who played."""
    puzzles = [puzzle for game in clubsuit.game_ids() for puzzle in puzzle_set(game)]
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles)
    puzzle = puzzles[0]
    players = ["Ada", "Bo", "Clea"]
    assert replace(puzzle, record=replace(puzzle.record, players=players)).name == puzzle.name
