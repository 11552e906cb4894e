"""Names of metrics and of their parts in a report."""

from clubsuit.cards import symbol
from clubsuit.lab.study.result import MetricInfo, StudyResult
from clubsuit.notebook import CARD
from clubsuit.texts import has, say


def metric_name(metric: str) -> str:
    """Return the name of a metric, such as "Decisions in a hand"."""
    return _named(f"study-page-metric-{metric}", metric.replace("-", " ").capitalize())


def metric_note(info: MetricInfo) -> str:
    """Return what a metric means, and where its definition comes from."""
    source = "" if info.source == "here" else say("study-page-source", source=info.source)
    return f"{_named(f'study-page-note-{info.name}', '')} {source}".strip()


def part_name(by: str, part: str) -> str:
    """Return the name of a part, such as "seat 2" or "swapper".

    >>> part_name("bid", "10S"), part_name("seat", "2")
    ('♠10', 'seat 2')
    """
    if CARD.fullmatch(part):
        return symbol(part)
    if by == "seat" and part.isdigit():
        return say("seat", number=int(part))
    return _named(f"study-page-{by}-{part}", part.replace("-", " "))


def unit_of(result: StudyResult, metric: str) -> str:
    """Return the unit of a metric's values."""
    return info_of(result, metric).unit


def info_of(result: StudyResult, metric: str) -> MetricInfo:
    """Return the short definition of a metric. Raises KeyError if the result does not have it."""
    for info in result.metrics:
        if info.name == metric:
            return info
    raise KeyError(metric)


def _named(key: str, otherwise: str) -> str:
    return say(key) if has(key) else otherwise
