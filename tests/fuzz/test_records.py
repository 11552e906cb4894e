"""The record reader: `Record.from_json`, `replay`, and `clubsuit check` for files."""

from typing import Any

from hypothesis import strategies as st

import clubsuit
from clubsuit.errors import ClubsuitError, NotationError
from clubsuit.game import Record
from fuzz.support.hostile import (
    as_json,
    changed,
    lengths,
    result_of,
    spoiled_bytes,
    texts,
    try_many,
    values,
)
from fuzz.support.records import check_file, check_record, good_records
from support.plays import ALL_VARIANTS

FAIR = len(clubsuit.game_ids())
numbers = st.one_of(st.integers(0, 4 * len(ALL_VARIANTS) - 1), st.integers(-FAIR, -1))
records = numbers.map(lambda number: good_records()[number])
cards = st.sampled_from(["9C", "10S", "X", "AH", "1C", "15D", "15D=8", "?", "9c", "tS", "9ſ"])
words = st.one_of(values, cards, texts.map(lambda text: f"play {text}"))
spoiled = records.flatmap(lambda record: changed(record, words))


@lengths(250, 4_000)
def test_a_spoiled_record(examples: int) -> None:
    """Hole: a corrupted record crashes the reader, or is accepted as another game."""
    try_many(examples, check_record, spoiled.map(as_json))


@lengths(120, 2_000)
def test_a_spoiled_file(examples: int) -> None:
    """Hole: `clubsuit check` ends with a traceback for a corrupted file."""
    files = records.flatmap(lambda record: spoiled_bytes(as_json(record)))
    try_many(examples, check_file, files | spoiled.map(as_json))


@lengths(150, 2_000)
def test_any_json(examples: int) -> None:
    """Hole: JSON that is not a record crashes `Record.from_dict` or is accepted."""

    def check(data: Any) -> None:
        answer = result_of(lambda: Record.from_dict(data))
        assert isinstance(answer, NotationError)

    try_many(examples, check, values)


@lengths(80, 1_500)
def test_a_spoiled_deal(examples: int) -> None:
    """Hole: a refused deal changes the game."""

    def check(data: dict[str, Any], deal: Any, dealer: int) -> None:
        game = clubsuit.Game(clubsuit.game.rules_of(data["game"]), data["options"])
        play = game.table(seed=5)
        before = play.state.tobytes()
        answer = result_of(lambda: play.deal(deal, dealer))
        if isinstance(answer, ClubsuitError):
            assert play.state.tobytes() == before
            assert not play.hands and play.waiting
        else:
            dealt = play.hands[0].deal
            game.table(seed=6).deal(dealt, play.hands[0].dealer)

    def deals(data: dict[str, Any]) -> st.SearchStrategy[tuple[dict[str, Any], Any, int]]:
        deal = data["hands"][0]["deal"] if data["hands"] else {}
        seats = len(data["players"])
        return st.tuples(st.just(data), mappings(changed(deal, words)), st.integers(0, seats - 1))

    def mappings(drawn: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
        return drawn.filter(lambda deal: isinstance(deal, dict))

    try_many(examples, lambda drawn: check(*drawn), records.flatmap(deals))
