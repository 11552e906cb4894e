"""Statistics of millions of fair deals: each card must be dealt to each place equally often, and
together with each other card equally often.

The numbers come from the real HMAC stream. Only shuffling and counting are vectorised, and some of
the deals are compared with the reference. The secrets are fixed, so each run gives the same
figures.
"""

import hashlib
import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
import pytest

import clubsuit
from clubsuit.fair import METHOD, shuffled, words
from clubsuit.games.rules import Rules
from clubsuit.games.state import State

STRING = hashlib.sha256(b"a player's string").hexdigest()
HANDS = 10
"""Number of deals in one game, with one secret."""
BATCH = 20_000
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))
TOO_FAR = 5.0
"""Largest deviation of a count, in standard deviations; one in two million exceeds it by chance."""


@dataclass
class Pack:
    """A pack of a game, and the groups (hands, chest, …) to which the cards in its places are
    dealt."""

    size: int
    suit: list[int]
    """Suit of each card, by its place in the unshuffled pack: 0 to 3, or 4 for a Joker."""
    groups: list[list[int]]
    """Places of the shuffled pack that form each group."""
    places: np.ndarray = field(init=False)
    """Flat array [card, place] that counts how often the card was in that place."""
    lengths: list[np.ndarray] = field(init=False)
    """For each group, a flat array [clubs, diamonds, hearts, spades, Jokers] that counts how often
    the group had each combination of suits."""
    same: np.ndarray = field(init=False)
    """Array that counts how many cards kept their place since the previous deal of the game."""

    def __post_init__(self) -> None:
        self.places = np.zeros(self.size * self.size, np.int64)
        self.lengths = [np.zeros(self._shape(group), np.int64).ravel() for group in self.groups]
        self.same = np.zeros(self.size + 1, np.int64)

    def _shape(self, group: Sequence[int]) -> tuple[int, ...]:
        return tuple(min(self.suit.count(s), len(group)) + 1 for s in range(5))

    def count(self, order: np.ndarray) -> None:
        """Count deals; `order[place, deal]` is a card, and the deals of a game are adjacent."""
        for place in range(self.size):
            found = np.bincount(order[place], minlength=self.size)
            self.places[place :: self.size] += found
        suits = np.array(self.suit, np.uint8)[order]
        for group, counts in zip(self.groups, self.lengths, strict=True):
            own = suits[group]
            code = np.zeros(order.shape[1], np.int64)
            for s, length in enumerate(self._shape(group)):
                code = code * length + (own == s).sum(axis=0)
            counts += np.bincount(code, minlength=len(counts))
        equal = (order[:, 1:] == order[:, :-1]).sum(axis=0)
        within = np.arange(1, order.shape[1]) % HANDS > 0
        self.same += np.bincount(equal[within], minlength=self.size + 1)

    def strays(self) -> dict[str, float]:
        """Return the deviation of each count from its expected value, in standard deviations."""
        deals = int(self.places.sum()) // self.size
        # Each place has one card and each card one place. This leaves (size - 1)² degrees of
        # freedom and spreads deviations over them, so that the scaled sum of squares has a
        # chi-square distribution.
        even = np.full(self.size**2, deals / self.size)
        scale = (self.size - 1) / self.size
        found = {
            "card in place": stray(self.places, even, (self.size - 1) ** 2, scale),
            "places kept": stray(self.same, self.same.sum() * self._matches()),
        }
        for number, (group, counts) in enumerate(zip(self.groups, self.lengths, strict=True)):
            found[f"suits of group {number}"] = stray(counts, deals * self._suits(group))
        return found

    def _suits(self, group: Sequence[int]) -> np.ndarray:
        """Return the probability of each combination of suits in a group (multivariate
        hypergeometric)."""
        shape = self._shape(group)
        chances = np.zeros(shape)
        for lengths in itertools.product(*map(range, shape)):
            if sum(lengths) == len(group):
                ways = math.prod(math.comb(self.suit.count(s), n) for s, n in enumerate(lengths))
                chances[lengths] = ways / math.comb(self.size, len(group))
        return chances.ravel()

    def _matches(self) -> np.ndarray:
        """Return the probability of each number of cards that keep their place in a random
        order."""
        n = self.size
        none = [
            sum((-1) ** i / math.factorial(i) for i in range(left + 1)) for left in range(n + 1)
        ]
        return np.array([none[n - kept] / math.factorial(kept) for kept in range(n + 1)])


def stray(
    counts: np.ndarray, wanted: np.ndarray, freedom: int | None = None, scale: float = 1
) -> float:
    """Merge rare cells and return the result of a chi-square test as a normal deviation (Wilson and
    Hilferty).

    Cells with probability 0 must be empty.
    """
    assert counts.sum() == pytest.approx(wanted.sum())
    assert not counts[wanted == 0].any()
    rare = wanted < 10
    if rare.any():
        counts = np.append(counts[~rare], counts[rare].sum())
        wanted = np.append(wanted[~rare], wanted[rare].sum())
        counts, wanted = counts[wanted > 1], wanted[wanted > 1]
    if freedom is None:
        freedom = len(wanted) - 1
    chi_square = scale * float(((counts - wanted) ** 2 / wanted).sum())
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread))


def packs_of(rules: Rules) -> list[Pack]:
    """Return the packs of a game's first deal, and the group to which each place is dealt."""
    state = np.zeros(1, rules.dtype)
    rules.start(state[0], rules.options.read({}), 0)
    packs: list[list[str]] = []

    def unshuffled(cards: Sequence[str]) -> list[str]:
        packs.append(list(cards))
        return packs[-1]

    rules.deals.draw(state[0], unshuffled)
    return [
        Pack(len(pack), ["CDHSX".index(name[-1]) for name in pack], _groups(rules, state[0], pack))
        for pack in packs
    ]


def _groups(rules: Rules, state: State, pack: list[str]) -> list[list[int]]:
    """Return the places of a pack, one list for each group (hand, chest, …) that they are dealt to.

    To find them, the pack's first card is put in each place in turn.
    """
    groups: dict[tuple[str, int], list[int]] = {}
    for place in range(len(pack)):

        def marked(cards: Sequence[str], place: int = place) -> list[str]:
            order = list(cards)
            if order == pack:
                order[0], order[place] = order[place], order[0]
            return order

        for name, dealt in rules.deals.draw(state, marked).items():
            for number, cards in enumerate(dealt if isinstance(dealt[0], list) else [dealt]):
                if pack[0] in cards:
                    groups.setdefault((name, number), []).append(place)
    return list(groups.values())


def stream_batches(game: str, seats: int, blocks: int, deals: int) -> Iterator[np.ndarray]:
    """Yield arrays [deal, number] with the random numbers of the deals. The first game of each
    array is checked."""
    strings = [STRING] + [""] * (seats - 1)
    messages = [
        "\n".join([METHOD, game, f"hand {hand}", *strings, str(block)]).encode()
        for hand in range(1, HANDS + 1)
        for block in range(blocks)
    ]
    for start in range(0, deals // HANDS, BATCH // HANDS):
        data = bytearray()
        for number in range(start, min(start + BATCH // HANDS, deals // HANDS)):
            data += game_bytes(secret_of(number), messages)
        numbers = np.frombuffer(data, ">u4").reshape(-1, 8 * blocks).astype(np.int64)
        for hand in range(HANDS):
            stream = words(secret_of(start), game, f"hand {hand + 1}", strings)
            assert numbers[hand].tolist() == list(itertools.islice(stream, 8 * blocks))
        yield numbers


def secret_of(number: int) -> bytes:
    """Return the secret of a game of the test."""
    return hashlib.sha256(f"secret of game {number}".encode()).digest()


def game_bytes(secret: bytes, messages: list[bytes]) -> bytes:
    """Return all blocks of a game's deals: HMAC-SHA256 with the key processed only once."""
    key = secret.ljust(64, b"\0")
    inner, outer = hashlib.sha256(key.translate(INNER)), hashlib.sha256(key.translate(OUTER))
    found = []
    for message in messages:
        inside, outside = inner.copy(), outer.copy()
        inside.update(message)
        outside.update(inside.digest())
        found.append(outside.digest())
    return b"".join(found)


def shuffle_all(numbers: np.ndarray, sizes: Sequence[int]) -> tuple[list[np.ndarray], int]:
    """Shuffle the packs of many deals as `shuffled` does. Return the cards [place, deal] of each
    pack, and the number of deals in which a random number was rejected. Such deals are shuffled by
    `shuffled` itself."""
    deals = np.arange(len(numbers))
    draws = iter(numbers.T)
    odd = np.zeros(len(numbers), bool)
    orders = []
    for size in sizes:
        order = np.repeat(np.arange(size, dtype=np.uint8)[:, None], len(numbers), axis=1)
        for last in range(size - 1, 0, -1):
            number = next(draws)
            odd |= number >= (1 << 32) // (last + 1) * (last + 1)
            chosen = number % (last + 1)
            held = order[last].copy()
            order[last] = order[chosen, deals]
            order[chosen, deals] = held
        orders.append(order)
    for deal in {*np.flatnonzero(odd).tolist(), *range(HANDS)}:
        stream = iter(numbers[deal].tolist())
        for size, order in zip(sizes, orders, strict=True):
            names = [str(card) for card in range(size)]
            reference = [int(name) for name in shuffled(stream, names)]
            assert odd[deal] or order[:, deal].tolist() == reference
            order[:, deal] = reference
    return orders, int(odd.sum())


def statistics(game: str, deals: int, say: Callable[[str], None]) -> dict[str, float]:
    """Deal this number of hands of a game and return the deviation of every count."""
    loaded = clubsuit.load(game)
    packs = packs_of(loaded.rules)
    sizes = [pack.size for pack in packs]
    blocks = sum(size - 1 for size in sizes) // 8 + 1
    done = odd = 0
    for numbers in stream_batches(game, loaded.seats, blocks, deals):
        orders, passed_over = shuffle_all(numbers, sizes)
        for pack, order in zip(packs, orders, strict=True):
            pack.count(order)
        done += len(numbers)
        odd += passed_over
        say(f"{game}: {done:,} of {deals:,} deals")
    assert done == deals
    say(f"{game}: {odd} deals with a rejected number\n")
    return {
        f"pack {number}, {name}": far
        for number, pack in enumerate(packs)
        for name, far in pack.strays().items()
    }


def check(deals: int, say: Callable[[str], None]) -> None:
    """Deal this number of hands of all games together and check all deviations."""
    games = clubsuit.game_ids()
    for game in games:
        found = statistics(game, deals // len(games), say)
        assert {name: far for name, far in found.items() if abs(far) > TOO_FAR} == {}


def test_statistics_of_fifty_thousand_deals() -> None:
    """Hole: an error in shuffling gives a seat some card too often."""
    check(50_000, lambda _: None)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_statistics_of_ten_million_deals(capsys: pytest.CaptureFixture[str]) -> None:
    """As above, for errors so small that only millions of deals show them."""

    def say(text: str) -> None:
        with capsys.disabled():
            print(f"\r{text}", end="", flush=True)

    check(10_000_000, say)


@pytest.mark.parametrize("fault", ["bound", "lazy", "biased"])
def test_the_statistics_find_a_bad_shuffle(fault: str) -> None:
    """Hole: the statistics never fail. Three well-known mistakes must stand out."""
    rng = np.random.default_rng(1)
    (pack,) = packs_of(clubsuit.load("ruby-dame").rules)
    numbers = rng.integers(0, 1 << 32, (50_000, 56))
    orders, _ = shuffle_all(numbers, [52])
    order = orders[0]
    if fault == "bound":  # bug: draws only from lower places, so no card keeps its place
        order = np.repeat(np.arange(52, dtype=np.uint8)[:, None], 50_000, axis=1)
        for last in range(51, 0, -1):
            chosen = numbers[:, last] % last
            held = order[last].copy()
            order[last] = order[chosen, np.arange(50_000)]
            order[chosen, np.arange(50_000)] = held
    elif fault == "lazy":  # bug: repeats the previous deal in one of ten cases
        again = np.flatnonzero(rng.integers(0, 10, 50_000)[1:] == 0) + 1
        order[:, again] = order[:, again - 1]
    else:  # bug: the first seat gets a certain card in one of fifty deals
        for deal in np.flatnonzero(rng.integers(0, 50, 50_000) == 0):
            ace, first = int(np.flatnonzero(order[:, deal] == 12)[0]), pack.groups[0][0]
            order[ace, deal], order[first, deal] = order[first, deal], order[ace, deal]
    pack.count(order)
    assert max(pack.strays().values()) > TOO_FAR
