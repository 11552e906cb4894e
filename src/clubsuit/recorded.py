"""Observations of recorded decisions, for programs that learn from games: `observations`.

docs/tables.md is the guide.
"""

import os
from array import array
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from clubsuit.actions import may_be_off_turn
from clubsuit.envs.loops import Steps, write_decision
from clubsuit.envs.vector import encoding_of, name_of
from clubsuit.errors import ClubsuitError
from clubsuit.frames import checked_path, damaged, lines
from clubsuit.game import Game, Play, Record
from clubsuit.games.encoding import Encoding
from clubsuit.games.state import NOBODY
from clubsuit.replay import game_of
from clubsuit.texts import refusal


@dataclass(frozen=True, eq=False)
class Observations:
    """The steps of recorded decisions: what a seat saw, what it could choose, what it chose.

    `observations` returns it; its example shows the arrays.

    >>> [name for name in Observations.__annotations__ if name != "encoding"]
    ['name', 'observations', 'masks', 'actions', 'decisions']
    """

    name: str
    """The name of the environment with the same ids and observations, such as "clubs_whist_v0"."""
    encoding: Encoding
    """The meaning of ids and observations."""
    observations: np.ndarray
    """By step: the observation of the seat, int8[steps, size]."""
    masks: np.ndarray
    """By step and id: whether the seat could choose the id, bool[steps, ids]."""
    actions: np.ndarray
    """By step: the id that it chose, int16[steps]."""
    decisions: np.ndarray
    """By step: the row of its decision in `clubsuit.frame`, int64[steps]."""

    def __len__(self) -> int:
        return len(self.actions)

    def __repr__(self) -> str:
        return f"<{self.name}: {len(self)} steps of recorded decisions>"


def observations(path: str | os.PathLike[str]) -> Observations:
    """Return the observations of the decisions in a file of records.

    path: a .jsonl file with a record on each line, or a .json file with one record. All records are
          of one game; its options can differ.

    A decision of several steps has a row for each. `decisions` says which row of `clubsuit.frame`
    each step belongs to. Decisions that have no ids are left out: those out of turn, and those that
    break a rule of honour play. Each game is replayed and checked.

    Raises NotationError for a file that cannot be read or has no record, and, with the number of
    the line, for a record that is malformed, breaks the rules, shows only what one player saw, or
    is of another game than the first.

    >>> import tempfile
    >>> import clubsuit
    >>> play = clubsuit.load("clubs-whist").new(seed=7, actions=["keep", "swap"])
    >>> path = Path(tempfile.mkdtemp()) / "game.json"
    >>> _ = path.write_text(play.record().to_json())
    >>> seen = observations(path)
    >>> len(seen), seen.observations.shape, seen.masks.shape, seen.actions.tolist()
    (2, (2, 502), (2, 54), [52, 53])
    """
    file, found = checked_path(path), _Found()
    for line, text in lines(file):
        try:
            found.add(Record.from_json(text))
        except ClubsuitError as error:
            raise damaged(file, line, text, error) from None
    return found.result(file)


class _Found:
    """The steps found so far."""

    def __init__(self) -> None:
        self._name: str | None = None
        self._encoding: Encoding
        self._arrays: Steps
        """Arrays with room for more steps."""
        self._of: array[int] = array("q")
        """By step: the row of its decision."""
        self._decisions = 0

    def add(self, record: Record) -> None:
        """Add the decisions of a record. Raises the errors of `clubsuit.replay`."""
        game = game_of(record)
        self._begin(game)
        most = self._encoding.most_steps(game.options)
        for play, seat, text in record.positions():
            at = len(self._of)
            self._make_room(at + most)
            code = _code(play, seat, text)
            if code is not None:
                after = write_decision(play.state, code, self._arrays, at)
                self._of.extend([self._decisions] * (after - at))
            self._decisions += 1

    def result(self, path: Path) -> Observations:
        """Return all steps. Raises NotationError if the file `path` had no record."""
        if self._name is None:
            raise refusal("records-empty", file=str(path))
        found, n = self._arrays, len(self._of)
        kept = found.observations, found.masks, found.actions
        for one in kept:
            one.resize((n, *one.shape[1:]), refcheck=False)
        return Observations(self._name, self._encoding, *kept, np.array(self._of, np.int64))

    def _begin(self, game: Game) -> None:
        """Make the arrays for the first game. Raises NotationError for another game later."""
        name = name_of(game)
        if self._name is None:
            self._name, self._encoding = name, encoding_of(game)
            self._arrays = _arrays(self._encoding)
        if name != self._name:
            raise refusal("records-game", given=name, wanted=self._name)
        states = np.zeros(2, game.rules.dtype)  # options can change the type of the record
        self._arrays = self._arrays._replace(states=states)

    def _make_room(self, rows: int) -> None:
        """Let the arrays have at least this number of rows."""
        if len(self._arrays.actions) >= rows:
            return
        for one in self._arrays[:-1]:
            one.resize((2 * rows, *one.shape[1:]), refcheck=False)


def _arrays(encoding: Encoding) -> Steps:
    """Return arrays without rows."""
    return Steps(
        observations=np.zeros((0, encoding.observation_size), np.int8),
        ids=np.zeros((0, encoding.words), np.int64),
        masks=np.zeros((0, encoding.actions), np.bool_),
        actions=np.zeros(0, np.int16),
        states=np.zeros(0),
    )


def _code(play: Play, seat: int, text: str) -> int | None:
    """Return the code of a decision; None if it is out of turn or not legal."""
    rules = play.game.rules
    if seat != play.turn:
        return None
    with suppress(ClubsuitError):  # `Record.positions` raises it with the place
        if not may_be_off_turn(rules, text):
            return rules.words.read(play.state, text).code
        action = play.read(text, seat)
        return action.code if action.seat == NOBODY else None
    return None
