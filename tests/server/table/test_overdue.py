"""A correspondence table at which one player never comes back."""

from datetime import UTC, datetime, timedelta

import pytest

import clubsuit
from clubsuit.server.people import data
from clubsuit.server.storage.store import Store
from clubsuit.server.table import overdue, replica, timekeeper
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from server.support import probe
from server.support.tables import ADA, BO, CY, copy, deal, play_on, turn

PEOPLE = "ada", "bo", "cy"


class Calendar:
    """A clock that shows the day that the test sets."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.days = 0.0
        patch.setattr(overdue, "datetime", self)
        for module in (replica, timekeeper):
            patch.setattr(module, "now", lambda: self.now(UTC).isoformat())

    def now(self, _: object) -> datetime:
        return datetime(2026, 11, 1, tzinfo=UTC) + timedelta(days=self.days)

    fromisoformat = staticmethod(datetime.fromisoformat)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    """Replace the clock of the server with a `Calendar`."""
    return Calendar(monkeypatch)


def begun(store: Store, pace: str = "correspondence") -> Table:
    """Return a table of three people in the seats 0, 1 and 2, with the first hand dealt."""
    new = NewTable.model_validate(
        {"game": "clubs-whist", "bots": ["random"] * 2, "open": True, "pace": pace}
    )
    table = Table(store, open_table(store, "ada", new))
    table.seats.sit("bo", 1, "Bo")
    table.seats.sit("cy", 2, "Cy")
    return deal(table, ADA, BO, CY)


def test_a_bot_plays_on_after_a_week(store: Store, calendar: Calendar) -> None:
    """Bug: a correspondence game stopped for good if one player never came back. Holes: a bot takes
    over before a week has passed; one player alone can let a bot take over; a player who returns
    has lost the seat."""
    table = begun(store)
    play_on(table, 2)
    gone = turn(table)
    asker, other = (gone + 1) % 3, (gone + 2) % 3
    calendar.days = 6.9
    for seat in (asker, gone):
        with pytest.raises(clubsuit.TurnError, match="7 days"):
            table.proposals.propose(asker, "replace", seat)
    table.proposals.propose(other, "pause")  # both others act, but the game stands still
    table.proposals.vote(asker, table.snapshot.ply, False)
    calendar.days = 7.0
    with pytest.raises(clubsuit.TurnError, match="7 days"):
        table.proposals.propose(asker, "replace", other)
    table.proposals.propose(asker, "replace", gone)
    assert not table.is_away(gone)
    number = table.snapshot.ply
    for same in (table, copy(store, table)):
        (proposal,) = [probe.agreements(same).as_message(probe.voters(same))]
        assert proposal and proposal["missing"] == [other]
    table.proposals.vote(other, number, True)
    assert table.is_away(gone) and copy(store, table).is_away(gone)
    assert table.row.seats[gone].person
    assert [question.seat for question in table.snapshot.questions] == [gone]
    play_on(table, 1)
    table.seats.set_substitute(gone, False)
    assert not table.is_away(gone)
    assert table.row.seats[gone].person == PEOPLE[gone]


def test_who_is_silent_is_not_asked(store: Store, calendar: Calendar) -> None:
    """Hole: two players are gone, and a proposal to replace one of them waits for the vote of the
    other."""
    table = begun(store)
    play_on(table, 2)
    gone = turn(table)
    calendar.days = 8.0
    table.proposals.propose((gone + 1) % 3, "replace", gone)
    assert table.is_away(gone)


def test_only_where_people_play_by_days(store: Store, calendar: Calendar) -> None:
    """Hole: at a real-time table, the others can vote a bot into the seat of a player who is only
    thinking. At such tables, bots replace absent players without a vote."""
    table = begun(store, "realtime")
    calendar.days = 8.0
    with pytest.raises(clubsuit.TurnError, match="who is away"):
        table.proposals.propose((turn(table) + 1) % 3, "replace", turn(table))


def test_a_pause_that_nobody_ends(store: Store, calendar: Calendar) -> None:
    """Hole: a pause never ends because a player who is gone would have to agree."""
    table = begun(store)
    table.proposals.propose(0, "pause")
    number = table.snapshot.ply
    table.proposals.vote(1, number, True)
    table.proposals.vote(2, number, True)
    assert probe.agreements(table).paused
    calendar.days = 8.0
    table.proposals.propose(0, "resume")
    number = table.snapshot.ply
    table.proposals.vote(1, number, True)
    with pytest.raises(clubsuit.TurnError, match="proposal"):
        table.proposals.propose(0, "replace", 2)
    table.proposals.vote(0, number, False)
    table.proposals.propose(0, "replace", 2)
    table.proposals.vote(1, table.snapshot.ply, True)
    table.proposals.propose(0, "resume")
    table.proposals.vote(1, table.snapshot.ply, True)
    assert not probe.agreements(table).paused


def test_leaving_after_a_week(store: Store, calendar: Calendar) -> None:
    """Bug: if another player never came back, a player could not even leave the table. Hole: a
    player who leaves this way and comes back sees a second hand of cards."""
    table = begun(store)
    play_on(table, 2)
    calendar.days = 6.9
    asker = PEOPLE[(turn(table) + 1) % 3]
    with pytest.raises(clubsuit.TurnError):
        data.give_up(store, table.row.id, asker)
    calendar.days = 7.0
    assert data.give_up(store, table.row.id, asker)
    with pytest.raises(clubsuit.TurnError, match="when the hand is over"):
        table.seats.sit(asker, PEOPLE.index(asker), "Again")


def test_no_week_at_other_tables(store: Store, calendar: Calendar) -> None:
    """Hole: a player can leave a realtime table within a hand because nothing has happened there
    for a week."""
    table = begun(store, "realtime")
    calendar.days = 8.0
    with pytest.raises(clubsuit.TurnError):
        data.give_up(store, table.row.id, "bo")
