"""A game of several people that goes through all kinds of interruptions, and a check of its
record."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import clubsuit
from clubsuit.game import Record
from clubsuit.games.state import NOBODY, SPECTATOR
from proofs.leaks.traffic import Told, leaks_of_record, told_by
from server.support.clients import Browser, TableClient, begin, code_of, receive
from server.support.records import prove
from server.support.servers import Server

A_WHILE = 3
"""Approximate number of decisions between two interruptions. Even the shortest game continues after
the last interruption."""


class Visitor:
    """A player or spectator, and all messages that they have received."""

    def __init__(self, browser: Browser, table: str, seat: int, anonymous: bool = False) -> None:
        """anonymous: whether the visitor sends no cookie."""
        self.browser = browser
        self.seat = seat
        self.clients: list[TableClient] = []
        self.record = ""
        """The record of the game at the time of the visitor's last request."""
        self._table = table
        self._anonymous = anonymous
        self.come()

    @property
    def client(self) -> TableClient:
        """Return the newest client."""
        return self.clients[-1]

    def come(self) -> None:
        """Open a socket."""
        if self._anonymous:
            self.browser.http.cookies.clear()
        self.clients.append(self.browser.connect(self._table))

    def come_back(self) -> None:
        """Open another socket, and check that the view is for the same seat."""
        self.come()
        receive(self.client, "view")
        assert self.client.view["seat"] == (NOBODY if self.seat == SPECTATOR else self.seat)

    def ask(self) -> None:
        """Request the record. During a game, only players get it."""
        answer = self.browser.http.get(f"/api/tables/{self._table}/record")
        assert (answer.status_code == 200) == (self.seat != SPECTATOR)
        if answer.status_code == 200:
            self.record = answer.text

    def received(self) -> list[Told]:
        """Return everything that the visitor has received."""
        return [message for client in self.clients for message in told_by(client.raw)]


class Evening:
    """A table at which people decide in turn while others watch."""

    def __init__(
        self, server: Server, game: str, options: dict[str, Any], leave: ExitStack
    ) -> None:
        """Open a table, seat all players, and begin. The last seat is left to a bot."""
        self.server = server
        self._leave = leave
        seats = clubsuit.load(game, **options).seats
        ada = self.browser()
        self.table = ada.new_table(game, "rule", name="Ada", open=True, options=options)
        self.people = [Visitor(ada, self.table, 0)]
        for seat in range(1, seats - 1):
            self.people.append(Visitor(self.browser(), self.table, seat))
            self.people[seat].client.send(type="sit", seat=seat, name=f"P{seat}")
            receive(self.people[seat].client, "gathering")
        spectator = Visitor(self.browser(), self.table, SPECTATOR)
        self.all = [
            *self.people,
            spectator,
            Visitor(self.browser(), self.table, SPECTATOR, anonymous=True),
        ]
        begin([person.client for person in self.people])

    def browser(self) -> Browser:
        """Return the browser of a new visitor."""
        return self._leave.enter_context(Browser(self.server))

    def go_on(self, steps: int, without: Visitor | None = None) -> None:
        """Play until all visitors have seen `steps` more entries: decisions, or returns of
        players."""
        here = [visitor for visitor in self.all if visitor is not without]
        for _ in range(steps):
            self._step(here)

    def play_out(self) -> None:
        """Play to the end of the game."""
        while self.people[0].client.view["phase"] != "over":
            self._step(self.all)

    def _step(self, here: list[Visitor]) -> None:
        ply = max(visitor.client.ply for visitor in here)
        _catch_up(here, ply)
        deciders = [visitor.client for visitor in here if visitor.client.my_turn]
        if here[0].client.hand_over:
            here[0].client.send(type="next", ply=ply)
        elif deciders:
            deciders[0].act(deciders[0].any_action())
        _catch_up(here, ply + 1)

    def ask(self) -> None:
        """Let every visitor request the record."""
        for visitor in self.all:
            visitor.ask()


def _catch_up(here: list[Visitor], ply: int) -> None:
    """Read until all these visitors have seen this entry."""
    for visitor in here:
        while visitor.client.ply < ply:
            visitor.client.receive()


def lose_the_line(evening: Evening) -> None:
    """Disconnect a player, let a bot play for them, and reconnect."""
    bo = evening.people[1]
    bo.client.socket.close()
    evening.go_on(A_WHILE, without=bo)
    bo.come_back()


def kill_the_server(evening: Evening) -> None:
    """Kill the server with SIGKILL, restart it, and reconnect all visitors."""
    _catch_up(evening.all, max(visitor.client.ply for visitor in evening.all))
    seen = evening.people[0].client.ply
    evening.server.kill()
    evening.server.start()
    for visitor in evening.all:
        visitor.come_back()
        assert visitor.client.ply >= seen


def take_another_device(evening: Evening) -> None:
    """Let a player continue on another device."""
    last = evening.people[-1]
    code, device = code_of(last.browser), evening.browser()
    last.client.socket.close()
    assert device.http.post("/api/devices/here", json={"code": code}).status_code == 204
    last.browser = device
    last.come_back()


WHOLE = [pytest.param(game, {}, marks=pytest.mark.long) for game in clubsuit.game_ids()]
SHORT = [
    pytest.param("free-clubs", {"target": 1}, marks=pytest.mark.long),
    ("climbing-clubs", {"target": 1}),
]
"""A short game with an auction, and one in which cards of a hand are dealt again (CC-3)."""


@pytest.mark.parametrize(("game", "options"), [*SHORT, *WHOLE])
def test_a_whole_game(
    launch: Callable[[], Server], tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    """Holes: a game does not survive `kill -9`, a lost connection or a change of the device; its
    record does not prove the deals; a person is sent a card too early; the server's log contains a
    card."""
    with ExitStack() as leave:
        evening = Evening(launch(), game, options, leave)
        for interrupt in (lose_the_line, kill_the_server, take_another_device):
            evening.go_on(A_WHILE)
            interrupt(evening)
        evening.ask()
        evening.play_out()
        address = f"/api/tables/{evening.table}/record"
        (text,) = {visitor.browser.http.get(address).text for visitor in evening.all}
    seen = [visitor.client.view for visitor in evening.all]
    assert all((view["phase"], view["scores"]) == ("over", seen[0]["scores"]) for view in seen)
    file = tmp_path / "game.json"
    file.write_text(text)
    received = [(visitor.seat, visitor.received()) for visitor in evening.all]
    prove(evening.server, evening.table, file, received)
    play = clubsuit.replay(Record.from_json(text))
    for visitor in evening.people:
        assert leaks_of_record(play, visitor.seat, visitor.record) == []
