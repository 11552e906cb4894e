"""A table: its game, restored from stored entries, and the commands that continue it.

People and bots decide via the same command, `Table.decide`. They pass the number of the last entry
that they have seen (`ply`). A decision is stored before it is shown. A table can be dropped from
memory at any time, because it can be replayed from the database.

All functions are synchronous and meant for worker threads. The package `live` makes one call at a
time for each table.
"""

import secrets
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence

from clubsuit.actions import may_be_off_turn
from clubsuit.game import Record, View
from clubsuit.server.storage.entries import may_compare
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.storage.store import Lease, Store
from clubsuit.server.table.choosing import action_text
from clubsuit.server.table.door import Door, Origin, Player, retried
from clubsuit.server.table.entries import Dealt, Decided, history_of
from clubsuit.server.table.events import Chosen, Rematch, StepRead
from clubsuit.server.table.fair_start import FairStart
from clubsuit.server.table.proposals import Proposals
from clubsuit.server.table.refusals import Several, Stale, not_now
from clubsuit.server.table.replica import Replica
from clubsuit.server.table.seats import Seats
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.state import TableState
from clubsuit.server.table.strings import Wanted
from clubsuit.server.table.timekeeper import Timekeeper

OTHERS = "rule"
"""The bot that plays for the other people when a player claims the rest of a hand."""

MAX_CHOICES = 150
"""Maximum number of entries since the last deal or decision with which a player can still change a
choice. There must be a limit, because each process that opens the table reads all entries."""


def record_of(store: Store, table_id: str, person: str) -> Record | None:
    """Return the record of a table.

    Returns None if there is no such table, or if this person may not have its record.

    While the game is unfinished, only its players may have the record. Each player then gets only
    what they have seen.
    """
    found = table_for(store, table_id, person)
    return found and found[0].record(found[1])


def table_for(store: Store, table_id: str, person: str) -> "tuple[Table, int | None] | None":
    """Return a table whose record this person may have, and the person's seat.

    Returns None if there is no such table, if this person may not have its record, or if the
    person's seat has changed while the table was loaded.
    """
    row = store.table(table_id)
    if row is None or not (row.may_review(person) or may_compare(store, row, person)):
        return None
    table, seat = Table(store, row), row.seat_of(person)
    return (table, seat) if table.row.seat_of(person) == seat else None


class Table:
    """One table. Only `snapshot` may be read while another thread is in a method."""

    def __init__(self, store: Store, row: TableRow, door: Door | None = None) -> None:
        """Replay the table, unless it is in memory already.

        door: gives access to the copy in memory. Raises Damaged if the stored entries are not a
        valid game.
        """
        self._door = door or Door(Replica(store, row))
        self.fair_start = FairStart(self._door)
        self.seats = Seats(self._door, self.fair_start)
        self.proposals = Proposals(self._door)
        self.timekeeper = Timekeeper(self._door)

    @property
    def state(self) -> TableState:
        """The state after the last entry. It has hidden cards, so it must never be sent."""
        return self._door.state

    @property
    def snapshot(self) -> Snapshot:
        """The table after its last stored entry."""
        return self._door.replica.snapshot

    @property
    def row(self) -> TableRow:
        """The row of the table, with the present players."""
        return self.state.row

    @property
    def store(self) -> Store:
        """The database of the table."""
        return self._door.replica.store

    @property
    def patient(self) -> bool:
        """Whether people get time to act out of turn before a bot decides."""
        return bool(self.state.game.rules.off_turn_verbs)

    @property
    def wanted(self) -> Wanted | None:
        """The kind of message that is still missing for the first deal, if any."""
        return self.state.wanted

    @property
    def can_settle(self) -> bool:
        """Whether the first deal is possible without the missing strings."""
        return self.state.strings.can_settle

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def plays(self) -> bool:
        """Whether a real-time game is in progress: dealt, and not over."""
        return not self.state.waits and not self.over and self.row.pace == "realtime"

    @property
    def next(self) -> str | None:
        """The id of the rematch's table; None if no player has asked for a rematch."""
        return self.state.next and self.state.next[1]

    def is_away(self, seat: int) -> bool:
        """Return whether a bot plays for the person in this seat."""
        return seat in self.state.away

    def is_silent(self, seat: int) -> bool:
        """Return whether a bot plays for a person who has not answered (see `presence`)."""
        return seat in self.state.presence.silent

    # ---- records ---------------------------------------------------------------------------

    def record(self, seat: int | None) -> Record:
        """Return the record of the game so far.

        seat: the seat whose knowledge the record of an unfinished game contains. None is allowed
        only after the end of the game.
        """
        state = self.state
        if state.over or seat is None:
            record = state.play.record()
        else:
            record = state.play.record(seat, state.arrivals.first_hand(seat))
        if state.agreements.ended or state.row.is_revealed:
            record.fairness = state.play.fairness
        record.played = state.row.created
        if state.waits:
            record.fairness = state.fairness_of([""] * state.game.seats).sealed
        record.events = state.chronicle.events(state.row, record.hands)
        return record

    def whole(self) -> Record:
        """Return the full record of the game so far. Never send it: it has hidden cards."""
        return self.state.play.record()

    def history(self) -> list[tuple[int, str | None]]:
        """Return the entry number of each deal and decision, and the bot that made it, if any."""
        return list(zip(self.state.moves, self.state.bots, strict=True))

    # ---- commands --------------------------------------------------------------------------

    def under(self, lease: Lease | None) -> "Table":
        """Return the table for changes that no player requests, such as decisions of bots.

        lease: the lease of this process. Commands raise LeaseLost if another process has it now.
        """
        return self._for(Origin(lease=lease))

    def by(self, player: Player) -> "Table":
        """Return the table for the commands of a player.

        The commands raise TurnError if the player no longer has their seat.
        """
        return self._for(Origin(player))

    def _for(self, origin: Origin) -> "Table":
        return Table(self.store, self.row, Door(self._door.replica, origin))

    def catch_up(self) -> Snapshot:
        """Load entries that other processes have stored."""
        return self._door.catch_up()

    def decide(self, ply: int, seat: int, text: str, bot: str | None = None) -> Snapshot:
        """Store the decision of a seat.

        bot: the bot that made the decision; None for a person.
        Raises Stale, NotationError, RuleError or TurnError, and changes nothing then.
        """
        self._follow(ply, seat, text, bot)
        state = self.state
        # The seat's view decides what is legal, so a refusal reveals no hidden cards.
        view = self._view(seat)
        action = view.read(text)
        if seat not in state.choices.choosers(state.play):
            return self._door.commit(Decided(seat, action, bot))
        return self._hold(ply, Chosen(seat, view.rules.words.text(view.state, action), bot))

    @retried
    def _hold(self, ply: int, choice: Chosen) -> Snapshot:
        """Store a choice of a seat that chooses at the same time as others.

        The last missing choice makes all choices decisions. Raises Stale if the game has continued
        since this ply.
        """
        self._follow(ply, choice.seat, choice.text, choice.bot)
        play, choices = self.state.play, self.state.choices
        before = choices.of(choice.seat)
        if before == choice:
            return self.snapshot
        if choices.missing(play) == [choice.seat]:
            return self._door.commit_all(choices.decisions(play, choice))
        if before and choice.bot:
            raise Stale  # a bot does not change a choice
        if before and self.state.ply - self.state.moves[-1] >= MAX_CHOICES:
            raise not_now("server-choices-often")
        return self._door.commit(choice)

    def choose(self, ply: int, seat: int, cards: list[str]) -> Snapshot:
        """Store the decision of a seat that uses exactly these cards.

        Raises Several if the cards fit several actions, and the errors of `decide`. It changes
        nothing then.
        """
        self._follow(ply)
        view = self._view(seat)
        actions = view.matching(cards) or [action_text(view, cards)]  # `decide` refuses this
        if len(actions) > 1:
            raise Several(actions)
        return self.decide(ply, seat, actions[0])

    def again(
        self, ply: int, seat: int, words: Sequence[str], work: Callable[[], Snapshot]
    ) -> Snapshot:
        """Carry out a decision or deal that a client sends again, unless it was stored before.

        seat: DEALER for a deal.
        words: the words or cards of the decision; empty to match any decision of the seat.
        work: carries out the decision.
        """
        snapshot = self.catch_up()
        return snapshot if self._has_decided(ply, seat, words) else work()

    def claim_rest(self, ply: int, seat: int) -> Snapshot:
        """Play the rest of the hand for a seat that is sure to take all remaining tricks.

        The other seats play any legal cards, because these cannot change the result. Raises
        Stale, or TurnError if the tricks are not sure, and changes nothing then.
        """
        self._follow(ply)
        own = self._view(seat).sure_rest()
        if not own or self.state.guide:
            raise not_now("server-rest-unsure")
        return self._door.commit_all(self._rest(seat, own))

    def _rest(self, seat: int, own: list[str]) -> Iterator[Decided]:
        """Yield all decisions to the end of the hand. own: the decisions of this seat."""
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
        if state.row.tournament and state.over:
            raise not_now("server-tournament-played")
        if not state.play.waiting:
            state.play.deal()  # raises an error that says why
        return self._door.commit(Dealt())

    def note_step_read(self, step: str) -> Snapshot:
        """Note that the player of a lesson has read the current step.

        Raises Stale for any other step, and changes nothing then.
        """
        self.catch_up()
        guide = self.state.guide
        if guide is None or guide.waits_for != step:
            raise Stale
        return self._door.commit(StepRead(step))

    def play_again(self, seat: int) -> Snapshot:
        """Store the id of a new table for a rematch, unless there is one (see `rematch`).

        Raises TurnError while this game is not over.
        """
        snapshot = self.catch_up()
        if not self.over:
            raise not_now("server-again-now")
        if self.row.tournament:
            raise not_now("server-tournament-once")
        if self.state.next:
            return snapshot
        return self._door.commit(Rematch(seat, secrets.token_urlsafe(12)))

    # ---- checks of decisions ---------------------------------------------------------------

    def _view(self, seat: int) -> View:
        """Return the view of a seat. The snapshot already has the views of people."""
        return self.snapshot.views.get(seat) or self.state.views([seat])[seat]

    def _has_decided(self, ply: int, seat: int, words: Sequence[str]) -> bool:
        """Return whether the seat's first decision after this ply, or the choice that it can still
        change, was made by its player and has these words."""
        choice = self.state.choices.of(seat)
        if choice and not choice.bot and _has_words(choice.text, words):
            return True
        decided = zip(self.history(), history_of(self.state.play), strict=True)
        for (number, bot), entry in decided:
            if number > ply and entry.seat == seat:
                return bot is None and (not words or _has_words(entry.text, words))
        return False

    def _follow(
        self, ply: int, seat: int | None = None, text: str = "", bot: str | None = None
    ) -> None:
        """Catch up, and raise Stale if the game has continued since this ply.

        Changes of seats since then do not matter. Raises TurnError if the game is paused or ended.
        """
        self._door.catch_up(ply)
        state = self.state
        missed = len(state.moves) - bisect_right(state.moves, ply)
        if not state.back <= ply <= state.ply:
            raise Stale
        if missed and not self._may_be_late(missed, seat, text):
            raise Stale
        if bot and seat is not None and (state.bots_wait or not state.decider(seat)):
            raise Stale  # for example, a person took the seat while the bot was thinking
        if state.agreements.ended:
            raise not_now("server-ended")
        if state.agreements.paused:
            raise not_now("server-paused")
        if not bot and state.row.is_closed:
            raise not_now("server-tournament-closed")

    def _may_be_late(self, missed: int, seat: int | None, text: str) -> bool:
        """Return whether an action still counts although decisions were made after the player's
        view.

        The action must be allowed out of turn. Since the view, there must have been no new hand, no
        ruling of the referee and no decision of this seat. So a call still counts if another player
        was faster, and no call is made twice.
        """
        log = self.state.play.log
        if not may_be_off_turn(self.state.game.rules, text) or missed > len(log):
            return False
        return all(entry.seat != seat and not entry.note for entry in log[-missed:])


def _has_words(text: str, words: Sequence[str]) -> bool:
    """Return whether a decision consists of these words, or uses exactly these cards."""
    parts = text.split()
    cards = [part.partition("=")[0] for part in parts[1:]]
    return sorted(words) in (sorted(parts), sorted(cards))
