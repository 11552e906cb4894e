"""The words of games in which players play one card at a time and must follow suit."""

from typing import Any, ClassVar

from clubsuit.errors import Reason
from clubsuit.games import words
from clubsuit.games.state import Action, State
from clubsuit.games.words import Words


class TrickWords(Words):
    """Notation, refusals and prompts of the play, in which the code of an action is a card.

    A game with other decisions adds its own words for those, and calls these methods for the play.
    """

    follow_rule: ClassVar[str]
    """The rule that players must follow suit."""

    def text(self, s: State, action: Action) -> str:
        return f"play {self.deck.name(action.code)}"

    def read(self, s: State, text: str) -> Action:
        verb, names = words.split_action(text)
        if verb != "play" or len(names) != 1:
            raise words.unreadable(text)
        card = self.deck.card(names[0])
        if self.rules.verbs.get(int(s.phase)) != "play":
            raise words.wrong_phase(self.rules.turn_rule(s), text)
        if not int(s.hand[s.turn]) >> card & 1:
            raise words.not_held(self.rules.cards_rule, [self.deck.name(card)])
        return Action(card)

    def refusal(self, v: State, action: Action) -> Reason | None:
        if self.rules.is_legal(v, action):
            return None
        args = {"cards": self.deck.names(self.following(v)), "suit": "CDHS"[int(v.led)]}
        return Reason(self.follow_rule, "must-follow", args)

    def prompt(self, v: State) -> Reason:
        if v.turn != v.me:
            return words.waiting(v)
        return words.follow_prompt(v, self.following(v), self.follow_rule)

    def table(self, v: State) -> dict[str, Any]:
        return {"kind": self.kind}

    def following(self, v: State) -> int:
        """Return the cards of the seat to act that follow the suit led."""
        return int(v.hand[v.turn]) & self.deck.suit(int(v.led))
