"""The deals of Free Clubs: primary cards with a chest, and auction cards from a second pack."""

from collections.abc import Mapping, Sequence
from typing import Any

from clubsuit.games.deals import (
    NO_OPTIONS,
    Deals,
    Shuffle,
    deal_fault,
    full_deal,
    read_groups,
)
from clubsuit.games.free_clubs.rules import (
    AUCTION_CARDS,
    JOKER,
    JOKERS,
    PRIMARY,
    SEATS,
    bids_of,
    chest_of,
)
from clubsuit.games.state import State


class FreeClubsDeals(Deals):
    """Deals from two packs, each of which is shuffled and dealt separately (FC-2)."""

    one_pack = False

    def place(self, s: State, deal: Mapping[str, Any]) -> None:
        each, bids, left = int(s.hand_size), int(bids_of(s)), int(chest_of(s))
        hands = read_groups(self.deck, deal.get("hands"), [each] * SEATS, "FC-2", "hands")
        auction = read_groups(self.deck, deal.get("auction"), [bids] * SEATS, "FC-2", "auction")
        (chest,) = read_groups(self.deck, [deal.get("chest")], [left], "FC-2", "chest")
        auction = _number_jokers(auction)
        strangers = 0
        for cards in (*hands, chest):
            strangers |= cards & AUCTION_CARDS
        for cards in auction:
            strangers |= cards & PRIMARY
        if strangers:
            raise deal_fault("FC-1", "free-deal-kind", self.deck.names(strangers))
        full_deal(self.deck, int(s.pack), [*hands, *auction, chest], "FC-2")
        self.rules.functions.clear_hand(s)
        s.hand[:] = hands
        s.auction[:] = auction
        s.chest = chest
        self.rules.functions.begin_hand(s)

    def to_dict(self, s: State) -> dict[str, Any]:
        return {
            "hands": self.hand_names(s),
            "auction": [self.deck.names(int(s.auction[p])) for p in range(SEATS)],
            "chest": self.deck.names(int(s.chest)),
        }

    def draw(self, s: State, shuffle: Shuffle) -> dict[str, Any]:
        primary, others = (int(s.pack) & cards for cards in (PRIMARY, AUCTION_CARDS))
        hands, chest = self.deal_round(s, shuffle(self.deck.names(primary)), int(s.hand_size))
        auction, _ = self.deal_round(s, shuffle(self.deck.names(others)), int(bids_of(s)))
        return {"hands": hands, "auction": auction, "chest": self.in_order(chest)}

    def seen_by(
        self,
        deal: Mapping[str, Any],
        actions: Sequence[tuple[int, str]],
        seat: int,
        options: Mapping[str, Any] = NO_OPTIONS,
    ) -> dict[str, Any]:
        seen = super().seen_by(deal, actions, seat)
        bids = [n for n, (_, text) in enumerate(actions) if text.startswith("bid")]
        if bids and actions[bids[-1]][0] == seat:
            after = [text for _, text in actions[bids[-1] :]]
            counted = [text for _, text in actions] if options.get("passed_is_out") else after
            over = after[0] == "bid X" or counted.count("pass") == 2  # (FC-6)
            if over or any(text not in (after[0], "pass") for text in after):
                seen["chest"] = list(deal["chest"])  # the declarer took the chest (FC-8)
        return seen


def _number_jokers(groups: Sequence[int]) -> list[int]:
    """Give numbers to the Jokers in sets that were read separately.

    A single Joker in a set is read as number 52. The second such Joker becomes number 53.
    """
    numbered = []
    seen = 0
    for cards in groups:
        if cards & JOKERS == 1 << JOKER and seen == 1 << JOKER:
            cards ^= JOKERS
        seen |= cards & JOKERS
        numbered.append(cards)
    return numbered
