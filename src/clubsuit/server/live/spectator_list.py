"""The list of the people who watch a table, sent to everyone there."""

from clubsuit.server.live.audience import Audience
from clubsuit.server.live.table_socket import TableSocket
from clubsuit.server.people.tokens import alias
from clubsuit.server.wire.serialize import spectators


class SpectatorList:
    """Sends everyone at an open table who watches it."""

    def __init__(self, table_id: str, audience: Audience) -> None:
        self._table_id = table_id
        self._audience = audience
        self._sent = self._message

    def watch(self) -> None:
        """Send everyone the list if it has changed."""
        message = self._message
        if message != self._sent:
            self._sent = message
            for socket in self._audience.sockets:
                if socket.shown:  # a new socket gets the list after the table (`show`)
                    socket.say(message)

    def show(self, socket: TableSocket) -> None:
        """Send a socket the list, unless nobody watches."""
        if self._audience.spectators:
            socket.say(self._sent)

    def forget(self, person: str) -> None:
        """Remove the name of a person who has deleted their data."""
        for socket in self._audience.sockets:
            if socket.person == person:
                socket.name = ""
        self.watch()

    @property
    def _message(self) -> str:
        people = self._audience.spectators
        return spectators(
            [{"who": alias(person, self._table_id), "name": people[person]} for person in people]
        )
