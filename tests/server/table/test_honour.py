"""Honour play at the table (FC-17): calls out of turn, and the time for them."""

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
from server.support.clients import Browser, TableClient, can_revoke, led
from server.support.servers import Server
from server.support.tables import begun, play_on
from support.probe import set_states
from support.processes import until

HONOUR = {"enforcement": "honour"}
CARDS = [rank + suit for suit in "CDHS" for rank in "A23456789"]


@pytest.fixture
def table(store: Store) -> Table:
    """Return a table without running bots; tests decide for all seats."""
    new = NewTable(game="free-clubs", options=HONOUR, bots=["random"] * 2, seed=4)
    return Table(store, open_table(store, "me", new))


def decide_until(table: Table, until: Callable[[Table], bool], seed: int = 1) -> None:
    """Make decisions for all seats, without calls, until this condition holds."""
    choose = random.Random(seed)
    while not until(table):
        now = table.snapshot
        if now.views[0].turn is None:
            table.deal(now.ply)
            continue
        seat = table.state.awaited[0]
        legal = table.state.views([seat])[seat].legal()
        quiet = [text for text in legal if not text.startswith("call")]
        table.decide(now.ply, seat, choose.choice(quiet))


def phase(table: Table) -> str:
    return str(table.snapshot.views[0].to_dict()["phase"])


def others_play(table: Table) -> bool:
    """Return whether both other players have yet to play to the trick."""
    view = table.snapshot.views[0]
    return phase(table) == "play" and view.turn == 1 and not view.state.n


def last_action(table: Table) -> str:
    return probe.play(table).log[-1].text


# ---- races -----------------------------------------------------------------------------


def test_a_call_is_not_lost_to_a_faster_card(store: Store, table: Table) -> None:
    """Hole: FC-17: a call is refused because a bot has played its card in the meantime."""
    decide_until(table, others_play)
    ply = table.snapshot.ply
    table.decide(ply, 1, probe.play(table).legal()[0])
    now = table.decide(ply, 0, "call 1")
    assert (now.ply, last_action(table)) == (ply + 2, "call 1")
    last = store.decisions(table.row.id)[-1]
    assert (last.number, last.seat, last.text) == (ply + 2, 0, "call 1")


def test_no_call_is_made_twice(table: Table) -> None:
    """Hole: FC-17: a double click or a resent message makes a second call."""
    decide_until(table, others_play)
    ply = table.snapshot.ply
    table.decide(ply, 0, "call 1")
    with pytest.raises(Stale):
        table.decide(ply, 0, "call 1")
    assert len(probe.play(table).log) == len(table.snapshot.views[0].log)


def test_nobody_calls_without_having_heard_the_referee(table: Table) -> None:
    """Hole: FC-17: two players call the same player at once, and the second call counts although
    the first has settled the matter."""
    decide_until(table, others_play)
    ply = table.snapshot.ply
    table.decide(ply, 2, "call 1")
    with pytest.raises(Stale):
        table.decide(ply, 0, "call 1")
    table.decide(ply + 1, 0, "call 1")


def test_a_card_does_not_come_late(table: Table) -> None:
    """Hole: a card that was meant for an earlier trick is played to the current one."""
    decide_until(table, lambda table: phase(table) == "play" and table.snapshot.views[0].turn == 0)
    ply = table.snapshot.ply
    card = next(text for text in probe.play(table).legal() if text.startswith("play"))
    table.decide(ply, 1, "call 2")
    with pytest.raises(Stale):
        table.decide(ply, 0, card)
    table.decide(ply + 1, 0, card)


def test_a_call_does_not_reach_into_the_next_hand(table: Table) -> None:
    """Hole: FC-17d: a call after the next deal counts for the previous hand."""
    decide_until(table, others_play)
    ply = table.snapshot.ply
    decide_until(table, lambda table: table.snapshot.views[0].state.hand_number == 2)
    decide_until(table, others_play)
    with pytest.raises(Stale):
        table.decide(ply, 0, "call 1")
    with pytest.raises(Stale):
        table.decide(table.snapshot.ply + 1, 0, "call 1")


def test_ready_at_the_same_moment(table: Table) -> None:
    """Hole: FC-17: if three players confirm "ready" at the same time, two are refused, or one
    counts twice."""
    decide_until(table, lambda table: phase(table) == "settle")
    ply = table.snapshot.ply
    table.decide(ply, 2, "ready")
    table.decide(ply, 0, "ready")
    with pytest.raises(Stale):
        table.decide(ply, 0, "ready")
    table.decide(ply, 1, "ready")
    assert phase(table) == "scored"


# ---- refusals ----------------------------------------------------------------------------


def refusal(table: Table, text: str) -> tuple[type, Reason | None]:
    with pytest.raises(ClubsuitError) as refused:
        table.decide(table.snapshot.ply, 0, text)
    return type(refused.value), refused.value.reason


def test_refusals_tell_nothing(store: Store, table: Table) -> None:
    """Hole: FC-17: refusals depend on cards or debts that the person has not seen.

    Only the referee's ruling on a call may depend on hidden cards and debts. The test deals the
    hidden cards again and checks that each illegal action is refused with the same reason.
    """
    rng = generator(3, EXPERIMENTS)
    words = ["play", "retake", "discard", "give", "send", "bid"]
    texts = [f"{word} {card}" for word in words for card in [*CARDS, "KC", "X"]]
    texts += ["take", "ready", "discard", "give", "pass", "call 0", "call 1", "call 2", "call 3"]
    other = Table(store, table.row)
    choose = random.Random(2)
    for _ in range(12):
        decide_until(table, lambda table: choose.random() < 0.1, choose.randrange(99))
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
    """Hole: FC-17: the table accepts a call that comes too early or names an invalid seat, or a
    refusal changes the state."""
    decide_until(table, lambda table: phase(table) == when)
    state = probe.play(table).state.tobytes()
    _, reason = refusal(table, text)
    assert reason is not None
    assert key in (None, reason.key)
    assert probe.play(table).state.tobytes() == state


def test_three_empty_calls(table: Table) -> None:
    """Hole: FC-17: after three calls that found nothing, a player may call again or still sees the
    button."""
    decide_until(table, lambda table: phase(table) == "play")
    for left in (2, 1, 0):
        table.decide(table.snapshot.ply, 0, "call 1")  # no card has been played yet
        assert table.snapshot.views[0].to_dict()["table"]["honour"]["calls_left"][0] == left
    assert refusal(table, "call 1")[1].key == "free-call-spent"  # type: ignore[union-attr]
    assert table.snapshot.views[0].to_dict()["calls"] == []


# ---- the time to call ----------------------------------------------------------------------


def sit(browser: Browser, bot: str = "random", seed: int = 4) -> TableClient:
    return browser.sit(browser.new_table("free-clubs", bot, options=HONOUR, seed=seed))


def waits_for_a_bot(view: dict[str, Any]) -> bool:
    return view["phase"] == "play" and view["turn"] not in (None, view["seat"])


@pytest.mark.parametrize("bot", ["random", "rule", "calling"])
def test_a_hand(browser: Browser, server: Server, bot: str) -> None:
    """Hole: FC-17: a hand stops, or differs after a restart."""
    client = sit(browser, bot)
    client.play_until(lambda view: view["phase"] in ("scored", "over"))
    assert client.view["table"]["honour"]["ready"] == [True] * 3
    verbs = {entry["verb"] for entry in client.view["log"]}
    assert {"play", "take", "ready"} <= verbs
    with closing(Store(server.folder)) as store:
        row = store.table(browser.http.get("/api/tables").json()[0]["id"])
        assert row is not None
        assert Table(store, row).snapshot.texts[0] == client.raw[-1]


def quiet(client: TableClient, browser: Browser) -> bool:
    """Play a whole hand at another table of the server. Return whether the client receives no
    message during this time."""
    browser.sit(browser.new_table("clubs-whist", seed=1)).play_hand()
    client.send(type="match", id=1, cards=["9C"])
    return bool(client.receive()["type"] == "matches")


def test_bots_leave_time_to_call(browser: Browser) -> None:
    """Hole: FC-17a: a bot plays before the person has seen the previous card."""
    client = sit(browser)
    client.confirms_views = False
    client.play_until(waits_for_a_bot)
    assert quiet(client, browser)
    client.send(type="view-shown", ply=client.ply - 1)
    assert quiet(client, browser)
    client.act("call 1")
    assert client.receive()["type"] == "view"
    (entry,) = client.view["log"][-1:]
    assert (entry["seat"], entry["text"]) == (0, "call 1")
    assert entry["note"]["key"].startswith("free-ruling-")
    client.look()
    assert client.receive()["type"] == "view"


def test_bots_wait_for_who_is_away(browser: Browser) -> None:
    """Hole: FC-17: the time to call passes while the player is disconnected."""
    table = browser.new_table("free-clubs", "random", options=HONOUR, seed=4)
    client = browser.sit(table)
    client.confirms_views = False
    client.play_until(waits_for_a_bot)
    client.socket.close()
    again = browser.connect(table)
    again.confirms_views = False
    again.receive()
    assert again.ply == client.ply
    assert quiet(again, browser)
    again.look()
    again.receive()
    assert again.ply == client.ply + 1


def test_a_call_by_who_is_slower(browser: Browser) -> None:
    """Hole: a call via the socket is refused because a bot was faster."""
    client = sit(browser)
    client.play_until(waits_for_a_bot)
    ply = client.ply
    client.receive()
    client.confirms_views = False
    client.send(type="act", ply=ply, action="call 1")
    answer = client.receive()
    assert answer["type"] == "view"
    while client.view["log"][-1]["verb"] != "call":
        client.receive()
    assert client.view["log"][-1]["seat"] == 0


def test_a_bot_calls_the_person(browser: Browser) -> None:
    """Hole: FC-17a: the table rejects a bot's call, or accepts it only after the next card.

    With this seed the person revokes with the first card of the hand, so no bot has called before.
    """
    client = sit(browser, "calling", seed=1)
    client.play_until(can_revoke)
    assert not any(entry["verb"] == "play" for entry in client.view["log"] if entry["seat"] == 0)
    held = client.view["hand"]
    wrong = next(card for card in held if card[-1] != led(client.view))
    client.act(f"play {wrong}")
    client.receive()
    client.receive()
    note = client.view["log"][-1]["note"]
    assert (note["key"], note["args"]["then"]) == ("free-ruling-a", "back")
    assert client.view["hand"] == held
    assert client.view["choices"]["verb"] == "retake"
    assert wrong not in client.view["choices"]["cards"]


def test_each_player_is_left_the_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: FC-17a: bots continued as soon as one player's page had shown a card, so the others had
    no time to call. Hole: bots wait for a spectator."""
    monkeypatch.setattr(bot_runner, "ANSWER_S", (0.0, 0.0))
    waits = probe.note_waits(monkeypatch)
    table = begun(store, "free-clubs", watch="public", **HONOUR)
    while not table.snapshot.questions:
        play_on(table, 1)
    ply = table.snapshot.ply

    async def ask() -> None:
        live = LiveTable(table, threads.Threads(Warming().gate), Warming())
        sockets = [TableSocket(cast(Any, None), person) for person in ("ada", "bo", "stranger")]
        for socket in sockets:
            live.enter(socket)
        await live.start(sockets[0])
        await until(lambda: waits == [ply])
        for socket in (sockets[0], sockets[2]):
            await handle(live, socket, f'{{"type":"view-shown","ply":{ply}}}')
        for _ in range(50):
            await asyncio.sleep(0.001)
        assert table.snapshot.ply == ply
        await handle(live, sockets[1], f'{{"type":"view-shown","ply":{ply}}}')
        await until(lambda: table.snapshot.ply > ply)
        await live.close()

    asyncio.run(ask())
