"""What the addresses of the application ask for: the tables in memory, and who asks."""

from typing import Annotated

from fastapi import Depends, Request

from clubsuit.server.live.live_table import Rooms
from clubsuit.server.ops.addresses import Asker, address_of
from clubsuit.server.settings import Limits


def _rooms(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def _person(request: Request) -> str:
    person: str = request.state.person
    return person


def _asker(request: Request) -> Asker:
    return Asker(address_of(request), request.state.person)


def _limits(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


RoomsOf = Annotated[Rooms, Depends(_rooms)]
Person = Annotated[str, Depends(_person)]
AskerOf = Annotated[Asker, Depends(_asker)]
LimitsOf = Annotated[Limits, Depends(_limits)]
