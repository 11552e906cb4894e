"""The reference Free Clubs obeys the rules and reproduces the examples of the source."""

import random
from typing import Any

import pytest

from proofs.reference.cards import of_suit
from proofs.reference.free_clubs import Table
from proofs.reference.free_clubs_hand import AUCTION_CARDS, PRIMARY_CARDS, Hand
from proofs.reference.free_clubs_honour import HonourHand

AUCTION = [*AUCTION_CARDS, "X"]


def filled(groups: list[str], sizes: list[int], pack: list[str]) -> list[list[str]]:
    """Complete these groups of cards ("AC KC …") with cards that no group names."""
    piles = [group.split() for group in groups] + [[] for _ in sizes[len(groups) :]]
    free = list(pack)
    for card in [card for pile in piles for card in pile]:
        free.remove(card)
    for pile, size in zip(piles, sizes, strict=True):
        while len(pile) < size:
            pile.append(free.pop())
    return piles


def made(auction: list[str], hands: list[str]) -> dict[str, Any]:
    """Return a deal with these cards, completed with other cards. The fourth hand, if any, is the
    chest."""
    *dealt, chest = filled(hands, [10, 10, 10, 6], PRIMARY_CARDS)
    return {"hands": dealt, "auction": filled(auction, [6, 6, 6], AUCTION), "chest": chest}


def shuffled(chance: random.Random) -> dict[str, Any]:
    """Return a random deal."""
    low, high = chance.sample(PRIMARY_CARDS, 36), chance.sample(AUCTION, 18)
    return {
        "hands": [low[:10], low[10:20], low[20:30]],
        "auction": [high[:6], high[6:12], high[12:]],
        "chest": low[30:],
    }


def dealt(auction: list[str], hands: list[str], enforcement: str = "strict") -> Table:
    """Return a table with this deal."""
    table = Table({"enforcement": enforcement})
    table.deal(0, made(auction, hands))
    return table


def play(table: Table | Hand, *texts: str) -> None:
    """Take these actions in order, each as the player to act."""
    for text in texts:
        assert table.turn is not None
        assert text in table.legal(table.turn)
        table.act(table.turn, text)


def only(table: Table) -> str:
    """Return the only legal action of the player to act."""
    assert table.turn is not None
    (text,) = table.legal(table.turn)
    return text


# ---- deal ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        {"target": 0},
        {"target": True},
        {"enforcement": "lax"},
        {"enforcement": None},
        {"players": 3},
    ],
)
def test_options_are_checked(options: dict[str, object]) -> None:
    """FC-16, FC-17: options that the rules do not allow are refused."""
    with pytest.raises(ValueError):
        Table(options)


def test_deals_are_checked() -> None:
    """FC-1, FC-2: a repeated card, a pile that is too small, and an auction card among primary
    cards are refused."""
    good = shuffled(random.Random(0))
    twice = {**good, "chest": [good["hands"][0][0], *good["chest"][1:]]}
    short = {**good, "chest": good["chest"][1:]}
    for deal in (twice, short, swapped(good), {"hands": good["hands"]}):
        with pytest.raises(ValueError, match="FC-2"):
            Table({}).deal(0, deal)
    with pytest.raises(ValueError, match="FC-2"):
        Table({}).deal(3, good)


def swapped(deal: dict[str, Any]) -> dict[str, Any]:
    """Return the same deal with an auction card and a primary card swapped."""
    hand, auction = deal["hands"][0], deal["auction"][0]
    return {
        **deal,
        "hands": [[auction[0], *hand[1:]], *deal["hands"][1:]],
        "auction": [[hand[0], *auction[1:]], *deal["auction"][1:]],
    }


# ---- auction ---------------------------------------------------------------------------


def test_the_sources_auction() -> None:
    """FC-4 to FC-6: a player who passed may bid again. Two passes in a row end the auction, and its
    winner pays (FC-9)."""
    table = dealt(["10S JC", "10H KD", "QS"], ["", "3H 2D 4D 7D 9D", "", ""])
    assert (table.turn, table.legal(0), table.legal(1)) == (0, {"bid 10S"}, set())
    play(table, "bid 10S", "bid 10H", "pass", "bid JC", "pass", "bid QS", "pass", "bid KD")
    play(table, "pass", "pass")
    assert table.turn == 1
    assert "discard 3H" in table.legal(1)


def test_what_may_be_bid_over_the_jack_of_diamonds() -> None:
    """FC-3, FC-5: all Queens and the JC are legal, but no lower card, King or Joker."""
    table = dealt(["10S", "JD", "JC QC QD QH QS X"], [])
    play(table, "bid 10S", "bid JD")
    assert table.legal(2) == {"bid JC", "bid QC", "bid QD", "bid QH", "bid QS", "pass"}
    table = dealt(["10S", "JD", "10H JS KS X KC QS"], [])
    play(table, "bid 10S", "bid JD")
    assert table.legal(2) == {"bid QS", "pass"}


def test_two_jokers_are_one_bid() -> None:
    """FC-5, FC-6: a Joker is legal only over a King and wins at once; the King's bidder is the
    partner."""
    table = dealt(["10S QS X", "JS KH", "X"], ["2H"])
    play(table, "bid 10S", "bid JS", "pass", "bid QS", "bid KH", "pass")
    assert "bid X" in table.legal(0)
    play(table, "bid X")
    assert isinstance(table.hand, Hand)
    assert table.hand.contract == {0, 1}
    assert [len(hand) for hand in table.hand.hands] == [16, 10, 10]
    assert table.hand.first_leader() == 2


# ---- handicaps -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("handicap", "cards", "texts"),
    [
        ("QH", "AH 3H 6H 8H", {"give 8H"}),
        ("KS", "2S 4S 5S 9S", {"discard 9S 5S 4S"}),
        ("KS", "2S 4S", {"discard 4S 2S"}),
        ("JD", "AD 7D", {"discard 7D"}),
        ("10C", "AC 7C", {"discard AC", "discard 7C"}),
    ],
)
def test_what_a_handicap_asks_for(handicap: str, cards: str, texts: set[str]) -> None:
    """FC-9: each handicap allows exactly these payments. The examples with a Queen and a King are
    from the source."""
    hand = Hand(shuffled(random.Random(1)))
    hand.hands[0] = [card for card in ["9C", "9D", "9H", "AS"] if card[-1] != handicap[-1]]
    hand.hands[0] += cards.split()
    assert hand.payments(0, handicap) == texts


def test_no_card_of_the_suit_is_no_handicap() -> None:
    """FC-9: a handicap that cannot be paid needs no action."""
    table = dealt(["10S"], ["", "AS 2S 3S 4S 5S 6S 7S 8S 9S", "", ""])
    play(table, "bid 10S", "pass", "pass")
    assert all(text.startswith("send") for text in table.legal(0))


def test_a_partners_queen_counts_for_later_handicaps() -> None:
    """FC-7, FC-9: both partners pay in the order of the bids; a received card can pay the next
    handicap."""
    table = dealt(
        ["10S QH X", "KH JS", ""],
        ["2H 9H 9S 8S", "AD 2D 3D 4D 5D 6D 7D 8D 9D AC", "3H 4H 5H 6H 7H 8H AH", "2S 3S"],
    )
    play(table, "bid 10S", "bid JS", "pass", "bid QH", "bid KH", "pass", "bid X")
    play(table, "discard 2S")
    # the JS is skipped: the partner has no spade
    assert (table.turn, only(table)) == (0, "give 9H")
    play(table, "give 9H")
    assert (table.turn, only(table)) == (1, "discard 9H")


# ---- play ------------------------------------------------------------------------------


def test_cards_are_sent_to_the_right() -> None:
    """FC-10, FC-11: all cards are passed unseen and at the same time, so a player cannot pass on a
    card just received. Then the player to the left of the auction's winner leads."""
    table = dealt(["10S"], ["9C", "9D", "9H", "AS"])
    play(table, "bid 10S", "pass", "pass", "discard AS")
    play(table, "send 9C")
    assert "send 9C" not in table.legal(1) | table.legal(2)
    play(table, "send 9D", "send 9H")
    assert isinstance(table.hand, Hand)
    assert "9C" in table.hand.hands[2]
    assert "9D" in table.hand.hands[0]
    assert "9H" in table.hand.hands[1]
    assert table.turn == 1


def position(kind: type[Hand], hands: list[str], leader: int) -> Any:
    """Return a hand in which these cards are left and this player leads; seat 0 must make 7
    tricks."""
    hand = kind(shuffled(random.Random(2)))
    hand.bids, hand.contract = [(0, "10S")], {0}
    hand.hands = [cards.split() for cards in hands]
    hand.next_trick(leader)
    return hand


def test_follow_suit_and_win() -> None:
    """FC-12: another suit is legal only without the suit led; a club wins; an ace is the lowest
    card."""
    hand = position(Hand, ["AH 2C 9S", "9D 8D 3C", "AD 2D 9C"], 2)
    play(hand, "play AD")
    assert hand.legal(0) == {"play AH", "play 2C", "play 9S"}
    play(hand, "play 9S")
    assert hand.legal(1) == {"play 9D", "play 8D"}
    play(hand, "play 8D", "play 9D", "play 2D", "play 2C")
    assert [winner for winner, _ in hand.tricks] == [1, 0]


def test_without_cards_one_is_skipped_and_hands_on_the_lead() -> None:
    """FC-13, FC-14: the lead goes counter-clockwise; two players without cards end the hand."""
    hand = position(Hand, ["9D", "2H 3H", "2D 3D"], 2)
    play(hand, "play 2D", "play 9D", "play 2H")
    assert hand.tricks[-1][0] == 0
    assert hand.turn == 2
    play(hand, "play 3D")
    assert hand.turn == 1  # seat 0 has no cards
    play(hand, "play 3H")
    assert hand.turn is None


def score(tricks: list[tuple[int, str]], contract: set[int]) -> list[int]:
    """Return the score of these tricks."""
    hand = position(Hand, ["", "", ""], 0)
    hand.tricks = [(seat, [(0, card) for card in cards.split()]) for seat, cards in tricks]
    hand.contract = contract
    result: list[int] = hand.score()
    return result


def test_score() -> None:
    """FC-15: the score counts tricks, contracts, the most diamonds (also if shared), the ace of
    hearts, and having no spade."""
    assert score([(0, "2C 3C 4C")] * 7 + [(1, "2S 3D AH")] * 3, {0}) == [75, 60, 5]
    assert score([(0, "2C 3C 4C")] * 6 + [(1, "2S 3D 4H")] * 3, {0}) == [15, 50, 5]
    assert score([(0, "2D 3S 4C"), (1, "3D 3C 9S")], {2}) == [20, 20, -45]
    assert score([(0, "2C 3S 4C")] * 6 + [(1, "3C 9S 4C")] * 4, {0, 1}) == [60, 40, 5]
    assert score([(0, "2C 3S 4C")] * 6 + [(1, "3C 9S 4C")] * 3, {0, 1}) == [10, -20, 5]


# ---- whole games -----------------------------------------------------------------------


def held(hand: Any) -> list[str]:
    """Return the primary cards in the hands, on the table and in tricks."""
    cards = [card for cards in hand.hands for card in cards]
    cards += [card for _, card in hand.trick]
    return cards + [card for _, trick in hand.tricks for _, card in trick]


def promised(table: Table) -> int:
    """Return the expected sum of a hand's scores in strict play."""
    hand = table.hand
    assert hand is not None
    taken = [hand.taken(seat) for seat in range(3)]
    diamonds = [len(of_suit(cards, "D")) for cards in taken]
    tied = diamonds.count(max(diamonds))
    points = 10 * len(table.tricks) + 5 * sum(not of_suit(cards, "S") for cards in taken)
    points += 10 * any("AH" in cards for cards in taken)
    points += (20 if tied == 1 else 10 * tied) if any(diamonds) else 0
    needed = 7 if len(hand.contract) == 1 else 10
    made_it = sum(winner in hand.contract for winner, _ in table.tricks) >= needed
    return points - (0 if made_it else 50 * len(hand.contract))


def random_game(enforcement: str, seed: int) -> None:
    """Play a game of random decisions. In honour play, some of them are made out of turn."""
    chance = random.Random(seed)
    table = Table({"enforcement": enforcement, "target": 100})
    dealer = chance.randrange(3)
    for _ in range(4):
        table.deal(dealer, shuffled(chance))
        dealer = (dealer + 1) % 3
        assert table.score is None
        while table.turn is not None:
            seats = [seat for seat in range(3) if table.legal(seat)]
            seat = chance.choice(seats) if chance.random() < 0.3 else table.turn
            table.act(seat, chance.choice(sorted(table.legal(seat))))
            assert table.hand is not None
            assert len(set(held(table.hand))) == len(held(table.hand)) <= 36
        assert table.score is not None
        assert len(table.tricks) <= 10
        if enforcement == "strict":
            assert sum(table.score) == promised(table)
        if table.winners is not None:
            assert max(table.total) >= 100
            with pytest.raises(ValueError, match="FC-16"):
                table.deal(dealer, shuffled(chance))
            return
        assert max(table.total) < 100


@pytest.mark.parametrize("enforcement", ["strict", "honour"])
def test_random_games(enforcement: str) -> None:
    """FC-14 to FC-17: every game ends, no card is lost or repeated, and scores add up."""
    for seed in range(30):
        random_game(enforcement, seed)


# ---- honour play -----------------------------------------------------------------------


def by_honour(
    hands: list[str], leader: int, *, owed: tuple[int, str] | None = None, handicap: str = "KS"
) -> Any:
    """Return a position of honour play in which one player may owe cards to a handicap."""
    hand = position(HonourHand, hands, leader)
    if owed:
        hand.owed[owed[0]] = dict.fromkeys(owed[1].split(), handicap)
    return hand


def test_payments_upon_honour() -> None:
    """FC-17: a player may pay a handicap with any cards, up to its number. A payment lists high
    cards first, and cards of the same rank in the order C D H S."""
    hand = by_honour(["9S 9C 2D AH", "2C", "3C"], 0)
    assert hand.payments(0, "JS") == {
        "discard",
        "discard 9S",
        "discard 9C",
        "discard 2D",
        "discard AH",
    }
    assert hand.payments(0, "QS") >= {"give", "give AH"}
    kings = hand.payments(0, "KS")
    assert len(kings) == 1 + 4 + 6 + 4
    assert "discard 9C 9S AH" in kings
    assert not hand.calls(0) & kings


@pytest.mark.parametrize(
    ("handicap", "paid", "owed"),
    [
        ("10S", "", "2S"),
        ("10S", "9S", ""),
        ("10S", "AH", "2S"),
        ("JS", "", "9S"),
        ("JS", "2S", "9S"),
        ("JS", "9S", ""),
        ("QS", "AH", "9S"),
        ("KS", "9S 8S 2S", "5S"),
        ("KS", "", "9S 8S 5S"),
        ("KH", "", "AH"),
    ],
)
def test_what_is_owed(handicap: str, paid: str, owed: str) -> None:
    """FC-17: if a player does not pay the cards that a handicap demands, the player owes them."""
    hand = by_honour(["2S 5S 8S 9S AH", "2C", "3C"], 0)
    hand.handicaps = [(0, handicap)]
    hand.pay(0, paid.split())
    assert hand.owed == [dict.fromkeys(owed.split(), handicap), {}, {}]


def test_a_debt_ends_when_the_card_moves_on() -> None:
    """FC-17: a card that is given to a Queen or passed on is no longer owed, and its receiver owes
    nothing."""
    hand = by_honour(["9S 8S 2H", "2C", "3C"], 0, owed=(0, "9S 8S"))
    hand.handicaps = [(0, "QH")]
    hand.pay(0, ["9S"])
    assert hand.owed == [{"8S": "KS", "2H": "QH"}, {}, {}]
    play(hand, "send 8S", "send 2C", "send 3C")
    assert hand.owed == [{"2H": "QH"}, {}, {}]
    assert "8S" in hand.hands[2]


def test_before_another_card_it_goes_back() -> None:
    """FC-17a: an irregular card goes back without a penalty. Its player chooses again, but not the
    same card."""
    hand = by_honour(["2D 3H 4S", "3D 4D", "5D 6D"], 1)
    assert hand.legal(0) == {"call 0", "call 1", "call 2"}
    play(hand, "play 3D", "play 5D", "play 3H")
    assert hand.legal(2) == {"take", "call 0", "call 1", "call 2"}
    hand.act(2, "call 0")
    assert hand.turn == 0
    assert hand.legal(0) == {"retake 2D", "retake 4S", "call 0", "call 1", "call 2"}
    play(hand, "retake 4S")
    hand.act(1, "call 0")
    assert hand.legal(0) == {"retake 2D", "call 0", "call 1", "call 2"}
    play(hand, "retake 2D")
    assert hand.vain_calls == [0, 0, 0]
    hand.act(1, "call 0")
    assert hand.vain_calls == [0, 1, 0]
    play(hand, "take")
    assert hand.tricks == [(2, [(1, "3D"), (2, "5D"), (0, "2D")])]


def test_an_owed_card_goes_to_the_discards() -> None:
    """FC-17a: an owed card is discarded. If it was the lead, any suit may be led instead."""
    hand = by_honour(["9S 2H 3H", "3D 4D", "5D 6D"], 0, owed=(0, "9S"))
    play(hand, "play 9S")
    hand.act(2, "call 0")
    assert hand.hands[0] == ["2H", "3H"]
    play(hand, "retake 2H")
    assert not hand.irregularities[1:]
    assert hand.turn == 1


def test_owed_cards_do_not_follow_suit() -> None:
    """FC-17: a player with only owed cards of a suit is void in it; playing one of them is
    irregular."""
    hand = by_honour(["9D 2H", "3D 4D", "5D 6D"], 2, owed=(0, "9D"))
    play(hand, "play 5D", "play 2H")
    assert not hand.irregularities
    hand = by_honour(["9D 2H", "3D 4D", "5D 6D"], 2, owed=(0, "9D"))
    play(hand, "play 5D", "play 9D")
    assert [found.owed for found in hand.irregularities] == ["KS"]


def test_after_another_card_the_trick_is_forfeited() -> None:
    """FC-17b: the second-best card wins, so the winner of the full trick changes."""
    hand = by_honour(["9C 2D", "3D 4D", "5D 6D"], 2)
    play(hand, "play 5D", "play 9C", "play 3D")
    assert hand.turn == 0
    hand.act(1, "call 0")
    assert hand.turn == 2
    play(hand, "take")
    assert hand.tricks[0][0] == 2


def test_the_suit_led_stays() -> None:
    """FC-17b: a forfeited lead still sets the suit; if no card follows suit, the highest rank
    wins."""
    hand = by_honour(["9S 2D", "2S 4D", "9D 6D"], 0, owed=(0, "9S"))
    play(hand, "play 9S", "play 2S", "play 9D")
    hand.act(1, "call 0")
    assert hand.turn == 1
    hand = by_honour(["9S 2D", "2H 4D", "9D 6D"], 0, owed=(0, "9S"))
    play(hand, "play 9S", "play 2H", "play 9D")
    hand.act(1, "call 0")
    assert hand.turn == 2
    hand = by_honour(["9S 2D", "8H 4D", "8D 6D"], 0, owed=(0, "9S"))
    play(hand, "play 9S", "play 8H", "play 8D")
    hand.act(1, "call 0")
    assert hand.turn == 1  # of equal cards, the first one wins


def test_forfeits_of_two_and_of_all() -> None:
    """FC-17b: if only one card is not forfeited, it wins, whatever its suit and rank. If all cards
    are forfeited, all of them count."""
    hand = by_honour(["9S 2D", "8H 4S", "AD 6S"], 0, owed=(0, "9S"))
    play(hand, "play 9S", "play 8H", "play AD")
    hand.act(1, "call 0")
    hand.act(0, "call 1")
    assert (hand.forfeited, hand.turn) == ({0, 1}, 2)
    hand.forfeit(2)
    assert hand.turn == 0


def test_owning_up() -> None:
    """FC-17: players may call themselves. Such calls count towards the same limit."""
    hand = by_honour(["2D 3H", "3D 4D", "5D 6D"], 1)
    play(hand, "play 3D", "play 5D", "play 3H")
    hand.act(0, "call 0")
    assert hand.legal(0) == {"retake 2D", "call 0", "call 1", "call 2"}
    for _ in range(3):
        hand.act(1, "call 1")
    assert hand.calls(1) == set()


def test_a_card_owed_to_a_queen_goes_left() -> None:
    """FC-17a: an owed card that a Queen asked for goes to the left neighbour, who may play it to
    this trick if they have not played yet."""
    hand = by_honour(["9S 2H", "3S", "5D 6D"], 0, owed=(0, "9S"), handicap="QS")
    play(hand, "play 9S")
    hand.act(2, "call 0")
    assert hand.hands == [["2H"], ["3S", "9S"], ["5D", "6D"]]
    play(hand, "retake 2H", "play 9S", "play 5D")
    assert hand.trick == [(0, "2H"), (1, "9S"), (2, "5D")]


def test_a_card_that_comes_too_late_waits_for_the_next_trick() -> None:
    """FC-17a: a player who has no cards when their turn comes has no part in the trick, even if
    others still have to play."""
    hand = by_honour(["9S 2H", "", "5D 6D"], 0, owed=(0, "9S"), handicap="QS")
    play(hand, "play 9S")
    hand.act(2, "call 0")
    assert hand.hands == [["2H"], ["9S"], ["5D", "6D"]]
    play(hand, "retake 2H")
    assert hand.turn == 2
    play(hand, "play 5D", "take")
    assert hand.tricks == [(0, [(0, "2H"), (2, "5D")])]
    assert (hand.turn, hand.stage) == (2, "play")  # seat 0 won with the last card
    play(hand, "play 6D", "play 9S")
    assert hand.stage == "take"
    hand = by_honour(["9H 2C", "5H AC", ""], 0, owed=(1, "5H"), handicap="QH")
    play(hand, "play 9H", "play 5H")
    hand.act(0, "call 1")
    play(hand, "retake AC")
    assert (hand.turn, hand.stage, hand.hands[2]) == (1, "take", ["5H"])


def test_before_a_trick_has_begun_no_card_comes_too_late() -> None:
    """FC-17a, FC-13: if the leader's last card is sent away, the trick has no lead, and no player
    has been passed over yet. After the next lead, players without cards are passed over."""
    hand = by_honour(["9S", "", "5D 6D"], 0, owed=(0, "9S"), handicap="QS")
    play(hand, "play 9S")
    hand.act(2, "call 0")
    assert (hand.turn, hand.hands[1]) == (2, ["9S"])
    play(hand, "play 5D", "play 9S", "take")
    assert hand.tricks == [(2, [(2, "5D"), (1, "9S")])]
    hand = by_honour(["9S", "3D 4D", "5D 6D"], 0, owed=(0, "9S"))
    hand.owed[2] = {"5D": "QD"}
    play(hand, "play 9S")
    hand.act(2, "call 0")
    play(hand, "play 5D")
    hand.act(1, "call 2")
    assert hand.hands[0] == ["5D"]
    play(hand, "retake 6D")
    assert hand.turn == 1
    play(hand, "play 3D")
    assert hand.stage == "take"


def test_two_handicaps_one_debt() -> None:
    """FC-17: a card that two handicaps demand is owed to the first of them."""
    hand = by_honour(["9S 2H 3C", "2C", "3D"], 0)
    hand.handicaps = [(0, "JS"), (0, "QS")]
    hand.pay(0, [])
    hand.pay(0, [])
    assert hand.owed[0] == {"9S": "JS"}


def test_a_card_that_went_back_has_answered() -> None:
    """FC-17b: an irregular card cannot go back after another card was played, even if that other
    card has gone back."""
    hand = by_honour(["9C 2D", "9H 4D", "5D 6D"], 2)
    play(hand, "play 5D", "play 9C", "play 9H")
    hand.act(2, "call 1")
    hand.act(2, "call 0")
    assert hand.turn == 1
    assert hand.forfeited == {0}
    play(hand, "retake 4D", "take")
    assert hand.tricks[0][0] == 2


def test_without_a_card_to_retake_one_is_skipped() -> None:
    """FC-17a, FC-13: a player whose owed card is discarded may have no other card. Then the trick
    has one card fewer; if the card was the lead, the right neighbour leads."""
    hand = by_honour(["9D", "3D 4D", "5D 6D"], 1, owed=(0, "9D"))
    play(hand, "play 3D", "play 5D", "play 9D")
    hand.act(1, "call 0")
    assert (hand.turn, hand.stage) == (2, "take")
    hand = by_honour(["9D", "3D 4D", "5D 6D"], 0, owed=(0, "9D"))
    play(hand, "play 9D")
    hand.act(1, "call 0")
    assert (hand.turn, hand.stage, hand.tricks) == (2, "play", [])
    hand = by_honour(["9D", "", "5D 6D"], 0, owed=(0, "9D"))
    play(hand, "play 9D")
    hand.act(1, "call 0")
    assert hand.stage == "settle"


def test_after_the_trick_no_gains() -> None:
    """FC-17c: a player called after the last trick gets no positive points, but losses stand, and
    the tricks still count. Players confirm "ready" in any order and may call until all are
    ready."""
    hand = by_honour(["9C 2D", "3D", "5D"], 2)
    play(hand, "play 5D", "play 9C", "play 3D", "take")
    assert hand.turn == 0
    assert hand.legal(2) == {"ready", "call 0", "call 1", "call 2"}
    hand.act(2, "ready")
    assert hand.legal(2) == {"call 0", "call 1", "call 2"}
    hand.act(2, "call 0")
    play(hand, "ready", "ready")
    assert hand.turn is None
    assert hand.score() == [-50, 5, 5]


def test_the_earliest_comes_first() -> None:
    """FC-17: each call gives one ruling; three calls that find nothing are the limit."""
    hand = by_honour(["9H 8H 2D", "3D 4D", "5D 6D 7S"], 2)
    play(hand, "play 5D", "play 9H", "play 3D", "take", "play 6D", "play 8H", "play 4D")
    hand.act(2, "call 1")
    hand.act(2, "call 0")
    assert (hand.no_gains, hand.forfeited) == ({0}, set())
    hand.act(2, "call 0")
    assert (hand.no_gains, hand.forfeited) == ({0}, {0})
    assert hand.vain_calls == [0, 0, 1]
    play(hand, "call 0", "call 1")
    assert hand.legal(2) == {"take"}
