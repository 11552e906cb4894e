"""Accounts: make one, log in and out, and change the password."""

from collections.abc import Sequence

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from clubsuit.server.http import languages
from clubsuit.server.http.dependencies import Person, ServicesOf
from clubsuit.server.live.services import Services
from clubsuit.server.ops.addresses import Asker, address_of
from clubsuit.server.ops.rate_limits import FACES_OF_PERSON, limit
from clubsuit.server.people import accounts, former, known_browsers, tokens
from clubsuit.server.people.accounts import Account
from clubsuit.server.people.faces import change_face
from clubsuit.server.settings import Limits
from clubsuit.server.storage.faces import chosen_face, face_of
from clubsuit.server.wire.schema import (
    Credentials,
    Me,
    NewFace,
    NewLanguage,
    NewPassword,
    Problem,
)
from clubsuit.texts import refusal
from clubsuit.writing import visible

OFTEN = "server-account-often"

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


@router.get("/me")
async def get_me(services: ServicesOf, person: Person, request: Request, response: Response) -> Me:
    """Return the account of this browser.

    If the browser has lost its seats to an account, the header `Former` has the reason.
    """
    account = await services.run(accounts.account_of, person)
    if account and not known_browsers.knows(request, account.key):  # logged in by a device link
        response.headers.append("Set-Cookie", known_browsers.remember(request, account.key))
    browser = tokens.person(request.state.token)
    if why := await services.run(former.why, browser):
        response.headers[former.HEADER] = why
    chosen = await services.run(chosen_face, person)
    name, spoken = (account.name, account.language) if account else (None, None)
    return Me(account=name, face=face_of(person, chosen), language=spoken)


@router.put("/me/face", status_code=204)
async def put_face(
    new: NewFace, request: Request, services: ServicesOf, person: Person
) -> Response:
    """Choose the portrait that others see."""
    await limit(request.app.state.limits.faces, "faces", address_of(request))
    await limit(FACES_OF_PERSON, "faces of person", person)
    for table_id in await services.run(change_face, person, new.face):
        await services.tables.refresh(table_id)
    return Response(status_code=204)


@router.put("/me/language", status_code=204)
async def put_language(
    new: NewLanguage, request: Request, services: ServicesOf, person: Person
) -> Response:
    """Choose the language of the page, for this browser and the account."""
    await limit(request.app.state.limits.faces, "languages", address_of(request))
    await services.run(accounts.choose_language, person, new.language)
    cookie = languages.set_cookie(new.language, request.state.secure)
    return Response(status_code=204, headers={"Set-Cookie": cookie})


@router.post("/accounts", status_code=201, response_model=Me)
async def post_account(
    new: Credentials, request: Request, services: ServicesOf, person: Person
) -> Response:
    """Make an account, which gets the games of this browser."""
    asker = Asker(address_of(request), person)
    await limit(request.app.state.limits.accounts, "new", asker.address, key=OFTEN)
    name = accounts.checked_name(new.name)
    password = accounts.checked_password(new.password, name)
    if not _is_guest(request, person):
        raise refusal("server-account-in")
    hashed = await services.threads.hash(asker, accounts.hash_password, password)
    token = tokens.new_token()
    owner = tokens.person(tokens.new_token())
    account = Account(accounts.key_of(name), name, owner, hashed, request.state.language)
    moved = await services.run(accounts.register, account, person, token)
    return await _set_token(services, request, account, token, moved)


@router.post("/sessions", status_code=201, response_model=Me)
async def post_session(
    credentials: Credentials, request: Request, services: ServicesOf, person: Person
) -> Response:
    """Log in; the account gets the games that this browser has as a guest."""
    found = await services.run(accounts.accounts_named, credentials.name)
    if not found and not visible(credentials.name):
        raise refusal("server-account-name")
    key = found[0].key if found else accounts.key_of(credentials.name)
    account = await _verified(services, request, found, key, credentials.password)
    token = tokens.new_token()
    guest = person if _is_guest(request, person) else None
    old = request.state.token
    moved = await services.run(accounts.log_in, account, guest, old, token)
    return await _set_token(services, request, account, token, moved)


@router.delete("/sessions/here", status_code=204)
async def delete_session(request: Request, services: ServicesOf, person: Person) -> Response:
    """Log out: this browser becomes a new guest.

    A guest's browser becomes a new guest too if it has lost its seats to an account.
    """
    browser = tokens.person(request.state.token)
    if not _is_guest(request, person):
        await services.run(accounts.log_out, request.state.token)
        services.tables.close_sockets(person)
    elif await services.run(former.why, browser) is None:
        return Response(status_code=204)
    return await _set_token(services, request, None, tokens.new_token(), [])


@router.post("/me/password", status_code=204)
async def post_password(
    new: NewPassword, request: Request, services: ServicesOf, person: Person
) -> Response:
    """Change the password, and log out all other browsers."""
    mine = await services.run(accounts.account_of, person)
    if mine is None:
        raise refusal("server-account-out")
    account = await _verified(services, request, [mine], mine.key, new.old)
    asker = Asker(address_of(request), person)
    password = accounts.checked_password(new.new, account.name)
    hashed = await services.threads.hash(asker, accounts.hash_password, password)
    token = tokens.new_token()
    moved = await services.run(accounts.change, account, hashed, token)
    return await _set_token(services, request, None, token, moved)


async def _set_token(
    services: Services, request: Request, account: Account | None, token: str, moved: list[str]
) -> Response:
    """Return a response that gives this browser a new token.

    account: the account to which the browser has just logged in; None if it has not.
    moved: tables at which seats now belong to another person. These tables are read again.
    """
    services.sessions.forget()
    for table_id in moved:
        await services.tables.refresh(table_id)
    headers = {"Set-Cookie": tokens.set_cookie(token, request.state.secure)}
    if account is None:
        return Response(status_code=204, headers=headers)
    face = face_of(account.person, await services.run(chosen_face, account.person))
    me = Me(account=account.name, face=face, language=account.language)
    response = JSONResponse(me.model_dump(), 201, headers=headers)
    if account.language:
        cookie = languages.set_cookie(account.language, request.state.secure)
        response.headers.append("Set-Cookie", cookie)
    response.headers.append("Set-Cookie", known_browsers.remember(request, account.key))
    return response


def _is_guest(request: Request, person: str) -> bool:
    return person == tokens.person(request.state.token)


async def _verified(
    services: Services, request: Request, found: Sequence[Account], key: str, password: str
) -> Account:
    """Return the first of these accounts that has this password.

    key: the login key under which tries are counted.

    Raises TooOften, or NotationError, which does not say whether the name or the password is wrong.
    """
    await _count_try(request, key)
    asker = Asker(address_of(request), request.state.person)
    account = await services.threads.hash(asker, accounts.proved_by, found, password)
    if account is None:
        raise refusal("server-account-wrong")
    return account


async def _count_try(request: Request, key: str) -> None:
    """Count a try of a password for a login key. Raises TooOften.

    A try that exceeds the limit of its address is not counted for the name.
    """
    limits: Limits = request.app.state.limits
    if known_browsers.knows(request, key):
        browser = str(known_browsers.browser_of(request))
        return await limit(limits.tries, "browser", browser, key, key=OFTEN)
    address = address_of(request)
    await limit(limits.tries_of_address, "address", address, key=OFTEN)
    await limit(limits.tries, "name", address, key, key=OFTEN)
    return await limit(limits.tries_of_name, "name anywhere", key, key=OFTEN)
