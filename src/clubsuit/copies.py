"""Copies that share nothing with what they were copied from."""

import copy
from typing import Self


class Independent:
    """An object whose copies never change with it: `copy.copy` goes as deep as `copy.deepcopy`.

    For objects that own arrays: an ordinary shallow copy would share them, and playing on in the
    copy would change the original.
    """

    def __copy__(self) -> Self:
        return copy.deepcopy(self)
