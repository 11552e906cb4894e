"""The options of a decision: what a player can choose between, without naming every card.

In the tricks an option is a verb ("play", "pass"). Elsewhere it is an action with at most one card
("swap", "bid QC"); actions with several cards are one option per verb ("send").
"""

from clubsuit.games.rules import Rules
from clubsuit.games.state import Action, State


def option_of(rules: Rules, s: State, code: int) -> str:
    """Return the option that the code of a legal action belongs to.

    >>> from clubsuit.game import load
    >>> game = load("clubs-whist")
    >>> s = game.new(seed=7).state
    >>> [option_of(game.rules, s, code) for code in game.rules.legal_codes(s)]
    ['keep', 'swap']
    """
    words = rules.words
    cards = words.cards_of(s, code)
    if cards and int(s.phase) in rules.trick_phases:
        return rules.verbs[int(s.phase)]
    text = words.text(s, Action(code))
    verb = text.split(" ", 1)[0]
    return verb if verb in rules.simultaneous or cards.bit_count() > 1 else text


class Labels:
    """The options of many decisions of one game; those of the tricks are remembered."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._known: dict[tuple[int, int], str] = {}

    def offered(self, s: State, codes: tuple[int, ...]) -> tuple[str, ...]:
        """Return the different options that these codes belong to, sorted."""
        return tuple(sorted({self.of(s, code) for code in codes}))

    def of(self, s: State, code: int) -> str:
        """Return the option of one code."""
        phase = int(s.phase)
        if phase not in self._rules.trick_phases:
            return option_of(self._rules, s, code)
        key = phase, code
        if key not in self._known:
            self._known[key] = option_of(self._rules, s, code)
        return self._known[key]
