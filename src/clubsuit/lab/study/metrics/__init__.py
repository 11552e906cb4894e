"""The metrics of a study, in the order of docs/metrics.md."""

from collections.abc import Sequence

from clubsuit.game import load
from clubsuit.lab.study.metrics import advantage, choices, drama, length, pairs, skill
from clubsuit.lab.study.metrics.base import GameMetric, HandMetric, place_of
from clubsuit.lab.study.result import MetricInfo, Pace, Variant


def metrics(pace: Pace) -> tuple[HandMetric | GameMetric, ...]:
    """Return the metrics of single hands and games."""
    return (*advantage.METRICS, *length.metrics(pace), *drama.METRICS)


def all_infos() -> tuple[MetricInfo, ...]:
    """Return the descriptions of all metrics, in the order of docs/metrics.md.

    >>> [one.name for one in all_infos()][:3]
    ['lead-advantage', 'seat-advantage', 'seat-wins']
    """
    simple = [metric.info for metric in metrics(Pace())]
    seats = simple.index(next(one for one in simple if one.name == "role-advantage"))
    simple.insert(seats, advantage.BALANCE)
    chosen = next(n for n, one in enumerate(simple) if one.name == "option-chosen")
    simple[chosen + 1 : chosen + 1] = [one for one, _ in choices.METRICS]
    return (*simple, pairs.LUCK, skill.STEP, skill.DIFFERS, pairs.CHANGED)


def known_parts(by: str, variants: Sequence[Variant], ladder: Sequence[str]) -> list[str]:
    """Return the parts of metrics of this kind; none if only the played hands show them.

    by:     what the parts are (see `MetricInfo.by`).
    ladder: the bots of the metrics of skill.
    """
    games = [load(variant.game, **variant.options) for variant in variants]
    if by == "seat":
        seats = max(game.seats for game in games)
        return [place_of(seat, 0, seats) for seat in range(seats)]
    if by == "phase":
        return list(
            dict.fromkeys(name for game in games for name in game.rules.phase_names.values())
        )
    if by == "what":
        return list(pairs.PARTS)
    return [skill.rung_name(*rung) for rung in skill.rungs(ladder)] if by == "step" else []
