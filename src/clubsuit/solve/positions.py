"""What every choice of a decision is worth, in any game, as far as it can be worked out.

>>> import clubsuit
>>> play = clubsuit.load("clubs-whist").new(seed=7)
>>> can_be_solved(play.game.rules, play.state)
False
>>> while play.state.tricks_done < 11:  # to the last two tricks
...     play.play(play.legal()[0])
>>> [(choice.text, choice.scores) for choice in choices_of(play.game.rules, play.state)]
[('play 2S', [2, 1, -2]), ('play 3S', [2, 1, -2])]
>>> best_choice(play.game.rules, play.state).value
2
"""

from collections.abc import Iterator
from dataclasses import dataclass

from clubsuit.errors import Reason, RuleError
from clubsuit.game import at_hand, may_be_off_turn, replay
from clubsuit.games import climbing_clubs, clubs_whist, free_clubs, ruby_dame
from clubsuit.games.base import NOBODY, Action, Rules, State
from clubsuit.record import Record
from clubsuit.solve.endings import ending_scores
from clubsuit.solve.four_hands import ruby_scores
from clubsuit.solve.two_players import best_margin, margins
from clubsuit.texts import explain

ENDING_CARDS = 8
"""Three players: so many cards of each are solved."""
DUEL_CARDS = 10
"""Climbing Clubs: so many cards of each of the two players who still hold some."""


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
    phase = int(s.phase)
    if rules.dtype == ruby_dame.STATE:
        return phase == ruby_dame.PLAY
    held = [int(cards).bit_count() for cards in s.hand[: int(s.seats)]]
    if rules.dtype == climbing_clubs.STATE:
        in_play = phase in (climbing_clubs.PLAY, climbing_clubs.ANSWER)
        return in_play and max(held) <= DUEL_CARDS and sum(n > 0 for n in held) == 2
    if rules.dtype == clubs_whist.STATE:
        return phase == clubs_whist.PLAY and max(held) <= ENDING_CARDS
    if rules.dtype == free_clubs.STATE:
        return phase == free_clubs.PLAY and max(held) <= ENDING_CARDS
    return False


def solves_scores(rules: Rules) -> bool:
    """Whether `choices_of` tells scores in this game, not just margins."""
    return bool(rules.dtype != climbing_clubs.STATE)


def choices_of(rules: Rules, s: State) -> list[Choice]:
    """Every legal choice of the seat to act, with its value, in the order of `Rules.legal`.

    s: a state, all cards open. Raises RuleError where it cannot be solved.
    """
    _must_be_solvable(rules, s)
    if rules.dtype == climbing_clubs.STATE:
        return [_of_duel(rules, s, code, margin) for code, margin in margins(rules, s).items()]
    return [
        Choice(rules.text(s, Action(code)), scores[int(s.turn)], scores, None)
        for code, scores in scores_of(rules, s).items()
    ]


def scores_of(rules: Rules, s: State) -> dict[int, list[int]]:
    """The hand's score by seat that each legal choice leads to, by its code.

    s: a state of a trick game that can be solved.
    """
    return ruby_scores(s) if rules.dtype == ruby_dame.STATE else ending_scores(rules, s)


def best_choice(rules: Rules, s: State) -> Choice:
    """A choice of the highest value: in Climbing Clubs found far sooner than the values of all.

    s: as in `choices_of`. Raises RuleError likewise.
    """
    _must_be_solvable(rules, s)
    if rules.dtype == climbing_clubs.STATE:
        return _of_duel(rules, s, *best_margin(rules, s))
    return max(choices_of(rules, s), key=lambda choice: choice.value)


def _must_be_solvable(rules: Rules, s: State) -> None:
    if int(s.me) != NOBODY or not can_be_solved(rules, s):  # a view lacks the others' cards
        reason = Reason("", "solve-not-this")
        raise RuleError(explain(reason), reason=reason)


def _of_duel(rules: Rules, s: State, code: int, margin: int) -> Choice:
    return Choice(rules.text(s, Action(code)), margin, None, margin)


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
