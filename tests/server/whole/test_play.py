"""Whole hands through the socket, in every game."""

import json
import random
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from clubsuit.game import Game, Play
from clubsuit.games import REGISTRY
from clubsuit.random_numbers import EXPERIMENTS, generator
from clubsuit.server.storage.store import Seat, Store, Summary, TableRow
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable, View
from clubsuit.server.wire.serialize import view_message
from server.support import probe
from server.support.clients import Browser, a_moment_later
from server.support.servers import Server
from support.probe import set_states

GAMES = list(REGISTRY)
TABLES: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in GAMES),
    ("free-clubs", {"enforcement": "honour"}),
]


@pytest.mark.parametrize("bot", ["random", "rule"])
@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_played_and_the_next_is_dealt(browser: Browser, game: str, bot: str) -> None:
    """Hole: a game whose view does not fit the schema, or that stands still at the table."""
    client = browser.sit(browser.new_table(game, bot))
    assert [player["bot"] for player in client.view["players"][:2]] == [None, bot]
    client.play_hand()
    assert client.view["scores"][-1]["number"] == 1
    if client.view["phase"] == "scored":
        client.send(type="next", ply=client.ply)
        client.receive()
        assert client.view["hand_number"] == 2
        assert client.view["log"] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_comes_as_a_view_of_its_own(browser: Browser, game: str) -> None:
    """Hole: bots' moves in one lump, so that nobody can follow them."""
    client = browser.sit(browser.new_table(game))
    client.play_hand()
    plies = [m["ply"] for m in map(json.loads, client.raw) if m["type"] == "view"]
    assert plies == list(range(2, len(plies) + 2))  # 1 is the string for fair deals


@pytest.mark.parametrize(("players", "teams"), [(4, 2), (6, 3), (6, 2)])
def test_a_team_is_told_of_as_the_note_has_it(browser: Browser, players: int, teams: int) -> None:
    """Hole: what a note on the page says of teams is not so: who the partners are, that they score
    together, and that a team that alone holds cards at the end scores nothing (CC-13)."""
    options = {"players": players, "teams": teams}
    client = browser.sit(browser.new_table("climbing-clubs", "rule", options=options))
    told = client.view["table"]["teams"]
    [own] = [team for team in told if client.view["seat"] in team]
    apart = 2 if len(own) == 3 else players // 2  # every second player, or the one opposite
    assert {(client.view["seat"] + apart * i) % players for i in range(len(own))} == {*own}
    client.play_hand()
    points, cards = client.view["scores"][-1]["score"], client.view["players"]
    scored = [{points[seat] for seat in team} for team in told]
    assert all(len(one) == 1 for one in scored)
    holders = {player["seat"] for player in cards if player["cards"]}
    [last] = [team for team in told if holders & {*team}]
    assert scored[told.index(last)] == {0} and sum(map(sum, scored)) > 0


def test_a_whole_game(browser: Browser) -> None:
    """Hole: the game's end, which no single hand reaches."""
    client = browser.sit(browser.new_table("clubs-whist", options={"target": 1}))
    while client.view.get("phase") != "over":
        client.play_hand()
        if client.view["phase"] == "scored":
            client.send(type="next", ply=client.ply)
            client.receive()
    assert client.view["winners"]
    (info,) = browser.http.get("/api/tables").json()
    assert info["over"] and info["winners"] == client.view["winners"]
    assert info["total"] == [player["total"] for player in client.view["players"]]
    client.send(type="next", ply=client.ply)
    assert client.receive()["error"] == "turn"


def test_the_lobby_lists_the_last_played_first(browser: Browser, other: Browser) -> None:
    """Hole: tables of others in the list, or one's own in any order."""
    first, second = (browser.new_table("clubs-whist", name="Zoe") for _ in range(2))
    other.new_table("clubs-whist")
    a_moment_later()
    client = browser.sit(first)
    client.until_my_turn()
    client.act(client.any_action())
    client.receive()
    listed = browser.http.get("/api/tables").json()
    assert [info["id"] for info in listed] == [first, second]
    assert listed[0]["players"][0] == "Zoe"


def test_one_seed_one_game(browser: Browser) -> None:
    """Hole: chance outside the seed, in deals or in bots."""
    hands = []
    for _ in range(2):
        client = browser.sit(browser.new_table("clubs-whist", "random", seed=11))
        client.play_hand()
        hands.append([entry["text"] for entry in client.view["log"]])
    assert hands[0] == hands[1]


@pytest.mark.parametrize("game", GAMES)
def test_what_the_socket_says_is_what_a_replay_says(
    browser: Browser, server: Server, game: str
) -> None:
    """Hole: a message made in another way than the one whose secrecy is tested below."""
    table_id = browser.new_table(game)
    client = browser.sit(table_id)
    client.play_hand()
    with closing(Store(server.folder)) as store:
        row = store.table(table_id)
        assert row is not None
        assert Table(store, row).snapshot.texts[0] == client.raw[-1]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_nothing_hidden_leaves(game: str, options: dict[str, Any]) -> None:
    """Hole: a message that would differ if cards were different that the seat has not seen.

    All that is hidden is dealt anew, in many positions; not a byte may change.
    """
    rng = generator(3, EXPERIMENTS)
    choose = random.Random(3)
    for seed in range(3):
        play = Game(REGISTRY[game], options).table(seed)
        row = row_of(play)
        for _ in range(60):
            if play.over:
                break
            if play.waiting:
                play.deal()
            for seat in range(play.game.seats):
                if choose.random() < 0.2:
                    said = view_message(1, play.view(seat), None, row)
                    anew = _dealt_anew(play, seat, rng)
                    assert view_message(1, anew.view(seat), None, row) == said
            if play.turn is not None:
                play.play(choose.choice(play.legal()))


def row_of(play: Play) -> TableRow:
    """A table at which this is played."""
    seats = tuple(Seat(name) for name in play.players)
    summary = Summary(0, play.total, False, None)
    return TableRow("table", play.game.id, {}, seats, 1, "me", "", "", summary)


def _dealt_anew(play: Play, seat: int, rng: np.ndarray) -> Play:
    other = play.copy()
    set_states(other, play.view(seat).sample_state(rng))
    other.hands[-1].deal = {}
    return other


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_views_of_every_phase_fit_the_schema(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    """Hole: a field that is filled only in a phase which one hand does not show."""
    rules = REGISTRY[game]
    bots = ["random"] * (rules.seats(rules.options.read(options)) - 1)
    new = NewTable(game=game, options=options, bots=bots, seed=5)
    choose = random.Random(5)
    with closing(Store(tmp_path)) as store:
        table = Table(store, open_table(store, "me", new))
        while table.snapshot.views[0].state.hand_number < 3 and table.snapshot.ply < 400:
            view = table.snapshot.views[0]
            View.model_validate(json.loads(table.snapshot.texts[0])["view"])
            if view.turn is None:
                if probe.play(table).over:
                    break
                table.deal(table.snapshot.ply)
            else:
                table.decide(
                    table.snapshot.ply, view.turn, choose.choice(probe.play(table).legal())
                )
