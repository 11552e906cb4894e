"""When a puzzle comes again: spaced repetition by the model FSRS.

A right answer counts as "Good", and a wrong one as "Again". The shortest interval is a day, because
a person who has just seen the answer would only repeat it.
"""

from datetime import datetime
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # imported on first use, so that the server starts faster
    from fsrs import Scheduler

LONGEST_DAYS = 365
"""Maximum number of days until a puzzle comes again."""


class Memory(NamedTuple):
    """A person's memory of a puzzle after the last answer."""

    stability: float
    """Days after which the person still knows the answer with a probability of 90 %."""
    difficulty: float
    """From 1 (easy) to 10."""
    at: datetime
    """Time of the answer."""
    due: datetime
    """Time at which the puzzle comes again."""


def reviewed(before: Memory | None, right: bool, at: datetime) -> Memory:
    """Return the memory after an answer.

    before: the memory after the answer before; None for the first answer.

    >>> from datetime import UTC, timedelta
    >>> at = datetime(2026, 1, 1, tzinfo=UTC)
    >>> first = reviewed(None, True, at)
    >>> second = reviewed(first, True, first.due)
    >>> first.due - at > timedelta(days=1), second.due - second.at > first.due - first.at
    (True, True)
    """
    from fsrs import Card, Rating, State

    card = Card(card_id=0, due=at)
    if before is not None:
        card = Card(
            card_id=0,
            state=State.Review,
            stability=before.stability,
            difficulty=before.difficulty,
            due=before.due,
            last_review=before.at,
        )
    rating = Rating.Good if right else Rating.Again
    card, _ = _scheduler().review_card(card, rating, review_datetime=at)
    assert card.stability is not None and card.difficulty is not None
    return Memory(card.stability, card.difficulty, at, card.due)


@cache
def _scheduler() -> "Scheduler":
    from fsrs import Scheduler

    return Scheduler(
        learning_steps=(),
        relearning_steps=(),
        maximum_interval=LONGEST_DAYS,
        enable_fuzzing=False,
    )
