"""Clean texts from outside for display: names, chat and quoted values.

`visible` cleans names and chat. It keeps every visible character, even one that is newer than
Python's Unicode tables. It also keeps every invisible character that changes the display, such as
joiners in words and parts of an emoji. The characters are listed by code point instead of looked up
in Python's tables, so each version of Python gives the same result.
"""

import re
from functools import partial
from unicodedata import category, combining, normalize

GONE = "\N{REPLACEMENT CHARACTER}"
"""The character that replaces each removed character in logs and messages."""

MOST_MARKS = 30
"""Maximum number of combining marks in a row (UAX #15, stream-safe text), because Python needs
quadratic time to sort them."""

VIRAMA = 9
"""Canonical combining class of viramas, the signs that remove a consonant's vowel."""

ZWNJ, ZWJ, GRAPHEME_JOINER = "\u200c", "\u200d", "\u034f"

_IDEOGRAPHS = "\u2e80-\u2fdf\u3005-\u3007\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003fffd"
_HIEROGLYPHS = "\U00013000-\U000143ff"
_MONGOLIAN = "\u1820-\u18aa"
_LEADING = "\u1100-\u115e\ua960-\ua97c"
_VOWELS = "\u1161-\u11a7\ud7b0-\ud7c6"
_TRAILING = "\u11a8-\u11ff\ud7cb-\ud7fb"

_PICTURES = (
    "©®\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u2460-\u24ff\u25a0-\u27bf\u2900-\u297f"
    "\u2b00-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001fffd"
)
"""Ranges of symbols and emoji, including code points reserved for future ones."""

_STYLED = (
    f"{_PICTURES}{_IDEOGRAPHS}{_HIEROGLYPHS}\u1000-\u109f\u2200-\u22ff\u2a00-\u2aff\u3001\u3002"
    "\ua840-\ua87f\uff00-\uff65\U00010ac0-\U00010aff"
)
"""Ranges that contain characters with standardised variants."""

_TAGS = "\U000e0030-\U000e0039\U000e0061-\U000e007a"
_NO_CHARACTERS = "\ufdd0-\ufdef" + "".join(
    f"{chr(plane + 0xFFFE)}{chr(plane + 0xFFFF)}" for plane in range(0, 0x110000, 0x10000)
)

SPACE = re.compile(r"[\s\u2800\u3164\uffa0\U00013441\U00013442]")
"""Pattern of characters shown as a gap: spaces, fillers, blanks, the empty braille pattern."""

_OTHER_SPACE = re.compile(r"[^\S ]")

_NEVER_SHOWN = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u17b4\u17b5\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufeff\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a"
    f"\U000e0000-\U000e001f\U000e0080-\U000e00ff\U000e01f0-\U000e0fff{_NO_CHARACTERS}]"
)
"""Pattern of control characters, characters that change the text direction, and characters that are
always invisible. It includes code points that Unicode reserves for invisible characters."""

_SELECTOR = re.compile(
    f"(?P<stays>(?<=[{_PICTURES}])[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)"  # emoji, keycaps
    f"|(?<=[{_STYLED}])[\ufe00-\ufe0d]|(?<=[{_IDEOGRAPHS}])[\U000e0100-\U000e01ef]"
    f"|(?<=[{_MONGOLIAN}])[\u180b-\u180d\u180f]"
    f"|\U0001f3f4[{_TAGS}]{{3,6}}\U000e007f)"  # flags of England, Scotland, Wales
    "|[\ufe00-\ufe0f\u180b-\u180d\u180f\U000e0020-\U000e007f\U000e0100-\U000e01ef]"
)
"""Pattern of variation selectors. Its group `stays` matches after a character with variants."""

_JOINER = re.compile(
    f"(?P<stays>(?<=[{_PICTURES}\ufe0f\U000e007f]){ZWJ}(?=[{_PICTURES}])"
    f"|(?<=[{_MONGOLIAN}\u180b-\u180d\u180f])\u180e(?=[{_MONGOLIAN}])"
    f"|\u115f(?=[{_VOWELS}])|(?<=[{_LEADING}])\u1160(?=[{_TRAILING}])"
    f"|(?<=[{_HIEROGLYPHS}])[\U00013430-\U0001343f](?=[{_HIEROGLYPHS}]))"
    f"|[{ZWNJ}{ZWJ}{GRAPHEME_JOINER}\u180e\u115f\u1160\U00013430-\U0001343f]"
)
"""Pattern of joiners. Its group `stays` matches if the neighbouring code points allow a joiner."""


def visible(text: str) -> str:
    """Return the visible part of a text, on one line and in Unicode normal form C.

    >>> visible(" Anna\\u00ad\\u202eLena\\n 2\\ufe0f ")
    'AnnaLena 2'
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    before = None
    while text != before:  # after a removal, other characters have new neighbours
        before, text = text, _cleaned(text)
    return text


def printable(text: str) -> str:
    """Return the text with "�" for each character that `visible` removes and each unusual space.

    Use it for logs and terminals. All other characters stay the same.

    >>> printable("5\\x1b[2J")
    '5�[2J'
    """
    if text.isascii() and text.isprintable():
        return text
    return _filtered(_OTHER_SPACE.sub(GONE, text), GONE)


def cut(text: str, most: int) -> str:
    """Return at most `most` characters of a text, without splitting a letter or an emoji.

    >>> cut("Zoe\\u0301", 3)
    'Zo'
    """
    end = most
    while 0 < end < len(text) and _is_one_letter(text[end - 1], text[end]):
        end -= 1
    return text[: end or most]


def _cleaned(text: str) -> str:
    text = SPACE.sub(" ", normalize("NFC", _limited(text)))
    words = map(_without_leading_marks, _filtered(text, "").split(" "))
    return normalize("NFC", " ".join(filter(None, words)))


def _limited(text: str) -> str:
    """Return the text without combining marks beyond `MOST_MARKS` in a row."""
    kept, marks = list[str](), 0
    for letter in text:
        marks = marks + 1 if combining(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def _filtered(text: str, gone: str) -> str:
    """Replace each invisible character that has no effect here by `gone`; return the text."""
    text = _NEVER_SHOWN.sub(gone, text)
    text = _SELECTOR.sub(lambda found: found["stays"] or gone, text)
    return _JOINER.sub(partial(_joined, gone=gone), text)


def _joined(found: re.Match[str], gone: str) -> str:
    return found[0] if found["stays"] or _joins(found.string, found.start()) else gone


def _joins(text: str, at: int) -> bool:
    """Return whether the joiner at this index changes how its neighbours are shown."""
    before, after = text[at - 1 : at] if at else "", text[at + 1 : at + 2]
    if text[at] == GRAPHEME_JOINER:  # this joiner keeps the order of marks
        return bool(before and after) and combining(before) >= combining(after) > 0
    if text[at] not in (ZWNJ, ZWJ) or not before or before in (ZWNJ, ZWJ):
        return False
    return combining(before) == VIRAMA or (_is_letter(_base(text, at)) and _continues(text, at))


def _base(text: str, at: int) -> str:
    """Return the base character of the marks before this index; "" if there is none."""
    while at and _is_mark(text[at - 1]):
        at -= 1
    return text[at - 1] if at else ""


def _continues(text: str, at: int) -> bool:
    """Return whether a letter, vowel sign or virama follows the joiners that start at this
    index."""
    while at < len(text) and text[at] in (ZWNJ, ZWJ):
        at += 1
    after = text[at : at + 1]
    return _is_letter(after) or (_is_mark(after) and combining(after) in (0, VIRAMA))


def _is_letter(letter: str) -> bool:
    """Return whether this is a letter, or an unassigned code point, which may become a letter."""
    return letter != "" and (category(letter)[0] == "L" or category(letter) == "Cn")


def _is_mark(letter: str) -> bool:
    return letter != "" and category(letter)[0] == "M"


def _without_leading_marks(word: str) -> str:
    """Return the word without leading marks, which would appear on the character before it."""
    start = 0
    while start < len(word) and _is_mark(word[start]):
        start += 1
    return word[start:]


def _is_one_letter(before: str, letter: str) -> bool:
    """Return whether two neighbours are displayed as parts of one letter or emoji."""
    regional = "\U0001f1e6" <= before <= "\U0001f1ff" and "\U0001f1e6" <= letter <= "\U0001f1ff"
    extends = letter in (ZWNJ, ZWJ) or "\U0001f3fb" <= letter <= "\U0001f3ff"
    tag = "\U000e0020" <= letter <= "\U000e007f"
    return before == ZWJ or regional or extends or tag or _is_mark(letter)
