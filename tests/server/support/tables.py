"""Tables in a database, without a server."""

from typing import Any

import clubsuit
from clubsuit.fair import promise_of
from clubsuit.server.people import accounts
from clubsuit.server.people.accounts import Account
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.snapshot import answer
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable, Watch
from server.support import probe

ADA, BO, CY = "0" * 64, "1" * 64, "2" * 64
"""Strings that Ada, Bo and Cy contribute to fair deals."""


def open_one(
    store: Store, game: str = "clubs-whist", watch: Watch = "public", **options: Any
) -> Table:
    """Open a table that Ada owns. No other person has joined it.

    watch: see `NewTable`.
    """
    bots = ["random"] * (clubsuit.load(game, **options).seats - 1)
    new = NewTable(game=game, options=options, bots=bots, name="Ada", open=True, watch=watch)
    return Table(store, open_table(store, "ada", new))


def deal(table: Table, *strings: str) -> Table:
    """Start the game with these strings by seat; "" stands for a seat without a string."""
    table.fair_start.start("ada")
    given = [(seat, string) for seat, string in enumerate(strings) if string]
    for seat, string in given:
        table.fair_start.promise(seat, promise_of(string))
    for seat, string in given:
        table.fair_start.add_string(seat, string)
    return table


def begun(store: Store, game: str = "clubs-whist", **about: Any) -> Table:
    """Open a table with Ada and Bo in seats 0 and 1, and deal the first hand."""
    table = open_one(store, game, **about)
    table.seats.sit("bo", 1, "Bo")
    return deal(table, ADA, BO)


def replacing(store: Store) -> Table:
    """Return a table between two hands. Cy is away, and Ada has proposed to replace Cy with a
    bot."""
    table = begun(store)
    table.seats.sit("cy", 2, "Cy")
    while not probe.play(table).waiting:
        play_on(table, 1)
    table.seats.set_substitute(2, True)
    table.proposals.propose(0, "replace", 2)
    return table


def play_on(table: Table, decisions: int) -> None:
    """Make this number of decisions; each person takes their first legal action."""
    for _ in range(decisions):
        now = table.snapshot
        if probe.play(table).waiting:
            table.deal(now.ply)
        elif now.questions:
            question = now.questions[-1]
            text = answer(question)
            assert text
            table.decide(now.ply, question.seat, text, question.bot)
        else:
            seat = table.state.awaited[0]
            table.decide(now.ply, seat, now.views[seat].legal()[0])


def copy(store: Store, table: Table) -> Table:
    """Return a copy of the table, as another process loads it."""
    row = store.table(table.row.id)
    assert row is not None
    return Table(store, row)


def with_mistake(store: Store) -> Table:
    """Return a finished game in which Ada takes the first legal choice each time.

    With this seed she misses a choice that is proved to be the best.
    """
    bots = ["random", "random"]
    new = NewTable(game="free-clubs", options={"target": 60}, bots=bots, name="Ada", seed=1)
    table = Table(store, open_table(store, "ada", new))
    while not table.over:
        play_on(table, 1)
    return table


NEW = NewTable(game="clubs-whist", bots=["random", "rule"], name="Ada", seed=11)
"""A table that Ada owns, against two bots, with known deals."""


def same(store: Store, table: Table) -> None:
    """Check that another process loads the same game, messages, history and seeds for questions to
    bots."""
    again = copy(store, table)
    assert probe.play(again).state.tobytes() == probe.play(table).state.tobytes()
    assert again.snapshot.texts == table.snapshot.texts
    asked, asked_again = table.snapshot.questions, again.snapshot.questions
    assert [one.seed for one in asked] == [one.seed for one in asked_again]
    assert again.history() == table.history()


def turn(table: Table) -> int:
    """Return the seat to act."""
    seat = probe.play(table).turn
    assert seat is not None
    return seat


def account(name: str = "Ada") -> Account:
    """Return an account that is not stored and whose password does not matter."""
    return Account(accounts.key_of(name), name, f"person of {name}", "hash")


def to_person(table: Table) -> int:
    """Play on until it is Ada's or Bo's turn; return the seat."""
    while (seat := probe.play(table).turn) not in (0, 1):
        play_on(table, 1)
    return seat
