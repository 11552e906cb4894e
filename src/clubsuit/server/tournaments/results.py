"""The results of a tournament: each player's points, compared with the field.

The *field* are all players who have played every hand, accounts and guests. Nobody else counts, so
a tournament that is given up does not change the results of others. All have the same seat, the
same cards and the same bots. Accounts and guests have places of their own, because a guest can come
back as a new guest who knows the cards.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

import sqlalchemy as sql

from clubsuit.server.storage.schema import ACCOUNTS, ENTRIES, GAMES, SEATS
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import SEAT
from clubsuit.server.tournaments.tournament import Tournament
from clubsuit.server.wire.schema import Standing, Standings

SHOWN = 100
"""Number of places of accounts, and of guests, that are sent. A person's own place is always sent.
"""


@dataclass(frozen=True)
class Finished:
    """A player who has played all hands."""

    person: str
    table: str
    name: str
    account: bool
    scores: tuple[int, ...]
    """The player's score in each hand."""


def standings(store: Store, tournament: Tournament, person: str) -> Standings:
    """Return the results of a tournament so far, as shown to a person who may see them."""
    field = finished(store, tournament)
    means = [fmean(scores) for scores in zip(*(one.scores for one in field), strict=True)]
    rows = [*_ranked(field, means, person, True), *_ranked(field, means, person, False)]
    return Standings(players=len(field), means=means, rows=rows)


def finished(store: Store, tournament: Tournament) -> list[Finished]:
    """Return the players who have played all hands of a tournament."""
    query = (
        sql.select(ENTRIES.c.person, GAMES.c.id, SEATS.c.name, ACCOUNTS.c.name, GAMES.c.scores)
        .join(GAMES, GAMES.c.id == ENTRIES.c.game_id)
        .join(SEATS, (SEATS.c.game_id == GAMES.c.id) & (SEATS.c.seat == SEAT))
        .outerjoin(ACCOUNTS, ACCOUNTS.c.person == ENTRIES.c.person)
        .where(ENTRIES.c.tournament == tournament.id, GAMES.c.over)
        .order_by(ENTRIES.c.at, GAMES.c.id)
    )
    with store.reading() as connection:
        return [
            Finished(person, table, account or name, account is not None, _own(scores))
            for person, table, name, account, scores in connection.execute(query)
        ]


def _own(scores: list[list[int]]) -> tuple[int, ...]:
    return tuple(score[SEAT] for score in scores)


def _ranked(
    field: Sequence[Finished], means: Sequence[float], person: str, accounts: bool
) -> Iterator[Standing]:
    """Yield the places of accounts or of guests, the best first.

    Equal points share a place. accounts: whether to rank accounts; else guests.
    """
    won = matchpoints([one.scores for one in field])
    group = [(one, part) for one, part in zip(field, won, strict=True) if one.account == accounts]
    group.sort(key=lambda ranked: -sum(ranked[0].scores))
    totals = [-sum(one.scores) for one, _ in group]
    for number, (one, part) in enumerate(group):
        mine = one.person == person
        if number < SHOWN or mine:
            yield Standing(
                place=1 + bisect_left(totals, -sum(one.scores)),
                name=one.name,
                account=one.account,
                over=fmean(score - mean for score, mean in zip(one.scores, means, strict=True)),
                matchpoints=part,
                scores=list(one.scores),
                table=one.table,
                mine=mine,
            )


def matchpoints(scores: Sequence[Sequence[int]]) -> list[float | None]:
    """Return the share of the other players whom each player has beaten, averaged over the hands.

    A tie counts half. A player without others has none.

    >>> matchpoints([[3, 0], [1, 0], [1, -2]])
    [0.875, 0.5, 0.125]
    """
    others = len(scores) - 1
    if others < 1:
        return [None] * len(scores)
    hands = [sorted(hand) for hand in zip(*scores, strict=True)]
    return [
        fmean(
            (bisect_left(hand, own) + (bisect_right(hand, own) - bisect_left(hand, own) - 1) / 2)
            / others
            for own, hand in zip(one, hands, strict=True)
        )
        for one in scores
    ]
