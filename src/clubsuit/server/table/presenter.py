"""Snapshots of a table: the messages for players and spectators, and the questions to bots."""

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from typing import Any

from clubsuit.game import View
from clubsuit.games.state import SPECTATOR
from clubsuit.server.storage.faces import faces_of
from clubsuit.server.table.arrivals import NewcomerView
from clubsuit.server.table.clocks import Standing
from clubsuit.server.table.opening import bot_seed, number_in_hand
from clubsuit.server.table.presence import Cause, Waited
from clubsuit.server.table.snapshot import Question, Snapshot
from clubsuit.server.table.state import TableState
from clubsuit.server.table.takeback_offers import TakebackOffers
from clubsuit.server.wire.serialize import (
    commitment_message,
    gathering_message,
    to_json,
    view_message,
)
from clubsuit.server.wire.view_text import ViewText


class Presenter:
    """Makes snapshots of the state of a table."""

    def __init__(self, state: TableState, before: "Presenter | None" = None) -> None:
        """before: the previous presenter of this table; clients have its last snapshot."""
        self._state = state
        self.shown: tuple[int, dict[int, ViewText]] = before.shown if before else (-1, {})
        """The ply of the last snapshot, and its views by seat."""
        self._takebacks = TakebackOffers(state)

    def make_snapshot(self) -> Snapshot:
        """Return a snapshot of the table as it is now."""
        state = self._state
        seats = [n for n, seat in enumerate(state.row.seats) if seat.person]
        views = state.views([*seats, SPECTATOR] if state.row.open else seats)
        views |= {seat: NewcomerView(state.play, seat) for seat in state.newcomers}
        messages = self._messages(views)
        self._takebacks.add_to(messages, views)
        shown = {n: ViewText.of(m) for n, m in messages.items() if m["type"] == "view"}
        texts = {n: shown[n].text if n in shown else to_json(m) for n, m in messages.items()}
        questions = tuple(self._questions())
        after, before = self.shown
        changes = {n: shown[n].changes(before[n]) for n in shown if n in before}
        self.shown = state.ply, shown
        clocks, asked = self._clocks(), self._asked()
        people = tuple(seat.person for seat in state.row.seats)
        seen = views, texts, questions
        about = self._waited(clocks), state.persons(state.presence.silent), people
        return Snapshot(state.ply, *seen, clocks, after, changes, asked, *about, brisk=state.brisk)

    # ---- people whom others wait for -------------------------------------------------------

    def _waited(self, clocks: Standing | None) -> dict[str, Waited]:
        """Return the people whom others wait for at a real-time table, each with the awaited
        action.

        A decision for which a clock runs is left out.
        """
        state = self._state
        if not state.row.open or state.row.pace == "correspondence" or state.waits or state.over:
            return {}
        proposal, running = state.agreements.proposal, clocks.running if clocks else ()
        waited = [
            (n, Waited(f"decision {len(state.moves)}"))
            for n in state.awaited
            if not (n in running or state.agreements.paused or state.decider(n))
        ]
        if proposal:
            missing = state.agreements.missing(state.voters)
            waited += [(n, Waited(f"vote {proposal.number}")) for n in sorted(missing)]
        about = state.presence
        waited += [(n, Waited("time-out", late=True)) for n in about.late - state.away]
        waited += [(n, Waited("answer", asked=True)) for n in about.asked - state.away]
        # A person with several seats gets only the last entry, so that nobody is asked twice.
        return {person: wait for n, wait in waited if (person := state.row.seats[n].person)}

    def _asked(self) -> dict[str, Cause]:
        """Return the people whom others wait for, with the reason.

        The result is empty before the first deal, after the game, and at tables with only one
        person.
        """
        state = self._state
        people = {n: seat.person for n, seat in enumerate(state.row.seats) if seat.person}
        if len(set(people.values())) < 2 or state.waits or state.over:
            return {}
        proposal = state.agreements.as_message(state.voters)
        asked: dict[str, Cause] = {}
        if proposal:
            asked = {people[n]: "vote" for n in proposal["missing"]}
        awaited = [] if state.agreements.paused else state.awaited
        return asked | {people[n]: "turn" for n in awaited if n in people and not state.decider(n)}

    def _clocks(self) -> Standing | None:
        state = self._state
        people = {n for n, seat in enumerate(state.row.seats) if seat.person} - state.away
        return state.clocks.standing(people)

    # ---- messages --------------------------------------------------------------------------

    def _messages(self, views: Mapping[int, View]) -> dict[int, dict[str, Any]]:
        """Return the message to each of these seats.

        The common parts are made once, from the spectators' view, which shows no hidden cards.
        """
        public, people = views.get(SPECTATOR), self._people()
        common = public.common() if public and not self._state.waits else None
        return {
            seat: self._message(seat, view, common, people and self.people_for(seat, people))
            for seat, view in views.items()
        }

    def _message(
        self,
        seat: int,
        view: View,
        common: dict[str, Any] | None,
        people: dict[str, Any] | None,
    ) -> dict[str, Any]:
        state, row = self._state, self._state.row
        if not state.waits:
            actions = None
            if seat in state.programs:
                actions = [] if view.chosen else view.legal()
            if seat == SPECTATOR and state.spectators.seat not in state.newcomers:
                view = state.spectators.view(state.play, view)
            about = view, state.play.fairness, row, people, actions, common
            message = view_message(state.ply, *about)
            lesson = state.guide and state.guide.to_dict()
            return message | {"hints": state.gives_hints, "lesson": lesson}
        assert row.commitment is not None
        wanted = state.strings.wanted_of(seat)
        if wanted:
            promises = [state.strings.promises.get(n, "") for n in range(state.game.seats)]
            return commitment_message(row.commitment, wanted, promises)
        return gathering_message(row, state.strings.started, people)

    def _people(self) -> dict[str, Any] | None:
        """Return the people at an open table in the form of `schema.People`; None at other tables.

        Parts that differ between seats are empty.
        """
        state = self._state
        if not state.row.open:
            return None
        return {
            "seat": None,
            "mine": [],
            "seats": self._places(),
            "substituted": self._substituted(),
            "proposal": self._proposal(),
            "declined": state.agreements.declined,
            "paused": state.agreements.paused,
            "ended": state.agreements.ended,
            "clock": state.agreements.clock,
            "pace": state.row.pace,
            "rematch": state.next and dict(zip(("seat", "table"), state.next, strict=True)),
            "watch": state.row.watch,
            "last_hand": None,
        }

    def _proposal(self) -> dict[str, Any] | None:
        """Return the open proposal.

        If it is a proposal to take back a decision, `entry` is the position of the decision in the
        log.
        """
        state = self._state
        message, proposal = state.agreements.as_message(state.voters), state.agreements.proposal
        if message is None or proposal is None:
            return None
        to = proposal.wish.to
        entry = None if to is None else bisect_left(state.moves, to) - state.hand_from
        return message | {"entry": entry}

    def people_for(self, seat: int, people: dict[str, Any] | None = None) -> dict[str, Any]:
        """Return the people at the table as shown to one seat.

        people: the result of `_people`, if it has been made already.
        """
        people = self._people() or {} if people is None else people
        if seat == SPECTATOR:
            return people | {"last_hand": self._state.spectators.last_hand}
        row = self._state.row
        person = row.seats[seat].person
        return people | {"seat": seat, "mine": row.seats_of(person) if person else []}

    def _places(self) -> list[dict[str, Any]]:
        """Return the player in each seat."""
        state = self._state
        faces = faces_of(state.row.seats)
        return [
            {
                "name": place.name,
                "face": faces[number],
                "person": place.person is not None,
                "bot": place.bot,
                "away": number in state.away,
                "program": number in state.programs,
                "hot_seat": self._hot_seat_of(number),
                "shows_hand": number == state.spectators.seat,
            }
            for number, place in enumerate(state.row.seats)
        ]

    def _substituted(self) -> list[dict[str, Any]]:
        """Return the decisions of this hand that bots have made for people."""
        state = self._state
        decided = state.play.hands[-1].actions if state.play.hands else []
        bots = state.bots[len(state.bots) - len(decided) :]
        return [
            {"entry": entry, "bot": bot}
            for entry, ((seat, _), bot) in enumerate(zip(decided, bots, strict=True))
            if bot and state.row.seats[seat].person
        ]

    def _hot_seat_of(self, seat: int) -> int | None:
        person = self._state.row.seats[seat].person
        seats = self._state.row.seats_of(person) if person else []
        return seats[0] if len(seats) > 1 else None

    # ---- questions to bots -----------------------------------------------------------------

    def _questions(self) -> Iterator[Question]:
        state, play = self._state, self._state.play
        if state.waits or state.bots_wait:
            return
        last = play.log[-1].seat if play.log else None
        for seat in range(state.game.seats):
            bot = state.bot_of(seat)
            if bot and seat != last and play.may_interject(seat):
                yield self._question(seat, bot, out_of_turn=True)
        for seat in state.awaited:
            if bot := state.decider(seat):
                yield self._question(seat, bot, out_of_turn=False)

    @property
    def _seed_number(self) -> int:
        """The number that the seed of a bot's decision depends on.

        In a tournament it is the same for all who have decided alike in this hand.
        """
        play = self._state.play
        if self._state.row.tournament is None:
            return self._state.ply
        return number_in_hand(len(play.hands), len(play.hands[-1].actions))

    def _question(self, seat: int, bot: str, *, out_of_turn: bool) -> Question:
        state, guide = self._state, self._state.guide
        seed = bot_seed(state.row.seed, self._seed_number, seat)
        fixed = guide.decision(state.play) if guide and not out_of_turn else None
        view = state.views([seat])[seat]
        steady = state.row.tournament is not None
        return Question(state.ply, seat, bot, seed, view, out_of_turn, fixed, steady)
