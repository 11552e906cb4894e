"""Text that people write: every script and emoji is kept, and invisible characters are removed."""

from dataclasses import replace
from pathlib import Path
from unicodedata import normalize

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import clubsuit
from clubsuit.record import Event
from clubsuit.server.http.previews import text_of
from clubsuit.server.live.chat import Chat
from clubsuit.server.people.accounts import key_of
from clubsuit.server.storage.store import Store
from clubsuit.server.table.names import newcomer
from clubsuit.server.table.opening import open_table
from clubsuit.server.wire.schema import NewTable
from clubsuit.texts import say
from clubsuit.writing import MOST_MARKS, cut, printable, visible
from server.support.clients import Browser
from server.support.records import whole_game
from server.support.reviews import overview

KEPT = {
    "Persian, with ZWNJ": "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
    "Persian words": "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "Arabic with marks": "\u0645\u064f\u062d\u064e\u0645\u064e\u0651\u062f",
    "Hebrew with niqqud": "\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd",
    "Devanagari half forms": "\u0915\u094d\u200d\u0937 \u0915\u094d\u200c\u0937",
    "Bengali, ZWJ before the virama": "\u09b0\u200d\u09cd\u09af\u09be\u09ac",
    "Malayalam, a joiner at the end": "\u0d05\u0d35\u0d28\u0d4d\u200d",
    "Sinhala": "\u0dc1\u0dca\u200d\u0dbb\u0dd3",
    "Khmer, ZWNJ before a vowel's sign": "\u1794\u17c9\u200c\u17b8",
    "Thai": "\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35",
    "Mongolian with its vowel separator": "\u182c\u1820\u1828\u180e\u1820",
    "Japanese, another form of a name": "\u845b\U000e0100\u98fe",
    "German, no ligature": "Auf\u200clage",
    "a family": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "flags of countries": "\U0001f1e9\U0001f1ea \U0001f1f3\U0001f1f1",
    "flags of England and Scotland": (
        "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
    ),
    "flag of Wales": "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f",
    "rainbow flag": "\U0001f3f3\ufe0f\u200d\U0001f308",
    "skin tones": "\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f468\U0001f3ff",
    "an arrow in an emoji": "\U0001f642\u200d\u2194\ufe0f",
    "a heart": "\u2764\ufe0f",
    "suits as text": "\u2663\ufe0e\u2666\ufe0e",
    "keycaps": "1\ufe0f\u20e3 #\ufe0f\u20e3",
    "emoji of Unicode 14 to 17": "\U0001f6dd \U0001fae8 \U0001fae9 \U0001faea",
    "letters of Unicode 16": "\U00010d50\U00010d70",
    "a private character": "\uf8ff",
}
"""Texts in which every character has an effect, in Unicode normalization form C."""

CLEANED = {
    "decomposed": ("Zoe\u0308", "Zo\u00eb"),
    "Hangul in parts": ("\u1112\u1161\u11ab", "\ud55c"),
    "marks in another order": ("\u05e9\u05c1\u05b8", "\u05e9\u05b8\u05c1"),
    "soft hyphen": ("Anna\u00adLena", "AnnaLena"),
    "byte order mark": ("\ufeffDora", "Dora"),
    "word joiner, zero-width space": ("a\u2060b\u200bc", "abc"),
    "turned round": ("\u202egood\u2066 \tluck\nall\x00", "good luck all"),
    "directional marks": ("\u200eAda\u200f\u061c", "Ada"),
    "spaces of all kinds": ("\u00a0A\u2003\u3000b\u2028c\x1c\u3164d\u2800", "A b c d"),
    "joiners at the edges": ("\u200dAda\u200c \u200cBo\u200d", "Ada Bo"),
    "two joiners": ("\u0645\u06cc\u200c\u200c\u062e\u0648", "\u0645\u06cc\u200c\u062e\u0648"),
    "a joiner between letter and emoji": ("a\u200d\U0001f31e", "a\U0001f31e"),
    "tags that are no flag": ("Ada\U000e0061\U000e0062\U000e007f", "Ada"),
    "half a flag": ("\U0001f3f4\U000e0067\U000e0062", "\U0001f3f4"),
    "selectors of nothing": ("Ada\ufe0f 2\ufe0f\U000e0100", "Ada 2"),
    "graphemes joined": ("A\u034fda", "Ada"),
    "fillers": ("A\u115fd\u1160a", "Ada"),
    "Khmer inherent vowels": ("\u1780\u17b4\u17b5", "\u1780"),
    "interlinear annotation": ("a\ufff9b\ufffac\ufffb", "abc"),
    "lone marks": ("\u0301a \u0301b", "a b"),
    "a mark after what goes": ("e\u200b\u0301", "\u00e9"),
    "half characters": ("a\ud800b", "ab"),
    "no characters": ("a\ufdd0b\uffff", "ab"),
    "marks without end": ("a" + "\u0316" * 99, "a" + "\u0316" * MOST_MARKS),
}
"""Texts, each with its cleaned form."""

NOTHING = (
    " \n\u200b\u200c\u200d\u200e\u202e\u2060\u2066\u2800\u3164\uffa0\u115f\u1160\u17b4\u180e\u00ad"
    "\u034f\u061c\ufeff\ufe0f\ufff9\ufffc\u0301\u20e3\U000e0001\U000e0061\U000e0100\U0001d159\U00013441"
)
"""Characters that are invisible when they stand alone."""

pieces = st.sampled_from(
    sorted({*"".join(KEPT.values()), *NOTHING, *"Aa1\u0130\u0131\u00df\u1fb3"})
)
odd_texts = st.text(pieces | st.characters(), max_size=20)


@pytest.mark.parametrize("text", KEPT.values(), ids=KEPT)
def test_what_shows_is_kept(text: str) -> None:
    """Bug: invisible characters that words in Persian and Indic scripts need were removed, the
    flags of Scotland and Wales turned black, and emoji and letters newer than Python's Unicode
    tables disappeared."""
    assert normalize("NFC", text) == text
    assert visible(text) == visible(f" {text}\u202c ") == text
    assert printable(text) == text
    assert say("server-account-taken", name=text).count(text) == 1
    assert Chat().say("a", 0, "Ada", text, None)["text"] == text
    assert newcomer(text, [text]) == f"{text} 2"


@pytest.mark.parametrize("name", ["Persian words", "Hebrew with niqqud", "letters of Unicode 16"])
def test_names_from_right_to_left(name: str) -> None:
    """Hole: a name from right to left changes the order of the words and numbers around it; a long
    one is not isolated, or too long for a message."""
    text = KEPT[name]
    assert f"\u2068{text}\u2069" in say("server-account-taken", name=text)
    assert "\u2068" not in say("server-account-taken", name="Ada \U0001f31e")
    long = say("server-account-taken", name=text * 1000)
    assert long.count("\u2068") == long.count("\u2069") == 1


def test_a_message_in_a_message() -> None:
    """Holes: an isolated name becomes "�" if its message is a value of another one, such as
    "error: …"; isolates are nested."""
    name = KEPT["Hebrew with niqqud"]
    inner = say("server-account-taken", name=name)
    assert say("cli-error", message=inner).endswith(inner)
    assert say("cli-error", message=f"{name}: {inner}").count("\u2068") == 1
    for odd, shown in (
        (f"{name}\u2069 2", f"\u2068{name}� 2\u2069"),
        ("\u2068\u202eAda\u2069", "�Ada"),
    ):
        assert say("cli-error", message=odd).endswith(f" {shown}")


@pytest.mark.parametrize(("text", "shown"), CLEANED.values(), ids=CLEANED)
def test_what_does_nothing_is_removed(text: str, shown: str) -> None:
    """Holes: two different names look the same; a name changes how the text around it is
    displayed."""
    assert visible(text) == shown


def test_nothing_to_be_seen() -> None:
    """Hole: a name consists of invisible characters only."""
    for letter in NOTHING:
        assert visible(letter) == visible(letter * 3) == "", ascii(letter)
    assert visible(NOTHING) == ""
    with pytest.raises(clubsuit.NotationError, match="is empty"):
        Chat().say("a", 0, "Ada", NOTHING, None)


@settings(max_examples=400, derandomize=True, deadline=None, database=None)
@given(odd_texts)
@example("e\u200b\u0301\u200d")
@example("\u0915\u094d\u0301\u200d")
def test_cleaning_is_done_at_once(text: str) -> None:
    """Holes: a cleaned name changes when it is cleaned again; an account's key depends on how a
    keyboard composes characters, or changes when case folding is applied again."""
    shown, key = visible(text), key_of(text)
    assert visible(shown) == normalize("NFC", shown) == shown
    assert key_of(shown) == key_of(normalize("NFD", text)) == key_of(f"\u2066{text} ") == key
    assert normalize("NFKC", key.casefold()) == normalize("NFKC", key) == key
    assert bool(shown) == bool(key)


@pytest.mark.parametrize(
    "names",
    [
        ["Ada", "ADA", " a\u00add\u2060a ", "\uff21\uff44\uff41"],
        ["Stra\u00dfe", "STRASSE", "stra\u1e9ee"],
        [
            "\u039f\u03b4\u03cd\u03c3\u03c3\u03b5\u03b1\u03c2",
            "\u039f\u0394\u038e\u03a3\u03a3\u0395\u0391\u03a3",
        ],
        ["\u1fb3\u03b4\u03b7\u03c2", "\u0391\u0399\u0394\u0397\u03a3", "\u1fbc\u03b4\u03b7\u03c3"],
        ["\u0390", "\u03aa\u0301", "\u0399\u0308\u0301"],
        ["\u01f0", "J\u030c"],
        ["\u0130pek", "ipek", "IPEK", "i\u0307pek"],
        ["I\u015f\u0131k", "\u0131\u015f\u0131k", "I\u015eIK"],
        ["\u1e69", "s\u0307\u0323", "S\u0323\u0307", "\u1e9b\u0323"],
    ],
)
def test_spellings_of_one_name(names: list[str]) -> None:
    """Hole: one name counts as two, because of capitals or because two keyboards encode its
    characters differently."""
    assert len(set(map(key_of, names))) == 1


def test_names_that_are_not_the_same() -> None:
    """Hole: two names that look different have the same key."""
    assert (
        key_of("\u0639\u0644\u06cc\u200c\u0631\u0636\u0627")
        == "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"
    )
    assert key_of("Cy \U0001fae8") == "cy \U0001fae8"
    assert len({key_of(name) for name in ("Ada", "Ad a", "\u00c1da", "\u0410da", "Ada\u2764")}) == 5


def test_nothing_is_cut_apart() -> None:
    """Hole: shortening a text leaves half a flag, or a letter without its accent, at its end."""
    flag, family = "\U0001f1e9\U0001f1ea", KEPT["a family"]
    assert [cut("Zoe\u0301", n) for n in (2, 3, 4)] == ["Zo", "Zo", "Zoe\u0301"]
    assert cut(f"a{flag}", 2) == cut(f"a{family}", 2) == cut(f"a{family}", 5) == "a"
    assert cut(f"a{KEPT['flag of Wales']}", 7) == "a"
    assert cut("\u0301" * 9, 4) == "\u0301" * 4
    assert clubsuit.errors.excerpt(f"{'x' * 39}{flag}") == "x" * 39


def test_long_texts_take_no_time() -> None:
    """Hole: a name of 100 kB in a record keeps a thread busy for minutes."""
    for part in ("\u0301\u0323", "a\u200d", "\u093e\u200d", "\u1100\u1160", "\U0001f3f4\U000e0067"):
        text = part * 20_000
        assert len(visible(text)) < len(text)


# ---- names in requests -------------------------------------------------------------------


def test_a_table_of_friends(browser: Browser, other: Browser) -> None:
    """Hole: the server does not clean the name in one of these requests: opening a table, taking a
    seat, sharing a screen, starting a lesson, or playing with anyone."""
    persian, flag = KEPT["Persian, with ZWNJ"], KEPT["flag of Wales"]
    given = f"\u202e{persian}\u200b"
    table = browser.new_table("clubs-whist", open=True, name=given)
    client, ada = other.connect(table), browser.connect(table)
    client.send(type="sit", seat=1, name=f"\ufeff{flag}")
    ada.send(type="sit", seat=2, name="Zoe\u0308\u00ad", hot_seat=True)
    while [seat["name"] for seat in ada.receive()["people"]["seats"]] != [
        persian,
        flag,
        "Zo\u00eb",
    ]:
        pass
    lesson = browser.http.post("/api/lessons/clubs-whist", json={"name": given}).json()
    assert lesson["players"][0] == persian
    match = browser.http.post(
        "/api/tables/matchmaking", json={"game": "clubs-whist", "name": given}
    ).json()
    assert match["players"][match["seat"]] == persian  # the table may be another test's
    for name in ("\u200b", "\u3164\ufe0f"):
        new = {"game": "clubs-whist", "bots": ["rule", "rule"], "seed": 1, "name": name}
        assert browser.http.post("/api/tables", json=new).json()["players"][0] == "You"


def test_names_in_a_file(browser: Browser) -> None:
    """Holes: a name in an uploaded record reverses the text around it; two names look the same."""
    record = whole_game("clubs-whist", target=1)
    record.players[:] = ["\u202eAda\u200b", "Ada", "\u3164"]
    record.events[:] = [Event(0, 0, 0, "bot \u202erule\u200b", None)]
    answer = browser.http.post("/api/records", content=record.to_json())
    name = answer.json()["id"]
    review = overview(browser, f"records/{name}")
    names = ["Ada 1", "Ada 2", "Guest"]
    assert [player["name"] for player in review["players"]] == names
    assert review["players"][0]["bot"] == "rule"
    step = browser.http.get(f"/api/records/{name}/review/1/1").json()
    assert [player["name"] for player in step["view"]["players"]] == names
    tried = browser.http.post(f"/api/records/{name}/review/1/1/try", json={"bot": "rule"})
    assert set(tried.json()["players"]) <= {*names, "You"}


def test_names_in_a_preview(tmp_path: Path) -> None:
    """Bug: a messenger's preview of a table showed replacement characters in Persian names.

    Names from right to left are isolated one by one, so that they keep their order.
    """
    persian = KEPT["Persian, with ZWNJ"]
    new = NewTable(game="clubs-whist", bots=["rule", "rule"], name=persian, open=True)
    store = Store(tmp_path)
    row = open_table(store, "me", new)
    assert text_of(row).startswith(f"\u2068{persian}\u2069 waits.")
    both = [replace(row.seats[0], name=name) for name in (persian, KEPT["Hebrew with niqqud"])]
    shown = ", ".join(f"\u2068{seat.name}\u2069" for seat in both)
    assert text_of(replace(row, seats=(*both, row.seats[2]))).startswith(f"{shown} wait.")
    store.close()
