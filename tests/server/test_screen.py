"""Several players at one screen, which is handed over."""

import json

import pytest

import clubsuit
from clubsuit.server.storage.store import Store
from clubsuit.server.table.table import Table
from server.support import probe
from server.support.clients import Browser, receive
from server.support.tables import ADA, BO, copy, deal, open_one, play_on


def shared(store: Store) -> Table:
    """A table at which Ada and Bo share a screen, and Cy has one of their own."""
    table = open_one(store)
    table.seats.sit("ada", 1, "Bo", hot_seat=True)
    table.seats.sit("cy", 2, "Cy")
    return table


def test_one_string_of_each_screen(store: Store) -> None:
    """Hole: a game that waits for the string of a player whose browser has given one already."""
    table = shared(store)
    deal(table, ADA, "", BO)
    fairness = probe.play(table).fairness
    assert fairness and fairness.strings == (ADA, "", BO)
    play_on(table, 20)
    assert copy(store, table).snapshot.texts == table.snapshot.texts


def test_everybody_knows_who_shares_a_screen(store: Store) -> None:
    """Hole: two players who may see each other's cards, and nobody else knows."""
    table = shared(store)
    people = {seat: json.loads(text)["people"] for seat, text in table.snapshot.texts.items()}
    assert [people[seat]["mine"] for seat in (0, 1, 2, -2)] == [[0, 1], [0, 1], [2], []]
    assert [seat["hot_seat"] for seat in people[2]["seats"]] == [0, 0, None]


@pytest.mark.parametrize("started", [False, True])
def test_who_may_not_share(store: Store, started: bool) -> None:
    """Holes: a spectator who sits down beside somebody; a second hand for who plays already."""
    table = open_one(store)
    with pytest.raises(clubsuit.TurnError, match="no seat"):
        table.seats.sit("cy", 1, "Cy", hot_seat=True)
    if started:
        table.fair_start.start("ada")
        with pytest.raises(clubsuit.TurnError, match="only before the first deal"):
            table.seats.sit("ada", 1, "Bo", hot_seat=True)
    with pytest.raises(clubsuit.TurnError, match="you have a seat"):
        table.seats.sit("ada", 1, "Bo")


def test_a_seat_of_the_screen_is_given_up(store: Store) -> None:
    """Hole: the wrong one of the two rises, or both."""
    table = shared(store)
    table.seats.leave_seat("ada", 1)
    assert [seat.person for seat in table.row.seats] == ["ada", None, "cy"]


def test_no_hints_among_those_at_one_screen(store: Store) -> None:
    """Hole: the best bot's advice to one of several players."""
    assert not shared(store).row.gives_hints


def test_the_screen_is_handed_over(browser: Browser, other: Browser) -> None:
    """Holes: a hand for who does not hold the screen; another's hand for who asks for it; a bot
    that plays on for who is there, at another's screen."""
    table = browser.new_table("clubs-whist", options={"target": 1}, name="Ada", open=True)
    line = browser.line(table)
    receive(line, "gathering")
    line.send(type="sit", seat=1, name="Bo", hot_seat=True)
    assert receive(line, "gathering")["people"]["mine"] == [0, 1]
    line.send(type="start")
    receive(line, "commitment")
    line.send(type="string", string=ADA)
    receive(line, "view")
    for seat in (1, 0, 2):  # the last is a bot's: nothing comes of that
        line.send(type="hot-seat", seat=seat)
        while receive(line, "view")["view"]["seat"] != seat % 2:
            pass
    stranger = other.line(table)
    receive(stranger, "view")
    stranger.send(type="hot-seat", seat=0)
    assert receive(stranger, "view")["view"]["hand"] == []
    while line.view["phase"] != "over":
        if line.view["phase"] == "scored":
            line.send(type="next", ply=line.ply)
        elif line.my_turn:
            line.act(line.any_action())
        elif line.view["turn"] in (0, 1):
            line.send(type="hot-seat", seat=line.view["turn"])
        told = receive(line, "view")
        assert not any(seat["away"] for seat in told["people"]["seats"])
    assert browser.http.get(f"/api/tables/{table}/record").status_code == 200
