"""A table for several people: seats, spectators, fair deals, leaving and returning."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import clubsuit
from clubsuit.errors import TurnError
from clubsuit.fair import Fairness, promise_of
from clubsuit.lab import verify_file
from clubsuit.server.ops.error_log import StorageFault
from clubsuit.server.storage.rows import EVENT
from clubsuit.server.storage.store import Store
from clubsuit.server.table import seats
from clubsuit.server.table.door import Player
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.snapshot import Snapshot, answer
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from server.support import probe
from server.support.clients import Browser, begin, receive
from server.support.tables import ADA, BO, CY, begun, copy, deal, open_one, play_on

# ---- fair deals among several people ----------------------------------------------------


def test_strings_are_promised_before_any_is_shown(store: Store) -> None:
    """Hole: the last player can choose a string after seeing those of the others."""
    table = open_one(store)
    table.seats.sit("bo", 1, "Bo")
    table.fair_start.start("ada")
    table.fair_start.promise(0, promise_of(ADA))
    table.fair_start.add_string(0, ADA)  # too early: Bo has not promised anything
    assert ADA not in json.dumps([d.text for d in store.decisions(table.row.id)])
    table.fair_start.promise(1, promise_of(BO))
    with pytest.raises(clubsuit.NotationError, match="not the string that was promised"):
        table.fair_start.add_string(1, CY)
    table.fair_start.add_string(1, BO)
    assert table.wanted == "string"
    table.fair_start.add_string(0, ADA)
    fairness = probe.play(table).fairness
    assert fairness and fairness.strings == (ADA, BO, "")
    assert (
        probe.play(table).hands[0].deal
        == clubsuit.load("clubs-whist")
        .new(fairness=Fairness.new([ADA, BO, ""], fairness.secret))
        .hands[0]
        .deal
    )


def test_a_promise_counts_once(store: Store) -> None:
    """Hole: a player can change a promise after seeing those of the others."""
    table = open_one(store)
    table.seats.sit("bo", 1, "Bo")
    table.fair_start.start("ada")
    table.fair_start.promise(0, promise_of(ADA))
    table.fair_start.promise(0, promise_of(CY))
    table.fair_start.promise(1, promise_of(BO))
    with pytest.raises(clubsuit.NotationError):
        table.fair_start.add_string(0, CY)
    table.fair_start.add_string(0, ADA)


def test_what_does_not_come_is_done_without(store: Store) -> None:
    """Holes: one stuck browser delays the first deal for ever; if a player's string does not
    arrive, this player or the server can choose another string."""
    table = open_one(store)
    table.seats.sit("bo", 1, "Bo")
    table.seats.sit("cy", 2, "Cy")
    table.fair_start.start("ada")
    table.fair_start.promise(0, promise_of(ADA))
    table.fair_start.promise(1, promise_of(BO))
    table.fair_start.wait_no_longer("promise")
    table.fair_start.wait_no_longer("promise")  # the second call changes nothing
    table.fair_start.add_string(0, ADA)
    table.fair_start.wait_no_longer("string")
    fairness = probe.play(table).fairness
    assert fairness and fairness.strings == (ADA, promise_of(BO), "")
    assert fairness.promises == (promise_of(ADA), promise_of(BO), "")
    assert probe.play(copy(store, table)).state.tobytes() == probe.play(table).state.tobytes()


def test_nobody_has_promised(store: Store) -> None:
    """Hole: a game can never begin, or the server alone chooses its deals."""
    table = open_one(store)
    table.seats.sit("bo", 1, "Bo")
    table.fair_start.start("ada")
    table.fair_start.wait_no_longer("promise")
    assert table.wanted == "promise"  # a fair deal needs at least one string
    table.fair_start.promise(0, promise_of(ADA))
    table.fair_start.wait_no_longer("promise")
    table.fair_start.wait_no_longer("string")
    fairness = probe.play(table).fairness
    assert fairness and fairness.strings == (promise_of(ADA), "", "")


# ---- seats -------------------------------------------------------------------------------


def test_everybody_sees_their_own_cards(store: Store) -> None:
    """Hole: a hand is sent to the wrong person."""
    table = begun(store)
    for _ in range(60):
        play_on(table, 1)
        messages = {seat: json.loads(text) for seat, text in table.snapshot.texts.items()}
        for seat in (0, 1):
            assert messages[seat]["view"]["hand"] == probe.play(table).view(seat).hand
            assert messages[seat]["people"]["seat"] == messages[seat]["view"]["seat"] == seat
        spectator = messages[-2]["view"]
        assert (spectator["hand"], spectator["choices"], spectator["seat"]) == ([], None, -1)
    again = copy(store, table)
    assert again.snapshot.texts == table.snapshot.texts


def test_a_seat_is_taken_between_two_decisions(store: Store) -> None:
    """Holes: a bot decides for a person who has just taken the bot's seat; a person's decision is
    refused because another person has just sat down."""
    table = begun(store)
    while probe.play(table).turn != 2:
        play_on(table, 1)
    (question,) = table.snapshot.questions
    table.seats.sit("cy", 2, "Cy")
    assert not table.snapshot.questions
    assert table.snapshot.views[2].hand == probe.play(table).view(2).hand
    ply = table.snapshot.ply
    with pytest.raises(Stale):  # the bot was asked before Cy sat down
        table.decide(question.ply, 2, answer(question) or "", question.bot)
    assert table.snapshot.ply == ply
    table.decide(question.ply, 2, probe.play(table).legal()[0])  # the previous view is still valid
    assert table.snapshot.ply == ply + 1
    assert copy(store, table).row.players == ["Ada", "Bo", "Cy"]


@pytest.mark.parametrize(
    ("person", "seat", "says"),
    [
        ("cy", 1, "Bo sits there already"),
        ("bo", 2, "you have a seat at this table already"),
        ("cy", 3, "there is no such seat"),
        ("cy", -1, "there is no such seat"),
    ],
)
def test_a_seat_that_cannot_be_taken(store: Store, person: str, seat: int, says: str) -> None:
    """Holes: two people have the same seat; one person sees two hands."""
    table = begun(store)
    before = store.decisions(table.row.id)
    with pytest.raises(clubsuit.TurnError, match=says):
        table.seats.sit(person, seat, "X")
    assert store.decisions(table.row.id) == before


def test_two_processes_give_one_seat(store: Store) -> None:
    """Hole: two people take one seat via two processes. The second person gets the seat, but the
    first one continues to play in it."""
    table = begun(store)
    other = copy(store, table)
    table.seats.sit("cy", 2, "Cy")
    with pytest.raises(clubsuit.TurnError, match="Cy sits there already"):
        other.seats.sit("di", 2, "Di")
    assert [seat.person for seat in other.row.seats] == ["ada", "bo", "cy"]


def test_a_seat_is_given_up_between_hands(store: Store) -> None:
    """Hole: a player sees one hand, takes another seat and sees a second hand."""
    table = begun(store)
    with pytest.raises(clubsuit.TurnError, match="between two hands"):
        table.seats.leave_seat("bo")
    while not probe.play(table).waiting:
        play_on(table, 1)
    table.seats.leave_seat("bo")
    assert 1 not in table.snapshot.texts
    table.seats.sit("bo", 2, "Bo")
    play_on(table, 5)


def test_a_seat_that_is_another_persons_by_now(store: Store) -> None:
    """Hole: the former player of a seat can still leave it, vote, propose, show cards or deal in
    the name of the new player."""
    table = begun(store)
    while not probe.play(table).waiting:
        play_on(table, 1)
    other, ply = copy(store, table), table.snapshot.ply
    table.seats.leave_seat("bo")
    table.seats.sit("cy", 1, "Cy")
    table.proposals.propose(0, "pause")
    stored = store.decisions(table.row.id)
    asks: list[Callable[[Table], Snapshot]] = [
        lambda table: table.seats.leave_seat("bo", 1),
        lambda table: table.proposals.propose(1, "end"),
        lambda table: table.proposals.vote(1, stored[-1].number, True),
        lambda table: table.seats.show(1, True),
        lambda table: table.deal(ply),
        lambda table: table.deal(ply + 3),
    ]
    for ask in asks:
        with pytest.raises(clubsuit.TurnError, match="you are watching"):
            ask(other.by(Player("bo", 1)))
    assert store.decisions(table.row.id) == stored
    other.by(Player("cy", 1)).proposals.vote(1, stored[-1].number, True)


def test_a_seat_that_cannot_be_stored(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: a seat was changed in memory although the write failed. A person who could not sit down
    counted as a player without a view, and their socket was closed. A player who could not leave,
    or could not be replaced, counted as a spectator."""

    def fail(*_: Any, **__: Any) -> None:
        raise StorageFault("SQLITE_BUSY")

    table = begun(store)
    table.seats.set_substitute(1, True)
    while not probe.play(table).waiting:
        play_on(table, 1)
    row = table.row
    asks: list[Callable[[], Any]] = [
        lambda: table.seats.sit("cy", 2, "Cy"),
        lambda: table.seats.leave_seat("bo"),
        lambda: table.proposals.propose(0, "replace", 1),
    ]
    for ask in asks:
        with monkeypatch.context() as patch, pytest.raises(StorageFault):
            patch.setattr(store, "append", fail)
            ask()
        assert table.row.seats == row.seats
    table.seats.sit("cy", 2, "Cy")
    assert [seat.person for seat in copy(store, table).row.seats] == ["ada", "bo", "cy"]


@pytest.mark.parametrize("dealt", [False, True])
def test_changes_of_seats_are_limited(
    store: Store, monkeypatch: pytest.MonkeyPatch, dealt: bool
) -> None:
    """Hole: a client that keeps changing its cookie adds entries to a table without end, before the
    first deal or between two hands. Each process that opens the table reads all entries."""
    monkeypatch.setattr(seats, "SEAT_CHANGES", 20)
    table = begun(store, target=1000) if dealt else open_one(store)
    while dealt and not probe.play(table).waiting:
        play_on(table, 1)
    last = table.snapshot.ply
    for number in range(10):
        table.seats.sit(f"guest {number}", 2, "Guest")
        table.seats.leave_seat(f"guest {number}", 2)
    assert table.snapshot.ply == last + 20
    with pytest.raises(TurnError) as refused:
        table.seats.sit("cy", 2, "Cy")
    assert refused.value.reason and refused.value.reason.key == "server-seats-often"
    table.seats.set_substitute(0, True)
    assert table.snapshot.ply == last + 20 + dealt
    table.deal(table.snapshot.ply) if dealt else deal(table, ADA)
    table.seats.sit("cy", 2, "Cy")
    assert table.row.seat_of("cy") == 2


def test_who_sits_there_can_always_get_up(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the limit prevents players from leaving."""
    monkeypatch.setattr(seats, "SEAT_CHANGES", 1)
    table = open_one(store)
    table.seats.sit("bo", 1, "Bo")
    table.seats.leave_seat("bo", 1)
    table.seats.leave_seat("ada", 0)
    assert table.row.people == 0


def test_a_closed_table_stays_closed(store: Store) -> None:
    """Hole: a stranger with the address can join a game of one person."""
    new = NewTable(game="clubs-whist", bots=["random", "random"], seed=1)
    table = Table(store, open_table(store, "ada", new))
    with pytest.raises(clubsuit.TurnError, match="nobody else can join"):
        table.seats.sit("bo", 1, "Bo")
    assert table.snapshot.texts.keys() == {0}
    assert not table.row.may_see("bo")


def test_who_is_back_decides(store: Store) -> None:
    """Hole: a bot that was asked during a player's absence decides after the player is back."""
    table = begun(store)
    table.seats.set_substitute(1, True)
    while probe.play(table).turn != 1:
        play_on(table, 1)
    (question,) = table.snapshot.questions
    table.seats.set_substitute(1, False)
    with pytest.raises(Stale):
        table.decide(question.ply, 1, answer(question) or "", question.bot)
    play_on(table, 1)
    assert probe.bots(table)[-1] is None


def test_a_bot_plays_on(store: Store) -> None:
    """Hole: a bot's decision in a person's seat looks like the person's own."""
    table = begun(store)
    table.seats.set_substitute(1, True)
    play_on(table, 30)
    table.seats.set_substitute(1, False)
    play_on(table, 30)
    decided = [(d.seat, d.bot) for d in store.decisions(table.row.id)]
    back = next(n for n, d in enumerate(store.decisions(table.row.id)) if "back" in d.text)
    assert {bot for seat, bot in decided[:back] if seat == 1} == {"random"}
    assert {bot for seat, bot in decided[back:] if seat == 1} == {None}
    assert {bot for seat, bot in decided if seat == 2} == {"random"}
    assert len(copy(store, table).history()) == sum(seat != EVENT for seat, _ in decided) - 2


def test_no_hints_among_people(store: Store) -> None:
    """Hole: one of several people gets advice from the best bot."""
    table = open_one(store)
    assert table.row.gives_hints
    table.seats.sit("bo", 1, "Bo")
    assert not table.row.gives_hints


def test_names_that_are_alike(store: Store) -> None:
    """Hole: two players have the same name."""
    table = open_one(store)
    table.seats.sit("bo", 1, "Ada")
    assert table.row.players[1] == "Ada 2"


# ---- over real sockets -------------------------------------------------------------------


def test_two_people_play_a_game(browser: Browser, other: Browser, tmp_path: Path) -> None:
    """Hole: something fails on the way from the link to the record that proves the deals."""
    table = browser.new_table("clubs-whist", options={"target": 1}, name="Ada", open=True)
    ada, bo = browser.connect(table), other.connect(table)
    assert receive(ada, "gathering")["people"]["seat"] == 0
    assert receive(bo, "gathering")["people"]["seat"] is None
    bo.send(type="sit", seat=1, name="Bo")
    message = receive(bo, "gathering")
    assert message["people"]["seat"] == 1
    assert [seat["name"] for seat in message["people"]["seats"]][:2] == ["Ada", "Bo"]
    begin([ada, bo])
    while ada.view["phase"] != "over":
        for client in (ada, bo):
            while client.ply < max(ada.ply, bo.ply):
                client.receive()
        if ada.view["phase"] == "scored":
            ada.send(type="next", ply=ada.ply)
        for client in (ada, bo):
            if client.my_turn:
                client.act(client.any_action())
        ada.receive()
    for person in (browser, other):
        file = tmp_path / "game.json"
        file.write_text(person.http.get(f"/api/tables/{table}/record").text)
        (verdict,) = verify_file(file)
        assert verdict.fault is None
        assert verdict.promised and not verdict.late
        assert (
            len(
                [string for string in json.loads(file.read_text())["fairness"]["strings"] if string]
            )
            == 2
        )


def test_an_onlooker(browser: Browser, other: Browser) -> None:
    """Holes: a spectator is sent cards; a decision of a spectator counts."""
    table = browser.new_table("ruby-dame", open=True)
    ada = browser.connect(table)
    receive(ada, "gathering")
    ada.send(type="start")
    receive(ada, "commitment")
    ada.send(type="string", string=ADA)
    receive(ada, "view")
    stranger = other.connect(table)
    view = receive(stranger, "view")["view"]
    assert (view["seat"], view["hand"], view["choices"]) == (-1, [], None)
    for message in (
        {"type": "act", "ply": stranger.ply, "action": "send AC KC QC"},
        {"type": "next", "ply": stranger.ply},
        {"type": "start"},
        {"type": "leave-seat"},
    ):
        stranger.send(**message)
        refused = receive(stranger, "refused")
        assert refused["message"]["key"] == "server-onlooker"
    stranger.send(type="hint", id=1)
    assert receive(stranger, "advice")["suggestions"] == []
    assert other.http.get(f"/api/tables/{table}/record").status_code == 404
    assert other.http.get(f"/api/tables/{table}/review").status_code == 404


def test_a_persons_name_beats_a_bots(store: Store) -> None:
    """Bug: a person with the name of a bot at the table got a number. Holes: two players have the
    same name; another process, or the game's views, still have the old names; a bot keeps the name
    of a person who has left, also after that person has deleted their data."""
    table = open_one(store, "ruby-dame")
    other = copy(store, table)
    assert table.row.players == ["Ada", "Bo", "Clea", "Dirk"]
    table.seats.sit("bo", 2, "Bo")
    assert table.row.players == ["Ada", "Clea", "Bo", "Dirk"]
    assert table.row.seats[1].person is None
    table.seats.sit("a friend", 1, "Bo")
    assert table.row.players == ["Ada", "Bo 2", "Bo", "Dirk"]
    other.catch_up()
    assert other.row.players == probe.play(other).players == table.row.players
    table.seats.leave_seat("bo")
    assert table.row.players == ["Ada", "Bo 2", "Clea", "Dirk"]
    table.seats.sit("cy", 3, "Clea")
    assert table.row.players == ["Ada", "Bo 2", "Dirk", "Clea"]


def test_who_leaves_and_returns(browser: Browser, other: Browser) -> None:
    """Holes: a table stops because a player is gone; the player loses the seat."""
    table = browser.new_table("clubs-whist", name="Ada", open=True)
    ada, bo = browser.connect(table), other.connect(table)
    receive(bo, "gathering")
    bo.send(type="sit", seat=1, name="Bo")
    receive(bo, "gathering")
    begin([ada, bo])
    bo.socket.close()
    ada.play_until(lambda view: view["phase"] in ("scored", "over"))
    people = [json.loads(text)["people"] for text in ada.raw if '"type":"view"' in text]
    place = people[-1]["seats"][1]
    assert place.pop("face")
    assert place == {
        "name": "Bo",
        "person": True,
        "bot": "random",
        "away": True,
        "program": False,
        "shows_hand": False,
        "hot_seat": None,
    }
    back = other.connect(table)
    while (seen := receive(back, "view"))["people"]["seats"][1]["away"]:
        pass
    assert seen["people"]["seat"] == 1
    assert seen["view"]["hand"] == []


def test_one_person_on_two_devices(browser: Browser) -> None:
    """Hole: the second window of a player still shows the view of a spectator."""
    table = browser.new_table("clubs-whist", open=True)
    first, second = browser.connect(table), browser.connect(table)
    for client in (first, second):
        assert receive(client, "gathering")["people"]["seat"] == 0
    first.send(type="start")
    assert receive(second, "commitment")["wanted"] == "string"
    second.send(type="string", string=BO)
    assert receive(first, "view")["view"]["hand"] == receive(second, "view")["view"]["hand"]


# ---- races for a seat ------------------------------------------------------------------------


def test_the_loser_of_a_race_for_a_seat_is_told(browser: Browser, other: Browser) -> None:
    """Bug: a person who lost a race for a seat saw it taken and got no message. Now the refusal
    names the winner of the race, the seat and the free seats. The server then sends the table, and
    the person can take another seat."""
    table = browser.new_table("clubs-whist", name="Ada", open=True)
    with browser.connect(table).socket as _, Browser(browser.server) as third:
        fast, slow = other.connect(table), third.connect(table)
        for client in (fast, slow):
            receive(client, "gathering")
        fast.send(type="sit", seat=1, name="Bo")
        receive(fast, "gathering")
        receive(slow, "gathering")
        slow.send(type="sit", seat=1, name="Cy")
        refusal = receive(slow, "refused")
        free = receive(slow, "gathering")["people"]["seats"][2]["name"]
        assert refusal["error"] == "turn"
        assert refusal["message"]["key"] == "server-seat-taken"
        assert refusal["message"]["args"] == {"place": 2, "name": "Bo", "free": 1, "names": free}
        slow.send(type="sit", seat=2, name="Cy")
        assert receive(slow, "gathering" if not slow.view else "view")["people"]["seat"] == 2


@pytest.mark.parametrize(
    ("taken", "says"), [(1, "seat of .* is still free"), (2, "all seats are taken")]
)
def test_what_the_loser_of_a_race_can_do(store: Store, taken: int, says: str) -> None:
    """Hole: the refusal recommends another seat although none is free."""
    table = open_one(store)
    for seat in range(1, 1 + taken):
        table.seats.sit(f"person {seat}", seat, f"P{seat}")
    with pytest.raises(TurnError, match=f"P1 sits there already and was faster.*{says}"):
        table.seats.sit("cy", 1, "Cy")
