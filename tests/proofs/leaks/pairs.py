"""Pairs of states that agree in everything that a seat may know: found, compared and counted.

    PYTHONPATH=tests python -m proofs.leaks --states 100000 --workers 2

Trial number i of a seed does not depend on other trials, so any number of workers gives the same
result.
"""

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Any

import numpy as np

import clubsuit
from clubsuit.game import Play
from clubsuit.games.state import Action
from clubsuit.lab.workers import ordered_map
from clubsuit.random_numbers import WORLDS, derive_seed, generator
from proofs.leaks.alternative_history import Walk, twin
from proofs.leaks.compare_outputs import AT_ONCE, EVERYTHING, differences, server_messages
from proofs.leaks.seen import HONOUR, kind_of
from support.plays import ALL_VARIANTS, random_action
from support.probe import set_states

POINTS = 24
"""Number of positions at which a pair of histories is compared, in addition to the last
position."""

CLOSELY = 6
"""Interval between positions at which all outputs and a sampled state are compared.

This comparison is always made at the last position."""

STEPS = 80
"""Number of changes to try on the way from one history to another."""

HONOUR_STEPS = 12
"""Number of changes in honour play, where each one needs the referee."""

HANDS = {"free-clubs": 2, "clubs-whist": 2, "climbing-clubs": 5, "ruby-dame": 3}
"""Maximum number of hands in the game of a trial."""

BATCH = 4

Variants = Mapping[str, Sequence[dict[str, Any]]]
"""By game: the options of its variants."""


@dataclass
class Tally:
    """Results of some trials."""

    compared: Counter[str] = field(default_factory=Counter)
    """Number of pairs of states, by game and phase, whose second state is from another history."""
    sampled: Counter[str] = field(default_factory=Counter)
    """Number of pairs of states, by game and phase, whose second state is from `sample`."""
    histories: int = 0
    """Number of pairs of histories that differ in at least one card or hidden decision."""
    messages: int = 0
    """Number of server messages compared."""
    faults: list[str] = field(default_factory=list)
    """Differences and their places, with the number of the trial that reproduces each."""

    def add(self, other: "Tally") -> None:
        self.compared += other.compared
        self.sampled += other.sampled
        self.histories += other.histories
        self.messages += other.messages
        self.faults += other.faults

    @property
    def states(self) -> int:
        """Number of pairs of states that were compared."""
        return self.compared.total()


def survey(
    states: int,
    seed: int = 1,
    workers: int = 1,
    progress: Callable[[Tally], None] = lambda tally: None,
    variants: Variants | None = None,
) -> Tally:
    """Compare this number of pairs of states, over all games and variants in turn."""
    tally = Tally()
    one = partial(trial, seed, variants=variants or VARIANTS)
    for found in ordered_map(one, count(), workers, BATCH):
        tally.add(found)
        progress(tally)
        if tally.states >= states:
            break
    return tally


GAMES = clubsuit.game_ids()
VARIANTS: Variants = {game: [o for g, o in ALL_VARIANTS if g == game] for game in GAMES}


def trial(seed: int, number: int, variants: Variants = VARIANTS) -> Tally:
    """Compare one pair of histories at many positions; `number` selects the game and its
    variant."""
    game = GAMES[number % len(GAMES)]
    options = variants[game][number // len(GAMES) % len(variants[game])]
    choice = random.Random(derive_seed(seed, number, f"leaks {game}"))
    play = history(game, options, choice)
    seat = choice.randrange(play.game.seats)
    walk = Walk.of(play, seat)
    for _ in range(STEPS if walk.kind != HONOUR else HONOUR_STEPS):
        walk.step(choice)
    tally = Tally(histories=int(walk.moves > 0))
    where = f"{game} {options}, trial {number} of seed {seed}"
    _compare(walk, play, choice, tally, where)
    return tally


def history(game: str, options: dict[str, Any], choice: random.Random) -> Play:
    """Return a game played at random up to a random moment, with bold or cautious bids."""
    play = clubsuit.load(game, target=1000, **options).table(choice.randrange(1 << 40))
    rules = play.game.rules
    hands = choice.randrange(HANDS[game])
    stop = choice.random()
    bold = choice.random()
    while True:
        play.deal()
        decisions = int(stop * 60) + choice.randrange(4) if len(play.hands) > hands else 1000
        while play.turn is not None and decisions > 0:
            action = random_action(rules, play.state, choice)
            if choice.random() < bold:  # bid boldly and play by the rules
                codes = np.zeros(rules.max_legal, np.int64)
                n = rules.honest(play.state, codes)
                n -= n > 1 and rules.words.text(play.state, Action(int(codes[n - 1]))) == "pass"
                action = Action(int(choice.choice(codes[:n])))
            play.act(action)
            decisions -= 1
        if len(play.hands) > hands:
            return play


def _compare(walk: Walk, play: Play, choice: random.Random, tally: Tally, where: str) -> None:
    """Replay both histories in parallel, and compare them at some positions and at the end."""
    seat = walk.seat
    true = play.record().hands
    moments = [(n, m) for n, hand in enumerate(true) for m in range(len(hand.actions) + 1)]
    chosen = set(choice.sample(moments, min(POINTS, len(moments)))) | {moments[-1]}
    one = walk.game.table(seed=1)
    other = walk.game.table(seed=2)
    for n, (mine, theirs) in enumerate(zip(true, walk.hands, strict=True)):
        if max(chosen) < (n, 0):
            break
        one.deal(mine.deal, mine.dealer)
        other.deal(theirs.deal, theirs.dealer)
        for m in range(len(mine.actions) + 1):
            if (n, m) in chosen:
                closely = choice.randrange(CLOSELY) == 0 or (n, m) == moments[-1]
                here = f"{where}, seat {seat}, hand {n + 1} after {m} decisions"
                _compare_here(one, other, seat, closely, choice.randrange(1 << 30), tally, here)
            if m < len(mine.actions):
                one.play(mine.actions[m][1], mine.actions[m][0])
                other.play(theirs.actions[m][1], theirs.actions[m][0])
    messages = [server_messages(game, seat, 1) for game in (one, other)]
    tally.messages += len(messages[0])
    if messages[0] != messages[1]:
        tally.faults.append(f"server messages: {where}, seat {seat}")


def _compare_here(
    one: Play, other: Play, seat: int, closely: bool, seed: int, tally: Tally, where: str
) -> None:
    view = one.view(seat)
    phase = f"{kind_of(one.game)} {view.to_dict()['phase']}"
    tally.compared[phase] += 1
    for name in differences(one, other, seat, seed, EVERYTHING if closely else AT_ONCE):
        tally.faults.append(f"{name}: {where}")
    if closely:
        rng = generator(seed, WORLDS)
        imagined = twin(one)
        set_states(imagined, view.sample_state(rng))
        tally.sampled[phase] += 1
        for name in differences(one, imagined, seat, seed, EVERYTHING):
            tally.faults.append(f"{name}, sampled: {where}")
