"""Fair deals: the method of docs/fair-deals.md, and games dealt by it."""

import itertools
import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import clubsuit
from clubsuit.errors import ClubsuitError, NotationError, RuleError
from clubsuit.fair import METHOD, Fairness, below, commit, promise_of, shuffled, words
from clubsuit.game import Play, Record
from clubsuit.games.state import DEAL, Action
from clubsuit.record import HandRecord
from clubsuit.replay import check_deals
from support.plays import ALL_VARIANTS

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "fair-deals.md").read_text(encoding="utf-8")
VECTORS: dict[str, Any] = json.loads((DOCS / "fair-deals.json").read_text(encoding="utf-8"))
SECRET = bytes(range(32))
STRING = "0123456789abcdef" * 4


def fairness(game: clubsuit.Game, secret: bytes = SECRET) -> Fairness:
    return Fairness.new([STRING] + [""] * (game.seats - 1), secret)


def played(game: str, hands: int | None = None, **options: Any) -> Play:
    """Return a fair game played at random, to its end or for this number of hands."""
    loaded = clubsuit.load(game, **options)
    play = loaded.table(fairness=fairness(loaded))
    choice = random.Random(7)
    while not play.over and len(play.hands) != hands:
        play.deal()
        while play.turn is not None:
            play.act(Action(choice.choice(loaded.rules.legal_codes(play.state))))
    return play


# ---- the method ------------------------------------------------------------------------


def test_the_vectors_are_of_this_method() -> None:
    """Hole: the method changes but keeps its name, so old records cannot be verified any more."""
    assert VECTORS["method"] == METHOD == "clubsuit-fair/1"
    assert len(VECTORS["games"]) > 8


@pytest.mark.parametrize("vector", VECTORS["blocks"])
def test_blocks(vector: dict[str, Any]) -> None:
    """Hole: the hashed bytes differ from the docs, or the numbers of a block are read in another
    order."""
    secret = bytes.fromhex(vector["secret"])
    assert commit(secret) == vector["commitment"]
    numbers = words(secret, vector["game"], vector["label"], vector["strings"])
    start = 8 * vector["block"]
    assert list(itertools.islice(numbers, start, start + 8)) == vector["numbers"]
    assert b"".join(n.to_bytes(4, "big") for n in vector["numbers"]).hex() == vector["hmac"]


@pytest.mark.parametrize("vector", VECTORS["below"])
def test_below(vector: dict[str, Any]) -> None:
    """Hole: a number above the largest multiple of n is not rejected, which causes modulo bias."""
    numbers = iter(vector["numbers"])
    assert below(numbers, vector["n"]) == vector["result"]
    assert len(vector["numbers"]) - len(list(numbers)) == vector["used"]


@pytest.mark.parametrize("vector", VECTORS["shuffles"])
def test_shuffles(vector: dict[str, Any]) -> None:
    """Hole: the shuffle differs from the docs, or fails when a number is rejected."""
    secret = bytes.fromhex(vector["secret"])
    numbers = list(
        itertools.islice(words(secret, vector["game"], vector["label"], vector["strings"]), 70)
    )
    stream = iter(numbers)
    cards = vector["cards"]
    assert shuffled(stream, cards) == vector["order"]
    used = len(numbers) - len(list(stream))
    passed = vector.get("passed_over")
    assert used == max(len(cards) - 1, 0) + (passed is not None)
    if passed:
        assert numbers[passed["at"]] == passed["number"] >= (1 << 32) // passed["n"] * passed["n"]


def test_a_number_is_passed_over_in_a_real_stream() -> None:
    """Hole: no vector covers the rarest step, which occurs once in millions of deals."""
    assert any("passed_over" in vector for vector in VECTORS["shuffles"])


@pytest.mark.parametrize("vector", VECTORS["games"])
def test_games(vector: dict[str, Any]) -> None:
    """Hole: a deal (FC-2, CW-2, CC-3, RD-1) uses a wrong order of packs, seats or cards set
    aside."""
    game = clubsuit.load(vector["game"], **vector["options"])
    play = game.table(fairness=Fairness.from_dict(vector["fairness"]))
    for hand in vector["hands"]:
        play.deal()
        assert (play.hands[-1].dealer, play.hands[-1].deal) == (hand["dealer"], hand["deal"])
        play.state.phase = DEAL


def test_the_example_of_the_docs() -> None:
    """Hole: another implementation cannot reproduce the example in the docs."""
    block = VECTORS["blocks"][0]
    assert block["hmac"] in PAGE
    assert ", ".join(map(str, block["numbers"][:3])) in PAGE
    (example,) = re.findall(r"```json\n(.*?)```", PAGE, re.S)
    fair = Fairness.from_dict(json.loads(example))
    fair.check(3)
    assert f"mod 3 = {fair.dealer('clubs-whist', 3)}" in PAGE


def test_each_order_is_equally_likely() -> None:
    """Hole: the shuffle never leaves a card in its place, or draws from too many places."""
    draws = itertools.product(range(5), range(4), range(3), range(2))
    orders = Counter(tuple(shuffled(iter(numbers), "ABCDE")) for numbers in draws)
    assert len(orders) == 120
    assert set(orders.values()) == {1}


def test_streams_differ_in_every_part() -> None:
    """Hole: two hands, games, seats or strings share their numbers."""
    base: tuple[bytes, str, str, list[str]] = (SECRET, "ruby-dame", "hand 1", [STRING, "", "", ""])
    others = [
        (bytes(32), *base[1:]),
        (SECRET, "clubs-whist", *base[2:]),
        (SECRET, "ruby-dame", "hand 2", base[3]),
        (SECRET, "ruby-dame", "hand 11", base[3]),
        (SECRET, "ruby-dame", "dealer", base[3]),
        (*base[:3], ["", STRING, "", ""]),
        (*base[:3], [STRING, "", ""]),
        (*base[:3], [STRING[::-1], "", "", ""]),
    ]
    firsts = [next(words(*parts)) for parts in (base, *others)]
    assert len(set(firsts)) == len(firsts)


# ---- the fairness field of a record ---------------------------------------------------------


def good_field() -> dict[str, Any]:
    return Fairness.new([STRING, "", ""], SECRET).to_dict()


def test_field_there_and_back() -> None:
    """Hole: a record changes when it is read and written."""
    field = good_field()
    assert Fairness.from_dict(field).to_dict() == field
    assert Fairness.from_dict(field | {"secret": None}).to_dict() == field | {"secret": None}


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"method": "clubsuit-fair/2"}, "clubsuit-fair/2"),
        ({"method": None}, "sealed by"),
        ({"commitment": None}, "commitment"),
        ({"commitment": "AB" * 32}, "commitment"),
        ({"commitment": "ab" * 32 + "\n"}, "commitment"),
        ({"secret": ""}, "secret"),
        ({"secret": 5}, "secret"),
        ({"secret": "é" * 64}, "secret"),
        ({"secret": "٣" * 64}, "secret"),
        ({"strings": None}, "strings"),
        ({"strings": {"0": STRING}}, "strings"),
        ({"strings": [STRING, "", None]}, "strings"),
        ({"strings": [STRING, "", "0"]}, "strings"),
        ({"strings": [STRING + "\n", "", ""]}, "strings"),
        ({"promises": STRING}, "promises"),
        ({"promises": [STRING, "", "0"]}, "promises"),
        ({"more": 1}, "more"),
    ],
)
def test_malformed_field_is_refused(change: dict[str, Any], text: str) -> None:
    """Hole: a string with a newline or with non-ASCII digits is accepted, so two different records
    have the same message to hash."""
    with pytest.raises(NotationError, match=re.escape(text)) as caught:
        Fairness.from_dict(good_field() | change)
    assert caught.value.where == "fairness"


def test_promises_there_and_back() -> None:
    """Holes: a record loses its promises; the record of a game without promises gets some."""
    promised = Fairness.new([STRING, "", ""], SECRET, [promise_of(STRING), "", ""])
    field = promised.to_dict()
    assert field["promises"] == [promise_of(STRING), "", ""]
    assert Fairness.from_dict(field) == promised
    assert "promises" not in good_field()


OTHER = "ab" * 32


@pytest.mark.parametrize(
    ("strings", "promises", "bad"),
    [
        ([STRING, OTHER, ""], [promise_of(STRING), promise_of(OTHER), ""], None),
        ([STRING, promise_of(OTHER), ""], [promise_of(STRING), promise_of(OTHER), ""], None),
        ([STRING, OTHER, ""], [promise_of(STRING), promise_of(STRING), ""], 1),
        ([STRING, "", ""], [promise_of(STRING), promise_of(OTHER), ""], 1),
        ([STRING, "", OTHER], [promise_of(STRING), "", ""], 2),
    ],
)
def test_strings_are_the_promised_ones(
    strings: list[str], promises: list[str], bad: int | None
) -> None:
    """Holes: a player can choose a string after seeing those of others, withhold a string without a
    trace, or send a string without a promise; a record is refused if a promise takes the place of a
    late string."""
    fair = Fairness.new(strings, SECRET, promises)
    if bad is None:
        return fair.check(3)
    with pytest.raises(RuleError) as caught:
        fair.check(3)
    assert caught.value.reason is not None
    assert (caught.value.reason.key, caught.value.reason.args) == ("fair-promise", {"seat": bad})


def test_as_many_promises_as_seats() -> None:
    """Hole: promises are not checked if there are too few of them."""
    with pytest.raises(RuleError, match="2 seats"):
        Fairness.new([STRING, "", OTHER], SECRET, [promise_of(STRING), ""]).check(3)


@pytest.mark.parametrize("name", ["method", "commitment", "secret", "strings"])
def test_incomplete_field_is_refused(name: str) -> None:
    """Hole: a missing part is read as null."""
    field = good_field()
    del field[name]
    with pytest.raises(NotationError):
        Fairness.from_dict(field)


@pytest.mark.parametrize("field", [0, "", [], True, {}])
def test_a_field_that_is_none(field: Any) -> None:
    """Hole: a record with an invalid fairness field is accepted as a game without fair deals."""
    record = played("clubs-whist", 1).record().to_dict() | {"fairness": field}
    with pytest.raises(NotationError):
        Record.from_dict(record)


@pytest.mark.parametrize(
    ("strings", "secret", "key"),
    [
        ([STRING, ""], SECRET, "fair-strings"),
        ([STRING, "", "", ""], SECRET, "fair-strings"),
        (["", "", ""], SECRET, "fair-nobody"),
        ([STRING, "", ""], bytes(32), "fair-commitment"),
    ],
)
def test_fairness_that_is_none(strings: list[str], secret: bytes, key: str) -> None:
    """Holes: a game is accepted although its secret differs from the commitment, or although no
    player contributed to the deals."""
    fair = Fairness(commit(SECRET), tuple(strings), secret)
    with pytest.raises(RuleError) as caught:
        clubsuit.load("clubs-whist").table(fairness=fair)
    assert caught.value.reason is not None
    assert caught.value.reason.key == key


# ---- games ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), ALL_VARIANTS, ids=str)
def test_each_variant_can_be_dealt_fairly(game: str, options: dict[str, Any]) -> None:
    """Hole: the rules of a variant (CC-3: players and teams) refuse a fair deal."""
    loaded = clubsuit.load(game, **options)
    play = loaded.table(fairness=fairness(loaded))
    for _ in range(4):
        play.deal()
        play.state.phase = DEAL
    again = loaded.table(fairness=fairness(loaded))
    for hand in play.hands:
        again.deal(hand.deal, hand.dealer)
        again.state.phase = DEAL
    assert again.hands == play.hands


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_a_fair_game_replays(game: str) -> None:
    """Hole: a record cannot be read again, or loses its fairness."""
    record = played(game).record()
    assert record.fairness is not None
    assert record.fairness.secret == SECRET
    assert clubsuit.replay(Record.from_json(record.to_json())).record() == record


def test_nothing_but_fairness_makes_the_deals() -> None:
    """Hole: the deals still depend on the seed, which no commitment covers."""
    game = clubsuit.load("climbing-clubs")
    plays = [game.new(seed, fairness=fairness(game)) for seed in (1, 2)]
    assert plays[0].hands == plays[1].hands
    other = game.new(1, fairness=fairness(game, bytes(32)))
    assert other.hands != plays[0].hands


def test_the_secret_is_told_at_the_end_only() -> None:
    """Hole: the record of a running game contains the secret, which reveals all later cards."""
    over, running = played("clubs-whist", target=1), played("clubs-whist", 2)
    secret = SECRET.hex()
    assert over.over and not running.over
    assert secret in over.record().to_json()
    texts = [running.record().to_json(), *(play.record(0).to_json() for play in (over, running))]
    texts += [repr(running.fairness), str(running.fairness), repr(running.record())]
    for text in texts:
        assert secret not in text
        assert repr(SECRET) not in text
    assert commit(SECRET) in texts[0]


def test_without_the_secret_nothing_is_dealt() -> None:
    """Hole: when a running game is read from its record, it continues with deals from another
    seed."""
    record = Record.from_json(played("ruby-dame", 2).record().to_json())
    play = clubsuit.replay(record)
    before = play.state.tobytes()
    with pytest.raises(RuleError, match="secret"):
        play.deal()
    assert play.state.tobytes() == before
    assert play.record() == record


# ---- alterations are found ----------------------------------------------------------------------


def swap_cards(hands: list[HandRecord]) -> None:
    first, second = hands[2].deal["hands"][0], hands[2].deal["hands"][1]
    first[3], second[3] = second[3], first[3]


def swap_hands(hands: list[HandRecord]) -> None:
    hands[2].deal["hands"].reverse()


def swap_deals(hands: list[HandRecord]) -> None:
    hands[2].deal, hands[3].deal = hands[3].deal, hands[2].deal


def change_dealer(hands: list[HandRecord]) -> None:
    hands[2].dealer = (hands[2].dealer + 1) % 3


def change_all_dealers(hands: list[HandRecord]) -> None:
    for hand in hands:
        hand.dealer = (hand.dealer + 1) % 3


def swap_aside(hands: list[HandRecord]) -> None:
    aside = hands[0].deal["aside"]
    aside[0], aside[-1] = aside[-1], aside[0]


@pytest.mark.parametrize(
    ("game", "change", "hand", "rule"),
    [
        ("clubs-whist", swap_cards, 3, "CW-2"),
        ("clubs-whist", swap_hands, 3, "CW-2"),
        ("clubs-whist", swap_deals, 3, "CW-2"),
        ("clubs-whist", change_dealer, 3, "CW-11"),
        ("clubs-whist", change_all_dealers, 1, "CW-11"),
        ("free-clubs", swap_cards, 3, "FC-2"),
        ("free-clubs", change_all_dealers, 1, "FC-2"),
        ("ruby-dame", swap_cards, 3, "RD-1"),
        ("ruby-dame", swap_deals, 3, "RD-1"),
        ("climbing-clubs", swap_cards, 3, "CC-3"),
        ("climbing-clubs", swap_aside, 1, "CC-3"),
    ],
)
def test_an_altered_deal_is_found(
    game: str, change: Callable[[list[HandRecord]], None], hand: int, rule: str
) -> None:
    """Hole: an altered card, hand, deal or dealer is accepted (FC-2, CW-2, CW-11, CC-3, RD-1)."""
    record = played(game, 4).record()
    record.fairness = fairness(clubsuit.load(game))
    check_deals(clubsuit.load(game), record)
    change(record.hands)
    with pytest.raises(ClubsuitError) as caught:
        clubsuit.replay(record)
    assert (caught.value.rule, caught.value.where) == (rule, f"hand {hand}")


def bytes_changed(data: bytes) -> Iterator[bytes]:
    """Yield copies of the data, each with one bit changed."""
    for bit in range(0, 8 * len(data), 37):
        yield (int.from_bytes(data, "big") ^ 1 << bit).to_bytes(len(data), "big")


def test_an_altered_secret_or_string_is_found() -> None:
    """Hole: the deals ignore a bit of the secret, of the commitment or of a string."""
    record = played("clubs-whist", target=1).record()
    fair = record.fairness
    assert fair is not None
    for secret in bytes_changed(SECRET):
        record.fairness = Fairness(fair.commitment, fair.strings, secret)
        with pytest.raises(RuleError, match="commitment"):
            clubsuit.replay(record)
        record.fairness = Fairness.new(fair.strings, secret)  # a commitment made afterwards
        with pytest.raises(RuleError, match=r"CW-2|CW-11"):
            clubsuit.replay(record)
    for string in bytes_changed(bytes.fromhex(STRING)):
        record.fairness = Fairness.new([string.hex(), "", ""], SECRET)
        with pytest.raises(RuleError, match=r"CW-2|CW-11"):
            clubsuit.replay(record)
    record.fairness = Fairness.new(["", STRING, ""], SECRET)
    with pytest.raises(RuleError, match=r"CW-2|CW-11"):
        clubsuit.replay(record)
