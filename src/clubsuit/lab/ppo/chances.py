"""The chance to win the game as reward, instead of points: `clubsuit train --reward win`.

The reward of a hand is the change of this chance, which the same models estimate as in `search`
(`bots.knowledge.win_probability`). So a policy learns to play for second place with nothing to
gain, or to lose tricks at -9 in Clubs (Whist).
"""

import numpy as np

from clubsuit.bots.knowledge.base import win_probability
from clubsuit.envs.vector import VectorEnvironment
from clubsuit.games.dispatch import apply, take_id
from clubsuit.kernel import compiled


class Chances:
    """The changes of the chances to win in the games of an environment.

    A finished game makes room for a new one at once. So the last step of a hand is done once more,
    in a copy of the games.
    """

    def __init__(self, env: VectorEnvironment) -> None:
        self._env = env
        self._states, self._partials = env.states.copy(), env.partials.copy()

    def remember(self) -> None:
        """Copy all games; call this before a step."""
        np.copyto(self._states, self._env.states)
        np.copyto(self._partials, self._env.partials)

    def write(self, actions: np.ndarray, ended: np.ndarray, out: np.ndarray) -> None:
        """Write by how much each seat's chance changed in the hands that ended in this step.

        actions: the ids of the step.
        ended:   bool[rows].
        out:     float32[rows, seats]; 0 in all other rows.
        """
        write_changes(self._states, self._partials, actions, ended, out)


@compiled
def write_changes(
    states: np.ndarray,
    partials: np.ndarray,
    actions: np.ndarray,
    ended: np.ndarray,
    out: np.ndarray,
) -> None:
    """Write the changes of the chances to win; see `Chances.write`. The states that end change."""
    for i in range(len(states)):
        out[i] = 0.0
        if ended[i]:
            s = states[i]
            for p in range(s.seats):
                out[i, p] = -win_probability(s, p)
            apply(s, take_id(s, partials[i], actions[i]), 0)
            for p in range(s.seats):
                out[i, p] += win_probability(s, p)
