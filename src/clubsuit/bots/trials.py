"""What choices are worth in worlds behind a view: the compiled frame with the room it needs."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from clubsuit.bots import search_frame as frame
from clubsuit.bots import search_past as past
from clubsuit.bots import search_rules as compiled_rules
from clubsuit.bots.base import Candidate
from clubsuit.bots.facts import UNITS
from clubsuit.bots.network import NO_NETWORK, Room, shipped_weights
from clubsuit.game import View
from clubsuit.games.base import Rules, State
from clubsuit.kernel import rand_seed

CARE = {"free-clubs": 6.0, "clubs-whist": 0.3, "climbing-clubs": 2.0, "ruby-dame": 2.0}
"""By game: how much better, in the values of `rule`, a choice is that most players will see."""
LEARNED_CARE = 0.1
"""The same in the values of a network."""
UNREAD = frozenset({"discard", "give", "send"})
"""Decisions of which too little is seen to weigh them."""
APART = frozenset({"free-clubs"})
"""Games in which what was decided before the play is weighed by itself."""


@dataclass(frozen=True)
class Learned:
    """What of a search is left to the network of `trained`."""

    plays: bool = False
    weighs: bool = False


class Trials:
    """Tries choices of one position: `look` at it first."""

    def __init__(self, rules: Rules, seed: int, learned: Learned | None = None) -> None:
        """learned: what is left to `trained`: by default nothing, for `rule` does better in the
        same time (docs/bots.md). Honour play is always left to `rule`.
        """
        self._rules = rules
        self._rng = np.zeros(2, np.int64)
        rand_seed(self._rng, seed)
        self._states = np.zeros(compiled_rules.PLACES, rules.dtype)
        self._pool = np.zeros(frame.DRAWN, rules.dtype)
        self._codes = np.zeros(rules.max_legal, np.int64)
        self._values = np.zeros(rules.max_legal, np.float64)
        self._mind = mind_of(rules, learned or Learned())
        self._drawn = 0
        """So many worlds."""

    def look(self, view: View) -> None:
        """At a view: worlds are drawn behind it, and weighed by what the others decided."""
        self._states[compiled_rules.VIEW] = view.record
        self._past, self._play = decisions(view)
        self._worlds = self._draw

    def look_open(self, state: State, seat: int) -> None:
        """At a state with the eyes of one who sees all cards: it is the only world."""
        self._states[compiled_rules.VIEW] = state
        self._states[compiled_rules.VIEW].me = seat
        self._past, self._play = np.zeros((0, past.COLUMNS), np.int64), 0
        self._worlds = self._only

    def find(self, codes: Sequence[int] | np.ndarray, worlds: int) -> np.ndarray:
        """What comes of each of these choices, all in the same so many worlds.

        Returns float64, frame.FOUND x worlds x choices.
        """
        tries = np.zeros((len(codes), past.COLUMNS), np.int64)
        tries[:, past.CODE] = codes
        parts = [self._find(tries, min(frame.USED, worlds - done))
                 for done in range(0, worlds, frame.USED)]  # fmt: skip
        return np.concatenate(parts, axis=1)

    def _find(self, tries: np.ndarray, used: int) -> np.ndarray:
        pool = self._worlds(used)
        times = np.ones(len(pool), np.int64)
        found = np.zeros((frame.FOUND, len(pool), len(tries)))
        found[frame.WORLD] = np.arange(self._drawn, self._drawn + len(pool))[:, None]
        self._drawn += len(pool)
        frame.try_worlds(
            self._states,
            pool,
            used,
            self._past,
            self._play,
            self._mind,
            tries,
            self._rng,
            np.zeros(len(pool)),
            times,
            found,
            self._codes,
            self._values,
        )
        return np.repeat(found, times, axis=1)

    def _draw(self, used: int) -> np.ndarray:
        """Worlds behind the view; more than are used where some may be likelier than others."""
        drawn = frame.DRAWN * used // frame.USED if len(self._past) else used
        view = self._states[compiled_rules.VIEW]
        pool = self._pool[:drawn]
        pool[:] = view
        for k in range(drawn):
            self._rules.sample(view, self._rng, pool[k])
        return pool

    def _only(self, used: int) -> np.ndarray:
        """The state itself; looking at it again would find the same."""
        self._pool[:used] = self._states[compiled_rules.VIEW]
        return self._pool[:used]

    def weigh(self, codes: Sequence[int], worlds: int) -> list[Candidate]:
        """What each of these choices is worth, all in the same so many worlds."""
        return candidates(codes, self.find(codes, worlds))


def mind_of(rules: Rules, learned: Learned) -> frame.Mind:
    """By what trials of this game are played and weighed."""
    if rules.off_turn_verbs:
        learned = Learned()
    asked = learned.plays or learned.weighs
    network = shipped_weights(rules.id).network if asked else NO_NETWORK
    return frame.Mind(
        plays=learned.plays,
        weighs=learned.weighs,
        care=LEARNED_CARE if learned.weighs else CARE[rules.id],
        unit=UNITS[rules.id],
        network=network,
        room=Room.of(network, np.zeros(rules.max_legal)),
    )


def candidates(codes: Sequence[int] | np.ndarray, found: np.ndarray) -> list[Candidate]:
    """Choices with what was found of them (see `Trials.find`)."""
    worlds = found.shape[1]
    mean = found.mean(axis=1)
    spread = found[frame.CHANCE].std(axis=0)
    return [
        Candidate(int(code), float(mean[frame.CHANCE, i]), float(spread[i]),
                  float(mean[frame.POINTS, i]), worlds)
        for i, code in enumerate(codes)
    ]  # fmt: skip


def decisions(view: View) -> tuple[np.ndarray, int]:
    """The decisions of the hand as rows for `try_worlds`, and the number of the first of the play.

    That is 0 where all follow from each other. In honour play there are none: what was played
    may be irregular.
    """
    rules = view.rules
    if rules.off_turn_verbs:
        return np.zeros((0, past.COLUMNS), np.int64), 0
    play = min(rules.trick_phases)
    before = min(rules.phase_names)
    states = np.zeros(1, rules.dtype)
    rows = []
    first = 0
    for entry in view.log:
        if entry.text.split()[0] in UNREAD:
            continue
        states[0] = view.record
        s = states[0]
        s.turn = entry.seat
        s.phase = before if entry.trick is None else play
        s.hand[entry.seat] = rules.deck.all
        if "auction" in s.dtype.names:
            s.auction[entry.seat] = rules.deck.all
        code, cards, _ = rules.read(s, entry.text)
        if entry.trick is None:
            cards = 0
            first += 1
        elif not cards:
            cards = rules.cards_of(s, code)
        rows.append((entry.seat, code, cards & rules.deck.all))
    table = np.array(rows, np.int64).reshape(-1, past.COLUMNS)
    return table, first if rules.id in APART else 0
