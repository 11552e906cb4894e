"""Check a game against the requirements of every game."""

import random
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from clubsuit.arguments import checked_number, checked_seed
from clubsuit.errors import ClubsuitError, excerpt
from clubsuit.game import load
from clubsuit.games import REGISTRY
from clubsuit.games.rules import Rules
from clubsuit.registry import register_module
from clubsuit.testing.plays import random_play, variants
from clubsuit.testing.requirements import AT_POSITIONS, IN_VARIANTS, Unmet
from clubsuit.texts import refusal

REQUIREMENTS = (*AT_POSITIONS, *IN_VARIANTS)
"""The names of all requirements."""

POSITIONS = 60
"""Default number of random positions."""
MOST_POSITIONS = 1_000_000
LONGEST = 250
"""Maximum number of decisions before a random position; several hands of most games."""
SHOWN = 300
"""Maximum number of characters of what was found."""


class GameFault(ClubsuitError, AssertionError):
    """A game does not meet a requirement.

    The message says what must hold, what was found, and where to look. `where` is the call that
    makes the position again.

    >>> issubclass(GameFault, AssertionError)  # pytest shows it as a failed test
    True
    """

    requirement: str = ""
    """The name of the requirement."""


@dataclass(frozen=True)
class Finding:
    """The result for one requirement, as `conform` yields it.

    >>> Finding("hands", checks=60, fault=None).fault is None
    True
    """

    requirement: str
    """The name of the requirement; one of `REQUIREMENTS`."""
    checks: int
    """Number of positions or variants that were checked."""
    fault: GameFault | None
    """The first fault; None if the game meets the requirement wherever it was checked."""


@dataclass(frozen=True)
class _Place:
    """A variant of a game and, for a requirement at positions, a position in it."""

    game: str
    options: Mapping[str, Any]
    seed: int
    decisions: int

    def check(self, requirement: str) -> None:
        """Check a requirement here. Raises any exception if the game does not meet it."""
        if requirement in IN_VARIANTS:
            IN_VARIANTS[requirement](load(self.game, **self.options))
            return
        play = random_play(self.game, dict(self.options), self.seed, self.decisions)
        AT_POSITIONS[requirement](play, random.Random(self.seed))

    def call(self, requirement: str) -> str:
        """Return the Python call that makes the game or position again."""
        if requirement in IN_VARIANTS:
            chosen = "".join(f", {name}={value!r}" for name, value in self.options.items())
            return f"clubsuit.load({self.game!r}{chosen})"
        given = f"{self.game!r}, {dict(self.options)!r}, {self.seed}, {self.decisions}"
        return f"clubsuit.testing.random_play({given})"


def check_game(rules: Rules, *, positions: int = POSITIONS, seed: int = 1) -> None:
    """Check that a game meets all requirements, at random positions of its variants.

    rules:     the game's declaration. A game that is not registered yet is registered in this
               process, together with the knowledge and the texts of its module.
    positions: number of random positions.
    seed:      determines the positions.

    Raises GameFault for the first requirement that is not met. A GameFault is an AssertionError
    too, so that pytest shows it as a failed test. Raises NotationError for an invalid number, or
    for a game that cannot be registered.

    >>> from clubsuit.games import REGISTRY
    >>> check_game(REGISTRY["clubs-whist"], positions=2)
    """
    for finding in conform(rules, positions=positions, seed=seed):
        if finding.fault:
            raise finding.fault


def conform(
    rules: Rules,
    *,
    positions: int = POSITIONS,
    seed: int = 1,
    progress: Callable[[int], None] = lambda checked: None,
) -> Iterator[Finding]:
    """Yield the result for each requirement, in the order of `REQUIREMENTS`.

    The arguments and errors are those of `check_game`, but faults are returned.

    progress: called with the number of requirements checked so far.

    >>> from clubsuit.games import REGISTRY
    >>> first = next(conform(REGISTRY["clubs-whist"], positions=2))
    >>> first.requirement, first.checks, first.fault
    ('hands', 2, None)
    """
    positions = checked_number(positions, "positions", 1, MOST_POSITIONS)
    game, chosen = registered(rules).id, random.Random(checked_seed(seed))
    kinds = variants(game)
    somewhere = [
        _Place(game, kinds[n % len(kinds)], chosen.randrange(1 << 40), chosen.randrange(LONGEST))
        for n in range(positions)
    ]
    everywhere = [_Place(game, options, 0, 0) for options in kinds]
    for number, requirement in enumerate(REQUIREMENTS, 1):
        places = everywhere if requirement in IN_VARIANTS else somewhere
        fault = next(filter(None, (_fault_at(place, requirement) for place in places)), None)
        progress(number)
        yield Finding(requirement, len(places), fault)


def check_requirement(
    requirement: str, game: str, options: Mapping[str, Any], seed: int, decisions: int
) -> None:
    """Check one requirement at one position, or in one variant.

    requirement: one of `REQUIREMENTS`.
    game:        the game's name.
    options:     options of the game, as in `clubsuit.load`.
    seed, decisions: the position, as in `random_play`; a requirement of variants ignores them.

    Raises GameFault if the game does not meet it, and NotationError for an unknown requirement.

    >>> check_requirement("hands", "clubs-whist", {}, seed=5, decisions=12)
    """
    if requirement not in REQUIREMENTS:
        known = ", ".join(REQUIREMENTS)
        raise refusal("conform-unknown", given=excerpt(requirement), known=known)
    place = _Place(
        game, options, checked_seed(seed), checked_number(decisions, "decisions", 0, 1 << 30)
    )
    fault = _checked(place, requirement)
    if fault:
        raise fault


def registered(rules: Rules) -> Rules:
    """Return the declaration; register its module first if the game is not known yet."""
    if not isinstance(rules, Rules):
        raise refusal("conform-no-rules", given=excerpt(rules))
    if REGISTRY.get(rules.id) is not rules:
        module = sys.modules.get(type(rules).__module__)
        if rules.id in REGISTRY or module is None or not _declares(module, rules):
            raise refusal("conform-unregistered", game=excerpt(rules.id))
        register_module(module)
    return rules


def _declares(module: ModuleType, rules: Rules) -> bool:
    return getattr(module, "RULES", None) is rules


def _fault_at(place: _Place, requirement: str) -> GameFault | None:
    """Return the fault at a place; at a position, that after the fewest decisions with its seed."""
    fault = _checked(place, requirement)
    if fault is None or requirement in IN_VARIANTS:
        return fault
    earlier = (
        _Place(place.game, place.options, place.seed, decisions)
        for decisions in range(place.decisions)
    )
    return next(filter(None, (_checked(one, requirement) for one in earlier)), fault)


def _checked(place: _Place, requirement: str) -> GameFault | None:
    """Check a requirement at a place; return the fault, if any."""
    try:
        place.check(requirement)
    except Unmet as unmet:
        found = str(unmet)
    except Exception as error:  # the game's own code may raise anything
        found = f"{type(error).__name__}: {error}"
    else:
        return None
    text = excerpt(found, SHOWN) or "–"
    fault = refusal(f"conform-{requirement}", GameFault, "", place.call(requirement), found=text)
    fault.requirement = requirement
    return fault
