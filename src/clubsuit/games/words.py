"""The words of a game: the notation of its actions, refusals, prompts, and the lines of a score.

Messages are named by their keys (`Reason`); the catalogues in `texts/` have their words.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from clubsuit.errors import NotationError, Reason, RuleError, excerpt
from clubsuit.games.declaration import Declaration
from clubsuit.games.doors import Checked
from clubsuit.games.state import DEAL, NOBODY, OVER, Action, State
from clubsuit.texts import refusal


class LogEntry(NamedTuple):
    """A decision of the current hand."""

    seat: int
    text: str
    """The decision in the notation of RECORD.md."""
    trick: int | None
    """The number of the trick it belongs to, from 0; None outside tricks."""
    wins: int | None
    """The seat that won the trick, if this decision ended it."""
    note: Reason | None = None
    """The referee's announcement about it, for all players."""
    code: int = NOBODY
    """The action's code; NOBODY in a view from which it is hidden."""
    cards: int = 0
    """The cards that it played to a trick."""


@dataclass(frozen=True)
class ScoreLine:
    """A part of a hand's score: `points` for `seat`, and why."""

    seat: int
    points: int
    reason: Reason


class Fact(NamedTuple):
    """A fact about a seat's finished hand, for statistics. Its message is fact-NAME."""

    name: str
    value: int
    share: bool = False
    """Whether the value is yes (1) or no (0), shown as a percentage; else it is shown as a mean."""


class Words(Checked, ABC):
    """The words of a game.

    `s` is a state (or a view of the seat to act), `v` a view. The methods may be asked about
    actions that are not legal.
    """

    def __init__(self, rules: Declaration) -> None:
        self.rules = rules
        self.deck = rules.deck
        self.players = rules.players

    # ---- notation

    @abstractmethod
    def text(self, s: State, action: Action) -> str:
        """The action in the notation of RECORD.md; `s` is the state (or view) before it."""

    @abstractmethod
    def read(self, s: State, text: str) -> Action:
        """The inverse of `text`, for the seat to act; it need not be legal.

        Raises NotationError for a text that is not an action, and RuleError for an action of
        another phase or with cards that the seat does not hold.
        """

    def read_off_turn(self, s: State, text: str, seat: int) -> Action:
        """As `read`, for a text of this seat whose verb is one of `off_turn_verbs`.

        Raises RuleError too if the seat may not do it now.
        """
        raise unreadable(text)

    def seen(self, v: State, seat: int, text: str) -> str:
        """A decision as the view's seat sees it: hidden cards are "?".

        Cards played to tricks are open to all, so views ask this about other decisions only. It is
        about the hand of `v`: for an earlier one see `View.of_finished_hand`.
        """
        return text

    # ---- messages

    @abstractmethod
    def refusal(self, v: State, action: Action) -> Reason | None:
        """Why the seat to act may not do this, in terms of its own cards; None if it may."""

    @abstractmethod
    def prompt(self, v: State) -> Reason:
        """The message that tells the view's seat what is expected now."""

    def note(self, s: State, action: Action) -> Reason | None:
        """The referee's announcement about this action, which has just been carried out."""
        return None

    @abstractmethod
    def score_lines(self, s: State) -> list[ScoreLine]:
        """A finished hand's score taken apart. For each seat (team) they add up to its score."""

    def facts(self, s: State, seat: int) -> list[Fact]:
        """What statistics show about a seat's finished hand, in addition to its score."""
        return [Fact("tricks", int(s.tricks[seat]))]

    # ---- the table

    @abstractmethod
    def table(self, v: State) -> dict[str, Any]:
        """What only this game has on the table (see `clubsuit.server.wire.schema`)."""

    def points(self, v: State, seat: int) -> int | None:
        """Points in the tricks that a seat has taken this hand; None if they do not count."""
        return None

    # ---- cards of actions: what a person clicks

    def verb(self, v: State) -> str | None:
        """What a choice of cards does now; None if no cards are chosen."""
        return self.rules.verbs.get(int(v.phase))

    def receiver(self, v: State, seat: int, verb: str) -> int | None:
        """The seat that gets the cards of such a decision of this seat, outside tricks; or None."""
        return None

    def cards_of(self, v: State, code: int) -> int:
        """The cards of the hand that an action names (empty for pass, keep, …)."""
        return 1 << code if code < self.deck.size else 0

    def playable(self, v: State, codes: Sequence[int]) -> int:
        """All cards that are part of a legal action."""
        cards = 0
        for code in codes:
            cards |= self.cards_of(v, code)
        return cards

    def matching(self, v: State, cards: int) -> list[Action]:
        """The legal actions that use exactly these cards of the hand."""
        return [
            Action(code)
            for code in self.rules.legal_codes(v)
            if cards and self.cards_of(v, code) == cards
        ]


# ---- what several games say alike


def split_action(text: str) -> tuple[str, list[str]]:
    """An action's text as its verb and the words after it.

    Raises NotationError for a text that is empty, overlong or not ASCII.
    """
    parts = text.split() if len(text) <= 200 and text.isascii() else []
    if not parts:
        raise unreadable(text)
    return parts[0].lower(), parts[1:]


def unreadable(text: Any) -> NotationError:
    """The error for a text that is not an action of the game."""
    return refusal("notation-action", text=excerpt(text))


def wrong_phase(rule: str, text: str) -> RuleError:
    """The error for an action that belongs to another phase; `rule` governs the present one."""
    return refusal("wrong-phase", RuleError, rule, text=excerpt(text))


def not_held(rule: str, cards: Sequence[str]) -> RuleError:
    """The error for cards that the player does not hold."""
    return refusal("not-held", RuleError, rule, cards=list(cards))


def waiting(v: State) -> Reason:
    """The prompt of a seat that has nothing to decide now."""
    if v.phase == OVER:
        return Reason("", "prompt-over", {})
    if v.phase == DEAL:
        return Reason("", "prompt-next-hand", {})
    return Reason("", "prompt-wait", {"seat": int(v.turn)})


def follow_prompt(v: State, follow: int, rule: str) -> Reason:
    """The prompt of a trick game's player to act, who holds these cards of the suit led."""
    if v.n == 0:
        return Reason(rule, "prompt-lead")
    return Reason(rule, "prompt-follow" if follow else "prompt-any", {"suit": "CDHS"[int(v.led)]})
