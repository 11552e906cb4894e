"""The rules of Clubs (Whist group), CW-1 to CW-11."""

import itertools
from typing import Any

import pytest

import clubsuit
from clubsuit.cards import STANDARD
from support.plays import dealt, filled, lowest, play_all, refused


def hands(*groups: str, bid: str = "") -> dict[str, Any]:
    """Return a deal with these cards in the hands of seats 0, 1 and 2, filled up with other
    cards."""
    groups = (*groups, "", "", "")[:3]
    filled_up = filled(STANDARD, *groups, bid, sizes=[13] * 4)
    return {"hands": filled_up[:3], "bid": filled_up[3]}


ALL_CLUBS, ALL_DIAMONDS, ALL_HEARTS, ALL_SPADES = (lowest(letter) for letter in "CDHS")


def test_cards_and_trumps() -> None:
    """CW-1: 52 cards, three players, aces high, clubs trump: a low club beats an ace led."""
    play = dealt("clubs-whist", hands("AD KD", "2C 2D", "AH 3D"), dealer=2)
    assert len({c for hand in play.hands[0].deal["hands"] for c in hand}) == 39
    play_all(play, "keep", "keep", "keep", "play AD", "play 2D", "play 3D")
    assert play.turn == 0
    assert play.view(0).to_dict()["trump"] == "C"
    void = dealt("clubs-whist", hands(ALL_DIAMONDS, ALL_CLUBS, ALL_HEARTS), dealer=2)
    play_all(void, "keep", "keep", "keep", "play AD", "play 2C", "play 2H")
    assert void.turn == 1


def test_deal_of_thirteen() -> None:
    """CW-2: thirteen cards for each player and for the bid hand; other sizes are refused."""
    deal = clubsuit.load("clubs-whist").new(seed=3).record().hands[0].deal
    assert [len(hand) for hand in deal["hands"]] == [13, 13, 13]
    assert len(deal["bid"]) == 13
    deal["hands"][0].append(deal["bid"].pop())
    with pytest.raises(clubsuit.RuleError, match="CW-2"):
        dealt("clubs-whist", deal)


@pytest.mark.parametrize("fault", ["twice", "unknown"])
def test_deal_with_a_wrong_card(fault: str) -> None:
    """CW-2: a deal with a repeated card (so that another is missing) or an unknown card is
    refused."""
    deal = clubsuit.load("clubs-whist").new(seed=3).record().hands[0].deal
    deal["bid"][0] = deal["hands"][0][0] if fault == "twice" else "1C"
    with pytest.raises(clubsuit.ClubsuitError):
        dealt("clubs-whist", deal)


def test_exchange_order_and_chain() -> None:
    """CW-3: the dealer's left neighbour exchanges first and the dealer last; each player can get
    the cards that an earlier player laid down."""
    play = dealt(
        "clubs-whist", hands(ALL_CLUBS, ALL_DIAMONDS, ALL_HEARTS, bid=ALL_SPADES), dealer=0
    )
    assert play.turn == 1
    play_all(play, "swap", "swap", "keep")
    held = [play.view(p).hand for p in range(3)]
    assert held == [ALL_CLUBS.split(), ALL_SPADES.split(), ALL_DIAMONDS.split()]
    assert refused(play, "swap").rule == "CW-3"


def test_nobody_exchanges_twice() -> None:
    """CW-3: after the dealer has decided, play begins."""
    play = dealt("clubs-whist", hands(), dealer=0)
    assert refused(play, "play 2C").rule == "CW-3"
    play_all(play, "keep", "keep", "keep")
    assert play.view(0).to_dict()["phase"] == "play"


@pytest.mark.parametrize(
    ("lead", "choices", "leader"),
    [
        ("exchanger", "keep keep keep", 1),
        ("exchanger", "swap keep keep", 1),
        ("exchanger", "swap swap keep", 2),
        ("exchanger", "keep keep swap", 0),
        ("left-of-exchanger", "keep keep keep", 1),
        ("left-of-exchanger", "swap keep keep", 2),
        ("left-of-exchanger", "swap swap keep", 0),
        ("left-of-exchanger", "keep keep swap", 1),
    ],
)
def test_first_lead(lead: str, choices: str, leader: int) -> None:
    """CW-4: the leader of the first trick under both options, with seat 0 as dealer."""
    play = dealt("clubs-whist", hands(), dealer=0, lead=lead)
    play_all(play, *choices.split())
    assert play.turn == leader


def test_follow_suit() -> None:
    """CW-5: a player who holds the suit led must play it; the refusal names those cards."""
    play = dealt("clubs-whist", hands("5D", "4D 7D 2C", "3D"), dealer=2)
    play_all(play, "keep", "keep", "keep", "play 5D")
    error = refused(play, "play 2C")
    assert error.rule == "CW-5"
    assert "♦4 ♦7" in error.message


class TestBeatIfYouCan:
    """CW-6, case by case."""

    def table(self, *groups: str) -> clubsuit.Play:
        play = dealt("clubs-whist", hands(*groups), dealer=2)
        play_all(play, "keep", "keep", "keep")
        return play

    def test_higher_card_of_the_suit(self) -> None:
        """CW-6: the best card so far must be beaten by a card of the suit led if possible."""
        play = self.table("5H", "4H 7H KH " + lowest("S", 10), "3H")
        play.play("play 5H")
        assert play.legal() == ["play 7H", "play KH"]
        reason = refused(play, "play 4H").reason
        args = {"cards": ["7H", "KH"], "best": ["5H"]}
        assert reason == clubsuit.Reason("CW-6", "whist-must-beat", args)

    def test_no_higher_card(self) -> None:
        """CW-6: a player who follows suit but cannot beat the best card plays any card of the
        suit."""
        play = self.table("AH", "4H 7H " + lowest("S", 11), "3H")
        play.play("play AH")
        assert play.legal() == ["play 4H", "play 7H"]

    def test_must_ruff(self) -> None:
        """CW-6: a player void in the plain suit led must play a club."""
        play = self.table(ALL_HEARTS, "2C 9C " + lowest("D", 11), ALL_SPADES)
        play.play("play AH")
        assert set(play.legal()) == {"play 2C", "play 9C"}
        assert refused(play, "play 2D").rule == "CW-6"

    def test_must_overruff(self) -> None:
        """CW-6: the third player, also void, must play a higher club than the ruff."""
        seat2 = "3C 8C 9C 10C " + lowest("S", 9)
        play = self.table(ALL_HEARTS, "2C 7C " + lowest("D", 11), seat2)
        play_all(play, "play AH", "play 7C")
        assert play.legal() == ["play 8C", "play 9C", "play 10C"]

    def test_no_duty_to_underruff(self) -> None:
        """CW-6: a player who cannot overruff may play any card."""
        seat2 = "3C 8C " + lowest("S", 11)
        play = self.table(ALL_HEARTS, "2C 9C " + lowest("D", 11), seat2)
        play_all(play, "play AH", "play 9C")
        assert len(play.legal()) == 13

    def test_follower_below_a_ruff_is_free(self) -> None:
        """CW-6: a card of the suit led cannot beat a ruff, so any card of that suit may be
        played."""
        play = self.table(lowest("H", 9), "2C " + lowest("D", 12), "JH QH AH " + lowest("S", 10))
        play_all(play, "play 5H", "play 2C")
        assert play.legal() == ["play JH", "play QH", "play AH"]

    def test_higher_club_over_a_club_led(self) -> None:
        """CW-6: if clubs are led, a higher club must be played."""
        play = self.table("3C 7C " + lowest("D", 11), "4C 5C " + lowest("S", 11), lowest("H"))
        play_all(play, "play 2D", "play 4C", "play 2H", "play 5C", "play 3H")
        assert play.legal() == ["play 7C"]
        assert refused(play, "play 3C").rule == "CW-6"


class TestBreakingClubs:
    """CW-7, case by case."""

    @pytest.mark.parametrize("lead", ["exchanger", "left-of-exchanger"])
    def test_no_club_before_they_are_broken(self, lead: str) -> None:
        """CW-7: a club may not be led before clubs are broken, under either option."""
        play = dealt("clubs-whist", hands("2C 5D"), dealer=2, lead=lead)
        play_all(play, "keep", "keep", "keep")
        assert refused(play, "play 2C").rule == "CW-7"

    def test_only_clubs_left(self) -> None:
        """CW-7: a player with only clubs leads one, which breaks them."""
        play = dealt("clubs-whist", hands(ALL_CLUBS, ALL_DIAMONDS, ALL_HEARTS), dealer=2)
        play_all(play, "keep", "keep", "keep", "play 2C", "play 2D", "play 2H")
        assert play.view(1).to_dict()["table"]["broken"] is True

    def test_a_ruff_breaks_them(self) -> None:
        """CW-7: after a plain lead is ruffed, the winner may lead clubs."""
        hand1 = "2C 3C " + lowest("D", 11)
        play = dealt("clubs-whist", hands(ALL_HEARTS, hand1, ALL_SPADES), dealer=2)
        play_all(play, "keep", "keep", "keep", "play AH", "play 2C", "play 2S", "play 3C")
        assert play.log[-1].text == "play 3C"


def test_winner_leads() -> None:
    """CW-8: the highest club, or else the highest card of the suit led, wins the trick and
    leads."""
    play = dealt("clubs-whist", hands("5D", "AS 2S 3D", "9D KD"), dealer=2)
    play_all(play, "keep", "keep", "keep", "play 5D")
    play.play(play.legal()[-1])
    play.play(play.legal()[-1])
    assert play.log[-1].wins == play.turn


def test_score_example() -> None:
    """CW-9: the score is tricks minus four (the source's example: 7, 2, 4 score +3, -2, 0), and the
    scores add up to +1."""
    rules = clubsuit.load("clubs-whist").rules
    for seed in range(30):
        play = clubsuit.load("clubs-whist").table(seed)
        play.deal()
        while play.turn is not None:
            play.play(play.legal()[seed % len(play.legal())])
        score = play.hands[0].score
        assert score is not None
        assert score == [int(play.state.tricks[p]) - 4 for p in range(3)]
        assert sum(score) == 1
        assert [line.points for line in rules.words.score_lines(play.state)] == score
    play.state.tricks[:] = (7, 2, 4)
    from clubsuit.games.clubs_whist.rules import score_hand

    score_hand(play.state)
    assert list(play.state.score) == [3, -2, 0]


@pytest.mark.parametrize(
    ("before", "tricks", "winners"),
    [
        ((8, 0, 0), (7, 3, 3), [0]),
        ((-9, 0, 0), (2, 5, 6), [0]),
        ((8, -8, 0), (7, 1, 5), [0, 1]),
        ((10, 10, 0), (5, 5, 3), [0, 1]),
        ((10, 10, -10), (5, 5, 3), [0, 1, 2]),
        ((9, -9, 0), (5, 3, 5), None),
        ((10, -10, 0), (3, 5, 5), None),
    ],
)
def test_end(before: Any, tricks: Any, winners: Any) -> None:
    """CW-10: a total of plus or minus eleven wins. Two players can win at once; if all three reach
    it, the game is a draw."""
    from clubsuit.games.clubs_whist.rules import score_hand

    play = clubsuit.load("clubs-whist").table(1)
    play.deal()
    play.state.total[:] = before
    play.state.tricks[:] = tricks
    score_hand(play.state)
    assert play.winners == winners
    assert play.over == (winners is not None)


def test_target_is_plus_and_minus() -> None:
    """CW-10: target t means plus or minus t; a target below 1 is refused."""
    play = clubsuit.load("clubs-whist", target=1).new(seed=5)
    for _ in itertools.count():
        if play.over:
            break
        play.play(play.legal()[0])
    assert all(abs(play.total[p]) >= 1 for p in play.winners or [])
    with pytest.raises(clubsuit.RuleError, match="CW-10"):
        clubsuit.load("clubs-whist", target=0)


def test_deal_moves_left() -> None:
    """CW-11: the deal passes to the left after each hand."""
    play = clubsuit.load("clubs-whist").new(seed=5)
    while not play.over:
        play.play(play.legal()[0])
    dealers = [hand.dealer for hand in play.hands]
    assert len(dealers) > 1
    assert all(b == (a + 1) % 3 for a, b in itertools.pairwise(dealers))


def test_knowledge_follows_the_bid_hand() -> None:
    """CW-3: a player who laid a hand down knows where it is: in the bid hand or with the next
    player to swap."""
    play = dealt("clubs-whist", hands(ALL_CLUBS, ALL_DIAMONDS, ALL_HEARTS), dealer=2)
    play.play("swap")
    assert STANDARD.names(int(play.view(0).state.knows[0, 3])) == ALL_CLUBS.split()
    play.play("swap")
    v = play.view(0).state
    assert STANDARD.names(int(v.knows[0, 1])) == ALL_CLUBS.split()
    assert v.knows[0, 3] == 0
    assert not play.view(2).state.knows.any()


def test_knowledge_ends_with_the_hand() -> None:
    """CW-3: knowledge from one hand does not carry over to the next."""
    play = dealt("clubs-whist", hands(ALL_CLUBS, ALL_DIAMONDS, ALL_HEARTS), dealer=2)
    for text in ("swap", "swap", "swap"):
        play.play(text)
    assert play.view(2).state.knows[2, 3]
    while not play.waiting:
        play.play(play.legal()[0])
    play.deal()
    assert not any(play.view(p).state.knows.any() for p in range(3))


def test_clubs_that_may_not_be_led() -> None:
    """CW-7: no seat can claim the rest at the first trick. It may not lead clubs yet, and another
    player could ruff a plain ace."""
    for seed in range(200):
        play = clubsuit.load("clubs-whist").new(seed=seed, actions=["keep", "keep", "keep"])
        view = play.view(play.turn or 0)
        assert view.sure_rest() == []
