"""Our games in OpenSpiel, and OpenSpiel's search algorithms on these games."""

import copy
import pickle
import random
import re
import sys
import unittest
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import external_sampling_mccfr as mccfr
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.algorithms import outcome_sampling_mccfr as outcome_mccfr
from open_spiel.python.observation import make_observation

import clubsuit
from clubsuit.bots.search.budget import Budget
from clubsuit.cards import STANDARD
from clubsuit.envs import open_spiel
from clubsuit.games.state import Action
from clubsuit.lab.opponents import openspiel_ismcts as peer
from clubsuit.random_numbers import EXPERIMENTS, generator
from support import probe
from support.plays import ALL_VARIANTS, filled
from support.spiel import SMALLEST, after, before_its_end, is_policy, loaded, sampler


def with_us(state: Any, options: dict[str, Any]) -> clubsuit.Play:
    """Return the hand of an OpenSpiel state as a `Play`."""
    rules, s = state.game.rules, state.progress.states[0]
    play = clubsuit.load(rules.id, **options).table(1)
    play.deal(rules.deals.to_dict(s), int(s.dealer))
    return play


def whole_hand(game: str, options: dict[str, Any], seed: int) -> None:
    """Play a random hand in OpenSpiel and in our engine, and query the state at every step as
    OpenSpiel does."""
    choice = random.Random(seed)
    state = loaded(game, **options).dealt(seed)
    play, encoding = with_us(state, options), state.game.encoding
    while not state.is_terminal():
        seat, legal = state.current_player(), state.legal_actions()
        seen = state.information_state_string()
        assert seat == play.turn
        assert legal == sorted(set(legal)) == pyspiel.State.legal_actions(state)
        assert legal[-1] < state.get_game().num_distinct_actions()
        assert seen == pyspiel.State.information_state_string(state)
        assert seen != state.information_state_string((seat + 1) % play.game.seats)
        codes = [state.code_of(action) for action in legal]
        assert {*codes} - {None} <= {*play.game.rules.legal_codes(play.state)}
        other = state.resample_from_infostate(seat, sampler)
        assert other.information_state_string() == seen
        assert [other.code_of(action) for action in other.legal_actions()] == codes
        copy = state.clone()
        action = choice.choice(legal)
        code, text = state.code_of(action), state.action_to_string(seat, action)
        assert text in (play.legal() if code is not None else encoding.names)
        if code is not None:
            play.act(Action(code))
        state.apply_action(action)
        assert copy.information_state_string() == seen
    assert state.returns() == play.hands[0].score
    steps = state.move_number() - state.get_game().max_chance_nodes_in_history()
    assert steps <= state.get_game().max_game_length()
    low, high = state.get_game().min_utility(), state.get_game().max_utility()
    assert low <= min(state.returns()) and max(state.returns()) <= high
    assert state.get_game().utility_sum() in (None, sum(state.returns()))


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_a_hand(game: str) -> None:
    """Hole: an action has another meaning in another world of the same information state."""
    whole_hand(game, {}, 3)


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), ALL_VARIANTS)
def test_a_hand_of_every_variant(game: str, options: dict[str, Any]) -> None:
    """Hole: OpenSpiel's parameters cannot express a variant, or a variant exceeds its bounds."""
    for seed in range(5):
        whole_hand(game, options, seed)


def test_resampling_draws_cards() -> None:
    """Hole: a resampled state keeps the true hidden cards, or changes the seat's own cards."""
    state = loaded("ruby-dame").dealt(4)
    seat = state.current_player()
    drawn = [state.resample_from_infostate(seat, sampler).progress.states[0] for _ in range(20)]
    assert {int(s.hand[seat]) for s in drawn} == {int(state.progress.states[0].hand[seat])}
    assert len({int(s.hand[(seat + 1) % 4]) for s in drawn}) == 20


def test_chance_is_explicit() -> None:
    """Bug: the deal came from a seed that was not part of the history, so it could not be
    reproduced.

    Every dealer and every card must be a separate chance outcome; all outcomes of a node are
    equally likely.
    """
    game = loaded("free-clubs")
    state, choice, names = game.new_initial_state(), random.Random(1), []
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert list(outcomes) == state.legal_actions()
        assert set(chances) == {1 / len(outcomes)}
        drawn = choice.choice(outcomes)
        names.append(state.action_to_string(drawn))
        state.apply_action(drawn)
    assert names[0] == f"dealer {with_us(state, {}).hands[0].dealer}"
    assert Counter(name.split()[1] for name in names[1:]) == Counter(
        game.rules.deck.names(game.rules.deck.all)
    )


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_a_history_gives_the_same_hand(game: str) -> None:
    """Bug: replaying `history()` gave another deal. Other chance outcomes must give another
    deal."""
    chosen, choice = loaded(game), random.Random(4)
    state = after(chosen.dealt(2), 12, choice)
    again = chosen.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    for seat in range(chosen.num_players()):
        assert again.information_state_string(seat) == state.information_state_string(seat)
    assert str(chosen.dealt(2)) != str(chosen.dealt(3))


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_copies_go_their_own_way(game: str) -> None:
    """Bug: the strings of a clone stayed the same when it advanced, because bytes and record were
    copied separately.

    Clones, deep copies, pickles and serialized states advance with the original: all stay equal
    after the same actions, and none changes with another.
    """
    chosen, choice = loaded(game), random.Random(9)
    state = after(chosen.dealt(5), 3, choice)
    state.legal_actions()  # the cached list must not be shared with a copy
    serialized = pyspiel.serialize_game_and_state(chosen, state)
    copies = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    copies += [pyspiel.deserialize_game_and_state(serialized)[1], state.clone().clone()]
    for _ in range(12):
        if state.is_terminal():
            break
        before = [look(state), *map(look, copies)]
        assert len(set(before)) == 1
        action = choice.choice(state.legal_actions())
        state.apply_action(action)
        assert [look(one) for one in copies] == before[1:]
        assert look(state) != before[0]
        for one in copies:
            one.apply_action(action)


def look(state: Any) -> tuple[Any, ...]:
    """Return everything that a state reports about itself."""
    seats = range(state.num_players())
    seen = [(state.information_state_string(p), state.observation_string(p)) for p in seats]
    return (str(state), *seen, *state.legal_actions(), *state.history(), *state.returns())


def test_nothing_that_was_seen_is_forgotten() -> None:
    """Bug: the information state did not show who played which card: 2D by seat 1 and 3D by seat 2
    looked the same as 3D by seat 1 and 2D by seat 2."""
    before, after_it = [], []
    for one, two in (("2D", "3D"), ("3D", "2D")):
        hands = filled(STANDARD, "AD", one, two, sizes=[13, 13, 13, 13])
        state = placed("clubs-whist", {"hands": hands[:3], "bid": hands[3]}, dealer=2)
        for text in ("keep", "keep", "keep"):
            apply_text(state, text)
        assert state.current_player() == 0
        before.append(state.information_state_string(0))
        for card in ("AD", one, two):
            apply_text(state, f"play {card}")
        after_it.append(state.information_state_string(0))
    assert before[0] == before[1]
    assert after_it[0] != after_it[1]


def placed(game: str, deal: dict[str, Any], dealer: int) -> Any:
    """Return an OpenSpiel state with this deal."""
    state = loaded(game).dealt(1)
    play = clubsuit.load(game).unseeded()
    play.deal(deal, dealer)
    state.progress.states[0] = play.state
    state.progress.changed()
    return state


def apply_text(state: Any, text: str) -> None:
    """Apply the action with this text."""
    (action,) = [a for a in state.legal_actions() if state.action_to_string(a) == text]
    state.apply_action(action)


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_opponents_see_no_more_than_they_may(game: str) -> None:
    """Hole: a string or a list of actions reveals a card that the seat has not seen.

    To find this, the test deals all hidden cards again: what the seat gets must not change.
    """
    choice = random.Random(2)
    for decisions in range(0, 24, 3):
        state = after(loaded(game).dealt(decisions), decisions, choice)
        if state.is_terminal():
            continue
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            if seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()


# ---- numbers ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "actions"),
    [("free-clubs", 56), ("clubs-whist", 54), ("ruby-dame", 52), ("climbing-clubs", 261)],
)
def test_actions_are_counted(game: str, actions: int) -> None:
    """Bug: every game had 65,552 actions and more, and no network has that many outputs."""
    assert loaded(game).num_distinct_actions() == actions


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_tensors(game: str) -> None:
    """Holes: the tensor is not the observation of `clubsuit.vector`; C++, Python and observers
    differ; another seat's steps change what a seat sees; two information states of a seat have the
    same tensor."""
    chosen, choice = loaded(game), random.Random(1)
    now = make_observation(chosen)
    ever = make_observation(chosen, pyspiel.IIGObservationType(perfect_recall=True))
    known: dict[tuple[float, ...], str] = {}
    state = chosen.dealt(3)
    while True:
        s, encoding = state.progress.states[0], chosen.encoding
        for seat in range(chosen.num_players()):
            seen = np.zeros(1, chosen.rules.dtype)
            chosen.rules.view(s, seat, seen[0])
            partial = state.progress.partial if seat == state.current_player() else 0
            wanted = encoding.observe(seen[0], partial).tolist()
            assert wanted == state.observation_tensor(seat)
            assert wanted == pyspiel.State.observation_tensor(state, seat)
            tensor = state.information_state_tensor(seat)
            assert tensor == pyspiel.State.information_state_tensor(state, seat)
            now.set_from(state, seat)
            ever.set_from(state, seat)
            assert (now.tensor.tolist(), ever.tensor.tolist()) == (wanted, tensor)
            assert [seat] == ever.dict["player"].nonzero()[0].tolist()
            assert wanted == ever.tensor[chosen.num_players() :][: len(wanted)].tolist()
            text = state.information_state_string(seat)
            assert known.setdefault(tuple(tensor), text) == text
        if state.is_terminal():
            break
        state.apply_action(choice.choice(state.legal_actions()))


def rows_of(state: Any, seat: int) -> list[tuple[int, str, int]]:
    """Return the history of an information state: seat, id ("" if hidden), number of cards."""
    game = state.get_game()
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, seat)
    seats, found = game.num_players(), []
    for row in observer.dict["history"].astype(int):
        if row.any():
            number = sum(bit << k for k, bit in enumerate(row[seats:-1])) - 1
            name = game.encoding.explain(number) if number >= 0 else ""
            found.append(((row[:seats].argmax() + seat) % seats, name, int(row[-1])))
    return found


def test_who_sees_which_step() -> None:
    """Holes: others see the cards of a pass, its steps before it is complete, or the order in which
    a seat chose them; the seat itself forgets this order; the receiver never sees the cards."""
    state = loaded("ruby-dame").dealt(4)
    first, receiver = state.current_player(), (state.current_player() + 1) % 4
    cards = [state.action_to_string(a) for a in state.legal_actions()]
    for card in (cards[5], cards[1]):
        apply_text(state, card)
    assert rows_of(state, first) == [(first, cards[5], 0), (first, cards[1], 0)]
    assert state.information_state_string(first).endswith(f": {cards[5]} {cards[1]}")
    assert rows_of(state, receiver) == []
    chosen = sorted([cards[5], cards[1], cards[9]], key=cards.index)
    apply_text(state, f"send {' '.join(chosen)}")
    own = [(first, card, 3) for card in (cards[5], cards[1], cards[9])]
    assert rows_of(state, first) == own
    order = f"[{cards[5]} {cards[1]} {cards[9]}]"
    assert order in state.information_state_string(first)
    assert rows_of(state, receiver) == [(first, "", 3)]
    while int(state.progress.states[0].phase) not in state.game.rules.trick_phases:
        state.apply_action(state.legal_actions()[0])
    assert rows_of(state, first)[:3] == own
    assert rows_of(state, receiver)[:3] == [(first, card, 3) for card in chosen]
    assert order not in state.information_state_string(receiver)
    assert rows_of(state, (first + 2) % 4)[0] == (first, "", 3)


def test_public_information_alone_is_not_observed() -> None:
    """Hole: an observer that asks for public information only gets the player's cards."""
    kinds = pyspiel.PrivateInfoType
    for public, private in ((True, kinds.NONE), (False, kinds.SINGLE_PLAYER)):
        asked = pyspiel.IIGObservationType(False, public, private)
        assert make_observation(loaded("clubs-whist"), asked) is None


# ---- OpenSpiel's own tests -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "game",
    [
        "ruby-dame",
        *(
            pytest.param(game, marks=pytest.mark.long)
            for game in clubsuit.game_ids()
            if game != "ruby-dame"
        ),
    ],
)
def test_a_playthrough_can_be_repeated(game: str) -> None:
    """Hole: OpenSpiel's `generate_playthrough` fails, or the same actions tell another hand."""
    name = open_spiel.name_of(game) + ("(players=2)" if game == "climbing-clubs" else "")
    told = generate_playthrough.playthrough(name, None)
    actions = [int(number) for number in re.findall(r"^action: (\d+)$", told, re.MULTILINE)]
    assert generate_playthrough.playthrough(name, actions) == told


LEFT_OUT = "test_observations_raises_error_on_invalid_player"
"""A test of `api_test` that wants a RuntimeError for a player who does not exist. Ours is a
TurnError (`test_players_that_do_not_exist`)."""


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_the_interface_is_openspiels(game: str) -> None:
    """Hole: a game fails OpenSpiel's `api_test`, for states of the deal or of the hand."""
    chosen = loaded(game)
    hand = [chosen.dealt(3)]
    while not hand[-1].is_terminal():
        hand.append(hand[-1].child(hand[-1].legal_actions()[0]))

    class Api(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc] # open_spiel has no types
        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_name = chosen, game
            super().setUpClass()
            cls.some_states += hand

    asked = unittest.TestSuite(
        map(Api, set(unittest.defaultTestLoader.getTestCaseNames(Api)) - {LEFT_OUT})
    )
    result = unittest.TestResult()
    asked.run(result)
    assert result.testsRun == 4
    assert [text for _, text in (*result.errors, *result.failures)] == []


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_what_openspiel_asks_of_its_games(game: str) -> None:
    """Hole: a game fails OpenSpiel's own test of bounds, strings, clones and serialization."""
    pyspiel.random_sim_test(loaded(game), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_openspiels_search_with_few_worlds(game: str) -> None:
    """Bug: a search that keeps its worlds and continues in clones of them failed."""
    state = after(loaded(game).dealt(3), 4, random.Random(3))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        state.get_game(), evaluator, 2.0, 40, max_world_samples=20,
        random_state=np.random.RandomState(1),
    )  # fmt: skip
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_regrets_have_keys_of_their_own(game: str) -> None:
    """Bug: two different nodes had the same key: 3,542 of 3,906 look-ups of MCCFR collided.

    External sampling walks through the last tricks of a hand. All states with the same key must
    have the same player to move and the same legal actions.
    """
    chosen = loaded(game)
    solver = mccfr.ExternalSamplingSolver(chosen)
    np.random.seed(1)
    late = before_its_end(chosen, 7)
    met: dict[str, list[int]] = {}
    met_by: dict[str, int] = {}

    def watch(state: Any) -> None:
        if not state.is_terminal():
            key = state.information_state_string()
            assert met.setdefault(key, state.legal_actions()) == state.legal_actions()
            assert met_by.setdefault(key, state.current_player()) == state.current_player()

    walk = probe.watch_walks(solver, watch)
    for _ in range(3):
        for player in range(chosen.num_players()):
            walk(late.clone(), player)
    assert probe.information_states(solver) == set(met)
    assert len(met) > 3


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_outcome_sampling(game: str) -> None:
    """Hole: outcome-sampling MCCFR cannot play whole hands, chance included."""
    chosen = loaded(game)
    solver = outcome_mccfr.OutcomeSamplingSolver(chosen)
    np.random.seed(1)
    for _ in range(2):
        solver.iteration()
    policy, state = solver.average_policy(), chosen.new_initial_state()
    known = probe.information_states(solver)
    assert len(known) > 20
    while not state.is_terminal():
        if not state.is_chance_node():
            assert is_policy(policy.action_probabilities(state), state)
        state.apply_action(random.Random(1).choice(state.legal_actions()))


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=pytest.mark.long) if game == "ruby-dame" else game
        for game in clubsuit.game_ids()
    ],
)
def test_external_sampling(game: str) -> None:
    """Hole: external-sampling MCCFR, which walks through all actions of a player, does not end on
    whole hands of a small game."""
    chosen = loaded(game, **SMALLEST[game])
    solver = mccfr.ExternalSamplingSolver(chosen)
    np.random.seed(1)
    solver.iteration()
    assert len(probe.information_states(solver)) > 5
    state = chosen.dealt(1)
    assert is_policy(solver.average_policy().action_probabilities(state), state)


def test_the_bot_written_in_cpp_cannot_play() -> None:
    """If this test fails, OpenSpiel's C++ bot can use our states, and our own bot can be
    removed."""
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, 10)
    with pytest.raises(pyspiel.SpielError, match="not implemented"):
        bot.step_with_policy(loaded("clubs-whist").dealt(1))


def test_random_playouts() -> None:
    """Hole: a rollout ends a hand differently from our rules, or changes the state."""
    state = loaded("clubs-whist").dealt(2)
    before = state.information_state_string()
    rng = generator(1, EXPERIMENTS)
    scores = np.array([state.rolled_out(rng) for _ in range(300)])
    assert state.information_state_string() == before
    assert set(scores.sum(axis=1)) == {1.0}
    assert len(set(scores[:, 0])) > 3


def test_the_same_seed() -> None:
    """Hole: with a budget in simulations, the bot's values differ between two runs."""
    play = clubsuit.load("clubs-whist").new(seed=3)
    view = play.view(play.turn or 0)
    one, two = (peer.IsmctsBot(play.game, 7, Budget(worlds=40)).choose(view) for _ in range(2))
    assert one == two
    assert sum(candidate.value for candidate in one.candidates) == 39


def test_worlds_and_playouts_have_streams_of_their_own() -> None:
    """Bug: sampling and playing out worlds used the same random numbers."""
    bot = peer.IsmctsBot(clubsuit.load("clubs-whist"), 7, Budget(worlds=4))
    assert not np.array_equal(*probe.generators(bot))


# ---- invalid numbers ---------------------------------------------------------------------------


def ended(chosen: Any) -> Any:
    """Return a finished hand."""
    return after(chosen.dealt(5), chosen.max_game_length(), random.Random(5))


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_players_that_do_not_exist(game: str) -> None:
    """Bugs: players 7 and 10**6 read and wrote outside the state and crashed the process; player -1
    showed the hand of another seat."""
    chosen = loaded(game)
    last = chosen.num_players() - 1
    for state in (chosen.new_initial_state(), chosen.dealt(7), ended(chosen)):
        before = look(state)
        for player in (-100, -1, -4, last + 1, 7, 63, 10**6, 1 << 63, True, 1.0, "1"):
            asks = [state.information_state_string, state.observation_string]
            asks += [state.information_state_tensor, state.observation_tensor]
            asks += [partial(state.resample_from_infostate, sampler=sampler)]
            asks += [state.legal_actions] if player != state.current_player() else []
            for ask in asks:
                with pytest.raises(clubsuit.TurnError) as error:
                    ask(player)
                assert f"there is no seat {player}" in str(error.value).replace("'", "")
                assert str(error.value).endswith(f"seats go from 0 to {last}")
        assert look(state) == before


def test_nobody_is_meant_where_nobody_decides() -> None:
    """Bug: at a chance node and after the end, the default player was seat -1."""
    chosen = loaded("clubs-whist")
    for state, words in (
        (chosen.new_initial_state(), "chance decides"),
        (ended(chosen), "is over"),
    ):
        for ask in (state.information_state_string, state.observation_string):
            with pytest.raises(clubsuit.TurnError, match=words):
                ask()
            assert ask(2).startswith("2: ")


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_illegal_actions(game: str) -> None:
    """Bug: a card that the seat did not hold could be played, and so could a card after the end."""
    chosen = loaded(game)
    state, over = chosen.dealt(7), ended(chosen)
    before, at_the_end = look(state), look(over)
    legal = state.legal_actions()
    for action in [a for a in (*range(70), 65_535, 10**6, -2) if a not in legal]:
        for do in (state.apply_action, state.action_to_string, state.code_of, state.child):
            with pytest.raises(clubsuit.RuleError, match=f"{action} is not a legal action here"):
                do(action)
    for do in (over.apply_action, over.action_to_string, over.code_of):
        with pytest.raises(clubsuit.TurnError, match="the hand is over"):
            do(0)
    assert (look(state), look(over)) == (before, at_the_end)
    state.apply_action(legal[0])


def test_outcomes_that_chance_cannot_have() -> None:
    """Bugs: dealer 99 led to a hand that never ended; a card could be dealt twice."""
    state = loaded("clubs-whist").new_initial_state()
    for outcome in (3, 99, -2, 10**6):
        for do in (state.apply_action, state.action_to_string):
            with pytest.raises(clubsuit.RuleError, match=f"{outcome} is not a chance outcome here"):
                do(outcome)
    assert state.history() == []
    state.apply_action(2)
    state.apply_action(5)
    for outcome in (5, 52, 99):
        with pytest.raises(clubsuit.RuleError, match=f"{outcome} is not a chance outcome here"):
            state.apply_action(outcome)
    assert state.history() == [2, 5]
    assert 5 not in state.legal_actions()
    with pytest.raises(clubsuit.TurnError, match="a player decides here and chance does not"):
        loaded("clubs-whist").dealt(7).chance_outcomes()


def test_resampling_where_it_cannot_be() -> None:
    """Bug: resampling corrupted memory before the deal, and put cards into hands after the end."""
    chosen = loaded("free-clubs")
    for state, words in (
        (chosen.new_initial_state(), "not been dealt"),
        (ended(chosen), "is over"),
    ):
        with pytest.raises(clubsuit.TurnError, match=words):
            state.resample_from_infostate(0, sampler)
    state = chosen.dealt(7)
    for drawn in (1.5, -0.5, float("nan"), "x", None, True):
        with pytest.raises(clubsuit.NotationError, match="a random number must be from 0 to 1"):
            state.resample_from_infostate(0, lambda drawn=drawn: drawn)
    for drawn in (0, 0.0, 0.5, 1, 1.0, np.float64(1.0)):
        other = state.resample_from_infostate(0, lambda drawn=drawn: drawn)
        assert other.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_resampled_states_are_kept(game: str) -> None:
    """Bug: copies of a resampled state were made by replaying its history. It has none, so the
    copies were different states."""
    chosen, choice = loaded(game), random.Random(6)
    state = after(chosen.dealt(5), 5, choice)
    drawn = state.resample_from_infostate(state.current_player(), sampler)
    copies = [copy.copy(drawn), copy.deepcopy(drawn), pickle.loads(pickle.dumps(drawn))]
    serialized = pyspiel.serialize_game_and_state(chosen, drawn)
    copies += [drawn.clone(), pyspiel.deserialize_game_and_state(serialized)[1]]
    for _ in range(4):
        assert {look(one) for one in copies} == {look(drawn)}
        action = choice.choice(drawn.legal_actions())
        drawn.apply_action(action)
        assert look(drawn) not in {look(one) for one in copies}
        for one in copies:
            one.apply_action(action)


def test_copied_games_are_equal() -> None:
    """Bug: a pickled game lost its options."""
    chosen = loaded("climbing-clubs", players=3, wild_15s=True)
    for twin in (copy.copy(chosen), copy.deepcopy(chosen), pickle.loads(pickle.dumps(chosen))):
        assert str(twin) == str(chosen)
        assert look(twin.dealt(3)) == look(chosen.dealt(3))


# ---- bounds --------------------------------------------------------------------------------------


POINTLESS = [0] * 15
BOUNDS: list[tuple[str, dict[str, Any], tuple[float, float, float | None]]] = [
    ("clubs-whist", {}, (-4, 9, 1)),
    ("clubs-whist", {"lead": "left-of-exchanger", "target": 3}, (-4, 9, 1)),
    ("free-clubs", {}, (-45, 135, None)),
    ("free-clubs", {"enforcement": "honour"}, (-50, 135, None)),
    ("ruby-dame", {}, (0, 36, None)),
    ("climbing-clubs", {}, (0, 30 + 8, None)),
    ("climbing-clubs", {"players": 2}, (0, 30 + 5, None)),
    ("climbing-clubs", {"players": 6, "double_or_nothing": True}, (0, 2 * (30 + 12), None)),
    ("climbing-clubs", {"players": 4, "teams": 2}, (0, 30 + 8 + 5, None)),
    ("climbing-clubs", {"players": 6, "teams": 3}, (0, 30 + 12 + 10, None)),
    (
        "climbing-clubs",
        {"players": 6, "teams": 2, "double_or_nothing": True},
        (0, 2 * (30 + 12) + 10 + 8, None),
    ),
    ("climbing-clubs", {"club_points": [100] * 15}, (0, 1500 + 8, None)),
    ("climbing-clubs", {"club_points": POINTLESS}, (0, 8, 15)),
    ("climbing-clubs", {"club_points": POINTLESS, "players": 2}, (0, 5, 5)),
    ("climbing-clubs", {"club_points": POINTLESS, "players": 6, "teams": 2}, (0, 30, None)),
]


@pytest.mark.parametrize(("game", "options", "wanted"), BOUNDS)
def test_bounds(game: str, options: dict[str, Any], wanted: tuple[float, float, Any]) -> None:
    """Bug: every game had the bounds -10,000 and 10,000, and no constant sum."""
    chosen = loaded(game, **options)
    assert (chosen.min_utility(), chosen.max_utility(), chosen.utility_sum()) == wanted
    kind = pyspiel.GameType.Utility
    constant = kind.GENERAL_SUM if wanted[2] is None else kind.CONSTANT_SUM
    assert chosen.get_type().utility == constant
    for seed in range(3):
        scores = after(chosen.dealt(seed), 9999, random.Random(seed)).returns()
        assert wanted[0] <= min(scores) and max(scores) <= wanted[1]
        assert wanted[2] in (None, sum(scores))


def test_chance_nodes_are_counted() -> None:
    """Bug: the game reported 4,000 chance nodes. There is one for the dealer and one for each
    card."""
    for game, cards in (("free-clubs", 54), ("clubs-whist", 52), ("climbing-clubs", 60)):
        assert loaded(game).max_chance_nodes_in_history() == 1 + cards
        state = loaded(game).dealt(3)
        assert len(state.history()) == 1 + cards


# ---- threads -------------------------------------------------------------------------------------


@pytest.fixture
def fast_switching() -> Iterator[None]:
    """Let Python switch threads as often as possible."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def legal_and_scores(chosen: Any, seed: int) -> list[Any]:
    """Play a random hand; return its legal actions at each decision, and its scores."""
    state, choice = chosen.dealt(seed), random.Random(seed)
    lists = []
    while not state.is_terminal():
        lists.append(state.legal_actions())
        state.apply_action(choice.choice(lists[-1]))
    return [*lists, state.returns()]


@pytest.mark.usefixtures("fast_switching")
@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_hands_in_threads(game: str) -> None:
    """Bug: all states of a game shared one buffer of codes. With four threads, 29 to 52 of 60 hands
    came out differently."""
    chosen = loaded(game)
    alone = [legal_and_scores(chosen, seed) for seed in range(16)]
    with ThreadPoolExecutor(4) as pool:
        beside = list(pool.map(lambda seed: legal_and_scores(chosen, seed), range(16)))
    assert beside == alone


@pytest.mark.usefixtures("fast_switching")
def test_threads_that_ask_one_state() -> None:
    """Bug: the view was written into a buffer of the state while a rollout was using this
    buffer."""
    state = loaded("climbing-clubs").dealt(3)
    wanted = state.information_state_string(), state.legal_actions()

    def ask(seed: int) -> Any:
        state.rolled_out(generator(seed, EXPERIMENTS))
        twin = state.clone()
        return twin.information_state_string(), state.legal_actions()

    with ThreadPoolExecutor(4) as pool:
        assert set(map(str, pool.map(ask, range(200)))) == {str(wanted)}


def test_numbers_whose_default_depends_on_other_options() -> None:
    """Bug: `target` and `hand_size` of Climbing Clubs had to be texts, so a number was refused."""
    small = pyspiel.load_game("clubsuit_climbing_clubs(players=2,ranks=3,hand_size=3,target=30)")
    assert small.chosen.options == {
        **clubsuit.load("climbing-clubs", players=2, ranks=3, hand_size=3, target=30).options
    }
    usual = pyspiel.load_game("clubsuit_climbing_clubs(players=2)")
    assert usual.chosen.options == clubsuit.load("climbing-clubs", players=2).options


def test_hidden_cards_of_honour_play_are_drawn() -> None:
    """Bug: in honour play, `resample_from_infostate` ended in an error of the compiler."""
    state = after(loaded("free-clubs", enforcement="honour").dealt(4), 5, random.Random(1))
    seat = state.current_player()
    drawn = state.resample_from_infostate(seat, sampler).progress.states[0]
    assert int(drawn.hand[seat]) == int(state.progress.states[0].hand[seat])
