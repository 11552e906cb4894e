"""All words for people come from message catalogues (Project Fluent, `texts/LANG/*.ftl`).

The browser reads the same catalogues, by the same three conventions for what a
message names: a list is cards ("9C" is shown as ♣9), `suit` is a suit letter,
and `seat` is a seat, shown by the player's name where names are given.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar, overload

from fluent.runtime import FluentBundle, FluentResource

from clubsuit.cards import symbol
from clubsuit.errors import ClubsuitError, NotationError, Reason, excerpt
from clubsuit.writing import cut, printable

LANGUAGE = "en"
LANGUAGES = frozenset({LANGUAGE})

LONGEST = 1000
"""Characters of one thing that a message names; Fluent refuses longer ones."""

HUGE = 10**18

E = TypeVar("E", bound=ClubsuitError)


_folders: list[Path] = []
"""Where texts of games from outside this package lie."""


def add(folder: Path) -> None:
    """Add the messages (`*.ftl`) and rules (`GAME.md`) of a folder."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle


def catalogue(language: str) -> str:
    """All messages of a language, as Fluent text. Raises KeyError where there is none.

    >>> "suit-C = clubs" in catalogue("en")
    True
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    parts = sorted(files("clubsuit").joinpath("texts", language).iterdir(), key=str)
    parts += [path for folder in _folders for path in sorted(folder.glob("*.ftl"))]
    return "\n".join(
        part.read_text(encoding="utf-8") for part in parts if part.name.endswith(".ftl")
    )


def _shown(name: str, value: Any, names: Sequence[str]) -> Any:
    if isinstance(value, (list, tuple)):
        value = " ".join(symbol(card) for card in value)
    if name == "suit":
        return say(f"suit-{value}")
    if name == "seat":
        value = names[value] if names else say("seat", number=value)
    if isinstance(value, int) and not -HUGE < value < HUGE:
        value = excerpt(value)  # Fluent shows 25 digits at most
    return _fitting(value) if isinstance(value, str) else value


def _fitting(text: str) -> str:
    """The text on one line, and not too long."""
    return printable(text if len(text) <= LONGEST else cut(text, LONGEST - 1) + "…")


def say(key: str, names: Sequence[str] = (), /, **args: Any) -> str:
    """The sentence of this name. Raises KeyError where the catalogue has none.

    >>> say("suit-C")
    'clubs'
    """
    bundle = _bundle(LANGUAGE)
    shown = {name: _shown(name, value, names) for name, value in args.items()}
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"message {key} has no text"
    text, errors = bundle.format_pattern(pattern, shown)
    if errors:
        raise KeyError(f"message {key}: {errors[0]}")
    return str(text)


def has(key: str) -> bool:
    """Whether the catalogue has a message of this name."""
    return bool(_bundle(LANGUAGE).has_message(key))


def explain(reason: Reason, names: Sequence[str] = ()) -> str:
    """A reason in words: "diamonds were led and you hold ♦4 ♦7, so you must follow suit".

    Raises NotationError for what is no reason.
    """
    if not isinstance(reason, Reason):
        raise refusal("explain-argument", given=excerpt(reason))
    return say(reason.key, names, **reason.args)


@overload
def refusal(key: str, /, **args: Any) -> NotationError: ...
@overload
def refusal(key: str, kind: type[E], rule: str = "", where: str = "", /, **args: Any) -> E: ...
def refusal(
    key: str,
    kind: type[ClubsuitError] = NotationError,
    rule: str = "",
    where: str = "",
    /,
    **args: Any,
) -> ClubsuitError:
    """Return an error with a message of the catalogue; args: the values that the message names.

    >>> refusal("game-is-over")
    NotationError('the game is over')
    """
    reason = Reason(rule, key, args)
    return kind(explain(reason), where=where, reason=reason)


def rules(game: str) -> str:
    """The rules of a game in our own words, as Markdown."""
    outside = [folder / f"{game}.md" for folder in _folders if (folder / f"{game}.md").exists()]
    path = outside[0] if outside else files("clubsuit").joinpath("texts", LANGUAGE, f"{game}.md")
    return path.read_text(encoding="utf-8")
