"""What people say to each other at a table."""

from typing import Any

import pytest

import clubsuit
from clubsuit.server.live.chat import KEPT, LONGEST, Chat, Talk, talk_text
from clubsuit.server.wire.schema import Phrase
from clubsuit.texts import has
from server.support.clients import Browser, Line


def said(text: str, phrase: str | None = None) -> str:
    """What the others read of this."""
    return str(Chat().say("a", 0, "Ada", text, phrase)["text"])


def test_what_is_written_can_be_seen() -> None:
    """Holes: letters that turn the writing of a page round, or break its lines; an emoji in parts;
    a line that is empty to look at."""
    assert said("\u202egood\u2066 \tluck\nall\x00") == "good luck all"
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467 \U0001f3f3\ufe0f\u200d\U0001f308"
    assert said(family) == family
    assert said("<b>&amp;</b>") == "<b>&amp;</b>"  # the page writes text, never markup
    assert said("x" * LONGEST) == "x" * LONGEST
    for text, why in (("\u200b \u202e", "is empty"), ("x" * (LONGEST + 1), str(LONGEST))):
        with pytest.raises(clubsuit.NotationError, match=why):
            said(text)
    assert said("and more", "hello") == ""


def test_the_last_lines_are_kept() -> None:
    """Hole: a chat that grows for ever."""
    chat = Chat()
    for number in range(KEPT + 5):
        chat.say("a", 0, "Ada", str(number), None)
    assert [chat.lines[0]["text"], chat.lines[-1]["text"]] == ["5", str(KEPT + 4)]


def test_what_was_said_elsewhere() -> None:
    """Holes: a line that comes twice, or out of its order; an answer to who asks that leaves
    something out, or tells everything again; a chat that others make grow."""
    here, there = Chat(), Chat()
    said = [chat.say("a", 0, "Ada", text, None) for chat, text in ((here, "1"), (there, "2"))]
    for number, line in enumerate(said):
        line["at"] = f"2026-11-24T00:00:0{number}.000Z"
    asked = Talk.model_validate_json(talk_text(there.lines, asks=True))
    assert here.receive(asked) == ([said[1]], [said[0]])
    assert here.receive(asked) == ([], [said[0]])
    assert there.receive(Talk.model_validate_json(talk_text([said[0]]))) == ([said[0]], [])
    assert list(here.lines) == list(there.lines) == said
    many = [said[0] | {"text": str(number)} for number in range(KEPT + 5)]
    here.receive(Talk.model_validate_json(talk_text(many)))
    assert len(here.lines) == KEPT and here.lines[-1] == said[1]


def test_phrases_are_in_the_catalogue() -> None:
    """Hole: a phrase without words."""
    for phrase in Phrase.__args__:  # type: ignore[attr-defined]
        assert has(f"chat-{phrase}")


def heard(line: Line) -> list[dict[str, Any]]:
    """The next lines of the chat."""
    while (message := line.receive())["type"] not in ("chat", "refused"):
        pass
    assert message["type"] == "chat", message
    return list(message["lines"])


def test_all_read_it(browser: Browser, other: Browser) -> None:
    """Holes: who comes later has missed all; who has no seat writes; the chat changes the game, or
    stands in it."""
    table = browser.new_table("clubs-whist", open=True, name="Ada")
    ada, watcher = browser.line(table), other.line(table)
    ply = ada.receive(), watcher.receive()
    assert ply[0]["type"] == "gathering"
    ada.send(type="say", text=" hello \u202e<i>")
    for line in (ada, watcher):
        (one,) = heard(line)
        assert (one["seat"], one["name"], one["text"]) == (0, "Ada", "hello <i>")
    ada.send(type="say", phrase="luck")
    assert heard(watcher)[0]["phrase"] == "luck"
    watcher.send(type="say", text="psst")
    refused = watcher.receive()
    assert (refused["type"], refused["message"]["key"]) == ("refused", "server-onlooker")
    late = other.line(table)
    assert [one["text"] for one in heard(late)] == ["hello <i>", ""]
    record = browser.http.get(f"/api/tables/{table}/record").text
    assert "hello" not in record


def test_a_person_is_the_same_whatever_their_name(browser: Browser, other: Browser) -> None:
    """Bug: a player was muted by their name, and sat down again under another. Hole: by what they
    are called here they would be known at another table."""
    table = browser.new_table("clubs-whist", open=True, name="Ada")
    line = other.line(table)
    said: list[dict[str, Any]] = []
    for seat, name in ((1, "Bo"), (2, "Cy")):
        line.send(type="sit", seat=seat, name=name)
        line.send(type="say", text="la")
        said += heard(line)
        if seat == 1:
            line.send(type="leave-seat")
    own_line = other.line(other.new_table("clubs-whist", open=True, name="Bo"))
    own_line.send(type="say", text="la")
    said += heard(own_line)
    ada = browser.line(table)
    ada.send(type="say", text="la")
    while (own := heard(ada)[-1])["name"] != "Ada":
        pass
    bo, cy, elsewhere = (one["who"] for one in said)
    assert [one["name"] for one in said] == ["Bo", "Cy", "Bo"]
    assert bo == cy
    assert len({bo, elsewhere, own["who"]}) == 3
