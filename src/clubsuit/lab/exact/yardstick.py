"""Exact answers about small games: best responses to bots, and equilibria of two players.

>>> import clubsuit
>>> game = clubsuit.load("climbing-clubs", players=2, ranks=2, hand_size=2)
>>> found = exploit("rule", game)
>>> [round(gain, 3) for gain in found.gains]
[0.0, 0.0]
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import numpy as np

from clubsuit.arguments import checked_number
from clubsuit.bots import make_bot
from clubsuit.bots.knowledge.base import knowledge_of
from clubsuit.bots.network import NO_NETWORK, Buffers, shipped_weights
from clubsuit.bots.policy import PolicyBuffers, shipped_policy
from clubsuit.errors import excerpt
from clubsuit.game import Game
from clubsuit.games.state import NOBODY
from clubsuit.lab.exact.deals import checked_small, deals_by_hand, merged
from clubsuit.lab.exact.passes import (
    Learned,
    Memory,
    Tree,
    depths,
    improve,
    respond,
    value_of,
)
from clubsuit.lab.exact.tree import (
    DEEPEST,
    FULL,
    OPEN,
    POLICY,
    RANDOM,
    RULE,
    TRAINED,
    Nodes,
    Players,
    Scratch,
    grow,
)
from clubsuit.random_numbers import WORDS
from clubsuit.texts import refusal

KINDS = {"random": RANDOM, "rule": RULE, "trained": TRAINED}
"""The bots whose probabilities are known."""
ROWS = 1 << 12
"""Initial number of nodes for which there is room."""
MOST_NODES = 40_000_000
"""Maximum number of nodes of a tree."""
MOST_ITERATIONS = 1_000_000

Progress = Callable[[float], None]
"""A function that takes the part of the work that is done, from 0 to 1."""


@dataclass(frozen=True)
class Gains:
    """The distance of a strategy from an equilibrium, when all seats play it.

    The numbers are points of a hand. In games of two players they are margins: the points of a seat
    minus those of the other.
    """

    values: tuple[float, ...]
    """By seat: the expected result."""
    gains: tuple[float, ...]
    """By seat: by how much a best response to the others improves it; never negative."""

    @property
    def nash_conv(self) -> float:
        """The sum of the gains; each gain is a component of it."""
        return sum(self.gains)

    @property
    def exploitability(self) -> float:
        """The mean gain of a seat."""
        return self.nash_conv / len(self.gains)


@dataclass(frozen=True)
class Equilibrium:
    """The result of CFR+."""

    iterations: int
    found: Gains
    information_sets: int
    nodes: int


class Explored(NamedTuple):
    """A tree, with what the compiled passes need."""

    tree: Tree
    deepest: int
    strategy: np.ndarray
    """By slot: a uniform strategy."""


def exploit(bot: str, game: Game, progress: Progress = lambda part: None) -> Gains:
    """Return how much a best response to a bot gains at each seat, when all other seats play it.

    bot:  "random", "rule" or "trained".
    game: a game that is small enough; see docs/yardstick.md. A hand is the first of a game, and
          seat 0 deals.

    The best response knows the bot, and everything that its own seat has observed. Raises
    NotationError for another bot, or if the game is too large.
    """
    players = players_of(bot, game)
    checked_small(game)
    values, gains = [], []
    for seat in range(game.seats):
        value, best = _gain(players, game, seat, progress)
        values.append(value)
        gains.append(max(best - value, 0.0))
    progress(1.0)
    return Gains(tuple(values), tuple(gains))


def stake(game: Game) -> float:
    """Return the mean stake: the mean absolute score of a seat in a hand that only `rule` plays.

    Raises NotationError if the game is too large.
    """
    deals = checked_small(game)
    work, players = Work(game), players_of("rule", game)
    total = 0.0
    for roots in deals_by_hand(game, 0):
        nodes = work.grown(roots, np.full(len(roots), 1 / deals), players)
        total += float(np.abs(nodes.ends).sum()) / game.seats
    return total


def equilibrium(game: Game, iterations: int, progress: Progress = lambda part: None) -> Equilibrium:
    """Return the average strategy of CFR+ in a game of two players, and its distance from 0.

    CFR+ (Tammelin 2014) with alternating updates and linear averaging. Both players maximise the
    margin, which makes the game a zero-sum game. Deals that programs cannot tell apart with all
    cards open are one deal (see `merged`).

    Raises NotationError for another number of players, a game that is too large, or a number of
    iterations out of range.
    """
    if game.seats != 2:
        raise refusal("exact-two", game=game.label)
    iterations = checked_number(iterations, "iterations", 1, MOST_ITERATIONS)
    checked_small(game)
    work = Work(game)
    open_to_all = Players(np.full(2, OPEN, np.int64), NO_NETWORK, 1.0)
    found = explored(work.grown(*merged(game), open_to_all))
    average = _run(found, iterations, progress)
    return Equilibrium(
        iterations, gains_of(found, average), len(found.tree.seat), len(found.tree.parent)
    )


def gains_of(found: Explored, strategy: np.ndarray) -> Gains:
    """Return the values and the best-response gains of a strategy on a tree of open seats."""
    seats = found.tree.ends.shape[1]
    values, gains = [], []
    for seat in range(seats):
        value, best = _best(found, strategy, seat)
        values.append(value)
        gains.append(max(best - value, 0.0))
    return Gains(tuple(values), tuple(gains))


def players_of(bot: str, game: Game) -> Players:
    """Return players that are all this bot. Raises NotationError for a bot that has no exact
    probabilities, or that cannot play the game."""
    if not isinstance(bot, str) or bot not in KINDS:
        raise refusal("exact-bot", bot=excerpt(bot), known=", ".join(KINDS))
    kinds = np.full(game.seats, KINDS[bot], np.int64)
    care = knowledge_of(game.rules).care
    if bot != "trained":
        return Players(kinds, NO_NETWORK, care)
    make_bot(bot, game.rules, 0)  # refuses weights of another version, which compiled code does not
    policy = shipped_policy(game.id)
    if policy is None:
        return Players(kinds, shipped_weights(game.id).network, care)
    return Players(np.full_like(kinds, POLICY), NO_NETWORK, care, policy.network)


# ---- trees ---------------------------------------------------------------------------


class Work:
    """The working memory for trees of one game."""

    def __init__(self, game: Game) -> None:
        rules = game.rules
        assert rules.encoding is not None
        words = np.zeros((1, -(-rules.encoding.observation_size // 8)), np.int64)
        self._game = game
        self._rows = ROWS
        self._scratch = partial(
            Scratch,
            np.zeros(DEEPEST, rules.dtype),
            np.zeros(2, rules.dtype),
            np.zeros((DEEPEST, rules.max_legal), np.int64),
            np.zeros((DEEPEST, 5), np.int64),
            np.zeros(DEEPEST, np.float64),
            np.zeros((DEEPEST, game.seats, WORDS), np.int64),
            words.view(np.int8),
            words,
            np.zeros(rules.max_legal, np.float64),
        )

    def grown(self, roots: np.ndarray, weights: np.ndarray, players: Players) -> Nodes:
        """Return the tree of these deals. Raises NotationError if it is too large."""
        buffers = Buffers.of(players.network, np.zeros(self._game.rules.max_legal, np.float64))
        policy = PolicyBuffers.of(players.policy)
        scratch = self._scratch(buffers, policy, np.zeros(WORDS, np.int64))
        while True:
            nodes = _empty(self._rows, self._game.seats)
            n = int(grow(roots, weights, players, scratch, nodes))
            if n != FULL:
                return Nodes(*(array[:n] for array in nodes))
            self._rows *= 2
            if self._rows > MOST_NODES:
                raise refusal("exact-too-many-nodes", most=f"{MOST_NODES:,}")


def _empty(rows: int, seats: int) -> Nodes:
    return Nodes(
        np.zeros(rows, np.int32),
        np.zeros(rows, np.int32),
        np.zeros(rows, np.int8),
        np.zeros(rows, np.int32),
        np.zeros(rows, np.int64),
        np.zeros((rows, seats), np.float64),
        np.zeros(rows, np.float64),
    )


def explored(nodes: Nodes) -> Explored:
    """Number the information sets of a tree. In trees of two seats, scores become margins."""
    decides = nodes.turn != NOBODY
    _, first_node, info = np.unique(nodes.key[decides], return_index=True, return_inverse=True)
    choices = nodes.choices[decides][first_node]
    assert np.array_equal(choices[info], nodes.choices[decides]), "two information sets are one"
    by_node = np.full(len(nodes.parent), -1, np.int32)
    by_node[decides] = info
    first = np.concatenate([[0], np.cumsum(choices)]).astype(np.int32)
    up = np.maximum(nodes.parent, 0)
    ends = nodes.ends
    if ends.shape[1] == 2:
        ends = ends - ends[:, ::-1]
    tree = Tree(
        nodes.parent,
        (first[by_node[up]] + nodes.action).astype(np.int32),
        nodes.turn,
        by_node,
        ends,
        first,
        nodes.turn[decides][first_node],
        np.zeros(len(choices), np.int32),
    )
    depths(tree)
    strategy = np.repeat(1.0 / choices, choices)
    return Explored(tree, int(tree.depth.max(initial=0)), strategy)


def _gain(players: Players, game: Game, seat: int, progress: Progress) -> tuple[float, float]:
    """Return the value of a seat that plays the bot, and that of a best response."""
    deals, work = checked_small(game), Work(game)
    opened = players._replace(kinds=players.kinds.copy())
    opened.kinds[seat] = OPEN
    value = best = done = 0.0
    for roots in deals_by_hand(game, seat):
        weights = np.full(len(roots), 1 / deals)
        found = explored(work.grown(roots, weights, opened))
        uniform, most = _best(found, found.strategy, seat)
        best += most
        if players.kinds[seat] == RANDOM:
            value += uniform  # the uniform strategy is the bot
        else:
            alone = explored(work.grown(roots, weights, players))
            value += float(alone.tree.ends[:, seat].sum())
        done += len(roots) / deals
        progress((seat + done) / game.seats)
    return value, best


def _best(found: Explored, strategy: np.ndarray, seat: int) -> tuple[float, float]:
    """Return the value of a seat under a strategy, and that of a best response."""
    memory = Memory.of(found.tree)
    now = float(value_of(found.tree, strategy, seat, memory.value))
    best = np.zeros(len(strategy))
    return now, float(respond(found.tree, strategy, seat, found.deepest, best, memory))


def _run(found: Explored, iterations: int, progress: Progress) -> np.ndarray:
    """Return the average strategy after this number of iterations of CFR+."""
    slots = len(found.strategy)
    learned = Learned(found.strategy.copy(), np.zeros(slots), np.zeros(slots))
    memory = Memory.of(found.tree)
    for iteration in range(1, iterations + 1):
        for seat in range(2):
            improve(found.tree, seat, learned, iteration, memory)
        progress(iteration / iterations)
    return normalised(found.tree, learned.sums)


def normalised(tree: Tree, sums: np.ndarray) -> np.ndarray:
    """Return the probabilities that are proportional to these sums in each information set."""
    totals = np.add.reduceat(sums, tree.first[:-1]) if len(sums) else np.zeros(0)
    choices = np.diff(tree.first)
    total = np.repeat(totals, choices)
    uniform = np.repeat(1.0 / choices, choices)
    return np.where(total > 0.0, sums / np.where(total > 0.0, total, 1.0), uniform)
