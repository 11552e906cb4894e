"""Several people at one table, in all orders that Hypothesis thinks of, against a plain model.

They sit down, get up, decide, propose, vote, lose their lines and come back, each at any time.
After each step every open line must show what the model says: nothing more, nothing less, and
nothing older. What bots decide the model leaves to the server; that a decision is legal, the record
tells.
"""

import json
import secrets
import socket
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass, field
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)
from websockets.exceptions import ConnectionClosed

import clubsuit
from clubsuit.fair import promise_of
from clubsuit.record import Record
from fuzz.support.hostile import lengths
from server.support.clients import Browser, Line
from server.support.servers import Server

NAMES = "Zoe", "Yan", "Xia"
SEATS = 3

people = st.sampled_from(range(len(NAMES)))
seats = st.sampled_from(range(SEATS))
kinds = st.sampled_from(["pause", "resume", "end"])


@dataclass
class Model:
    """The table as it must be."""

    sits: list[int | None] = field(default_factory=lambda: [0, None, None])
    """By seat who sits there."""
    begun: bool = False
    paused: bool = False
    ended: list[int] | None = None
    proposal: tuple[str, int, set[int]] | None = None
    """What is proposed, by which seat, and which seats have agreed."""

    def seat_of(self, person: int) -> int | None:
        return self.sits.index(person) if person in self.sits else None

    @property
    def voters(self) -> set[int]:
        return {seat for seat, person in enumerate(self.sits) if person is not None}

    def sit(self, person: int, seat: int) -> bool:
        """Whether this can be; then it is."""
        if self.ended or self.sits[seat] is not None or person in self.sits:
            return False
        self.sits[seat], self.proposal = person, None
        return True

    def leave_seat(self, person: int, between: bool) -> bool:
        """Whether this can be; between: whether nobody has cards."""
        seat = self.seat_of(person)
        if seat is None or not between:
            return False
        self.sits[seat] = self.proposal = None
        return True

    def propose(self, person: int, kind: str) -> bool:
        seat = self.seat_of(person)
        if seat is None or self.proposal or not self.begun or self.ended is not None:
            return False
        if (kind == "pause" and self.paused) or (kind == "resume" and not self.paused):
            return False
        self.proposal = kind, seat, {seat}
        self._settle()
        return True

    def vote(self, person: int, agrees: bool) -> bool:
        seat = self.seat_of(person)
        if seat is None or self.proposal is None:
            return False
        if agrees:
            self.proposal[2].add(seat)
            self._settle()
        else:
            self.proposal = None
        return True

    def _settle(self) -> None:
        """Do what all agree to."""
        assert self.proposal
        kind, _, agreed = self.proposal
        if not self.voters <= agreed:
            return
        if kind == "end":
            self.ended = sorted(agreed)
        else:
            self.paused = kind == "pause"
        self.proposal = None

    def told(self) -> dict[str, Any]:
        """What everybody is told of it."""
        proposal = self.proposal and {
            "kind": self.proposal[0],
            "seat": self.proposal[1],
            "missing": sorted(self.voters - self.proposal[2]),
        }
        names = [None if person is None else NAMES[person] for person in self.sits]
        return {
            "sits": names,
            "paused": self.paused,
            "ended": self.ended,
            "proposal": proposal,
        }


def shown(people: dict[str, Any]) -> dict[str, Any]:
    """The same as a line shows it."""
    proposal = people["proposal"]
    return {
        # Who sits down again is "Zoe 2" where their old seat still has the name.
        "sits": [seat["name"].split()[0] if seat["person"] else None for seat in people["seats"]],
        "paused": people["paused"],
        "ended": people["ended"],
        "proposal": proposal and {name: proposal[name] for name in ("kind", "seat", "missing")},
    }


class Person:
    """One of them, with a browser and at most one line."""

    def __init__(self, server: Server) -> None:
        self.browser = Browser(server)
        self.line: Line | None = None
        self.told: dict[str, Any] = {}
        """The newest table that was shown."""
        self.heard: list[dict[str, Any]] = []
        """All messages since the last look."""
        self._asked = 0

    def connect(self, table: str) -> None:
        self.line = self.browser.line(table)
        self.told = {}

    def cut(self) -> None:
        """The network is gone, without a word."""
        if self.line:
            with suppress(OSError):
                self.line.socket.socket.shutdown(socket.SHUT_RDWR)
        self.line = None

    def look(self) -> None:
        """Read all that has come by now: the answer to a question stands behind it."""
        if not self.line:
            return
        self._asked += 1
        self.line.send(type="match", id=self._asked, cards=[])
        while (message := self.line.receive())["type"] != "matches":
            self.heard.append(message)
            if message["type"] in ("view", "gathering", "commitment"):
                self.told = message

    def say(self, **message: Any) -> list[str]:
        """Send this, and read all that comes of it; why it was refused."""
        assert self.line
        self.heard = []
        self.line.send(**message)
        self.look()
        return [one["message"]["key"] for one in self.heard if one["type"] == "refused"]


class TableMachine(RuleBasedStateMachine):
    """All that several people can do at one table."""

    server: Server

    def __init__(self) -> None:
        super().__init__()
        self.people = [Person(self.server) for _ in NAMES]
        self.model = Model()
        self.table = ""

    def teardown(self) -> None:
        """What is stored is a whole game, and its record holds."""
        try:
            if self.table:
                self._check_stored()
        finally:
            for person in self.people:
                person.cut()
                person.browser.close()

    def _check_stored(self) -> None:
        query = "SELECT number FROM decisions WHERE game_id = ? ORDER BY number"
        with closing(sqlite3.connect(self.server.database, timeout=60)) as database:
            numbers = [number for (number,) in database.execute(query, (self.table,))]
        assert numbers == list(range(1, len(numbers) + 1))
        for n, person in enumerate(self.people):
            answer = person.browser.http.get(f"/api/tables/{self.table}/record")
            may = self.model.seat_of(n) is not None or self.model.ended is not None
            assert answer.status_code == (200 if may else 404)
            if may:
                record = Record.from_json(answer.text)
                if self.model.ended is not None:
                    clubsuit.replay(record)

    # ---- the table as it is seen -------------------------------------------------------------

    @property
    def here(self) -> list[Person]:
        return [person for person in self.people if person.line]

    def settle(self) -> None:
        """Until all have seen the same, and no bot is about to decide."""
        while True:
            for person in self.here:
                person.look()
            plies = {person.told.get("ply", -1) for person in self.here}
            if len(plies) <= 1 and not self._bot_decides():
                return

    def _bot_decides(self) -> bool:
        if not self.here or not self.model.begun or self.model.paused or self.model.ended:
            return False
        turn = self.here[0].told["view"]["turn"]
        return turn is not None and self.model.sits[turn] is None

    def view(self) -> dict[str, Any]:
        told: dict[str, Any] = self.here[0].told["view"]
        return told

    @property
    def between(self) -> bool:
        """Whether nobody has cards."""
        return not self.model.begun or (bool(self.here) and self.view()["phase"] == "scored")

    def check(self) -> None:
        """All see what the model says, and each what they may."""
        self.settle()
        for n, person in enumerate(self.people):
            if not person.line:
                continue
            people = person.told["people"]
            assert shown(people) == self.model.told()
            assert people["seat"] == self.model.seat_of(n)
            if self.model.begun:
                view = person.told["view"]
                seat = self.model.seat_of(n)
                assert view["seat"] == (-1 if seat is None else seat)
                assert seat is not None or (view["hand"] == [] and view["choices"] is None)

    def do(self, person: int, may: bool, **message: Any) -> None:
        """Somebody sends this; it is refused, and nothing changes, unless it may be done."""
        refused = self.people[person].say(**message)
        assert bool(refused) == (not may), (message, refused)
        assert "server-fault" not in refused
        self.check()

    # ---- what can happen -----------------------------------------------------------------------

    @initialize()
    def open(self) -> None:
        first = self.people[0]
        self.table = first.browser.new_table(
            "clubs-whist", name=NAMES[0], open=True, pace="correspondence", options={"target": 1000}
        )
        for person in self.people:
            person.connect(self.table)
        self.check()

    @rule(person=people, seat=seats)
    def sit(self, person: int, seat: int) -> None:
        if self.people[person].line:
            may = self.model.sit(person, seat)
            self.do(person, may, type="sit", seat=seat, name=NAMES[person])

    @rule(person=people)
    def leave_seat(self, person: int) -> None:
        if self.people[person].line:
            may = self.model.leave_seat(person, self.between)
            self.do(person, may, type="leave-seat")

    @precondition(lambda self: not self.model.begun)
    @rule()
    def begin(self) -> None:
        """All who sit there start, where all of them are there."""
        players = [self.people[n] for n in self.model.sits if n is not None]
        if not players or not all(player.line for player in players):
            return
        strings = [secrets.token_hex(32) for _ in players]
        assert not players[0].say(type="start")
        if len(players) > 1:
            for player, string in zip(players, strings, strict=True):
                assert not player.say(type="promise", hash=promise_of(string))
        for player, string in zip(players, strings, strict=True):
            assert not player.say(type="string", string=string)
        self.model.begun = True
        self.check()

    @precondition(lambda self: self.model.begun and self.here)
    @rule(person=people, pick=st.integers(0, 100))
    def decide(self, person: int, pick: int) -> None:
        """Somebody plays, in their turn or not."""
        one, seat = self.people[person], self.model.seat_of(person)
        if not one.line:
            return
        view, ply = one.told["view"], one.told["ply"]
        may = seat is not None and view["turn"] == seat
        may = may and not self.model.paused and self.model.ended is None
        choices = view["choices"] or {"cards": [], "buttons": []}
        actions = [*choices["buttons"], *(f"play {card}" for card in choices["cards"])]
        action = actions[pick % len(actions)] if may else "keep"
        self.do(person, may, type="act", ply=ply, action=action)
        assert not may or one.told["ply"] > ply

    @precondition(lambda self: self.model.begun and self.here)
    @rule(person=people)
    def next_hand(self, person: int) -> None:
        """Somebody asks for the next hand, which may not be due."""
        one = self.people[person]
        if one.line:
            may = self.between and self.model.seat_of(person) is not None
            may = may and not self.model.paused and self.model.ended is None
            self.do(person, may, type="next", ply=one.told["ply"])

    @rule(person=people, kind=kinds)
    def propose(self, person: int, kind: str) -> None:
        if self.people[person].line:
            may = self.model.propose(person, kind)
            self.do(person, may, type="propose", kind=kind)

    @rule(person=people, agrees=st.booleans())
    def vote(self, person: int, agrees: bool) -> None:
        if self.people[person].line:
            proposal = self.people[person].told["people"]["proposal"]
            number = proposal["number"] if proposal else 10**6
            may = self.model.vote(person, agrees)
            self.do(person, may, type="vote", number=number, agrees=agrees)

    @rule(person=people)
    def cut(self, person: int) -> None:
        """Somebody's line is cut; the others go on."""
        self.people[person].cut()
        self.check()

    @rule(person=people)
    def cut_in_the_middle(self, person: int) -> None:
        """Something is said, and the line is gone before the answer comes."""
        one = self.people[person]
        if one.line:
            with suppress(ConnectionClosed):
                one.line.send(type="say", text="la")
            one.cut()
            self.check()

    @rule(person=people)
    def come_back(self, person: int) -> None:
        """On a new line, or a second one in place of the first."""
        before = self.people[person].told.get("ply", -1)
        self.people[person].cut()
        self.people[person].connect(self.table)
        self.check()
        assert self.people[person].told.get("ply", -1) >= before


@lengths(4, 150)
def test_a_table_is_what_the_model_says(examples: int, server: Server) -> None:
    """Holes: a seat given twice, or lost with a line; a vote that counts for somebody else, or
    after it has fallen; something older after a reconnect; a refusal that has changed something;
    a step by one that is not shown to another."""
    machine = type("Machine", (TableMachine,), {"server": server})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=15 if examples < 10 else 50,
            derandomize=True,
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_the_model_itself() -> None:
    """Hole: a model that says yes to everything."""
    model = Model()
    assert not model.propose(0, "pause")
    assert model.sit(1, 1) and not model.sit(1, 2) and not model.sit(2, 1)
    model.begun = True
    assert model.propose(0, "end") and not model.propose(1, "pause")
    assert model.told()["proposal"] == {"kind": "end", "seat": 0, "missing": [1]}
    assert model.vote(1, False) and not model.vote(1, True)
    assert not model.leave_seat(1, between=False) and model.leave_seat(1, between=True)
    assert json.dumps(model.told())
    assert model.propose(0, "end") and model.ended == [0]
    assert not model.sit(2, 2)
