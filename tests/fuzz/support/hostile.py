"""Hostile input, and checks that must hold for any input.

Hypothesis draws the same examples in every run (`derandomize`), so a failure in CI can be
reproduced on any machine.
"""

import copy
import json
import re
from collections.abc import Callable
from typing import Any, TypeVar
from unicodedata import bidirectional, category

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from clubsuit.errors import ClubsuitError
from clubsuit.game import Play
from clubsuit.texts import RIGHT_TO_LEFT

T = TypeVar("T")

LONGEST_MESSAGE = 4000
"""Maximum length of an error message, in characters. Each argument in it has at most 1,000
characters."""


def lengths(short: int, long: int) -> pytest.MarkDecorator:
    """Run a test in a short form, and in a long form for `make test-long`.

    short, long: numbers of examples.
    """
    return pytest.mark.parametrize(
        "examples",
        [pytest.param(short, id="short"), pytest.param(long, id="long", marks=pytest.mark.long)],
    )


def try_many(
    examples: int, check: Callable[..., None], *strategies: st.SearchStrategy[Any]
) -> None:
    """Check a property on `examples` drawn examples, the same in every run."""
    chosen = settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    chosen(given(*strategies)(check))()


# ---- checks ------------------------------------------------------------------------------


def result_of(function: Callable[[], T]) -> T | ClubsuitError:
    """Return the result of a function, or check and return the `ClubsuitError` that it raises."""
    try:
        return function()
    except ClubsuitError as error:
        check_presentable(error)
        return error


ODD_KINDS = {"Cc", "Cs", "Zl", "Zp"}
TURNS = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
ISOLATED = re.compile("\u2068(.*?)\u2069")


def is_from_right(text: str) -> bool:
    """Return whether a text has letters from right to left."""
    return any(bidirectional(letter) in ("R", "AL") for letter in text)


def is_plain(text: str) -> bool:
    """Return whether a text is one line without control, surrogate and bidirectional characters.

    All texts with letters from right to left must be isolated, and no others.
    """
    parts = ISOLATED.split(text)  # every second one is isolated
    return (
        all(category(a) not in ODD_KINDS and bidirectional(a) not in TURNS for a in "".join(parts))
        and not any(map(is_from_right, parts[::2]))
        and all(map(RIGHT_TO_LEFT.search, parts[1::2]))
    )


def check_presentable(error: ClubsuitError) -> None:
    """Check that an error is one short printable line and its reason can be sent as JSON."""
    text = str(error)
    assert error.message
    assert is_plain(text)
    assert len(text) < LONGEST_MESSAGE
    text.encode()
    if error.reason:
        sent = json.dumps(error.reason.args, ensure_ascii=False, allow_nan=False)
        assert len(sent.encode()) < LONGEST_MESSAGE


def bytes_of(play: Play) -> tuple[bytes, str, int, int]:
    """Return the state of a play, which must be the same after a refusal."""
    return play.state.tobytes(), play.record().to_json(), len(play.log), len(play.lines)


# ---- input -------------------------------------------------------------------------------

DEEP: Any = []
for _ in range(5000):
    DEEP = [DEEP]
"""List nested too deeply for `repr`."""

LETTERS = (
    "\0\a\b\t\n\r\x1b\x7f\x80\x85\xa0\xad\u061c\u200b\u200d\u2028\u202e\u2066\ufeff\ufffe\uffff"
    "\ud800\udbff\udc00\udfff\U0001f0d1\U000e0001ßſıİK١٢³½Ⅷ♣{}$\"'\\%<>&;|`*?[]()=:,.-+_~#@!^/ "
)
"""Characters that end, escape or hide text, or look like others."""

WORDS = [
    "", " ", "-", "--5", "+5", "-0", "٥", "0x5", "1_0", "1e3", "1e400", "NaN", "Infinity", "null",
    "true", "TRUE", "None", "[]", "{}", "{ $x }", "{seat-0}", "%s", "%(x)s", "{0}", "__class__",
    "../../etc/passwd", "\x1b[2J", "\ud800", "\0", "?", "X", "9C", "10S", "tS", "9ſ", "15D=8", "=",
    "play", "bid", "send", "pass", "call 0", "ready", "[/red]", ":smile:", "a" * 41, "a" * 2000,
]  # fmt: skip

JUNK = [
    *(b"\xef\xbb\xbf", b"\xff\xfe", b"\xc0\x80", b"\\ud800", b"\\u0000", b"NaN", b"-Infinity"),
    *(b"[" * 3000, b'{"a":' * 3000, b"9" * 5000, b"1e999", b'"format":1,', b"}", b"//", b"\r"),
]
"""Bytes that are invalid in JSON, or valid but hard to parse."""

texts = st.one_of(
    st.sampled_from(WORDS),
    st.text(max_size=12),
    st.text(LETTERS, max_size=12),
    st.text("0123456789AJQKTXcdhs =", max_size=12),
)

numbers = st.one_of(
    st.integers(-3, 70),
    st.sampled_from([2**31 - 1, 2**31, 2**53 + 1, 2**62, 2**63 - 1, 2**63, -(2**63) - 1, 10**30]),
    st.sampled_from([10**4000, -(10**4000)]),
    st.floats(),
    st.sampled_from([0.0, -0.0, 1.0, 5.0, 1e308, 1.5]),
)

plain = st.one_of(st.none(), st.booleans(), numbers, texts)

values = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=8,
)
"""Values of JSON, and some more: NaN, lone surrogates, huge numbers."""

objects = st.one_of(
    values,
    st.sampled_from([DEEP, 10**5000, b"5", {5}, range(5), 5j, object(), [0] * 100_000, "9" * 9999]),
)
"""Values that a Python program may pass."""


@st.composite
def changed(draw: st.DrawFn, document: Any, words: st.SearchStrategy[Any] = values) -> Any:
    """Draw a copy of a JSON document with one to four random changes."""
    document = copy.deepcopy(document)
    for _ in range(draw(st.integers(1, 4))):
        document = _change(draw, document, words)
    return document


def _change(draw: st.DrawFn, document: Any, words: st.SearchStrategy[Any]) -> Any:
    """Change a document in one random place."""
    if not isinstance(document, (dict, list)) or not document or draw(st.integers(0, 15)) == 0:
        return _replaced(draw, document, words)
    keys = list(document) if isinstance(document, dict) else range(len(document))
    key = draw(st.sampled_from(keys))
    if draw(st.integers(0, 2)):
        document[key] = _change(draw, document[key], words)
        return document
    how = draw(st.sampled_from(["replace", "remove", "swap", "repeat", "add"]))
    other = draw(st.sampled_from(keys))
    if how == "remove":
        del document[key]
    elif how == "swap":
        document[key], document[other] = document[other], document[key]
    elif how == "repeat" and isinstance(document, list):
        document.insert(draw(st.integers(0, len(document))), copy.deepcopy(document[key]))
    elif how == "add" and isinstance(document, dict):
        document[draw(texts)] = draw(words)
    else:
        document[key] = copy.deepcopy(document[other]) if draw(st.booleans()) else draw(words)
    return document


def _replaced(draw: st.DrawFn, value: Any, words: st.SearchStrategy[Any]) -> Any:
    if isinstance(value, str) and draw(st.booleans()):
        at = draw(st.integers(0, len(value)))
        return value[:at] + draw(texts) + value[at + draw(st.integers(0, 3)) :]
    if isinstance(value, int) and draw(st.booleans()):
        return value + draw(st.sampled_from([-1, 1, -(2**31), 2**31, 2**63]))
    return draw(words)


@st.composite
def spoiled_bytes(draw: st.DrawFn, text: bytes) -> bytes:
    """Draw a corrupted form of a text: cut, doubled or with junk inserted, at most twice."""
    for _ in range(draw(st.integers(0, 2))):
        at = draw(st.integers(0, len(text)))
        end = min(len(text), at + draw(st.integers(0, 20)))
        junk = draw(
            st.one_of(
                st.binary(max_size=6),
                st.sampled_from(JUNK),
            )
        )
        text = draw(
            st.sampled_from(
                [text[:at], text[:at] + junk + text[at:], text[:at] + junk + text[end:], text * 2]
            )
        )
    return text


def as_json(document: Any) -> bytes:
    """Return a document as JSON, with escaped surrogates and with NaN."""
    return json.dumps(document).encode()
