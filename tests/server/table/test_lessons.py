"""Lessons at a table: the guide's step is the same after a reload, after a restart and in another
process."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from clubsuit.errors import TurnError
from clubsuit.game import game_ids
from clubsuit.lessons import lesson_of
from clubsuit.server.storage.rows import EVENT
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_lesson
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.snapshot import answer
from clubsuit.server.table.table import Table
from server.support import probe
from server.support.clients import Browser, TableClient
from server.support.servers import Server


def opened(store: Store, game: str) -> Table:
    lesson = lesson_of(game)
    assert lesson is not None
    return Table(store, open_lesson(store, "ada", lesson, "Ada"))


def guide_of(table: Table) -> dict[str, Any]:
    """Return the guide's data that the page receives."""
    lesson: dict[str, Any] = json.loads(table.snapshot.texts[0])["lesson"]
    return lesson


def advance(table: Table) -> None:
    """Take the next action of the lesson: confirm a step, decide for Ada or a bot, or deal."""
    step, snapshot = guide_of(table)["step"], table.snapshot
    if step and step["waits"]:
        assert snapshot.questions == ()
        table.note_step_read(step["name"])
    elif snapshot.questions:
        one = snapshot.questions[0]
        text = answer(one)
        assert text is not None
        table.decide(one.ply, one.seat, text, one.bot)
    elif snapshot.views[0].turn == 0:
        guide = probe.guide(table)
        assert guide
        text = (step and step["action"]) or guide.decision(probe.play(table))
        table.decide(snapshot.ply, 0, text or snapshot.views[0].legal()[0])
    else:
        table.deal(snapshot.ply)


def same(store: Store, table: Table) -> None:
    """Check that another process shows the same messages and asks the bots the same questions."""
    row = store.table(table.row.id)
    assert row is not None
    again = Table(store, row)
    assert again.snapshot.texts == table.snapshot.texts
    asked = [(one.seat, one.fixed) for one in table.snapshot.questions]
    assert [(one.seat, one.fixed) for one in again.snapshot.questions] == asked


@pytest.mark.parametrize("game", game_ids())
def test_a_lesson_is_replayed_to_the_same_step(store: Store, game: str) -> None:
    """Hole: after a restart the step differs, or bots decide before a step was confirmed."""
    table = opened(store, game)
    lesson = lesson_of(game)
    assert lesson is not None
    seen = set()
    while guide_of(table)["closing"] is None:
        if step := guide_of(table)["step"]:
            seen.add(step["name"])
        same(store, table)
        advance(table)
    same(store, table)
    assert seen == {step.name for step in lesson.steps if not step.aside}
    assert table.over
    row = store.table(table.row.id)
    assert row and row.summary.over and row.lesson
    with pytest.raises(TurnError, match="lesson is over"):
        table.deal(table.snapshot.ply)


def test_what_a_bot_decides_while_something_is_read_does_not_count(store: Store) -> None:
    """Hole: a bot's decision counts although the player must first read a new step."""
    table = opened(store, "clubs-whist")
    while not (step := guide_of(table)["step"]) or step["waits"]:
        advance(table)
    advance(table)  # the swap
    assert guide_of(table)["step"]["waits"]
    with pytest.raises(Stale):
        table.decide(table.snapshot.ply, 1, "keep", "rule")
    advance(table)
    assert table.snapshot.questions[0].fixed == "keep"


def test_only_what_waits_can_be_read(store: Store) -> None:
    """Hole: a late confirmation skips the next step, or is stored at a table without a guide."""
    table = opened(store, "ruby-dame")
    before = store.decisions(table.row.id)
    for name in ("partner", "nothing", ""):
        with pytest.raises(Stale):
            table.note_step_read(name)
    assert store.decisions(table.row.id) == before
    table.note_step_read("trick")
    assert guide_of(table)["step"]["name"] == "partner"
    assert store.decisions(table.row.id)[-1].seat == EVENT


def test_a_step_that_a_newer_lesson_lacks(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a changed lesson makes earlier tables unreadable."""
    table = opened(store, "ruby-dame")
    table.note_step_read("trick")
    monkeypatch.setattr(
        "clubsuit.server.table.state.lesson_of", lambda game: lesson_of("clubs-whist")
    )
    row = store.table(table.row.id)
    assert row is not None
    with monkeypatch.context() as patch:
        patch.setattr("clubsuit.server.table.state.lesson_of", lambda game: None)
        assert guide_of(Table(store, row)) is None  # shown as an ordinary table


def test_taking_back_in_a_lesson(store: Store) -> None:
    """Hole: a take-back in a lesson hides the guide, or undoes decisions made before the player
    took over."""
    table = opened(store, "free-clubs")
    while not (step := guide_of(table)["step"]) or step["waits"]:
        advance(table)
    with pytest.raises(TurnError):
        table.proposals.propose(0, "takeback")  # earlier decisions were part of the lesson
    before = step["name"]
    advance(table)
    table.proposals.propose(0, "takeback")
    assert guide_of(table)["step"]["name"] == before
    same(store, table)
    while guide_of(table)["closing"] is None:
        advance(table)


def read_on(client: TableClient, until: str) -> None:
    """Confirm the guide's steps until this step is shown."""
    while lesson(client)["step"]["name"] != until:
        client.send(type="step-read", step=lesson(client)["step"]["name"])
        client.next_view()


def lesson(client: TableClient) -> dict[str, Any]:
    """Return the guide's data in the last view."""
    views = (message for message in map(json.loads, reversed(client.raw)) if "view" in message)
    found: dict[str, Any] = next(views)["lesson"]
    return found


def begin(browser: Browser, game: str) -> str:
    answer = browser.http.post(f"/api/lessons/{game}", json={"name": "Ada"})
    assert answer.status_code == 201, answer.text
    assert answer.json()["lesson"] and answer.json()["commitment"] is None
    return str(answer.json()["id"])


def test_a_lesson_through_the_socket(launch: Callable[[], Server]) -> None:
    """Hole: a reload or `kill -9` restarts a lesson, or lets it continue before a step was
    confirmed."""
    server = launch()
    with Browser(server) as browser:
        assert all(one["lesson"] for one in browser.http.get("/api/games").json())
        table = begin(browser, "clubs-whist")
        client = browser.sit(table)
        read_on(client, "trumps")
        server.kill()
        server.start()
        client = browser.sit(table)
        assert lesson(client)["step"]["name"] == "trumps"
        assert lesson(client)["step"]["cards"] == ["2C", "7C", "8C", "9C"]
        client.send(type="step-read", step="goal")  # from an outdated window
        assert client.receive()["error"] == "stale"
        client.next_view()
        assert lesson(client)["step"]["name"] == "trumps"
        client.send(type="step-read", step="trumps")
        client.next_view()
        assert lesson(client)["step"]["name"] == "strength"
        client.send(type="step-read", step="strength")
        client.next_view()
        assert lesson(client)["step"]["action"] == "swap"
        client.act("swap")
        while lesson(client)["closing"] is None:
            client.next_view()
            step = lesson(client)["step"]
            if step and step["waits"]:
                client.send(type="step-read", step=step["name"])
            elif client.my_turn:
                client.act(client.any_action())
        client.send(type="next", ply=client.ply)
        assert client.receive()["message"]["key"] == "lesson-over"
        (info,) = browser.http.get("/api/tables").json()
        assert info["lesson"] and info["over"]
        assert browser.http.get("/api/me/statistics").json() == []
        assert begin(browser, "clubs-whist") != table  # a new table
        assert browser.http.post("/api/lessons/no-such-game", json={}).status_code == 404


@pytest.mark.parametrize("game", ["no-such-game", "x" * 300, "%00", "..%5Cclubs-whist"])
def test_a_lesson_of_no_game(browser: Browser, game: str) -> None:
    """Bug: a name that is no valid file name caused status 500, and each requested name was
    cached."""
    answer = browser.http.post(f"/api/lessons/{game}", json={})
    assert (answer.status_code, answer.json()["message"]["key"]) == (404, "server-not-found")
