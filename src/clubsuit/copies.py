"""A base class for objects whose copies are independent."""

import copy
from typing import Self


class Independent:
    """Base class that makes `copy.copy` return a deep copy.

    It is for objects that own arrays. An ordinary shallow copy would share the arrays, so playing
    a move in the copy would change the original.
    """

    def __copy__(self) -> Self:
        return copy.deepcopy(self)
