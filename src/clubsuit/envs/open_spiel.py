"""The games in OpenSpiel (`pip install "clubsuit[bench]"`): importing this module registers them.

A game of OpenSpiel's is one *hand*, dealt at its only node of chance; what it returns is the
hand's score. Parameters are the game's options, and `seed`, from which the deals follow.

>>> import pyspiel
>>> import clubsuit.envs.open_spiel
>>> game = pyspiel.load_game("clubsuit_climbing_clubs(players=3,seed=7)")
>>> state = game.new_initial_state()
>>> state.apply_action(0)
>>> state.current_player(), len(state.legal_actions())
(0, 21)

*Actions.* A legal list is made from what the mover sees, so it is the same in every state with
the same information state; OpenSpiel asks no more of an action's number than that it means the
same there. Codes of our rules below `PLAIN_CODES` stand for themselves. Larger ones (sets of
cards in Ruby Dame) do not fit OpenSpiel's 32 bits: they are `PLAIN_CODES` plus their place in the
ascending list of legal codes.

*Information states.* The string is the seat's view of the hand, in hexadecimal.
`resample_from_infostate` draws the hidden cards anew with the game's own `sample`; the state that
it returns has no history. OpenSpiel 2.0.2 lets only callers in Python reach it: its C++ ISMCTSBot
ends with "not implemented" at every game that is written in Python.

Nothing is said out of turn, and under honour play only what keeps to the rules is offered.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

from clubsuit.bots.search_rules import apply, legal, view_into
from clubsuit.game import Game, game_ids, rules_of
from clubsuit.games.base import NOBODY, Action, Option, Rules, State
from clubsuit.kernel import compiled, rand_below, rand_seed

PLAIN_CODES = 1 << 16
"""Codes below are action numbers as they are."""
MOST_POINTS = 10_000.0
"""No hand scores more, or as much below zero,"""
LONGEST_HAND = 4_000
"""and none has more decisions."""
STATE, SEEN, BLANK = range(3)
"""Places in a state's array of records: the state; what the mover sees of it; zeros."""
PLACES = 3


@compiled
def look(states: np.ndarray, codes: np.ndarray) -> int:
    """Write what the seat to act sees, and its legal codes; returns how many these are."""
    states[SEEN] = states[BLANK]
    view_into(states[STATE], states[STATE].turn, states[SEEN])
    return int(legal(states[STATE], codes))


@compiled
def step(states: np.ndarray, code: int) -> None:
    """Carry out a code."""
    apply(states[STATE], code, 0)


@compiled
def roll_out(states: np.ndarray, codes: np.ndarray, rng: np.ndarray) -> None:
    """Play the hand to its end in the place SEEN, each legal code with the same probability."""
    states[SEEN] = states[STATE]
    while states[SEEN].turn != NOBODY:
        n = legal(states[SEEN], codes)
        apply(states[SEEN], codes[rand_below(rng, n)], 0)


class HandGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """One hand of a game of ours, with its options chosen. Each game has a class of its own."""

    id: ClassVar[str]
    """The game's name with us."""

    def __init__(self, params: Mapping[str, Any]) -> None:
        rules = rules_of(self.id)
        given = {name: value for name, value in params.items() if name != "seed" and value != ""}
        chosen = Game(rules, given)
        info = pyspiel.GameInfo(
            num_distinct_actions=PLAIN_CODES + chosen.rules.max_legal,
            max_chance_outcomes=1,
            num_players=chosen.seats,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            max_game_length=LONGEST_HAND,
        )
        super().__init__(_game_type(rules), info, dict(params))
        self.chosen = chosen
        self.rules = chosen.rules
        self.size = self.rules.dtype.itemsize
        self.codes = np.zeros(self.rules.max_legal, np.int64)
        self._seeds = np.zeros(2, np.int64)
        rand_seed(self._seeds, int(params.get("seed", 0)))

    def new_initial_state(self) -> "HandState":
        """A hand before its deal; each one that is asked for gets another deal."""
        state = HandState(self)
        state.states[STATE] = self.chosen.table(int(rand_below(self._seeds, 1 << 31))).state
        return state

    def behind(self, v: State, rng: np.ndarray) -> "HandState":
        """A state that fits all that a seat has seen.

        v:   the record of the seat's view.
        rng: int64[2], set by `clubsuit.kernel.rand_seed`.
        """
        state = HandState(self)
        state.states[STATE] = v
        self.rules.sample(v, rng, state.states[STATE])
        state.changed()
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What OpenSpiel's C++ asks for information states and observations."""
        return Observer()

    def __deepcopy__(self, memo: Any) -> "HandGame":
        return self


class HandState(pyspiel.State):  # type: ignore[misc]
    """A hand as it is played.

    OpenSpiel's own methods for callers in Python go through C++ and back for each question;
    those that a search asks most often are answered here.
    """

    def __init__(self, game: HandGame) -> None:
        super().__init__(game)
        self.game = game
        self._bytes = bytearray(PLACES * game.size)
        self.states = np.ndarray(PLACES, game.rules.dtype, self._bytes)
        self._turn = NOBODY
        self._legal: list[int] | None = None
        """The legal codes, while the place SEEN has what the mover sees."""

    # ---- as OpenSpiel asks ---------------------------------------------------------------

    def current_player(self) -> int:
        return self._turn if self._turn >= 0 else self._nobody()

    def is_terminal(self) -> bool:
        return self._turn < 0 and self._dealt()

    def is_chance_node(self) -> bool:
        return self._turn < 0 and not self._dealt()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deal, which follows from the game's seed."""
        return [(0, 1.0)]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What the seat to act may do, ascending; nothing for any other seat."""
        if self.is_chance_node():
            return [0]
        if self._turn < 0 or player not in (None, self._turn):
            return []
        return self._legal_actions(self._turn)

    def returns(self) -> list[float]:
        """The hand's score; zeros before its end."""
        return self._scores(STATE) if self.is_terminal() else [0.0] * self.game.chosen.seats

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat (by default the one to act) has seen."""
        if player is None or player == self._turn:
            self._codes()
            return self._bytes[self.game.size : 2 * self.game.size].hex()
        return self._seen(player).tobytes().hex()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "HandState":
        """A state that this seat cannot tell from this one, each as likely as any other.

        sampler: gives random numbers from 0 to 1.
        """
        rng = np.zeros(2, np.int64)
        rand_seed(rng, int(sampler() * (1 << 53)))
        return self.game.behind(self._seen(player)[0], rng)

    def _legal_actions(self, player: int) -> list[int]:
        codes = self._codes()
        if codes[-1] < PLAIN_CODES:
            return codes.copy()
        return [code if code < PLAIN_CODES else PLAIN_CODES + i for i, code in enumerate(codes)]

    def _apply_action(self, action: int) -> None:
        if self._turn >= 0:
            step(self.states, self.code_of(action))
        else:
            self.game.rules.deal(self.states[STATE])
        self.changed()

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return "deal"
        return self.game.rules.text(self.states[STATE], Action(self.code_of(action)))

    def __str__(self) -> str:
        held = [self.game.rules.deck.names(int(cards)) for cards in self.states[STATE].hand]
        hands = " | ".join(" ".join(cards) for cards in held[: self.game.chosen.seats])
        return f"{self.game.rules.id}, player {self.current_player()}: {hands}"

    # ---- besides -----------------------------------------------------------------------------

    def changed(self) -> None:
        """To be called after a change of `states`."""
        self._turn = self.states["turn"].item(STATE)
        self._legal = None

    def rolled_out(self, rng: np.ndarray) -> list[float]:
        """The hand's score where all play on at random; the state stays as it is."""
        self._legal = None
        roll_out(self.states, self.game.codes, rng)
        return self._scores(SEEN)

    def code_of(self, action: int) -> int:
        """The code of our rules that a legal action stands for."""
        return action if action < PLAIN_CODES else self._codes()[action - PLAIN_CODES]

    def _nobody(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL if self._dealt() else pyspiel.PlayerId.CHANCE)

    def _dealt(self) -> bool:
        return bool(self.states["hand_number"].item(STATE))

    def _scores(self, place: int) -> list[float]:
        return [float(points) for points in self.states["score"][place, : self.game.chosen.seats]]

    def _codes(self) -> list[int]:
        if self._legal is None:
            n = look(self.states, self.game.codes)
            self._legal = sorted(self.game.codes[:n].tolist())
        return self._legal

    def _seen(self, seat: int) -> np.ndarray:
        """What a seat sees: an array of one record."""
        if seat == self._turn:
            self._codes()
            return self.states[SEEN:BLANK]
        seen = np.zeros(1, self.game.rules.dtype)
        self.game.rules.view(self.states[STATE], seat, seen[0])
        return seen


class Observer:
    """Information states and observations are the same here: the seat's view."""

    tensor = None
    dict: Mapping[str, Any] = {}

    def set_from(self, state: HandState, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: HandState, player: int) -> str:
        return state.information_state_string(player)


def _game_type(rules: Rules) -> Any:
    return pyspiel.GameType(
        short_name=name_of(rules.id),
        long_name=f"Clubsuit: {rules.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.players),
        min_num_players=min(rules.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={
            "seed": 0,
            **{option.name: _parameter(option) for option in rules.options},
        },
    )


def name_of(game: str) -> str:
    """A game's name in OpenSpiel.

    >>> name_of("ruby-dame")
    'clubsuit_ruby_dame'
    """
    return "clubsuit_" + game.replace("-", "_")


def _parameter(option: Option) -> int | bool | str:
    """An option's default; "" where it has none that OpenSpiel could say."""
    return option.default if isinstance(option.default, int | bool | str) else ""


for _id in game_ids():
    pyspiel.register_game(_game_type(rules_of(_id)), type(name_of(_id), (HandGame,), {"id": _id}))
