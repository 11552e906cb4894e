"""Agreements between players, such as take-backs, pauses, replacements and an early end."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import clubsuit
from clubsuit.games.state import SPECTATOR
from clubsuit.lab import verify_file
from clubsuit.server.people.data import give_up
from clubsuit.server.storage.rows import EVENT
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from server.support import probe
from server.support.clients import Browser
from server.support.reviews import overview
from server.support.tables import ADA, BO, begun, deal, play_on, replacing, same


def alone(store: Store, game: str) -> Table:
    """Open a table of Ada and bots."""
    bots = ["random"] * (clubsuit.load(game).seats - 1)
    return Table(store, open_table(store, "ada", NewTable(game=game, bots=bots, seed=3)))


def to_own_turn(table: Table, seat: int = 0) -> None:
    """Play on until it is this seat's turn."""
    while probe.play(table).turn != seat:
        play_on(table, 1)


def to_own_choice(table: Table) -> None:
    """Play on until Ada has at least two choices."""
    to_own_turn(table)
    while len(table.snapshot.views[0].legal()) < 2:
        play_on(table, 1)
        to_own_turn(table)


def declined(table: Table) -> int | None:
    """Return the seat that is shown to have voted no."""
    shown: int | None = json.loads(table.snapshot.texts[0])["people"]["declined"]
    return shown


def proposal(table: Table) -> dict[str, Any] | None:
    """Return the proposal that is shown to all clients."""
    shown: dict[str, Any] | None = json.loads(table.snapshot.texts[0])["people"]["proposal"]
    return shown


@pytest.mark.parametrize("game", ["clubs-whist", "ruby-dame", "climbing-clubs", "free-clubs"])
def test_taken_back_against_bots(store: Store, game: str) -> None:
    """Holes: after a take-back the game differs after a restart; a stored decision is deleted; a
    card is in another place than before."""
    table = alone(store, game)
    for _ in range(16):
        to_own_choice(table)
        before = probe.play(table).state.tobytes()
        list_before = store.decisions(table.row.id)
        moves = table.history()
        table.decide(table.snapshot.ply, 0, table.snapshot.views[0].legal()[-1])
        while table.state.choices.of(0):  # the bots still choose cards to pass
            play_on(table, 1)
        play_on(table, 0 if probe.play(table).waiting or probe.play(table).turn == 0 else 1)
        table.proposals.propose(0, "takeback")
        assert probe.play(table).state.tobytes() == before
        assert table.history() == moves
        stored = store.decisions(table.row.id)
        assert stored[: len(list_before)] == list_before
        assert stored[-1].seat == EVENT
        same(store, table)
        play_on(table, 1)
        same(store, table)


def test_what_answers_an_undone_view(store: Store) -> None:
    """Hole: a decision of a person or bot is accepted although it answers a view that was taken
    back."""
    table = alone(store, "clubs-whist")
    to_own_choice(table)
    table.decide(table.snapshot.ply, 0, table.snapshot.views[0].legal()[0])
    late = table.snapshot
    table.proposals.propose(0, "takeback")
    with pytest.raises(Stale):
        table.decide(late.ply, 0, table.snapshot.views[0].legal()[0])
    for question in late.questions:
        with pytest.raises(Stale):
            table.decide(question.ply, question.seat, "pass", question.bot)


def test_what_was_forced_is_passed_over(store: Store) -> None:
    """Hole: a take-back undoes only a forced pass, which the page immediately repeats."""
    table = alone(store, "climbing-clubs")
    forced = False
    while not forced:
        to_own_turn(table)
        forced = len(table.snapshot.views[0].legal()) == 1
        play_on(table, 1)
    table.proposals.propose(0, "takeback")
    assert probe.play(table).turn == 0
    assert len(table.snapshot.views[0].legal()) > 1
    same(store, table)


def test_nothing_to_take_back(store: Store) -> None:
    """Holes: a decision of the previous hand can be taken back; the refusal has no text."""
    table = alone(store, "clubs-whist")
    before = store.decisions(table.row.id)
    to_own_turn(table)
    with pytest.raises(clubsuit.TurnError, match="no decision of yours in this hand"):
        table.proposals.propose(0, "takeback")
    assert store.decisions(table.row.id)[: len(before)] == before


def decided_last(table: Table) -> int:
    """Play on until a person has just played a card and the other person is next. Return the seat
    of the person who played."""
    while True:
        seat = probe.play(table).turn
        choice = len(probe.play(table).legal()) > 1
        play_on(table, 1)
        log = probe.play(table).log
        laid = bool(log) and log[-1].text.startswith("play")
        if seat in (0, 1) and probe.play(table).turn == 1 - seat and laid and choice:
            return seat


def test_taken_back_when_all_agree(store: Store) -> None:
    """Hole: a decision is taken back without the other player's vote, or the record still contains
    it."""
    table = begun(store)
    seat = decided_last(table)
    card = probe.play(table).log[-1].text
    table.proposals.propose(seat, "takeback")
    proposed = proposal(table)
    assert proposed and (proposed["seat"], proposed["missing"]) == (seat, [1 - seat])
    assert probe.play(table).log[-1].text == card
    same(store, table)
    table.proposals.vote(1 - seat, proposed["number"], True)
    assert proposal(table) is None
    assert probe.play(table).turn == seat
    assert card not in [text for _, text in table.whole().hands[-1].actions]
    same(store, table)


def test_one_does_not_agree(store: Store) -> None:
    """Holes: a proposal passes although a player voted no; a vote for an earlier proposal counts;
    the proposer does not see who voted no, or sees it forever, even after withdrawing the
    proposal."""
    table = begun(store)
    seat = decided_last(table)
    table.proposals.propose(seat, "takeback")
    proposed = proposal(table)
    assert proposed
    state = probe.play(table).state.tobytes()
    table.proposals.vote(1 - seat, proposed["number"], False)
    assert proposal(table) is None
    assert probe.play(table).state.tobytes() == state
    with pytest.raises(Stale):
        table.proposals.vote(1 - seat, proposed["number"], True)
    same(store, table)
    assert declined(table) == 1 - seat
    table.proposals.propose(seat, "takeback")
    assert declined(table) is None
    again = proposal(table)
    assert again
    table.proposals.vote(seat, again["number"], False)
    assert declined(table) is None
    table.proposals.propose(seat, "pause")
    other = proposal(table)
    assert other
    table.proposals.vote(1 - seat, other["number"], False)
    assert declined(table) == 1 - seat
    play_on(table, 1)
    assert declined(table) is None


def test_a_card_was_seen(store: Store) -> None:
    """Hole: a player takes a decision back after seeing another player's card."""
    table = begun(store)
    seat = decided_last(table)
    play_on(table, 1)  # the other player plays a card
    before = store.decisions(table.row.id)
    with pytest.raises(clubsuit.TurnError, match="has seen a new card"):
        table.proposals.propose(seat, "takeback")
    assert store.decisions(table.row.id) == before


def test_the_game_goes_on_instead(store: Store) -> None:
    """Hole: a vote on an outdated proposal counts after the game has continued."""
    table = begun(store)
    seat = decided_last(table)
    table.proposals.propose(seat, "takeback")
    proposed = proposal(table)
    assert proposed
    play_on(table, 1)
    assert proposal(table) is None
    with pytest.raises(Stale):
        table.proposals.vote(1 - seat, proposed["number"], True)
    same(store, table)


def test_a_pause(store: Store) -> None:
    """Holes: a bot or a person can decide during a pause; a pause cannot be ended."""
    table = begun(store)
    to_own_turn(table, 2)
    (question,) = table.snapshot.questions
    table.proposals.propose(1, "pause")
    proposed = proposal(table)
    assert proposed
    assert table.snapshot.questions  # the other player has not agreed yet
    table.proposals.vote(0, proposed["number"], True)
    assert not table.snapshot.questions
    with pytest.raises(Stale):
        table.decide(question.ply, 2, "pass", question.bot)
    same(store, table)
    table.seats.set_substitute(1, True)  # absent players have no vote
    table.proposals.propose(0, "resume")
    assert table.snapshot.questions
    table.seats.set_substitute(1, False)
    to_own_turn(table, 0)
    table.proposals.propose(0, "pause")
    proposed = proposal(table)
    assert proposed
    table.proposals.vote(1, proposed["number"], True)
    with pytest.raises(clubsuit.TurnError, match="the game is paused"):
        table.decide(table.snapshot.ply, 0, table.snapshot.views[0].legal()[0])
    same(store, table)


def test_who_is_asked_has_changed(store: Store) -> None:
    """Hole: a new player is bound by votes that were cast before this player joined."""
    table = begun(store)
    table.proposals.propose(0, "pause")
    table.seats.sit("cy", 2, "Cy")
    assert proposal(table) is None
    table.proposals.propose(0, "pause")
    proposed = proposal(table)
    assert proposed and proposed["missing"] == [1, 2]


def test_reviews_after_something_was_taken_back(browser: Browser, tmp_path: Path) -> None:
    """Hole: the record, its proof or its review contains a decision that was taken back."""
    table = browser.new_table("clubs-whist", options={"target": 1})
    client = browser.connect(table)
    taken = 0
    while client.receive().get("type") != "view":
        client.send(type="string", string="0" * 64)
    while client.view["phase"] != "over":
        if client.view["phase"] == "scored":
            client.send(type="next", ply=client.ply)
        elif client.my_turn:
            client.act(client.any_action())
            if taken < 3:
                taken += 1
                client.send(type="propose", kind="takeback")
        while client.receive()["type"] != "view":
            pass  # a bot was faster; each refusal is followed by a view too
    file = tmp_path / "game.json"
    file.write_text(browser.http.get(f"/api/tables/{table}/record").text)
    (verdict,) = verify_file(file)
    assert verdict.fault is None
    review = overview(browser, f"tables/{table}")
    assert len(review["hands"]) == len(json.loads(file.read_text())["hands"])


def test_honour_play_takes_nothing_back(store: Store) -> None:
    """Hole: in honour play a player takes an illegal card back before others can call it."""
    new = NewTable(
        game="free-clubs", options={"enforcement": "honour"}, bots=["random"] * 2, seed=3
    )
    table = Table(store, open_table(store, "ada", new))
    to_own_turn(table)
    table.decide(table.snapshot.ply, 0, table.snapshot.views[0].legal()[0])
    before = store.decisions(table.row.id)
    with pytest.raises(clubsuit.TurnError, match="cannot be proposed now"):
        table.proposals.propose(0, "takeback")
    assert store.decisions(table.row.id) == before


def test_to_speak_out_of_turn_hinders_no_taking_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: a game with actions out of turn is treated as honour play."""
    table = alone(store, "ruby-dame")
    verbs = frozenset({"announce"})
    monkeypatch.setattr(type(probe.play(table).game.rules), "off_turn_verbs", verbs, raising=False)
    to_own_choice(table)
    before = probe.play(table).state.tobytes()
    table.decide(table.snapshot.ply, 0, table.snapshot.views[0].legal()[0])
    while table.state.choices.of(0):  # the bots still choose cards to pass
        play_on(table, 1)
    table.proposals.propose(0, "takeback")
    assert probe.play(table).state.tobytes() == before


def agreed(table: Table, kind: Any, of: int | None = None) -> None:
    """Let Ada propose and Bo agree."""
    table.proposals.propose(0, kind, of)
    proposed = proposal(table)
    assert proposed and (proposed["kind"], proposed["of"], proposed["missing"]) == (kind, of, [1])
    same(store=probe.store(table), table=table)
    table.proposals.vote(1, proposed["number"], True)
    assert proposal(table) is None
    same(store=probe.store(table), table=table)


def ended(table: Table) -> list[int] | None:
    """Return the seats that are shown to have agreed to the end."""
    shown: list[int] | None = json.loads(table.snapshot.texts[0])["people"]["ended"]
    return shown


def test_the_game_ends_early(store: Store, tmp_path: Path) -> None:
    """Holes: a person or bot decides after the end; one person alone ends the game; the record
    cannot be checked or names a winner."""
    table = begun(store)
    play_on(table, 30)
    table.proposals.propose(0, "end")
    assert ended(table) is None and not table.over
    proposed = proposal(table)
    assert proposed
    table.proposals.vote(1, proposed["number"], False)
    assert not table.over
    agreed(table, "end")
    assert ended(table) == [0, 1]
    assert not table.snapshot.questions
    ply = table.snapshot.ply
    does: list[Callable[[], object]] = [
        lambda: table.decide(ply, 0, "pass"),
        lambda: table.deal(ply),
        lambda: table.seats.sit("cy", 2, "Cy"),
        lambda: table.proposals.propose(0, "takeback"),
        lambda: table.proposals.propose(1, "resume"),
    ]
    for one in does:
        with pytest.raises(clubsuit.TurnError):
            one()
    assert table.seats.set_substitute(1, True).ply == ply
    row = store.table(table.row.id)
    assert row and row.summary.over and row.summary.winners is None
    record = table.record(None)
    assert record.winners is None
    file = tmp_path / "game.json"
    file.write_text(record.to_json())
    (verdict,) = verify_file(file)
    assert verdict.fault is None


def test_a_bot_takes_a_seat_for_good(store: Store) -> None:
    """Holes: a bot replaces a present player; a bot replaces a player during a hand, and the
    replaced player sits down elsewhere and sees a second hand; no person can take the seat
    again."""
    table = begun(store)
    while not probe.play(table).waiting:
        play_on(table, 1)
    with pytest.raises(clubsuit.TurnError, match="only of somebody who is away"):
        table.proposals.propose(0, "replace", 1)
    play_on(table, 1)
    table.seats.set_substitute(1, True)
    with pytest.raises(clubsuit.TurnError, match="between two hands"):
        table.proposals.propose(0, "replace", 1)
    while not probe.play(table).waiting:
        play_on(table, 1)
    table.proposals.propose(0, "replace", 1)
    assert table.row.seats[1].person is None and not table.is_away(1)
    same(store, table)
    table.seats.sit("cy", 1, "Cy")
    assert table.row.seats[1].person == "cy"
    same(store, table)


def test_who_is_to_be_replaced_comes_back(store: Store) -> None:
    """Hole: a vote to replace a player continues after the player returns, or after the next
    deal."""
    table = replacing(store)
    table.seats.set_substitute(2, False)
    assert proposal(table) is None
    table.seats.set_substitute(2, True)
    table.proposals.propose(0, "replace", 2)
    proposed = proposal(table)
    assert proposed
    play_on(table, 1)
    with pytest.raises((clubsuit.TurnError, Stale)):
        table.proposals.vote(1, proposed["number"], True)
    assert table.row.seats[2].person == "cy"


ABSENT = frozenset({1})
"""Seats of players who have been absent for a while."""


def test_who_is_gone_has_no_vote_on_the_end(store: Store) -> None:
    """Holes: an absent player prevents the end of the game; the game ends although a present player
    has not agreed."""
    table = begun(store)
    table.seats.sit("cy", 2, "Cy")
    table.proposals.propose(0, "end", absent=ABSENT)
    proposed = proposal(table)
    assert proposed and not table.over
    assert not table.proposals.is_settled(ABSENT)
    table.proposals.vote(2, proposed["number"], True, absent=ABSENT)
    assert ended(table) == [0, 2]
    same(store, table)


def test_who_is_gone_is_asked_about_all_else(store: Store) -> None:
    """Hole: a proposal (except one to end the game) passes without the vote of a player whose
    connection is interrupted for a moment."""
    table = begun(store)
    table.proposals.propose(0, "pause", absent=ABSENT)
    assert proposal(table) and not table.proposals.is_settled(ABSENT)


def test_over_days_all_vote_on_the_end(store: Store) -> None:
    """Hole: a correspondence game ends while the other players sleep."""
    new = NewTable(game="clubs-whist", bots=["random"] * 2, open=True, pace="correspondence")
    table = Table(store, open_table(store, "ada", new))
    table.seats.sit("bo", 1, "Bo")
    deal(table, ADA, BO)
    table.proposals.propose(0, "end", absent=ABSENT)
    assert proposal(table) and not table.proposals.is_settled(ABSENT)


@pytest.mark.parametrize("how", ["away", "idle", "rises", "leaves"])
def test_a_vote_is_settled_when_the_last_one_goes(store: Store, how: str) -> None:
    """Hole: when the last player who has not voted leaves, the vote stays open forever or fails."""
    table = begun(store)
    table.seats.sit("cy", 2, "Cy")
    while not probe.play(table).waiting:
        play_on(table, 1)
    table.proposals.propose(0, "pause")
    proposed = proposal(table)
    assert proposed
    table.proposals.vote(1, proposed["number"], True)
    assert not table.proposals.is_settled(frozenset())
    if how == "away":
        table.seats.set_substitute(2, True)
    elif how == "idle":
        table.seats.ask_still("cy", table.snapshot.waited["cy"])
        table.seats.give_up("cy", table.snapshot.waited["cy"])
    elif how == "rises":
        table.seats.leave_seat("cy")
    else:
        give_up(store, table.row.id, "cy")
        table.catch_up()
    assert proposal(table) and table.proposals.is_settled(frozenset())
    same(store, table)
    table.proposals.settle(frozenset())
    assert proposal(table) is None and probe.agreements(table).paused
    same(store, table)


def test_a_proposal_goes_with_who_made_it(store: Store) -> None:
    """Hole: a proposal stays open after its proposer has left."""
    table = begun(store)
    table.seats.sit("cy", 2, "Cy")
    table.proposals.propose(2, "pause")
    table.seats.set_substitute(2, True)
    assert proposal(table) is None
    assert not table.proposals.is_settled(frozenset())


def test_no_seat_for_a_bot_within_the_next_hand(store: Store) -> None:
    """Hole: a proposal that can no longer pass stays open and blocks others."""
    table = replacing(store)
    assert proposal(table)
    play_on(table, 1)
    assert proposal(table) is None


def offered(table: Table, seat: int) -> str | None:
    """Return the text of the decision that a seat may take back, or None. The text comes from the
    other seat's log."""
    entry: int | None = json.loads(table.snapshot.texts[seat])["takeback"]
    return None if entry is None else table.snapshot.views[1 - seat].log[entry].text


@pytest.mark.parametrize("game", ["clubs-whist", "ruby-dame", "climbing-clubs", "free-clubs"])
def test_offered_is_what_can_be_taken_back(store: Store, game: str) -> None:
    """Holes: the take-back button is missing or never works; players vote on another decision than
    the one that is undone; a restart changes which decision can be taken back."""
    table = begun(store, game=game)
    checked = 0
    while checked < 12:
        play_on(table, 1)
        if probe.play(table).waiting:
            assert [offered(table, seat) for seat in (0, 1)] == [None, None]
            checked += 1
            continue
        for seat in (0, 1):
            card = offered(table, seat)
            if card is None:
                with pytest.raises(clubsuit.TurnError):
                    table.proposals.propose(seat, "takeback")
                continue
            checked += 1
            same(store, table)
            table.proposals.propose(seat, "takeback")
            proposed = proposal(table)
            assert proposed
            assert table.snapshot.views[1 - seat].log[proposed["entry"]].text == card
            assert [offered(table, one) for one in (0, 1)] == [None, None]  # a vote is open
            table.proposals.vote(seat, proposed["number"], False)
            assert offered(table, seat) == card


def test_a_hidden_card_is_not_named(store: Store) -> None:
    """Hole: a proposal to take back shows hidden cards to the players who vote."""
    table, seat = discarding(store)
    table.decide(table.snapshot.ply, seat, table.snapshot.views[seat].legal()[0])
    sent = probe.play(table).log[-1].text
    assert sent.startswith("discard")
    table.proposals.propose(seat, "takeback")
    proposed = proposal(table)
    assert proposed
    for other in (1 - seat, SPECTATOR):
        view = json.loads(table.snapshot.texts[other])["view"]
        assert view["log"][proposed["entry"]]["text"] == "discard ?"
    assert json.loads(table.snapshot.texts[seat])["view"]["log"][proposed["entry"]]["text"] == sent


def discarding(store: Store) -> tuple[Table, int]:
    """Return a table at which Ada or Bo may choose which card to discard, and the seat."""
    while True:
        table = begun(store, game="free-clubs")
        while not probe.play(table).waiting:
            seat, codes = table.state.awaited[0], probe.play(table).legal()
            discards = codes[0].startswith("discard") and len(codes) > 1
            if discards and seat in (0, 1):
                return table, seat
            play_on(table, 1)


def test_hints_when_all_agree(store: Store) -> None:
    """Hole: a table of several people gives hints although not all have agreed."""
    table = begun(store)

    def hints() -> bool:
        return bool(json.loads(table.snapshot.texts[0])["hints"])

    assert not table.state.gives_hints and not hints()
    agreed(table, "hints")
    assert table.state.gives_hints and hints()
    table.proposals.propose(1, "nohints")
    assert not table.state.gives_hints and not hints()
    same(store, table)
    agreed(table, "hints")
    table.seats.sit("cy", 2, "Cy")
    assert not table.state.gives_hints
    same(store, table)


def test_no_hints_where_the_table_has_none(store: Store) -> None:
    """Hole: players agree on hints at a table that was opened without them."""
    new = NewTable(game="clubs-whist", bots=["random"] * 2, seed=3, hints=False)
    table = Table(store, open_table(store, "ada", new))
    with pytest.raises(clubsuit.TurnError, match="cannot be proposed now"):
        table.proposals.propose(0, "hints")
