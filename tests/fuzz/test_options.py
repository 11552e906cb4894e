"""The parsers of options: `load(game, **options)` and `--option` of the command line."""

from typing import Any

from hypothesis import strategies as st

import clubsuit
from clubsuit.cli.common import read_options
from clubsuit.errors import ClubsuitError, NotationError
from clubsuit.game import Game, rules_of
from clubsuit.lab import Plan
from fuzz.support.hostile import lengths, objects, result_of, texts, try_many
from support.plays import ALL_VARIANTS

NAMES = sorted({option.name for game in clubsuit.game_ids() for option in rules_of(game).options})
GAMES = [*clubsuit.game_ids(), "Free-Clubs", "free_clubs", "chess", "", "\0", "climbing-clubs "]

names = st.one_of(st.sampled_from(NAMES), texts)
near = st.one_of(
    st.integers(-1, 1001),
    st.booleans(),
    st.sampled_from(
        ["strict", "exchanger", "left-of-exchanger", "true", "FALSE", " 5 ", "05", "-0"]
    ),
    st.lists(st.one_of(st.integers(-1, 101), texts), min_size=14, max_size=16),
    st.lists(st.integers(0, 100).map(str), min_size=15, max_size=15).map(",".join),
)
chosen = st.dictionaries(names, st.one_of(near, objects), max_size=4)
added = st.tuples(st.sampled_from(ALL_VARIANTS), st.dictionaries(names, near, max_size=2)).map(
    lambda drawn: (drawn[0][0], {**drawn[0][1], **drawn[1]})
)
given_options = st.one_of(st.tuples(st.sampled_from(GAMES), chosen), added)


@lengths(250, 3_000)
def test_options_of_any_kind(examples: int) -> None:
    """Hole: an option value crashes the program, or is stored with another type."""

    def check(drawn: tuple[str, dict[str, Any]]) -> None:
        name, options = drawn
        game = result_of(lambda: Game(rules_of(name), options))
        if isinstance(game, ClubsuitError):
            return
        for option in game.rules.options:
            if option.seldom and option.name not in game.options:
                continue  # it has its default
            value = game.options[option.name]
            wanted: type = {"int": int, "bool": bool, "ints": list}.get(option.kind, type(value))
            assert type(value) is wanted
        again = eval(repr(game), {"clubsuit": clubsuit})
        assert again.options == game.options
        assert Game(game.rules, game.chosen).options == game.options
        assert game.new(seed=1).legal()

    try_many(examples, check, given_options)


@lengths(60, 1_000)
def test_a_game_of_any_kind(examples: int) -> None:
    """Hole: a game's name that is not a string crashes `load`."""

    def check(name: Any) -> None:
        answer = result_of(lambda: clubsuit.load(name))
        assert isinstance(answer, NotationError) or name in clubsuit.game_ids()

    try_many(examples, check, st.one_of(objects, st.sampled_from(GAMES)))


@lengths(60, 1_000)
def test_seeds_and_names_of_any_number(examples: int) -> None:
    """Holes: a seed that is too large for the compiled generator is accepted; too many names are
    accepted."""

    def check(seed: int, players: list[str]) -> None:
        game = clubsuit.load("ruby-dame")
        play = result_of(lambda: game.new(seed, players))
        if not isinstance(play, ClubsuitError):
            assert play.players == (players or play.players)
            assert len(play.players) == game.seats

    huge = st.integers(-(2**70), 2**70) | st.just(10**5000)
    try_many(examples, check, huge, st.lists(texts, max_size=6))


@lengths(100, 1_500)
def test_options_of_the_command_line(examples: int) -> None:
    """Hole: an unusual `--option` crashes the command or is read differently."""

    def check(name: str, words: list[str]) -> None:
        plan = result_of(
            lambda: Plan.of(name, games=1, seed=1, bots=["random"], options=read_options(words))
        )
        if not isinstance(plan, ClubsuitError):
            assert all("=" in word for word in words)
            assert Game(rules_of(name), plan.options).chosen == plan.options

    texts_near = near.map(lambda value: str(value).strip("[]"))
    word = st.builds(
        "{}{}{}".format, names, st.sampled_from(["=", "", "==", " = "]), texts_near | texts
    )
    try_many(examples, check, st.sampled_from(GAMES), st.lists(word, max_size=3))
