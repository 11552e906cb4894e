"""The rules of Ruby Dame, RD-1 to RD-5."""

import itertools
from typing import Any

import pytest

import clubsuit
from clubsuit.cards import STANDARD
from clubsuit.games.ruby_dame.rules import score_hand
from support.plays import dealt, filled, lowest, play_all, random_play, refused


def hands(*groups: str) -> dict[str, Any]:
    """Return a deal with these cards in the hands of seats 0, 1, 2 and 3, filled up with other
    cards."""
    return {"hands": filled(STANDARD, *groups, sizes=[13] * 4)}


SUITS = [lowest(letter) for letter in "CDHS"]


def no_pass(*groups: str, dealer: int = 3) -> clubsuit.Play:
    """Return a hand without a pass: the third hand of a game (RD-2)."""
    play = clubsuit.load("ruby-dame").table(1)
    play.state.hand_number = 2
    play.state.dealer = (dealer - 1) % 4
    play.deal(hands(*groups))
    return play


def test_partners_sit_opposite() -> None:
    """RD-1: four players with thirteen cards each, 0 and 2 against 1 and 3, aces high."""
    view = clubsuit.load("ruby-dame").new(seed=1).view(0).to_dict()
    assert [player["team"] for player in view["players"]] == [0, 1, 0, 1]
    assert [player["cards"] for player in view["players"]] == [13] * 4


@pytest.mark.parametrize(
    ("number", "direction"), [(1, "left"), (2, "right"), (3, "none"), (4, "left")]
)
def test_direction_of_the_pass(number: int, direction: str) -> None:
    """RD-2: cards are passed left, right, not at all, and then left again."""
    play = clubsuit.load("ruby-dame").table(1)
    play.state.hand_number = number - 1
    play.deal()
    assert play.view(0).to_dict()["table"]["direction"] == direction
    assert play.view(0).to_dict()["phase"] == ("play" if direction == "none" else "send")


def test_three_cards_to_the_left() -> None:
    """RD-2: the cards go to the left neighbour after all have chosen."""
    play = dealt("ruby-dame", hands(*SUITS))
    for suit in "CDHS":
        play.play(f"send 2{suit} 3{suit} 4{suit}")
    assert play.view(1).hand[:3] == ["2C", "3C", "4C"]
    assert play.view(0).hand[-3:] == ["2S", "3S", "4S"]
    assert play.view(1).to_dict()["table"]["received"] == ["2C", "3C", "4C"]
    assert [entry["to"] for entry in play.view(2).to_dict()["log"]] == [1, 2, 3, 0]


def test_three_cards_to_the_right() -> None:
    """RD-2: in the second hand the cards go to the right neighbour."""
    play = clubsuit.load("ruby-dame").table(1)
    play.state.hand_number = 1
    play.deal(hands(*SUITS))
    for suit in "CDHS":
        play.play(f"send 2{suit} 3{suit} 4{suit}")
    assert play.view(3).hand[:3] == ["2C", "3C", "4C"]
    assert [entry["to"] for entry in play.view(2).to_dict()["log"]] == [3, 0, 1, 2]


def test_choices_are_hidden_until_all_have_chosen() -> None:
    """RD-2: the cards are hidden until all have chosen; afterwards giver and receiver see them."""
    play = dealt("ruby-dame", hands(*SUITS))
    play.play("send 2C 3C 4C")
    assert play.view(1).log[0].text == "send ? ? ?"
    assert play.view(0).log[0].text == "send 2C 3C 4C"
    for suit in "DHS":
        play.play(f"send 2{suit} 3{suit} 4{suit}")
    seen = [play.view(p).log[0].text for p in range(4)]
    assert seen == ["send 2C 3C 4C", "send 2C 3C 4C", "send ? ? ?", "send ? ? ?"]


def test_a_record_shows_each_pass_to_its_receiver() -> None:
    """RD-2: a record shows the cards of the first hand to the left neighbour, even if it is made in
    the second hand.

    Bug (found by `leaks`): they were shown to the right neighbour, who never saw them.
    """
    play = dealt("ruby-dame", hands(*SUITS))
    for suit in "CDHS":
        play.play(f"send 2{suit} 3{suit} 4{suit}")
    while not play.waiting:
        play.play(play.legal()[0])
    for _ in range(2):
        seen = [[text for _, text in play.record(p).hands[0].actions[:4]] for p in range(4)]
        for p, (giver, suit) in enumerate(zip((3, 0, 1, 2), "SCDH", strict=True)):
            own = "CDHS"[p]
            shown = ["send ? ? ?"] * 4
            shown[p], shown[giver] = (f"send 2{s} 3{s} 4{s}" for s in (own, suit))
            assert seen[p] == shown
        if play.waiting:
            play.deal()


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("send 2C 3C", "RD-2"),
        ("send 2C 3C 4C 5C", "RD-2"),
        ("send 2C 3C AS", "RD-1"),
        ("play 2C", "RD-2"),
        ("send 2C 2C 3C", ""),
        ("send", "RD-2"),
    ],
)
def test_wrong_passes(text: str, rule: str) -> None:
    """RD-2: a player passes exactly three cards that the player holds, before any play."""
    assert refused(dealt("ruby-dame", hands(*SUITS)), text).rule == rule


def test_a_pass_of_other_cards() -> None:
    """RD-1: the refusal names the cards that the player does not hold."""
    error = refused(dealt("ruby-dame", hands(*SUITS)), "send 2C 3D AS")
    assert error.reason
    assert (error.reason.key, error.reason.args) == ("not-held", {"cards": ["3D", "AS"]})


def test_any_lead() -> None:
    """RD-3: the dealer's left neighbour may lead any card, including a club."""
    play = no_pass("2C 5D", dealer=3)
    assert play.turn == 0
    assert len(play.legal()) == 13
    play.play("play 2C")


def test_follow_suit_or_anything() -> None:
    """RD-3: a player follows suit if possible and otherwise plays any card, without a duty to trump
    or beat."""
    play = no_pass("5D KD", "2D AD 2C " + lowest("S", 10), SUITS[2], "3D")
    play.play("play KD")
    assert play.legal() == ["play 2D", "play AD"]
    assert refused(play, "play 2C").rule == "RD-3"
    play.play("play 2D")
    assert len(play.legal()) == 13


def test_highest_club_wins() -> None:
    """RD-3: the highest club wins (the source: 10C over AD, 8D, 9D), or else the highest card of
    the suit led."""
    play = no_pass("AD", "10C " + lowest("H", 12), "9D", "8D")
    play_all(play, "play AD", "play 10C", "play 9D", "play 8D")
    assert play.turn == 1
    assert play.log[-1].wins == 1


def test_points_of_a_hand() -> None:
    """RD-4: 1 point for a trick, 1 for a club, 5 for the queen of diamonds: 31 in all."""
    for seed in range(30):
        play = clubsuit.load("ruby-dame").table(seed)
        play.deal()
        while play.turn is not None:
            play.play(play.legal()[(seed * 7) % len(play.legal())])
        score = play.hands[0].score
        assert score is not None
        assert score[0] == score[2]
        assert score[1] == score[3]
        assert score[0] + score[1] in (31, 36)
        lines = play.game.rules.words.score_lines(play.state)
        for p in range(2):
            assert sum(line.points for line in lines if line.seat % 2 == p) == score[p]


def test_everybody_sees_who_took_the_queen() -> None:
    """RD-4. Hole: the queen of diamonds counts as taken while her trick is open, or for another
    seat than the one that won that trick."""
    play = random_play("ruby-dame", {}, 3, 4)
    taker = None
    while play.turn is not None:
        views = [play.onlooker(), *map(play.view, range(4))]
        assert {view.to_dict()["table"]["dame_seat"] for view in views} == {taker}
        play.play(play.legal()[0])
        played = next((one.trick for one in play.log if one.text == "play QD"), None)
        if played is not None:
            taker = next(
                (one.wins for one in play.log if one.trick == played and one.wins is not None), None
            )
    assert taker is not None
    assert taker == play.view(0).to_dict()["table"]["dame_seat"]


def test_all_31_points() -> None:
    """RD-4: a partnership with all 31 points scores 5 more, in a line of its own."""
    play = no_pass(*SUITS)
    while play.turn is not None:
        play.play(play.legal()[0])
    assert play.hands[-1].score == [36, 0, 36, 0]
    lines = play.game.rules.words.score_lines(play.state)
    assert ("RD-4", "ruby-line-all") in [(line.reason.rule, line.reason.key) for line in lines]


@pytest.mark.parametrize(
    ("before", "points", "winners"),
    [
        ((140, 100), (20, 11), [0, 2]),
        ((140, 140), (15, 16), [1, 3]),
        ((135, 134), (15, 16), None),
        ((100, 100), (15, 16), None),
        ((119, 130), (31, 0), [0, 2]),
    ],
)
def test_end(before: Any, points: Any, winners: Any) -> None:
    """RD-5: 150 points win; if both reach it, the higher total wins; equal totals play on."""
    play = clubsuit.load("ruby-dame").table(1)
    play.deal()
    play.state.total[:] = before * 2
    play.state.points[:] = (*points, 0, 0)
    score_hand(play.state)
    assert play.winners == winners


def test_equal_totals_play_on_until_they_differ() -> None:
    """RD-5: after a tie above the target, the next difference ends the game."""
    play = clubsuit.load("ruby-dame").table(1)
    play.deal()
    play.state.total[:] = (150, 150, 150, 150)
    play.state.points[:] = (15, 16, 0, 0)
    score_hand(play.state)
    assert play.winners == [1, 3]


def test_deal_moves_left() -> None:
    """RD-3: the deal moves left after each hand."""
    play = clubsuit.load("ruby-dame").new(seed=5)
    while not play.over:
        play.play(play.legal()[0])
    dealers = [hand.dealer for hand in play.hands]
    assert len(dealers) > 1
    assert all(b == (a + 1) % 4 for a, b in itertools.pairwise(dealers))


def test_the_trumps_of_others_are_counted() -> None:
    """RD-3: a plain ace is sure to win only if no other player can hold a club."""
    all_clubs = no_pass(SUITS[0], *SUITS[1:])
    assert all_clubs.view(0).sure_rest() == [f"play {card}" for card in SUITS[0].split()[::-1]]
    eleven = " ".join(SUITS[0].split()[2:])
    one_missing = no_pass(f"2C {eleven} AD", "3C")
    assert one_missing.view(0).sure_rest()[-1] == "play AD"
    # Another player has the ace of clubs, which wins a trick.
    assert no_pass(f"{SUITS[0].replace('AC', 'AD')}", "AC").view(0).sure_rest() == []
    # One club draws only one club from each player, and a player may hold more.
    assert no_pass("AC AD KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D").view(0).sure_rest() == []


def test_who_is_not_on_lead_takes_no_rest() -> None:
    """Holes: a seat that is not on lead claims the rest, although it must still play to the open
    trick; a spectator gets a claim, which reveals cards."""
    play = no_pass(SUITS[0], *SUITS[1:])
    assert [play.view(seat).sure_rest() for seat in (1, 2, 3)] == [[], [], []]
    assert play.onlooker().sure_rest() == []
    for game in ("free-clubs", "climbing-clubs"):
        assert clubsuit.load(game).new(seed=1).view(0).sure_rest() == []
