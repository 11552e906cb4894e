"""Write the server's messages as JSON (see `schema`)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from clubsuit.errors import ClubsuitError, NotationError, Reason, RuleError, TurnError
from clubsuit.fair import Fairness
from clubsuit.game import View
from clubsuit.review import Known
from clubsuit.server.storage.faces import faces_of
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.wire.terms import terms_of
from clubsuit.texts import say
from clubsuit.view import message

OUR_FAULT = Reason("", "server-fault")


@dataclass(frozen=True)
class Hinted:
    """A hint; the fields are those of `schema.Advice`."""

    reason: Reason
    """How the numbers were found, or why there are none."""
    suggestions: Sequence[dict[str, Any]] = ()
    words: Reason | None = None
    """Reason for the first suggestion in a player's words."""
    evidence: Reason | None = None
    """Reason to prefer the first suggestion to the second, counted in deals; None if it is not
    clearly better."""
    clear: bool | None = None
    """Whether the first suggestion is better by two standard errors; None if it is the only one."""
    outlook: Reason | None = None
    """The meaning of the expected points of the first suggestion for the game."""


def to_json(data: Any) -> str:
    """Return compact JSON. NumPy numbers become plain numbers."""
    return orjson.dumps(data, option=orjson.OPT_SERIALIZE_NUMPY).decode()


def reason_of(error: ClubsuitError) -> Reason:
    """Return the catalogue message that explains a refusal."""
    return error.reason or Reason(error.rule, "server-said", {"text": error.message})


def outdated() -> Reason:
    """Return the refusal for a page of another version. It contains the text, not the text's key,
    because such a page may not know the key."""
    return Reason("", "server-said", {"text": say("server-page-outdated")})


def kind_of(error: ClubsuitError) -> str:
    """Return the name of a refusal's cause for `schema.Refused.error`."""
    kinds = {NotationError: "notation", RuleError: "rules", TurnError: "turn"}
    return next((name for kind, name in kinds.items() if isinstance(error, kind)), "rules")


def refused(error: str, reason: Reason, number: int | None = None) -> str:
    """Write `schema.Refused` for the last message, or for the message with this number."""
    which = {} if number is None else {"n": number}
    return to_json({"type": "refused", "error": error, "message": message(reason), **which})


def done(number: int) -> str:
    """Write `schema.Done` for the message with this number."""
    return to_json({"type": "done", "n": number})


PONG = to_json({"type": "pong"})
"""`schema.Pong` as JSON."""


def matches(number: int, actions: list[str], reason: Reason | None) -> str:
    """Write `schema.Matches`. number: the id of the question."""
    why = None if reason is None else message(reason)
    return to_json({"type": "matches", "id": number, "actions": actions, "reason": why})


def advice(number: int, hinted: Hinted) -> str:
    """Write `schema.Advice`. number: the id of the question."""
    return to_json(
        {
            "type": "advice",
            "id": number,
            "suggestions": list(hinted.suggestions),
            "clear": hinted.clear,
            "words": _message_or_none(hinted.words),
            "evidence": _message_or_none(hinted.evidence),
            "outlook": _message_or_none(hinted.outlook),
            "reason": message(hinted.reason),
        }
    )


def _message_or_none(reason: Reason | None) -> dict[str, Any] | None:
    return message(reason) if reason else None


def remark(ply: int, known: Known) -> str:
    """Write `schema.Remark` on the choice before this ply."""
    return to_json(
        {
            "type": "remark",
            "ply": ply,
            "played": known.played.text,
            "best": known.best.text,
            "loss": known.loss,
            "words": _message_or_none(known.words),
            "evidence": _message_or_none(known.claim),
            "doubt": known.doubt,
            "worlds": known.worlds,
        }
    )


def chat(lines: Sequence[dict[str, Any]], whole: bool = False) -> str:
    """Write `schema.Chat`."""
    return to_json({"type": "chat", "whole": whole, "lines": list(lines)})


def spectators(watching: list[dict[str, Any]]) -> str:
    """Write `schema.Spectators`."""
    return to_json({"type": "spectators", "watching": watching})


def absent(seats: list[dict[str, Any]]) -> str:
    """Write `schema.Absent`."""
    return to_json({"type": "absent", "seats": seats})


def clocks(seats: list[dict[str, Any]]) -> str:
    """Write `schema.Clocks`."""
    return to_json({"type": "clocks", "seats": seats})


def warming(state: str) -> str:
    """Write `schema.Warming`."""
    return to_json({"type": "warming", "state": state})


def commitment_message(commitment: str, wanted: str, promises: list[str]) -> dict[str, Any]:
    """Return `schema.Commitment` as a dictionary."""
    return {
        "type": "commitment",
        "commitment": commitment,
        "wanted": wanted,
        "promises": promises,
    }


def gathering_message(
    row: TableRow, started: bool, people: dict[str, Any] | None
) -> dict[str, Any]:
    """Return `schema.Gathering` as a dictionary."""
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
    """Return `schema.ViewMessage` as a dictionary.

    actions: all legal actions, for a program. common: see `View.to_dict`.
    """
    data = view.to_dict(common)
    faces = faces_of(row.seats)
    for player, bot, face in zip(data["players"], row.bots, faces, strict=True):
        player |= {"bot": bot, "face": face}
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
        "tournament": row.tournament and {"id": row.tournament, "hands": row.hands},
        "takeback": None,
        "actions": actions,
    }


def problem(error: str, reason: Reason) -> dict[str, Any]:
    """Return `schema.Problem` as a dictionary."""
    return {"error": error, "message": message(reason)}
