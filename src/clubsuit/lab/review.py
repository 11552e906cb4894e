"""Reviews of whole games, one process for each hand."""

from collections.abc import Callable
from functools import partial

from clubsuit.game import replay
from clubsuit.lab.workers import ordered_map
from clubsuit.record import Record
from clubsuit.review import WORLDS, Moment, review_hand


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

    Raises what `clubsuit.replay` raises for a record that does not hold, and NotationError
    for a hand or a seat that it does not have.
    """
    replay(record)
    hands = range(1, len(record.hands) + 1) if hand is None else [hand]
    work = partial(review_hand, record, worlds=worlds, seat=seat, seed=seed)
    moments: list[Moment] = []
    for done, found in enumerate(ordered_map(work, hands, workers, batch=1), 1):
        moments += found
        progress(done)
    return moments
