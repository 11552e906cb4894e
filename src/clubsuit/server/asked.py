"""What the addresses of the application ask for: the tables in memory, and who asks."""

from typing import Annotated

from fastapi import Depends, Request

from clubsuit.server.live import Rooms


def _rooms(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def _person(request: Request) -> str:
    person: str = request.state.person
    return person


RoomsOf = Annotated[Rooms, Depends(_rooms)]
Person = Annotated[str, Depends(_person)]
