"""The compiled loops of `envs.vector`: many games, one decision each at a time.

Each row of the arrays is one game. The loops change only the rows from `first` to `last`, so
threads can work on different rows at the same time. Rows have their own generators, so the results
do not depend on the number of threads.

Nothing here checks its arguments. `check_actions` is called before `step_rows`.
"""

from typing import NamedTuple

import numpy as np

from clubsuit.bots.knowledge.base import evaluate
from clubsuit.bots.search.playout import best_of
from clubsuit.games.dispatch import (
    apply,
    deal,
    decide_randomly,
    honest,
    id_towards,
    legal,
    observe,
    reveal,
    start,
    take_id,
    view,
    write_ids,
)
from clubsuit.games.encoding import IDS_IN_WORD
from clubsuit.games.state import NOBODY, OVER, State
from clubsuit.kernel import compiled, lowest, merged, nth_card, popcount
from clubsuit.random_numbers import CHOICES, DEALS, rand_below, rand_seed, rand_split

NO_BOT, RANDOM, RULE = range(3)
"""The kinds of seats: the caller decides, or one of two compiled bots."""
SEEN, BLANK = range(2)
"""Indices of `Scratch.states`. SEEN: the view of the seat to act. BLANK: zeros, to clear SEEN."""
OF_CALLER, OF_BOTS = range(2)
"""Generators of a row: one for `choose_rows`, one for bots."""
RNGS = 2
ALL_LEGAL = -1
"""Returned by `check_actions` if all actions are legal."""


class Rows(NamedTuple):
    """All data of the games. The first four arrays have everything that a run needs to continue."""

    states: np.ndarray
    partials: np.ndarray
    """Steps of the seat to act in the middle of a decision."""
    hands: np.ndarray
    """Number of finished hands in the current episode."""
    rngs: np.ndarray
    """Generators, int64[n, RNGS, WORDS]."""
    ids: np.ndarray
    """The legal ids as sets, int64[n, words]."""
    masks: np.ndarray
    """The legal ids as bool[n, ids]."""
    turns: np.ndarray
    rewards: np.ndarray
    dones: np.ndarray
    observations: np.ndarray
    """The observations, int8[n, size]; the size is 0 if there are none."""
    perfect: np.ndarray
    """The perfect information, int8[n, size]; the size is 0 if there is none."""


class Plan(NamedTuple):
    """The data that all rows share."""

    new: np.ndarray
    """An array of one record: a game before its first deal, with the options."""
    hands: int
    """Number of hands in an episode; 0 for whole games."""
    kinds: np.ndarray
    """By seat: NO_BOT, RANDOM or RULE."""


class Scratch(NamedTuple):
    """Working memory of one thread."""

    states: np.ndarray
    codes: np.ndarray
    values: np.ndarray


@compiled
def check_actions(actions: np.ndarray, masks: int, ids: np.ndarray) -> int:
    """Return the first row whose action is not legal, or ALL_LEGAL.

    masks: the number of ids.
    """
    for i in range(len(actions)):
        number = actions[i]
        if number < 0 or number >= masks:
            return i
        if not ids[i, number // IDS_IN_WORD] >> number % IDS_IN_WORD & 1:
            return i
    return ALL_LEGAL


@compiled
def choose_rows(rows: Rows, actions: np.ndarray, first: int, last: int) -> None:
    """Write a random legal id for each row; each id has the same probability."""
    ids, rngs = rows.ids, rows.rngs
    words = ids.shape[1]
    for i in range(first, last):
        number = 0
        for k in range(words):
            number += popcount(ids[i, k])
        number = rand_below(rngs[i, OF_CALLER], number)
        for k in range(words):
            here = popcount(ids[i, k])
            if number < here:
                actions[i] = IDS_IN_WORD * k + nth_card(ids[i, k], number)
                break
            number -= here


@compiled
def begin_rows(rows: Rows, plan: Plan, seeds: np.ndarray, first: int, last: int) -> None:
    """Start a new game in each row, from its seed."""
    states, partials, hands, rngs = rows.states, rows.partials, rows.hands, rows.rngs
    rewards, dones = rows.rewards, rows.dones
    for i in range(first, last):
        states[i] = plan.new[0]
        rand_seed(states[i].rng, seeds[i], DEALS)
        rand_seed(rngs[i, OF_CALLER], seeds[i], CHOICES)
        rand_split(rngs[i, OF_CALLER], rngs[i, OF_BOTS])
        start(states[i])
        deal(states[i])
        partials[i] = 0
        hands[i] = 0
        clear_results(rewards, dones, i)


@compiled
def step_rows(
    rows: Rows, plan: Plan, scratch: Scratch, actions: np.ndarray, first: int, last: int
) -> None:
    """Take one step in each row, without bots, and show the next decision."""
    # A field of a tuple is an array with counted references. Counting them in the loops would take
    # most of the time, so the arrays are variables, and all helpers are inlined.
    states, partials, hands = rows.states, rows.partials, rows.hands
    ids, masks, turns = rows.ids, rows.masks, rows.turns
    rewards, dones = rows.rewards, rows.dones
    observations, perfect, seen = rows.observations, rows.perfect, scratch.states
    most = plan.hands
    for i in range(first, last):
        clear_results(rewards, dones, i)
        s = states[i]
        if take_step(s, partials, i, actions[i]):
            finish_hand(s, hands, most, rewards, dones, i)
        turns[i] = s.turn
        write_ids(s, partials[i], ids, i)
        write_mask(ids, masks, i)
        if observations.shape[1] > 0:
            write_observations(s, partials[i], seen, observations, perfect, i)


@compiled
def take_rows(rows: Rows, plan: Plan, actions: np.ndarray, first: int, last: int) -> None:
    """Take one step in each row; `play_bots` and `show_rows` continue."""
    states, partials, hands = rows.states, rows.partials, rows.hands
    rewards, dones = rows.rewards, rows.dones
    most = plan.hands
    for i in range(first, last):
        clear_results(rewards, dones, i)
        s = states[i]
        if take_step(s, partials, i, actions[i]):
            finish_hand(s, hands, most, rewards, dones, i)


@compiled
def play_bots(rows: Rows, plan: Plan, scratch: Scratch, first: int, last: int) -> None:
    """Let bots decide until a seat without a bot is to act."""
    states, hands, rewards, dones = rows.states, rows.hands, rows.rewards, rows.dones
    seen, codes, values = scratch
    kinds, most = plan.kinds, plan.hands
    for i in range(first, last):
        s = states[i]
        while kinds[s.turn] != NO_BOT:
            if kinds[s.turn] == RANDOM:
                rng = rows.rngs[i, OF_BOTS]
                if not decide_randomly(s, rng):
                    apply(s, codes[rand_below(rng, legal(s, codes))], 0)
            else:
                seen[SEEN] = seen[BLANK]
                view(s, s.turn, seen[SEEN])
                n = honest(seen[SEEN], codes)
                if n > 1:
                    evaluate(seen[SEEN], codes, n, values)
                apply(s, codes[best_of(values, n)] if n > 1 else codes[0], 0)
            if s.turn == NOBODY:
                finish_hand(s, hands, most, rewards, dones, i)


@compiled
def show_rows(rows: Rows, scratch: Scratch, first: int, last: int) -> None:
    """Write turns, masks and observations."""
    states, partials, ids, masks = rows.states, rows.partials, rows.ids, rows.masks
    turns, observations, perfect = rows.turns, rows.observations, rows.perfect
    seen = scratch.states
    for i in range(first, last):
        s = states[i]
        turns[i] = s.turn
        write_ids(s, partials[i], ids, i)
        write_mask(ids, masks, i)
        if observations.shape[1] > 0:
            write_observations(s, partials[i], seen, observations, perfect, i)


class Steps(NamedTuple):
    """The steps of recorded decisions, one row each; see `clubsuit.recorded`."""

    observations: np.ndarray
    ids: np.ndarray
    """The legal ids as sets, int64[n, words]."""
    masks: np.ndarray
    actions: np.ndarray
    states: np.ndarray
    """Working memory, as in `Scratch`."""


@compiled
def write_decision(s: State, code: int, steps: Steps, first: int) -> int:
    """Write the steps of a decision of the seat to act, and return the row after them.

    The result is `first` if no ids choose the code.
    """
    seen, ids, masks, actions = steps.states, steps.ids, steps.masks, steps.actions
    seen[SEEN] = seen[BLANK]
    view(s, s.turn, seen[SEEN])
    partial, row, done = 0, first, -1
    while done < 0:
        write_ids(s, partial, ids, row)
        number = id_towards(s, partial, code)
        if number < 0 or number >= masks.shape[1]:
            return first
        if not ids[row, number // IDS_IN_WORD] >> number % IDS_IN_WORD & 1:
            return first
        observe(seen[SEEN], partial, steps.observations, row)
        write_mask(ids, masks, row)
        actions[row] = number
        row += 1
        done = take_id(s, partial, number)
        partial = ~done
    return row if done == code else first


# ---- steps of the loops ------------------------------------------------------------------


@merged
def clear_results(rewards: np.ndarray, dones: np.ndarray, i: int) -> None:
    """Reset the rewards of a row, and its flag for the end of an episode."""
    for p in range(rewards.shape[1]):
        rewards[i, p] = 0
    dones[i] = False


@merged
def take_step(s: State, partials: np.ndarray, i: int, number: int) -> bool:
    """Carry out an id, and return whether it ended the hand."""
    code = take_id(s, partials[i], number)
    if code < 0:
        partials[i] = ~code
    else:
        partials[i] = 0
        apply(s, code, 0)
    return bool(s.turn == NOBODY)


@merged
def finish_hand(
    s: State, hands: np.ndarray, most: int, rewards: np.ndarray, dones: np.ndarray, i: int
) -> None:
    """Write the rewards of a finished hand, and deal the next one, perhaps of a new game.

    With bots, a further episode can end in the same step, before the caller has decided anything in
    it. Its rewards are not counted.
    """
    if not dones[i]:
        for p in range(rewards.shape[1]):
            rewards[i, p] += s.score[p]
    hands[i] += 1
    if s.phase == OVER or hands[i] == most:
        dones[i] = True
        hands[i] = 0
        start(s)
    deal(s)


@merged
def write_mask(ids: np.ndarray, masks: np.ndarray, i: int) -> None:
    """Write a set of ids as flags."""
    for k in range(masks.shape[1]):
        masks[i, k] = False
    for k in range(ids.shape[1]):
        word = ids[i, k]
        while word:
            masks[i, IDS_IN_WORD * k + lowest(word)] = True
            word &= word - 1


@merged
def write_observations(
    s: State, partial: int, seen: np.ndarray, observations: np.ndarray, perfect: np.ndarray, i: int
) -> None:
    """Write the observation of the seat to act and, if asked for, the perfect information."""
    seen[SEEN] = seen[BLANK]
    view(s, s.turn, seen[SEEN])
    observe(seen[SEEN], partial, observations, i)
    if perfect.shape[1] > 0:
        size = observations.shape[1]
        for k in range(size):
            perfect[i, k] = observations[i, k]
        reveal(s, s.turn, perfect, i, size)
