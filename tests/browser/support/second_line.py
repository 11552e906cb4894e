"""A second connection of a person to the table, beside the page.

It plays a hand in a fraction of the time that clicks take, for tests that check what comes after
it. How a hand is played on the page is checked elsewhere: by mouse and touch in test_play.py, by
keys in test_heard.py.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from browser.support.person import Person
from server.support.clients import TableClient
from server.support.connections import socket_to


@contextmanager
def second_line(person: Person) -> Iterator[TableClient]:
    """Connect with the person's cookie to the table on the page, and read the first view."""
    server, _, table = person.page.url.partition("/table/")
    cookies = person.context.cookies()
    cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in cookies)
    with socket_to(server, table, cookie) as socket:
        line = TableClient(socket)
        line.next_view()
        yield line


def finish_hand(person: Person) -> None:
    """Play to the end of the hand while the page follows."""
    _finish(person, "scored", "over")


def finish_game(person: Person) -> None:
    """Play to the end of the game while the page follows."""
    _finish(person, "over")


def _finish(person: Person, *phases: str) -> None:
    with second_line(person) as line:
        line.play_until(lambda view: view["phase"] in phases)
    person.page.wait_for_function(
        """ply => {
            const data = document.querySelector('[data-testid=table]')?.dataset
            return data?.ply === ply && data.settled === 'true'
        }""",
        arg=str(line.ply),
    )
