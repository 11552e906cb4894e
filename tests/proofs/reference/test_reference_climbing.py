"""The reference Climbing Clubs obeys the rules and reproduces the examples of the source."""

import random
from itertools import product
from typing import Any

import pytest

from proofs.reference.cards import in_order
from proofs.reference.climbing_clubs import BONUS, PACK, RANKS, Table, all_combinations

SEATINGS = [(2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (4, 2), (6, 2), (6, 3)]
SWITCHES = list(product([False, True], repeat=3))


def next_deal(table: Table, dealer: int, chance: random.Random) -> dict[str, Any]:
    """Return a deal from the cards set aside. If there are too few of them, the other cards are
    shuffled and put under them."""
    stock = list(table.aside)
    if len(stock) < 10 * table.seats:
        below = [card for card in PACK if card not in stock]
        stock += chance.sample(below, len(below))
    hands: list[list[str]] = [[] for _ in range(table.seats)]
    for place in range(10 * table.seats):
        hands[(dealer + 1 + place) % table.seats].append(stock[place])
    return {"hands": hands, "aside": stock[10 * table.seats :]}


def play_hand(table: Table, chance: random.Random) -> None:
    """Play random legal actions until the hand is over."""
    while table.turn is not None:
        table.act(table.turn, chance.choice(sorted(table.legal(table.turn))))


def table_with(*hands: str, **options: object) -> Table:
    """Return a table in the middle of a hand. The players hold only these cards, and seat 0
    leads."""
    table = Table({"players": len(hands), **options})
    table.deal(len(hands) - 1, next_deal(table, len(hands) - 1, random.Random(0)))
    table.hands = [set(hand.split()) for hand in hands]
    return table


def act_all(table: Table, *actions: str) -> None:
    """Apply actions, written as "1 play 9C"."""
    for action in actions:
        seat, _, text = action.partition(" ")
        table.act(int(seat), text)


def plays(table: Table) -> set[str]:
    """Return the legal actions of the player to act, as texts without the word "play"."""
    assert table.turn is not None
    return {text.removeprefix("play ") for text in table.legal(table.turn)}


# ---- whole games -----------------------------------------------------------------------


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
@pytest.mark.parametrize("switches", SWITCHES, ids=str)
def test_games_come_to_an_end(seating: tuple[int, int], switches: tuple[bool, ...]) -> None:
    """Hole: in some variant a hand never ends, or its scores add up to more points than there are
    (CC-2, CC-9, CC-10, CC-15)."""
    names = ("double_or_nothing", "wild_15s", "crazy")
    (players, teams), chance = seating, random.Random(str((seating, switches)))
    options = dict(zip(names, switches, strict=True))
    table = Table({"players": players, "teams": teams, "target": 25, **options})
    hands = 0
    while table.winners is None:
        table.deal(hands % players, next_deal(table, hands % players, chance))
        play_hand(table, chance)
        hands += 1
        assert table.score is not None
        lone = table.score[:teams] if teams else table.score
        most = sum(BONUS[players]) + 30
        assert 0 <= sum(lone) <= (2 * most if switches[0] else most)
        assert 0 in lone or players == 2
    assert max(table.total) >= table.target
    assert all(table.total[seat] == max(table.total) for seat in table.winners)
    with pytest.raises(ValueError, match="CC-10"):
        table.deal(hands % players, next_deal(table, hands % players, chance))


def test_two_players_share_all_points() -> None:
    """With two players, neither gets the 0 card. Their scores add up to 5 plus the points on the
    clubs played (CC-9)."""
    for seed in range(20):
        chance = random.Random(seed)
        table = Table({"players": 2, "club_points": [1] * 15})
        table.deal(0, next_deal(table, 0, chance))
        play_hand(table, chance)
        played = [card for _, trick in table.tricks for _, text in trick for card in text.split()]
        assert table.score is not None
        assert sum(table.score) == 5 + len([card for card in played if card.endswith("C")])


# ---- the deal --------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_order_of_the_cards_set_aside(players: int) -> None:
    """Cards set aside have a known order; only a shuffled pile may be in any order (CC-3)."""
    chance = random.Random(players)
    table = Table({"players": players, "target": 10**6})
    for hand in range(5):
        dealer = hand % players
        known = list(table.aside)
        deal = next_deal(table, dealer, chance)
        if known:
            first, second = deal["hands"][(dealer + 1) % players], deal["hands"][dealer]
            wrong = {"hands": [list(cards) for cards in deal["hands"]], "aside": deal["aside"]}
            one, other = wrong["hands"][(dealer + 1) % players], wrong["hands"][dealer]
            one[0], other[0] = second[0], first[0]
            with pytest.raises(ValueError, match="CC-3"):
                table.deal(dealer, wrong)
        if len(known) > 10 * players:
            with pytest.raises(ValueError, match="CC-3"):
                table.deal(dealer, {**deal, "aside": deal["aside"][::-1]})
        elif known and deal["aside"]:
            deal["aside"].reverse()  # the order of the discard pile is unknown
        with pytest.raises(ValueError, match="CC-3"):
            table.deal((dealer + 1) % players if hand else players, deal)
        table.deal(dealer, deal)
        play_hand(table, chance)
    assert len(table.aside) % 10 == 0


# ---- combinations ----------------------------------------------------------------------


def test_combinations_of_a_hand() -> None:
    """The combinations are singles, sets and runs, and no run continues from 15 to 1. Their texts
    list the cards in the order that records use (CC-4)."""
    found = sorted(map(str, all_combinations({"1S", "14C", "15H", "15C", "3D"}, False)))
    singles = ["1S", "3D", "14C", "15C", "15H"]
    assert found == sorted([*singles, "15C 15H", "14C 15C", "14C 15H"])


def test_wild_15s_stand_for_any_number() -> None:
    """A wild 15 stands for any lower number, even in a set of more than four cards or in a
    combination of wild cards only. The text names that number (CC-12)."""
    found = list(map(str, all_combinations({"15D", "15S"}, True)))
    assert len(found) == len(set(found))
    singles = [f"{card}={number}" for card in ("15D", "15S") for number in range(1, 15)]
    pairs = [f"15D={number} 15S={number}" for number in range(1, 15)]
    runs = [f"15{a}={low} 15{b}={low + 1}" for a, b in ("DS", "SD") for low in range(1, 14)]
    high = ["15D", "15S", "15D 15S", "15D=14 15S", "15S=14 15D"]
    assert sorted(found) == sorted(singles + pairs + runs + high)
    nines = set(map(str, all_combinations({"9C", "9D", "9H", "9S", "15C"}, True)))
    assert {"9C 9D 9H 9S 15C=9", "9S 15C=9", "9H 15C=10", "15C=8 9H"} <= nines
    assert "15C=9 9S" not in nines


def test_many_plays_are_all_different() -> None:
    """In the hand with the most choices, no two texts describe the same play (CC-12)."""
    hand = {"15C", "15D", "15H", "15S", "6C", "7C", "8D", "9D", "10H", "11S"}
    found = list(all_combinations(hand, True))
    assert len({str(play) for play in found}) == len(found) == 12920
    for play in found:
        assert len({card for _, card in play.cards} & hand) == play.size
        numbers = [number for number, _ in play.cards]
        if play.kind == "run":
            assert numbers == list(range(numbers[0], numbers[0] + play.size))
        else:
            assert len(set(numbers)) == 1
            natural = [card for _, card in play.cards if card[:-1] == str(numbers[0])]
            wild = [card for _, card in play.cards if card not in natural]
            assert list(play.cards) == [
                (numbers[0], card) for card in in_order(natural, RANKS) + in_order(wild, RANKS)
            ]


# ---- tricks ----------------------------------------------------------------------------


def test_following_and_passing() -> None:
    """A play needs the same number of cards and a higher top; a player who passed may play later
    (CC-5, CC-6)."""
    table = table_with("7C 7D 3C 3D", "8C 9D 10H 8H 2S", "9C 9H 1C 1D")
    assert "pass" not in table.legal(0)
    act_all(table, "0 play 3C 3D")
    assert plays(table) == {"8C 8H", "pass"}
    act_all(table, "1 pass")
    assert plays(table) == {"9C 9H", "pass"}
    act_all(table, "2 pass")
    assert table.tricks == [(0, [(0, "3C 3D")])]
    act_all(table, "0 play 7C", "1 pass", "2 play 9C", "0 pass")
    assert plays(table) == {"10H", "pass"}
    act_all(table, "1 play 10H", "2 pass", "0 pass")
    assert table.tricks[-1] == (1, [(0, "7C"), (2, "9C"), (1, "10H")])
    assert table.turn == 1


def test_a_15_wins_at_once() -> None:
    """A 15 cannot be answered (CC-6); a wild 15 with a lower number can be (CC-12)."""
    table = table_with("14C 15D 2C", "15H 15S", "1C 2S")
    act_all(table, "0 play 14C 15D")
    assert table.tricks == [(0, [(0, "14C 15D")])] and table.turn == 0
    table = table_with("14C 15D 2C", "15H 15S", "1C 2S", wild_15s=True)
    act_all(table, "0 play 15D=13 14C")
    assert table.turn == 1 and plays(table) == {"15H=14 15S", "15S=14 15H", "pass"}
    act_all(table, "1 play 15H=14 15S")
    assert table.tricks == [(1, [(0, "15D=13 14C"), (1, "15H=14 15S")])] and table.turn == 2


def test_going_out_can_win_the_trick() -> None:
    """A player who goes out gets the best bonus left. If no other player beats the last cards, this
    player also gets the trick, and the lead goes to the left (CC-7, CC-9)."""
    table = table_with("9C", "1C 2C", "3C 4C", "5C 6C", club_points=[1] * 15)
    act_all(table, "0 play 9C", "1 pass", "2 pass", "3 pass")
    assert table.tricks == [(0, [(0, "9C")])] and table.turn == 1
    act_all(table, "1 play 1C", "2 play 3C", "3 play 5C", "1 pass", "2 pass", "3 play 6C")
    act_all(table, "1 pass", "2 pass", "1 play 2C")
    assert table.turn == 2 and plays(table) == {"4C", "pass"}
    act_all(table, "2 play 4C")
    assert table.score == [8 + 1, 2, 0, 5 + 4]


@pytest.mark.parametrize(("answer", "won"), [("pass", 1), ("play 10C", 0), ("play 10D", 0)])
def test_the_last_answer(answer: str, won: int) -> None:
    """The last answer can only take points away from others. It does not count as going out, so the
    player still gets the 0 card (CC-8, CC-9)."""
    table = table_with("1C 15C", "2C 9C", "10C 10D", club_points=[1] * 15)
    act_all(table, "0 play 1C", "1 play 2C", "2 pass", "0 play 15C", "1 play 9C")
    assert plays(table) == {"10C", "10D", "pass"}
    act_all(table, f"2 {answer}")
    assert table.turn is None
    assert table.score == [5 + 3, 2 + won, 0]
    single = table_with("1D", "2D", "3C")
    act_all(single, "0 play 1D", "1 play 2D", "2 play 3C")
    assert single.score == [5, 2, 0]


def test_no_answer_to_a_15() -> None:
    """A 15 that is a player's last card wins the trick and cannot be answered (CC-6, CC-8)."""
    table = table_with("15C", "1C 2C", club_points=[1] * 15)
    act_all(table, "0 play 15C")
    assert table.turn is None and table.score == [6, 0]


# ---- variants --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lead", "answers"),
    [
        ("14C 15C", {"14D 15D": False, "1D 2D 3D": True, "3D 3H": False, "3D 3H 3S": False}),
        ("15C", {"3D 3H": True, "15D": False, "2D 3D": False}),
        ("3C 3S", {"15D": False, "15D 15H": True, "2D 3D": False, "2D 2H 2S": True}),
    ],
)
def test_crazy(lead: str, answers: dict[str, bool]) -> None:
    """As in the examples on the game's box, 1 2 3 beats 14 15, and 3 3 beats a 15. Fewer cards
    never win (CC-14)."""
    for answer, good in answers.items():
        table = table_with(lead + " 1C", answer + " 1S", "1H 2C", crazy=True)
        act_all(table, f"0 play {lead}")
        assert table.turn == 1
        assert (f"play {answer}" in table.legal(1)) is good


def test_double_or_nothing() -> None:
    """A double is legal only before a player's first card. It doubles the score of the player who
    goes out first; any other player who tried it scores zero (CC-11)."""
    options: dict[str, Any] = {"double_or_nothing": True, "club_points": [1] * 15}
    table = table_with("1C 9D", "2C", "3S 4S", **options)
    act_all(table, "0 double")
    assert table.turn == 0 and plays(table) == {"1C", "9D"}
    act_all(table, "0 play 1C")
    assert plays(table) == {"2C", "pass", "double"}
    act_all(table, "1 double", "1 play 2C", "2 play 3S", "0 play 9D")
    assert plays(table) == {"pass"}
    act_all(table, "2 pass")
    assert table.score == [0, 2 * 5, 0]


def test_a_hopeless_double_at_the_last_answer() -> None:
    """A double at the last answer is legal, and costs the clubs won (CC-8, CC-11)."""
    table = table_with("9C", "10C", double_or_nothing=True)
    act_all(table, "0 play 9C")
    assert plays(table) == {"pass", "double", "10C"}
    act_all(table, "1 double", "1 play 10C")
    assert table.score == [5, 0]


def test_teams() -> None:
    """The hand ends when only one team holds cards. All members of this team score zero, even those
    who are out (CC-13)."""
    options: dict[str, Any] = {"teams": 2, "club_points": [1] * 15}
    table = table_with("9C", "1C 2D", "10C", "3D", **options)
    act_all(table, "0 play 9C", "1 pass", "2 play 10C")
    assert table.turn is None
    assert table.tricks == [(2, [(0, "9C"), (2, "10C")])]
    assert table.score == [8 + 5 + 2, 0, 8 + 5 + 2, 0]
    table = table_with("9C", "10C", "1C 2D", "11D", double_or_nothing=True, **options)
    act_all(table, "0 double", "0 play 9C", "1 double", "1 play 10C", "2 pass", "3 play 11D")
    assert table.score == [0, 4, 0, 4]  # seat 3 has the bonus of 2 and both clubs


# ---- options ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "options"),
    [
        ("CC-1", {"players": 7}),
        ("CC-2", {"club_points": [1] * 14}),
        ("CC-10", {"target": 0}),
        ("CC-13", {"players": 5, "teams": 2}),
        ("CC-13", {"players": 4, "teams": 3}),
        ("CC-13", {"players": 6, "teams": 1}),
    ],
)
def test_wrong_options_are_refused(rule: str, options: dict[str, object]) -> None:
    """Options that the rules do not allow are refused (CC-1, CC-2, CC-10, CC-13)."""
    with pytest.raises(ValueError, match=rule):
        Table(options)


def test_targets() -> None:
    """Without teams the target is 50; with teams it is the one printed on the game's box (CC-10,
    CC-13)."""
    seatings = {(4, 0): 50, (6, 0): 50, (4, 2): 100, (6, 3): 100, (6, 2): 150}
    for (players, teams), target in seatings.items():
        assert Table({"players": players, "teams": teams}).target == target
    assert Table({"players": 6, "teams": 2, "target": 7}).target == 7
