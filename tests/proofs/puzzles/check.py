"""Check proved puzzles with the second implementation of the rules.

The reference replays the record and lists the choices. `proofs.leaks.placings` finds every deal
that the asked player cannot exclude, by trying all of them. `solver` plays each of these deals to
its end. Nothing here uses the samplers or the solvers of the engine.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from clubsuit.game import Play
from clubsuit.puzzles import PROVED, Puzzle
from clubsuit.record import HandRecord
from proofs.differential.sides import exact_texts, reference, replayed
from proofs.leaks.placings import Key, Suits, puzzle_of
from proofs.puzzles.solver import values, with_hands
from support.probe import states

MOST_PLACINGS = 60_000
"""A puzzle for which more placings of its hidden cards must be tried is not checked."""
MOST_CARDS, MOST_CARDS_CLIMBING = 13, 6
"""A puzzle with more cards in all hands is not checked: plain Python needs minutes for it.

In Climbing Clubs cards form many combinations.
"""


@dataclass
class Verdict:
    """The result of a check."""

    refuted: list[str] = field(default_factory=list)
    """Claims of the puzzle that are wrong."""
    deals: int = 0
    """Number of deals that were solved; 0 if the puzzle was not checked."""


def check(puzzle: Puzzle, most: int = MOST_PLACINGS, cards: int = MOST_CARDS) -> Verdict:
    """Check everything that a proved puzzle claims.

    most:  maximum number of placings to try.
    cards: maximum number of cards in all hands together.
    """
    verdict = Verdict()
    record = puzzle.record
    table: Any = replayed(reference(record.game, record.options), record.hands)
    if table.turn != puzzle.seat:
        verdict.refuted.append("it is another seat's turn")
        return verdict
    play = puzzle.play()
    if _all_texts(puzzle, play) != table.legal(puzzle.seat):
        verdict.refuted.append("other choices are legal")
    held = sum(int(held).bit_count() for held in play.state.hand[: play.game.seats])
    margin = record.game == "climbing-clubs"
    few = min(cards, MOST_CARDS_CLIMBING) if margin else cards
    if puzzle.grade != PROVED or held > few:
        return verdict
    hidden = puzzle_of(play, puzzle.seat, most, suits_known(record.hands[-1], table))
    if hidden is None or hidden.free is not None:
        return verdict
    true = hidden.key(states(play))
    found = []
    for key, weight in hidden.weights.items():
        assert weight == 1
        deal = with_hands(table, _hands(play, true, key))
        found.append(values(deal, puzzle.choices, margin))
    verdict.deals = len(found)
    verdict.refuted += _wrong_claims(puzzle, found)
    return verdict


def suits_known(hand: HandRecord, table: Any) -> dict[Any, Suits]:
    """Return what all players know about suits, which saves placings that are impossible.

    A player who has not followed suit has no card of that suit, except in Climbing Clubs. All
    see of which suits a player discards.
    """
    inner = getattr(table, "hand", table)
    voids: dict[int, set[str]] = {p: set() for p in range(table.seats)}
    discards: dict[int, Counter[str]] = {p: Counter() for p in range(table.seats)}
    if not hasattr(table, "holders"):
        for trick in [*(trick for _, trick in inner.tricks), inner.trick]:
            for p, card in trick:
                if card[-1] != trick[0][1][-1]:
                    voids[p].add(trick[0][1][-1])
    for p, text in hand.actions:
        verb, *cards = text.split()
        if verb == "discard":
            discards[p].update(card[-1] for card in cards)
    return {**voids, **{("discards", p): suits for p, suits in discards.items()}}


def _all_texts(puzzle: Puzzle, play: Play) -> set[str]:
    """Return the texts that the choices stand for (in Climbing Clubs, suits are left open)."""
    if puzzle.record.game != "climbing-clubs":
        return set(puzzle.choices)
    hand = play.game.rules.deck.names(int(play.state.hand[puzzle.seat]))
    return {exact for text in puzzle.choices for exact in exact_texts(text, hand)}


def _hands(play: Play, true: Key, key: Key) -> list[set[str]]:
    """Return the hands of a placing.

    true: the placing of the real cards. A hand, or a part of it, that is in no place is known.
    """
    hands = []
    for held in play.state.hand[: play.game.seats].tolist():
        for was, now in zip(true, key, strict=True):
            if was & held:
                held = held & ~was | now
                break
        hands.append(set(play.game.rules.deck.names(held)))
    return hands


def _wrong_claims(puzzle: Puzzle, found: Sequence[dict[str, int]]) -> list[str]:
    """Return the claims of a puzzle that these values, one dict for each deal, refute."""
    wrong = []
    evidence = puzzle.evidence
    if not evidence.all or evidence.deals != len(found):
        wrong.append(f"{len(found)} deals fit, not {evidence.deals}")
    for choice in puzzle.choices:
        worse = sum(deal[choice] < max(deal.values()) for deal in found)
        mean = sum(deal[choice] for deal in found) / max(1, len(found))
        if worse != evidence.worse[choice]:
            wrong.append(f"{choice} is worse in {worse} deals, not in {evidence.worse[choice]}")
        if abs(mean - evidence.means[choice]) > 0.0006:
            wrong.append(f"the mean of {choice} is {mean}, not {evidence.means[choice]}")
        if (choice in puzzle.best) != (worse == 0):
            wrong.append(f"{choice} is worse in {worse} deals")
    return wrong
