"""A hand of a small game in OpenSpiel, with given deals and with every observation remembered.

It shares only the rules and the observations with `clubsuit.lab.exact`. Information states are
texts, not hashes, and OpenSpiel's own functions compute values and best responses.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import policy

from clubsuit.game import Game
from clubsuit.games.state import NOBODY, Action

_GIVEN: list[tuple[Game, np.ndarray, list[float]]] = []
"""The data of the games. Parameters of OpenSpiel are numbers or texts only."""
NAME = "small_hand"


def kind(seats: int) -> Any:
    """Return the type of a game with this number of seats."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=NAME,
        long_name="A hand of a small game",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if seats == 2 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={"number": 0},
    )


def peer_of(game: Game, roots: np.ndarray, weights: Iterable[float]) -> Any:
    """Return the hand of a game after one of these deals, each of which has this probability."""
    _GIVEN.append((game, roots, list(weights)))
    return pyspiel.load_game(NAME, {"number": len(_GIVEN) - 1})


class Peer(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A hand; see `peer_of`."""

    def __init__(self, params: Mapping[str, Any]) -> None:
        self.of, self.roots, self.weights = _GIVEN[int(params["number"])]
        info = pyspiel.GameInfo(
            num_distinct_actions=3000,
            max_chance_outcomes=len(self.roots),
            num_players=self.of.seats,
            min_utility=-1000.0,
            max_utility=1000.0,
            utility_sum=0.0 if self.of.seats == 2 else None,
            max_game_length=200,
        )
        super().__init__(kind(self.of.seats), info, dict(params))

    def new_initial_state(self) -> "PeerState":
        """Return the state before the deal."""
        return PeerState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Watcher":
        """Return the observer that OpenSpiel's C++ uses for information states."""
        return Watcher()

    def __deepcopy__(self, memo: Any) -> "Peer":
        return self  # OpenSpiel clones a state by copying its attributes


class Watcher:
    """Information states for OpenSpiel's C++."""

    tensor = None
    dict: Mapping[str, Any] = {}

    def set_from(self, state: "PeerState", player: int) -> None:
        """Do nothing, since there is no tensor."""

    def string_from(self, state: "PeerState", player: int) -> str:
        return state.information_state_string(player)


class PeerState(pyspiel.State):  # type: ignore[misc]
    """A state; an action is the index of a legal code. Forced decisions are made at once."""

    def __init__(self, game: Peer) -> None:
        super().__init__(game)
        self.peer = game
        self.at: np.ndarray | None = None
        self.memory = [""] * game.of.seats

    def current_player(self) -> int:
        if self.at is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = int(self.at[0].turn)
        return int(pyspiel.PlayerId.TERMINAL) if turn == NOBODY else turn

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def is_chance_node(self) -> bool:
        return self.at is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.peer.weights))

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self._codes())))

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.peer.of.seats
        assert self.at is not None
        scores = [float(points) for points in self.at[0].score[: self.peer.of.seats]]
        return [scores[0] - scores[1], scores[1] - scores[0]] if len(scores) == 2 else scores

    def information_state_string(self, player: int | None = None) -> str:
        return self.memory[self.current_player() if player is None else player]

    def _codes(self) -> list[int]:
        assert self.at is not None
        return self.peer.of.rules.legal_codes(self.at[0])

    def _apply_action(self, action: int) -> None:
        if self.at is None:
            self.at = self.peer.roots[action : action + 1].copy()
        else:
            self._decide(self._codes()[action])
        self._observe()
        while not self.is_terminal() and len(self._codes()) == 1:
            self._decide(self._codes()[0])
            self._observe()

    def _decide(self, code: int) -> None:
        assert self.at is not None
        self.peer.of.rules.apply(self.at[0], Action(code))

    def _observe(self) -> None:
        rules = self.peer.of.rules
        assert self.at is not None and rules.encoding is not None
        for seat, view in rules.views(self.at[0]).items():
            if seat >= 0:
                seen = rules.encoding.observe(view[0]).tobytes().hex()
                self.memory[seat] = f"{self.memory[seat] or seat} {seen}"

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def __str__(self) -> str:
        return " | ".join(self.memory)


pyspiel.register_game(kind(3), Peer)


def decisions(state: Any) -> Iterator[str]:
    """Yield the information state of each decision in the tree, parents before children."""
    if state.is_terminal():
        return
    if not state.is_chance_node():
        yield state.information_state_string()
    for action in state.legal_actions():
        yield from decisions(state.child(action))


class Table(policy.Policy):  # type: ignore[misc] # open_spiel has no types
    """A strategy: the probabilities of the choices by information state."""

    def __init__(self, game: Peer, rows: Mapping[str, Iterable[float]]) -> None:
        super().__init__(game, list(range(game.of.seats)))
        self._rows = rows

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        return dict(enumerate(self._rows[state.information_state_string(player_id)]))
