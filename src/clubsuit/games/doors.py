"""Checks of numbers that are passed to the rules from outside, written once for all games.

A game overrides methods of `Rules`, `Words` and `Deals`. Many of these methods pass their numbers
to compiled code, which does not check bounds. These classes are therefore `Checked`: every method
that takes a seat, an action, a code or a set of cards first checks this argument, in subclasses
too.

Compiled functions (`Rules.functions`, `dispatch`) and `Rules.carry_out` are not checked: they are
for hot loops, whose numbers come from the rules themselves.
"""

import functools
from collections.abc import Callable
from typing import Any

from clubsuit.arguments import checked_number, checked_seat, whole
from clubsuit.errors import excerpt
from clubsuit.games.state import NOBODY, SPECTATOR, Action
from clubsuit.texts import refusal

MOST = (1 << 63) - 1
"""Maximum value of a code or a set of cards; both are non-negative int64 numbers."""

Method = Callable[..., Any]


class Checked:
    """A base class that checks the arguments of methods in all subclasses (see `CHECKS`).

    Subclasses have an attribute `players` with the possible numbers of players.
    """

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        for name, check in CHECKS.items():
            method = vars(cls).get(name)
            if callable(method):
                setattr(cls, name, check(method))


def _takes_seat(method: Method) -> Method:
    """Check the arguments (s, seat): the seat must exist in this state.

    Seats that exist at every table of the game are accepted without reading the state. Reading it
    would take as long as the whole call of many of these methods.
    """

    @functools.wraps(method)
    def checked(self: Any, s: Any, seat: Any) -> Any:
        if type(seat) is int and 0 <= seat < self.players[0]:
            return method(self, s, seat)
        return method(self, s, checked_seat(seat, int(s.seats)))

    return checked


def _takes_seat_and_text(method: Method) -> Method:
    """Check the arguments (s, seat, text)."""

    @functools.wraps(method)
    def checked(self: Any, s: Any, seat: Any, text: Any) -> Any:
        if type(seat) is int and 0 <= seat < self.players[0]:
            return method(self, s, seat, text)
        return method(self, s, checked_seat(seat, int(s.seats)), text)

    return checked


def _takes_viewer(method: Method) -> Method:
    """Check the arguments (s, seat, v); the seat may also be SPECTATOR."""

    @functools.wraps(method)
    def checked(self: Any, s: Any, seat: Any, v: Any) -> Any:
        if type(seat) is int and 0 <= seat < self.players[0]:
            return method(self, s, seat, v)
        return method(self, s, checked_viewer(seat, int(s.seats)), v)

    return checked


def _takes_text_and_seat(method: Method) -> Method:
    """Check the arguments (s, text, seat)."""

    @functools.wraps(method)
    def checked(self: Any, s: Any, text: Any, seat: Any) -> Any:
        return method(self, s, text, checked_seat(seat, int(s.seats)))

    return checked


def _takes_deal_and_seat(method: Method) -> Method:
    """Check the arguments (deal, actions, seat, …).

    The seat must be one that holds cards in the deal, or SPECTATOR.
    """

    @functools.wraps(method)
    def checked(self: Any, deal: Any, actions: Any, seat: Any, *options: Any) -> Any:
        return method(self, deal, actions, checked_viewer(seat, len(deal["hands"])), *options)

    return checked


def _takes_action(method: Method) -> Method:
    """Check the arguments (s, action): code and cards must be valid numbers, but may be illegal."""

    @functools.wraps(method)
    def checked(self: Any, s: Any, action: Any) -> Any:
        if type(action) is Action:
            code, cards, seat = action
            if type(code) is int and 0 <= code <= MOST and cards == 0 and seat == NOBODY:
                return method(self, s, action)  # the usual case
        return method(self, s, checked_action(action, s.seats))

    return checked


def _takes_code(method: Method) -> Method:
    """Check the arguments (v, code)."""

    @functools.wraps(method)
    def checked(self: Any, v: Any, code: Any) -> Any:
        if type(code) is int and 0 <= code <= MOST:
            return method(self, v, code)
        return method(self, v, checked_number(code, "code", 0, MOST))

    return checked


def _takes_codes(method: Method) -> Method:
    """Check the arguments (v, codes)."""

    @functools.wraps(method)
    def checked(self: Any, v: Any, codes: Any) -> Any:
        if set(map(type, codes)) != {int} or min(codes) < 0 or max(codes) > MOST:
            codes = [checked_number(code, "code", 0, MOST) for code in codes]
        return method(self, v, codes)

    return checked


def _takes_cards(method: Method) -> Method:
    """Check the arguments (v, cards): `cards` is a set of cards."""

    @functools.wraps(method)
    def checked(self: Any, v: Any, cards: Any) -> Any:
        return method(self, v, checked_number(cards, "cards", 0, MOST))

    return checked


CHECKS: dict[str, Callable[[Method], Method]] = {
    **dict.fromkeys(
        ("team", "off_turn", "may_call", "forget", "facts", "roles", "points"), _takes_seat
    ),
    "beside_hand": _takes_seat,
    **dict.fromkeys(("seen", "receiver"), _takes_seat_and_text),
    "view": _takes_viewer,
    "read_off_turn": _takes_text_and_seat,
    "seen_by": _takes_deal_and_seat,
    **dict.fromkeys(("text", "note", "refusal", "is_legal", "apply"), _takes_action),
    "cards_of": _takes_code,
    "playable": _takes_codes,
    "matching": _takes_cards,
}
"""Decorators that check a method's arguments, by the name of the method."""


def checked_viewer(seat: Any, seats: int) -> int:
    """Check and return a seat of a table with this number of seats, or SPECTATOR.

    Raises TurnError.
    """
    return SPECTATOR if whole(seat) == SPECTATOR else checked_seat(seat, seats)


def checked_action(action: Any, seats: int) -> Action:
    """Check and return an action: its numbers must be valid, but it may be illegal.

    Raises NotationError, and TurnError for a seat that does not exist.
    """
    try:
        code, cards, seat = action
    except (TypeError, ValueError):
        raise refusal("code-illegal", given=excerpt(action)) from None
    return Action(
        checked_number(code, "code", 0, MOST),
        checked_number(cards, "cards", 0, MOST),
        NOBODY if whole(seat) == NOBODY else checked_seat(seat, int(seats)),
    )
