"""Play one hand over HTTP with the Clubsuit that is installed beside this Python.

    python scripts/one_hand.py

The script uses nothing but the standard library and the packages that Clubsuit itself needs.
`scripts/release.py` and CI run it in an empty environment.
"""

import hashlib
import json
import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

import clubsuit

GAME = {"game": "clubs-whist", "bots": ["rule", "rule"]}

PATIENCE_S = 120
"""Maximum number of seconds to wait for one message of the server."""


def main() -> None:
    """Play the hand, and print the number of decisions and the score."""
    place = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)  # Windows may still use files
    with place as folder, served(Path(folder)) as host:
        with urlopen(f"http://{host}/", timeout=PATIENCE_S) as page:
            if b"<script" not in page.read():
                sys.exit("The server sends no page.")
        decisions, score = play(host)
    version = clubsuit.__version__
    print(f"Clubsuit {version} played a hand over HTTP: {decisions} decisions, score {score}")


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Run `clubsuit play` with its data in a folder, and yield its host and port."""
    words = ["play", "--no-browser", "--port", "0", "--data", str(folder / "data")]
    command = [sys.executable, "-m", "clubsuit", *words]
    environment = {**os.environ, "CLUBSUIT_CACHE": str(folder / "cache"), "PYTHONUNBUFFERED": "1"}
    errors = folder / "errors.txt"  # workers that end while they start print tracebacks
    with (
        errors.open("w") as log,
        subprocess.Popen(
            command, env=environment, cwd=folder, stdout=subprocess.PIPE, stderr=log, text=True
        ) as process,
    ):
        try:
            assert process.stdout is not None
            found = (line.partition("//")[2].partition("/")[0] for line in process.stdout)
            yield next(filter(None, map(str.strip, found)))
        except StopIteration:
            sys.exit(f"`clubsuit play` ended without an address. {errors.read_text()}")
        finally:
            process.terminate()


def play(host: str) -> tuple[int, list[int]]:
    """Play one hand; return the number of our decisions and the score by seat."""
    me = {"Authorization": "Bearer " + post(host, "programs", {})["token"]}
    table = post(host, "tables", GAME, **me)["id"]
    string = secrets.token_hex(32)
    promise = hashlib.sha256(string.encode()).hexdigest()
    decisions = 0
    with connect(f"ws://{host}/api/tables/{table}/live", additional_headers=me) as socket:
        while True:
            message = json.loads(socket.recv(PATIENCE_S))
            if message["type"] == "commitment" and message["wanted"] == "promise":
                socket.send(json.dumps({"type": "promise", "hash": promise}))
            elif message["type"] == "commitment":
                socket.send(json.dumps({"type": "string", "string": string}))
            elif message["type"] == "refused":
                sys.exit(f"The server refused a decision: {message}")
            elif message["type"] == "view" and message["view"]["phase"] in ("scored", "over"):
                return decisions, message["view"]["scores"][-1]["score"]
            elif message["type"] == "view" and message["actions"]:
                decisions += 1
                act = {"type": "act", "ply": message["ply"], "action": message["actions"][0]}
                socket.send(json.dumps(act))


def post(host: str, path: str, data: dict[str, Any], **headers: str) -> Any:
    """Send a request with JSON to the server, and return its answer."""
    headers["Content-Type"] = "application/json"
    request = Request(f"http://{host}/api/{path}", json.dumps(data).encode(), headers)
    with urlopen(request, timeout=PATIENCE_S) as answer:
        return json.load(answer)


if __name__ == "__main__":
    main()
