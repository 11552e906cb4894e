"""The games in OpenSpiel (installed by the extra `bench`). Importing this module registers them.

A game in OpenSpiel is one *hand*, and its returns are the score of the hand. The parameters are the
options of the game. Chance is explicit. The first chance outcome is the dealer. The others are the
cards of each pack in the order of the deal; each card is given by its index in the pack. The
history is therefore complete, and replaying it gives the same hand.

>>> import pyspiel
>>> import clubsuit.envs.open_spiel
>>> game = pyspiel.load_game("clubsuit_climbing_clubs(players=3)")
>>> state = game.dealt(seed=7)
>>> state.current_player(), len(state.legal_actions())
(2, 26)
>>> again = game.new_initial_state()
>>> for action in state.history():
...     again.apply_action(action)
>>> str(again) == str(state)
True

*Actions* are the ids of `clubsuit.vector` (docs/environment-tables.md): a few hundred numbers that
mean the same in all positions. Some decisions take several steps, and the same seat then acts
several times; nobody else sees anything before the last step. Legal actions depend only on what the
seat to act sees, so they are the same in all states with the same information state.

*Information states.* The string contains everything that the seat has seen of the hand: all
decisions in order, as the seat saw them, its current view in hexadecimal, and its steps so far. An
observation is the seat's cards, this view and the steps. `resample_from_infostate` samples the
hidden cards with the game's own `sample`; the state that it returns has no history. In OpenSpiel
2.0.2, only Python code can call it: the C++ ISMCTSBot fails with "not implemented" for every game
that is written in Python.

*Tensors* are float32. The observation tensor is the observation of `clubsuit.vector`, number by
number. The information state tensor has a flag for each player, the observation, and a row for each
step of the hand so far, as the seat saw it (`envs.history.write_rows`), oldest first. An observer
of `make_observation` has the parts by name.

There are no actions out of turn, and under honour play only actions that follow the rules are
legal.

*Invalid numbers.* A player, action or chance outcome that does not exist raises an error of
`clubsuit.errors`, and the state does not change.

*Threads.* Use each state in only one thread at a time, like any mutable Python object. States share
no mutable data, and queries do not change a state.
"""

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

import numpy as np
import pyspiel

from clubsuit.arguments import checked_chance, checked_generator, checked_seat, checked_seed, whole
from clubsuit.envs.history import Decision, Log, row_size, write_rows
from clubsuit.envs.vector import encoding_of
from clubsuit.errors import RuleError, TurnError, excerpt
from clubsuit.game import Game, game_ids, rules_of
from clubsuit.games.dispatch import apply, honest, take_id, view, write_ids
from clubsuit.games.encoding import IDS_IN_WORD
from clubsuit.games.options import Option
from clubsuit.games.rules import Rules
from clubsuit.games.state import NOBODY, Action, State
from clubsuit.kernel import compiled, lowest
from clubsuit.random_numbers import DEALS, WORLDS, generator, rand_below
from clubsuit.texts import refusal

ENVIRONMENT_VERSION = 2
"""Version of action numbers and information states; docs/versions.md says when it rises."""

# Compiled functions do not check their arguments; `HandState` and `HandGame` check them.


@compiled
def look(
    states: np.ndarray, partial: int, seen: np.ndarray, words: np.ndarray, ids: np.ndarray
) -> int:
    """Write the view of the seat to act into `seen`, and its legal ids, ascending, into `ids`.

    `seen` must contain only zeros before the call. `words` is overwritten with the set of the ids.
    Returns their number.
    """
    view(states[0], states[0].turn, seen[0])
    write_ids(seen[0], partial, words, 0)
    n = 0
    for k in range(words.shape[1]):
        word = words[0, k]
        while word:
            ids[n] = IDS_IN_WORD * k + lowest(word)
            word &= word - 1
            n += 1
    return n


@compiled
def take(states: np.ndarray, partial: int, number: int) -> int:
    """Return the code that a legal id completes, or ~(new partial choice)."""
    return int(take_id(states[0], partial, number))


@compiled
def step(states: np.ndarray, code: int) -> None:
    """Apply a legal action, given by its code, to the state."""
    apply(states[0], code, 0)


@compiled
def roll_out(states: np.ndarray, ended: np.ndarray, codes: np.ndarray, rng: np.ndarray) -> None:
    """Play the hand to its end in `ended`. Each legal code has the same probability."""
    ended[0] = states[0]
    while ended[0].turn != NOBODY:
        n = honest(ended[0], codes)
        apply(ended[0], codes[rand_below(rng, n)], 0)


class HandGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """One hand of one of our games with fixed options. Each game has a subclass."""

    id: ClassVar[str]
    """The name of the game in Clubsuit."""

    def __init__(self, params: Mapping[str, Any]) -> None:
        rules = rules_of(self.id)
        unset = {option.name: _unset(option) for option in rules.options}
        given = {name: value for name, value in params.items() if value != unset[name]}
        chosen = Game(rules, given)
        self.chosen = chosen
        self.encoding = encoding_of(chosen)
        """The meaning of actions and observations."""
        self.most_steps = self.encoding.most_steps(chosen.options)
        self.tensor_sizes = [
            sum(int(np.prod(shape)) for _, shape in self.pieces(remembers))
            for remembers in (False, True)
        ]
        """The sizes of the observation tensor and of the information state tensor."""
        self.rules = chosen.rules
        self.start = np.zeros(1, self.rules.dtype)
        self.start[0] = chosen.unseeded().state
        self.start["dealer"][0] = 0
        self.packs = self._packs()
        self._of_thread = threading.local()
        least, most = self.rules.options.score_range(chosen.options)
        together = self.rules.options.score_sum(chosen.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=max(chosen.seats, *map(len, self.packs)),
            num_players=chosen.seats,
            min_utility=float(least),
            max_utility=float(most),
            utility_sum=None if together is None else float(together),
            max_game_length=self.most_steps,
        )
        super().__init__(_game_type(rules, chosen.options), info, dict(params))

    def new_initial_state(self) -> "HandState":
        """Return a hand before its deal."""
        return HandState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of chance outcomes of a deal: the dealer and the cards of the packs."""
        return 1 + sum(map(len, self.packs))

    def scratch(self) -> "Scratch":
        """Return working memory; the next call in the same thread returns the same arrays."""
        if not hasattr(self._of_thread, "scratch"):
            codes = np.empty(self.rules.max_legal, np.int64)
            words = np.empty((1, self.encoding.words), np.int64)
            ids = np.empty(self.encoding.actions, np.int64)
            self._of_thread.scratch = Scratch(codes, words, ids, np.empty(1, self.rules.dtype))
        scratch: Scratch = self._of_thread.scratch
        return scratch

    def dealt(self, seed: int) -> "HandState":
        """Return a hand with the dealer and cards that follow from this seed.

        seed: an int64. Raises NotationError if it is invalid.
        """
        state = HandState(self)
        rng = generator(checked_seed(seed), DEALS)
        while state.is_chance_node():
            outcomes = state.legal_actions()
            state.apply_action(outcomes[int(rand_below(rng, len(outcomes)))])
        return state

    def behind(self, v: State, rng: np.ndarray, log: Iterable[tuple[int, str]] = ()) -> "HandState":
        """Return a random state that is consistent with a seat's view.

        v:   the record of the seat's view.
        rng: a generator of `clubsuit.random_numbers`.
        log: the decisions of the hand, seat and text, as the seat saw them. Tensors show them
             without their ids.
        """
        seen, decisions = np.zeros(1, self.rules.dtype), Log()
        seen[0] = v
        for seat, text in log:
            decisions.add(Decision(seat, text), True)
        return HandState(self, self.drawn(seen, rng, decisions))

    def drawn(self, seen: np.ndarray, rng: np.ndarray, log: Log) -> "Progress":
        """Return the progress of a random hand that is consistent with this view.

        seen: the seat's view, an array of one record.
        """
        progress = Progress(np.zeros(1, self.rules.dtype), log)
        progress.states[0] = seen[0]
        self.rules.functions.sample(seen[0], checked_generator(rng), progress.states[0])
        progress.changed()
        return progress

    def deal_drawn(self, s: State, drawn: Sequence[int]) -> None:
        """Deal the hand from the chance outcomes: first the dealer, then the cards of all packs."""
        places = iter(drawn[1:])
        s.dealer = drawn[0]
        deal = self.rules.deals.draw(s, lambda pack: [pack[next(places)] for _ in pack])
        self.rules.deals.place(s, deal)

    def _packs(self) -> list[list[str]]:
        """Return the card names of each pack that is shuffled for a deal."""
        packs: list[list[str]] = []

        def keep(pack: Sequence[str]) -> list[str]:
            packs.append(list(pack))
            return packs[-1]

        self.rules.deals.draw(self.start[0], keep)
        return packs

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """Return the observer that OpenSpiel uses for information states and observations.

        iig_obs_type: what to observe; None for what a player sees now. Public or private
                      information alone is not supported: the result is None.
        params:       not used.
        """
        if iig_obs_type is None:
            return Observer(self, False)
        mine = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not (mine and iig_obs_type.public_info):
            return None
        return Observer(self, iig_obs_type.perfect_recall)

    def pieces(self, remembers: bool) -> list[tuple[str, tuple[int, ...]]]:
        """Return the names and shapes of the parts of a tensor, in order.

        remembers: whether it is an information state tensor.
        """
        seats, encoding = self.chosen.seats, self.encoding
        seen: list[tuple[str, tuple[int, ...]]] = [
            (part.name, (part.last + 1 - part.first,)) for part in encoding.observation_parts
        ]
        if not remembers:
            return seen
        rows = (self.most_steps, row_size(seats, encoding.actions))
        return [("player", (seats,)), *seen, ("history", rows)]

    def __deepcopy__(self, memo: Any) -> "HandGame":
        return self

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """Pickle the game by its name and parameters."""
        return pyspiel.load_game, (str(self),)


class Scratch(NamedTuple):
    """Working memory of one thread."""

    codes: np.ndarray
    words: np.ndarray
    ids: np.ndarray
    ended: np.ndarray


class Known(NamedTuple):
    """The view and the legal ids of the seat to act; immutable."""

    ids: list[int]
    """Legal ids, ascending."""
    seen: np.ndarray
    """The seat's view: an array of one record."""


class Progress:
    """All mutable data of a state. It is copied as a whole, and copies share no mutable data."""

    def __init__(self, states: np.ndarray, log: Log) -> None:
        """states: the state, an array of one record; this object takes ownership of it."""
        self.states = states
        self.turn = NOBODY
        self.known: Known | None = None
        """None until the position is first needed."""
        self.drawn: list[int] = []
        """The chance outcomes so far: the dealer, then the indices of cards in the pack."""
        self.log = log
        self.partial = 0
        """The steps of the seat to act in the middle of a decision, as `Encoders` has them."""
        self.steps: tuple[int, ...] = ()
        """The ids of these steps."""

    def changed(self) -> None:
        """Update the derived data; call this after each change of the state."""
        self.turn = self.states["turn"].item(0)
        self.known = None

    def __deepcopy__(self, memo: Any) -> "Progress":
        twin = Progress.__new__(Progress)
        twin.states = self.states.copy()
        twin.turn = self.turn
        twin.known = self.known  # immutable, so it can be shared
        twin.drawn = self.drawn.copy()
        twin.log = self.log.copy()
        twin.partial, twin.steps = self.partial, self.steps
        return twin


class HandState(pyspiel.State):  # type: ignore[misc]
    """The state of a hand.

    If Python calls OpenSpiel's own methods, each call takes a detour through C++. So the methods
    that a search calls most often are reimplemented here. OpenSpiel clones a state by copying each
    attribute separately. So all mutable data are in one attribute.
    """

    def __init__(self, game: HandGame, progress: Progress | None = None) -> None:
        """progress: the progress of the hand; by default it is not dealt yet."""
        super().__init__(game)
        self.game = game
        self.progress = progress or Progress(game.start.copy(), Log())

    # ---- OpenSpiel's interface -----------------------------------------------------------

    def current_player(self) -> int:
        turn = self.progress.turn
        return turn if turn >= 0 else self._nobody()

    def is_terminal(self) -> bool:
        return self.progress.turn < 0 and self._dealt()

    def is_chance_node(self) -> bool:
        return self.progress.turn < 0 and not self._dealt()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible dealers, or the cards left in the pack, with equal probabilities.

        Raises TurnError if this is not a chance node.
        """
        if not self.is_chance_node():
            raise refusal("spiel-over" if self.is_terminal() else "spiel-no-chance", TurnError)
        outcomes = self._outcomes()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions of the seat to act, ascending; an empty list for any other seat.

        player: a seat, or the number that `current_player` returns. Raises TurnError for any other
                number.
        """
        turn = self.current_player()
        if player is not None and whole(player) != turn:
            checked_seat(player, self.game.chosen.seats)
            return []
        if turn >= 0:
            return self._known().ids.copy()
        return self._outcomes() if self.is_chance_node() else []

    def returns(self) -> list[float]:
        """Return the score of the hand; zeros before its end."""
        if not self.is_terminal():
            return [0.0] * self.game.chosen.seats
        return self._scores(self.progress.states)

    def information_state_string(self, player: int | None = None) -> str:
        """Return everything that a seat (by default the seat to act) has seen of the hand.

        Raises TurnError if the seat does not exist, or if no seat is given and no seat is to act.
        """
        seat = self._seat(player)
        v = self._seen(seat)
        texts = self.progress.log.texts(self.game.rules, v[0])
        return f"{seat}: {', '.join(texts)}: {v.tobytes().hex()}{self._steps_of(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        """Return what a seat (by default the seat to act) sees now: its cards, and its view.

        Raises TurnError in the same cases as `information_state_string`.
        """
        seat = self._seat(player)
        v = self._seen(seat)
        hand = self.game.rules.deck.names(int(v[0].hand[seat]))
        return f"{seat}: {' '.join(hand)}: {v.tobytes().hex()}{self._steps_of(seat)}"

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Return what a seat (by default the seat to act) has seen of the hand, as numbers.

        Raises TurnError in the same cases as `information_state_string`.
        """
        return self._tensor(player, True)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return what a seat (by default the seat to act) sees now, as numbers.

        Raises TurnError in the same cases as `information_state_string`.
        """
        return self._tensor(player, False)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "HandState":
        """Return a random state with the same information state for this seat.

        All such states have the same probability. If another seat is in the middle of a decision,
        it begins this decision again.

        sampler: returns random numbers from 0 to 1.

        Raises TurnError if the seat does not exist, if the hand is not dealt yet, or if it has
        ended. Raises NotationError if the sampler returns anything but a number from 0 to 1.
        """
        seat = checked_seat(player, self.game.chosen.seats)
        if self.progress.turn < 0:
            raise refusal("spiel-undealt" if self.is_chance_node() else "spiel-over", TurnError)
        rng = generator(int(checked_chance(sampler()) * (1 << 53)), WORLDS)
        seen = self._seen(seat)
        log = self.progress.log.seen_log(self.game.rules, seen[0])
        progress = self.game.drawn(seen, rng, log)
        if seat == self.progress.turn:
            progress.partial, progress.steps = self.progress.partial, self.progress.steps
        return HandState(self.game, progress)

    def _legal_actions(self, player: int) -> list[int]:
        return self._known().ids.copy()

    def _apply_action(self, action: int) -> None:
        if self.progress.turn >= 0:
            self._take(self._checked_action(action))
        else:
            self._draw(action)
        self.progress.changed()

    def _action_to_string(self, player: int, action: int) -> str:
        turn = self.current_player()
        if player != turn:
            checked_seat(player, self.game.chosen.seats)
            raise refusal("spiel-over", TurnError) if self.is_terminal() else _not_yours(turn)
        if turn >= 0:
            code = self.code_of(action)
            if code is None:
                return self.game.encoding.explain(action)
            return self.game.rules.words.text(self.progress.states[0], Action(code))
        outcome = self._checked_outcome(action)
        pack, _ = self._pack()
        return f"{outcome} {pack[outcome]}" if pack else f"dealer {outcome}"

    def __str__(self) -> str:
        held = self.progress.states[0].hand[: self.game.chosen.seats]
        hands = " | ".join(" ".join(self.game.rules.deck.names(int(cards))) for cards in held)
        who = f"{self.game.rules.id}, player {self.current_player()}"
        return f"{who}: {hands}{self._steps_of(self.progress.turn)}"

    # ---- other methods -----------------------------------------------------------------------

    def rolled_out(self, rng: np.ndarray) -> list[float]:
        """Return the score after random play to the end of the hand; the state does not change."""
        drawn = checked_generator(rng)
        if self.progress.partial:
            child = self.clone()
            ids = child.legal_actions()
            child.apply_action(ids[int(rand_below(drawn, len(ids)))])
            scores: list[float] = child.rolled_out(drawn)
            return scores
        scratch = self.game.scratch()
        roll_out(self.progress.states, scratch.ended, scratch.codes, drawn)
        return self._scores(scratch.ended)

    def code_of(self, action: int) -> int | None:
        """Return the code of our rules that a legal action completes; None if steps are missing.

        Raises RuleError for an illegal action, and TurnError if no seat is to act.
        """
        code = take(self.progress.states, self.progress.partial, self._checked_action(action))
        return None if code < 0 else int(code)

    def write(self, player: int, remembers: bool, out: np.ndarray) -> None:
        """Write a tensor: what a seat sees now or, if it remembers, has seen of the hand.

        out: a float32 array of the size of the tensor.
        """
        seat, game, progress = self._seat(player), self.game, self.progress
        seen = self._seen(seat)
        partial, steps = (progress.partial, progress.steps) if seat == progress.turn else (0, ())
        observation = game.encoding.observe(seen[0], partial)
        if not remembers:
            out[:] = observation
            return
        seats, size = game.chosen.seats, len(observation)
        out[:seats] = np.arange(seats) == seat
        out[seats : seats + size] = observation
        decisions = progress.log.seen(game.rules, seen[0])
        decisions += [Decision(seat, "?", steps)] if steps else []
        write_rows(decisions, seat, seats, out[seats + size :].reshape(game.most_steps, -1))

    def _tensor(self, player: int | None, remembers: bool) -> list[float]:
        seat = self._seat(player)
        out = np.empty(self.game.tensor_sizes[remembers], np.float32)
        self.write(seat, remembers, out)
        numbers: list[float] = out.tolist()
        return numbers

    def _checked_action(self, action: int) -> int:
        """Return a legal action. Raises RuleError, or TurnError if no seat is to act."""
        self._seat(None)
        given = whole(action)
        if given is None or given not in self._known().ids:
            raise _not_possible("spiel-action", action)
        return given

    def _steps_of(self, seat: int) -> str:
        """Return the steps of a decision that this seat has not completed, as a text."""
        steps = self.progress.steps if seat == self.progress.turn else ()
        return f": {' '.join(map(self.game.encoding.explain, steps))}" if steps else ""

    def _seat(self, player: int | None) -> int:
        """Return the given seat, or else the seat to act. Raises TurnError if there is none."""
        if player is not None:
            return checked_seat(player, self.game.chosen.seats)
        if self.progress.turn < 0:
            raise refusal("spiel-over" if self.is_terminal() else "spiel-nobody", TurnError)
        return self.progress.turn

    def _take(self, number: int) -> None:
        """Take a step, which may complete a decision."""
        progress = self.progress
        code = int(take(progress.states, progress.partial, number))
        progress.steps += (number,)
        progress.partial = max(~code, 0)
        if code >= 0:
            self._decide(code)

    def _decide(self, code: int) -> None:
        """Carry out a decision whose steps are all taken."""
        progress, rules = self.progress, self.game.rules
        steps = ids = progress.steps
        if len(steps) > 1:
            ids = tuple(self.game.encoding.ids_of(progress.states[0], code))
        text = rules.words.text(progress.states[0], Action(code))
        in_trick = progress.states["phase"].item(0) in rules.trick_phases
        progress.log.add(Decision(progress.turn, text, steps, ids), in_trick)
        progress.steps = ()
        step(progress.states, code)

    def _draw(self, outcome: int) -> None:
        """Apply a chance outcome; the last one completes the deal."""
        progress = self.progress
        progress.drawn.append(self._checked_outcome(outcome))
        if len(progress.drawn) == self.game.max_chance_nodes_in_history():
            self.game.deal_drawn(progress.states[0], progress.drawn)

    def _checked_outcome(self, outcome: int) -> int:
        """Return a valid chance outcome. Raises RuleError, or TurnError if chance does not act."""
        if self._dealt():
            raise refusal("spiel-over", TurnError)
        pack, gone = self._pack()
        if not 0 <= outcome < (len(pack) or self.game.chosen.seats) or outcome in gone:
            raise _not_possible("spiel-outcome", outcome)
        return outcome

    def _pack(self) -> tuple[list[str], list[int]]:
        """Return the pack of the next card, and the indices of its cards that are already dealt."""
        first = 1  # the first outcome is the dealer
        for pack in self.game.packs if self.progress.drawn else []:
            gone = self.progress.drawn[first : first + len(pack)]
            if len(gone) < len(pack):
                return pack, gone
            first += len(pack)
        return [], []

    def _outcomes(self) -> list[int]:
        """Return the possible chance outcomes, ascending."""
        pack, gone = self._pack()
        if not pack:
            return list(range(self.game.chosen.seats))
        return sorted(set(range(len(pack))).difference(gone))

    def _nobody(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL if self._dealt() else pyspiel.PlayerId.CHANCE)

    def _dealt(self) -> bool:
        return bool(self.progress.states["hand_number"].item(0))

    def _scores(self, states: np.ndarray) -> list[float]:
        return [float(points) for points in states["score"][0, : self.game.chosen.seats]]

    def _known(self) -> Known:
        """Return the view and legal ids of the seat to act. There must be a seat to act."""
        progress = self.progress
        known = progress.known
        if known is None:
            _, words, ids, _ = self.game.scratch()
            seen = np.zeros(1, self.game.rules.dtype)
            n = look(progress.states, progress.partial, seen, words, ids)
            known = progress.known = Known(ids[:n].tolist(), seen)
        return known

    def _seen(self, seat: int) -> np.ndarray:
        """Return the view of a seat: an array of one record."""
        if seat == self.progress.turn:
            return self._known().seen
        seen = np.zeros(1, self.game.rules.dtype)
        self.game.rules.view(self.progress.states[0], seat, seen[0])
        return seen


class Observer:
    """Information states and observations for OpenSpiel's C++ and for `make_observation`."""

    def __init__(self, game: HandGame, remembers: bool) -> None:
        """remembers: return all that was seen (perfect recall) instead of the current view."""
        self._remembers = remembers
        self.tensor = np.zeros(game.tensor_sizes[remembers], np.float32)
        self.dict: dict[str, np.ndarray] = {}
        """The parts of the tensor by name; they share its memory."""
        start = 0
        for name, shape in game.pieces(remembers):
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: HandState, player: int) -> None:
        """Write what a player sees, or has seen, into the tensor."""
        state.write(player, self._remembers, self.tensor)

    def string_from(self, state: HandState, player: int) -> str:
        """Return what a player sees, or has seen, as a string."""
        if self._remembers:
            return state.information_state_string(player)
        return state.observation_string(player)


def _not_yours(turn: int) -> TurnError:
    """Return the error for an action of a seat whose turn it is not."""
    if turn < 0:
        return refusal("spiel-nobody", TurnError)
    return refusal("not-your-turn", TurnError, seat=turn)


def _not_possible(key: str, action: Any) -> RuleError:
    return refusal(key, RuleError, action=excerpt(action))


def _game_type(rules: Rules, options: Mapping[str, Any]) -> Any:
    constant = rules.options.score_sum(options) is not None
    kinds = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name_of(rules.id),
        long_name=f"Clubsuit: {rules.id}, environment {ENVIRONMENT_VERSION}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=kinds.CONSTANT_SUM if constant else kinds.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.players),
        min_num_players=min(rules.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: _parameter(option) for option in rules.options},
    )


def name_of(game: str) -> str:
    """Return the name of a game in OpenSpiel.

    >>> name_of("ruby-dame")
    'clubsuit_ruby_dame'
    """
    return "clubsuit_" + game.replace("-", "_")


def _parameter(option: Option) -> int | bool | str:
    """Return the default of an option, or the parameter that leaves it to its default."""
    usual = option.default
    if isinstance(usual, int | bool | str):
        return usual
    return "" if option.kind == "ints" else 0


def _unset(option: Option) -> int | str | None:
    """Return the parameter that leaves an option to its default, or None if there is none.

    OpenSpiel's parameters have a type, and the defaults of some options have another one: a list,
    or None if they depend on other options. The usual value of a house rule may depend on them too,
    and OpenSpiel names all parameters.
    """
    if option.house and isinstance(option.default, int):
        return option.default
    return None if isinstance(option.default, int | bool | str) else _parameter(option)


for _id in game_ids():
    if rules_of(_id).encoding is None:
        continue
    _type = _game_type(rules_of(_id), rules_of(_id).options.read({}))
    pyspiel.register_game(_type, type(name_of(_id), (HandGame,), {"id": _id}))
