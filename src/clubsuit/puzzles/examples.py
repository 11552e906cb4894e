"""Deals to show after the answer to a puzzle: the real one, and one in which the choice matters."""

from dataclasses import dataclass, replace
from itertools import chain, islice

from clubsuit.games.rules import Rules
from clubsuit.games.state import State
from clubsuit.puzzles.puzzle import Puzzle
from clubsuit.puzzles.worlds import OpenCards, samples
from clubsuit.random_numbers import derive_seed
from clubsuit.solve.positions import can_be_solved

TRIES = 200
"""Number of sampled deals in which an example is searched. A wrong choice is worse in at least one
deal of twenty, so fewer than one search in twenty thousand finds none."""


@dataclass(frozen=True)
class ShownDeal:
    """A deal that fits what the player has seen."""

    real: bool
    """True for the deal of the game, False for an example."""
    hands: list[list[str]]
    """The cards of each seat."""
    values: dict[str, int]
    """By choice: its value, as `Choice.value` of `clubsuit.solve`. Empty if it was not solved."""


def deals_to_show(puzzle: Puzzle, choice: str, solves: bool = True) -> list[ShownDeal]:
    """Return the real deal, and an example if the choice does not matter in the real one.

    A wrong choice matters in a deal if another one has a higher value there. A right choice matters
    if another one has a lower value.

    choice: the choice that was made, one of `Puzzle.choices`.
    solves: False returns the real deal alone, without values. Without compiled rules, solving takes
    too long to wait for.

    >>> from clubsuit.puzzles.sets import puzzle_set
    >>> puzzle = puzzle_set("clubs-whist")[0]
    >>> [deal.real for deal in deals_to_show(puzzle, puzzle.best[0], solves=False)]
    [True]
    """
    play, view = puzzle.play(), puzzle.view()
    real = ShownDeal(True, _hands(view.rules, play.state), {})
    if not solves or not can_be_solved(view.rules, play.state):
        return [real]
    cards = OpenCards(view.rules, [view.read(text).code for text in puzzle.choices])
    seed = derive_seed(puzzle.source.seed, puzzle.name)
    shown = [real]
    for number, deal in enumerate(chain([play.state], islice(samples(view, seed), TRIES))):
        values = cards.values(deal)
        if values is None:
            break
        named = dict(zip(puzzle.choices, values.tolist(), strict=True))
        if number == 0:
            shown = [replace(real, values=named)]
        if _matters(puzzle, named, choice):
            example = ShownDeal(False, _hands(view.rules, deal), named)
            return [*shown, example] if number else shown
    return shown


def _matters(puzzle: Puzzle, values: dict[str, int], choice: str) -> bool:
    """Return whether the choice, right or wrong, differs in value from another one."""
    worst, best = min(values.values()), max(values.values())
    return values[choice] > worst if choice in puzzle.best else values[choice] < best


def _hands(rules: Rules, s: State) -> list[list[str]]:
    return [rules.deck.names(int(cards)) for cards in s.hand[: int(s.seats)]]
