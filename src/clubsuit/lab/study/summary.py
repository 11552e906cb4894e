"""The result of a study, from its blocks."""

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

import numpy as np

from clubsuit.lab.study.blocks import Block, finished
from clubsuit.lab.study.dealing import ALL_BOTS, Place
from clubsuit.lab.study.estimates import Estimate, Interval, difference, jackknife, ratio
from clubsuit.lab.study.metrics import advantage, all_infos, pairs
from clubsuit.lab.study.result import (
    Agreement,
    Difference,
    Ending,
    Measure,
    Plan,
    Ranking,
    StudyResult,
)

FUNCTIONS = {pairs.LUCK.name: pairs.luck_of, advantage.BALANCE.name: advantage.balance_of}
"""The metrics that are not means, with the functions of their sums."""

NUMBER = re.compile("([0-9]+)")

Estimates = dict[Place, Estimate]


def summarize(plan: Plan, blocks: Sequence[Block], ended: Ending) -> StudyResult:
    """Return the result of a study whose complete blocks are these."""
    return Summary(plan, blocks).result(ended)


def precise(plan: Plan, blocks: Sequence[Block]) -> bool:
    """Return whether the primary metric is as precise as the plan wants."""
    wanted = plan.stopping.precision
    assert wanted is not None
    found = Summary(plan, blocks).primary()
    kinds = 1 if any(one.bot == "" for one in found) else len(plan.bots)
    expected = kinds * max(1, len(plan.variants) - 1)
    return len(found) >= expected and all(_half(one) <= wanted for one in found)


def _half(one: Difference | Measure) -> float:
    """Return half the width of an interval; infinity if there is none."""
    return math.inf if one.low is None or one.high is None else (one.high - one.low) / 2


class Summary:
    """The estimates of a study."""

    def __init__(self, plan: Plan, blocks: Sequence[Block]) -> None:
        self._plan = plan
        self._blocks = blocks
        self._infos = {one.name: one for one in all_infos()}
        self._order = {name: n for n, name in enumerate(self._infos)}
        self._estimates = self._estimate()

    # ---- estimates

    def _estimate(self) -> Estimates:
        places = {place for block in self._blocks for place in block.sums}
        found = {place: self._of(place) for place in sorted(places, key=self._rank)}
        return {place: one for place, one in found.items() if one is not None}

    def _rank(self, place: Place) -> tuple[object, ...]:
        """Return a key that sorts places by metric, part, variant and bot."""
        part = [int(one) if one.isdigit() else one for one in NUMBER.split(place.part)]
        return self._order[place.metric], part, place.variant, place.bot

    def _of(self, place: Place) -> Estimate | None:
        lists = [block.sums.get(place) for block in self._blocks]
        width = max(len(one) for one in lists if one is not None)
        sums = np.array([one or [0.0] * width for one in lists])
        if function := FUNCTIONS.get(place.metric):
            return jackknife(sums, function)
        return ratio(sums)

    def _bot(self, place: Place) -> str:
        return "" if place.bot == ALL_BOTS else self._plan.bots[place.bot]

    # ---- parts of the result

    def result(self, ended: Ending) -> StudyResult:
        """Return the result."""
        used = {place.metric for place in self._estimates}
        outside = self._plan.stopping.alpha
        return StudyResult(
            self._plan,
            finished(self._blocks),
            sum(block.plays for block in self._blocks),
            ended,
            tuple(one for name, one in self._infos.items() if name in used),
            tuple(self._measure(place, outside) for place in self._estimates),
            tuple(self._differences(outside)),
            tuple(self._rankings()),
            tuple(self.primary()),
        )

    def primary(self) -> list[Difference | Measure]:
        """Return the values of the primary metric, with the intervals that the looks need."""
        outside = self._plan.stopping.alpha / self._looks()
        name, _, part = self._plan.primary.partition(":")
        mine = [place for place in self._estimates if (place.metric, place.part) == (name, part)]
        bases = {place.bot: place for place in mine if place.variant == 0}
        if len(self._plan.variants) == 1 or not bases:  # "rule-changed" has no value for the base
            return [self._measure(place, outside) for place in mine]
        return [
            self._difference(bases[place.bot], place, outside)
            for place in mine
            if place.variant and place.bot in bases
        ]

    def _looks(self) -> int:
        """Return the number of looks that share the probability of an error."""
        return max(1, len(self._plan.stopping.looks))

    def _measure(self, place: Place, outside: float) -> Measure:
        one, info = self._estimates[place], self._infos[place.metric]
        low, high = _ends(self._interval(place, outside))
        return Measure(
            info.name, info.by, place.part, place.variant, self._bot(place), one.value, low, high,
            one.n,
        )  # fmt: skip

    def _interval(self, place: Place, outside: float) -> Interval | None:
        one = self._estimates[place]
        if place.metric in FUNCTIONS:
            return one.within(outside, 0, 1)
        return one.interval(outside, share=self._infos[place.metric].unit == "share")

    def _difference(self, first: Place, second: Place, outside: float) -> Difference:
        info, variants = self._infos[first.metric], self._plan.variants
        paired = variants[first.variant].deals == variants[second.variant].deals
        one = difference(self._estimates[first], self._estimates[second], paired)
        low, high = _ends(one.interval(outside))
        return Difference(
            info.name, info.by, first.part, self._bot(first), first.variant, second.variant,
            one.value, low, high, paired,
        )  # fmt: skip

    def _differences(self, outside: float) -> Iterator[Difference]:
        for same in self._parts():
            numbers = sorted({place.variant for place in same})
            for first, second in combinations(numbers, 2):
                ones = {place.bot: place for place in same if place.variant == first}
                for place in same:
                    if place.variant == second and place.bot in ones:
                        yield self._difference(ones[place.bot], place, outside)

    def _parts(self) -> Iterator[list[Place]]:
        """Yield the places of each part of each metric."""
        by_part: dict[tuple[str, str], list[Place]] = {}
        for place in self._estimates:
            by_part.setdefault((place.metric, place.part), []).append(place)
        yield from by_part.values()

    def _rankings(self) -> Iterator[Ranking]:
        """Yield the rankings of what has a value for every variant and every kind of bot."""
        number = len(self._plan.variants)
        for same in self._parts():
            kinds = {place.bot for place in same}
            if number > 1 and len(same) == number * len(self._plan.bots) and ALL_BOTS not in kinds:
                yield self._ranking(same)

    def _ranking(self, same: Sequence[Place]) -> Ranking:
        info, part = self._infos[same[0].metric], same[0].part
        is_primary = self._plan.primary.partition(":")[::2] == (info.name, part)
        outside = self._plan.stopping.alpha / (self._looks() if is_primary else 1)
        pairs = {
            bot: tuple(self._clear_pairs([one for one in same if one.bot == number], outside))
            for number, bot in enumerate(self._plan.bots)
        }
        return Ranking(info.name, info.by, part, pairs, _verdict(pairs, len(self._plan.variants)))

    def _clear_pairs(self, mine: Sequence[Place], outside: float) -> Iterator[tuple[int, int]]:
        """Yield the pairs of variants that differ clearly for one kind, the higher one first."""
        for first, second in combinations(mine, 2):
            one = self._difference(first, second, outside)
            if one.clear:
                yield (one.second, one.first) if one.value > 0 else (one.first, one.second)


def _verdict(pairs: Mapping[str, Sequence[tuple[int, int]]], variants: int) -> Agreement:
    """Return how the clear pairs of all kinds of bots compare."""
    known = [set(some) for some in pairs.values()]
    if any((low, high) in other for some in known for high, low in some for other in known):
        return "different"
    complete = len(known[0]) == variants * (variants - 1) // 2
    return "same" if complete and all(some == known[0] for some in known) else "unclear"


def _ends(interval: Interval | None) -> tuple[float | None, float | None]:
    return interval or (None, None)
