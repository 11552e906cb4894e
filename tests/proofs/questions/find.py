"""Find a position for each question about a rule.

Hands are played at random from fixed seeds, so every run of a version finds the same positions. Of
all positions that depend on the rule, the simplest is chosen: the one with the fewest cards to look
at, then the fewest right choices, then the earliest.
"""

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import permutations
from typing import TypeVar

from clubsuit.game import Game, Play, rules_of
from clubsuit.games.state import Action, State
from clubsuit.lessons.by_rule.question import (
    CHOICE,
    OF_SEATS,
    Position,
    Question,
    Wrong,
)
from clubsuit.random_numbers import derive_seed
from proofs.questions.switch import answers_without

Answer = TypeVar("Answer")
Found = tuple[tuple[int, ...], Position]
"""A position, and the numbers by which it is compared with other positions: a lower number is
simpler."""

OUT_OF_TURN = 8
"""Interval between decisions out of turn (calls in honour play), if a seat may make one."""


@dataclass
class Moment:
    """A random play, and its state before its last decision."""

    play: Play
    before: State
    last: Action | None


def moments(game: Game, seed: int) -> Iterator[Moment]:
    """Play one hand at random to its end, and yield each moment of the hand."""
    dice = random.Random(derive_seed(seed, "decisions"))
    play = game.table(seed)
    play.deal()
    moment = Moment(play, play.state, None)
    while True:
        yield moment
        if play.turn is None:
            return
        action = _any_decision(play, play.turn, dice)
        moment = Moment(play, play.state.copy(), action)
        play.act(action)


def _any_decision(play: Play, seat: int, dice: random.Random) -> Action:
    """Return a random decision of the seat to act, so that a line need not name seats."""
    rules = play.game.rules
    others = rules.off_turn(play.state, seat)
    if others and dice.randrange(OUT_OF_TURN) == 0:
        return dice.choice(others)
    return Action(dice.choice(rules.legal_codes(play.state)))


def find(question: Question) -> Position:
    """Return the simplest position for a question. Raises LookupError if there is none."""
    game = Game(rules_of(question.game), question.options)
    best: Found | None = None
    for seed in range(question.hands):
        for moment in moments(game, seed):
            best = _simpler(question, moment, best)
    if best is None:
        raise LookupError(f"{question.name}: no position in {question.hands} hands depends on it")
    return best[1]


def _simpler(question: Question, moment: Moment, best: Found | None) -> Found | None:
    """Return the position of this moment if it is simpler than the best so far, otherwise the
    best."""
    size = _cards(question, moment.play)
    if best and size > best[0][0]:
        return best
    for seat in _asked(question, moment):
        found = _position(question, moment, seat)
        if found:
            key = (size, len(found.right), len(found.line))
            if best is None or key < best[0]:
                best = key, found
    return best


def _cards(question: Question, play: Play) -> int:
    """Return the number of cards to look at: for a choice, those in the hand and in the trick."""
    if question.asks != CHOICE or question.earliest or play.turn is None:
        return len(play.log)
    trick = [entry for entry in play.log if entry.trick == int(play.state.tricks_done)]
    return int(play.state.hand[play.turn]).bit_count() + len(trick)


def _asked(question: Question, moment: Moment) -> list[int]:
    """Return the seats that can be asked. A question about a public fact is asked only to the seat
    that decided last."""
    play = moment.play
    if question.asks == CHOICE:
        return [] if play.turn is None else [play.turn]
    if moment.last is None:
        return []
    by_seat = question.asks == "holder" or question.asks not in OF_SEATS
    return list(range(play.game.seats)) if by_seat else [play.log[-1].seat]


def _position(question: Question, moment: Moment, seat: int) -> Position | None:
    """Return the position of this moment, if the answer differs without the rule."""
    play = moment.play
    right = question.answers(play, play.state, seat)
    without = answers_without(question, play, moment.before, moment.last, seat)
    if sorted(right) == sorted(without) or len(right) < question.least:
        return None
    if question.asks == CHOICE:
        forbidden = dict.fromkeys(one for one in without if one not in right)
        wrong = _wrong_choices(question, play, [*forbidden])
        if question.probe:
            right = [one for one in right if one not in without]
        if not right or not wrong:
            return None
    else:
        others = map(str, range(play.game.seats)) if question.asks in OF_SEATS else ()
        tempting = dict.fromkeys([*without, *others])
        wrong = [Wrong(answer) for answer in tempting if answer not in right]
    hand = play.hands[-1]
    line = tuple(text for _, text in hand.actions)
    return Position(hand.dealer, hand.deal, line, seat, _few(right, 1), _few(wrong, 2))


def _few(answers: Sequence[Answer], first: int) -> tuple[Answer, ...]:
    """Return the answers to offer: `first` of them from the beginning, and the last one."""
    return tuple(dict.fromkeys([*answers[:first], answers[-1]]))


def _wrong_choices(question: Question, play: Play, forbidden: list[str]) -> list[Wrong]:
    """Return the choices that the rule refuses. They are taken from the question's probes, or from
    `forbidden` if it has no probes."""
    rule = question.refused or question.rule
    tried = _probes(question, play) if question.probe else forbidden
    return [Wrong(text, rule) for text in tried if _refusal(play, text) == rule]


def _probes(question: Question, play: Play) -> Iterator[str]:
    """Yield choices that a player with a small hand might try."""
    assert play.turn is not None
    hand = play.view(play.turn).hand
    if len(hand) > 5:
        return
    for pattern in question.probe:
        for cards in permutations(hand, pattern.count("{}")):
            if list(cards) == sorted(cards, key=hand.index):
                yield pattern.format(*cards)


def _refusal(play: Play, text: str) -> str:
    """Return the rule that the refusal names; "" for a legal choice."""
    reason = play.why_not(text)
    return reason.rule if reason else ""


def line_of(name: str, position: Position) -> str:
    """Return a position as a line of its file."""
    return json.dumps({"name": name, **asdict(position)}, separators=(",", ":"))
