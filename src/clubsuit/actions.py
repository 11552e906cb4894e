"""Decisions as text, for a complete state or for one seat's view of it."""

from collections.abc import Sequence

from clubsuit.errors import Reason, RuleError, TurnError, excerpt
from clubsuit.games import REGISTRY
from clubsuit.games.rules import Rules
from clubsuit.games.state import NOBODY, OVER, Action, State
from clubsuit.games.words import split_action, unreadable
from clubsuit.texts import explain, refusal


class Move(str):
    """A decision in the notation of RECORD.md, with its parts as attributes.

    A move is a `str` in canonical form. It equals its text, so it can be used wherever a text is
    expected.

    >>> Move("play 7c 15d=8")
    Move('play 7C 15D=8')
    >>> Move("play 9C") == "play 9C", Move("play tc").cards, Move("keep").verb
    (True, ['10C'], 'keep')
    >>> Move("play 7C 15D=8").stands_for, Move("call 2").seat
    ({'15D': 8}, 2)
    """

    __slots__ = ()

    def __new__(cls, text: str) -> "Move":
        """Read a move from its text; lower case and "T" for 10 are accepted.

        Raises NotationError if a word after the verb is neither a card of any game nor a seat. The
        verb is checked when the move is played.
        """
        if not isinstance(text, str):
            raise refusal("notation-move", text=excerpt(text))
        verb, words = split_action(text)
        rest = [_canonical(word) for word in words]
        if not verb.isalpha() or not all(map(_is_card_or_seat, rest)):
            raise refusal("notation-move", text=excerpt(text))
        return super().__new__(cls, " ".join([verb, *rest]))

    @property
    def verb(self) -> str:
        """The kind of decision: "play", "bid", "pass", …"""
        return self.split()[0]

    @property
    def cards(self) -> list[str]:
        """The names of the cards in this move."""
        words = [word.partition("=")[0] for word in self.split()[1:]]
        return [word for word in words if not word.isdecimal()]

    @property
    def stands_for(self) -> dict[str, int]:
        """The numbers for which cards stand, by card name. Cards without such a number are left
        out."""
        named = [word.partition("=") for word in self.split()[1:]]
        return {card: int(number) for card, _, number in named if number.isdecimal()}

    @property
    def seat(self) -> int | None:
        """The seat that this move names, or None."""
        numbers = [word for word in self.split()[1:] if word.isdecimal()]
        return int(numbers[0]) if numbers else None

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    def __str__(self) -> str:
        return str.__str__(self)


def _canonical(word: str) -> str:
    """Return a word in canonical form: upper case, with "10" instead of "T"."""
    card, sign, number = word.upper().partition("=")
    card = "10" + card[1:] if card[:1] == "T" and len(card) == 2 else card
    return card + sign + number


def _is_card_or_seat(word: str) -> bool:
    """Return whether a word is a seat, or a card of any game with or without "=NUMBER"."""
    if len(word) == 1 and word.isdecimal():
        return True
    card, sign, number = word.partition("=")
    known = any(card in rules.deck.names(rules.deck.all) for rules in REGISTRY.values())
    return known and (not sign or number.isdecimal())


def legal_texts(rules: Rules, s: State, seat: int) -> list[str]:
    """Return all legal decisions of a seat as texts, off-turn ones included.

    s: the complete state, or the seat's view of it.
    """
    codes = rules.legal_codes(s) if seat == s.turn else []
    actions = [Action(code) for code in codes] + rules.off_turn(s, seat)
    return [rules.words.text(s, action) for action in actions]


def read_action(
    rules: Rules, s: State, text: str, seat: int | None, names: Sequence[str]
) -> Action:
    """Return the legal action that a text describes.

    s:     the complete state, or the seat's view of it.
    seat:  the seat that decides; None for the seat to act.
    names: the players' names by seat, for error messages.

    Raises TurnError if the seat may not act now, NotationError if the text is malformed, and
    RuleError if the rules forbid the action.
    """
    turn = int(s.turn)
    if turn == NOBODY:
        raise refusal("game-is-over" if s.phase == OVER else "nobodys-turn", TurnError)
    if not isinstance(text, str):
        raise unreadable(text)
    if may_be_off_turn(rules, text):
        return rules.words.read_off_turn(s, text, turn if seat is None else seat)
    if seat is not None and seat != turn:
        not_yours = Reason("", "not-your-turn", {"seat": turn})
        raise TurnError(explain(not_yours, names), reason=not_yours)
    action = rules.words.read(s, text)
    reason = rules.words.refusal(s, action)
    if reason:
        raise RuleError(explain(reason, names), reason=reason)
    return action


def may_be_off_turn(rules: Rules, text: str) -> bool:
    """Return whether the verb of the text may be used out of turn in this game."""
    verb = text[:40].split()[:1]
    return bool(verb) and verb[0].lower() in rules.off_turn_verbs
