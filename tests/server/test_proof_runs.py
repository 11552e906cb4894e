"""A game of several people in which all befalls them at once, and the proof of what is left."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import clubsuit
from clubsuit.games.state import NOBODY, SPECTATOR
from clubsuit.record import Record
from proofs.leaks.traffic import Told, leaks_of_record, told_by
from server.support.clients import Browser, Line, begin, code_of, receive
from server.support.records import prove
from server.support.servers import Server

A_WHILE = 3
"""Decisions, or so, from one blow to the next: the shortest game goes on after the last one."""


class Visitor:
    """Somebody at the table, and all that came to them."""

    def __init__(self, browser: Browser, table: str, seat: int, nobody: bool = False) -> None:
        """nobody: without a cookie."""
        self.browser = browser
        self.seat = seat
        self.lines: list[Line] = []
        self.record = ""
        """Of the game as far as it was when they asked."""
        self._table = table
        self._nobody = nobody
        self.come()

    @property
    def line(self) -> Line:
        """The newest."""
        return self.lines[-1]

    def come(self) -> None:
        """Open a line."""
        if self._nobody:
            self.browser.http.cookies.clear()
        self.lines.append(self.browser.line(self._table))

    def come_back(self) -> None:
        """The same, and see what there is."""
        self.come()
        receive(self.line, "view")
        assert self.line.view["seat"] == (NOBODY if self.seat == SPECTATOR else self.seat)

    def ask(self) -> None:
        """Ask for the record, which only players are given while a game goes on."""
        answer = self.browser.http.get(f"/api/tables/{self._table}/record")
        assert (answer.status_code == 200) == (self.seat != SPECTATOR)
        if answer.status_code == 200:
            self.record = answer.text

    def told(self) -> list[Told]:
        """All that came."""
        return [one for line in self.lines for one in told_by(line.raw)]


class Evening:
    """A table at which people decide in turn, while others look on."""

    def __init__(
        self, server: Server, game: str, options: dict[str, Any], leave: ExitStack
    ) -> None:
        """The last seat is left to a bot."""
        self.server = server
        self._leave = leave
        seats = clubsuit.load(game, **options).seats
        ada = self.browser()
        self.table = ada.new_table(game, "rule", name="Ada", open=True, options=options)
        self.people = [Visitor(ada, self.table, 0)]
        for seat in range(1, seats - 1):
            self.people.append(Visitor(self.browser(), self.table, seat))
            self.people[seat].line.send(type="sit", seat=seat, name=f"P{seat}")
            receive(self.people[seat].line, "gathering")
        spectator = Visitor(self.browser(), self.table, SPECTATOR)
        self.all = [
            *self.people,
            spectator,
            Visitor(self.browser(), self.table, SPECTATOR, nobody=True),
        ]
        begin([person.line for person in self.people])

    def browser(self) -> Browser:
        """Somebody's who is new here."""
        return self._leave.enter_context(Browser(self.server))

    def go_on(self, steps: int, without: Visitor | None = None) -> None:
        """All see this number of entries more, of decisions or of who is back."""
        here = [one for one in self.all if one is not without]
        for _ in range(steps):
            self._step(here)

    def play_out(self) -> None:
        """To the end of the game."""
        while self.people[0].line.view["phase"] != "over":
            self._step(self.all)

    def _step(self, here: list[Visitor]) -> None:
        ply = max(one.line.ply for one in here)
        _catch_up(here, ply)
        deciders = [one.line for one in here if one.line.my_turn]
        if here[0].line.hand_over:
            here[0].line.send(type="next", ply=ply)
        elif deciders:
            deciders[0].act(deciders[0].any_action())
        _catch_up(here, ply + 1)

    def ask(self) -> None:
        """Everybody asks for the record."""
        for one in self.all:
            one.ask()


def _catch_up(here: list[Visitor], ply: int) -> None:
    """All read until they have seen this entry."""
    for one in here:
        while one.line.ply < ply:
            one.line.receive()


def lose_the_line(evening: Evening) -> None:
    """One is gone, a bot plays on, and they come back."""
    bo = evening.people[1]
    bo.line.socket.close()
    evening.go_on(A_WHILE, without=bo)
    bo.come_back()


def kill_the_server(evening: Evening) -> None:
    """`kill -9`; it is started again, and all come back."""
    _catch_up(evening.all, max(one.line.ply for one in evening.all))
    seen = evening.people[0].line.ply
    evening.server.kill()
    evening.server.start()
    for one in evening.all:
        one.come_back()
        assert one.line.ply >= seen


def take_another_device(evening: Evening) -> None:
    """One leaves the device they played on, and goes on on another one."""
    last = evening.people[-1]
    code, device = code_of(last.browser), evening.browser()
    last.line.socket.close()
    assert device.http.post("/api/devices/here", json={"code": code}).status_code == 204
    last.browser = device
    last.come_back()


WHOLE = [pytest.param(game, {}, marks=pytest.mark.long) for game in clubsuit.game_ids()]
SHORT = [
    pytest.param("free-clubs", {"target": 1}, marks=pytest.mark.long),
    ("climbing-clubs", {"target": 1}),
]
"""With an auction, and with cards of which the next hand is dealt (CC-3)."""


@pytest.mark.parametrize(("game", "options"), [*SHORT, *WHOLE])
def test_a_whole_game(
    launch: Callable[[], Server], tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    """Holes: a game that does not survive `kill -9`, a lost line or another device; a record of it
    that is no proof; a card that somebody was told too early, or the log at all."""
    with ExitStack() as leave:
        evening = Evening(launch(), game, options, leave)
        for blow in (lose_the_line, kill_the_server, take_another_device):
            evening.go_on(A_WHILE)
            blow(evening)
        evening.ask()
        evening.play_out()
        address = f"/api/tables/{evening.table}/record"
        (text,) = {one.browser.http.get(address).text for one in evening.all}
    seen = [one.line.view for one in evening.all]
    assert all((view["phase"], view["scores"]) == ("over", seen[0]["scores"]) for view in seen)
    file = tmp_path / "game.json"
    file.write_text(text)
    prove(evening.server, evening.table, file, [(one.seat, one.told()) for one in evening.all])
    play = clubsuit.replay(Record.from_json(text))
    for one in evening.people:
        assert leaks_of_record(play, one.seat, one.record) == []
