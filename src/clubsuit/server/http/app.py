"""The web application: its routes, its middleware and its background work."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import platformdirs
from fastapi import FastAPI

from clubsuit.bots.command.program import interrupt_all
from clubsuit.server.cluster.peers import Peers
from clubsuit.server.http import pages
from clubsuit.server.http.compression import Compression
from clubsuit.server.http.errors import add_handlers
from clubsuit.server.http.languages import Languages
from clubsuit.server.http.links import LinkRedirects
from clubsuit.server.http.methods import HeadRequests
from clubsuit.server.http.middleware import Security
from clubsuit.server.http.routes import (
    accounts,
    devices,
    games,
    lobby,
    me,
    people,
    programs,
    public,
    push,
    puzzles,
    reviews,
    tables,
    tournaments,
)
from clubsuit.server.live.housekeeping import keep_house
from clubsuit.server.live.registry import LiveTables
from clubsuit.server.live.services import make_services
from clubsuit.server.live.uptime import Uptime, keep_time
from clubsuit.server.live.warming import Warming
from clubsuit.server.notify.pushes import Pushes
from clubsuit.server.ops.error_log import StorageFault, reported, unhandled
from clubsuit.server.ops.metrics import LAG
from clubsuit.server.ops.rate_limits import shared
from clubsuit.server.ops.shared_counts import SharedCounts
from clubsuit.server.ops.supervise import supervise
from clubsuit.server.people import tokens
from clubsuit.server.people.data import FOR_EVER, Ages
from clubsuit.server.settings import DEFAULT, Limits
from clubsuit.server.storage.store import Store

LOOK_AT_LOOP_S = 1.0

INTERRUPT_S = 0.2
"""Seconds between two attempts to kill the programs that play as bots, at shutdown."""

ROUTERS = (
    public.router,
    games.router,
    puzzles.router,
    lobby.router,
    tables.router,
    reviews.router,
    tournaments.router,
    programs.router,
    devices.router,
    push.router,
    people.router,
    me.router,
    accounts.router,
    pages.router,  # last, since it matches every address
)


def default_data_dir() -> Path:
    """Return the default folder for tables: CLUBSUIT_DATA, or else the user's data folder."""
    folder = os.environ.get("CLUBSUIT_DATA")
    return Path(folder) if folder else Path(platformdirs.user_data_dir("clubsuit"))


def create_app(
    where: Path | str | None = None,
    redis: str | None = None,
    names: Collection[str] | None = None,
    ages: Ages = FOR_EVER,
    address: str | None = None,
    push_services: Collection[str] = (),
    limits: Limits = DEFAULT,
) -> FastAPI:
    """Return the application for the tables in a folder or a database (see `storage.store.Store`).

    redis: the address of the Redis server, which connects all processes that share the tables.
    names: the host names that browsers may use for the server (see `hosts.is_called`); None: all.
    ages: the ages at which tables are removed.
    address: the server's address for others in the local network. If `address` is given, browsers
    may not use IP addresses that are not in `names`.
    push_services: the push services that send notifications (see `notify.push_services`).
    limits: the limits on addresses, names and people.
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
                await asyncio.to_thread(uptime.note)  # must come before a clock is read
            warming = Warming()
            peers = Peers(store, redis)
            key = await asyncio.to_thread(store.key, "limits")
            counts = SharedCounts(redis, key) if redis else None
            pushes = Pushes(store, push_services)
            pushing = pushes if push_services else None
            services = make_services(store, warming, peers, pushing, limits)
            app.state.services, tables = services, services.tables
            tasks = [
                asyncio.create_task(warming.run(tables.send_warming)),
                asyncio.create_task(
                    supervise("peers", lambda: peers.run(lambda: tables.all, tables.drop))
                ),
                asyncio.create_task(supervise("pushes", pushes.run)),
                asyncio.create_task(supervise("lag", _watch_the_loop)),
                asyncio.create_task(supervise("clocks", lambda: keep_time(services, uptime))),
                asyncio.create_task(
                    supervise("mistakes", lambda: services.mistakes.run(lambda: tables.all))
                ),
                asyncio.create_task(supervise("house", lambda: keep_house(services, ages))),
            ]
        async with shared(counts):
            yield
        with reported("shutdown"):
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await services.mistakes.close()
            await _close_without_programs(tables)
            await asyncio.to_thread(store.close)

    # FastAPI's pages about the API load scripts from other sites; only the schema is served.
    app = FastAPI(
        title="Clubsuit",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.address, app.state.limits = address, limits
    _add_middleware(app, names, numbers=address is None)
    add_handlers(app)
    for router in ROUTERS:
        app.include_router(router)
    return app


def _add_middleware(app: FastAPI, names: Collection[str] | None, numbers: bool) -> None:
    """Add the middleware for all requests; the one that is added last is the outermost."""
    app.add_middleware(LinkRedirects)
    app.add_middleware(Compression)
    app.add_middleware(Security, names=names, numbers=numbers)
    app.add_middleware(HeadRequests)
    app.add_middleware(Languages)


async def _close_without_programs(tables: LiveTables) -> None:
    """Close all tables; kill programs that play as bots instead of waiting for them."""
    closing = asyncio.create_task(tables.close())
    while not closing.done():
        interrupt_all()
        await asyncio.wait([closing], timeout=INTERRUPT_S)
    await closing


async def _watch_the_loop() -> None:
    """Measure the delay of the event loop, which delays every request and message."""
    while True:
        due = time.perf_counter() + LOOK_AT_LOOP_S
        await asyncio.sleep(LOOK_AT_LOOP_S)
        LAG.observe(time.perf_counter() - due)
