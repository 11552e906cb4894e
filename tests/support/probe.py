"""Access to private state of rules, bots and tools; no other test module uses private names.

The module for private state of the server is `server/support/probe.py`. Prefer public methods if
they give the same information.
"""

import pickle
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import IO, Any

import numpy as np
import pytest

from clubsuit import cache, kernel, processes, warmup
from clubsuit.game import Play, View
from clubsuit.games.climbing_clubs import combinations
from clubsuit.games.state import Action

# ---- games ---------------------------------------------------------------------------------


def states(of: Play | View) -> np.ndarray:
    """Return the NumPy array with one record that holds the state."""
    return of._states


def set_states(play: Play, states: np.ndarray) -> None:
    """Replace the state of a game, for example by one with other hidden cards."""
    play._states = states


def act_unchecked(play: Play, action: Action) -> None:
    """Apply a legal decision without the slow legality check of `Play.act`."""
    play._act(action)


def wild_runs(hand: int, out: np.ndarray) -> int:
    """Return the number of runs with wild 15s in a hand of Climbing Clubs."""
    return int(combinations._wild_runs(hand, 0, 0, 0, out, 0))


# ---- bots ----------------------------------------------------------------------------------


def misjudge_nothing(bot: Any) -> None:
    """Remove the random errors from the values that a bot of a lower level gives to decisions."""
    bot._misjudges = 0.0


def remembered(bot: Any, view: View) -> Any:
    """Return the state of a view without the cards that the bot has forgotten."""
    return bot._remembered(view)


def rollouts(bot: Any) -> Any:
    """Return the object that plays out decisions for a search bot."""
    return bot._rollouts


def policy(rollouts: Any) -> Any:
    """Return the policy of playouts."""
    return rollouts._policy


def reason(bot: Any, view: View, tried: list[Any]) -> Any:
    """Return the numbers that a bot gives for its choice among these candidates."""
    return bot._numbers(view, tried)


def ends(trials: Any, state: Any, codes: Sequence[int]) -> Any:
    """Return the states at the end of a solved hand, one for each decision."""
    return trials._ends(state, codes)


# ---- compiled code -------------------------------------------------------------------------


def cache_key() -> str:
    """Return the name of the cache folder for compiled code."""
    return cache._key()


def skip_processor(patch: pytest.MonkeyPatch, name: str = "") -> None:
    """Set the processor's name, so that tests skip the slow look-up of the real one."""
    patch.setattr(cache, "_processor", lambda: name)


def is_in_use(folder: Path) -> bool:
    """Return whether a process uses this folder of compiled code."""
    return cache._is_in_use(folder)


def let_go_of_cache() -> None:
    """Release the lock that marks the cache folder as used by this process."""
    cache._held.pop().close()


def as_in_a_new_process(patch: pytest.MonkeyPatch) -> list[IO[bytes]]:
    """Reset the warnings, write errors and locks of the cache; return its list of lock files."""
    patch.setattr(processes, "_warned", False)
    patch.setattr(processes, "_warning", None)
    patch.setattr(cache, "_stores", True)
    held: list[IO[bytes]] = []
    patch.setattr(cache, "_held", held)
    return held


def written(name: str) -> Callable[..., Any]:
    """Return the Python source function of the compiled function with this name."""
    (found,) = (one.original() for one in kernel._marked if one.code.co_name == name)
    return found


def entries(folder: Path) -> list[str]:
    """Return the name and size of each file in a folder of compiled code."""
    return list(warmup._entries(folder))


# ---- tools ---------------------------------------------------------------------------------


def stop_match_after(patch: pytest.MonkeyPatch, deals: int) -> None:
    """Interrupt the next match of bots after this number of deals."""
    from clubsuit.lab import arena

    play = arena._play_deals

    def interrupted(*about: Any) -> Iterator[Any]:
        played = play(*about)
        for _ in range(deals):
            yield next(played)
        raise KeyboardInterrupt

    patch.setattr(arena, "_play_deals", interrupted)


def safe_path() -> Any:
    """Return a context manager; processes started in it do not import from the current folder."""
    return processes._safe_path()


def batch(pool: Any, work: Callable[..., Any], items: list[Any]) -> Any:
    """Return a batch of work items for a pool of processes."""
    from clubsuit.lab import tasks, workers

    send = partial(pool.submit, tasks.run_task)
    crew: Any = SimpleNamespace(job="", small_luggage=None, submit=send)
    return workers._Batch(crew, pickle.dumps(work), items)


def is_batch_done(batch: Any) -> Callable[[], bool]:
    """Return a function that returns whether all items of a batch are done."""
    done: Callable[[], bool] = batch._future.done
    return done


def logged_decisions(table: Any) -> int:
    """Return the number of decisions that fit into the log of a compiled table."""
    return len(table._log.codes)


def kept_texts(table: Any) -> int:
    """Return the number of texts that a compiled table stores."""
    return len(table._texts)


def open_training(plan: Any, folder: Path, trainer: Any) -> None:
    """Start a training run in a folder, without --resume."""
    from clubsuit.lab import train as training

    training._open(plan, folder, False, trainer)


def restore_training(plan: Any, version: int, checkpoint: Path) -> None:
    """Restore a training run from a checkpoint, with a stub of PyTorch that reads any file as
    {}."""
    from clubsuit.lab import monte_carlo
    from clubsuit.lab import train as training

    trainer = monte_carlo.ValueTrainer.__new__(monte_carlo.ValueTrainer)
    trainer._training, trainer._version = plan, version
    stub: Any = SimpleNamespace(load=lambda file, weights_only: {})
    trainer._torch = stub
    training._restore(trainer, checkpoint)


def report_line(report: Any) -> str:
    """Return the line that `clubsuit check` prints for a record."""
    from clubsuit import cli

    return cli._report_line(report)


def verdict_lines(file: Path, verdict: Any) -> list[str]:
    """Return the lines that `clubsuit verify` prints for a record."""
    from clubsuit import cli

    return list(cli._verdict_lines(file, verdict))


# ---- OpenSpiel -----------------------------------------------------------------------------


def watch_walks(solver: Any, watch: Callable[[Any], None]) -> Callable[[Any, int], float]:
    """Call `watch` with each state that a solver visits; return the solver's recursive function."""
    walk = solver._update_regrets

    def watched(state: Any, player: int) -> float:
        watch(state)
        return float(walk(state, player))

    solver._update_regrets = watched
    return watched


def information_states(solver: Any) -> set[str]:
    """Return the keys of all information states that a solver has visited."""
    return set(solver._infostates)


def generators(bot: Any) -> tuple[Any, Any]:
    """Return the random generators for worlds and for playouts of an OpenSpiel search bot."""
    return bot._rng, bot._tree._evaluator._rng
