"""OpenSpiel's information-set MCTS as an opponent (`openspiel-ismcts`).

The algorithm is OpenSpiel's own (`open_spiel.python.algorithms.ismcts`, described there as "adapted
from the C++ implementation"). It plays our games as `clubsuit.envs.open_spiel` registers them. The
C++ bot cannot be used: it never calls `resample_from_infostate` of a game written in Python.

Two steps that are slow in Python are replaced by faster ones with the same outcome, so that more
time is left for simulations. The selection of a child avoids NumPy scalars and copies of lists. A
compiled loop plays randomly to the end of the hand. The budget is in milliseconds, not in
simulations.
"""

import math
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from clubsuit.bots.base import Candidate, Choice
from clubsuit.bots.knowledge.base import knowledge_of
from clubsuit.bots.search.budget import LONGEST, Budget
from clubsuit.envs.open_spiel import HandGame, HandState, name_of
from clubsuit.errors import Reason
from clubsuit.game import Game, View
from clubsuit.games.state import Action
from clubsuit.random_numbers import CHOICES, WORLDS, generator

FEWEST = 2
"""Minimum number of simulations; the first one only expands the root."""
TIE = 1e-5


class IsmctsBot:
    """A seat that is played by OpenSpiel's search."""

    name = "openspiel-ismcts"

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        self._game: HandGame = pyspiel.load_game(name_of(game.id), parameters(game))
        self._rng = generator(seed, WORLDS)
        self._tree = Tree(self._game, seed, budget, knowledge_of(game.rules).exploration)

    def choose(self, view: View) -> Choice:
        log = [(entry.seat, entry.text) for entry in view.log]
        root = self._game.behind(view.state, self._rng, log)
        (first, visits), *others = self._tree.visits(root)
        code = self._completed(root, first)
        whole = [(root.code_of(action), number) for action, number in others]
        rest = [Candidate(other, number) for other, number in whole if other is not None]
        reason = Reason("", "bot-ismcts", {"visits": int(visits)})
        return Choice(Action(code), [Candidate(code, visits), *rest], reason)

    def _completed(self, state: HandState, action: int) -> int:
        """Return the code of a decision that begins with this action.

        The further steps are those that the search has visited most.
        """
        while (code := state.code_of(action)) is None:
            state = state.child(action)
            action = self._tree.most_visited(state)
        return code

    def interject(self, view: View) -> Action | None:
        """Return the out-of-turn action of `rule`; the search cannot choose such actions."""
        return knowledge_of(view.rules).act_out_of_turn(view)


class Tree(ismcts.ISMCTSBot):  # type: ignore[misc] # open_spiel has no types
    """OpenSpiel's search with a time limit."""

    def __init__(self, game: HandGame, seed: int, budget: Budget, explore: float) -> None:
        super().__init__(
            game,
            RollOuts(seed),
            uct_c=explore,
            max_simulations=budget.worlds or LONGEST,
            random_state=np.random.RandomState([seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF]),
        )
        self._seconds = budget.ms / 1000 if budget.ms else math.inf
        self._until = 0.0
        self._made = 0

    def visits(self, root: HandState) -> list[tuple[int, float]]:
        """Return the tried actions and their numbers of visits, the most visited action first."""
        actions = root.legal_actions()
        if len(actions) == 1:
            return [(actions[0], 1.0)]
        self._until = time.perf_counter() + self._seconds
        self._made = 0
        with suppress(_TimeIsUp):
            self.run_search(root)
        found = self._root_node.child_info.items()
        return sorted(((a, float(child.visits)) for a, child in found), key=lambda one: -one[1])

    def most_visited(self, state: HandState) -> int:
        """Return the action of a state that the last search has visited most; a random one if it
        has not come here."""
        node = self.lookup_node(state)
        if node is None or not node.child_info:
            return int(self._random_state.choice(state.legal_actions()))
        best: int = max(node.child_info, key=lambda action: node.child_info[action].visits)
        return best

    def sample_root_state(self, state: HandState) -> HandState:
        """Return the state of the next simulation, or end the search if the time is up."""
        if self._made >= FEWEST and time.perf_counter() >= self._until:
            raise _TimeIsUp
        self._made += 1
        sampler: Callable[[], float] = self._random_state.uniform
        return state.resample_from_infostate(state.current_player(), sampler)

    # ---- faster versions of OpenSpiel's methods --------------------------------------------

    def lookup_node(self, state: HandState) -> Any:
        return self._nodes.get(self.get_state_key(state))

    def check_expand(self, node: Any, legal_actions: list[int]) -> int:
        if len(node.child_info) == len(legal_actions):
            return int(pyspiel.INVALID_ACTION)
        new = [action for action in legal_actions if action not in node.child_info]
        return new[int(self._random_state.randint(len(new)))]

    def _select_candidate_actions(self, node: Any) -> list[int]:
        spread = self._uct_c * math.sqrt(math.log(node.total_visits))
        values = {
            action: child.return_sum / child.visits + spread / math.sqrt(child.visits)
            for action, child in node.child_info.items()
        }
        least = max(values.values()) - TIE
        return [action for action, value in values.items() if value > least]


class RollOuts:
    """OpenSpiel's evaluator: one random playout."""

    def __init__(self, seed: int) -> None:
        self._rng = generator(seed, CHOICES)

    def evaluate(self, state: HandState) -> list[float]:
        return state.rolled_out(self._rng)

    def prior(self, state: HandState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class _TimeIsUp(Exception):
    pass


def parameters(game: Game) -> dict[str, int | bool | str]:
    """Return the options of a game as parameters for OpenSpiel.

    >>> import clubsuit
    >>> parameters(clubsuit.load("ruby-dame", target=50))
    {'target': 50}
    """
    return {
        name: ",".join(map(str, value)) if isinstance(value, list) else value
        for name, value in game.chosen.items()
    }
