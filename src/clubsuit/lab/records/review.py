"""Reviews of whole games, with one process per hand."""

from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial

from clubsuit.game import Record
from clubsuit.lab.workers import checked_where, ordered_map
from clubsuit.replay import replay
from clubsuit.review import MOST_AGAIN, WORLDS, Moment, review_again, review_hand, weigh_next


def review_game(
    record: Record,
    *,
    hand: int | None = None,
    seat: int | None = None,
    worlds: int = WORLDS,
    seed: int = 1,
    workers: int | str | Executor = 1,
    progress: Callable[[int], None] = lambda hands: None,
) -> list[Moment]:
    """Return the decisions of a record: of all hands and seats, or of one hand or seat.

    All decisions that may be among the costliest are evaluated again with more worlds, until their
    order is certain (see `weigh_next`).

    workers:  the number of processes, or an executor (see `ordered_map`).
    progress: called with the number of reviewed hands.

    Raises the errors of `clubsuit.replay` for an invalid record, and NotationError for a hand or
    seat that does not exist, or for an invalid number of worlds or workers.
    """
    if isinstance(workers, str | Executor):
        processes, executor = checked_where(1, workers)
    else:
        processes, executor = checked_where(workers, None)
    replay(record)
    hands = range(1, len(record.hands) + 1) if hand is None else [hand]
    work = partial(review_hand, record, worlds=worlds, seat=seat, seed=seed)
    moments: list[Moment] = []
    for done, found in enumerate(ordered_map(work, hands, processes, 1, executor), 1):
        moments += found
        progress(done)
    weigh_leading(record, moments, seed)
    return moments


def weigh_leading(record: Record, moments: list[Moment], seed: int) -> None:
    """Evaluate the costliest decisions again, in place, until their order is certain.

    At most `MOST_AGAIN` evaluations are done.
    """
    for _ in range(MOST_AGAIN):
        place = weigh_next(moments)
        if place is None:
            return
        moments[place] = review_again(record, moments[place], seed)
