"""Records whose fields are attributes."""

import copy
import pickle

import numpy as np
import pytest

from clubsuit.fields import record_dtype
from clubsuit.games import REGISTRY
from clubsuit.kernel import compiled

WORDS = record_dtype([("size", "i8"), ("shape", "i8", (3,)), ("x", "i8")])


def test_a_field_may_have_the_name_of_a_method() -> None:
    """Bug: without the compiler, a field named "shape" returned the `shape` of NumPy's own
    record."""
    words = np.zeros(2, WORDS)
    words[1].size = 5
    words[1].shape[2] = 7
    assert (int(words[1].size), words[1].shape.tolist()) == (5, [0, 0, 7])
    assert words["size"].tolist() == [0, 5] and words["shape"][1, 2] == 7


@pytest.mark.parametrize("carry", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
def test_records_travel(carry: "object") -> None:
    """Hole: records cannot be sent to workers, or arrive there as another type."""
    words = np.zeros(2, WORDS)
    words[0].x = 9
    there = carry(words)  # type: ignore[operator]
    assert there.dtype == WORDS and type(there[0]) is type(words[0])
    assert there[0].x == 9 and not np.shares_memory(there, words)


def test_as_fields_of_numpy() -> None:
    """Hole: the memory layout of a record differs from the layout in compiled code and in C."""
    for rules in REGISTRY.values():
        numpys = np.dtype((np.record, np.dtype(list(rules.dtype.descr))))
        assert rules.dtype.fields == numpys.fields and rules.dtype.itemsize == numpys.itemsize


@compiled
def _add(record: "object") -> int:
    record.x += record.size  # type: ignore[attr-defined]
    return record.x  # type: ignore[attr-defined, no-any-return]


def test_compiled_and_plain() -> None:
    """Hole: compiled code rejects these records or writes to the wrong field."""
    words = np.zeros(1, WORDS)
    words[0].size, words[0].x = 4, 5
    assert _add(words[0]) == 9 == words[0].x
