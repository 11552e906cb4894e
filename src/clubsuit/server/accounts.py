"""Accounts: a name and a password for who wants to be the same person everywhere.

Nobody needs one. Who makes one, or logs in, takes the games along that this browser has as a
guest: its seats become the account's, in one transaction. A new token is given whenever somebody
becomes another person here, so that a token which others may know gets nobody into an account.

A password is stored as Argon2 has it. Hashing takes a thread and its time; it takes the same for
names that nobody has, and how often it may be tried is limited by name and by address. A browser in
which somebody has logged in to the account before has an allowance of its own (`known_browsers`).
"""

import unicodedata
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import sqlalchemy as sql
from fastapi import APIRouter, Request
from sqlalchemy.exc import IntegrityError
from starlette.responses import JSONResponse, Response

from clubsuit.errors import NotationError, Reason
from clubsuit.server import known_browsers, people, sessions, subscriptions, uploads
from clubsuit.server.addresses import Asker, address_of
from clubsuit.server.asked import Person, RoomsOf
from clubsuit.server.live import Rooms
from clubsuit.server.names import named
from clubsuit.server.often import limit
from clubsuit.server.schema import Credentials, Me, NewPassword, Problem
from clubsuit.server.settings import Limits
from clubsuit.server.storage import (
    ACCOUNTS,
    DECISIONS,
    EVENT,
    GAMES,
    SEATS,
    Store,
    event_text,
    now,
)
from clubsuit.texts import explain

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST = 8
"""Characters of a password; what these are is not prescribed."""

OFTEN = "server-account-often"

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


class Account(NamedTuple):
    """A name, whose it is, and the hash of the password."""

    key: str
    name: str
    person: str
    password: str


# ---- addresses -------------------------------------------------------------------------


@router.get("/me")
async def get_me(rooms: RoomsOf, person: Person, request: Request, response: Response) -> Me:
    """Who is this browser?"""
    account = await rooms.threads.store(account_of, rooms.store, person)
    if account and not known_browsers.knows(request, account.key):  # it came by a link
        response.headers.append("Set-Cookie", known_browsers.remember(request, account.key))
    return Me(account=account.name if account else None)


@router.post("/accounts", status_code=201, response_model=Me)
async def post_account(
    new: Credentials, request: Request, rooms: RoomsOf, person: Person
) -> Response:
    """Make an account; the games of this browser become its games."""
    asker = Asker(address_of(request), person)
    limit(request.app.state.limits.accounts, "new", asker.address, key=OFTEN)
    name = _checked_name(new.name)
    password = _checked_password(new.password, name)
    if not _is_guest(request, person):
        raise _refusal("server-account-in")
    hashed = await rooms.threads.hash(asker, _hasher().hash, password)
    token = people.new_token()
    account = Account(key_of(name), name, people.person(people.new_token()), hashed)
    moved = await rooms.threads.store(register, rooms.store, account, person, token)
    return await _become(rooms, request, account, token, moved)


@router.post("/sessions", status_code=201, response_model=Me)
async def post_session(
    who: Credentials, request: Request, rooms: RoomsOf, person: Person
) -> Response:
    """Log in; the games that this browser has as a guest become the account's."""
    account = await _proved(rooms, request, who.name, who.password)
    token = people.new_token()
    guest = person if _is_guest(request, person) else None
    old = request.state.token
    moved = await rooms.threads.store(log_in, rooms.store, account, guest, old, token)
    return await _become(rooms, request, account, token, moved)


@router.delete("/sessions/here", status_code=204)
async def delete_session(request: Request, rooms: RoomsOf, person: Person) -> Response:
    """Log out: this browser is a new guest."""
    if not _is_guest(request, person):
        await rooms.threads.store(log_out, rooms.store, request.state.token)
        rooms.hang_up(person)
        return await _become(rooms, request, None, people.new_token(), [])
    return Response(status_code=204)


@router.post("/me/password", status_code=204)
async def post_password(
    new: NewPassword, request: Request, rooms: RoomsOf, person: Person
) -> Response:
    """Another password. All other browsers are logged out."""
    mine = await rooms.threads.store(account_of, rooms.store, person)
    if mine is None:
        raise _refusal("server-account-out")
    account = await _proved(rooms, request, mine.name, new.old)
    asker = Asker(address_of(request), person)
    password = _checked_password(new.new, account.name)
    hashed = await rooms.threads.hash(asker, _hasher().hash, password)
    token = people.new_token()
    moved = await rooms.threads.store(change, rooms.store, account, hashed, token)
    return await _become(rooms, request, None, token, moved)


async def _become(
    rooms: Rooms, request: Request, account: Account | None, token: str, moved: list[str]
) -> Response:
    """The answer that makes this browser the one with this token; and known for the account, where
    it has just been logged in to."""
    rooms.sessions.forget()
    for table_id in moved:
        await rooms.look_again(table_id)
    headers = {"Set-Cookie": people.set_cookie(token, request.url.scheme == "https")}
    if account is None:
        return Response(status_code=204, headers=headers)
    answer = JSONResponse(Me(account=account.name).model_dump(), 201, headers=headers)
    answer.headers.append("Set-Cookie", known_browsers.remember(request, account.key))
    return answer


def _is_guest(request: Request, person: str) -> bool:
    return person == people.person(request.state.token)


# ---- passwords -------------------------------------------------------------------------


async def _proved(rooms: Rooms, request: Request, name: str, password: str) -> Account:
    """The account of this name, for who knows its password.

    Raises TooOften, and NotationError, which does not say whether it is the name or the password.
    """
    key = key_of(name)
    _count_try(request, key)
    account = await rooms.threads.store(account_named, rooms.store, key)
    asker = Asker(address_of(request), request.state.person)
    right = await rooms.threads.hash(asker, verify, account and account.password, password)
    if account is None or not right:
        raise _refusal("server-account-wrong")
    return account


def _count_try(request: Request, key: str) -> None:
    """Count a try of a name's password. Raises TooOften.

    What is refused for its address does not count against the name.
    """
    limits: Limits = request.app.state.limits
    if known_browsers.knows(request, key):
        browser = str(known_browsers.browser_of(request))
        return limit(limits.tries, "browser", browser, key, key=OFTEN)
    address = address_of(request)
    limit(limits.tries_of_address, "address", address, key=OFTEN)
    limit(limits.tries, "name", address, key, key=OFTEN)
    return limit(limits.tries_of_name, "name anywhere", key, key=OFTEN)


def verify(hashed: str | None, password: str) -> bool:
    """Whether this is the password; where there is none it takes as long to find out."""
    from argon2.exceptions import VerifyMismatchError

    try:
        _hasher().verify(hashed or _nobodys(), _normal(password))
    except VerifyMismatchError:
        return False
    return hashed is not None


@cache
def _hasher() -> "PasswordHasher":
    from argon2 import PasswordHasher

    return PasswordHasher()


@cache
def _nobodys() -> str:
    """What the password of a name is compared with that nobody has."""
    return _hasher().hash(people.new_token())


# ---- names -----------------------------------------------------------------------------


def key_of(name: str) -> str:
    """What names have in common that are the same but for capitals and spaces."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def _checked_name(name: str) -> str:
    if not key_of(name):
        raise _refusal("server-account-name")
    return named(name, 1)[0]


def _checked_password(password: str, name: str) -> str:
    password = _normal(password)
    if len(password) < SHORTEST:
        raise _refusal("server-account-password", number=SHORTEST)
    if key_of(password) == key_of(name):
        raise _refusal("server-account-password-name")
    return password


def _normal(password: str) -> str:
    """The same characters, however a keyboard puts them together."""
    return unicodedata.normalize("NFKC", password)


def _refusal(key: str, **args: object) -> NotationError:
    reason = Reason("", key, args)
    return NotationError(explain(reason), reason=reason)


# ---- stored ----------------------------------------------------------------------------


def account_named(store: Store, key: str) -> Account | None:
    """The account of a name."""
    return _account(store, ACCOUNTS.c.key == key)


def account_of(store: Store, person: str) -> Account | None:
    """The account of a person."""
    return _account(store, ACCOUNTS.c.person == person)


def _account(store: Store, which: "sql.ColumnElement[bool]") -> Account | None:
    columns = (ACCOUNTS.c[name] for name in Account._fields)
    with store.reading() as connection:
        found = connection.execute(sql.select(*columns).where(which)).one_or_none()
    return Account(*found) if found else None


def register(store: Store, account: Account, guest: str, token: str) -> list[str]:
    """Store a new account, to which a guest's tables go; which. Raises NotationError."""

    def work(connection: sql.Connection) -> list[str]:
        values = {**account._asdict(), "created": now()}
        connection.execute(sql.insert(ACCOUNTS).values(values))
        sessions.begin(connection, token, account.person)
        return _move(connection, guest, account.person)

    try:
        return _written(store, work)
    except IntegrityError:
        raise _refusal("server-account-taken", name=account.name) from None


def log_in(store: Store, account: Account, guest: str | None, old: str, token: str) -> list[str]:
    """A session, in the place of an old one; the guest's tables go to the account; which."""

    def work(connection: sql.Connection) -> list[str]:
        _still(connection, account)
        sessions.end(connection, old)
        sessions.begin(connection, token, account.person)
        return _move(connection, guest, account.person) if guest else []

    return _written(store, work)


def log_out(store: Store, token: str) -> None:
    """End a session."""
    store.write(lambda connection: sessions.end(connection, token))


def change(store: Store, account: Account, password: str, token: str) -> list[str]:
    """Another password, one new session, and all others ended; their lines are cut.

    The account is a new person from then on: so all processes see in the tables' lists that those
    who sat there as the old one do no more.
    """
    person = people.person(people.new_token())

    def work(connection: sql.Connection) -> list[str]:
        _still(connection, account)
        sessions.end_all(connection, account.person)
        subscriptions.forget(connection, account.person)
        sessions.begin(connection, token, person)
        here = sql.update(ACCOUNTS).where(ACCOUNTS.c.key == account.key)
        connection.execute(here.values(person=person, password=password))
        return _move(connection, account.person, person)

    return _written(store, work)


def remove(store: Store, person: str) -> None:
    """Delete the account of a person, if they have one, and all their sessions."""

    def work(connection: sql.Connection) -> None:
        connection.execute(sql.delete(ACCOUNTS).where(ACCOUNTS.c.person == person))
        sessions.end_all(connection, person)

    store.write(work)


def _written(store: Store, work: Callable[[sql.Connection], list[str]]) -> list[str]:
    """What comes of work that writes."""
    done: list[str] = []

    def write(connection: sql.Connection) -> None:
        done[:] = work(connection)

    store.write(write)
    return done


def _still(connection: sql.Connection, account: Account) -> None:
    """Raise NotationError where the password has been changed since it was proved."""
    query = sql.select(ACCOUNTS.c.password).where(ACCOUNTS.c.key == account.key)
    if connection.execute(query.with_for_update()).scalar_one_or_none() != account.password:
        raise _refusal("server-account-wrong")


def _move(connection: sql.Connection, old: str, new: str) -> list[str]:
    """All tables of one person become another's; which. Each table's list tells that it is so."""
    theirs = sql.select(SEATS.c.game_id).where(SEATS.c.person == old)
    lock = sql.select(GAMES.c.id).where(GAMES.c.id.in_(theirs)).order_by(GAMES.c.id)
    tables = list(connection.execute(lock.with_for_update()).scalars())
    seats, games = SEATS.c.person == old, GAMES.c.owner == old
    connection.execute(sql.update(SEATS).where(seats).values(person=new))
    connection.execute(sql.update(GAMES).where(games).values(owner=new))
    uploads.move(connection, old, new)
    subscriptions.move(connection, old, new)
    last = sql.select(DECISIONS.c.game_id, sql.func.max(DECISIONS.c.number))
    last = last.where(DECISIONS.c.game_id.in_(tables)).group_by(DECISIONS.c.game_id)
    numbers = dict(connection.execute(last).all())
    event = {"seat": EVENT, "text": event_text("moved"), "at": now()}
    entries = [{"game_id": one, "number": numbers.get(one, 0) + 1, **event} for one in tables]
    if entries:
        connection.execute(sql.insert(DECISIONS), entries)
    return tables
