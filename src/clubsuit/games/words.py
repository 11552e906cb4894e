"""The words of a game: notation of actions, refusals, prompts, and lines of a score.

Messages are identified by their keys (`Reason`); the catalogues in `texts/` contain the texts.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from clubsuit.errors import NotationError, Reason, RuleError, excerpt
from clubsuit.games.declaration import Declaration
from clubsuit.games.doors import Checked
from clubsuit.games.log import LogEntry
from clubsuit.games.state import DEAL, OVER, Action, State
from clubsuit.games.story import Story, plain_story, seat_and_who
from clubsuit.texts import refusal


class Announcement(NamedTuple):
    """A result or a reason that the table announces during a hand, such as who leads and why."""

    after: int
    """Number of decisions of the hand before the announcement."""
    reason: Reason


@dataclass(frozen=True)
class ScoreLine:
    """A part of a hand's score: `points` for `seat`, with the reason."""

    seat: int
    points: int
    reason: Reason


class Fact(NamedTuple):
    """A fact about a seat's finished hand, for statistics. Its message key is fact-NAME."""

    name: str
    value: int
    share: bool = False
    """True if the value is yes (1) or no (0).

    The statistics then show a percentage; otherwise they show a mean.
    """


class Contract(NamedTuple):
    """The promise that a side of a finished hand made in the auction, for studies."""

    side: tuple[int, ...]
    """The seats of the side."""
    bid: str
    """The winning bid, such as "QC"."""
    level: str
    """The level of the winning bid, such as "queen"."""
    handicaps: tuple[str, ...]
    """The handicaps that the side had to resolve, in order."""
    made: bool
    """True if the side has kept its promise."""


class Words(Checked, ABC):
    """The words of a game.

    `s` is a state (or a view of the seat to act), `v` a view. The methods accept actions that are
    not legal.
    """

    def __init__(self, rules: Declaration) -> None:
        self.rules = rules
        self.deck = rules.deck
        self.players = rules.players

    # ---- notation

    @abstractmethod
    def text(self, s: State, action: Action) -> str:
        """Return the action in the notation of RECORD.md; `s` is the state (or view) before it."""

    @abstractmethod
    def read(self, s: State, text: str) -> Action:
        """Return the action that a text describes, for the seat to act. The action may be illegal.

        This is the inverse of `text`. Raises NotationError for a text that is not an action, and
        RuleError for an action of another phase or with cards that the seat does not hold.
        """

    def read_off_turn(self, s: State, text: str, seat: int) -> Action:
        """Return the action that a text with a verb in `off_turn_verbs` describes, for this seat.

        Raises the errors of `read`, and RuleError if the seat may not take the action now.
        """
        raise unreadable(text)

    def seen(self, v: State, seat: int, text: str) -> str:
        """Return a decision as the view's seat sees it: hidden cards are "?".

        Views do not call this method for cards played to tricks, because these are open to all. The
        method is for decisions of the current hand of `v`; for an earlier hand see
        `View.of_finished_hand`.
        """
        return text

    # ---- messages

    @abstractmethod
    def refusal(self, v: State, action: Action) -> Reason | None:
        """Return why the seat to act may not take this action, or None if it may.

        The reason names no hidden cards.
        """

    @abstractmethod
    def prompt(self, v: State) -> Reason:
        """Return the message that tells the view's seat what to do now."""

    def note(self, s: State, action: Action) -> Reason | None:
        """Return the referee's announcement about this action, which has just been carried out."""
        return None

    def announcements(self, v: State, log: Sequence[LogEntry]) -> list[Announcement]:
        """Return what the table has announced in this hand, the oldest first.

        `log` are the decisions of the hand. The texts may address the view's seat.
        """
        return []

    def first_lead(
        self, v: State, log: Sequence[LogEntry], why: Callable[[State, int], Reason]
    ) -> list[Announcement]:
        """Return the announcement of the player who leads the first trick; none before the play.

        why: returns the reason why this seat leads.
        """
        for after, entry in enumerate(log):
            if entry.trick is not None:
                return [Announcement(after, why(v, entry.seat))]
        plays = int(v.phase) in self.rules.trick_phases
        return [Announcement(len(log), why(v, int(v.turn)))] if plays else []

    @abstractmethod
    def score_lines(self, s: State) -> list[ScoreLine]:
        """Return the parts of a finished hand's score.

        The parts of each seat (or team) add up to its score.
        """

    def story(self, v: State, log: Sequence[LogEntry]) -> Story:
        """Return the story of a finished hand for the seat of the view, or for a spectator.

        `v` is a view after the hand, and `log` contains the decisions of the hand. The points in
        the story are those of the score.
        """
        return plain_story(v)

    def facts(self, s: State, seat: int) -> list[Fact]:
        """Return the facts that statistics show about a seat's finished hand besides its score."""
        return [Fact("tricks", int(s.tricks[seat]))]

    def roles(self, s: State, seat: int) -> list[str]:
        """Return the roles that a seat had in a finished hand, for studies ("swapper").

        A role is a fixed word in English, because it is a name in results.
        """
        return []

    def contract(self, s: State) -> Contract | None:
        """Return the contract of a finished hand; None in a game without an auction."""
        return None

    # ---- the table

    @abstractmethod
    def table(self, v: State) -> dict[str, Any]:
        """Return the parts of the table that only this game has.

        `clubsuit.server.wire.games` contains the models of these parts for the games of this
        package.
        """

    @property
    def kind(self) -> str:
        """The field `kind` of `table`: the game whose table the page shows."""
        return self.rules.drawn_as or self.rules.id

    def points(self, v: State, seat: int) -> int | None:
        """Return the points in the tricks that a seat has taken in this hand.

        None means that points in tricks do not count in this game.
        """
        return None

    def worth(self, s: State) -> dict[str, int]:
        """Return the points that the cards themselves show, by name of the card."""
        return {}

    # ---- cards of actions, as a person clicks them

    def verb(self, v: State) -> str | None:
        """Return the verb of the current choice of cards; None if no cards are to be chosen."""
        return self.rules.verbs.get(int(v.phase))

    def receiver(self, v: State, seat: int, verb: str) -> int | None:
        """Return the seat that receives the cards when this seat makes a decision with this verb.

        None means that no other seat receives the cards, for example because they go to a trick.
        """
        return None

    def cards_of(self, v: State, code: int) -> int:
        """Return the cards of the hand that an action names (empty for pass, keep, …)."""
        return 1 << code if code < self.deck.size else 0

    def playable(self, v: State, codes: Sequence[int]) -> int:
        """Return all cards that are part of at least one of these actions."""
        cards = 0
        for code in codes:
            cards |= self.cards_of(v, code)
        return cards

    def matching(self, v: State, cards: int) -> list[Action]:
        """Return the legal actions that use exactly these cards of the hand."""
        return [
            Action(code)
            for code in self.rules.legal_codes(v)
            if cards and self.cards_of(v, code) == cards
        ]


# ---- messages that several games share


def split_action(text: str) -> tuple[str, list[str]]:
    """Split an action's text into its verb and the words after it.

    Raises NotationError for a text that is empty, too long or not ASCII.
    """
    parts = text.split() if len(text) <= 200 and text.isascii() else []
    if not parts:
        raise unreadable(text)
    return parts[0].lower(), parts[1:]


def unreadable(text: Any) -> NotationError:
    """Return the error for a text that is not an action of the game."""
    return refusal("notation-action", text=excerpt(text))


def wrong_phase(rule: str, text: str) -> RuleError:
    """Return the error for an action of another phase; `rule` governs the current phase."""
    return refusal("wrong-phase", RuleError, rule, text=excerpt(text))


def not_held(rule: str, cards: Sequence[str]) -> RuleError:
    """Return the error for cards that the player does not hold."""
    return refusal("not-held", RuleError, rule, cards=list(cards))


def left_of_dealer(rule: str, v: State, seat: int) -> Reason:
    """Return why this seat leads first in games in which the dealer's left neighbour does."""
    return Reason(rule, "told-lead-dealer", seat_and_who(v, seat))


def waiting(v: State) -> Reason:
    """Return the prompt of a seat that has nothing to decide now."""
    if v.phase == OVER:
        return Reason("", "prompt-over", {})
    if v.phase == DEAL:
        return Reason("", "prompt-next-hand", {})
    return Reason("", "prompt-wait", {"seat": int(v.turn)})


def follow_prompt(v: State, follow: int, rule: str) -> Reason:
    """Return the prompt of the player to act in a trick game.

    `follow` are the player's cards of the suit led.
    """
    if v.n == 0:
        return Reason(rule, "prompt-lead")
    return Reason(rule, "prompt-follow" if follow else "prompt-any", {"suit": "CDHS"[int(v.led)]})
