"""Routes only for third-party programs. Programs also use the same routes as browsers.

A program has a token like a browser, but sends it in the header Authorization. Its seat is marked
as that of a program, and its views list all legal actions (docs/programs.md).
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
    """Make a token for a program. Only its hash is stored, with the program's seats."""
    return ProgramToken(token=tokens.new_token())


@router.get("/messages.json")
async def get_messages() -> Response:
    """Return JSON Schemas for sockets and for reviews, which OpenAPI cannot describe."""
    return Response(_schemas(), media_type="application/json")


@cache
def _schemas() -> str:
    """Return the schemas. The result is cached, since making the schemas is slow."""
    kinds = {"to_server": ClientMessage, "to_client": ServerMessage, "review": ReviewLine}
    return to_json({name: _schema(messages) for name, messages in kinds.items()})


def _schema(messages: Any) -> dict[str, Any]:
    return TypeAdapter(messages).json_schema(mode="serialization")
