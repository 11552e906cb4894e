"""Commands to make proposals and to vote on them (see `agreements`)."""

from collections.abc import Collection, Set

from clubsuit.server.table.door import Door, retried
from clubsuit.server.table.events import Agree, Away, Propose, Refuse, TableEvent, Wish, done
from clubsuit.server.table.names import with_bot
from clubsuit.server.table.overdue import DAYS
from clubsuit.server.table.refusals import Stale, not_now
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.table.takeback_offers import TakebackOffers
from clubsuit.server.wire.schema import ProposalKind
from clubsuit.server.wire.time_controls import read_clock

OF_THOSE_HERE: Collection[ProposalKind] = ("replace", "end")
"""Kinds of proposals that do not need the votes of absent players, who might never answer.
Correspondence tables need all votes, because their players are rarely connected."""


class Proposals:
    """Commands by which players agree on a change."""

    def __init__(self, door: Door) -> None:
        self._door = door

    @retried
    def propose(
        self,
        seat: int,
        kind: ProposalKind,
        of: int | None = None,
        clock: str | None = None,
        absent: Set[int] = frozenset(),
        ply: int | None = None,
    ) -> Snapshot:
        """Make a proposal. If no votes are needed, carry it out at once.

        of: the seat to be replaced by a bot, for "replace".
        clock: the new clock, for "clock".
        absent: seats of people who are not connected; some proposals do not need their votes.
        ply: the ply that the table must still have; None to skip this check.

        Raises Stale if the table is no longer at this ply, TurnError if the proposal cannot be made
        now, and NotationError for an invalid clock.
        """
        self._door.catch_up()
        state = self._door.state
        if ply not in (None, state.ply):
            raise Stale
        if state.agreements.proposal and kind != "nohints":
            raise not_now("server-propose-other")
        if state.waits or state.over or not self._may_propose(kind):
            raise not_now("server-propose-now")
        unasked: set[int] = set()
        if kind == "replace":
            self._check_replace(of)
            unasked = self._silent() - {state.voter(seat)}
        if kind == "clock":
            self._check_clock(clock or "")
        wish = Wish(
            kind,
            state.voter(seat),
            to=TakebackOffers(state).number(seat) if kind == "takeback" else None,
            of=of if kind == "replace" else None,
            clock=clock or "" if kind == "clock" else None,
        )
        # Hints need the consent of all players, so any player can end them alone.
        unneeded = unasked | {wish.seat} | self._unneeded(kind, absent)
        if kind == "nohints" or state.voters <= unneeded:
            return self._carry_out(wish)
        return self._door.commit(Propose(wish, frozenset(unasked)))

    @retried
    def vote(
        self, seat: int, number: int, agrees: bool, absent: Set[int] = frozenset()
    ) -> Snapshot:
        """Vote on the proposal with this number. The proposer withdraws it by voting against it.

        absent: as in `propose`. Raises Stale if the proposal is no longer open.
        """
        snapshot = self._door.catch_up()
        state = self._door.state
        proposal, seat = state.agreements.proposal, state.voter(seat)
        if proposal is None or proposal.number != number:
            raise Stale
        if not agrees:
            return self._door.commit(Refuse(seat))
        if seat in proposal.agreed:
            return snapshot
        if not self.is_settled(absent, agrees=seat):
            return self._door.commit(Agree(seat))
        if proposal.wish.of in state.away and not state.play.waiting:
            raise not_now("server-replace-hand")
        return self._carry_out(proposal.wish, Agree(seat))

    @retried
    def settle(self, absent: Set[int]) -> Snapshot:
        """Carry out the open proposal if it has all votes except those of absent people."""
        snapshot = self._door.catch_up()
        proposal = self._door.state.agreements.proposal
        if proposal is None or self._door.state.over or not self.is_settled(absent):
            return snapshot
        return self._carry_out(proposal.wish)

    def is_settled(self, absent: Set[int], agrees: int | None = None) -> bool:
        """Return whether the open proposal has all votes that it needs.

        absent: as in `propose`. agrees: a further seat that is counted as agreeing.
        """
        state = self._door.state
        proposal = state.agreements.proposal
        if proposal is None:
            return False
        missing = state.agreements.missing(state.voters) - {agrees}
        return missing <= self._unneeded(proposal.wish.kind, absent)

    def _carry_out(self, wish: Wish, *before: TableEvent) -> Snapshot:
        """Carry out a proposal. before: events to store first, such as the last vote."""
        state, of = self._door.state, wish.of
        if of is not None and of not in state.away:  # an inactive player keeps the seat
            return self._door.commit(*before, Away(of))
        seats = {} if of is None else {of: with_bot(state.row.seats, of)}
        return self._door.commit(*before, done(wish), seats=seats)

    def _unneeded(self, kind: ProposalKind, absent: Set[int]) -> Set[int]:
        """Return the absent seats whose votes a proposal of this kind does not need."""
        state = self._door.state
        realtime = state.row.pace == "realtime"
        return {state.voter(n) for n in absent} if realtime and kind in OF_THOSE_HERE else set()

    # ---- what may be proposed --------------------------------------------------------------

    def _may_propose(self, kind: ProposalKind) -> bool:
        state, agreements = self._door.state, self._door.state.agreements
        if kind == "takeback":
            return state.game.rules.takes_back and not state.row.tournament
        if kind in ("pause", "resume"):
            return state.row.open and agreements.paused != (kind == "pause")
        if kind == "hints":
            return state.row.hints and not state.gives_hints
        return agreements.hints if kind == "nohints" else state.row.open

    def _check_clock(self, clock: str) -> None:
        """Raise NotationError for an invalid clock, and TurnError for the clock that the table
        already has."""
        state = self._door.state
        read_clock(clock, state.row.pace)
        if clock == state.agreements.clock:
            raise not_now("server-clock-same")

    def _check_replace(self, seat: int | None) -> None:
        """Raise TurnError unless the player in this seat can be replaced now.

        An inactive player (see `overdue`) can be replaced at any time. Any other player must be
        away, and the hand must be over. Otherwise the player could come back in another seat and
        see a second hand of cards.
        """
        if self._is_overdue(seat):
            return
        if seat not in self._door.state.away:
            raise not_now("server-replace-here", days=DAYS)
        if not self._door.state.play.waiting:
            raise not_now("server-replace-hand")

    def _is_overdue(self, seat: int | None) -> bool:
        """Return whether the game has waited for the person in this seat for too long.

        A bot then plays for them until they are back.
        """
        state = self._door.state
        if (
            state.row.pace != "correspondence"
            or not state.overdue.stands_still
            or seat in state.away
        ):
            return False
        if seat is None or not 0 <= seat < len(state.row.seats) or not state.row.seats[seat].person:
            return False
        return seat in state.awaited or (state.agreements.paused and seat in self._silent())

    def _silent(self) -> set[int]:
        """Return the seats of inactive people while the game stands still; they need not vote."""
        state = self._door.state
        if state.row.pace != "correspondence" or not state.overdue.stands_still:
            return set()
        return {n for n in range(len(state.row.seats)) if state.overdue.is_silent(n)}
