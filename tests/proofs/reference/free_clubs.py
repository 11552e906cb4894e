"""Reference implementation of Free Clubs (rules FC-1 to FC-17): a game of several hands."""

from typing import Any

from proofs.reference.cards import (
    check_deal,
    check_dealer,
    pack_of,
    read_hand_size,
    read_number,
    read_options,
    read_ranks,
    read_switch,
    read_target,
)
from proofs.reference.free_clubs_hand import (
    AUCTION_CARDS,
    PRIMARY_CARDS,
    RANKS,
    Hand,
    HouseRules,
    Trick,
)
from proofs.reference.free_clubs_honour import HonourHand

KINDS = {"strict": Hand, "honour": HonourHand}


class Table:
    """Three players who play hand after hand to the target."""

    seats = 3

    def __init__(self, options: dict[str, object]) -> None:
        defaults = {"enforcement": "strict", "target": 250}
        small = {"ranks": 9, "hand_size": None, "auction_size": 6}
        house = {"contract": None, "penalty": 50, "reward": 0, "passed_is_out": False}
        chosen = read_options(options, {**defaults, **small, **house})
        enforcement = chosen["enforcement"]
        if not isinstance(enforcement, str) or enforcement not in KINDS:
            raise ValueError('FC-17: enforcement must be "strict" or "honour"')
        self.kind = KINDS[enforcement]
        self.target = read_target("FC-16", chosen["target"])
        self.read_pack(chosen)
        self.custom = read_house_rules(chosen, self.each)
        self.dealer: int | None = None
        self.hand: Hand | None = None
        self.score: list[int] | None = None
        self.total = [0, 0, 0]
        self.winners: list[int] | None = None

    def deal(self, dealer: int, deal: dict[str, Any]) -> None:
        """Deal auction and primary cards to each player, and a chest; the deal moves left
        (FC-2)."""
        if self.winners is not None:
            raise ValueError("FC-16: the game is over")
        if self.turn is not None:
            raise ValueError("FC-14: the hand is still being played")
        check_dealer("FC-2", dealer, self.dealer, self.seats)
        check_deal("FC-2", deal, self.sizes, self.pack)
        check_kinds(deal)
        self.dealer = dealer
        self.hand = self.kind(deal, self.custom)
        self.score = None

    def read_pack(self, chosen: dict[str, object]) -> None:
        """Read how many ranks of primary cards, from the ace on, and how many auction cards, from
        the 10S on, are in the pack."""
        ranks = read_ranks("FC-2", chosen["ranks"], RANKS)
        each = read_hand_size("FC-2", chosen["hand_size"], 10 * ranks // 9, 4 * ranks // 3, 2)
        bids = read_hand_size("FC-2", chosen["auction_size"], 6, 6)
        self.each = each
        primary = pack_of(RANKS[:ranks])
        auction = [*AUCTION_CARDS, "X"][: 3 * bids]
        self.pack = primary + auction
        self.sizes: dict[str, int | list[int]] = {
            "hands": [each] * 3,
            "auction": [bids] * 3,
            "chest": len(primary) - 3 * each,
        }

    @property
    def turn(self) -> int | None:
        """Return the seat to act, or None between two hands."""
        return self.hand.turn if self.hand else None

    @property
    def tricks(self) -> list[Trick]:
        """Return the tricks taken in this hand or, between hands, in the last one."""
        return self.hand.tricks if self.hand else []

    def legal(self, seat: int) -> set[str]:
        """Return the legal texts of this player."""
        return self.hand.legal(seat) if self.hand else set()

    def act(self, seat: int, text: str) -> None:
        """Apply a decision; the last one of a hand may end the game (FC-16)."""
        if self.hand is None or text not in self.hand.legal(seat):
            raise ValueError(f"seat {seat} may not {text!r} now")
        self.hand.act(seat, text)
        if self.hand.turn is None:
            self.finish(self.hand.score())

    def finish(self, score: list[int]) -> None:
        """Add the scores. Once a total reaches the target, the highest total wins, and ties share
        the win (FC-16)."""
        self.score = score
        self.total = [old + new for old, new in zip(self.total, score, strict=True)]
        if max(self.total) >= self.target:
            most = max(self.total)
            self.winners = [seat for seat in range(self.seats) if self.total[seat] == most]


def read_house_rules(chosen: dict[str, object], tricks: int) -> HouseRules:
    """Read the contract of a lone declarer, its penalty and reward (FC-15), and whether a pass is
    final (FC-4)."""
    contract = -(-7 * tricks // 10)  # seven of ten, rounded up
    if chosen["contract"] is not None:
        contract = read_number("FC-15", chosen["contract"], 1, tricks)
    penalty = read_number("FC-15", chosen["penalty"], 0, 200)
    reward = read_number("FC-15", chosen["reward"], 0, 200)
    return HouseRules(contract, penalty, reward, read_switch("FC-4", chosen["passed_is_out"]))


def check_kinds(deal: dict[str, Any]) -> None:
    """Check that auction cards and primary cards are dealt separately (FC-1, FC-2)."""
    for cards in [*deal["hands"], deal["chest"]]:
        if not set(cards) <= set(PRIMARY_CARDS):
            raise ValueError("FC-2: hands and chest contain only primary cards")
