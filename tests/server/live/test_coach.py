"""The coach tells a person who plays alone that a choice was costly, while it can still be taken
back."""

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest

import clubsuit
from clubsuit.game import Play
from clubsuit.server.live.coach import LEAST, MOST, Coach, costly, decided
from clubsuit.server.live.handlers import handle
from clubsuit.server.live.live_table import LiveTable
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.live.warming import Warming
from clubsuit.server.ops import threads
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from server.support import probe
from server.support.clients import Browser, TableClient


def no_time() -> float:
    """Return a time that is an hour later than at the last call, so that each choice is evaluated
    exactly once."""
    no_time.at += 3600  # type: ignore[attr-defined]
    return float(no_time.at)  # type: ignore[attr-defined]


no_time.at = 0  # type: ignore[attr-defined]


def a_choice(play: Play, seat: int, costs: bool) -> str | None:
    """Return a choice of this seat that the first evaluation finds costly. If `costs` is false,
    return one that it does not find costly."""
    view = play.view(seat)
    return next((one for one in play.legal() if bool(costly(view, one, no_time)) == costs), None)


def test_what_is_costly_beyond_doubt() -> None:
    """Hole: the coach remarks on a choice that costs nothing, or does not remark on giving a queen
    away."""
    play = clubsuit.load("ruby-dame").new(seed=3)
    while len(play.legal()) < 3 or (text := a_choice(play, play.turn or 0, True)) is None:
        play.play(play.legal()[0])
    assert play.turn is not None
    view = play.view(play.turn)
    known = costly(view, text, no_time)
    assert known is not None
    assert known.played.text == text != known.best.text
    assert known.cost - 2 * known.doubt >= LEAST
    assert known.loss >= 100 * LEAST
    assert costly(view, known.best.text, no_time) is None
    assert costly(view, text, no_time) == known  # the result is the same after a restart


def test_once_in_a_trick_and_three_times_in_a_hand() -> None:
    """Hole: the coach makes too many remarks in one hand, or none in the next hand."""
    coach, tricks = Coach(), []
    play = clubsuit.load("clubs-whist", target=30).new(seed=5, pause=True)
    for _ in range(2):
        before = play.view(0)
        while play.turn is not None:
            mine, before = play.turn == 0, play.view(0)
            play.play(play.legal()[0])
            choice = decided(before, play.view(0), 0)
            assert mine or choice is None
            if choice and coach.may_remark(choice):
                coach.note_remark(choice)
                assert not coach.may_remark(choice)
                tricks.append(choice.place)
        play.deal()
    assert len(tricks) == len(set(tricks)) == 2 * MOST


def until_a_remark(client: TableClient) -> dict[str, Any]:
    """Play without thinking until the coach makes a remark."""
    while True:
        while not (client.my_turn or client.hand_over):
            message = client.receive()
            if message["type"] == "remark":
                return message
        if client.hand_over:
            client.send(type="next", ply=client.ply)
        else:
            client.act(client.any_action())
        message = client.receive()
        if message["type"] == "remark":
            return message


def plays_since(client: TableClient) -> list[int]:
    """Return the seats that have played cards since the last decision of this client.

    Passes are left out: those of all seats become decisions together, whoever chooses last.
    """
    log = client.view["log"]
    own = max(n for n, entry in enumerate(log) if entry["seat"] == 0)
    return [entry["seat"] for entry in log[own + 1 :] if entry["trick"] is not None]


@pytest.fixture
def coached(browser: Browser) -> TableClient:
    client = browser.sit(browser.new_table("ruby-dame", bot="rule", seed=1))
    client.send(type="coached", on=True)
    return client


def test_the_bots_wait_until_it_is_answered(coached: TableClient) -> None:
    """Hole: a remark comes after bots have already played on.

    The first remark is on cards that were passed, the second on a card that was played.
    """
    for verb in ("send", "play"):
        remark = until_a_remark(coached)
        assert remark["played"].split()[0] == verb
        _check_that_bots_wait(coached, remark)


def _check_that_bots_wait(coached: TableClient, remark: dict[str, Any]) -> None:
    """Check that the bots have not played on, and that they do once the remark is answered."""
    assert remark["ply"] == coached.ply
    assert plays_since(coached) == []
    assert remark["loss"] >= 100 * LEAST
    assert 0 <= remark["doubt"] <= remark["loss"] / 100
    claim = remark["evidence"]
    assert claim is None or claim["args"]["worlds"] == remark["worlds"]
    coached.send(type="match", id=9, cards=[])
    assert coached.receive()["type"] == "matches"  # no other message came before
    coached.send(type="remark-read")
    coached.next_view()
    assert coached.ply == remark["ply"] + 1
    assert plays_since(coached)


def test_it_is_taken_back(coached: TableClient) -> None:
    """Holes: bots decide before the choice is taken back; the same trick gets a second remark."""
    remark = until_a_remark(coached)
    coached.send(type="propose", kind="takeback")
    coached.next_view()
    assert coached.view["turn"] == 0
    assert coached.ply == remark["ply"] + 1  # the number of decisions never decreases
    coached.until_my_turn()  # the bots choose again which cards they pass
    coached.act(remark["played"])
    coached.next_view()
    coached.next_view()  # the bots have played on
    assert plays_since(coached)


def test_nobody_is_told_who_has_not_asked(browser: Browser) -> None:
    """Hole: a player who has not turned the coach on gets a remark or waits for the coach."""
    client = browser.sit(browser.new_table("ruby-dame", bot="rule", seed=1))
    client.play_hand()
    assert not any('"remark"' in text for text in client.raw)


def test_no_coach_where_there_are_no_hints(browser: Browser) -> None:
    """Hole: a table without hints gives remarks."""
    client = browser.sit(browser.new_table("ruby-dame", bot="rule", seed=1, hints=False))
    client.send(type="coached", on=True)
    client.play_hand()
    assert not any('"remark"' in text for text in client.raw)


def test_an_onlooker_does_not_answer_a_remark(tmp_path: Path) -> None:
    """Hole: a spectator confirms the player's remark and lets the bots continue."""

    async def interfere() -> None:
        new = NewTable(game="clubs-whist", bots=["rule", "rule"], open=True)
        with closing(Store(tmp_path)) as store:
            table = Table(store, open_table(store, "ada", new))
            live = LiveTable(table, threads.Threads(Warming().gate), Warming())
            eve, ada = (TableSocket(cast(Any, None), person) for person in ("eve", "ada"))
            live.coach.begin()
            for text in ('{"type":"remark-read"}', '{"type":"coached","on":true}'):
                await handle(live, eve, text)
            assert probe.bots_wait_for_coach(live) and not eve.coached
            await handle(live, ada, '{"type":"remark-read"}')
            assert not probe.bots_wait_for_coach(live)
            await live.close()

    asyncio.run(interfere())
