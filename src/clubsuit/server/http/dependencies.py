"""Dependencies of routes: the services, the limits, and the sender of the request."""

from typing import Annotated

from fastapi import Depends, Request

from clubsuit.server.live.services import Services
from clubsuit.server.ops.addresses import Asker, address_of
from clubsuit.server.settings import Limits


def _services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def _person(request: Request) -> str:
    person: str = request.state.person
    return person


def _asker(request: Request) -> Asker:
    return Asker(address_of(request), request.state.person)


def _limits(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


ServicesOf = Annotated[Services, Depends(_services)]
Person = Annotated[str, Depends(_person)]
AskerOf = Annotated[Asker, Depends(_asker)]
LimitsOf = Annotated[Limits, Depends(_limits)]
