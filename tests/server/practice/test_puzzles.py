"""Puzzles over HTTP: what is sent before the choice, and what after it."""

import json
from itertools import islice

import pytest

from clubsuit.games import REGISTRY
from clubsuit.puzzles.sets import puzzle_set
from server.support.clients import Browser

ASKED = {"name", "view", "laid_down", "choices", "own"}
"""All that is sent before the choice."""


@pytest.mark.parametrize("game", list(REGISTRY))
def test_a_puzzle_is_asked_and_answered(browser: Browser, game: str) -> None:
    """Holes: the answer or a hidden card is sent before the choice; the verdict is wrong; the
    values do not belong to the choices; a deal is shown in which the choice does not matter."""
    deck = browser.http.get(f"/api/puzzles/{game}").json()
    known = {puzzle.name: puzzle for puzzle in puzzle_set(game)}
    assert (deck["number"], deck["solved"], deck["rating"]) == (len(known), 0, None)
    assert deck["next"] in known
    for name, puzzle in islice(known.items(), 6):
        asked = browser.http.get(f"/api/puzzles/{game}/{name}").json()
        assert set(asked) == ASKED
        assert asked["view"]["log"] == puzzle.view().to_dict()["log"]
        assert asked["view"]["seat"] == asked["view"]["turn"] == puzzle.seat
        for choice in asked["choices"]:
            sent = {"choice": choice}
            answer = browser.http.post(f"/api/puzzles/{game}/{name}", json=sent).json()
            assert answer["right"] == (choice in puzzle.best)
            assert answer["next"] in known
            assert [row["action"] for row in answer["choices"]] == asked["choices"]
            real, *examples = answer["shown"]
            assert real["hands"][puzzle.seat] == asked["view"]["hand"]
            assert len(examples) <= 1
            for deal in examples or [real]:
                points = {worth["action"]: worth["points"] for worth in deal["solved"]}
                far = min(points.values()) if answer["right"] else max(points.values())
                assert points[choice] != far
                assert points[puzzle.best[0]] == max(points.values())


@pytest.mark.parametrize("game", list(REGISTRY))
def test_the_reader_knows_the_cards_laid_down(browser: Browser, game: str) -> None:
    """Holes: the page does not show cards that the player remembers and that the proof counts with,
    or it shows a card that the player never held."""
    number = 0
    for puzzle in puzzle_set(game)[:12]:
        asked = browser.http.get(f"/api/puzzles/{game}/{puzzle.name}").json()
        v = puzzle.view().state
        known = 0
        if game == "clubs-whist":
            for cards in v.knows[puzzle.seat]:
                known |= int(cards) & ~int(v.played)
        assert set(asked["laid_down"]) == set(puzzle.view().rules.deck.names(known))
        number += bool(known)
    assert bool(number) == (game == "clubs-whist")


def test_what_is_no_puzzle(browser: Browser) -> None:
    """Hole: a mistyped address or a choice that does not exist ends in a server error."""
    name = puzzle_set("ruby-dame")[0].name
    assert browser.http.get("/api/puzzles/chess").status_code == 404
    for address in (f"chess/{name}", "ruby-dame/none", f"free-clubs/{name}"):
        assert browser.http.get(f"/api/puzzles/{address}").status_code == 404
        assert browser.http.post(f"/api/puzzles/{address}", json={"choice": "x"}).status_code == 404
    answer = browser.http.post(f"/api/puzzles/ruby-dame/{name}", json={"choice": "play 1C"})
    assert answer.status_code == 422
    assert answer.json()["message"]["key"] == "server-puzzle-choice"


def test_each_reader_gets_names_in_their_language(browser: Browser) -> None:
    """Hole: the first reader's language names the players of a puzzle for everyone after."""
    address = f"/api/puzzles/ruby-dame/{puzzle_set('ruby-dame')[0].name}"
    for language, you in (("de", "Du"), ("fr", "Vous"), ("en", "You")):
        asked = browser.http.get(address, headers={"Accept-Language": language}).json()
        assert you in [player["name"] for player in asked["view"]["players"]]


def test_answers_are_exported_and_deleted(browser: Browser) -> None:
    """Hole: the export of a person's data leaves their answers to puzzles out."""
    puzzle = puzzle_set("ruby-dame")[0]
    address = f"/api/puzzles/ruby-dame/{puzzle.name}"
    assert browser.http.post(address, json={"choice": puzzle.best[0]}).json()["right"]
    deck = browser.http.get("/api/puzzles/ruby-dame").json()
    assert (deck["solved"], deck["due"], deck["rating"]["games"]) == (1, 0, 1)
    head = json.loads(browser.http.get("/api/me/export").text.splitlines()[0])
    [answer] = head["puzzle_answers"]
    assert (answer["game"], answer["name"], answer["right"]) == ("ruby-dame", puzzle.name, True)
    assert [rating["games"] for rating in head["puzzle_ratings"]] == [1]
    assert head["own_puzzles"] == []
    assert browser.http.delete("/api/me").status_code == 204
    assert browser.http.get("/api/puzzles/ruby-dame").json()["solved"] == 0
