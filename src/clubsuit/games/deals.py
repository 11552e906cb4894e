"""The deals of a game: read from records, written into records, and dealt from shuffled packs."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, TypeAlias

from clubsuit.arguments import checked_number
from clubsuit.cards import Deck
from clubsuit.errors import NotationError, RuleError
from clubsuit.games.declaration import Declaration
from clubsuit.games.doors import Checked
from clubsuit.games.state import State
from clubsuit.texts import refusal

Shuffle: TypeAlias = Callable[[Sequence[str]], list[str]]
"""A function that takes card names in any order and returns the same names in random order."""

NO_OPTIONS: Mapping[str, Any] = MappingProxyType({})
"""The options of a game that has its usual rules."""


class Deals(Checked):
    """The deals of a game, in the form of RECORD.md.

    This class is for games that deal from one complete pack in each hand; other games override
    `place`, `give`, `to_dict` and `draw`.
    """

    one_pack: ClassVar[bool] = True
    """False if the cards come from several packs, so that `give` does not apply."""

    def __init__(self, rules: Declaration) -> None:
        self.rules = rules
        self.deck = rules.deck

    def place(self, s: State, deal: Mapping[str, Any]) -> None:
        """Deal the next hand from a record's deal.

        Raises NotationError or RuleError; the state is then unchanged.
        """
        rule, spare_name = self.rules.cards_rule, self.rules.spare
        each, seats = int(s.hand_size), int(s.seats)
        hands = read_groups(self.deck, deal.get("hands"), [each] * seats, rule, "hands")
        spare = []
        if spare_name:
            left = [int(s.pack).bit_count() - each * seats]
            spare = read_groups(self.deck, [deal.get(spare_name)], left, rule, spare_name)
        full_deal(self.deck, int(s.pack), [*hands, *spare], rule)
        self.give(s, hands)

    def give(self, s: State, hands: Sequence[int]) -> None:
        """Deal the next hand: these sets of cards by seat, and all others of the pack are left.

        The sets are not checked.
        """
        self.rules.functions.clear_hand(s)
        s.hand[: len(hands)] = hands
        if self.rules.spare:
            s[self.rules.spare] = int(s.pack) & ~sum(hands)
        self.rules.functions.begin_hand(s)

    def to_dict(self, s: State) -> dict[str, Any]:
        """Return the deal of the hand that has just been dealt."""
        spare = self.rules.spare
        hands = {"hands": self.hand_names(s)}
        return hands | ({spare: self.deck.names(int(s[spare]))} if spare else {})

    def hand_names(self, s: State) -> list[list[str]]:
        """Return the names of the cards that each player holds."""
        return [self.deck.names(int(s.hand[p])) for p in range(int(s.seats))]

    def draw(self, s: State, shuffle: Shuffle) -> dict[str, Any]:
        """Return the next hand's deal (phase DEAL) from shuffled packs.

        Each pack is passed to `shuffle` in the deck's own order. The shuffled cards are then dealt
        one at a time, starting with the dealer's left neighbour. Tables with fair deals create all
        their deals this way (see `clubsuit.fair`).
        """
        spare = self.rules.spare
        pack = shuffle(self.deck.names(int(s.pack)))
        hands, rest = self.deal_round(s, pack, int(s.hand_size))
        return {"hands": hands} | ({spare: self.in_order(rest)} if spare else {})

    def deal_round(
        self, s: State, pack: Sequence[str], each: int
    ) -> tuple[list[list[str]], list[str]]:
        """Deal `each` cards of a pack to each seat, and keep the rest.

        Returns the sorted hands, and the remaining cards in the order of the pack.
        """
        seats = int(s.seats)
        each = checked_number(each, "each", 0, len(pack) // seats)
        first = (next_dealer(s) + 1) % seats
        hands = [pack[(p - first) % seats : each * seats : seats] for p in range(seats)]
        return [self.in_order(hand) for hand in hands], list(pack[each * seats :])

    def in_order(self, cards: Sequence[str]) -> list[str]:
        """Return the cards in the deck's own order."""
        return self.deck.names(self.deck.mask(cards))

    def seen_by(
        self,
        deal: Mapping[str, Any],
        actions: Sequence[tuple[int, str]],
        seat: int,
        options: Mapping[str, Any] = NO_OPTIONS,
    ) -> dict[str, Any]:
        """Return the deal as a seat sees it after these decisions, in a game with these options.

        Cards that the seat has not seen are "?".
        """
        hidden: dict[str, Any] = {}
        for name, cards in deal.items():
            if name in ("hands", "auction"):
                hidden[name] = [
                    list(held) if holder == seat else ["?"] * len(held)
                    for holder, held in enumerate(cards)
                ]
            else:
                hidden[name] = ["?"] * len(cards)
        return hidden


def next_dealer(s: State) -> int:
    """Return the dealer of the next hand (phase DEAL): the left neighbour of the last dealer."""
    return int(s.dealer + (s.hand_number > 0)) % int(s.seats)


# ---- checks of a deal's cards


def full_deal(deck: Deck, pack: int, groups: Sequence[int], rule: str) -> None:
    """Check that these sets together contain each card of the pack exactly once.

    pack: the set of all cards that are dealt.

    Raises RuleError.
    """
    together = 0
    for cards in groups:
        if together & cards:
            raise deal_fault(rule, "deal-twice", deck.names(together & cards))
        together |= cards
    if together & ~pack:
        raise deal_fault(rule, "deal-strange", deck.names(together & ~pack))
    if together != pack:
        raise deal_fault(rule, "deal-missing", deck.names(pack & ~together))


def deal_fault(rule: str, key: str, cards: Sequence[str]) -> RuleError:
    """Return the error for a deal in which these cards are wrong."""
    return refusal(key, RuleError, rule, cards=list(cards))


def read_groups(deck: Deck, lists: Any, sizes: Sequence[int], rule: str, name: str) -> list[int]:
    """Convert lists of card names from a record to sets, and check the size of each.

    Raises NotationError or RuleError.
    """
    good = isinstance(lists, list) and all(
        isinstance(cards, list) and all(isinstance(card, str) for card in cards) for cards in lists
    )
    if not good:
        raise refusal("deal-shape", NotationError, rule, name=name)
    if [len(cards) for cards in lists] != list(sizes):
        raise refusal("deal-sizes", RuleError, rule, name=name, sizes=", ".join(map(str, sizes)))
    return [_read_group(deck, cards, rule) for cards in lists]


def _read_group(deck: Deck, cards: Sequence[str], rule: str) -> int:
    """Convert one list of a deal to a set. Raises RuleError if a card is listed twice."""
    try:
        return deck.mask(cards)
    except NotationError as error:
        if error.reason and error.reason.key == "notation-card-twice":
            raise deal_fault(rule, "deal-twice", error.reason.args["cards"]) from None
        raise
