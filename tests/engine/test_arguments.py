"""Invalid arguments of public methods raise a ClubsuitError with a message and change nothing."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import clubsuit
from clubsuit.bots import make_bot
from clubsuit.errors import ClubsuitError
from clubsuit.game import Record
from clubsuit.games.state import SPECTATOR, Action
from clubsuit.random_numbers import WORLDS, generator

ODD: list[Any] = [None, True, 1.0, 0.5, "x", "", b"x", b"play AC", -1, 3, 7, 1 << 70, float("nan")]
ODD += [[], ["x"], [[]], {}, {"hands": 1}, object(), np.int64(-1), np.float64(1), np.bool_(True)]
ODD += [np.arange(3), "play " * 1000, "\ud800", "0", lambda: 0]

METHODS: dict[str, Callable[[clubsuit.Play, Any], Any]] = {
    "play": lambda g, odd: g.play(odd),
    "play, seat": lambda g, odd: g.play("swap", odd),
    "read": lambda g, odd: g.read(odd),
    "read, seat": lambda g, odd: g.read("swap", odd),
    "legal": lambda g, odd: g.legal(odd),
    "why_not": lambda g, odd: g.why_not(odd),
    "why_not, seat": lambda g, odd: g.why_not("swap", odd),
    "may_interject": lambda g, odd: g.may_interject(odd),
    "view": lambda g, odd: g.view(odd),
    "views": lambda g, odd: g.views(odd),
    "views, seat": lambda g, odd: g.views([odd]),
    "act": lambda g, odd: g.act(odd),
    "act, code": lambda g, odd: g.act(Action(odd)),
    "record": lambda g, odd: g.record(odd),
    "deal": lambda g, odd: _waiting().deal(odd),
    "deal, part": lambda g, odd: _waiting().deal({**g.hands[0].deal, "hands": odd}),
    "deal, dealer": lambda g, odd: _waiting().deal(g.hands[0].deal, odd),
    "view.read": lambda g, odd: g.view(2).read(odd),
    "view.why_not": lambda g, odd: g.view(2).why_not(odd),
    "view.matching": lambda g, odd: g.view(2).matching(odd),
    "new": lambda g, odd: g.game.new(odd),
    "new, players": lambda g, odd: g.game.new(1, odd),
    "new, fairness": lambda g, odd: g.game.new(1, fairness=odd),
    "table": lambda g, odd: g.game.table(odd),
    "new, deal": lambda g, odd: g.game.new(1, deal=odd),
    "new, dealer": lambda g, odd: g.game.new(1, deal=g.hands[0].deal, dealer=odd),
    "new, actions": lambda g, odd: g.game.new(1, actions=odd),
    "new, action": lambda g, odd: g.game.new(1, actions=[odd]),
    "actions": lambda g, odd: g.actions(odd),
    "view.sample": lambda g, odd: g.view(2).sample(odd),
    "Move": lambda g, odd: clubsuit.Move(odd),
    "clubsuit.make_bot": lambda g, odd: clubsuit.make_bot("rule", odd),
    "bot.choose": lambda g, odd: clubsuit.make_bot("rule", g.game).choose(odd),
    "unseeded": lambda g, odd: g.game.unseeded(odd),
    "replay": lambda g, odd: clubsuit.replay(odd),
    "replay, seed": lambda g, odd: clubsuit.replay(g.record(), odd),
    "game.replay": lambda g, odd: g.game.replay(odd),
    "load": lambda g, odd: clubsuit.load(odd),
    "load, option": lambda g, odd: clubsuit.load("clubs-whist", target=odd),
    "load, ints": lambda g, odd: clubsuit.load("free-clubs", target=odd),
    "from_json": lambda g, odd: Record.from_json(odd),
    "from_dict": lambda g, odd: Record.from_dict(odd),
    "make_bot": lambda g, odd: make_bot(odd, g.game.rules, 1),
    "make_bot, seed": lambda g, odd: make_bot("rule", g.game.rules, odd),
    "double_dummy": lambda g, odd: clubsuit.double_dummy(odd, 0),
    "double_dummy, leader": lambda g, odd: clubsuit.double_dummy([["AC"]] * 4, odd),
}


def _waiting() -> clubsuit.Play:
    return clubsuit.load("clubs-whist").table(seed=7)


@pytest.mark.parametrize("method", METHODS)
def test_odd_arguments(method: str) -> None:
    """Bug: `view("x")` raised a bare TypeError, and `legal(7)` returned an empty list."""
    play = clubsuit.load("clubs-whist").new(seed=7)
    refused = 0
    for odd in ODD:
        before = play.record(), play.state.tobytes()
        try:
            METHODS[method](play, odd)
            # the argument was valid, so the play has changed
            play = clubsuit.load("clubs-whist").new(seed=7)
        except ClubsuitError as error:
            refused += 1
            assert str(error) and str(error).isprintable() and error.reason
            assert (play.record(), play.state.tobytes()) == before
    assert refused > len(ODD) // 2 or method.startswith("why_not") or "why_not" in method


@pytest.mark.parametrize("seat", [*[odd for odd in ODD if odd is not None], 3, -1])
def test_what_is_no_seat(seat: Any) -> None:
    """Hole: a seat that does not exist has no decisions, or a negative seat counts from the end."""
    play = clubsuit.load("clubs-whist").new(seed=7)
    for ask in (play.view, play.legal, play.may_interject, play.record):
        with pytest.raises(clubsuit.TurnError, match=r"there is no seat .*; seats go from 0 to 2"):
            ask(seat)


@pytest.mark.parametrize("seats", [[7], [-1], [0, 7], {7}, [0, SPECTATOR, 3], [True], [1.0]])
def test_views_of_seats_that_do_not_exist(seats: Any) -> None:
    """Bug: `views([7])` wrote outside the view and crashed the process."""
    play = clubsuit.load("clubs-whist").new(seed=7)
    with pytest.raises(clubsuit.TurnError, match=r"there is no seat .*; seats go from 0 to 2"):
        play.views(seats)
    assert [view.hand for view in play.views({0, 2}).values()] == [
        play.view(0).hand,
        play.view(2).hand,
    ]
    assert play.views([SPECTATOR])[SPECTATOR].hand == []


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_an_illegal_code_is_not_carried_out(game: str) -> None:
    """Bug: `act` accepted any number, and compiled rules played a card that was in no hand."""
    play = clubsuit.load(game).new(seed=7)
    before = play.state.tobytes(), play.record().to_json()
    illegal: list[Any] = [Action(99_999), Action(63), Action(0, 1 << 61), (99, 0, -1)]
    for action in [*illegal, Action(0, 0, 1)]:
        for do in (play.act, lambda a: play.game.rules.apply(play.state, Action(*a))):
            with pytest.raises(clubsuit.RuleError, match="not a legal action now"):
                do(action)
        assert (play.state.tobytes(), play.record().to_json()) == before
    code = play.game.rules.legal_codes(play.state)[0]
    plain: Any = (code, 0, -1)
    play.game.rules.apply(play.copy().state, plain)
    play.act(Action(np.int64(code)))  # type: ignore[arg-type]
    assert play.record().to_json() != before[1]
    assert type(play.log[-1].code) is int


def test_a_buffer_that_is_too_small() -> None:
    """Bug: codes were written past the end of the buffer."""
    play = clubsuit.load("ruby-dame").new(seed=7)
    with pytest.raises(clubsuit.NotationError, match="room for 715 of them"):
        play.game.rules.legal(play.state, np.zeros(10, np.int64))


def test_worlds_behind_a_state_are_not_drawn() -> None:
    """Bug: `sample` accepted a full state, which is not a seat's view, and read seat -1."""
    play = clubsuit.load("ruby-dame").new(seed=7)
    rules, rng = play.game.rules, generator(1, WORLDS)
    for seen in (play.state, play.onlooker().state):
        for ask in (lambda v: rules.sample(v, rng, v), rules.count_deals):
            with pytest.raises(clubsuit.TurnError, match="there is no seat -"):
                ask(seen)


def test_numbers_of_numpy_are_numbers() -> None:
    """Hole: an integer that `argmax` returns is rejected as a seat, a seed or an option."""
    game = clubsuit.load("clubs-whist", target=np.int64(5))
    assert game == clubsuit.load("clubs-whist", target=5)
    play = game.new(seed=np.uint32(7))  # type: ignore[arg-type]
    assert play.record() == game.new(seed=7).record()
    seat: Any = np.int8(2)
    assert play.view(seat).hand == play.view(2).hand
    play.play(play.legal(seat)[0], seat)
    assert '"actions":[[2,' in play.record().to_json()
    assert play.record(np.int16(1)).to_json() == play.record(1).to_json()  # type: ignore[arg-type]


def test_names_are_a_list() -> None:
    """Bug: "Ada" was read as the names of three players, "A", "d" and "a"."""
    with pytest.raises(clubsuit.NotationError, match="must be a list of names"):
        clubsuit.load("clubs-whist").new(players="Ada")


def test_equal_games_are_equal() -> None:
    """Bug: two games with the same rules and options were unequal and could not be keys of a
    dict."""
    one = clubsuit.load("free-clubs", target=10)
    assert one == clubsuit.load("free-clubs", target="10")
    assert hash(one) == hash(clubsuit.load("free-clubs", target="10"))
    assert one != clubsuit.load("free-clubs")
    assert clubsuit.load("clubs-whist") != clubsuit.load("ruby-dame")
    assert len({clubsuit.load(game) for game in clubsuit.game_ids() * 2}) == 4
    assert one != "free-clubs"


@pytest.mark.parametrize("odd", [None, [1, 2, 3, 4], np.ones(2, np.int64), np.ones(8, np.int64),
                                 np.ones(4, np.int32), np.ones((1, 4), np.int64)])  # fmt: skip
def test_generators_of_another_shape_are_refused(odd: Any) -> None:
    """Bug: compiled code wrote past the end of a two-word generator, the format of release 0.1."""
    play = clubsuit.load("clubs-whist").new(seed=1)
    rules, view = play.game.rules, play.view(0)
    for ask in (
        lambda: view.sample_state(odd),
        lambda: rules.sample(view.state, odd, play.copy().state),
        lambda: rules.play_randomly(play.copy().state, odd, 3),
    ):
        with pytest.raises(clubsuit.NotationError, match="a generator is an array of 4 int64"):
            ask()
