"""The public names of bots, which show no private paths and no commands."""

from collections.abc import Sequence

from clubsuit.bots.command import naming
from clubsuit.bots.command.naming import command_of, names_command
from clubsuit.bots.own_weights import (
    PREFIX,
    changed,
    names_weights,
    own_weights,
    split_searcher,
    weights_in,
)
from clubsuit.errors import excerpt
from clubsuit.texts import refusal


def public_name(name: str) -> str:
    """Return a bot's name for reports, records and tables.

    Raises NotationError if the name leads to no valid weights, or to no program.

    >>> public_name("search:64")
    'search:64'
    """
    if names_weights(name):
        return own_weights(name).name
    searcher, weights = split_searcher(name)
    if weights:
        return f"{searcher}:{own_weights(weights).name.removeprefix(PREFIX)}"
    return command_of(name).name if names_command(name) else name


def check_unchanged(bots: Sequence[str], names: Sequence[str]) -> None:
    """Raise NotationError if a bot's file has changed since its public name was made.

    bots:  the names by which the bots were requested.
    names: their public names at that time.
    """
    for bot, name in zip(bots, names, strict=True):
        if public_name(bot) == name:
            continue
        if weights := weights_in(bot):
            raise changed(weights)
        raise refusal("command-changed", command=excerpt(bot, naming.QUOTED))
