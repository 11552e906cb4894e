"""Passes over a tree: values of strategies, best responses, and CFR+.

A *slot* is a choice in an information set. A strategy gives a probability to each slot. In the
functions below, the *reach* of a node is the product of the probabilities with which the other open
seats lead to it. Probabilities of deals and of bots' decisions are in the ends of the tree, so they
are not part of a reach.

Functions here do not check their arguments: they are called from compiled loops or with checked
arguments.
"""

from typing import NamedTuple

import numpy as np

from clubsuit.games.state import NOBODY
from clubsuit.kernel import compiled
from clubsuit.lab.exact.tree import NO_NODE


class Tree(NamedTuple):
    """A tree with numbered information sets."""

    parent: np.ndarray
    slot: np.ndarray
    """By node: the slot that leads to it from its parent; unused without a parent."""
    turn: np.ndarray
    info: np.ndarray
    """By node: its information set; unused at an end."""
    ends: np.ndarray
    """By node and seat: the score at the end of the hand times its weight; zeros elsewhere."""
    first: np.ndarray
    """By information set: its first slot; after the last one, the number of slots."""
    seat: np.ndarray
    """By information set: the seat that decides."""
    depth: np.ndarray
    """By information set: the number of decisions of its seat before."""


class Memory(NamedTuple):
    """Working memory."""

    reach: np.ndarray
    """By node: the probability with which other open seats lead to it."""
    value: np.ndarray
    """By node: the expected score of a seat from there on, times its weight."""
    own: np.ndarray
    """By information set: the probability with which its own seat leads to it."""
    gains: np.ndarray
    """By slot: the value of the choice in all its nodes together."""

    @staticmethod
    def of(tree: Tree) -> "Memory":
        """Return memory for a tree."""
        nodes, sets, slots = len(tree.parent), len(tree.seat), int(tree.first[-1])
        return Memory(np.zeros(nodes), np.zeros(nodes), np.zeros(sets), np.zeros(slots))


@compiled
def reach_of_others(tree: Tree, strategy: np.ndarray, seat: int, reach: np.ndarray) -> None:
    """Write the probability with which the open seats except `seat` lead to each node."""
    for n in range(len(tree.parent)):
        up = tree.parent[n]
        if up == NO_NODE:
            reach[n] = 1.0
        elif tree.turn[up] == seat:
            reach[n] = reach[up]
        else:
            reach[n] = reach[up] * strategy[tree.slot[n]]


@compiled
def value_of(tree: Tree, strategy: np.ndarray, seat: int, value: np.ndarray) -> float:
    """Return the expected score of a seat; write the expected score from each node on."""
    total = 0.0
    for n in range(len(tree.parent)):
        value[n] = tree.ends[n, seat]
    for n in range(len(tree.parent) - 1, -1, -1):
        up = tree.parent[n]
        if up == NO_NODE:
            total += value[n]
        else:
            value[up] += strategy[tree.slot[n]] * value[n]
    return total


@compiled
def respond(
    tree: Tree, strategy: np.ndarray, seat: int, deepest: int, best: np.ndarray, memory: Memory
) -> float:
    """Return the value of a best response of a seat to the strategy of the other seats.

    `best` becomes the strategy with that response. The last decisions are chosen first: a choice is
    the best one of an information set only if all later ones are known.

    deepest: the maximum of tree.depth.
    """
    gains, reach, value = memory.gains, memory.reach, memory.value
    for i in range(len(strategy)):
        best[i] = strategy[i]
        gains[i] = 0.0
    reach_of_others(tree, strategy, seat, reach)
    for depth in range(deepest, -1, -1):
        value_of(tree, best, seat, value)
        for n in range(len(tree.parent)):
            up = tree.parent[n]
            if up != NO_NODE and tree.turn[up] == seat and tree.depth[tree.info[up]] == depth:
                gains[tree.slot[n]] += reach[up] * value[n]
        for info in range(len(tree.seat)):
            if tree.seat[info] == seat and tree.depth[info] == depth:
                choose_best(tree, info, gains, best)
    return float(value_of(tree, best, seat, value))


@compiled
def choose_best(tree: Tree, info: int, gains: np.ndarray, best: np.ndarray) -> None:
    """Give the choice with the highest gain the probability 1."""
    top = tree.first[info]
    for slot in range(tree.first[info], tree.first[info + 1]):
        best[slot] = 0.0
        if gains[slot] > gains[top]:
            top = slot
    best[top] = 1.0


# ---- CFR+ ----------------------------------------------------------------------------


class Learned(NamedTuple):
    """The arrays that CFR+ learns, by slot."""

    strategy: np.ndarray
    """The current strategy."""
    regrets: np.ndarray
    """The sum of the regrets, never negative."""
    sums: np.ndarray
    """The sum of the strategies so far; the average is proportional to it."""


@compiled
def improve(tree: Tree, seat: int, learned: Learned, iteration: int, memory: Memory) -> None:
    """Update the strategy of a seat by one iteration of CFR+, and add it to the sums.

    iteration: from 1; it is also the weight of the strategy in the average.
    """
    strategy, regrets = learned.strategy, learned.regrets
    reach, value = memory.reach, memory.value
    reach_of_others(tree, strategy, seat, reach)
    value_of(tree, strategy, seat, value)
    for n in range(len(tree.parent)):
        if tree.turn[n] == seat:
            info = tree.info[n]
            for slot in range(tree.first[info], tree.first[info + 1]):
                regrets[slot] -= reach[n] * value[n]
        up = tree.parent[n]
        if up != NO_NODE and tree.turn[up] == seat:
            regrets[tree.slot[n]] += reach[up] * value[n]
    for info in range(len(tree.seat)):
        if tree.seat[info] == seat:
            match_regrets(tree, info, regrets, strategy)
    add_strategy(tree, seat, learned, iteration, memory.own)


@compiled
def match_regrets(tree: Tree, info: int, regrets: np.ndarray, strategy: np.ndarray) -> None:
    """Drop negative regrets, and choose in proportion to the others (CFR+)."""
    total = 0.0
    for slot in range(tree.first[info], tree.first[info + 1]):
        regrets[slot] = max(regrets[slot], 0.0)
        total += regrets[slot]
    choices = tree.first[info + 1] - tree.first[info]
    for slot in range(tree.first[info], tree.first[info + 1]):
        strategy[slot] = regrets[slot] / total if total > 0.0 else 1.0 / choices


@compiled
def add_strategy(tree: Tree, seat: int, learned: Learned, iteration: int, own: np.ndarray) -> None:
    """Add the new strategy to the sums, weighted by the iteration and by the seat's own reach."""
    strategy, sums = learned.strategy, learned.sums
    for info in range(len(tree.seat)):
        own[info] = -1.0
    for n in range(len(tree.parent)):
        if tree.turn[n] == seat and own[tree.info[n]] < 0.0:
            own[tree.info[n]] = own_reach(tree, n, seat, strategy)
    for info in range(len(tree.seat)):
        if tree.seat[info] == seat:
            for slot in range(tree.first[info], tree.first[info + 1]):
                sums[slot] += iteration * own[info] * strategy[slot]


@compiled
def own_reach(tree: Tree, node: int, seat: int, strategy: np.ndarray) -> float:
    """Return the probability with which the seat's own decisions lead to a node.

    With perfect recall it is the same for all nodes of an information set.
    """
    product = 1.0
    while tree.parent[node] != NO_NODE:
        up = tree.parent[node]
        if tree.turn[up] == seat:
            product *= strategy[tree.slot[node]]
        node = up
    return product


@compiled
def depths(tree: Tree) -> None:
    """Write the number of earlier decisions of the same seat for each information set."""
    for n in range(len(tree.parent)):
        if tree.turn[n] == NOBODY:
            continue
        found = 0
        up = tree.parent[n]
        while up != NO_NODE:
            found += int(tree.turn[up] == tree.turn[n])
            up = tree.parent[up]
        tree.depth[tree.info[n]] = found
