"""Random positions of every variant of a game."""

import itertools
import random
from collections.abc import Sequence
from typing import Any

from clubsuit.arguments import checked_number
from clubsuit.errors import RuleError
from clubsuit.game import Play, load, rules_of
from clubsuit.games.rules import Rules
from clubsuit.games.state import Action

CALL_ODDS = 16
"""If an action out of turn is possible, random play chooses one with probability 1 / CALL_ODDS."""

MOST_DECISIONS = 1 << 30


def variants(game: str) -> list[dict[str, Any]]:
    """Return all valid combinations of a game's options.

    Targets, tables of points and house rules are left out.

    Raises NotationError for an unknown game.

    >>> variants("clubs-whist")
    [{'lead': 'exchanger'}, {'lead': 'left-of-exchanger'}]
    """
    rules = rules_of(game)
    spans: list[list[tuple[str, Any]]] = []
    for option in rules.options:
        values: Sequence[Any] = (False, True) if option.kind == "bool" else option.choices
        if option.name == "players":
            values = rules.players
        if values and not option.house:
            spans.append([(option.name, value) for value in values])
    found = []
    for combination in itertools.product(*spans):
        try:
            load(game, **dict(combination))
        except RuleError:
            continue
        found.append(dict(combination))
    return found


def random_action(rules: Rules, s: Any, choice: random.Random) -> Action:
    """Return a random legal action of the seat to act, or occasionally an action out of turn.

    rules:  the rules of the game with its options.
    s:      a state of a game with these rules, in which a seat must act; it is not checked, so
            another one may cause any error.
    choice: the source of randomness, a `random.Random`.

    >>> play = load("clubs-whist").new(seed=7)
    >>> action = random_action(play.game.rules, play.state, random.Random(1))
    >>> play.game.rules.words.text(play.state, action)
    'keep'
    """
    others = [action for seat in range(int(s.seats)) for action in rules.off_turn(s, seat)]
    if others and choice.randrange(CALL_ODDS) == 0:
        return choice.choice(others)
    return Action(choice.choice(rules.legal_codes(s)))


def random_play(game: str, options: dict[str, Any], seed: int, decisions: int) -> Play:
    """Return a game after this number of random decisions, or at its end if that comes first.

    seed: determines the deals and the decisions, so the same arguments give the same position.

    Raises NotationError for an unknown game or option, or an invalid number; RuleError for an
    invalid value of an option.

    >>> random_play("ruby-dame", {}, seed=5, decisions=12)
    <Play of ruby-dame: hand 1, seat 1 to act, total 0 0 0 0>
    """
    play = load(game, **options).table(seed)
    choice = random.Random(seed)
    for _ in range(checked_number(decisions, "decisions", 0, MOST_DECISIONS)):
        if play.over:
            break
        if play.waiting:
            play.deal()
        play.act(random_action(play.game.rules, play.state, choice))
    return play
