"""The view of a player in a position that is not from a table of this server."""

from typing import Any

from clubsuit.game import Play
from clubsuit.server.storage.faces import names_faces
from clubsuit.server.table.names import named


def seen(play: Play, seat: int) -> dict[str, Any]:
    """Return what a seat sees, in the form of `schema.View`.

    The seat's player is called "You" in the current language; all others have names of bots.
    """
    data = play.view(seat).to_dict()
    you, *others = named("", play.game.seats)
    names = [*others[:seat], you, *others[seat:]]
    about = zip(data["players"], names, names_faces(names), strict=True)
    for player, name, face in about:
        player |= {"name": name, "bot": None, "face": face}
    return data
