"""Optional accounts. With a name and a password a player is the same person in all browsers.

When a guest registers or logs in, all seats of the guest move to the account in one transaction. If
both have a seat at the same table, the guest's seat is given up. The browser then gets a new token,
because other people may know the old one.

Passwords are stored as Argon2 hashes. A login takes as long for an unknown name as for a known one.
The number of tries is limited by name and by address, but a browser that has logged in to the
account before has its own limit (`known_browsers`).

All spellings of a name that have the same key (`key_of`) log in to the same account. Several old
accounts can share a key. Then the account with the exact spelling is tried first, and otherwise the
password decides.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import category, normalize

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from clubsuit.server.notify import subscriptions
from clubsuit.server.people import former, relations, sessions, tokens
from clubsuit.server.people.faces import note_changed
from clubsuit.server.people.leaving import leave, seats_at
from clubsuit.server.practice import mistakes, progress
from clubsuit.server.storage import faces, uploads
from clubsuit.server.storage.schema import ACCOUNTS, GAMES, SEATS
from clubsuit.server.storage.store import Store
from clubsuit.server.storage.times import now
from clubsuit.texts import refusal
from clubsuit.writing import ZWJ, visible

if TYPE_CHECKING:
    from argon2 import PasswordHasher

LONGEST = 40
"""Maximum length of a name in characters."""

SHARING = 8
"""Maximum number of accounts with the same key whose passwords are checked."""

SHORTEST = 8
"""Minimum length of a password in characters. Any characters are allowed."""


class Account(NamedTuple):
    """An account."""

    key: str
    name: str
    person: str
    password: str
    """The hash of the password."""
    language: str | None = None
    """The language of the page in all browsers that log in; None if none was chosen."""


# ---- passwords -------------------------------------------------------------------------


def proved_by(found: Sequence[Account], password: str) -> Account | None:
    """Return the first of these accounts that has this password.

    Without any accounts the call takes as long as with one.
    """
    if not found:
        verify(None, password)
    return next((account for account in found if verify(account.password, password)), None)


def verify(hashed: str | None, password: str) -> bool:
    """Return whether a password matches a hash. Without a hash, return False after the same
    time."""
    from argon2.exceptions import VerifyMismatchError

    try:
        _hasher().verify(hashed or _dummy_hash(), _normalized(password))
    except VerifyMismatchError:
        return False
    return hashed is not None


def hash_password(password: str) -> str:
    """Return the hash to be stored for a password."""
    return _hasher().hash(password)


@cache
def _hasher() -> "PasswordHasher":
    from argon2 import PasswordHasher

    return PasswordHasher()


@cache
def _dummy_hash() -> str:
    """Return the hash with which passwords for unknown names are compared."""
    return _hasher().hash(tokens.new_token())


# ---- names -----------------------------------------------------------------------------


def key_of(name: str) -> str:
    """Return the key that all spellings of a name share: its visible characters, case-folded.

    Compatibility characters are replaced. The four Turkish letters i are treated as one, because
    changing the case can turn one into another (see docs/decisions/names.md).

    >>> key_of("  Ｓtraße\\u200b 7"), key_of("İpek") == key_of("ipek")
    ('strasse 7', True)
    """
    key, before = visible(name), None
    while key != before:  # case folding and normalization can undo each other
        before = key
        folded = normalize("NFKC", key.casefold()).replace("ı", "i").replace("i\u0307", "i")
        key = " ".join(folded.split())
    return key


def key_before(name: str) -> str:
    """Return the key that a name had before database revision 0040.

    Unprintable characters were replaced by spaces then. The old key makes sure that an older
    account is still found by the spelling with which it was registered.
    """
    following = [*name[1:], " "]
    shown = (
        char if char.isprintable() or (char == ZWJ and category(after) == "So") else " "
        for char, after in zip(name, following, strict=False)
    )
    return normalize("NFKC", " ".join("".join(shown).split())).casefold()


def checked_name(name: str) -> str:
    """Return a name in the form to be stored. Raises NotationError if it is invalid."""
    name = visible(name)
    if not name:
        raise refusal("server-account-name")
    if len(name) > LONGEST:
        raise refusal("server-account-name-long", number=LONGEST)
    return name


def checked_password(password: str, name: str) -> str:
    """Return a password in the form to be hashed. Raises NotationError if it is invalid."""
    password = _normalized(password)
    if len(password) < SHORTEST:
        raise refusal("server-account-password", number=SHORTEST)
    if key_of(password) == key_of(name):
        raise refusal("server-account-password-name")
    return password


def _normalized(password: str) -> str:
    """Return a password in a form that does not depend on how a keyboard composes characters."""
    return normalize("NFKC", password)


# ---- stored ----------------------------------------------------------------------------


def accounts_named(store: Store, name: str) -> list[Account]:
    """Return the accounts that a name can mean, those with the exact spelling first.

    They are found by their key. After an update of Python's Unicode tables a name can have another
    key; then the account is found by its exact name.
    """
    shown = visible(name)
    conditions = (
        ACCOUNTS.c.key == key_of(name),
        ACCOUNTS.c.old_key == key_before(name),
        ACCOUNTS.c.name == shown,
    )
    found = next(filter(None, (_accounts(store, condition) for condition in conditions)), [])
    found.sort(key=lambda account: (account.name != name, account.name != shown))
    return found[:SHARING]


def account_of(store: Store, person: str) -> Account | None:
    """Return the account of a person; None for a guest."""
    return next(iter(_accounts(store, ACCOUNTS.c.person == person)), None)


def _accounts(store: Store, which: "sql.ColumnElement[bool]") -> list[Account]:
    columns = (ACCOUNTS.c[name] for name in Account._fields)
    query = sql.select(*columns).where(which).order_by(ACCOUNTS.c.key, ACCOUNTS.c.number)
    with store.reading() as connection:
        return [Account(*found) for found in connection.execute(query)]


def choose_language(store: Store, person: str, language: str) -> None:
    """Store the language of a person's account; for a guest this does nothing."""
    change = sql.update(ACCOUNTS).where(ACCOUNTS.c.person == person).values(language=language)
    store.write(lambda connection: connection.execute(change))


def register(store: Store, account: Account, guest: str, token: str) -> list[str]:
    """Store a new account and move a guest's tables to it. Return the ids of these tables.

    token: the new token of the browser. Raises NotationError if the name is taken.
    """
    same_key = sql.select(ACCOUNTS.c.key).where(ACCOUNTS.c.key == account.key)

    def work(connection: sql.Connection) -> list[str]:
        if connection.execute(same_key).first():
            raise refusal("server-account-taken", name=account.name)
        # If two requests come at the same time, the primary key rejects one of them.
        values = {**account._asdict(), "number": 1, "created": now()}
        connection.execute(sql.insert(ACCOUNTS).values(values))
        sessions.begin(connection, token, account.person)
        former.note_guest(connection, guest, account.person)
        return _move(connection, guest, account.person)

    try:
        return store.write(work)
    except IntegrityError:
        raise refusal("server-account-taken", name=account.name) from None


def log_in(store: Store, account: Account, guest: str | None, old: str, token: str) -> list[str]:
    """Start a session and move a guest's tables to the account. Return the ids of these tables.

    guest: the person of the browser if they were a guest, else None.
    old: the old token of the browser; its session ends.
    token: the new token of the browser.

    Raises NotationError if the password has been changed since it was checked.
    """

    def work(connection: sql.Connection) -> list[str]:
        _check_unchanged(connection, account)
        sessions.end(connection, old)
        sessions.begin(connection, token, account.person)
        if guest is None:
            return []
        former.note_guest(connection, guest, account.person)
        return _move(connection, guest, account.person)

    return store.write(work)


def log_out(store: Store, token: str) -> None:
    """End the session with this token."""
    store.write(lambda connection: sessions.end(connection, token))


def change(store: Store, account: Account, password: str, token: str) -> list[str]:
    """Change a password, end all sessions and start a new one. Return the ids of the tables moved.

    The account becomes a new person, and its seats move to that person. So all processes learn from
    the tables' entries that sockets of the old person no longer have a seat.

    password: the hash of the new password. token: the new token of the browser.
    Raises NotationError if the password has been changed since it was checked.
    """
    person = tokens.person(tokens.new_token())

    def work(connection: sql.Connection) -> list[str]:
        _check_unchanged(connection, account)
        former.note_sessions(connection, account.person, person)
        sessions.end_all(connection, account.person)
        subscriptions.forget(connection, account.person)
        sessions.begin(connection, token, person)
        here = sql.update(ACCOUNTS).where(ACCOUNTS.c.person == account.person)
        connection.execute(here.values(person=person, password=password))
        return _move(connection, account.person, person)

    return store.write(work)


def remove(store: Store, person: str) -> None:
    """Delete the account of a person, if they have one, and end all their sessions."""

    def work(connection: sql.Connection) -> None:
        connection.execute(sql.delete(ACCOUNTS).where(ACCOUNTS.c.person == person))
        sessions.end_all(connection, person)
        former.forget(connection, person)

    store.write(work)


def _check_unchanged(connection: sql.Connection, account: Account) -> None:
    """Raise NotationError if the password has been changed since it was checked."""
    query = sql.select(ACCOUNTS.c.password).where(ACCOUNTS.c.person == account.person)
    if connection.execute(query.with_for_update()).scalar_one_or_none() != account.password:
        raise refusal("server-account-wrong")


def _move(connection: sql.Connection, old: str, new: str) -> list[str]:
    """Move all tables from one person to another, and return their ids.

    Each table gets an event about the move.
    """
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
    relations.move(connection, old, new)
    faces.move(connection, old, new)
    progress.move(connection, old, new)
    mistakes.move(connection, old, new)
    note_changed(connection, tables)
    return tables


def _keep_one_seat(
    connection: sql.Connection, guest: str, person: str, over: Mapping[str, bool]
) -> None:
    """Give up a guest's seats at tables where the person already has a seat.

    Otherwise one person would see two hands of cards, vote twice and be counted twice.
    over: for each table of the guest, whether its game is over.
    """
    both = sql.select(SEATS.c.game_id).distinct()
    both = both.where(SEATS.c.person == person, SEATS.c.game_id.in_(list(over)))
    for table_id in connection.execute(both).scalars().all():
        seats = seats_at(connection, table_id)
        for number in range(len(seats)):
            if seats[number].person == guest:
                leave(connection, table_id, seats, number, over[table_id])
