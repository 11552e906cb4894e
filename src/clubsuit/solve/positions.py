"""What every choice of a decision is worth, in any game, as far as it can be worked out.

>>> import clubsuit
>>> play = clubsuit.load("clubs-whist").new(seed=7)
>>> can_be_solved(play.game.rules, play.state)
False
>>> while play.state.tricks_done < 11:  # to the last two tricks
...     play.play(play.legal()[0])
>>> [(choice.text, choice.scores) for choice in choices_of(play.game.rules, play.state)]
[('play 7S', [0, 0, 1]), ('play 8S', [0, 0, 1])]
>>> best_choice(play.game.rules, play.state).value
1
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from clubsuit.actions import may_be_off_turn
from clubsuit.errors import RuleError
from clubsuit.game import Play, Record
from clubsuit.games.dispatch import end_hand
from clubsuit.games.rules import Rules
from clubsuit.games.state import NOBODY, Action, State
from clubsuit.replay import at_hand, replay
from clubsuit.solve.climbing_duel import best_margin, margins, scores_of_margin
from clubsuit.solve.double_dummy.solver import partners_scores
from clubsuit.solve.effort import Effort
from clubsuit.solve.maxn import ending_scores
from clubsuit.texts import refusal

ENDING_CARDS = 8
"""Three players: this many cards of each are solved."""
DUEL_CARDS = 10
"""Climbing Clubs: this many cards of each of the two players who still hold some."""


@dataclass(frozen=True)
class Choice:
    """One thing that could be done, and what it leads to when all then play as well as can be."""

    text: str
    """In the notation of records."""
    value: int
    """What counts for who chooses: their score of the hand, or `margin`."""
    scores: list[int] | None
    """The score of the hand by seat; None where only the margin is known."""
    margin: int | None
    """Climbing Clubs: the own score (the team's) less that of the other player with cards."""


@dataclass(frozen=True)
class Decision:
    """A decision of a record."""

    number: int
    """Of the hand's actions, from 1."""
    seat: int
    text: str
    """What was done."""
    choices: list[Choice] | None
    """None where it cannot be solved."""


def can_be_solved(rules: Rules, s: State) -> bool:
    """Whether `choices_of` can work out this decision."""
    if rules.solver is None or int(s.phase) not in rules.trick_phases:
        return False
    held = [int(cards).bit_count() for cards in s.hand[: int(s.seats)]]
    if rules.solver == "duel":
        return max(held) <= DUEL_CARDS and sum(n > 0 for n in held) == 2
    return rules.solver == "double-dummy" or max(held) <= ENDING_CARDS


def solves_scores(rules: Rules) -> bool:
    """Whether `choices_of` tells scores in this game, not just margins."""
    return rules.solver in ("maxn", "double-dummy")


def choices_of(rules: Rules, s: State) -> list[Choice]:
    """Every legal choice of the seat to act, with its value, in the order of `Rules.legal`.

    s: a state, all cards open. Raises RuleError where it cannot be solved.
    """
    _must_be_solvable(rules, s)
    if rules.solver == "duel":
        return [_of_duel(rules, s, code, margin) for code, margin in margins(rules, s).items()]
    return [
        Choice(rules.words.text(s, Action(code)), scores[int(s.turn)], scores, None)
        for code, scores in scores_of(rules, s).items()
    ]


def values_of(play: Play) -> dict[str, int] | None:
    """See `Play.solve`."""
    rules, s = play.game.rules, play.state
    if not can_be_solved(rules, s):
        return None
    return {choice.text: choice.value for choice in choices_of(rules, s)}


def scores_of(
    rules: Rules, s: State, codes: Sequence[int] | None = None, effort: Effort | None = None
) -> dict[int, list[int]]:
    """The hand's score by seat that each legal choice leads to, by its code.

    s:      a state of a trick game that can be solved.
    codes:  the choices that are asked about; by default all. They must be legal: unchecked.
    effort: choices are left out where it is used up.
    """
    if rules.solver == "double-dummy":
        return partners_scores(rules, s, codes, effort)
    return ending_scores(rules, s, codes, effort)


def ends_of(rules: Rules, s: State, codes: Sequence[int], effort: Effort) -> dict[int, State]:
    """The hand's end, scored, that each of these choices leads to, by its code.

    s: a state that can be solved. Choices are left out where the effort is used up. Of a duel in a
    game of two only the scores' difference is known (`climbing_duel.scores_of_margin`).

    For the loops of `search`: that the codes are legal is not checked.
    """
    if solves_scores(rules):
        solved = scores_of(rules, s, codes, effort)
        return {code: scored(s, scores) for code, scores in solved.items()}
    found = margins(rules, s, codes, effort)
    return {code: scored(s, scores_of_margin(s, margin)) for code, margin in found.items()}


def finds_best_sooner(rules: Rules) -> bool:
    """Whether one of the best choices is found sooner than the ends of all."""
    return rules.solver == "duel"


def best_end(rules: Rules, s: State, effort: Effort) -> dict[int, State]:
    """One of the best choices, by its code, with the end it leads to, in such a game.

    Empty where the effort is used up.
    """
    best = best_margin(rules, s, effort)
    return {best[0]: scored(s, scores_of_margin(s, best[1]))} if best else {}


def scored(s: State, scores: Sequence[int]) -> State:
    """A copy of the state with these scores, as the hand's end will leave it."""
    end = s.copy()
    for seat, score in enumerate(scores):
        end.score[seat] = score
    end_hand(end)
    return end


def best_choice(rules: Rules, s: State) -> Choice:
    """A choice of the highest value: in Climbing Clubs found far sooner than the values of all.

    s: as in `choices_of`. Raises RuleError likewise.
    """
    _must_be_solvable(rules, s)
    if rules.solver == "duel":
        best = best_margin(rules, s)
        assert best is not None  # without an effort it never gives up
        return _of_duel(rules, s, *best)
    return max(choices_of(rules, s), key=lambda choice: choice.value)


def _must_be_solvable(rules: Rules, s: State) -> None:
    if int(s.me) != NOBODY or not can_be_solved(rules, s):  # a view lacks the others' cards
        raise refusal("solve-not-this", RuleError)


def _of_duel(rules: Rules, s: State, code: int, margin: int) -> Choice:
    return Choice(rules.words.text(s, Action(code)), margin, None, margin)


def decisions_of(record: Record, hand: int) -> Iterator[Decision]:
    """The decisions of one hand of a record, from 1, each with its choices solved where it can be.

    Raises what `clubsuit.replay` raises for a record that does not hold, and NotationError
    for a hand that it has not.
    """
    replay(record)
    play = at_hand(record, hand)
    given = record.hands[hand - 1]
    rules = play.game.rules
    for number, (seat, text) in enumerate(given.actions, 1):
        choices = None
        if not may_be_off_turn(rules, text) and can_be_solved(rules, play.state):
            choices = choices_of(rules, play.state)
        yield Decision(number, seat, text, choices)
        play.play(text, seat)
