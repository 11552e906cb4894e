"""The result of a study, from its blocks."""

import math
import re
from collections.abc import Iterator, Sequence
from itertools import combinations

import numpy as np

from clubsuit.lab.study.blocks import Block, finished
from clubsuit.lab.study.dealing import ALL_BOTS, Place
from clubsuit.lab.study.estimates import Estimate, Interval, difference, jackknife, ratio
from clubsuit.lab.study.metrics import advantage, all_infos, pairs
from clubsuit.lab.study.result import (
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
            tuple(self._rankings(outside)),
            tuple(self.primary()),
        )

    def primary(self) -> list[Difference | Measure]:
        """Return the values of the primary metric, with the intervals that the looks need."""
        stopping = self._plan.stopping
        outside = stopping.alpha / max(1, len(stopping.looks))
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

    def _rankings(self, outside: float) -> Iterator[Ranking]:
        for same in self._parts():
            orders = self._orders(same)
            if orders:
                info = self._infos[same[0].metric]
                different = len(set(orders.values())) > 1
                contradicted = different and self._contradicted(same, outside)
                yield Ranking(info.name, info.by, same[0].part, orders, not different, contradicted)

    def _orders(self, same: Sequence[Place]) -> dict[str, tuple[int, ...]]:
        """Return the order of the variants for each bot; none unless all have a value."""
        number, orders = len(self._plan.variants), {}
        for bot in dict.fromkeys(place.bot for place in same):
            mine = [place for place in same if place.bot == bot]
            if len(mine) < number or number == 1:
                return {}
            ranked = sorted(mine, key=lambda place: (-self._estimates[place].value, place.variant))
            orders[self._bot(mine[0])] = tuple(place.variant for place in ranked)
        return orders

    def _contradicted(self, same: Sequence[Place], outside: float) -> bool:
        """Return whether the clear differences of two bots have different signs."""
        signs: dict[tuple[int, int], set[bool]] = {}
        for first, second in combinations(same, 2):
            if first.bot == second.bot:
                one = self._difference(first, second, outside)
                if one.clear:
                    signs.setdefault((one.first, one.second), set()).add(one.value > 0)
        return any(len(found) > 1 for found in signs.values())


def _ends(interval: Interval | None) -> tuple[float | None, float | None]:
    return interval or (None, None)
