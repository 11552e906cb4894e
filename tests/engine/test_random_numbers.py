"""Seeds: experiments use seeds 0, 1, 2, …, so their random numbers must be independent.

Samples have fixed sizes and fixed seeds, so these tests always give the same result.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

import numpy as np
import pytest

import clubsuit
from clubsuit.bots import make_bot
from clubsuit.game import Game
from clubsuit.games import REGISTRY
from clubsuit.lab.simulate import derive_seeds
from clubsuit.random_numbers import (
    CHOICES,
    DEALS,
    EXPERIMENTS,
    WORDS,
    WORLDS,
    derive_seed,
    generator,
    rand_below,
    rand_split,
)
from clubsuit.review import seed_again, seed_of
from proofs.questions.find import moments

STREAMS = (DEALS, CHOICES, WORLDS, EXPERIMENTS)
BASES = (0, 10**12)
FAR = 62
"""Number of bits in the seed of a table on the server."""
SIGMAS = 5.0
MORE = pytest.mark.parametrize("more", [1, pytest.param(20, marks=pytest.mark.long)])
"""Factor by which a sample is larger than usual."""

pytestmark = pytest.mark.speed

Pairs = list[tuple[int, int]]


def near(base: int, size: int) -> dict[str, Pairs]:
    """Return pairs of seeds at lags 1 to 64."""
    return {f"lag {d}": [(base + k, base + k + d) for k in range(size)] for d in range(1, 65)}


def far(base: int, size: int) -> dict[str, Pairs]:
    """Return pairs of seeds at lags that are powers of two, and pairs that differ in one bit."""
    lags = {f"lag 2**{b}": [(base + k, base + k + (1 << b)) for k in range(size)]
            for b in range(7, FAR)}  # fmt: skip
    flips = {f"bit {b}": [(base + k, (base + k) ^ (1 << b)) for k in range(size)]
             for b in range(FAR)}  # fmt: skip
    return lags | flips


def sigmas(values: Sequence[float], mean: float, variance: float) -> float:
    """Return how many standard errors the mean of these values is from the expected mean."""
    return abs(float(np.mean(values)) - mean) / sqrt(variance / len(values))


def worst(pairs: dict[str, Pairs], kept: Callable[[int, int], float], mean: float,
          variance: float) -> tuple[float, str]:  # fmt: skip
    """Return the largest distance from the expected mean, in standard errors, with its lag."""
    return max((sigmas([kept(a, b) for a, b in found], mean, variance), lag)
               for lag, found in pairs.items())  # fmt: skip


def hypergeometric(pack: int, size: int) -> tuple[float, float]:
    """Return the mean and variance of the number of cards shared by two independent hands of this
    size."""
    share = size / pack
    return size * share, size * share * (1 - share) * (pack - size) / (pack - 1)


class Results(dict[int, Any]):
    """Results of a function, by seed. The function is called once for each seed."""

    def __init__(self, function: Callable[[int], Any]) -> None:
        self._function = function

    def __missing__(self, seed: int) -> Any:
        self[seed] = self._function(seed)
        return self[seed]


# ---- the generator --------------------------------------------------------------------------


def test_distinct_seeds_give_distinct_generators() -> None:
    """Bug: seeds s and s + 2**32 gave the same game."""
    seeds = {0, 1, -1, 7, -7, 12345, 10**12, 2**31, 2**32, 2**63 - 1, -(2**63)}
    seeds |= {(s ^ 1 << b) for s in (0, 7, 10**12) for b in range(63)}
    seeds |= {-s for s in seeds if s > -(2**63)} | {~s for s in seeds}
    states = {generator(s, stream).tobytes() for s in seeds for stream in STREAMS}
    assert len(states) == len(seeds) * len(STREAMS)


@pytest.mark.parametrize("base", BASES)
def test_every_bit_of_a_seed_changes_every_bit(base: int) -> None:
    """Full avalanche: flipping one bit of the seed flips each bit of the first number with
    probability 1/2."""
    size = 400
    for b in range(64):
        flips = np.zeros(31)
        for k in range(size):
            one = base + k - (1 << 63 if base + k >= 1 << 63 else 0)
            other = (one ^ 1 << b) if b < 63 else one - (1 << 63)
            pair = [int(rand_below(generator(s, DEALS), 1 << 31)) for s in (one, other)]
            flips += [(pair[0] ^ pair[1]) >> i & 1 for i in range(31)]
        assert np.abs(flips - size / 2).max() < SIGMAS * sqrt(size / 4), b


def test_streams_of_one_seed_are_independent() -> None:
    """Hole: the choices of a bot depend on the deal when both have the same seed."""
    for one in STREAMS:
        for other in STREAMS[:one]:
            equal = [
                rand_below(generator(s, one), 16) == rand_below(generator(s, other), 16)
                for s in range(2000)
            ]
            assert sigmas(equal, 1 / 16, 15 / 256) < SIGMAS


def test_split_generators_are_independent() -> None:
    """Bug: the hands of a training run came from seeds of 31 bits only."""
    rng, new = generator(3, EXPERIMENTS), np.zeros(WORDS, np.int64)
    equal, states = [], set()
    for _ in range(2000):
        rand_split(rng, new)
        states.add(new.tobytes())
        equal.append(rand_below(new, 16) == rand_below(rng, 16))
    assert len(states) == len(equal)
    assert sigmas(equal, 1 / 16, 15 / 256) < SIGMAS


# ---- seeds in use ---------------------------------------------------------------------------


def first_hand(game: Game, seed: int) -> int:
    """Return the set of cards that seat 0 is dealt first."""
    play = game.table(seed)
    play.deal()
    return int(play.state.hand[0])


def common(results: Results) -> Callable[[int, int], float]:
    """Return a function that counts the cards that occur in the results of both seeds."""
    return lambda a, b: (results[a] & results[b]).bit_count()


@MORE
@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize("name", REGISTRY)
def test_deals(name: str, base: int, more: int) -> None:
    """Bug: hands of seeds s and s + 4 shared 5.6 of 13 cards, where 3.25 are expected by chance."""
    game = clubsuit.load(name)
    results = Results(lambda seed: first_hand(game, seed))
    pack = 36 if name == "free-clubs" else game.rules.deck.size  # FC-1: without auction cards
    chance = hypergeometric(pack, results[0].bit_count())
    off = worst(near(base, 150 * more), common(results), *chance)
    assert off[0] < SIGMAS, off
    off = worst(far(base, 40 * more), common(results), *chance)
    assert off[0] < SIGMAS, off


def test_a_mean_over_consecutive_seeds_varies_as_it_should() -> None:
    """Bug: the mean over 16 consecutive seeds had only 0.19 of the variance of independent
    deals."""
    game = clubsuit.load("clubs-whist")
    clubs = [(first_hand(game, s) & 0x1FFF).bit_count() for s in range(16 * 200)]
    means = np.mean(np.reshape(clubs, (200, 16)), axis=1)
    ratio = np.var(means, ddof=1) * 16 / hypergeometric(52, 13)[1]
    assert abs(ratio - 1) < SIGMAS * sqrt(2 / 199)


@MORE
@pytest.mark.parametrize("name", REGISTRY)
def test_open_spiel(name: str, more: int) -> None:
    """Hole: the deals of the OpenSpiel adapter depend on each other. The test reads the hand from
    the text of the state."""
    import pyspiel

    from clubsuit.envs.open_spiel import name_of

    game = pyspiel.load_game(name_of(name))
    results = Results(
        lambda seed: frozenset(str(game.dealt(seed)).split(": ")[1].split(" | ")[0].split())
    )
    size = len(results[0])
    chance = hypergeometric(36 if name == "free-clubs" else game.rules.deck.size, size)
    off = worst(near(0, 20 * more), lambda a, b: len(results[a] & results[b]), *chance)
    assert off[0] < SIGMAS, off


@MORE
@pytest.mark.parametrize("name", REGISTRY)
def test_samples(name: str, more: int) -> None:
    """Bug: `view.sample(s)` and `view.sample(s + 4)` gave similar worlds."""
    view = clubsuit.load(name).new(seed=7, pause=True).view(0)
    results = Results(lambda seed: int(view.sample(seed).state.hand[1]))
    unrelated = [(derive_seed(k, "one"), derive_seed(k, "other")) for k in range(1000)]
    by_chance = [common(results)(a, b) for a, b in unrelated]
    chance = float(np.mean(by_chance)), float(np.var(by_chance))
    off = worst(near(10**12, 150 * more) | far(0, 40 * more), common(results), *chance)
    assert off[0] < SIGMAS, off


@MORE
@pytest.mark.parametrize("bot", ["random", "beginner", "casual", "search:1"])
def test_choices(bot: str, more: int) -> None:
    """Bug: random bots with seeds s and s + 1 made the same choice in 94 % of cases, where 6 % are
    expected by chance."""
    game = clubsuit.load("clubs-whist")
    play = game.new(seed=7, actions=["swap", "keep", "keep"])
    assert play.turn is not None
    view = play.view(play.turn)
    results = Results(lambda seed: make_bot(bot, game.rules, seed).choose(view).action.code)
    chosen = [results[derive_seed(k, bot)] for k in range(1000 * more)]
    _, times = np.unique(chosen, return_counts=True)
    alike = float(np.sum((times / times.sum()) ** 2))
    size = more * (40 if bot == "search:1" else 150)
    pairs = near(10**12, size) | (far(0, size) if bot == "random" else {})
    off = worst(pairs, lambda a, b: results[a] == results[b], alike, alike * (1 - alike) + 1e-3)
    assert off[0] < SIGMAS, off


def test_lessons() -> None:
    """Hole: the search for a lesson's position makes related random decisions with neighbouring
    seeds."""
    game = clubsuit.load("clubs-whist")

    def second_decision(seed: int) -> int:
        found = moments(game, seed)
        for _ in range(4):
            moment = next(found)
        assert moment.last
        return int(moment.last.code) % 2

    results = Results(second_decision)
    even = float(np.mean([results[derive_seed(k, "even")] for k in range(1000)]))
    alike = even**2 + (1 - even) ** 2
    off = worst(near(-32, 150), lambda a, b: results[a] == results[b], alike, alike * (1 - alike))
    assert off[0] < SIGMAS, off


DERIVED: dict[str, Callable[[int], int]] = {
    "simulate and arena: deals": lambda seed: derive_seed(seed, 0, "deals"),
    "simulate: all seats": lambda seed: int(derive_seeds(seed, [0], 3)[0, 2]),
    "review": lambda seed: seed_of(seed, 1, 3),
    "review again": lambda seed: seed_again(seed, 1, 3, 400),
    "training": lambda seed: derive_seed(seed, 4, "hands 1"),
}


@pytest.mark.parametrize("use", DERIVED)
def test_derived_seeds(use: str) -> None:
    """Hole: if two seeds are derived from neighbouring seeds, their first random numbers are
    related."""
    first = Results(lambda seed: int(rand_below(generator(DERIVED[use](seed), WORLDS), 16)))
    pairs = near(0, 200) | far(10**12, 100)
    off = worst(pairs, lambda a, b: first[a] == first[b], 1 / 16, 15 / 256)
    assert off[0] < SIGMAS, off


def test_reviews_share_no_seeds() -> None:
    """Bugs: in a review, decision 2 with seed s and decision 1 with seed s + 1 used the same random
    numbers. The worlds for evaluating a choice with seed s were the worlds for finding the choice
    with seed s + 1."""
    keys = [(s, hand, n) for s in range(-3, 4) for hand in (1, 2, 3) for n in range(1, 40)]
    assert len({seed_of(*key) for key in keys}) == len(keys)
    seeds = {seed_of(*key) for key in keys} | {
        derive_seed(seed_of(*key), "weighed") for key in keys
    }
    assert len(seeds) == 2 * len(keys)
