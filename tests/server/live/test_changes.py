"""Messages that contain only the changes since the last view, for clients that request them."""

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
from server.support.clients import Browser, TableClient
from server.support.servers import Server


def changed(before: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Apply changes to a message in the same way as the page, and return the new message."""
    assert before["ply"] == changes["after"]
    view = {**before["view"], **changes["view"]}
    for name, added in changes["added"].items():
        view[name] = view[name] + added
    message = {**before, **changes["about"], "view": view}
    assert sha256(to_json(message).encode()).hexdigest()[:16] == changes["digest"]
    return message


def views(client: TableClient, until: int) -> dict[int, dict[str, Any]]:
    """Return the complete message of each ply, built from the client's messages."""
    result: dict[int, dict[str, Any]] = {}
    latest: dict[str, Any] = {}
    while latest.get("ply", -1) < until:
        message = client.receive()
        latest = changed(latest, message) if message["type"] == "changes" else message
        result[latest["ply"]] = latest
    return result


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_changes_make_the_view(browser: Browser, game: str) -> None:
    """Holes: after several hands of any game the page's state differs from the server's; messages
    grow from hand to hand."""
    table = browser.new_table(game, "rule", seed=11, name="Zoë 👩‍👧")
    client = browser.sit(table)
    other = browser.connect(table, "?changes")
    client.play_until(lambda view: view["hand_number"] == 4 or view["phase"] == "over")
    whole = {json.loads(text)["ply"]: text for text in client.raw if '"type":"view"' in text}
    made = views(other, client.ply)
    assert len(made) > 30
    assert all(to_json(message) == whole[ply] for ply, message in made.items() if ply in whole)
    came = [text for text in other.raw if '"type":"changes"' in text]
    assert len(came) > 0.9 * len(made)
    assert sum(map(len, came)) < sum(map(len, whole.values())) / 2


def test_a_line_that_missed_something(browser: Browser) -> None:
    """Holes: a client gets changes to a view that it never received; a refusal is not followed by a
    complete view."""
    table = browser.new_table("clubs-whist", "rule", seed=3)
    client = browser.sit(table)
    client.until_my_turn()
    other = browser.connect(table, "?changes")
    assert other.receive()["type"] == "view"
    other.send(type="act", ply=client.ply, action="jump")
    assert other.receive()["type"] == "refused"
    assert other.receive()["type"] == "view"
    other.send(type="act", ply=client.ply, action="keep")
    assert other.receive()["type"] == "changes"
    later = browser.connect(table, "?changes")
    assert later.receive()["type"] == "view"


def test_a_page_that_found_a_difference(browser: Browser, server: Server) -> None:
    """Hole: a page stays out of sync, and the log does not show it."""
    table = browser.new_table("clubs-whist", "rule", seed=3)
    client = browser.sit(table)
    client.until_my_turn()
    other, before = browser.connect(table, "?changes"), server.log_size()
    assert other.receive()["type"] == "view"
    client.act("keep")
    assert (came := other.receive())["type"] == "changes"
    other.send(type="resync")
    while (message := other.receive())["type"] == "changes":
        pass
    assert message["type"] == "view" and message["ply"] > came["after"]
    # The encoding of "…" in the log depends on the machine.
    assert re.search(
        f"table {table[:6]}.{{1,6}}: the view of a page differed", server.log_text(before)
    )


def test_who_says_again_and_again_that_it_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a client fills the log and the host's metrics by requesting views repeatedly."""
    clock = [1000.0]
    monkeypatch.setattr(table_socket, "monotonic", lambda: clock[0])
    socket = TableSocket(cast(Any, None), "eve", wants_changes=True)

    def changed_to(ply: int) -> None:
        socket.show(Snapshot(ply, {}, {0: "view"}, (), after=ply - 1, changes={0: "changes"}), 0)

    changed_to(1)
    assert not socket.note_mismatch()  # a complete view was sent
    changed_to(2)
    assert [socket.note_mismatch() for _ in range(3)] == [True, False, False]
    clock[0] += DIFFERS_S
    assert socket.shown
    socket.show(socket.shown, 0, whole=True)
    assert not socket.note_mismatch()
    changed_to(3)
    assert socket.note_mismatch()
