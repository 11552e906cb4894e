"""Compile every game's rules and rule bots, or load them from the cache.

Compiled code is cached by version, so this takes long only once:
`python -m clubsuit.warmup`.
"""

import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import as_completed
from pathlib import Path
from typing import Any

from clubsuit.bots import make_bot, quick
from clubsuit.bots.base import next_action
from clubsuit.game import Game
from clubsuit.games import REGISTRY
from clubsuit.games.base import Action
from clubsuit.kernel import alone, cache_dir
from clubsuit.processes import end_with_stdin, worker_pool
from clubsuit.random_numbers import EXPERIMENTS, derive_seed, generator
from clubsuit.solve.positions import best_choice, can_be_solved, choices_of
from clubsuit.texts import say

SEED = 1
RANDOM_DECISIONS = 100
LOWEST_PRIORITY = 19
FEW_CARDS = 8
"""This many are left in all when the end of a hand is solved."""

BESIDE = "--beside"
"""So called it works for the process at the other end of its stdin, when nobody else works."""


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
    for bot in quick(REGISTRY[game]):
        if not (bot.startswith("search") and checked):
            play_hand(game, bot, options)
    if not checked:
        solve_ending(game, options)


def compile_all(report: Callable[[float], None] = lambda done: None) -> None:
    """Compile every game, on all cores; report is called with the part done, from 0 to 1.

    A cache that cannot be read (cut short by a full disk, say) is thrown away and made anew. One
    process at a time does this; the next has little left to do.
    """
    cache_dir().mkdir(parents=True, exist_ok=True)
    with alone(cache_dir()):
        try:
            _compile_all(report)
        except Exception:
            shutil.rmtree(cache_dir(), ignore_errors=True)
            _compile_all(report)


def _compile_all(report: Callable[[float], None]) -> None:
    cache_dir().mkdir(parents=True, exist_ok=True)
    variants = [(game, o) for game, rules in REGISTRY.items() for o in rules.compiled_apart]
    workers = min(os.cpu_count() or 1, len(variants))
    with worker_pool(workers) as pool:
        jobs = [pool.submit(warm_up_variant, game, options) for game, options in variants]
        for number, job in enumerate(as_completed(jobs), 1):
            job.result()
            report(number / len(jobs))
    _done().touch()


def is_warm() -> bool:
    """Whether all has been compiled for these very sources."""
    return _done().exists()


def _done() -> Path:
    """A file that stands in the cache once all is compiled."""
    return cache_dir() / "warm"


def play_hand(game_id: str, bot_name: str, options: Mapping[str, Any] | None = None) -> None:
    """One hand by bots of one kind, with all that a table asks of the rules on the way."""
    game = Game(REGISTRY[game_id], options or {})
    rng = generator(SEED, EXPERIMENTS)
    play = game.table(SEED)
    game.rules.play_randomly(play.copy().state, rng, RANDOM_DECISIONS)
    play.deal()
    bots = [make_bot(bot_name, game.rules, derive_seed(SEED, p)) for p in range(game.seats)]
    while play.turn is not None:
        if play.turn == 0:  # where a person would sit
            view = play.view(0)
            view.to_dict()
            play.onlooker()
            view.sample_state(rng)
        play.act(next_action(play, bots))


def solve_ending(game_id: str, options: Mapping[str, Any]) -> None:
    """The end of a hand, solved as `search` and a review do it."""
    play = Game(REGISTRY[game_id], options).table(SEED)
    rules = play.game.rules
    play.deal()
    while play.turn is not None:
        few = sum(int(hand).bit_count() for hand in play.state.hand) <= FEW_CARDS
        if few and can_be_solved(rules, play.state):
            choices_of(rules, play.state)
            best_choice(rules, play.state)
            return
        play.act(Action(rules.legal_codes(play.state)[-1]))


def main() -> None:
    """Compile everything."""
    if BESIDE in sys.argv[1:]:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server answers Ctrl-C, and then ends us
        end_with_stdin()
        if hasattr(os, "nice"):
            os.nice(LOWEST_PRIORITY)
        compile_all()
    else:
        _compile_with_a_bar()


def _compile_with_a_bar() -> None:
    """Compile with a line that shows how far it is."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress:
        task = progress.add_task(say("warmup-start"), total=1.0)
        compile_all(lambda done: progress.update(task, completed=done))
        progress.update(task, description=say("warmup-done"))


if __name__ == "__main__":
    main()
