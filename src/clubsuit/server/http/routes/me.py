"""A person's own data: games, statistics, export and deletion."""

import json
from collections import defaultdict
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

from fastapi import APIRouter, HTTPException, Request
from starlette.responses import Response, StreamingResponse

from clubsuit.games import REGISTRY
from clubsuit.server.http.dependencies import AskerOf, Person, ServicesOf
from clubsuit.server.live.services import Services
from clubsuit.server.notify import subscriptions
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.people import accounts, companions, data, reports, tokens
from clubsuit.server.practice import mistakes, progress
from clubsuit.server.reviews.statistics import MOST_TABLES, Hand
from clubsuit.server.storage.faces import chosen_face
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.storage.schema import GAMES
from clubsuit.server.storage.store import FIRST, Store, place_of
from clubsuit.server.table.table import record_of
from clubsuit.server.tournaments.tournament import made_by
from clubsuit.server.wire.schema import GameStatistics, Problem
from clubsuit.server.wire.table_info import table_info

AT_ONCE = 60
"""Number of tables read in one query."""

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


@router.delete("/tables/{table_id}", status_code=204)
async def delete_table(table_id: str, services: ServicesOf, person: Person) -> Response:
    """Remove a table from the person's games; it is deleted if no other person keeps it."""
    if not await services.run(data.give_up, table_id, person):
        raise HTTPException(404)
    await _note_left(services, person, [table_id])
    return Response(status_code=204)


@router.get("/me/export", response_class=StreamingResponse)
async def get_export(services: ServicesOf, asker: AskerOf) -> StreamingResponse:
    """Return all data of a person: a line of JSON about the person, then one for each game."""
    headers = {"Content-Disposition": 'attachment; filename="clubsuit.jsonl"'}
    lines = _exported(services, asker)
    return StreamingResponse(lines, media_type="application/jsonl", headers=headers)


@router.get("/me/statistics")
async def get_statistics(services: ServicesOf, asker: AskerOf) -> list[GameStatistics]:
    """Return the person's results for each game and options, most played first."""
    look_up, person = services.threads.look_up, asker.person
    rows = await services.run(Store.tables_of, person, MOST_TABLES)
    lengths = await services.run(Store.lengths, [row.id for row in rows])
    variants: dict[str, list[tuple[TableRow, list[Hand]]]] = defaultdict(list)
    for row in rows:
        if row.given or not row.summary.hand_number or row.game not in REGISTRY:
            continue
        hands = await look_up(asker, services.statistics.hands, row, person, lengths[row.id])
        variants[row.variant].append((row, hands))
    results = [
        await look_up(asker, services.statistics.summed, person, tables)
        for tables in variants.values()
    ]
    return sorted(results, key=lambda result: -result.games)


@router.delete("/me", status_code=204)
async def delete_me(services: ServicesOf, person: Person, request: Request) -> Response:
    """Delete all data of a person; this browser becomes a new person."""
    left = await services.run(data.forget, person)
    services.sessions.forget()
    await _note_left(services, person, left)
    services.tables.forget(person, left)
    cookie = tokens.set_cookie(tokens.new_token(), request.state.secure)
    return Response(status_code=204, headers={"Set-Cookie": cookie})


async def _note_left(services: Services, person: str, tables: list[str]) -> None:
    """Update reviews and live tables after the person has left these tables."""
    services.reviews.forget(person, tables)
    for table_id in tables:
        await services.tables.refresh(table_id)


async def _exported(services: Services, asker: Asker) -> AsyncIterator[str]:
    """Yield a line with the account and the browsers, then one for each game, newest first.

    Games are sorted by their opening time, which never changes, so no game is missed.
    """
    person = asker.person
    account = await services.run(accounts.account_of, person)
    browsers = await services.run(subscriptions.browsers_of, person)
    head = {
        "account": account.name if account else None,
        "language": account.language if account else None,
        "face": await services.run(chosen_face, person),
        "browsers": [browser._asdict() for browser in browsers],
        **await services.run(_about_others, person),
        **await services.run(_about_puzzles, person),
    }
    yield json.dumps(head, ensure_ascii=False) + "\n"
    place = FIRST
    ask = partial(services.store.tables_of, person, AT_ONCE, by=GAMES.c.created)
    while rows := await services.threads.store(ask, place):
        for row in rows:
            try:
                yield await services.threads.look_up_next(asker, _line, services.store, row, person)
            except Exception as error:
                log_fault(f"table {row.id}", error)
        place = place_of(rows[-1], "created")


def _about_others(store: Store, person: str) -> dict[str, Any]:
    """Return the person's list of people with their blocks, and the reports and tournaments made by
    the person.

    Reports about the person are left out, because they would reveal who has made them.
    """
    made = [
        {"at": one.at, "of": one.report.reported_name, "reason": one.report.reason}
        | {"words": one.report.words}
        for one in reports.reports_by(store, person)
    ]
    people = [one.model_dump() for one in companions.known_people(store, person)]
    return {"people": people, "reports": made, "tournaments": made_by(store, person)}


def _about_puzzles(store: Store, person: str) -> dict[str, Any]:
    """Return the person's answers to puzzles, ratings by puzzles, and own puzzles."""
    return {
        "puzzle_answers": progress.answers_of(store, person),
        "puzzle_ratings": progress.ratings_of(store, person),
        "own_puzzles": mistakes.all_of(store, person),
    }


def _line(store: Store, row: TableRow, person: str) -> str:
    """Return a line with a table and its record, without cards that are hidden from the person."""
    record = record_of(store, row.id, person)
    line = {
        "table": table_info(row, person).model_dump(),
        "record": record and record.to_dict(),
    }
    return json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n"
