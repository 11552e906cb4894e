"""All deals of a small game, as states at the start of a hand."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb

import numpy as np

from clubsuit.game import Game
from clubsuit.games.dispatch import observe, reveal, view
from clubsuit.kernel import compiled
from clubsuit.texts import refusal

MOST_DEALS = 1_000_000
"""Maximum number of deals of a game with exact answers."""
DEALER = 0
"""The dealer of the hand, so that a seat number is also a place in the order of play."""


def checked_small(game: Game) -> int:
    """Return the number of deals. Raises NotationError if it is too large, or not one pack."""
    rules, s = game.rules, game.unseeded().state
    if not rules.deals.one_pack or rules.encoding is None:
        raise refusal("exact-game", game=game.id)
    left, number = int(s.pack).bit_count(), 1
    for _ in range(game.seats):
        number *= comb(left, int(s.hand_size))
        left -= int(s.hand_size)
    if number > MOST_DEALS:
        raise refusal("exact-too-large", deals=f"{float(number):.1e}", most=f"{MOST_DEALS:,}")
    return number


def deals_by_hand(game: Game, seat: int) -> Iterator[np.ndarray]:
    """Yield the states after all deals in which the seat has the same hand, for each such hand."""
    start = game.unseeded()
    pack, each = int(start.state.pack), int(start.state.hand_size)
    others = [p for p in range(game.seats) if p != seat]
    for own in hands_of(pack, each):
        given = [own] * game.seats
        rows = []
        for rest in splits(pack & ~own, each, len(others)):
            for p, hand in zip(others, rest, strict=True):
                given[p] = hand
            rows.append(list(given))
        yield dealt(game, rows)


def dealt(game: Game, rows: Sequence[Sequence[int]]) -> np.ndarray:
    """Return the states after the deals with these hands, by seat."""
    states = np.zeros(len(rows), game.rules.dtype)
    states[:] = game.unseeded().state
    states["dealer"] = DEALER
    for s, hands in zip(states, rows, strict=True):
        game.rules.deals.give(s, hands)
    return states


def splits(cards: int, each: int, places: int) -> Iterator[tuple[int, ...]]:
    """Yield all ways to give the same number of cards to each of these places.

    >>> sorted(splits(0b111, 1, 2))[:3]
    [(1, 2), (1, 4), (2, 1)]
    """
    if places == 0:
        yield ()
        return
    for hand in hands_of(cards, each):
        for rest in splits(cards & ~hand, each, places - 1):
            yield (hand, *rest)


def hands_of(cards: int, each: int) -> Iterator[int]:
    """Yield all sets of this number of cards."""
    bits = [1 << card for card in range(cards.bit_length()) if cards >> card & 1]
    for chosen in combinations(bits, each):
        yield sum(chosen)


def merged(game: Game) -> tuple[np.ndarray, np.ndarray]:
    """Return one state for each kind of deal, and the probability of each kind.

    Deals are of the same kind if their perfect information is the same: programs that learn cannot
    tell them apart, even with all cards open. In Climbing Clubs, suits other than clubs are alike.
    """
    kinds: dict[bytes, int] = {}
    states: list[np.ndarray] = []
    counts: list[int] = []
    for some in deals_by_hand(game, 0):
        for i, key in enumerate(perfect_information(game, some)):
            kind = kinds.setdefault(key.tobytes(), len(states))
            if kind == len(states):
                states.append(some[i : i + 1].copy())
                counts.append(0)
            counts[kind] += 1
    return np.concatenate(states), np.array(counts) / sum(counts)


def perfect_information(game: Game, states: np.ndarray) -> np.ndarray:
    """Return the perfect information of each state, as seen from seat 0."""
    encoding = game.rules.encoding
    assert encoding is not None
    out = np.zeros((len(states), encoding.perfect_information_size), np.int8)
    write_all(states, np.zeros(2, states.dtype), out, encoding.observation_size)
    return out


@compiled
def write_all(states: np.ndarray, seen: np.ndarray, out: np.ndarray, size: int) -> None:
    """Write observations of this size and everything hidden.

    seen: two records of zeros.
    """
    for i in range(len(states)):
        seen[0] = seen[1]
        view(states[i], 0, seen[0])
        observe(seen[0], 0, out, i)
        reveal(states[i], 0, out, i, size)
