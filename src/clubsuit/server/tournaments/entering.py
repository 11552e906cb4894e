"""Entering a tournament: a person gets a table of their own with its deals and its bots.

The person always has the first seat. Nobody else can join, watch or chat there, there are no hints
and no take-backs, and the game ends after the tournament's number of hands.
"""

import secrets

import sqlalchemy as sql

from clubsuit.errors import TurnError
from clubsuit.fair import Fairness, is_string
from clubsuit.game import Game, rules_of
from clubsuit.server.storage.databases import ENTRY_LOCK, lock_until_commit
from clubsuit.server.storage.rows import STRING, Decision, Seat, TableRow, string_text
from clubsuit.server.storage.schema import ENTRIES, TOURNAMENTS
from clubsuit.server.storage.store import Store
from clubsuit.server.storage.times import now
from clubsuit.server.table.entries import history_of, summary_of
from clubsuit.server.table.names import GUEST, named
from clubsuit.server.table.opening import SEAT
from clubsuit.server.tournaments.tournament import (
    Tournament,
    insert,
    secret_of,
    seed_of,
    stored,
    with_string,
)
from clubsuit.texts import refusal


def enter(store: Store, person: str, tournament: Tournament, name: str, string: str) -> TableRow:
    """Return the table of a person's entry, which is opened and dealt if there is none yet.

    name: the name of the person at the table.
    string: the random string of the person's page. That of the first person determines the deals
    of all; the others are not used.

    Raises TurnError if the tournament is not open, or if the person has deleted their table.
    Raises NotationError for an invalid string.
    """
    if not is_string(string):
        raise refusal("server-string")
    secret, seed = secret_of(store, tournament.id), seed_of(store, tournament.id)
    mine = ENTRIES.c.tournament == tournament.id, ENTRIES.c.person == person
    query = sql.select(ENTRIES.c.game_id).where(*mine)

    def write(connection: sql.Connection) -> str:
        lock_until_commit(connection, ENTRY_LOCK)
        known = connection.execute(query).scalar()
        if known is not None:
            return str(known)
        if not tournament.is_open:
            raise refusal("server-tournament-closed", TurnError)
        begun = _begun(connection, tournament, string)
        row, history = _table_of(begun, person, name, secret, seed)
        store.insert(connection, row, history)
        entry = {"tournament": begun.id, "person": person, "game_id": row.id, "at": row.created}
        connection.execute(sql.insert(ENTRIES).values(entry))
        return row.id

    row = store.table(store.write(write))
    if row is None:
        raise refusal("server-tournament-once", TurnError)
    return row


def _begun(connection: sql.Connection, tournament: Tournament, string: str) -> Tournament:
    """Return the stored tournament. Its first player's string is stored too."""
    known = stored(connection, tournament.id)
    begun = with_string(known or tournament, string)
    if known is None:
        insert(connection, begun)
    elif begun != known:
        this = TOURNAMENTS.c.id == begun.id
        connection.execute(sql.update(TOURNAMENTS).where(this).values(string=begun.string))
    return begun


def _table_of(
    tournament: Tournament, person: str, name: str, secret: bytes, seed: int
) -> tuple[TableRow, list[Decision]]:
    """Return the row and the first entries of a table, with the first hand dealt.

    seed: the seed of the bots.
    """
    assert tournament.string is not None
    game = Game(rules_of(tournament.game), tournament.options)
    players = named(name, game.seats, GUEST)
    strings = [tournament.string if seat == SEAT else "" for seat in range(game.seats)]
    play = game.table(seed, players, fairness=Fairness.new(strings, secret))
    play.deal()
    at = now()
    bots = [Seat(other, None, bot) for other, bot in zip(players[1:], tournament.bots, strict=True)]
    row = TableRow(
        id=secrets.token_urlsafe(12),
        game=game.id,
        options=game.options,
        seats=(Seat(players[SEAT], person), *bots),
        seed=seed,
        owner=person,
        created=at,
        updated=at,
        summary=summary_of(play, scored=True),
        secret=secret.hex(),
        hints=False,
        tournament=tournament.id,
        hands=tournament.hands,
        closes=tournament.closes,
    )
    given = Decision(1, STRING, string_text(SEAT, tournament.string))
    return row, [given, *(entry._replace(number=entry.number + 1) for entry in history_of(play))]
