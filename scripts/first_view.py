"""Measure the time from a command to the first view with cards, requested as the page does it.

    .venv/bin/python scripts/first_view.py                         # `clubsuit play`
    .venv/bin/python scripts/first_view.py make -C ../fresh play   # in another, fresh clone

The cache of compiled rules and the folder of tables are empty at the start. The script prints the
seconds since the start of the command for each line of its output, for the first view with cards,
and for the switch of the server to compiled rules.
"""

import json
import os
import re
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

from websockets.sync.client import connect

TABLE = {"game": "clubs-whist", "bots": ["strong", "strong"], "name": "Ada"}


def command_of(words: list[str], data: str) -> list[str]:
    """Return the command with options for the measurement: a free port, a folder, no browser."""
    quiet = ["--no-browser", "--port", "0", "--data", data]
    if words[:1] == ["make"]:
        return [*words, f"ARGS={' '.join(quiet)}"]
    return [*(words or [str(Path(sys.executable).with_name("clubsuit")), "play"]), *quiet]


def messages(url: str) -> Iterator[dict[str, object]]:
    """Yield, in order, the messages that a new browser receives when it opens a table."""
    jar = CookieJar()
    ask = build_opener(ProxyHandler({}), HTTPCookieProcessor(jar)).open
    ask(url).read()  # the page
    ask(f"{url}/api/games").read()
    headers = {"Content-Type": "application/json"}
    with ask(Request(f"{url}/api/tables", json.dumps(TABLE).encode(), headers)) as answer:
        table = json.load(answer)["id"]
    cookies = {"Cookie": "; ".join(f"{one.name}={one.value}" for one in jar)}
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(address, additional_headers=cookies, proxy=None) as socket:
        for message in map(json.loads, socket):
            if message["type"] == "commitment":
                string = secrets.token_hex(32)  # this player's string for fair deals
                socket.send(json.dumps({"type": "string", "string": string}))
            yield message


def measure(process: "subprocess.Popen[str]", start: float) -> None:
    """Print each event with the seconds since the start."""

    def tell(what: str) -> None:
        print(f"{time.monotonic() - start:7.2f}  {what}", flush=True)

    assert process.stdout
    for line in process.stdout:
        tell(line.rstrip())
        if found := re.search(r"http://\S+", line):
            break
    else:
        raise SystemExit("the command has ended, and no server was started")
    cards = False
    for message in messages(found[0].rstrip("/")):
        if message["type"] == "view" and not cards:
            cards = True
            tell("the first view with cards")
        elif message["type"] == "warming" and message["state"] != "on":
            tell(f"compiling the rules: {message['state']}")
            break


def main() -> None:
    """Take one measurement."""
    with tempfile.TemporaryDirectory(prefix="clubsuit-") as folder:
        environment = {**os.environ, "CLUBSUIT_CACHE": f"{folder}/cache"}
        command = command_of(sys.argv[1:], f"{folder}/data")
        start = time.monotonic()
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=environment
        ) as process:
            try:
                measure(process, start)
            except KeyboardInterrupt:
                print("stopped")
            finally:
                process.terminate()


if __name__ == "__main__":
    main()
