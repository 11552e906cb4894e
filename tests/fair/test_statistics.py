"""Fair deals by the million: does every card come to every place, in every company, equally often?

The numbers are those of the real HMAC stream; only shuffling and counting are done for many
deals at once (and compared with the reference for some of them). All is fixed by the secrets
here, so a run always gives the same figures.
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
"""Deals of one game, with one secret."""
BATCH = 20_000
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))
TOO_FAR = 5.0
"""Standard deviations that a count may stray: one in two million does."""


@dataclass
class Pack:
    """One pack of a game, and into which groups (hands, chest, …) its places are dealt."""

    size: int
    suit: list[int]
    """By card (its place in the unshuffled pack): the suit, 0 to 3; 4 for a Joker."""
    groups: list[list[int]]
    """The places of the shuffled pack that make up each group."""
    places: np.ndarray = field(init=False)
    """[card, place]: how often the card lay there."""
    lengths: list[np.ndarray] = field(init=False)
    """By group: [clubs, diamonds, hearts, spades, Jokers], how often it had this many of each."""
    same: np.ndarray = field(init=False)
    """How often this many cards lay in the same place as in the game's deal before."""

    def __post_init__(self) -> None:
        self.places = np.zeros(self.size * self.size, np.int64)
        self.lengths = [np.zeros(self._shape(group), np.int64).ravel() for group in self.groups]
        self.same = np.zeros(self.size + 1, np.int64)

    def _shape(self, group: Sequence[int]) -> tuple[int, ...]:
        return tuple(min(self.suit.count(s), len(group)) + 1 for s in range(5))

    def count(self, order: np.ndarray) -> None:
        """Count deals; order[place, deal]: the card there. A game's deals are neighbours."""
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
        """How far each count strays from what it should be, in standard deviations."""
        deals = int(self.places.sum()) // self.size
        # A place has one card and a card one place: that leaves (size - 1)² degrees of freedom, and
        # spreads what strays over them, so that the sum of squares is a chi-square after scaling.
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
        """The probability of each number of cards of each suit in a group (hypergeometric)."""
        shape = self._shape(group)
        chances = np.zeros(shape)
        for lengths in itertools.product(*map(range, shape)):
            if sum(lengths) == len(group):
                ways = math.prod(math.comb(self.suit.count(s), n) for s, n in enumerate(lengths))
                chances[lengths] = ways / math.comb(self.size, len(group))
        return chances.ravel()

    def _matches(self) -> np.ndarray:
        """The probability that this many cards keep their place in a random order."""
        n = self.size
        none = [
            sum((-1) ** i / math.factorial(i) for i in range(left + 1)) for left in range(n + 1)
        ]
        return np.array([none[n - kept] / math.factorial(kept) for kept in range(n + 1)])


def stray(
    counts: np.ndarray, wanted: np.ndarray, freedom: int | None = None, scale: float = 1
) -> float:
    """A chi-square test as a normal deviation (Wilson and Hilferty); rare cells are one cell.

    What cannot happen at all must not have happened.
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
    """The packs of a game's first deal, and where each place of them goes."""
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
    """The places of a pack by the group (hand, chest, …) that they are dealt to.

    To find them the pack's first card is put in each place, one after the other.
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
    """The numbers of this many deals, [deal, number], game after game; the first are compared."""
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
    """The secret of a game of the test."""
    return hashlib.sha256(f"secret of game {number}".encode()).digest()


def game_bytes(secret: bytes, messages: list[bytes]) -> bytes:
    """All blocks of a game's deals: HMAC-SHA256 with the work for the key done once."""
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
    """`shuffled` for many deals: for each pack [place, deal], the card there; and how many
    deals had a number to be passed over (these are shuffled by the reference itself)."""
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
    """Deal this many hands of a game; how far everything that was counted strays."""
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
    say(f"{game}: {odd} deals with a number passed over\n")
    return {
        f"pack {number}, {name}": far
        for number, pack in enumerate(packs)
        for name, far in pack.strays().items()
    }


def check(deals: int, say: Callable[[str], None]) -> None:
    """Deal this many hands of all games together; nothing may stray."""
    games = clubsuit.game_ids()
    for game in games:
        found = statistics(game, deals // len(games), say)
        assert {name: far for name, far in found.items() if abs(far) > TOO_FAR} == {}


def test_statistics_of_fifty_thousand_deals() -> None:
    """Hole: a card that comes to a seat more often than others, by a mistake in shuffling."""
    check(50_000, lambda _: None)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_statistics_of_ten_million_deals(capsys: pytest.CaptureFixture[str]) -> None:
    """Hole: the same by so little that only millions of deals show it."""

    def say(text: str) -> None:
        with capsys.disabled():
            print(f"\r{text}", end="", flush=True)

    check(10_000_000, say)


@pytest.mark.parametrize("fault", ["bound", "lazy", "biased"])
def test_the_statistics_find_a_bad_shuffle(fault: str) -> None:
    """Hole: statistics that would find nothing: three well-known mistakes must stand out."""
    rng = np.random.default_rng(1)
    (pack,) = packs_of(clubsuit.load("ruby-dame").rules)
    numbers = rng.integers(0, 1 << 32, (50_000, 56))
    orders, _ = shuffle_all(numbers, [52])
    order = orders[0]
    if fault == "bound":  # drawn from the places below only: no card keeps its place
        order = np.repeat(np.arange(52, dtype=np.uint8)[:, None], 50_000, axis=1)
        for last in range(51, 0, -1):
            chosen = numbers[:, last] % last
            held = order[last].copy()
            order[last] = order[chosen, np.arange(50_000)]
            order[chosen, np.arange(50_000)] = held
    elif fault == "lazy":  # the deal before is shuffled on, and one in ten times not at all
        again = np.flatnonzero(rng.integers(0, 10, 50_000)[1:] == 0) + 1
        order[:, again] = order[:, again - 1]
    else:  # the first seat is given a certain card one time in fifty
        for deal in np.flatnonzero(rng.integers(0, 50, 50_000) == 0):
            ace, first = int(np.flatnonzero(order[:, deal] == 12)[0]), pack.groups[0][0]
            order[ace, deal], order[first, deal] = order[first, deal], order[ace, deal]
    pack.count(order)
    assert max(pack.strays().values()) > TOO_FAR
