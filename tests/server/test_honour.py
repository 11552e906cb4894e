"""Honour play at the table (FC-17): what is said out of turn, and the time that is left for it."""

import asyncio
import random
from collections.abc import Callable
from contextlib import closing
from typing import Any, cast

import pytest

from clubsuit.errors import ClubsuitError, Reason
from clubsuit.random_numbers import EXPERIMENTS, generator
from clubsuit.server.live import bot_runner
from clubsuit.server.live.handlers import handle
from clubsuit.server.live.live_table import LiveTable
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.live.warming import Warming
from clubsuit.server.ops import threads
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from server.support import probe
from server.support.clients import Browser, Line, can_revoke, led
from server.support.servers import Server
from server.support.tables import begun, play_on
from support.probe import set_states
from support.processes import until

HONOUR = {"enforcement": "honour"}
CARDS = [rank + suit for suit in "CDHS" for rank in "A23456789"]


@pytest.fixture
def table(store: Store) -> Table:
    """A table whose bots nobody wakes: the tests decide for all seats."""
    new = NewTable(game="free-clubs", options=HONOUR, bots=["random"] * 2, seed=4)
    return Table(store, open_table(store, "me", new))


def go_on(table: Table, until: Callable[[Table], bool], seed: int = 1) -> None:
    """Decide for whoever is to act, never a call, until this holds."""
    choose = random.Random(seed)
    while not until(table):
        now = table.snapshot
        if now.views[0].turn is None:
            table.deal(now.ply)
            continue
        legal = [text for text in probe.play(table).legal() if not text.startswith("call")]
        table.decide(now.ply, now.views[0].turn, choose.choice(legal))


def phase(table: Table) -> str:
    return str(table.snapshot.views[0].to_dict()["phase"])


def others_play(table: Table) -> bool:
    """Whether both others are still to play to the trick, one after the other."""
    view = table.snapshot.views[0]
    return phase(table) == "play" and view.turn == 1 and not view.state.n


def said(table: Table) -> str:
    return probe.play(table).log[-1].text


# ---- who is faster ----------------------------------------------------------------------


def test_a_call_is_not_lost_to_a_faster_card(store: Store, table: Table) -> None:
    """Hole: FC-17, a person who calls while a bot is putting down its card, and is refused."""
    go_on(table, others_play)
    ply = table.snapshot.ply
    table.decide(ply, 1, probe.play(table).legal()[0])
    now = table.decide(ply, 0, "call 1")
    assert (now.ply, said(table)) == (ply + 2, "call 1")
    last = store.decisions(table.row.id)[-1]
    assert (last.number, last.seat, last.text) == (ply + 2, 0, "call 1")


def test_no_call_is_made_twice(table: Table) -> None:
    """Hole: FC-17, a double click, or a message sent again, that spends a second call."""
    go_on(table, others_play)
    ply = table.snapshot.ply
    table.decide(ply, 0, "call 1")
    with pytest.raises(Stale):
        table.decide(ply, 0, "call 1")
    assert len(probe.play(table).log) == len(table.snapshot.views[0].log)


def test_nobody_calls_without_having_heard_the_referee(table: Table) -> None:
    """Hole: FC-17, two who call the same player at once: the second call would find nothing."""
    go_on(table, others_play)
    ply = table.snapshot.ply
    table.decide(ply, 2, "call 1")
    with pytest.raises(Stale):
        table.decide(ply, 0, "call 1")
    table.decide(ply + 1, 0, "call 1")


def test_a_card_does_not_come_late(table: Table) -> None:
    """Hole: a card that answers another trick than the one that lies there now."""
    go_on(table, lambda table: phase(table) == "play" and table.snapshot.views[0].turn == 0)
    ply = table.snapshot.ply
    card = next(text for text in probe.play(table).legal() if text.startswith("play"))
    table.decide(ply, 1, "call 2")
    with pytest.raises(Stale):
        table.decide(ply, 0, card)
    table.decide(ply + 1, 0, card)


def test_a_call_does_not_reach_into_the_next_hand(table: Table) -> None:
    """Hole: FC-17d, a call after the next deal that is taken for one of this hand."""
    go_on(table, others_play)
    ply = table.snapshot.ply
    go_on(table, lambda table: table.snapshot.views[0].state.hand_number == 2)
    go_on(table, others_play)
    with pytest.raises(Stale):
        table.decide(ply, 0, "call 1")
    with pytest.raises(Stale):
        table.decide(table.snapshot.ply + 1, 0, "call 1")


def test_ready_at_the_same_moment(table: Table) -> None:
    """Hole: FC-17, three who say "ready" at once; two are refused, or one counts twice."""
    go_on(table, lambda table: phase(table) == "settle")
    ply = table.snapshot.ply
    table.decide(ply, 2, "ready")
    table.decide(ply, 0, "ready")
    with pytest.raises(Stale):
        table.decide(ply, 0, "ready")
    table.decide(ply, 1, "ready")
    assert phase(table) == "scored"


# ---- what a refusal tells -----------------------------------------------------------------


def refusal(table: Table, text: str) -> tuple[type, Reason | None]:
    with pytest.raises(ClubsuitError) as refused:
        table.decide(table.snapshot.ply, 0, text)
    return type(refused.value), refused.value.reason


def test_refusals_tell_nothing(store: Store, table: Table) -> None:
    """Hole: FC-17, a refusal that differs by cards or debts which the person has not seen.

    Only the referee's answer to a call may tell; the other cards are dealt anew, and whatever
    is refused must be refused in the same words.
    """
    rng = generator(3, EXPERIMENTS)
    words = ["play", "retake", "discard", "give", "send", "bid"]
    texts = [f"{word} {card}" for word in words for card in [*CARDS, "KC", "X"]]
    texts += ["take", "ready", "discard", "give", "pass", "call 0", "call 1", "call 2", "call 3"]
    other = Table(store, table.row)
    choose = random.Random(2)
    for _ in range(12):
        go_on(table, lambda table: choose.random() < 0.1, choose.randrange(99))
        other.catch_up()
        set_states(probe.play(other), table.snapshot.views[0].sample_state(rng))
        legal = probe.play(table).legal(0)
        for text in choose.sample(texts, 20):
            if text not in legal:
                assert refusal(other, text) == refusal(table, text)
        probe.replay(other)


@pytest.mark.parametrize(
    ("when", "text", "key"),
    [
        ("auction", "call 1", "free-call-early"),
        ("auction", "ready", "wrong-phase"),
        ("play", "call 3", "notation-action"),
        ("play", "call", "notation-action"),
        ("play", "call 1 2", "notation-action"),
        ("play", "ready", "wrong-phase"),
        ("settle", "take", None),
        ("settle", "call 01", "notation-action"),
    ],
)
def test_what_cannot_be_said(table: Table, when: str, text: str, key: str | None) -> None:
    """Hole: FC-17, a call before its time, or of nobody; a refusal that leaves a trace."""
    go_on(table, lambda table: phase(table) == when)
    state = probe.play(table).state.tobytes()
    _, reason = refusal(table, text)
    assert reason is not None
    assert key in (None, reason.key)
    assert probe.play(table).state.tobytes() == state


def test_three_empty_calls(table: Table) -> None:
    """Hole: FC-17, a fourth call after three that found nothing; and a button for it."""
    go_on(table, lambda table: phase(table) == "play")
    for left in (2, 1, 0):
        table.decide(table.snapshot.ply, 0, "call 1")  # nobody has played anything yet
        assert table.snapshot.views[0].to_dict()["table"]["honour"]["calls_left"][0] == left
    assert refusal(table, "call 1")[1].key == "free-call-spent"  # type: ignore[union-attr]
    assert table.snapshot.views[0].to_dict()["calls"] == []


# ---- the time to call ----------------------------------------------------------------------


def sit(browser: Browser, bot: str = "random", seed: int = 4) -> Line:
    return browser.sit(browser.new_table("free-clubs", bot, options=HONOUR, seed=seed))


def waits_for_a_bot(view: dict[str, Any]) -> bool:
    return view["phase"] == "play" and view["turn"] not in (None, view["seat"])


@pytest.mark.parametrize("bot", ["random", "rule", "calling"])
def test_a_hand(browser: Browser, server: Server, bot: str) -> None:
    """Hole: FC-17, a hand that stands still, or that a restart tells otherwise."""
    line = sit(browser, bot)
    line.play_until(lambda view: view["phase"] in ("scored", "over"))
    assert line.view["table"]["honour"]["ready"] == [True] * 3
    verbs = {entry["verb"] for entry in line.view["log"]}
    assert {"play", "take", "ready"} <= verbs
    with closing(Store(server.folder)) as store:
        row = store.table(browser.http.get("/api/tables").json()[0]["id"])
        assert row is not None
        assert Table(store, row).snapshot.texts[0] == line.raw[-1]


def quiet(line: Line, browser: Browser) -> bool:
    """Whether nothing comes while a whole hand is played at another table of the server."""
    browser.sit(browser.new_table("clubs-whist", seed=1)).play_hand()
    line.send(type="match", id=1, cards=["9C"])
    return bool(line.receive()["type"] == "matches")


def test_bots_leave_time_to_call(browser: Browser) -> None:
    """Hole: FC-17a, a bot that plays over another's card before the person has seen it."""
    line = sit(browser)
    line.hurried = False
    line.play_until(waits_for_a_bot)
    assert quiet(line, browser)
    line.send(type="view-shown", ply=line.ply - 1)
    assert quiet(line, browser)
    line.act("call 1")
    assert line.receive()["type"] == "view"
    (entry,) = line.view["log"][-1:]
    assert (entry["seat"], entry["text"]) == (0, "call 1")
    assert entry["note"]["key"].startswith("free-ruling-")
    line.look()
    assert line.receive()["type"] == "view"


def test_bots_wait_for_who_is_away(browser: Browser) -> None:
    """Hole: FC-17, a lost line during which the moment to call passes."""
    table = browser.new_table("free-clubs", "random", options=HONOUR, seed=4)
    line = browser.sit(table)
    line.hurried = False
    line.play_until(waits_for_a_bot)
    line.socket.close()
    again = browser.line(table)
    again.hurried = False
    again.receive()
    assert again.ply == line.ply
    assert quiet(again, browser)
    again.look()
    again.receive()
    assert again.ply == line.ply + 1


def test_a_call_by_who_is_slower(browser: Browser) -> None:
    """Hole: the same race as above, through the socket."""
    line = sit(browser)
    line.play_until(waits_for_a_bot)
    ply = line.ply
    line.receive()
    line.hurried = False
    line.send(type="act", ply=ply, action="call 1")
    answer = line.receive()
    assert answer["type"] == "view"
    while line.view["log"][-1]["verb"] != "call":
        line.receive()
    assert line.view["log"][-1]["seat"] == 0


def test_a_bot_calls_the_person(browser: Browser) -> None:
    """Hole: FC-17a, a bot's call that the table does not let in, or after the next card only.

    With this seed it is our first card: before it nobody can be faster than another.
    """
    line = sit(browser, "calling", seed=1)
    line.play_until(can_revoke)
    assert not any(entry["verb"] == "play" for entry in line.view["log"] if entry["seat"] == 0)
    held = line.view["hand"]
    wrong = next(card for card in held if card[-1] != led(line.view))
    line.act(f"play {wrong}")
    line.receive()
    line.receive()
    note = line.view["log"][-1]["note"]
    assert (note["key"], note["args"]["then"]) == ("free-ruling-a", "back")
    assert line.view["hand"] == held
    assert line.view["choices"]["verb"] == "retake"
    assert wrong not in line.view["choices"]["cards"]


def test_each_player_is_left_the_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: FC-17a, as soon as one player's page had shown a card bots went on, and the others had
    no time to call. Hole: a bot that waits for somebody who only looks on."""
    monkeypatch.setattr(bot_runner, "ANSWER_S", (0.0, 0.0))
    waits = probe.note_waits(monkeypatch)
    table = begun(store, "free-clubs", watch="public", **HONOUR)
    while not table.snapshot.questions:
        play_on(table, 1)
    ply = table.snapshot.ply

    async def ask() -> None:
        room = LiveTable(table, threads.Threads(Warming().gate), Warming())
        lines = [TableSocket(cast(Any, None), person) for person in ("ada", "bo", "stranger")]
        for line in lines:
            room.enter(line)
        await room.start(lines[0])
        await until(lambda: waits == [ply])
        for line in (lines[0], lines[2]):
            await handle(room, line, f'{{"type":"view-shown","ply":{ply}}}')
        for _ in range(50):
            await asyncio.sleep(0.001)
        assert table.snapshot.ply == ply
        await handle(room, lines[1], f'{{"type":"view-shown","ply":{ply}}}')
        await until(lambda: table.snapshot.ply > ply)
        await room.close()

    asyncio.run(ask())
