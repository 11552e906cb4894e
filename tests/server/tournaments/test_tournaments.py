"""Tournaments: the same deals and bots for all, no second try, no result that tells the cards."""

import json
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from clubsuit.bots import steady_bot
from clubsuit.bots.search.bot import SearchBot
from clubsuit.errors import ClubsuitError, NotationError, TurnError
from clubsuit.fair import commit
from clubsuit.lab import verify_file
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.people import accounts, data
from clubsuit.server.reviews.reviews import Reviews, overview, weigh
from clubsuit.server.storage.rows import GONE
from clubsuit.server.storage.schema import ENTRIES, GAMES, TOURNAMENTS
from clubsuit.server.storage.store import Store
from clubsuit.server.table.table import Table, record_of
from clubsuit.server.tournaments import listing, tournament, weeks
from clubsuit.server.tournaments.entering import enter
from clubsuit.server.tournaments.results import standings
from clubsuit.server.tournaments.tournament import Tournament, find, make, secret_of
from clubsuit.server.wire.schema import NewTournament, Standing
from server.support.clients import Browser, TableClient
from server.support.servers import Server
from server.support.tables import ADA, BO, CY, account, copy, play_on

pytestmark = pytest.mark.each_database

SHORT = NewTournament(name="Club night", game="clubs-whist", hands=2, bot="beginner")


def owner(store: Store, name: str = "Olga") -> str:
    """Store an account and return its person."""
    new = account(name)
    accounts.register(store, new, f"guest {name}", f"token {name}")
    return new.person


def made(store: Store, new: NewTournament = SHORT) -> Tournament:
    """Make a tournament."""
    return make(store, owner(store), new)


def entered(store: Store, one: Tournament, person: str, string: str = ADA) -> Table:
    """Return the table of a person's entry."""
    found = find(store, one.id)
    assert found
    return Table(store, enter(store, person, found, person.title(), string))


def finish(table: Table) -> Table:
    """Play all hands; the person takes the first legal action."""
    while not table.over:
        play_on(table, 1)
    return table


def end(store: Store, one: Tournament, before: timedelta = timedelta(minutes=10)) -> Tournament:
    """Let a tournament end this long ago."""
    closes = weeks.stored(datetime.now(UTC) - before)

    def write(connection: sql.Connection) -> None:
        for part, key in ((TOURNAMENTS, TOURNAMENTS.c.id), (GAMES, GAMES.c.tournament)):
            connection.execute(sql.update(part).where(key == one.id).values(closes=closes))

    store.write(write)
    found = find(store, one.id)
    assert found
    return found


def ranked(store: Store, one: Tournament, person: str) -> list[Standing]:
    """Return the results that a person sees, which there must be."""
    found = listing.results(store, one, person).standings
    assert found
    return found.rows


# ---- the same for all ------------------------------------------------------------------


@pytest.mark.parametrize("game", ["clubs-whist", "ruby-dame"])
def test_same_decisions_get_the_same_game(store: Store, game: str) -> None:
    """Holes: a second player gets other cards or other bots; the bots' random numbers depend on the
    number of the table's entries, which connections change; the second player's string counts."""
    one = made(store, SHORT.model_copy(update={"game": game}))
    first, second = entered(store, one, "ada"), entered(store, one, "bo", BO)
    play_on(second, 5)
    for away in (True, False):  # as if the connection had been lost
        second.seats.set_substitute(0, away)
    finish(first)
    finish(second)
    assert first.snapshot.ply != second.snapshot.ply
    mine, theirs = first.whole(), second.whole()
    assert [hand.deal for hand in mine.hands] == [hand.deal for hand in theirs.hands]
    assert [hand.actions for hand in mine.hands] == [hand.actions for hand in theirs.hands]
    assert len(mine.hands) == 2


def test_levels_that_search_do_not_use_the_clock(store: Store) -> None:
    """Hole: the level "best" thinks for a time, so that a busy server plays worse."""
    table = entered(store, made(store, SHORT.model_copy(update={"bot": "best"})), "ada")
    while not table.snapshot.questions:
        play_on(table, 1)
    (question,) = table.snapshot.questions
    assert question.steady
    bot = steady_bot(question.bot, question.view.rules, question.seed)
    assert isinstance(bot, SearchBot) and not bot.by_clock


def test_a_target_ends_no_game_early(store: Store) -> None:
    """Holes: an entry ends before its last hand because a player has reached the target; a target
    that the owner has chosen is lowered."""
    assert made(store).options["target"] == 2 * 9 + 1
    high = SHORT.model_copy(update={"options": {"target": 500}})
    assert make(store, owner(store, "Otto"), high).options["target"] == 500


@pytest.mark.parametrize(
    ("game", "options", "hands", "says"),
    [
        ("free-clubs", {"enforcement": "honour"}, 2, "rules are enforced"),
        ("free-clubs", {}, 12, "at most 7 hands"),
        ("clubs-whist", {"ranks": 3}, 2, "research"),
        ("bridge", {}, 2, "bridge"),
    ],
)
def test_games_that_cannot_be_compared(
    store: Store, game: str, options: dict[str, Any], hands: int, says: str
) -> None:
    """Hole: a tournament is made whose entries differ in length, or depend on who is faster."""
    new = NewTournament(game=game, options=options, hands=hands)
    with pytest.raises(ClubsuitError, match=says):
        made(store, new)


def test_only_levels_play(store: Store) -> None:
    """Hole: a bot that the host has offered decides by the clock."""
    with pytest.raises(NotationError):
        made(store, SHORT.model_copy(update={"bot": "search"}))


# ---- one try ---------------------------------------------------------------------------


def test_everyone_enters_once(store: Store) -> None:
    """Holes: a second request gets a second table; a person deletes the table and plays the same
    deals again."""
    one = made(store)
    table = entered(store, one, "ada")
    assert entered(store, one, "ada").row.id == table.row.id
    assert data.give_up(store, table.row.id, "ada")
    with pytest.raises(TurnError, match="only once"):
        entered(store, one, "ada")


def test_no_help(store: Store) -> None:
    """Holes: hints, take-backs or an early end at a table of a tournament; a person takes a bot's
    seat and sees its cards; another person sits down; a rematch."""
    table = entered(store, made(store), "ada")
    assert not table.state.gives_hints
    while table.state.play.turn != 0:
        play_on(table, 1)
    play_on(table, 1)
    message = json.loads(table.snapshot.texts[0])
    assert message["takeback"] is None
    assert message["tournament"] == {"id": table.row.tournament, "hands": 2}
    for kind in ("takeback", "hints", "end", "pause", "clock"):
        with pytest.raises(TurnError):
            table.proposals.propose(0, kind)
    for person in ("ada", "bo"):
        with pytest.raises(TurnError):
            table.seats.sit(person, 1, "Bo", hot_seat=person == "ada")
    assert not table.row.may_see("bo")
    finish(table)
    with pytest.raises(TurnError, match="all hands"):
        table.deal(table.snapshot.ply)
    with pytest.raises(TurnError, match="only once"):
        table.play_again(0)


def test_nobody_plays_after_the_end(store: Store) -> None:
    """Holes: a person enters or decides after the end, when the cards are known; an unfinished
    entry counts."""
    one = made(store)
    entered(store, one, "ada")
    finish(entered(store, one, "bo"))
    one = end(store, one)
    late = copy(store, entered(store, one, "ada"))
    while late.snapshot.questions:
        play_on(late, 1)
    with pytest.raises(TurnError, match="over"):
        play_on(late, 1)
    with pytest.raises(TurnError, match="over"):
        entered(store, one, "cy")
    assert [row.name for row in ranked(store, one, "cy")] == ["Bo"]


# ---- nothing that tells the cards --------------------------------------------------------


def test_results_come_after_the_last_hand(store: Store) -> None:
    """Hole: a person sees what others have scored with the deals that they still have to play."""
    one = made(store)
    finish(entered(store, one, "ada"))
    entered(store, one, "bo")
    assert [row.name for row in ranked(store, one, "ada")] == ["Ada"]
    for person in ("bo", "nobody"):
        assert listing.results(store, one, person).standings is None
    assert listing.results(store, one, "bo").finished == 1
    one = end(store, one)
    assert [row.name for row in ranked(store, one, "nobody")] == ["Ada"]


def test_games_are_shown_to_those_who_have_finished(store: Store) -> None:
    """Holes: the record or the review of a finished entry tells the deals to a person who has not
    finished; a person who has cannot compare."""
    one = made(store)
    mine, theirs = entered(store, one, "ada"), finish(entered(store, one, "bo"))
    reviews = Reviews(store)
    for person in ("ada", "nobody", ""):
        assert record_of(store, theirs.row.id, person) is None
        assert reviews.table(Asker("", person), theirs.row.id) is None
    assert record_of(store, mine.row.id, "bo") is None  # not finished, so it has hidden cards
    finish(mine)
    record = record_of(store, theirs.row.id, "ada")
    assert record and len(record.hands) == 2
    source = reviews.table(Asker("", "ada"), theirs.row.id)
    assert source and source.open
    assert len(overview(source)["hands"]) == 2


def test_the_secret_is_shown_after_the_end(store: Store, tmp_path: Path) -> None:
    """Holes: the record of a finished entry has the secret, with which others know all deals; it is
    shown by a process whose clock is fast; after the end the deals cannot be checked, or they do
    not follow from the promise."""
    one = made(store)
    table = finish(entered(store, one, "ada"))
    file = tmp_path / "game.json"

    def verified() -> int | None:
        """Return the number of verified deals; None if they cannot be checked yet."""
        record = record_of(store, table.row.id, "ada")
        assert record
        file.write_text(record.to_json())
        (verdict,) = verify_file(file)
        assert verdict.fault is None
        return None if verdict.unchecked else verdict.deals

    before = listing.info(store, one, "ada")
    assert before.secret is None and before.commitment == commit(secret_of(store, one.id))
    assert verified() is None
    one = end(store, one, before=timedelta(minutes=1))
    assert listing.info(store, one, "ada").secret is None
    table = copy(store, table)
    assert verified() is None
    one = end(store, one)
    after = listing.info(store, one, "ada")
    assert after.secret == secret_of(store, one.id).hex() and after.string == ADA
    assert verified() == 2


def test_reviews_name_the_reasons_of_bots(store: Store) -> None:
    """Hole: a review asks a bot of a tournament again with other random numbers, so that it has no
    reason."""
    table = finish(entered(store, made(store), "ada"))
    source = Reviews(store).table(Asker("", "ada"), table.row.id)
    assert source
    actions = list(enumerate(source.record.hands[1].actions, 1))
    number = next(n for n, (seat, _) in reversed(actions[:-6]) if seat != 0)  # quickly weighed
    assert weigh(source, 2, number)[1]["bot"]


# ---- people ----------------------------------------------------------------------------


def test_an_entry_moves_with_its_person(store: Store) -> None:
    """Holes: a guest who makes an account loses the entry, or can enter again; if guest and account
    have both entered, the person is ranked twice."""
    one = made(store)
    finish(entered(store, one, "ada"))
    new = account("Ada")
    accounts.register(store, new, "ada", "token")
    (row,) = ranked(store, one, new.person)
    assert (row.name, row.account, row.mine) == ("Ada", True, True)
    finish(entered(store, one, "guest"))
    accounts.log_in(store, new, "guest", "other", "new token")
    assert [row.account for row in ranked(store, one, new.person)] == [True]


def test_a_person_who_deletes_their_data_is_gone(store: Store) -> None:
    """Holes: a name stays in the results; the tournament of an owner is lost to others, or still
    names the owner."""
    one = made(store)
    finish(entered(store, one, "ada"))
    finish(entered(store, one, "bo"))
    assert tournament.made_by(store, str(one.owner))[0]["name"] == "Club night"
    data.forget(store, "ada")
    data.forget(store, str(one.owner))
    assert [row.name for row in ranked(store, one, "bo")] == ["Bo"]
    left = find(store, one.id)
    assert left and (left.name, left.owner) == ("", GONE)
    assert tournament.made_by(store, str(one.owner)) == []


def test_guests_make_none_and_nobody_makes_many(store: Store) -> None:
    """Hole: a person fills the database with tournaments."""
    with pytest.raises(TurnError, match="account"):
        make(store, "guest", SHORT)
    person = owner(store)
    for _ in range(tournament.OF_PERSON):
        one = make(store, person, SHORT)
    with pytest.raises(TurnError, match="10 tournaments"):
        make(store, person, SHORT)
    end(store, one)
    make(store, person, SHORT)


def test_old_tournaments_go(store: Store) -> None:
    """Hole: entries of people stay in the database for good."""
    person = owner(store)
    one = make(store, person, SHORT)
    entered(store, one, "ada")
    end(store, one, tournament.KEPT_FOR + timedelta(days=1))
    make(store, person, SHORT)
    assert find(store, one.id) is None
    with store.reading() as connection:
        assert not connection.execute(ENTRIES.select()).all()


# ---- ranked ----------------------------------------------------------------------------


def scored(store: Store, one: Tournament, person: str, *scores: int) -> None:
    """Store a finished entry with these scores."""
    table = entered(store, one, person)
    values = {"over": True, "scores": [[score, 0, 0] for score in scores]}
    this = sql.update(GAMES).where(GAMES.c.id == table.row.id).values(values)
    store.write(lambda connection: connection.execute(this))


def test_places(store: Store) -> None:
    """Holes: equal points get different places; a guest takes a place from an account; the field
    does not have everyone who has finished."""
    one = made(store)
    ada, bo = owner(store, "Ada"), owner(store, "Bo")
    for person, scores in ((ada, (1, 0)), (bo, (0, 1)), ("guest", (5, 2)), ("last", (-2, -3))):
        scored(store, one, person, *scores)
    entered(store, one, "unfinished")
    found = standings(store, one, bo)
    assert found.players == 4 and found.means == [1.0, 0.0]
    places = [(row.name, row.place, row.account, row.over, row.mine) for row in found.rows]
    assert places == [
        ("Ada", 1, True, 0.0, False),
        ("Bo", 1, True, 0.0, True),
        ("Guest", 1, False, 3.0, False),
        ("Last", 2, False, -3.0, False),
    ]
    assert [row.matchpoints for row in found.rows] == [0.5, 0.5, 1.0, 0.0]


# ---- the match of the week ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "name"),
    [
        (datetime(2026, 11, 29, 23, 59, 59, tzinfo=UTC), "2026-W48-ruby-dame"),
        (datetime(2026, 11, 30, tzinfo=UTC), "2026-W49-ruby-dame"),
        (datetime(2027, 1, 3, tzinfo=UTC), "2026-W53-ruby-dame"),
        (datetime(2027, 1, 4, tzinfo=UTC), "2027-W01-ruby-dame"),
    ],
)
def test_weeks_begin_on_monday(at: datetime, name: str) -> None:
    """Hole: a week begins in the wrong place at the turn of a year."""
    assert weeks.week_id(at, "ruby-dame") == name


def test_the_week_before() -> None:
    """Hole: the week before the first week of a year is not the last one of the year before."""
    assert weeks.before("2027-W01-ruby-dame") == "2026-W53-ruby-dame"
    assert weeks.before("2026-W99-ruby-dame") is None
    assert weeks.before("abcdefghijklmnop") is None


def test_the_match_of_the_week_needs_nobody(store: Store) -> None:
    """Holes: a match of the week waits until a process has begun it; two processes, or one before
    and after a restart, have different ones; matches have the same secret, or one that follows
    from the id alone; a match of another week can be entered."""
    ids = weeks.current_ids()
    assert len(ids) == 4
    found = [find(store, one) for one in ids]
    assert all(one and one.is_open and one.owner is None for one in found)
    assert [one.id for one in listing.listed(store, "ada")] == ids
    secrets = [secret_of(store, one) for one in ids]
    assert len({*secrets}) == 4
    assert tournament.seed_of(store, ids[0]) != tournament.seed_of(store, ids[1])
    for other in (weeks.before(ids[0]), "2026-W99-ruby-dame", ids[0].replace("-W", "-X"), "x"):
        assert other and find(store, other) is None
    one = found[1]
    assert one
    first, second = entered(store, one, "ada"), entered(store, one, "bo", BO)
    assert first.whole().hands[0].deal == second.whole().hands[0].deal
    again = find(store, one.id)
    assert again and again.string == ADA and again.id == one.id


def test_each_database_has_its_own_secrets(tmp_path: Path) -> None:
    """Holes: the host of another server knows the deals; a restart, or a restored backup, deals
    other cards to those who come later."""
    known = []
    for name in "aba":
        with closing(Store(tmp_path / name)) as store:
            known.append(secret_of(store, "2026-W48-ruby-dame"))
    assert known[0] == known[2] != known[1]


def test_many_enter_at_once(store: Store, database: Path | str) -> None:
    """Holes: two processes take the strings of two players as the first one; a person who presses
    twice gets two tables."""
    one = made(store)
    people = [f"person {number // 2}" for number in range(12)]  # each comes twice
    with closing(Store(database)) as other, ThreadPoolExecutor(len(people)) as together:
        stores = [store, other] * (len(people) // 2)
        strings = [ADA, BO, CY] * (len(people) // 3)
        work = [
            together.submit(enter, at, person, one, "", string)
            for at, person, string in zip(stores, people, strings, strict=True)
        ]
        rows = [done.result() for done in work]
    assert len({row.id for row in rows}) == len({*people})
    deals = {json.dumps(Table(store, row).whole().hands[0].deal) for row in rows}
    assert len(deals) == 1
    assert listing.info(store, one, "").entries == len({*people})


# ---- through a server --------------------------------------------------------------------


@pytest.fixture
def server(launcher: subprocess.Popen[str], tmp_path: Path) -> Iterator[Server]:
    """A server of its own."""
    with closing(Server(launcher, tmp_path / "data", tmp_path / "server.log")) as running:
        yield running


def play_through(browser: Browser, table: str, hands: int) -> TableClient:
    """Play all hands of an entry."""
    client = browser.sit(table)
    for number in range(1, hands + 1):
        client.play_hand()
        if number < hands:
            client.send(type="next", ply=client.ply)
            client.next_view()
    return client


def test_a_tournament_through_the_server(server: Server, tmp_path: Path) -> None:
    """Holes: the secret is in an answer, a message or the log before the end; a program enters; the
    first player's string is not that of the deals."""
    with ExitStack() as leave:
        host, ada, bo = (leave.enter_context(Browser(server)) for _ in range(3))
        credentials = {"name": "Olga", "password": "correct horse"}
        new = SHORT.model_dump()
        assert ada.http.post("/api/tournaments", json=new).status_code == 422
        assert host.http.post("/api/accounts", json=credentials).status_code == 201
        one = host.http.post("/api/tournaments", json=new).json()
        place = f"/api/tournaments/{one['id']}"
        assert ada.http.get("/api/tournaments/unknown").status_code == 404
        assert ada.http.post(f"{place}/entry", json={"string": "x"}).status_code == 422
        tables = [
            browser.http.post(f"{place}/entry", json={"name": name, "string": string}).json()
            for browser, name, string in ((ada, "Ada", ADA), (bo, "Bo", BO))
        ]
        assert {table["commitment"] for table in tables} == {one["commitment"]}
        clients = [play_through(ada, tables[0]["id"], 2)]
        assert ada.http.get(place).json()["standings"]["players"] == 1
        assert bo.http.get(place).json()["standings"] is None
        clients.append(play_through(bo, tables[1]["id"], 2))
        client = clients[0]
        client.send(type="next", ply=client.ply)
        assert client.receive()["message"]["key"] == "server-tournament-played"
        found = bo.http.get(place).json()
        assert found["standings"]["players"] == 2 and found["string"] == ADA
        assert [row["mine"] for row in found["standings"]["rows"]].count(True) == 1
        theirs = f"/api/tables/{tables[0]['id']}"
        assert bo.http.get(f"{theirs}/record").status_code == 200
        token = ada.http.post("/api/programs").json()["token"]
        program = {"Authorization": f"Bearer {token}"}
        body = {"string": ADA}
        assert bo.http.post(f"{place}/entry", json=body, headers=program).status_code == 422
        texts = [raw for client in clients for raw in client.raw]
        for browser in (ada, bo):
            for path in (place, "/api/tournaments", "/api/me/export", f"{theirs}/record"):
                texts.append(browser.http.get(path).text)
    with closing(Store(tmp_path / "data")) as store:
        secret = secret_of(store, one["id"]).hex()
        row = store.table(tables[0]["id"])
        assert row and row.secret == secret  # otherwise the next line would prove nothing
        assert not [text for text in [*texts, server.log.read_text()] if secret in text]
        assert str(row.seed) not in "".join(texts)
