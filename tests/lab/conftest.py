"""Fixtures for tests of simulations, matches and record tools."""

from cli.conftest import command, heeded, surroundings

__all__ = ["command", "heeded", "surroundings"]
