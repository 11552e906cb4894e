"""A study: what it varies, which bots play, and when it stops. `Study.plan` checks it."""

import platform
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import metadata
from typing import Any

from clubsuit import __version__
from clubsuit.arguments import checked_seed, whole
from clubsuit.bots.names import public_name
from clubsuit.errors import excerpt
from clubsuit.game import load, rules_of
from clubsuit.lab.opponents.contenders import check, decides_by_clock
from clubsuit.lab.study.metrics import all_infos, known_parts
from clubsuit.lab.study.result import Pace, Plan, Stopping, Variant
from clubsuit.lab.study.variants import variants_of
from clubsuit.texts import refusal

BLOCKS = 200
"""Maximum number of blocks of deals, unless a study has fewer deals."""
LOOKS = 10
"""Number of times that a study with a precision checks it."""
MOST_DEALS = 10_000_000
FEWEST_BOTS = 2
PRIMARY = "lead-advantage"
PACKAGES = ("numpy", "numba")
"""Packages, besides clubsuit and Python, whose versions are part of a plan."""
LADDER = ("random", "beginner", "casual", "rule", "search:64")
"""The usual ladder of bots for the metrics of skill."""


@dataclass(frozen=True)
class Study:
    """Change a rule of a game, and see what it does.

    >>> study = Study("clubs-whist", bots=("rule", "random"), vary={"target": ["7", "11"]}, deals=4)
    >>> [variant.label for variant in study.plan().variants]
    ['target=7', 'target=11']
    """

    game: str
    bots: Sequence[str] = ("search:64", "rule")
    """The kinds of bots; each kind plays in all seats. At least two."""
    vary: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """The values of each varied option; the name "game" varies the game itself."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """Options that all variants have."""
    constants: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """The values of each varied constant of the rules, as `clubsuit games` lists them."""
    deals: int = 1000
    """Maximum number of deals."""
    seed: int = 1
    """The seed of all deals, and of the bots."""
    games: bool | None = None
    """Play whole games instead of hands; None means if the target is varied."""
    primary: str = PRIMARY
    """The metric that decides whether the precision is reached: its name, or "NAME:PART"."""
    precision: float | None = None
    """See `Stopping.precision`."""
    skill: Sequence[str] = ()
    """A ladder of bots, from the weakest, for the metrics of skill; empty without them."""
    luck: bool = True
    """Play each deal once more with other seeds of the bots, to find out how much is luck."""
    rotate: bool = True
    """Play each deal once with each seat as the dealer."""
    what_if: bool = False
    """Play one choice of each hand on with each of its options, for what the options bring."""
    pace: Pace = field(default_factory=Pace)
    """The assumed pace of people, for the metrics in minutes."""

    def plan(self) -> Plan:
        """Return the checked plan. Raises NotationError or RuleError.

        Games with other constants are registered (see `clubsuit.with_constants`).
        """
        rules_of(self.game)
        variants = variants_of(self.game, self.options, self.vary, self.constants)
        self._check_bots(variants)
        number = whole(self.deals)
        if number is None or not 1 <= number <= MOST_DEALS:
            raise refusal("study-deals", given=excerpt(self.deals), most=MOST_DEALS)
        games = "target" in self.vary if self.games is None else self.games
        block = -(-number // BLOCKS)
        return Plan(
            game=self.game,
            variants=variants,
            bots=tuple(map(public_name, self.bots)),
            by_clock=tuple(
                public_name(bot)
                for bot in dict.fromkeys([*self.bots, *self.skill])
                if decides_by_clock(bot, rules_of(self.game))
            ),
            seed=checked_seed(self.seed),
            unit="game" if games else "hand",
            primary=self._checked_metric(variants, games),
            stopping=_stopping(number, block, self.precision),
            block=block,
            rotated=bool(self.rotate),
            skill=tuple(map(public_name, self.skill)),
            luck=bool(self.luck),
            pace=self.pace,
            versions=_versions(),
            command=self.command(games),
            what_if=bool(self.what_if),
        )

    def _check_bots(self, variants: Sequence[Variant]) -> None:
        if len(set(self.bots)) < max(FEWEST_BOTS, len(self.bots)):
            raise refusal("study-bots", given=len(set(self.bots)))
        if len(self.skill) == 1 or len(set(self.skill)) < len(self.skill):
            raise refusal("study-ladder")
        for variant in variants:
            for bot in dict.fromkeys([*self.bots, *self.skill]):
                check(bot, load(variant.game, **variant.options))

    def _checked_metric(self, variants: Sequence[Variant], games: bool) -> str:
        """Return the primary metric. Raises NotationError if the study would not measure it."""
        known = {one.name: one for one in all_infos()}
        name, _, part = str(self.primary).partition(":")
        if name not in known or (part and not known[name].by):
            raise refusal("study-metric", given=excerpt(self.primary), known=", ".join(known))
        info = known[name]
        met = {
            "": True,
            "whole-games": games,
            "what-if": self.what_if,
            "skill": self.skill,
            "luck": self.luck,
            "vary": any(variant.deals == 0 for variant in variants[1:]),
        }
        if not met[info.needs]:
            raise refusal("study-not-measured", metric=name, needs=info.needs)
        parts = known_parts(info.by, variants, tuple(map(public_name, self.skill)))
        if part and parts and part not in parts:
            raise refusal("study-part", metric=name, given=excerpt(part), known=", ".join(parts))
        if not part and not info.whole:
            raise refusal("study-parts", metric=name, by=info.by, known=", ".join(parts) or "–")
        return str(self.primary)

    def command(self, whole_games: bool) -> str:
        """Return the command that makes this study again, with the bots' public names.

        whole_games: whether the command names whole games. No errors: nothing is checked.
        """
        words = ["clubsuit", "study", self.game]
        for name, values in self.vary.items():
            listed = [_word(value) for value in values]
            sign = ";" if any("," in value for value in listed) else ","
            words += ["--vary", f"{name}={sign.join(listed)}"]
        for name, numbers in self.constants.items():
            words += ["--set", f"{name}={','.join(map(str, numbers))}"]
        for name, value in self.options.items():
            words += ["--option", f"{name}={_word(value)}"]
        words += ["--bots", ",".join(map(public_name, self.bots))]
        words += ["--deals", str(self.deals), "--seed", str(self.seed), "--metric", self.primary]
        words += ["--whole-games"] if whole_games else []
        words += ["--precision", str(self.precision)] if self.precision is not None else []
        words += ["--skill", ",".join(map(public_name, self.skill))] if self.skill else []
        words += ["--what-if"] if self.what_if else []
        words += [] if self.luck else ["--no-luck"]
        words += [] if self.rotate else ["--no-rotate"]
        return shlex.join(words)


def _word(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _stopping(deals: int, block: int, precision: float | None) -> Stopping:
    """Return the rule that ends a study. Raises NotationError for an invalid precision."""
    if precision is None:
        return Stopping(deals)
    real = isinstance(precision, int | float) and not isinstance(precision, bool)
    if not real or not 0 < precision < float("inf"):
        raise refusal("study-precision", given=excerpt(precision))
    blocks = -(-deals // block)
    ends = {min(-(-blocks * look // LOOKS) * block, deals) for look in range(1, LOOKS + 1)}
    return Stopping(deals, float(precision), tuple(sorted(ends)))


def _versions() -> dict[str, str]:
    versions = {name: metadata.version(name) for name in PACKAGES}
    return {"clubsuit": __version__, "python": platform.python_version(), **versions}
