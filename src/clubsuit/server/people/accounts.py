"""Accounts: a name and a password for who wants to be the same person everywhere.

Nobody needs one. Who makes one, or logs in, takes the games along that this browser has as a
guest: its seats become the account's, in one transaction; if both sit at one table, the guest's
seat there is given up. A browser that becomes another person gets a new token, so a token that
others may know opens no account.

A password is stored as Argon2 has it. Hashing takes a thread and its time; it takes the same for
names that nobody has, and tries are limited by name and by address. A browser that has logged in to
the account before has an allowance of its own (`known_browsers`).

Each spelling of a name with the same key (`key_of`) logs in. Several accounts from before this rule
can have one key: the account with exactly this spelling is tried first, then the password decides.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import category, normalize

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from clubsuit.server.notify import subscriptions
from clubsuit.server.people import former, sessions, tokens
from clubsuit.server.people.leaving import leave, seats_at
from clubsuit.server.storage import uploads
from clubsuit.server.storage.store import (
    ACCOUNTS,
    DECISIONS,
    EVENT,
    GAMES,
    SEATS,
    Store,
    now,
)
from clubsuit.server.table import events
from clubsuit.texts import refusal
from clubsuit.writing import ZWJ, visible

if TYPE_CHECKING:
    from argon2 import PasswordHasher

LONGEST = 40
"""Maximum number of characters of a name."""

SHARING = 8
"""Maximum number of accounts of one key whose passwords are compared."""

SHORTEST = 8
"""Characters of a password; what these are is not prescribed."""


class Account(NamedTuple):
    """A name, whose it is, and the hash of the password."""

    key: str
    name: str
    person: str
    password: str


# ---- passwords -------------------------------------------------------------------------


def proved_by(found: Sequence[Account], password: str) -> Account | None:
    """Return the first of these accounts with this password; no account takes as long as one."""
    if not found:
        verify(None, password)
    return next((one for one in found if verify(one.password, password)), None)


def verify(hashed: str | None, password: str) -> bool:
    """Whether this is the password; where there is none it takes as long to find out."""
    from argon2.exceptions import VerifyMismatchError

    try:
        _hasher().verify(hashed or _nobodys(), _normal(password))
    except VerifyMismatchError:
        return False
    return hashed is not None


def hash_password(password: str) -> str:
    """Return the hash under which a password is stored."""
    return _hasher().hash(password)


@cache
def _hasher() -> "PasswordHasher":
    from argon2 import PasswordHasher

    return PasswordHasher()


@cache
def _nobodys() -> str:
    """What the password of a name is compared with that nobody has."""
    return _hasher().hash(tokens.new_token())


# ---- names -----------------------------------------------------------------------------


def key_of(name: str) -> str:
    """Return what all spellings of a name have in common: its visible characters, case-folded.

    Compatibility characters are replaced, and the four Turkish letters i are one, since capitals
    do not tell them apart. (See docs/decisions/names.md.)

    >>> key_of("  Ｓtraße\\u200b 7"), key_of("İpek") == key_of("ipek")
    ('strasse 7', True)
    """
    key, before = visible(name), None
    while key != before:  # folding can undo the normal form, and the normal form the folding
        before = key
        folded = normalize("NFKC", key.casefold()).replace("ı", "i").replace("i\u0307", "i")
        key = " ".join(folded.split())
    return key


def key_before(name: str) -> str:
    """Return the key that a name had before revision 0040.

    Characters that cannot be printed became spaces then, so an older account is also found by the
    spelling with which it was made.
    """
    following = [*name[1:], " "]
    shown = (
        one if one.isprintable() or (one == ZWJ and category(after) == "So") else " "
        for one, after in zip(name, following, strict=False)
    )
    return normalize("NFKC", " ".join("".join(shown).split())).casefold()


def checked_name(name: str) -> str:
    """Return the name as it is stored. Raises NotationError."""
    name = visible(name)
    if not name:
        raise refusal("server-account-name")
    if len(name) > LONGEST:
        raise refusal("server-account-name-long", number=LONGEST)
    return name


def checked_password(password: str, name: str) -> str:
    """Return the password as it is hashed. Raises NotationError."""
    password = _normal(password)
    if len(password) < SHORTEST:
        raise refusal("server-account-password", number=SHORTEST)
    if key_of(password) == key_of(name):
        raise refusal("server-account-password-name")
    return password


def _normal(password: str) -> str:
    """The same characters, however a keyboard puts them together."""
    return normalize("NFKC", password)


# ---- stored ----------------------------------------------------------------------------


def accounts_named(store: Store, name: str) -> list[Account]:
    """Return the accounts that this spelling of a name can mean, those with exactly it first.

    All have one key. Python's Unicode tables grow, so the key of a name can change: then the
    account is found by its exact name.
    """
    shown = visible(name)
    ways = (
        ACCOUNTS.c.key == key_of(name),
        ACCOUNTS.c.old_key == key_before(name),
        ACCOUNTS.c.name == shown,
    )
    found = next(filter(None, (_accounts(store, way) for way in ways)), [])
    return sorted(found, key=lambda one: (one.name != name, one.name != shown))[:SHARING]


def account_of(store: Store, person: str) -> Account | None:
    """The account of a person."""
    return next(iter(_accounts(store, ACCOUNTS.c.person == person)), None)


def _accounts(store: Store, which: "sql.ColumnElement[bool]") -> list[Account]:
    columns = (ACCOUNTS.c[name] for name in Account._fields)
    query = sql.select(*columns).where(which).order_by(ACCOUNTS.c.key, ACCOUNTS.c.number)
    with store.reading() as connection:
        return [Account(*found) for found in connection.execute(query)]


def register(store: Store, account: Account, guest: str, token: str) -> list[str]:
    """Store a new account, to which a guest's tables go; which. Raises NotationError."""
    same_key = sql.select(ACCOUNTS.c.key).where(ACCOUNTS.c.key == account.key)

    def work(connection: sql.Connection) -> list[str]:
        if connection.execute(same_key).first():
            raise refusal("server-account-taken", name=account.name)
        # If two come at once, the primary key lets one through.
        values = {**account._asdict(), "number": 1, "created": now()}
        connection.execute(sql.insert(ACCOUNTS).values(values))
        sessions.begin(connection, token, account.person)
        former.note_guest(connection, guest, account.person)
        return _move(connection, guest, account.person)

    try:
        return _written(store, work)
    except IntegrityError:
        raise refusal("server-account-taken", name=account.name) from None


def log_in(store: Store, account: Account, guest: str | None, old: str, token: str) -> list[str]:
    """A session, in the place of an old one; the guest's tables go to the account; which."""

    def work(connection: sql.Connection) -> list[str]:
        _still(connection, account)
        sessions.end(connection, old)
        sessions.begin(connection, token, account.person)
        if guest is None:
            return []
        former.note_guest(connection, guest, account.person)
        return _move(connection, guest, account.person)

    return _written(store, work)


def log_out(store: Store, token: str) -> None:
    """End a session."""
    store.write(lambda connection: sessions.end(connection, token))


def change(store: Store, account: Account, password: str, token: str) -> list[str]:
    """Another password, one new session, and all others ended; their lines are cut.

    The account is a new person from then on: so all processes see in the tables' lists that those
    who sat there as the old one do no more.
    """
    person = tokens.person(tokens.new_token())

    def work(connection: sql.Connection) -> list[str]:
        _still(connection, account)
        former.note_sessions(connection, account.person, person)
        sessions.end_all(connection, account.person)
        subscriptions.forget(connection, account.person)
        sessions.begin(connection, token, person)
        here = sql.update(ACCOUNTS).where(ACCOUNTS.c.person == account.person)
        connection.execute(here.values(person=person, password=password))
        return _move(connection, account.person, person)

    return _written(store, work)


def remove(store: Store, person: str) -> None:
    """Delete the account of a person, if they have one, and all their sessions."""

    def work(connection: sql.Connection) -> None:
        connection.execute(sql.delete(ACCOUNTS).where(ACCOUNTS.c.person == person))
        sessions.end_all(connection, person)
        former.forget(connection, person)

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
    query = sql.select(ACCOUNTS.c.password).where(ACCOUNTS.c.person == account.person)
    if connection.execute(query.with_for_update()).scalar_one_or_none() != account.password:
        raise refusal("server-account-wrong")


def _move(connection: sql.Connection, old: str, new: str) -> list[str]:
    """All tables of one person become another's; which. Each table's list tells that it is so."""
    theirs = sql.select(SEATS.c.game_id).where(SEATS.c.person == old)
    lock = sql.select(GAMES.c.id, GAMES.c.over).where(GAMES.c.id.in_(theirs)).order_by(GAMES.c.id)
    over = dict(connection.execute(lock.with_for_update()).all())
    tables = list(over)
    _keep_one_seat(connection, old, new, over)
    seats, games = SEATS.c.person == old, GAMES.c.owner == old
    connection.execute(sql.update(SEATS).where(seats).values(person=new))
    connection.execute(sql.update(GAMES).where(games).values(owner=new))
    uploads.move(connection, old, new)
    subscriptions.move(connection, old, new)
    last = sql.select(DECISIONS.c.game_id, sql.func.max(DECISIONS.c.number))
    last = last.where(DECISIONS.c.game_id.in_(tables)).group_by(DECISIONS.c.game_id)
    numbers = dict(connection.execute(last).all())
    event = {"seat": EVENT, "text": events.write(events.Moved()), "at": now()}
    entries = [{"game_id": one, "number": numbers.get(one, 0) + 1, **event} for one in tables]
    if entries:
        connection.execute(sql.insert(DECISIONS), entries)
    return tables


def _keep_one_seat(
    connection: sql.Connection, guest: str, person: str, over: Mapping[str, bool]
) -> None:
    """Give up a guest's seats at those of these tables at which the person sits already.

    Otherwise one person would see two hands of cards, vote twice and be counted twice.
    over: for each table, whether its game is over.
    """
    both = sql.select(SEATS.c.game_id).distinct()
    both = both.where(SEATS.c.person == person, SEATS.c.game_id.in_(list(over)))
    for table_id in connection.execute(both).scalars().all():
        seats = seats_at(connection, table_id)
        for number in range(len(seats)):
            if seats[number].person == guest:
                leave(connection, table_id, seats, number, over[table_id])
