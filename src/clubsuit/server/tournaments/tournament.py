"""A tournament: its settings, its secret, and where it is stored.

All deals of a tournament follow from its secret and from the string of its first player, as at
other tables (docs/fair-deals.md). The secret is not stored. It follows from a key of the database
and the tournament's id, so all processes know it, also after a restart. The match of the week has
no row before its first player, because everything else about it follows from its id.
"""

import hmac
import secrets
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any

import sqlalchemy as sql

from clubsuit.bots import LEVELS, unknown_bot
from clubsuit.errors import ClubsuitError, TurnError
from clubsuit.fair import commit
from clubsuit.game import Game, rules_of
from clubsuit.games import REGISTRY
from clubsuit.server.people.accounts import account_of
from clubsuit.server.storage.rows import is_revealed
from clubsuit.server.storage.schema import ENTRIES, TOURNAMENTS
from clubsuit.server.storage.store import Store
from clubsuit.server.storage.times import now
from clubsuit.server.table.opening import SEED_BITS, must_be_offered
from clubsuit.server.tournaments import weeks
from clubsuit.server.wire.schema import NewTournament
from clubsuit.texts import refusal
from clubsuit.writing import visible

KEY = "tournaments"
"""Name of the key in the database from which the secrets follow."""

HANDS = 4
"""Number of hands of the match of the week."""

BOT = "best"
"""Bot of all other seats in the match of the week."""

OF_PERSON = 10
"""Maximum number of unfinished tournaments of one owner."""

KEPT_FOR = timedelta(days=365)
"""Time from the end of a tournament until it is removed. The tables of its players stay."""


@dataclass(frozen=True)
class Tournament:
    """The settings of a tournament."""

    id: str
    name: str
    """The name that its owner has given to it; "" for the match of the week."""
    game: str
    options: dict[str, Any]
    hands: int
    bots: list[str]
    """The bots of all seats but the first, clockwise."""
    owner: str | None
    """The person who has made it; None for the match of the week."""
    opens: str
    closes: str
    string: str | None = None
    """The string of the first player, from which all deals follow; None before."""

    @property
    def is_open(self) -> bool:
        """Return whether people can enter and play now."""
        return self.opens <= now() < self.closes

    @property
    def is_closed(self) -> bool:
        """Return whether the tournament has ended."""
        return now() >= self.closes


# ---- the secret ------------------------------------------------------------------------


def secret_of(store: Store, tournament_id: str) -> bytes:
    """Return the secret from which the deals of a tournament follow.

    It must not be called in a transaction, because it may store the key.
    """
    return hmac.digest(store.key(KEY), tournament_id.encode(), "sha256")


def seed_of(store: Store, tournament_id: str) -> int:
    """Return the seed of the bots, which reveals nothing about the secret."""
    digest = hmac.digest(store.key(KEY), f"{tournament_id} bots".encode(), "sha256")
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)


def commitment_of(store: Store, tournament: Tournament) -> str:
    """Return the hash of the secret, which is shown before the first hand."""
    return commit(secret_of(store, tournament.id))


def revealed_secret(store: Store, tournament: Tournament) -> str | None:
    """Return the secret in hexadecimal; None until some time after the end of the tournament."""
    if not is_revealed(tournament.closes):
        return None
    return secret_of(store, tournament.id).hex()


# ---- made ------------------------------------------------------------------------------


def make(store: Store, owner: str, new: NewTournament) -> Tournament:
    """Make, store and return a tournament of a person with an account.

    Raises NotationError or RuleError for invalid settings, and TurnError for a guest, or if the
    person has made too many.
    """
    if account_of(store, owner) is None:
        raise refusal("server-tournament-guest", TurnError)
    made = _made(owner, new)
    old = (datetime.now(UTC) - KEPT_FOR).isoformat()
    theirs = TOURNAMENTS.c.owner == owner, TOURNAMENTS.c.closes > made.opens
    number = sql.select(sql.func.count()).where(*theirs)

    def write(connection: sql.Connection) -> None:
        _remove_old(connection, old)
        if connection.execute(number).scalar_one() >= OF_PERSON:
            raise refusal("server-tournament-many", TurnError, number=OF_PERSON)
        insert(connection, made)

    store.write(write)
    return made


def _made(owner: str, new: NewTournament) -> Tournament:
    opens = datetime.now(UTC)
    if new.bot not in LEVELS:
        raise unknown_bot(new.bot)
    game = _game_of(new.game, new.options, new.hands)
    return Tournament(
        id=secrets.token_urlsafe(12),
        name=visible(new.name),
        game=game.id,
        options=game.options,
        hands=new.hands,
        bots=[new.bot] * (game.seats - 1),
        owner=owner,
        opens=weeks.stored(opens),
        closes=weeks.stored(opens + timedelta(days=new.days)),
    )


def _game_of(name: str, options: dict[str, Any], hands: int) -> Game:
    """Return the game of a tournament, with a target that nobody reaches before the last hand.

    Raises NotationError or RuleError for options that cannot be played.
    """
    game = Game(rules_of(name), options)
    must_be_offered(game)
    if game.rules.off_turn_verbs:  # then the result depends on who is faster
        raise refusal("server-tournament-honour")
    most = max(map(abs, game.rules.options.score_range(game.options)))
    target = next(option for option in game.rules.options if option.name == "target")
    assert target.high is not None
    if hands * most >= target.high:
        raise refusal("server-tournament-long", hands=(target.high - 1) // most)
    enough = max(game.options["target"], hands * most + 1)
    return Game(rules_of(name), {**game.options, "target": enough})


def insert(connection: sql.Connection, tournament: Tournament) -> None:
    """Store a new tournament, within a transaction."""
    connection.execute(sql.insert(TOURNAMENTS).values(vars(tournament)))


def _remove_old(connection: sql.Connection, before: str) -> None:
    """Remove tournaments that have ended before this time, and their entries."""
    old = TOURNAMENTS.c.closes < before
    theirs = ENTRIES.c.tournament.in_(sql.select(TOURNAMENTS.c.id).where(old))
    connection.execute(sql.delete(ENTRIES).where(theirs))
    connection.execute(sql.delete(TOURNAMENTS).where(old))


# ---- found -----------------------------------------------------------------------------


def find(store: Store, tournament_id: str) -> Tournament | None:
    """Return a tournament; None if there is none."""
    with store.reading() as connection:
        return stored(connection, tournament_id) or of_week(tournament_id)


def stored(connection: sql.Connection, tournament_id: str) -> Tournament | None:
    """Return a tournament that has a row, within a transaction."""
    return next(iter(select(connection, TOURNAMENTS.c.id == tournament_id)), None)


def select(connection: sql.Connection, which: "sql.ColumnElement[bool]") -> list[Tournament]:
    """Return the stored tournaments that meet a condition, those that end last first.

    Tournaments in a game that this server no longer has are left out.
    """
    query = sql.select(TOURNAMENTS).where(which, TOURNAMENTS.c.game.in_(list(REGISTRY)))
    rows = connection.execute(query.order_by(TOURNAMENTS.c.closes.desc(), TOURNAMENTS.c.id))
    return [Tournament(**row._mapping) for row in rows]


def of_week(tournament_id: str) -> Tournament | None:
    """Return the match of this week with this id, as it is before its first player.

    Return None for any other id, and for a game that cannot be played in a tournament.
    """
    week = weeks.current(tournament_id)
    if week is None:
        return None
    try:
        game = _game_of(week.game, {}, HANDS)
    except ClubsuitError:
        return None
    bots, times = [BOT] * (game.seats - 1), (week.opens, week.closes)
    return Tournament(tournament_id, "", game.id, game.options, HANDS, bots, None, *times)


def with_string(tournament: Tournament, string: str) -> Tournament:
    """Return the tournament after its first player has given this string."""
    return tournament if tournament.string else replace(tournament, string=string)


def made_by(store: Store, owner: str) -> list[dict[str, Any]]:
    """Return the tournaments that a person has made, for the export of their data."""
    with store.reading() as connection:
        found = select(connection, TOURNAMENTS.c.owner == owner)
    return [{k: v for k, v in vars(one).items() if k != "owner"} for one in found]
