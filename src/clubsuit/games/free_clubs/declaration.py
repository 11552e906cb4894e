"""Free Clubs: its declaration; `rules`, `sample` and `words` have the rest."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from clubsuit.cards import ACE_LOW
from clubsuit.games import base
from clubsuit.games.base import State
from clubsuit.games.dispatch import Endings, Functions
from clubsuit.games.free_clubs import rules, sample
from clubsuit.games.free_clubs.rules import (
    AUCTION,
    AUCTION_CARDS,
    BIDS,
    BROKEN,
    CHEST,
    HAND,
    HANDICAP,
    HEART_ACE,
    JOKER,
    JOKERS,
    MOST_DIAMONDS,
    NO_SPADE,
    OPTIONS,
    PER_TRICK,
    PHASE_RULES,
    PLAY,
    PRIMARY,
    SEATS,
    SEND,
    STATE,
    TRICKS,
)
from clubsuit.games.free_clubs.words import FreeClubsWords


class FreeClubs(FreeClubsWords):
    """Free Clubs: see the head of `rules`."""

    id = "free-clubs"
    deck = ACE_LOW
    dtype = STATE
    functions = Functions.of(rules, sample)
    solver: ClassVar[base.Solver] = "maxn"
    endings: ClassVar[Endings | None] = Endings(
        rules.ending_choices, rules.ending_key, rules.banked
    )
    max_legal = 20
    players = (SEATS,)
    options = OPTIONS
    phase_names = {AUCTION: "auction", HANDICAP: "handicap", SEND: "send", PLAY: "play"}
    verbs = {AUCTION: "bid", HANDICAP: "discard", SEND: "send", PLAY: "play"}
    text_field = "due"  # a Queen is given, other handicaps are discarded
    trump = "C"
    hidden_fields = ("hand", "discards")
    trick_phases = frozenset({PLAY})
    deal_rule = "FC-2"
    cards_rule = "FC-2"
    hand_rule = "FC-14"
    score_rule = "FC-15"
    end_rule = "FC-16"
    compiled_apart = ({}, {"enforcement": "honour"})

    def __init__(self, honour: base.Rules | None = None) -> None:
        """honour: the rules under `enforcement = "honour"`."""
        self._honour = honour

    def rulesets(self) -> Sequence[base.Rules]:
        return [self, self._honour] if self._honour else [self]

    def under(self, values: Mapping[str, Any]) -> base.Rules:
        return self._honour if self._honour and values["enforcement"] == "honour" else self

    def score_range(self, values: Mapping[str, Any]) -> tuple[int, int]:
        """The least: a declarer without a trick. The most: a Joker's bidder who takes all tricks,
        when every spade was discarded or stays in a hand."""
        most = TRICKS * PER_TRICK + MOST_DIAMONDS + HEART_ACE + NO_SPADE
        return BROKEN + NO_SPADE, most

    def turn_rule(self, s: State) -> str:
        if s.phase == PLAY and not s.tricks_done and not s.n:
            return "FC-11"
        return PHASE_RULES[int(s.phase)]

    # ---- the compiled rules ---------------------------------------------------------------

    def set_deal(self, s: State, deal: Mapping[str, Any]) -> None:
        hands = base.read_groups(self.deck, deal.get("hands"), [HAND] * SEATS, "FC-2", "hands")
        auction = base.read_groups(
            self.deck, deal.get("auction"), [BIDS] * SEATS, "FC-2", "auction"
        )
        (chest,) = base.read_groups(self.deck, [deal.get("chest")], [CHEST], "FC-2", "chest")
        auction = _number_jokers(auction)
        strangers = 0
        for cards in (*hands, chest):
            strangers |= cards & AUCTION_CARDS
        for cards in auction:
            strangers |= cards & PRIMARY
        if strangers:
            raise base.deal_fault("FC-1", "free-deal-kind", self.deck.names(strangers))
        self.full_deal([*hands, *auction, chest], "FC-2")
        self.functions.clear_hand(s)
        s.hand[:] = hands
        s.auction[:] = auction
        s.chest = chest
        self.functions.begin_hand(s)

    def get_deal(self, s: State) -> dict[str, Any]:
        return {
            "hands": self.hand_names(s),
            "auction": [self.deck.names(int(s.auction[p])) for p in range(SEATS)],
            "chest": self.deck.names(int(s.chest)),
        }

    def dealt(self, s: State, shuffle: base.Shuffle) -> dict[str, Any]:
        hands, chest = self.deal_round(s, shuffle(self.deck.names(PRIMARY)), HAND)
        auction, _ = self.deal_round(s, shuffle(self.deck.names(AUCTION_CARDS)), BIDS)
        return {"hands": hands, "auction": auction, "chest": self.in_order(chest)}

    def seen_deal(
        self, deal: Mapping[str, Any], actions: Sequence[tuple[int, str]], seat: int
    ) -> dict[str, Any]:
        seen = super().seen_deal(deal, actions, seat)
        bids = [n for n, (_, text) in enumerate(actions) if text.startswith("bid")]
        if bids and actions[bids[-1]][0] == seat:
            after = [text for _, text in actions[bids[-1] :]]
            if after[0] == "bid X" or after[1:3] == ["pass", "pass"]:
                seen["chest"] = list(deal["chest"])  # the declarer took it (FC-8)
        return seen


def _number_jokers(groups: Sequence[int]) -> list[int]:
    """Sets read one by one, each with its first Joker as 52: the second one becomes 53."""
    numbered = []
    seen = 0
    for cards in groups:
        if cards & JOKERS == 1 << JOKER and seen == 1 << JOKER:
            cards ^= JOKERS
        seen |= cards & JOKERS
        numbered.append(cards)
    return numbered
