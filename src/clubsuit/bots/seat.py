"""Bots as programs meet them: they are asked by a view, and answer in texts."""

from dataclasses import replace

from clubsuit.actions import Move
from clubsuit.bots import make_bot as make_mind
from clubsuit.bots.base import Candidate, Choice
from clubsuit.bots.own_weights import public_name
from clubsuit.copies import Independent
from clubsuit.errors import TurnError, excerpt
from clubsuit.game import Game, View
from clubsuit.games.state import SPECTATOR, Action
from clubsuit.texts import refusal


class Bot(Independent):
    """A bot that decides for any seat of one game."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        """See `make_bot`."""
        self.game = game
        self._mind = make_mind(name, game.rules, seed)
        self.name = public_name(name)

    def choose(self, view: View) -> Choice:
        """What it would do, for `view.seat`, whose turn it must be.

        The answer has `text`, `candidates` (with `text` and `value`, as far as the bot weighed
        them) and `reason`, which `clubsuit.explain` says. Raises TurnError, and for a bot of
        one's own what its answer deserves.
        """
        if not isinstance(view, View) or view.game != self.game:
            raise refusal("bot-view", bot=self.name, game=self.game.label)
        if view.turn != view.seat:
            if view.seat == SPECTATOR:
                raise refusal("onlooker-decides", TurnError)
            raise refusal("bot-turn", TurnError, number=view.seat)
        choice = self._mind.choose(view)
        candidates = [self._told(view, one) for one in choice.candidates]
        return replace(choice, candidates=candidates, text=self._text(view, choice.action))

    def interject(self, view: View) -> Move | None:
        """What it says out of turn, in games where somebody may; else None."""
        said = self._mind.interject(view) if view.off_turn() else None
        return self._text(view, said) if said else None

    def _told(self, view: View, one: Candidate) -> Candidate:
        return replace(one, text=self._text(view, Action(one.code)))

    def _text(self, view: View, action: Action) -> Move:
        return Move(view.rules.words.text(view.state, action))

    def __repr__(self) -> str:
        return f"<Bot {self.name} for {self.game.label}>"


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot for this game.

    name: "random", "rule", "trained", "search" (with a budget: "search:64" worlds,
          "search:500ms"), a level of the table ("beginner" to "best"), or your own:
          "my_module:MyBot", or "trained:PATH" with your own weights.
    seed: what is left to chance follows from it.

    Raises NotationError for an unknown name, a budget that cannot be read, weights that are not
    there or not of this game, or a seed out of range.

    >>> import clubsuit
    >>> game = clubsuit.load("clubs-whist")
    >>> play = game.new(seed=7)
    >>> bot = make_bot("rule", game)
    >>> choice = bot.choose(play.view(play.turn))
    >>> choice.text, [one.text for one in choice.candidates]
    (Move('keep'), [Move('keep'), Move('swap')])
    >>> play.play(choice.text)
    """
    if not isinstance(game, Game):
        raise refusal("game-argument", given=excerpt(game))
    return Bot(name, game, seed)
