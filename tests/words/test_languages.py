"""The catalogues of all languages: each says everything that English says, in its own words."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from clubsuit.fluent import Bundle
from clubsuit.languages import FORMATS
from clubsuit.server.wire.schema import NewLanguage
from clubsuit.texts import ENGLISH, LANGUAGES, catalogue, say, speaking
from support.catalogues import FILES, PAGES, PLURALS, TEXTS, shapes, texts
from support.project import ROOT

OTHERS = [language for language in LANGUAGES if language != ENGLISH]

SAME = Path(__file__).with_name("same.txt")
"""Messages that are right in English words: names, units, words that both languages share."""

WRONG: dict[str, dict[str, str]] = {
    "de": {
        r"\bTreffs?\b": "Kreuz (Treff is said in bridge and in Austria)",
        r"\bEckstein": "Karo",
        r"\bSchippen": "Pik",
        r"\bAs\b": "Ass (new spelling)",
        r"\bda(?:ß|ss) Du\b": "du",
        r"\b(?:Sie|Ihnen|Ihre?[mnrs]?) (?:können|müssen|dürfen|haben|sind)\b": "du",
        r"\bSpieler(?:in|innen|:in|\*in)": "no gendered forms: who, all, du",
        r"\breizen\b|\bReizen\b": "bieten (Reizen is Skat)",
        r"\bbekennen\b": "bedienen",
        r"\bdrücken\b": "ablegen (drücken is Skat), or klicken, tippen",
        r"\bQuote\b": "Soll",
        r"\bRekord": "Protokoll",
        r"\bFehlfarbe": "Nebenfarbe",
        r"[\"“][^\"„“]*”": "„…“",
        r"\d%": "a space before %",
    },
    "fr": {
        r"\blevées?\b": "pli",
        r"\benseigne": "couleur",
        r"\bmorts?\b": "main d’échange",
        r"\bchien\b|\btalon\b": "coffre",
        r"\battaquer\b": "entamer",
        r"\bjoueur·se|\bjoueu(?:r|se)s?/": "no gendered forms",
        r"\btu\b|\bton\b|\btes\b": "vous",
        r"\bclassement\b": "cote",
        r"\bdébloqué": "libéré",
        r"\b[dD]e \{ \$(?:seats?|names?)\b": "no “de” before a name: it may begin with a vowel",
        r"\b(?:[qQ]ue|[lL][ae]|[nN]e) \{ \$(?:seats?|names?)\b": "no elision before a name",
        r"[^\s\u202f:/]\ ?[;!?»](?![^{]*\})": "U+202F before ; ! ? »",
    },
    "nl": {
        r"\bkoning\b": "heer",
        r"(?<!Ruby )\b[dD]ame\b": "vrouw",
        r"\btroefboer": "troef boer",
        r"\bblinde\b": "ruilhand",
        r"\bgever\b": "deler",
        r"\bmaat\b": "partner",
        r"\bkleur bijspelen\b": "bekennen",
        r"\b[uU]w\b|\b[uU] (?:kunt|moet|mag|hebt|heeft|bent)\b": "je",
    },
}
"""Patterns that are always wrong, with what is right, by language."""


def test_every_part_knows_the_languages() -> None:
    """Hole: a new language cannot be chosen, or its choice is refused."""
    names = (ROOT / "web/src/ui/Language.svelte").read_text("utf-8")
    known = re.search(r"const NAMES = \{(.*)\}", names)
    assert known and re.findall(r"(\w+): '", known[1]) == list(LANGUAGES)
    assert get_args(NewLanguage.model_fields["language"].annotation) == LANGUAGES
    assert set(FORMATS) == set(LANGUAGES) == {path.name for path in TEXTS.iterdir()}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_each_message_exists_in_each_language(language: str, file: str) -> None:
    """Holes: a message is missing, so that its key is shown; an old message is still translated."""
    assert list(shapes(language, file)) == list(shapes(ENGLISH, file))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_each_message_has_the_same_placeholders_and_branches(language: str, file: str) -> None:
    """Holes: a translation leaves a value out; it has no variant for a case that English has."""
    for key, english in shapes(ENGLISH, file).items():
        ours = shapes(language, file)[key]
        assert (key, ours.variables) == (key, english.variables)
        assert (key, ours.messages) == (key, english.messages)
        assert (key, dict(ours.branches)) == (key, dict(english.branches))
        for name, counted in english.numbers.items():
            digits = {one for one in counted if one not in PLURALS}
            assert (key, digits <= ours.numbers[name]) == (key, True)


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_left_in_english(language: str) -> None:
    """Hole: a text was copied, and never translated."""
    known = dict(line.split(": ") for line in SAME.read_text("utf-8").splitlines())
    same = {
        key
        for file in FILES
        for key, english in shapes(ENGLISH, file).items()
        if shapes(language, file)[key].words == english.words
        and any(re.search(r"[^\W\d_]{2}", part) for part in english.words)
    }
    assert same == {key for key, where in known.items() if language in where.split()}


KEY = re.compile(r"^[a-z][\w-]* =|\{ [\w-]+ \}|\{ \$[\w-]+ ->|^\s*- [? ]+:")
"""Names of messages, and cards in the notation of records."""


@pytest.mark.parametrize("language", OTHERS)
def test_no_term_is_wrong(language: str) -> None:
    """Hole: a word of another game, an old spelling, or another form of address."""
    found = [
        (path.name, line.strip(), right)
        for path, text in texts(language).items()
        for line in text.splitlines()
        for wrong, right in WRONG[language].items()
        if re.search(wrong, KEY.sub("", line))
    ]
    assert found == []
    assert len(WRONG[language]) <= 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    """Hole: a message refers to a term or to a message that its language does not have."""
    bundle = Bundle(language, catalogue(language))
    for file in FILES:
        for key in shapes(language, file):
            _, problems = bundle.format(key, Anything())
            assert (key, problems) == (key, [])


class Anything(dict[str, Any]):
    """Has a value for every variable."""

    def get(self, key: str, default: Any = None) -> Any:
        return 2


@pytest.mark.parametrize("language", OTHERS)
def test_apostrophes_are_real(language: str) -> None:
    """Hole: a typewriter's apostrophe within a word."""
    text = "\n".join(texts(language).values())
    assert re.findall(r".*[^\W\d]'[^\W\d].*", text) == []


# ---- rules -----------------------------------------------------------------------------------

RULE = re.compile(r"\[[A-Z]{2}-\d+\]")
LINK = re.compile(r"\]\(([^)]*)\)")
PICTURE = re.compile(r"^- ([\dAJQKXCDHS= ]+):", re.MULTILINE)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("page", PAGES)
def test_the_rules_are_whole(language: str, page: str) -> None:
    """Hole: a rule, a picture or a link is missing in a translation of the rules."""
    english, ours = ((TEXTS / one / page).read_text("utf-8") for one in (ENGLISH, language))
    for pattern in (RULE, LINK, PICTURE):
        assert sorted(pattern.findall(ours)) == sorted(pattern.findall(english))
    for mark in ("\n#", "\n|", "\n\n"):
        assert (mark, ours.count(mark)) == (mark, english.count(mark))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_the_rules_and_the_lobby_give_the_same_duration(language: str, page: str) -> None:
    """Bug: a game lasted 10 to 20 minutes in the lobby, and 20 to 30 in its rules."""
    rules = (TEXTS / language / page).read_text("utf-8")
    with speaking(language):
        low, high = re.findall(r"\d+", say(f"game-{Path(page).stem}-length"))
    told = re.findall(r"(\d+) (?:to|bis|à|tot) (\d+) [mM]in", rules)
    assert set(told) <= {(low, high)}
