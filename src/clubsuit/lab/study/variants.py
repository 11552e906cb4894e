"""The variants of a study: all combinations of the values that it varies."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any

from clubsuit.errors import excerpt
from clubsuit.game import Game, rules_of
from clubsuit.lab.study.result import Variant
from clubsuit.registry import with_constants
from clubsuit.texts import CONSTANT, refusal, usual_game

GAME = "game"
"""The name in `--vary game=ruby-dame,my_dame`, which varies the game itself."""

MOST_VARIANTS = 32
USUAL = "usual"
"""The label of the only variant of a study that varies nothing."""


def read_vary(game: str, given: Sequence[str]) -> dict[str, list[str]]:
    """Read texts of the form NAME=VALUE,VALUE. Raises NotationError.

    Values that are lists of numbers are separated by semicolons.

    >>> read_vary("clubs-whist", ["lead=exchanger,left-of-exchanger", "target=7,11"])
    {'lead': ['exchanger', 'left-of-exchanger'], 'target': ['7', '11']}
    """
    lists = {option.name for option in rules_of(game).options if option.kind == "ints"}
    vary: dict[str, list[str]] = {}
    for text in given:
        name, sign, values = text.partition("=")
        if not sign or not name or not values:
            raise refusal("study-vary-form", given=excerpt(text))
        if name in vary:
            raise refusal("study-vary-twice", name=excerpt(name))
        vary[name] = [value.strip() for value in values.split(";" if name in lists else ",")]
    return vary


def read_constants(game: str, given: Sequence[str]) -> dict[str, list[str]]:
    """Read texts of the form NAME=VALUE,VALUE or GAME:NAME=VALUE,VALUE. Raises NotationError.

    >>> read_constants("ruby-dame", ["DAME_POINTS=5,10", "ruby-dame:ALL_BONUS=0"])
    {'DAME_POINTS': ['5', '10'], 'ALL_BONUS': ['0']}
    """
    constants: dict[str, list[str]] = {}
    for text in given:
        other, sign, rest = text.rpartition(CONSTANT)
        if sign and other not in (game, usual_game(game)):
            raise refusal("constants-other", other=excerpt(other), game=excerpt(game))
        name, sign, values = rest.partition("=")
        if not sign or not name or not values:
            raise refusal("study-set-form", given=excerpt(text))
        if name in constants:
            raise refusal("study-vary-twice", name=excerpt(name))
        constants[name] = [value.strip() for value in values.split(",")]
    return constants


def variants_of(
    game: str,
    options: Mapping[str, Any],
    vary: Mapping[str, Sequence[Any]],
    constants: Mapping[str, Sequence[Any]] | None = None,
) -> tuple[Variant, ...]:
    """Return the variants, the base first.

    options:   options that all variants have.
    vary:      the values of each varied option, or of `GAME`.
    constants: the values of each varied constant of the rules (see `clubsuit.with_constants`).

    Raises NotationError or RuleError.
    """
    _check_names(game, vary, constants or {})
    axes: dict[str, Sequence[Any]] = {**vary, **(constants or {})}
    _check(axes)
    found: list[tuple[Game, dict[str, str]]] = []
    for values in product(*axes.values()):
        chosen = dict(zip(axes, values, strict=True))
        own = {name: chosen[name] for name in constants or {}}
        name = with_constants(str(chosen.get(GAME, game)), own)
        given = {one: value for one, value in chosen.items() if one in vary and one != GAME}
        played = Game(rules_of(name), {**options, **given})
        found.append((played, {one: _text(value) for one, value in chosen.items()}))
    groups = _groups([played for played, _ in found])
    return tuple(
        Variant(_label(varied), played.id, played.chosen, varied, group)
        for (played, varied), group in zip(found, groups, strict=True)
    )


def _check_names(game: str, vary: Iterable[str], constants: Iterable[str]) -> None:
    """Raise NotationError for a constant in --vary, and for an option in --set."""
    rules = rules_of(game)
    options = {option.name for option in rules.options}
    known = {constant.name for constant in rules.constants}
    for name in vary:
        if name in known - options:
            raise refusal("study-vary-constant", name=name)
    for name in constants:
        if name in options - known:
            raise refusal("study-set-option", name=name)


def _check(axes: Mapping[str, Sequence[Any]]) -> None:
    """Raise NotationError for too many variants, or a value that occurs twice."""
    number = 1
    for name, values in axes.items():
        texts = list(map(_text, values))
        if not texts or len(set(texts)) < len(texts):
            raise refusal("study-vary-values", name=excerpt(name))
        number *= len(texts)
    if number > MOST_VARIANTS:
        raise refusal("study-variants", given=number, most=MOST_VARIANTS)


def _text(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _label(varied: Mapping[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in varied.items()) or USUAL


def _groups(games: Sequence[Game]) -> list[int]:
    """Return for each game the number of a group; games of a group can have the same deals."""
    shapes = [_shape(game) for game in games]
    order = list(dict.fromkeys(shapes))
    return [order.index(shape) for shape in shapes]


def _shape(game: Game) -> tuple[Any, ...]:
    """Return everything that a deal depends on: the cards, and how many each place gets."""
    table = game.new(seed=0)
    deal = table.hands[0].deal
    sizes = tuple(
        (name, tuple(len(held) if isinstance(held, list) else 1 for held in cards))
        for name, cards in sorted(deal.items())
    )
    deck = game.rules.deck
    return game.seats, deck.size, tuple(deck.names(int(table.state.pack))), sizes
