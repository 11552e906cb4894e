"""Accounts: who this browser is, and logging in and out."""

from collections.abc import Sequence

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from clubsuit.server.http.dependencies import Person, ServicesOf
from clubsuit.server.live.services import Services
from clubsuit.server.ops.addresses import Asker, address_of
from clubsuit.server.ops.rate_limits import limit
from clubsuit.server.people import accounts, former, known_browsers, tokens
from clubsuit.server.people.accounts import Account
from clubsuit.server.settings import Limits
from clubsuit.server.wire.schema import Credentials, Me, NewPassword, Problem
from clubsuit.writing import visible

OFTEN = "server-account-often"

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


@router.get("/me")
async def get_me(services: ServicesOf, person: Person, request: Request, response: Response) -> Me:
    """Return the account of this browser.

    If the browser has lost its seats to an account, the header `Former` says why.
    """
    account = await services.run(accounts.account_of, person)
    if account and not known_browsers.knows(request, account.key):  # it came by a link
        response.headers.append("Set-Cookie", known_browsers.remember(request, account.key))
    browser = tokens.person(request.state.token)
    if why := await services.run(former.why, browser):
        response.headers[former.HEADER] = why
    return Me(account=account.name if account else None)


@router.post("/accounts", status_code=201, response_model=Me)
async def post_account(
    new: Credentials, request: Request, services: ServicesOf, person: Person
) -> Response:
    """Make an account; the games of this browser become its games."""
    asker = Asker(address_of(request), person)
    limit(request.app.state.limits.accounts, "new", asker.address, key=OFTEN)
    name = accounts.checked_name(new.name)
    password = accounts.checked_password(new.password, name)
    if not _is_guest(request, person):
        raise accounts.refusal("server-account-in")
    hashed = await services.threads.hash(asker, accounts.hash_password, password)
    token = tokens.new_token()
    account = Account(accounts.key_of(name), name, tokens.person(tokens.new_token()), hashed)
    moved = await services.run(accounts.register, account, person, token)
    return await _become(services, request, account, token, moved)


@router.post("/sessions", status_code=201, response_model=Me)
async def post_session(
    who: Credentials, request: Request, services: ServicesOf, person: Person
) -> Response:
    """Log in; the games that this browser has as a guest become the account's."""
    found = await services.run(accounts.accounts_named, who.name)
    if not found and not visible(who.name):
        raise accounts.refusal("server-account-name")
    key = found[0].key if found else accounts.key_of(who.name)
    account = await _proved(services, request, found, key, who.password)
    token = tokens.new_token()
    guest = person if _is_guest(request, person) else None
    old = request.state.token
    moved = await services.run(accounts.log_in, account, guest, old, token)
    return await _become(services, request, account, token, moved)


@router.delete("/sessions/here", status_code=204)
async def delete_session(request: Request, services: ServicesOf, person: Person) -> Response:
    """Log out: this browser is a new guest. So is one whose person has an account elsewhere."""
    browser = tokens.person(request.state.token)
    if not _is_guest(request, person):
        await services.run(accounts.log_out, request.state.token)
        services.tables.close_sockets(person)
    elif await services.run(former.why, browser) is None:
        return Response(status_code=204)
    return await _become(services, request, None, tokens.new_token(), [])


@router.post("/me/password", status_code=204)
async def post_password(
    new: NewPassword, request: Request, services: ServicesOf, person: Person
) -> Response:
    """Another password. All other browsers are logged out."""
    mine = await services.run(accounts.account_of, person)
    if mine is None:
        raise accounts.refusal("server-account-out")
    account = await _proved(services, request, [mine], mine.key, new.old)
    asker = Asker(address_of(request), person)
    password = accounts.checked_password(new.new, account.name)
    hashed = await services.threads.hash(asker, accounts.hash_password, password)
    token = tokens.new_token()
    moved = await services.run(accounts.change, account, hashed, token)
    return await _become(services, request, None, token, moved)


async def _become(
    services: Services, request: Request, account: Account | None, token: str, moved: list[str]
) -> Response:
    """Return the answer that gives this browser the token.

    account: what the browser has just logged in to, so that it is known for it; or None.
    """
    services.sessions.forget()
    for table_id in moved:
        await services.tables.refresh(table_id)
    headers = {"Set-Cookie": tokens.set_cookie(token, request.state.secure)}
    if account is None:
        return Response(status_code=204, headers=headers)
    answer = JSONResponse(Me(account=account.name).model_dump(), 201, headers=headers)
    answer.headers.append("Set-Cookie", known_browsers.remember(request, account.key))
    return answer


def _is_guest(request: Request, person: str) -> bool:
    return person == tokens.person(request.state.token)


async def _proved(
    services: Services, request: Request, found: Sequence[Account], key: str, password: str
) -> Account:
    """Return the first of these accounts with this password.

    key: the name under which tries are counted.
    Raises TooOften, and NotationError, which does not say whether it is the name or the password.
    """
    _count_try(request, key)
    asker = Asker(address_of(request), request.state.person)
    account = await services.threads.hash(asker, accounts.proved_by, found, password)
    if account is None:
        raise accounts.refusal("server-account-wrong")
    return account


def _count_try(request: Request, key: str) -> None:
    """Count a try of a name's password. Raises TooOften.

    A try that is refused for its address does not count against the name.
    """
    limits: Limits = request.app.state.limits
    if known_browsers.knows(request, key):
        browser = str(known_browsers.browser_of(request))
        return limit(limits.tries, "browser", browser, key, key=OFTEN)
    address = address_of(request)
    limit(limits.tries_of_address, "address", address, key=OFTEN)
    limit(limits.tries, "name", address, key, key=OFTEN)
    return limit(limits.tries_of_name, "name anywhere", key, key=OFTEN)
