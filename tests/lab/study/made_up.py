"""Results of studies with made-up numbers, for tests of reports."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from clubsuit.lab.study.result import (
    Difference,
    Measure,
    MetricInfo,
    Pace,
    Plan,
    Ranking,
    Stopping,
    StudyResult,
    Variant,
)

BOTS = ("rule", "search:64")

INFOS = (
    MetricInfo("lead-advantage", "points", "hand", "", "here"),
    MetricInfo("hand-decisions", "decisions", "hand", "", "Ludii"),
    MetricInfo("hand-ties", "share", "hand", "", "here"),
    MetricInfo("seat-advantage", "points", "hand", "seat", "here"),
    MetricInfo("role-advantage", "points", "seat", "role", "here"),
)

PARTS: Mapping[str, Sequence[str]] = {
    "lead-advantage": [""],
    "hand-decisions": [""],
    "hand-ties": [""],
    "seat-advantage": ["dealer", "dealer+1", "dealer+2"],
    "role-advantage": ["keeper", "swapper"],
}


STARTS = {"decisions": 42.0, "points": -0.2, "share": 0.1}
"""The value of the first part in the first variant, by unit."""


def plan(labels: Sequence[str], bots: Sequence[str] = BOTS) -> Plan:
    """Return a plan with these variants of Clubs (Whist)."""
    variants = tuple(Variant(label, "clubs-whist", {}, varied(label), 0) for label in labels)
    return Plan(
        "clubs-whist",
        variants,
        tuple(bots),
        (),
        7,
        "hand",
        "lead-advantage",
        Stopping(2000),
        50,
        True,
        (),
        False,
        Pace(),
        {"clubsuit": "1.0", "python": "3.13", "numpy": "2.3"},
        "clubsuit study clubs-whist --vary lead=exchanger,left-of-exchanger --deals 2000 --seed 7",
    )


def varied(label: str) -> dict[str, str]:
    """Return the varied values that a label names: "lead=exchanger"."""
    return dict(word.split("=") for word in label.split() if "=" in word)


def measure(metric: str, part: str, value: float, half: float | None, **where: object) -> Measure:
    """Return a value with its interval; `where` can name the variant and the bot."""
    by = next(info.by for info in INFOS if info.name == metric)
    low, high = (None, None) if half is None else (value - half, value + half)
    one = Measure(metric, by, part, 0, "rule", value, low, high, 2000)
    return replace(one, **where)  # type: ignore[arg-type]


def difference(metric: str, part: str, value: float, half: float, **where: object) -> Difference:
    """Return a difference from the base; `where` can name the second variant and the bot."""
    by = next(info.by for info in INFOS if info.name == metric)
    one = Difference(metric, by, part, "rule", 0, 1, value, value - half, value + half, True)
    return replace(one, **where)  # type: ignore[arg-type]


def ranking(info: MetricInfo, part: str, variants: int, bots: Sequence[str]) -> Ranking:
    """Return a ranking; only the differences of `hand-decisions` are clear."""
    if info.name != "hand-decisions":
        return Ranking(info.name, info.by, part, dict.fromkeys(bots, ()), "unclear")
    pairs = tuple((high, low) for low in range(variants) for high in range(low + 1, variants))
    return Ranking(info.name, info.by, part, dict.fromkeys(bots, pairs), "same")


def result(labels: Sequence[str], bots: Sequence[str] = BOTS) -> StudyResult:
    """Return a result with a value for each metric, part, variant and bot.

    In each next variant all values are 10 % larger. Only `hand-decisions` differs clearly.
    """
    measures, differences = [], []
    for info in INFOS:
        for n, part in enumerate(PARTS[info.name]):
            start = STARTS[info.unit] + 0.3 * n
            for variant in range(len(labels)):
                for k, bot in enumerate(bots):
                    value = start * (1 + variant / 10) + k / 50
                    where = {"variant": variant, "bot": bot}
                    measures.append(measure(info.name, part, value, 0.1, **where))
            for first in range(len(labels)):
                for second in range(first + 1, len(labels)):
                    for bot in bots:
                        value = start * (second - first) / 10
                        where = {"first": first, "second": second, "bot": bot}
                        differences.append(difference(info.name, part, value, 0.5, **where))
    rankings = tuple(
        ranking(info, part, len(labels), bots) for info in INFOS for part in PARTS[info.name]
    )
    fixed = plan(labels, bots)
    of_all: Sequence[Difference | Measure] = [one for one in differences if one.first == 0]
    primary = tuple(one for one in of_all or measures if one.metric == fixed.primary)
    return StudyResult(
        fixed,
        2000,
        24000,
        "deals",
        INFOS,
        tuple(measures),
        tuple(differences),
        rankings if len(labels) > 1 else (),
        primary,
    )
