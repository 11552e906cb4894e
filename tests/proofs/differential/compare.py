"""Random hands in both implementations, with all results compared after each step."""

import hashlib
import json
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any

from clubsuit.lab.workers import ordered_map
from proofs.differential.choosing import Chooser
from proofs.differential.sides import Engine, Side, reference
from support.plays import HOUSE, SMALL, variants

BLOCK = 6
"""Number of hands played with the same options, as one unit of work.

In six hands of Ruby Dame, each of the three directions of passing occurs twice. Six hands of
Climbing Clubs need more than one reshuffle."""
TARGETS = {"free-clubs": 150, "clubs-whist": 6, "climbing-clubs": 25, "ruby-dame": 45}
"""Highest random target by game; a game with such a target often ends within a block."""
HOUSE_NUMBERS = {"quota": 13, "penalty": 200, "reward": 200}
"""Highest random number of a house rule."""
STRANGERS = 0.25
"""Probability of trying a text from another position."""
LEGAL = "legal actions of seat "


@dataclass(eq=False)
class Difference(Exception):
    """The first difference between the implementations."""

    what: str
    engine: Any
    reference: Any
    record: str
    """Record of the game up to the difference, as JSON for a replay."""

    def __str__(self) -> str:
        lines = [f"The implementations differ: {self.what}"]
        if isinstance(self.engine, set) and isinstance(self.reference, set):
            both = self.engine & self.reference
            lines += [f"  only the engine:    {sorted(self.engine - both)}"]
            lines += [f"  only the reference: {sorted(self.reference - both)}"]
        else:
            lines += [f"  engine:    {self.engine}", f"  reference: {self.reference}"]
        return "\n".join([*lines, f"  record: {self.record}"])


@dataclass
class Tally:
    """Counts of what has been compared."""

    hands: int = 0
    games: int = 0
    """Number of finished games."""
    steps: int = 0
    """Number of positions compared."""
    texts: int = 0
    """Number of legal texts compared."""
    variants: set[str] = field(default_factory=set)
    digest: str = ""
    """Digest of all decisions. It depends on the seed but not on the number of workers."""

    def add(self, other: "Tally") -> None:
        """Add the counts of another tally."""
        self.hands += other.hands
        self.games += other.games
        self.steps += other.steps
        self.texts += other.texts
        self.variants |= other.variants
        self.digest = hashlib.sha256((self.digest + other.digest).encode()).hexdigest()

    def __str__(self) -> str:
        return (
            f"{self.hands} hands, {self.games} games ended, {len(self.variants)} variants, "
            f"{self.steps} positions, {self.texts} legal texts; digest {self.digest[:16]}"
        )


class Pair:
    """One game in both implementations."""

    def __init__(self, game: str, options: dict[str, Any], seed: int) -> None:
        self.engine = Engine(game, options, seed)
        self.reference: Side = reference(game, options)

    def deal(self) -> None:
        """Deal the next hand in both, from the engine's seed."""
        dealer, deal = self.engine.deal_next()
        self._both("the deal", lambda: self.reference.deal(dealer, deal))
        self.compare_state()

    def act(self, seat: int, text: str) -> None:
        """Apply a decision in both."""
        self._both(f"seat {seat}: {text}", lambda: self.engine.act(seat, text))
        self._both(f"seat {seat}: {text}", lambda: self.reference.act(seat, text))
        self.compare_state()

    def compare_state(self) -> None:
        """Compare turn, tricks, score, total and winners."""
        a, b = self.engine, self.reference
        self._same("turn", a.turn, b.turn)
        self._same("tricks", a.tricks, b.tricks)
        self._same("score", a.score, b.score)
        self._same("total", a.total, b.total)
        self._same("winners", a.winners, b.winners)

    def legal(self) -> dict[int, set[str]]:
        """Return the legal texts of each seat, after checking that both agree."""
        found = {}
        for seat in range(self.engine.seats):
            found[seat] = self.reference.legal(seat)
            self._same(f"{LEGAL}{seat}", self.engine.legal(seat), found[seat])
        return found

    def check_stranger(self, seat: int, text: str, legal: Mapping[int, set[str]]) -> None:
        """Check that the engine accepts a text from another position only if it is legal now."""
        reason = self.engine.play.why_not(text, seat)
        self._same(f"whether seat {seat} may {text!r}", reason is None, text in legal[seat])

    def difference(self, what: str, engine: Any, reference: Any) -> Difference:
        """Return a difference at this point of the game."""
        return Difference(what, engine, reference, self.engine.play.record().to_json())

    def _same(self, what: str, engine: Any, reference: Any) -> None:
        if engine != reference:
            raise self.difference(what, engine, reference)

    def _both(self, what: str, do: Callable[[], None]) -> None:
        """Perform a step that must not be refused: the other side did it, or both call it legal."""
        try:
            do()
        except Exception as error:
            raise self.difference(f"{what} is refused", "", repr(error)) from error


def compare_block(game: str, seed: int, block: tuple[int, int]) -> Tally:
    """Compare one block, given by its number and its number of hands. Raise Difference."""
    number, hands = block
    chance = random.Random(f"{game} {seed} {number}")
    known = known_variants(game)
    variant = known[number % len(known)]
    tally = Tally(variants={json.dumps(variant)})
    digest = hashlib.sha256()
    pair: Pair | None = None
    for _ in range(hands):
        if pair is None or pair.engine.winners is not None:
            pair = Pair(game, random_options(game, variant, chance), chance.getrandbits(60))
        pair.deal()
        compare_hand(pair, Chooser(chance), tally)
        tally.hands += 1
        tally.games += pair.engine.winners is not None
        digest.update(json.dumps(pair.engine.play.hands[-1].actions).encode())
    tally.digest = digest.hexdigest()
    return tally


@cache
def known_variants(game: str) -> list[dict[str, Any]]:
    """Return the variants of a game, computed once per process.

    They include small games and house rules.
    """
    return [*variants(game), *SMALL[game], *HOUSE[game]]


def compare_hand(pair: Pair, chooser: Chooser, tally: Tally) -> None:
    """Play a dealt hand to its end and compare each step."""
    strangers = ["pass"]
    while True:
        legal = pair.legal()
        tally.steps += 1
        tally.texts += sum(map(len, legal.values()))
        if chooser.chance.random() < STRANGERS:
            pair.check_stranger(*chooser.stranger(strangers, pair.engine.seats), legal)
        turn = pair.reference.turn
        if turn is None:
            return
        seat, text = chooser.choose(turn, legal)
        strangers += [text, chooser.chance.choice(sorted(legal[turn]))]
        pair.act(seat, text)


def random_options(game: str, variant: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Return the variant with random numbers: a target, points for clubs in Climbing Clubs, and the
    numbers of house rules that the variant has."""
    options = dict(variant)
    for name, most in HOUSE_NUMBERS.items():
        if name in variant and chance.random() < 0.5:
            options[name] = chance.randint(0, most)
    if chance.random() < 0.7:
        options["target"] = chance.randint(1, TARGETS[game])
    if game == "climbing-clubs" and chance.random() < 0.3:
        options["club_points"] = [chance.randint(0, 9) for _ in range(15)]
    return options


def blocks(hands: int, size: int) -> Iterator[tuple[int, int]]:
    """Yield this number of hands in blocks of this size."""
    for number, first in enumerate(range(0, hands, size)):
        yield number, min(size, hands - first)


def compare(
    game: str,
    hands: int,
    seed: int = 1,
    workers: int = 1,
    progress: Callable[[Tally], None] = lambda tally: None,
    *,
    block: int = BLOCK,
) -> Tally:
    """Compare this number of random hands of a game. Raise Difference at the first difference."""
    tally = Tally()
    work = partial(compare_block, game, seed)
    for part in ordered_map(work, blocks(hands, block), workers, batch=4):
        tally.add(part)
        progress(tally)
    return tally
