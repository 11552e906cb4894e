"""The small network of `trained`: what it is, its weights, and how it values choices.

Its input is a list of features (`features`), so its first layer is a sum of rows of a table. The
sum over the features of the position is made once for a decision; each choice adds its own few.
Two layers follow. All is float32, in loops that give the same compiled and as plain Python.

A file of weights (`weights/GAME.npz`) has the six arrays of `Network` as float16, two numbers by
which what comes out is multiplied, and the game with the version of its features.

Nothing here checks its arguments: it is called from compiled loops, or with checked arguments.
"""

import io
import math
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import ZipFile

import numpy as np

from clubsuit.bots.knowledge.base import choice, position, with_features
from clubsuit.bots.knowledge.features import MOST, gap
from clubsuit.games.state import State
from clubsuit.kernel import by_record, compiled, inlined
from clubsuit.texts import refusal
from clubsuit.writing import printable

GAIN, POINTS = 0, 1
"""What comes out: the chance to win the game that the hand will add, and the points it will score,
both in units of `Weights.units`."""
OUTPUTS = 2
TRIED = 64
"""This many choices are valued at most: those that `rule` likes best."""
UNTRIED = -1e9
"""The value of the others."""


class Network(NamedTuple):
    """Weights and biases of the three layers, float32."""

    rows: np.ndarray
    """features x width: what each feature adds to the first layer."""
    bias: np.ndarray
    middle: np.ndarray
    """width x width of the second layer."""
    middle_bias: np.ndarray
    last: np.ndarray
    """width of the second layer x OUTPUTS."""
    last_bias: np.ndarray


class Buffers(NamedTuple):
    """Where the network works, so that a decision takes no memory."""

    features: np.ndarray
    first: np.ndarray
    """The first layer's sum over the features of the position,"""
    choice: np.ndarray
    """and with those of a choice."""
    second: np.ndarray
    rule: np.ndarray
    """By choice: what `rule` thinks of it."""
    points: np.ndarray
    """By choice: what comes out as POINTS."""

    @staticmethod
    def of(network: Network, rule: np.ndarray) -> "Buffers":
        """Buffers for this network; `rule` is the array that has what `rule` thinks."""
        width, second = network.middle.shape
        return Buffers(
            np.zeros(MOST, np.int64),
            np.zeros(width, np.float32),
            np.zeros(width, np.float32),
            np.zeros(second, np.float32),
            rule,
            np.zeros(len(rule), np.float64),
        )


NO_NETWORK = Network(
    np.zeros((0, 0), np.float32),
    np.zeros(0, np.float32),
    np.zeros((0, 0), np.float32),
    np.zeros(0, np.float32),
    np.zeros((0, 0), np.float32),
    np.zeros(0, np.float32),
)
"""Stands where none is asked."""


class Weights(NamedTuple):
    """A network as it is kept in a file."""

    network: Network
    units: tuple[float, float]
    """How much chance, and how many points, an output of 1 is."""
    game: str = ""
    """The game's id; "" where the file does not say it."""
    version: int = 1
    """The `Features.version` that the network has learned from."""


# ---- thinking -------------------------------------------------------------------------------


@inlined
def _add_rows(rows: np.ndarray, features: np.ndarray, first: int, last: int,
              out: np.ndarray) -> None:  # fmt: skip
    """Add the rows of some features to `out`."""
    for i in range(first, last):
        feature = features[i]
        for k in range(len(out)):
            out[k] += rows[feature, k]


@inlined
def _value(network: Network, buffers: Buffers) -> None:
    """From buffers.choice to buffers.second, the second layer's outputs."""
    for k in range(len(buffers.second)):
        buffers.second[k] = network.middle_bias[k]
    for j in range(len(buffers.choice)):
        x = buffers.choice[j]
        if x > 0.0:
            for k in range(len(buffers.second)):
                buffers.second[k] += x * network.middle[j, k]


@inlined
def _output(network: Network, buffers: Buffers, which: int) -> float:
    total = network.last_bias[which]
    for k in range(len(buffers.second)):
        x = buffers.second[k]
        if x > 0.0:
            total += x * network.last[k, which]
    return total


@compiled
def threshold(values: np.ndarray, n: int) -> float:
    """The value from which on the TRIED best of n choices are, or a few more of equal value."""
    if n <= TRIED:
        return -np.inf
    below = np.inf
    found = 0
    while found < TRIED:
        top = -np.inf
        equal = 0
        for i in range(n):
            if values[i] < below:
                if values[i] > top:
                    top = values[i]
                    equal = 0
                equal += int(values[i] == top)
        below = top
        found += equal
    return float(below)


@compiled
def value_choices(v: State, codes: np.ndarray, n: int, network: Network, buffers: Buffers,
                  unit: float, values: np.ndarray) -> None:  # fmt: skip
    """What the network thinks of each choice: GAIN into `values`, POINTS into buffers.points.

    v:         the view's record. buffers.rule has what `rule` thinks, and unit is its step.
    values[i]: UNTRIED for a choice that `rule` does not like well enough.
    """
    known = position(v, buffers.features)
    for k in range(len(buffers.first)):
        buffers.first[k] = network.bias[k]
    _add_rows(network.rows, buffers.features, 0, known, buffers.first)
    floor = threshold(buffers.rule, n)
    best = buffers.rule[0]
    for i in range(1, n):
        best = max(best, buffers.rule[i])
    tried = 0
    for i in range(n):
        if buffers.rule[i] < floor or tried >= TRIED:
            values[i] = UNTRIED
            continue
        tried += 1
        buffers.features[known] = gap(best, buffers.rule[i], unit)
        last = choice(v, codes[i], buffers.features, known + 1)
        for k in range(len(buffers.first)):
            buffers.choice[k] = buffers.first[k]
        _add_rows(network.rows, buffers.features, known, last, buffers.choice)
        _value(network, buffers)
        values[i] = _output(network, buffers, GAIN)
        buffers.points[i] = _output(network, buffers, POINTS)


@compiled
def value_nothing(v: State, codes: np.ndarray, n: int, network: Network, buffers: Buffers,
                  unit: float, values: np.ndarray) -> None:  # fmt: skip
    """Where a game has no features no network is asked."""


class _Choosing(Mapping[Any, Any]):
    """`value_choices` for the games that have features, by the type of their records."""

    def __getitem__(self, dtype: Any) -> Any:
        return value_choices if with_features()[dtype] else value_nothing

    def __iter__(self) -> Iterator[Any]:
        return iter(with_features())

    def __len__(self) -> int:
        return len(with_features())


learned = by_record(_Choosing())
"""(v, codes, n, network, buffers, unit, values): as `value_choices`, for games of any kind."""


# ---- weights --------------------------------------------------------------------------------


MOST_BYTES = 1 << 27
"""No file of weights, and no content of one, is larger."""
MOST_WEIGHT = float(np.finfo(np.float16).max)
"""No weight is larger: what a network makes of such weights is always a number."""


def save_weights(path: Path, weights: Weights) -> None:
    """Write a file of weights, as float16."""
    arrays: dict[str, Any] = {
        name: array.astype(np.float16) for name, array in weights.network._asdict().items()
    }
    arrays["units"] = np.array(weights.units, np.float32)
    arrays["game"] = np.array(weights.game)
    arrays["version"] = np.array(weights.version)
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


def read_weights(path: Path | Traversable) -> Weights:
    """Read a file of weights: a path, or a package's resource.

    Raises NotationError if it holds something else, and OSError if it cannot be read.
    """
    return parse_weights(path.read_bytes(), str(path))


def parse_weights(data: bytes, name: str) -> Weights:
    """The weights in the bytes of a file with this name. Raises NotationError for anything else."""
    try:
        weights = _parsed(data)
    except Exception:  # whatever NumPy and zipfile raise for a broken file
        weights = None
    if weights is None:
        raise refusal("trained-damaged", file=printable(name))
    return weights


def _parsed(data: bytes) -> Weights | None:
    with ZipFile(io.BytesIO(data)) as archive:
        if sum(member.file_size for member in archive.infolist()) > MOST_BYTES:
            return None
    with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
        found = [arrays[name] for name in Network._fields]
        if any(array.dtype.kind != "f" for array in found):
            return None
        with np.errstate(over="ignore"):  # a number that is too large becomes infinite: refused
            network = Network(*(np.ascontiguousarray(array, np.float32) for array in found))
        gain, points = (float(unit) for unit in arrays["units"])
        game = str(arrays["game"]) if "game" in arrays else ""
        version = int(arrays["version"]) if "version" in arrays else 1
    weights = Weights(network, (gain, points), game, version)
    return weights if _is_whole(weights) else None


def _is_whole(weights: Weights) -> bool:
    """Whether the layers fit each other and hold finite numbers: compiled code checks no index."""
    network = weights.network
    shape = (*network.rows.shape, *network.bias.shape, *network.middle.shape)
    if len(shape) != 5 or 0 in shape:
        return False
    number, width, second = len(network.rows), len(network.bias), len(network.middle_bias)
    shapes = [(number, width), (width,), (width, second), (second,), (second, OUTPUTS), (OUTPUTS,)]
    numbers = all((np.abs(array) <= MOST_WEIGHT).all() for array in network)
    units = all(math.isfinite(unit) and unit > 0 for unit in weights.units)
    return [array.shape for array in network] == shapes and numbers and units


_BESIDE: dict[str, Path] = {}
"""By game from outside this package: its file of weights, which need not exist."""


def register_weights(game: str, file: Path) -> None:
    """Let `trained` play this game by the weights in this file, if it is there."""
    _BESIDE[game] = file
    shipped_weights.cache_clear()


def has_weights(game: str) -> bool:
    """Whether weights come with the game, so that `trained` plays it."""
    return _file_of(game).is_file()


@cache
def shipped_weights(game: str) -> Weights:
    """Return the weights that come with a game. Raises NotationError if there are none."""
    file = _file_of(game)
    if not file.is_file():
        raise refusal("trained-unweighed", game=game)
    return read_weights(file)


def _file_of(game: str) -> Path | Traversable:
    return _BESIDE.get(game) or files("clubsuit.bots") / "weights" / f"{game}.npz"
