"""The public interface of bots for programs: it takes views and returns actions as texts."""

from dataclasses import replace

from clubsuit.actions import Move
from clubsuit.bots import make_bot as make_agent
from clubsuit.bots.base import Candidate, Choice
from clubsuit.bots.names import public_name
from clubsuit.copies import Independent
from clubsuit.errors import TurnError, excerpt
from clubsuit.game import Game, View
from clubsuit.games.state import SPECTATOR, Action
from clubsuit.texts import refusal


class Bot(Independent):
    """A bot that decides for any seat of one game. Create it with `make_bot`.

    >>> import clubsuit
    >>> game = clubsuit.load("ruby-dame")
    >>> bot = clubsuit.make_bot("rule", game)
    >>> bot.name, bot.game == game
    ('rule', True)
    """

    def __init__(self, name: str, game: Game, seed: int) -> None:
        """See `make_bot`."""
        self.game = game
        """The game that the bot plays."""
        self._agent = make_agent(name, game.rules, seed)
        self.name = public_name(name)
        """The bot's name, without the folder of a file."""

    def choose(self, view: View) -> Choice:
        """Return the bot's decision for `view.seat`, whose turn it must be.

        The decision has `text`, `candidates` (the actions that the bot compared, with `text` and
        `value`) and `reason`, which `clubsuit.explain` puts into words. Raises TurnError if it is
        not this seat's turn. A custom bot raises NotationError or RuleError if its answer is not
        legal.
        """
        if not isinstance(view, View) or view.game != self.game:
            raise refusal("bot-view", bot=self.name, game=self.game.label)
        if view.turn != view.seat:
            if view.seat == SPECTATOR:
                raise refusal("onlooker-decides", TurnError)
            raise refusal("bot-turn", TurnError, number=view.seat)
        choice = self._agent.choose(view)
        candidates = [self._with_text(view, one) for one in choice.candidates]
        return replace(choice, candidates=candidates, text=self._text(view, choice.action))

    def interject(self, view: View) -> Move | None:
        """Return the bot's action out of turn in a `view`, or None. Few games have such actions.

        Raises the errors of a custom bot, as `choose` does.
        """
        action = self._agent.interject(view) if view.off_turn() else None
        return self._text(view, action) if action else None

    def _with_text(self, view: View, one: Candidate) -> Candidate:
        return replace(one, text=self._text(view, Action(one.code)))

    def _text(self, view: View, action: Action) -> Move:
        return Move(view.rules.words.text(view.state, action))

    def __repr__(self) -> str:
        return f"<Bot {self.name} for {self.game.label}>"


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """Return a bot for this game.

    name: "random", "rule", "trained", "search" (also with a budget: "search:64" worlds,
          "search:500ms"), or one of the levels "beginner", "casual", "strong" and "best". It can
          also be your own bot, such as "my_module:MyBot", or "trained:PATH" with your own weights.
    seed: determines all random decisions of the bot.

    Raises NotationError if the name is unknown, if the budget is invalid, if the weights are
    missing or belong to another game, or if the seed is out of range.

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
