"""A table: a game replayed from its decisions, and the one door by which it goes on.

People and bots come in by the same door, `Table.decide`, with the number of the
decision that theirs follows (`ply`). A decision counts once it is stored; only
then anybody sees what it did. Nothing here is precious: a table that is dropped
is replayed from the store.

Everything here is synchronous and meant for a worker thread; `live` calls it,
for each table one call at a time.
"""

import secrets
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import wraps
from typing import Any, ParamSpec

from clubsuit.actions import may_be_off_turn
from clubsuit.errors import TurnError
from clubsuit.fair import Fairness, is_string
from clubsuit.game import Game, Play, rules_of
from clubsuit.games.state import ONLOOKER
from clubsuit.lessons import Guide, lesson_of
from clubsuit.record import Record
from clubsuit.server.ops.error_log import StorageFault
from clubsuit.server.ops.metrics import DECISIONS, STORING, timed
from clubsuit.server.storage.store import (
    DEALER,
    EVENT,
    STRING,
    Decision,
    Lease,
    LeaseLost,
    NumberTaken,
    Seat,
    Store,
    Summary,
    TableRow,
    now,
    read_deal,
    read_string,
    seconds,
    string_text,
)
from clubsuit.server.table import events
from clubsuit.server.table.arrivals import Arrivals, NewcomerView, forget
from clubsuit.server.table.choosing import spelled
from clubsuit.server.table.chronicle import events_of
from clubsuit.server.table.clocks import Clocks, Standing
from clubsuit.server.table.entries import history_of, kind_of_entry, last_deal, summary_of
from clubsuit.server.table.events import (
    Agree,
    Asked,
    Away,
    Back,
    Here,
    Late,
    Leave,
    Promised,
    Propose,
    Recess,
    Refuse,
    Rematch,
    Reopen,
    Replace,
    Rise,
    Show,
    Sit,
    Start,
    StepRead,
    TableEvent,
    TakeBack,
    TimeOut,
    Wish,
    done,
)
from clubsuit.server.table.fair_start import Strings, Wanted
from clubsuit.server.table.names import newcomer
from clubsuit.server.table.opening import SEAT, STAND_IN, bot_seed
from clubsuit.server.table.overdue import DAYS, Overdue
from clubsuit.server.table.presence import Cause, Presence, Waited
from clubsuit.server.table.proposals import OF_THOSE_HERE, Agreements
from clubsuit.server.table.refusals import Damaged, Several, Stale, not_now, onlooker, refusal
from clubsuit.server.table.snapshot import Question, Snapshot
from clubsuit.server.table.spectators import Onlookers
from clubsuit.server.table.takebacks import Choice, Takebacks
from clubsuit.server.wire.schema import ProposalKind
from clubsuit.server.wire.serialize import (
    changes_message,
    commitment_message,
    gathering_message,
    to_json,
    view_message,
)
from clubsuit.server.wire.time_controls import read_clock
from clubsuit.view import View

OTHERS = "rule"
"""Plays for the people who have nothing more to say in a hand whose rest somebody takes."""


SEAT_CHANGES = 200
"""Maximum number of entries since cards were dealt or played last; then no seat is taken or shown
to onlookers. Cookies are free, and every process that opens the table reads all entries."""

TRIES = 8
"""How often something is tried that other processes may be faster with, each time once."""

P = ParamSpec("P")


def _again(method: Callable[P, Snapshot]) -> Callable[P, Snapshot]:
    """What answers no ply is done anew where another process was faster; it looks again first."""

    @wraps(method)
    def insist(*args: P.args, **kwargs: P.kwargs) -> Snapshot:
        for _ in range(TRIES - 1):
            with suppress(Stale):
                return method(*args, **kwargs)
        return method(*args, **kwargs)

    return insist


def record_of(store: Store, table_id: str, person: str) -> Record | None:
    """A table as a record: the whole truth once the game is over, before as the person sees it.

    None where there is no such table, or the person may not see it: of an unfinished game who
    does not sit there.
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
    """One table, replayed. Only `snapshot` may be read while another thread is in a method."""

    def __init__(self, store: Store, row: TableRow) -> None:
        """Replay the table. Raises Damaged where its decisions make no game."""
        self.row = row
        self._store = store
        self._game = Game(rules_of(row.game), row.options)
        self._play: Play
        self._ply: int
        self._moves: list[int]
        """The numbers of the deals and decisions of the game itself,"""
        self._bots: list[str | None]
        """and the bot that decided each, where it was one."""
        self._snapshot: Snapshot
        self._strings: Strings
        self._waits: bool
        """The deals are fair ones, and strings are still to come."""
        self._next: tuple[int, str] | None
        """Who has opened another game with the same people, and at which table."""
        self._away: set[int]
        """People in whose place a bot plays on."""
        self._programs: set[int]
        """Seats of programs."""
        self._arrivals: Arrivals
        self._onlookers: Onlookers
        self._agreements: Agreements
        self._takebacks: Takebacks
        self._presence: Presence
        self._overdue: Overdue
        self._clocks: Clocks
        self._guide: Guide | None
        """Beside the player of a lesson."""
        self._back: int
        """The number of the entry by which something was taken back last."""
        self._lease: Lease | None = None
        self._asks: tuple[str, int] | None = None
        """Who does what is being done, and in which seat; None: no player does."""
        self._told: tuple[int, dict[int, dict[str, Any]]] = -1, {}
        """What each seat was told last, after which ply."""
        self._broken: bool
        """What is in memory is not what is stored; replay before anything else."""
        self._replay()

    @property
    def snapshot(self) -> Snapshot:
        """The table after its last stored decision."""
        return self._snapshot

    @property
    def patient(self) -> bool:
        """Whether people may have something to say before the next decision of a bot."""
        return bool(self._game.rules.off_turn_verbs)

    @property
    def wanted(self) -> Wanted | None:
        """What must come from the players before the first deal."""
        return self._strings.wanted if self._waits else None

    @property
    def can_settle(self) -> bool:
        """Whether the first deal can do without what has not come by now."""
        return self._strings.can_settle

    @property
    def over(self) -> bool:
        """Whether nothing more is decided: the game is at its end, all have agreed to end it, or
        the lesson is."""
        taught = self._guide is not None and self._guide.is_over(self._play)
        return self._play.over or self._agreements.ended is not None or taught

    @property
    def plays(self) -> bool:
        """Whether a live game goes on: people do not wait for the first deal."""
        return not self._waits and not self.over and self.row.pace == "live"

    @property
    def gives_hints(self) -> bool:
        """Whether somebody may ask what the best bot would do."""
        return self.row.gives_hints or (self.row.hints and self._agreements.hints)

    @property
    def clock(self) -> str:
        """How much time there is to decide (see `clocks`)."""
        return self._agreements.clock

    @property
    def store(self) -> Store:
        """The database that keeps the table."""
        return self._store

    def is_away(self, seat: int) -> bool:
        """Whether a bot plays on for the person in this seat."""
        return seat in self._away

    def is_silent(self, seat: int) -> bool:
        """Whether a bot plays on for the person in this seat until they answer (see `presence`)."""
        return seat in self._presence.silent

    def catch_up(self) -> Snapshot:
        """Take in what other processes have stored since."""
        if self._broken:
            self._restore()
        elif news := self._store.decisions(self.row.id, after=self._ply):
            self._take_in(news)
        self._check_seat()
        return self._snapshot

    def under(self, lease: Lease | None, work: Callable[[], Snapshot]) -> Snapshot:
        """Do what follows from time alone. Raises what the work raises, and LeaseLost."""
        self._lease = lease
        try:
            return work()
        finally:
            self._lease = None

    def by(self, person: str, seat: int, work: Callable[[], Snapshot]) -> Snapshot:
        """Do what a player asks for. Raises what the work raises, and TurnError where the seat is
        no longer theirs: they may have lost it while others were at work."""
        self._asks = person, seat
        try:
            return work()
        finally:
            self._asks = None

    def _check_seat(self) -> None:
        if self._asks and self.row.seats[self._asks[1]].person != self._asks[0]:
            raise onlooker()

    # ---- seats ---------------------------------------------------------------------------

    @_again
    def sit(
        self, person: str, seat: int, name: str, program: bool = False, beside: bool = False
    ) -> Snapshot:
        """A person, or a program, takes the seat of a bot. Raises TurnError where that cannot be.

        Who sits there already, or elsewhere at this table, is refused too, and who is nobody:
        they have sent no cookie, so nobody could tell them from others who sent none.
        beside: it is for somebody else at a screen that is handed over.
        """
        self.catch_up()
        if not person:
            raise not_now("server-seat-nobody")
        if not self.row.open:
            raise not_now("server-seat-closed")
        if self.row.summary.over or self.over:
            raise not_now("server-seat-over")
        if not 0 <= seat < len(self.row.seats):
            raise not_now("server-seat-unknown", seats=len(self.row.seats))
        if self._onlookers.know_cards and not (self._waits or self._play.waiting):
            # Whoever asks: who has watched may ask as somebody else, cookies are free.
            raise not_now("server-seat-shown")
        self._check_screen(person, beside)
        self._check_changes()
        taken = self.row.seats[seat]
        if taken.person:
            free = [one.name for one in self.row.seats if not one.person]
            about = {
                "place": seat + 1,
                "name": taken.name,
                "free": len(free),
                "names": ", ".join(free),
            }
            raise not_now("server-seat-taken", **about)
        others = [player for p, player in enumerate(self.row.players) if p != seat]
        name = newcomer(name, others)
        sits = replace(taken, name=name, person=person)
        snapshot = self._reseat(sits, Sit(seat, program))
        return self.start(person) if self._is_complete else snapshot

    def join(self, person: str, name: str, program: bool = False) -> Snapshot:
        """A person takes any free seat, where they have none yet. Raises TurnError."""
        self.catch_up()
        if self.row.seat_of(person) is not None:
            return self._snapshot
        bots = [n for n, seat in enumerate(self.row.seats) if not seat.person]
        return self.sit(person, next(iter(bots), SEAT), name, program)

    @property
    def _gathers(self) -> bool:
        """Whether strangers still meet here, before the first deal."""
        return self.row.listed and self._waits and not self._strings.started

    @property
    def _is_complete(self) -> bool:
        """Whether all for whom strangers have waited are here: nobody need say that it begins."""
        return self._gathers and self.row.people == len(self.row.seats)

    def _check_screen(self, person: str, beside: bool) -> None:
        """Raise TurnError where a person would see a second hand, but not hand the screen over."""
        sits = self.row.seat_of(person) is not None
        if beside and not sits:
            raise not_now("server-seat-none")
        if beside and not (self._waits and not self._strings.started):
            raise not_now("server-seat-beside")
        if sits and not beside:
            raise not_now("server-seat-yours")

    @_again
    def rise(self, person: str, seat: int | None = None) -> Snapshot:
        """A person gives their seat back to a bot, between two hands.

        In a hand that would let them see a second hand of cards. Raises TurnError.
        seat: which, where several share a screen.
        """
        self.catch_up()
        seat = self.row.seat_of(person) if seat is None else seat
        if seat is None or not self.row.open:
            raise not_now("server-seat-none")
        if not (self._waits or self._play.waiting) or self.wanted:
            raise not_now("server-seat-hand")
        here = self.row.seats[seat]
        return self._reseat(replace(here, person=None), Rise(seat))

    def _check_changes(self) -> None:
        """Raise TurnError if seats have changed too often since cards were dealt or played.

        Players can always get up and hide their cards: no more often than they sat down or showed
        them.
        """
        if self._ply - (self._moves[-1] if self._moves else 0) >= SEAT_CHANGES:
            raise not_now("server-seats-often")

    @_again
    def stand_in(self, seat: int, away: bool) -> Snapshot:
        """A bot plays on in a person's place; or the person is back."""
        self.catch_up()
        person = self.row.seats[seat].person
        if (seat in self._away) == away or not person or self.over:
            return self._snapshot
        if away and self._gathers:  # strangers wait for who is here
            return self.rise(person, seat)
        if not self._moves and self._ply >= SEAT_CHANGES:  # nothing is decided for anybody yet
            return self._snapshot
        return self._store_event(Away(seat) if away else Back(seat))

    @_again
    def ask_still(self, person: str, waited: Waited) -> Snapshot:
        """Ask a person whether they are still there, if others still wait for the same thing."""
        self.catch_up()
        if self._snapshot.waited.get(person) != waited:
            return self._snapshot
        seat = next(n for n in self.row.seats_of(person) if n not in self._away)
        return self._store_event(Asked(seat))

    @_again
    def give_up(self, person: str, waited: Waited) -> Snapshot:
        """Let a bot play on for a person who was asked and has not answered."""
        self.catch_up()
        if not waited.asked or self._snapshot.waited.get(person) != waited:
            return self._snapshot
        seats = [n for n in self.row.seats_of(person) if n not in self._away]
        return self._store_event(*(Away(n, idle=True) for n in seats))

    @_again
    def answer_still(self, person: str) -> Snapshot:
        """Note that a person is there who was asked, or for whom a bot plays on."""
        self.catch_up()
        seats, asked = self.row.seats_of(person), self._presence.asked | self._presence.late
        back = [Back(n) for n in seats if n in self._away]
        here = [Here(n) for n in seats if n in asked - self._away]
        return self._store_event(*back, *here) if back or here else self._snapshot

    @_again
    def show(self, seat: int, on: bool) -> Snapshot:
        """A player lets those who look on see their cards, or no longer. Raises TurnError."""
        self.catch_up()
        shown = self._onlookers.seat
        if (shown == seat) == on:
            return self._snapshot
        if self.row.watch != "seat":
            raise not_now("server-show-closed")
        if on and shown is not None:
            raise not_now("server-show-other", name=self.row.players[shown])
        if on:
            self._check_changes()
        return self._store_event(Show(seat, on))

    def _reseat(self, seat: Seat, event: Sit | Rise) -> Snapshot:
        with self._seated(event.seat, seat):
            self._play.players[:] = self.row.players
            return self._store_event(event, seats={event.seat: seat})

    @contextmanager
    def _seated(self, number: int, seat: Seat) -> Iterator[None]:
        """Store in here that somebody else sits there. Where that fails nobody else does: the row
        is read before anything is replayed."""
        before = self.row
        seats = list(before.seats)
        seats[number] = seat
        self.row = replace(before, seats=tuple(seats))
        try:
            yield
        except StorageFault:
            self.row = before
            raise

    def _note_seat(self, event: Sit | Rise | Leave | Away | Back | Show) -> None:
        """Note what is known of a seat, except whose it is."""
        seat = event.seat
        self._onlookers.happened(event)
        if isinstance(event, Show):
            return
        (self._away.add if isinstance(event, Away) else self._away.discard)(seat)
        self._arrivals.happened(event, self._play)
        if isinstance(event, Sit | Rise | Leave):
            program = isinstance(event, Sit) and event.program
            (self._programs.add if program else self._programs.discard)(seat)

    def _bot_of(self, seat: int) -> str | None:
        """The bot that decides for a seat now; None: a person."""
        place = self.row.seats[seat]
        return place.bot if seat in self._away else place.played_by

    def _decides(self, turn: int) -> str | None:
        """The bot that makes the decision that is due: also where there is no time left for it."""
        if self._clocks.timed_out == turn:
            return self.row.seats[turn].bot or STAND_IN
        return self._bot_of(turn)

    # ---- clocks ----------------------------------------------------------------------------

    def time_out(self, ply: int, seat: int) -> Snapshot:
        """There is no time left for a seat's decision: its bot makes it. Raises Stale where it is
        not this decision that is due, or time is left."""
        self.catch_up()
        clocks = self._snapshot.clocks
        if ply != self._ply or clocks is None or clocks.seat != seat:
            raise Stale
        if clocks.left_of(seat, seconds(now())) > 0:
            raise Stale
        return self._store_event(TimeOut(seat))

    @_again
    def recess(self, since: str) -> Snapshot:
        """None of those who play is here since then: no time runs until one is."""
        self.catch_up()
        clocks = self._snapshot.clocks
        if clocks is None or clocks.seat is None or clocks.is_in_recess:
            return self._snapshot
        return self._store_event(Recess(since))

    @_again
    def reopen(self) -> Snapshot:
        """One of those who play is back."""
        self.catch_up()
        if self._snapshot.clocks is None or not self._snapshot.clocks.is_in_recess:
            return self._snapshot
        return self._store_event(Reopen())

    # ---- what the players agree on ---------------------------------------------------------

    @_again
    def propose(
        self,
        seat: int,
        kind: ProposalKind,
        of: int | None = None,
        clock: str | None = None,
        absent: Set[int] = frozenset(),
        ply: int | None = None,
    ) -> Snapshot:
        """A player proposes something; where nobody else is to agree it is done at once.

        absent: seats of people who are not here, whose votes some kinds do not need.
        ply: if given, Stale is raised if anything has happened since. Raises TurnError if it cannot
        be done, and NotationError for an invalid clock.
        """
        self.catch_up()
        if ply not in (None, self._ply):
            raise Stale
        if self._agreements.proposal and kind != "nohints":
            raise not_now("server-propose-other")
        if self._waits or self.over or not self._may_propose(kind):
            raise not_now("server-propose-now")
        unasked: set[int] = set()
        if kind == "replace":
            self._check_replace(of)
            unasked = self._silent() - {self._voter(seat)}
        if kind == "clock":
            self._check_clock(clock or "")
        about = Wish(
            kind,
            self._voter(seat),
            to=self._last_of(seat) if kind == "takeback" else None,
            of=of if kind == "replace" else None,
            clock=clock or "" if kind == "clock" else None,
        )
        # Hints are there as long as all agree: who no longer does asks nobody.
        unneeded = unasked | {about.seat} | self._unneeded(kind, absent)
        if kind == "nohints" or self._voters() <= unneeded:
            return self._store_done(about)
        return self._store_event(Propose(about, frozenset(unasked)))

    def _may_propose(self, kind: ProposalKind) -> bool:
        now = self._agreements
        if kind == "takeback":
            return self._game.rules.takes_back
        if kind in ("pause", "resume"):
            return self.row.open and now.paused != (kind == "pause")
        if kind == "hints":
            return self.row.hints and not self.gives_hints
        return now.hints if kind == "nohints" else self.row.open

    def _check_clock(self, clock: str) -> None:
        """Raise NotationError for what is no clock, TurnError for the one that there is."""
        read_clock(clock, self.row.pace)
        if clock == self.clock:
            raise not_now("server-clock-same")

    def _check_replace(self, seat: int | None) -> None:
        """Raise TurnError where this seat is not of somebody who is away; or within a hand: who
        comes back could take another bot's seat, and see a second hand of cards."""
        if self._is_overdue(seat):
            return
        if seat not in self._away:
            raise not_now("server-replace-here", days=DAYS)
        if not self._play.waiting:
            raise not_now("server-replace-hand")

    def _is_overdue(self, seat: int | None) -> bool:
        """Whether the game has stood still for too long since it waits for this seat's person, who
        keeps the seat: a bot plays on for them until they are back."""
        if self.row.pace != "days" or not self._overdue.stands_still or seat in self._away:
            return False
        if seat is None or not 0 <= seat < len(self.row.seats) or not self.row.seats[seat].person:
            return False
        return seat == self._play.turn or (self._agreements.paused and seat in self._silent())

    def _silent(self) -> set[int]:
        """Seats whose people cannot be asked where nobody has heard of them for too long."""
        if self.row.pace != "days" or not self._overdue.stands_still:
            return set()
        return {n for n in range(len(self.row.seats)) if self._overdue.is_silent(n)}

    def _store_done(self, wish: Wish, *before: TableEvent) -> Snapshot:
        """Do what all agree to; before: the event of who was the last to."""
        of = wish.of
        if of is not None and of not in self._away:  # they have been waited for too long
            return self._store_event(*before, Away(of))
        if of is None:
            return self._store_event(*before, done(wish))
        here = replace(self.row.seats[of], person=None)
        with self._seated(of, here):
            return self._store_event(*before, done(wish), seats={of: here})

    @_again
    def vote(
        self, seat: int, number: int, agrees: bool, absent: Set[int] = frozenset()
    ) -> Snapshot:
        """A player answers a proposal; the one who made it can withdraw it. Raises Stale where it
        does not stand (any more). absent: as in `propose`."""
        self.catch_up()
        proposal, seat = self._agreements.proposal, self._voter(seat)
        if proposal is None or proposal.number != number:
            raise Stale
        if not agrees:
            return self._store_event(Refuse(seat))
        if seat in proposal.agreed:
            return self._snapshot
        agree = Agree(seat)
        if not self.is_settled(absent, agrees=seat):
            return self._store_event(agree)
        if proposal.wish.of in self._away and not self._play.waiting:
            raise not_now("server-replace-hand")
        return self._store_done(proposal.wish, agree)

    def is_settled(self, absent: Set[int], agrees: int | None = None) -> bool:
        """Return whether all whose votes a proposal needs have agreed to it.

        absent: as in `propose`. agrees: a seat that is about to agree.
        """
        proposal = self._agreements.proposal
        if proposal is None:
            return False
        missing = self._agreements.missing(self._voters()) - {agrees}
        return missing <= self._unneeded(proposal.wish.kind, absent)

    @_again
    def settle(self, absent: Set[int]) -> Snapshot:
        """Carry out a proposal, now that those who have not answered are gone."""
        self.catch_up()
        proposal = self._agreements.proposal
        if proposal is None or self.over or not self.is_settled(absent):
            return self._snapshot
        return self._store_done(proposal.wish)

    def _unneeded(self, kind: ProposalKind, absent: Set[int]) -> Set[int]:
        """Return the seats whose votes such a proposal does not need."""
        meets = self.row.pace == "live"
        return {self._voter(n) for n in absent} if meets and kind in OF_THOSE_HERE else set()

    def _store_event(
        self, *happened: TableEvent, seats: Mapping[int, Seat] | None = None
    ) -> Snapshot:
        self._broken = True
        entries = [events.entry(self._ply + n, event) for n, event in enumerate(happened, 1)]
        for one in entries:
            self._repeat(one)
        return self._store_decisions(*entries, seats=seats)

    def _voter(self, seat: int) -> int:
        """The seat that stands for a person: the first one of a screen."""
        person = self.row.seats[seat].person
        return self.row.seats_of(person)[0] if person else seat

    def _voters(self) -> set[int]:
        """Who is to agree: all who sit there and are not away."""
        seats = enumerate(self.row.seats)
        return {self._voter(n) for n, one in seats if one.person and n not in self._away}

    @property
    def _hand_from(self) -> int:
        """The place of the first decision of this hand among all deals and decisions."""
        return len(self._moves) - len(self._play.hands[-1].actions)

    def _choice_of(self, seat: int) -> Choice:
        """Return the last decision of this seat in this hand, which may be taken back.

        Raises TurnError if it may not. Against bots alone it always may; otherwise only if nobody
        has seen a card since, except cards of this seat.
        """
        choice = self._takebacks.last(seat)
        if choice is None or self._arrivals.changed:  # others had these seats in a hand before
            raise not_now("server-takeback-none")
        move = self._hand_from + choice.entry
        if self._moves[move] <= self.row.given or self._bots[move]:
            raise not_now("server-takeback-none")
        if self._takebacks.has_shown(choice):
            raise not_now("server-takeback-seen")
        return choice

    def _last_of(self, seat: int) -> int:
        """Return the number of the decision that this seat takes back; see `_choice_of`."""
        return self._moves[self._hand_from + self._choice_of(seat).entry]

    def _offered(self, seat: int) -> int | None:
        """Return the place in the log of the decision that a seat may take back; None: none."""
        if self._play.waiting or self.over or self._agreements.proposal:
            return None
        if self._takebacks.last(seat) is None:
            return None  # the usual case, for which no error need be built
        try:
            return self._choice_of(seat).entry
        except TurnError:
            return None

    def _watch_takebacks(
        self, views: Mapping[int, View], told: Mapping[int, dict[str, Any]]
    ) -> None:
        """Note the new decisions, and add to each player's message what they may take back."""
        if self._waits or not self._play.hands or not self._game.rules.takes_back:
            return
        people = {n: view for n, view in views.items() if n != ONLOOKER}
        decided = self._play.hands[-1].actions
        behind = self._takebacks.lags(len(decided))
        if behind is None or behind > 1:
            self._takebacks = self._walk_hand(list(people))
        elif behind:
            self._takebacks.decided(decided[-1][0])
        self._takebacks.look(people, {n: told[n]["view"]["table"] for n in people})
        for seat in people:
            told[seat]["takeback"] = self._offered(seat)

    def _walk_hand(self, people: list[int]) -> Takebacks:
        """Note all decisions of this hand again."""
        takebacks, play = Takebacks(self._game.rules.deck), self._before(self._hand_from)
        for seat, text in self._play.hands[-1].actions:
            if seat in people:
                takebacks.look({n: play.view(n) for n in people})
            takebacks.decided(seat)
            play.play(text, seat)
        return takebacks

    def _take_back(self, number: int, to: int) -> None:
        kept = bisect_left(self._moves, to)
        self._play = self._before(kept)
        del self._moves[kept:], self._bots[kept:]
        self._takebacks = Takebacks(self._game.rules.deck)
        self._back = number
        if self._guide:
            self._guide.again(self._play)

    def _before(self, moves: int) -> Play:
        """The game as it was after this many deals and decisions."""
        fairness = self._play.fairness
        play = self._game.table(self.row.seed, self.row.players, fairness=fairness)
        for _, seat, text, *_ in history_of(self._play)[:moves]:
            if seat == DEALER:
                dealer, deal = read_deal(text)
                play.deal(deal, dealer)
                forget(play, self._arrivals.all)
            else:
                play.play(text, seat)
        return play

    def got(self, step: str) -> Snapshot:
        """The player of a lesson has read what waited to be read. Raises Stale for anything else,
        and changes nothing then."""
        self.catch_up()
        if self._guide is None or self._guide.waits_for != step:
            raise Stale
        return self._store_event(StepRead(step))

    # ---- another game ----------------------------------------------------------------------

    @property
    def next(self) -> str | None:
        """The table of another game with the same people, where one has asked for it."""
        return self._next and self._next[1]

    @property
    def programs(self) -> set[int]:
        """Seats of programs."""
        return set(self._programs)

    def play_again(self, seat: int) -> Snapshot:
        """Somebody asks for another game, at a table that all are told of (see `rematch`).

        Raises TurnError while this one goes on. Who asks first names the table.
        """
        self.catch_up()
        if not self.over:
            raise not_now("server-again-now")
        if self._next:
            return self._snapshot
        table = secrets.token_urlsafe(12)
        return self._store_event(Rematch(seat, table))

    # ---- the start of fair deals -----------------------------------------------------------

    @_again
    def start(self, person: str) -> Snapshot:
        """Let the game begin with those who sit there. Raises TurnError for who does not."""
        self.catch_up()
        if self.row.seat_of(person) is None:
            raise not_now("server-seat-none")
        if not self._waits or self._strings.started:
            return self._snapshot
        # One string of each screen, however many players it has.
        people = {seat.person for seat in self.row.seats if seat.person}
        seats = sorted(self.row.seats_of(person)[0] for person in people)
        return self._store_event(Start(tuple(seats)))

    @_again
    def promise(self, seat: int, promise: str) -> Snapshot:
        """A person promises a string by its hash. Raises NotationError for what is no hash."""
        if not is_string(promise):
            raise refusal("server-string")
        self.catch_up()
        if not self._waits or self._strings.wanted_of(seat) != "promise":
            return self._snapshot
        return self._store_event(Promised(seat, promise))

    @_again
    def add_string(self, seat: int, string: str) -> Snapshot:
        """A person's string for fair deals; after the last one the first deal. Stored when this
        returns.

        The first string counts: where the table has one already, nothing happens.
        Raises NotationError for what is no string, or another one than was promised, and changes
        nothing then.
        """
        if not is_string(string):
            raise refusal("server-string")
        self.catch_up()
        if not self._waits or self._strings.wanted_of(seat) != "string":
            return self._snapshot
        if not self._strings.keeps(seat, string):
            raise refusal("server-string-other")
        self._broken = True
        self._strings.given[seat] = string
        return self._deal_first(Decision(self._ply + 1, STRING, string_text(seat, string)))

    @_again
    def wait_no_longer(self, wanted: Wanted) -> Snapshot:
        """What has not come by now is done without (see `fair_start`)."""
        self.catch_up()
        if self.wanted != wanted or not self._strings.can_settle:
            return self._snapshot
        self._broken = True
        self._strings.settle()
        return self._deal_first(events.entry(self._ply + 1, Late()))

    def _deal_first(self, entry: Decision) -> Snapshot:
        """Store what came of the strings; when all are there, deal."""
        entries = [entry]
        if not self._strings.wanted:
            self._begin()
            self._play.deal()
            self._arrivals.dealt(self._play)
            entries.append(Decision(entry.number + 1, DEALER, last_deal(self._play)))
        return self._store_decisions(*entries)

    # ---- decisions -----------------------------------------------------------------------

    def record(self, seat: int | None) -> Record:
        """The game so far, as far as this seat may know it; None: of a game that is over."""
        if self.over or seat is None:
            record = self._play.record()
        else:
            record = self._play.record(seat, self.first_hand(seat))
        if self._agreements.ended:
            record.fairness = self._play.fairness
        record.played = self.row.created
        if self._waits:
            record.fairness = self._fairness([""] * self._game.seats).sealed
        told = self._store.decisions(self.row.id)
        record.events = events_of(self.row, told, record.hands)
        return record

    def whole(self) -> Record:
        """The game so far, all of it: to work with here, never to be sent as it is."""
        return self._play.record()

    @property
    def fairness(self) -> Fairness | None:
        """What the deals follow from, the secret included: never to be sent as it is."""
        return self._play.fairness

    def history(self) -> list[tuple[int, str | None]]:
        """Of each deal and decision of the game its number, and the bot that took it if one did."""
        return list(zip(self._moves, self._bots, strict=True))

    def decide(self, ply: int, seat: int, text: str, bot: str | None = None) -> Snapshot:
        """A seat's decision, a person's or a bot's; stored when this returns.

        Raises Stale, NotationError, RuleError or TurnError, and changes nothing then.
        """
        self._follow(ply, seat, text, bot)
        if bot and not self._bot_of(seat) and self._clocks.timed_out != seat:
            raise Stale  # somebody has sat down there, or is back, while the bot was thinking
        self._view(seat).read(text)  # judged by what the seat sees: a refusal tells nothing else
        self._broken = True  # until it is stored, the game in memory is ahead of the truth
        self._play.play(text, seat)
        stored_text = self._play.hands[-1].actions[-1][1]
        return self._store_decisions(Decision(self._ply + 1, seat, stored_text, bot))

    def choose(self, ply: int, seat: int, cards: list[str]) -> Snapshot:
        """The seat's decision that uses exactly these cards; stored when this returns.

        Raises Several where there are several, else as `decide`, and changes nothing then.
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
        self.catch_up()
        return self._snapshot if self._has_decided(ply, seat, words) else work()

    def _has_decided(self, ply: int, seat: int, words: Sequence[str]) -> bool:
        """Return whether the first decision of this seat after the ply has these words, and was
        not a bot's."""
        for number, bot, one in zip(self._moves, self._bots, history_of(self._play), strict=True):
            if number > ply and one.seat == seat:
                return bot is None and (not words or _is_said(one.text, words))
        return False

    def take_rest(self, ply: int, seat: int) -> Snapshot:
        """A seat takes all tricks that are left: the hand is played to its end; stored when this
        returns. What the others play to it counts no more.

        Raises Stale, or TurnError where it is not sure, and changes nothing then.
        """
        self._follow(ply)
        own = self._view(seat).sure_rest()
        if not own or self._guide:
            raise not_now("server-rest-unsure")
        self._broken = True
        play = self._play
        decisions: list[Decision] = []
        while (turn := play.turn) is not None:
            text = own.pop(0) if turn == seat else play.legal()[0]
            play.play(text, turn)
            bot = None if turn == seat else self.row.seats[turn].played_by or OTHERS
            decisions.append(Decision(self._ply + 1 + len(decisions), turn, text, bot))
        return self._store_decisions(*decisions)

    def deal(self, ply: int) -> Snapshot:
        """The next hand. Raises Stale or TurnError, and changes nothing then."""
        self._follow(ply)
        if self._waits:
            raise not_now("server-string-first")
        if self._guide and self.over:
            raise not_now("lesson-over")
        self._broken = self._play.waiting  # else it refuses, and nothing is to be replayed
        if self._guide and self._play.waiting:
            self._guide.deal(self._play)
        else:
            self._play.deal()
        self._arrivals.dealt(self._play)
        return self._store_decisions(Decision(self._ply + 1, DEALER, last_deal(self._play)))

    def _view(self, seat: int) -> View:
        """What a seat sees now; a person's view has been made already."""
        return self._snapshot.views.get(seat) or self._play.view(seat)

    def first_hand(self, seat: int) -> int:
        """Return the number of the first hand that this seat's player may know (see `arrivals`)."""
        return self._arrivals.first_hand(seat)

    @property
    def arrivals(self) -> list[tuple[int, int]]:
        """The first hand and the seat of each person who sat down."""
        return list(self._arrivals.all)

    @property
    def _newcomers(self) -> set[int]:
        """The seats of people who sat down after the last hand and have no cards yet."""
        seats = enumerate(self.row.seats)
        return {n for n, one in seats if one.person and self._arrivals.waits(n, self._play)}

    def _follow(
        self, ply: int, seat: int | None = None, text: str = "", bot: str | None = None
    ) -> None:
        """Raise Stale where the game has gone on since this ply; who sits where may be new."""
        if self._broken or ply != self._ply:
            self.catch_up()
        self._check_seat()
        missed = len(self._moves) - bisect_right(self._moves, ply)
        if not self._back <= ply <= self._ply:
            raise Stale
        if missed and not self._may_be_late(missed, seat, text):
            raise Stale
        if bot and self._bots_wait:
            raise Stale
        if self._agreements.ended:
            raise not_now("server-ended")
        if self._agreements.paused:
            raise not_now("server-paused")

    def _may_be_late(self, missed: int, seat: int | None, text: str) -> bool:
        """Whether this may be said out of turn, and answers a view of this hand after which
        neither the referee has spoken nor this seat has decided anything.

        So nobody loses a call to somebody faster, and nobody makes one twice.
        """
        log = self._play.log
        if not may_be_off_turn(self._game.rules, text) or missed > len(log):
            return False
        return all(entry.seat != seat and not entry.note for entry in log[-missed:])

    # ---- stored, and taken in again --------------------------------------------------------

    def _store_decisions(
        self, *decisions: Decision, seats: Mapping[int, Seat] | None = None
    ) -> Snapshot:
        at = now()
        decisions = tuple(decision._replace(at=at) for decision in decisions)
        try:
            summary = self._summary()
            with timed(STORING.observe):
                self._store.append(self.row.id, decisions, summary, seats or {}, self._lease)
        except NumberTaken:
            self._restore()
            raise Stale from None
        except LeaseLost:
            self._restore()
            raise
        for decision in decisions:
            self._count(decision)
            DECISIONS.labels(self.row.game, kind_of_entry(decision)).inc()
        self._snapshot = self._look()
        self._broken = False
        return self._snapshot

    def _summary(self) -> Summary:
        summary = replace(summary_of(self._play), clock=self.clock)
        return replace(summary, over=True, turn=None) if self.over else summary

    def _restore(self) -> None:
        """Forget what memory had before it was stored. Raises Damaged where the table is gone."""
        row = self._store.table(self.row.id)
        if row is None:
            raise Damaged
        self.row = row
        self._replay()

    def _replay(self) -> None:
        self._broken = True
        self._play = self._game.table(self.row.seed, self.row.players)
        self._waits = self.row.secret is not None
        self._strings = Strings()
        self._next = None
        self._away = set()
        self._programs = set()
        self._arrivals = Arrivals()
        self._onlookers = Onlookers(self.row.watch, self._game.rules.carries_cards)
        self._agreements = Agreements()
        self._takebacks = Takebacks(self._game.rules.deck)
        self._presence = Presence()
        self._overdue = Overdue()
        self._clocks = Clocks(self.row.pace, self._store.up)
        lesson = lesson_of(self.row.game) if self.row.lesson else None
        self._guide = Guide(lesson) if lesson else None
        self._back = 0
        if self._waits and not self.row.open:
            self._strings.start(n for n, seat in enumerate(self.row.seats) if seat.person)
        self._ply = 0
        self._moves, self._bots = [], []
        decisions = self._store.decisions(self.row.id)
        if not decisions and self._store.table(self.row.id) is None:
            raise Damaged  # it has been deleted, by another process
        self._take_in(decisions)
        self._broken = False

    def _take_in(self, decisions: list[Decision]) -> None:
        self._broken = True
        for decision in decisions:
            try:
                self._repeat(decision)
            except Exception as error:
                raise Damaged().with_traceback(error.__traceback__) from None
            self._count(decision)
        if any(decision.seat == EVENT for decision in decisions):
            self.row = self._store.table(self.row.id) or self.row
            self._play.players[:] = self.row.players
        self._snapshot = self._look()
        self._broken = False

    def _count(self, decision: Decision) -> None:
        self._ply = decision.number
        self._clocks.at(decision.at)
        if decision.seat == EVENT:
            event = events.read(decision.text)
            self._overdue.happened(event, decision.at)
            self._clocks.happened(event)
            self._presence.happened(event)
        if decision.seat >= DEALER:
            self._overdue.decided(decision.seat, decision.at, bool(decision.bot))
            self._agreements.decided()
            self._moves.append(decision.number)
            self._bots.append(self._who(decision))
            if self._guide and decision.number >= self.row.given:
                self._guide.see(self._play)
        if decision.seat > DEALER:
            self._presence.decided(decision.seat, decision.bot)
            self._clocks.decided(decision.number, decision.seat, decision.bot)
        if decision.seat == DEALER:
            self._clocks.dealt()
            self._takebacks = Takebacks(self._game.rules.deck)
            self._onlookers.dealt(self._play)
        stands = self._waits or self.over or self._agreements.holds_bots
        self._clocks.goes_on(self._play.turn, stands)

    def _who(self, decision: Decision) -> str | None:
        """The bot that took a decision. At tables that nobody else can join it is the seat's."""
        if decision.seat == DEALER or self.row.open:
            return decision.bot
        return decision.bot or self.row.seats[decision.seat].played_by

    def _repeat(self, decision: Decision) -> None:
        if decision.seat == STRING:
            seat, string = read_string(decision.text)
            self._strings.given[seat] = string
        elif decision.seat == EVENT:
            self._repeat_event(decision.number, events.read(decision.text))
        elif decision.seat == DEALER:
            if self._waits:
                self._begin()
            dealer, deal = read_deal(decision.text)
            self._play.deal(deal, dealer)
            self._arrivals.dealt(self._play)
        else:
            self._play.play(decision.text, decision.seat)

    def _repeat_event(self, number: int, event: TableEvent) -> None:
        self._agreements.happened(number, event)
        match event:
            case Start(seats=seats):
                self._strings.start(seats)
            case Promised(seat=seat, hash=promise):
                self._strings.promises[seat] = promise
            case Late():
                self._strings.settle()
            case Rematch(seat=seat, table=table):
                self._next = seat, table
            case TakeBack(to=to):
                self._take_back(number, to)
            case Replace(of=seat):
                self._note_seat(Rise(seat))
            case StepRead(step=step) if self._guide:
                self._guide.read(step)
            case Sit() | Rise() | Leave() | Away() | Back() | Show():
                self._note_seat(event)

    def _begin(self) -> None:
        """All strings are there: from now on deals can follow from them."""
        seats = self._game.seats
        fairness = self._fairness(self._strings.by_seat(seats), self._strings.promised(seats))
        self._play = self._game.table(self.row.seed, self.row.players, fairness=fairness)
        self._waits = False

    def _fairness(self, strings: list[str], promises: Sequence[str] = ()) -> Fairness:
        assert self.row.secret is not None
        return Fairness.new(strings, bytes.fromhex(self.row.secret), promises)

    # ---- what is seen ----------------------------------------------------------------------

    def _look(self) -> Snapshot:
        seats = [n for n, seat in enumerate(self.row.seats) if seat.person]
        views = self._play.views([*seats, ONLOOKER] if self.row.open else seats)
        views |= {seat: NewcomerView(self._play, seat) for seat in self._newcomers}
        told = self._tell_all(views)
        self._watch_takebacks(views, told)
        texts = {seat: to_json(message) for seat, message in told.items()}
        questions = tuple(self._questions())
        after, before = self._told
        changes = {
            seat: text
            for seat, message in told.items()
            if seat in before and (text := changes_message(before[seat], message, texts[seat]))
        }
        self._told = self._ply, told
        standing, asked = self._standing(), self._asked()
        people = tuple(seat.person for seat in self.row.seats)
        seen = views, texts, questions
        about = self._waited(standing), self._persons(self._presence.silent), people
        return Snapshot(self._ply, *seen, standing, after, changes, asked, *about)

    def _persons(self, seats: Set[int]) -> frozenset[str]:
        return frozenset(person for n in seats if (person := self.row.seats[n].person))

    def _waited(self, clocks: Standing | None) -> dict[str, Waited]:
        """Return whom others wait for, and with what, if people meet and no clock runs."""
        if not self.row.open or self.row.pace == "days" or self._waits or self.over:
            return {}
        proposal, turn = self._agreements.proposal, self._play.turn
        waited: list[tuple[int, Waited]] = []
        runs = clocks is not None and clocks.seat == turn
        if turn is not None and not (runs or self._agreements.paused or self._decides(turn)):
            waited.append((turn, Waited(f"decision {len(self._moves)}")))
        if proposal:
            missing = self._agreements.missing(self._voters())
            waited += [(n, Waited(f"vote {proposal.number}")) for n in sorted(missing)]
        about = self._presence
        waited += [(n, Waited("time-out", late=True)) for n in about.late - self._away]
        waited += [(n, Waited("answer", asked=True)) for n in about.asked - self._away]
        # The last entry counts for a person with several seats: who is asked is not asked again.
        return {person: one for n, one in waited if (person := self.row.seats[n].person)}

    def _asked(self) -> dict[str, Cause]:
        """Whom others wait for: nobody before the first deal, and after the game."""
        people = {n: seat.person for n, seat in enumerate(self.row.seats) if seat.person}
        if len(set(people.values())) < 2 or self._waits or self.over:
            return {}
        proposal, turn = self._agreements.told(self._voters()), self._play.turn
        asked: dict[str, Cause] = {}
        if proposal:
            asked = {people[n]: "vote" for n in proposal["missing"]}
        waits = turn is not None and not self._agreements.paused and not self._decides(turn)
        return asked | {people[n]: "turn" for n in people if waits and n == turn}

    def _standing(self) -> Standing | None:
        seats = enumerate(self.row.seats)
        people = {n for n, seat in seats if seat.person and n not in self._away}
        return self._clocks.standing(people, self._play.turn in people)

    def _tell_all(self, views: Mapping[int, View]) -> dict[int, dict[str, Any]]:
        """What each of these is told. What is the same for all is made once: of the view of who
        looks on, which has nothing that one of the seats may not see."""
        public, people = views.get(ONLOOKER), self._people()
        common = public.common() if public and not self._waits else None
        return {
            seat: self._tell(seat, view, common, people and self._people_for(seat, people))
            for seat, view in views.items()
        }

    def _tell(
        self,
        seat: int,
        view: View,
        common: dict[str, Any] | None,
        people: dict[str, Any] | None,
    ) -> dict[str, Any]:
        row = self.row
        if not self._waits:
            actions = view.legal() if seat in self._programs else None
            if seat == ONLOOKER and self._onlookers.seat not in self._newcomers:
                view = self._onlookers.view(self._play, view)
            seen = view, self._play.fairness, row, people, actions, common
            told = view_message(self._ply, *seen)
            lesson = self._guide and self._guide.told()
            return told | {"hints": self.gives_hints, "lesson": lesson}
        assert row.commitment is not None
        wanted = self._strings.wanted_of(seat)
        if wanted:
            promises = [self._strings.promises.get(n, "") for n in range(self._game.seats)]
            return commitment_message(row.commitment, wanted, promises)
        return gathering_message(row, self._strings.started, people)

    def _people(self) -> dict[str, Any] | None:
        """Who sits where at an open table, as it is told to all."""
        if not self.row.open:
            return None
        return {
            "seat": None,
            "mine": [],
            "seats": self._places(),
            "stood_in": self._stood_in(),
            "proposal": self._proposal(),
            "declined": self._agreements.declined,
            "paused": self._agreements.paused,
            "ended": self._agreements.ended,
            "clock": self.clock,
            "pace": self.row.pace,
            "next": self._next and dict(zip(("seat", "table"), self._next, strict=True)),
            "watch": self.row.watch,
            "last_hand": None,
        }

    def _proposal(self) -> dict[str, Any] | None:
        """Return the proposal; of a take-back also the decision, by its place in the log."""
        told, proposal = self._agreements.told(self._voters()), self._agreements.proposal
        if told is None or proposal is None:
            return None
        to = proposal.wish.to
        entry = None if to is None else bisect_left(self._moves, to) - self._hand_from
        return told | {"entry": entry}

    def _people_for(self, seat: int, people: dict[str, Any]) -> dict[str, Any]:
        """The same as it is told to one of them: with where they sit themselves."""
        if seat == ONLOOKER:
            return people | {"last_hand": self._onlookers.last_hand}
        person = self.row.seats[seat].person
        return people | {"seat": seat, "mine": self.row.seats_of(person) if person else []}

    def _places(self) -> list[dict[str, Any]]:
        """Who sits in each seat."""
        return [
            {
                "name": place.name,
                "person": place.person is not None,
                "bot": place.bot,
                "away": number in self._away,
                "program": number in self._programs,
                "screen": self._screen_of(number),
                "shown": number == self._onlookers.seat,
            }
            for number, place in enumerate(self.row.seats)
        ]

    def _stood_in(self) -> list[dict[str, Any]]:
        """The decisions of this hand that bots made where people sit."""
        decided = self._play.hands[-1].actions if self._play.hands else []
        bots = self._bots[len(self._bots) - len(decided) :]
        return [
            {"entry": entry, "bot": bot}
            for entry, ((seat, _), bot) in enumerate(zip(decided, bots, strict=True))
            if bot and self.row.seats[seat].person
        ]

    def _screen_of(self, seat: int) -> int | None:
        person = self.row.seats[seat].person
        seats = self.row.seats_of(person) if person else []
        return seats[0] if len(seats) > 1 else None

    def _questions(self) -> Iterator[Question]:
        if self._waits or self._bots_wait:
            return
        last = self._play.log[-1].seat if self._play.log else None
        for seat in range(self._game.seats):
            bot = self._bot_of(seat)
            if bot and seat != last and self._play.may_interject(seat):
                yield self._question(seat, bot, out_of_turn=True)
        turn = self._play.turn
        if turn is not None and (bot := self._decides(turn)):
            yield self._question(turn, bot, out_of_turn=False)

    @property
    def _bots_wait(self) -> bool:
        """Whether people have something to answer, or to read, before a bot decides."""
        reads = self._guide is not None and self._guide.waits_for is not None
        return self._agreements.holds_bots or reads

    def _question(self, seat: int, bot: str, *, out_of_turn: bool) -> Question:
        seed = bot_seed(self.row.seed, self._ply, seat)
        fixed = self._guide.decision(self._play) if self._guide and not out_of_turn else None
        return Question(self._ply, seat, bot, seed, self._play.view(seat), out_of_turn, fixed)


def _is_said(text: str, words: Sequence[str]) -> bool:
    """Return whether a decision has these words, or uses exactly these cards."""
    said = text.split()
    cards = [word.partition("=")[0] for word in said[1:]]
    return sorted(words) in (sorted(said), sorted(cards))
