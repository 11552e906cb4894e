"""The worker's side of a study: play one deal in all variants, and add up its metrics."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from clubsuit.arguments import checked_number
from clubsuit.bots.names import check_unchanged
from clubsuit.game import Game, load
from clubsuit.lab.arena import play_deal as play_match_deal
from clubsuit.lab.study.metrics import advantage, choices, metrics, pairs, skill
from clubsuit.lab.study.metrics.base import GameMetric, HandMetric
from clubsuit.lab.study.played import Played
from clubsuit.lab.study.playing import Seating, play
from clubsuit.lab.study.result import Plan, Variant
from clubsuit.lab.study.study import MOST_DEALS
from clubsuit.lab.study.what_if import WhatIf, what_if
from clubsuit.random_numbers import derive_seed

ALL_BOTS = -1
"""The number of the kind in sums of metrics that are not about one kind."""


class Place(NamedTuple):
    """The subject of a list of sums."""

    bot: int
    """Index of the kind of bot, or ALL_BOTS."""
    variant: int
    metric: str
    part: str


Sums = dict[Place, list[float]]
"""By place: the numbers that are added up over deals (see `estimates`)."""


@dataclass(frozen=True)
class Job:
    """Everything that a worker needs to know."""

    plan: Plan
    bots: Sequence[str]
    """The names by which the kinds were requested."""
    ladder: Sequence[str]
    """The names by which the bots of the ladder were requested."""


class Dealt(NamedTuple):
    """The result of one deal."""

    plays: int
    """Number of hands or games played."""
    sums: Sums


def play_deal(job: Job, number: int) -> Dealt:
    """Play deal `number` of a study, counted from 0, with each variant, kind of bot and dealer.

    Raises NotationError for an invalid number, and if the file of a bot has changed.
    """
    number = checked_number(number, "number", 0, MOST_DEALS)
    check_unchanged([*job.bots, *job.ladder], [*job.plan.bots, *job.plan.skill])
    plan, dealt = job.plan, _Adder(job.plan)
    games = [load(variant.game, **variant.options) for variant in plan.variants]
    for kind, bot in enumerate(job.bots):
        bases: list[Played] = []
        for n, game in enumerate(games):
            seatings = _seatings(plan, games, plan.variants[n], number)
            plays = [play(game, bot, seating, whole=plan.unit == "game") for seating in seatings]
            for seating, played in zip(seatings, plays, strict=True):
                dealt.add_played(kind, n, played)
                if plan.what_if:
                    dealt.add_what_if(kind, n, what_if(game, bot, seating, played.hands[0]))
            if plan.luck:
                again = play(game, bot, seatings[0].repeated(), whole=False)
                dealt.add_luck(kind, n, plays[0], again)
            bases = bases or plays
            if n and plan.variants[n].deals == 0:
                dealt.add_changed(kind, n, bases, plays)
    for n in range(len(games)):
        dealt.add_skill(n, number, job.ladder)
    return dealt.result()


def _seatings(plan: Plan, games: Sequence[Game], variant: Variant, number: int) -> list[Seating]:
    """Return the plays of a deal: one for each dealer, or one if the seats are not rotated.

    Variants of one group get the same cards: those that the first of them deals.
    """
    first = next(n for n, other in enumerate(plan.variants) if other.deals == variant.deals)
    what = f"deals {variant.deals}" if variant.deals else "deals"
    seed = derive_seed(plan.seed, number, what)
    table = games[first].new(seed)
    seats = games[first].seats
    dealers = range(seats) if plan.rotated else [int(table.state.dealer)]
    deal = table.hands[0].deal
    return [Seating(deal, dealer, seed, plan.seed, number) for dealer in dealers]


class _Adder:
    """The sums of one deal."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._metrics = metrics(plan.pace)
        self._sums: Sums = {}
        self._means: set[Place] = set()
        """The places whose sums are a mean's: a total, a number, and the number of deals."""
        self._plays = 0

    def add_played(self, kind: int, variant: int, played: Played) -> None:
        """Add the metrics of a hand or game."""
        self._plays += 1
        for metric in self._metrics:
            for part, total, n in self._samples(metric, played):
                self._add_mean(Place(kind, variant, metric.info.name, part), total, n)
        for hand in played.hands:
            place = Place(kind, variant, advantage.BALANCE.name, "")
            self._add(place, advantage.balance_sums(hand))

    def _samples(
        self, metric: HandMetric | GameMetric, played: Played
    ) -> Iterator[tuple[str, float, int]]:
        if isinstance(metric, HandMetric):
            for hand in played.hands:
                yield from metric.samples(hand, played)
        elif self._plan.unit == "game" and (played.winners is not None or not metric.finished):
            yield from metric.samples(played)

    def add_changed(
        self, kind: int, variant: int, bases: Sequence[Played], plays: Sequence[Played]
    ) -> None:
        """Add what a variant changed in a deal; the plays have the same dealers in both lists."""
        for base, played in zip(bases, plays, strict=True):
            for part, total, n in pairs.changed(base, played):
                self._add_mean(Place(kind, variant, pairs.CHANGED.name, part), total, n)

    def add_what_if(self, kind: int, variant: int, found: WhatIf | None) -> None:
        """Add what the options of one choice bring."""
        if found is None:
            return
        self._plays += len(found.edges)
        for metric, samples in choices.METRICS:
            for part, total, n in samples(found):
                self._add_mean(Place(kind, variant, metric.name, part), total, n)

    def add_luck(self, kind: int, variant: int, played: Played, again: Played) -> None:
        """Add two plays of the same deal with other seeds of the bots."""
        self._plays += 1
        place = Place(kind, variant, pairs.LUCK.name, "")
        self._add(place, pairs.luck_moments(played, again))

    def add_skill(self, variant: int, number: int, ladder: Sequence[str]) -> None:
        """Play the deal on each rung of the ladder, and add what the stronger bots gained."""
        one, whole = self._plan.variants[variant], self._plan.unit == "game"
        names = skill.rungs(self._plan.skill)
        for rung, name in zip(skill.rungs(ladder), names, strict=True):
            match = skill.match_of(one.game, one.options, rung, self._plan.seed, whole)
            dealt = play_match_deal(match, number)
            self._plays += len(dealt.hands)
            part = skill.rung_name(*name)
            for metric, value in zip(
                (skill.STEP, skill.DIFFERS), skill.samples(dealt), strict=True
            ):
                self._add_mean(Place(ALL_BOTS, variant, metric.name, part), value, 1)

    def _add_mean(self, place: Place, total: float, n: int) -> None:
        self._means.add(place)
        self._add(place, [total, n, 0])

    def _add(self, place: Place, numbers: list[float]) -> None:
        self._sums[place] = added(self._sums.get(place), numbers)

    def result(self) -> Dealt:
        """Return the sums of the deal."""
        for place in self._means:
            self._sums[place][2] = 1
        return Dealt(self._plays, self._sums)


def added(known: list[float] | None, more: Sequence[float]) -> list[float]:
    """Return the sum of two lists of numbers, element by element."""
    if known is None:
        return [float(one) for one in more]
    return [one + two for one, two in zip(known, more, strict=True)]
