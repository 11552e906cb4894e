"""Fair deals at a table: first the commitment, then the player's string, then the cards, finally
the secret."""

import json
import secrets
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic import command

import clubsuit
from clubsuit.fair import Fairness, commit
from clubsuit.game import Record, load
from clubsuit.lab import verify_file
from clubsuit.server.storage.migrations import config
from clubsuit.server.storage.rows import DEALER, STRING, Decision, deal_text
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.snapshot import answer
from clubsuit.server.table.table import Table, record_of
from clubsuit.server.wire.schema import NewTable
from server.support import probe
from server.support.clients import Browser, TableClient
from server.support.servers import Server
from server.support.tables import copy

MINE = "0123456789abcdef" * 4
OTHER = "f" * 64


def new_table(store: Store, game: str = "clubs-whist", seed: int | None = None) -> Table:
    """Open a table with a low target, so that the game ends soon."""
    bots = ["random"] * (load(game).seats - 1)
    new = NewTable(game=game, options={"target": 1}, bots=bots, name="Ada", seed=seed)
    return Table(store, open_table(store, "me", new))


def play_on(table: Table, decisions: int = 10_000) -> None:
    """Make this number of decisions, or fewer if the game ends; the person takes the first legal
    action."""
    for _ in range(decisions):
        now = table.snapshot
        if probe.play(table).over:
            return
        if now.views[0].turn is None:
            table.deal(now.ply)
        else:
            seat = now.questions[-1].seat if now.questions else now.views[0].turn
            text = answer(now.questions[-1]) if now.questions else None
            table.decide(now.ply, seat, text or now.views[0].legal()[0])


def secret_of(table: Table) -> str:
    secret = table.row.secret
    assert secret is not None
    return secret


# ---- commitment, string, deal -----------------------------------


def test_nothing_is_dealt_before_the_string(store: Store) -> None:
    """Hole: the server deals before any player has contributed a string, so it could choose the
    cards."""
    table = new_table(store)
    assert store.decisions(table.row.id) == []
    assert json.loads(table.snapshot.texts[0]) == {
        "type": "commitment",
        "commitment": commit(bytes.fromhex(secret_of(table))),
        "wanted": "string",
        "promises": ["", "", ""],
    }
    with pytest.raises(clubsuit.TurnError, match="string"):
        table.deal(0)
    with pytest.raises(clubsuit.TurnError):
        table.decide(0, 0, "keep")
    assert store.decisions(table.row.id) == []
    table.fair_start.add_string(0, MINE)
    assert [(d.number, d.seat) for d in store.decisions(table.row.id)] == [(1, STRING), (2, DEALER)]
    fairness = Fairness.new([MINE, "", ""], bytes.fromhex(secret_of(table)))
    play = load("clubs-whist", target=1).new(fairness=fairness)
    assert probe.play(table).hands == play.hands
    assert json.loads(table.snapshot.texts[0])["fairness"]["strings"] == [MINE, "", ""]


def test_the_first_string_counts(store: Store) -> None:
    """Hole: a second window, or a player who has seen the cards, changes the string."""
    table = new_table(store)
    other = copy(store, table)
    first = table.fair_start.add_string(0, MINE)
    for late in (table, other, copy(store, table)):
        assert late.fair_start.add_string(0, OTHER).texts[0] == first.texts[0]
    play_on(other, 5)
    table.catch_up()
    assert table.fair_start.add_string(0, OTHER).texts[0] == other.snapshot.texts[0]
    assert sum(decision.seat == STRING for decision in store.decisions(table.row.id)) == 1


@pytest.mark.parametrize("string", ["", "0", MINE.upper(), MINE + "0", "g" * 64, MINE + "\n"])
def test_what_is_no_string_is_refused(store: Store, string: str) -> None:
    """Hole: the server accepts an empty string, which would let it choose the cards, or a string
    that a record cannot store."""
    table = new_table(store)
    with pytest.raises(clubsuit.NotationError):
        table.fair_start.add_string(0, string)
    assert store.decisions(table.row.id) == []
    table.fair_start.add_string(0, MINE)


def test_a_failing_disk(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the first deal is shown although storing its string failed."""
    table = new_table(store)
    before = table.snapshot.texts[0]

    def fail(*_: object) -> None:
        raise OSError("no space")

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", fail)
        with pytest.raises(OSError, match="no space"):
            table.fair_start.add_string(0, MINE)
    assert table.snapshot.texts[0] == before
    table.fair_start.add_string(0, OTHER)
    assert json.loads(table.snapshot.texts[0])["fairness"]["strings"][0] == OTHER


def test_a_string_and_its_deal_are_stored_together(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: a crash leaves a table with a stored string but no deal."""
    table = new_table(store)
    bad = Decision(1, DEALER, "{}")
    monkeypatch.setattr("clubsuit.server.table.entries.Decision", lambda *_, **__: bad)
    with pytest.raises(Stale):
        table.fair_start.add_string(0, MINE)  # two decisions with one number are not stored
    assert store.decisions(table.row.id) == []


def test_replayed_at_every_step(store: Store) -> None:
    """Hole: after a restart the deals differ."""
    table = new_table(store)
    assert copy(store, table).snapshot.texts[0] == table.snapshot.texts[0]
    table.fair_start.add_string(0, MINE)
    while not probe.play(table).over:
        assert copy(store, table).snapshot.texts[0] == table.snapshot.texts[0]
        play_on(table, 17)
    assert copy(store, table).record(0) == table.record(0)


# ---- the secret -------------------------------------------------


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_the_secret_stays_until_the_end(store: Store, game: str) -> None:
    """Hole: before the game ends, a view, a record, a refusal, a bot's question or a printed object
    contains the secret."""
    table = new_table(store, game)
    secret = secret_of(table)

    def look() -> None:
        record = record_of(store, table.row.id, "me")
        assert record is not None
        assert record.fairness is not None
        assert record.fairness.secret is None
        texts = [table.snapshot.texts[0], record.to_json(), repr(record), repr(table.row)]
        for question in table.snapshot.questions:
            texts.append(repr(vars(question.view)) + repr(question))
            assert not any(isinstance(value, Fairness) for value in vars(question.view).values())
        for text in texts:
            assert secret not in text
            assert repr(bytes.fromhex(secret)) not in text

    look()
    table.fair_start.add_string(0, MINE)
    for _ in range(40):
        look()
        play_on(table, 3)
        if probe.play(table).over:
            break
    play_on(table)
    over = record_of(store, table.row.id, "me")
    assert over is not None
    assert over.fairness is not None
    assert over.fairness.secret == bytes.fromhex(secret)
    assert secret not in table.snapshot.texts[0]


def test_bots_know_nothing_of_the_secret(store: Store) -> None:
    """Hole: the random choices of bots, which all players see, depend on the secret and reveal
    cards of later deals."""
    one, other = new_table(store), new_table(store)
    assert one.row.seed != other.row.seed
    both = open_table(store, "me", NewTable(game="clubs-whist", bots=["rule"] * 2, seed=5))
    assert (both.seed, both.secret) == (5, None)


# ---- the record -------------------------------------------------


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_the_record_of_a_finished_game_verifies(store: Store, game: str, tmp_path: Path) -> None:
    """Hole: `clubsuit verify` or `clubsuit check` rejects a record from the table."""
    table = new_table(store, game)
    table.fair_start.add_string(0, MINE)
    play_on(table)
    record = record_of(store, table.row.id, "me")
    assert record is not None
    assert (record.view, record.played) == (None, table.row.created)
    file = tmp_path / "game.json"
    file.write_text(record.to_json())
    (verdict,) = verify_file(file)
    assert (verdict.fault, verdict.strings, verdict.deals) == (None, [0], len(record.hands))


def test_a_running_game_is_told_as_its_player_sees_it(store: Store) -> None:
    """Hole: the record of a running game shows other players' cards."""
    table = new_table(store)
    assert table.record(0).hands == []
    table.fair_start.add_string(0, MINE)
    record = table.record(0)
    assert record.view == 0
    assert record.hands[0].deal["hands"][1] == ["?"] * 13
    assert record.hands[0].deal["bid"] == ["?"] * 13
    assert Record.from_json(record.to_json()) == record
    assert record_of(store, table.row.id, "you") is None
    assert record_of(store, "none", "me") is None


# ---- tables with a seed, and earlier databases ------------------


def test_a_table_with_a_seed_is_not_fair(store: Store) -> None:
    """Hole: a table with chosen deals looks like a fair one."""
    table = new_table(store, seed=5)
    assert json.loads(table.snapshot.texts[0])["fairness"] is None
    play_on(table)
    assert table.record(0).fairness is None
    table.fair_start.add_string(0, MINE)
    assert all(decision.seat != STRING for decision in store.decisions(table.row.id))


def test_a_database_from_before(tmp_path: Path) -> None:
    """Hole: games of an earlier version are lost, change, or are shown as fair."""
    database = tmp_path / "clubsuit.sqlite"
    engine = sql.create_engine(sql.URL.create("sqlite", database=str(database)))
    settings = config()
    with engine.begin() as connection:
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0001")
    engine.dispose()
    play = load("clubs-whist").new(seed=9, pause=True)
    row: dict[str, Any] = {
        "id": "old",
        "game": "clubs-whist",
        "options": json.dumps(play.game.options),
        "players": '["Ada", "Bo", "Cy"]',
        "bots": '[null, "random", "random"]',
        "seed": 9,
        "owner": "me",
        "seat": 0,
        "created": "2026-11-21T10:00:00.000Z",
        "updated": "2026-11-21T10:00:00.000Z",
        "hand_number": 1,
        "total": "[0, 0, 0]",
        "over": 0,
        "winners": None,
    }
    marks = ", ".join(f":{name}" for name in row)
    text = deal_text(play.hands[0].dealer, play.hands[0].deal)
    with closing(sqlite3.connect(database, timeout=60)) as old:
        old.execute(f"INSERT INTO games ({', '.join(row)}) VALUES ({marks})", row)
        old.execute("INSERT INTO decisions VALUES ('old', 1, -1, ?)", [text])
        old.commit()
    with closing(Store(tmp_path)) as store:
        found = store.table("old")
        assert found is not None
        table = Table(store, found)
        assert (found.secret, found.commitment, table.snapshot.ply) == (None, None, 1)
        play_on(table, 120)
        assert len(probe.play(table).hands) >= 2
        while len(play.hands) < 2:
            play.deal() if play.waiting else play.play(play.legal()[0])
        assert probe.play(table).hands[1].deal == play.hands[1].deal  # the next deal from its seed
        assert table.record(0).fairness is None


# ---- via the server ----------------------------------------------


def finish(client: TableClient) -> None:
    """Play to the end of the game."""
    client.play_hand()
    while client.view["phase"] != "over":
        client.send(type="next", ply=client.ply)
        client.receive()
        client.play_hand()


@pytest.mark.parametrize("game", ["clubs-whist", "climbing-clubs"])
def test_from_commitment_to_proof(browser: Browser, game: str, tmp_path: Path) -> None:
    """Hole: a message or an answer contains the secret before the game ends."""
    bots = ["random"] * (load(game).seats - 1)
    opened = browser.http.post(
        "/api/tables", json={"game": game, "options": {"target": 1}, "bots": bots}
    )
    table, commitment = opened.json()["id"], opened.json()["commitment"]
    address = f"/api/tables/{table}/record"
    client = browser.connect(table)
    asked = client.receive()
    assert (asked["type"], asked["commitment"], asked["wanted"]) == (
        "commitment",
        commitment,
        "string",
    )
    early = browser.http.get(address)
    client.send(type="string", string=MINE)
    assert client.receive()["fairness"]["commitment"] == commitment
    running = browser.http.get(address)
    finish(client)
    listed = browser.http.get("/api/tables")
    over = browser.http.get(address)
    assert over.headers["content-disposition"].startswith(f'attachment; filename="clubsuit-{game}')
    record = over.json()
    secret = record["fairness"]["secret"]
    assert record["fairness"]["commitment"] == commitment == commit(bytes.fromhex(secret))
    assert record["fairness"]["strings"][0] == MINE
    sent = [opened.text, early.text, running.text, listed.text, *client.raw]
    assert not any(secret in text for text in sent)
    assert running.json()["view"] == 0
    file = tmp_path / "game.json"
    file.write_text(over.text)
    (verdict,) = verify_file(file)
    assert verdict.fault is None


def test_two_windows_and_a_reload_before_the_string(browser: Browser) -> None:
    """Hole: a table that is closed before the deal, or opened twice, stops or shows different
    cards."""
    table = browser.new_table("clubs-whist")
    assert browser.connect(table).receive()["type"] == "commitment"
    first, second = browser.connect(table), browser.connect(table)
    assert first.receive() == second.receive()
    second.send(type="next", ply=0)
    assert second.receive()["error"] == "turn"
    assert second.receive()["type"] == "commitment"
    second.send(type="string", string="junk")
    assert second.receive()["error"] == "notation"
    assert second.receive()["type"] == "commitment"
    second.send(type="string", string=MINE)
    assert second.receive()["fairness"] == first.receive()["fairness"]
    first.send(type="string", string=OTHER)
    first.until_my_turn()
    first.act(first.any_action())
    while first.receive()["type"] != "view":
        pass
    third = browser.connect(table)
    assert third.receive()["fairness"]["strings"][0] == MINE


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_anything_but_a_string(browser: Browser, game: str) -> None:
    """Hole: a question or decision before the deal stops the table or deals the cards."""
    table = browser.new_table(game)
    client = browser.connect(table)
    asked = client.receive()
    messages: list[dict[str, Any]] = [
        {"type": "match", "id": 1, "cards": ["9C"]},
        {"type": "why", "id": 2, "cards": ["9C", "9D"]},
        {"type": "why", "id": 3, "cards": []},
        {"type": "act", "ply": 0, "action": "pass"},
        {"type": "act", "ply": 0, "action": "call 1"},
        {"type": "act", "ply": -1, "action": "play 9C"},
        {"type": "next", "ply": 0},
        {"type": "string", "string": ["a"]},
        {"type": "string", "string": "0" * 65},
        {"type": "string", "string": "\ud83d" * 8},
        {"type": "string"},
        {"type": "commitment", "commitment": MINE},
    ]
    for message in messages:
        client.send(**message)
        answer = client.receive()
        if answer["type"] == "matches":
            assert answer["actions"] == []
            assert answer["reason"] is not None
        else:
            assert answer["type"] == "refused"
            assert answer["error"] in ("turn", "stale", "message", "notation", "rules")
            if answer["error"] != "message":
                assert client.receive() == asked
    assert browser.connect(table).receive() == asked
    assert browser.sit(table).view["hand_number"] == 1


def test_kill_at_every_step(launch: Callable[[], Server]) -> None:
    """Hole: a server that was killed between commitment, string and deal makes a second commitment
    or deal."""
    server = launch()
    with Browser(server) as person:
        table = person.new_table("clubs-whist", options={"target": 1})
        asked = person.connect(table).receive()
        mine = secrets.token_hex(32)
        for step in range(3):
            server.kill()
            server.start()
            client = person.connect(table)
            if step == 0:
                assert client.receive() == asked
                client.send(type="string", string=mine)
            shown = client.receive()
            assert shown["fairness"] == {
                "commitment": asked["commitment"],
                "strings": [mine, "", ""],
            }


def test_records_of_others(browser: Browser, other: Browser) -> None:
    """Hole: a person who only knows the address of a table gets its record."""
    table = browser.new_table("clubs-whist")
    assert browser.http.get(f"/api/tables/{table}/record").status_code == 200
    assert other.http.get(f"/api/tables/{table}/record").status_code == 404
    assert browser.http.get("/api/tables/none/record").status_code == 404
