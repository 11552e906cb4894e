"""Cards as words ("10S" is the ten of spades), and functions for several games."""

from collections.abc import Iterable, Mapping, Sequence

SUITS = "CDHS"


def rank(card: str) -> str:
    """Return the rank of a card: "10" for "10S"."""
    return card[:-1]


def suit(card: str) -> str:
    """Return the suit of a card: "S" for "10S"."""
    return card[-1]


def of_suit(cards: Iterable[str], wanted: str) -> list[str]:
    """Return the cards of this suit."""
    return [card for card in cards if suit(card) == wanted]


def in_order(cards: Iterable[str], ranks: Sequence[str]) -> list[str]:
    """Sort cards by suit (C D H S) and rank, as records write several cards."""
    return sorted(cards, key=lambda card: (SUITS.index(suit(card)), ranks.index(rank(card))))


def best(cards: Sequence[str], ranks: Sequence[str]) -> str:
    """Return the card that wins a trick: the highest club, or else the highest card of the suit
    led."""
    rivals = of_suit(cards, "C") or of_suit(cards, suit(cards[0]))
    return max(rivals, key=lambda card: ranks.index(rank(card)))


def read_options(given: Mapping[str, object], defaults: Mapping[str, object]) -> dict[str, object]:
    """Return all options of a game; refuse options that it does not have."""
    unknown = set(given) - set(defaults)
    if unknown:
        raise ValueError(f"no such option: {', '.join(sorted(unknown))}")
    return {**defaults, **given}


def whole_number(value: object) -> bool:
    """Return whether a value is an integer; 3 is one, but 3.0 and True are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def read_ranks(rule: str, value: object, ranks: Sequence[str]) -> int:
    """Return the number of ranks in the pack."""
    if (
        not isinstance(value, int)
        or not whole_number(value)
        or value not in range(2, len(ranks) + 1)
    ):
        raise ValueError(f"{rule}: ranks must be a number from 2 to {len(ranks)}")
    return value


def read_hand_size(rule: str, value: object, usual: int, most: int, least: int = 1) -> int:
    """Return the number of cards dealt to each player; None means the usual number."""
    if value is None:
        return usual
    if not isinstance(value, int) or not whole_number(value) or not least <= value <= most:
        raise ValueError(f"{rule}: hand_size must be a number from {least} to {most}")
    return value


def read_whole_pack(
    rule: str, chosen: Mapping[str, object], ranks: Sequence[str]
) -> tuple[list[str], int]:
    """Return a pack with the highest ranks, and the size of each of the four hands."""
    number = read_ranks(rule, chosen["ranks"], ranks)
    if read_hand_size(rule, chosen["hand_size"], number, number) != number:
        raise ValueError(f"{rule}: all cards are dealt")
    return pack_of(ranks[-number:]), number


def pack_of(ranks: Sequence[str]) -> list[str]:
    """Return the cards of these ranks in all suits."""
    return [rank + letter for letter in SUITS for rank in ranks]


def read_target(rule: str, value: object) -> int:
    """Return a target, which must be an integer of at least 1."""
    if not isinstance(value, int) or not whole_number(value) or value < 1:
        raise ValueError(f"{rule}: a target must be a whole number of at least 1")
    return value


def read_number(rule: str, value: object, least: int, most: int) -> int:
    """Return a number of an option, which must be an integer from `least` to `most`."""
    if not isinstance(value, int) or not whole_number(value) or value not in range(least, most + 1):
        raise ValueError(f"{rule}: the value must be a number from {least} to {most}")
    return value


def read_switch(rule: str, value: object) -> bool:
    """Return the value of a boolean option."""
    if not isinstance(value, bool):
        raise ValueError(f"{rule}: the value must be true or false")
    return value


def check_dealer(rule: str, dealer: object, previous: int | None, seats: int) -> None:
    """Check the dealer: any seat may deal the first hand, and after that the deal moves to the
    left."""
    if not whole_number(dealer) or dealer not in range(seats):
        raise ValueError(f"{rule}: there is no seat {dealer}")
    if previous is not None and dealer != (previous + 1) % seats:
        raise ValueError(f"{rule}: seat {(previous + 1) % seats} must deal")


def check_deal(
    rule: str,
    deal: Mapping[str, object],
    sizes: Mapping[str, int | list[int]],
    pack: Sequence[str],
) -> None:
    """Check that the parts of a deal have these sizes and together form the pack.

    A size is one number for a single pile (13 for "bid") or a list for several ([13, 13, 13] for
    "hands").
    """
    if set(deal) != set(sizes):
        raise ValueError(f"{rule}: a deal is made of {', '.join(sorted(sizes))}")
    dealt: list[str] = []
    for name, size in sizes.items():
        piles = [deal[name]] if isinstance(size, int) else deal[name]
        wanted = [size] if isinstance(size, int) else size
        if not isinstance(piles, list) or not all(isinstance(pile, list) for pile in piles):
            raise ValueError(f"{rule}: {name} must be lists of cards")
        if [len(pile) for pile in piles] != wanted:
            raise ValueError(f"{rule}: {name} have the wrong number of cards")
        dealt += [str(card) for pile in piles for card in pile]
    if sorted(dealt) != sorted(pack):
        raise ValueError(f"{rule}: a card is missing, unknown or repeated")
