"""The values of all choices of a decision, in any game, if the solver can compute them.

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
from types import ModuleType

from clubsuit.actions import may_be_off_turn
from clubsuit.errors import RuleError
from clubsuit.game import Play, Record
from clubsuit.games.dispatch import end_hand
from clubsuit.games.rules import Rules
from clubsuit.games.state import NOBODY, Action, State
from clubsuit.replay import at_hand, replay
from clubsuit.solve import climbing_duel
from clubsuit.solve.double_dummy.solver import partners_scores
from clubsuit.solve.effort import Effort
from clubsuit.solve.maxn import ending_scores
from clubsuit.texts import refusal

ENDING_CARDS = 8
"""Games of three players are solved when no player holds more cards than this."""
DUEL_CARDS = 10
"""Climbing Clubs is solved when neither of the last two players holds more cards than this."""


@dataclass(frozen=True)
class Choice:
    """A legal choice, and its result if all players play perfectly afterwards."""

    text: str
    """The action in the notation of records."""
    value: int
    """The value for the player who chooses: their score of the hand, or `margin`."""
    scores: list[int] | None
    """The score of the hand by seat; None if only the margin is known."""
    margin: int | None
    """In Climbing Clubs, the score of the player (or team) minus that of the other player."""


@dataclass(frozen=True)
class Decision:
    """A decision of a record."""

    number: int
    """The number of the action within the hand, from 1."""
    seat: int
    text: str
    """The action that was taken."""
    choices: list[Choice] | None
    """All choices with their values; None if the decision cannot be solved."""


def can_be_solved(rules: Rules, s: State) -> bool:
    """Return whether `choices_of` can solve this decision."""
    if rules.solver is None or int(s.phase) not in rules.trick_phases:
        return False
    held = [int(cards).bit_count() for cards in s.hand[: int(s.seats)]]
    if rules.solver == "duel":
        return max(held) <= DUEL_CARDS and sum(n > 0 for n in held) == 2
    return rules.solver == "double-dummy" or max(held) <= ENDING_CARDS


def duel_of(rules: Rules) -> ModuleType:
    """Return the solver of duels with the rules of this game."""
    return rules.duel or climbing_duel


def solves_scores(rules: Rules) -> bool:
    """Return whether `choices_of` returns scores in this game, not only margins."""
    return rules.solver in ("maxn", "double-dummy")


def choices_of(rules: Rules, s: State) -> list[Choice]:
    """Return every legal choice of the seat to act with its value, in the order of `Rules.legal`.

    s: a state with all cards open. Raises RuleError if the state cannot be solved.
    """
    _must_be_solvable(rules, s)
    if rules.solver == "duel":
        found = duel_of(rules).margins(rules, s)
        return [_of_duel(rules, s, code, margin) for code, margin in found.items()]
    return [
        Choice(rules.words.text(s, Action(code)), scores[int(s.turn)], scores, None)
        for code, scores in scores_of(rules, s).items()
    ]


def values_of(play: Play) -> dict[str, int] | None:
    """Return a dict from the text of each choice to its value; see `Play.solve`."""
    rules, s = play.game.rules, play.state
    if not can_be_solved(rules, s):
        return None
    return {choice.text: choice.value for choice in choices_of(rules, s)}


def scores_of(
    rules: Rules, s: State, codes: Sequence[int] | None = None, effort: Effort | None = None
) -> dict[int, list[int]]:
    """Return a dict from the code of each legal choice to the scores of the seats after it.

    s:      a state of a trick game that can be solved.
    codes:  the choices to evaluate; by default all. They must be legal, which is not checked.
    effort: the limit on the work; when it is used up, the remaining choices are left out.
    """
    if rules.solver == "double-dummy":
        return partners_scores(rules, s, codes, effort)
    return ending_scores(rules, s, codes, effort)


def values_in(rules: Rules, s: State, codes: Sequence[int], effort: Effort) -> dict[int, int]:
    """Return a dict from the code of each choice to its value for the seat to act (`Choice.value`).

    s: a state that can be solved. The codes must be legal, which is not checked. When the effort is
    used up, the remaining choices are left out.
    """
    if rules.solver == "duel":
        return duel_of(rules).margins(rules, s, codes, effort)
    me = int(s.turn)
    return {code: scores[me] for code, scores in scores_of(rules, s, codes, effort).items()}


def hand_key(rules: Rules, s: State) -> bytes:
    """Return a key of the hands: deals of one position with the same key have the same values."""
    return duel_of(rules).duel_key(s) if rules.solver == "duel" else bytes(s.hand.tobytes())


def ends_of(rules: Rules, s: State, codes: Sequence[int], effort: Effort) -> dict[int, State]:
    """Return a dict from the code of each choice to the state at the end of the hand.

    s: a state that can be solved. When the effort is used up, the remaining choices are left out.
    In a game of two players, only the difference between the scores is exact (see
    `climbing_duel.scores_of_margin`).

    The bot `search` calls this function in its loops. The codes must be legal, which is not
    checked.
    """
    if solves_scores(rules):
        solved = scores_of(rules, s, codes, effort)
        return {code: scored(s, scores) for code, scores in solved.items()}
    duel = duel_of(rules)
    found = duel.margins(rules, s, codes, effort)
    return {code: scored(s, duel.scores_of_margin(s, margin)) for code, margin in found.items()}


def finds_best_sooner(rules: Rules) -> bool:
    """Return whether `best_end` is faster than `ends_of` in this game."""
    return rules.solver == "duel"


def best_end(rules: Rules, s: State, effort: Effort) -> dict[int, State]:
    """Return a dict from the code of one best choice to the state at the end of the hand.

    Use it only for games in which `finds_best_sooner` is true. Returns an empty dict if the effort
    is used up.
    """
    duel = duel_of(rules)
    best = duel.best_margin(rules, s, effort)
    return {best[0]: scored(s, duel.scores_of_margin(s, best[1]))} if best else {}


def scored(s: State, scores: Sequence[int]) -> State:
    """Return a copy of the state in which the hand has ended with these scores."""
    end = s.copy()
    for seat, score in enumerate(scores):
        end.score[seat] = score
    end_hand(end)
    return end


def best_choice(rules: Rules, s: State) -> Choice:
    """Return a choice with the highest value.

    In Climbing Clubs this is much faster than `choices_of`.

    s: a state with all cards open. Raises RuleError if the state cannot be solved.
    """
    _must_be_solvable(rules, s)
    if rules.solver == "duel":
        best = duel_of(rules).best_margin(rules, s)
        assert best is not None  # the default effort has no limit
        return _of_duel(rules, s, *best)
    return max(choices_of(rules, s), key=lambda choice: choice.value)


def _must_be_solvable(rules: Rules, s: State) -> None:
    if int(s.me) != NOBODY or not can_be_solved(rules, s):  # a view does not have all cards
        raise refusal("solve-not-this", RuleError)


def _of_duel(rules: Rules, s: State, code: int, margin: int) -> Choice:
    return Choice(rules.words.text(s, Action(code)), margin, None, margin)


def decisions_of(record: Record, hand: int) -> Iterator[Decision]:
    """Yield the decisions of one hand of a record, with the values of all choices if possible.

    hand: the number of the hand, from 1.

    Raises the errors of `clubsuit.replay` for an invalid record, and NotationError for a hand that
    does not exist.
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
