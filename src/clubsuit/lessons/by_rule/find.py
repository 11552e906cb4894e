"""Find the positions of the lessons by rule, and write them down: `python -m …by_rule.find`.

Hands are played at random from seeds, so whoever looks again finds the same. Of all positions in
which the rule decides, the simplest is taken: with the fewest cards to look at, then the fewest
right choices, then the earliest.
"""

import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from typing import TypeVar

from clubsuit import kernel
from clubsuit.errors import ClubsuitError
from clubsuit.game import Game, Play, game_ids, rules_of
from clubsuit.games.base import Action
from clubsuit.games.state import State
from clubsuit.lessons.by_rule.question import (
    CHOICE,
    OF_SEATS,
    Position,
    Question,
    Wrong,
    asked_of,
    line_of,
)
from clubsuit.lessons.by_rule.switch import answers_without
from clubsuit.random_numbers import derive_seed

Answer = TypeVar("Answer")
Found = tuple[tuple[int, ...], Position]
"""How simple a position is, and the position."""


OUT_OF_TURN = 8
"""One in this number of decisions at random is one that need not wait for a turn, where there are
any: in honour play a call."""


@dataclass
class Moment:
    """A play at random, and where it was before its last decision."""

    play: Play
    before: State
    last: Action | None


def moments(game: Game, seed: int) -> Iterator[Moment]:
    """A hand played at random, moment by moment, to its end."""
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
    """One at random, always of the seat to act, so that a line need not name who decides."""
    rules = play.game.rules
    others = rules.off_turn(play.state, seat)
    if others and dice.randrange(OUT_OF_TURN) == 0:
        return dice.choice(others)
    return Action(dice.choice(rules.legal_codes(play.state)))


def find(question: Question) -> Position:
    """The simplest position for a question. Raises LookupError where none was found."""
    game = Game(rules_of(question.game), question.options)
    best: Found | None = None
    for seed in range(question.hands):
        for moment in moments(game, seed):
            best = _simpler(question, moment, best)
    if best is None:
        raise LookupError(f"{question.name}: nothing hangs on this rule in {question.hands} hands")
    return best[1]


def _simpler(question: Question, moment: Moment, best: Found | None) -> Found | None:
    """The position of this moment where it is simpler than the best one so far."""
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
    """How much is to be looked at: for a choice the cards in one's hand and in the trick."""
    if question.asks != CHOICE or question.earliest or play.turn is None:
        return len(play.log)
    trick = [entry for entry in play.log if entry.trick == int(play.state.tricks_done)]
    return int(play.state.hand[play.turn]).bit_count() + len(trick)


def _asked(question: Question, moment: Moment) -> list[int]:
    """The seats that can be asked: of what all know, the one that decided last."""
    play = moment.play
    if question.asks == CHOICE:
        return [] if play.turn is None else [play.turn]
    if moment.last is None:
        return []
    by_seat = question.asks == "holder" or question.asks not in OF_SEATS
    return list(range(play.game.seats)) if by_seat else [play.log[-1].seat]


def _position(question: Question, moment: Moment, seat: int) -> Position | None:
    """The position of this moment, if the answer is another one without the rule."""
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
    """Those of the answers that are offered: the first ones, and the last."""
    return tuple(dict.fromkeys([*answers[:first], answers[-1]]))


def _wrong_choices(question: Question, play: Play, forbidden: list[str]) -> list[Wrong]:
    """Choices that the rule refuses: those that it alone forbids, or those that are probed."""
    rule = question.refused or question.rule
    tried = _probes(question, play) if question.probe else forbidden
    return [Wrong(text, rule) for text in tried if _refusal(play, text) == rule]


def _probes(question: Question, play: Play) -> Iterator[str]:
    """What somebody might try with the cards held, few at a time."""
    assert play.turn is not None
    hand = play.view(play.turn).hand
    if len(hand) > 5:
        return
    for pattern in question.probe:
        for cards in permutations(hand, pattern.count("{}")):
            if list(cards) == sorted(cards, key=hand.index):
                yield pattern.format(*cards)


def _refusal(play: Play, text: str) -> str:
    """The rule that the refusal names; "" where it may be done."""
    reason = play.why_not(text)
    return reason.rule if reason else ""


def main(games: list[str]) -> None:
    kernel.go_plain()
    for game in games or game_ids():
        lines = []
        for question in asked_of(game):
            try:
                lines.append(line_of(question.name, find(question)))
                print(question.name, "found", flush=True)
            except (LookupError, ClubsuitError) as error:
                print(error, file=sys.stderr, flush=True)
        path = Path(__file__).with_name(f"{game}.jsonl")
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
