"""The report of a study: one HTML file with findings, charts, tables and the result itself.

The charts are HTML and SVG, made when the page is written. The file needs no script and no network,
follows the system's light or dark theme, and prints. docs/decisions/study-report.md says why
Vega-Lite does not draw it.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from html import escape
from itertools import compress
from pathlib import Path
from typing import TypeVar

from clubsuit.lab.study.report import amounts
from clubsuit.lab.study.report.charts import (
    answer_drawing,
    bots_sheet,
    compared_with,
    metric_sheets,
    primary_comparisons,
)
from clubsuit.lab.study.report.findings import (
    Comparison,
    Key,
    comparison_finding,
    comparisons,
    difference_finding,
    ranked,
    subject,
    value_finding,
)
from clubsuit.lab.study.report.labels import (
    info_of,
    metric_name,
    unit_of,
    variant_name,
    varied_name,
)
from clubsuit.lab.study.report.sheet import Sheet, document, sheet, slip
from clubsuit.lab.study.result import Difference, Measure, StudyResult
from clubsuit.texts import refusal, say

T = TypeVar("T", Difference, Measure)

MOST_FINDINGS = 8
"""Maximum number of findings in the list at the beginning."""

MOST_ANSWERS = 3
"""Maximum number of variants, besides the base, with an answer of their own below the title."""


def write_page(path: Path, result: StudyResult) -> None:
    """Write the report of a study as one HTML file.

    path:   the file; an existing one is replaced.
    result: the study's result.

    Raises NotationError if the file cannot be written.

    >>> import tempfile
    >>> from clubsuit.lab.study import Study, run_study
    >>> file = Path(tempfile.mkdtemp()) / "report.html"
    >>> write_page(file, run_study(Study("clubs-whist", bots=["rule", "random"], deals=2)))
    >>> file.read_text(encoding="utf-8")[:15]
    '<!doctype html>'
    """
    try:
        path.write_text(page(result), encoding="utf-8")
    except OSError as error:
        problem = error.strerror or str(error)
        raise refusal("cli-io-error", file=str(path), problem=problem) from None


def page(result: StudyResult) -> str:
    """Return the report of a study as HTML."""
    data = _data(result)
    result = _with_wider_intervals(result)
    title = _title(result)
    answers = _answers(result)
    sheets = [*metric_sheets(result), *bots_sheet(result)]
    body = (
        f"<header><div><p>{escape(say('study-page-kicker'))}</p><h1>{escape(title)}</h1>"
        + "".join(f'<p class="answer">{escape(answer)}</p>' for answer in answers)
        + "".join(f'<p class="caution">{escape(caution)}</p>' for caution in _cautions(result))
        + f"</div></header><main>{_answer_sheet(result, ' '.join(answers))}{_plan_sheet(result)}"
        + _clear_sheet(result, sheets)
        + "".join(map(sheet, sheets))
        + f"{_making_sheet(result)}</main>{data}"
    )
    return document(title, " ".join(answers), body)


def _with_wider_intervals(result: StudyResult) -> StudyResult:
    """Return the result with the intervals of its primary metric that allow for looks.

    A study that ends when its precision is reached looks at the primary metric several times. Only
    the intervals in `StudyResult.primary` allow for it, so all sentences must come from them.
    """
    wider = {replace(one, low=None, high=None): one for one in result.primary}

    def of(ones: Iterable[T]) -> tuple[T, ...]:
        return tuple(wider.get(replace(one, low=None, high=None), one) for one in ones)  # type: ignore[misc]

    return replace(result, differences=of(result.differences), measures=of(result.measures))


def _title(result: StudyResult) -> str:
    game = say(f"game-{result.plan.game}-name")
    varied = list(dict.fromkeys(name for one in result.plan.variants for name in one.varied))
    if len(result.plan.variants) == 1:
        return say("study-page-title-one", game=game)
    names = say("study-page-varied-and").join(map(varied_name, varied))
    return say("study-page-title", game=game, count=len(varied), varied=names)


def _answers(result: StudyResult) -> list[str]:
    """Return the findings of the primary metric, one for each variant beside the base."""
    if not result.primary:
        return [say("study-page-nothing", what=_primary(result))] if result.deals else []
    measures = [one for one in result.primary if isinstance(one, Measure)]
    if measures:
        return [value_finding(result, measures)]
    compared = primary_comparisons(result)
    if len(result.plan.variants) > MOST_ANSWERS + 1:
        return [difference_finding(result, compared)] if compared else []
    by_variant = [
        [one for one in compared if (one.first, one.second) == (0, variant)]
        for variant in range(1, len(result.plan.variants))
    ]
    return [difference_finding(result, some) for some in by_variant if some]


def _cautions(result: StudyResult) -> Iterator[str]:
    """Yield what a reader must know before believing the answers: bots that did not react."""
    unmoved, plan = result.unmoved(), result.plan
    if len(unmoved) == len(plan.variants) - 1 and all(
        len(bots) == len(plan.bots) for bots in unmoved.values()
    ):
        if unmoved:
            yield say("study-page-unmoved-all", bots=say("study-page-and").join(plan.bots))
        return
    base = variant_name(plan.variants[0])
    for number, bots in list(unmoved.items())[:MOST_ANSWERS]:
        variant, names = variant_name(plan.variants[number]), say("study-page-and").join(bots)
        yield say("study-page-unmoved", variant=variant, base=base, bots=names)


def _primary(result: StudyResult) -> str:
    """Return the name of the primary metric."""
    metric, _, part = result.plan.primary.partition(":")
    return subject(Key(metric, info_of(result, metric).by, part))


def _answer_sheet(result: StudyResult, spoken: str) -> str:
    """Return the chart of the primary metric as a sheet; nothing if it has no value yet."""
    drawing = answer_drawing(result, spoken)
    if not drawing:
        return ""
    one = result.primary[0]
    unit = amounts.unit_word(one, unit_of(result, one.metric))
    if isinstance(one, Difference):
        note = say("study-page-answer-difference", base=compared_with(result.plan), unit=unit)
    else:
        note = say("study-page-answer-value", unit=unit)
    name = subject(Key(one.metric, one.by, one.part))
    return (
        f'<section class="sheet"><h2>{escape(name)}</h2>'
        f'<p class="about">{escape(note)}</p>{drawing}</section>'
    )


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
    yield "primary", escape(_primary(result))
    yield "variants", "<br />".join(escape(variant_name(one)) for one in plan.variants)
    yield "bots", escape(", ".join(plan.bots))
    yield "stopping", escape(_stopping(result))
    yield "intervals", escape(say("study-page-intervals-note", block=plan.block))
    yield "deals", escape(_deals(result))
    yield "seed", escape(str(plan.seed))
    if plan.by_clock:
        yield "clock", escape(say("study-page-clock-note", bots=", ".join(plan.by_clock)))
    if erring := plan.erring:
        note = say("study-by-chance", bots=", ".join(erring), count=len(erring))
        yield "by-chance", escape(note)


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
    texts = [f"study-page-deals-{'same' if same else 'independent'}", "study-page-rotated"]
    shown = [len(result.plan.variants) > 1, result.plan.rotated]
    return " ".join(map(say, compress(texts, shown))) or "–"


def _played(result: StudyResult) -> str:
    ended = say(f"study-page-ended-{result.ended}")
    return f"{say('study-page-played', deals=result.deals, plays=result.plays)} {ended}"


# ---- what is clear -------------------------------------------------------------------------------


def _clear_sheet(result: StudyResult, sheets: Sequence[Sheet]) -> str:
    """Return the list of the findings, and links to the sheets."""
    links = "".join(f'<li><a href="#{one.key}">{escape(one.title)}</a></li>' for one in sheets)
    title = say(f"study-page-{'findings' if result.differences else 'contents'}")
    return (
        f'<section class="sheet"><h2>{escape(title)}</h2>{_findings(result)}'
        f'<nav aria-label="{escape(say("study-page-contents"))}"><ul>{links}</ul></nav></section>'
    )


def _findings(result: StudyResult) -> str:
    compared = comparisons(result.plan, result.differences)
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


# ---- how it was made ---------------------------------------------------------------------------


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
