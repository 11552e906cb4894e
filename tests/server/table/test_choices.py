"""Choices that several players make at the same time: cards to pass (RD-2, FC-10)."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from clubsuit.errors import NotationError, RuleError, TurnError
from clubsuit.games.state import SPECTATOR
from clubsuit.lessons import lesson_of
from clubsuit.server.storage.rows import EVENT
from clubsuit.server.storage.store import Store
from clubsuit.server.table import table as tables
from clubsuit.server.table.entries import Decided
from clubsuit.server.table.opening import open_lesson, open_table
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.snapshot import answer
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from server.support import probe
from server.support.clients import Browser, TableClient, begin, receive
from server.support.servers import Server
from server.support.tables import ADA, BO, begun, copy, deal, open_one, play_on, same

GAMES = ["ruby-dame", "free-clubs"]


def passing(store: Store, game: str, **about: Any) -> Table:
    """Return a table of Ada, Bo and bots at which all have to choose cards to pass.

    Ada and Bo have at least three choices each.
    """
    while True:
        table = begun(store, game, **about)
        while not table.state.choices.missing(probe.play(table)):
            play_on(table, 1)
        if all(len(table.snapshot.views[seat].legal()) > 2 for seat in (0, 1)):
            return table


def choose(table: Table, seat: int, place: int = 0) -> str:
    """Choose for a person: the choice at this place of the list. Return the choice."""
    text = table.snapshot.views[seat].legal()[place]
    table.decide(table.snapshot.ply, seat, text)
    return text


def let_bots_choose(table: Table) -> None:
    """Let all bots choose that are asked."""
    while questions := table.snapshot.questions:
        text = answer(questions[0])
        assert text
        table.decide(questions[0].ply, questions[0].seat, text, questions[0].bot)


def seen(table: Table, seat: int) -> dict[str, Any]:
    """Return the message with the view of a seat or SPECTATOR, without its number."""
    message: dict[str, Any] = json.loads(table.snapshot.texts[seat])
    del message["ply"]
    return message


@pytest.mark.parametrize("game", GAMES)
def test_nobody_sees_a_choice_before_all_have_chosen(store: Store, game: str) -> None:
    """Holes: a player waits for the seat before; another seat or a spectator is sent a choice, or
    sees that it was changed; a choice is lost in another process; the record is not in seat
    order."""
    table = passing(store, game)
    first = probe.play(table).hands[-1].actions[:]
    others = 0, SPECTATOR
    texts = [choose(table, 1, place) for place in (0, 1)]
    before = [seen(table, seat) for seat in others]
    choosing = [0, *range(2, probe.play(table).game.seats)]
    for message in before:
        assert (message["view"]["choosing"], message["view"]["chosen"]) == (choosing, None)
        assert message["view"]["turn"] == 0 and texts[1] not in json.dumps(message)
    texts.append(choose(table, 1, 2))
    assert [seen(table, seat) for seat in others] == before
    own = seen(table, 1)["view"]
    assert (own["chosen"], own["turn"]) == (texts[2], 0) and own["choices"]
    assert own["prompt"] == {"rule": "", "key": "prompt-choosing", "args": {"seats": choosing}}
    same(store, table)
    let_bots_choose(table)
    same(store, table)
    assert probe.play(table).hands[-1].actions == first
    ours = choose(table, 0)
    same(store, table)
    made = probe.play(table).hands[-1].actions[len(first) :]
    assert [seat for seat, _ in made] == list(range(len(made)))
    assert (made[0][1], made[1][1]) == (ours, texts[2])
    assert seen(table, 0)["view"]["choosing"] == [] and seen(table, 1)["view"]["chosen"] is None


def test_only_a_legal_choice_is_held(store: Store) -> None:
    """Holes: cards of another player, too few cards or nonsense count as a choice; a seat without
    a person or a hand that is over takes one."""
    table = passing(store, "ruby-dame")
    theirs = table.snapshot.views[0].legal()[0]
    for text, error in ((theirs, RuleError), ("send 2C", RuleError), ("bow", NotationError)):
        with pytest.raises(error):
            table.decide(table.snapshot.ply, 1, text)
    with pytest.raises(Stale):
        table.decide(table.snapshot.ply, 0, theirs, "random")
    assert table.state.choices.missing(probe.play(table)) == [0, 1, 2, 3]
    own = theirs.split()[1:]
    table.choose(table.snapshot.ply, 0, own)
    assert seen(table, 0)["view"]["chosen"] == theirs
    choose(table, 1)
    let_bots_choose(table)


def test_two_processes_hold_choices_at_once(store: Store) -> None:
    """Holes: of two players of two processes who choose at the same time, one is refused; a choice
    from before the last one counts for the next hand."""
    table = passing(store, "ruby-dame")
    let_bots_choose(table)
    here, there = copy(store, table), copy(store, table)
    late = here.snapshot
    text = choose(here, 0)
    choose(there, 1)
    assert len(probe.play(there).hands[-1].actions) == 4
    here.catch_up()
    assert probe.play(here).hands[-1].actions[0] == (0, text)
    with pytest.raises(Stale):
        here.decide(late.ply, 0, late.views[0].legal()[3])


def test_a_choice_that_is_sent_again_counts_once(store: Store) -> None:
    """Holes: a choice that arrives again after a lost connection replaces a newer state, or is
    refused although it stands; the same choice fills the list."""
    table = passing(store, "ruby-dame")
    ply, text = table.snapshot.ply, choose(table, 1)
    after = table.snapshot.ply
    cards = text.split()[1:]
    table.again(ply, 1, cards, lambda: table.choose(ply, 1, cards))
    choose(table, 1)
    assert table.snapshot.ply == after
    let_bots_choose(table)
    choose(table, 0)
    done = table.snapshot.ply
    table.again(ply, 1, cards, lambda: table.choose(ply, 1, cards))
    assert table.snapshot.ply == done


def test_changes_of_a_choice_are_limited(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a player fills the database by changing a choice again and again, or the limit refuses
    another player's first choice."""
    monkeypatch.setattr(tables, "MAX_CHOICES", 3)
    table = passing(store, "ruby-dame")
    for place in range(3):
        choose(table, 1, place)
    with pytest.raises(TurnError, match="too often"):
        choose(table, 1, 3)
    assert choose(table, 0)


def test_bots_choose_for_who_is_away(store: Store) -> None:
    """Holes: the table waits for a player who is away; a bot replaces the choice of a player; a
    player who is back cannot change what the bot chose; the record names no bot."""
    table = passing(store, "ruby-dame")
    own = choose(table, 1)
    table.seats.set_substitute(0, True)
    table.seats.set_substitute(1, True)
    let_bots_choose_but(table, 3)
    choice = table.state.choices.of(0)
    assert choice and choice.bot and seen(table, 1)["view"]["chosen"] == own
    table.seats.set_substitute(0, False)
    ours = choose(table, 0, 9)
    let_bots_choose(table)
    made = probe.play(table).hands[-1].actions
    assert (made[0][1], made[1][1]) == (ours, own)
    assert [bot for _, bot in table.history()[1:5]] == [None, None, "random", "random"]


def let_bots_choose_but(table: Table, seat: int) -> None:
    """Let all bots choose that are asked, except the one in this seat."""
    while questions := [one for one in table.snapshot.questions if one.seat != seat]:
        text = answer(questions[0])
        assert text
        table.decide(questions[0].ply, questions[0].seat, text, questions[0].bot)


@pytest.mark.parametrize("bots_first", [True, False])
def test_a_take_back_lets_players_choose_again(store: Store, bots_first: bool) -> None:
    """Hole: after a take-back, the choices from before it still count."""
    new = NewTable(game="ruby-dame", bots=["random"] * 3, seed=3)
    table = Table(store, open_table(store, "ada", new))
    if bots_first:
        let_bots_choose(table)
    choose(table, 0)
    let_bots_choose(table)
    table.proposals.propose(0, "takeback")
    assert table.state.choices.missing(probe.play(table)) == [0, 1, 2, 3]
    same(store, table)
    let_bots_choose(table)
    other = choose(table, 0, 8)
    assert probe.play(table).hands[-1].actions[0] == (0, other)


def test_all_who_still_choose_are_awaited(store: Store) -> None:
    """Holes: the list of games, notifications or the question whether a player is still there know
    only the first of the players who choose; a player who has chosen is asked."""
    table = passing(store, "ruby-dame")

    def awaited() -> tuple[list[bool], set[str], set[str]]:
        row = store.table(table.row.id)
        assert row
        snapshot = table.snapshot
        return [row.waits_for(n) for n in range(4)], set(snapshot.asked), set(snapshot.waited)

    assert awaited() == ([True, True, True, True], {"ada", "bo"}, {"ada", "bo"})
    choose(table, 0)
    assert awaited() == ([False, True, True, True], {"bo"}, {"bo"})
    choose(table, 1)
    assert awaited() == ([False, False, True, True], set(), set())


def test_a_program_that_has_chosen_is_asked_nothing(store: Store) -> None:
    """Hole: a program that answers each list of actions changes its choice for ever."""
    table = open_one(store, "ruby-dame")
    table.seats.sit("bo", 1, "Bo", program=True)
    deal(table, ADA, BO)
    assert len(seen(table, 1)["actions"]) == 286
    choose(table, 1)
    assert seen(table, 1)["actions"] == []


def test_a_spectator_with_cards_sees_no_choice(store: Store) -> None:
    """Hole: a player who shows their cards also shows which ones they have chosen."""
    table = passing(store, "ruby-dame", watch="seat")
    table.seats.show(1, True)
    before = seen(table, SPECTATOR)
    text = choose(table, 1)
    now = seen(table, SPECTATOR)
    assert now["view"]["hand"] and now["view"]["chosen"] is None and text not in json.dumps(now)
    assert now["view"]["choosing"] == [0, 2, 3] != before["view"]["choosing"]


def test_a_choice_is_nowhere_but_in_the_table(store: Store) -> None:
    """Hole: a record in the middle of the hand, for this or another player, has a choice."""
    table = passing(store, "ruby-dame")
    text = choose(table, 1)
    assert text in [
        json.loads(one.text).get("text")
        for one in store.decisions(table.row.id)
        if one.seat == EVENT
    ]
    records = [table.record(seat).to_json() for seat in (0, 1)]
    assert not any("send" in record or "choose" in record for record in records)
    assert text not in repr(table.state.choices.of(1))


def test_a_pass_that_an_older_server_began(store: Store) -> None:
    """Hole: a table at which some seats passed cards before the upgrade stops, or they can choose
    again."""
    table = passing(store, "ruby-dame")
    text = table.snapshot.views[0].legal()[3]
    probe.door(table).commit(Decided(0, text))
    view = seen(table, 0)["view"]
    assert (view["choosing"], view["choices"], view["turn"]) == ([1, 2, 3], None, 1)
    let_bots_choose(table)
    same(store, table)
    with pytest.raises(TurnError):
        table.decide(table.snapshot.ply, 0, text)
    other = choose(table, 1)
    assert probe.play(table).hands[-1].actions[:2] == [(0, text), (1, other)]


def test_a_lesson_keeps_its_order(store: Store) -> None:
    """Hole: the script of a lesson, in which the seats decide one after the other, is left."""
    lesson = lesson_of("ruby-dame")
    assert lesson
    table = Table(store, open_lesson(store, "ada", lesson, "Ada"))
    assert seen(table, 0)["view"]["choosing"] == []
    assert not table.state.choices.choosers(probe.play(table))


# ---- with a server ----------------------------------------------------------------------


def sit_down(ada: Browser, bo: Browser, **options: Any) -> tuple[TableClient, TableClient]:
    """Return the clients of Ada and Bo at a table of Ruby Dame after the first deal."""
    table = ada.new_table("ruby-dame", "rule", name="Ada", open=True, options=options)
    clients = ada.connect(table), bo.connect(table)
    clients[1].send(type="sit", seat=1, name="Bo")
    for client in clients:
        receive(client, "gathering")
    begin(list(clients))
    return clients


def until_choosing(client: TableClient, seats: list[int]) -> None:
    """Read messages until exactly these seats still choose."""
    while client.view.get("choosing") != seats:
        client.receive()


def test_a_choice_survives_a_killed_server(launch: Callable[[], Server]) -> None:
    """Holes: after `kill -9` in the middle of a pass a choice is lost, or is shown to another seat;
    the change of a choice does not count; the table waits for ever."""
    server = launch()
    with Browser(server) as ada, Browser(server) as bo:
        first, second = sit_down(ada, bo)
        table = ada.http.get("/api/tables").json()[0]["id"]
        for client in (first, second):
            until_choosing(client, [0, 1])
        second.act(second.any_action())
        until_choosing(first, [0])
        until_choosing(second, [0])
        held = second.view["chosen"]
        server.kill()
        server.start()
        before, first, second = first, ada.connect(table), bo.connect(table)
        for client in (first, second):
            receive(client, "view")
        assert (first.view["choosing"], second.view["chosen"]) == ([0], held)
        last = ["send", *second.view["hand"][-3:]]
        second.act(" ".join(last))
        while second.view["chosen"] == held:
            second.receive()
        assert not any(held in text or " ".join(last) in text for text in [*before.raw, *first.raw])
        first.act(first.any_action())
        until_choosing(second, [])
        sent = [entry["text"] for entry in second.view["log"] if entry["seat"] == 1]
        assert sent == [" ".join(last)] and second.view["phase"] == "play"
