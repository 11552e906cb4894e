"""The tree of a hand: all deals, all decisions of some seats, and the decisions of bots.

A seat is *open* if the tree has all its choices. All other seats are played by bots whose
probabilities are known: `random`, `rule` and `trained`. The tree has a node for each decision of an
open seat with more than one choice, and for each end of a hand. Everything between them (deals,
decisions of bots, forced decisions) is only in the weights of the ends.

An open seat knows its observation (see `games.encoding`) after the deal and after each decision of
any seat, and remembers all of them. Two nodes belong to the same *information set* if their seat
has made the same observations. A tree therefore has perfect recall by construction. The sequence of
observations is hashed to 62 bits: all words go through a generator with 128 bits of state.

Functions here do not check their arguments: they are called from compiled loops or with checked
arguments.
"""

from typing import NamedTuple

import numpy as np

from clubsuit.bots.knowledge.base import evaluate
from clubsuit.bots.network import Buffers, Network, learned
from clubsuit.bots.policy import NO_POLICY, PolicyBuffers, PolicyNetwork, best_code
from clubsuit.bots.search.playout import best_of
from clubsuit.games.dispatch import apply, honest, observe, view
from clubsuit.games.state import NOBODY
from clubsuit.kernel import compiled, inlined
from clubsuit.random_numbers import MASK, WORDS, rand_word

OPEN, RANDOM, RULE, TRAINED, POLICY = range(5)
"""Kinds of players. OPEN: the tree has all choices of the seat. TRAINED and POLICY: the bot
`trained`, with a value network or with a policy."""
NO_NODE = -1
"""The parent of nodes before which no open seat has decided."""
FULL = -1
"""Returned if the arrays are too short for the tree, or if a hand is too long."""
ROUNDS = 6
"""Number of outputs of the hash that are discarded before its result."""
DEEPEST = 128
"""Maximum number of decisions of a hand, forced decisions included."""


class Players(NamedTuple):
    """The players of a hand."""

    kinds: np.ndarray
    """By seat: OPEN, RANDOM, RULE, TRAINED or POLICY."""
    network: Network
    """The network of TRAINED."""
    unit: float
    """For the network: the unit in which the values of `rule` are measured."""
    policy: PolicyNetwork = NO_POLICY
    """The network of POLICY."""


class Scratch(NamedTuple):
    """Working memory. The first index of most arrays is the number of decisions so far."""

    states: np.ndarray
    seen: np.ndarray
    """Two records: the view of a seat, and zeros to clear it."""
    codes: np.ndarray
    numbers: np.ndarray
    """Integers: see COUNT to ACTION."""
    weights: np.ndarray
    """The product of the probabilities of the deal and of the bots' decisions."""
    hashes: np.ndarray
    """By seat: the hash of the observations."""
    observation: np.ndarray
    """An observation, filled with zeros to whole words."""
    words: np.ndarray
    """The same memory as int64."""
    values: np.ndarray
    buffers: Buffers
    policy: PolicyBuffers
    final: np.ndarray
    """The hash of a node."""


COUNT, NEXT, NODE, PARENT, ACTION = range(5)
"""Columns of `Scratch.numbers`: the number of choices; the choice to be tried next; the node of
this decision or NO_NODE; and the parent and the choice of the next node."""


class Nodes(NamedTuple):
    """The nodes of a tree, parents before their children."""

    parent: np.ndarray
    action: np.ndarray
    """The index of the choice that leads from the parent to this node."""
    turn: np.ndarray
    """The seat that decides, or NOBODY at the end of a hand."""
    choices: np.ndarray
    """The number of choices; 0 at the end of a hand."""
    key: np.ndarray
    """The information set: a hash."""
    ends: np.ndarray
    """By seat: the score at the end of the hand times its weight; zeros elsewhere."""
    weight: np.ndarray
    """The weight of an end: the probability of the deal and of the bots' decisions; 0 elsewhere."""


@compiled
def grow(roots: np.ndarray, weights: np.ndarray, players: Players, s: Scratch, out: Nodes) -> int:
    """Write the tree of all deals to `out`.

    roots:   the states after the deals.
    weights: by deal: its probability.

    Returns the number of nodes, or FULL.
    """
    n = 0
    for root in range(len(roots)):
        s.states[0] = roots[root]
        s.weights[0] = weights[root]
        s.numbers[0, PARENT] = NO_NODE
        s.numbers[0, ACTION] = 0
        for seat in range(len(players.kinds)):
            if players.kinds[seat] == OPEN:
                for k in range(WORDS):
                    s.hashes[0, seat, k] = 0
                s.hashes[0, seat, 3] = seat + 1
                look(s, 0, seat)
        n = grow_one(players, s, out, n)
        if n == FULL:
            break
    return n


@compiled
def grow_one(players: Players, s: Scratch, out: Nodes, n: int) -> int:
    """Write the tree of one deal, from node n on; return the number of nodes, or FULL."""
    n = enter(players, s, out, n, 0)
    at = 0
    while at >= 0:
        if n == FULL:
            return FULL
        i = s.numbers[at, NEXT]
        if i >= s.numbers[at, COUNT]:
            at -= 1
            continue
        if at + 1 == len(s.states):
            return FULL
        s.numbers[at, NEXT] += 1
        descend(players, s, at, i)
        at += 1
        n = enter(players, s, out, n, at)
    return n


@inlined
def descend(players: Players, s: Scratch, at: int, i: int) -> None:
    """Carry out choice i: write the state, the parent and the hashes after it."""
    turn = s.states[at].turn
    s.states[at + 1] = s.states[at]
    apply(s.states[at + 1], s.codes[at, i], 0)
    node = s.numbers[at, NODE]
    s.numbers[at + 1, PARENT] = s.numbers[at, PARENT] if node == NO_NODE else node
    s.numbers[at + 1, ACTION] = s.numbers[at, ACTION] if node == NO_NODE else i
    s.weights[at + 1] = s.weights[at]
    if players.kinds[turn] == RANDOM:
        s.weights[at + 1] /= s.numbers[at, COUNT]
    for seat in range(len(players.kinds)):
        if players.kinds[seat] == OPEN:
            for k in range(WORDS):
                s.hashes[at + 1, seat, k] = s.hashes[at, seat, k]
            look(s, at + 1, seat)


@inlined
def look(s: Scratch, at: int, seat: int) -> None:
    """Add the observation of a seat to its hash."""
    s.seen[0] = s.seen[1]
    view(s.states[at], seat, s.seen[0])
    observe(s.seen[0], 0, s.observation, 0)
    own = s.hashes[at, seat]
    for k in range(s.words.shape[1]):
        word = s.words[0, k]
        own[0] ^= word & MASK
        own[1] ^= (word >> 32) & MASK
        rand_word(own)


@inlined
def enter(players: Players, s: Scratch, out: Nodes, n: int, at: int) -> int:
    """Write a node if one belongs here, and prepare the choices; return the number of nodes."""
    s.numbers[at, NEXT] = 0
    s.numbers[at, COUNT] = 0
    s.numbers[at, NODE] = NO_NODE
    turn = s.states[at].turn
    if turn == NOBODY:
        return write_node(s, out, n, at, NOBODY)
    count = honest(s.states[at], s.codes[at])
    if count > 1 and players.kinds[turn] >= RULE:
        s.codes[at, 0] = decide(players, s, at, count)
        count = 1
    s.numbers[at, COUNT] = count
    if count > 1 and players.kinds[turn] == OPEN:
        s.numbers[at, NODE] = n
        return write_node(s, out, n, at, turn)
    return n


@inlined
def write_node(s: Scratch, out: Nodes, n: int, at: int, turn: int) -> int:
    """Write node n; return the number of nodes, or FULL."""
    if n >= len(out.parent):
        return FULL
    out.parent[n] = s.numbers[at, PARENT]
    out.action[n] = s.numbers[at, ACTION]
    out.turn[n] = turn
    out.choices[n] = s.numbers[at, COUNT]
    out.key[n] = 0 if turn == NOBODY else finished(s, at, turn)
    weight = s.weights[at] if turn == NOBODY else 0.0
    out.weight[n] = weight
    for seat in range(out.ends.shape[1]):
        out.ends[n, seat] = weight * s.states[at].score[seat] if turn == NOBODY else 0.0
    return n + 1


@inlined
def finished(s: Scratch, at: int, seat: int) -> int:
    """Return the hash of a seat's observations as 62 bits."""
    for k in range(WORDS):
        s.final[k] = s.hashes[at, seat, k]
    for _ in range(ROUNDS):
        rand_word(s.final)
    high = rand_word(s.final)
    return (high & (MASK >> 2)) << 32 | rand_word(s.final)


@inlined
def decide(players: Players, s: Scratch, at: int, count: int) -> int:
    """Return the code that the bot of the seat to act chooses among s.codes[at, :count]."""
    turn = s.states[at].turn
    s.seen[0] = s.seen[1]
    view(s.states[at], turn, s.seen[0])
    codes = s.codes[at]
    if players.kinds[turn] == POLICY:
        return int(best_code(s.seen[0], 0, players.policy, s.policy))
    if players.kinds[turn] == RULE:
        evaluate(s.seen[0], codes, count, s.values)
    else:
        evaluate(s.seen[0], codes, count, s.buffers.rule)
        learned(s.seen[0], codes, count, players.network, s.buffers, players.unit, s.values)
    return int(codes[best_of(s.values, count)])
