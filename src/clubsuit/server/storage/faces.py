"""Faces: the portraits of players.

The page has a picture of each face (`web/scripts/faces.ts`). A person can choose a face. Everybody
else has a face that follows from their identity: persons any face, bots a face of their level that
suits their name. The faces of one table differ from each other, and a bot's hair also from that of
all others, as far as its level has such a face. A face that a person has chosen beats one that
another person only has, and every person's face beats a bot's.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

import sqlalchemy as sql

from clubsuit.server.storage.rows import Seat, is_gone
from clubsuit.server.storage.schema import FACES as CHOSEN
from clubsuit.server.storage.store import Store
from clubsuit.texts import LANGUAGES, say, speaking

LEVELS: dict[str, list[str]] = json.loads(
    Path(__file__).with_name("faces.json").read_text(encoding="utf-8")
)
"""Names of the faces, by the level of the bots that have them."""

FACES = tuple(face for faces in LEVELS.values() for face in faces)
"""Names of all faces."""

HAIR = (
    "dove falcon ibis kite kiwi waxwing",
    "dunnock goldcrest lapwing linnet whimbrel",
    "blackbird dunlin macaw",
    "partridge pipit thrush",
    "gannet sparrow",
    "duck mallard wagtail",
    "chaffinch heron",
    "avocet owl",
    "coot plover shag",
    "bittern toucan",
    "cuckoo loon",
)
"""Groups of faces that are easily confused, because their hair has about the same outline."""

_ALIKE = {face: group.split() for group in HAIR for face in group.split()}

WOMEN = (
    "cuckoo partridge pipit falcon lapwing thrush waxwing goldcrest ibis kiwi linnet whimbrel"
    " bittern dunnock loon toucan"
)
MEN = (
    "blackbird duck gannet sparrow chaffinch wagtail heron mallard rook shag avocet coot osprey owl"
    " plover"
)
"""Faces that do not suit a name of the other sex. All other faces suit every name."""

NEUTRAL = ""
"""The face of a person who has left or has deleted their data."""

_LEVEL_OF = {"random": "beginner", "rule": "casual", "trained": "strong", "search": "best"}
"""Levels of the bots that are not called like their level."""


def faces_of(seats: Sequence[Seat]) -> list[str]:
    """Return the faces of the players at a table, by seat.

    >>> faces_of([Seat("Ada", "1"), Seat("Bo", None, "best")])
    ['dunlin', 'avocet']
    """
    taken: dict[int, str] = {n: NEUTRAL for n, seat in enumerate(seats) if is_gone(seat)}
    turns = sorted(
        (n for n in range(len(seats)) if n not in taken),
        key=lambda n: (not seats[n].face, not seats[n].person, n),
    )
    for n in turns:
        seat = seats[n]
        wanted = [seat.face] if seat.face and seat.person else []
        alike = (
            [] if seat.person else [one for face in taken.values() for one in _ALIKE.get(face, [])]
        )
        order = [*wanted, *_order(seat)]
        taken[n] = _free([*(face for face in order if face not in alike), *order], taken.values())
    return [taken[n] for n in range(len(seats))]


def names_faces(names: Sequence[str]) -> list[str]:
    """Return faces for players of whom only the names are known."""
    return faces_of([Seat(name, f"name {name}") for name in names])


def face_of(person: str, chosen: str | None = None) -> str:
    """Return the face of a person who sits at no table."""
    return chosen if chosen in FACES else _own(person, FACES)


def checked_face(face: str) -> str:
    """Return the face. Raises ValueError if there is none with this name."""
    if face not in FACES:
        raise ValueError("unknown face")
    return face


def _order(seat: Seat) -> Iterator[str]:
    """Yield all faces, those that suit the seat's player best first."""
    bot = seat.bot or ""
    unfit = [] if seat.person else _unfit(seat.name)
    suited = [face for face in FACES if face not in unfit]
    level = FACES if seat.person else LEVELS.get(_LEVEL_OF.get(bot, bot), FACES)
    fitting = [face for face in level if face in suited]
    first = fitting.index(_own(seat.person or seat.name, fitting))
    yield from (*fitting[first:], *fitting[:first])
    yield from suited
    yield from FACES


@cache
def _unfit(name: str) -> list[str]:
    """Return the faces that do not suit a bot's name.

    In all languages, the bots' names are those of a woman and a man in turn.
    """
    for language in LANGUAGES:
        with speaking(language):
            names = say("server-bot-names").split()
        if name in names:
            return (WOMEN if names.index(name) % 2 else MEN).split()
    return []


def _own(identity: str, faces: Sequence[str]) -> str:
    """Return the face that follows from an identity, which it does not reveal."""
    digest = hashlib.sha256(f"face of {identity}".encode()).digest()
    return faces[int.from_bytes(digest[:8], "big") % len(faces)]


def _free(wanted: Iterable[str], taken: Iterable[str]) -> str:
    used = set(taken)
    return next(face for face in wanted if face in FACES and face not in used)


# ---- chosen faces ----------------------------------------------------------------------


def chosen_face(store: Store, person: str) -> str | None:
    """Return the face that a person has chosen; None if they have not."""
    query = sql.select(CHOSEN.c.face).where(CHOSEN.c.person == person)
    with store.reading() as connection:
        return connection.execute(query).scalar_one_or_none()


def choose_face(connection: sql.Connection, person: str, face: str) -> None:
    """Store the face that a person has chosen."""
    forget(connection, person)
    connection.execute(sql.insert(CHOSEN).values(person=person, face=face))


def move(connection: sql.Connection, old: str, new: str) -> None:
    """Let one person take the place of another, whose face they get if they have chosen none."""
    has = sql.select(CHOSEN.c.person).where(CHOSEN.c.person == new)
    if connection.execute(has).first() is None:
        change = sql.update(CHOSEN).where(CHOSEN.c.person == old)
        connection.execute(change.values(person=new))
    forget(connection, old)


def forget(connection: sql.Connection, person: str) -> None:
    """Delete the face that a person has chosen."""
    connection.execute(sql.delete(CHOSEN).where(CHOSEN.c.person == person))
