"""The doors that need a server, or the command."""

from cli.conftest import command
from server.conftest import browser, launch, other, server

__all__ = ["browser", "command", "launch", "other", "server"]
