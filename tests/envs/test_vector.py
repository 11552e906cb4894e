"""Many games at once: `clubsuit.vector`."""

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import clubsuit
from clubsuit.envs.vector import VectorEnvironment, vector
from clubsuit.game import Play, load
from support.plays import ALL_VARIANTS
from support.processes import PATIENCE_S

FEW = ("clubs-whist", "climbing-clubs")
"""The games of the short form. To compile the loops of a game takes up to 17 seconds."""
GAMES = [
    game if game in FEW else pytest.param(game, marks=pytest.mark.long)
    for game in clubsuit.game_ids()
]
WILD = {"wild_15s": True, "crazy": True, "double_or_nothing": True, "players": 3}
SOME = [
    *((game, {}) for game in FEW),
    ("climbing-clubs", WILD),
    *(
        pytest.param(game, {}, marks=pytest.mark.long)
        for game in clubsuit.game_ids()
        if game not in FEW
    ),
]
SHORT = {"clubs-whist": 3, "ruby-dame": 40, "free-clubs": 60, "climbing-clubs": 20}
"""Targets of whole games in tests."""


def arrays(env: VectorEnvironment) -> dict[str, bytes]:
    """Return the bytes of everything that an environment shows or stores."""
    shown = {
        name: getattr(env, name).tobytes()
        for name in ("observations", "masks", "turns", "rewards", "dones")
    }
    return shown | {name: array.tobytes() for name, array in env.state_dict().items()}


def decide(env: VectorEnvironment, row: int, play: Play, number: int) -> None:
    """Play the decision of a row, if the id completes one, in an ordinary game."""
    _, code = env.encoding.choose(env.states[row], number, int(env.partials[row]))
    if code is not None:
        play.play(env.text(row, number))


@pytest.mark.parametrize(("game", "options"), SOME)
@pytest.mark.parametrize("hands", [1, 2, None])
def test_rows_are_ordinary_games(game: str, options: dict[str, Any], hands: int | None) -> None:
    """Holes: a row differs from the ordinary game with its seed; rewards are not the scores; an
    episode ends too soon or too late."""
    check_rows(game, {**options, "target": SHORT[game]}, hands)


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), ALL_VARIANTS)
def test_rows_are_ordinary_games_in_all_variants(game: str, options: dict[str, Any]) -> None:
    """Hole: as above, with rare options."""
    check_rows(game, {**options, "target": SHORT[game]}, None)


def check_rows(game: str, options: dict[str, Any], hands: int | None) -> None:
    """Play two rows up to the end of their first episode, beside ordinary games."""
    env = vector(game, 2, hands=hands, **options)
    env.reset(5)
    plays = [load(game, **options).new(seed=int(seed)) for seed in env.seeds]
    running, finished = {0, 1}, [0, 0]
    while running:
        actions = env.random_actions().copy()
        for row in sorted(running):
            s = plays[row].state
            assert env.turns[row] == plays[row].turn
            assert s.tobytes() == env.states[row].tobytes()
            view = plays[row].view(int(env.turns[row])).state
            assert view.tobytes() == env.view(row).tobytes()
            partial = int(env.partials[row])
            ids = env.encoding.ids(view, partial)
            assert np.flatnonzero(env.masks[row]).tolist() == ids
            seen = env.encoding.observe(view, partial)
            assert env.observations[row].tobytes() == seen.tobytes()
            decide(env, row, plays[row], int(actions[row]))
        env.step(actions)
        for row in sorted(running):
            played = [hand.score for hand in plays[row].hands if hand.score is not None]
            ended = len(played) > finished[row]
            finished[row] = len(played)
            assert env.rewards[row].tolist() == (played[-1] if ended else [0] * env.seats)
            over = plays[row].over or (ended and len(played) == hands)
            assert env.dones[row] == over
            if over:
                running.remove(row)


@pytest.mark.parametrize(("game", "options"), SOME)
def test_threads_change_nothing(game: str, options: dict[str, Any]) -> None:
    """Hole: the results depend on the number of threads or on the number of rows."""
    one = vector(game, 7, **options)
    two = vector(game, 7, num_threads=3, **options)
    few = vector(game, 3, **options)
    for env in (one, two, few):
        env.reset(-3)
    for _ in range(70):
        for env in (one, two, few):
            env.step(env.random_actions())
    assert arrays(one) == arrays(two)
    for name, array in few.state_dict().items():
        assert array.tobytes() == one.state_dict()[name][:3].tobytes()
    assert few.observations.tobytes() == one.observations[:3].tobytes()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["rule", "random"])
def test_a_run_continues_from_its_saved_state(game: str, bot: str) -> None:
    """Hole: a restored run continues differently, or a saved array changes later."""
    one = vector(game, 4, hands=2, bots={1: bot})
    one.reset(9)
    for _ in range(25):
        one.step(one.random_actions())
    saved = one.state_dict()
    before = {name: array.copy() for name, array in saved.items()}
    other = vector(game, 4, hands=2, bots={1: bot})
    other.load_state_dict(saved)
    assert arrays(other) == arrays(one)
    for _ in range(60):
        for env in (one, other):
            env.step(env.random_actions())
            assert not (env.turns == 1).any()
    assert arrays(other) == arrays(one)
    assert all((saved[name] == before[name]).all() for name in saved)


@pytest.mark.parametrize("game", GAMES)
def test_bots_in_seats_decide_as_in_ordinary_games(game: str) -> None:
    """Hole: a bot in a seat decides differently from the same bot in an ordinary game."""
    env = vector(game, 1, bots={0: "rule", 2: "rule"})
    for seed in range(3):
        env.reset(seed)
        play = load(game).new(seed=int(env.seeds[0]), pause=True)
        bot = clubsuit.make_bot("rule", play.game)
        while play.turn is not None:
            if play.turn in (0, 2):
                play.play(bot.choose(play.view(play.turn)).text)
                continue
            assert env.states[0].tobytes() == play.state.tobytes()
            number = int(env.random_actions()[0])
            decide(env, 0, play, number)
            env.step([number])
        assert env.dones[0]
        assert env.rewards[0].tolist() == play.hands[0].score


def test_text_and_action_are_inverse() -> None:
    """Hole: the text of an id is read as another id."""
    for game in FEW:
        env = vector(game, 1)
        env.reset(4)
        for _ in range(60):
            number = int(env.random_actions()[0])
            _, code = env.encoding.choose(env.states[0], number, int(env.partials[0]))
            if code is not None:
                assert env.action(0, env.text(0, number)) == number
            else:
                assert env.text(0, number) == env.encoding.explain(number)
            env.step([number])


def test_perfect_information_must_be_asked_for() -> None:
    """Holes: hidden cards are shown by default; the observation in front of them differs."""
    with pytest.raises(clubsuit.TurnError, match="critics"):
        _ = vector("clubs-whist", 2).perfect_information
    env = vector("clubs-whist", 2, observe="perfect-information")
    env.reset(1)
    size = env.encoding.observation_size
    assert (env.perfect_information[:, :size] == env.observations).all()
    for row in range(2):
        me = int(env.turns[row])
        hidden = env.encoding.part(env.perfect_information[row], "hand_left")
        cards = sum(1 << i for i, flag in enumerate(hidden.tolist()) if flag)
        assert cards == int(env.states[row].hand[(me + 1) % 3])
    bare = vector("clubs-whist", 2, observe="nothing")
    bare.reset(1)
    assert (bare.masks == env.masks).all()
    with pytest.raises(clubsuit.TurnError, match="observe"):
        _ = bare.observations


def test_arrays_are_written_in_place() -> None:
    """Hole: a view of an array in another library shows old values after a step."""
    env = vector("free-clubs", 3)
    names = ("observations", "masks", "turns", "rewards", "dones")
    shared = {name: np.from_dlpack(getattr(env, name)) for name in names}
    env.reset(2)
    for _ in range(40):
        env.step(env.random_actions())
        for name in names:
            assert (shared[name] == getattr(env, name)).all()
            assert np.shares_memory(shared[name], getattr(env, name))


DIGEST = """
import hashlib, sys
import clubsuit
digest = hashlib.sha256()
for game, options in (("clubs-whist", {}), ("ruby-dame", {}), ("free-clubs", {}),
                      ("climbing-clubs", {"wild_15s": True, "players": 3})):
    for more in ({}, {"bots": {1: "rule"}}):
        env = clubsuit.vector(game, 2, observe="perfect-information", **more, **options)
        env.reset(6)
        for _ in range(45):
            env.step(env.random_actions())
            digest.update(env.perfect_information.tobytes() + env.masks.tobytes())
        digest.update(env.states.tobytes() + env.rewards.tobytes())
print(digest.hexdigest())
"""


def test_compiled_and_plain_environments_agree() -> None:
    """Hole: compiled loops and plain Python give different bytes."""
    compiled, plain = (
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "NUMBA_DISABLE_JIT": mode},
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE_S,
        ).stdout
        for mode in ("0", "1")
    )
    assert compiled == plain != ""


def test_invalid_actions_change_nothing() -> None:
    """Holes: an invalid action is carried out in the rows before it, or raises a foreign error."""
    env = vector("clubs-whist", 3)
    with pytest.raises(clubsuit.TurnError, match="reset"):
        env.step([52, 52, 52])
    with pytest.raises(clubsuit.TurnError, match="reset"):
        env.random_actions()
    env.reset(1)
    before = arrays(env)
    for wrong, sentence in (
        ([52, 0, 52], "0 is not a legal id in row 1: masks"),
        ([52, 52, 54], "54 is not a legal id in row 2"),
        ([-1, 52, 52], "-1 is not a legal id in row 0"),
        ([1 << 40, 52, 52], "row 0"),
    ):
        with pytest.raises(clubsuit.RuleError, match=sentence):
            env.step(wrong)
    for odd in (
        [52, 52],
        [[52, 52, 52]],
        [52.0] * 3,
        "keep",
        None,
        52,
        [True] * 3,
        [52, "x", 52],
        [[52], [1, 2], 3],
    ):
        with pytest.raises(clubsuit.NotationError, match="array of 3 whole numbers"):
            env.step(odd)
    assert arrays(env) == before
    with pytest.raises(clubsuit.NotationError, match="row"):
        env.text(3, 52)
    with pytest.raises(clubsuit.RuleError):
        env.text(0, 0)
    with pytest.raises(clubsuit.RuleError):
        env.action(0, "play 2C")


def test_invalid_arguments_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: an invalid argument is accepted, or raises a foreign error or an unclear sentence."""
    for argument, sentence in (
        ({"n": 0}, '"n"'),
        ({"n": 2.0}, '"n"'),
        ({"hands": 0}, '"hands"'),
        ({"num_threads": 0}, '"num_threads"'),
        ({"device": "tpu"}, "cpu, cuda, not tpu"),
        ({"device": "cuda", "num_threads": 2}, "num_threads"),
        ({"device": "cuda", "bots": {1: "rule"}}, "bots"),
        ({"observe": "everything"}, "perfect-information"),
        ({"bots": {0: "search"}}, "random, rule"),
        ({"bots": ["rule"]}, "random, rule"),
        ({"bots": {3: "rule"}}, "no seat 3"),
        ({"bots": dict.fromkeys(range(3), "rule")}, "leave a seat free"),
        ({"colour": "red"}, "no option"),
    ):
        given: dict[str, Any] = {"n": 2, **argument}
        with pytest.raises(clubsuit.ClubsuitError, match=sentence):
            vector("clubs-whist", **given)
    with pytest.raises(clubsuit.NotationError, match="known"):
        vector("bridge", 2)
    with monkeypatch.context() as patched:
        patched.setattr(type(load("ruby-dame").rules), "encoding", None)
        with pytest.raises(clubsuit.NotationError, match="no environment"):
            vector("ruby-dame", 2)
    env = vector("clubs-whist", 2)
    for seed in ("x", 1.5, 1 << 63, True):
        with pytest.raises(clubsuit.NotationError, match="seed"):
            env.reset(seed)  # type: ignore[arg-type]
    env.reset(1)
    saved = env.state_dict()
    for other in ({}, {**saved, "rngs": saved["rngs"][:1]}, {**saved, "states": 7}, None):
        with pytest.raises(clubsuit.NotationError, match="fit"):
            env.load_state_dict(other)  # type: ignore[arg-type]


def test_hands_of_one_episode_are_independent() -> None:
    """Hole: every episode has the same deal, or dealers are not random."""
    env = vector("clubs-whist", 64)
    env.reset(3)
    dealers, deals = set(), set()
    for _ in range(200):
        env.step(env.random_actions())
        for row in np.flatnonzero(env.dones).tolist():
            dealers.add(int(env.states[row].dealer))
            deals.add(env.states[row].hand.tobytes())
            assert int(env.states[row].hand_number) == 1
            assert not env.states[row].total.any()
    assert dealers == {0, 1, 2}
    assert len(deals) > 200
