"""Chromium as installed on this machine."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, expect, sync_playwright

from browser.support.person import WAIT

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium_path() -> str:
    """Return the path of Debian's headless Chromium or, if it is missing, of Chromium, which is
    slower."""
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert path, "Chromium is missing: `make test` installs Debian's package"
    return path


@contextmanager
def started_chromium() -> Iterator[Browser]:
    """Start Chromium without a window and close it at the end of the block."""
    with sync_playwright() as playwright:
        expect.set_options(timeout=WAIT)  # the machine may be busy
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
        yield browser
        browser.close()
