"""The lines that a program gets and gives (docs/engines.md).

All that a program gets about a game is the view of its seat, in the form that browsers get.
"""

import json
from typing import Any

from clubsuit.game import View

PROTOCOL = 1
"""Version of the messages. Programs ignore messages and fields that they do not know."""


def question(view: View, *, seed: int, number: int, hand: int, seconds: float) -> bytes:
    """Return the lines that ask a program for its decision.

    seed:    the bot's seed.
    number:  the number of the question, from 1 in each process.
    hand:    the number of the hand that the process knows about; 0 for none.
    seconds: the time for the answer.
    """
    shown = view.to_dict()
    known = {name: shown[name] for name in ("game", "options", "seat")}
    start = {"type": "start", "protocol": PROTOCOL, **known, "seed": seed}
    begun = {"type": "hand", "number": shown["hand_number"]}
    asked = {"id": number, "time_left_ms": round(1000 * seconds), "actions": view.legal()}
    messages = [start] if number == 1 else []
    messages += [begun] if hand != shown["hand_number"] else []
    return b"".join(map(_line, [*messages, {"type": "choose", **asked, "view": shown}]))


def end() -> bytes:
    """Return the last line that a program gets."""
    return _line({"type": "quit"})


def action_in(line: bytes, number: int) -> str | None:
    """Return the action in the answer to question `number`; None if it is no such answer.

    >>> action_in(b'{"id": 7, "action": "play 9C"}', 7)
    'play 9C'
    """
    try:
        answer = json.loads(line)
        given, action = answer["id"], answer["action"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    fits = type(given) is int and given == number and isinstance(action, str)
    return action if fits else None


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message).encode() + b"\n"
