"""Reviews of whole games, one process for each hand."""

from collections.abc import Callable
from functools import partial

from clubsuit.game import Record
from clubsuit.lab.workers import checked_workers, ordered_map
from clubsuit.replay import replay
from clubsuit.review import MOST_AGAIN, WORLDS, Moment, review_again, review_hand, weigh_next


def review_game(
    record: Record,
    *,
    hand: int | None = None,
    seat: int | None = None,
    worlds: int = WORLDS,
    seed: int = 1,
    workers: int = 1,
    progress: Callable[[int], None] = lambda hands: None,
) -> list[Moment]:
    """The decisions of a record, of all hands and seats or of one.

    Those that lead in cost, or may, are weighed again with more worlds, until their order is sure
    (see `weigh_next`). progress: called with the number of hands that are done.

    Raises what `clubsuit.replay` raises for a record that does not hold, and NotationError
    for a hand or a seat that it does not have, or for a wrong number of worlds or workers.
    """
    workers = checked_workers(workers)
    replay(record)
    hands = range(1, len(record.hands) + 1) if hand is None else [hand]
    work = partial(review_hand, record, worlds=worlds, seat=seat, seed=seed)
    moments: list[Moment] = []
    for done, found in enumerate(ordered_map(work, hands, workers, batch=1), 1):
        moments += found
        progress(done)
    weigh_leading(record, moments, seed)
    return moments


def weigh_leading(record: Record, moments: list[Moment], seed: int) -> None:
    """Weigh the decisions that lead in cost again, in place, until their order is sure.

    No more than `MOST_AGAIN` times a decision is weighed.
    """
    for _ in range(MOST_AGAIN):
        place = weigh_next(moments)
        if place is None:
            return
        moments[place] = review_again(record, moments[place], seed)
