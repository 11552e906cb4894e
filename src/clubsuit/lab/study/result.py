"""The result of a study: its plan, and each metric for each variant and each kind of bot.

A result holds numbers only; a report finds what they mean. It is a tree of plain values, so
`to_dict` returns what `json.dumps` can write, and `from_dict` reads it back.

A *variant* is one way to play the game: a combination of the values that the study varies. The
first variant is the *base*. A *kind* of bot is a bot that plays in all seats. A *metric* has a
name, such as "seat-advantage"; many metrics also have *parts*, one for each seat, role or bid. A
metric of a whole hand or game has the single part "".

>>> lead = Measure("decisions", "", "", 0, "rule", 42.0, 41.5, 42.5, 800)
>>> lead.interval
(41.5, 42.5)
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal, Self

from clubsuit.errors import NotationError
from clubsuit.texts import refusal

FORMAT = "clubsuit-study/1"
"""The name of the format, in the field `format` of `StudyResult.to_dict`."""

Unit = Literal["hand", "game"]
"""The unit of play: a deal is played as one hand, or as the first hand of a whole game."""

Ending = Literal["deals", "precision", "interrupted"]
"""Why a study ended: all its deals are played, its precision is reached, or Ctrl-C."""

Agreement = Literal["same", "unclear", "different"]
"""How the orders of the variants compare that the kinds of bots give (see `Ranking.verdict`)."""

Needs = Literal["", "whole-games", "what-if", "skill", "luck", "vary"]
"""The option of the command without which a metric is not measured; "" if it always is."""


# ---- the plan ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Variant:
    """One way to play the game.

    >>> Variant("target=7", "clubs-whist", {"target": 7}, {"target": "7"}, 0).label
    'target=7'
    """

    label: str
    """Short text for tables and charts: "lead=exchanger target=7"; "usual" if nothing varies."""
    game: str
    """The name of a registered game."""
    options: Mapping[str, Any]
    """The options that differ from the game's defaults, as in a record."""
    varied: Mapping[str, str]
    """The value of each varied name as a text, in the order of the study: {"lead": "exchanger"}."""
    deals: int
    """Variants with the same number are played on the same deals. The base has 0."""


@dataclass(frozen=True)
class Pace:
    """The assumed pace of people, which turns decisions into minutes.

    >>> Pace(choice_s=10).forced_s
    2.0
    """

    choice_s: float = 6.0
    """Seconds for a decision between several legal actions."""
    forced_s: float = 2.0
    """Seconds for a decision with one legal action."""
    deal_s: float = 45.0
    """Seconds to shuffle and deal a hand, and to write down its score."""


@dataclass(frozen=True)
class Stopping:
    """The rule that says when a study ends. It is fixed before the first deal.

    >>> Stopping(1000, precision=0.1, looks=(500, 1000)).alpha
    0.01
    """

    deals: int
    """Maximum number of deals."""
    precision: float | None = None
    """Largest half width of the intervals of the primary metric's differences to the base, or of
    the metric itself if there is one variant; None plays all deals."""
    looks: tuple[int, ...] = ()
    """Numbers of deals after which the precision is checked. The last one is `deals`."""
    alpha: float = 0.01
    """Probability that an interval misses the true value. With a precision it is spent in equal
    parts on the looks, and the intervals that are looked at are wider for it."""


ERRING = ("beginner", "casual")
"""The bots that play like `rule` but make random errors."""


@dataclass(frozen=True)
class Plan:
    """Everything that was fixed before the first deal.

    >>> from clubsuit.lab.study import Study
    >>> Study("clubs-whist", bots=["rule", "casual"], deals=1000).plan().block
    5
    """

    game: str
    """The game that the study is about."""
    variants: tuple[Variant, ...]
    """All combinations of the varied values; the first one is the base."""
    bots: tuple[str, ...]
    """The kinds of bots, without file paths (see `bots.names`)."""
    by_clock: tuple[str, ...]
    """The kinds that decide by the clock: another run repeats only their deals."""
    seed: int
    """The seed of all deals, and of the bots."""
    unit: Unit
    """Whether a deal is played as a "hand" or as the first hand of a "game"."""
    primary: str
    """The primary metric: its name, or "NAME:PART" for a metric with parts."""
    stopping: Stopping
    """The rule that ends the study."""
    block: int
    """Number of deals in a block. Intervals are computed from the sums of blocks."""
    rotated: bool
    """True if each deal is played once with each seat as the dealer."""
    skill: tuple[str, ...]
    """The ladder of bots for the metric "skill-step", from the weakest; empty without it."""
    luck: bool
    """True if one play of each deal is repeated with other seeds of the bots, for "luck"."""
    pace: Pace
    """The assumed pace of people, for the metrics in minutes."""
    versions: Mapping[str, str]
    """Versions of clubsuit, Python and the packages that the results depend on."""
    command: str
    """A command that makes this study again."""
    what_if: bool = False
    """True if one choice of each hand was played on with each of its options (see `what_if`)."""

    @property
    def erring(self) -> tuple[str, ...]:
        """The bots that play like `rule` but make random errors, for which intervals allow."""
        return tuple(bot for bot in ERRING if bot in (*self.bots, *self.skill))


# ---- what was found ---------------------------------------------------------------------------


@dataclass(frozen=True)
class MetricInfo:
    """The definition of a metric in short; docs/metrics.md is the long one.

    name: the name of the metric, such as "hand-margin".

    >>> MetricInfo("hand-margin", "points", "hand", "", "here").unit
    'points'
    """

    name: str
    unit: str
    """The unit of its values: "points", "share" (0 to 1), "decisions", "minutes", "choices",
    "changes", "hands" or "drama"."""
    per: str
    """Things that `n` counts: "hand", "game", "decision", "seat", "contract" or
    "offer" (of an option at a choice)."""
    by: str
    """Difference between its parts: "" (no parts), "seat", "role", "bid", "handicap", "phase",
    "option", "what" or "step"."""
    source: str
    """Origin of the definition: "Ludii", "TAG", "Browne 2008" or "here"."""
    needs: Needs = ""
    """The option of the command that the metric needs; "" if it is always measured."""
    whole: bool = True
    """True if the metric has a value for the whole, and not only for its parts."""


@dataclass(frozen=True)
class Measure:
    """The value of a metric (or of one of its parts) for one variant and one kind of bot.

    `by` says by what the metric is divided into parts (see `MetricInfo`). `low` and `high` are the
    ends of the interval.

    >>> Measure("hand-margin", "", "", 0, "rule", 4.0, 3.5, 4.5, 800).interval
    (3.5, 4.5)
    """

    metric: str
    by: str
    part: str
    """One of the values that `by` names, such as "swapper" for "role"; "" for the whole."""
    variant: int
    """Index in `Plan.variants`."""
    bot: str
    """The kind of bot; "" for metrics of skill, whose parts name the bots."""
    value: float
    low: float | None
    high: float | None
    """The ends of the 99 % interval; None with too few blocks (see `estimates`)."""
    n: int
    """Number of hands, games, decisions, … that the value is a mean of (see `MetricInfo.per`)."""

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 99 % interval, if it is known."""
        return None if self.low is None or self.high is None else (self.low, self.high)


@dataclass(frozen=True)
class Difference:
    """How much a metric differs between two variants, for one kind of bot.

    `metric`, `by` and `part` are those of `Measure`. `first` and `second` are the variants, `low`
    and `high` the ends of the interval.

    >>> Difference("hand-margin", "", "", "rule", 0, 1, 0.9, -0.1, 1.9, True).clear
    False
    """

    metric: str
    by: str
    part: str
    bot: str
    first: int
    second: int
    """Indices in `Plan.variants`, `first` below `second`."""
    value: float
    """The metric of `second` minus that of `first`."""
    low: float | None
    high: float | None
    """The ends of the 99 % interval; None with too few blocks (see `estimates`)."""
    paired: bool
    """True if both variants were played on the same deals."""

    @property
    def clear(self) -> bool:
        """True if the interval does not contain 0."""
        return self.low is not None and self.high is not None and (self.low > 0 or self.high < 0)


@dataclass(frozen=True)
class Ranking:
    """The order of the variants by a metric, for each kind of bot.

    `metric`, `by` and `part` are those of `Measure`.

    Only clear differences make an order: two variants without a clear difference have none.

    >>> Ranking("luck", "", "", {"rule": ((1, 0), (1, 2), (0, 2))}, "same").order("rule")
    (1, 0, 2)
    """

    metric: str
    by: str
    part: str
    pairs: Mapping[str, tuple[tuple[int, int], ...]]
    """By kind of bot: the indices of two variants whose difference is clear, the higher value
    first."""
    verdict: Agreement
    """"same": all differences between two variants are clear, and all kinds give the same order.
    "different": two kinds order the same two variants differently, and both differences are clear.
    "unclear": neither is known, because some differences are not clear."""

    def order(self, bot: str) -> tuple[int, ...] | None:
        """Return the variants, the highest value first; None unless all differences are clear.

        bot: a kind of bot of the study. Raises KeyError for another one.
        """
        pairs = self.pairs[bot]
        variants = sorted({one for pair in pairs for one in pair})
        if 2 * len(pairs) != len(variants) * (len(variants) - 1):
            return None
        above = [first for first, _ in pairs]
        return tuple(sorted(variants, key=lambda one: -above.count(one)))


@dataclass(frozen=True)
class StudyResult:
    """The result of a study.

    The same study gives the same result for any number of workers, except for bots that decide by
    the clock.

    >>> from clubsuit.lab.study import Study, run_study
    >>> result = run_study(Study("clubs-whist", bots=["rule", "random"], deals=2))
    >>> StudyResult.from_dict(result.to_dict()) == result
    True
    """

    plan: Plan
    """Everything that was fixed before the first deal."""
    deals: int
    """Number of deals that count: all complete blocks."""
    plays: int
    """Number of hands (or games) played in these deals, over all variants, bots and rotations."""
    ended: Ending
    """Why the study ended: "deals", "precision" or "interrupted"."""
    metrics: tuple[MetricInfo, ...]
    """The metrics that have at least one value, in the order of docs/metrics.md."""
    measures: tuple[Measure, ...]
    """By metric, part, variant and bot, in this order."""
    differences: tuple[Difference, ...]
    """By metric, part, pair of variants and bot, in this order."""
    rankings: tuple[Ranking, ...]
    """By metric and part, if every variant has a value for every kind of bot; empty for a study of
    one variant."""
    primary: tuple[Difference | Measure, ...] = field(default=())
    """The differences to the base of the primary metric, with the wider intervals that the looks of
    `Plan.stopping` need. Without a precision they are those of `differences`. The values themselves
    are here if there is one variant, and for "rule-changed", which the base does not have."""

    def of(self, metric: str, part: str = "", *, variant: int = 0, bot: str = "") -> Measure | None:
        """Return one value, or None if the study has none, which is no error.

        metric:  the name of a metric, as docs/metrics.md lists them.
        part:    the part of the metric, such as "swapper"; "" for a metric without parts.
        variant: the index in `Plan.variants`.
        bot:     by default the first kind. It does not matter for metrics of skill.
        """
        bots = ("", bot or self.plan.bots[0])
        for one in self.measures:
            if (one.metric, one.part, one.variant) == (metric, part, variant) and one.bot in bots:
                return one
        return None

    def unmoved(self) -> dict[int, list[str]]:
        """Return the kinds of bots that made the same choices as in the base, by variant.

        They decided alike in every hand of every deal, so all differences come from the score.
        """
        found: dict[int, list[str]] = {}
        for one in self.measures:
            if (one.metric, one.part, one.value) == ("rule-changed", "chosen", 0):
                found.setdefault(one.variant, []).append(one.bot)
        return found

    def to_dict(self) -> dict[str, Any]:
        """Return the result in the form that `clubsuit study --json` prints."""
        data = {"format": FORMAT, **asdict(self)}
        data["primary"] = [
            {"kind": "difference" if isinstance(one, Difference) else "measure", **asdict(one)}
            for one in self.primary
        ]
        plain: dict[str, Any] = _plain(data)
        return plain

    @classmethod
    def from_dict(cls, data: Any) -> Self:
        """Read a result from data that `to_dict` has made. Raises NotationError for other data."""
        try:
            if data["format"] != FORMAT:
                raise ValueError
            return cls(
                plan_from_dict(data["plan"]),
                int(data["deals"]),
                int(data["plays"]),
                data["ended"],
                tuple(MetricInfo(**one) for one in data["metrics"]),
                tuple(Measure(**one) for one in data["measures"]),
                tuple(Difference(**one) for one in data["differences"]),
                tuple(_read_ranking(one) for one in data["rankings"]),
                tuple(_read_primary(dict(one)) for one in data["primary"]),
            )
        except (KeyError, TypeError, ValueError, AttributeError):
            raise refusal("study-no-result", wanted=FORMAT) from None

    @classmethod
    def from_json(cls, text: str | bytes) -> Self:
        """Read a result from the JSON text of `clubsuit study --json`. Raises NotationError."""
        try:
            return cls.from_dict(json.loads(text))
        except (ValueError, RecursionError) as error:
            if isinstance(error, NotationError):
                raise
            raise refusal("study-no-result", wanted=FORMAT) from None


def plan_from_dict(data: Mapping[str, Any]) -> Plan:
    """Read a plan. Raises KeyError, TypeError, ValueError or AttributeError for other data."""
    stopping = dict(data["stopping"])
    return Plan(
        **{
            **data,
            "variants": tuple(Variant(**one) for one in data["variants"]),
            "bots": tuple(data["bots"]),
            "by_clock": tuple(data["by_clock"]),
            "skill": tuple(data["skill"]),
            "stopping": Stopping(**{**stopping, "looks": tuple(stopping["looks"])}),
            "pace": Pace(**data["pace"]),
        }
    )


def _read_ranking(data: Mapping[str, Any]) -> Ranking:
    pairs = {bot: tuple(map(tuple, some)) for bot, some in data["pairs"].items()}
    return Ranking(**{**data, "pairs": pairs})


def _read_primary(data: dict[str, Any]) -> Difference | Measure:
    kinds: dict[str, type[Difference | Measure]] = {"difference": Difference, "measure": Measure}
    return kinds[data.pop("kind")](**data)


def _plain(value: Any) -> Any:
    """Return a value with lists in place of tuples, as `json.loads` would return it."""
    if isinstance(value, Mapping):
        return {str(name): _plain(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return value
