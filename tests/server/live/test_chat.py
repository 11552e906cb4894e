"""The chat at a table."""

from typing import Any

import pytest

import clubsuit
from clubsuit.server.live.chat import KEPT, LONGEST, Chat, Talk, removal_text, talk_text
from clubsuit.server.people.tokens import alias
from clubsuit.server.wire.schema import Phrase
from clubsuit.texts import has
from server.support.clients import Browser, TableClient


def cleaned(text: str, phrase: str | None = None) -> str:
    """Return the text that other clients receive for this chat message."""
    return str(Chat().say("a", 0, "Ada", text, phrase)["text"])


def test_what_is_written_can_be_seen() -> None:
    """Holes: characters change the page's writing direction or break its lines; an emoji is split;
    a message looks empty."""
    assert cleaned("\u202egood\u2066 \tluck\nall\x00") == "good luck all"
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467 \U0001f3f3\ufe0f\u200d\U0001f308"
    assert cleaned(family) == family
    assert cleaned("<b>&amp;</b>") == "<b>&amp;</b>"  # the page inserts text, not markup
    assert cleaned("x" * LONGEST) == "x" * LONGEST
    for text, why in (("\u200b \u202e", "is empty"), ("x" * (LONGEST + 1), str(LONGEST))):
        with pytest.raises(clubsuit.NotationError, match=why):
            cleaned(text)
    assert cleaned("and more", "hello") == ""


def test_the_last_lines_are_kept() -> None:
    """Hole: a chat grows forever."""
    chat = Chat()
    for number in range(KEPT + 5):
        chat.say("a", 0, "Ada", str(number), None)
    assert [chat.lines[0]["text"], chat.lines[-1]["text"]] == ["5", str(KEPT + 4)]


def test_what_was_said_elsewhere() -> None:
    """Holes: a line arrives twice or out of order; when another process asks for the chat, the
    answer omits lines or repeats all of them; other processes make a chat grow without limit."""
    here, there = Chat(), Chat()
    written = [chat.say("a", 0, "Ada", text, None) for chat, text in ((here, "1"), (there, "2"))]
    for number, line in enumerate(written):
        line["at"] = f"2026-11-24T00:00:0{number}.000Z"
    asked = Talk.model_validate_json(talk_text(there.lines, asks=True))
    assert here.receive(asked) == ([written[1]], [written[0]])
    assert here.receive(asked) == ([], [written[0]])
    assert there.receive(Talk.model_validate_json(talk_text([written[0]]))) == ([written[0]], [])
    assert list(here.lines) == list(there.lines) == written
    many = [written[0] | {"text": str(number)} for number in range(KEPT + 5)]
    here.receive(Talk.model_validate_json(talk_text(many)))
    assert len(here.lines) == KEPT and here.lines[-1] == written[1]


def test_phrases_are_in_the_catalogue() -> None:
    """Hole: one of the chat's phrases has no text."""
    for phrase in Phrase.__args__:  # type: ignore[attr-defined]
        assert has(f"chat-{phrase}")


def next_lines(client: TableClient) -> list[dict[str, Any]]:
    """Return the lines in the next message of type `chat`."""
    while (message := client.receive())["type"] not in ("chat", "refused"):
        pass
    assert message["type"] == "chat", message
    return list(message["lines"])


def test_all_read_it(browser: Browser, other: Browser) -> None:
    """Holes: a client that connects later misses earlier lines; a spectator can write; the chat
    changes the game or appears in its record."""
    table = browser.new_table("clubs-whist", open=True, name="Ada")
    ada, watcher = browser.connect(table), other.connect(table)
    ply = ada.receive(), watcher.receive()
    assert ply[0]["type"] == "gathering"
    ada.send(type="say", text=" hello \u202e<i>")
    for client in (ada, watcher):
        (one,) = next_lines(client)
        assert (one["seat"], one["name"], one["text"]) == (0, "Ada", "hello <i>")
    ada.send(type="say", phrase="luck")
    assert next_lines(watcher)[0]["phrase"] == "luck"
    watcher.send(type="say", text="psst")
    refused = watcher.receive()
    assert (refused["type"], refused["message"]["key"]) == ("refused", "server-onlooker")
    late = other.connect(table)
    assert [one["text"] for one in next_lines(late)] == ["hello <i>", ""]
    record = browser.http.get(f"/api/tables/{table}/record").text
    assert "hello" not in record


def test_a_former_player(browser: Browser, other: Browser) -> None:
    """Hole: the name of a person who has deleted their data stays in the chat of a table or in
    the list of its spectators."""
    table = browser.new_table("clubs-whist", open=True, name="Ada")
    ada, bo, cy = (one.connect(table) for one in (browser, other, other))
    bo.send(type="introduce", name="Bo\u202e")
    while ada.spectators != ["Bo"]:
        ada.receive_any()
    bo.send(type="sit", seat=1, name="Bo")
    while ada.spectators:
        ada.receive_any()
    bo.send(type="say", text="hello")
    assert [line["name"] for line in next_lines(ada)] == ["Bo"]
    assert other.http.delete("/api/me").status_code == 204
    assert [(line["name"], line["text"]) for line in next_lines(ada)] == [
        ("Former player", "hello")
    ]
    while ada.spectators != [""]:
        ada.receive_any()
    assert next_lines(browser.connect(table))[0]["name"] == "Former player"
    for client in (bo, cy):
        client.socket.close()
    while ada.spectators:
        ada.receive_any()


def test_a_former_player_of_another_process() -> None:
    """Hole: another process still has the name of a person who has deleted their data."""
    chat = Chat()
    chat.say(alias("bo", "table"), 1, "Bo", "hello", None)
    chat.say(alias("ada", "table"), 0, "Ada", "hello", None)
    talk = Talk.model_validate_json(removal_text("bo", "table"), strict=True)
    assert chat.remove_name(talk.former)
    assert [line["name"] for line in chat.lines] == ["Former player", "Ada"]
    assert not Chat().remove_name(talk.former)


def test_a_person_is_the_same_whatever_their_name(browser: Browser, other: Browser) -> None:
    """Bug: players were muted by name, so a muted player could sit down again under another name.
    Hole: a person has the same identifier at two tables, so others recognise them."""
    table = browser.new_table("clubs-whist", open=True, name="Ada")
    client = other.connect(table)
    written: list[dict[str, Any]] = []
    for seat, name in ((1, "Bo"), (2, "Cy")):
        client.send(type="sit", seat=seat, name=name)
        client.send(type="say", text="la")
        written += next_lines(client)
        if seat == 1:
            client.send(type="leave-seat")
    visitor = other.connect(other.new_table("clubs-whist", open=True, name="Bo"))
    visitor.send(type="say", text="la")
    written += next_lines(visitor)
    ada = browser.connect(table)
    ada.send(type="say", text="la")
    while (own := next_lines(ada)[-1])["name"] != "Ada":
        pass
    bo, cy, elsewhere = (one["who"] for one in written)
    assert [one["name"] for one in written] == ["Bo", "Cy", "Bo"]
    assert bo == cy
    assert len({bo, elsewhere, own["who"]}) == 3
