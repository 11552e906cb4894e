"""A player who takes a seat between two hands sees nothing of earlier hands anywhere."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import clubsuit
from clubsuit.errors import TurnError
from clubsuit.game import Play, Record
from clubsuit.games.state import SPECTATOR
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.reviews import reviews
from clubsuit.server.reviews.reviews import Reviews
from clubsuit.server.reviews.statistics import Statistics
from clubsuit.server.storage.store import Store
from clubsuit.server.table.arrivals import forget
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.table import Table, record_of
from clubsuit.server.wire.schema import NewTable
from server.support import probe
from server.support.clients import Browser, alone
from server.support.reviews import overview
from server.support.tables import ADA, BO, begun, copy, deal, play_on


def finish_hand(table: Table) -> None:
    """Play on until the hand is over."""
    hands = sum(hand.score is not None for hand in probe.play(table).hands)
    while sum(hand.score is not None for hand in probe.play(table).hands) == hands:
        play_on(table, 1)
    assert not table.over, "the game is too short for this test"


def handed_over(store: Store, game: str, hands: int = 2) -> Table:
    """Return a table where Bo played these hands in seat 1 and left, and Cy has sat down there."""
    table = begun_of(store, game)
    for _ in range(hands):
        finish_hand(table)
    table.seats.leave_seat("bo", 1)
    table.seats.sit("cy", 1, "Cy")
    return table


def begun_of(store: Store, game: str, **more: Any) -> Table:
    """Return a table of this game with Ada and Bo."""
    seats = clubsuit.load(game).seats
    options: dict[str, Any] = {} if game == "free-clubs" else {"target": 1000}
    about: dict[str, Any] = {"game": game, "options": options, "bots": ["random"] * (seats - 1)}
    table = Table(store, open_table(store, "ada", NewTable(**about, name="Ada", open=True, **more)))
    table.seats.sit("bo", 1, "Bo")
    return deal(table, ADA, BO)


def hidden(text: str) -> str:
    """Return an action with a question mark in place of each card."""
    verb, *cards = text.split()
    return " ".join([verb, *["?"] * len(cards)])


def record_for(store: Store, table: Table, person: str) -> Record:
    """Return the record that a person receives."""
    record = record_of(store, table.row.id, person)
    assert record is not None
    return record


def reviewed_hands(store: Store, table: Table, person: str) -> list[int]:
    """Return the numbers of the hands that a person's review shows."""
    source = Reviews(store).table(Asker("there", person), table.row.id)
    assert source is not None
    hands = reviews.overview(source)["hands"]
    assert all(hand["decisions"] for hand in hands)
    return [hand["number"] for hand in hands]


def counted(store: Store, table: Table, person: str) -> int:
    """Return the number of hands that a person's statistics count."""
    row = copy(store, table).row
    return len(Statistics(store).hands(row, person, store.lengths([row.id])[row.id]))


# ---- records, reviews and statistics -------------------------------------------------------


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_a_record_begins_where_its_player_sat_down(store: Store, game: str) -> None:
    """Hole: the record shows cards and hidden decisions of the seat's previous player."""
    table = handed_over(store, game)
    finish_hand(table)
    play_on(table, 3)
    record = record_for(store, table, "cy")
    whole = table.whole()
    watched = probe.play(table).onlooker()
    assert record.view == 1 and len(record.hands) == len(whole.hands) == 4
    for number, (hand, true) in enumerate(zip(record.hands, whole.hands, strict=True), 1):
        own = hand.deal["hands"][1]
        assert own == (["?"] * len(own) if number < 3 else true.deal["hands"][1])
        if number < 3:
            assert not any(card != "?" for cards in hand.deal.values() for card in flat(cards))
            seen = watched.of_finished_hand(number)
            rules = probe.play(table).game.rules
            public = [(p, rules.words.seen(seen, p, text)) for p, text in true.actions]
            assert hand.actions == public
            assert all(text == hidden(text) for _, text in public if text.startswith("send"))
        assert (hand.dealer, hand.score) == (true.dealer, true.score)
    assert record.fairness is not None and record.fairness.secret is None
    ada = record_for(store, table, "ada")
    assert [hand.deal["hands"][0] for hand in ada.hands] == [
        hand.deal["hands"][0] for hand in whole.hands
    ]


def flat(cards: Any) -> Iterator[str]:
    """Yield the card names in a nested list."""
    if isinstance(cards, str):
        yield cards
    else:
        for one in cards:
            yield from flat(one)


def test_a_review_begins_where_its_player_sat_down(store: Store) -> None:
    """Hole: the review shows decisions and views of the seat's previous player."""
    table = handed_over(store, "ruby-dame")
    assert reviewed_hands(store, table, "cy") == []
    finish_hand(table)
    assert reviewed_hands(store, table, "cy") == [3]
    assert reviewed_hands(store, table, "ada") == [1, 2, 3]
    source = Reviews(store).table(Asker("there", "cy"), table.row.id)
    assert source is not None
    whole = table.whole()
    for number in range(1, len(whole.hands[0].actions) + 1):
        assert not source.may_show(1, number)
    own = [n for n, (seat, _) in enumerate(whole.hands[2].actions, 1) if seat == 1]
    assert all(source.may_show(3, number) for number in own)


def test_statistics_count_hands_of_ones_own(store: Store) -> None:
    """Hole: statistics count the points and tricks of a seat's previous player, even after the game
    is over."""
    table = handed_over(store, "clubs-whist")
    assert (counted(store, table, "ada"), counted(store, table, "cy")) == (2, 0)
    finish_hand(table)
    assert (counted(store, table, "ada"), counted(store, table, "cy")) == (3, 1)
    for seat in (0, 1):
        if proposal := probe.agreements(table).proposal:
            table.proposals.vote(seat, proposal.number, True)
        else:
            table.proposals.propose(seat, "end")
    assert table.over
    assert (counted(store, table, "ada"), counted(store, table, "cy")) == (3, 1)


def test_what_is_taken_along_begins_there_too(store: Store) -> None:
    """Hole: the export of a game shows hands that the record hides."""
    table = handed_over(store, "climbing-clubs")
    finish_hand(table)
    line = json.loads(probe.exported_game(store, copy(store, table).row, "cy"))
    hands = line["record"]["hands"]
    assert [set(hand["deal"]["hands"][1]) == {"?"} for hand in hands] == [True, True, False]
    assert hands[2]["deal"]["hands"][1] == table.whole().hands[2].deal["hands"][1]


def test_a_game_that_is_over_is_told_whole(store: Store) -> None:
    """Hole: a newcomer sees less of a finished game than a stranger does."""
    table = handed_over(store, "clubs-whist")
    table.proposals.propose(0, "end")
    proposal = probe.agreements(table).proposal
    assert proposal
    table.proposals.vote(1, proposal.number, True)
    whole = table.whole()
    for person in ("ada", "cy", "a stranger"):
        record = record_for(store, table, person)
        assert (record.view, record.hands) == (None, whole.hands)


# ---- who keeps what ------------------------------------------------------------------------


def test_who_was_away_keeps_their_hands(store: Store) -> None:
    """Hole: hands that a bot played for an absent player are missing after the player's return."""
    table = begun_of(store, "clubs-whist")
    finish_hand(table)
    table.seats.set_substitute(1, True)
    finish_hand(table)
    table.seats.set_substitute(1, False)
    finish_hand(table)
    whole = table.whole()
    hands = record_for(store, table, "bo").hands
    assert [hand.deal["hands"][1] for hand in hands] == [
        hand.deal["hands"][1] for hand in whole.hands
    ]
    assert reviewed_hands(store, table, "bo") == [1, 2, 3]
    assert counted(store, table, "bo") == 3


def test_another_seat_at_the_same_table(store: Store) -> None:
    """Hole: a player who changes seats sees earlier cards of the new seat."""
    table = begun_of(store, "clubs-whist")
    finish_hand(table)
    table.seats.leave_seat("bo", 1)
    table.seats.sit("bo", 2, "Bo")
    finish_hand(table)
    record, whole = record_for(store, table, "bo"), table.whole()
    assert record.view == 2
    assert set(record.hands[0].deal["hands"][2]) == {"?"}
    assert record.hands[1].deal["hands"][2] == whole.hands[1].deal["hands"][2]
    assert reviewed_hands(store, table, "bo") == [2]
    assert counted(store, table, "bo") == 1


def test_a_bots_seat_within_a_hand(store: Store) -> None:
    """Hole: a player who replaces a bot does not see the current hand, or sees earlier ones."""
    table = begun_of(store, "clubs-whist")
    finish_hand(table)
    play_on(table, 5)
    table.seats.sit("cy", 2, "Cy")
    whole = table.whole()
    hands = record_for(store, table, "cy").hands
    assert set(hands[0].deal["hands"][2]) == {"?"}
    assert hands[1].deal["hands"][2] == whole.hands[1].deal["hands"][2]
    assert table.snapshot.views[2].hand == probe.play(table).view(2).hand
    finish_hand(table)
    assert reviewed_hands(store, table, "cy") == [2]


def test_from_the_first_hand(store: Store) -> None:
    """Hole: the owner, or a player who joined before the first deal, does not see the first
    hand."""
    table = begun_of(store, "clubs-whist")
    finish_hand(table)
    for seat, person in enumerate(("ada", "bo")):
        assert reviewed_hands(store, table, person) == [1]
        own = record_for(store, table, person).hands[0].deal["hands"][seat]
        assert own == table.whole().hands[0].deal["hands"][seat]


def test_another_process_knows_it_too(store: Store) -> None:
    """Hole: after a restart, or via another process, a newcomer sees everything."""
    table = handed_over(store, "climbing-clubs")
    before = copy(store, table)
    assert before.snapshot.texts == table.snapshot.texts
    finish_hand(before)
    after = copy(store, before)
    assert after.snapshot.texts == before.snapshot.texts == table.catch_up().texts
    assert after.state.arrivals.first_hand(1) == table.state.arrivals.first_hand(1) == 3


# ---- at the table --------------------------------------------------------------------------


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_a_newcomer_sees_what_lies_open(store: Store, game: str) -> None:
    """Hole: a newcomer sees the finished hand from the previous player's view, including cards that
    only that player may see."""
    table = handed_over(store, game)
    shown = json.loads(table.snapshot.texts[1])["view"]
    public = json.loads(table.snapshot.texts[SPECTATOR])["view"]
    assert shown == public | {"seat": 1}
    assert shown["hand"] == [] and shown["phase"] == "scored"
    table.deal(table.snapshot.ply)
    assert (
        json.loads(table.snapshot.texts[1])["view"]["hand"] == probe.play(table).view(1).hand != []
    )


def test_a_newcomer_can_show_nothing_of_it(store: Store) -> None:
    """Hole: a newcomer who shows their hand to spectators shows the previous player's cards."""
    table = begun_of(store, "ruby-dame", watch="seat")
    finish_hand(table)
    table.seats.leave_seat("bo", 1)
    table.seats.sit("cy", 1, "Cy")
    before = json.loads(table.snapshot.texts[SPECTATOR])["view"]
    table.seats.show(1, True)
    assert json.loads(table.snapshot.texts[SPECTATOR])["view"] == before
    table.deal(table.snapshot.ply)
    shown = json.loads(table.snapshot.texts[SPECTATOR])["view"]
    assert shown["hand"] == probe.play(table).view(1).hand != []


@pytest.mark.parametrize("newcomer", [True, False])
def test_a_hand_is_not_opened_again_for_others(store: Store, newcomer: bool) -> None:
    """Hole: a player joins or leaves after a hand, a take-back reopens that hand, and a newcomer
    sees another player's cards."""
    table = begun(store, target=1000)
    finish_hand(table)
    table.seats.leave_seat("bo", 1)
    if newcomer:
        table.seats.sit("cy", 1, "Cy")
        table.seats.leave_seat("ada", 0)
    seat, before = int(newcomer), table.snapshot.ply
    with pytest.raises(TurnError) as refused:
        table.proposals.propose(seat, "takeback")
    assert refused.value.reason and refused.value.reason.key == "server-takeback-none"
    assert table.catch_up().ply == before
    table.deal(before)
    finish_hand(table)
    table.proposals.propose(seat, "takeback")  # no other player votes
    assert not probe.play(table).waiting


def known_gone(play: Play, seat: int) -> set[str]:
    """Return the cards that a seat knows to have been on the discard pile."""
    v = play.view(seat).state
    return set(play.game.rules.deck.names(int(v.gone[seat] | v.recycled[seat])))


def test_what_a_seat_knew_is_forgotten() -> None:
    """Hole: hints and reviews of a newcomer use the previous player's knowledge of discarded cards
    (Climbing Clubs, CC-3)."""
    for seed in range(1, 4):
        play = clubsuit.load("climbing-clubs", target=1000).new(seed=seed, pause=True)
        choice = random.Random(seed)
        while play.turn is not None:
            play.play(choice.choice(play.legal()))
        played = set(played_in(play.hands[0].actions))
        loser = next(p for p in range(play.game.seats) if play.state.hand[p])
        play.deal()
        assert known_gone(play, loser) - played  # the loser's remaining cards
        others = [known_gone(play, p) for p in range(play.game.seats) if p != loser]
        forget(play, [(2, loser)])
        assert known_gone(play, loser) == played
        assert others == [known_gone(play, p) for p in range(play.game.seats) if p != loser]


def test_it_is_forgotten_at_the_table_and_in_reviews(store: Store) -> None:
    """Hole: a replay for a take-back or a review keeps the previous player's knowledge."""
    table = handed_over(store, "climbing-clubs", hands=1)
    played = set(played_in(table.whole().hands[0].actions))
    table.deal(table.snapshot.ply)
    assert known_gone(probe.play(table), 1) == played
    assert known_gone(probe.play_before(table, probe.decided(table)), 1) == played
    assert known_gone(probe.play(copy(store, table)), 1) == played
    finish_hand(table)
    source = Reviews(store).table(Asker("there", "cy"), table.row.id)
    assert source is not None
    own = next(n for n, (p, _) in enumerate(source.record.hands[1].actions, 1) if p == 1)
    play, seat, _ = source.before(2, own)
    assert (seat, known_gone(play, 1)) == (1, played)


def played_in(actions: list[tuple[int, str]]) -> Iterator[str]:
    """Yield the cards that were played."""
    for _, text in actions:
        if text.startswith("play"):
            yield from (card.partition("=")[0] for card in text.split()[1:])


@pytest.mark.parametrize("seed", range(6))
def test_cards_that_fit_are_drawn_after_that(seed: int) -> None:
    """Hole: no deal fits what a seat still knows, so no bot can decide there."""
    play = clubsuit.load("climbing-clubs", target=1000).new(seed=seed, pause=True)
    choice = random.Random(seed)
    arrivals = [(hand, (hand + seed) % play.game.seats) for hand in range(2, 9)]
    for _ in range(8):
        one_hand(play, choice, lambda: forget(play, arrivals))
        for seat in range(play.game.seats):
            drawn = play.view(seat).sample(seed)
            assert drawn.view(seat).hand == play.view(seat).hand


def one_hand(play: Play, choice: random.Random, dealt: Callable[[], None]) -> None:
    """Play the rest of a hand and the first decisions of the next one, all at random."""
    while play.turn is not None:
        play.play(choice.choice(play.legal()))
    if play.waiting:
        play.deal()
        dealt()
    for _ in range(5):
        play.play(choice.choice(play.legal()))


# ---- via the server -------------------------------------------------------------------------


def test_through_the_server(browser: Browser, other: Browser) -> None:
    """Hole: the page, the record, the review, the statistics or the export shows earlier hands."""
    new = {"name": "Ada", "open": True, "options": {"target": 1000}}
    table = browser.new_table("ruby-dame", "rule", **new)
    ada = alone(browser, table)
    ada.play_hand()
    sent = next(entry for entry in ada.view["log"] if entry["verb"] == "send" and not entry["seat"])
    assert "?" not in sent["text"]
    ada.send(type="leave-seat")
    ada.next_view()
    bo = other.connect(table)
    bo.next_view()
    bo.send(type="sit", seat=0, name="Bo")
    bo.next_view()
    assert bo.view["seat"] == 0 and bo.view["hand"] == []
    address = f"/api/tables/{table}"
    assert overview(other, f"tables/{table}")["hands"] == []
    assert other.http.get(f"{address}/review/1/1").status_code == 422
    assert browser.http.get(f"{address}/record").status_code == 404
    _, exported = map(json.loads, other.http.get("/api/me/export").text.splitlines())
    for record in (other.http.get(f"{address}/record").json(), exported["record"]):
        (hand,) = record["hands"]
        assert set(flat(list(hand["deal"].values()))) == {"?"}
        assert [text for _, text in hand["actions"][:4]] == ["send ? ? ?"] * 4
    (counts,) = other.http.get("/api/me/statistics").json()
    assert (counts["hands"], counts["facts"], counts["scores"]) == (0, [], [])
    assert not any(sent["text"] in text for text in bo.raw)
    bo.play_until(lambda view: view["hand_number"] == 2 and view["phase"] == "scored")
    (counts,) = other.http.get("/api/me/statistics").json()
    assert counts["hands"] == 1
    assert [one["number"] for one in overview(other, f"tables/{table}")["hands"]] == [2]
