"""Rate limits that several processes share through Redis."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import TypeVar

import httpx
import pytest
from limits import parse
from redis import Redis as Client

from clubsuit.server.http.app import create_app
from clubsuit.server.ops import shared_counts
from clubsuit.server.ops.rate_limits import TooOften, limit, shared
from clubsuit.server.ops.shared_counts import Away, SharedCounts
from server.support.services import Redis
from support.processes import PATIENCE_S

T = TypeVar("T")

HOURLY = "5/hour"


def run(work: Awaitable[T]) -> T:
    """Run a coroutine with a time limit."""

    async def wait() -> T:
        return await asyncio.wait_for(work, PATIENCE_S)

    return asyncio.run(wait())


@pytest.fixture
def redis(redis: Redis) -> Redis:
    """A Redis server without keys."""
    with Client.from_url(redis.url) as client:
        client.flushall()
    return redis


def test_two_processes_count_once(redis: Redis) -> None:
    """Holes: with two processes, an address may send twice as much; requests at the same time pass
    the limit together; the answer does not say when the next request is allowed."""

    async def count() -> list[float | None]:
        counts = [SharedCounts(redis.url, b"key") for _ in range(2)]
        asked = [one.count(parse(HOURLY), "a") for one in counts for _ in range(8)]
        answers = await asyncio.gather(*asked)
        assert await counts[1].count(parse(HOURLY), "b") is None
        for one in counts:
            await one.close()
        return answers

    refused = [until for until in run(count()) if until is not None]
    assert len(refused) == 16 - 5
    assert max(refused) - min(refused) < 60


def test_redis_learns_no_address(redis: Redis) -> None:
    """Hole: who reads Redis learns the addresses of visitors and the names of accounts. Hole: the
    counts of two servers with one Redis are mixed."""

    async def count() -> None:
        for key in (b"one", b"two"):
            counts = SharedCounts(redis.url, key)
            for _ in range(5):
                assert await counts.count(parse(HOURLY), "tries", "203.0.113.7", "ada") is None
            await counts.close()

    run(count())
    with Client.from_url(redis.url) as client:
        keys = [key.decode() for key in client.scan_iter()]
        assert len(keys) == 2 and all(0 < client.ttl(key) <= 3600 for key in keys)
    assert not any(word in key for key in keys for word in ("tries", "203", "ada"))


def test_without_redis(
    redis: Redis, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Holes: without Redis all requests fail, or none is limited; each request writes to the log,
    or waits; what was allowed before does not count; Redis is not used again when it is back."""
    asked = list[float]()
    monkeypatch.setattr(shared_counts, "RETRY_S", PATIENCE_S)

    async def count() -> None:
        counts = SharedCounts(redis.url, b"key")
        async with shared(counts):
            for _ in range(3):
                await limit(HOURLY, "a")
            with redis.stopped():
                for _ in range(2):
                    await limit(HOURLY, "a")
                with pytest.raises(TooOften):
                    await limit(HOURLY, "a")
                with pytest.raises(Away):  # not asked again before RETRY_S
                    await counts.count(parse(HOURLY), "a")
            monkeypatch.setattr(shared_counts, "monotonic", lambda: 1e12)
            await limit(HOURLY, "a")  # the restarted Redis has forgotten all
            asked.append(1)

    run(count())
    assert asked
    assert [record.getMessage().splitlines()[0] for record in caplog.records] == [
        "rate limits in Redis: ConnectionError"
    ]


def test_the_application_shares_its_counts(redis: Redis, tmp_path: Path) -> None:
    """Hole: the server is given a Redis server, but counts in its own memory."""
    app = create_app(tmp_path, redis.url)

    async def choose_a_face() -> int:
        transport = httpx.ASGITransport(app, client=("203.0.113.9", 1))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as http,
        ):
            return (await http.put("/api/me/face", json={"face": "owl"})).status_code

    assert run(choose_a_face()) == 204
    with Client.from_url(redis.url) as client:
        assert len(list(client.scan_iter(f"*{shared_counts.PREFIX}*"))) == 2
