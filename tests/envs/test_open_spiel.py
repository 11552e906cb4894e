"""The games in OpenSpiel, and OpenSpiel's search over them."""

import random
from typing import Any

import numpy as np
import pytest

import clubsuit
from clubsuit.bots.search import Budget
from clubsuit.games.base import Action
from helpers import ALL_VARIANTS

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (make bench)")
open_spiel = pytest.importorskip("clubsuit.envs.open_spiel")
peer = pytest.importorskip("clubsuit.lab.ismcts")

sampler = random.Random(5).random


def dealt(game: str, seed: int, **options: Any) -> Any:
    """A hand that has been dealt, in OpenSpiel."""
    chosen = {**peer.parameters(clubsuit.load(game, **options)), "seed": seed}
    state = pyspiel.load_game(open_spiel.name_of(game), chosen).new_initial_state()
    assert state.is_chance_node()
    ((deal, chance),) = state.chance_outcomes()
    assert chance == 1
    state.apply_action(deal)
    return state


def with_us(state: Any, options: dict[str, Any]) -> clubsuit.Play:
    """The same hand as a game of ours."""
    rules, s = state.game.rules, state.states[0]
    play = clubsuit.load(rules.id, **options).table(1)
    play.deal(rules.get_deal(s), int(s.dealer))
    return play


def whole_hand(game: str, options: dict[str, Any], seed: int) -> None:
    """Play a hand at random in both, and look at it at every step as OpenSpiel does."""
    choice = random.Random(seed)
    state = dealt(game, seed, **options)
    play = with_us(state, options)
    while not state.is_terminal():
        seat, legal = state.current_player(), state.legal_actions()
        seen = state.information_state_string()
        assert seat == play.turn
        assert legal == sorted(set(legal)) == pyspiel.State.legal_actions(state)
        assert legal[-1] < state.get_game().num_distinct_actions()
        assert seen == pyspiel.State.information_state_string(state)
        assert seen != state.information_state_string((seat + 1) % play.game.seats)
        codes = [state.code_of(action) for action in legal]
        assert set(codes) <= set(play.game.rules.legal_codes(play.state))
        other = state.resample_from_infostate(seat, sampler)
        assert other.information_state_string() == seen
        assert [other.code_of(action) for action in other.legal_actions()] == codes
        copy = state.clone()
        action = choice.choice(legal)
        assert state.action_to_string(seat, action) in play.legal()
        play.act(Action(state.code_of(action)))
        state.apply_action(action)
        assert copy.information_state_string() == seen
    assert state.returns() == play.hands[0].score
    assert state.move_number() <= open_spiel.LONGEST_HAND
    assert max(map(abs, state.returns())) <= open_spiel.MOST_POINTS


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_a_hand(game: str) -> None:
    """Hole: an action that means something else in another world of the same information state."""
    whole_hand(game, {}, 3)


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), ALL_VARIANTS)
def test_a_hand_of_every_variant(game: str, options: dict[str, Any]) -> None:
    """Hole: a variant that OpenSpiel's parameters cannot say, or that outgrows its bounds."""
    for seed in range(5):
        whole_hand(game, options, seed)


def test_resampling_draws_cards() -> None:
    """Hole: a peer that is told the truth: hidden cards lie otherwise, its own ones do not."""
    state = dealt("ruby-dame", 4)
    seat = state.current_player()
    drawn = [state.resample_from_infostate(seat, sampler).states[0] for _ in range(20)]
    assert {int(s.hand[seat]) for s in drawn} == {int(state.states[0].hand[seat])}
    assert len({int(s.hand[(seat + 1) % 4]) for s in drawn}) == 20


def test_each_hand_is_another() -> None:
    """Hole: one deal again and again; the same seed gives the same ones."""
    one, two = (pyspiel.load_game("clubsuit_clubs_whist(seed=9)") for _ in range(2))
    deals = []
    for game in (one, one, two):
        state = game.new_initial_state()
        state.apply_action(0)
        deals.append(str(state))
    assert deals[0] != deals[1]
    assert deals[0] == deals[2]


def test_the_bot_written_in_cpp_cannot_play() -> None:
    """When this fails, OpenSpiel's C++ bot has learnt to ask our states: `lab/ismcts.py` can go."""
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, 10)
    with pytest.raises(pyspiel.SpielError, match="not implemented"):
        bot.step_with_policy(dealt("clubs-whist", 1))


def test_random_playouts() -> None:
    """Hole: an evaluation that ends a hand otherwise than our rules, or plays on in the state."""
    state = dealt("clubs-whist", 2)
    before = state.information_state_string()
    rng = np.ones(2, np.int64)
    scores = np.array([state.rolled_out(rng) for _ in range(300)])
    assert state.information_state_string() == before
    assert set(scores.sum(axis=1)) == {1.0}
    assert len(set(scores[:, 0])) > 3


def test_the_same_seed() -> None:
    """Hole: a peer whose figures nobody can repeat where simulations are counted."""
    play = clubsuit.load("clubs-whist").new(seed=3)
    view = play.view(play.turn or 0)
    one, two = (peer.IsmctsBot(play.game, 7, Budget(worlds=40)).choose(view) for _ in range(2))
    assert one == two
    assert sum(candidate.value for candidate in one.candidates) == 39
