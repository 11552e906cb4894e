"""A table: a game that is replayed from its stored decisions, and the commands that continue it.

People and bots decide by the same command, `Table.decide`, with the number of the entry that they
have seen last (`ply`). A decision counts once it is stored; only then it is shown. A table can be
dropped from memory at any time, as it is replayed from the store.

Everything here is synchronous and meant for a worker thread; `live` makes one call at a time for
each table.
"""

import secrets
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence

from clubsuit.actions import may_be_off_turn
from clubsuit.record import Record
from clubsuit.server.storage.store import Lease, Store, TableRow
from clubsuit.server.table.choosing import spelled
from clubsuit.server.table.door import Door, Origin, Player
from clubsuit.server.table.entries import Dealt, Decided, history_of
from clubsuit.server.table.events import Rematch, StepRead
from clubsuit.server.table.fair_start import FairStart
from clubsuit.server.table.proposals import Proposals
from clubsuit.server.table.refusals import Several, Stale, not_now
from clubsuit.server.table.replica import Replica
from clubsuit.server.table.seats import Seats
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.state import TableState
from clubsuit.server.table.strings import Wanted
from clubsuit.server.table.timekeeper import Timekeeper
from clubsuit.view import View

OTHERS = "rule"
"""The bot that plays for people who can decide nothing more, as another player claims the rest."""


def record_of(store: Store, table_id: str, person: str) -> Record | None:
    """Return a table as a record: all of it once the game is over, before as the person sees it.

    None if there is no such table, or the person may not see it: of an unfinished game a person
    who does not sit there.
    """
    found = table_for(store, table_id, person)
    return found and found[0].record(found[1])


def table_for(store: Store, table_id: str, person: str) -> "tuple[Table, int | None] | None":
    """Return a table whose record a person may have, and their seat; None if there is none.

    None also if they take or leave a seat at this moment: the seat must be that of the list.
    """
    row = store.table(table_id)
    if row is None or not row.may_review(person):
        return None
    table, seat = Table(store, row), row.seat_of(person)
    return (table, seat) if table.row.seat_of(person) == seat else None


class Table:
    """One table. Only `snapshot` may be read while another thread is in a method."""

    def __init__(self, store: Store, row: TableRow, door: Door | None = None) -> None:
        """Replay the table, unless there is a door to it. Raises Damaged if its entries make no
        game."""
        self._door = door or Door(Replica(store, row))
        self.fair_start = FairStart(self._door)
        self.seats = Seats(self._door, self.fair_start)
        self.proposals = Proposals(self._door)
        self.timekeeper = Timekeeper(self._door)

    @property
    def state(self) -> TableState:
        """The state after the last entry, hidden cards included: never to be sent as it is."""
        return self._door.state

    @property
    def snapshot(self) -> Snapshot:
        """The table after its last stored entry."""
        return self._door.replica.snapshot

    @property
    def row(self) -> TableRow:
        """The row of the table, with those who sit there now."""
        return self.state.row

    @property
    def store(self) -> Store:
        """The database that keeps the table."""
        return self._door.replica.store

    @property
    def patient(self) -> bool:
        """Whether people may have something to say before the next decision of a bot."""
        return bool(self.state.game.rules.off_turn_verbs)

    @property
    def wanted(self) -> Wanted | None:
        """What must come from the players before the first deal."""
        return self.state.wanted

    @property
    def can_settle(self) -> bool:
        """Whether the first deal can do without what is still missing."""
        return self.state.strings.can_settle

    @property
    def over(self) -> bool:
        """Whether nothing more is decided."""
        return self.state.over

    @property
    def plays(self) -> bool:
        """Whether a live game is in progress: people do not wait for the first deal."""
        return not self.state.waits and not self.over and self.row.pace == "realtime"

    @property
    def next(self) -> str | None:
        """The id of the table for another game with the same people, once a player asked for it."""
        return self.state.next and self.state.next[1]

    def is_away(self, seat: int) -> bool:
        """Return whether a bot plays on for the person in this seat."""
        return seat in self.state.away

    def is_silent(self, seat: int) -> bool:
        """Return whether a bot plays on for a person until they answer (see `presence`)."""
        return seat in self.state.presence.silent

    # ---- records ---------------------------------------------------------------------------

    def record(self, seat: int | None) -> Record:
        """Return the game so far, as far as this seat may know it; None: of a game that is over."""
        state = self.state
        if state.over or seat is None:
            record = state.play.record()
        else:
            record = state.play.record(seat, state.arrivals.first_hand(seat))
        if state.agreements.ended:
            record.fairness = state.play.fairness
        record.played = state.row.created
        if state.waits:
            record.fairness = state.fairness_of([""] * state.game.seats).sealed
        record.events = state.chronicle.events(state.row, record.hands)
        return record

    def whole(self) -> Record:
        """Return the game so far, all of it: never to be sent as it is."""
        return self.state.play.record()

    def history(self) -> list[tuple[int, str | None]]:
        """Return of each deal and decision its number, and the bot that decided if one did."""
        return list(zip(self.state.moves, self.state.bots, strict=True))

    # ---- commands --------------------------------------------------------------------------

    def under(self, lease: Lease | None) -> "Table":
        """Return the table for changes that follow from time alone.

        Its commands raise LeaseLost if another process has the lease now.
        """
        return self._for(Origin(lease=lease))

    def by(self, player: Player) -> "Table":
        """Return the table for the commands of a player.

        They raise TurnError if the seat is no longer theirs.
        """
        return self._for(Origin(player))

    def _for(self, origin: Origin) -> "Table":
        return Table(self.store, self.row, Door(self._door.replica, origin))

    def catch_up(self) -> Snapshot:
        """Take in what other processes have stored since."""
        return self._door.catch_up()

    def decide(self, ply: int, seat: int, text: str, bot: str | None = None) -> Snapshot:
        """Store a seat's decision, a person's or a bot's.

        Raises Stale, NotationError, RuleError or TurnError, and changes nothing then.
        """
        self._follow(ply, seat, text, bot)
        state = self.state
        if bot and not state.bot_of(seat) and state.clocks.timed_out != seat:
            raise Stale  # somebody has sat down there, or is back, while the bot was thinking
        # Judged by what the seat sees: a refusal reveals nothing else.
        return self._door.commit(Decided(seat, self._view(seat).read(text), bot))

    def choose(self, ply: int, seat: int, cards: list[str]) -> Snapshot:
        """Store the seat's decision that uses exactly these cards.

        Raises Several if there are several, else as `decide`, and changes nothing then.
        """
        self._follow(ply)
        view = self._view(seat)
        actions = view.matching(cards) or [spelled(view, cards)]  # which then says why not
        if len(actions) > 1:
            raise Several(actions)
        return self.decide(ply, seat, actions[0])

    def again(
        self, ply: int, seat: int, words: Sequence[str], work: Callable[[], Snapshot]
    ) -> Snapshot:
        """Carry out a decision or a deal that is sent again, unless it was stored the first time.

        seat: DEALER for a deal. words: of the decision, or its cards; empty: any decision is meant.
        """
        snapshot = self.catch_up()
        return snapshot if self._has_decided(ply, seat, words) else work()

    def claim_rest(self, ply: int, seat: int) -> Snapshot:
        """Play the hand to its end, as a seat takes all tricks that are left.

        What the others play to it makes no difference. Raises Stale, or TurnError if it is not
        sure, and changes nothing then.
        """
        self._follow(ply)
        own = self._view(seat).sure_rest()
        if not own or self.state.guide:
            raise not_now("server-rest-unsure")
        return self._door.commit_all(self._rest(seat, own))

    def _rest(self, seat: int, own: list[str]) -> Iterator[Decided]:
        """Yield all decisions to the end of the hand. own: those of the seat."""
        state = self.state
        while (turn := state.play.turn) is not None:
            if turn == seat:
                yield Decided(turn, own.pop(0))
            else:
                bot = state.row.seats[turn].played_by or OTHERS
                yield Decided(turn, state.play.legal()[0], bot)

    def deal(self, ply: int) -> Snapshot:
        """Deal the next hand. Raises Stale or TurnError, and changes nothing then."""
        self._follow(ply)
        state = self.state
        if state.waits:
            raise not_now("server-string-first")
        if state.guide and state.over:
            raise not_now("lesson-over")
        if not state.play.waiting:
            state.play.deal()  # raises, with the reason
        return self._door.commit(Dealt())

    def note_step_read(self, step: str) -> Snapshot:
        """Note that the player of a lesson has read the step that waits to be read.

        Raises Stale for any other step, and changes nothing then.
        """
        self.catch_up()
        guide = self.state.guide
        if guide is None or guide.waits_for != step:
            raise Stale
        return self._door.commit(StepRead(step))

    def play_again(self, seat: int) -> Snapshot:
        """Name the table of another game, of which all players are told (see `rematch`).

        The first player who asks names it. Raises TurnError while this game is not over.
        """
        snapshot = self.catch_up()
        if not self.over:
            raise not_now("server-again-now")
        if self.state.next:
            return snapshot
        return self._door.commit(Rematch(seat, secrets.token_urlsafe(12)))

    # ---- what a decision follows -----------------------------------------------------------

    def _view(self, seat: int) -> View:
        """Return what a seat sees now; a person's view has been made already."""
        return self.snapshot.views.get(seat) or self.state.play.view(seat)

    def _has_decided(self, ply: int, seat: int, words: Sequence[str]) -> bool:
        """Return whether the first decision of this seat after the ply has these words, and was
        not a bot's."""
        decided = zip(self.history(), history_of(self.state.play), strict=True)
        for (number, bot), one in decided:
            if number > ply and one.seat == seat:
                return bot is None and (not words or _is_said(one.text, words))
        return False

    def _follow(
        self, ply: int, seat: int | None = None, text: str = "", bot: str | None = None
    ) -> None:
        """Raise Stale if the game has continued since this ply, and TurnError if it stands still.

        Who sits where may have changed since.
        """
        self._door.catch_up(ply)
        state = self.state
        missed = len(state.moves) - bisect_right(state.moves, ply)
        if not state.back <= ply <= state.ply:
            raise Stale
        if missed and not self._may_be_late(missed, seat, text):
            raise Stale
        if bot and state.bots_wait:
            raise Stale
        if state.agreements.ended:
            raise not_now("server-ended")
        if state.agreements.paused:
            raise not_now("server-paused")

    def _may_be_late(self, missed: int, seat: int | None, text: str) -> bool:
        """Return whether this may be said out of turn, and answers a view of this hand after which
        neither the referee has spoken nor this seat has decided anything.

        So no call is lost to a faster player, and none is made twice.
        """
        log = self.state.play.log
        if not may_be_off_turn(self.state.game.rules, text) or missed > len(log):
            return False
        return all(entry.seat != seat and not entry.note for entry in log[-missed:])


def _is_said(text: str, words: Sequence[str]) -> bool:
    """Return whether a decision has these words, or uses exactly these cards."""
    said = text.split()
    cards = [word.partition("=")[0] for word in said[1:]]
    return sorted(words) in (sorted(said), sorted(cards))
