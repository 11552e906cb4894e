"""The reference Clubs (Whist) and Ruby Dame obey the rules."""

import random
from typing import Any

import pytest

from proofs.reference import clubs_whist, ruby_dame

Deal = dict[str, Any]


def whist_deal(chance: random.Random) -> Deal:
    """Return four shuffled hands, one of which is the bid hand."""
    cards = chance.sample(clubs_whist.PACK, 52)
    return {"hands": [cards[:13], cards[13:26], cards[26:39]], "bid": cards[39:]}


def ruby_deal(chance: random.Random) -> Deal:
    """Return four shuffled hands."""
    cards = chance.sample(ruby_dame.PACK, 52)
    return {"hands": [cards[:13], cards[13:26], cards[26:39], cards[39:]]}


def play_hand(table: clubs_whist.Table | ruby_dame.Table, chance: random.Random) -> None:
    """Play random legal actions until the hand is over."""
    while table.turn is not None:
        table.act(table.turn, chance.choice(sorted(table.legal(table.turn))))


def suits(clubs: str = "", diamonds: str = "", hearts: str = "", spades: str = "") -> list[str]:
    """Return cards by suit, as in suits("A K", hearts="2")."""
    lists = zip((clubs, diamonds, hearts, spades), "CDHS", strict=True)
    return [rank + suit for ranks, suit in lists for rank in ranks.split()]


ALL = "2 3 4 5 6 7 8 9 10 J Q K A"
ONE_SUIT_EACH = {
    "hands": [suits(spades=ALL), suits(diamonds=ALL), suits(hearts=ALL)],
    "bid": suits(clubs=ALL),
}


@pytest.mark.parametrize("lead", ["exchanger", "left-of-exchanger"])
def test_whist_games_add_up(lead: str) -> None:
    """Hole: a trick is lost or counted twice, so scores do not add up as the source states (CW-9,
    CW-10)."""
    for seed in range(10):
        chance = random.Random(seed)
        table = clubs_whist.Table({"lead": lead})
        hands = 0
        while table.winners is None:
            table.deal(hands % 3, whist_deal(chance))
            assert table.score is None
            play_hand(table, chance)
            hands += 1
            assert table.score is not None and sum(table.score) == 1
            assert len(table.tricks) == 13
            assert sum(table.total) == hands
        assert table.winners == [seat for seat in range(3) if abs(table.total[seat]) >= 11]
        with pytest.raises(ValueError, match="CW-10"):
            table.deal(hands % 3, whist_deal(chance))


def test_whist_lead_after_the_exchange() -> None:
    """The two sources name different first leaders. Without an exchange, the dealer's left
    neighbour leads (CW-3, CW-4)."""
    cases = [
        ("exchanger", ["keep", "keep", "keep"], 1),
        ("left-of-exchanger", ["keep", "keep", "keep"], 1),
        ("exchanger", ["swap", "swap", "keep"], 2),
        ("left-of-exchanger", ["swap", "swap", "keep"], 0),
        ("exchanger", ["keep", "keep", "swap"], 0),
        ("left-of-exchanger", ["keep", "keep", "swap"], 1),
    ]
    for lead, choices, leader in cases:
        table = clubs_whist.Table({"lead": lead})
        table.deal(0, ONE_SUIT_EACH)
        for seat, choice in zip((1, 2, 0), choices, strict=True):
            assert table.turn == seat and table.legal(seat) == {"keep", "swap"}
            table.act(seat, choice)
        assert table.turn == leader


def test_whist_takes_what_was_laid_down() -> None:
    """The second player to exchange gets the hand that the first one laid down. A player who holds
    only clubs may lead one (CW-7)."""
    table = clubs_whist.Table({})
    table.deal(0, ONE_SUIT_EACH)
    for seat, choice in ((1, "swap"), (2, "swap"), (0, "keep")):
        table.act(seat, choice)
    assert table.legal(2) == {f"play {rank}D" for rank in ALL.split()}
    table.act(2, "play AD")
    assert table.turn == 0
    table.act(0, "play 2S")
    table.act(1, "play 2C")
    assert table.tricks == [(1, [(2, "AD"), (0, "2S"), (1, "2C")])]
    play_hand(table, random.Random(0))
    assert table.score == [-4, 9, -4]


def test_whist_must_beat_and_may_not_lead_clubs() -> None:
    """One hand tests the rules for following suit, beating the trick and leading clubs (CW-5, CW-6,
    CW-7)."""
    table = clubs_whist.Table({})
    hands = [
        suits("2 3", "2 3 4 5 6 7 8 9 10 K", "2"),
        suits("4 5 K", "J A", "3 4 5 6 7 8 9 10"),
        suits("6 7 A", "", "J", "2 3 4 5 6 7 8 9 10"),
    ]
    left = set(clubs_whist.PACK) - {card for hand in hands for card in hand}
    table.deal(2, {"hands": hands, "bid": sorted(left)})
    for seat in (0, 1, 2):
        table.act(seat, "keep")
    assert not any(text.endswith("C") for text in table.legal(0))
    table.act(0, "play 10D")
    assert table.legal(1) == {"play JD", "play AD"}
    table.act(1, "play JD")
    assert table.legal(2) == {"play 6C", "play 7C", "play AC"}
    table.act(2, "play AC")
    table.act(2, "play JH")
    table.act(0, "play 2H")
    assert table.legal(1) == {"play " + card for card in suits(hearts="3 4 5 6 7 8 9 10")}
    table.act(1, "play 3H")
    table.act(2, "play 6C")  # clubs are broken
    assert table.legal(0) == {"play 2C", "play 3C"}  # neither of these beats the 6C
    table.act(0, "play 2C")
    assert table.legal(1) == {"play KC"}
    table.act(1, "play KC")
    table.act(1, "play AD")
    assert table.legal(2) == {"play 7C"}


@pytest.mark.parametrize(
    "change",
    [
        lambda deal: deal["hands"][0].append(deal["hands"][1].pop()),
        lambda deal: deal["hands"][0].__setitem__(0, deal["hands"][1][0]),
        lambda deal: deal["hands"][0].__setitem__(0, "1C"),
        lambda deal: deal.pop("hands"),
    ],
)
def test_wrong_deals_are_refused(change: Any) -> None:
    """An invalid deal is refused (CW-2, RD-1)."""
    whist, ruby = whist_deal(random.Random(1)), ruby_deal(random.Random(1))
    change(whist)
    change(ruby)
    with pytest.raises(ValueError, match="CW-2"):
        clubs_whist.Table({}).deal(0, whist)
    with pytest.raises(ValueError, match="RD-1"):
        ruby_dame.Table({}).deal(0, ruby)


def test_the_deal_moves_left() -> None:
    """Any player may deal first; after that, the deal moves to the left (CW-11, RD-3)."""
    chance = random.Random(2)
    whist, ruby = clubs_whist.Table({"target": 99}), ruby_dame.Table({})
    whist.deal(2, whist_deal(chance))
    ruby.deal(3, ruby_deal(chance))
    play_hand(whist, chance)
    play_hand(ruby, chance)
    with pytest.raises(ValueError, match="CW-11"):
        whist.deal(1, whist_deal(chance))
    with pytest.raises(ValueError, match="RD-3"):
        ruby.deal(3, ruby_deal(chance))


@pytest.mark.parametrize("options", [{"target": 0}, {"lead": "dealer"}, {"seats": 4}])
def test_wrong_options_are_refused(options: dict[str, object]) -> None:
    """Options that the rules do not allow are refused (CW-4, CW-10, RD-5)."""
    with pytest.raises(ValueError):
        clubs_whist.Table(options)
    with pytest.raises(ValueError):
        ruby_dame.Table(options)


def test_ruby_games_add_up() -> None:
    """A hand has 31 points, or 36 if one side takes them all. Cards are passed to the left, then to
    the right, then not at all (RD-2 to RD-5)."""
    for seed in range(3):
        chance = random.Random(seed)
        table = ruby_dame.Table({})
        hands = 0
        while table.winners is None:
            table.deal(hands % 4, ruby_deal(chance))
            assert table.turn is not None
            assert len(table.legal(table.turn)) == (13 if hands % 3 == 2 else 286)
            play_hand(table, chance)
            hands += 1
            assert table.score is not None
            assert table.score[:2] == table.score[2:]
            assert sum(table.score[:2]) == 31 or sorted(table.score[:2]) == [0, 36]
        assert table.total[table.winners[0]] == max(table.total) >= 150


def test_ruby_passes() -> None:
    """Left is the next seat; received cards cannot be passed on (RD-2)."""
    table = ruby_dame.Table({})
    lists = [suits(clubs=ALL), suits(diamonds=ALL), suits(hearts=ALL), suits(spades=ALL)]
    table.deal(0, {"hands": lists})
    for seat, suit in enumerate("CDHS"):
        assert table.turn == seat
        assert "send 2C AC 3C" not in table.legal(seat)
        table.act(seat, f"send 2{suit} 10{suit} A{suit}")
    assert table.turn == 1
    table.act(1, "play 10C")
    assert {"play 2D", "play 3H"} <= table.legal(2)
    table.act(2, "play 2D")
    table.act(3, "play 2H")
    assert "play 2S" not in table.legal(0)
    table.act(0, "play KC")
    assert table.tricks == [(0, [(1, "10C"), (2, "2D"), (3, "2H"), (0, "KC")])]


def test_ruby_tie_at_the_target() -> None:
    """The game continues while the totals are equal, even above the target. Then the higher total
    wins (RD-5)."""
    table = ruby_dame.Table({"target": 1})
    table.total = [150, 150, 150, 150]
    assert table.who_has_won() is None
    table.total = [150, 155, 150, 155]
    assert table.who_has_won() == [1, 3]
