"""Exact answers about small games, compared with OpenSpiel's functions."""

from typing import Any

import numpy as np
import pytest
from open_spiel.python.algorithms import best_response, exploitability

import clubsuit
from clubsuit.bots import make_bot
from clubsuit.bots.network import NO_NETWORK
from clubsuit.errors import NotationError
from clubsuit.game import Game
from clubsuit.lab.exact import Gains, equilibrium, exploit, stake
from clubsuit.lab.exact import yardstick as made
from clubsuit.lab.exact.deals import checked_small, deals_by_hand, dealt, merged, splits
from clubsuit.lab.exact.tree import OPEN, Nodes, Players
from lab.exact.peer import Table, decisions, peer_of
from support.project import ROOT

TINY = clubsuit.load("climbing-clubs", players=2, ranks=2, hand_size=2)
DUEL = clubsuit.load("climbing-clubs", players=2, ranks=4, hand_size=3)
THREE = clubsuit.load("climbing-clubs", players=3, ranks=2, hand_size=2)
WILD = clubsuit.load("climbing-clubs", players=2, ranks=2, hand_size=2, wild_15s=True)
EIGHT = clubsuit.load("clubs-whist", ranks=2)
TWELVE = clubsuit.load("clubs-whist", ranks=3)


def some_deals(game: Game, number: int, seed: int) -> np.ndarray:
    """Return the states after random deals."""
    s = game.unseeded().state
    known = list(splits(int(s.pack), int(s.hand_size), game.seats))
    chosen = np.random.default_rng(seed).choice(len(known), number, replace=False)
    return dealt(game, [known[i] for i in chosen])


def grown(game: Game, roots: np.ndarray, weights: Any) -> Nodes:
    """Return the tree of these deals in which all seats are open."""
    everyone = Players(np.full(game.seats, OPEN, np.int64), NO_NETWORK, 1.0)
    return made.Work(game).grown(roots, np.asarray(weights, float), everyone)


@pytest.mark.parametrize(
    ("game", "number"),
    [
        (TINY, 12),
        (DUEL, 3),
        pytest.param(THREE, 4, marks=pytest.mark.long),
        pytest.param(WILD, 4, marks=pytest.mark.long),
        pytest.param(EIGHT, 5, marks=pytest.mark.long),
        pytest.param(TWELVE, 1, marks=pytest.mark.long),
    ],
    ids=lambda given: given.label if isinstance(given, Game) else str(given),
)
def test_values_and_best_responses_are_those_of_openspiel(game: Game, number: int) -> None:
    """Hole: two information sets share a hash, or a best response uses what its seat cannot know.

    The strategy is random, so that each choice of each seat matters.
    """
    roots = some_deals(game, number, seed=number)
    chance = np.random.default_rng(3)
    weights = chance.dirichlet(np.ones(number))
    found = made.explored(grown(game, roots, weights))
    peer = peer_of(game, roots, weights)
    names = list(decisions(peer.new_initial_state()))
    infos = found.tree.info[found.tree.turn >= 0].tolist()
    pairs = set(zip(infos, names, strict=True))
    assert len(pairs) == len(set(infos)) == len(set(names))
    strategy = made.normalised(found.tree, chance.random(len(found.strategy)))
    rows = {name: strategy[slice(*found.tree.first[info : info + 2])] for info, name in pairs}
    table = Table(peer, rows)
    gains = made.gains_of(found, strategy)
    assert gains.nash_conv == pytest.approx(exploitability.nash_conv(peer, table))
    for seat in range(game.seats):
        best = best_response.BestResponsePolicy(peer, seat, table)
        value = best.value(peer.new_initial_state())
        assert gains.values[seat] + gains.gains[seat] == pytest.approx(value)
    if game.seats == 2:
        assert gains.exploitability == pytest.approx(exploitability.exploitability(peer, table))


def test_cfr_finds_an_equilibrium() -> None:
    """Hole: CFR+ converges to another strategy, or stops far from the equilibrium."""
    found = equilibrium(TINY, 300)
    assert 0.0 <= found.found.exploitability < 0.001 * stake(TINY)
    assert sum(found.found.values) == pytest.approx(0.0)


def test_more_iterations_come_nearer() -> None:
    """Hole: the average is not weighted, or regrets are not dropped, so progress is slow."""
    far, near = (equilibrium(TINY, number).found.exploitability for number in (10, 100))
    assert near < far / 10


def test_deals_are_merged_without_loss() -> None:
    """Hole: deals that differ for a player are merged, so the game has another value."""
    roots, weights = merged(TINY)
    every = np.concatenate(list(deals_by_hand(TINY, 0)))
    assert len(every) == checked_small(TINY) == 420
    assert len(roots) < 100
    assert weights.sum() == pytest.approx(1.0)
    few = made.explored(grown(TINY, roots, weights))
    many = made.explored(grown(TINY, every, np.full(len(every), 1 / len(every))))
    assert numbers(made.gains_of(few, few.strategy)) == close(made.gains_of(many, many.strategy))


def close(gains: Gains) -> Any:
    """Return an object that is equal to all gains near these."""
    return pytest.approx(numbers(gains))


def numbers(gains: Gains) -> list[float]:
    """Return the values and the gains in one list."""
    return [*gains.values, *gains.gains]


@pytest.mark.parametrize("game", [TINY, pytest.param(EIGHT, marks=pytest.mark.long)])
def test_a_bot_in_the_tree_decides_as_at_a_table(game: Game) -> None:
    """Hole: the bots of the tree see more than those of a table, or choose differently."""
    chance = np.random.default_rng(5)
    for bot in ("rule", "trained"):
        roots = some_deals(game, 20, seed=int(chance.integers(1000)))
        players = made.players_of(bot, game)
        ends = made.Work(game).grown(roots, np.full(len(roots), 1.0), players).ends
        for root, end in zip(roots, ends, strict=True):
            assert played(game, bot, root) == end.tolist()


def played(game: Game, bot: str, root: Any) -> list[float]:
    """Return the score of a hand that the bot plays at a table."""
    play = game.table(1)
    play.deal(game.rules.deals.to_dict(root), int(root.dealer))
    agent = make_bot(bot, game.rules, 0)
    while play.hands[-1].score is None:
        assert play.turn is not None
        play.act(agent.choose(play.view(play.turn)).action)
    return [float(points) for points in play.hands[-1].score]


def test_gains_of_bots() -> None:
    """Hole: the gain of a seat is measured against other seats that do not play the bot.

    In the tree with all seats open, the strategy of `rule` and `random` is known everywhere.
    """
    roots, weights = merged(TINY)
    found = made.explored(grown(TINY, roots, weights))
    assert numbers(exploit("random", TINY)) == close(made.gains_of(found, found.strategy))
    rule = exploit("rule", TINY)
    assert sum(rule.values) == pytest.approx(0.0)
    assert all(gain >= 0 for gain in rule.gains)
    assert rule.nash_conv <= exploit("random", TINY).nash_conv


@pytest.mark.long
def test_nobody_beats_a_best_response() -> None:
    """Hole: a bot does better against two of its kind than the best response does."""
    rule = exploit("rule", EIGHT)
    assert sum(rule.values) == pytest.approx(EIGHT.rules.options.score_sum(EIGHT.options))
    random = exploit("random", EIGHT)
    assert min(rule.gains + random.gains) >= 0
    assert rule.nash_conv < random.nash_conv


@pytest.mark.parametrize(
    ("key", "call"),
    [
        ("exact-bot", lambda: exploit("search", TINY)),
        ("exact-bot", lambda: exploit(None, TINY)),  # type: ignore[arg-type]
        ("exact-game", lambda: exploit("rule", clubsuit.load("free-clubs"))),
        ("exact-too-large", lambda: exploit("rule", clubsuit.load("clubs-whist"))),
        ("exact-too-large", lambda: stake(clubsuit.load("ruby-dame"))),
        ("exact-two", lambda: equilibrium(TWELVE, 10)),
        ("number-range", lambda: equilibrium(TINY, 0)),
    ],
)
def test_what_has_no_exact_answer_is_refused(key: str, call: Any) -> None:
    """Hole: a full game runs for years, or bad input ends in a traceback."""
    with pytest.raises(NotationError) as caught:
        call()
    assert caught.value.reason is not None
    assert caught.value.reason.key == key


@pytest.mark.long
def test_the_duel_is_solved() -> None:
    """docs/yardstick.md: the exploitability is below 0.1 % of the mean stake."""
    assert equilibrium(DUEL, 1000).found.exploitability < 0.001 * stake(DUEL)
    assert "0.1 %" in (ROOT / "docs" / "yardstick.md").read_text(encoding="utf-8")
