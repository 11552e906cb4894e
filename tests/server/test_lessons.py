"""Lessons at a table: a guide whose place survives reload, restart and another process."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from clubsuit.errors import TurnError
from clubsuit.game import game_ids
from clubsuit.lessons import lesson_of
from clubsuit.server.storage.store import EVENT, Store
from clubsuit.server.table.opening import open_lesson
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.snapshot import answer
from clubsuit.server.table.table import Table
from server.support import probe
from server.support.clients import Browser, Line
from server.support.servers import Server


def opened(store: Store, game: str) -> Table:
    lesson = lesson_of(game)
    assert lesson is not None
    return Table(store, open_lesson(store, "ada", lesson, "Ada"))


def told(table: Table) -> dict[str, Any]:
    """What the page is told of the guide."""
    lesson: dict[str, Any] = json.loads(table.snapshot.texts[0])["lesson"]
    return lesson


def go_on(table: Table) -> None:
    """Read what waits, else let the bots or Ada decide, or the next hand be dealt."""
    step, snapshot = told(table)["step"], table.snapshot
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
    """Another process shows the same."""
    row = store.table(table.row.id)
    assert row is not None
    again = Table(store, row)
    assert again.snapshot.texts == table.snapshot.texts
    asked = [(one.seat, one.fixed) for one in table.snapshot.questions]
    assert [(one.seat, one.fixed) for one in again.snapshot.questions] == asked


@pytest.mark.parametrize("game", game_ids())
def test_a_lesson_is_replayed_to_the_same_step(store: Store, game: str) -> None:
    """Hole: after a restart another step, or bots that go on before something was read."""
    table = opened(store, game)
    lesson = lesson_of(game)
    assert lesson is not None
    seen = set()
    while told(table)["closing"] is None:
        if step := told(table)["step"]:
            seen.add(step["name"])
        same(store, table)
        go_on(table)
    same(store, table)
    assert seen == {step.name for step in lesson.steps if not step.aside}
    assert table.over
    row = store.table(table.row.id)
    assert row and row.summary.over and row.lesson
    with pytest.raises(TurnError, match="lesson is over"):
        table.deal(table.snapshot.ply)


def test_what_a_bot_decides_while_something_is_read_does_not_count(store: Store) -> None:
    """Hole: a bot that was thinking when the guide began to speak, and plays on over it."""
    table = opened(store, "clubs-whist")
    while not (step := told(table)["step"]) or step["waits"]:
        go_on(table)
    go_on(table)  # the swap
    assert told(table)["step"]["waits"]
    with pytest.raises(Stale):
        table.decide(table.snapshot.ply, 1, "keep", "rule")
    go_on(table)
    assert table.snapshot.questions[0].fixed == "keep"


def test_only_what_waits_can_be_read(store: Store) -> None:
    """Hole: a late press that passes over the next step, or an entry for a table without guide."""
    table = opened(store, "ruby-dame")
    before = store.decisions(table.row.id)
    for name in ("partner", "nothing", ""):
        with pytest.raises(Stale):
            table.note_step_read(name)
    assert store.decisions(table.row.id) == before
    table.note_step_read("trick")
    assert told(table)["step"]["name"] == "partner"
    assert store.decisions(table.row.id)[-1].seat == EVENT


def test_a_step_that_a_newer_lesson_lacks(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a lesson that was mended makes tables from before unreadable."""
    table = opened(store, "ruby-dame")
    table.note_step_read("trick")
    monkeypatch.setattr(
        "clubsuit.server.table.state.lesson_of", lambda game: lesson_of("clubs-whist")
    )
    row = store.table(table.row.id)
    assert row is not None
    with monkeypatch.context() as patch:
        patch.setattr("clubsuit.server.table.state.lesson_of", lambda game: None)
        assert told(Table(store, row)) is None  # an ordinary table, then


def test_taking_back_in_a_lesson(store: Store) -> None:
    """Hole: a take-back after which the guide is silent, or before the player came in."""
    table = opened(store, "free-clubs")
    while not (step := told(table)["step"]) or step["waits"]:
        go_on(table)
    with pytest.raises(TurnError):
        table.proposals.propose(0, "takeback")  # what was decided before was given
    before = step["name"]
    go_on(table)
    table.proposals.propose(0, "takeback")
    assert told(table)["step"]["name"] == before
    same(store, table)
    while told(table)["closing"] is None:
        go_on(table)


def read_on(line: Line, until: str) -> None:
    """Press "Got it" until this step is said."""
    while lesson(line)["step"]["name"] != until:
        line.send(type="step-read", step=lesson(line)["step"]["name"])
        line.next_view()


def lesson(line: Line) -> dict[str, Any]:
    """What the last view said of the guide."""
    views = (message for message in map(json.loads, reversed(line.raw)) if "view" in message)
    found: dict[str, Any] = next(views)["lesson"]
    return found


def begin(browser: Browser, game: str) -> str:
    answer = browser.http.post(f"/api/lessons/{game}", json={"name": "Ada"})
    assert answer.status_code == 201, answer.text
    assert answer.json()["lesson"] and answer.json()["commitment"] is None
    return str(answer.json()["id"])


def test_a_lesson_through_the_socket(launch: Callable[[], Server]) -> None:
    """Hole: a lesson that a reload or `kill -9` begins anew, or lets go on unread."""
    server = launch()
    with Browser(server) as browser:
        assert all(one["lesson"] for one in browser.http.get("/api/games").json())
        table = begin(browser, "clubs-whist")
        line = browser.sit(table)
        read_on(line, "trumps")
        server.kill()
        server.start()
        line = browser.sit(table)
        assert lesson(line)["step"]["name"] == "trumps"
        assert lesson(line)["step"]["cards"] == ["2C", "7C", "8C", "9C"]
        line.send(type="step-read", step="goal")  # of a window that was late
        assert line.receive()["error"] == "stale"
        line.next_view()
        assert lesson(line)["step"]["name"] == "trumps"
        line.send(type="step-read", step="trumps")
        line.next_view()
        assert lesson(line)["step"]["name"] == "strength"
        line.send(type="step-read", step="strength")
        line.next_view()
        assert lesson(line)["step"]["action"] == "swap"
        line.act("swap")
        while lesson(line)["closing"] is None:
            line.next_view()
            step = lesson(line)["step"]
            if step and step["waits"]:
                line.send(type="step-read", step=step["name"])
            elif line.my_turn:
                line.act(line.any_action())
        line.send(type="next", ply=line.ply)
        assert line.receive()["message"]["key"] == "lesson-over"
        (info,) = browser.http.get("/api/tables").json()
        assert info["lesson"] and info["over"]
        assert browser.http.get("/api/me/statistics").json() == []
        assert begin(browser, "clubs-whist") != table  # once more
        assert browser.http.post("/api/lessons/no-such-game", json={}).status_code == 404


@pytest.mark.parametrize("game", ["no-such-game", "x" * 300, "%00", "..%5Cclubs-whist"])
def test_a_lesson_of_no_game(browser: Browser, game: str) -> None:
    """Bug: *500* for a name that no file can have; and each name that was asked for was kept."""
    answer = browser.http.post(f"/api/lessons/{game}", json={})
    assert (answer.status_code, answer.json()["message"]["key"]) == (404, "server-not-found")
