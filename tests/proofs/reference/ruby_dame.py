"""Reference implementation of Ruby Dame (rules RD-1 to RD-5)."""

from itertools import combinations
from typing import Any

from proofs.reference.cards import (
    best,
    check_deal,
    check_dealer,
    in_order,
    of_suit,
    pack_of,
    read_number,
    read_options,
    read_target,
    read_whole_pack,
    suit,
)

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
PACK = pack_of(RANKS)
PASSES = ["left", "right", "none"]
RUBY_DAME = "QD"


class Table:
    """Four players, 0 and 2 against 1 and 3, who play to the target."""

    seats = 4

    def __init__(self, options: dict[str, object]) -> None:
        small = {"ranks": 13, "hand_size": None}
        chosen = read_options(options, {"target": 150, "passed_cards": 3, **small})
        self.pack, self.each = read_whole_pack("RD-1", chosen, RANKS)
        self.target = read_target("RD-5", chosen["target"])
        self.passed_cards = read_number("RD-2", chosen["passed_cards"], 0, 4)
        self.dealer: int | None = None
        self.hands_dealt = 0
        self.turn: int | None = None
        self.tricks: list[tuple[int, list[tuple[int, str]]]] = []
        self.score: list[int] | None = None
        self.total = [0, 0, 0, 0]
        self.winners: list[int] | None = None

    # ---- the deal ------------------------------------------------------------------------

    def deal(self, dealer: int, deal: dict[str, Any]) -> None:
        """Deal the whole pack (RD-1); the deal moves left (RD-3)."""
        if self.winners is not None:
            raise ValueError("RD-5: the game is over")
        if self.turn is not None:
            raise ValueError("RD-3: the hand is still being played")
        check_dealer("RD-3", dealer, self.dealer, self.seats)
        check_deal("RD-1", deal, {"hands": [self.each] * 4}, self.pack)
        self.dealer = dealer
        self.direction = PASSES[self.hands_dealt % 3]
        self.hands_dealt += 1
        self.hands: list[set[str]] = [set(hand) for hand in deal["hands"]]
        self.sent: list[list[str]] = []  # the cards that each seat has chosen to pass, by seat
        self.trick: list[tuple[int, str]] = []
        self.tricks = []
        self.score = None
        self.passing = self.direction != "none" and self.passed_cards > 0
        self.turn = 0 if self.passing else self.left_of(dealer)

    def left_of(self, seat: int) -> int:
        """Return the next player clockwise."""
        return (seat + 1) % self.seats

    def right_of(self, seat: int) -> int:
        """Return the previous player."""
        return (seat - 1) % self.seats

    # ---- what a player may do --------------------------------------------------------------

    def legal(self, seat: int) -> set[str]:
        """Return the legal actions as texts: passing three cards, or the number of a house
        rule (RD-2), or playing a card (RD-3)."""
        if seat != self.turn:
            return set()
        hand = self.hands[seat]
        if self.passing:
            cards_in_order = in_order(hand, RANKS)
            choices = combinations(cards_in_order, self.passed_cards)
            return {"send " + " ".join(chosen) for chosen in choices}
        cards = hand
        if self.trick:
            cards = set(of_suit(hand, suit(self.trick[0][1]))) or hand
        return {"play " + card for card in cards}

    # ---- what it does ------------------------------------------------------------------------

    def act(self, seat: int, text: str) -> None:
        """Apply a decision of this player."""
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not {text!r} now")
        _, *cards = text.split()
        if self.passing:
            self.send(seat, cards)
        else:
            self.play(seat, cards[0])

    def send(self, seat: int, cards: list[str]) -> None:
        """Choose cards to pass. After the last choice, all cards move (RD-2), and the dealer's left
        neighbour leads (RD-3)."""
        self.sent.append(cards)
        self.turn = self.left_of(seat)
        if len(self.sent) < self.seats:
            return
        for giver, given in enumerate(self.sent):
            receiver = self.left_of(giver) if self.direction == "left" else self.right_of(giver)
            self.hands[giver] -= set(given)
            self.hands[receiver] |= set(given)
        assert self.dealer is not None
        self.passing = False
        self.turn = self.left_of(self.dealer)

    def play(self, seat: int, card: str) -> None:
        """Play a card to the trick; the fourth card ends it (RD-3)."""
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) < self.seats:
            self.turn = self.left_of(seat)
            return
        winning_card = best([card for _, card in self.trick], RANKS)
        winner = next(player for player, card in self.trick if card == winning_card)
        self.tricks.append((winner, self.trick))
        self.trick = []
        self.turn = winner
        if not self.hands[winner]:
            self.finish()

    def finish(self) -> None:
        """Score the hand; each player gets the points of their partnership (RD-4)."""
        self.turn = None
        pairs = [self.points_of_pair(0), self.points_of_pair(1)]
        self.score = [pairs[seat % 2] for seat in range(self.seats)]
        self.total = [old + new for old, new in zip(self.total, self.score, strict=True)]
        self.winners = self.who_has_won()

    def points_of_pair(self, pair: int) -> int:
        """Return the points of a pair: 1 for each trick, 1 for each club, 5 for the queen of
        diamonds, and 5 more for all of them (RD-4)."""
        points = 0
        for winner, trick in self.tricks:
            if winner % 2 == pair:
                cards = [card for _, card in trick]
                points += 1 + len(of_suit(cards, "C")) + 5 * cards.count(RUBY_DAME)
        everything = self.each + len(of_suit(self.pack, "C")) + 5  # 31 with the whole pack
        return points + 5 if points == everything else points

    def who_has_won(self) -> list[int] | None:
        """Return the pair with the higher total if it reaches the target and the totals differ
        (RD-5)."""
        even, odd = self.total[0], self.total[1]
        if max(even, odd) < self.target or even == odd:
            return None
        return [0, 2] if even > odd else [1, 3]
