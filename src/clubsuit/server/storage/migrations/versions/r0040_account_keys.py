"""Make login keys that ignore invisible characters of a name; older accounts can share a key.

This file has a frozen copy of the code that makes a key from a name, as it was in
`clubsuit.writing` and `accounts` at this revision.
"""

import re
from collections import Counter
from functools import partial
from unicodedata import category, combining, normalize

import sqlalchemy as sql
from alembic import op

revision = "0040"
down_revision = "0038"


def upgrade() -> None:
    """Create the table of accounts again, with a primary key of two columns and with new keys.

    The oldest account with a key has number 1. The spelling of names does not change.
    """
    rows = [row._asdict() for row in op.get_bind().execute(_BEFORE)]
    op.drop_table("accounts")
    accounts = op.create_table(
        "accounts",
        sql.Column("key", sql.String, primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("name", sql.String, nullable=False),
        sql.Column("person", sql.String, nullable=False, unique=True),
        sql.Column("password", sql.String, nullable=False),
        sql.Column("created", sql.String, nullable=False),
        sql.Column("old_key", sql.String),
    )
    op.create_index("accounts_by_name", "accounts", ["name"])
    op.create_index("accounts_by_old_key", "accounts", ["old_key"])
    numbers: Counter[str] = Counter()
    for row in rows:
        key = _key_of(row["name"])
        numbers[key] += 1
        row |= {"key": key, "number": numbers[key]}
    op.bulk_insert(accounts, rows)


_BEFORE = sql.text(
    "SELECT key AS old_key, name, person, password, created FROM accounts ORDER BY created, person"
)


# ---- frozen ----------------------------------------------------------------------------


def _key_of(name: str) -> str:
    key, before = _visible(name), None
    while key != before:  # folding and the normal form can undo each other
        before = key
        folded = normalize("NFKC", key.casefold()).replace("ı", "i").replace("i\u0307", "i")
        key = " ".join(folded.split())
    return key


MOST_MARKS = 30
VIRAMA = 9
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
_STYLED = (
    f"{_PICTURES}{_IDEOGRAPHS}{_HIEROGLYPHS}\u1000-\u109f\u2200-\u22ff\u2a00-\u2aff\u3001\u3002"
    "\ua840-\ua87f\uff00-\uff65\U00010ac0-\U00010aff"
)
_TAGS = "\U000e0030-\U000e0039\U000e0061-\U000e007a"
_NO_CHARACTERS = "\ufdd0-\ufdef" + "".join(
    f"{chr(plane + 0xFFFE)}{chr(plane + 0xFFFF)}" for plane in range(0, 0x110000, 0x10000)
)
SPACE = re.compile(r"[\s\u2800\u3164\uffa0\U00013441\U00013442]")
_NEVER_SHOWN = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u17b4\u17b5\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufeff\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a"
    f"\U000e0000-\U000e001f\U000e0080-\U000e00ff\U000e01f0-\U000e0fff{_NO_CHARACTERS}]"
)
_SELECTOR = re.compile(
    f"(?P<stays>(?<=[{_PICTURES}])[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)"  # emoji, keycaps
    f"|(?<=[{_STYLED}])[\ufe00-\ufe0d]|(?<=[{_IDEOGRAPHS}])[\U000e0100-\U000e01ef]"
    f"|(?<=[{_MONGOLIAN}])[\u180b-\u180d\u180f]"
    f"|\U0001f3f4[{_TAGS}]{{3,6}}\U000e007f)"  # flags of England, Scotland, Wales
    "|[\ufe00-\ufe0f\u180b-\u180d\u180f\U000e0020-\U000e007f\U000e0100-\U000e01ef]"
)
_JOINER = re.compile(
    f"(?P<stays>(?<=[{_PICTURES}\ufe0f\U000e007f]){ZWJ}(?=[{_PICTURES}])"
    f"|(?<=[{_MONGOLIAN}\u180b-\u180d\u180f])\u180e(?=[{_MONGOLIAN}])"
    f"|\u115f(?=[{_VOWELS}])|(?<=[{_LEADING}])\u1160(?=[{_TRAILING}])"
    f"|(?<=[{_HIEROGLYPHS}])[\U00013430-\U0001343f](?=[{_HIEROGLYPHS}]))"
    f"|[{ZWNJ}{ZWJ}{GRAPHEME_JOINER}\u180e\u115f\u1160\U00013430-\U0001343f]"
)


def _visible(text: str) -> str:
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    before = None
    while text != before:  # removing a character can make others removable
        before, text = text, _cleaned(text)
    return text


def _cleaned(text: str) -> str:
    text = SPACE.sub(" ", normalize("NFC", _limited(text)))
    words = map(_based, _filtered(text, "").split(" "))
    return normalize("NFC", " ".join(filter(None, words)))


def _limited(text: str) -> str:
    kept, marks = list[str](), 0
    for letter in text:
        marks = marks + 1 if combining(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def _filtered(text: str, gone: str) -> str:
    text = _NEVER_SHOWN.sub(gone, text)
    text = _SELECTOR.sub(lambda found: found["stays"] or gone, text)
    return _JOINER.sub(partial(_joined, gone=gone), text)


def _joined(found: re.Match[str], gone: str) -> str:
    return found[0] if found["stays"] or _joins(found.string, found.start()) else gone


def _joins(text: str, at: int) -> bool:
    before, after = text[at - 1 : at] if at else "", text[at + 1 : at + 2]
    if text[at] == GRAPHEME_JOINER:  # a joiner is kept if it prevents the reordering of marks
        return bool(before and after) and combining(before) >= combining(after) > 0
    if text[at] not in (ZWNJ, ZWJ) or not before or before in (ZWNJ, ZWJ):
        return False
    return combining(before) == VIRAMA or (_is_letter(_base(text, at)) and _goes_on(text, at))


def _base(text: str, at: int) -> str:
    while at and _is_mark(text[at - 1]):
        at -= 1
    return text[at - 1] if at else ""


def _goes_on(text: str, at: int) -> bool:
    while at < len(text) and text[at] in (ZWNJ, ZWJ):
        at += 1
    after = text[at : at + 1]
    return _is_letter(after) or (_is_mark(after) and combining(after) in (0, VIRAMA))


def _is_letter(letter: str) -> bool:
    return letter != "" and (category(letter)[0] == "L" or category(letter) == "Cn")


def _is_mark(letter: str) -> bool:
    return letter != "" and category(letter)[0] == "M"


def _based(word: str) -> str:
    start = 0
    while start < len(word) and _is_mark(word[start]):
        start += 1
    return word[start:]
