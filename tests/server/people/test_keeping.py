"""A person's own games: stored, exported and deleted, alone and at a table with others."""

import json
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import ConnectionClosed

import clubsuit
from clubsuit.lab import check_file
from clubsuit.server.cluster.leases import Leases
from clubsuit.server.people import data
from clubsuit.server.people.data import Ages
from clubsuit.server.storage.schema import DECISIONS, GAMES, SEATS
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.refusals import Damaged, Stale
from clubsuit.server.table.table import Table, record_of
from server.support import probe
from server.support.clients import Browser, a_moment_later, begin, receive
from server.support.connections import token_of
from server.support.tables import NEW, begun, copy, open_one, play_on

pytestmark = pytest.mark.each_database


def rows(store: Store) -> list[int]:
    """Return the numbers of stored tables, seats and decisions."""
    with store.reading() as connection:
        return [len(connection.execute(part.select()).all()) for part in (GAMES, SEATS, DECISIONS)]


def test_a_table_of_ones_own_is_gone(store: Store) -> None:
    """Holes: the cards of a deleted game are still in the database; another person's game is
    deleted with it."""
    kept, mine = open_table(store, "other", NEW), open_table(store, "me", NEW)
    before = rows(store)
    assert not data.give_up(store, kept.id, "me")
    assert rows(store) == before
    assert data.give_up(store, mine.id, "me")
    assert rows(store) == [1, 3, 1]
    assert store.table(mine.id) is None
    assert not data.give_up(store, mine.id, "me")


def _emptied(part: sql.Table, connection: sql.Connection) -> None:
    connection.execute(part.delete())


def test_tables_never_begun_go(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: tables were never removed. Hole: clean-up removes a started game, or a table where
    friends wait or a page is open."""
    probe.stop_the_clock(monkeypatch)
    waiting, looked_at, played = open_one(store), open_one(store), begun(store)
    later = datetime.now(UTC) + data.NEVER_BEGUN
    assert data.remove_old(store, later - timedelta(minutes=1), Ages()) == []
    leases = Leases(store)
    leases.beat({looked_at.row.id: frozenset({"ada"})})
    later += timedelta(minutes=1)
    assert data.remove_old(store, later, Ages()) == [waiting.row.id]
    assert store.table(waiting.row.id) is None
    assert not store.decisions(waiting.row.id)
    leases.release()
    assert data.remove_old(store, later, Ages()) == [looked_at.row.id]
    assert data.remove_old(store, later, Ages()) == []
    assert store.table(played.row.id)
    with pytest.raises(Damaged):
        waiting.seats.sit("bo", 1, "Bo")


def ended(store: Store) -> Table:
    """Return a table whose players have agreed to end the game."""
    table = begun(store)
    table.proposals.propose(0, "end")
    table.proposals.vote(1, table.snapshot.ply, True)
    return table


def test_old_games_go(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: abandoned games were never removed. Holes: clean-up removes a game that was changed
    recently or is open in a browser; without configured ages clean-up removes games."""
    probe.stop_the_clock(monkeypatch)
    unfinished, looked_at, finished = begun(store), begun(store), ended(store)
    leases = Leases(store)
    leases.beat({looked_at.row.id: frozenset({"ada"})})
    ages, now, minute = Ages(30, 365), datetime.now(UTC), timedelta(minutes=1)
    month, year = now + timedelta(days=30), now + timedelta(days=365)
    assert data.remove_old(store, year + minute, Ages()) == []
    assert data.remove_old(store, month - minute, ages) == []
    assert data.remove_old(store, month + minute, Ages(None, 365)) == []
    assert data.remove_old(store, month + minute, ages) == [unfinished.row.id]
    assert store.decisions(unfinished.row.id) == []
    assert data.remove_old(store, year - minute, ages) == []
    assert data.remove_old(store, year + minute, ages) == [finished.row.id]
    leases.release()
    assert data.remove_old(store, month + minute, ages) == [looked_at.row.id]
    assert rows(store) == [0, 0, 0]


def test_decisions_of_a_kept_table_stay(store: Store) -> None:
    """Hole: a single decision can be deleted although only whole tables may be."""
    open_table(store, "me", NEW)
    for part in (DECISIONS, GAMES):
        with pytest.raises(IntegrityError):
            store.write(partial(_emptied, part))
    assert rows(store) == [1, 3, 1]


def between_hands(store: Store) -> Table:
    """Return a table of Ada and Bo after the first hand."""
    table = begun(store, target=1000)
    while not probe.play(table).waiting:
        play_on(table, 1)
    return table


def test_not_within_a_hand(store: Store) -> None:
    """Hole: a player who deletes a game during a hand and returns via its link sees a second
    hand."""
    table = begun(store)
    with pytest.raises(clubsuit.TurnError, match="when the hand is over"):
        data.give_up(store, table.row.id, "bo")
    assert store.tables_of("bo", 9)[0].seats == table.row.seats


def test_others_keep_their_game(store: Store) -> None:
    """Holes: one player's deletion removes the game for all; the others wait for the deleted
    player; the seat is empty, or still belongs to the deleted player."""
    table = between_hands(store)
    elsewhere = copy(store, table)
    assert data.give_up(store, table.row.id, "ada")
    assert store.tables_of("ada", 9) == []
    assert record_of(store, table.row.id, "ada") is None
    (row,) = store.tables_of("bo", 9)
    assert (row.bots[0], row.bots[1], row.owner) == ("strong", None, "gone")
    elsewhere.catch_up()
    assert elsewhere.row == row == copy(store, table).row
    play_on(elsewhere, 5)
    assert data.give_up(store, table.row.id, "bo")
    assert rows(store) == [0, 0, 0]


def test_a_finished_game_was_played_by_people(store: Store) -> None:
    """Holes: deleting a person makes a finished game look as if a bot had played; a table stays
    although all its people have deleted it."""
    table = begun(store, target=1)
    while not table.row.summary.over and not probe.play(table).over:
        play_on(table, 1)
    record = table.whole().to_json()
    for person in ("ada", "bo"):
        row = store.table(table.row.id)
        assert row is not None and row.people == 2
        assert data.give_up(store, table.row.id, person)
        if person == "ada":
            assert copy(store, table).whole().to_json() == record
            assert store.tables_of("gone", 9) == []
    assert rows(store) == [0, 0, 0]


def test_a_name_goes_too(store: Store) -> None:
    """Hole: a deleted person's name stays in games of others or in their events."""
    table = begun(store)
    own = open_table(store, "bo", NEW)
    assert sorted(data.forget(store, "bo")) == sorted([table.row.id, own.id])
    (row,) = store.tables_of("ada", 9)
    assert row.players[1] == "Former player"
    texts = [decision.text for decision in store.decisions(row.id)]
    assert not any("Bo" in text or '"bo"' in text for text in texts)
    assert store.table(own.id) is None


def test_a_decision_in_between(store: Store) -> None:
    """Hole: a decision made while a player leaves gets the same number as the departure."""
    table = between_hands(store)
    now = table.snapshot
    data.give_up(store, table.row.id, "bo")
    with pytest.raises(Stale):
        table.deal(now.ply)
    assert table.row.seats[1].person is None


def test_a_table_that_is_gone_takes_nothing(store: Store) -> None:
    """Holes: a process with a deleted table in memory continues the game; it restarts the game and
    asks a page for its string forever."""
    table = open_one(store)
    data.give_up(store, table.row.id, "ada")
    for _ in range(2):
        with pytest.raises(Damaged):
            table.seats.sit("bo", 1, "Bo")
    assert rows(store) == [0, 0, 0]


# ---- via the server --------------------------------------------------------------------


def exported(browser: Browser) -> dict[str, Any]:
    """Return a person's exported records by table."""
    answer = browser.http.get("/api/me/export")
    assert answer.headers["content-disposition"].endswith('"clubsuit.jsonl"')
    first, *lines = [json.loads(line) for line in answer.text.splitlines()]
    assert first.pop("language") is None
    of_puzzles = ("puzzle_answers", "puzzle_ratings", "own_puzzles")
    lists = ("browsers", "people", "reports", "tournaments", *of_puzzles)
    assert first == {"account": None, "face": None, **{key: [] for key in lists}}
    return {line["table"]["id"]: line["record"] for line in lines}


def test_all_ones_own_and_nobody_elses(browser: Browser, other: Browser) -> None:
    """Hole: a person's list, export or deletion includes other people's games."""
    mine, theirs = (one.new_table("clubs-whist", seed=1) for one in (browser, other))
    assert exported(browser).keys() == {mine}
    assert browser.http.delete(f"/api/tables/{theirs}").status_code == 404
    assert browser.http.delete("/api/me").status_code == 204
    assert exported(other).keys() == {theirs}
    assert browser.http.get(f"/api/tables/{mine}/record").status_code == 404


def test_what_is_taken_along_tells_no_card(browser: Browser, other: Browser) -> None:
    """Hole: the export of a running game shows other players' cards."""
    table = browser.new_table("clubs-whist", name="Ada", options={"target": 40}, open=True)
    ada, bo = browser.connect(table), other.connect(table)
    receive(bo, "gathering")
    bo.send(type="sit", seat=1, name="Bo")
    receive(bo, "gathering")
    begin([ada, bo])
    for client, one, seat in ((ada, browser, 0), (bo, other, 1)):
        if not client.view:
            receive(client, "view")
        record = exported(one)[table]
        assert record["view"] == seat
        assert record["winners"] is None
        hands = record["hands"][0]["deal"]["hands"]
        assert [set(hand) == {"?"} for hand in hands] == [n != seat for n in range(3)]
        assert "secret" not in (record["fairness"] or {}) or not record["fairness"]["secret"]


def test_a_finished_game_is_taken_along_whole(browser: Browser, tmp_path: Path) -> None:
    """Hole: an exported record cannot be read again."""
    table = browser.new_table("clubs-whist", options={"target": 1}, seed=3)
    browser.sit(table).play_until(lambda view: view["phase"] == "over")
    file = tmp_path / "mine.jsonl"
    file.write_text(json.dumps(exported(browser)[table]))
    assert check_file(file).fault is None


def test_more_than_one_page(browser: Browser) -> None:
    """Hole: a person with many games cannot find all of them."""
    tables = []
    for _ in range(62):
        a_moment_later()  # each page of the list begins at a time, so times must differ
        tables.append(browser.new_table("clubs-whist", seed=1))
    first = browser.http.get("/api/tables").json()
    more = browser.http.get("/api/tables", params={"before": first[-1]["updated"]}).json()
    assert [one["id"] for one in first + more] == tables[::-1]
    assert exported(browser).keys() == set(tables)


def test_open_windows_learn_of_it(browser: Browser, other: Browser) -> None:
    """Holes: a window at a deleted table stays open; the other players do not learn that a player
    has left."""
    own = browser.new_table("clubs-whist", seed=1)
    client = browser.sit(own)
    assert browser.http.delete(f"/api/tables/{own}").status_code == 204
    with pytest.raises(ConnectionClosed, match="1013"):
        while True:
            client.receive()
    table = browser.new_table("clubs-whist", name="Ada", open=True)
    ada, bo = browser.connect(table), other.connect(table)
    receive(bo, "gathering")
    bo.send(type="sit", seat=1, name="Bo")
    receive(bo, "gathering")
    while receive(ada, "gathering")["people"]["seats"][1]["name"] != "Bo":
        pass
    assert other.http.delete("/api/me").status_code == 204
    while (seen := receive(ada, "gathering")["people"]["seats"][1])["person"]:
        pass
    assert seen["name"] == "Former player"
    assert receive(bo, "gathering")["people"]["seat"] is None


def test_who_is_forgotten_is_somebody_new(browser: Browser) -> None:
    """Hole: after deletion the browser keeps the old token."""
    before = token_of(browser.http)
    answer = browser.http.delete("/api/me")
    assert len(answer.headers.get_list("set-cookie")) == 1
    assert token_of(browser.http) != before
