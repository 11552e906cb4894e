"""The words of games in which one card is played at a time, and the suit led is to be followed."""

from collections.abc import Sequence
from typing import Any, ClassVar

from clubsuit.errors import Reason
from clubsuit.games import base
from clubsuit.games.base import Action, LogEntry, State


class TrickWords(base.Rules):
    """Notation, refusals and prompts of the play; codes of actions are cards.

    A game with other decisions besides reads and says those itself, and leaves the rest to this.
    """

    follow_rule: ClassVar[str]
    """The rule that the suit led is to be followed."""

    def text(self, s: State, action: Action) -> str:
        return f"play {self.deck.name(action.code)}"

    def read(self, s: State, text: str) -> Action:
        words = base.Words.of(text)
        if words.verb != "play" or len(words.rest) != 1:
            raise base.unreadable(text)
        card = self.deck.card(words.rest[0])
        if self.verbs.get(int(s.phase)) != "play":
            raise base.wrong_phase(self.turn_rule(s), text)
        if not int(s.hand[s.turn]) >> card & 1:
            raise base.not_held(self.cards_rule, [self.deck.name(card)])
        return Action(card)

    def refusal(self, v: State, action: Action) -> Reason | None:
        if self.is_legal(v, action):
            return None
        args = {"cards": self.deck.names(self.following(v)), "suit": "CDHS"[int(v.led)]}
        return Reason(self.follow_rule, "must-follow", args)

    def prompt(self, v: State) -> Reason:
        if v.turn != v.me:
            return base.waiting(v)
        return base.follow_prompt(v, self.following(v), self.follow_rule)

    def table(self, v: State, log: Sequence[LogEntry]) -> dict[str, Any]:
        return {"kind": self.id}

    def following(self, v: State) -> int:
        """The cards of the seat to act that follow the suit led."""
        return int(v.hand[v.turn]) & self.deck.suit(int(v.led))
