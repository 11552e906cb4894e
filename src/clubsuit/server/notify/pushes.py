"""Notifications for people who have closed the page, sent via the push services of their browsers.

They are sent in the background, each once and with a timeout. One that cannot be sent is dropped:
the person will see their games at the next visit. A notification names the game and the table, but
no card and no player.
"""

import asyncio
import json
import time
from collections.abc import Collection
from functools import cached_property
from typing import Literal, NamedTuple

import h11

from clubsuit.games import REGISTRY
from clubsuit.server.notify import subscriptions
from clubsuit.server.notify.push_services import Endpoint, read_endpoint, send, service_of
from clubsuit.server.notify.subscriptions import Subscription
from clubsuit.server.ops.error_log import log_fault, logger
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.storage.store import Store
from clubsuit.server.table.presence import Cause
from clubsuit.texts import say, speaking

WORKERS = 4
"""Maximum number of notifications that are sent at the same time."""
MOST_WAITING = 1000
"""Maximum number of queued notifications; more are dropped."""

WITHIN_S = 10.0
"""Seconds within which a push service must respond."""
REPEATED_S = 3600.0
"""Seconds between two log entries about the same failure."""

KEPT_S = {"realtime": 120, "correspondence": 86_400}
"""Seconds for which a push service keeps a message for an offline browser, by the table's pace."""

GONE = 404, 410
"""Status codes with which a push service says that a subscription has ended."""


class Call(NamedTuple):
    """A notification to a person for whom a table waits, or who is invited to it."""

    table: TableRow
    person: str
    cause: Cause | Literal["invitation"]

    def text(self) -> bytes:
        """Return the content of the notification as JSON, which the page's service worker reads."""
        game = self.table.game
        content = {
            "title": say(f"game-{game}-name") if game in REGISTRY else game,
            "text": say(f"push-{self.cause}"),
            "table": self.table.id,
        }
        return json.dumps(content, ensure_ascii=False).encode()


def _browsers(store: Store, call: Call) -> list[Subscription]:
    """Return the browsers to notify.

    An invitation is sent once in any case, so it does not count as the notification of the table.
    """
    if call.cause == "invitation":
        return subscriptions.browsers_of(store, call.person)
    return subscriptions.claim(store, call.table.id, call.person)


class Pushes:
    """Sends notifications to the browsers of people."""

    def __init__(self, store: Store, services: Collection[str]) -> None:
        """services: names of push services (see `push_services.SERVICES`)."""
        self.services = services
        self.store = store
        self._waiting: asyncio.Queue[Call] = asyncio.Queue(MOST_WAITING)
        self._logged: dict[tuple[str, str], float] = {}
        """Monotonic time of the last log entry, by service and cause."""

    def public_key(self) -> str:
        """Return the server's public key, which browsers need for a subscription."""
        from clubsuit.server.notify.webpush import (
            public_key,  # imported here, since the import is slow and few servers need it
        )

        return public_key(self._secret)

    @cached_property
    def _secret(self) -> bytes:
        return self.store.key("push")

    def put(self, call: Call) -> None:
        """Queue a notification."""
        try:
            self._waiting.put_nowait(call)
        except asyncio.QueueFull:
            self._log_failure("", "queue", "too many notifications")

    async def run(self) -> None:
        """Send queued notifications, until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            for _ in range(WORKERS):
                tasks.create_task(self._work())

    async def _work(self) -> None:
        while True:
            call = await self._waiting.get()
            try:
                await self._notify(call)
            except Exception as error:
                log_fault(f"table {call.table.id}, push", error)

    async def _notify(self, call: Call) -> None:
        browsers = await asyncio.to_thread(_browsers, self.store, call)
        for browser in browsers:
            endpoint = read_endpoint(browser.endpoint, self.services)
            if endpoint:  # None if this server no longer allows the push service
                await self._send(call, browser, endpoint)

    async def _send(self, call: Call, browser: Subscription, endpoint: Endpoint) -> None:
        headers, body = await asyncio.to_thread(self._message, call, browser, endpoint)
        try:
            async with asyncio.timeout(WITHIN_S):
                status = await send(endpoint, headers, body)
        except (OSError, h11.ProtocolError) as error:
            return self._log_refusal(endpoint, type(error).__name__)
        if status in GONE:
            await asyncio.to_thread(subscriptions.remove, self.store, call.person, browser.name)
        elif not 200 <= status < 300:
            self._log_refusal(endpoint, f"status {status}")

    def _message(
        self, call: Call, browser: Subscription, endpoint: Endpoint
    ) -> tuple[dict[str, str], bytes]:
        from clubsuit.server.notify.webpush import authorization, encrypted

        headers = {
            "Authorization": authorization(
                self._secret, endpoint.origin, browser.contact, time.time()
            ),
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_S[call.table.pace]),
        }
        with speaking(browser.language):
            text = call.text()
        return headers, encrypted(text, browser.p256dh, browser.auth)

    def _log_refusal(self, endpoint: Endpoint, cause: str) -> None:
        service = service_of(endpoint, self.services)
        self._log_failure(service or "", endpoint.host, cause)

    def _log_failure(self, service: str, host: str, cause: str) -> None:
        """Log a failure, at most once an hour for each service and cause.

        Failures are counted by service, not by host name, since clients can invent host names for a
        service with "*". Only the host name of an address is logged, since the path is secret.
        """
        now = time.monotonic()
        if now - self._logged.get((service, cause), -REPEATED_S) >= REPEATED_S:
            self._logged[service, cause] = now
            logger.warning("push, %s: %s", host, cause)
