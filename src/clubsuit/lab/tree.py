"""Information-set MCTS of our own, for comparison: a tree over what was decided since the view.

Single-observer ISMCTS (Cowling, Powley, Whitehouse 2012): each simulation draws a world behind the
view and goes down one tree that all worlds share, each seat by its own chance to win, among the
choices that are legal in this world (UCB1 with counts of availability); it adds one node, and the
rest of the hand is played by `rule`. So it differs from `search` in the tree only: worlds, rules of
thumb and goals are the same. New choices come in by the order in which `rule` likes them, the
more the oftener a node was visited (progressive widening), for some nodes have hundreds.
"""

import time

import numpy as np

from clubsuit.bots.base import Candidate
from clubsuit.bots.prospects import winning_chance
from clubsuit.bots.search import SLICE, Budget, SearchBot
from clubsuit.bots.search_rules import BLANK, PLACES, SEEN, TRIAL, apply, judge, legal, view_into
from clubsuit.game import View
from clubsuit.games.base import NOBODY, Rules
from clubsuit.kernel import compiled, rand_seed

NODES = 1 << 15
SLOTS = 1 << 17
DEEPEST = 200
WIDTH = 2.0
"""A node has at most 1 + WIDTH * sqrt(visits) choices tried."""
EXPLORE = 0.7
"""UCB's constant, in standard deviations of what simulations come to."""
VISITS, AVAILABLE, SUMS = range(3)
ONE, SQUARED = range(2)
OF, BY = range(2)
"""A child is found by its node's number, from 1 (0: there is none), and by the choice."""
STEP = 4
"""Simulations between two looks at the clock, at first."""


@compiled
def slot_of(keys: np.ndarray, node: int, code: int) -> int:
    """Where the child of a node by this choice stands, or is to stand."""
    key = (node + 1) << 40 ^ code
    slot = (key ^ key >> 17) * 0x9E3779B1 >> 7 & (SLOTS - 1)
    while keys[slot, OF] and not (keys[slot, OF] == node + 1 and keys[slot, BY] == code):
        slot = (slot + 1) & (SLOTS - 1)
    return slot


@compiled
def simulate(states: np.ndarray, pool: np.ndarray, keys: np.ndarray, child: np.ndarray,
             known: np.ndarray, used: np.ndarray, spread: np.ndarray, codes: np.ndarray,
             values: np.ndarray, path: np.ndarray, movers: np.ndarray) -> None:  # fmt: skip
    """One simulation in each world of the pool.

    keys, child: the children of all nodes, a hash table; known: by node, rows VISITS,
    AVAILABLE, SUMS; used[0]: how many nodes there are; spread: sums of results and squares.
    """
    for k in range(len(pool)):
        states[TRIAL] = pool[k]
        in_tree = True
        node = 0
        depth = 0
        runs = max(1.0, known[VISITS, 0])
        mean = spread[ONE] / runs
        explore = EXPLORE * np.sqrt(max(1e-6, spread[SQUARED] / runs - mean * mean))
        while states[TRIAL].turn != NOBODY:
            seat = states[TRIAL].turn
            n = legal(states[TRIAL], codes)
            choice = 0
            best = -1e9
            tried = 0
            if in_tree:
                for i in range(n):
                    slot = slot_of(keys, node, codes[i])
                    if keys[slot, OF]:
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
                view_into(states[TRIAL], seat, states[SEEN])
                judge(states[SEEN], codes, n, values)
                best = -1e300
                for i in range(n):
                    fresh = not in_tree or not keys[slot_of(keys, node, codes[i]), OF]
                    if fresh and values[i] > best:
                        best = values[i]
                        choice = i
            if in_tree and used[0] < NODES and depth < DEEPEST:
                slot = slot_of(keys, node, codes[choice])
                if not keys[slot, OF]:
                    keys[slot, OF] = node + 1
                    keys[slot, BY] = codes[choice]
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
            apply(states[TRIAL], codes[choice], 0)
        for d in range(depth):
            known[VISITS, path[d]] += 1
            known[SUMS, path[d]] += winning_chance(states[TRIAL], movers[d])
        result = winning_chance(states[TRIAL], movers[0])
        known[VISITS, 0] += 1
        spread[ONE] += result
        spread[SQUARED] += result * result


class TreeSearchBot(SearchBot):
    """`search` with a tree in place of its rounds."""

    name = "search-tree"

    def __init__(self, rules: Rules, seed: int, budget: Budget) -> None:
        super().__init__(rules, seed, budget)
        self._rng = np.zeros(2, np.int64)
        rand_seed(self._rng, seed)

    def _try(self, view: View, codes: np.ndarray) -> list[Candidate]:
        rules = self._rules
        states = np.zeros(PLACES, rules.dtype)
        pool = np.zeros(1 << 10, rules.dtype)
        keys, child = np.zeros((SLOTS, 2), np.int64), np.zeros(SLOTS, np.int64)
        known, used, spread = np.zeros((3, NODES + 1)), np.ones(1, np.int64), np.zeros(2)
        out, values = np.zeros(rules.max_legal, np.int64), np.zeros(rules.max_legal)
        path, movers = np.zeros(DEEPEST, np.int64), np.zeros(DEEPEST, np.int64)
        end = time.perf_counter() + self._budget.ms / 1000
        done, step = 0, STEP
        while True:
            before = time.perf_counter()
            pool[:step] = view.record
            for k in range(step):
                rules.sample(view.record, self._rng, pool[k])
            simulate(
                states, pool[:step], keys, child, known, used, spread, out, values, path, movers
            )
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
            slot = slot_of(keys, 0, int(code))
            if keys[slot, OF]:
                at = child[slot]
                found.append((float(known[VISITS, at]), float(known[SUMS, at]), int(code)))
        found.sort(reverse=True)
        return [Candidate(code, sums / n, worlds=int(n)) for n, sums, code in found]
