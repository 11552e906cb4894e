"""The report of a study: one HTML file with findings, charts, tables and the result itself.

The charts are HTML and SVG, made when the page is written. The file needs no script and no network,
follows the system's light or dark theme, and prints. docs/decisions/study-report.md says why
Vega-Lite does not draw it.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from html import escape
from itertools import groupby
from pathlib import Path

from clubsuit.lab.study.report import amounts
from clubsuit.lab.study.report.findings import (
    Comparison,
    Key,
    comparison_finding,
    comparisons,
    difference_finding,
    ranked,
    ranking_finding,
    subject,
    value_finding,
)
from clubsuit.lab.study.report.labels import (
    bot_name,
    info_of,
    metric_name,
    metric_note,
    part_name,
    unit_of,
)
from clubsuit.lab.study.report.marks import Estimate, Group, Series, profile, rows
from clubsuit.lab.study.report.sheet import Chart, Sheet, Table, document, sheet, slip
from clubsuit.lab.study.result import Difference, Measure, MetricInfo, StudyResult
from clubsuit.texts import refusal, say

MOST_ROWS = 24
"""Maximum number of rows of a chart; the table behind it has all."""

MOST_PARTS = 8
"""Maximum number of parts that stand side by side in a chart; more stand below each other."""

MOST_FINDINGS = 8
"""Maximum number of findings in the list at the beginning."""


MOST_ANSWERS = 3
"""Maximum number of variants, besides the base, with an answer of their own below the title."""


def write_page(path: Path, result: StudyResult) -> None:
    """Write the report of a study as one HTML file. Raises NotationError if that fails."""
    try:
        path.write_text(page(result), encoding="utf-8")
    except OSError as error:
        problem = error.strerror or str(error)
        raise refusal("cli-io-error", file=str(path), problem=problem) from None


def page(result: StudyResult) -> str:
    """Return the report of a study as HTML."""
    title = _title(result)
    answers = _answers(result)
    sheets = [*_metric_sheets(result), *_bots_sheet(result)]
    body = (
        f"<header><div><p>{escape(say('study-page-kicker'))}</p><h1>{escape(title)}</h1>"
        + "".join(f'<p class="answer">{escape(answer)}</p>' for answer in answers)
        + f"</div></header><main>{_plan_sheet(result)}{_clear_sheet(result, sheets)}"
        + "".join(map(sheet, sheets))
        + f"{_making_sheet(result)}</main>{_data(result)}"
    )
    return document(title, " ".join(answers), body)


def _title(result: StudyResult) -> str:
    game = say(f"game-{result.plan.game}-name")
    varied = list(dict.fromkeys(name for one in result.plan.variants for name in one.varied))
    if len(result.plan.variants) == 1:
        return say("study-page-title-one", game=game)
    return say("study-page-title", game=game, varied=say("study-page-varied-and").join(varied))


def _answers(result: StudyResult) -> list[str]:
    """Return the findings of the primary metric, one for each variant beside the base."""
    differences = [one for one in result.primary if isinstance(one, Difference)]
    measures = [one for one in result.primary if isinstance(one, Measure)]
    if measures:
        return [value_finding(result, measures)]
    compared = comparisons(differences)
    if len(result.plan.variants) > MOST_ANSWERS + 1:
        return [difference_finding(result, compared)] if compared else []
    by_variant = [
        [one for one in compared if one.second == variant]
        for variant in range(1, len(result.plan.variants))
    ]
    return [difference_finding(result, some) for some in by_variant if some]


# ---- before the first deal -----------------------------------------------------------------------


def _plan_sheet(result: StudyResult) -> str:
    entries = [(say(f"study-page-{name}"), value) for name, value in _plan(result)]
    return (
        f'<section class="sheet"><h2>{escape(say("study-page-before"))}</h2>'
        f'<p class="about">{escape(say("study-page-before-note"))}</p>{slip(entries)}'
        f'<h2 style="margin-top:1.5rem">{escape(say("study-page-after"))}</h2>'
        f'<p class="about">{escape(_played(result))}</p></section>'
    )


def _plan(result: StudyResult) -> Iterator[tuple[str, str]]:
    """Yield what was fixed before the first deal: names of messages, and HTML."""
    plan = result.plan
    metric, _, part = plan.primary.partition(":")
    yield "primary", escape(subject(Key(metric, info_of(result, metric).by, part)))
    yield "variants", "<br />".join(escape(one.label) for one in plan.variants)
    yield "bots", escape(", ".join(plan.bots))
    yield "stopping", escape(_stopping(result))
    yield "intervals", escape(say("study-page-intervals-note", block=plan.block))
    yield "deals", escape(_deals(result))
    yield "seed", escape(str(plan.seed))
    if plan.by_clock:
        yield "clock", escape(say("study-page-clock-note", bots=", ".join(plan.by_clock)))


def _stopping(result: StudyResult) -> str:
    rule = result.plan.stopping
    if rule.precision is None:
        return say("study-page-stop-deals", deals=rule.deals)
    unit = unit_of(result, result.plan.primary.partition(":")[0])
    word = "percentage" if unit == amounts.SHARE else unit
    return say(
        "study-page-stop-precision",
        precision=f"{amounts.times(unit) * rule.precision:g}",
        unit=say(f"study-page-unit-{word}"),
        looks=len(rule.looks),
        deals=rule.deals,
        alpha=f"{100 * rule.alpha:g}",
    )


def _deals(result: StudyResult) -> str:
    same = len({one.deals for one in result.plan.variants}) == 1
    key = "same" if same else "independent"
    rotated = say("study-page-rotated") if result.plan.rotated else ""
    return f"{say(f'study-page-deals-{key}')} {rotated}".strip()


def _played(result: StudyResult) -> str:
    ended = say(f"study-page-ended-{result.ended}")
    return f"{say('study-page-played', deals=result.deals, plays=result.plays)} {ended}"


# ---- what is clear -------------------------------------------------------------------------------


def _clear_sheet(result: StudyResult, sheets: Sequence[Sheet]) -> str:
    """Return the list of the findings, and links to the sheets."""
    links = "".join(f'<li><a href="#{one.key}">{escape(one.title)}</a></li>' for one in sheets)
    title = say("study-page-findings")
    return (
        f'<section class="sheet"><h2>{escape(title)}</h2>{_findings(result)}'
        f'<nav aria-label="{escape(say("study-page-contents"))}"><ul>{links}</ul></nav></section>'
    )


def _findings(result: StudyResult) -> str:
    compared = comparisons(result.differences)
    if not compared:
        return ""
    best = _best_of_each(compared)
    clear = [one for one in best if one.verdict != "open"]
    items = "".join(_finding(comparison_finding(result, one)) for one in clear[:MOST_FINDINGS])
    if unclear := [metric_name(one.key.metric) for one in best if one.verdict == "open"]:
        items += _finding(say("study-page-open-list", metrics=", ".join(unclear)), "open")
    number = sum(len(one.by_bot) for one in compared)
    chance = say("study-page-chance", count=number, chance=amounts.number(number / 100, 1))
    return f'<ul class="findings">{items}</ul><p class="note">{escape(chance)}</p>'


def _best_of_each(compared: Iterable[Comparison]) -> list[Comparison]:
    """Return the most remarkable comparison of each metric, the most remarkable metric first."""
    best: dict[str, Comparison] = {}
    for one in ranked(compared):
        best.setdefault(one.key.metric, one)
    return list(best.values())


def _finding(text: str, kind: str = "clear") -> str:
    sign = "≠" if kind == "clear" else "≈"
    return (
        f'<li class="{kind}"><span class="sign" aria-hidden="true">{sign}</span>'
        f"<span>{escape(text)}</span></li>"
    )


# ---- charts --------------------------------------------------------------------------------------


SUBJECTS = {
    "advantage": ("lead-advantage", "seat-advantage", "seat-wins", "balance"),
    "roles": ("role-advantage", "role-points"),
    "auction": ("contract-made", "handicap-made", "handicap-points"),
    "changed": ("rule-changed",),
    "length": (
        "hand-decisions", "hand-minutes", "game-hands", "game-decisions", "game-minutes",
        "completion",
    ),
    "choices": ("branching-factor", "decision-moves", "option-chosen"),
    "drama": (
        "hand-lead-changes", "hand-drama", "hand-settled", "hand-margin", "hand-ties",
        "game-lead-changes", "game-drama", "game-settled", "close-finish", "blow-out",
        "drawishness",
    ),
    "luck": ("luck", "skill-step", "skill-differs"),
}  # fmt: skip
"""The metrics of each sheet."""


def _metric_sheets(result: StudyResult) -> Iterator[Sheet]:
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
    """Yield the charts of a metric: differences from the base, and values of its parts."""
    measures = [one for one in result.measures if one.metric == info.name]
    compared = comparisons(one for one in result.differences if one.metric == info.name)
    variants = result.plan.variants
    if compared:
        finding = difference_finding(result, compared)
        drawing = _difference_rows(result, compared, finding)
        note = _note(info, next(iter(compared[0].by_bot.values())), variants[0].label)
        yield Chart(finding, drawing, note, _difference_table(result, info))
    if info.by or not compared:
        shown = measures[0].variant
        finding = value_finding(result, [one for one in measures if one.variant == shown])
        if len(variants) > 1:
            finding = say("study-page-with", variant=variants[shown].label, finding=finding)
        drawing = _value_drawing(result, info, measures, finding)
        note = _note(info, measures[0], defined=not compared)
        yield Chart(finding, drawing, note, _value_table(result, info))


def _note(info: MetricInfo, one: Measure | Difference, base: str = "", defined: bool = True) -> str:
    """Return what a chart shows, and in which unit; with the metric's definition if `defined`."""
    unit, per = amounts.unit_word(one, info.unit), say(f"study-page-per-{info.per}")
    if base:
        shown = say("study-page-axis-difference", base=base, unit=unit, per=per)
    else:
        shown = say("study-page-axis-value", unit=unit, per=per)
    return f"{metric_note(info)} {shown}".strip() if defined else shown


def _difference_rows(result: StudyResult, compared: Sequence[Comparison], finding: str) -> str:
    """Return a chart of the differences to the base."""
    unit = unit_of(result, compared[0].key.metric)
    shown = ranked(compared)[: max(MOST_ROWS // len(result.plan.bots), 1)]
    kept = [one for one in compared if one in shown]
    groups = [
        Group(heading, [one for comparison in some for one in _estimates(result, comparison, unit)])
        for heading, some in groupby(kept, key=lambda one: part_name(one.key.by, one.key.part))
    ]
    return rows(groups, partial(amounts.axis, unit=unit), 0.0, finding)


def _estimates(result: StudyResult, one: Comparison, unit: str) -> Iterator[Estimate]:
    """Yield the differences of a comparison, one for each kind of bot."""
    plan = result.plan
    many = len(plan.variants) > 2
    for number, (bot, each) in enumerate(one.by_bot.items()):
        label, aside = (plan.variants[one.second].label, bot) if many else (bot, "")
        series = one.second if many else number
        shown = amounts.beside(each, unit)
        yield Estimate(label, each.value, _ends(each), series, shown, aside)


def _value_drawing(
    result: StudyResult, info: MetricInfo, measures: Sequence[Measure], finding: str
) -> str:
    """Return a chart of the values of a metric, for each part, variant and kind of bot."""
    parts = list(dict.fromkeys(one.part for one in measures))
    labels = partial(amounts.axis, unit=info.unit)
    if 2 < len(parts) <= MOST_PARTS:
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
    label, aside = (plan.variants[one.variant].label, one.bot) if many else (one.bot, "")
    series = one.variant if many else ["", *plan.bots].index(one.bot)
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
                variant.label,
                number,
                [_point(known.get((number, part))) for part in parts],
            )
            for number, variant in enumerate(result.plan.variants)
        ]
        heading = f"<h4>{escape(bot)}</h4>" if bot else ""
        drawn.append(heading + profile(names, series, labels, 0.0 if signed else None, finding))
    return "".join(drawn)


def _point(one: Measure | None) -> Estimate | None:
    return one and Estimate(one.part, one.value, _ends(one))


def _ends(one: Measure | Difference) -> tuple[float, float] | None:
    return None if one.low is None or one.high is None else (one.low, one.high)


# ---- the tables behind the charts ----------------------------------------------------------------


def _difference_table(result: StudyResult, info: MetricInfo) -> Table:
    names = ("part", "variant", "instead", "bot", "difference", "interval", "paired")
    variants = result.plan.variants
    cells = [
        (
            part_name(one.by, one.part) or metric_name(one.metric),
            variants[one.second].label,
            variants[one.first].label,
            bot_name(one.bot),
            *_span(one, info.unit),
            say(f"study-page-{'yes' if one.paired else 'no'}"),
        )
        for one in result.differences
        if one.metric == info.name
    ]
    return Table([say(f"study-page-column-{name}") for name in names], cells, 4)


def _value_table(result: StudyResult, info: MetricInfo) -> Table:
    names = ("part", "variant", "bot", "value", "interval", "n")
    cells = [
        (
            part_name(one.by, one.part) or metric_name(one.metric),
            result.plan.variants[one.variant].label,
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
    percent = " %" if unit == amounts.SHARE else ""
    return value + percent, f"{low} … {high}"


# ---- bots, and how it was made -------------------------------------------------------------------


def _bots_sheet(result: StudyResult) -> Iterator[Sheet]:
    """Yield a sheet on whether all kinds of bots order the variants alike, if there are several."""
    plan = result.plan
    metric, _, part = plan.primary.partition(":")
    if not result.rankings or metric not in {info.name for info in result.metrics}:
        return
    finding = ranking_finding(result)
    info = info_of(result, metric)
    wanted = part or next((one.part for one in result.measures if one.metric == metric), "")
    series = [
        Series(
            variant.label,
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
            " > ".join(result.plan.variants[number].label for number in order),
            say(f"study-page-order-{_order_verdict(one.same, one.contradicted)}"),
        )
        for one in result.rankings
        for bot, order in one.orders.items()
    ]
    return Table([say(f"study-page-column-{name}") for name in names], cells, len(names))


def _order_verdict(same: bool, contradicted: bool) -> str:
    return "same" if same else "contradicted" if contradicted else "chance"


def _making_sheet(result: StudyResult) -> str:
    plan = result.plan
    versions = [(name, escape(version)) for name, version in plan.versions.items()]
    pace = say(
        "study-page-pace",
        choice=f"{plan.pace.choice_s:g}",
        forced=f"{plan.pace.forced_s:g}",
        deal=f"{plan.pace.deal_s:g}",
    )
    return (
        f'<section class="sheet" id="making"><h2>{escape(say("study-page-making"))}</h2>'
        f'<p class="about">{escape(say("study-page-making-note"))}</p>'
        f"<pre>{escape(plan.command)}</pre>{slip(versions)}"
        f'<p class="note">{escape(pace)}</p>'
        f'<p class="note">{escape(say("study-page-inside"))}</p></section>'
    )


def _data(result: StudyResult) -> str:
    """Return the whole result as JSON inside the page, which programs can read."""
    text = json.dumps(result.to_dict(), ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/json" id="result">{text}</script>'
