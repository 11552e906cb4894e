"""What is new since the last view, in place of the whole one: for lines that want no more."""

import json
import re
from hashlib import sha256
from typing import Any, cast

import pytest

import clubsuit
from clubsuit.server.live import table_socket
from clubsuit.server.live.table_socket import DIFFERS_S, TableSocket
from clubsuit.server.table.snapshot import Snapshot
from clubsuit.server.wire.serialize import to_json
from server.support.clients import Browser, Line
from server.support.servers import Server


def changed(before: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """As the page does it: the message after these changes."""
    assert before["ply"] == changes["after"]
    view = {**before["view"], **changes["view"]}
    for name, added in changes["added"].items():
        view[name] = view[name] + added
    message = {**before, **changes["about"], "view": view}
    assert sha256(to_json(message).encode()).hexdigest()[:16] == changes["digest"]
    return message


def views(line: Line, until: int) -> dict[int, dict[str, Any]]:
    """By ply the whole messages, made of what has come on this line."""
    result: dict[int, dict[str, Any]] = {}
    latest: dict[str, Any] = {}
    while latest.get("ply", -1) < until:
        message = line.receive()
        latest = changed(latest, message) if message["type"] == "changes" else message
        result[latest["ply"]] = latest
    return result


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_changes_make_the_view(browser: Browser, game: str) -> None:
    """Hole: a page that shows another table than the server has, in any game, over several hands;
    and messages that grow from hand to hand."""
    table = browser.new_table(game, "rule", seed=11, name="Zoë 👩‍👧")
    line = browser.sit(table)
    other = browser.line(table, "?changes")
    line.play_until(lambda view: view["hand_number"] == 4 or view["phase"] == "over")
    whole = {json.loads(text)["ply"]: text for text in line.raw if '"type":"view"' in text}
    made = views(other, line.ply)
    assert len(made) > 30
    assert all(to_json(message) == whole[ply] for ply, message in made.items() if ply in whole)
    came = [text for text in other.raw if '"type":"changes"' in text]
    assert len(came) > 0.9 * len(made)
    assert sum(map(len, came)) < sum(map(len, whole.values())) / 2


def test_a_line_that_missed_something(browser: Browser) -> None:
    """Hole: changes to a view that a line never saw; a refusal is followed by the whole view."""
    table = browser.new_table("clubs-whist", "rule", seed=3)
    line = browser.sit(table)
    line.until_my_turn()
    other = browser.line(table, "?changes")
    assert other.receive()["type"] == "view"
    other.send(type="act", ply=line.ply, action="jump")
    assert other.receive()["type"] == "refused"
    assert other.receive()["type"] == "view"
    other.send(type="act", ply=line.ply, action="keep")
    assert other.receive()["type"] == "changes"
    later = browser.line(table, "?changes")
    assert later.receive()["type"] == "view"


def test_a_page_that_found_a_difference(browser: Browser, server: Server) -> None:
    """Hole: a page that is out of step for good, and nobody learns of it."""
    table = browser.new_table("clubs-whist", "rule", seed=3)
    line = browser.sit(table)
    line.until_my_turn()
    other, before = browser.line(table, "?changes"), server.has_said()
    assert other.receive()["type"] == "view"
    line.act("keep")
    assert (came := other.receive())["type"] == "changes"
    other.send(type="resync")
    while (message := other.receive())["type"] == "changes":
        pass
    assert message["type"] == "view" and message["ply"] > came["after"]
    # How "…" is written in a log depends on the machine.
    assert re.search(f"table {table[:6]}.{{1,6}}: a page had another view", server.said(before))


def test_who_says_again_and_again_that_it_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: anybody fills the log, and what a host is to watch, by asking for views again."""
    clock = [1000.0]
    monkeypatch.setattr(table_socket, "monotonic", lambda: clock[0])
    line = TableSocket(cast(Any, None), "eve", wants_changes=True)

    def changed_to(ply: int) -> None:
        line.show(Snapshot(ply, {}, {0: "view"}, (), after=ply - 1, changes={0: "changes"}), 0)

    changed_to(1)
    assert not line.differs()  # it was the whole view
    changed_to(2)
    assert [line.differs() for _ in range(3)] == [True, False, False]
    clock[0] += DIFFERS_S
    assert line.shown
    line.show(line.shown, 0, again=True)
    assert not line.differs()
    changed_to(3)
    assert line.differs()
