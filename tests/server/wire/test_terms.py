"""The terms of a table, as invited people see them: options, target, teams and duration."""

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
    """Return the terms of a table with these options."""
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
    """Holes: a changed option is not shown; an unchanged option is shown; the partners are
    wrong."""
    shown = terms(game, options=options)
    assert (shown.changed, shown.target, shown.teams) == (changed, target, teams)


@pytest.mark.parametrize("game", REGISTRY)
def test_every_option_has_words(game: str) -> None:
    """Hole: people see an option's internal name, which records use, instead of words."""
    for option in REGISTRY[game].options:
        if option.name in ("players", "target"):
            continue
        values = option.choices or ([True] if option.kind == "bool" else [option.default])
        for value in values:
            shown = terms(game).model_copy(update={"changed": {option.name: value}})
            (words,) = changed_words(shown)
            assert words and "_" not in words and "[" not in words


@pytest.mark.parametrize(
    ("target", "hands"), [(10, 2.0), (20, 4.0), (40, 16.0), (14, 2.8), (80, 64.0), (1, 1.0)]
)
def test_hands_to_any_target(target: int, hands: float) -> None:
    """Holes: targets between or beyond the measured ones have no estimate; an estimate is less than
    one hand."""
    assert PAIR.hands_to(target) == pytest.approx(hands, rel=0.01)


@pytest.mark.parametrize(
    ("target", "clock", "expected"),
    [
        (10, "", (5, 9)),
        (20, "", (10, 20)),
        (20, "1", (4, 5)),  # less time than people usually take
        (20, "60", (10, 20)),  # more time than people usually take
        (20, "60+1", (8, 9)),  # a minute for each of the four players
        (80, "", (170, 290)),
    ],
)
def test_minutes(target: int, clock: str, expected: tuple[int, int]) -> None:
    """Holes: the duration is longer than the clock allows; the ends of a range are equal."""
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
    """Hole: people read "215 minutes", which is hard to imagine. Bug: a duration was "about 2–2
    hours"."""
    assert minutes_words(few, many) == words


@pytest.mark.parametrize("game", REGISTRY)
def test_the_lobby_says_the_same(game: str) -> None:
    """Hole: the lobby and an invitation show different durations for the default game."""
    few, many = terms(game).minutes
    assert say(f"game-{game}-length") == f"{few}–{many} minutes"


def test_all_numbers_of_players_are_measured() -> None:
    """Hole: no duration was measured for some number of players or teams."""
    teams = {4: (2,), 6: (2, 3)}
    sizes = {(n, t) for n in range(2, 7) for t in (0, *teams.get(n, ()))}
    assert set(LENGTHS["climbing-clubs"]) == sizes
    for players, sides in sizes:
        assert terms("climbing-clubs", options={"players": players, "teams": sides}).minutes


def test_longer_games_take_longer() -> None:
    """Hole: the duration does not depend on the target."""
    for game, lengths in LENGTHS.items():
        for length in lengths.values():
            assert list(length.hands.values()) == sorted(length.hands.values()), game


def test_days_have_no_minutes() -> None:
    """Hole: a correspondence game, in which people have days to decide, shows a duration in
    minutes."""
    assert terms("clubs-whist", pace="correspondence").minutes is None


def test_the_invited_and_the_list_are_told(browser: Browser, other: Browser) -> None:
    """Hole: the terms are computed but not sent to clients."""
    about: dict[str, Any] = {"options": {"teams": 2, "wild_15s": True}, "clock": "30"}
    table = browser.new_table("climbing-clubs", open=True, listed=True, **about)
    shown = receive(other.connect(table), "gathering")
    assert shown["terms"]["changed"] == {"teams": 2, "wild_15s": True}
    assert shown["terms"]["teams"] == [0, 1, 0, 1]
    assert shown["people"]["clock"] == "30"
    (found,) = [info for info in other.http.get("/api/tables/listed").json() if info["id"] == table]
    assert found["terms"] == shown["terms"]


@pytest.mark.parametrize(("field", "value"), [("game", "gone-game"), ("options", {"gone": 1})])
def test_a_game_that_is_gone(tmp_path: Path, field: str, value: Any) -> None:
    """Hole: a table whose game or option the host has removed breaks the whole list."""
    store = Store(tmp_path)
    row, _ = made_table("ada", NewTable(game="clubs-whist", bots=["rule"] * 2, open=True))
    store.close()
    object.__setattr__(row, field, value)
    assert terms_of(row).model_dump() == {
        "changed": {}, "target": None, "teams": None, "minutes": None,
    }  # fmt: skip
