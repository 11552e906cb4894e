"""Tournaments as they are shown to a person."""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sql

from clubsuit.game import Game, rules_of
from clubsuit.server.storage.entries import has_finished
from clubsuit.server.storage.schema import ENTRIES, GAMES, TOURNAMENTS
from clubsuit.server.storage.store import Store
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
    entries, finished = _numbers(store, tournament)
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
        entries=entries,
        finished=finished,
        mine=_own(store, tournament, person),
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


def _numbers(store: Store, tournament: Tournament) -> tuple[int, int]:
    """Return how many people have entered, and how many of them have played all hands."""
    over = sql.func.count(sql.case((GAMES.c.over, 1)))
    query = sql.select(sql.func.count(), over).select_from(_ENTERED)
    with store.reading() as connection:
        entries, finished = connection.execute(query.where(_of(tournament))).one()
    return int(entries), int(finished)


def _own(store: Store, tournament: Tournament, person: str) -> OwnEntry | None:
    columns = GAMES.c.id, GAMES.c.scores, GAMES.c.over
    query = sql.select(*columns).select_from(_ENTERED)
    with store.reading() as connection:
        own = query.where(_of(tournament), ENTRIES.c.person == person)
        row = connection.execute(own).one_or_none()
    if row is None:
        return None
    return OwnEntry(table=row.id, hands=len(row.scores or []), over=bool(row.over))


_ENTERED = ENTRIES.outerjoin(GAMES, GAMES.c.id == ENTRIES.c.game_id)
"""All entries with their tables. An entry whose table has been deleted has none."""


def _of(tournament: Tournament) -> "sql.ColumnElement[bool]":
    return ENTRIES.c.tournament == tournament.id


def _before(store: Store, tournament: Tournament) -> str | None:
    """Return the id of the same game's match in the week before, if anybody has played it."""
    earlier = weeks.before(tournament.id) if tournament.owner is None else None
    return earlier if earlier and find(store, earlier) else None
