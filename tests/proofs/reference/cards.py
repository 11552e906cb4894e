"""Cards are words: "10S" is the ten of spades. What several of the games need of them."""

from collections.abc import Iterable, Mapping, Sequence

SUITS = "CDHS"


def rank(card: str) -> str:
    """The "10" of "10S"."""
    return card[:-1]


def suit(card: str) -> str:
    """The "S" of "10S"."""
    return card[-1]


def of_suit(cards: Iterable[str], wanted: str) -> list[str]:
    """Those of the cards that are of this suit."""
    return [card for card in cards if suit(card) == wanted]


def in_order(cards: Iterable[str], ranks: Sequence[str]) -> list[str]:
    """By suit C D H S, ascending within it, as records write several cards."""
    return sorted(cards, key=lambda card: (SUITS.index(suit(card)), ranks.index(rank(card))))


def best(cards: Sequence[str], ranks: Sequence[str]) -> str:
    """The card that wins a trick with clubs as trumps: the highest club, else of the suit led."""
    rivals = of_suit(cards, "C") or of_suit(cards, suit(cards[0]))
    return max(rivals, key=lambda card: ranks.index(rank(card)))


def read_options(given: Mapping[str, object], defaults: Mapping[str, object]) -> dict[str, object]:
    """All options of a game; one that the game does not have is refused."""
    unknown = set(given) - set(defaults)
    if unknown:
        raise ValueError(f"no such option: {', '.join(sorted(unknown))}")
    return {**defaults, **given}


def whole_number(value: object) -> bool:
    """3 is one; 3.0 and True are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def read_target(rule: str, value: object) -> int:
    """A target is a whole number from 1 on."""
    if not isinstance(value, int) or not whole_number(value) or value < 1:
        raise ValueError(f"{rule}: a target is a whole number from 1 on")
    return value


def check_dealer(rule: str, dealer: object, previous: int | None, seats: int) -> None:
    """The first dealer is anybody; after that the deal moves to the left."""
    if not whole_number(dealer) or dealer not in range(seats):
        raise ValueError(f"{rule}: nobody sits at seat {dealer}")
    if previous is not None and dealer != (previous + 1) % seats:
        raise ValueError(f"{rule}: seat {(previous + 1) % seats} deals")


def check_deal(
    rule: str,
    deal: Mapping[str, object],
    sizes: Mapping[str, int | list[int]],
    pack: Sequence[str],
) -> None:
    """The parts of a deal have these sizes, and all together they are the pack.

    The size of "bid" may be 13, which is one pile, that of "hands" [13, 13, 13].
    """
    if set(deal) != set(sizes):
        raise ValueError(f"{rule}: a deal is made of {', '.join(sorted(sizes))}")
    dealt: list[str] = []
    for name, size in sizes.items():
        piles = [deal[name]] if isinstance(size, int) else deal[name]
        wanted = [size] if isinstance(size, int) else size
        if not isinstance(piles, list) or not all(isinstance(pile, list) for pile in piles):
            raise ValueError(f"{rule}: {name} are lists of cards")
        if [len(pile) for pile in piles] != wanted:
            raise ValueError(f"{rule}: {name} have the wrong number of cards")
        dealt += [str(card) for pile in piles for card in pile]
    if sorted(dealt) != sorted(pack):
        raise ValueError(f"{rule}: a card is missing, foreign or there too often")
