"""One episode at a time, for the interfaces of other packages.

`envs.vector` starts the next episode in the step that ends one. These interfaces also show the end,
so they play ordinary games with the same ids, observations and episodes.
"""

from typing import Any

import numpy as np

from clubsuit.arguments import checked_number, whole
from clubsuit.envs.vector import MOST_HANDS, encoding_of, name_of
from clubsuit.errors import RuleError, TurnError, excerpt
from clubsuit.game import Game, Play
from clubsuit.games.state import Action
from clubsuit.texts import refusal

RENDER_MODES = ("ansi", "human", "svg")
"""ansi: `render` returns a text. human: each step prints this text. svg: `render` returns a
picture of what one seat sees."""


class Episode:
    """An episode of a game, of which each seat sees its own observation."""

    def __init__(self, game: Game, hands: int | None) -> None:
        """hands: number of hands in an episode; None to play whole games."""
        self.game = game
        self.encoding = encoding_of(game)
        self.ended = False
        self._hands = None if hands is None else checked_number(hands, "hands", 1, MOST_HANDS)
        self._play: Play | None = None
        self._partial = 0
        self._steps: list[str] = []
        """The names of the ids of a decision that is not complete yet."""

    @property
    def name(self) -> str:
        """The name with the version of ids and observations, for example "clubs_whist_v0"."""
        return name_of(self.game)

    @property
    def begun(self) -> bool:
        """Whether an episode has begun."""
        return self._play is not None

    @property
    def play(self) -> Play:
        """The game. Raises TurnError before the first episode."""
        if self._play is None:
            raise refusal("vector-reset", TurnError)
        return self._play

    @property
    def turn(self) -> int | None:
        """The seat to act; None after the end."""
        return self.play.turn

    def begin(self, seed: int) -> None:
        """Start an episode: the game is `self.game.new(seed)`."""
        self._play = self.game.new(seed, pause=True)
        self._forget_steps()
        self.ended = False

    def step(self, number: Any) -> list[int] | None:
        """Carry out an id, and return the scores if it ended a hand.

        Raises RuleError for an id that is not legal, and TurnError after the end.
        """
        play = self._running()
        known = whole(number[()] if isinstance(number, np.ndarray) else number)
        if known is None or known not in self.encoding.ids(play.state, self._partial):
            raise refusal("env-illegal", RuleError, given=excerpt(number))
        self._partial, code = self.encoding.choose(play.state, known, self._partial)
        self._steps.append(self.encoding.explain(known))
        return None if code is None else self.act(Action(code))

    def act(self, action: Action) -> list[int] | None:
        """Carry out a whole decision, and return the scores if it ended a hand."""
        play = self._running()
        play.act(action)
        self._forget_steps()
        if play.turn is not None:
            return None
        scores = play.hands[-1].score
        self.ended = play.over or len(play.hands) == self._hands
        if not self.ended:
            play.deal()
        return scores

    def observe(self, seat: int) -> np.ndarray:
        """Return the observation of a seat, whose turn it need not be."""
        rules, state = self.game.rules, self.play.state
        seen = np.zeros(1, rules.dtype)
        rules.view(state, seat, seen[0])
        return self.encoding.observe(seen[0], self._partial if seat == self.turn else 0)

    def mask(self, seat: int) -> np.ndarray:
        """Return by id whether the seat may choose it now: int8, 0 or 1."""
        mask = np.zeros(self.encoding.actions, np.int8)
        if seat == self.turn:
            mask[self.encoding.ids(self.play.state, self._partial)] = 1
        return mask

    def text(self) -> str:
        """Return the game, all cards in hands and the decisions of the hand, in the notation of
        records."""
        play = self.play
        held = play.state.hand[: self.game.seats]
        names = [" ".join(self.game.rules.deck.names(int(cards))) for cards in held]
        decisions = ", ".join(f"{entry.seat} {entry.text}" for entry in play.log)
        lines = [repr(play), *(f"{seat}: {cards}" for seat, cards in enumerate(names))]
        return "\n".join([*lines, *filter(None, [decisions, " ".join(self._steps)])])

    def picture(self, seat: int | None = None) -> str:
        """Return an SVG of what a seat (by default the seat to act) sees, and nothing else.

        Without a seat to act, it is what an onlooker sees. Raises TurnError for an unknown seat.
        """
        play, watched = self.play, self.turn if seat is None else seat
        view = play.onlooker() if watched is None else play.view(watched)
        return view.picture(self._steps if watched == self.turn else ())

    def _forget_steps(self) -> None:
        self._partial = 0
        self._steps = []

    def _running(self) -> Play:
        """Return the game. Raises TurnError if the episode has not begun, or has ended."""
        if self.play.turn is None:
            raise refusal("env-ended", TurnError)
        return self.play


def checked_render_mode(mode: Any) -> str | None:
    """Return a mode of rendering. Raises NotationError for an unknown one."""
    if mode is None or (isinstance(mode, str) and mode in RENDER_MODES):
        return mode
    raise refusal("env-render", given=excerpt(mode), known=", ".join(RENDER_MODES))
