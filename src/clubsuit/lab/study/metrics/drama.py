"""How exciting hands and games are: comebacks, lead changes, and close finishes.

These metrics read *standings*: numbers by time and by side, of which the highest leads.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from clubsuit.lab.study.metrics.base import (
    GameMetric,
    HandMetric,
    Sample,
    best,
    hand_winners,
    info,
    side_scores,
)
from clubsuit.lab.study.played import Played, PlayedHand

CLOSE = 0.1
"""A finish is close if the best loser lacks at most this part of the way to the target."""
BLOW_OUT = 0.5
"""A game is a blow-out if the best loser lacks at least this part of the way to the target."""

Standings = Sequence[Sequence[float]]


def lead_changes(standings: Standings) -> int:
    """Return how often another side takes the lead alone.

    >>> lead_changes([[1, 0], [1, 1], [1, 2], [3, 2], [4, 2]])
    2
    """
    alone = [leaders[0] for leaders in map(best, standings) if len(leaders) == 1]
    return sum(before != after for before, after in pairwise(alone))


def drama(standings: Standings, winners: Sequence[int]) -> float:
    """Return the mean of the square root of the winners' deficit, over all times but the last.

    The deficit is 0 at times when a winner leads.

    >>> drama([[0.25, 0], [0.25, 0], [0.25, 0.5]], [1])
    0.5
    """
    before = standings[:-1]
    if not before:
        return 0.0
    deficits = (max(now) - max(now[side] for side in winners) for now in before)
    return sum(map(math.sqrt, deficits)) / len(before)


def settled(standings: Standings, winners: Sequence[int]) -> float:
    """Return the part of the time after which the winners, and only they, lead to the end.

    Several winners must all lead together, so a tie is settled only when it is complete. It is 1 if
    the standings at the end do not show the winners.

    >>> settled([[1, 0], [1, 1], [1, 2], [2, 3]], [1])
    0.75
    """
    last = len(standings)
    while last and best(standings[last - 1]) == list(winners):
        last -= 1
    return min(last + 1, len(standings)) / len(standings)


def hand_course(hand: PlayedHand, game: Played) -> list[list[float]]:
    """Return the standings by trick and side; the highest leads.

    Before the last trick's end they are the part of all points of the tricks that the side has. At
    the end they are the scores of the hand, because some points count only then.
    """
    if not hand.standings:
        return []
    whole = sum(hand.standings[-1]) or 1
    course = [[sum(now[seat] for seat in side) / whole for side in game.sides]
              for now in hand.standings[:-1]]  # fmt: skip
    return [*course, list(map(float, side_scores(hand, game)))]


def game_course(game: Played) -> list[list[float]]:
    """Return by hand and side how far the side is on the way to an end of the game: 1 at the end.

    If a low total ends the game too, the side may be on the way to either end.
    """
    return [
        [max(now[side[0]] / end for end in game.ends) for side in game.sides]
        for now in game.totals
    ]  # fmt: skip


def game_winners(game: Played) -> list[int]:
    """Return the indices of the sides that won the game."""
    won = game.winners or ()
    return [n for n, side in enumerate(game.sides) if side[0] in won]


def distance(game: Played) -> float:
    """Return how far the best loser was behind the winners, as part of the way to the end.

    It is 0 if all sides won.
    """
    last, winners = game_course(game)[-1], game_winners(game)
    losers = [value for side, value in enumerate(last) if side not in winners]
    return min(last[side] for side in winners) - max(losers) if losers else 0.0


# ---- metrics ------------------------------------------------------------------------------------


def hand_lead_changes(hand: PlayedHand, game: Played) -> Iterator[Sample]:
    """Yield the number of lead changes of a hand: after each trick, and by the score at its end."""
    if course := hand_course(hand, game):
        yield Sample("", lead_changes(course))


def hand_drama(hand: PlayedHand, game: Played) -> Iterator[Sample]:
    """Yield the drama of a hand, with the sides of the best score as its winners."""
    if course := hand_course(hand, game):
        yield Sample("", drama(course, hand_winners(hand, game)))


def hand_settled(hand: PlayedHand, game: Played) -> Iterator[Sample]:
    """Yield the part of the tricks after which the hand's winners led to the end."""
    if course := hand_course(hand, game):
        yield Sample("", settled(course, hand_winners(hand, game)))


def hand_margin(hand: PlayedHand, game: Played) -> Iterator[Sample]:
    """Yield the points of the best side above the next."""
    scores = sorted(side_scores(hand, game))
    if len(scores) > 1:
        yield Sample("", scores[-1] - scores[-2])


def game_lead_changes(game: Played) -> Iterator[Sample]:
    """Yield the number of lead changes between the hands of a game."""
    yield Sample("", lead_changes(game_course(game)))


def game_drama(game: Played) -> Iterator[Sample]:
    """Yield the drama of a game."""
    yield Sample("", drama(game_course(game), game_winners(game)))


def game_settled(game: Played) -> Iterator[Sample]:
    """Yield the part of the hands after which the game's winners led to the end."""
    yield Sample("", settled(game_course(game), game_winners(game)))


def close_finish(game: Played) -> Iterator[Sample]:
    """Yield whether the game ended closely (see CLOSE)."""
    yield Sample("", distance(game) <= CLOSE)


def blow_out(game: Played) -> Iterator[Sample]:
    """Yield whether the game was a blow-out (see BLOW_OUT)."""
    yield Sample("", distance(game) >= BLOW_OUT)


METRICS = (
    HandMetric(info("hand-lead-changes", "changes", "hand", "", "Browne 2008"), hand_lead_changes),
    HandMetric(info("hand-drama", "drama", "hand", "", "Browne 2008"), hand_drama),
    HandMetric(info("hand-settled", "share", "hand"), hand_settled),
    HandMetric(info("hand-margin", "points", "hand"), hand_margin),
    GameMetric(info("game-lead-changes", "changes", "game", "", "Browne 2008"), game_lead_changes),
    GameMetric(info("game-drama", "drama", "game", "", "Browne 2008"), game_drama),
    GameMetric(info("game-settled", "share", "game"), game_settled),
    GameMetric(info("close-finish", "share", "game"), close_finish),
    GameMetric(info("blow-out", "share", "game"), blow_out),
)
