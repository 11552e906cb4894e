"""Names of the players at a table. No two players have the same name."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from clubsuit.server.storage.rows import Seat
from clubsuit.texts import say
from clubsuit.writing import visible

GUEST = "server-guest"
"""Message key of the name that open tables show for unnamed players. The word "You" would be wrong
there, because other people read it too."""

FORMER = "server-former-player"
"""Key of the name of people who have deleted their data."""


def named(name: str, seats: int, nameless: str = "server-you") -> list[str]:
    """Return names for all seats: the person's name, then other names for the bots.

    nameless: message key of the name that is used if the person has given no name.
    """
    name = visible(name) or say(nameless)
    others = [other for other in say("server-bot-names").split() if other != name]
    return [name, *others[: seats - 1]]


def newcomer(name: str, others: Sequence[str], nameless: str = GUEST) -> str:
    """Return the name for a person who joins these players. A number is added if it is taken.

    nameless: the key of the name for a person without a name.

    >>> newcomer("Ada", ["Ada", "Bo"])
    'Ada 2'
    """
    first = named(name, 1, nameless)[0]
    numbered = (f"{first} {number}" for number in range(2, len(others) + 3))
    return next(free for free in [first, *numbered] if free not in others)


def with_bot(seats: Sequence[Seat], number: int) -> Seat:
    """Return a seat after its person has left. Its bot has a name that no player had.

    >>> with_bot([Seat("Ada", "1"), Seat("Zoe", "2", "strong")], 1).name
    'Bo'
    """
    names = {seat.name for seat in seats}
    free = (name for name in say("server-bot-names").split() if name not in names)
    return replace(seats[number], name=next(free), person=None, face=None)


def seated(players: Sequence[str], seat: int, name: str) -> list[str]:
    """Return the names of the players after a person has taken this seat.

    If another player has the same name, that player gets the previous name of the seat.
    """
    person = named(name, 1)[0]
    others = [players[seat] if other == person else other for other in players]
    return [person if p == seat else others[p] for p in range(len(players))]


def distinct(players: Sequence[str]) -> list[str]:
    """Return these names, with numbers added to those that occur more than once.

    Simulations name players after their bots, so names can be equal.

    >>> distinct(["rule", "search", "rule"])
    ['rule 1', 'search', 'rule 2']
    """
    times = Counter(players)
    numbers: Counter[str] = Counter()
    names: list[str] = []
    for name in players:
        other = name
        while times[name] > 1 and (other == name or other in times):
            numbers[name] += 1
            other = f"{name} {numbers[name]}"
        names.append(other)
    return names
