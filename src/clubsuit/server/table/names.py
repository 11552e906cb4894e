"""What the players at a table are called: no two of them alike."""

from collections import Counter
from collections.abc import Sequence

from clubsuit.texts import say
from clubsuit.writing import visible

GUEST = "server-guest"
"""Who is nameless among others: "You" is somebody else for each of them."""


def named(name: str, seats: int, nameless: str = "server-you") -> list[str]:
    """The person's name, and names for the bots that differ from it.

    nameless: the message that names who has given no name.
    """
    name = visible(name) or say(nameless)
    others = [other for other in say("server-bot-names").split() if other != name]
    return [name, *others[: seats - 1]]


def newcomer(name: str, others: Sequence[str]) -> str:
    """The name of somebody who joins these players, with a number where it is taken.

    >>> newcomer("Ada", ["Ada", "Bo"])
    'Ada 2'
    """
    first = named(name, 1, GUEST)[0]
    numbered = (f"{first} {number}" for number in range(2, len(others) + 3))
    return next(one for one in [first, *numbered] if one not in others)


def seated(players: Sequence[str], seat: int, name: str) -> list[str]:
    """The names of a game in which this person takes a seat; nobody else has the same name."""
    person = named(name, 1)[0]
    others = [players[seat] if other == person else other for other in players]
    return [person if p == seat else others[p] for p in range(len(players))]


def distinct(players: Sequence[str]) -> list[str]:
    """These names, with a number behind those that several have (a simulation names its bots so).

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
