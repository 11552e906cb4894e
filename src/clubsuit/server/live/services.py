"""The parts of a running server that its routes and sockets use."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Concatenate, ParamSpec, TypeVar

from clubsuit.server.cluster.peers import Peers
from clubsuit.server.live.connections import SocketCounts, room_for_connections
from clubsuit.server.live.mistake_search import MistakeSearch
from clubsuit.server.live.registry import LiveTables
from clubsuit.server.live.warming import Warming
from clubsuit.server.lobby.announced import Announced
from clubsuit.server.notify.pushes import Pushes
from clubsuit.server.ops.threads import Threads
from clubsuit.server.people.sessions import Sessions
from clubsuit.server.reviews.reviews import Reviews
from clubsuit.server.reviews.statistics import Statistics
from clubsuit.server.settings import DEFAULT, Limits
from clubsuit.server.storage.store import Store

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Services:
    """The database, the worker threads, and the objects in memory that use them."""

    store: Store
    threads: Threads
    warming: Warming
    tables: LiveTables
    sessions: Sessions
    sockets: SocketCounts
    announced: Announced
    reviews: Reviews
    statistics: Statistics
    mistakes: MistakeSearch
    pushes: Pushes | None
    """Sends notifications; None: this server sends none."""
    limits: Limits

    async def run(
        self, work: Callable[Concatenate[Store, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call `work` with the store and these arguments, in a worker thread of the store."""
        return await self.threads.store(work, self.store, *args, **kwargs)


def make_services(
    store: Store,
    warming: Warming,
    peers: Peers | None = None,
    pushes: Pushes | None = None,
    limits: Limits = DEFAULT,
) -> Services:
    """Return the services for a database.

    peers: the other processes; None: there are none.
    """
    threads = Threads(warming.gate, limits)
    return Services(
        store=store,
        threads=threads,
        warming=warming,
        tables=LiveTables(store, threads, warming, peers, pushes, limits),
        sessions=Sessions(store, threads),
        sockets=SocketCounts(limits, room_for_connections()),
        announced=Announced(store),
        reviews=Reviews(store),
        statistics=Statistics(store),
        mistakes=MistakeSearch(store, threads, warming),
        pushes=pushes,
        limits=limits,
    )
