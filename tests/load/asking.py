"""Scripted players who ask for a hint at each of their turns and follow it."""

import asyncio
import json
from typing import Any

import httpx
from websockets.asyncio.client import connect

GAME = "ruby-dame"


class Asking:
    """A person who plays against *best* bots in several windows, as fast as possible."""

    def __init__(self, url: str) -> None:
        self.hints = 0
        self._url = url

    async def play(self, windows: int) -> None:
        """Ask for hints in this number of windows until cancelled."""
        async with (
            httpx.AsyncClient(base_url=self._url, timeout=60, trust_env=False) as http,
            asyncio.TaskGroup() as tasks,
        ):
            for _ in range(windows):
                tasks.create_task(self._ask_on(await self._open(http), http))

    async def _open(self, http: httpx.AsyncClient) -> str:
        """Open a table and return its id."""
        answer = await http.post(
            "/api/tables", json={"game": GAME, "bots": ["best"] * 3, "seed": 1}
        )
        answer.raise_for_status()
        return str(answer.json()["id"])

    async def _ask_on(self, table: str, http: httpx.AsyncClient) -> None:
        address = self._url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        headers = {"Cookie": cookie, "Origin": self._url}
        async with connect(address, additional_headers=headers, proxy=None) as socket:
            view: dict[str, Any] = {}
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "advice":
                    self.hints += 1
                    best = message["suggestions"][0]["action"]
                    await socket.send(
                        json.dumps({"type": "act", "ply": view["ply"], "action": best})
                    )
                elif message["type"] == "view":
                    view = message
                    if view["view"]["phase"] in ("scored", "over"):
                        await socket.send(json.dumps({"type": "next", "ply": view["ply"]}))
                    elif view["view"]["turn"] == view["view"]["seat"]:
                        await socket.send(json.dumps({"type": "hint", "id": view["ply"]}))
