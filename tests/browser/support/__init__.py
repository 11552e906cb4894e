"""Helpers for tests of the page in a real browser."""
