"""The small neural network of `trained`: its layers, its weight files, and the values of choices.

The input is a list of active features (see `features`), so the first layer is a sum of rows of a
table. The sum over the features of the position is computed once per decision; each choice adds a
few features of its own. Two more layers follow. All numbers are float32, and the loops give the
same results compiled and as plain Python.

A weight file (`weights/GAME.npz`) holds the six arrays of `Network` as float16, a scale factor for
each of the two outputs, the game, and the version of its features.

Functions on the decision path do not check their arguments, since compiled loops call them.
"""

import io
import math
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import ZipFile

import numpy as np

from clubsuit.bots.knowledge.base import Compiled, choice, position, with_features
from clubsuit.bots.knowledge.features import MOST, gap
from clubsuit.errors import NotationError
from clubsuit.games.state import State
from clubsuit.kernel import by_record, compiled, inlined
from clubsuit.texts import refusal, usual_game
from clubsuit.writing import printable

GAIN, POINTS = 0, 1
"""Indices of the outputs, both in units of `Weights.units`. GAIN is the change of the chance to win
the game by the end of the hand; POINTS are the points that the hand scores."""
OUTPUTS = 2
TRIED = 64
"""Maximum number of choices that the network values. It values those that `rule` likes best."""
UNTRIED = -1e9
"""Value of a choice that the network does not value."""


class Network(NamedTuple):
    """Weights and biases of the three layers, float32."""

    rows: np.ndarray
    """Weights of the first layer, features x width: one row for each feature."""
    bias: np.ndarray
    middle: np.ndarray
    """Weights of the second layer, width x second width."""
    middle_bias: np.ndarray
    last: np.ndarray
    """Weights of the last layer, second width x OUTPUTS."""
    last_bias: np.ndarray


class Buffers(NamedTuple):
    """Preallocated arrays of the network, so that a decision allocates no memory."""

    features: np.ndarray
    first: np.ndarray
    """Sum of the first layer over the features of the position."""
    choice: np.ndarray
    """Sum of the first layer over the features of the position and of one choice."""
    second: np.ndarray
    rule: np.ndarray
    """Value that `rule` gives to each choice."""
    points: np.ndarray
    """Output POINTS for each choice."""

    @staticmethod
    def of(network: Network, rule: np.ndarray) -> "Buffers":
        """Return buffers for this network.

        rule: array that the caller fills with the values of `rule`.
        """
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
"""Placeholder if no network is used."""


class Weights(NamedTuple):
    """A network, and the other content of its weight file."""

    network: Network
    units: tuple[float, float]
    """Chance and points that correspond to an output of 1."""
    game: str = ""
    """Id of the game; "" if the file does not contain it."""
    version: int = 1
    """The `Features.version` with which the network was trained."""


# ---- evaluation -----------------------------------------------------------------------------


@inlined
def _add_rows(rows: np.ndarray, features: np.ndarray, first: int, last: int,
              out: np.ndarray) -> None:  # fmt: skip
    """Add the rows of features[first:last] to `out`."""
    for i in range(first, last):
        feature = features[i]
        for k in range(len(out)):
            out[k] += rows[feature, k]


@inlined
def _value(network: Network, buffers: Buffers) -> None:
    """Compute the second layer, buffers.second, from buffers.choice."""
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
    """Return the TRIED-th highest of n values, or -inf if n is at most TRIED.

    If values are equal, more than TRIED of them can reach the result.
    """
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
    """Write the network's outputs for each choice: GAIN to `values`, POINTS to buffers.points.

    A choice that is not among the TRIED that `rule` likes best gets the value UNTRIED.

    v:       the view's record.
    buffers: buffers.rule must contain the values of `rule`.
    unit:    the unit of these values (see `features.GAPS`).
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
def skip_values(v: State, codes: np.ndarray, n: int, network: Network, buffers: Buffers,
                  unit: float, values: np.ndarray) -> None:  # fmt: skip
    """Do nothing. Games without features use this function instead of `value_choices`."""


class OneOfTwo(Mapping[Any, Compiled]):
    """Maps the type of a game's records to one of two functions, for `by_record`."""

    def __init__(
        self,
        suits: Callable[[], Mapping["np.dtype[Any]", bool]],
        function: Compiled,
        otherwise: Compiled,
    ) -> None:
        """suits: returns, for the types of all games, whether `function` is chosen."""
        self._suits = suits
        self._function, self._otherwise = function, otherwise

    def __getitem__(self, dtype: Any) -> Compiled:
        return self._function if self._suits()[dtype] else self._otherwise

    def __iter__(self) -> Iterator[Any]:
        return iter(self._suits())

    def __len__(self) -> int:
        return len(self._suits())


learned = by_record(OneOfTwo(with_features, value_choices, skip_values))
"""(v, codes, n, network, buffers, unit, values): `value_choices` for the records of all games."""


# ---- weights --------------------------------------------------------------------------------


MOST_BYTES = 1 << 27
"""Maximum size of a weight file, both compressed and uncompressed."""
MOST_WEIGHT = float(np.finfo(np.float16).max)
"""Maximum absolute value of a weight. It ensures that the outputs of a network are finite."""


def save_weights(path: Path, weights: Weights) -> None:
    """Write a weight file, with the arrays as float16."""
    arrays: dict[str, Any] = {
        name: array.astype(np.float16) for name, array in weights.network._asdict().items()
    }
    arrays["units"] = np.array(weights.units, np.float32)
    arrays["game"] = np.array(weights.game)
    arrays["version"] = np.array(weights.version)
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


def read_weights(path: Path | Traversable) -> Weights:
    """Read a weight file from a path or from a package resource.

    Raises NotationError if it is not a valid weight file, and OSError if it cannot be read.
    """
    return parse_weights(path.read_bytes(), str(path))


def parse_weights(data: bytes, name: str) -> Weights:
    """Return the weights in the content of a weight file.

    name: the file's name, for the message. Raises NotationError if the content is invalid.
    """
    try:
        weights = _parsed(data)
    except Exception:  # NumPy and zipfile raise various errors for broken files
        weights = None
    if weights is None:
        raise damaged_weights(name)
    return weights


def damaged_weights(name: str) -> NotationError:
    """Return the error for a weight file (`name`) whose content is invalid."""
    return refusal("trained-damaged", file=printable(name))


def _parsed(data: bytes) -> Weights | None:
    with ZipFile(io.BytesIO(data)) as archive:
        if sum(member.file_size for member in archive.infolist()) > MOST_BYTES:
            return None
    with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
        found = [arrays[name] for name in Network._fields]
        if any(array.dtype.kind != "f" for array in found):
            return None
        with np.errstate(over="ignore"):  # numbers that are too large become infinite
            network = Network(*(np.ascontiguousarray(array, np.float32) for array in found))
        gain, points = (float(unit) for unit in arrays["units"])
        game = str(arrays["game"]) if "game" in arrays else ""
        version = int(arrays["version"]) if "version" in arrays else 1
    weights = Weights(network, (gain, points), game, version)
    return weights if _is_valid(weights) else None


def _is_valid(weights: Weights) -> bool:
    """Return whether the layers' shapes match and all numbers are finite.

    Compiled code does not check indices, so arrays of other shapes would be unsafe.
    """
    network = weights.network
    shape = (*network.rows.shape, *network.bias.shape, *network.middle.shape)
    if len(shape) != 5 or 0 in shape:
        return False
    number, width, second = len(network.rows), len(network.bias), len(network.middle_bias)
    shapes = [(number, width), (width,), (width, second), (second,), (second, OUTPUTS), (OUTPUTS,)]
    numbers = all((np.abs(array) <= MOST_WEIGHT).all() for array in network)
    units = all(math.isfinite(unit) and unit > 0 for unit in weights.units)
    return [array.shape for array in network] == shapes and numbers and units


_REGISTERED: dict[str, Path] = {}
"""Weight files of games from outside this package, by game. The files need not exist."""


def register_weights(game: str, file: Path) -> None:
    """Register the weight file of a game, which `trained` uses if it exists."""
    _REGISTERED[game] = file
    shipped_weights.cache_clear()


def has_weights(game: str) -> bool:
    """Return whether a value network comes with the game."""
    return weight_file(game).is_file()


@cache
def shipped_weights(game: str) -> Weights:
    """Return the weights that come with a game. Raises NotationError if there are none."""
    file = weight_file(game)
    if not file.is_file():
        raise refusal("trained-unweighed", game=game)
    return read_weights(file)


def weight_file(game: str, folder: str = "") -> Path | Traversable:
    """Return the weight file that comes with a game; it need not exist.

    folder: a folder beside the usual file, or "".
    """
    game = usual_game(game)
    if game in _REGISTERED:
        file = _REGISTERED[game]
        return file.parent / folder / file.name
    return files("clubsuit.bots").joinpath("weights", folder, f"{game}.npz")
