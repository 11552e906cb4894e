"""Several players who take turns at one screen (hot seat)."""

import json

import pytest

import clubsuit
from clubsuit.server.storage.store import Store
from clubsuit.server.table.table import Table
from server.support import probe
from server.support.clients import Browser, receive
from server.support.tables import ADA, BO, copy, deal, open_one, play_on


def shared(store: Store) -> Table:
    """Return a table at which Ada and Bo share a screen and Cy has another one."""
    table = open_one(store)
    table.seats.sit("ada", 1, "Bo", hot_seat=True)
    table.seats.sit("cy", 2, "Cy")
    return table


def test_one_string_of_each_screen(store: Store) -> None:
    """Hole: a game waits for a second string from a browser that has already sent one."""
    table = shared(store)
    deal(table, ADA, "", BO)
    fairness = probe.play(table).fairness
    assert fairness and fairness.strings == (ADA, "", BO)
    play_on(table, 20)
    assert copy(store, table).snapshot.texts == table.snapshot.texts


def test_everybody_knows_who_shares_a_screen(store: Store) -> None:
    """Hole: two players may see each other's cards, but the others do not know it."""
    table = shared(store)
    people = {seat: json.loads(text)["people"] for seat, text in table.snapshot.texts.items()}
    assert [people[seat]["mine"] for seat in (0, 1, 2, -2)] == [[0, 1], [0, 1], [2], []]
    assert [seat["hot_seat"] for seat in people[2]["seats"]] == [0, 0, None]


@pytest.mark.parametrize("started", [False, True])
def test_who_may_not_share(store: Store, started: bool) -> None:
    """Holes: a spectator takes a seat at another player's screen; a player takes a second seat
    after the start of the game, or without sharing the screen."""
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
    """Hole: when one of two players at a screen leaves, the other one leaves instead or as well."""
    table = shared(store)
    table.seats.leave_seat("ada", 1)
    assert [seat.person for seat in table.row.seats] == ["ada", None, "cy"]


def test_no_hints_among_those_at_one_screen(store: Store) -> None:
    """Hole: one of several players gets advice from the best bot."""
    assert not shared(store).row.gives_hints


def test_the_screen_is_handed_over(browser: Browser, other: Browser) -> None:
    """Holes: the page shows the hand of a player who does not hold the screen; a request shows the
    hand of a player at another screen; a bot plays for a player who is present at a shared
    screen."""
    table = browser.new_table("clubs-whist", options={"target": 1}, name="Ada", open=True)
    client = browser.connect(table)
    receive(client, "gathering")
    client.send(type="sit", seat=1, name="Bo", hot_seat=True)
    assert receive(client, "gathering")["people"]["mine"] == [0, 1]
    client.send(type="start")
    receive(client, "commitment")
    client.send(type="string", string=ADA)
    receive(client, "view")
    for seat in (1, 0, 2):  # the last seat is a bot's, so nothing changes
        client.send(type="hot-seat", seat=seat)
        while receive(client, "view")["view"]["seat"] != seat % 2:
            pass
    stranger = other.connect(table)
    receive(stranger, "view")
    stranger.send(type="hot-seat", seat=0)
    assert receive(stranger, "view")["view"]["hand"] == []
    while client.view["phase"] != "over":
        if client.view["phase"] == "scored":
            client.send(type="next", ply=client.ply)
        elif client.my_turn:
            client.act(client.any_action())
        elif client.view["turn"] in (0, 1):
            client.send(type="hot-seat", seat=client.view["turn"])
        message = receive(client, "view")
        assert not any(seat["away"] for seat in message["people"]["seats"])
    assert browser.http.get(f"/api/tables/{table}/record").status_code == 200
