"""Compile every game's rules and rule bots, or load them from the cache.

Compiled code is cached by version, so this takes long only once:
`python -m clubsuit.warmup`.
"""

import os
import shutil
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

import numpy as np
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from clubsuit.bots import QUICK, make_bot
from clubsuit.bots.base import next_action
from clubsuit.game import Game
from clubsuit.games import REGISTRY
from clubsuit.games.base import Action
from clubsuit.kernel import CACHE_DIR, rand_seed
from clubsuit.solve.positions import can_be_solved, choices_of
from clubsuit.texts import say

SEED = 1
RANDOM_DECISIONS = 100
FEW_CARDS = 8
"""So many are left in all when the end of a hand is solved."""

DONE = CACHE_DIR / "warm"
"""Stands in the cache once all is compiled."""


def warm_up(games: Iterable[str] = REGISTRY) -> None:
    """Play a hand of these games with each bot, look at it as a table does, and solve its end."""
    for game in games:
        for options in REGISTRY[game].compiled_apart:
            warm_up_variant(game, options)


def warm_up_variant(game: str, options: Mapping[str, Any]) -> None:
    """The same for one game with these options.

    Where every index is checked this is for the tests of the rules, which need no search.
    """
    checked = "NUMBA_BOUNDSCHECK" in os.environ
    for bot in QUICK:
        if not (bot.startswith("search") and checked):
            play_hand(game, bot, options)
    if not checked:
        solve_ending(game, options)


def compile_all(report: Callable[[float], None] = lambda done: None) -> None:
    """Compile every game, on all cores; report is called with the part done, from 0 to 1.

    A cache that cannot be read (cut short by a full disk, say) is thrown away and made anew.
    """
    try:
        _compile_all(report)
    except Exception:
        shutil.rmtree(CACHE_DIR, ignore_errors=True)
        _compile_all(report)


def _compile_all(report: Callable[[float], None]) -> None:
    CACHE_DIR.mkdir(parents=True, exist_ok=True)
    variants = [(game, o) for game, rules in REGISTRY.items() for o in rules.compiled_apart]
    workers = min(os.cpu_count() or 1, len(variants))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(warm_up_variant, game, options) for game, options in variants]
        for number, job in enumerate(as_completed(jobs), 1):
            job.result()
            report(number / len(jobs))
    DONE.touch()


def is_warm() -> bool:
    """Whether all has been compiled for these very sources."""
    return DONE.exists()


def play_hand(game_id: str, bot_name: str, options: Mapping[str, Any] | None = None) -> None:
    """One hand by bots of one kind, with all that a table asks of the rules on the way."""
    game = Game(REGISTRY[game_id], options or {})
    rng = np.zeros(2, np.int64)
    rand_seed(rng, SEED)
    play = game.table(SEED)
    game.rules.play_randomly(play.copy().state, rng, RANDOM_DECISIONS)
    play.deal()
    bots = [make_bot(bot_name, game.rules, SEED + p) for p in range(game.seats)]
    while play.turn is not None:
        if play.turn == 0:  # where a person would sit
            view = play.view(0)
            view.to_dict()
            view.sample(rng)
        play.act(next_action(play, bots))


def solve_ending(game_id: str, options: Mapping[str, Any]) -> None:
    """The end of a hand, solved as a review does it."""
    play = Game(REGISTRY[game_id], options).table(SEED)
    rules = play.game.rules
    play.deal()
    while play.turn is not None:
        few = sum(int(hand).bit_count() for hand in play.state.hand) <= FEW_CARDS
        if few and can_be_solved(rules, play.state):
            choices_of(rules, play.state)
            return
        play.act(Action(rules.legal_codes(play.state)[-1]))


def main() -> None:
    """Compile with a line that shows how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress:
        task = progress.add_task(say("warmup-start"), total=1.0)
        compile_all(lambda done: progress.update(task, completed=done))
        progress.update(task, description=say("warmup-done"))


if __name__ == "__main__":
    main()
