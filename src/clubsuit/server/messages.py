"""What the server says, as JSON: views, refusals, problems (see `schema`)."""

import json
from typing import Any

import numpy as np

from clubsuit.errors import ClubsuitError, NotationError, Reason, RuleError, TurnError
from clubsuit.fair import Fairness
from clubsuit.game import View, message

OUR_FAULT = Reason("", "server-fault")


def to_json(data: Any) -> str:
    """Compact JSON; NumPy's numbers become plain ones."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False, default=_plain)


def _plain(value: Any) -> Any:
    if isinstance(value, (np.generic, np.ndarray)):
        return value.tolist()
    raise TypeError(type(value).__name__)


def reason_of(error: ClubsuitError) -> Reason:
    """Why something was refused, as a message of the catalogue."""
    return error.reason or Reason(error.rule, "server-said", {"text": error.message})


def kind_of(error: ClubsuitError) -> str:
    """The cause of a refusal, by the name that it has on the wire."""
    kinds = {NotationError: "notation", RuleError: "rules", TurnError: "turn"}
    return next((name for kind, name in kinds.items() if isinstance(error, kind)), "rules")


def refused(error: str, reason: Reason) -> str:
    """Socket: the last message changed nothing."""
    return to_json({"type": "refused", "error": error, "message": message(reason)})


def matches(number: int, actions: list[str], reason: Reason | None) -> str:
    """Socket: the actions with exactly these cards, or why there is none."""
    said = None if reason is None else message(reason)
    return to_json({"type": "matches", "id": number, "actions": actions, "reason": said})


def advice(number: int, suggestions: list[dict[str, Any]], reason: Reason) -> str:
    """Socket: the best choices with chance and points, and why."""
    said = message(reason)
    return to_json({"type": "advice", "id": number, "suggestions": suggestions, "reason": said})


def commitment_message(commitment: str) -> str:
    """Socket: the deals are committed to; the person's string is asked for."""
    return to_json({"type": "commitment", "commitment": commitment})


def view_message(
    ply: int,
    view: View,
    bots: list[str | None],
    fairness: Fairness | None = None,
    hints: bool = True,
    given: int = 0,
) -> str:
    """Socket: what the seat sees after so many decisions, and what its deals follow from."""
    data = view.to_dict()
    for player, bot in zip(data["players"], bots, strict=True):
        player["bot"] = bot
    shown = fairness and {"commitment": fairness.commitment, "strings": fairness.strings}
    about = {"fairness": shown, "hints": hints, "given": given}
    return to_json({"type": "view", "ply": ply, "view": data, **about})


def problem(error: str, reason: Reason) -> dict[str, Any]:
    """HTTP: the body of a refused request."""
    return {"error": error, "message": message(reason)}
