"""Several people at one table, compared with a simple model after each of many random steps.

They sit down, leave, decide, propose, vote, lose their connection and reconnect, each at any time.
After each step, every open socket must show exactly the state of the model. The model does not
predict the decisions of bots; the game's record shows that they were legal.
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
from clubsuit.game import Record
from fuzz.support.hostile import lengths
from server.support.clients import Browser, TableClient
from server.support.servers import Server

NAMES = "Zoe", "Yan", "Xia"
SEATS = 3

people = st.sampled_from(range(len(NAMES)))
seats = st.sampled_from(range(SEATS))
kinds = st.sampled_from(["pause", "resume", "end"])


@dataclass
class Model:
    """The expected state of the table."""

    sits: list[int | None] = field(default_factory=lambda: [0, None, None])
    """The index of the person in each seat, or None."""
    begun: bool = False
    paused: bool = False
    ended: list[int] | None = None
    proposal: tuple[str, int, set[int]] | None = None
    """The proposal, the seat that made it, and the seats that have agreed."""

    def seat_of(self, person: int) -> int | None:
        return self.sits.index(person) if person in self.sits else None

    @property
    def voters(self) -> set[int]:
        return {seat for seat, person in enumerate(self.sits) if person is not None}

    def sit(self, person: int, seat: int) -> bool:
        """Take the seat if that is allowed. Return whether it was allowed."""
        if self.ended or self.sits[seat] is not None or person in self.sits:
            return False
        self.sits[seat], self.proposal = person, None
        return True

    def leave_seat(self, person: int, between: bool) -> bool:
        """Leave the seat, which is allowed only while no player has cards (`between`). Return
        whether it was allowed."""
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
        """Carry out the proposal if all players have agreed to it."""
        assert self.proposal
        kind, _, agreed = self.proposal
        if not self.voters <= agreed:
            return
        if kind == "end":
            self.ended = sorted(agreed)
        else:
            self.paused = kind == "pause"
        self.proposal = None

    def expected(self) -> dict[str, Any]:
        """Return the state that every client must show."""
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
    """Return the state that a client shows, in the form of `Model.expected`."""
    proposal = people["proposal"]
    return {
        # A person who sits down again is "Zoe 2" if their old seat still has the name "Zoe".
        "sits": [seat["name"].split()[0] if seat["person"] else None for seat in people["seats"]],
        "paused": people["paused"],
        "ended": people["ended"],
        "proposal": proposal and {name: proposal[name] for name in ("kind", "seat", "missing")},
    }


class Person:
    """A person with a browser and at most one socket."""

    def __init__(self, server: Server) -> None:
        self.browser = Browser(server)
        self.client: TableClient | None = None
        self.newest: dict[str, Any] = {}
        """The newest message that shows the table."""
        self.messages: list[dict[str, Any]] = []
        """All messages that came since `request` was last called."""
        self._asked = 0

    def connect(self, table: str) -> None:
        self.client = self.browser.connect(table)
        self.newest = {}

    def cut(self) -> None:
        """Cut the network connection without closing the WebSocket."""
        if self.client:
            with suppress(OSError):
                self.client.socket.socket.shutdown(socket.SHUT_RDWR)
        self.client = None

    def read_all(self) -> None:
        """Send a query, and read all messages up to its response."""
        if not self.client:
            return
        self._asked += 1
        self.client.send(type="match", id=self._asked, cards=[])
        while (message := self.client.receive())["type"] != "matches":
            self.messages.append(message)
            if message["type"] in ("view", "gathering", "commitment"):
                self.newest = message

    def request(self, **message: Any) -> list[str]:
        """Send a message, read all responses, and return the keys of the refusals."""
        assert self.client
        self.messages = []
        self.client.send(**message)
        self.read_all()
        return [m["message"]["key"] for m in self.messages if m["type"] == "refused"]


class TableMachine(RuleBasedStateMachine):
    """Everything that several people can do at one table."""

    server: Server

    def __init__(self) -> None:
        super().__init__()
        self.people = [Person(self.server) for _ in NAMES]
        self.model = Model()
        self.table = ""

    def teardown(self) -> None:
        """Check that no stored decision is missing and that a finished game's record can be
        replayed."""
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

    # ---- what the clients show -----------------------------------------------------------------

    @property
    def here(self) -> list[Person]:
        return [person for person in self.people if person.client]

    def settle(self) -> None:
        """Read until all clients show the same state and no bot is about to decide."""
        while True:
            for person in self.here:
                person.read_all()
            plies = {person.newest.get("ply", -1) for person in self.here}
            if len(plies) <= 1 and not self._bot_decides():
                return

    def _bot_decides(self) -> bool:
        if not self.here or not self.model.begun or self.model.paused or self.model.ended:
            return False
        turn = self.here[0].newest["view"]["turn"]
        return turn is not None and self.model.sits[turn] is None

    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.here[0].newest["view"]
        return view

    @property
    def between(self) -> bool:
        """Return whether no player has cards."""
        return not self.model.begun or (bool(self.here) and self.view()["phase"] == "scored")

    def check(self) -> None:
        """Check that each client shows the state of the model, and that spectators see no hand."""
        self.settle()
        for n, person in enumerate(self.people):
            if not person.client:
                continue
            people = person.newest["people"]
            assert shown(people) == self.model.expected()
            assert people["seat"] == self.model.seat_of(n)
            if self.model.begun:
                view = person.newest["view"]
                seat = self.model.seat_of(n)
                assert view["seat"] == (-1 if seat is None else seat)
                assert seat is not None or (view["hand"] == [] and view["choices"] is None)

    def do(self, person: int, may: bool, **message: Any) -> None:
        """Send a message. Check that it is refused unless it is allowed, and that a refusal changes
        nothing."""
        refused = self.people[person].request(**message)
        assert bool(refused) == (not may), (message, refused)
        assert "server-fault" not in refused
        self.check()

    # ---- steps -----------------------------------------------------------------------------------

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
        if self.people[person].client:
            may = self.model.sit(person, seat)
            self.do(person, may, type="sit", seat=seat, name=NAMES[person])

    @rule(person=people)
    def leave_seat(self, person: int) -> None:
        if self.people[person].client:
            may = self.model.leave_seat(person, self.between)
            self.do(person, may, type="leave-seat")

    @precondition(lambda self: not self.model.begun)
    @rule()
    def begin(self) -> None:
        """Start the game if all players are connected."""
        players = [self.people[n] for n in self.model.sits if n is not None]
        if not players or not all(player.client for player in players):
            return
        strings = [secrets.token_hex(32) for _ in players]
        assert not players[0].request(type="start")
        if len(players) > 1:
            for player, string in zip(players, strings, strict=True):
                assert not player.request(type="promise", hash=promise_of(string))
        for player, string in zip(players, strings, strict=True):
            assert not player.request(type="string", string=string)
        self.model.begun = True
        self.check()

    @precondition(lambda self: self.model.begun and self.here)
    @rule(person=people, pick=st.integers(0, 100))
    def decide(self, person: int, pick: int) -> None:
        """Let a person decide, whether or not it is their turn."""
        sender, seat = self.people[person], self.model.seat_of(person)
        if not sender.client:
            return
        view, ply = sender.newest["view"], sender.newest["ply"]
        may = seat is not None and view["turn"] == seat
        may = may and not self.model.paused and self.model.ended is None
        choices = view["choices"] or {"cards": [], "buttons": []}
        actions = [*choices["buttons"], *(f"play {card}" for card in choices["cards"])]
        action = actions[pick % len(actions)] if may else "keep"
        self.do(person, may, type="act", ply=ply, action=action)
        assert not may or sender.newest["ply"] > ply

    @precondition(lambda self: self.model.begun and self.here)
    @rule(person=people)
    def next_hand(self, person: int) -> None:
        """Let a person request the next hand, whether or not the hand is over."""
        sender = self.people[person]
        if sender.client:
            may = self.between and self.model.seat_of(person) is not None
            may = may and not self.model.paused and self.model.ended is None
            self.do(person, may, type="next", ply=sender.newest["ply"])

    @rule(person=people, kind=kinds)
    def propose(self, person: int, kind: str) -> None:
        if self.people[person].client:
            may = self.model.propose(person, kind)
            self.do(person, may, type="propose", kind=kind)

    @rule(person=people, agrees=st.booleans())
    def vote(self, person: int, agrees: bool) -> None:
        if self.people[person].client:
            proposal = self.people[person].newest["people"]["proposal"]
            number = proposal["number"] if proposal else 10**6
            may = self.model.vote(person, agrees)
            self.do(person, may, type="vote", number=number, agrees=agrees)

    @rule(person=people)
    def cut(self, person: int) -> None:
        """Cut the connection of one person; the others continue."""
        self.people[person].cut()
        self.check()

    @rule(person=people)
    def cut_in_the_middle(self, person: int) -> None:
        """Send a chat message and cut the connection before the response arrives."""
        sender = self.people[person]
        if sender.client:
            with suppress(ConnectionClosed):
                sender.client.send(type="say", text="la")
            sender.cut()
            self.check()

    @rule(person=people)
    def come_back(self, person: int) -> None:
        """Reconnect a person, and check that their client shows no older state than before."""
        before = self.people[person].newest.get("ply", -1)
        self.people[person].cut()
        self.people[person].connect(self.table)
        self.check()
        assert self.people[person].newest.get("ply", -1) >= before


@lengths(4, 150)
def test_a_table_is_what_the_model_says(examples: int, server: Server) -> None:
    """Holes: a seat is given to two people, or is lost with the connection; a vote counts for
    another player, or after the proposal was withdrawn; a client shows an older state after it
    reconnects; a refused message changes something; one player's step is not shown to another
    player."""
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
    """Hole: the model allows everything."""
    model = Model()
    assert not model.propose(0, "pause")
    assert model.sit(1, 1) and not model.sit(1, 2) and not model.sit(2, 1)
    model.begun = True
    assert model.propose(0, "end") and not model.propose(1, "pause")
    assert model.expected()["proposal"] == {"kind": "end", "seat": 0, "missing": [1]}
    assert model.vote(1, False) and not model.vote(1, True)
    assert not model.leave_seat(1, between=False) and model.leave_seat(1, between=True)
    assert json.dumps(model.expected())
    assert model.propose(0, "end") and model.ended == [0]
    assert not model.sit(2, 2)
