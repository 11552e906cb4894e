"""The web application: HTTP and socket addresses, as `schema` has them."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import platformdirs
from fastapi import FastAPI

from clubsuit.server.cluster.peers import Peers
from clubsuit.server.http import pages
from clubsuit.server.http.compression import Compression
from clubsuit.server.http.errors import add_handlers
from clubsuit.server.http.links import Links
from clubsuit.server.http.methods import Heads
from clubsuit.server.http.middleware import Guard
from clubsuit.server.http.routes import (
    accounts,
    devices,
    games,
    lobby,
    me,
    programs,
    public,
    push,
    reviews,
    tables,
)
from clubsuit.server.live.housekeeping import keep_house
from clubsuit.server.live.services import make_services
from clubsuit.server.live.uptime import Uptime, keep_time
from clubsuit.server.live.warming import Warming
from clubsuit.server.notify.pushes import Pushes
from clubsuit.server.ops.error_log import StorageFault, reported, unhandled
from clubsuit.server.ops.metrics import LAG
from clubsuit.server.ops.supervise import supervise
from clubsuit.server.people import tokens
from clubsuit.server.people.data import FOR_EVER, Ages
from clubsuit.server.settings import DEFAULT, Limits
from clubsuit.server.storage.store import Store

LOOK_AT_LOOP_S = 1.0

ROUTERS = (
    public.router,
    games.router,
    lobby.router,
    tables.router,
    reviews.router,
    programs.router,
    devices.router,
    push.router,
    me.router,
    accounts.router,
    pages.router,  # last: it takes every address
)


def default_data_dir() -> Path:
    """Where tables are kept by default: CLUBSUIT_DATA, or else the user's data folder."""
    named = os.environ.get("CLUBSUIT_DATA")
    return Path(named) if named else Path(platformdirs.user_data_dir("clubsuit"))


def create_app(
    where: Path | str | None = None,
    redis: str | None = None,
    names: Collection[str] | None = None,
    ages: Ages = FOR_EVER,
    address: str | None = None,
    push_services: Collection[str] = (),
    limits: Limits = DEFAULT,
) -> FastAPI:
    """The application over the tables in a folder or a database (see `storage.store.Store`).

    redis: the address where processes that share the tables tell each other news.
    names: of hosts, by which the server may be called (see `hosts.is_called`); None: by any.
    address: where others in the local network reach it; then it may be called by no other number
    than those among the names.
    ages: of tables that are removed.
    push_services: those by which people are told whose page is closed (see `push_services`).
    limits: of what one address, name or person may ask.
    """
    where = where or default_data_dir()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(unhandled)
        with reported("start"):
            store = await asyncio.to_thread(Store, where)
            tokens.use_key(await asyncio.to_thread(store.key, "tokens"))
            uptime = Uptime(store)
            with suppress(StorageFault):
                await asyncio.to_thread(uptime.note)  # before a clock is read
            warming = Warming()
            peers = Peers(store, redis)
            pushes = Pushes(store, push_services)
            pushing = pushes if push_services else None
            services = make_services(store, warming, peers, pushing, limits)
            app.state.services, tables = services, services.tables
            tasks = [
                asyncio.create_task(warming.run(tables.warmed)),
                asyncio.create_task(supervise("peers", lambda: peers.run(lambda: tables.all))),
                asyncio.create_task(supervise("pushes", pushes.run)),
                asyncio.create_task(supervise("lag", _watch_the_loop)),
                asyncio.create_task(supervise("clocks", lambda: keep_time(services, uptime))),
                asyncio.create_task(supervise("house", lambda: keep_house(services, ages))),
            ]
        yield
        with reported("shutdown"):
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await tables.close()
            await asyncio.to_thread(store.close)

    # The pages that describe the API load scripts from elsewhere; the description itself stays.
    app = FastAPI(
        title="Clubsuit",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.address, app.state.limits = address, limits
    _add_layers(app, names, numbers=address is None)
    add_handlers(app)
    for one in ROUTERS:
        app.include_router(one)
    return app


def _add_layers(app: FastAPI, names: Collection[str] | None, numbers: bool) -> None:
    """Add the layers that every request passes; the last one is the outermost."""
    app.add_middleware(Links)
    app.add_middleware(Compression)
    app.add_middleware(Guard, names=names, numbers=numbers)
    app.add_middleware(Heads)


async def _watch_the_loop() -> None:
    """Measure how late the event loop is: what takes it long holds up everybody."""
    while True:
        due = time.perf_counter() + LOOK_AT_LOOP_S
        await asyncio.sleep(LOOK_AT_LOOP_S)
        LAG.observe(time.perf_counter() - due)
