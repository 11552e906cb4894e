"""Fixtures for tests of simulations, matches and record tools."""

from cli.conftest import command, interruptible, surroundings

__all__ = ["command", "interruptible", "surroundings"]
