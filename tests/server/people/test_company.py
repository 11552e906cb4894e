"""Tests of the list of people played with, and of blocks, invitations and reports."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sql

import clubsuit
from clubsuit.server.lobby.listing import listed_tables
from clubsuit.server.lobby.matchmaking import find_or_open, people_waiting
from clubsuit.server.people import accounts, companions, data, invitations, reports
from clubsuit.server.people.reports import Report
from clubsuit.server.storage import blocks
from clubsuit.server.storage.rows import GONE, TableRow
from clubsuit.server.storage.schema import BLOCKS, GAMES, INVITATIONS, REPORTS, UNLISTED
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import made_table, open_table
from clubsuit.server.table.rematch import open_again
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import KnownPerson, MatchmakingRequest, NewTable
from server.support import probe
from server.support.clients import a_moment_later
from server.support.tables import ADA, BO, account, begun, deal, open_one, play_on

pytestmark = pytest.mark.each_database

ABOUT = REPORTS.c.reporter, REPORTS.c.reported, REPORTS.c.words


def finished(store: Store) -> Table:
    """Return a table at which Ada and Bo have played a game to its end."""
    table = begun(store, target=1)
    while not table.over:
        play_on(table, 1)
    return table


def people(store: Store, person: str) -> list[tuple[str, int, bool]]:
    """Return the name, the number of games and the block of each person in a list."""
    return [(one.name, one.games, one.blocked) for one in companions.known_people(store, person)]


def known(store: Store, person: str) -> KnownPerson:
    """Return the only person in a list."""
    (one,) = companions.known_people(store, person)
    return one


def stored(store: Store, *columns: "sql.Column[Any]") -> list[Any]:
    """Return these columns of all rows of their table."""
    with store.reading() as connection:
        return [tuple(row) for row in connection.execute(sql.select(*columns))]


def report(**about: Any) -> Report:
    """Return a report of Bo by Ada."""
    fields: dict[str, Any] = {"game_id": "t", "game": "clubs-whist", "reason": "spam"}
    fields |= {"reporter": "ada", "reporter_name": "Ada", "reported": "bo", "reported_name": "Bo"}
    fields |= {"words": "help", "lines": [{"text": "buy", "phrase": None, "at": "1"}]}
    return Report(**fields | about)


# ---- the list ----------------------------------------------------------------------------


def test_who_has_finished_a_game(store: Store) -> None:
    """Holes: bots, strangers or people of unfinished games are listed; a person with two seats
    counts twice; the list names the wrong game."""
    begun(store)
    assert people(store, "ada") == people(store, "bo") == []
    table = open_one(store, target=1)
    table.seats.sit("bo", 1, "Bo")
    table.seats.sit("bo", 2, "Bea", hot_seat=True)
    deal(table, ADA, BO)
    while not table.over:
        play_on(table, 1)
    assert (people(store, "ada"), people(store, "bo")) == ([("Bo", 1, False)], [("Ada", 1, False)])
    assert people(store, "cy") == []
    a_moment_later()
    again = finished(store)
    one = known(store, "ada")
    assert (one.games, one.game, one.table) == (2, "clubs-whist", again.row.id)
    assert one.id != known(store, "bo").id


def test_the_list_is_deleted(store: Store) -> None:
    """Holes: a removed person comes back by an old game, or never again; the list of another
    person changes; a block ends with the list."""
    finished(store)
    companions.remove(store, "ada", "bo")
    companions.remove(store, "ada", "bo")
    assert (people(store, "ada"), len(people(store, "bo"))) == ([], 1)
    a_moment_later()
    finished(store)
    assert people(store, "ada") == [("Bo", 1, False)]
    blocks.block(store, "ada", "bo", "Bo")
    companions.remove(store, "ada")
    assert people(store, "ada") == [("Bo", 0, True)]
    assert known(store, "ada").table is None


def test_who_deletes_their_data_is_in_no_list(store: Store) -> None:
    """Holes: a list, a block, an invitation or a report still names a deleted person; a deleted
    person's own decisions stay in the database."""
    table = finished(store)
    for person, other in (("ada", "bo"), ("bo", "ada"), ("cy", "ada")):
        companions.remove(store, person, other)
        blocks.block(store, person, other, other)
    invitations.invite(store, table.row, "ada", ["cy", "bo"])
    reports.add(store, report())
    reports.add(store, report(reporter="cy"))
    reports.add(store, report(reporter="bo", reported="ada"))
    data.forget(store, "bo")
    assert stored(store, BLOCKS.c.person) == stored(store, UNLISTED.c.person) == [("cy",)]
    assert stored(store, *ABOUT) == [(GONE, "ada", "")]
    data.forget(store, "ada")
    counted = [BLOCKS.c.person, UNLISTED.c.person, INVITATIONS.c.person, REPORTS.c.id]
    assert [stored(store, column) for column in counted] == [[], [], [], []]


def test_who_gets_an_account_keeps_all(store: Store) -> None:
    """Holes: blocks of or about a guest end when the guest makes an account, logs in or changes
    the password; a person has blocked themselves; a block by both prevents the log-in."""
    finished(store)
    ada = account("Ada")
    blocks.block(store, "ada", "bo", "Bo")
    blocks.block(store, "bo", "ada", "Ada")
    companions.remove(store, "bo", "ada")
    reports.add(store, report())
    accounts.register(store, ada, "ada", "token of ada")
    assert people(store, ada.person) == [("Bo", 1, True)]
    blocks.block(store, "guest", "bo", "Bo")
    blocks.block(store, "guest", ada.person, "Ada")
    accounts.log_in(store, ada, "guest", "old", "another token")
    pairs = {(ada.person, "bo"), ("bo", ada.person)}
    assert set(stored(store, BLOCKS.c.person, BLOCKS.c.other)) == pairs
    accounts.change(store, ada, "hash 2", "a third token")
    new = accounts.accounts_named(store, "Ada")[0].person
    assert set(stored(store, BLOCKS.c.person, BLOCKS.c.other)) == {(new, "bo"), ("bo", new)}
    assert stored(store, UNLISTED.c.other) == stored(store, REPORTS.c.reporter) == [(new,)]


# ---- blocks: no seats together -----------------------------------------------------------


def anyone(person: str) -> tuple[TableRow, list[Any]]:
    """Return a table that matchmaking would open for a person."""
    return made_table(person, probe.opened_for(MatchmakingRequest(game="clubs-whist", name=person)))


@pytest.fixture(params=[("ada", "bo"), ("bo", "ada")])
def blocked(request: pytest.FixtureRequest, store: Store) -> Iterator[Callable[[], None]]:
    """Return a function by which one of Ada and Bo blocks the other."""
    person, other = request.param
    yield lambda: blocks.block(store, person, other, "name")


def test_they_do_not_meet(store: Store, blocked: Callable[[], None]) -> None:
    """Holes: matchmaking, the list of open tables or a link to one of them seats two people
    together one of whom has blocked the other; others are turned away too."""
    first = find_or_open(store, *anyone("ada"))
    assert listed_tables(store, "bo") and people_waiting(store, "bo")
    blocked()
    assert (listed_tables(store, "bo"), people_waiting(store, "bo")) == ([], [])
    assert listed_tables(store, "cy") and people_waiting(store, "cy")
    assert find_or_open(store, *anyone("bo")).id != first.id
    table = Table(store, first)
    for refused in (partial(table.seats.sit, "bo", 1, "Bo"), partial(table.seats.join, "bo", "Bo")):
        with pytest.raises(clubsuit.TurnError, match="you cannot take a seat at this table"):
            refused()
    table.seats.join("cy", "Cy")
    assert table.row.people == 2
    for person, other in (("ada", "bo"), ("bo", "ada")):
        blocks.unblock(store, person, other)
    table.seats.join("bo", "Bo")


def test_two_processes_seat_them_at_once(store: Store, blocked: Callable[[], None]) -> None:
    """Hole: two processes give seats at one table to both, because neither knows of the other."""
    blocked()
    row = find_or_open(store, *anyone("cy"))
    here, there = Table(store, row), Table(store, row)
    here.seats.join("ada", "Ada")
    with pytest.raises(clubsuit.TurnError, match="cannot take a seat"):
        there.seats.join("bo", "Bo")


def test_friends_meet_by_their_link(store: Store, blocked: Callable[[], None]) -> None:
    """Hole: a block breaks up a table for friends, whose link both have got."""
    blocked()
    table = begun(store)
    assert [seat.person for seat in table.row.seats] == ["ada", "bo", None]


@pytest.mark.parametrize("listed", [True, False])
def test_a_rematch(store: Store, blocked: Callable[[], None], listed: bool) -> None:
    """Holes: the rematch of a table with strangers seats them together again; friends lose their
    seats."""
    new = NewTable(game="clubs-whist", bots=["rule"] * 2, name="Ada", open=True, listed=listed)
    table = Table(store, open_table(store, "ada", new))
    table.seats.sit("bo", 1, "Bo")
    deal(table, ADA, BO)
    blocked()
    table.proposals.propose(0, "end")
    table.proposals.vote(1, table.snapshot.ply, True)
    table.play_again(1)
    seats = open_again(store, table, "bo").seats
    assert [seat.person for seat in seats] == (
        [None, "bo", None] if listed else ["ada", "bo", None]
    )


def test_a_few_blocks(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: one person fills the database with blocks; a repeated block fails or has a new
    time."""
    monkeypatch.setattr(blocks, "OF_PERSON", 2)
    for other in ("bo", "cy", "cy"):
        blocks.block(store, "ada", other, other)
    with pytest.raises(clubsuit.TurnError, match="blocked 2 people"):
        blocks.block(store, "ada", "di", "Di")
    assert {one.other for one in blocks.blocks_of(store, "ada")} == {"bo", "cy"}


# ---- invitations -------------------------------------------------------------------------


def invited(store: Store, person: str) -> list[str]:
    """Return the names of those who invite a person."""
    return [one.name for one in invitations.invitations_to(store, person)]


def again(store: Store) -> TableRow:
    """Return a new table of Ada, like that of her last game."""
    old = finished(store).row
    row = open_table(store, "ada", invitations.table_like(old, "Ada"))
    for what in ("game", "options", "open", "pace", "watch"):
        assert getattr(row, what) == getattr(old, what)
    assert (row.people, row.listed) == (1, False)
    return row


def test_an_invitation(store: Store) -> None:
    """Holes: others see an invitation; one that cannot be accepted is still shown."""
    row = again(store)
    assert invitations.invite(store, row, "ada", ["bo"]) == ["bo"]
    assert (invited(store, "bo"), invited(store, "cy"), invited(store, "ada")) == (["Ada"], [], [])
    table = Table(store, row)
    table.seats.sit("bo", 1, "Bo")
    assert invited(store, "bo") == []
    table.seats.leave_seat("bo")
    assert invited(store, "bo") == ["Ada"]
    invitations.dismiss(store, "cy", row.id)
    assert invited(store, "bo") == ["Ada"]
    invitations.dismiss(store, "bo", row.id)
    assert invited(store, "bo") == []


def test_old_invitations(store: Store) -> None:
    """Holes: an invitation is shown for ever, without its inviter, or after the table is gone."""
    rows = [again(store) for _ in range(3)]
    for row in rows:
        invitations.invite(store, row, "ada", ["bo"])
    old = (datetime.now(UTC) - invitations.KEPT_FOR - timedelta(minutes=1)).isoformat()
    aged = sql.update(INVITATIONS).where(INVITATIONS.c.game_id == rows[0].id).values(at=old)
    store.write(lambda connection: connection.execute(aged))
    assert len(invited(store, "bo")) == 2
    Table(store, rows[1]).seats.leave_seat("ada")
    assert invited(store, "bo") == ["Ada"]
    data.give_up(store, rows[2].id, "ada")
    assert store.table(rows[2].id) is None and invited(store, "bo") == []
    invitations.invite(store, rows[1], "ada", ["cy"])
    assert [name for (name,) in stored(store, INVITATIONS.c.game_id)] == [rows[1].id] * 2


def test_who_is_blocked_invites_nobody(store: Store, blocked: Callable[[], None]) -> None:
    """Hole: a blocked person reaches the other by an invitation, made before or after the
    block."""
    invitations.invite(store, again(store), "ada", ["bo"])
    blocked()
    assert invited(store, "bo") == []
    assert invitations.invite(store, again(store), "ada", ["bo", "cy"]) == ["cy"]
    assert stored(store, INVITATIONS.c.person).count(("bo",)) == 1


# ---- reports -----------------------------------------------------------------------------


def test_reports_are_listed(store: Store) -> None:
    """Holes: repeated reports hide the others; a handled report is listed for ever, or replaced by
    a new one; another report is deleted."""
    reports.add(store, report())
    reports.add(store, report(words="once more"))
    a_moment_later()
    reports.add(store, report(game_id="u"))
    first, second = reports.reports(store)
    assert (first.report.words, first.report.lines[0]["text"]) == ("once more", "buy")
    assert not reports.mark_handled(store, "nothing") and not reports.delete(store, "nothing")
    assert reports.mark_handled(store, first.id)
    assert [one.id for one in reports.reports(store)] == [second.id]
    reports.add(store, report())
    assert len(reports.reports(store)) == 2 and len(reports.reports(store, handled=True)) == 3
    assert reports.delete(store, second.id)
    assert second.id not in [one.id for one in reports.reports(store, handled=True)]


def test_old_reports_are_removed(store: Store) -> None:
    """Hole: a report and its chat lines are stored for ever."""
    reports.add(store, report())
    old = (datetime.now(UTC) - reports.KEPT_FOR - timedelta(days=1)).isoformat()
    store.write(lambda connection: connection.execute(sql.update(REPORTS).values(at=old)))
    reports.add(store, report(game_id="u"))
    assert stored(store, REPORTS.c.game_id) == [("u",)]


def test_the_game_need_not_be_stored(store: Store) -> None:
    """Hole: a block ends when the last game together is removed."""
    table = finished(store)
    blocks.block(store, "ada", "bo", "Bo")
    for person in ("ada", "bo"):
        data.give_up(store, table.row.id, person)
    assert stored(store, GAMES.c.id) == []
    assert people(store, "ada") == [("Bo", 0, True)]
