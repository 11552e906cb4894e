"""The motifs of shipped puzzles, read again from the texts of the decisions."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import pytest

import clubsuit
from clubsuit.game import View
from clubsuit.puzzles import Puzzle
from clubsuit.puzzles.sets import puzzle_set
from clubsuit.texts import say
from proofs.reference.cards import best as best_card
from proofs.reference.cards import suit
from proofs.reference.clubs_whist import RANKS as ACE_HIGH
from proofs.reference.free_clubs_hand import RANKS as ACE_LOW

Fact: TypeAlias = Callable[[View, Sequence[str], str], bool]
"""(view, open trick, answer): whether the answer has the motif."""


def open_trick(view: View) -> list[str]:
    """Return the texts of the plays in the open trick, in order."""
    now = view.state.tricks_done
    return [entry.text for entry in view.log if entry.trick == now and entry.text != "pass"]


def wins(view: View, trick: Sequence[str], answer: str) -> bool:
    """Return whether the answer is the best card of the trick so far."""
    ranks = ACE_LOW if view.game.id == "free-clubs" else ACE_HIGH
    cards = [text.split()[1] for text in (*trick, answer)]
    return best_card(cards, ranks) == cards[-1]


def partner_wins(view: View, trick: Sequence[str]) -> bool:
    """Return whether the card of the partner, two seats away, is the best so far."""
    cards = [text.split()[1] for text in trick]
    return len(cards) > 1 and best_card(cards, ACE_HIGH) == cards[-2]


def may_win(view: View, trick: Sequence[str]) -> bool:
    """Return whether some legal card would be the best so far."""
    return any(wins(view, trick, text) for text in view.legal())


FACTS: dict[str, Fact] = {
    "throw-the-queen": lambda v, trick, a: a == "play QD" and partner_wins(v, trick),
    "overtake": lambda v, trick, a: partner_wins(v, trick) and wins(v, trick, a),
    "give-a-club": lambda v, trick, a: suit(a) == "C" and partner_wins(v, trick),
    "draw-trumps": lambda v, trick, a: not trick and suit(a) == "C",
    "keep-trumps": lambda v, trick, a: not trick and suit(a) != "C",
    "count-the-trumps": lambda v, trick, a: not trick and suit(a) != "C",
    "duck": lambda v, trick, a: may_win(v, trick) and not wins(v, trick, a),
    "ruff": lambda v, trick, a: suit(a) == "C" != suit(trick[0]) and wins(v, trick, a),
    "win-low": lambda v, trick, a: wins(v, trick, a),
    "win-high": lambda v, trick, a: wins(v, trick, a),
    "throw-weak": lambda v, trick, a: bool(trick) and not wins(v, trick, a),
    "pass": lambda v, trick, a: a == "pass" and bool(trick),
    "spend-the-15": lambda v, trick, a: " 15" in a,
    "hold-the-15": lambda v, trick, a: " 15" not in a and any(" 15" in b for b in v.legal()),
    "lead-many": lambda v, trick, a: not trick and a.count(" ") > 1,
    "lead-a-single": lambda v, trick, a: not trick and a.count(" ") == 1,
    "keep-clubs": lambda v, trick, a: "C" not in a and any("C" in b for b in v.legal()),
    "play-clubs": lambda v, trick, a: "C" in a,
    "take-clubs": lambda v, trick, a: a != "pass" and "C" in "".join(trick),
}


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_motifs_are_true(game: str) -> None:
    """Hole: a motif names an idea that the answer does not have."""
    puzzles: list[Puzzle] = [one for one in puzzle_set(game)[:50] if one.motif in FACTS]
    assert len({one.motif for one in puzzles}) >= 4
    for puzzle in puzzles:
        view = puzzle.view()
        trick = open_trick(view)
        for answer in puzzle.best:
            assert FACTS[puzzle.motif](view, trick, answer), (puzzle.motif, trick, answer)


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_each_motif_has_words(game: str) -> None:
    """Hole: the page shows the key of a motif that has no message."""
    for motif in clubsuit.load(game).rules.motifs:
        for key in (f"motif-{motif}", f"motif-{motif}-about"):
            assert say(key) != key, key
