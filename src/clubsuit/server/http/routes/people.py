"""People with whom a person has played: the list, invitations, blocks and reports.

Each response is the same whether or not another person has blocked this one.
"""

from fastapi import APIRouter, HTTPException, Request
from starlette.responses import Response

from clubsuit.errors import TurnError
from clubsuit.server.http.dependencies import LimitsOf, Person, ServicesOf
from clubsuit.server.http.opening import opening
from clubsuit.server.live.known import AtTable, others_at
from clubsuit.server.live.live_table import LiveTable
from clubsuit.server.live.services import Services
from clubsuit.server.notify.pushes import Call
from clubsuit.server.ops.addresses import address_of
from clubsuit.server.ops.rate_limits import INVITATIONS_OF_PERSON, REPORTS_OF_PERSON, limit
from clubsuit.server.people import companions, invitations, reports
from clubsuit.server.people.reports import Report
from clubsuit.server.storage import blocks
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.wire.schema import (
    Invitation,
    KnownPerson,
    NewInvitations,
    NewReport,
    Problem,
    TableInfo,
    TablePerson,
)
from clubsuit.server.wire.table_info import table_info
from clubsuit.texts import refusal
from clubsuit.writing import visible

EVIDENCE = 20
"""Maximum number of chat lines in a report, the last ones."""

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


# ---- the list --------------------------------------------------------------------------


@router.get("/people")
async def get_people(services: ServicesOf, person: Person) -> list[KnownPerson]:
    """Return the people with whom this person has finished games, the last met first.

    They are followed by other people whom this person has blocked.
    """
    return await services.run(companions.known_people, person)


@router.delete("/people", status_code=204)
async def delete_people(services: ServicesOf, person: Person) -> Response:
    """Remove all people from the list. Blocks stay."""
    await services.run(companions.remove, person)
    return Response(status_code=204)


@router.delete("/people/{id}", status_code=204)
async def delete_person(id: str, services: ServicesOf, person: Person) -> Response:
    """Remove a person from the list. A block stays."""
    other, _ = await _known(services, person, id)
    await services.run(companions.remove, person, other)
    return Response(status_code=204)


async def _known(services: Services, person: str, id_: str) -> tuple[str, str]:
    """Return the person with this id and their name. Raises HTTPException 404."""
    known = await services.run(companions.name_of, person, id_)
    if known is None:
        raise HTTPException(404)
    return known


# ---- invitations -----------------------------------------------------------------------


@router.post("/people/invitations", status_code=201)
async def post_invitations(
    new: NewInvitations, services: ServicesOf, person: Person, request: Request
) -> TableInfo:
    """Open a table like that of the last game with the first of these people, and invite them."""
    for _ in new.people:
        await limit(request.app.state.limits.invitations, "invitations", address_of(request))
        await limit(INVITATIONS_OF_PERSON, "invitations of person", person)
    found = await services.run(companions.find, person, dict.fromkeys(new.people))
    like = await services.run(Store.table, found[0].table) if found else None
    if like is None:
        raise HTTPException(404)
    if len(found) >= len(like.seats):
        raise refusal("server-invite-many", TurnError, others=len(like.seats) - 1)
    made = {block.other: block.name for block in await services.run(blocks.blocks_of, person)}
    if blocked := next((made[one.person] for one in found if one.person in made), None):
        raise refusal("server-invite-blocked", TurnError, name=blocked)
    async with opening(services, person, request):
        about = invitations.table_like(like, new.name)
        row = await services.run(open_table, person, about, request.state.program)
    await _invite(services, row, [one.person for one in found])
    return table_info(row, person)


async def _invite(services: Services, row: TableRow, people: list[str]) -> None:
    """Store invitations to a new table of this owner, and send notifications."""
    for one in await services.run(invitations.invite, row, row.owner, people):
        if services.pushes:
            services.pushes.put(Call(row, one, "invitation"))


@router.get("/invitations")
async def get_invitations(services: ServicesOf, person: Person) -> list[Invitation]:
    """Return the invitations that this person can still accept, the newest first."""
    return await services.run(invitations.invitations_to, person)


@router.delete("/invitations/{table_id}", status_code=204)
async def delete_invitation(table_id: str, services: ServicesOf, person: Person) -> Response:
    """Remove an invitation. The inviter is not told."""
    await services.run(invitations.dismiss, person, table_id)
    return Response(status_code=204)


# ---- blocks ----------------------------------------------------------------------------


@router.put("/people/{id}/block", status_code=204)
async def put_block(id: str, services: ServicesOf, person: Person) -> Response:
    """Block a person of the list."""
    return await _block(services, person, *await _known(services, person, id))


@router.delete("/people/{id}/block", status_code=204)
async def delete_block(id: str, services: ServicesOf, person: Person) -> Response:
    """Unblock a person."""
    other, _ = await _known(services, person, id)
    return await _unblock(services, person, other)


@router.get("/tables/{table_id}/people")
async def get_table_people(
    table_id: str, services: ServicesOf, person: Person
) -> list[TablePerson]:
    """Return the other people who sit at a table, or whose chat lines are stored."""
    others = await others_at(await _live(services, table_id, person), person)
    made = {block.other for block in await services.run(blocks.blocks_of, person)}
    return [
        TablePerson(who=who, name=one.name, seat=one.seat, blocked=one.person in made)
        for who, one in others.items()
    ]


@router.put("/tables/{table_id}/people/{who}/block", status_code=204)
async def put_table_block(
    table_id: str, who: str, services: ServicesOf, person: Person
) -> Response:
    """Block a person at a table."""
    _, other = await _other(services, table_id, person, who)
    return await _block(services, person, other.person, other.name)


@router.delete("/tables/{table_id}/people/{who}/block", status_code=204)
async def delete_table_block(
    table_id: str, who: str, services: ServicesOf, person: Person
) -> Response:
    """Unblock a person at a table."""
    _, other = await _other(services, table_id, person, who)
    return await _unblock(services, person, other.person)


async def _block(services: Services, person: str, other: str, name: str) -> Response:
    await services.run(blocks.block, person, other, name)
    return await _show_chats(services, person)


async def _unblock(services: Services, person: str, other: str) -> Response:
    await services.run(blocks.unblock, person, other)
    return await _show_chats(services, person)


async def _show_chats(services: Services, person: str) -> Response:
    """Send the person's open pages the chat lines that they may see now."""
    for live in services.tables.all:
        await live.chat.show(*(one for one in live.audience.sockets if one.person == person))
    return Response(status_code=204)


async def _live(services: Services, table_id: str, person: str) -> LiveTable:
    """Return a table that this person may see. Raises HTTPException 404."""
    live = await services.tables.get(table_id, person)
    if live is None:
        raise HTTPException(404)
    return live


async def _other(
    services: Services, table_id: str, person: str, who: str
) -> tuple[LiveTable, AtTable]:
    """Return another person at a table by alias. Raises HTTPException 404."""
    live = await _live(services, table_id, person)
    other = (await others_at(live, person)).get(who)
    if other is None:
        raise HTTPException(404)
    return live, other


# ---- reports ---------------------------------------------------------------------------


@router.post("/tables/{table_id}/people/{who}/reports", status_code=204)
async def post_report(
    table_id: str,
    who: str,
    new: NewReport,
    services: ServicesOf,
    person: Person,
    request: Request,
    limits: LimitsOf,
) -> Response:
    """Report a person at a table to the host, with their last chat lines there."""
    await limit(limits.reports, "reports", address_of(request))
    await limit(REPORTS_OF_PERSON, "reports of person", person)
    live, other = await _other(services, table_id, person, who)
    row = live.table.row
    seat = row.seat_of(person)
    report = Report(
        game_id=row.id,
        game=row.game,
        reporter=person,
        reporter_name="" if seat is None else row.players[seat],
        reported=other.person,
        reported_name=other.name,
        reason=new.reason,
        words=visible(new.words),
        lines=[
            {name: line[name] for name in ("text", "phrase", "at")}
            for line in live.chat.lines_of(who)[-EVIDENCE:]
        ],
    )
    await services.run(reports.add, report)
    return Response(status_code=204)
