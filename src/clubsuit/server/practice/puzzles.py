"""Puzzles in the form that the page needs.

Before the choice, the page gets the view of the asked seat. The record of a puzzle has all cards,
so it never leaves the server, and everything about the right answer comes after the choice.
"""

from typing import Any

from clubsuit.puzzles import Puzzle
from clubsuit.puzzles.examples import ShownDeal, deals_to_show
from clubsuit.server.practice.seen import seen
from clubsuit.solve.positions import solves_scores
from clubsuit.texts import refusal


def asked(puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle before the choice, in the form of `schema.AskedPuzzle`.

    The players' names are in the current language.
    """
    view = seen(puzzle.play(), puzzle.seat)
    return {
        "name": puzzle.name,
        "view": view,
        "laid_down": _laid_down(puzzle, view),
        "choices": list(puzzle.choices),
        "own": puzzle.source.bot is None,
    }


def answered(puzzle: Puzzle, choice: str, solves: bool) -> dict[str, Any]:
    """Return the answer to a choice, in the form of `schema.AnsweredPuzzle`.

    solves: whether deals may be solved (see `deals_to_show`).

    Raises NotationError if the choice is not one of the puzzle's.
    """
    if choice not in puzzle.choices:
        raise refusal("server-puzzle-choice")
    evidence = puzzle.evidence
    ahead = not solves_scores(puzzle.view().rules)
    return {
        "right": choice in puzzle.best,
        "best": list(puzzle.best),
        "played": puzzle.played,
        "grade": puzzle.grade,
        "motif": puzzle.motif,
        "deals": evidence.deals,
        "all": evidence.all,
        "ahead": ahead,
        "choices": [
            {"action": text, "mean": evidence.means.get(text), "worse": evidence.worse.get(text)}
            for text in puzzle.choices
        ],
        "shown": [_shown(deal, ahead) for deal in deals_to_show(puzzle, choice, solves)],
    }


def _laid_down(puzzle: Puzzle, view: dict[str, Any]) -> list[str]:
    """Return the cards that the player has held in this hand and that the view no longer shows.

    A player at the table remembers them: in Clubs (Whist), the cards laid down in a swap.
    """
    seat, last_hand, held = puzzle.seat, len(puzzle.record.hands), 0
    for play, turn, _ in puzzle.record.positions():
        if turn == seat and len(play.hands) == last_hand:
            held |= int(play.view(seat).state.hand[seat])
    played = {card["card"] for entry in view["log"] for card in entry["cards"]}
    names = puzzle.view().rules.deck.names(held)
    return [card for card in names if card not in played and card not in view["hand"]]


def _shown(deal: ShownDeal, ahead: bool) -> dict[str, Any]:
    return {
        "real": deal.real,
        "hands": deal.hands,
        "solved": [
            {"action": text, "points": value, "exact": True, "ahead": ahead}
            for text, value in deal.values.items()
        ],
    }
