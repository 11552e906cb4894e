"""Tournaments: the match of the week, and those that people make."""

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException

from clubsuit.errors import TurnError
from clubsuit.server.http.dependencies import AskerOf, LimitsOf, Person, ServicesOf
from clubsuit.server.http.opening import opening
from clubsuit.server.live.services import Services
from clubsuit.server.ops.rate_limits import limit
from clubsuit.server.tournaments import listing
from clubsuit.server.tournaments.entering import enter
from clubsuit.server.tournaments.tournament import Tournament, find, make
from clubsuit.server.wire.schema import (
    NewEntry,
    NewTournament,
    Problem,
    TableInfo,
    TournamentInfo,
    TournamentResults,
)
from clubsuit.server.wire.table_info import table_info
from clubsuit.texts import refusal

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


@router.get("/tournaments")
async def get_tournaments(services: ServicesOf, asker: AskerOf) -> list[TournamentInfo]:
    """Return the matches of this week, and the tournaments that the person has made or entered."""
    return await services.threads.look_up(asker, listing.listed, services.store, asker.person)


@router.post("/tournaments", status_code=201)
async def post_tournament(
    new: NewTournament, services: ServicesOf, asker: AskerOf, limits: LimitsOf
) -> TournamentInfo:
    """Make a tournament. Only a person with an account may; everyone with its link may enter."""
    await limit(limits.tournaments, "tournaments", asker.address)
    made = await services.run(make, asker.person, new)
    return await services.run(listing.info, made, asker.person)


@router.get("/tournaments/{tournament_id}")
async def get_tournament(
    tournament_id: str, services: ServicesOf, asker: AskerOf
) -> TournamentResults:
    """Return a tournament, with its results if the person may see them."""
    found = await _found(services, tournament_id)
    return await services.threads.look_up(
        asker, listing.results, services.store, found, asker.person
    )


@router.post("/tournaments/{tournament_id}/entry", status_code=201)
async def post_entry(
    tournament_id: str, new: NewEntry, services: ServicesOf, person: Person, request: Request
) -> TableInfo:
    """Return the person's table in a tournament, which is opened at the first request."""
    found = await _found(services, tournament_id)
    if request.state.program:
        raise refusal("server-tournament-program", TurnError)
    if any(services.warming.bot(bot) != bot for bot in found.bots):
        raise refusal("server-tournament-warming", TurnError)
    async with opening(services, person, request):
        row = await services.run(enter, person, found, new.name, new.string)
    return table_info(row, person)


async def _found(services: Services, tournament_id: str) -> Tournament:
    """Return the tournament with this id. Raises HTTPException 404."""
    found = await services.run(find, tournament_id)
    if found is None:
        raise HTTPException(404)
    return found
