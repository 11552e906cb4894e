"""A browser, for a game that is not among ours."""

from browser.conftest import chromium, people

__all__ = ["chromium", "people"]
