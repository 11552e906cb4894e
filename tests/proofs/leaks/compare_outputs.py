"""All outputs of two games for one seat, compared byte by byte."""

import asyncio
import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias, cast

from clubsuit.bots import QUICK, make_bot
from clubsuit.bots.command.messages import question
from clubsuit.errors import ClubsuitError
from clubsuit.game import Play, View
from clubsuit.server.live import table_socket
from clubsuit.server.live.handlers import handle
from clubsuit.server.live.live_table import LiveTable
from clubsuit.server.live.warming import Warming
from clubsuit.server.ops import threads
from clubsuit.server.storage.rows import DEALER, Decision, Seat, Summary, TableRow, deal_text
from clubsuit.server.storage.store import Lease, Store
from clubsuit.server.storage.uptimes import Up
from clubsuit.server.table.table import Table

SEARCHED = 50
"""Interval between the trials in which searching bots are asked, and all bots for reasons."""

VERBS = ("play", "send", "bid", "discard", "give", "retake")
WORDS = ("pass", "keep", "swap", "double", "take", "ready", "call 0", "call 2", "", "fly", "play")


Output: TypeAlias = Callable[[Play, View, int], Any]
"""Function that returns an output of a game for a seat: (game, view of the seat, seed)."""

AT_ONCE: dict[str, Output] = {
    "view": lambda _, view, __: view.state.tobytes(),
    "wire": lambda _, view, __: json.dumps(view.to_dict()),
    "onlooker": lambda play, _, __: json.dumps(play.onlooker().to_dict()),
    "bots": lambda _, view, seed: choices(view, seed),
    "programs": lambda _, view, seed: questions(view, seed),
}
"""Outputs that need no request."""

EVERYTHING: dict[str, Output] = {
    **AT_ONCE,
    "refusals": lambda play, view, seed: refusals(play, view, seed),
    "repr": lambda _, view, __: repr(view),
    "matching": lambda _, view, seed: matchings(view, seed),
    "record": lambda play, view, __: play.record(view.seat).to_json(),
}


def differences(
    play: Play, other: Play, seat: int, seed: int, outputs: Mapping[str, Output] = EVERYTHING
) -> list[str]:
    """Return the names of the outputs that differ for this seat."""
    one, two = play.view(seat), other.view(seat)
    return [name for name, of in outputs.items() if of(play, one, seed) != of(other, two, seed)]


def attempts(view: View, seed: int) -> list[str]:
    """Return texts that a player may try: cards held or not, actions of any phase, and nonsense."""
    choice = random.Random(seed)
    deck = view.rules.deck
    cards = deck.names(deck.all)
    texts = [f"{choice.choice(VERBS)} {choice.choice(cards)}", choice.choice(WORDS)]
    verb = view.rules.words.verb(view.state) or "play"
    texts += [f"{verb} {' '.join(choice.sample(cards, n))}" for n in (1, 1, 3)]
    held = view.hand
    if held:
        texts += [f"{verb} {' '.join(choice.sample(held, min(n, len(held))))}" for n in (1, 3)]
    return texts


def refusals(play: Play, view: View, seed: int) -> list[str]:
    """Return the answers to some invalid attempts, from each function that gives one."""
    answers = []
    for text in attempts(view, seed):
        answers.append(repr(view.why_not(text)))
        try:
            play.read(text, view.seat)
        except ClubsuitError as error:
            answers.append(f"{type(error).__name__} {error} {error.reason!r}")
    return answers


def choices(view: View, seed: int) -> list[str]:
    """Return the decision of each bot, with candidates and reason, and its actions out of turn."""
    answers = []
    for name in QUICK:
        if name.startswith("search") and seed % SEARCHED:
            continue
        bot = make_bot(name, view.rules, seed)
        if view.off_turn():
            answers.append(repr(bot.interject(view)))
        if view.turn == view.seat:
            choice = bot.choose(view)
            answers.append(repr(choice))
            if seed % SEARCHED == 0:  # the reasons of networks are counted in worlds
                answers.append(repr(choice.reason))
    return answers


def questions(view: View, seed: int) -> bytes:
    """Return all that a program gets that plays as a bot, if it is its turn."""
    if view.turn != view.seat:
        return b""
    return question(view, seed=seed, number=1, hand=0, seconds=5)


def matchings(view: View, seed: int) -> list[Any]:
    """Return the legal codes, and the actions offered for some cards of the hand."""
    choice = random.Random(seed)
    held = view.hand
    picks = [choice.sample(held, min(n, len(held))) for n in (1, 2, 3)]
    return [view.codes(), *(view.matching(cards) for cards in picks)]


# ---- the server ----------------------------------------------------------------------


class _Decisions(Store):
    """A store that contains the decisions of one table and accepts no more."""

    def __init__(self, play: Play) -> None:
        self.list: list[Decision] = []
        self.up = Up()
        for hand in play.hands:
            self._add(DEALER, deal_text(hand.dealer, hand.deal))
            for seat, text in hand.actions:
                self._add(seat, text)

    def _add(self, seat: int, text: str) -> None:
        self.list.append(Decision(len(self.list) + 1, seat, text))

    def decisions(self, table_id: str, after: int = 0) -> list[Decision]:
        return self.list[after:]

    def append(
        self,
        table_id: str,
        decisions: Sequence[Decision],
        summary: Summary,
        seats: Mapping[int, Seat] | None = None,
        lease: Lease | None = None,
    ) -> None:
        raise AssertionError(f"{decisions} should have been refused")


class _Recorder(table_socket.TableSocket):
    """A socket that keeps the messages sent to it."""

    def __init__(self) -> None:
        super().__init__(cast(Any, None), "me")
        self.outputs: list[str] = []

    def say(self, text: str) -> None:
        self.outputs.append(text)


class _NoThreads(threads.Threads):
    """Threads that do all work at once in the calling thread."""

    def __init__(self) -> None:
        pass

    async def store(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        return work(*args, **kwargs)


def server_messages(play: Play, seat: int, seed: int) -> list[str]:
    """Return the messages of the server to a player at this seat: the table and various replies."""
    seats = [
        Seat(name, "me") if p == seat else Seat(name, None, "rule")
        for p, name in enumerate(play.players)
    ]
    row = TableRow(
        id="table",
        game=play.game.id,
        options=play.game.options,
        seats=tuple(seats),
        seed=seed,
        owner="me",
        created="",
        updated="",
        summary=Summary(len(play.hands), play.total, play.over, play.winners),
    )
    store = _Decisions(play)
    table = Table(store, row)
    room = LiveTable(table, _NoThreads(), Warming())
    line = _Recorder()
    line.show(table.snapshot, seat)
    asyncio.run(_handle_all(room, line, list(_messages(play.view(seat), len(store.list), seed))))
    return line.outputs


def _messages(view: View, ply: int, seed: int) -> Iterator[str]:
    choice = random.Random(seed)
    cards = view.rules.deck.names(view.rules.deck.all)
    for number, kind in enumerate(("match", "why", "match", "why")):
        picked = choice.sample(view.hand if number < 2 else cards, min(2, len(view.hand)))
        yield json.dumps({"type": kind, "id": number, "cards": picked})
    for text in attempts(view, seed):
        if view.why_not(text) is not None:
            yield json.dumps({"type": "act", "ply": ply, "action": text})
    yield json.dumps({"type": "act", "ply": ply - 1, "action": "pass"})


async def _handle_all(room: LiveTable, line: _Recorder, messages: list[str]) -> None:
    for message in messages:
        await handle(room, line, message)
    await room.close()
