"""Private state of rules, bots and tools that tests read or change: no other test module names it.

The server has a probe of its own, `server/support/probe.py`. Use a public method where one shows
the same.
"""

from collections.abc import Callable, Iterator, Sequence
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
    """Return the array of one record that the state is in."""
    return of._states


def set_states(play: Play, states: np.ndarray) -> None:
    """Give a game another state, as of other hidden cards."""
    play._states = states


def act_unchecked(play: Play, action: Action) -> None:
    """Carry out a decision that is known to be legal; `Play.act` lists all that are."""
    play._act(action)


def wild_runs(hand: int, out: np.ndarray) -> int:
    """Return the number of runs with wild 15s that a hand of Climbing Clubs has."""
    return int(combinations._wild_runs(hand, 0, 0, 0, out, 0))


# ---- bots ----------------------------------------------------------------------------------


def misjudge_nothing(bot: Any) -> None:
    """Let a bot that errs value all cards as `rule` does."""
    bot._misjudges = 0.0


def remembered(bot: Any, view: View) -> Any:
    """Return the state of a view without what the bot has forgotten."""
    return bot._remembered(view)


def rollouts(bot: Any) -> Any:
    """Return what tries decisions out for a bot that searches."""
    return bot._rollouts


def reason(bot: Any, view: View, tried: list[Any]) -> Any:
    """Return the reason that a bot gives for its choice among these."""
    return bot._reason(view, tried)


def ends(trials: Any, state: Any, codes: Sequence[int]) -> Any:
    """Return the state at the end of a solved hand, one for each decision."""
    return trials._ends(state, codes)


# ---- compiled code -------------------------------------------------------------------------


def cache_key() -> str:
    """Return the name of the folder of compiled code."""
    return cache._key()


def skip_processor(patch: pytest.MonkeyPatch, name: str = "") -> None:
    """Give the processor this name: to find the real one takes longer than to read a file."""
    patch.setattr(cache, "_processor", lambda: name)


def is_in_use(folder: Path) -> bool:
    """Return whether a process holds a folder of compiled code."""
    return cache._is_in_use(folder)


def let_go_of_cache() -> None:
    """Let this process hold its folder no longer."""
    cache._held.pop().close()


def as_in_a_new_process(patch: pytest.MonkeyPatch) -> list[IO[bytes]]:
    """Forget warnings and faults of storing; return the files that hold folders from now on."""
    patch.setattr(processes, "_warned", False)
    patch.setattr(processes, "_warning", None)
    patch.setattr(cache, "_stores", True)
    held: list[IO[bytes]] = []
    patch.setattr(cache, "_held", held)
    return held


def written(name: str) -> Callable[..., Any]:
    """Return the compiled function of this name as it was written."""
    (found,) = (one.written() for one in kernel._marked if one.code.co_name == name)
    return found


def entries(folder: Path) -> list[str]:
    """Return the entries in a folder of compiled code, as the list of them has them."""
    return list(warmup._entries(folder))


# ---- tools ---------------------------------------------------------------------------------


def stop_match_after(patch: pytest.MonkeyPatch, deals: int) -> None:
    """Let a match of bots be interrupted after this number of deals."""
    from clubsuit.lab import arena

    play = arena._play_deals

    def interrupted(*about: Any) -> Iterator[Any]:
        played = play(*about)
        for _ in range(deals):
            yield next(played)
        raise KeyboardInterrupt

    patch.setattr(arena, "_play_deals", interrupted)


def safe_path() -> Any:
    """Return the block in which processes start that import nothing from the current folder."""
    return processes._safe_path()


def batch(pool: Any, work: Callable[..., Any], items: list[Any]) -> Any:
    """Return a batch of work in a pool of processes."""
    from clubsuit.lab import workers

    return workers._Batch(pool, work, items)


def is_batch_done(batch: Any) -> Callable[[], bool]:
    """Return what tells whether all of a batch is done."""
    done: Callable[[], bool] = batch._future.done
    return done


def logged_decisions(table: Any) -> int:
    """Return the number of decisions for which a compiled table has room."""
    return len(table._log.codes)


def kept_texts(table: Any) -> int:
    """Return the number of texts that a compiled table keeps."""
    return len(table._texts)


def open_training(plan: Any, folder: Path, trainer: Any) -> None:
    """Begin a training in a folder, without --resume."""
    from clubsuit.lab import train as training

    training._open(plan, folder, False, trainer)


def restore_training(plan: Any, version: int, checkpoint: Path) -> None:
    """Continue a training from a file that PyTorch would read as empty."""
    from clubsuit.lab import train as training

    trainer = training.Trainer.__new__(training.Trainer)
    trainer._training, trainer._version = plan, version
    stub: Any = SimpleNamespace(load=lambda file, weights_only: {})
    trainer._torch = stub
    training._restore(trainer, checkpoint)


def report_line(report: Any) -> str:
    """Return the line of `clubsuit check` for a record."""
    from clubsuit import cli

    return cli._report_line(report)


def verdict_lines(file: Path, verdict: Any) -> list[str]:
    """Return the lines of `clubsuit verify` for a record."""
    from clubsuit import cli

    return list(cli._verdict_lines(file, verdict))


# ---- OpenSpiel -----------------------------------------------------------------------------


def watch_walks(solver: Any, watch: Callable[[Any], None]) -> Callable[[Any, int], float]:
    """Call `watch` with each state that a solver comes to; return the solver's walk."""
    walk = solver._update_regrets

    def watched(state: Any, player: int) -> float:
        watch(state)
        return float(walk(state, player))

    solver._update_regrets = watched
    return watched


def information_states(solver: Any) -> set[str]:
    """Return the keys of all information states that a solver has met."""
    return set(solver._infostates)


def generators(bot: Any) -> tuple[Any, Any]:
    """Return what draws worlds, and what draws their playouts, of a bot by OpenSpiel's search."""
    return bot._rng, bot._tree._evaluator._rng
