"""NumPy records with fields as attributes, in plain Python and in compiled code.

NumPy's own `np.record` looks up an attribute in Python code, which takes seven times as long. It
also hides a field that has the name of a method, such as "size".
"""

import copyreg
from collections.abc import Sequence
from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np


class _RecordType(type):
    """The metaclass of record classes. It makes the classes picklable."""


def record_dtype(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """Return a record type with these fields, aligned as in C.

    fields: for each field, its name and type, or its name, type and shape.

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
    own = {"__slots__": (), "__repr__": _repr}
    kind: Any = _RecordType("Record", (np.void,), {**own, **attributes})
    return kind  # type: ignore[no-any-return]


def _repr(record: Any) -> str:
    """Return the names and values of the fields, on one line."""
    values = (f"{name}={np.asarray(record[name]).tolist()}" for name in record.dtype.names)
    return f"<{', '.join(values)}>"


def _setter(name: str) -> Any:
    def put(record: np.void, value: Any) -> None:
        record[name] = value

    return put


def _reduce(kind: type[np.void]) -> tuple[Any, ...]:
    names = tuple(name for name, value in vars(kind).items() if isinstance(value, property))
    return _class_of, (names,)


copyreg.pickle(_RecordType, _reduce)  # type: ignore[arg-type]  # it pickles classes of this type
