"""Hints: the actions that the best bot would choose for the person."""

from typing import Any

import pytest

import clubsuit
from clubsuit.bots import make_bot
from clubsuit.bots.search.bot import SearchBot
from clubsuit.errors import Reason
from clubsuit.games import REGISTRY
from clubsuit.server.live.last_hint import LastHint
from clubsuit.server.table.hints import ADVISER
from clubsuit.server.wire.serialize import Hinted
from clubsuit.texts import explain
from server.support.clients import Browser, TableClient


def ask(client: TableClient) -> dict[str, Any]:
    client.send(type="hint", id=7)
    answer = client.receive()
    assert (answer["type"], answer["id"]) == ("advice", 7)
    return answer


@pytest.mark.parametrize("game", list(REGISTRY))
def test_a_hint_can_be_followed(browser: Browser, game: str) -> None:
    """Holes: a hint suggests an illegal action, or changes the table. Bug: of two bids that win
    equally often, the one that loses points came first."""
    client = browser.sit(browser.new_table(game, seed=5))
    for _ in range(6):
        client.until_my_turn()
        if client.hand_over:
            break
        ply = client.ply
        advice = ask(client)
        assert client.ply == ply
        best, *others = advice["suggestions"]
        assert len(others) <= 2
        if others:
            assert all(0 <= one["chance"] <= 1 for one in advice["suggestions"])
            worth = [(round(100 * one["chance"]), one["points"]) for one in advice["suggestions"]]
            if game == "clubs-whist":  # fewer points may be better there
                worth = [(one["chance"], 0) for one in advice["suggestions"]]
            assert worth == sorted(worth, reverse=True)
            assert advice["reason"]["key"] == "server-hint"
            assert advice["clear"] in (True, False)
            assert all(0 <= one["doubt"] <= 0.5 for one in advice["suggestions"])
        else:  # the solver's progress depends on the machine
            assert best["chance"] is best["doubt"] is advice["clear"] is advice["evidence"] is None
            assert advice["reason"]["key"] in ("search-only", "search-solved-best")
        log = len(client.view["log"])
        client.act(best["action"])
        # The choices that all players make at the same time become decisions together.
        assert client.receive()["ply"] == ply + len(client.view["log"]) - log


def test_hints_come_from_the_best_bot() -> None:
    """Hole: the level *best* becomes another bot, and hints, the coach and reviews still ask the
    bot that it was."""
    rules = clubsuit.load("clubs-whist").rules
    best = make_bot("best", rules, 1)
    assert type(best) is type(make_bot(ADVISER, rules, 1)) is SearchBot


def test_the_same_question_gets_the_same_answer(browser: Browser) -> None:
    """Hole: repeated requests for a hint suggest different cards."""
    client = browser.sit(browser.new_table("free-clubs", seed=5))
    client.until_my_turn()
    first = ask(client)
    assert [ask(client) for _ in range(3)] == [first] * 3


@pytest.mark.parametrize("game", list(REGISTRY))
def test_a_hint_says_why(browser: Browser, game: str) -> None:
    """Holes: hints give only numbers without an explanation; the explanation is based on other
    deals than the numbers, argues for a choice that is not better, or names a player who is not at
    this table."""
    client = browser.sit(browser.new_table(game, seed=5))
    claims, words = [], []
    while not client.hand_over:
        client.until_my_turn()
        if client.hand_over:
            break
        advice = ask(client)
        words += [advice["words"]["key"]] if advice["words"] else []
        if claim := advice["evidence"]:
            assert advice["clear"]
            claims.append(claim["key"])
            args = claim["args"]
            assert args["worlds"] == advice["reason"]["args"]["worlds"]
            assert 0 < args["times"] <= args["worlds"]
            seats = range(len(client.view["players"]))
            assert explain(Reason("", claim["key"], args), [f"Player {p}" for p in seats])
        client.act(advice["suggestions"][0]["action"])
        client.receive()
    assert words
    assert all(key.startswith("counted-") for key in claims)


def test_a_hint_is_read_once() -> None:
    """Bug: the last hint was read twice, and another thread could store another seat's hint in
    between."""
    one, two = (clubsuit.load("clubs-whist").new(seed=seed).view(0) for seed in (1, 2))
    first, second = (Hinted(Reason("", key)) for key in ("one", "two"))

    class Replaced(LastHint):
        """A hint that another thread replaces after it was read."""

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
    """Hole: a request for a hint between two hands causes a server error."""
    client = browser.sit(browser.new_table("clubs-whist", seed=1))
    client.play_hand()
    advice = ask(client)
    assert (advice["suggestions"], advice["reason"]["key"]) == ([], "server-hint-not-now")


def test_a_table_without_hints(browser: Browser) -> None:
    """Hole: a table that was opened without hints gives hints."""
    client = browser.sit(browser.new_table("clubs-whist", seed=1, hints=False))
    client.until_my_turn()
    assert '"hints":false' in client.raw[-1]
    advice = ask(client)
    assert (advice["suggestions"], advice["reason"]["key"]) == ([], "server-hint-off")
