"""The findings of a study as sentences.

A sentence says that two variants differ only if the 99 % interval of their difference does not
contain 0, and it says for which kinds of bots. Two parts of a metric, such as two seats, have no
interval of their difference; they differ if their intervals do not overlap, which is stricter.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from clubsuit.lab.study.report.amounts import span, unit_word
from clubsuit.lab.study.report.labels import metric_name, part_name, unit_of, variant_name
from clubsuit.lab.study.result import Difference, Measure, Plan, StudyResult
from clubsuit.texts import say

Verdict = Literal["agree", "partly", "disagree", "open"]
"""How the kinds of bots judge a comparison.

"agree": clear for all, in one direction. "partly": clear for some. "disagree": clear in both
directions. "open": clear for none.
"""

ORDER = ("disagree", "agree", "partly", "open")
"""The verdicts, the most remarkable first."""

DIRECTIONS = {
    "hand-settled": ("earlier", "later"),
    "game-settled": ("earlier", "later"),
    "hand-minutes": ("shorter", "longer"),
    "game-minutes": ("shorter", "longer"),
}
"""By metric: the words of the messages for lower and higher values, if they have words of their
own."""

LISTED = "what"
"""The kind of parts that are different things, so that a comparison of them says nothing."""


class Key(NamedTuple):
    """A metric and one of its parts."""

    metric: str
    by: str
    part: str


@dataclass(frozen=True)
class Comparison:
    """The differences of one part of a metric between two variants, for all kinds of bots."""

    key: Key
    first: int
    second: int
    by_bot: Mapping[str, Difference]

    @property
    def verdict(self) -> Verdict:
        """How the kinds of bots judge it."""
        clear = [one for one in self.by_bot.values() if one.clear]
        if not clear:
            return "open"
        if len({one.value > 0 for one in clear}) == 2:
            return "disagree"
        return "agree" if len(clear) == len(self.by_bot) else "partly"

    @property
    def strength(self) -> float:
        """The largest distance of a difference from 0, in halves of its interval."""
        return max(map(_strength, self.by_bot.values()))


def _strength(one: Difference) -> float:
    if one.low is None or one.high is None or one.low == one.high:
        return 0.0
    return abs(one.value) / ((one.high - one.low) / 2)


def comparisons(plan: Plan, differences: Iterable[Difference]) -> list[Comparison]:
    """Return the comparisons between variants of which one has one value changed, in order.

    If a study varies one name, these are the comparisons with the base. If it varies several, each
    variant is compared with those that have one of its values set to the base's.
    """
    found: dict[tuple[Key, int, int], dict[str, Difference]] = {}
    for one in differences:
        if changed_name(plan, one.first, one.second):
            key = Key(one.metric, one.by, one.part)
            found.setdefault((key, one.first, one.second), {})[one.bot] = one
    return [Comparison(*where, by_bot) for where, by_bot in found.items()]


def changed_name(plan: Plan, first: int, second: int) -> str | None:
    """Return the name whose value alone differs, if the first variant has the base's value of it.

    None for other pairs of variants.
    """
    base, one, two = (plan.variants[number].varied for number in (0, first, second))
    names = [name for name in two if one[name] != two[name]]
    return names[0] if len(names) == 1 and one[names[0]] == base[names[0]] else None


def ranked(compared: Iterable[Comparison]) -> list[Comparison]:
    """Return comparisons, the most remarkable first."""
    return sorted(compared, key=lambda one: (ORDER.index(one.verdict), -one.strength))


# ---- sentences about variants --------------------------------------------------------------------


def difference_finding(result: StudyResult, compared: Sequence[Comparison]) -> str:
    """Return the finding of comparisons of one metric, as a sentence."""
    best = ranked(compared)[0]
    if best.verdict == "open" and len(compared) > 1:
        what = metric_name(best.key.metric)
        bots = len(best.by_bot)
        return say("study-page-open-all", what=what, count=len(compared) * bots, bots=bots)
    return comparison_finding(result, best)


def comparison_finding(result: StudyResult, one: Comparison) -> str:
    """Return the finding of one comparison as a sentence."""
    variants = result.plan.variants
    unit = unit_of(result, one.key.metric)
    said = {
        "what": subject(one.key),
        "variant": variant_name(variants[one.second]),
        "base": variant_name(variants[one.first]),
        "unit": unit_word(next(iter(one.by_bot.values())), unit),
    }
    if one.verdict in ("open", "disagree"):
        return say(f"study-page-{one.verdict}", each=_each(one.by_bot.values(), unit), **said)
    clear = [each for each in one.by_bot.values() if each.clear]
    said["direction"] = DIRECTIONS.get(one.key.metric, ("down", "up"))[clear[0].value > 0]
    if one.verdict == "partly":
        unclear = [each for each in one.by_bot.values() if not each.clear]
        groups = {"clear": _each(clear, unit), "open": _each(unclear, unit)}
        return say("study-page-partly", **groups, **said)
    if len(clear) == 1:
        value, low, high = span(clear[0], unit)
        return say("study-page-clear", size=value.lstrip("+−"), low=low, high=high, **said)
    return say("study-page-agree", each=_each(clear, unit), **said)


def subject(key: Key) -> str:
    """Return the name of a metric, with that of the part if there is one."""
    name = metric_name(key.metric)
    return f"{name}, {part_name(key.by, key.part)}" if key.part else name


def _each(ones: Iterable[Difference | Measure], unit: str) -> str:
    """Return the values of some kinds of bots as a list: "rule 0.2 (0.1 to 0.3)".

    The metrics of skill are about no single kind, so they have no bot.
    """
    return say("study-page-and").join(
        say("study-page-each", bot=one.bot, known=_yes(one.bot), value=value, low=low, high=high)
        for one in ones
        for value, low, high in [span(one, unit)]
    )


def _yes(text: str) -> str:
    return "yes" if text else "no"


# ---- sentences about the parts of one variant ----------------------------------------------------


def value_finding(result: StudyResult, measures: Sequence[Measure]) -> str:
    """Return the finding of the values of one metric for one variant, as a sentence.

    measures: the values of all parts and kinds of bots.
    """
    first = measures[0]
    unit, what = unit_of(result, first.metric), metric_name(first.metric)
    if len({one.part for one in measures}) == 1:
        key = Key(first.metric, first.by, first.part)
        each, word = _each(measures, unit), unit_word(first, unit)
        return say("study-page-value", what=subject(key), each=each, unit=word)
    if first.by == LISTED:
        word = unit_word(first, unit)
        return say("study-page-listed", what=what, unit=word, each=_lists(measures, unit))
    parts = [one for one in measures if one.part]  # the whole is no part to compare with
    pairs = {bot: _apart(parts, bot) for bot in dict.fromkeys(one.bot for one in measures)}
    found = {bot: pair for bot, pair in pairs.items() if pair}
    if not found:
        return say("study-page-level", what=what)
    bot, (top, bottom) = next(iter(found.items()))
    same = all(
        pair and (pair[0].part, pair[1].part) == (top.part, bottom.part) for pair in pairs.values()
    )
    kind = "one" if len(pairs) == 1 else "all" if same else "some"
    return say(
        "study-page-apart",
        what=what,
        bots=kind,
        bot=bot,
        top=part_name(top.by, top.part),
        bottom=part_name(bottom.by, bottom.part),
        much=_with_interval(top, unit),
        little=_with_interval(bottom, unit),
    )


def _apart(measures: Iterable[Measure], bot: str) -> tuple[Measure, Measure] | None:
    """Return the two parts that are farthest apart, the higher one first.

    None if the intervals of all parts overlap.
    """
    known = [(one, one.interval) for one in measures if one.bot == bot and one.interval]
    if len(known) < 2:
        return None
    top, (floor, _) = max(known, key=lambda one: one[1][0])
    bottom, (_, ceiling) = min(known, key=lambda one: one[1][1])
    return (top, bottom) if floor > ceiling else None


def _lists(measures: Sequence[Measure], unit: str) -> str:
    """Return all parts with their values, for each kind of bot."""
    by_bot: dict[str, list[str]] = {}
    for one in measures:
        value = _each([replace(one, bot="")], unit)
        by_bot.setdefault(one.bot, []).append(f"{part_name(one.by, one.part)} {value}")
    return "; ".join(f"{bot}: {', '.join(parts)}" for bot, parts in by_bot.items())


def _with_interval(one: Measure, unit: str) -> str:
    value, low, high = span(one, unit)
    return say("study-page-within", value=value, unit=unit_word(one, unit), low=low, high=high)


# ---- sentences about bots ------------------------------------------------------------------------


def ranking_finding(result: StudyResult) -> str:
    """Return whether all kinds of bots order the variants in the same way, as a sentence.

    A comparison counts as agreement only if all its differences are clear.
    """
    different = [one for one in result.rankings if one.verdict == "different"]
    if different:
        names = ", ".join(dict.fromkeys(metric_name(one.metric) for one in different))
        return say("study-page-contradicted", count=len(different), metrics=names)
    same = sum(one.verdict == "same" for one in result.rankings)
    kind = {0: "-none", len(result.rankings): "-all"}.get(same, "")
    return say(f"study-page-ranked{kind}", same=same, count=len(result.rankings))
