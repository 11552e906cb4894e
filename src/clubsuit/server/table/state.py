"""The state of a table, computed from its row and its entries."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence, Set
from dataclasses import replace

from clubsuit.fair import Fairness
from clubsuit.game import Game, Play, View
from clubsuit.games.state import Action
from clubsuit.lessons import Guide, lesson_of
from clubsuit.server.storage.rows import DEALER, Summary, TableRow, read_deal
from clubsuit.server.storage.uptimes import Up
from clubsuit.server.table.agreements import Agreements
from clubsuit.server.table.arrivals import Arrivals, forget
from clubsuit.server.table.choices import Choices
from clubsuit.server.table.chronicle import Chronicle
from clubsuit.server.table.clocks import Clocks
from clubsuit.server.table.entries import (
    Change,
    Dealt,
    Decided,
    StringGiven,
    history_of,
    summary_of,
)
from clubsuit.server.table.events import (
    Away,
    Chosen,
    DeciderChange,
    Late,
    Leave,
    LeaveSeat,
    Promised,
    Rematch,
    Replace,
    SeatChange,
    Show,
    Sit,
    Start,
    StepRead,
    TableEvent,
    TakeBack,
)
from clubsuit.server.table.opening import SUBSTITUTE
from clubsuit.server.table.overdue import Overdue
from clubsuit.server.table.presence import Presence
from clubsuit.server.table.spectators import Spectators
from clubsuit.server.table.strings import Strings, Wanted
from clubsuit.server.table.takebacks import Takebacks


class TableState:
    """A table after the changes that were passed to `apply`.

    It stores nothing. The `Replica` stores entries and replaces `row` when seats change.
    """

    def __init__(self, row: TableRow, game: Game, up: Up) -> None:
        """Make the state of a table before its first entry.

        up: the times at which a server was up.
        """
        self.row = row
        self.game = game
        self.play: Play = game.table(row.seed, row.players)
        self.ply = 0
        """The number of the last entry."""
        self.moves: list[int] = []
        """Entry numbers of the deals and decisions that have not been taken back."""
        self.bots: list[str | None] = []
        """For each entry in `moves`, the bot that made it; None for a person or a deal."""
        self.back = 0
        """Entry number of the last take-back."""
        self.waits = row.secret is not None
        """Whether the table has fair deals and its first deal still waits for strings."""
        self.next: tuple[int, str] | None = None
        """The seat that asked for a rematch, and the id of the rematch's table."""
        self.away: set[int] = set()
        """Seats of people for whom a bot plays."""
        self.programs: set[int] = set()
        """Seats of programs."""
        self.nameless: set[int] = set()
        """Seats whose last person has deleted their data."""
        self.strings = Strings()
        self.chronicle = Chronicle(row, self.strings)
        self.arrivals = Arrivals()
        self.spectators = Spectators(row.watch, game.rules.carries_cards)
        self.agreements = Agreements()
        self.takebacks = Takebacks(game.rules.deck)
        self.presence = Presence()
        self.overdue = Overdue()
        self.clocks = Clocks(row.pace, up)
        lesson = lesson_of(row.game) if row.lesson else None
        self.guide = Guide(lesson) if lesson else None
        """The guide of the lesson; None if the table is not for a lesson."""
        self.choices = Choices(is_lesson=self.guide is not None)
        if self.waits and not row.open:
            self.strings.start(n for n, seat in enumerate(row.seats) if seat.person)

    # ---- entries ---------------------------------------------------------------------------

    def apply(self, number: int, at: str | None, change: Change) -> None:
        """Apply a change. number, at: the number and time of its entry."""
        self.chronicle.note(number, at, change)
        match change:
            case Decided(seat=seat, action=str(text)):
                self.play.play(text, seat)
            case Decided(action=Action() as action):
                self.play.act(action)
            case Dealt():
                self._deal(change)
            case StringGiven(seat=seat, string=string):
                self.strings.given[seat] = string
            case TableEvent():
                self._on_event(number, change)
        self._follow(number, at, change)

    def _deal(self, deal: Dealt) -> None:
        if self.waits:
            self._begin()
        if self.guide and deal.cards is None:
            self.guide.deal(self.play)
        else:
            self.play.deal(deal.cards, deal.dealer)
        self.arrivals.on_deal(self.play)

    def _begin(self) -> None:
        """Make the deals follow from the players' strings, which are complete now."""
        seats = self.game.seats
        fairness = self.fairness_of(self.strings.by_seat(seats), self.strings.promised(seats))
        self.play = self.game.table(self.row.seed, self.row.players, fairness=fairness)
        self.waits = False

    def _on_event(self, number: int, event: TableEvent) -> None:
        self.agreements.on_event(number, event)
        match event:
            case Start(seats=seats):
                self.strings.start(seats)
            case Promised(seat=seat, hash=promise):
                self.strings.promises[seat] = promise
            case Late():
                self.strings.settle()
            case Rematch(seat=seat, table=table):
                self.next = seat, table
            case TakeBack(to=to):
                self._take_back(number, to)
            case Chosen():
                self.choices.hold(event)
            case Replace(of=seat):
                self._note_seat(LeaveSeat(seat))
            case StepRead(step=step) if self.guide:
                self.guide.read(step)
            case DeciderChange() | Show():
                self._note_seat(event)

    def _note_seat(self, event: DeciderChange | Show) -> None:
        """Note who decides for a seat and whether its cards are shown. The seat's owner is in
        `row`."""
        seat = event.seat
        self.spectators.on_event(event)
        if isinstance(event, Show):
            return
        (self.away.add if isinstance(event, Away) else self.away.discard)(seat)
        self.arrivals.on_event(event, self.play)
        if isinstance(event, SeatChange):
            program = isinstance(event, Sit) and event.program
            (self.programs.add if program else self.programs.discard)(seat)
            nameless = isinstance(event, Leave) and event.nameless
            (self.nameless.add if nameless else self.nameless.discard)(seat)

    def _take_back(self, number: int, to: int) -> None:
        kept = bisect_left(self.moves, to)
        self.play = self.before(kept)
        del self.moves[kept:], self.bots[kept:]
        self.takebacks = Takebacks(self.game.rules.deck)
        self.choices.clear()
        self.back = number
        if self.guide:
            self.guide.again(self.play)

    def _follow(self, number: int, at: str | None, change: Change) -> None:
        """Pass an applied change on to the parts of the state that depend on it."""
        self.ply = number
        self.clocks.count_until(at)
        match change:
            case Chosen(seat=seat, bot=bot):
                if not bot:
                    self.overdue.on_event(change, at)
                self.presence.on_decision(seat, bot)
                self.clocks.on_choice(seat, bot)
            case TableEvent():
                self.overdue.on_event(change, at)
                self.clocks.on_event(change)
                self.presence.on_event(change)
            case Dealt():
                self.overdue.on_deal(at)
                self._moved(number, None)
                self.clocks.on_deal()
                self.takebacks = Takebacks(self.game.rules.deck)
                self.spectators.on_deal(self.play)
            case Decided(seat=seat, bot=bot):
                self.choices.drop(seat)
                self.overdue.on_decision(seat, at, bool(bot))
                self._moved(number, bot or self._fixed_bot(seat))
                self.presence.on_decision(seat, bot)
                self.clocks.on_decision(number, seat, bot)
        stopped = self.waits or self.over or self.agreements.holds_bots
        self.clocks.set_awaited(self.awaited, stopped)

    def _moved(self, number: int, bot: str | None) -> None:
        """Note a deal or a decision."""
        self.agreements.on_decision()
        self.moves.append(number)
        self.bots.append(bot)
        if self.guide and number >= self.row.given:
            self.guide.see(self.play)

    def _fixed_bot(self, seat: int) -> str | None:
        """Return the bot of a seat at a table that others cannot join; None at open tables.

        At tables that are not open, old entries do not name the bot that decided.
        """
        return None if self.row.open else self.row.seats[seat].played_by

    # ---- the game --------------------------------------------------------------------------

    def fairness_of(self, strings: list[str], promises: Sequence[str] = ()) -> Fairness:
        """Return the fair deals that follow from these strings and the table's secret."""
        assert self.row.secret is not None
        return Fairness.new(strings, bytes.fromhex(self.row.secret), promises)

    def before(self, moves: int) -> Play:
        """Return the game as it was after this number of deals and decisions."""
        fairness = self.play.fairness
        play = self.game.table(self.row.seed, self.row.players, fairness=fairness)
        for _, seat, text, *_ in history_of(self.play)[:moves]:
            if seat == DEALER:
                dealer, deal = read_deal(text)
                play.deal(deal, dealer)
                forget(play, self.arrivals.all)
            else:
                play.play(text, seat)
        return play

    @property
    def hand_from(self) -> int:
        """The index in `moves` of the first decision of this hand."""
        return len(self.moves) - len(self.play.hands[-1].actions)

    @property
    def over(self) -> bool:
        """Whether the game is over, was ended early by agreement, or its lesson or its last hand in
        a tournament is over."""
        taught = self.guide is not None and self.guide.is_over(self.play)
        played = self.play.waiting and len(self.play.hands) == self.row.hands
        return self.play.over or self.agreements.ended is not None or taught or played

    @property
    def summary(self) -> Summary:
        """The summary to be stored with the table."""
        choosing = sum(1 << seat for seat in self.choices.missing(self.play))
        clock = self.agreements.clock
        summary = summary_of(self.play, self.row.tournament is not None)
        summary = replace(summary, choosing=choosing, clock=clock)
        return replace(summary, over=True, turn=None, choosing=0) if self.over else summary

    @property
    def awaited(self) -> list[int]:
        """The seats that have to decide now; several if they choose at the same time."""
        return self.choices.awaited(self.play)

    def views(self, seats: Iterable[int]) -> dict[int, View]:
        """Return the views of these seats, by seat; SPECTATOR stands for the spectators' view."""
        return self.choices.views(self.play, seats)

    # ---- who plays -------------------------------------------------------------------------

    @property
    def wanted(self) -> Wanted | None:
        """The kind of message that is still missing for the first deal, if any."""
        return self.strings.wanted if self.waits else None

    @property
    def gathers(self) -> bool:
        """Whether a listed table still waits for players before its start."""
        return self.row.listed and self.waits and not self.strings.started

    @property
    def gives_hints(self) -> bool:
        """Whether players may ask for hints."""
        return self.row.gives_hints or (self.row.hints and self.agreements.hints)

    @property
    def bots_wait(self) -> bool:
        """Whether bots must wait: the game is stopped, or the player of a lesson has to read."""
        reads = self.guide is not None and self.guide.waits_for is not None
        return self.agreements.holds_bots or reads

    def bot_of(self, seat: int) -> str | None:
        """Return the bot that decides for a seat now; None if a person does."""
        place = self.row.seats[seat]
        return place.bot if seat in self.away else place.played_by

    def decider(self, seat: int) -> str | None:
        """Return the bot that makes the next decision of a seat; None if a person makes it.

        If the person's time has run out, a bot decides for them.
        """
        if seat in self.clocks.timed_out:
            return self.row.seats[seat].bot or SUBSTITUTE
        return self.bot_of(seat)

    @property
    def brisk(self) -> bool:
        """Whether only bots still decide in this hand: no person at the table has cards left.

        People for whom a bot plays do not count. In honour play, a person without cards can still
        call.
        """
        if self.play.turn is None or self.game.rules.off_turn_verbs:
            return False
        seats = [n for n, seat in enumerate(self.row.seats) if seat.person]
        return not any(self.play.state.hand[n] for n in seats if not self.decider(n))

    def voter(self, seat: int) -> int:
        """Return the seat that votes for the person in this seat: the first of their seats."""
        person = self.row.seats[seat].person
        return self.row.seats_of(person)[0] if person else seat

    @property
    def voters(self) -> set[int]:
        """The seats that vote on proposals: one for each person who is not away."""
        seats = enumerate(self.row.seats)
        return {self.voter(n) for n, seat in seats if seat.person and n not in self.away}

    @property
    def newcomers(self) -> set[int]:
        """The seats of people who have joined since the last deal and have no cards yet."""
        seats = enumerate(self.row.seats)
        return {n for n, seat in seats if seat.person and self.arrivals.waits(n, self.play)}

    def persons(self, seats: Set[int]) -> frozenset[str]:
        """Return the people in these seats."""
        return frozenset(person for n in seats if (person := self.row.seats[n].person))
