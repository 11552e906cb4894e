"""The options of Free Clubs."""

from collections.abc import Mapping
from typing import Any

from clubsuit.errors import RuleError
from clubsuit.games.free_clubs.rules import (
    AUCTION_CARDS,
    BIDS,
    CONTRACT,
    CONTRACTS,
    HAND,
    HEART_ACE,
    MOST_DIAMONDS,
    NO_SPADE,
    PENALTY,
    PER_SUIT,
    PER_TRICK,
    SEATS,
    SUIT,
    step_card,
)
from clubsuit.games.options import Option, PackOptions, pack_options
from clubsuit.games.state import State
from clubsuit.texts import refusal

RANKS = SUIT.bit_length()
"""Number of ranks of primary cards."""
MOST_STAKE = 200
"""Maximum penalty and reward for a contract."""


class FreeClubsOptions(PackOptions):
    """The options of Free Clubs, with the range of scores in strict play."""

    def usual_hand_size(self, values: Mapping[str, Any]) -> int:
        return HAND * self.ranks(values) // RANKS

    def pack(self, values: Mapping[str, Any]) -> int:
        """Return the lowest primary cards, from the ace on, and the lowest auction cards (FC-3)."""
        suit = (1 << self.ranks(values)) - 1
        primary = sum(suit << PER_SUIT * number for number in range(4))
        bids = int(values.get("auction_size", BIDS))
        if bids == BIDS:
            return primary | AUCTION_CARDS
        return primary | sum(1 << step_card(step) for step in range(SEATS * bids))

    def complete(self, values: dict[str, Any]) -> None:
        super().complete(values)
        most = 4 * self.ranks(values) // SEATS
        if values["hand_size"] > most:
            given = {"hand_size": values["hand_size"], "most": most}
            raise refusal("pack-too-small", RuleError, "FC-2", **given)
        if self.value(values, "contract") > values["hand_size"]:
            tricks = {"tricks": values["contract"], "most": values["hand_size"]}
            raise refusal("free-contract-most", RuleError, "FC-15", **tricks)

    def defaults(self, values: Mapping[str, Any]) -> dict[str, Any]:
        contract = int(CONTRACTS[self.hand_size(values)])
        return {**super().defaults(values), "contract": contract}

    def write(self, s: State, values: Mapping[str, Any]) -> None:
        super().write(s, values)
        s.contract = self.value(values, "contract")
        s.penalty = self.value(values, "penalty")
        s.reward = self.value(values, "reward")
        s.pass_once = int(self.value(values, "passed_is_out"))

    def score_range(self, values: Mapping[str, Any]) -> tuple[int, int]:
        """Return the lowest and the highest score that a seat can have for a hand.

        The lowest score is that of a declarer who takes no trick. The highest is that of a player
        who bids a Joker and takes all tricks, if every spade was discarded or remains in a hand.
        """
        most = self.hand_size(values) * PER_TRICK + MOST_DIAMONDS + HEART_ACE + NO_SPADE
        penalty, reward = (int(self.value(values, name)) for name in ("penalty", "reward"))
        return NO_SPADE - penalty, most + reward


OPTIONS = FreeClubsOptions(
    Option("target", 250, "FC-16", "int", low=1, high=1000),
    Option("enforcement", "strict", "FC-17", "choice", choices=("strict", "honour")),
    Option("contract", CONTRACT, "FC-15", "int", low=1, high=HAND, house=True),
    Option("penalty", PENALTY, "FC-15", "int", low=0, high=MOST_STAKE, house=True),
    Option("reward", 0, "FC-15", "int", low=0, high=MOST_STAKE, house=True),
    Option("passed_is_out", False, "FC-4", "bool", house=True),
    # Of two cards, one is left to lead after every player has sent one (FC-10, FC-11).
    *pack_options("FC-2", fewest=2, ranks=RANKS, hand_size=HAND, smallest_hand=2),
    Option("auction_size", BIDS, "FC-2", "int", low=1, high=BIDS, research=True),
)
