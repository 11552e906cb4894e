"""Messages of clients and what carries them out."""

from typing import get_args

from clubsuit.server.live.handlers import HANDLERS
from clubsuit.server.wire.schema import ClientMessage


def test_every_message_has_a_handler() -> None:
    """Hole: a message that the schema accepts and nothing carries out."""
    messages, _ = get_args(ClientMessage)
    assert HANDLERS.keys() == set(get_args(messages))
