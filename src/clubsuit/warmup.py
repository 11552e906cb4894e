"""Compile every game's rules and rule bots, or load them from the cache.

Compiled code is cached by version, so this takes long only once:
`python -m clubsuit.warmup`.
"""

from collections.abc import Callable

import numpy as np
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from clubsuit.bots import BOTS, make_bot
from clubsuit.game import Game
from clubsuit.games import REGISTRY
from clubsuit.kernel import CACHE_DIR, rand_seed
from clubsuit.texts import say

SEED = 1
RANDOM_DECISIONS = 100

DONE = CACHE_DIR / "warm"
"""Stands in the cache once all is compiled."""

Report = Callable[[str, float], None]
"""Called with the name of a game and how much of all work is done, from 0 to 1."""


def warm_up(report: Report | None = None) -> None:
    """Play a hand of each game with each bot, and look at it as a table does."""
    steps = [(game, bot) for game in REGISTRY for bot in BOTS]
    for number, (game, bot) in enumerate(steps):
        if report:
            report(game, number / len(steps))
        play_hand(game, bot)
    if report:
        report(steps[-1][0], 1.0)
    DONE.touch()


def is_warm() -> bool:
    """Whether all has been compiled for these very sources."""
    return DONE.exists()


def play_hand(game_id: str, bot_name: str) -> None:
    """One hand by bots of one kind, with all that a table asks of the rules on the way."""
    game = Game(REGISTRY[game_id], {})
    rng = np.zeros(2, np.int64)
    rand_seed(rng, SEED)
    play = game.table(SEED)
    game.rules.play_randomly(play.copy().state, rng, RANDOM_DECISIONS)
    play.deal()
    bot = make_bot(bot_name, game.rules, SEED)
    while play.turn is not None:
        view = play.view(play.turn)
        if view.seat == 0:  # where a person would sit
            view.to_dict()
            view.sample(rng)
        play.act(bot.choose(view).action)


def main() -> None:
    """Warm up with a line that shows how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress:
        task = progress.add_task(say("warmup-start"), total=1.0)
        warm_up(lambda game, done: progress.update(task, completed=done))
        progress.update(task, description=say("warmup-done"))


if __name__ == "__main__":
    main()
