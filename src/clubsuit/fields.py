"""Records of NumPy whose fields are attributes, in ordinary Python as in compiled code.

NumPy's own (`np.record`) finds an attribute by a search in Python, seven times as slowly, and a
field named like one of its methods ("size") not at all.
"""

import copyreg
from collections.abc import Sequence
from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np


class _RecordType(type):
    """The class of the classes of such records."""


def record_dtype(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """A record type with these fields, aligned as in C.

    >>> point = np.zeros(1, record_dtype([("x", "i8"), ("size", "i8", (2,))]))[0]
    >>> point.x, point.size[1] = 3, 4
    >>> int(point.x), point.size.tolist()
    (3, [0, 4])
    >>> point
    <x=3, size=[0, 4]>
    """
    dtype = np.dtype(list(fields), align=True)
    return np.dtype((_class_of(dtype.names or ()), dtype))


@cache
def _class_of(names: tuple[str, ...]) -> type[np.void]:
    attributes = {name: property(itemgetter(name), _setter(name)) for name in names}
    own = {"__slots__": (), "__repr__": _told}
    kind: Any = _RecordType("Record", (np.void,), {**own, **attributes})
    return kind  # type: ignore[no-any-return]


def _told(record: Any) -> str:
    """The fields by name, in one line."""
    values = (f"{name}={np.asarray(record[name]).tolist()}" for name in record.dtype.names)
    return f"<{', '.join(values)}>"


def _setter(name: str) -> Any:
    def put(record: np.void, value: Any) -> None:
        record[name] = value

    return put


def _reduce(kind: type[np.void]) -> tuple[Any, ...]:
    names = tuple(name for name, value in vars(kind).items() if isinstance(value, property))
    return _class_of, (names,)


copyreg.pickle(_RecordType, _reduce)  # type: ignore[arg-type]  # a class, whose own type it is
