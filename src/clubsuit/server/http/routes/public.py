"""For hosts and monitors: whether the server runs, and where."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from clubsuit.server.http.dependencies import ServicesOf
from clubsuit.server.ops.error_log import StorageFault
from clubsuit.server.storage.store import Store
from clubsuit.server.wire.schema import Address, Health, Problem

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


@router.get("/health")
async def get_health() -> Health:
    """The process answers."""
    return Health(status="ok")


@router.get("/ready", responses={503: {"model": Health}})
async def get_ready(services: ServicesOf, response: Response) -> Health:
    """The process can serve tables: its database answers too. Status 503 where it does not."""
    try:
        await services.run(Store.lengths, [])
    except StorageFault:
        response.status_code = 503
        return Health(status="no database")
    return Health(status="ok")


@router.get("/address")
async def get_address(request: Request) -> Address:
    """Where others reach the server, for links to its tables."""
    return Address(url=request.app.state.address)
