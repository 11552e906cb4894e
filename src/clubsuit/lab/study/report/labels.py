"""Names of metrics and of their parts in a report."""

from clubsuit.cards import symbol
from clubsuit.lab.study.metrics import all_infos
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
    """Return the name of a part, such as "swapper". The whole has the part "".

    >>> part_name("bid", "10S"), part_name("seat", "dealer+1"), part_name("phase", "")
    ('♠10', 'dealer + 1', 'overall')
    """
    if not part:
        return say("study-page-overall") if by else ""
    if by == "seat":
        distance = part.partition("+")[2]
        return say("study-page-seat", distance=distance) if distance else say("study-page-dealer")
    words = [symbol(word) if CARD.fullmatch(word) else word for word in part.split(" ")]
    return _named(f"study-page-{by}-{part}", " ".join(words))


def bot_name(bot: str) -> str:
    """Return the name of a kind of bot; "–" for a metric that is about no single kind."""
    return bot or "–"


def unit_of(result: StudyResult, metric: str) -> str:
    """Return the unit of a metric's values."""
    return info_of(result, metric).unit


def info_of(result: StudyResult, metric: str) -> MetricInfo:
    """Return the short definition of a metric, even if the result has no value of it.

    Raises KeyError for an unknown metric.
    """
    return {info.name: info for info in (*all_infos(), *result.metrics)}[metric]


def _named(key: str, otherwise: str) -> str:
    """Return a message; `otherwise` for names from games outside this package."""
    return say(key) if has(key) else otherwise
