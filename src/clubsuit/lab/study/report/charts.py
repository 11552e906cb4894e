"""The sheets of a report: for each metric a chart with its finding, and the table behind it."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from html import escape
from itertools import groupby

from clubsuit.lab.study.report import amounts
from clubsuit.lab.study.report.findings import (
    Comparison,
    changed_name,
    comparisons,
    difference_finding,
    ranked,
    ranking_finding,
    value_finding,
)
from clubsuit.lab.study.report.labels import (
    bot_name,
    info_of,
    metric_name,
    metric_note,
    part_name,
    setting,
    short_name,
    unit_of,
    value_name,
    variant_name,
    varied_name,
)
from clubsuit.lab.study.report.marks import Estimate, Group, Series, profile, rows
from clubsuit.lab.study.report.sheet import Chart, Sheet, Table
from clubsuit.lab.study.result import Difference, Measure, MetricInfo, Plan, Ranking, StudyResult
from clubsuit.texts import say

MOST_ROWS = 40
"""Maximum number of rows of a chart; the table behind it has all."""

MOST_PARTS = 8
"""Maximum number of parts, and of variants, side by side; more stand below each other."""

ORDERED = ("seat", "step")
"""The kinds of parts that have an order, so that lines may join them."""

SUBJECTS = {
    "advantage": ("lead-advantage", "seat-advantage", "seat-wins", "balance"),
    "roles": ("role-advantage", "role-points"),
    "auction": ("contract-made", "handicap-made", "handicap-points"),
    "changed": ("rule-changed",),
    "length": (
        "hand-decisions", "hand-minutes", "game-hands", "game-decisions", "game-minutes",
        "completion",
    ),
    "choices": (
        "branching-factor", "decision-moves", "option-chosen", "option-gain", "option-effect",
        "option-best",
    ),
    "drama": (
        "hand-lead-changes", "hand-drama", "hand-settled", "hand-margin", "hand-ties",
        "game-lead-changes", "game-drama", "game-settled", "close-finish", "blow-out",
        "drawishness",
    ),
    "luck": ("luck", "skill-step", "skill-differs"),
}  # fmt: skip
"""The metrics of each sheet."""


def answer_drawing(result: StudyResult, spoken: str) -> str:
    """Return a chart of the primary metric, or "" if it has no value yet."""
    measures = [one for one in result.primary if isinstance(one, Measure)]
    compared = primary_comparisons(result)
    if compared:
        return _difference_rows(result, compared, spoken)
    if measures:
        return _value_drawing(result, info_of(result, measures[0].metric), measures, spoken)
    return ""


def primary_comparisons(result: StudyResult) -> list[Comparison]:
    """Return the comparisons of the primary metric.

    If the study could end early, these are only those with the base, whose intervals allow for it.
    """
    plan = result.plan
    if plan.stopping.precision is not None:
        return comparisons(plan, [one for one in result.primary if isinstance(one, Difference)])
    metric, _, part = plan.primary.partition(":")
    return comparisons(
        plan, [one for one in result.differences if (one.metric, one.part) == (metric, part)]
    )


def compared_with(plan: Plan) -> str:
    """Return what the variants are compared with, as text."""
    names = {name for variant in plan.variants for name in variant.varied}
    return variant_name(plan.variants[0]) if len(names) == 1 else say("study-page-one-change")


def metric_sheets(result: StudyResult) -> Iterator[Sheet]:
    """Yield a sheet for each subject that has metrics; the subject of the primary one first."""
    primary = result.plan.primary.partition(":")[0]
    subjects = sorted(SUBJECTS.items(), key=lambda one: primary not in one[1])
    infos = {info.name: info for info in result.metrics}
    for name, metrics in subjects:
        known = sorted(
            (infos[one] for one in metrics if one in infos), key=lambda info: info.name != primary
        )
        if charts := [chart for info in known for chart in _charts(result, info)]:
            about = say(f"study-page-about-{name}")
            yield Sheet(name, say(f"study-page-subject-{name}"), about, charts)


def _charts(result: StudyResult, info: MetricInfo) -> Iterator[Chart]:
    """Yield the charts of a metric: differences between variants, and values of its parts."""
    measures = [one for one in result.measures if one.metric == info.name]
    mine = [one for one in result.differences if one.metric == info.name]
    compared = comparisons(result.plan, mine)
    variants = result.plan.variants
    if compared:
        finding = difference_finding(result, compared)
        drawing = _difference_rows(result, compared, finding)
        note = _note(info, next(iter(compared[0].by_bot.values())), compared_with(result.plan))
        note += _left_out(len(result.plan.bots) * (len(compared) - _most(result)))
        yield Chart(finding, drawing, note, _difference_table(result, compared))
    if info.by or not compared or info.name == result.plan.primary.partition(":")[0]:
        shown = measures[0].variant
        finding = value_finding(result, [one for one in measures if one.variant == shown])
        if len(variants) > 1:
            finding = say("study-page-with", variant=variant_name(variants[shown]), finding=finding)
        drawing = _value_drawing(result, info, measures, finding)
        note = _note(info, measures[0], defined=not compared)
        if not _side_by_side(result, measures):
            note += _left_out(len(measures) - MOST_ROWS)
        yield Chart(finding, drawing, note, _value_table(result, info))


def _note(info: MetricInfo, one: Measure | Difference, base: str = "", defined: bool = True) -> str:
    """Return what a chart shows, and in which unit; with the metric's definition if `defined`."""
    unit, per = amounts.unit_word(one, info.unit), say(f"study-page-per-{info.per}")
    if base:
        shown = say("study-page-axis-difference", base=base, unit=unit, per=per)
    else:
        shown = say("study-page-axis-value", unit=unit, per=per)
    return f"{metric_note(info)} {shown}".strip() if defined else shown


def _left_out(number: int) -> str:
    """Return how many rows a chart leaves out, if any."""
    return f" {say('study-page-left-out', count=number)}" if number > 0 else ""


def _most(result: StudyResult) -> int:
    """Return the maximum number of comparisons in a chart, which has a row for each bot of each."""
    return max(MOST_ROWS // len(result.plan.bots), 1)


def _side_by_side(result: StudyResult, measures: Sequence[Measure]) -> bool:
    """Return whether the parts of a metric can stand side by side."""
    few = len(result.plan.variants) <= MOST_PARTS
    return few and 2 < len({one.part for one in measures}) <= MOST_PARTS


def _difference_rows(result: StudyResult, compared: Sequence[Comparison], finding: str) -> str:
    """Return a chart of differences."""
    unit = unit_of(result, compared[0].key.metric)
    shown = ranked(compared)[: _most(result)]
    kept = [one for one in compared if one in shown]
    groups = [
        Group(heading, [one for comparison in some for one in _estimates(result, comparison, unit)])
        for heading, some in groupby(kept, key=lambda one: part_name(one.key.by, one.key.part))
    ]
    return rows(groups, partial(amounts.axis, unit=unit), 0.0, finding)


def _change(plan: Plan, one: Comparison) -> str:
    """Return what differs in a comparison: "a: 1 → 2, b: 3"."""
    first, second = (plan.variants[number].varied for number in (one.first, one.second))
    if len(second) == 1:
        return variant_name(plan.variants[one.second])
    name = changed_name(plan, one.first, one.second) or ""
    change = f"{value_name(name, first[name])} → {value_name(name, second[name])}"
    others = [setting(other, value) for other, value in second.items() if other != name]
    return ", ".join([say("study-page-setting", name=varied_name(name), value=change), *others])


def _estimates(result: StudyResult, one: Comparison, unit: str) -> Iterator[Estimate]:
    """Yield the differences of a comparison, one for each kind of bot."""
    plan = result.plan
    many = len(plan.variants) > 2
    for number, (bot, each) in enumerate(one.by_bot.items()):
        label, aside = (_change(plan, one), bot) if many else (bot, "")
        series = one.second if many else number
        shown = amounts.beside(each, unit)
        yield Estimate(label, each.value, _ends(each), series, shown, aside)


def _value_drawing(
    result: StudyResult, info: MetricInfo, measures: Sequence[Measure], finding: str
) -> str:
    """Return a chart of the values of a metric, for each part, variant and kind of bot."""
    labels = partial(amounts.axis, unit=info.unit)
    if _side_by_side(result, measures):
        return _profiles(result, info, measures, labels, finding)
    lowest = min(one.value for one in measures)
    groups = [
        Group(
            part_name(info.by, part),
            [_value_estimate(result, one, info.unit) for one in some],
        )
        for part, some in groupby(measures[:MOST_ROWS], key=lambda one: one.part)
    ]
    return rows(groups, labels, 0.0 if lowest < 0 else None, finding)


def _value_estimate(result: StudyResult, one: Measure, unit: str) -> Estimate:
    plan = result.plan
    many = len(plan.variants) > 1
    label, aside = (variant_name(plan.variants[one.variant]), one.bot) if many else (one.bot, "")
    series = one.variant if many else plan.bots.index(one.bot) if one.bot else 0
    return Estimate(label, one.value, _ends(one), series, amounts.beside(one, unit), aside)


def _profiles(
    result: StudyResult,
    info: MetricInfo,
    measures: Sequence[Measure],
    labels: Callable[[float], str],
    finding: str,
) -> str:
    """Return a chart for each kind of bot, with the parts from left to right."""
    parts = list(dict.fromkeys(one.part for one in measures))
    names = [part_name(info.by, part) for part in parts]
    signed = any(one.value < 0 for one in measures)
    drawn = []
    bots = list(dict.fromkeys(one.bot for one in measures))
    for bot in bots:
        known = {(one.variant, one.part): one for one in measures if one.bot == bot}
        series = [
            Series(
                variant_name(variant),
                number,
                [_point(known.get((number, part))) for part in parts],
            )
            for number, variant in enumerate(result.plan.variants)
        ]
        heading = f"<h4>{escape(bot)}</h4>" if bot else ""
        zero, joined = 0.0 if signed else None, info.by in ORDERED
        drawn.append(heading + profile(names, series, labels, zero, finding, joined))
    return "".join(drawn)


def _point(one: Measure | None) -> Estimate | None:
    return None if one is None else Estimate(one.part, one.value, _ends(one))


def _ends(one: Measure | Difference) -> tuple[float, float] | None:
    return None if one.low is None or one.high is None else (one.low, one.high)


# ---- the tables behind the charts ----------------------------------------------------------------


def _difference_table(result: StudyResult, compared: Sequence[Comparison]) -> Table:
    names = ("part", "variant", "instead", "bot", "difference", "interval", "paired")
    variants = result.plan.variants
    cells = [
        (
            part_name(one.by, one.part) or metric_name(one.metric),
            variant_name(variants[one.second]),
            variant_name(variants[one.first]),
            bot_name(one.bot),
            *_span(one, unit_of(result, one.metric)),
            say(f"study-page-{'yes' if one.paired else 'no'}"),
        )
        for comparison in compared
        for one in comparison.by_bot.values()
    ]
    return Table([say(f"study-page-column-{name}") for name in names], cells, 4)


def _value_table(result: StudyResult, info: MetricInfo) -> Table:
    names = ("part", "variant", "bot", "value", "interval", "n")
    cells = [
        (
            part_name(one.by, one.part) or metric_name(one.metric),
            variant_name(result.plan.variants[one.variant]),
            bot_name(one.bot),
            *_span(one, info.unit),
            amounts.number(one.n, 0),
        )
        for one in result.measures
        if one.metric == info.name
    ]
    return Table([say(f"study-page-column-{name}") for name in names], cells, 3)


def _span(one: Measure | Difference, unit: str) -> tuple[str, str]:
    value, low, high = amounts.span(one, unit)
    percent = " %" if unit == amounts.SHARE and isinstance(one, Measure) else ""
    return value + percent, f"{low} … {high}"


# ---- bots -------------------------------------------------------------------


def bots_sheet(result: StudyResult) -> Iterator[Sheet]:
    """Yield a sheet on whether all kinds of bots order the variants alike, if there are several."""
    plan = result.plan
    metric, _, part = plan.primary.partition(":")
    parts = [one.part for one in result.measures if one.metric == metric]
    wanted = part or next(iter(parts), "")
    if not result.rankings or wanted not in parts:
        return
    finding = ranking_finding(result)
    info = info_of(result, metric)
    series = [
        Series(
            variant_name(variant),
            number,
            [_point(result.of(metric, wanted, variant=number, bot=bot)) for bot in plan.bots],
        )
        for number, variant in enumerate(plan.variants)
    ]
    drawing = profile(plan.bots, series, partial(amounts.axis, unit=info.unit), None, finding)
    charts = [Chart(finding, drawing, say("study-page-ranked-note"), _ranking_table(result))]
    yield Sheet("bots", say("study-page-bots-title"), say("study-page-bots-about"), charts)


def _ranking_table(result: StudyResult) -> Table:
    names = ("metric", "bot", "order", "verdict")
    cells = [
        (
            ", ".join(filter(None, (metric_name(one.metric), part_name(one.by, one.part)))),
            bot_name(bot),
            _order(result.plan, one, bot),
            say(f"study-page-order-{one.verdict}"),
        )
        for one in result.rankings
        for bot in one.pairs
    ]
    return Table([say(f"study-page-column-{name}") for name in names], cells, len(names))


def _order(plan: Plan, ranking: Ranking, bot: str) -> str:
    """Return the order of the variants, or the pairs of it that are known: "a > c, b > c"."""
    order = ranking.order(bot)
    chains = ranking.pairs[bot] if order is None else [order]
    texts = [" > ".join(short_name(plan, number) for number in chain) for chain in chains]
    return ", ".join(filter(None, texts)) or "–"
