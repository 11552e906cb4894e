"""The command, for its door."""

from cli.conftest import command

__all__ = ["command"]
