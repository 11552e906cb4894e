"""Names of metrics, of their parts and of variants in a report."""

from clubsuit.cards import symbol
from clubsuit.lab.study.metrics import all_infos
from clubsuit.lab.study.result import MetricInfo, Plan, StudyResult, Variant
from clubsuit.lab.study.variants import GAME
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


def variant_name(variant: Variant) -> str:
    """Return the name of a variant, such as "Points to win: 7, Teams: No teams"."""
    settings = [setting(name, value) for name, value in variant.varied.items()]
    return ", ".join(settings) or say("study-page-usual")


def short_name(plan: Plan, number: int) -> str:
    """Return the name of a variant without the name that all variants share."""
    varied = plan.variants[number].varied
    if len(varied) == 1:
        return next(value_name(name, value) for name, value in varied.items())
    return variant_name(plan.variants[number])


def setting(name: str, value: str) -> str:
    """Return a varied name with its value.

    >>> setting("LAST_TRICK_POINTS", "2"), setting("lead", "exchanger"), setting("crazy", "true")
    ('Extra points for the last trick: 2', 'Who leads first: Last to swap', 'Crazy: yes')
    """
    return say("study-page-setting", name=varied_name(name), value=value_name(name, value))


def varied_name(name: str) -> str:
    """Return the name of what varies: an option, a constant of the rules, or the game."""
    if name == GAME:
        return say("study-page-game")
    return _named(f"option-{name}", _named(f"constant-{name}", name))


def value_name(name: str, value: str) -> str:
    """Return the name of one of its values, such as "Last to swap" or "11"."""
    if name == GAME:
        return _named(f"game-{value}-name", value)
    usual = {"true": say("study-page-yes"), "false": say("study-page-no")}.get(value, value)
    return _named(f"option-{name}-{value}", usual)


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
