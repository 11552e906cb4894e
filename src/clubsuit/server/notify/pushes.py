"""Calls to people whose page is closed, sent to the push services of their browsers.

They are sent one after the other, beside all else, each within a time and once: what cannot be sent
is lost, as somebody will look at their games some day. What is sent names the game and the table,
no card and no player.
"""

import asyncio
import json
import time
from collections.abc import Collection
from functools import cached_property
from typing import NamedTuple

import h11

from clubsuit.games import REGISTRY
from clubsuit.server.notify import subscriptions
from clubsuit.server.notify.push_services import Endpoint, read_endpoint, send, service_of
from clubsuit.server.notify.subscriptions import Subscription
from clubsuit.server.ops.error_log import log_fault, logger
from clubsuit.server.storage.store import Store, TableRow
from clubsuit.server.table.presence import Cause
from clubsuit.texts import say

WORKERS = 4
"""Messages that are sent at the same time,"""
MOST_WAITING = 1000
"""calls that may wait for that; more are lost."""

WITHIN_S = 10.0
"""How long a service may take,"""
REPEATED_S = 3600.0
"""and after how long it is said again that one refuses."""

KEPT_S = {"realtime": 120, "correspondence": 86_400}
"""How long a service keeps a message for a browser that is off, by the table's pace."""

GONE = 404, 410
"""What a service answers where the browser has ended its subscription."""


class Call(NamedTuple):
    """Somebody is waited for."""

    table: TableRow
    person: str
    cause: Cause

    def text(self) -> bytes:
        """What the browser shows: the worker of the page reads it."""
        game = self.table.game
        told = {
            "title": say(f"game-{game}-name") if game in REGISTRY else game,
            "text": say("push-turn") if self.cause == "turn" else say("push-vote"),
            "table": self.table.id,
        }
        return json.dumps(told, ensure_ascii=False).encode()


class Pushes:
    """Sends calls to the browsers of people."""

    def __init__(self, store: Store, services: Collection[str]) -> None:
        """services: by name, see `push_services`."""
        self.services = services
        self.store = store
        self._waiting: asyncio.Queue[Call] = asyncio.Queue(MOST_WAITING)
        self._said: dict[tuple[str, str], float] = {}

    def public_key(self) -> str:
        """What browsers need to know of the server."""
        from clubsuit.server.notify.webpush import (
            public_key,  # here: few need it, and it takes a while
        )

        return public_key(self._secret)

    @cached_property
    def _secret(self) -> bytes:
        return self.store.key("push")

    def put(self, call: Call) -> None:
        """Send this soon."""
        try:
            self._waiting.put_nowait(call)
        except asyncio.QueueFull:
            self._lament("", "calls", "too many at once")

    async def run(self) -> None:
        """Send what waits, until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            for _ in range(WORKERS):
                tasks.create_task(self._work())

    async def _work(self) -> None:
        while True:
            call = await self._waiting.get()
            try:
                await self._make(call)
            except Exception as error:
                log_fault(f"table {call.table.id}, push", error)

    async def _make(self, call: Call) -> None:
        browsers = await asyncio.to_thread(
            subscriptions.claim, self.store, call.table.id, call.person
        )
        for browser in browsers:
            endpoint = read_endpoint(browser.endpoint, self.services)
            if endpoint:  # else the host has taken its service from the list
                await self._tell(call, browser, endpoint)

    async def _tell(self, call: Call, browser: Subscription, endpoint: Endpoint) -> None:
        headers, body = await asyncio.to_thread(self._message, call, browser, endpoint)
        try:
            async with asyncio.timeout(WITHIN_S):
                status = await send(endpoint, headers, body)
        except (OSError, h11.ProtocolError) as error:
            return self._refused(endpoint, type(error).__name__)
        if status in GONE:
            await asyncio.to_thread(subscriptions.remove, self.store, call.person, browser.name)
        elif not 200 <= status < 300:
            self._refused(endpoint, f"status {status}")

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
        return headers, encrypted(call.text(), browser.p256dh, browser.auth)

    def _refused(self, endpoint: Endpoint, cause: str) -> None:
        service = service_of(endpoint, self.services)
        self._lament(service or "", endpoint.host, cause)

    def _lament(self, service: str, host: str, cause: str) -> None:
        """Log this, no more than once an hour for each service: the rest of an address is a key to
        somebody's browser, and hosts with a star can be made up."""
        now = time.monotonic()
        if now - self._said.get((service, cause), -REPEATED_S) >= REPEATED_S:
            self._said[service, cause] = now
            logger.warning("push, %s: %s", host, cause)
