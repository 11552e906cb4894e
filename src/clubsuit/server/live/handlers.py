"""Handlers of client messages; `HANDLERS` has one for each type of message.

The answer to a *request* is sent only to the socket that sent the request. A *command* changes the
table for everyone or is refused. A client that has lost its socket sends its last commands again;
each of them is carried out only once (see `deliveries`).
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from pydantic import TypeAdapter, ValidationError

from clubsuit.errors import ClubsuitError, Reason
from clubsuit.game import View
from clubsuit.games.state import SPECTATOR
from clubsuit.server.live import changes
from clubsuit.server.live.coach import Decided, costly, decided
from clubsuit.server.live.deliveries import Answer
from clubsuit.server.live.live_table import LiveTable
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.ops import metrics, rate_limits
from clubsuit.server.ops.error_log import log_fault, logger, without_keys
from clubsuit.server.ops.rate_limits import TooOften, limit
from clubsuit.server.storage.rows import DEALER
from clubsuit.server.table import choosing, refusals
from clubsuit.server.table.door import Player
from clubsuit.server.table.refusals import Removed, Several, Stale, not_a_player
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.table import Table
from clubsuit.server.wire import schema
from clubsuit.server.wire.model import Model
from clubsuit.server.wire.serialize import (
    OUR_FAULT,
    PONG,
    Hinted,
    advice,
    done,
    kind_of,
    matches,
    reason_of,
    refused,
    remark,
)
from clubsuit.writing import visible

MAX_MESSAGE = 4096
"""Maximum number of characters in a message; the page's messages are far shorter."""

_messages: TypeAdapter[schema.ClientMessage] = TypeAdapter(schema.ClientMessage)


async def handle(live: LiveTable, socket: TableSocket, text: str | None) -> None:
    """Carry out a message and answer it. An invalid message is refused and changes nothing."""
    if text is None or len(text) > MAX_MESSAGE:
        key = "server-message-junk" if text is None else "server-message-big"
        return socket.say(refused("message", Reason("", key)))
    try:
        message = _messages.validate_json(text, strict=True)
    except ValidationError:
        return socket.say(refused("message", Reason("", "server-message-junk")))
    handler = HANDLERS[type(message)]
    if not handler.by_page:
        await live.idle_players.note_answer(socket)
    if not handler.is_command:
        return await handler.work(live, socket, message)
    if not isinstance(message, schema.Numbered) or message.n is None or not socket.page:
        return _answer(live, socket, await _carry_out(live, socket, message, handler))
    page, work = (socket.person, socket.page), partial(_carry_out, live, socket, message, handler)
    answer = await live.deliveries.once(page, message.n, work)
    try:
        _answer(live, socket, answer)
    finally:
        socket.say(done(message.n))


def _answer(live: LiveTable, socket: TableSocket, answer: Answer) -> None:
    for text in answer.texts:
        socket.say(text)
    if answer.shows:
        live.audience.show(socket, whole=True)


async def _carry_out(
    live: LiveTable, socket: TableSocket, message: Any, handler: "Handler"
) -> Answer:
    """Carry out a command. If it is refused, the answer says why."""
    number = message.n if isinstance(message, schema.Numbered) else None
    try:
        if handler.is_limited:
            await _check_rate(socket)
        await handler.work(live, socket, message)
        if handler.ends_remark:
            live.coach.end()
    except Several as several:
        return Answer((matches(message.id, several.actions, None),))
    except Stale:
        text = refused("stale", Reason("", _stale_key(message)), number)
    except ClubsuitError as error:
        text = refused(kind_of(error), reason_of(error), number)
    except Removed:  # `Peers` will close the table
        text = refused("message", Reason("", "server-table-unknown"), number)
    except Exception as error:
        log_fault(f"table {live.name}", error)
        text = refused("server", OUR_FAULT, number)
    else:
        return Answer()
    return Answer((text,), shows=not isinstance(message, schema.Say))


def _stale_key(message: Model) -> str:
    """Return the catalogue key for a message that came too late."""
    if not isinstance(message, schema.Numbered) or not message.resent:
        return "server-stale"
    is_decision = isinstance(message, (schema.Act, schema.Choose))
    return "server-decision-late" if is_decision else "server-sent-again"


async def _check_rate(socket: TableSocket) -> None:
    """Raise TurnError if this person has sent too many events recently."""
    try:
        await limit(rate_limits.EVENTS_OF_PERSON, "events", socket.person)
    except TooOften:
        raise refusals.too_often() from None


def _player(live: LiveTable, socket: TableSocket) -> Player:
    """Return a socket's person and seat. Raises TurnError for spectators."""
    seat = live.audience.seat_of(socket)
    if seat == SPECTATOR:
        raise not_a_player()
    return Player(socket.person, seat)


# ---- requests ------------------------------------------------------------------------------


async def _note_shown(live: LiveTable, socket: TableSocket, message: schema.ViewShown) -> None:
    if live.table.row.seats_of(socket.person):
        live.bots.note_shown(socket.person, message.ply)


async def _take_hot_seat(live: LiveTable, socket: TableSocket, message: schema.HotSeat) -> None:
    socket.hot_seat = message.seat  # another person's seat has no effect
    live.audience.show(socket, whole=True)


async def _resync(live: LiveTable, socket: TableSocket, _: schema.Resync) -> None:
    if socket.note_mismatch():
        metrics.MISMATCHES.inc()
        table = without_keys(f"table {live.name}")
        logger.warning("%s: the view of a page differed from the server's", table)
    live.audience.show(socket, whole=True)


async def _introduce(live: LiveTable, socket: TableSocket, message: schema.Introduce) -> None:
    socket.name = visible(message.name)
    live.spectators.watch()


async def _switch_coach(live: LiveTable, socket: TableSocket, message: schema.Coached) -> None:
    if live.audience.seat_of(socket) != SPECTATOR:
        socket.coached = message.on
        live.coach.end()


async def _note_remark_read(live: LiveTable, socket: TableSocket, _: schema.RemarkRead) -> None:
    if live.audience.seat_of(socket) != SPECTATOR:
        live.coach.end()


async def _ping(_: LiveTable, socket: TableSocket, __: schema.Ping) -> None:
    socket.say(PONG)


async def _match(live: LiveTable, socket: TableSocket, message: schema.Match | schema.Why) -> None:
    """Send the actions that use exactly these cards, or the reason why there is none."""
    work = choosing.matching if isinstance(message, schema.Match) else _why
    try:
        view = live.audience.view_of(socket)
        actions, reason = await live.threads.store(work, view, message.cards)
    except ClubsuitError as error:
        actions, reason = [], reason_of(error)
    except Exception as error:
        log_fault(f"table {live.name}", error)
        return socket.say(refused("server", OUR_FAULT))
    socket.say(matches(message.id, actions, reason))


def _why(view: View, cards: list[str]) -> tuple[list[str], Reason | None]:
    """Return the reason why these cards cannot be chosen, or the actions that use them."""
    reason = choosing.why_not(view, cards)
    return ([], reason) if reason else (view.matching(cards), None)


async def _hint(live: LiveTable, socket: TableSocket, message: schema.Hint) -> None:
    allowed = live.table.state.gives_hints
    if allowed and live.warming.on:
        refusal = Hinted(Reason("", live.warming.refusal))
        return socket.say(advice(message.id, refusal))
    try:
        view = live.audience.view_of(socket)
        hinted = await live.threads.hint(socket.asker, live.last_hint.hint, view, allowed)
    except Exception as error:
        log_fault(f"table {live.name}, hint", error)
        return socket.say(refused("server", OUR_FAULT))
    socket.say(advice(message.id, hinted))


# ---- commands: decisions -------------------------------------------------------------------


async def _act(live: LiveTable, socket: TableSocket, message: schema.Act) -> None:
    words = message.action.split()
    await _decide(live, socket, message, words, Table.decide, message.action)


async def _choose(live: LiveTable, socket: TableSocket, message: schema.Choose) -> None:
    await _decide(live, socket, message, message.cards, Table.choose, message.cards)


async def _decide(
    live: LiveTable,
    socket: TableSocket,
    message: schema.Act | schema.Choose,
    words: Sequence[str],
    work: Callable[..., Snapshot],
    decision: str | list[str],
) -> None:
    """Store a person's decision, and weigh it if they want remarks on costly choices."""
    snapshot = live.table.snapshot
    player = Player(socket.person, live.audience.seat_of(socket, snapshot))
    if player.seat == SPECTATOR:
        raise not_a_player()
    coached = socket.coached and live.table.row.gives_hints and not live.warming.on
    before = snapshot.views[player.seat]
    if coached:
        live.coach.begin()
    try:
        await _do_once(
            live,
            player,
            message,
            player.seat,
            words,
            lambda table: work(table, message.ply, player.seat, decision),
        )
    except BaseException:
        live.coach.end()
        raise
    if coached:
        now = live.table.snapshot
        choice = decided(before, now.views[player.seat], now.ply)
        live.coach.weigh(_remark(live, socket, choice))


async def _remark(live: LiveTable, socket: TableSocket, choice: Decided | None) -> bool:
    """Send a remark on a choice if it was costly; return whether one was sent."""
    if choice is None or not live.coach.may_remark(choice):
        return False
    try:
        known = await live.threads.hint(socket.asker, costly, choice.view, choice.text)
    except Exception as error:
        log_fault(f"table {live.name}, coach", error)
        return False
    if known:
        live.coach.note_remark(choice)
        socket.say(remark(choice.ply, known))
    return known is not None


async def _deal(live: LiveTable, socket: TableSocket, message: schema.Next) -> None:
    player = _player(live, socket)
    await _do_once(live, player, message, DEALER, (), lambda table: table.deal(message.ply))


async def _claim_rest(live: LiveTable, socket: TableSocket, message: schema.ClaimRest) -> None:
    player = _player(live, socket)
    ply, seat = message.ply, player.seat
    await _do_once(live, player, message, seat, (), lambda table: table.claim_rest(ply, seat))


async def _do_once(
    live: LiveTable,
    player: Player,
    message: schema.Act | schema.Choose | schema.Next | schema.ClaimRest,
    seat: int,
    words: Sequence[str],
    work: changes.Work,
) -> None:
    """Change the table, unless the same message has done so before (see `Table.again`)."""

    def once(table: Table) -> Snapshot:
        return table.again(message.ply, seat, words, lambda: work(table))

    await live.changes.do_for(player, once if message.resent else work)


async def _note_step_read(live: LiveTable, socket: TableSocket, message: schema.StepRead) -> None:
    await live.changes.do_for(
        _player(live, socket), lambda table: table.note_step_read(message.step)
    )


# ---- commands: seats and players -----------------------------------------------------------


async def _sit(live: LiveTable, socket: TableSocket, message: schema.Sit) -> None:
    sits = socket.person, message.seat, message.name, socket.program, message.hot_seat
    await live.changes.do(live.table.seats.sit, *sits)


async def _leave_seat(live: LiveTable, socket: TableSocket, _: schema.LeaveSeat) -> None:
    player = _player(live, socket)
    await live.changes.do_for(player, lambda table: table.seats.leave_seat(*player))


async def _note_still_here(live: LiveTable, socket: TableSocket, _: schema.StillHere) -> None:
    """Refuse spectators. For players, `handle` has already noted that they are present."""
    _player(live, socket)


async def _substitute(live: LiveTable, socket: TableSocket, message: schema.Substitute) -> None:
    player = _player(live, socket)
    live.substitutes.check_absent(message.seat)
    await live.changes.do_for(player, lambda table: table.seats.set_substitute(message.seat, True))


async def _show_hand(live: LiveTable, socket: TableSocket, message: schema.ShowHand) -> None:
    player = _player(live, socket)
    await live.changes.do_for(player, lambda table: table.seats.show(player.seat, message.on))


async def _propose(live: LiveTable, socket: TableSocket, message: schema.Propose) -> None:
    player = _player(live, socket)
    ply = message.ply if message.resent else None
    about = message.kind, message.of, message.clock, live.votes.unneeded, ply
    await live.changes.do_for(player, lambda table: table.proposals.propose(player.seat, *about))


async def _vote(live: LiveTable, socket: TableSocket, message: schema.Vote) -> None:
    player = _player(live, socket)
    about = message.number, message.agrees, live.votes.unneeded
    await live.changes.do_for(player, lambda table: table.proposals.vote(player.seat, *about))


async def _say(live: LiveTable, socket: TableSocket, message: schema.Say) -> None:
    player, words = _player(live, socket), (message.text, message.phrase)
    if message.resent and live.chat.is_known(player.person, *words):
        return
    await _check_rate(socket)
    await live.chat.say(*player, live.table.row.seats[player.seat].name, *words)


# ---- commands: the start of fair deals -----------------------------------------------------


async def _start(live: LiveTable, socket: TableSocket, _: schema.Start) -> None:
    player = _player(live, socket)
    await live.changes.do_for(player, lambda table: table.fair_start.start(socket.person))


async def _promise(live: LiveTable, socket: TableSocket, message: schema.OwnPromise) -> None:
    player = _player(live, socket)
    about = player.seat, message.hash
    await live.changes.do_for(player, lambda table: table.fair_start.promise(*about))


async def _add_string(live: LiveTable, socket: TableSocket, message: schema.OwnString) -> None:
    player = _player(live, socket)
    about = player.seat, message.string
    await live.changes.do_for(player, lambda table: table.fair_start.add_string(*about))


# ---- the list of all messages --------------------------------------------------------------

Work: TypeAlias = Callable[[LiveTable, TableSocket, Any], Awaitable[None]]


class Handler(NamedTuple):
    """The handler of a type of message."""

    work: Work
    is_command: bool = False
    """True if the message changes the table for everyone."""
    is_limited: bool = False
    """True if the message counts towards a person's rate limit of events."""
    ends_remark: bool = False
    """True if the message also answers a remark of the coach."""
    by_page: bool = False
    """True if pages send the message by themselves, without an action of the player."""


_request = partial(Handler)
_page_request = partial(Handler, by_page=True)
_decision = partial(Handler, is_command=True)
_command = partial(Handler, is_command=True, ends_remark=True)
_event = partial(Handler, is_command=True, ends_remark=True, is_limited=True)

HANDLERS: Mapping[type[Model], Handler] = {
    schema.Ping: _page_request(_ping),
    schema.ViewShown: _page_request(_note_shown),
    schema.HotSeat: _page_request(_take_hot_seat),
    schema.Resync: _page_request(_resync),
    schema.Introduce: _page_request(_introduce),
    schema.Coached: _page_request(_switch_coach),
    schema.RemarkRead: _request(_note_remark_read),
    schema.Match: _request(_match),
    schema.Why: _request(_match),
    schema.Hint: _request(_hint),
    schema.Act: _decision(_act),
    schema.Choose: _decision(_choose),
    schema.Say: Handler(_say, is_command=True),
    schema.Next: _command(_deal),
    schema.ClaimRest: _command(_claim_rest),
    schema.StepRead: _command(_note_step_read),
    schema.Start: _command(_start),
    schema.OwnPromise: _command(_promise, by_page=True),
    schema.OwnString: _command(_add_string, by_page=True),
    schema.StillHere: _command(_note_still_here),
    schema.Sit: _event(_sit),
    schema.LeaveSeat: _event(_leave_seat),
    schema.Substitute: _event(_substitute),
    schema.ShowHand: _event(_show_hand),
    schema.Propose: _event(_propose),
    schema.Vote: _event(_vote),
}
