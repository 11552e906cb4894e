"""What the server says, as JSON: views, refusals, problems (see `schema`)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from clubsuit.errors import ClubsuitError, NotationError, Reason, RuleError, TurnError
from clubsuit.fair import Fairness
from clubsuit.review import Known
from clubsuit.server.storage.store import TableRow
from clubsuit.server.wire.terms import terms_of
from clubsuit.view import View, message

OUR_FAULT = Reason("", "server-fault")


@dataclass(frozen=True)
class Hinted:
    """What the best bot would do in somebody's place: shapes as in `schema.Advice`."""

    reason: Reason
    """What the numbers are, or why there are none."""
    suggestions: Sequence[dict[str, Any]] = ()
    words: Reason | None = None
    """What speaks for the first of them by what is seen, as a player would say it."""
    claim: Reason | None = None
    """What speaks for it rather than the second, counted."""
    clear: bool | None = None
    """Whether the first is better beyond doubt; None where it is alone."""


def to_json(data: Any) -> str:
    """Compact JSON; NumPy's numbers become plain ones."""
    return orjson.dumps(data, option=orjson.OPT_SERIALIZE_NUMPY).decode()


def reason_of(error: ClubsuitError) -> Reason:
    """Why something was refused, as a message of the catalogue."""
    return error.reason or Reason(error.rule, "server-said", {"text": error.message})


def kind_of(error: ClubsuitError) -> str:
    """The cause of a refusal, by the name that it has on the wire."""
    kinds = {NotationError: "notation", RuleError: "rules", TurnError: "turn"}
    return next((name for kind, name in kinds.items() if isinstance(error, kind)), "rules")


def refused(error: str, reason: Reason, number: int | None = None) -> str:
    """Socket: the last message, or the one of this number, changed nothing."""
    which = {} if number is None else {"n": number}
    return to_json({"type": "refused", "error": error, "message": message(reason), **which})


def done(number: int) -> str:
    """Socket: the message of this number need not be sent again."""
    return to_json({"type": "done", "n": number})


PONG = to_json({"type": "pong"})
"""Socket: the line is alive."""


def matches(number: int, actions: list[str], reason: Reason | None) -> str:
    """Socket: the actions with exactly these cards, or why there is none."""
    said = None if reason is None else message(reason)
    return to_json({"type": "matches", "id": number, "actions": actions, "reason": said})


def advice(number: int, hinted: Hinted) -> str:
    """Socket: the best choices with chance and points, and why."""
    told = {"suggestions": list(hinted.suggestions), "clear": hinted.clear}
    said = {"words": _said(hinted.words), "claim": _said(hinted.claim)}
    reason = message(hinted.reason)
    return to_json({"type": "advice", "id": number, **told, **said, "reason": reason})


def _said(reason: Reason | None) -> dict[str, Any] | None:
    return message(reason) if reason else None


def remark(ply: int, known: Known) -> str:
    """Socket: the choice before was costly; what was better, and by how much."""
    told = {"ply": ply, "played": known.played.text, "best": known.best.text, "loss": known.loss}
    said = {"words": _said(known.words), "claim": _said(known.claim)}
    sure = {"doubt": known.doubt, "worlds": known.worlds}
    return to_json({"type": "remark", **told, **said, **sure})


def chat(lines: Sequence[dict[str, Any]], whole: bool = False) -> str:
    """Socket: what players have said; whole: all that is kept of it."""
    return to_json({"type": "chat", "whole": whole, "lines": list(lines)})


def absent(seats: list[dict[str, Any]]) -> str:
    """Socket: who is gone, and how long they are still waited for."""
    return to_json({"type": "absent", "seats": seats})


def clocks(seats: list[dict[str, Any]]) -> str:
    """Socket: how much time is left to whom."""
    return to_json({"type": "clocks", "seats": seats})


def warming(state: str) -> str:
    """Socket: how far the rules are on the way to being compiled."""
    return to_json({"type": "warming", "state": state})


def commitment_message(commitment: str, wanted: str, promises: list[str]) -> dict[str, Any]:
    """Socket: the deals are committed to; the person's promise or string is asked for."""
    about = {"wanted": wanted, "promises": promises}
    return {"type": "commitment", "commitment": commitment, **about}


def gathering_message(
    row: TableRow, started: bool, people: dict[str, Any] | None
) -> dict[str, Any]:
    """Socket: nothing is dealt yet, and nothing wanted of this person."""
    return {
        "type": "gathering",
        "game": row.game,
        "options": row.options,
        "commitment": row.commitment,
        "listed": row.listed,
        "started": started,
        "terms": terms_of(row).model_dump(),
        "people": people,
    }


def view_message(
    ply: int,
    view: View,
    fairness: Fairness | None,
    row: TableRow,
    people: dict[str, Any] | None = None,
    actions: list[str] | None = None,
    common: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Socket: what the seat sees after this many decisions, and what its deals follow from.

    actions: all that it may do, for a program. common: as of `View.to_dict`.
    """
    data = view.to_dict(common)
    for player, bot in zip(data["players"], row.bots, strict=True):
        player["bot"] = bot
    shown = fairness and {"commitment": fairness.commitment, "strings": fairness.strings}
    return {
        "type": "view",
        "ply": ply,
        "view": data,
        "fairness": shown,
        "hints": row.gives_hints,
        "given": row.given,
        "people": people,
        "lesson": None,
        "takeback": None,
        "actions": actions,
    }


def problem(error: str, reason: Reason) -> dict[str, Any]:
    """HTTP: the body of a refused request."""
    return {"error": error, "message": message(reason)}
