"""Film a hand at the real table for the first page of the documentation (docs/table.webp).

    .venv/bin/python -m pip install pillow
    PYTHONPATH=tests .venv/bin/python scripts/site/motion.py

The script starts a server, plays the first decisions of a hand of Clubs (Whist) with a seed, and
writes an animated WebP. It ends with a message if the file is larger than `MOST_BYTES`.
"""

import base64
import io
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from PIL import Image

from browser.support.chromium import started_chromium
from browser.support.person import Person
from browser.support.tables import sit
from server.support.servers import Server

ROOT = Path(__file__).parents[2]
TARGET = ROOT / "docs" / "table.webp"
STILL = ROOT / "docs" / "table-still.webp"
"""A picture of the middle of the film, for readers who want no motion."""
LAUNCHER = ROOT / "tests" / "server" / "support" / "launcher.py"
MOST_BYTES = 700_000

GAME, SEED = "clubs-whist", 7
SIZE = (1000, 720)
"""Size of the window in CSS pixels."""
SHOWN = (800, 576)
"""Size of the picture in pixels."""
DECISIONS = 5
"""Number of decisions that are filmed."""

FASTEST_MS = 80
"""Minimum duration of a picture; pictures that came sooner after another one are left out."""
LONGEST_MS = 1200
"""Maximum duration of a picture, since a busy machine may let the table wait."""
LAST_MS = 2000
"""Duration of the last picture, before the animation starts again."""
QUALITY = 60


def main() -> None:
    """Film, and write the picture."""
    with served() as server, started_chromium() as browser:
        person = Person(browser, server.url, SIZE, seed=SEED, pace="normal", motion=True)
        frames = film(person)
    write(frames)
    size = TARGET.stat().st_size
    print(f"{TARGET.name}: {len(frames)} pictures, {size} bytes")
    if size > MOST_BYTES:
        sys.exit(f"More than {MOST_BYTES} bytes: film fewer decisions, or lower the quality.")


@contextmanager
def served() -> Iterator[Server]:
    """Run a server with an empty folder during the block."""
    command = [sys.executable, str(LAUNCHER)]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with tempfile.TemporaryDirectory() as name, subprocess.Popen(command, **pipes) as launcher:
        folder = Path(name)
        with closing(Server(launcher, folder / "data", folder / "log")) as server:
            yield server
        assert launcher.stdin
        launcher.stdin.close()


def film(person: Person) -> list[tuple[int, bytes]]:
    """Play some decisions; return the pictures as PNG, each with its duration in milliseconds."""
    sit(person, GAME, SEED)
    taken: list[tuple[float, bytes]] = []
    camera = person.context.new_cdp_session(person.page)

    def keep(event: dict[str, Any]) -> None:
        taken.append((event["metadata"]["timestamp"], base64.b64decode(event["data"])))
        camera.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    camera.on("Page.screencastFrame", keep)
    camera.send("Page.startScreencast", {"format": "png"})
    for _ in range(DECISIONS):
        person.decide()
        person.page.wait_for_timeout(600)
    camera.send("Page.stopScreencast")
    return timed(taken)


def timed(taken: list[tuple[float, bytes]]) -> list[tuple[int, bytes]]:
    """Return the pictures with their durations; `taken` has their times in seconds."""
    kept = taken[:1]
    for at, picture in taken[1:]:
        if 1000 * (at - kept[-1][0]) >= FASTEST_MS:
            kept.append((at, picture))
    if taken:
        kept[-1] = (kept[-1][0], taken[-1][1])  # everything has come to rest
    ends = [at for at, _ in kept[1:]]
    waits = [
        min(round(1000 * (end - at)), LONGEST_MS) for (at, _), end in zip(kept, ends, strict=False)
    ]
    return list(zip([*waits, LAST_MS], (picture for _, picture in kept), strict=True))


def write(frames: list[tuple[int, bytes]]) -> None:
    """Write the film as an animated WebP, and a still of it."""
    pictures = [
        Image.open(io.BytesIO(picture)).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)
        for _, picture in frames
    ]
    pictures[len(pictures) // 2].save(STILL, quality=QUALITY, method=6)
    pictures[0].save(
        TARGET,
        save_all=True,
        append_images=pictures[1:],
        duration=[wait for wait, _ in frames],
        loop=0,
        quality=QUALITY,
        method=6,
        minimize_size=True,
    )


if __name__ == "__main__":
    main()
