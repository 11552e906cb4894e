"""Messages for people, read from the catalogues `texts/LANGUAGE/*.ftl` (Project Fluent).

Messages are in English, except inside `speaking`: programs get English, people their own language.
The browser reads the same catalogues. These conventions for the values in a message hold here and
in the browser. A list contains cards ("9C" is shown as ♣9, the letters of
court cards as the language has them). The value `suit` is a suit letter, and
`score` is a number of points, which is shown with its sign. The value `seat` is a seat, which is
shown as the player's name if names are given; `seats` is a list of seats. A text with letters from
right to left stands between Unicode's isolates (`isolated`).

Isolates belong to the message wherever it is shown: on the page, in a terminal, in a preview or in
a notification. Programs get the values without isolates in `Reason.args`.
"""

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, overload

from clubsuit.cards import symbol
from clubsuit.errors import ClubsuitError, NotationError, Reason, excerpt
from clubsuit.languages import FORMATS, ISOLATE, POP_ISOLATE
from clubsuit.writing import cut, printable

if TYPE_CHECKING:
    from clubsuit.fluent import Bundle

ENGLISH = "en"
LANGUAGES = (ENGLISH, "de", "fr", "nl")
"""The languages that have a catalogue."""

_language = ContextVar("language", default=ENGLISH)

LETTERS = frozenset("AKQJ")
"""The ranks whose letters differ between languages."""

LONGEST = 1000
"""Maximum number of characters of one value in a message; longer values are cut."""

RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Pattern of letters that are written from right to left, listed as in `writing`."""

ISOLATED = re.compile(f"{ISOLATE}([^\u2066-\u2069]*){POP_ISOLATE}")
"""Pattern of an isolated text; its group is the text."""

WEIGHT = re.compile(r"q=([01](?:\.\d{0,3})?)")
"""Pattern of the weight of a language in the header Accept-Language."""

HUGE = 10**18
"""Messages shorten integers of at least this size."""

E = TypeVar("E", bound=ClubsuitError)


CONSTANT = ":"
"""Sign before each constant in the name of a game (see `clubsuit.varied`)."""


def usual_game(game: str) -> str:
    """Return the name of a game without constants. A game has the texts of this one.

    >>> usual_game("ruby-dame:DAME_POINTS=10")
    'ruby-dame'
    """
    return game.partition(CONSTANT)[0]


_folders: list[Path] = []
"""Folders with the texts of games from outside this package."""


def add(folder: Path) -> None:
    """Add a folder with messages (`*.ftl`) and rules of games (`GAME.md`).

    They are in English. Subfolders can contain other languages (`de/*.ftl`, `de/GAME.md`); what a
    subfolder lacks is shown in English.
    """
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


def language() -> str:
    """Return the language in which messages are now."""
    return _language.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Make messages in another language, in this thread or task.

    Raises KeyError for an unknown language.

    >>> with speaking("de"):
    ...     say("suit-C")
    'Kreuz'
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


def accepted(wanted: str) -> str:
    """Return the language that suits a person best; English if none does.

    wanted: languages as in the HTTP header Accept-Language.

    >>> accepted("it, de-AT;q=0.8, en;q=0.5"), accepted("*")
    ('de', 'en')
    """
    best, most = ENGLISH, 0.0
    for one in wanted.split(","):
        name, _, weight = one.partition(";")
        known = name.strip().lower().partition("-")[0]
        found = WEIGHT.fullmatch(weight.replace(" ", ""))
        much = float(found[1]) if found else 1.0 if not weight else 0.0
        if known in LANGUAGES and much > most:
            best, most = known, much
    return best


@cache
def _bundle(language: str) -> "Bundle":
    from clubsuit.fluent import Bundle  # a machine with a GPU may lack the package `fluent.syntax`

    return Bundle(language, catalogue(language))


def catalogue(language: str) -> str:
    """Return all messages of a language as Fluent text. Raises KeyError for an unknown language.

    >>> "suit-C = clubs" in catalogue("en")
    True
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    parts = sorted(files("clubsuit").joinpath("texts", language).iterdir(), key=str)
    for folder in _folders:
        parts += [*sorted(folder.glob(f"{language}/*.ftl")), *sorted(folder.glob("*.ftl"))]
    return "\n".join(
        part.read_text(encoding="utf-8") for part in parts if part.name.endswith(".ftl")
    )


def _shown(name: str, value: Any, names: Sequence[str]) -> Any:
    """Return the displayed form of a value; `name` is the value's name in the message."""
    if name == "seats" and isinstance(value, list):
        return ", ".join(_shown("seat", seat, names) for seat in value)
    if value is None or isinstance(value, bool):
        return json.dumps(value)  # as JavaScript shows it
    if isinstance(value, (list, tuple)):
        value = " ".join(_card(card) for card in value)
    if name == "suit":
        return say(f"suit-{value}")
    if name == "score" and isinstance(value, int) and -HUGE < value < HUGE:
        return signed(value)
    if name == "seat":
        value = names[value] if names else say("seat", number=value)
    if isinstance(value, int) and not -HUGE < value < HUGE:
        value = excerpt(value)
    return _fitting(value) if isinstance(value, str) else value


def _card(name: str) -> str:
    """Return a card's name for display, with the letter that the language has for its rank."""
    shown = symbol(name)
    return shown[0] + say(f"letter-{shown[1:]}") if shown[1:] in LETTERS else shown


def signed(points: int) -> str:
    """Return points with their sign and a real minus.

    >>> signed(3), signed(-50), signed(0)
    ('+3', '−50', '0')
    """
    shown = f"{points:+,}".replace("-", "−").replace(",", FORMATS[language()].group)
    return shown if points else "0"


def isolated(text: str) -> str:
    """Isolate a text with letters from right to left, so that it does not change the order of the
    words around it.

    >>> ascii(isolated("Ada")), ascii(isolated("\\u05d0"))
    ("'Ada'", "'\\\\u2068\\\\u05d0\\\\u2069'")
    """
    return f"{ISOLATE}{text}{POP_ISOLATE}" if RIGHT_TO_LEFT.search(text) else text


def _fitting(text: str) -> str:
    """Return the text on one line, isolated if necessary, and cut to `LONGEST` characters.

    A value can be a message whose values are isolated already. They stay so; isolates are never
    nested.
    """
    most = LONGEST - len(ISOLATE) - len(POP_ISOLATE)
    parts = ISOLATED.split(text if len(text) <= most else cut(text, most - 1) + "…")
    parts = [printable(part) for part in parts]  # every second one was isolated
    if any(RIGHT_TO_LEFT.search(part) for part in parts[::2]):
        return isolated("".join(parts))
    return "".join(isolated(part) for part in parts)


def say(key: str, names: Sequence[str] = (), /, **args: Any) -> str:
    """Return the text of a message in the catalogue.

    key:   the message's name.
    names: the players' names by seat.
    args:  the values in the message.

    Raises KeyError for an unknown message. Without the package `fluent.syntax`, the text is the
    message's name with the values.

    >>> say("suit-C")
    'clubs'
    """
    shown = {name: _shown(name, value, names) for name, value in args.items()}
    try:
        bundle = _bundle(language())
    except ModuleNotFoundError:
        return f"{key} ({', '.join(f'{name}: {value}' for name, value in shown.items())})"
    text, problems = bundle.format(key, shown)
    if problems:
        raise KeyError(f"message {key}: {problems[0]}")
    return text


def has(key: str) -> bool:
    """Return whether the catalogue has a message with this name."""
    return key in _bundle(language())


def explain(reason: Reason, names: Sequence[str] = ()) -> str:
    """Return a reason as a sentence.

    names: the players' names by seat; without them, seats are shown as numbers.

    Raises NotationError if `reason` is not a Reason.

    >>> explain(Reason("", "must-follow", {"suit": "D", "cards": ["4D", "7D"]}))
    'diamonds were led and you hold ♦4 ♦7, so you must follow suit'
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
    """Return an error with a message from the catalogue.

    key:   the message's name.
    kind:  the class of the error.
    rule:  the number of the rule ("CW-6"), or "".
    where: the place in a record ("hand 1, action 14"), or "".
    args:  the values in the message.

    >>> refusal("game-is-over")
    NotationError('the game is over')
    """
    reason = Reason(rule, key, args)
    return kind(explain(reason), where=where, reason=reason)


def rules(game: str) -> str:
    """Return the rules of a game, in our own words, as Markdown.

    Raises FileNotFoundError if a game from outside this package has none.
    """
    game = usual_game(game)
    own = files("clubsuit").joinpath("texts", language(), f"{game}.md")
    paths = [path for folder in _folders for path in (folder / language(), folder)]
    outside = [path / f"{game}.md" for path in paths if (path / f"{game}.md").exists()]
    return (outside[0] if outside else own).read_text(encoding="utf-8")
