"""The decisions of `rule` for many games at once, as ids of the encoding.

Nothing here checks its arguments: the arrays are those of `clubsuit.vector`.
"""

import numpy as np

from clubsuit.bots.knowledge.base import evaluate
from clubsuit.bots.search.playout import best_of
from clubsuit.envs.loops import BLANK, SEEN, Scratch
from clubsuit.games.dispatch import honest, id_towards, view
from clubsuit.kernel import compiled


@compiled
def write_choices(
    states: np.ndarray,
    partials: np.ndarray,
    masks: np.ndarray,
    wanted: np.ndarray,
    scratch: Scratch,
    out: np.ndarray,
) -> None:
    """Write the id that `rule` chooses in each row that is wanted.

    wanted: by row: whether to decide.

    In the middle of a decision that another player began, `rule` may want other steps. Then the
    first legal id is written.
    """
    seen, codes, values = scratch
    for i in range(len(states)):
        if not wanted[i]:
            continue
        s = states[i]
        seen[SEEN] = seen[BLANK]
        view(s, s.turn, seen[SEEN])
        n = honest(seen[SEEN], codes)
        best = 0
        if n > 1:
            evaluate(seen[SEEN], codes, n, values)
            best = best_of(values, n)
        number = id_towards(s, partials[i], codes[best])
        out[i] = number if _is_legal(masks, i, number) else _first(masks, i)


@compiled
def _is_legal(masks: np.ndarray, i: int, number: int) -> bool:
    return bool(0 <= number < masks.shape[1] and masks[i, number])


@compiled
def _first(masks: np.ndarray, i: int) -> int:
    number = 0
    while not masks[i, number]:
        number += 1
    return number
