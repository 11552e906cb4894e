"""Hints: what the best bot would do in the person's place."""

from typing import Any

import pytest

import clubsuit
from clubsuit.errors import Reason
from clubsuit.games import REGISTRY
from clubsuit.server.live.last_hint import LastHint
from clubsuit.server.wire.serialize import Hinted
from clubsuit.texts import explain
from server.support.clients import Browser, Line


def ask(line: Line) -> dict[str, Any]:
    line.send(type="hint", id=7)
    answer = line.receive()
    assert (answer["type"], answer["id"]) == ("advice", 7)
    return answer


@pytest.mark.parametrize("game", list(REGISTRY))
def test_a_hint_can_be_followed(browser: Browser, game: str) -> None:
    """Holes: advice that the rules refuse, and advice that decides something itself."""
    line = browser.sit(browser.new_table(game, seed=5))
    for _ in range(6):
        line.until_my_turn()
        if line.hand_over:
            break
        ply = line.ply
        advice = ask(line)
        assert line.ply == ply
        best, *others = advice["suggestions"]
        assert len(others) <= 2
        if others:
            assert 0 <= others[-1]["chance"] <= best["chance"] <= 1
            assert advice["reason"]["key"] == "server-hint"
            assert advice["clear"] in (True, False)
            assert all(0 <= one["doubt"] <= 0.5 for one in advice["suggestions"])
        else:  # how far the solver has come depends on the machine
            assert best["chance"] is best["doubt"] is advice["clear"] is advice["evidence"] is None
            assert advice["reason"]["key"] in ("search-only", "search-solved-best")
        line.act(best["action"])
        assert line.receive()["ply"] == ply + 1


def test_the_same_question_gets_the_same_answer(browser: Browser) -> None:
    """Hole: who asks twice is told to play two different cards."""
    line = browser.sit(browser.new_table("free-clubs", seed=5))
    line.until_my_turn()
    first = ask(line)
    assert [ask(line) for _ in range(3)] == [first] * 3


@pytest.mark.parametrize("game", list(REGISTRY))
def test_a_hint_says_why(browser: Browser, game: str) -> None:
    """Holes: numbers alone, which nobody can play cards by; a claim about other deals than those
    that the numbers are of, or one that names no player of this table."""
    line = browser.sit(browser.new_table(game, seed=5))
    claims = []
    while not line.hand_over:
        line.until_my_turn()
        if line.hand_over:
            break
        advice = ask(line)
        if claim := advice["evidence"]:
            claims.append(claim["key"])
            args = claim["args"]
            assert args["worlds"] == advice["reason"]["args"]["worlds"]
            assert 0 < args["times"] <= args["worlds"]
            seats = range(len(line.view["players"]))
            assert explain(Reason("", claim["key"], args), [f"Player {p}" for p in seats])
        line.act(advice["suggestions"][0]["action"])
        line.receive()
    assert claims
    assert all(key.startswith("counted-") for key in claims)


def test_a_hint_is_read_once() -> None:
    """Bug: the last hint was looked at twice; another thread may put another seat's there in
    between, where Python runs several at a time."""
    one, two = (clubsuit.load("clubs-whist").new(seed=seed).view(0) for seed in (1, 2))
    first, second = (Hinted(Reason("", key)) for key in ("one", "two"))

    class Replaced(LastHint):
        """Another thread replaces the hint after it was looked at."""

        looks = 0

        @property
        def _given(self) -> Any:
            self.looks += 1
            return (one, first) if self.looks <= 2 else (two, second)

        @_given.setter
        def _given(self, given: Any) -> None:
            pass

    assert Replaced().hint(one, True) is first


def test_no_hint_between_hands(browser: Browser) -> None:
    """Hole: an error of ours where there is nothing to decide."""
    line = browser.sit(browser.new_table("clubs-whist", seed=1))
    line.play_hand()
    advice = ask(line)
    assert (advice["suggestions"], advice["reason"]["key"]) == ([], "server-hint-not-now")


def test_a_table_without_hints(browser: Browser) -> None:
    """Hole: a table that was opened without hints gives them all the same."""
    line = browser.sit(browser.new_table("clubs-whist", seed=1, hints=False))
    line.until_my_turn()
    assert '"hints":false' in line.raw[-1]
    advice = ask(line)
    assert (advice["suggestions"], advice["reason"]["key"]) == ([], "server-hint-off")
