"""Absent players are announced to all clients, and a substitute's decisions are marked."""

from collections.abc import Callable

import pytest

from clubsuit.server.live import absences
from clubsuit.server.live.absences import Absences
from clubsuit.server.storage.store import Store
from clubsuit.server.table.table import Table
from server.support import probe
from server.support.clients import Browser, TableClient, receive
from server.support.servers import Server
from server.support.tables import begun, copy, play_on


def test_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the countdown of an absent player restarts when another player leaves or returns."""
    clock = [100.0]
    monkeypatch.setattr(absences, "monotonic", lambda: clock[0])
    gone = Absences()
    assert gone.note([1]) and not gone.note({1})
    clock[0] = 130.0
    assert gone.note([1, 2])
    assert gone.as_messages(120.0, lambda seat: False) == [
        {"seat": 1, "gone_s": 30, "left_s": 90, "idle": False},
        {"seat": 2, "gone_s": 0, "left_s": 120, "idle": False},
    ]
    assert gone.as_messages(120.0, lambda seat: seat == 1)[0]["left_s"] == 0
    assert gone.note([]) and not gone


def until_gone(client: TableClient, *seats: int) -> None:
    """Read messages until exactly these seats are absent."""
    while client.gone != list(seats):
        client.receive_any()


def test_all_are_told_who_is_gone(launch: Callable[[], Server]) -> None:
    """Hole: a table waits for an absent player, and clients do not learn for whom or for how
    long."""
    server = launch()
    with Browser(server) as ada, Browser(server) as eve:
        table = ada.new_table("clubs-whist", open=True, name="Ada")
        client, watcher = ada.connect(table), eve.connect(table)
        with Browser(server) as bo:
            there = bo.connect(table)
            receive(there, "gathering")
            there.send(type="sit", seat=1, name="Bo")
            receive(there, "gathering")
            assert client.gone == []
        until_gone(client, 1)
        until_gone(watcher, 1)
        later = eve.connect(table)  # a spectator who joins later also gets the message
        until_gone(later, 1)


def marked(table: Table, seat: int) -> list[tuple[int, str]]:
    """Return the decisions of this hand that are shown to this seat as made by a substitute. Each
    is a pair: the seat for which the bot decided, and the bot."""
    people = probe.people_at(table, seat)
    log = probe.play(table).log
    return [(log[one["entry"]].seat, one["bot"]) for one in people["substituted"]]


def test_what_a_bot_decides_for_somebody_is_marked(store: Store) -> None:
    """Hole: a substitute's mistake looks like the player's own, or a bot's decisions in its own
    seat are marked."""
    table = begun(store)
    play_on(table, 3)
    assert marked(table, 0) == []
    table.seats.set_substitute(1, True)
    while not any(seat == 1 for seat, _ in marked(table, 0)):
        play_on(table, 1)
    table.seats.set_substitute(1, False)
    bot = table.row.seats[1].bot
    for seat in (0, 1, -1):
        assert marked(table, seat) == [(1, bot)]
        assert marked(copy(store, table), seat) == [(1, bot)]  # a restart keeps the marks


def test_marks_end_with_their_hand(store: Store) -> None:
    """Hole: a mark stays and appears on a decision of the next hand."""
    table = begun(store)
    table.seats.set_substitute(1, True)
    while not probe.play(table).waiting:
        play_on(table, 1)
    assert {seat for seat, _ in marked(table, 0)} == {1}
    play_on(table, 1)
    assert marked(table, 0) == []
