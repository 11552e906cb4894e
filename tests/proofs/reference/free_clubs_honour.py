"""Reference implementation of one hand of Free Clubs by honour (rule FC-17).

Players may break the rules, and others may call them."""

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from proofs.reference.cards import of_suit, rank, suit
from proofs.reference.free_clubs_hand import (
    RANKS,
    SEATS,
    Hand,
    HouseRules,
    highest_first,
    left,
    payment,
    right,
)

VAIN_CALLS = 3
"""Number of calls that may find nothing, for each player in a hand."""


@dataclass
class Irregularity:
    """An irregular card that was played."""

    seat: int
    card: str
    owed: str  # the handicap it is owed to, such as "QH", or ""
    trick: int  # number of tricks that were taken before it was played
    answered: bool = False  # true once another card is played after it
    ruled_on: bool = False


def number(handicap: str) -> int:
    """Return how many cards a handicap can take: three for a King, and otherwise one (FC-9)."""
    return 3 if rank(handicap) == "K" else 1


def due(handicap: str, hand: list[str]) -> list[str]:
    """Return the cards that a handicap takes: the highest of its suit; for a 10, by default, the
    lowest."""
    cards = highest_first(of_suit(hand, suit(handicap)))
    return cards[-1:] if rank(handicap) == "10" else cards[: number(handicap)]


class HonourHand(Hand):
    """A hand in which players watch each other, with three more stages: take, retake and settle."""

    def __init__(self, deal: dict[str, Any], custom: HouseRules | None = None) -> None:
        super().__init__(deal, custom)
        self.owed: list[dict[str, str]] = [{}, {}, {}]  # cards still held that a handicap took
        self.irregularities: list[Irregularity] = []
        self.went_back: set[str] = set()  # cards of this trick that a retake must not play again
        self.forfeited: set[int] = set()  # seats that cannot win this trick
        self.missed: set[int] = set()  # seats without a card at their turn in this trick
        self.no_gains: set[int] = set()
        self.vain_calls = [0, 0, 0]
        self.ready: set[int] = set()

    def legal(self, seat: int) -> set[str]:
        """Return the legal texts of this player, including calls from the first lead on, and
        "ready"."""
        if seat not in SEATS or self.stage in ("auction", "handicaps", "send", "over"):
            return super().legal(seat)
        if self.stage == "settle":
            own = set() if seat in self.ready else {"ready"}
        else:
            own = super().legal(seat)
        return own | self.calls(seat)

    def choices(self, seat: int) -> set[str]:
        """Return the legal texts of the player to act."""
        match self.stage:
            case "take":
                return {"take"}
            case "retake":
                return {"retake " + card for card in self.hands[seat] if card not in self.went_back}
            case _:
                return super().choices(seat)

    def calls(self, seat: int) -> set[str]:
        """Return the legal calls: of any player, including oneself, until three have found
        nothing."""
        if self.vain_calls[seat] == VAIN_CALLS:
            return set()
        return {f"call {player}" for player in SEATS}

    def act(self, seat: int, text: str) -> None:
        """Apply a decision, whose legality the table has checked."""
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
        """Remove a card and its debt; the player who receives the card owes nothing."""
        super().lose(seat, card)
        self.owed[seat].pop(card, None)

    # ---- handicaps ---------------------------------------------------------------------

    def payments(self, seat: int, handicap: str) -> set[str]:
        """Return all payments: any cards of the hand, up to the handicap's number, or none."""
        return {
            payment(handicap, list(cards))
            for count in range(number(handicap) + 1)
            for cards in combinations(self.hands[seat], count)
        }

    def pay(self, seat: int, cards: list[str]) -> None:
        """Pay. A card that a handicap demands but does not get is owed to the first handicap that
        demanded it."""
        _, handicap = self.handicaps[0]
        chosen = rank(handicap) == "10" and len(of_suit(cards, suit(handicap))) == 1
        if not chosen:
            for card in due(handicap, self.hands[seat]):
                self.owed[seat].setdefault(card, handicap)
        super().pay(seat, cards)

    # ---- tricks ------------------------------------------------------------------------

    def next_trick(self, leader: int) -> None:
        """Start a trick without forfeits and missed turns."""
        self.forfeited = set()
        self.missed = set()
        super().next_trick(leader)

    def playable(self, seat: int) -> list[str]:
        """Return all cards of the hand."""
        return self.hands[seat]

    def play(self, seat: int, card: str) -> None:
        """Play a card; irregular cards before it count as answered."""
        for irregularity in self.irregularities:
            irregularity.answered = True
        self.went_back = set()
        self.judge(seat, card)
        super().play(seat, card)

    def retake(self, seat: int, card: str) -> None:
        """Play a card in place of the one that went back. The card that went back has already
        answered the cards before it."""
        self.judge(seat, card)
        super().play(seat, card)

    def judge(self, seat: int, card: str) -> None:
        """Record an irregular card; the referee rules on it only after a call."""
        owed = self.owed[seat].get(card, "")
        if owed or self.could_have_followed(seat, card):
            self.irregularities.append(Irregularity(seat, card, owed, len(self.tricks)))

    def could_have_followed(self, seat: int, card: str) -> bool:
        """Return whether the card is not of the suit led, although the player has a card of that
        suit that is not owed."""
        if not self.trick:
            return False
        led = suit(self.trick[0][1])
        own = [held for held in self.hands[seat] if held not in self.owed[seat]]
        return suit(card) != led and bool(of_suit(own, led))

    def continue_after(self, seat: int) -> None:
        """Continue clockwise. A player without cards at their turn has missed this trick, and a
        card that a ruling brings later does not change that (FC-17a)."""
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
        """Wait until the winner takes the trick."""
        self.stage = "take"
        self.turn = self.trick_winner()

    def trick_winner(self) -> int:
        """Return the winner among the players who have not forfeited the trick, if any (FC-17b).

        The highest club wins, or else the highest card of the suit led. The suit led stays the same
        even if the leader has forfeited. If there is neither a club nor a card of the suit led, the
        highest rank wins, and of equal ranks the card played first.
        """
        led = suit(self.trick[0][1])
        standing = {card: seat for seat, card in self.trick if seat not in self.forfeited}
        if not standing:
            return super().trick_winner()
        rivals = of_suit(standing, "C") or of_suit(standing, led) or list(standing)
        return standing[max(rivals, key=lambda card: RANKS.index(rank(card)))]

    # ---- calls -------------------------------------------------------------------------

    def call(self, caller: int, called: int) -> None:
        """Rule on the earliest irregularity of the called player that has no ruling yet."""
        for irregularity in self.irregularities:
            if irregularity.seat == called and not irregularity.ruled_on:
                irregularity.ruled_on = True
                self.rule_on(irregularity)
                return
        self.vain_calls[caller] += 1

    def rule_on(self, found: Irregularity) -> None:
        """Apply ruling c if the trick is taken, ruling b if another card was played since, and
        otherwise ruling a."""
        if found.trick < len(self.tricks):
            self.no_gains.add(found.seat)
        elif found.answered:
            self.forfeit(found.seat)
        else:
            self.put_back(found)

    def forfeit(self, seat: int) -> None:
        """Forfeit the trick; the card stays, and a full trick may get another winner (FC-17b)."""
        self.forfeited.add(seat)
        if self.stage == "take":
            self.turn = self.trick_winner()

    def put_back(self, found: Irregularity) -> None:
        """Put the card back into the hand, or send an owed card where it was owed; its player
        chooses another (FC-17a)."""
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
            self.continue_after(found.seat)
        else:
            self.next_trick(found.seat)

    # ---- settling ----------------------------------------------------------------------

    def hand_over(self) -> None:
        """Wait until all players are ready; they can still make calls."""
        self.stage = "settle"
        self.turn = 0

    def say_ready(self, seat: int) -> None:
        """Declare a player ready; the third one ends the hand."""
        self.ready.add(seat)
        waited_for = [player for player in SEATS if player not in self.ready]
        if waited_for:
            self.turn = waited_for[0]
        else:
            super().hand_over()

    def gains(self, seat: int) -> int:
        """Return the gains, or 0 for a player barred by FC-17c; losses stand."""
        return 0 if seat in self.no_gains else super().gains(seat)
