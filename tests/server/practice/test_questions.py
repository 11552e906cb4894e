"""Practice questions about the rules, over HTTP."""

import pytest

from clubsuit.games import REGISTRY
from clubsuit.lessons.by_rule import questions_of
from server.support.clients import Browser


@pytest.mark.parametrize("game", list(REGISTRY))
def test_each_question_can_be_asked(browser: Browser, game: str) -> None:
    """Holes: the page cannot show a question; the view of a question gives the answer away; a
    refusal names no rule; an answer has no explanation."""
    listed = browser.http.get(f"/api/rules/{game}/questions").json()
    assert [entry["name"] for entry in listed] == [*questions_of(game)]
    for head in listed:
        answer = browser.http.get(f"/api/rules/{game}/questions/{head['name']}")
        assert answer.status_code == 200, answer.text
        asked, (question, position) = answer.json(), questions_of(game)[head["name"]]
        assert asked["view"]["seat"] == position.seat
        assert {entry["right"] for entry in asked["answers"]} == {True, False}
        assert (asked["then"] is None) == (asked["kind"] == "choice") == (not asked["because"])
        if asked["kind"] == "choice":
            assert asked["view"]["turn"] == position.seat
            refused = {entry["reason"]["rule"] for entry in asked["answers"] if not entry["right"]}
            assert refused == {question.refused or question.rule}
        else:
            assert asked["view"]["log"][-1:] != [asked["then"]]


def test_what_is_not_asked(browser: Browser) -> None:
    """Hole: a mistyped address ends in a server error."""
    for address in ("chess/questions", "ruby-dame/questions/rd-99", "chess/questions/rd-1"):
        assert browser.http.get(f"/api/rules/{address}").status_code == 404


def test_each_reader_gets_names_in_their_language(browser: Browser) -> None:
    """Bug: the first reader's language named the players of a question for everyone after."""
    address = "/api/rules/ruby-dame/questions/rd-1"
    for language, you in (("de", "Du"), ("fr", "Vous"), ("en", "You")):
        asked = browser.http.get(address, headers={"Accept-Language": language}).json()
        assert you in [player["name"] for player in asked["view"]["players"]]
