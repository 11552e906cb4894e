"""Fixtures for tests of simulations, matches and tools for records."""

from cli.conftest import command, heeded, surroundings

__all__ = ["command", "heeded", "surroundings"]
