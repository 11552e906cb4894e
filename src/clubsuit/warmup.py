"""Compile the rules, bots and environments of every game, or load them from the cache.

`python -m clubsuit.warmup` compiles everything. The code is cached, so only the first run of a
version takes long. A server plays without environments, so it leaves them out.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from typing import Any

from clubsuit.bots import make_bot, quick
from clubsuit.bots.base import next_action
from clubsuit.cache import alone, cache_dir, can_write, read, stores, write
from clubsuit.envs.episode import Episode
from clubsuit.envs.vector import vector
from clubsuit.errors import WorkerLost
from clubsuit.game import Game
from clubsuit.games import REGISTRY
from clubsuit.games.state import Action
from clubsuit.processes import end_with_stdin, worker_pool
from clubsuit.random_numbers import EXPERIMENTS, derive_seed, generator
from clubsuit.solve.positions import best_choice, can_be_solved, choices_of
from clubsuit.texts import refusal, say

SEED = 1
RANDOM_DECISIONS = 100
LOWEST_PRIORITY = 19
"""Increment for `os.nice`."""
FEW_CARDS = 8
"""A position is solved if all hands together have at most this number of cards."""

BESIDE = "--beside"
"""Option for a background process of a server. It has the lowest priority, ends when stdin is
closed, and compiles no environments."""

NOT_STORED = 3
"""Exit status if code cannot be stored, so a retry would not help."""


def warm_up(games: Iterable[str] = REGISTRY) -> None:
    """Run all compiled code of these games (bots, views and solver), so that it is stored."""
    for game in games:
        for options in REGISTRY[game].compiled_apart:
            warm_up_variant(game, options)


def warm_up_variant(game: str, options: Mapping[str, Any]) -> None:
    """Run all compiled code of one game with these options.

    If NUMBA_BOUNDSCHECK is set, Numba checks every index for the tests of the rules. The search and
    the solver are skipped in that case, because these tests do not need them.
    """
    checked = "NUMBA_BOUNDSCHECK" in os.environ
    for bot in quick(REGISTRY[game]):
        if not (bot.startswith("search") and checked):
            play_hand(game, bot, options)
    if not checked:
        solve_ending(game, options)


def warm_up_environments(game: str, options: Mapping[str, Any]) -> None:
    """Run all compiled code of one game's environments, batched and one by one."""
    if REGISTRY[game].encoding is None:
        return
    for bots in ({}, {0: "rule"}):
        rows = vector(game, 1, bots=bots, **options)
        rows.reset(SEED)
        rows.step(rows.random_actions())
    episode = Episode(Game(REGISTRY[game], options), hands=1)
    episode.begin(SEED)
    seat = episode.turn
    assert seat is not None
    episode.observe(seat)
    episode.step(int(episode.mask(seat).argmax()))


def compile_all(
    report: Callable[[float], None] = lambda done: None, *, environments: bool = False
) -> bool:
    """Compile every game on all cores, and return whether all code is stored.

    report:       a function that is called with the completed fraction, from 0 to 1.
    environments: whether the environments are compiled too.

    Stored code is loaded, and damaged code is compiled again. Only one process compiles at a time;
    other processes wait, and then load its code. If the cache folder cannot be written to, nothing
    is compiled, and the reason is logged as a warning. Raises WorkerLost if the system kills a
    worker.
    """
    folder = cache_dir()
    if is_warm(environments=environments):
        report(1)
        return True
    if folder is None or not can_write(folder):
        return False
    with alone(folder):
        try:
            all_stored = _compile_all(report, environments)
        except BrokenProcessPool:
            raise refusal("warmup-worker-lost", WorkerLost) from None
        if all_stored:
            entries = "\n".join(_entries(folder)).encode()
            for done in {False, environments}:
                write(_done(folder, done), entries)
    return is_warm(environments=environments)


def _compile_all(report: Callable[[float], None], environments: bool) -> bool:
    """Compile in worker processes; stop early and return False if any code is not stored."""
    variants = [(game, o) for game, rules in REGISTRY.items() for o in rules.compiled_apart]
    workers = min(os.cpu_count() or 1, len(variants))
    with worker_pool(workers) as pool:
        jobs = [pool.submit(_compile_variant, *variant, environments) for variant in variants]
        for number, job in enumerate(as_completed(jobs), 1):
            if not job.result():
                pool.shutdown(cancel_futures=True)
                return False
            report(number / len(jobs))
    return True


def _compile_variant(game: str, options: Mapping[str, Any], environments: bool) -> bool:
    """Compile in a worker, and return whether all its code is stored."""
    warm_up_variant(game, options)
    if environments:
        warm_up_environments(game, options)
    return stores()


def is_warm(*, environments: bool = False) -> bool:
    """Return whether all code for these sources is stored in files of the right sizes.

    environments: whether the code of the environments counts too.
    """
    folder = cache_dir()
    if folder is None or (done := read(_done(folder, environments))) is None:
        return False
    return set(done.decode().splitlines()) <= set(_entries(folder))


def _entries(folder: Path) -> list[str]:
    """Return the files of compiled code in the form "NAME SIZE"."""
    entries = []
    for path in sorted(folder.glob("*.nbc")):
        with suppress(OSError):  # a broken link, or a file that was just removed
            entries.append(f"{path.name} {path.stat().st_size}")
    return entries


def _done(folder: Path, environments: bool) -> Path:
    """Return the path of the file that lists all entries after a complete run.

    environments: whether the run compiled the environments too.
    """
    return folder / ("warm-environments" if environments else "warm")


def play_hand(game_id: str, bot_name: str, options: Mapping[str, Any] | None = None) -> None:
    """Play one hand with bots of one kind, and call the rules as a table does."""
    game = Game(REGISTRY[game_id], options or {})
    rng = generator(SEED, EXPERIMENTS)
    play = game.table(SEED)
    game.rules.play_randomly(play.copy().state, rng, RANDOM_DECISIONS)
    play.deal()
    bots = [make_bot(bot_name, game.rules, derive_seed(SEED, p)) for p in range(game.seats)]
    while play.turn is not None:
        if play.turn == 0:  # compile the code for a person's view
            view = play.view(0)
            view.to_dict()
            play.onlooker()
            view.sample_state(rng)
        play.act(next_action(play, bots))


def solve_ending(game_id: str, options: Mapping[str, Any]) -> None:
    """Solve the end of a hand as the bot `search` and the reviews do."""
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
    """Run the command `python -m clubsuit.warmup`."""
    try:
        stored = _compile_in_background() if BESIDE in sys.argv[1:] else _compile_with_a_bar()
    except WorkerLost as error:
        print(say("cli-error", message=str(error)), file=sys.stderr)
        sys.exit(1)
    sys.exit(0 if stored else NOT_STORED)


def _compile_in_background() -> bool:
    """Compile for a server at the lowest priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C and ends this process
    end_with_stdin()
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    return compile_all()


def _compile_with_a_bar() -> bool:
    """Compile, and show a progress bar."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress:
        task = progress.add_task(say("warmup-start"), total=1.0)
        stored = compile_all(
            lambda done: progress.update(task, completed=done),
            environments="NUMBA_BOUNDSCHECK" not in os.environ,  # only tests of the rules set it
        )
        progress.update(task, description=say("warmup-done" if stored else "warmup-not-stored"))
    return stored


if __name__ == "__main__":
    main()
