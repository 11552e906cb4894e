"""Our own implementation of information-set MCTS, for comparison with `search`.

This is single-observer ISMCTS (Cowling, Powley, Whitehouse 2012). Each simulation samples a world
that is consistent with the view, and descends one tree that all worlds share. At each node, the
seat to act selects among the choices that are legal in this world, and maximizes its own chance to
win (UCB1 with availability counts). A simulation adds one node, and `rule` plays the rest of the
hand. Only the tree differs from `search`: worlds, rules of thumb and goals are the same. Some nodes
have hundreds of choices, so the tree uses progressive widening: more visits allow more choices, in
the order in which `rule` prefers them.
"""

import time
from typing import NamedTuple

import numpy as np

from clubsuit.bots.base import Candidate
from clubsuit.bots.knowledge.base import evaluate, win_probability
from clubsuit.bots.search.bot import SLICE
from clubsuit.bots.search.budget import Budget
from clubsuit.bots.search.playout import BLANK, PLACES, PLAYOUT, SEEN, Scratch
from clubsuit.game import View
from clubsuit.games.dispatch import apply, honest, view
from clubsuit.games.rules import Rules
from clubsuit.games.state import NOBODY
from clubsuit.kernel import compiled
from clubsuit.lab.opponents.searchers import SampledSearchBot
from clubsuit.random_numbers import WORLDS, generator

NODES = 1 << 15
SLOTS = 1 << 17
DEEPEST = 200
WIDTH = 2.0
"""Factor of the widening: at most 1 + WIDTH * sqrt(visits) choices of a node are tried."""
EXPLORE = 0.7
"""Exploration constant of UCB, in standard deviations of the results of simulations."""
VISITS, AVAILABLE, SUMS = range(3)
"""Rows of `Tree.known`."""
SUM, SUM_OF_SQUARES = range(2)
PARENT, CHOICE = range(2)
"""Columns of `Tree.keys`: the number of the parent node plus 1 (0: no child), and the choice."""
STEP = 4
"""Initial number of simulations between two checks of the clock."""


@compiled
def slot_of(keys: np.ndarray, node: int, code: int) -> int:
    """Return the slot of the child to which this choice leads, or a free slot for that child."""
    key = (node + 1) << 40 ^ code
    slot = (key ^ key >> 17) * 0x9E3779B1 >> 7 & (SLOTS - 1)
    while keys[slot, PARENT] and not (
        keys[slot, PARENT] == node + 1 and keys[slot, CHOICE] == code
    ):
        slot = (slot + 1) & (SLOTS - 1)
    return slot


class Tree(NamedTuple):
    """The search tree, and the path of the current simulation."""

    keys: np.ndarray
    """Hash table of the children of all nodes (see `slot_of`)."""
    child: np.ndarray
    """By slot of `keys`: the number of the child node."""
    known: np.ndarray
    """Statistics by node, in the rows VISITS, AVAILABLE and SUMS."""
    used: np.ndarray
    """used[0] is the number of nodes."""
    spread: np.ndarray
    """Sum of the results, and sum of their squares."""
    path: np.ndarray
    """The nodes of the path, by depth."""
    movers: np.ndarray
    """The seats that decided on the path, by depth."""

    @staticmethod
    def new() -> "Tree":
        """Return a tree with only its root."""
        return Tree(
            np.zeros((SLOTS, 2), np.int64),
            np.zeros(SLOTS, np.int64),
            np.zeros((3, NODES + 1)),
            np.ones(1, np.int64),
            np.zeros(2),
            np.zeros(DEEPEST, np.int64),
            np.zeros(DEEPEST, np.int64),
        )


@compiled
def simulate(scratch: Scratch, pool: np.ndarray, tree: Tree) -> None:
    """Run one simulation in each world of the pool."""
    states, codes, values = scratch
    keys, child, known, used, spread, path, movers = tree
    for k in range(len(pool)):
        states[PLAYOUT] = pool[k]
        in_tree = True
        node = 0
        depth = 0
        runs = max(1.0, known[VISITS, 0])
        mean = spread[SUM] / runs
        explore = EXPLORE * np.sqrt(max(1e-6, spread[SUM_OF_SQUARES] / runs - mean * mean))
        while states[PLAYOUT].turn != NOBODY:
            seat = states[PLAYOUT].turn
            n = honest(states[PLAYOUT], codes)
            choice = 0
            best = -1e9
            tried = 0
            if in_tree:
                for i in range(n):
                    slot = slot_of(keys, node, codes[i])
                    if keys[slot, PARENT]:
                        at = child[slot]
                        tried += 1
                        known[AVAILABLE, at] += 1
                        wide = np.sqrt(np.log(known[AVAILABLE, at]) / known[VISITS, at])
                        score = known[SUMS, at] / known[VISITS, at] + explore * wide
                        if score > best:
                            best = score
                            choice = i
            widen = tried < n and tried < 1.0 + WIDTH * np.sqrt(known[VISITS, node])
            if n > 1 and (widen or not in_tree):
                states[SEEN] = states[BLANK]
                view(states[PLAYOUT], seat, states[SEEN])
                evaluate(states[SEEN], codes, n, values)
                best = -1e300
                for i in range(n):
                    fresh = not in_tree or not keys[slot_of(keys, node, codes[i]), PARENT]
                    if fresh and values[i] > best:
                        best = values[i]
                        choice = i
            if in_tree and used[0] < NODES and depth < DEEPEST:
                slot = slot_of(keys, node, codes[choice])
                if not keys[slot, PARENT]:
                    keys[slot, PARENT] = node + 1
                    keys[slot, CHOICE] = codes[choice]
                    child[slot] = used[0]
                    used[0] += 1
                    in_tree = False
                known[AVAILABLE, child[slot]] += not in_tree
                node = child[slot]
                path[depth] = node
                movers[depth] = seat
                depth += 1
            else:
                in_tree = False
            apply(states[PLAYOUT], codes[choice], 0)
        for d in range(depth):
            known[VISITS, path[d]] += 1
            known[SUMS, path[d]] += win_probability(states[PLAYOUT], movers[d])
        result = win_probability(states[PLAYOUT], movers[0])
        known[VISITS, 0] += 1
        spread[SUM] += result
        spread[SUM_OF_SQUARES] += result * result


class TreeSearchBot(SampledSearchBot):
    """`search` with a tree instead of rounds of playouts."""

    name = "search-tree"

    def __init__(self, rules: Rules, seed: int, budget: Budget) -> None:
        super().__init__(rules, seed, budget)
        self._rng = generator(seed, WORLDS)

    def _try(self, view: View, codes: np.ndarray, start: float) -> list[Candidate]:
        rules = self._rules
        scratch = Scratch(
            np.zeros(PLACES, rules.dtype),
            np.zeros(rules.max_legal, np.int64),
            np.zeros(rules.max_legal),
        )
        tree = Tree.new()
        pool = np.zeros(1 << 10, rules.dtype)
        end = start + self._budget.ms / 1000
        done, step = 0, STEP
        while True:
            before = time.perf_counter()
            pool[:step] = view.state
            for k in range(step):
                rules.sample(view.state, self._rng, pool[k])
            simulate(scratch, pool[:step], tree)
            done += step
            now = time.perf_counter()
            each = (now - before) / step
            if self._budget.worlds:
                if done >= self._budget.worlds:
                    break
                step = min(len(pool), self._budget.worlds - done)
            elif now + each >= end:
                break
            else:
                step = min(len(pool), max(1, int(min(SLICE, end - now) / each)))
        found = []
        for code in codes:
            slot = slot_of(tree.keys, 0, int(code))
            if tree.keys[slot, PARENT]:
                at = tree.child[slot]
                found.append(
                    (float(tree.known[VISITS, at]), float(tree.known[SUMS, at]), int(code))
                )
        found.sort(reverse=True)
        return [Candidate(code, sums / n, worlds=int(n)) for n, sums, code in found]
