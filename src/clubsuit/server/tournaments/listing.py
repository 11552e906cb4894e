"""What a person is told about tournaments."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

import sqlalchemy as sql

from clubsuit.game import Game, rules_of
from clubsuit.server.storage.entries import has_finished
from clubsuit.server.storage.store import ENTRIES, GAMES, TOURNAMENTS, Store
from clubsuit.server.tournaments import weeks
from clubsuit.server.tournaments.results import standings
from clubsuit.server.tournaments.tournament import (
    Tournament,
    commitment_of,
    find,
    revealed_secret,
    select,
)
from clubsuit.server.wire.schema import OwnEntry, TournamentInfo, TournamentResults

LISTED_FOR = timedelta(days=14)
"""Time for which a tournament that has ended is listed for its owner and its players."""


class _Entry(NamedTuple):
    """An entry of any person."""

    person: str
    table: str | None
    """The table; None if it has been deleted."""
    hands: int
    """Number of finished hands."""
    over: bool


def listed(store: Store, person: str) -> list[TournamentInfo]:
    """Return the matches of this week, and the tournaments that the person has made or entered.

    Those that end last come first, and the matches of this week before all others.
    """
    ids = weeks.current_ids()
    now = [found for found in (find(store, one) for one in ids) if found]
    entered = sql.select(ENTRIES.c.tournament).where(ENTRIES.c.person == person)
    theirs = (TOURNAMENTS.c.owner == person) | TOURNAMENTS.c.id.in_(entered)
    lately = TOURNAMENTS.c.closes > (datetime.now(UTC) - LISTED_FOR).isoformat()
    with store.reading() as connection:
        others = select(connection, theirs & lately & TOURNAMENTS.c.id.not_in(ids))
    return [info(store, one, person) for one in (*now, *others)]


def info(store: Store, tournament: Tournament, person: str) -> TournamentInfo:
    """Return a tournament as shown to a person, without results."""
    entries = _entries(store, tournament)
    return TournamentInfo(
        id=tournament.id,
        name=tournament.name,
        game=tournament.game,
        options=Game(rules_of(tournament.game), tournament.options).chosen,
        hands=tournament.hands,
        bots=tournament.bots,
        weekly=tournament.owner is None,
        made=tournament.owner == person,
        opens=tournament.opens,
        closes=tournament.closes,
        closed=tournament.is_closed,
        commitment=commitment_of(store, tournament),
        string=tournament.string,
        secret=revealed_secret(store, tournament),
        entries=len(entries),
        finished=sum(entry.over for entry in entries),
        mine=_own(entries, person),
        before=_before(store, tournament),
    )


def results(store: Store, tournament: Tournament, person: str) -> TournamentResults:
    """Return a tournament as shown to a person, with the results if they may see them.

    They may see them after their own last hand, or when the secret is revealed.
    """
    about = info(store, tournament, person)
    may_see = about.secret is not None or has_finished(store, tournament.id, person)
    found = standings(store, tournament, person) if may_see else None
    return TournamentResults(**about.model_dump(), standings=found)


def _entries(store: Store, tournament: Tournament) -> list[_Entry]:
    columns = ENTRIES.c.person, GAMES.c.id, GAMES.c.scores, GAMES.c.over
    query = sql.select(*columns).outerjoin(GAMES, GAMES.c.id == ENTRIES.c.game_id)
    with store.reading() as connection:
        rows = connection.execute(query.where(ENTRIES.c.tournament == tournament.id)).all()
    return [
        _Entry(person, table, len(scores or []), bool(over)) for person, table, scores, over in rows
    ]


def _own(entries: Sequence[_Entry], person: str) -> OwnEntry | None:
    for entry in entries:
        if entry.person == person:
            return OwnEntry(table=entry.table, hands=entry.hands, over=entry.over)
    return None


def _before(store: Store, tournament: Tournament) -> str | None:
    """Return the id of the same game's match in the week before, if somebody has played it."""
    earlier = weeks.before(tournament.id) if tournament.owner is None else None
    return earlier if earlier and find(store, earlier) else None
