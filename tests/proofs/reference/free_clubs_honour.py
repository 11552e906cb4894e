"""One hand of Free Clubs upon honour (rule FC-17): anything is possible, and may be called."""

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from proofs.reference.cards import of_suit, rank, suit
from proofs.reference.free_clubs_hand import (
    RANKS,
    SEATS,
    Hand,
    highest_first,
    left,
    payment,
    right,
)

VAIN_CALLS = 3
"""Calls that may find nothing, for each player in a hand."""


@dataclass
class Irregularity:
    """A card played that should not have been."""

    seat: int
    card: str
    owed: str  # to which handicap: "QH"; "" where it was not owed
    trick: int  # this many had been taken before
    answered: bool = False  # another card was played after it
    ruled_on: bool = False


def number(handicap: str) -> int:
    """How many cards a handicap can take: a King three, the others one (FC-9)."""
    return 3 if rank(handicap) == "K" else 1


def due(handicap: str, hand: list[str]) -> list[str]:
    """What a handicap takes: its suit's highest cards; for a 10, not chosen, the lowest."""
    cards = highest_first(of_suit(hand, suit(handicap)))
    return cards[-1:] if rank(handicap) == "10" else cards[: number(handicap)]


class HonourHand(Hand):
    """A hand in which players watch each other. Three more stages: take, retake, and settle."""

    def __init__(self, deal: dict[str, Any]) -> None:
        super().__init__(deal)
        self.owed: list[dict[str, str]] = [{}, {}, {}]  # held still, though a handicap took them
        self.irregularities: list[Irregularity] = []
        self.went_back: set[str] = set()  # in this trick: cards that a retake must not bring again
        self.forfeited: set[int] = set()  # who cannot win this trick
        self.missed: set[int] = set()  # whose turn in this trick came while they held no card
        self.no_gains: set[int] = set()
        self.vain_calls = [0, 0, 0]
        self.ready: set[int] = set()

    def legal(self, seat: int) -> set[str]:
        """What is to do on turn; besides, from the first lead on, calls, and all say ready."""
        if seat not in SEATS or self.stage in ("auction", "handicaps", "send", "over"):
            return super().legal(seat)
        if self.stage == "settle":
            own = set() if seat in self.ready else {"ready"}
        else:
            own = super().legal(seat)
        return own | self.calls(seat)

    def choices(self, seat: int) -> set[str]:
        """What the player on turn may do."""
        match self.stage:
            case "take":
                return {"take"}
            case "retake":
                return {"retake " + card for card in self.hands[seat] if card not in self.went_back}
            case _:
                return super().choices(seat)

    def calls(self, seat: int) -> set[str]:
        """Anybody may be called, oneself too, but only three times in vain."""
        if self.vain_calls[seat] == VAIN_CALLS:
            return set()
        return {f"call {player}" for player in SEATS}

    def act(self, seat: int, text: str) -> None:
        """The player does it. The table has seen that it is legal."""
        verb, *rest = text.split()
        match verb:
            case "call":
                self.call(seat, int(rest[0]))
            case "retake":
                self.retake(seat, rest[0])
            case "take":
                self.take()
            case "ready":
                self.say_ready(seat)
            case _:
                super().act(seat, text)

    def lose(self, seat: int, card: str) -> None:
        """With the card goes the debt; whoever gets the card owes nothing."""
        super().lose(seat, card)
        self.owed[seat].pop(card, None)

    # ---- handicaps ---------------------------------------------------------------------

    def payments(self, seat: int, handicap: str) -> set[str]:
        """Any cards of the hand, up to the handicap's number; or none."""
        return {
            payment(handicap, list(cards))
            for count in range(number(handicap) + 1)
            for cards in combinations(self.hands[seat], count)
        }

    def pay(self, seat: int, cards: list[str]) -> None:
        """What the handicap takes and is not paid stays, and is owed: to the first that took it."""
        _, handicap = self.handicaps[0]
        chosen = rank(handicap) == "10" and len(of_suit(cards, suit(handicap))) == 1
        if not chosen:
            for card in due(handicap, self.hands[seat]):
                self.owed[seat].setdefault(card, handicap)
        super().pay(seat, cards)

    # ---- tricks ------------------------------------------------------------------------

    def next_trick(self, leader: int) -> None:
        """Nobody has forfeited the next trick yet, or missed their turn."""
        self.forfeited = set()
        self.missed = set()
        super().next_trick(leader)

    def playable(self, seat: int) -> list[str]:
        """Any card of the hand."""
        return self.hands[seat]

    def play(self, seat: int, card: str) -> None:
        """A card to the trick, which answers those before it."""
        for irregularity in self.irregularities:
            irregularity.answered = True
        self.went_back = set()
        self.judge(seat, card)
        super().play(seat, card)

    def retake(self, seat: int, card: str) -> None:
        """Instead of the card that went back. It answers nothing: that card did."""
        self.judge(seat, card)
        super().play(seat, card)

    def judge(self, seat: int, card: str) -> None:
        """The referee sees at once what is wrong with a card, and waits to be asked."""
        owed = self.owed[seat].get(card, "")
        if owed or self.could_have_followed(seat, card):
            self.irregularities.append(Irregularity(seat, card, owed, len(self.tricks)))

    def could_have_followed(self, seat: int, card: str) -> bool:
        """Not of the suit led, and the player has that suit, cards owed left aside."""
        if not self.trick:
            return False
        led = suit(self.trick[0][1])
        own = [held for held in self.hands[seat] if held not in self.owed[seat]]
        return suit(card) != led and bool(of_suit(own, led))

    def go_on_after(self, seat: int) -> None:
        """Clockwise, as ever; but whose turn has come without a card in hand has missed this trick,
        and a card that a ruling brings later does not change that (FC-17a)."""
        has_played = {player for player, _ in self.trick}
        for player in (left(seat), right(seat)):
            if not self.hands[player] and player not in has_played:
                self.missed.add(player)
            if player not in has_played | self.missed:
                self.stage = "play"
                self.turn = player
                return
        self.trick_full()

    def trick_full(self) -> None:
        """It lies open until its winner takes it."""
        self.stage = "take"
        self.turn = self.trick_winner()

    def trick_winner(self) -> int:
        """Among those who have not forfeited the trick, if there are any (FC-17b).

        As ever clubs, else the suit led, which stays even where its leader has forfeited; if
        nobody of them has either, the highest rank, and of equal ones the card played first.
        """
        led = suit(self.trick[0][1])
        standing = {card: seat for seat, card in self.trick if seat not in self.forfeited}
        if not standing:
            return super().trick_winner()
        rivals = of_suit(standing, "C") or of_suit(standing, led) or list(standing)
        return standing[max(rivals, key=lambda card: RANKS.index(rank(card)))]

    # ---- calls -------------------------------------------------------------------------

    def call(self, caller: int, called: int) -> None:
        """The earliest irregularity of the player called that was not yet ruled on."""
        for irregularity in self.irregularities:
            if irregularity.seat == called and not irregularity.ruled_on:
                irregularity.ruled_on = True
                self.rule_on(irregularity)
                return
        self.vain_calls[caller] += 1

    def rule_on(self, found: Irregularity) -> None:
        """c: the trick is taken; b: another card was played since; a: neither."""
        if found.trick < len(self.tricks):
            self.no_gains.add(found.seat)
        elif found.answered:
            self.forfeit(found.seat)
        else:
            self.put_back(found)

    def forfeit(self, seat: int) -> None:
        """The card stays; a full trick may now be another's (FC-17b)."""
        self.forfeited.add(seat)
        if self.stage == "take":
            self.turn = self.trick_winner()

    def put_back(self, found: Irregularity) -> None:
        """The card goes back, one owed goes where it was owed; another is chosen (FC-17a)."""
        self.trick.remove((found.seat, found.card))
        if found.owed and rank(found.owed) == "Q":
            self.hands[left(found.seat)].append(found.card)
        elif not found.owed:
            self.hands[found.seat].append(found.card)
            self.went_back.add(found.card)
        if self.hands[found.seat]:
            self.stage = "retake"
            self.turn = found.seat
        elif self.trick:
            self.go_on_after(found.seat)
        else:
            self.next_trick(found.seat)

    # ---- settling ----------------------------------------------------------------------

    def hand_over(self) -> None:
        """Calls are still heard until all are ready."""
        self.stage = "settle"
        self.turn = 0

    def say_ready(self, seat: int) -> None:
        """The third to be ready ends the hand."""
        self.ready.add(seat)
        waited_for = [player for player in SEATS if player not in self.ready]
        if waited_for:
            self.turn = waited_for[0]
        else:
            super().hand_over()

    def gains(self, seat: int) -> int:
        """None for whom FC-17c has struck; losses stand."""
        return 0 if seat in self.no_gains else super().gains(seat)
