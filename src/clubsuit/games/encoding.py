"""Numbered actions and observations for programs that learn.

A game's encoding gives every choice an *id*, a small number that means the same in all positions,
and turns a view into an *observation*, an int8 array of fixed size. The game's `encoding.py` has
the compiled functions and, in its docstring, the meaning of each index. docs/environments.md is the
guide.

A decision with many variants takes several *steps*, and each step is the choice of an id. The steps
so far are packed into an int, `partial`, which is 0 before the first step. The record of the game
does not change before the last step.

Observations are relative to the observer: seat 0 is the observer, and the others follow clockwise.
They are made from views only. The *perfect information* for critics is the observation followed by
everything hidden; players must never get it.

The compiled functions do not check their arguments. The methods of `Encoding` do.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from clubsuit.arguments import checked_number, checked_seat, whole
from clubsuit.errors import RuleError, excerpt
from clubsuit.games.dispatch import Encoders
from clubsuit.games.doors import MOST
from clubsuit.games.state import NOBODY, State
from clubsuit.kernel import compiled, inlined
from clubsuit.texts import refusal

IDS_IN_WORD = 60
"""Number of ids in each int64 of a set of ids."""
MOST_BYTES = 512
"""Maximum size of an observation."""
CLIP = 127
"""Numbers in observations are clipped to -CLIP and CLIP."""

Sizes = Sequence[tuple[str, int]]
"""Names of the parts of an observation, in order, with their sizes."""

LINE = re.compile(r"^    (\d+)(?:-(\d+))?  +(\S+) +(.*(?:\n {20,}\S.*)*)", re.MULTILINE)
"""A line of a table in the docstring of a game's encoding, with its continuation lines."""


class Part(NamedTuple):
    """A range of ids, or of indices of an observation."""

    first: int
    last: int
    name: str
    text: str
    """The meaning, from the docstring of the game's encoding; empty under `python -OO`."""


class Encoding:
    """The numbered actions and the observations of a game: `rules.encoding`.

    >>> import clubsuit
    >>> encoding = clubsuit.load("clubs-whist").rules.encoding
    >>> encoding.actions, encoding.observation_size, encoding.explain(52)
    (54, 502, 'keep')
    """

    def __init__(
        self,
        module: ModuleType,
        version: int,
        ids: Sequence[str],
        observation: Sizes,
        hidden: Sizes,
    ) -> None:
        """Declare the encoding of a game.

        module:      the game's `encoding.py`, with the functions of `Encoders` and `most_steps`.
        version:     rises when an id or an index gets another meaning.
        ids:         by id: a short name.
        observation: the parts of an observation.
        hidden:      the parts that perfect information has in addition.
        """
        self.version = version
        """The version of ids and observations, the end of an environment's name."""
        self.names = tuple(ids)
        """By id: a short name, such as "9C"."""
        self.functions = Encoders(*(getattr(module, name) for name in Encoders._fields))
        """The compiled functions, which do not check their arguments."""
        self.most_steps: Callable[[Mapping[str, Any]], int] = module.most_steps
        """Returns the maximum number of steps in a hand with these options."""
        self.observation_size = sum(size for _, size in observation)
        """The number of bytes of an observation."""
        self.perfect_information_size = self.observation_size + sum(size for _, size in hidden)
        """The number of bytes of an observation with everything hidden."""
        self.documentation = module.__doc__ or ""
        """The docstring with the tables of ids and indices."""
        self._sizes = tuple(observation), tuple(hidden)

    @property
    def actions(self) -> int:
        """The number of ids."""
        return len(self.names)

    @property
    def words(self) -> int:
        """The number of int64 in a set of ids."""
        return -(-self.actions // IDS_IN_WORD)

    # ---- actions

    def ids(self, s: State, partial: int = 0) -> list[int]:
        """Return the legal ids of the seat to act, ascending.

        s:       a state, or the seat's view.
        partial: the steps so far.

        Raises NotationError for an invalid number of steps.
        """
        chosen = checked_partial(partial)
        words = np.zeros((1, self.words), np.int64)
        if s.turn != NOBODY:
            self.functions.write_ids(s, chosen, words, 0)
        return [
            k * IDS_IN_WORD + i
            for k, word in enumerate(words[0].tolist())
            for i in range(IDS_IN_WORD)
            if word >> i & 1
        ]

    def choose(self, s: State, number: int, partial: int = 0) -> tuple[int, int | None]:
        """Return the partial choice after an id, and the code of the decision if it is complete.

        s:       a state, or the view of the seat to act.
        number:  the id.
        partial: the steps before.

        The partial choice is 0 if the decision is complete; otherwise the code is None. The state
        does not change. Raises RuleError if the id is not legal.
        """
        known = whole(number)
        if known is None or known not in self.ids(s, partial):
            raise refusal("encoding-id", RuleError, given=excerpt(number))
        after = int(self.functions.take_id(s, partial, known))
        return (~after, None) if after < 0 else (0, after)

    def ids_of(self, s: State, code: int, partial: int = 0) -> list[int]:
        """Return the ids that choose a code of `Rules.legal`, one for each step.

        s:       a state, or the view of the seat to act.
        code:    the decision as a number, as in `View.codes`.
        partial: the steps before.

        Raises RuleError if no ids choose the code, for example if it is not legal.
        """
        chosen: list[int] = []
        found = None
        code = checked_number(code, "code", 0, MOST)
        while found is None:
            number = int(self.functions.id_towards(s, partial, code))
            if number not in self.ids(s, partial):
                break
            partial, found = self.choose(s, number, partial)
            chosen.append(number)
        if found != code:
            raise refusal("encoding-code", RuleError, given=excerpt(code))
        return chosen

    def explain(self, number: int) -> str:
        """Return the short name of an id (`number`). Raises NotationError for an unknown id."""
        return self.names[checked_number(number, "id", 0, self.actions - 1)]

    # ---- observations

    def observe(self, v: State, partial: int = 0) -> np.ndarray:
        """Return the observation of a view's record, int8[observation_size].

        v:       a view's record, as `View.state`.
        partial: the steps so far, if the view's seat is in the middle of a decision.

        Raises TurnError if `v` is not the view of a seat.
        """
        checked_seat(int(v.me), int(v.seats))
        out = np.zeros((1, self.observation_size), np.int8)
        self.functions.observe(v, checked_partial(partial), out, 0)
        return out[0]

    @property
    def observation_parts(self) -> list[Part]:
        """The parts of an observation."""
        return self._parts(0, self._sizes[0], "Observation")

    @property
    def hidden_parts(self) -> list[Part]:
        """The parts of perfect information that observations do not have."""
        return self._parts(self.observation_size, self._sizes[1], "Hidden")

    @property
    def id_parts(self) -> list[Part]:
        """The ranges of ids with the same kind of meaning."""
        return [
            Part(int(first), int(last or first), name, " ".join(text.split()))
            for first, last, name, text in LINE.findall(self._section("Ids"))
        ]

    def part(self, observation: np.ndarray, name: str) -> np.ndarray:
        """Return a part of observations (or of perfect information) as a slice of the last axis.

        observation: int8 arrays of any shape whose last axis is an observation.
        name:        the part's name, as in `observation_parts`.

        Raises NotationError for an unknown name.
        """
        parts = {part.name: part for part in (*self.observation_parts, *self.hidden_parts)}
        if name not in parts:
            raise refusal("encoding-part", name=excerpt(name), known=", ".join(parts))
        return observation[..., parts[name].first : parts[name].last + 1]

    def _parts(self, start: int, sizes: Sizes, section: str) -> list[Part]:
        texts = {name: text for _, _, name, text in LINE.findall(self._section(section))}
        parts = []
        for name, size in sizes:
            text = " ".join(texts.get(name, "").split())
            parts.append(Part(start, start + size - 1, name, text))
            start += size
        return parts

    def _section(self, title: str) -> str:
        """Return the part of the docstring after a line that begins with this title."""
        after = re.split(rf"^{title}\b.*:$", self.documentation, maxsplit=1, flags=re.MULTILINE)[1:]
        return re.split(r"^\S.*:$", after[0], maxsplit=1, flags=re.MULTILINE)[0] if after else ""


def checked_partial(partial: int) -> int:
    """Return a partial choice. Raises NotationError unless it is an int64 of at least 0."""
    return checked_number(partial, "partial", 0, MOST)


# ---- steps for the games' encoders -------------------------------------------------------


@compiled
def take_code(s: State, partial: int, number: int) -> int:
    """Return the id itself: in most games an id is a code."""
    return number


@compiled
def id_of_code(s: State, partial: int, code: int) -> int:
    """Return the code itself: in most games a code is an id."""
    return code


@inlined
def put_set(cards: int, size: int, out: np.ndarray, row: int, at: int) -> int:
    """Write a set as `size` numbers 0 or 1 to out[row, at:]; return the index after them."""
    for i in range(size):
        out[row, at + i] = cards >> i & 1
    return at + size


@inlined
def put_sums(one: int, two: int, three: int, size: int, out: np.ndarray, row: int, at: int) -> int:
    """Write `size` numbers from 0 to 3: how many of three sets contain each place."""
    for i in range(size):
        out[row, at + i] = (one >> i & 1) + (two >> i & 1) + (three >> i & 1)
    return at + size


@inlined
def put_place(place: int, size: int, out: np.ndarray, row: int, at: int) -> int:
    """Write `size` numbers, all 0 except a 1 at index `place`; a negative place gives zeros."""
    for i in range(size):
        out[row, at + i] = int(i == place)
    return at + size


@inlined
def put_number(number: int, out: np.ndarray, row: int, at: int) -> int:
    """Write one number, clipped to -CLIP and CLIP."""
    out[row, at] = min(max(number, -CLIP), CLIP)
    return at + 1


@inlined
def put_by_seat(
    numbers: np.ndarray, me: int, seats: int, out: np.ndarray, row: int, at: int
) -> int:
    """Write a number for each seat, beginning with `me`, clipped to -CLIP and CLIP."""
    for k in range(seats):
        out[row, at + k] = min(max(numbers[seat_after(me, k, seats)], -CLIP), CLIP)
    return at + seats


@inlined
def seat_after(me: int, k: int, seats: int) -> int:
    """Return the seat that is k places after `me`, for k from 0 to `seats`.

    (A division by a number that the compiler does not know takes long, most of all on a GPU.)
    """
    return me + k - seats if me + k >= seats else me + k


@inlined
def seen_from(me: int, seat: int, seats: int) -> int:
    """Return a seat relative to `me`; a negative seat (NOBODY) stays negative."""
    if seat < 0:
        return seat
    return seat - me + seats if seat < me else seat - me
