"""Reference implementation of Clubs of the Whist group (rules CW-1 to CW-11)."""

from typing import Any

from proofs.reference.cards import (
    best,
    check_deal,
    check_dealer,
    of_suit,
    pack_of,
    read_number,
    read_options,
    read_switch,
    read_target,
    read_whole_pack,
    suit,
)

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
PACK = pack_of(RANKS)


class Table:
    """Three players who play hand after hand to plus or minus the target."""

    seats = 3

    def __init__(self, options: dict[str, object]) -> None:
        defaults = {"lead": "exchanger", "target": 11, "ranks": 13, "hand_size": None}
        house = {"quota": None, "may_duck": False}
        chosen = read_options(options, {**defaults, **house})
        if chosen["lead"] not in ("exchanger", "left-of-exchanger"):
            raise ValueError('CW-4: lead must be "exchanger" or "left-of-exchanger"')
        self.lead = chosen["lead"]
        self.target = read_target("CW-10", chosen["target"])
        self.pack, self.each = read_whole_pack("CW-2", chosen, RANKS)
        self.quota = self.each // 3  # four of thirteen tricks (CW-9)
        if chosen["quota"] is not None:
            self.quota = read_number("CW-9", chosen["quota"], 0, 13)
        self.may_duck = read_switch("CW-6", chosen["may_duck"])
        self.dealer: int | None = None
        self.turn: int | None = None
        self.tricks: list[tuple[int, list[tuple[int, str]]]] = []
        self.score: list[int] | None = None
        self.total = [0, 0, 0]
        self.winners: list[int] | None = None

    # ---- the deal ------------------------------------------------------------------------

    def deal(self, dealer: int, deal: dict[str, Any]) -> None:
        """Deal the pack to the players and to the bid hand (CW-2); the deal moves left
        (CW-11)."""
        if self.winners is not None:
            raise ValueError("CW-10: the game is over")
        if self.turn is not None:
            raise ValueError("CW-9: the hand is still being played")
        check_dealer("CW-11", dealer, self.dealer, self.seats)
        check_deal("CW-2", deal, {"hands": [self.each] * 3, "bid": self.each}, self.pack)
        self.dealer = dealer
        self.hands: list[set[str]] = [set(hand) for hand in deal["hands"]]
        self.bid_hand: set[str] = set(deal["bid"])
        self.exchanging = True
        self.last_exchanger: int | None = None
        self.clubs_broken = False
        self.trick: list[tuple[int, str]] = []
        self.tricks = []
        self.score = None
        self.turn = self.left_of(dealer)

    def left_of(self, seat: int) -> int:
        """Return the next player clockwise."""
        return (seat + 1) % self.seats

    # ---- what a player may do --------------------------------------------------------------

    def legal(self, seat: int) -> set[str]:
        """Return the legal texts of this player."""
        if seat != self.turn:
            return set()
        if self.exchanging:
            return {"keep", "swap"}
        cards = self.cards_to_follow(seat) if self.trick else self.cards_to_lead(seat)
        return {"play " + card for card in cards}

    def cards_to_lead(self, seat: int) -> set[str]:
        """Return the cards that may be led: before clubs are broken, no club if possible (CW-7)."""
        hand = self.hands[seat]
        plain = hand - set(of_suit(hand, "C"))
        if self.clubs_broken or not plain:
            return hand
        return plain

    def cards_to_follow(self, seat: int) -> set[str]:
        """Return the cards that may follow: follow suit (CW-5), then beat the best card if possible
        (CW-6), unless a house rule allows any card that follows suit."""
        hand = self.hands[seat]
        on_table = [card for _, card in self.trick]
        allowed = set(of_suit(hand, suit(on_table[0]))) or hand
        if self.may_duck:
            return allowed
        winning = {card for card in allowed if best([*on_table, card], RANKS) == card}
        return winning or allowed

    # ---- what it does ------------------------------------------------------------------------

    def act(self, seat: int, text: str) -> None:
        """Apply a decision of this player."""
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not {text!r} now")
        if self.exchanging:
            self.exchange(seat, text)
        else:
            self.play(seat, text.removeprefix("play "))

    def exchange(self, seat: int, text: str) -> None:
        """Exchange or keep: each player has one turn, starting left of the dealer (CW-3)."""
        assert self.dealer is not None
        if text == "swap":
            self.hands[seat], self.bid_hand = self.bid_hand, self.hands[seat]
            self.last_exchanger = seat
        if seat != self.dealer:
            self.turn = self.left_of(seat)
        else:
            self.exchanging = False
            self.turn = self.first_leader()

    def first_leader(self) -> int:
        """Return the leader of the first trick (CW-4): the last player who exchanged or that
        player's left neighbour. If nobody exchanged, it is the dealer's left neighbour."""
        assert self.dealer is not None
        if self.last_exchanger is None:
            return self.left_of(self.dealer)
        if self.lead == "exchanger":
            return self.last_exchanger
        return self.left_of(self.last_exchanger)

    def play(self, seat: int, card: str) -> None:
        """Play a card to the trick; the third card ends it (CW-8)."""
        if suit(card) == "C" and self.breaks_clubs(seat):
            self.clubs_broken = True
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

    def breaks_clubs(self, seat: int) -> bool:
        """Return whether clubs are broken if this player plays a club (CW-7). They are if a plain
        card was led, or if the player leads from a hand of only clubs."""
        if self.trick:
            return suit(self.trick[0][1]) != "C"
        return len(of_suit(self.hands[seat], "C")) == len(self.hands[seat])

    def finish(self) -> None:
        """Score tricks above or below the quota (CW-9); the target may end the game (CW-10)."""
        self.turn = None
        won = [sum(winner == seat for winner, _ in self.tricks) for seat in range(self.seats)]
        self.score = [tricks - self.quota for tricks in won]
        self.total = [old + new for old, new in zip(self.total, self.score, strict=True)]
        there = [seat for seat in range(self.seats) if abs(self.total[seat]) >= self.target]
        if there:
            self.winners = there
