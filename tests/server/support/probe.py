"""Private state of the server that tests read or change: no other test module names it.

Use a public method or a client where one shows the same. A function stands here when a test needs
what no client may see, or has to bring about what nobody can ask for.
"""

from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, cast

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Engine

from clubsuit.game import Game, Play
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
from clubsuit.server.storage.store import Store, TableRow
from clubsuit.server.storage.writer import Writer
from clubsuit.server.table.agreements import Agreements
from clubsuit.server.table.door import Door
from clubsuit.server.table.events import TableEvent
from clubsuit.server.table.presenter import Presenter
from clubsuit.server.table.replica import Replica
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import MatchmakingRequest, NewTable, Waiting
from clubsuit.view import View

# ---- a table -------------------------------------------------------------------------------


def door(table: Table) -> Door:
    """Return the way by which the table changes."""
    return table._door


def play(table: Table) -> Play:
    """Return the game as the table has it, hidden cards included."""
    return table.state.play


def store(table: Table) -> Store:
    """Return the database in which the table is stored."""
    return table.store


def agreements(table: Table) -> Agreements:
    """Return what players have proposed and agreed on."""
    return table.state.agreements


def voters(table: Table) -> set[int]:
    """Return the seats that vote on proposals."""
    return table.state.voters


def bots(table: Table) -> list[str | None]:
    """Return, for each decision, the bot that made it; None for a person's."""
    return table.state.bots


def substitute(table: Table, seat: int) -> str | None:
    """Return the bot that decides for this seat now."""
    return table.state.bot_of(seat)


def decided(table: Table) -> int:
    """Return the number of decisions that count: those taken back do not."""
    return len(table.state.moves)


def play_before(table: Table, decisions: int) -> Play:
    """Return the game as it was after this number of decisions."""
    return table.state.before(decisions)


def people_at(table: Table, seat: int) -> dict[str, Any]:
    """Return what this seat is told of the people at the table."""
    return Presenter(table.state).people_for(seat)


def guide(table: Table) -> Guide | None:
    """Return the guide of a lesson's table."""
    return table.state.guide


def timed_out(table: Table) -> int | None:
    """Return the seat whose clock has run out for the decision to be made."""
    return table.state.clocks.timed_out


def last_heard(table: Table) -> Mapping[int, str]:
    """Return, by seat, when the person there last did something."""
    return table.state.overdue._heard


def store_event(table: Table, event: TableEvent) -> Snapshot:
    """Store an event in the table's list, whether it is due or not."""
    return door(table).commit(event)


def forget_who_is_away(table: Table) -> None:
    """Let the table in memory take all people to be here."""
    table.state.away.clear()


def replay(table: Table) -> None:
    """Let the table come to its state from the stored list, as after a restart."""
    door(table).replica._replay(table.row)


def count_replays(patch: pytest.MonkeyPatch) -> list[Replica]:
    """Note each table that is replayed, instead of replaying it."""
    replayed: list[Replica] = []
    patch.setattr(Replica, "_replay", lambda replica, row: replayed.append(replica))
    return replayed


# ---- a table with people at it -------------------------------------------------------------


def is_busy(live: LiveTable) -> bool:
    """Return whether a change is being stored."""
    return live.changes.on or live.background.on


def sent(line: TableSocket) -> list[str]:
    """Return what waits to be sent on a line; it is gone then."""
    return [line._waiting.get_nowait() for _ in range(line._waiting.qsize())]


async def read(socket: Any, line: TableSocket, unheard: Any) -> None:
    """Read what comes on a socket, as for an open line."""
    await sockets._read(socket, line, unheard)


def bots_wait_for_coach(live: LiveTable) -> bool:
    """Return whether bots wait until a remark has been read."""
    return not live.coach._free.is_set()


def watch_seats(live: LiveTable) -> None:
    """Look who is not here."""
    live._watch_seats()


def absences(live: LiveTable) -> dict[int, Any]:
    """Return, by seat, what waits for a person who is not here."""
    return live.substitutes._waits


def returns(live: LiveTable) -> dict[int, Any]:
    """Return, by seat, what stores that a person is back."""
    return live.substitutes._returns


def has_waited_for_strings(live: LiveTable) -> bool:
    """Return whether the wait for strings of the first deal is over."""
    return live.strings._task is not None and not live.strings.on


def ask_idle_after(live: LiveTable, seconds: float) -> None:
    """Ask players who do nothing after this time."""
    live.idle_players._patience._ask_after = seconds


def note_waits(patch: pytest.MonkeyPatch) -> list[int]:
    """Note each ply at which bots wait for people to see the view."""
    plies: list[int] = []
    wait = BotRunner._wait_for_people

    async def note(runner: BotRunner, ply: int) -> None:
        plies.append(ply)
        await wait(runner, ply)

    patch.setattr(BotRunner, "_wait_for_people", note)
    return plies


def lift_event_rate(patch: pytest.MonkeyPatch) -> None:
    """Let players send events as often as they like."""
    patch.setattr(handlers, "_check_rate", lambda _: None)


def let_go(tables: LiveTables, name: str) -> None:
    """Remove a table from memory."""
    tables._tables.pop(name, None)


# ---- the database --------------------------------------------------------------------------


def engine(store: Store) -> Engine:
    """Return the engine of a database, to write past the store or to watch its statements."""
    return store._engine


def writer(store: Store) -> Writer:
    """Return the thread that writes."""
    return store._writer


def waiting_jobs(store: Store) -> int:
    """Return the number of jobs that wait to be written."""
    return store._writer._jobs.qsize()


def stop_the_clock(patch: pytest.MonkeyPatch) -> None:
    """Let the database's clock stand still, so that no lease ends since the machine is slow."""
    words = clock._compiler_dispatcher.specs  # type: ignore[attr-defined]
    for dialect in ("sqlite", "postgresql"):
        patch.setitem(words, dialect, lambda *_, **__: "1800000000.0")


def leases(peers: Peers) -> Leases:
    """Return the leases of this process."""
    return peers._leases


def use_listener(patch: pytest.MonkeyPatch, news: News, listen: Callable[..., Any]) -> None:
    """Listen to other processes by something else."""
    patch.setattr(news, "_listen", listen)


# ---- people --------------------------------------------------------------------------------


def key_of_tokens() -> bytes:
    """Return the key by which tokens are issued."""
    return tokens._key


def hasher() -> PasswordHasher:
    """Return what hashes passwords."""
    return accounts._hasher()


def use_hasher(patch: pytest.MonkeyPatch, make: Callable[[], Any]) -> None:
    """Hash passwords by something else."""
    patch.setattr(accounts, "_hasher", make)


def forget_rates() -> None:
    """Forget how often anybody has asked for anything."""
    rate_limits._limiter.cache_clear()


def open_sockets(counts: SocketCounts) -> Mapping[Any, int]:
    """Return the number of open sockets by address and by person."""
    return counts._open


def is_at_rest(turns: Turns) -> bool:
    """Return whether nothing is kept of any work."""
    return not turns._at_work and not turns._queued and not turns._lines


def rests(threads: Threads) -> bool:
    """Return whether no work waits or is being done in turn."""
    return is_at_rest(threads._turns)


def opened_for(asked: MatchmakingRequest) -> NewTable:
    """Return the table that is opened for who asks to play with anyone."""
    return matchmaking.opened_for(asked)


def waiting(store: Store) -> list[Waiting]:
    """Return where people wait for others."""
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
    """Return what the bot of this name says of its decision, asked again."""
    return reviews._why(source, view, text, known, ply, name)


def kept_for(kept: Reviews) -> list[str]:
    """Return whose files are in memory, the one used last at the end."""
    return [person for person, _ in kept._sources]


def kept_sizes(kept: Reviews) -> Mapping[str, int]:
    """Return the size of the files in memory by address."""
    return kept._sizes


def read_no_more(patch: pytest.MonkeyPatch) -> None:
    """Let no file of a review be read from the database."""
    patch.setattr(Reviews, "_open", None)


def awaits_calls(calls: Calls) -> bool:
    """Return whether a timer runs for a call to somebody who is not here."""
    return bool(calls._waits)


def unsent(pushes: Pushes) -> int:
    """Return the number of calls that wait to be sent."""
    return pushes._waiting.qsize()


def sends_nothing(pushes: Pushes) -> bool:
    """Return whether no call waits or is being sent."""
    queue = cast(Any, pushes._waiting)
    return queue.empty() and len(queue._getters) > 0


def forget_certificates() -> None:
    """Read the trusted certificates anew for the next call."""
    push_services._tls.cache_clear()
