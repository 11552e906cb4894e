"""The deals of Climbing Clubs: the cards set aside are dealt first in the next hand (CC-3)."""

from collections.abc import Mapping, Sequence
from typing import Any

from clubsuit.errors import RuleError
from clubsuit.games.deals import Deals, Shuffle, full_deal, next_dealer, read_groups
from clubsuit.games.state import State
from clubsuit.texts import refusal


class ClimbingClubsDeals(Deals):
    """Deals of the same number of cards for each seat.

    The other cards are set aside, and a record stores their order.
    """

    def place(self, s: State, deal: Mapping[str, Any]) -> None:
        seats = int(s.seats)
        each = int(s.hand_size)
        dealt = each * seats
        stock = _set_aside(s)
        reshuffle = len(stock) < dealt
        size = (int(s.pack).bit_count() if reshuffle else len(stock)) - dealt
        hands = read_groups(self.deck, deal.get("hands"), [each] * seats, "CC-3", "hands")
        (aside,) = read_groups(self.deck, [deal.get("aside")], [size], "CC-3", "aside")
        order = [self.deck.card(name) for name in deal["aside"]]
        if reshuffle:
            full_deal(self.deck, int(s.pack), [*hands, aside], "CC-3")
        first = next_dealer(s) + 1
        for i, card in enumerate(stock[:dealt]):
            if not hands[(first + i) % seats] >> card & 1:
                raise self._stock_fault("climbing-deal-stock", [card], seat=(first + i) % seats)
        if not reshuffle and order != stock[dealt:]:
            raise self._stock_fault("climbing-deal-aside", stock[dealt:])
        self._give(s, hands, order)

    def give(self, s: State, hands: Sequence[int]) -> None:
        """Deal the next hand as if it were the first; the cards left are set aside in order."""
        left = int(s.pack) & ~sum(hands)
        self._give(s, hands, [card for card in range(self.deck.size) if left >> card & 1])

    def _give(self, s: State, hands: Sequence[int], order: Sequence[int]) -> None:
        self.rules.functions.clear_hand(s)
        s.hand[: len(hands)] = hands
        s.stock_n = len(order)
        s.stock[:] = 0
        s.stock[: len(order)] = order[::-1]
        self.rules.functions.begin_hand(s)

    def _stock_fault(self, key: str, cards: Sequence[int], **args: int) -> RuleError:
        """Return the error for a deal that does not start with the cards set aside.

        They must be dealt first, in their order, starting with the dealer's left neighbour.
        """
        names = [self.deck.name(card) for card in cards]
        return refusal(key, RuleError, "CC-3", cards=names, **args)

    def to_dict(self, s: State) -> dict[str, Any]:
        return {
            "hands": self.hand_names(s),
            "aside": [self.deck.name(card) for card in _set_aside(s)],
        }

    def draw(self, s: State, shuffle: Shuffle) -> dict[str, Any]:
        aside = _set_aside(s)
        pack = [self.deck.name(card) for card in aside]
        if len(pack) < s.hand_size * s.seats:
            discards = int(s.pack) & ~sum(1 << card for card in aside)
            pack += shuffle(self.deck.names(discards))
        hands, rest = self.deal_round(s, pack, int(s.hand_size))
        return {"hands": hands, "aside": rest}


def _set_aside(s: State) -> list[int]:
    """Return the cards set aside (CC-3), in the order in which they are dealt."""
    return [int(card) for card in s.stock[: int(s.stock_n)][::-1]]
