"""Reference implementation of one hand of Free Clubs in strict play (rules FC-1 to FC-15)."""

from dataclasses import dataclass
from typing import Any

from proofs.reference.cards import SUITS, best, of_suit, rank, suit

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9"]
PRIMARY_CARDS = [rank + suit for suit in SUITS for rank in RANKS]

LEVELS = ["10", "J", "Q", "K", "X"]
AUCTION_CARDS = [level + suit for level in LEVELS[:4] for suit in "SHDC"] + ["X"]
"""Auction cards from the lowest to the highest (FC-3); there are two Jokers."""

SEATS = [0, 1, 2]
Trick = tuple[int, list[tuple[int, str]]]
"""The winner of a trick, and its plays (seat and card) in order."""


@dataclass(frozen=True)
class HouseRules:
    """The numbers and rules that house rules change."""

    contract: int
    """Number of tricks that a lone declarer needs (FC-15)."""
    penalty: int = 50
    """Points that a broken contract costs (FC-15)."""
    reward: int = 0
    """Points that a contract brings."""
    passed_is_out: bool = False
    """Whether a player who has passed may not bid any more (FC-4)."""


def left(seat: int) -> int:
    """Return the next player clockwise."""
    return (seat + 1) % 3


def right(seat: int) -> int:
    """Return the previous player."""
    return (seat - 1) % 3


def level(bid: str) -> int:
    """Return the level of a bid: 0 to 4 for 10, J, Q, K and Joker."""
    return LEVELS.index("X" if bid == "X" else rank(bid))


def highest_first(cards: list[str]) -> list[str]:
    """Sort cards from nines down to aces; equal ranks in the order C D H S."""
    return sorted(cards, key=lambda card: (-RANKS.index(rank(card)), SUITS.index(suit(card))))


def payment(handicap: str, cards: list[str]) -> str:
    """Return the text of a payment: a Queen's card is given, others are discarded (FC-9)."""
    verb = "give" if rank(handicap) == "Q" else "discard"
    return " ".join([verb, *highest_first(cards)])


class Hand:
    """Auction, handicaps, pass and play. The stage determines the choices of the seat to act."""

    def __init__(self, deal: dict[str, Any], custom: HouseRules | None = None) -> None:
        self.hands: list[list[str]] = [list(cards) for cards in deal["hands"]]
        self.auction: list[list[str]] = [list(cards) for cards in deal["auction"]]
        self.chest: list[str] = list(deal["chest"])
        self.most_tricks = len(self.hands[0])
        self.bids: list[tuple[int, str]] = []
        self.custom = custom or HouseRules(contract=7)
        self.passes_in_a_row = 0
        self.passed: set[int] = set()
        self.contract: set[int] = set()  # the auction winner, and a Joker's partner
        self.handicaps: list[tuple[int, str]] = []  # seats with handicaps still to be paid
        self.sent: dict[int, str] = {}
        self.trick: list[tuple[int, str]] = []
        self.tricks: list[Trick] = []
        self.stage = "auction"
        self.turn: int | None = next(s for s in SEATS if "10S" in self.auction[s])  # FC-4

    def legal(self, seat: int) -> set[str]:
        """Return the legal texts of this player."""
        return self.choices(seat) if seat == self.turn else set()

    def choices(self, seat: int) -> set[str]:
        """Return the legal texts of the player to act."""
        match self.stage:
            case "auction":
                return self.possible_bids(seat)
            case "handicaps":
                return self.payments(seat, self.handicaps[0][1])
            case "send":
                return {"send " + card for card in self.hands[seat]}
            case _:
                return {"play " + card for card in self.playable(seat)}

    def act(self, seat: int, text: str) -> None:
        """Apply a decision, whose legality the table has checked."""
        verb, *cards = text.split()
        match verb:
            case "bid":
                self.bid(seat, cards[0])
            case "pass":
                self.pass_(seat)
            case "discard" | "give":
                self.pay(seat, cards)
            case "send":
                self.send(seat, cards[0])
            case "play":
                self.play(seat, cards[0])

    def lose(self, seat: int, card: str) -> None:
        """Remove a card from the player's hand, for any reason."""
        self.hands[seat].remove(card)

    # ---- auction -----------------------------------------------------------------------

    def possible_bids(self, seat: int) -> set[str]:
        """Return the legal bids: the 10S opens (FC-4), and after that a player passes or bids a
        higher card, at most one level up (FC-5)."""
        if not self.bids:
            return {"bid 10S"}
        last = self.bids[-1][1]
        higher = AUCTION_CARDS[AUCTION_CARDS.index(last) + 1 :]
        allowed = [card for card in higher if level(card) <= level(last) + 1]
        return {"pass"} | {"bid " + card for card in self.auction[seat] if card in allowed}

    def bid(self, seat: int, card: str) -> None:
        """Bid a card, face up; a Joker wins at once (FC-6)."""
        self.auction[seat].remove(card)
        self.bids.append((seat, card))
        self.passes_in_a_row = 0
        if card == "X":
            self.end_auction()
        else:
            self.turn = self.next_bidder(seat)

    def pass_(self, seat: int) -> None:
        """Pass; two passes in a row end the auction (FC-6). If a pass is final, it also ends when
        only one player is left in it."""
        self.passes_in_a_row += 1
        self.passed.add(seat)
        alone = self.custom.passed_is_out and len(self.passed) == 2
        if self.passes_in_a_row == 2 or alone:
            self.end_auction()
        else:
            self.turn = self.next_bidder(seat)

    def next_bidder(self, seat: int) -> int:
        """Return the next player clockwise who may bid: a pass does not exclude (FC-4), unless a
        house rule makes it final."""
        following = left(seat)
        out = self.custom.passed_is_out and following in self.passed
        return left(following) if out else following

    def end_auction(self) -> None:
        """Give the chest to the last bidder (FC-8); a Joker makes the previous bidder a partner
        (FC-7).

        Those in the contract pay for their bids in the order of bidding (FC-9).
        """
        winner, last = self.bids[-1]
        self.contract = {winner}
        if last == "X":
            self.contract.add(self.bids[-2][0])
        self.hands[winner] += self.chest
        self.handicaps = [(s, card) for s, card in self.bids if s in self.contract and card != "X"]
        self.stage = "handicaps"
        self.next_handicap()

    def first_leader(self) -> int:
        """Return the winner's left neighbour; with a Joker, the player outside the partnership
        (FC-11)."""
        if len(self.contract) == 2:
            return next(seat for seat in SEATS if seat not in self.contract)
        return left(self.bids[-1][0])

    # ---- handicaps ---------------------------------------------------------------------

    def next_handicap(self) -> None:
        """Go to the next handicap; skip those whose player has no card of its suit (FC-9)."""
        while self.handicaps:
            seat, handicap = self.handicaps[0]
            if of_suit(self.hands[seat], suit(handicap)):
                self.turn = seat
                return
            self.handicaps.pop(0)
        self.stage = "send"
        self.next_sender()

    def payments(self, seat: int, handicap: str) -> set[str]:
        """Return the legal payments (FC-9): any card of the suit for a 10, the highest for a J or
        Q, and the three highest for a K."""
        cards = highest_first(of_suit(self.hands[seat], suit(handicap)))
        match rank(handicap):
            case "10":
                return {payment(handicap, [card]) for card in cards}
            case "K":
                return {payment(handicap, cards[:3])}
            case _:
                return {payment(handicap, cards[:1])}

    def pay(self, seat: int, cards: list[str]) -> None:
        """Pay with these cards, which are discarded or, for a Queen, go to the left neighbour
        (FC-9)."""
        _, handicap = self.handicaps.pop(0)
        for card in cards:
            self.lose(seat, card)
            if rank(handicap) == "Q":
                self.hands[left(seat)].append(card)
        self.next_handicap()

    # ---- pass --------------------------------------------------------------------------

    def next_sender(self) -> None:
        """Let the next seat choose a card to pass, in order; players without cards pass none
        (FC-10)."""
        for seat in SEATS:
            if self.hands[seat] and seat not in self.sent:
                self.turn = seat
                return
        for seat, card in self.sent.items():
            self.lose(seat, card)
        for seat, card in self.sent.items():
            self.hands[right(seat)].append(card)
        self.next_trick(self.first_leader())

    def send(self, seat: int, card: str) -> None:
        """Choose a card to pass; it moves when all have chosen (FC-10)."""
        self.sent[seat] = card
        self.next_sender()

    # ---- tricks ------------------------------------------------------------------------

    def next_trick(self, leader: int) -> None:
        """End the hand (FC-14) or let this player lead; without cards, the right neighbour leads
        (FC-13)."""
        self.trick = []
        out = [seat for seat in SEATS if not self.hands[seat]]
        if len(self.tricks) == self.most_tricks or len(out) >= 2:
            self.hand_over()
            return
        self.stage = "play"
        self.turn = right(leader) if leader in out else leader

    def playable(self, seat: int) -> list[str]:
        """Return the playable cards: follow suit if possible (FC-12)."""
        hand = self.hands[seat]
        if not self.trick:
            return hand
        return of_suit(hand, suit(self.trick[0][1])) or hand

    def play(self, seat: int, card: str) -> None:
        """Play a card to the trick."""
        self.lose(seat, card)
        self.trick.append((seat, card))
        self.continue_after(seat)

    def continue_after(self, seat: int) -> None:
        """Continue clockwise with the next player who must play; players without cards are skipped
        (FC-13)."""
        played = [player for player, _ in self.trick]
        for player in (left(seat), left(left(seat))):
            if self.hands[player] and player not in played:
                self.stage = "play"
                self.turn = player
                return
        self.trick_full()

    def trick_full(self) -> None:
        """Take the full trick at once."""
        self.take()

    def trick_winner(self) -> int:
        """Return the winner: the highest club, or else the highest card of the suit led; aces are
        low (FC-12)."""
        winning = best([card for _, card in self.trick], RANKS)
        return next(seat for seat, card in self.trick if card == winning)

    def take(self) -> None:
        """Give the trick to its winner, who leads (FC-12)."""
        winner = self.trick_winner()
        self.tricks.append((winner, self.trick))
        self.next_trick(winner)

    def hand_over(self) -> None:
        """End the hand; no seat is to act."""
        self.stage = "over"
        self.turn = None

    # ---- score -------------------------------------------------------------------------

    def score(self) -> list[int]:
        """Return the score of each player (FC-15)."""
        return [self.gains(seat) + self.losses(seat) for seat in SEATS]

    def taken(self, seat: int) -> list[str]:
        """Return the cards in this player's tricks."""
        return [card for winner, trick in self.tricks if winner == seat for _, card in trick]

    def trick_count(self, seats: set[int]) -> int:
        """Return the number of tricks that these players have won."""
        return sum(winner in seats for winner, _ in self.tricks)

    def gains(self, seat: int) -> int:
        """Return the points for tricks, most diamonds, the AH, no spade, and a contract if a house
        rule rewards it."""
        points = 10 * self.trick_count({seat}) + self.diamond_points(seat)
        if "AH" in self.taken(seat):
            points += 10
        if not of_suit(self.taken(seat), "S"):
            points += 5
        if seat in self.contract and not self.is_broken():
            points += self.custom.reward
        return points

    def diamond_points(self, seat: int) -> int:
        """Return 20 for the most diamonds, 10 each for a tie, and nothing without diamonds."""
        diamonds = [len(of_suit(self.taken(player), "D")) for player in SEATS]
        most = max(diamonds)
        if most == 0 or diamonds[seat] < most:
            return 0
        return 20 if diamonds.count(most) == 1 else 10

    def losses(self, seat: int) -> int:
        """Return the loss for a broken contract."""
        return -self.custom.penalty if seat in self.contract and self.is_broken() else 0

    def is_broken(self) -> bool:
        """Return whether the contract is broken: alone, usually 7 tricks in 10 are needed, and with
        a partner all."""
        needed = self.custom.contract if len(self.contract) == 1 else self.most_tricks
        return self.trick_count(self.contract) < needed
