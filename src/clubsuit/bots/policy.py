"""The policy network of `trained`, which self-play by PPO has trained: its layers and its files.

The network rates the ids of a game's encoding (`games.encoding`), so it plays every game that has
one, with all options, and a decision of several steps is several evaluations. Its input is the
observation and the legal ids. Behind the first layer follow blocks with a normalisation, two layers
and a sum with the block's input; the last layer has one output for each id.

A weight file holds the arrays of `PolicyNetwork` as float16, the game, the version of its encoding,
and, as JSON, how it was trained.

Functions on the decision path do not check their arguments, since compiled loops call them.
"""

import io
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import ZipFile

import numpy as np

from clubsuit.bots.network import (
    MOST_BYTES,
    MOST_WEIGHT,
    OneOfTwo,
    damaged_weights,
    weight_file,
)
from clubsuit.games.dispatch import (
    id_towards,
    observe,
    take_id,
    with_ids,
    write_ids,
)
from clubsuit.games.encoding import IDS_IN_WORD, Encoding
from clubsuit.games.state import State
from clubsuit.kernel import by_record, compiled, inlined

POLICIES = "policies"
"""The folder of policies, beside the value networks of games."""
EPSILON = 1e-5
"""Added to the variance in a normalisation, as PyTorch does."""
NEVER = np.float32(-1e9)
"""Logit of an id that is not legal."""


class PolicyNetwork(NamedTuple):
    """Weights and biases of all layers, float32. The inputs are an observation and flags of ids."""

    first: np.ndarray
    """Weights of the first layer, inputs x width."""
    first_bias: np.ndarray
    norms: np.ndarray
    """Gain and shift of the normalisations, (blocks + 1) x 2 x width. The last one is for the last
    layer."""
    up: np.ndarray
    """Weights of the first layer of each block, blocks x width x width."""
    up_bias: np.ndarray
    down: np.ndarray
    """Weights of the second layer of each block, blocks x width x width."""
    down_bias: np.ndarray
    last: np.ndarray
    """Weights of the last layer, width x ids."""
    last_bias: np.ndarray


NO_POLICY = PolicyNetwork(
    *(np.zeros((0,) * dimensions, np.float32) for dimensions in (2, 1, 3, 3, 2, 3, 2, 2, 1))
)
"""Placeholder if no policy is used."""


class PolicyBuffers(NamedTuple):
    """Preallocated arrays, so that a decision allocates no memory."""

    observation: np.ndarray
    ids: np.ndarray
    """The set of legal ids, as int64 words."""
    hidden: np.ndarray
    normal: np.ndarray
    inner: np.ndarray
    logits: np.ndarray
    """By id: the logit, or NEVER."""

    @staticmethod
    def of(network: PolicyNetwork) -> "PolicyBuffers":
        """Return buffers for this network."""
        width, ids = network.last.shape
        return PolicyBuffers(
            np.zeros((1, len(network.first) - ids), np.int8),
            np.zeros((1, -(-ids // IDS_IN_WORD)), np.int64),
            np.zeros(width, np.float32),
            np.zeros(width, np.float32),
            np.zeros(width, np.float32),
            np.zeros(ids, np.float32),
        )


class Policy(NamedTuple):
    """A policy network, and the other content of its weight file."""

    network: PolicyNetwork
    game: str
    """Id of the game."""
    version: int
    """The `Encoding.version` with which the network was trained."""
    about: Mapping[str, Any]
    """How it was trained: command, hardware, numbers of hands and decisions, results."""


# ---- evaluation -----------------------------------------------------------------------------


@inlined
def _add_row(x: np.float32, row: np.ndarray, out: np.ndarray) -> None:
    for k in range(len(out)):
        out[k] += x * row[k]


@inlined
def _add_layer(given: np.ndarray, rows: np.ndarray, out: np.ndarray) -> None:
    """Add a layer's weighted inputs to `out`."""
    for j in range(len(given)):
        if given[j] != 0.0:
            _add_row(given[j], rows[j], out)


@inlined
def _normalise(given: np.ndarray, norm: np.ndarray, out: np.ndarray) -> None:
    mean = 0.0
    for k in range(len(given)):
        mean += given[k]
    mean /= len(given)
    variance = 0.0
    for k in range(len(given)):
        variance += (given[k] - mean) ** 2
    factor = 1.0 / np.sqrt(variance / len(given) + EPSILON)
    for k in range(len(given)):
        out[k] = np.float32((given[k] - mean) * factor) * norm[0, k] + norm[1, k]


@inlined
def _keep_positive(values: np.ndarray) -> None:
    for k in range(len(values)):
        values[k] = max(values[k], np.float32(0.0))


@inlined
def _copy(given: np.ndarray, out: np.ndarray) -> None:
    for k in range(len(out)):
        out[k] = given[k]


@inlined
def _is_legal(ids: np.ndarray, number: int) -> int:
    return ids[0, number // IDS_IN_WORD] >> number % IDS_IN_WORD & 1


@compiled
def write_logits(v: State, partial: int, network: PolicyNetwork, buffers: PolicyBuffers) -> None:
    """Write the logit of each legal id to buffers.logits.

    v:       the record of the view of the seat to act.
    partial: the steps of the decision so far.
    """
    observation, ids, hidden, normal, inner, logits = buffers
    observe(v, partial, observation, 0)
    write_ids(v, partial, ids, 0)
    size = observation.shape[1]
    _copy(network.first_bias, hidden)
    for i in range(size):
        if observation[0, i] != 0:
            _add_row(np.float32(observation[0, i]), network.first[i], hidden)
    for i in range(len(logits)):
        if _is_legal(ids, i):
            _add_row(np.float32(1.0), network.first[size + i], hidden)
    for block in range(len(network.up)):
        _normalise(hidden, network.norms[block], normal)
        _copy(network.up_bias[block], inner)
        _add_layer(normal, network.up[block], inner)
        _keep_positive(inner)
        _add_row(np.float32(1.0), network.down_bias[block], hidden)
        _add_layer(inner, network.down[block], hidden)
    _normalise(hidden, network.norms[len(network.up)], normal)
    _keep_positive(normal)
    _copy(network.last_bias, logits)
    _add_layer(normal, network.last, logits)
    for i in range(len(logits)):
        if not _is_legal(ids, i):
            logits[i] = NEVER


@compiled
def best_id(logits: np.ndarray) -> int:
    """Return the id with the highest logit; on ties, the first one."""
    best = 0
    for i in range(1, len(logits)):
        if logits[i] > logits[best]:
            best = i
    return best


@compiled
def best_code(v: State, partial: int, network: PolicyNetwork, buffers: PolicyBuffers) -> int:
    """Return the code of the decision that the network likes best, step by step.

    partial: the steps of the decision so far.
    """
    code = -1
    while code < 0:
        write_logits(v, partial, network, buffers)
        code = take_id(v, partial, best_id(buffers.logits))
        partial = ~code
    return code


@compiled
def log_chance(v: State, code: int, network: PolicyNetwork, buffers: PolicyBuffers) -> float:
    """Return the logarithm of the probability that the network makes this decision.

    Where the same cards can be chosen in several orders, only the usual order counts.

    v:    the record of the view of the seat to act.
    code: a legal decision; its steps are those of the game's encoding.
    """
    total = 0.0
    partial = 0
    done = -1
    while done < 0:
        write_logits(v, partial, network, buffers)
        number = id_towards(v, partial, code)
        total += buffers.logits[number] - _log_sum(buffers.logits)
        done = take_id(v, partial, number)
        partial = ~done
    return total


@compiled
def _no_code(v: State, partial: int, network: PolicyNetwork, buffers: PolicyBuffers) -> int:
    return -1


@compiled
def _no_chance(v: State, code: int, network: PolicyNetwork, buffers: PolicyBuffers) -> float:
    return 0.0


code_of_policy = by_record(OneOfTwo(with_ids, best_code, _no_code))
"""(v, partial, network, buffers): `best_code` for the records of all games."""
chance_of_policy = by_record(OneOfTwo(with_ids, log_chance, _no_chance))
"""(v, code, network, buffers): `log_chance` for the records of all games."""


@inlined
def _log_sum(logits: np.ndarray) -> float:
    """Return the logarithm of the sum of the exponentials."""
    most = logits[0]
    for i in range(1, len(logits)):
        most = max(most, logits[i])
    total = 0.0
    for i in range(len(logits)):
        if logits[i] > NEVER:
            total += np.exp(logits[i] - most)
    return float(most + np.log(total))


# ---- files ----------------------------------------------------------------------------------


def save_policy(path: Path, policy: Policy) -> None:
    """Write a weight file, with the arrays as float16."""
    arrays: dict[str, Any] = {
        name: array.astype(np.float16) for name, array in policy.network._asdict().items()
    }
    arrays["game"] = np.array(policy.game)
    arrays["version"] = np.array(policy.version)
    arrays["about"] = np.array(json.dumps(dict(policy.about)))
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


def is_policy(data: bytes) -> bool:
    """Return whether this is the content of a weight file of a policy, perhaps a damaged one."""
    try:
        with ZipFile(io.BytesIO(data)) as archive:
            return "first.npy" in archive.namelist()
    except Exception:  # zipfile raises various errors for broken files
        return False


def parsed_policy(data: bytes) -> Policy | None:
    """Return the policy in the content of a weight file, or None if the content is invalid."""
    try:
        policy = _parsed(data)
    except Exception:  # NumPy, json and zipfile raise various errors for broken files
        return None
    return policy if policy and _is_valid(policy) else None


def _parsed(data: bytes) -> Policy | None:
    with ZipFile(io.BytesIO(data)) as archive:
        if sum(member.file_size for member in archive.infolist()) > MOST_BYTES:
            return None
    with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
        found = [arrays[name] for name in PolicyNetwork._fields]
        if any(array.dtype.kind != "f" for array in found):
            return None
        network = PolicyNetwork(*(np.ascontiguousarray(array, np.float32) for array in found))
        about = json.loads(str(arrays["about"]))
        return Policy(network, str(arrays["game"]), int(arrays["version"]), about)


def _is_valid(policy: Policy) -> bool:
    """Return whether the layers' shapes match and all numbers are finite.

    Compiled code does not check indices, so arrays of other shapes would be unsafe.
    """
    network = policy.network
    if [array.ndim for array in network] != [2, 1, 3, 3, 2, 3, 2, 2, 1] or 0 in network.last.shape:
        return False
    (inputs, width), (blocks, *_), ids = network.first.shape, network.up.shape, len(network[-1])
    square = (blocks, width, width)
    shapes = [(inputs, width), (width,), (blocks + 1, 2, width), square, (blocks, width)]
    shapes += [square, (blocks, width), (width, ids), (ids,)]
    numbers = all((np.abs(array) <= MOST_WEIGHT).all() for array in network)
    fits = [array.shape for array in network] == shapes and inputs > ids
    return fits and numbers and isinstance(policy.about, dict)


@cache
def shipped_policy(game: str) -> Policy | None:
    """Return the policy that comes with a game, or None. Raises NotationError for a damaged file.

    It is the file `policies/GAME.npz` beside the game's other weights (see `bots.network`).
    """
    file = weight_file(game, POLICIES)
    if not file.is_file():
        return None
    policy = parsed_policy(file.read_bytes())
    if policy is None:
        raise damaged_weights(str(file))
    return policy


def fits(policy: Policy, encoding: Encoding) -> bool:
    """Return whether a policy has learned with this encoding: its version, inputs and outputs."""
    sizes = len(policy.network.first), len(policy.network.last_bias)
    wanted = encoding.observation_size + encoding.actions, encoding.actions
    return policy.version == encoding.version and sizes == wanted
