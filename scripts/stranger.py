#!/usr/bin/env python
"""Show the page as pictures and accessibility trees to a reader who sees nothing else of it.

    clubsuit serve --port 8000 &
    export PYTHONPATH=tests
    python scripts/stranger.py open FOLDER http://127.0.0.1:8000 --size 390x844 --light dark &
    python scripts/stranger.py FOLDER look
    python scripts/stranger.py FOLDER click button "Learn Ruby Dame in five minutes"
    python scripts/stranger.py FOLDER touch 120 640

`open` starts Chromium as a new visitor and runs until you end it. Each other command does one thing
on the page. It then saves a picture and prints what a screen reader would find. The pictures are in
FOLDER, and `steps.txt` there lists the commands. The stranger test in `docs/learning.md` uses this
script.
"""

import argparse
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Error, Page, sync_playwright

from browser.support.chromium import QUIET, chromium_path

VERBS = "look, click ROLE NAME [NUMBER], touch X Y, key KEY, type TEXT, scroll PIXELS, back, wait"
BEAT = 1200
"""Milliseconds to wait after a command before the picture is taken."""
PATIENCE = 5000
"""Milliseconds after which a named element counts as missing."""


def open_page(folder: Path, url: str, size: str, light: str, language: str) -> None:
    """Open the page as a new visitor, and keep it open until this program ends."""
    width, height = map(int, size.split("x"))
    folder.mkdir(parents=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium_path(),
            args=[*QUIET, f"--remote-debugging-port={port}"],
        )
        page = browser.new_page(
            viewport={"width": width, "height": height},
            color_scheme="dark" if light == "dark" else "light",
            locale=language,
        )
        page.goto(url)
        (folder / "port").write_text(str(port))
        signal.pause()


@contextmanager
def its_page(folder: Path) -> Iterator[Page]:
    """Connect to the page that `open` shows, or to its newest tab."""
    port = (folder / "port").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
        page = browser.contexts[0].pages[-1]
        page.set_default_timeout(PATIENCE)
        yield page


def act(page: Page, verb: str, words: list[str]) -> None:
    """Carry out a command: a tap, a key or a look."""
    match verb, words:
        case "look", []:
            pass
        case "click", [role, name, *nth]:
            found = page.get_by_role(role, name=name)  # type: ignore[arg-type]
            found.nth(int(nth[0]) - 1 if nth else 0).click()
        case "touch", [x, y]:
            page.mouse.click(float(x), float(y))
        case "key", [key]:
            page.keyboard.press(key)
        case "type", [text]:
            page.keyboard.type(text)
        case "scroll", [pixels]:
            page.mouse.wheel(0, float(pixels))
        case "back", []:
            page.go_back()
        case "wait", []:
            page.wait_for_timeout(4 * BEAT)
        case _:
            sys.exit(VERBS)


def step(folder: Path, verb: str, words: list[str]) -> None:
    """Carry out a command, and show the page afterwards."""
    with its_page(folder) as page:
        try:
            act(page, verb, words)
        except Error as error:
            print("This did not work:", str(error).splitlines()[0])
        page.wait_for_timeout(BEAT)
        picture = folder / f"{len(list(folder.glob('*.png'))) + 1:03}.png"
        page.screenshot(path=picture)
        print("Picture:", picture)
        print(page.locator("body").aria_snapshot())
    with (folder / "steps.txt").open("a") as steps:
        print(picture.stem, verb, *words, file=steps)


def main() -> None:
    if sys.argv[1:2] == ["open"]:
        command = argparse.ArgumentParser()
        command.add_argument("folder", type=Path)
        command.add_argument("url")
        command.add_argument("--size", default="1280x800")
        command.add_argument("--light", choices=["light", "dark"], default="light")
        command.add_argument("--language", default="en")
        told = command.parse_args(sys.argv[2:])
        open_page(told.folder, told.url, told.size, told.light, told.language)
    elif len(sys.argv) >= 3:
        step(Path(sys.argv[1]), sys.argv[2], sys.argv[3:])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
