"""What players, spectators and bots are shown of a table."""

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from typing import Any

from clubsuit.games.state import ONLOOKER
from clubsuit.server.table.arrivals import NewcomerView
from clubsuit.server.table.clocks import Standing
from clubsuit.server.table.opening import bot_seed
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
from clubsuit.view import View


class Presenter:
    """Makes snapshots of the state of a table."""

    def __init__(self, state: TableState, before: "Presenter | None" = None) -> None:
        """before: a presenter of the same table whose last snapshot people were sent."""
        self._state = state
        self.shown: tuple[int, dict[int, ViewText]] = before.shown if before else (-1, {})
        """The ply of the last snapshot, and the views in it, by seat."""
        self._takebacks = TakebackOffers(state)

    def look(self) -> Snapshot:
        """Return the table as it is now."""
        state = self._state
        seats = [n for n, seat in enumerate(state.row.seats) if seat.person]
        views = state.play.views([*seats, ONLOOKER] if state.row.open else seats)
        views |= {seat: NewcomerView(state.play, seat) for seat in state.newcomers}
        told = self._tell_all(views)
        self._takebacks.watch(views, told)
        shown = {n: ViewText.of(told[n]) for n in told if told[n]["type"] == "view"}
        texts = {n: shown[n].text if n in shown else to_json(told[n]) for n in told}
        questions = tuple(self._questions())
        after, before = self.shown
        changes = {n: shown[n].changes(before[n]) for n in shown if n in before}
        self.shown = state.ply, shown
        standing, asked = self._standing(), self._asked()
        people = tuple(seat.person for seat in state.row.seats)
        seen = views, texts, questions
        about = self._waited(standing), state.persons(state.presence.silent), people
        return Snapshot(state.ply, *seen, standing, after, changes, asked, *about)

    # ---- whom others wait for --------------------------------------------------------------

    def _waited(self, clocks: Standing | None) -> dict[str, Waited]:
        """Return whom others wait for, and with what, if people meet and no clock runs."""
        state = self._state
        if not state.row.open or state.row.pace == "days" or state.waits or state.over:
            return {}
        proposal, turn = state.agreements.proposal, state.play.turn
        waited: list[tuple[int, Waited]] = []
        runs = clocks is not None and clocks.seat == turn
        if turn is not None and not (runs or state.agreements.paused or state.decider(turn)):
            waited.append((turn, Waited(f"decision {len(state.moves)}")))
        if proposal:
            missing = state.agreements.missing(state.voters)
            waited += [(n, Waited(f"vote {proposal.number}")) for n in sorted(missing)]
        about = state.presence
        waited += [(n, Waited("time-out", late=True)) for n in about.late - state.away]
        waited += [(n, Waited("answer", asked=True)) for n in about.asked - state.away]
        # The last entry counts for a person with several seats: who is asked is not asked again.
        return {person: one for n, one in waited if (person := state.row.seats[n].person)}

    def _asked(self) -> dict[str, Cause]:
        """Return whom others wait for: nobody before the first deal, and after the game."""
        state = self._state
        people = {n: seat.person for n, seat in enumerate(state.row.seats) if seat.person}
        if len(set(people.values())) < 2 or state.waits or state.over:
            return {}
        proposal, turn = state.agreements.told(state.voters), state.play.turn
        asked: dict[str, Cause] = {}
        if proposal:
            asked = {people[n]: "vote" for n in proposal["missing"]}
        waits = turn is not None and not state.agreements.paused and not state.decider(turn)
        return asked | {people[n]: "turn" for n in people if waits and n == turn}

    def _standing(self) -> Standing | None:
        state = self._state
        people = {n for n, seat in enumerate(state.row.seats) if seat.person} - state.away
        return state.clocks.standing(people, state.play.turn in people)

    # ---- messages --------------------------------------------------------------------------

    def _tell_all(self, views: Mapping[int, View]) -> dict[int, dict[str, Any]]:
        """Return the message to each of these seats.

        What is the same for all is made once, from the spectators' view: it has nothing that one
        of the seats may not see.
        """
        public, people = views.get(ONLOOKER), self._people()
        common = public.common() if public and not self._state.waits else None
        return {
            seat: self._tell(seat, view, common, people and self.people_for(seat, people))
            for seat, view in views.items()
        }

    def _tell(
        self,
        seat: int,
        view: View,
        common: dict[str, Any] | None,
        people: dict[str, Any] | None,
    ) -> dict[str, Any]:
        state, row = self._state, self._state.row
        if not state.waits:
            actions = view.legal() if seat in state.programs else None
            if seat == ONLOOKER and state.spectators.seat not in state.newcomers:
                view = state.spectators.view(state.play, view)
            seen = view, state.play.fairness, row, people, actions, common
            told = view_message(state.ply, *seen)
            lesson = state.guide and state.guide.told()
            return told | {"hints": state.gives_hints, "lesson": lesson}
        assert row.commitment is not None
        wanted = state.strings.wanted_of(seat)
        if wanted:
            promises = [state.strings.promises.get(n, "") for n in range(state.game.seats)]
            return commitment_message(row.commitment, wanted, promises)
        return gathering_message(row, state.strings.started, people)

    def _people(self) -> dict[str, Any] | None:
        """Return who sits where at an open table, as all are told."""
        state = self._state
        if not state.row.open:
            return None
        return {
            "seat": None,
            "mine": [],
            "seats": self._places(),
            "stood_in": self._stood_in(),
            "proposal": self._proposal(),
            "declined": state.agreements.declined,
            "paused": state.agreements.paused,
            "ended": state.agreements.ended,
            "clock": state.agreements.clock,
            "pace": state.row.pace,
            "next": state.next and dict(zip(("seat", "table"), state.next, strict=True)),
            "watch": state.row.watch,
            "last_hand": None,
        }

    def _proposal(self) -> dict[str, Any] | None:
        """Return the proposal; of a take-back also the decision, by its place in the log."""
        state = self._state
        told, proposal = state.agreements.told(state.voters), state.agreements.proposal
        if told is None or proposal is None:
            return None
        to = proposal.wish.to
        entry = None if to is None else bisect_left(state.moves, to) - state.hand_from
        return told | {"entry": entry}

    def people_for(self, seat: int, people: dict[str, Any] | None = None) -> dict[str, Any]:
        """Return who sits where, as one seat is told: with where its own player sits.

        people: as all are told.
        """
        people = self._people() or {} if people is None else people
        if seat == ONLOOKER:
            return people | {"last_hand": self._state.spectators.last_hand}
        row = self._state.row
        person = row.seats[seat].person
        return people | {"seat": seat, "mine": row.seats_of(person) if person else []}

    def _places(self) -> list[dict[str, Any]]:
        """Return who sits in each seat."""
        state = self._state
        return [
            {
                "name": place.name,
                "person": place.person is not None,
                "bot": place.bot,
                "away": number in state.away,
                "program": number in state.programs,
                "screen": self._screen_of(number),
                "shown": number == state.spectators.seat,
            }
            for number, place in enumerate(state.row.seats)
        ]

    def _stood_in(self) -> list[dict[str, Any]]:
        """Return the decisions of this hand that bots made for people."""
        state = self._state
        decided = state.play.hands[-1].actions if state.play.hands else []
        bots = state.bots[len(state.bots) - len(decided) :]
        return [
            {"entry": entry, "bot": bot}
            for entry, ((seat, _), bot) in enumerate(zip(decided, bots, strict=True))
            if bot and state.row.seats[seat].person
        ]

    def _screen_of(self, seat: int) -> int | None:
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
        turn = play.turn
        if turn is not None and (bot := state.decider(turn)):
            yield self._question(turn, bot, out_of_turn=False)

    def _question(self, seat: int, bot: str, *, out_of_turn: bool) -> Question:
        state, guide = self._state, self._state.guide
        seed = bot_seed(state.row.seed, state.ply, seat)
        fixed = guide.decision(state.play) if guide and not out_of_turn else None
        return Question(state.ply, seat, bot, seed, state.play.view(seat), out_of_turn, fixed)
