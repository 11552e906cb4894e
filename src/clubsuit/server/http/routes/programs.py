"""The door for other people's programs: they come in by the one that browsers use.

A program has a token as a browser has, but sends it itself, in the header Authorization. Its seat
is marked as a program's, and its views list all that it may do (docs/programs.md).
"""

from functools import cache
from typing import Any

from fastapi import APIRouter
from pydantic import TypeAdapter
from starlette.responses import Response

from clubsuit.server.people import tokens
from clubsuit.server.wire.schema import (
    ClientMessage,
    Problem,
    ProgramToken,
    ReviewLine,
    ServerMessage,
)
from clubsuit.server.wire.serialize import to_json

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


@router.post("/programs", status_code=201)
async def post_program() -> ProgramToken:
    """A token for a program. It is shown this once; the server keeps its hash, where it sits."""
    return ProgramToken(token=tokens.new_token())


@router.get("/messages.json")
async def get_messages() -> Response:
    """JSON Schemas of a table's socket and of a review's lines, which OpenAPI cannot say."""
    return Response(_described(), media_type="application/json")


@cache
def _described() -> str:
    """The same for all; making it takes a while."""
    kinds = {"to_server": ClientMessage, "to_client": ServerMessage, "review": ReviewLine}
    return to_json({name: _schema(messages) for name, messages in kinds.items()})


def _schema(messages: Any) -> dict[str, Any]:
    return TypeAdapter(messages).json_schema(mode="serialization")
