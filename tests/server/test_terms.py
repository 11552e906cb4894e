"""The terms of a table for people who are invited: options, target, teams and duration."""

from pathlib import Path
from typing import Any

import pytest

import clubsuit
from clubsuit.games import REGISTRY
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import made_table
from clubsuit.server.wire.duration import Length, minutes
from clubsuit.server.wire.games import LENGTHS
from clubsuit.server.wire.schema import NewTable
from clubsuit.server.wire.terms import changed_words, minutes_words, terms_of
from clubsuit.server.wire.time_controls import read_clock
from clubsuit.texts import say
from server.support.clients import Browser, receive

PAIR = Length(50, {10: 2.0, 20: 4.0, 40: 16.0})


def terms(game: str, **about: Any) -> Any:
    """The terms of a table with these options."""
    options = about.pop("options", {})
    seats = clubsuit.load(game, **options).seats
    new = NewTable(game=game, options=options, bots=["rule"] * (seats - 1), open=True, **about)
    return terms_of(made_table("ada", new)[0])


@pytest.mark.parametrize(
    ("game", "options", "changed", "target", "teams"),
    [
        ("clubs-whist", {}, {}, 11, None),
        ("clubs-whist", {"target": 20}, {}, 20, None),
        ("free-clubs", {"enforcement": "honour"}, {"enforcement": "honour"}, 250, None),
        ("ruby-dame", {}, {}, 150, [0, 1, 0, 1]),
        ("climbing-clubs", {"players": 5}, {}, 50, None),
        ("climbing-clubs", {"teams": 2}, {"teams": 2}, 100, [0, 1, 0, 1]),
        (
            "climbing-clubs",
            {"players": 6, "teams": 3, "crazy": True, "target": 7},
            {"teams": 3, "crazy": True},
            7,
            [0, 1, 2, 0, 1, 2],
        ),
    ],
)
def test_what_is_told(
    game: str, options: dict[str, Any], changed: Any, target: int, teams: Any
) -> None:
    """Holes: an option that is not the default and is not told, or the other way round; partners
    that are told wrongly."""
    told = terms(game, options=options)
    assert (told.changed, told.target, told.teams) == (changed, target, teams)


@pytest.mark.parametrize("game", REGISTRY)
def test_every_option_has_words(game: str) -> None:
    """Hole: an option whose name in a record is shown to people."""
    for option in REGISTRY[game].options:
        if option.name in ("players", "target"):
            continue
        values = option.choices or ([True] if option.kind == "bool" else [option.default])
        for value in values:
            told = terms(game).model_copy(update={"changed": {option.name: value}})
            (words,) = changed_words(told)
            assert words and "_" not in words and "[" not in words


@pytest.mark.parametrize(
    ("target", "hands"), [(10, 2.0), (20, 4.0), (40, 16.0), (14, 2.8), (80, 64.0), (1, 1.0)]
)
def test_hands_to_any_target(target: int, hands: float) -> None:
    """Holes: targets between those that were measured, and beyond them; less than a hand."""
    assert PAIR.hands_to(target) == pytest.approx(hands, rel=0.01)


@pytest.mark.parametrize(
    ("target", "clock", "expected"),
    [
        (10, "", (5, 9)),
        (20, "", (10, 20)),
        (20, "1", (4, 5)),  # less than people would take
        (20, "60", (10, 20)),  # more than they take
        (20, "60+1", (8, 9)),  # four players, a minute each
        (80, "", (170, 290)),
    ],
)
def test_minutes(target: int, clock: str, expected: tuple[int, int]) -> None:
    """Holes: a clock that leaves no time for the duration that is told; a range that is none."""
    assert minutes(PAIR, target, 4, read_clock(clock, "realtime")) == expected


@pytest.mark.parametrize(
    ("few", "many", "words"),
    [
        (2, 4, "about 2–4 minutes"),
        (60, 115, "about 60–115 minutes"),
        (125, 215, "about 2–3.5 hours"),
        (75, 120, "about 1.5–2 hours"),
        (110, 130, "about 2 hours"),
    ],
)
def test_minutes_in_words(few: int, many: int, words: str) -> None:
    """Hole: 215 minutes, which nobody can imagine. Found: "about 2–2 hours"."""
    assert minutes_words(few, many) == words


@pytest.mark.parametrize("game", REGISTRY)
def test_the_lobby_says_the_same(game: str) -> None:
    """Hole: the lobby and an invitation that tell different durations of the usual game."""
    few, many = terms(game).minutes
    assert say(f"game-{game}-length") == f"{few}–{many} minutes"


def test_all_numbers_of_players_are_measured() -> None:
    """Hole: a number of players, or of teams, without a duration."""
    teams = {4: (2,), 6: (2, 3)}
    sizes = {(n, t) for n in range(2, 7) for t in (0, *teams.get(n, ()))}
    assert set(LENGTHS["climbing-clubs"]) == sizes
    for players, sides in sizes:
        assert terms("climbing-clubs", options={"players": players, "teams": sides}).minutes


def test_longer_games_take_longer() -> None:
    """Hole: figures of one target for all."""
    for game, lengths in LENGTHS.items():
        for length in lengths.values():
            assert list(length.hands.values()) == sorted(length.hands.values()), game


def test_days_have_no_minutes() -> None:
    """Hole: half an hour is told of a game for which people have a week."""
    assert terms("clubs-whist", pace="correspondence").minutes is None


def test_the_invited_and_the_list_are_told(browser: Browser, other: Browser) -> None:
    """Hole: what is worked out reaches nobody."""
    about: dict[str, Any] = {"options": {"teams": 2, "wild_15s": True}, "clock": "30"}
    table = browser.new_table("climbing-clubs", open=True, listed=True, **about)
    told = receive(other.line(table), "gathering")
    assert told["terms"]["changed"] == {"teams": 2, "wild_15s": True}
    assert told["terms"]["teams"] == [0, 1, 0, 1]
    assert told["people"]["clock"] == "30"
    (found,) = [one for one in other.http.get("/api/tables/listed").json() if one["id"] == table]
    assert found["terms"] == told["terms"]


@pytest.mark.parametrize(("field", "value"), [("game", "gone-game"), ("options", {"gone": 1})])
def test_a_game_that_is_gone(tmp_path: Path, field: str, value: Any) -> None:
    """Hole: a table of a game, or with an option, that the host has removed breaks the whole
    list."""
    store = Store(tmp_path)
    row, _ = made_table("ada", NewTable(game="clubs-whist", bots=["rule"] * 2, open=True))
    store.close()
    object.__setattr__(row, field, value)
    assert terms_of(row).model_dump() == {
        "changed": {}, "target": None, "teams": None, "minutes": None,
    }  # fmt: skip
