"""Uniformity of samples: `sample` must draw all worlds that a seat cannot exclude equally often.

Trial number i of a seed is the same on every machine and with any number of workers. Each trial
plays to a position with few enough hidden cards, finds every possible placing (`placings`), and
draws many samples. No sample may be another placing. A chi-square test measures how even the draws
are.
"""

import itertools
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from math import erfc, sqrt
from typing import Any

import numpy as np

import clubsuit
from clubsuit.game import Play
from clubsuit.games.free_clubs.rules import PASS
from clubsuit.games.ruby_dame.rules import SEND, SEND_FLAG
from clubsuit.games.state import Action
from clubsuit.lab.workers import ordered_map
from clubsuit.random_numbers import WORLDS, derive_seed, generator
from proofs.leaks.alternative_history import twin
from proofs.leaks.placings import Puzzle, puzzle_of, wide_puzzle_of
from support.probe import act_unchecked

EXPECTED = 10
"""Minimum number of draws expected in a bin; many placings share bins."""

SURE = 1e-6
"""Probability that any trial fails by chance, divided equally among the trials."""


@dataclass
class Finding:
    """The result of one trial."""

    name: str
    """Game and phase."""
    where: str
    placings: int
    """Number of possible placings."""
    tried: int
    """Number of placings tried."""
    draws: int
    strays: int
    """Number of draws that were not a possible placing."""
    chi_square: float
    freedom: int

    @property
    def tail(self) -> float:
        """Probability of draws at least this uneven if all placings are equally likely."""
        return tail(self.chi_square, self.freedom)


def tail(chi_square: float, freedom: int) -> float:
    """Return the upper tail of the chi-square distribution (Wilson and Hilferty's approximation).

    >>> round(tail(18.31, 10), 3), round(tail(124.3, 100), 3)
    (0.05, 0.05)
    """
    if freedom == 0:
        return 1.0
    spread = 2 / (9 * freedom)
    z = ((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return erfc(z / sqrt(2)) / 2


Sampler = Callable[[Play, int, np.ndarray], np.ndarray]
"""Function (game, seat, generator) that returns a sampled state."""


def honest(play: Play, seat: int, rng: np.ndarray) -> np.ndarray:
    """Draw a sample with the sampler under test."""
    return play.view(seat).sample_state(rng)


def examine(puzzle: Puzzle, draws: int, seed: int, where: str, sampler: Sampler) -> Finding:
    """Draw samples and measure how evenly they are distributed over the possible placings."""
    rng = generator(seed, WORLDS)
    draw = partial(sampler, puzzle.play, puzzle.seat, rng)
    drawn = Counter(puzzle.key(draw()) for _ in range(draws))
    total = sum(puzzle.weights.values())
    bins = max(1, min(len(puzzle.weights), draws // EXPECTED))
    seen, expected = [0] * bins, [0.0] * bins
    for n, (placing, weight) in enumerate(sorted(puzzle.weights.items())):
        seen[n % bins] += drawn.pop(placing, 0)
        expected[n % bins] += weight * draws / total
    chi_square = sum((s - e) ** 2 / e for s, e in zip(seen, expected, strict=True))
    strays = sum(drawn.values())
    found = len(puzzle.weights), puzzle.tried, draws, strays, chi_square, bins - 1
    return Finding(puzzle.name, where, *found)


def examine_free(puzzle: Puzzle, draws: int, choice: random.Random, where: str,
                 sampler: Sampler) -> Finding:  # fmt: skip
    """Draw samples and count the combinations of places of three cards."""
    assert puzzle.free
    cards, rooms = puzzle.free
    deck = puzzle.play.game.rules.deck
    three = [deck.card(card) for card in choice.sample(cards, 3)]
    rng = generator(choice.randrange(1 << 40), WORLDS)
    drawn: Counter[tuple[int, ...]] = Counter()
    strays = 0
    for _ in range(draws):
        sets = puzzle.key(sampler(puzzle.play, puzzle.seat, rng))[: len(rooms)]
        drawn[tuple(next((n for n, held in enumerate(sets) if held >> card & 1), len(rooms) - 1)
                    for card in three)] += 1  # fmt: skip
        sizes = [held.bit_count() for held in sets]
        strays += sizes != rooms[: len(sizes)]
    chi_square, few_seen, few_expected, cells = 0.0, 0, 0.0, 0
    for places in itertools.product(range(len(rooms)), repeat=3):
        expected = float(draws)
        for n, place in enumerate(places):
            expected *= max(0, rooms[place] - places[:n].count(place)) / (len(cards) - n)
        if expected < EXPECTED:
            few_seen += drawn.pop(places, 0)
            few_expected += expected
        else:
            chi_square += (drawn.pop(places, 0) - expected) ** 2 / expected
            cells += 1
    if few_expected >= EXPECTED:
        chi_square += (few_seen - few_expected) ** 2 / few_expected
        cells += 1
    found = cells, cells, draws, strays + drawn.total(), chi_square, cells - 1
    return Finding(f"{puzzle.name}, three cards", where, *found)


# ---- positions -----------------------------------------------------------------------


@dataclass(frozen=True)
class Kind:
    """A kind of position: a game in some variant, in one of its first `hands` hands."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    hands: int = 1
    small: bool = False
    """True if the seat holds most of the deck from the start."""
    wide: bool = False
    """True if three cards are examined instead of all, because too many are hidden."""


KINDS = (
    Kind("free-clubs"),
    Kind("free-clubs", small=True),
    Kind("clubs-whist"),
    Kind("ruby-dame", hands=3),
    Kind("ruby-dame", hands=3, small=True),
    Kind("climbing-clubs", {"players": 2}, hands=4),
    Kind("climbing-clubs", {"players": 3, "crazy": True}, hands=3),
    Kind("climbing-clubs", {"players": 4}, hands=4),
    Kind("climbing-clubs", {"players": 5, "double_or_nothing": True}, hands=4),
    Kind("climbing-clubs", {"players": 6, "wild_15s": True}, hands=2),
    Kind("climbing-clubs", {"players": 4, "teams": 2}, hands=4),
    Kind("climbing-clubs", {"players": 6, "teams": 3}, hands=2),
    Kind("free-clubs", wide=True),
    Kind("clubs-whist", wide=True),
    Kind("ruby-dame", hands=3, wide=True),
    Kind("climbing-clubs", {"players": 2}, hands=3, wide=True),
    Kind("climbing-clubs", {"players": 5}, wide=True),
)


def trial(seed: int, most: int, draws: int, number: int, sampler: Sampler = honest) -> Finding:
    """Examine one position."""
    kind = KINDS[number % len(KINDS)]
    choice = random.Random(derive_seed(seed, number, f"uniform {kind.game}"))
    while (puzzle := position(kind, choice, most)) is None:
        pass
    where = f"{kind}, trial {number} of seed {seed}, seat {puzzle.seat}"
    if kind.wide:
        return examine_free(puzzle, draws, choice, where, sampler)
    return examine(puzzle, draws, choice.randrange(1 << 40), where, sampler)


def position(kind: Kind, choice: random.Random, most: int) -> Puzzle | None:
    """Return a random position of one hand whose placings can be found, or None if there is
    none."""
    play = clubsuit.load(kind.game, target=1000, **kind.options).table(choice.randrange(1 << 40))
    seat = choice.randrange(play.game.seats)
    for _ in range(choice.randrange(kind.hands)):
        play.deal()
        _play_on(play, choice)
    play.deal()
    if kind.small:
        _make_small(play, seat, choice)
    positions = [twin(play)]
    _play_on(play, choice, positions)
    phases: dict[int, list[Play]] = {}
    for position in choice.sample(positions, len(positions)):
        phases.setdefault(int(position.state.phase), []).append(position)
    for phase in choice.sample(sorted(phases), len(phases)):
        for position in phases[phase]:
            puzzle = (
                wide_puzzle_of(position, seat) if kind.wide else puzzle_of(position, seat, most)
            )
            if puzzle is not None and (kind.wide or len(puzzle.weights) > 1):
                return puzzle
    return None


def _play_on(play: Play, choice: random.Random, positions: list[Play] | None = None) -> None:
    """Play the hand to its end at random, with bold bids more often than not."""
    rules = play.game.rules
    bold = choice.random() < 0.8
    # more than `max_legal`, because a constructed hand can be large
    room = np.zeros(4096, np.int64)
    while play.turn is not None:
        if not play.view(play.turn).hand:
            return  # a player has no cards left, which ends a small hand
        if play.game.id == "ruby-dame" and play.state.phase == SEND:
            three = choice.sample(play.view(play.turn).hand, 3)
            code = SEND_FLAG | rules.deck.mask(three)
        else:
            codes = room[: rules.legal(play.state, room)].tolist()
            if bold and play.game.id == "free-clubs" and len(codes) > 1:
                codes = [code for code in codes if code != PASS]
            code = choice.choice(codes)
        act_unchecked(play, Action(code))  # unlike `act`, this does not list all codes
        if positions is not None and play.turn is not None:
            positions.append(twin(play))


def _make_small(play: Play, seat: int, choice: random.Random) -> None:
    """Give the seat most cards of the other players, so that few cards are hidden from it."""
    deck = play.game.rules.deck
    hand = play.hands[-1]
    held = [set(cards) for cards in hand.deal["hands"]]
    keep = {"free-clubs": (3, 4), "ruby-dame": (3, 4)}[play.game.id]
    for p in range(play.game.seats):
        if p != seat:
            kept = set(choice.sample(sorted(held[p]), choice.choice(keep)))
            held[seat] |= held[p] - kept
            held[p] = kept
    deal: dict[str, Any] = {**hand.deal, "hands": [sorted(cards) for cards in held]}
    if "chest" in deal:
        chest = set(deal["chest"])
        deal["chest"] = sorted(chest)[:4]
        held[seat] |= chest - set(deal["chest"])
        deal["hands"] = [sorted(cards) for cards in held]
        play.state.chest = deck.mask(deal["chest"])
    for p, cards in enumerate(held):
        play.state.hand[p] = deck.mask(cards)
    hand.deal = deal


def survey(
    trials: int,
    seed: int,
    most: int,
    draws: int,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Finding]:
    """Run this number of trials, for each kind of position in turn."""
    findings = []
    for finding in ordered_map(partial(trial, seed, most, draws), range(trials), workers, 2):
        findings.append(finding)
        progress(len(findings))
    return findings


def uneven(findings: list[Finding]) -> list[Finding]:
    """Return the findings with uneven draws or impossible samples."""
    return [f for f in findings if f.strays or f.tail < SURE / len(findings)]


def overall(findings: list[Finding]) -> float:
    """Return the tail probability of all findings together, which shows small errors that many of
    them share."""
    return tail(sum(f.chi_square for f in findings), sum(f.freedom for f in findings))
