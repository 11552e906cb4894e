"""The stream of a review: its order, how streams take turns, and clients that disconnect."""

import asyncio
import json
import os
import signal
import threading
from collections.abc import AsyncGenerator, Iterator
from dataclasses import replace
from itertools import islice, pairwise
from pathlib import Path
from typing import cast
from unittest.mock import Mock

import httpx
import pytest
from starlette.types import Message

from clubsuit.game import Record
from clubsuit.review import MOST_AGAIN, Known, review_known
from clubsuit.server.http.routes import reviews as routes
from clubsuit.server.live.services import Services, make_services
from clubsuit.server.live.warming import Warming
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.reviews import reviews, weighing
from clubsuit.server.reviews.reviews import Reviews, Source
from clubsuit.server.reviews.weighing import Weighing
from clubsuit.server.settings import DEFAULT, Limits
from clubsuit.server.storage.store import Store
from server.support import probe
from server.support.clients import Browser
from server.support.records import whole_game
from server.support.reviews import Line, file_of, read_line, review_lines
from server.support.servers import Address
from support.processes import PATIENCE_S, Tree, until

ME = Asker("home", "me")


@pytest.fixture(scope="module")
def record() -> Record:
    """Return the first three hands of a game."""
    record = whole_game("clubs-whist")
    assert len(record.hands) > 3
    return replace(record, hands=record.hands[:3])


@pytest.fixture(scope="module")
def known() -> Known:
    """Return a decision whose cost is certain."""
    source = file_of(whole_game("clubs-whist", target=1))
    play, seat, text = source.before(1, 20)
    return replace(review_known(play.view(seat), text, 2, 1), exact=True)


class Weigher:
    """Notes which decisions are weighed, and returns the same result for all of them."""

    def __init__(self, patch: pytest.MonkeyPatch, known: Known) -> None:
        self.found = known
        self.done: list[tuple[int, int]] = []
        self.again: list[tuple[int, int]] = []
        self.gate = threading.Event()
        """Work waits until this event is set."""
        self.gate.set()
        self.order: list[Record] = []
        patch.setattr(weighing, "weigh", self._weigh)
        patch.setattr(weighing, "hand_chances", self._chances)

    def _weigh(
        self, source: Source, hand: int, number: int, before: Known | None = None
    ) -> tuple[Known, Line]:
        (self.done if before is None else self.again).append((hand, number))
        self.order.append(source.record)
        assert self.gate.wait(PATIENCE_S)
        return self.found, {"type": "worth", "hand": hand, "number": number}

    def _chances(self, source: Source, hand: int) -> Line:
        self.done.append((hand, weighing.CHANCES))
        assert self.gate.wait(PATIENCE_S)
        return {"type": "chances", "hand": hand, "after": []}


@pytest.fixture
def weigher(monkeypatch: pytest.MonkeyPatch, known: Known) -> Iterator[Weigher]:
    """Replace the functions that weigh decisions."""
    weigher = Weigher(monkeypatch, known)
    yield weigher
    weigher.gate.set()


def weigh_all(work: Weighing) -> None:
    """Do all the work of a stream."""
    for places in (work.quick, work.slow):
        while places:
            work.weigh(places)
    while work.weigh_again():
        pass


# ---- the order ---------------------------------------------------------------------------------


def test_the_order(record: Record, weigher: Weigher) -> None:
    """Holes: the selected decision comes late; decisions of others come before the person's own; a
    decision is left out or weighed twice."""
    source = file_of(record)
    actions = {hand: given.actions for hand, given in enumerate(record.hands, 1)}
    seat, _ = actions[2][9]
    weigh_all(Weighing(source, seat, (2, 12)))
    looked_at, *rest = weigher.done
    assert looked_at == (2, 12)
    assert rest[:3] == [(hand, weighing.CHANCES) for hand in (1, 2, 3)]
    places = [(hand, n) for hand in actions for n in range(1, len(actions[hand]) + 1)]
    others = [place for place in places if place != looked_at]
    own = [(hand, n) for hand, n in others if actions[hand][n - 1][0] == seat]
    behind = [place for place in own if place > looked_at]
    expected = [*behind, *(place for place in own if place < looked_at)]
    assert rest[3:] == [*expected, *(place for place in others if place not in own)]
    assert not weigher.again  # all results are certain


def test_an_order_without_a_place(record: Record, weigher: Weigher) -> None:
    """Hole: nothing is weighed if the link names a decision that the game does not have."""
    weigh_all(Weighing(file_of(record), None, (9, 9)))
    assert weigher.done[:2] == [(1, 1), (1, weighing.CHANCES)]
    assert len(weigher.done) == 3 + sum(len(hand.actions) for hand in record.hands)


@pytest.mark.usefixtures("weigher")
def test_long_hands_come_last(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a long hand delays the first results of other people."""
    monkeypatch.setattr(Source, "is_long", lambda _, hand: hand == 2)
    work = Weighing(file_of(record), None, (2, 1))
    assert {hand for hand, _ in work.quick} == {1, 3}
    assert {hand for hand, _ in work.slow} == {2}
    assert work.slow[0] == (2, 1)


def test_the_costliest_are_weighed_again(record: Record, weigher: Weigher, known: Known) -> None:
    """Holes: decisions are weighed again without limit; the count starts again when a stream is
    reopened; decisions of players outside the review are weighed again."""
    unsure = replace(known, exact=False, doubt=0.5, may_cost=0.9, worlds=1)
    weigher.found = unsure
    source = file_of(record)
    seat, _ = record.hands[0].actions[0]
    weigh_all(Weighing(source, seat))
    assert len(weigher.again) == MOST_AGAIN
    for hand, number in weigher.again:
        assert record.hands[hand - 1].actions[number - 1][0] == seat
    weigh_all(Weighing(source, seat))
    assert len(weigher.again) == MOST_AGAIN


def test_it_ends_when_the_order_is_sure(record: Record, weigher: Weigher, known: Known) -> None:
    """Hole: decisions with certain results are weighed again."""
    source = file_of(record)
    work = Weighing(source)
    weigher.found = replace(known, exact=False, doubt=0.5, may_cost=0.9, worlds=1)
    while work.quick:
        work.weigh(work.quick)
        weigher.found = known
    assert work.weigh_again() and not work.weigh_again()
    assert weigher.again == weigher.done[:1]


# ---- the stream --------------------------------------------------------------------------------


async def open_stream(
    services: Services, source: Source, asker: Asker = ME, after: str = ""
) -> AsyncGenerator[str]:
    """Return the parts of a stream."""
    answer = await routes.get_review(source, services, asker, None, "1.1", after)
    return cast(AsyncGenerator[str], answer.body_iterator)


async def lines_of(parts: AsyncGenerator[str]) -> list[Line]:
    """Return all lines of a stream."""
    return [read_any(text) for part in [one async for one in parts] for text in part.splitlines()]


def read_any(text: str) -> Line:
    """Parse a line, whose numbers may be missing."""
    line: Line = json.loads(text)
    return line if line["type"] in ("worth", "chances") else read_line(text)


def services_of(store: Store, limits: Limits = DEFAULT) -> Services:
    """Return the services of a server with compiled rules."""
    return make_services(store, Warming(), limits=limits)


def test_a_lost_line(store: Store, record: Record, weigher: Weigher) -> None:
    """Holes: a resumed stream sends or weighs again what was sent before; a line is lost or sent
    twice."""
    source = file_of(record)

    async def listen() -> None:
        services = services_of(store)
        parts = await open_stream(services, source)
        before = [read_any(await anext(parts)) for _ in range(9)]
        await parts.aclose()
        last = before[-1]["id"]
        after = await lines_of(await open_stream(services, source, after=last))
        assert [line["type"] for line in before[:3]] == ["overview", "worth", "chances"]
        assert after[-1] == {"type": "end"}
        assert "overview" not in {line["type"] for line in after}
        ids = [line["id"] for line in [*before[1:], *after[:-1]]]
        assert len(ids) == len(set(ids)) == len(weigher.done) == len(set(weigher.done))
        # For another tab or an unknown id, all lines are sent, and none is weighed again.
        for unknown in ("", "0123abcd.7", f"{last}9999", "x"):
            whole = await lines_of(await open_stream(services, source, after=unknown))
            assert whole[0]["type"] == "overview"
            assert [line["id"] for line in whole[1:-1]] == ids
        assert len(ids) == len(weigher.done)

    asyncio.run(listen())


def test_a_client_that_goes_away(store: Store, record: Record, weigher: Weigher) -> None:
    """Hole: the server weighs a whole game after the client has disconnected. Only the decision in
    progress may be finished."""

    async def leave() -> None:
        services = services_of(store)
        gone, answered = asyncio.Event(), list[Message]()
        source = file_of(record)

        async def receive() -> Message:
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            answered.append(message)

        weigher.gate.clear()
        answer = await routes.get_review(source, services, ME, None, "1.1", "")
        scope = {"type": "http", "method": "GET", "asgi": {"spec_version": "2.3"}}
        serving = asyncio.create_task(answer(scope, receive, send))
        await until(lambda: bool(weigher.done))
        gone.set()
        await asyncio.wait_for(serving, PATIENCE_S)
        weigher.gate.set()
        await until(lambda: probe.are_at_rest(services.threads))
        assert weigher.done == [(1, 1)]
        assert len(source.weighed.lines) == 1  # a later stream need not weigh this decision again
        assert [message["type"] for message in answered] == [
            "http.response.start",
            "http.response.body",
        ]

    asyncio.run(leave())


def test_two_people_take_turns(store: Store, record: Record, weigher: Weigher) -> None:
    """Hole: the first stream is weighed to its end while another one waits."""
    mine, yours = file_of(record), file_of(replace(record))

    async def listen() -> None:
        services = services_of(store)
        weigher.gate.clear()
        streams = [
            asyncio.create_task(
                lines_of(await open_stream(services, source, Asker("home", person)))
            )
            for source, person in ((mine, "me"), (yours, "you"))
        ]
        await until(lambda: bool(weigher.done))
        weigher.gate.set()
        await asyncio.gather(*streams)

    asyncio.run(listen())
    # The streams alternate, with few exceptions.
    whose = [source is mine.record for source in weigher.order]
    alternate = sum(one != other for one, other in pairwise(whose))
    assert alternate > 0.8 * len(whose)


def test_a_crowd_holds_nobody_up(store: Store, record: Record, weigher: Weigher) -> None:
    """Hole: many streams of one address occupy all threads, and another address has to wait."""

    async def listen() -> None:
        services = services_of(store)
        weigher.gate.clear()
        crowd = [
            asyncio.create_task(
                lines_of(await open_stream(services, file_of(record), Asker("club", f"guest {n}")))
            )
            for n in range(12)
        ]
        await until(lambda: len(weigher.done) == 1)
        parts = await open_stream(services, file_of(record))
        assert read_any(await anext(parts))["type"] == "overview"
        own = asyncio.ensure_future(anext(parts))
        await until(lambda: len(weigher.done) == 2)
        weigher.gate.set()
        assert read_any(await own)["type"] == "worth"
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)

    asyncio.run(listen())


def test_open_streams_are_bounded(store: Store, record: Record, weigher: Weigher) -> None:
    """Hole: one person can open any number of streams without reading them, and each of them keeps
    its game in memory."""

    async def listen() -> None:
        services = services_of(store, Limits(waiting_of_person=2))
        source = file_of(record)
        streams = [await open_stream(services, source) for _ in range(3)]
        for stream in streams[:2]:
            await anext(stream), await anext(stream)
        _, problem = await lines_of(streams[2])
        assert (problem["type"], problem["message"]["key"]) == ("problem", "server-busy")
        for stream in streams[:2]:
            await stream.aclose()
        both = [lines_of(await open_stream(services, source)) for _ in range(2)]
        assert [lines[-1] for lines in await asyncio.gather(*both)] == [{"type": "end"}] * 2
        assert probe.are_at_rest(services.threads)

    asyncio.run(listen())


def test_a_fault_of_ours(
    store: Store, record: Record, weigher: Weigher, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: after a fault, a stream ends without a message, or sends the text of the error."""
    logged: list[str] = []
    monkeypatch.setattr(routes, "log_fault", lambda where, error: logged.append(str(error)))
    monkeypatch.setattr(weighing, "hand_chances", Mock(side_effect=KeyError("hidden")))

    async def listen() -> list[Line]:
        return await lines_of(await open_stream(services_of(store), file_of(record)))

    *_, worth, problem = asyncio.run(listen())
    assert worth["type"] == "worth"
    assert (problem["type"], problem["message"]["key"]) == ("problem", "server-fault")
    assert logged == ["'hidden'"]


def test_lines_are_bounded(store: Store, weigher: Weigher, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: memory grows with each decision that is weighed."""
    monkeypatch.setattr(reviews, "KEPT_LINES", 60)
    kept = Reviews(store)
    text = whole_game("clubs-whist", target=1).to_json()
    names = [kept.add(ME, (text + n * " ").encode()) for n in range(3)]
    lines = []
    for name in names:
        source = kept.file(ME, name)
        assert source
        weigh_all(Weighing(source))
        lines.append(len(source.weighed.lines))
    assert sum(lines) > 60 > lines[0]
    sources = [kept.file(ME, name) for name in reversed(names)]
    assert [bool(source and source.weighed.lines) for source in sources] == [True, False, False]


def test_lines_come_one_by_one(browser: Browser) -> None:
    """Hole: a layer of the server holds back lines until many of them are ready."""
    text = whole_game("clubs-whist", target=1).to_json()
    address = f"records/{browser.http.post('/api/records', content=text).json()['id']}"
    assert browser.http.head(f"/api/{address}/review").content == b""
    with review_lines(browser, address) as lines:
        first = list(islice(lines, 4))
    assert [line["type"] for line in first] == ["overview", "worth", "chances", "worth"]
    # Only a few other lines come before it, so lines are not held back until the end.
    with review_lines(browser, address, after=first[-1]["id"], first="1.30") as lines:
        places = [next(lines)["number"] for _ in range(4)]
    assert 30 in places


@pytest.mark.skipif(os.name != "posix", reason="signals of Unix")
def test_the_end_of_the_server(tmp_path: Path) -> None:
    """Hole: a server that is stopped waits for the end of all reviews, or prints an error for each
    of them."""
    command = ["-m", "clubsuit", "serve", "--port", "0", "--data", str(tmp_path)]
    with (
        Tree(*command, NUMBA_DISABLE_JIT="1") as server,  # so that weighing takes long
        Browser(Address(server.address())) as person,
    ):
        text = whole_game("clubs-whist", target=1).to_json()
        address = f"records/{person.http.post('/api/records', content=text).json()['id']}"
        with review_lines(person, address) as lines:
            next(lines)
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(httpx.TransportError):
                list(lines)
        assert server.process.communicate(timeout=PATIENCE_S)[1] == ""
