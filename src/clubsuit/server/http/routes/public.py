"""Routes for monitoring, and the server's address."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from clubsuit.server.http.dependencies import ServicesOf
from clubsuit.server.ops.error_log import StorageFault
from clubsuit.server.storage.store import Store
from clubsuit.server.wire.schema import Address, Health, Problem

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


@router.get("/health")
async def get_health() -> Health:
    """Report that the process responds."""
    return Health(status="ok")


@router.get("/ready", responses={503: {"model": Health}})
async def get_ready(services: ServicesOf, response: Response) -> Health:
    """Report whether the process can serve tables; without its database the status is 503."""
    try:
        if await services.run(Store.answers):
            return Health(status="ok")
    except StorageFault:
        pass
    response.status_code = 503
    return Health(status="no database")


@router.get("/address")
async def get_address(request: Request) -> Address:
    """Return the server's address for other people, for links to its tables."""
    return Address(url=request.app.state.address)
