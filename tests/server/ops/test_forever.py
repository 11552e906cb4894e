"""Background work: errors are logged, and the work is restarted."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from clubsuit.server.http import app as application
from clubsuit.server.http.app import create_app
from clubsuit.server.ops import supervise as module
from clubsuit.server.ops.supervise import supervise
from support.processes import PATIENCE_S, until


def run(work: Awaitable[None]) -> None:
    """Run this work with a timeout."""

    async def do() -> None:
        async with asyncio.timeout(PATIENCE_S):
            await work

    asyncio.run(do())


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return a list of all requested pauses, which take no time."""
    asked: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        asked.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", note)
    return asked


def failing(times: int, error: Callable[[], Exception]) -> Callable[[], Awaitable[None]]:
    """Return work that fails this number of times and then ends."""
    left = [times]

    async def work() -> None:
        left[0] -= 1
        if left[0] >= 0:
            raise error()

    return work


def test_what_fails_begins_anew(caplog: pytest.LogCaptureFixture, pauses: list[float]) -> None:
    """Bug: background work (leases, news, clean-up) stopped at the first error, and nothing was
    logged. Holes: errors fill the disk with log lines; the log names a card."""
    run(supervise("leases", failing(9, lambda: KeyError("card 9C"))))
    assert pauses == [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0, 60.0, 60.0]
    errors = [record.getMessage() for record in caplog.records]
    assert len(errors) == 9
    assert all(one.startswith("leases: KeyError\n") for one in errors)
    assert "card 9C" not in caplog.text


def test_what_went_well_for_long(pauses: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: with one error per day, the pause before a restart grows to a minute within a week."""
    clock = iter(range(0, 1_000_000, 100))
    monkeypatch.setattr(module, "monotonic", lambda: next(clock))
    run(supervise("leases", failing(4, ValueError)))
    assert pauses == [1.0] * 4


def test_tasks_of_a_group_are_named(caplog: pytest.LogCaptureFixture, pauses: list[float]) -> None:
    """Hole: the log says "ExceptionGroup" without naming the errors in the group."""
    error = ExceptionGroup("", [ValueError(1), ExceptionGroup("", [OSError(2)])])
    run(supervise("peers", failing(1, lambda: error)))
    logged = [record.getMessage().partition("\n")[0] for record in caplog.records]
    assert logged == ["peers: ValueError", "peers: OSError"]


def test_it_can_be_ended() -> None:
    """Hole: the server does not stop."""

    async def ask() -> None:
        task = asyncio.create_task(supervise("x", asyncio.Event().wait))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(ask())


def test_the_server_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Bug: after one error the server's clean-up never ran again."""
    monkeypatch.setattr(module, "FIRST_S", 0.001)
    begun: list[int] = []

    async def keep_house(*_: Any) -> None:
        begun.append(len(begun))
        if len(begun) < 3:
            raise RuntimeError("SECRET")
        await asyncio.Event().wait()

    monkeypatch.setattr(application, "keep_house", keep_house)

    async def ask() -> None:
        app = create_app(tmp_path)
        async with app.router.lifespan_context(app):
            await until(lambda: len(begun) == 3)

    with caplog.at_level(logging.ERROR):
        run(ask())
    assert caplog.text.count("house: RuntimeError") == 2
    assert "SECRET" not in caplog.text
