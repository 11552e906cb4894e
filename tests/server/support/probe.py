"""Access to private state of the server: no other test module names private attributes.

If a public method or a client shows the same, use that. A function belongs here if a test needs to
see state that no client may see, or to cause a change that no client can request.
"""

from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, cast

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Engine

from clubsuit.game import Game, Play, View
from clubsuit.lessons import Guide
from clubsuit.server.cluster.leases import Leases
from clubsuit.server.cluster.peers import News, Peers
from clubsuit.server.http.routes import me
from clubsuit.server.live import handlers, sockets
from clubsuit.server.live.bot_runner import BotRunner
from clubsuit.server.live.connections import SocketCounts
from clubsuit.server.live.live_table import LiveTable
from clubsuit.server.live.registry import LiveTables
from clubsuit.server.live.services import Services
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.lobby import matchmaking
from clubsuit.server.notify import push_services
from clubsuit.server.notify.calls import Calls
from clubsuit.server.notify.pushes import Pushes
from clubsuit.server.ops import rate_limits
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.ops.threads import Threads
from clubsuit.server.ops.turns import Turns
from clubsuit.server.people import accounts, tokens
from clubsuit.server.reviews import reviews
from clubsuit.server.reviews.reviews import Reviews
from clubsuit.server.reviews.statistics import Statistics
from clubsuit.server.storage.databases import clock
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.storage.store import Store
from clubsuit.server.storage.writer import Writer
from clubsuit.server.table.agreements import Agreements
from clubsuit.server.table.door import Door
from clubsuit.server.table.events import TableEvent
from clubsuit.server.table.presenter import Presenter
from clubsuit.server.table.replica import Replica
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import MatchmakingRequest, NewTable, Waiting

# ---- a table -------------------------------------------------------------------------------


def door(table: Table) -> Door:
    """Return the object that applies changes to the table."""
    return table._door


def play(table: Table) -> Play:
    """Return the game with all hidden cards."""
    return table.state.play


def store(table: Table) -> Store:
    """Return the database in which the table is stored."""
    return table.store


def agreements(table: Table) -> Agreements:
    """Return the proposals and agreements of the players."""
    return table.state.agreements


def voters(table: Table) -> set[int]:
    """Return the seats that vote on proposals."""
    return table.state.voters


def bots(table: Table) -> list[str | None]:
    """Return, for each decision, the bot that made it, or None for a person."""
    return table.state.bots


def substitute(table: Table, seat: int) -> str | None:
    """Return the bot that now decides for this seat."""
    return table.state.bot_of(seat)


def decided(table: Table) -> int:
    """Return the number of decisions that have not been taken back."""
    return len(table.state.moves)


def play_before(table: Table, decisions: int) -> Play:
    """Return the game as it was after this number of decisions."""
    return table.state.before(decisions)


def people_at(table: Table, seat: int) -> dict[str, Any]:
    """Return the data about people in this seat's messages."""
    return Presenter(table.state).people_for(seat)


def guide(table: Table) -> Guide | None:
    """Return the guide of a lesson's table."""
    return table.state.guide


def timed_out(table: Table) -> set[int]:
    """Return the seats whose clocks have run out for the current decision."""
    return table.state.clocks.timed_out


def last_action_at(table: Table) -> Mapping[int, str]:
    """Return, by seat, the time of the person's last action."""
    return table.state.overdue._last_active


def store_event(table: Table, event: TableEvent) -> Snapshot:
    """Store an event of the table, even if the server would not store it now."""
    return door(table).commit(event)


def forget_who_is_away(table: Table) -> None:
    """Mark all players as present in the table's memory."""
    table.state.away.clear()


def replay(table: Table) -> None:
    """Rebuild the table's state from the stored decisions, as after a restart."""
    door(table).replica._replay(table.row)


def count_replays(patch: pytest.MonkeyPatch) -> list[Replica]:
    """Record each table that would be replayed, instead of replaying it."""
    replayed: list[Replica] = []
    patch.setattr(Replica, "_replay", lambda replica, row: replayed.append(replica))
    return replayed


# ---- a table with people at it -------------------------------------------------------------


def is_busy(live: LiveTable) -> bool:
    """Return whether a change is being stored."""
    return live.changes.on or live.background.on


def sent(socket: TableSocket) -> list[str]:
    """Remove and return the messages that wait to be sent on a socket."""
    return [socket._waiting.get_nowait() for _ in range(socket._waiting.qsize())]


async def read(websocket: Any, socket: TableSocket, inbox: Any) -> None:
    """Read the incoming messages of a socket, as the server does for an open connection."""
    await sockets._read(websocket, socket, inbox)


def bots_wait_for_coach(live: LiveTable) -> bool:
    """Return whether bots wait until a remark has been read."""
    return not live.coach._free.is_set()


def watch_seats(live: LiveTable) -> None:
    """Check which players are absent."""
    live._watch_seats()


def absences(live: LiveTable) -> dict[int, Any]:
    """Return, by seat, the task that waits for an absent person."""
    return live.substitutes._waits


def returns(live: LiveTable) -> dict[int, Any]:
    """Return, by seat, the task that stores a person's return."""
    return live.substitutes._returns


def has_waited_for_strings(live: LiveTable) -> bool:
    """Return whether the wait for strings of the first deal is over."""
    return live.strings._task is not None and not live.strings.on


def ask_idle_after(live: LiveTable, seconds: float) -> None:
    """Set the number of seconds after which idle players are asked."""
    live.idle_players._patience._ask_after = seconds


def note_waits(patch: pytest.MonkeyPatch) -> list[int]:
    """Record each ply at which bots wait for people to see the view."""
    plies: list[int] = []
    wait = BotRunner._wait_for_people

    async def note(runner: BotRunner, ply: int) -> None:
        plies.append(ply)
        await wait(runner, ply)

    patch.setattr(BotRunner, "_wait_for_people", note)
    return plies


def lift_event_rate(patch: pytest.MonkeyPatch) -> None:
    """Remove the rate limit of players' events."""

    async def allow(_: Any) -> None:
        """Allow every event."""

    patch.setattr(handlers, "_check_rate", allow)


def unload(tables: LiveTables, name: str) -> None:
    """Remove a table from memory."""
    tables._tables.pop(name, None)


# ---- the database --------------------------------------------------------------------------


def engine(store: Store) -> Engine:
    """Return the engine of a database, to bypass the store or to watch statements."""
    return store._engine


def writer(store: Store) -> Writer:
    """Return the writer thread."""
    return store._writer


def waiting_jobs(store: Store) -> int:
    """Return the number of queued writer jobs."""
    return store._writer._jobs.qsize()


def stop_the_clock(patch: pytest.MonkeyPatch) -> None:
    """Stop the database's clock, so that no lease expires on a slow machine."""
    words = clock._compiler_dispatcher.specs  # type: ignore[attr-defined]
    for dialect in ("sqlite", "postgresql"):
        patch.setitem(words, dialect, lambda *_, **__: "1800000000.0")


def leases(peers: Peers) -> Leases:
    """Return the leases of this process."""
    return peers._leases


def use_listener(patch: pytest.MonkeyPatch, news: News, listen: Callable[..., Any]) -> None:
    """Replace the function that listens to other processes."""
    patch.setattr(news, "_listen", listen)


# ---- people --------------------------------------------------------------------------------


def key_of_tokens() -> bytes:
    """Return the key that signs tokens."""
    return tokens._key


def hasher() -> PasswordHasher:
    """Return the password hasher."""
    return accounts._hasher()


def use_hasher(patch: pytest.MonkeyPatch, make: Callable[[], Any]) -> None:
    """Replace the password hasher."""
    patch.setattr(accounts, "_hasher", make)


def forget_rates() -> None:
    """Reset all rate limits."""
    rate_limits._limiter.cache_clear()


def open_sockets(counts: SocketCounts) -> Mapping[Any, int]:
    """Return the number of open sockets by address and by person."""
    return counts._open


def is_at_rest(turns: Turns) -> bool:
    """Return whether no work is queued or running."""
    return not turns._at_work and not turns._queued and not turns._lines


def are_at_rest(threads: Threads) -> bool:
    """Return whether these threads have no queued or running work."""
    return is_at_rest(threads._turns)


def opened_for(asked: MatchmakingRequest) -> NewTable:
    """Return the table that matchmaking opens for this request."""
    return matchmaking.opened_for(asked)


def waiting(store: Store) -> list[Waiting]:
    """Return the tables at which people wait for others."""
    return matchmaking.people_waiting(store)


def exported(services: Services, asker: Asker) -> AsyncIterator[str]:
    """Yield the lines of a person's export."""
    return me._exported(services, asker)


def exported_game(store: Store, row: TableRow, person: str) -> str:
    """Return the line of one game in a person's export."""
    return me._line(store, row, person)


def rated(statistics: Statistics, game: Game, row: TableRow) -> dict[str, Any]:
    """Return the ratings of a table's variant by person."""
    return statistics._rated(game, row)


# ---- reviews and notifications -------------------------------------------------------------


def why(source: Any, view: View, text: str, known: Any, ply: int, name: str | None) -> Any:
    """Return the explanation that the bot of this name gives for its decision."""
    return reviews._why(source, view, text, known, ply, name)


def cached_for(cache: Reviews) -> list[str]:
    """Return the persons whose files are cached, least recently used first."""
    return [person for person, _ in cache._sources]


def cached_sizes(cache: Reviews) -> Mapping[str, int]:
    """Return the size of the cached files by address."""
    return cache._sizes


def forbid_reads(patch: pytest.MonkeyPatch) -> None:
    """Make reading a review's file from the database fail."""
    patch.setattr(Reviews, "_open", None)


def has_timer(calls: Calls) -> bool:
    """Return whether a timer runs for a notification to an absent player."""
    return bool(calls._waits)


def unsent(pushes: Pushes) -> int:
    """Return the number of notifications that wait to be sent."""
    return pushes._waiting.qsize()


def sends_nothing(pushes: Pushes) -> bool:
    """Return whether no notification is queued or being sent."""
    queue = cast(Any, pushes._waiting)
    return queue.empty() and len(queue._getters) > 0


def forget_certificates() -> None:
    """Make the next notification read the trusted certificates again."""
    push_services._tls.cache_clear()
