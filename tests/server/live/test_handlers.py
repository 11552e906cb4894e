"""The functions that process messages of clients."""

from typing import get_args

from clubsuit.server.live.handlers import HANDLERS
from clubsuit.server.wire.schema import ClientMessage


def test_every_message_has_a_handler() -> None:
    """Hole: the schema accepts a message that has no handler."""
    messages, _ = get_args(ClientMessage)
    assert HANDLERS.keys() == set(get_args(messages))
