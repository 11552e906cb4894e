"""Events in a record: arrivals, departures, agreements, and the bots that decided."""

import json
from pathlib import Path
from typing import Any

import pytest

import clubsuit
from clubsuit.fair import promise_of
from clubsuit.game import Record
from clubsuit.lab.records.check import check_file
from clubsuit.lab.records.verify import verify_text
from clubsuit.record import Event
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.people import data as keeping
from clubsuit.server.reviews.reviews import Reviews
from clubsuit.server.storage.rows import EVENT
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from server.support import probe
from server.support.tables import ADA, begun, copy, open_one, play_on, replacing, to_person


def events_of(table: Table) -> list[tuple[int, int, int, str]]:
    """Return the events of a table's record, without their times."""
    return [event[:4] for event in table.record(0).events]


def texts(table: Table, *kinds: str) -> list[str]:
    """Return the seats and texts of events of these kinds."""
    return [f"{seat} {text}" for *_, seat, text in events_of(table) if text.split()[0] in kinds]


def decided(store: Store, table: Table) -> list[str | None]:
    """Return the bot of each decision that was not taken back, according to the stored
    decisions."""
    bots = {one.number: one.bot for one in store.decisions(table.row.id) if one.seat >= 0}
    return [bots[ply] for ply, _ in table.history() if ply in bots]


def flat(record: Record) -> list[str | None]:
    """Return the bot of each decision, according to the record's events."""
    return [bot for hand in record.bots() for bot in hand]


def eventful(store: Store) -> Table:
    """Play a game in which many kinds of events happen."""
    table = begun(store, target=1000)
    play_on(table, 2)
    table.seats.set_substitute(1, True)
    play_on(table, 2)
    table.seats.set_substitute(1, False)
    while not probe.play(table).waiting:
        play_on(table, 1)
    table.seats.leave_seat("bo")
    play_on(table, 4)
    table.seats.sit("cy", 2, "Cy")
    table.proposals.propose(0, "pause")
    table.proposals.vote(2, table.snapshot.ply, True)
    table.proposals.propose(2, "resume")
    table.proposals.vote(0, table.snapshot.ply, True)
    while not probe.play(table).waiting:
        play_on(table, 1)
    table.seats.set_substitute(2, True)
    table.proposals.propose(0, "replace", 2)
    play_on(table, 4)
    table.proposals.propose(0, "end")
    assert table.over
    return table


def test_who_decided(store: Store, tmp_path: Path) -> None:
    """Bug: a record did not show which decisions a bot made for a player. Holes: a record with
    events cannot be read, replayed or verified; it names players who have left."""
    table = eventful(store)
    record = table.record(0)
    assert flat(record) == decided(store, table)
    assert "random" in flat(record) and None in flat(record)
    again = Record.from_json(record.to_json())
    assert again.events == record.events
    assert flat(again) == flat(record)
    assert clubsuit.replay(again).record().hands == record.hands
    file = tmp_path / "game.json"
    file.write_text(record.to_json())
    assert check_file(file).fault is None
    assert verify_text((1, record.to_json().encode())).fault is None
    assert "Cy" not in record.to_json().partition('"events"')[2]  # a bot has Cy's seat again
    assert all(event.at and event.at.endswith("Z") for event in record.events)
    assert [one.at for one in record.events] == sorted(str(one.at) for one in record.events)
    hand = len(record.hands[0].actions)
    assert (0, hand, 1, "leave") not in events_of(table) and (1, 0, 1, "leave") in events_of(table)
    assert texts(table, "pause", "resume", "ask", "agree") == [
        *("0 ask pause", "2 agree", "0 pause"),
        *("2 ask resume", "0 agree", "2 resume"),
        "0 ask end",
    ]
    assert events_of(copy(store, table)) == events_of(table)


def test_what_was_taken_back(store: Store) -> None:
    """Hole: an event refers to an action that has been taken back."""
    table = begun(store)
    play_on(table, 3)
    seat = probe.play(table).turn
    assert seat is not None
    while len(table.snapshot.views[seat := to_person(table)].legal()) < 2:
        play_on(table, 1)
    other = 1 - seat
    before = len(probe.play(table).hands[-1].actions)
    table.decide(table.snapshot.ply, seat, table.snapshot.views[seat].legal()[0])
    table.seats.set_substitute(other, True)
    table.proposals.propose(seat, "takeback")
    assert len(probe.play(table).hands[-1].actions) == before
    assert events_of(table)[-2:] == [
        (0, before, other, "bot random" if other else "bot strong"),
        (0, before, seat, "undo 1"),
    ]
    table.seats.set_substitute(other, False)
    play_on(table, 5)
    record = table.record(seat)
    assert Record.from_json(record.to_json()).events == record.events
    assert flat(table.record(seat)) == decided(store, table)


def test_an_end_after_a_proposal_that_fell(store: Store) -> None:
    """Bug: the record did not say who ended the game if an earlier proposal had failed."""
    table = replacing(store)
    play_on(table, 1)  # the deal
    table.seats.set_substitute(1, True)
    table.proposals.propose(0, "end")
    assert table.over
    assert texts(table, "ask") == ["0 ask replace 2", "0 ask end"]


def test_alone_with_bots(store: Store) -> None:
    """Hole: the record of a single person's game does not name its bots."""
    new = NewTable(game="clubs-whist", bots=["rule", "random"], seed=3)
    table = Table(store, open_table(store, "ada", new))
    while not probe.play(table).waiting:
        play_on(table, 1)
    record = table.record(0)
    by_seat = {
        seat: bot for (seat, _), bot in zip(record.hands[0].actions, record.bots()[0], strict=True)
    }
    assert by_seat == {0: None, 1: "rule", 2: "random"}
    assert texts(table, "bot") == [
        f"{n} bot {by_seat[n]}" for n in sorted({1, 2}, key=first(table))
    ]


def first(table: Table) -> Any:
    """Return a key that sorts seats by their first decisions in the first hand."""
    seats = [seat for seat, _ in probe.play(table).hands[0].actions]
    return seats.index


def test_a_string_that_did_not_come(store: Store) -> None:
    """Hole: the record does not name the seat that sent no string in time."""
    table = open_one(store)
    table.seats.sit("bo", 1, "Bo")
    table.fair_start.start("ada")
    table.fair_start.promise(0, promise_of(ADA))
    table.fair_start.wait_no_longer("promise")
    table.fair_start.add_string(0, ADA)
    assert events_of(table)[:2] == [(0, 0, 1, "sit Bo"), (0, 0, 1, "time-out")]


def test_a_name_that_is_forgotten(store: Store) -> None:
    """Hole: the record of another person's game names a person who has deleted their data."""
    table = begun(store)
    assert texts(table, "sit") == ["1 sit Bo"]
    keeping.forget(store, "bo")
    table.catch_up()
    assert texts(table, "sit", "leave") == ["1 sit", "1 leave"]
    assert "Bo" not in json.dumps(events_of(table))


def test_nothing_hidden(store: Store) -> None:
    """Hole: events reveal a card, a promise or the identifier of a table."""
    table = eventful(store)
    table.play_again(0)
    assert sum(one.seat == EVENT for one in store.decisions(table.row.id)) > 10
    words = {word for event in table.record(1).events for word in event.text.split()}
    expected = {"sit", "leave", "bot", "random", "strong", "return", "pause", "resume", "ask"}
    assert words <= expected | {"agree", "end", "replace", "2", "Cy", "Bo"}


def test_a_review_knows_it(store: Store) -> None:
    """Hole: in a review of a record file a bot's seat looks like a person's."""
    new = NewTable(game="clubs-whist", bots=["rule", "random"], seed=3)
    table = Table(store, open_table(store, "ada", new))
    while not probe.play(table).waiting:
        play_on(table, 1)
    reviews = Reviews(store)
    source = reviews.file(
        Asker("", "ada"), reviews.add(Asker("", "ada"), table.record(None).to_json().encode())
    )
    assert source and source.bots == (None, "rule", "random")
    actions = probe.play(table).hands[0].actions
    taken = [source.ply_and_bot(1, n)[1] for n in range(1, len(actions) + 1)]
    assert taken == [(None, "rule", "random")[seat] for seat, _ in actions]


GOOD = Event(0, 0, 1, "sit Bo", "2026-11-25T02:00:00.000Z")


@pytest.mark.parametrize(
    ("event", "says"),
    [
        ([0, 0, 1, "sit Bo"], "malformed"),
        ([0, 0, True, "leave", None], "malformed"),
        ([0, 0, 1, "leave", "yesterday"], "malformed"),
        ([0, 0, 1, "dance", None], 'no event says "dance"'),
        ([0, 0, 1, "undo many", None], "no event says"),
        ([0, 0, 3, "leave", None], "names seat 3"),
        ([-1, 0, 0, "leave", None], "no action 0 of hand -1"),
        ([2, 0, 0, "leave", None], "no action 0 of hand 2"),
        ([0, 4, 0, "leave", None], "no action 4 of hand 0"),
        ([1, 1, 0, "leave", None], "no action 1 of hand 1"),
    ],
)
def test_events_that_cannot_be(event: Any, says: str) -> None:
    """Hole: this program accepts a record that another program rejects."""
    data = clubsuit.load("clubs-whist").new(seed=7, actions=["keep"] * 3).record().to_dict()
    assert Record.from_dict(data | {"events": [list(GOOD)]}).events == [GOOD]
    with pytest.raises(clubsuit.NotationError, match=rf"{says}.*\(event 1\)$"):
        Record.from_dict(data | {"events": [event]})
    with pytest.raises(clubsuit.NotationError, match="malformed"):
        Record.from_dict(data | {"events": {}})


def test_events_in_order() -> None:
    """Hole: which bot made a decision depends on the order in which a reader processes events."""
    data = clubsuit.load("clubs-whist").new(seed=7, actions=["keep"] * 3).record().to_dict()
    events = [[0, 2, 1, "leave", None], [0, 1, 1, "sit", None]]
    with pytest.raises(clubsuit.NotationError, match=r"later event.*\(event 2\)$"):
        Record.from_dict(data | {"events": events})
    assert "events" not in data
