"""The metrics of a study, in the order of docs/metrics.md."""

from clubsuit.lab.study.metrics import advantage, choices, drama, length, pairs, skill
from clubsuit.lab.study.metrics.base import GameMetric, HandMetric
from clubsuit.lab.study.result import MetricInfo, Pace


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
