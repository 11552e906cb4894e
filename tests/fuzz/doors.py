"""Fuzz targets: all public functions that take a seat, card, code, index or count.

The program calls each target with each bad number. It runs in a process of its own, because a bad
number that reaches compiled code may crash the process:

    python tests/fuzz/doors.py core
    python tests/fuzz/doors.py open_spiel
    python tests/fuzz/doors.py random
"""

import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import numpy as np

import clubsuit
from clubsuit import arguments, cards, fair, review
from clubsuit.bots import make_bot
from clubsuit.bots.search.budget import Budget
from clubsuit.bots.search.weighing import weigh
from clubsuit.errors import ClubsuitError
from clubsuit.game import View
from clubsuit.games.doors import checked_viewer
from clubsuit.games.encoding import checked_partial
from clubsuit.games.state import SPECTATOR, Action
from clubsuit.lab import arena, bench, exact, puzzles, train, workers
from clubsuit.lab.records import check, verify
from clubsuit.lab.records import review as reviews
from clubsuit.lab.simulate import Plan, play_game, play_one
from clubsuit.lab.simulate import simulate as run_plan
from clubsuit.lab.study import Study, run_study
from clubsuit.lab.study.dealing import Job
from clubsuit.lab.study.dealing import play_deal as study_deal
from clubsuit.lab.training import Training
from clubsuit.puzzles import Mine
from clubsuit.replay import at_hand, checked_hand
from clubsuit.solve import positions

NOT_INTEGERS: list[Any] = [True, False, np.bool_(True), 1.0, 1.5, float("nan"), float("inf")]
NOT_INTEGERS += [np.float64(1), "1", "x", b"1", [], [1], {}, object(), 1j]
"""Values that are not integers."""

TOO_LARGE: list[Any] = [1 << 63, -(1 << 63) - 1, 1 << 70, 10**400]
"""Integers that do not fit into an int64."""

NEGATIVE: list[Any] = [-1, -7, -100, -(1 << 31), np.int64(-1)]
NO_SEAT: list[Any] = [
    *NOT_INTEGERS,
    *TOO_LARGE,
    *NEGATIVE,
    -3,
    -4,
    6,
    7,
    63,
    99,
    10**6,
    np.int64(7),
]
NO_COUNT: list[Any] = [*NOT_INTEGERS, *TOO_LARGE, *NEGATIVE, np.int64(-1)]
NO_KEY: list[Any] = [bad for bad in NO_SEAT if not isinstance(bad, list | dict)]
"""Bad seats that can be keys of a dictionary."""
NO_ID: list[Any] = [*NO_COUNT, 999, 1 << 40]
NO_SEED: list[Any] = [*NOT_INTEGERS, *TOO_LARGE]
NO_CARD: list[Any] = [*NOT_INTEGERS, *TOO_LARGE, *NEGATIVE, 60, 63, 64, 99, 10**6]
NO_NAME: list[Any] = [
    *NOT_INTEGERS[:7],
    *TOO_LARGE,
    *NEGATIVE,
    5,
    "y",
    "",
    "99C",
    b"9C",
    ["9C"],
    None,
]
NO_CARDS: list[Any] = [*NOT_INTEGERS, *TOO_LARGE, *NEGATIVE, (1 << 62) + 1]
NO_ACTION: list[Any] = [
    *(Action(bad) for bad in [*NOT_INTEGERS, *TOO_LARGE, *NEGATIVE]),
    *(Action(0, bad) for bad in [*TOO_LARGE, *NEGATIVE, "x", 1.5]),
    *(Action(0, 0, bad) for bad in [*TOO_LARGE, -2, -100, "x", 1.5]),
    *(None, 5, "play 9C", ()),
]
"""Actions with numbers that are invalid in every game."""

ILLEGAL = [Action(code) for code in (99_999, 1 << 40, (1 << 62) + 1)]
ILLEGAL += [Action(0, 1 << 61), Action(0, 0, 6), Action(0, 0, 99), Action(63), Action(200, 5)]
"""Actions that are illegal in the tested positions; functions that describe actions may accept
them."""

CODES = [action.code for action in ILLEGAL]

Call = Callable[[Any, Any], object]

QUARTERS = [[rank + suit for rank in cards.STANDARD.ranks] for suit in "CDHS"]


@dataclass(frozen=True)
class Target:
    """A call of a function under test, in which one argument is bad and the others are valid."""

    call: Call
    invalid: Sequence[Any]
    """Values for which the function must raise a `ClubsuitError`."""
    optional: Sequence[Any] = ()
    """Values that the function may refuse or accept."""


class Context:
    """A game in the middle of a hand, with the valid arguments that targets need."""

    def __init__(self, game: str, options: dict[str, Any], decisions: int) -> None:
        self.play = clubsuit.load(game, **options).new(seed=5, pause=True)
        choice = random.Random(decisions)
        for _ in range(decisions):
            if self.play.turn is not None:
                self.play.play(choice.choice(self.play.legal()))

    @property
    def game(self) -> clubsuit.Game:
        return self.play.game

    @property
    def rules(self) -> Any:
        return self.play.game.rules

    @property
    def words(self) -> Any:
        return self.rules.words

    @property
    def deals(self) -> Any:
        return self.rules.deals

    @property
    def s(self) -> Any:
        return self.play.state

    @cached_property
    def waiting(self) -> clubsuit.Play:
        """A game before its first deal."""
        return self.game.table(seed=1)

    @cached_property
    def turn(self) -> int:
        return self.play.turn or 0

    @cached_property
    def text(self) -> str:
        return (self.play.legal() or ["pass"])[0]

    @cached_property
    def view(self) -> View:
        return self.play.view(self.turn)

    @cached_property
    def code(self) -> int:
        return (self.view.codes() or [0])[0]

    @cached_property
    def record(self) -> clubsuit.Record:
        return self.play.record()

    @cached_property
    def fairness(self) -> clubsuit.Fairness:
        return clubsuit.Fairness.new(["ab" * 32] * self.game.seats, secret=bytes(32))

    @cached_property
    def tiny(self) -> clubsuit.Game:
        """A game of two players that is small enough for exact answers."""
        return clubsuit.load("climbing-clubs", players=2, ranks=2, hand_size=2)

    @cached_property
    def rows(self) -> clubsuit.VectorEnvironment:
        """Two games of an environment; always of one kind, because its loops must be compiled."""
        rows = clubsuit.vector("clubs-whist", 2)
        rows.reset(seed=1)
        return rows

    @cached_property
    def blank(self) -> Any:
        return np.zeros(1, self.rules.dtype)[0]

    def snapshot(self) -> tuple[Any, ...]:
        """Return everything that a refused call must not change."""
        return self.s.tobytes(), self.view.state.tobytes(), self.play.record().to_json()


def _plan(w: Context, **change: Any) -> Plan:
    wanted = {"games": 2, "seed": 1, "bots": ["random"], "options": w.game.chosen, **change}
    return Plan.of(w.game.id, **wanted)


def _mine(w: Context, seed: Any = 1) -> Mine:
    return Mine(w.game.id, w.game.chosen, seed)


def _searched(w: Context, seed: Any = 1) -> puzzles.Search:
    return puzzles.Search.of_bots(_mine(w, seed))


def _match(w: Context, **change: Any) -> arena.Match:
    wanted = {"bots": ("random", "random"), "deals": 2, "seed": 1, "options": w.game.chosen}
    return arena.Match(w.game.id, **{**wanted, **change}).checked()


def _study(w: Context, **change: Any) -> Study:
    wanted = {"bots": ("rule", "random"), "options": w.game.chosen, "deals": 1, "luck": False}
    return Study(w.game.id, **{**wanted, **change})


def _trained(**change: Any) -> object:
    training = Training(**{"game": "ruby-dame", "seed": 1, "workers": 1, **change})
    return train.train(training, Path("nowhere"), minutes=0.0)


OUT: list[Any] = [None, 5, [0] * 5000, np.zeros(1, np.int64), np.zeros(5000), np.zeros(0, np.int64)]
OUT += [np.zeros((), np.int64), np.zeros((5000, 1), np.int64)]

CORE: dict[str, Target] = {
    "arguments.checked_seat": Target(lambda w, bad: arguments.checked_seat(bad, 3), NO_SEAT),
    "arguments.checked_cards": Target(lambda w, bad: arguments.checked_cards(bad), [5, "9C", [9]]),
    "arguments.checked_number": Target(
        lambda w, bad: arguments.checked_number(bad, "n", 0, 9), NO_COUNT
    ),
    "bots.make_bot": Target(lambda w, bad: make_bot("rule", w.rules, bad), NO_SEED),
    "bots.search.budget.Budget worlds": Target(lambda w, bad: Budget(worlds=bad), NO_COUNT),
    "bots.search.budget.Budget ms": Target(lambda w, bad: Budget(ms=bad), NO_COUNT),
    "bots.seat.make_bot": Target(lambda w, bad: clubsuit.make_bot("rule", w.game, bad), NO_SEED),
    "bots.seat.Bot.__init__": Target(lambda w, bad: clubsuit.Bot("rule", w.game, bad), NO_SEED),
    "bots.search.weighing.weigh": Target(
        lambda w, bad: weigh(w.view, [bad], 4, 1), [*NO_COUNT, 99_999]
    ),
    "bots.search.weighing.weigh worlds": Target(
        lambda w, bad: weigh(w.view, [w.code], bad, 1), [*NO_COUNT, 0, 10**9]
    ),
    "cards.Deck.suit": Target(lambda w, bad: w.rules.deck.suit(bad), [*NO_COUNT, 4, 99]),
    "cards.Deck.name": Target(lambda w, bad: w.rules.deck.name(bad), NO_CARD),
    "cards.Deck.names": Target(lambda w, bad: w.rules.deck.names(bad), NO_CARDS),
    "cards.Deck.card": Target(lambda w, bad: w.rules.deck.card(bad), NO_NAME),
    "cards.Deck.mask": Target(
        lambda w, bad: w.rules.deck.mask(bad), [5, 1.5, True, "y", [5], [b"x"]]
    ),
    "envs.vector.vector": Target(lambda w, bad: clubsuit.vector(w.game.id, bad), [*NO_COUNT, 0]),
    "envs.vector.vector hands": Target(
        lambda w, bad: clubsuit.vector(w.game.id, 1, hands=bad), [*NO_COUNT, 0]
    ),
    "envs.vector.vector num_threads": Target(
        lambda w, bad: clubsuit.vector(w.game.id, 1, num_threads=bad), [*NO_COUNT, 0]
    ),
    "envs.vector.vector bots": Target(
        lambda w, bad: clubsuit.vector(w.game.id, 1, bots={bad: "rule"}), NO_KEY
    ),
    "envs.vector.VectorEnvironment.reset": Target(lambda w, bad: w.rows.reset(bad), NO_SEED),
    "envs.vector.VectorEnvironment.step": Target(lambda w, bad: w.rows.step([bad, bad]), NO_ID),
    "envs.vector.VectorEnvironment.step, no list": Target(lambda w, bad: w.rows.step(bad), NO_ID),
    "envs.vector.VectorEnvironment.view": Target(lambda w, bad: w.rows.view(bad), [*NO_COUNT, 2]),
    "envs.vector.VectorEnvironment.text": Target(lambda w, bad: w.rows.text(0, bad), NO_ID),
    "envs.vector.VectorEnvironment.text row": Target(
        lambda w, bad: w.rows.text(bad, 0), [*NO_COUNT, 2]
    ),
    "envs.vector.VectorEnvironment.action": Target(
        lambda w, bad: w.rows.action(bad, "pass"), [*NO_COUNT, 2]
    ),
    "games.encoding.Encoding.ids": Target(
        lambda w, bad: w.rules.encoding.ids(w.view.state, bad), NO_COUNT, CODES
    ),
    "games.encoding.Encoding.choose": Target(
        lambda w, bad: w.rules.encoding.choose(w.view.state, bad), NO_ID
    ),
    "games.encoding.Encoding.choose partial": Target(
        lambda w, bad: w.rules.encoding.choose(w.view.state, 999, bad), NO_COUNT, CODES
    ),
    "games.encoding.Encoding.ids_of": Target(
        lambda w, bad: w.rules.encoding.ids_of(w.view.state, bad), [*NO_COUNT, *CODES[:2]]
    ),
    "games.encoding.Encoding.explain": Target(lambda w, bad: w.rules.encoding.explain(bad), NO_ID),
    "games.encoding.Encoding.observe": Target(
        lambda w, bad: w.rules.encoding.observe(w.view.state, bad), NO_COUNT, CODES
    ),
    "games.encoding.checked_partial": Target(lambda w, bad: checked_partial(bad), NO_COUNT),
    "fair.below": Target(lambda w, bad: fair.below(iter([1]), bad), [*NO_COUNT, 0, (1 << 32) + 1]),
    "fair.Fairness.dealer": Target(
        lambda w, bad: w.fairness.dealer(w.game.id, bad), [*NO_COUNT, 0, (1 << 32) + 1]
    ),
    "fair.Fairness.shuffle": Target(
        lambda w, bad: w.fairness.shuffle(w.game.id, bad), [*NO_COUNT, 0]
    ),
    "fair.Fairness.check": Target(lambda w, bad: w.fairness.check(bad), [*NO_COUNT, 0, 9]),
    "game.Game.new": Target(lambda w, bad: w.game.new(bad), NO_SEED),
    "game.Game.new dealer": Target(
        lambda w, bad: w.game.new(deal=w.play.hands[0].deal, dealer=bad), NO_SEAT
    ),
    "game.Game.new actions": Target(lambda w, bad: w.game.new(1, actions=[(bad, "x")]), NO_SEAT),
    "game.Game.table": Target(lambda w, bad: w.game.table(bad), NO_SEED),
    "game.Game.behind": Target(lambda w, bad: w.game.behind(w.view, bad), NO_SEED),
    "game.Game.behind view": Target(
        lambda w, bad: w.game.behind(bad, 1), [None, 5, clubsuit.load("ruby-dame")]
    ),
    "game.Game.replay": Target(lambda w, bad: w.game.replay(w.record, bad), NO_SEED),
    "game.Play.legal": Target(lambda w, bad: w.play.legal(bad), NO_SEAT),
    "game.Play.actions": Target(lambda w, bad: w.play.actions(bad), NO_SEAT),
    "game.Play.read": Target(lambda w, bad: w.play.read(w.text, bad), NO_SEAT),
    "game.Play.why_not": Target(lambda w, bad: w.play.why_not(w.text, bad), [], NO_SEAT),
    "game.Play.may_interject": Target(lambda w, bad: w.play.may_interject(bad), NO_SEAT),
    "game.Play.play": Target(lambda w, bad: w.play.play(w.text, bad), NO_SEAT),
    "game.Play.act": Target(lambda w, bad: w.play.act(bad), NO_ACTION + ILLEGAL),
    "game.Play.deal": Target(lambda w, bad: w.waiting.deal(w.play.hands[0].deal, bad), NO_SEAT),
    "game.Play.deal alone": Target(lambda w, bad: w.waiting.deal(None, bad), NO_SEAT),
    "game.Play.view": Target(lambda w, bad: w.play.view(bad), [*NO_SEAT, SPECTATOR]),
    "game.Play.views": Target(lambda w, bad: w.play.views([bad]), NO_SEAT),
    "game.Play.views with a spectator": Target(
        lambda w, bad: w.play.views([0, SPECTATOR, bad]), NO_SEAT
    ),
    "game.Play.views, no collection": Target(
        lambda w, bad: w.play.views(bad), [7, 1.5, True, "01"]
    ),
    "game.Play.record": Target(lambda w, bad: w.play.record(bad), [*NO_SEAT, SPECTATOR]),
    "games.rules.Rules.beside_hand": Target(lambda w, bad: w.rules.beside_hand(w.s, bad), NO_SEAT),
    "games.rules.Rules.team": Target(lambda w, bad: w.rules.team(w.s, bad), NO_SEAT),
    "games.rules.Rules.start": Target(
        lambda w, bad: w.rules.start(w.blank, w.game.options, bad), NO_SEED
    ),
    "games.deals.Deals.deal_round": Target(
        lambda w, bad: w.deals.deal_round(w.s, ["AC"], bad), [*NO_COUNT, 2]
    ),
    "games.deals.Deals.in_order": Target(lambda w, bad: w.deals.in_order(bad), [5, [5], ["99Z"]]),
    "games.deals.Deals.seen_by": Target(
        lambda w, bad: w.deals.seen_by(w.play.hands[0].deal, [], bad), NO_SEAT
    ),
    "games.rules.Rules.legal": Target(lambda w, bad: w.rules.legal(w.s, bad), OUT),
    "games.rules.Rules.honest": Target(lambda w, bad: w.rules.honest(w.s, bad), OUT),
    "games.declaration.Declaration.off_turn": Target(
        lambda w, bad: w.rules.off_turn(w.s, bad), NO_SEAT
    ),
    "games.rules.Rules.may_call": Target(lambda w, bad: w.rules.may_call(w.s, bad), NO_SEAT),
    "games.rules.Rules.apply": Target(lambda w, bad: w.rules.apply(w.s, bad), NO_ACTION + ILLEGAL),
    "games.rules.Rules.must_be_legal": Target(
        lambda w, bad: w.rules.must_be_legal(w.s, bad), NO_ACTION + ILLEGAL
    ),
    "games.rules.Rules.view": Target(lambda w, bad: w.rules.view(w.s, bad, w.blank), NO_SEAT),
    "games.rules.Rules.forget": Target(lambda w, bad: w.rules.forget(w.s.copy(), bad), NO_SEAT),
    "games.rules.Rules.sample": Target(
        lambda w, bad: w.rules.sample(w.s, np.ones(8, np.int64), w.blank), [None]
    ),
    "games.rules.Rules.count_deals": Target(lambda w, bad: w.rules.count_deals(w.s), [None]),
    "games.rules.Rules.play_randomly": Target(
        lambda w, bad: w.rules.play_randomly(w.blank, np.ones(8, np.int64), bad), NO_COUNT
    ),
    "games.words.Words.text": Target(lambda w, bad: w.words.text(w.s, bad), NO_ACTION, ILLEGAL),
    "games.words.Words.read_off_turn": Target(
        lambda w, bad: w.words.read_off_turn(w.s, "call 0", bad), NO_SEAT
    ),
    "games.words.Words.note": Target(lambda w, bad: w.words.note(w.s, bad), NO_ACTION, ILLEGAL),
    "games.words.Words.refusal": Target(
        lambda w, bad: w.words.refusal(w.s, bad), NO_ACTION, ILLEGAL
    ),
    "games.words.Words.seen": Target(lambda w, bad: w.words.seen(w.s, bad, "send 9C"), NO_SEAT),
    "games.words.Words.facts": Target(lambda w, bad: w.words.facts(w.s, bad), NO_SEAT),
    "games.words.Words.roles": Target(lambda w, bad: w.words.roles(w.s, bad), NO_SEAT),
    "games.words.Words.points": Target(lambda w, bad: w.words.points(w.s, bad), NO_SEAT),
    "games.words.Words.receiver": Target(
        lambda w, bad: w.words.receiver(w.s, bad, "send"), NO_SEAT
    ),
    "games.words.Words.cards_of": Target(
        lambda w, bad: w.words.cards_of(w.s, bad), NO_COUNT, CODES
    ),
    "games.words.Words.playable": Target(
        lambda w, bad: w.words.playable(w.s, [bad]), NO_COUNT, CODES
    ),
    "games.words.Words.matching": Target(
        lambda w, bad: w.words.matching(w.s, bad), NO_COUNT, CODES
    ),
    "games.declaration.Declaration.is_legal": Target(
        lambda w, bad: w.rules.is_legal(w.s, bad), NO_ACTION, ILLEGAL
    ),
    "games.doors.checked_viewer": Target(lambda w, bad: checked_viewer(bad, 3), NO_SEAT),
    "games.doors.checked_action": Target(lambda w, bad: w.play.act(bad), NO_ACTION),
    "lab.arena.Match.checked": Target(lambda w, bad: _match(w, deals=bad), [*NO_COUNT, 0]),
    "lab.arena.Match.checked mixed": Target(lambda w, bad: _match(w, mixed=bad), NO_COUNT),
    "lab.arena.Match.checked seed": Target(lambda w, bad: _match(w, seed=bad), NO_SEED),
    "lab.arena.one_place": Target(lambda w, bad: arena.one_place(w.game, bad), NO_COUNT),
    "lab.arena.play_deal": Target(lambda w, bad: arena.play_deal(_match(w), bad), NO_COUNT),
    "lab.arena.run_match": Target(
        lambda w, bad: arena.run_match(_match(w), workers=bad), [*NO_COUNT, 0]
    ),
    "lab.bench.run_bench": Target(lambda w, bad: bench.run_bench(runs=bad), [*NO_COUNT, 0]),
    "lab.exact.yardstick.equilibrium": Target(
        lambda w, bad: exact.equilibrium(w.tiny, bad), [*NO_COUNT, 0]
    ),
    "lab.records.check.check_file": Target(
        lambda w, bad: check.check_file(Path("x.jsonl"), workers=bad), [*NO_COUNT, 0]
    ),
    "lab.puzzles.Search.of_bots": Target(lambda w, bad: _searched(w, seed=bad), NO_SEED),
    "lab.puzzles.Search.of_records": Target(
        lambda w, bad: puzzles.Search.of_records(_mine(w), [w.record], bad), NO_SEAT
    ),
    "lab.puzzles.mine_puzzles": Target(
        lambda w, bad: puzzles.mine_puzzles(_searched(w), bad, Path("x.jsonl")), [*NO_COUNT, 0]
    ),
    "lab.puzzles.mine_puzzles workers": Target(
        lambda w, bad: puzzles.mine_puzzles(_searched(w), 1, Path("x.jsonl"), workers=bad),
        [*NO_COUNT, 0],
    ),
    "lab.records.verify.verify_file": Target(
        lambda w, bad: list(verify.verify_file(Path("x.jsonl"), workers=bad)), [*NO_COUNT, 0]
    ),
    "lab.records.review.review_game hand": Target(
        lambda w, bad: reviews.review_game(w.record, hand=bad), [*NO_COUNT, 0, 2]
    ),
    "lab.records.review.review_game": Target(
        lambda w, bad: reviews.review_game(w.record, seat=bad), NO_SEAT
    ),
    "lab.records.review.review_game workers": Target(
        lambda w, bad: reviews.review_game(w.record, workers=bad), [*NO_COUNT, 0]
    ),
    "lab.simulate.Plan.of": Target(lambda w, bad: _plan(w, games=bad), [*NO_COUNT, 0]),
    "lab.simulate.Plan.of seed": Target(lambda w, bad: _plan(w, seed=bad), NO_SEED),
    "lab.simulate.play_game": Target(lambda w, bad: play_game(_plan(w), bad), NO_COUNT),
    "lab.simulate.play_one": Target(lambda w, bad: play_one(_plan(w), bad), NO_COUNT),
    "lab.simulate.simulate": Target(lambda w, bad: run_plan(_plan(w), workers=bad), [*NO_COUNT, 0]),
    "lab.study.study.Study.plan": Target(
        lambda w, bad: _study(w, deals=bad).plan(), [*NO_COUNT, 0]
    ),
    "lab.study.study.Study.plan seed": Target(lambda w, bad: _study(w, seed=bad).plan(), NO_SEED),
    "lab.study.dealing.play_deal": Target(
        lambda w, bad: study_deal(Job(_study(w).plan(), ["rule", "random"], []), bad), NO_COUNT
    ),
    "lab.study.run.run_study": Target(
        lambda w, bad: run_study(_study(w), workers=bad), [*NO_COUNT, 0]
    ),
    "lab.train.train": Target(lambda w, bad: _trained(workers=bad), [*NO_COUNT, 0]),
    "lab.training.Training.check": Target(lambda w, bad: _trained(seed=bad), NO_SEED),
    "lab.workers.ordered_map": Target(
        lambda w, bad: workers.ordered_map(abs, [1], bad), [*NO_COUNT, 0]
    ),
    "lab.workers.ordered_map batch": Target(
        lambda w, bad: workers.ordered_map(abs, [1], 1, bad), [*NO_COUNT, 0]
    ),
    "lab.workers.ordered_map executor": Target(
        lambda w, bad: workers.ordered_map(abs, [1], 1, 1, bad), [3, 1.5, "slurm", b"ray", ["ray"]]
    ),
    "lab.workers.checked_where": Target(
        lambda w, bad: workers.checked_where(bad, None), [*NO_COUNT, 0]
    ),
    "lab.workers.checked_workers": Target(
        lambda w, bad: workers.checked_workers(bad), [*NO_COUNT, 0]
    ),
    "lab.workers.checked_batch": Target(lambda w, bad: workers.checked_batch(bad), [*NO_COUNT, 0]),
    "replay.replay": Target(lambda w, bad: clubsuit.replay(w.record, bad), NO_SEED),
    "replay.replay_game": Target(lambda w, bad: w.game.replay(w.record, bad), NO_SEED),
    "replay.at_hand": Target(lambda w, bad: at_hand(w.record, bad), [*NO_COUNT, 0, 2]),
    "replay.checked_hand": Target(lambda w, bad: checked_hand(bad, 1), [*NO_COUNT, 0, 2]),
    "review.review_hand": Target(
        lambda w, bad: review.review_hand(w.record, bad, worlds=2), [*NO_COUNT, 0, 2]
    ),
    "review.review_hand seat": Target(
        lambda w, bad: review.review_hand(w.record, 1, worlds=2, seat=bad), NO_SEAT
    ),
    "review.review_hand worlds": Target(
        lambda w, bad: review.review_hand(w.record, 1, worlds=bad), [*NO_COUNT, 0, 10**9]
    ),
    "review.review_hand seed": Target(
        lambda w, bad: review.review_hand(w.record, 1, worlds=2, seed=bad), NOT_INTEGERS
    ),
    "review.review_decision": Target(
        lambda w, bad: review.review_decision(w.play, w.text, bad, 1), [*NO_COUNT, 0]
    ),
    "review.review_known": Target(
        lambda w, bad: review.review_known(w.view, w.text, bad, 1), [*NO_COUNT, 0]
    ),
    "review.review_known seed": Target(
        lambda w, bad: review.review_known(w.view, w.text, 2, bad), NO_SEED
    ),
    "review.Positions.before": Target(
        lambda w, bad: review.Positions(w.record).before(bad, 1), [*NO_COUNT, 0, 2]
    ),
    "review.Positions.before number": Target(
        lambda w, bad: review.Positions(w.record).before(1, bad), [*NO_COUNT, 0, 999]
    ),
    "review.Positions.through": Target(
        lambda w, bad: list(review.Positions(w.record).through(bad)), [*NO_COUNT, 0, 2]
    ),
    "solve.double_dummy.solver.double_dummy": Target(
        lambda w, bad: clubsuit.double_dummy([list(r) for r in QUARTERS], bad), NO_SEAT
    ),
    "solve.double_dummy.solver.double_dummy hands": Target(
        lambda w, bad: clubsuit.double_dummy(bad, 0), [5, [5], [["AC"]] * 4, [[5] * 13] * 4]
    ),
    "solve.positions.decisions_of": Target(
        lambda w, bad: list(positions.decisions_of(w.record, bad)), [*NO_COUNT, 0, 2]
    ),
    "game.View.__init__": Target(lambda w, bad: View(w.play, bad), NO_SEAT),
    "view.BaseView.matching": Target(
        lambda w, bad: w.view.matching(bad), [5, 1.5, [5], "9C", ["99Z"]]
    ),
    "game.View.sample": Target(lambda w, bad: w.view.sample(bad), NO_SEED),
    "view.BaseView.of_finished_hand": Target(
        lambda w, bad: w.view.of_finished_hand(bad), [*NO_COUNT, 0, 2, 99]
    ),
}
"""Targets by function; a word after the name says which argument is bad."""


# ---- OpenSpiel -------------------------------------------------------------------------------


class Spiel:
    """OpenSpiel states of a game: before and during the deal, at decisions, and at the end."""

    def __init__(self, name: str) -> None:
        import pyspiel

        from clubsuit.envs import open_spiel

        self.pyspiel = pyspiel
        self.game = pyspiel.load_game(open_spiel.name_of(name))
        self.observer = self.game.make_py_observer()
        choice = random.Random(3)
        self.states = [self.game.new_initial_state(), self.game.new_initial_state()]
        for outcome in (0, 5, 7):
            self.states[1].apply_action(outcome)
        for decisions in (0, 6, 10_000):
            state = self.game.dealt(seed=5)
            while decisions and not state.is_terminal():
                state.apply_action(choice.choice(state.legal_actions()))
                decisions -= 1
            self.states.append(state)

    def snapshot(self) -> tuple[Any, ...]:
        """Return everything that a refused call must not change."""
        return tuple((str(s), s.history(), s.legal_actions(), s.returns()) for s in self.states)


NO_DRAW = [True, "x", 1.5, -0.1, float("nan"), float("inf"), None, 10**400]
"""Values that a generator of random numbers from 0 to 1 never returns."""

NO_NUMBER: list[Any] = [*NOT_INTEGERS[3:], *TOO_LARGE]
"""Values of `NOT_INTEGERS` without bools, which C++ functions accept as integers."""

NO_CHOICE: list[Any] = [
    *NO_NUMBER,
    *NEGATIVE,
    60,
    99,
    65_535,
    (1 << 16) + 9999,
    10**6,
    (1 << 63) - 1,
]

OPEN_SPIEL: dict[str, Target] = {
    "HandGame.dealt": Target(lambda s, bad: s.get_game().dealt(bad), NO_SEED),
    "HandState.legal_actions": Target(lambda s, bad: s.legal_actions(bad), NO_SEAT),
    "HandState.information_state_string": Target(
        lambda s, bad: s.information_state_string(bad), NO_SEAT
    ),
    "HandState.observation_string": Target(lambda s, bad: s.observation_string(bad), NO_SEAT),
    "HandState.information_state_tensor": Target(
        lambda s, bad: s.information_state_tensor(bad), NO_SEAT
    ),
    "HandState.observation_tensor": Target(lambda s, bad: s.observation_tensor(bad), NO_SEAT),
    "HandState.write": Target(
        lambda s, bad: s.write(bad, False, s.get_game().make_py_observer().tensor), NO_SEAT
    ),
    "HandState.resample_from_infostate": Target(
        lambda s, bad: s.resample_from_infostate(bad, random.random), NO_SEAT
    ),
    "HandState.resample_from_infostate sampler": Target(
        lambda s, bad: s.resample_from_infostate(0, lambda: bad), NO_DRAW
    ),
    "HandState.code_of": Target(lambda s, bad: s.code_of(bad), [True, *NO_CHOICE]),
    "Observer.set_from": Target(
        lambda s, bad: s.get_game().make_py_observer().set_from(s, bad), NO_SEAT
    ),
    "Observer.string_from": Target(
        lambda s, bad: s.get_game().make_py_observer().string_from(s, bad), NO_SEAT
    ),
    "apply_action": Target(lambda s, bad: s.apply_action(bad), NO_CHOICE),
    "apply_action_with_legality_check": Target(
        lambda s, bad: s.apply_action_with_legality_check(bad), NO_CHOICE
    ),
    "child": Target(lambda s, bad: s.child(bad), NO_CHOICE),
    "action_to_string": Target(lambda s, bad: s.action_to_string(bad), NO_CHOICE),
    "action_to_string player": Target(
        lambda s, bad: s.action_to_string(bad, 0),
        [bad for bad in NO_SEAT if not isinstance(bad, bool)],
    ),
    "legal_actions_mask": Target(lambda s, bad: s.legal_actions_mask(bad), NO_NUMBER, NO_SEAT),
    "player_return": Target(lambda s, bad: s.player_return(bad), NO_NUMBER, NO_SEAT),
}
"""Targets by method. Methods of this package are named with their class, OpenSpiel's without."""


# ---- calls -----------------------------------------------------------------------------------


CONTEXTS: list[tuple[str, dict[str, Any], int]] = [
    ("clubs-whist", {}, 9),
    *(("free-clubs", {"enforcement": kind}, n) for kind in ("strict", "honour") for n in (0, 12)),
    *(("climbing-clubs", {"players": n, "wild_15s": True}, 7) for n in (2, 6)),
    *(("ruby-dame", {}, n) for n in (0, 9, 10_000)),
]
EVERYWHERE = ("game.", "games.", "view.", "cards.")
"""Prefixes of targets that are called in all contexts; other targets are called in the first
context."""


def faults_of(
    call: Callable[[Any], object], target: Target, errors: tuple[type[Exception], ...]
) -> list[str]:
    """Call a target with all its bad values and return the values that were handled wrongly."""
    faults = []
    for bad in [*target.invalid, *target.optional]:
        try:
            call(bad)
        except errors as error:
            if not str(error).strip():
                faults.append(f"{bad!r:.60}: an error without a message")
        except Exception as error:
            faults.append(f"{bad!r:.60}: {type(error).__name__}: {error!s:.80}")
        else:
            if not any(bad is one for one in target.optional):
                faults.append(f"{bad!r:.60}: accepted")
    return faults


def try_core() -> list[str]:
    """Return the faults of the targets in the package."""
    contexts = [Context(*one) for one in CONTEXTS]
    faults = []
    for name, target in CORE.items():
        for context in contexts if name.startswith(EVERYWHERE) else contexts[:1]:
            print(name, context.play, flush=True)
            before = context.snapshot()
            found = faults_of(partial(target.call, context), target, (ClubsuitError,))
            found += ["the state was changed"] if context.snapshot() != before else []
            faults += [f"{name} in {context.play}: {fault}" for fault in found]
    return faults


def try_open_spiel() -> list[str]:
    """Return the faults of the OpenSpiel targets; C++ methods may raise OpenSpiel's errors."""
    faults = []
    for game in clubsuit.game_ids():
        spiel = Spiel(game)
        before = spiel.snapshot()
        errors = (ClubsuitError, TypeError, spiel.pyspiel.SpielError)
        for name, target in OPEN_SPIEL.items():
            for state in spiel.states:
                print(name, state, flush=True)
                turn = state.current_player()
                applicable = Target(
                    target.call,
                    [bad for bad in target.invalid if not _is(bad, turn)],
                    target.optional,
                )
                ours = (ClubsuitError,) if name[0].isupper() else errors
                found = faults_of(partial(target.call, state), applicable, ours)
                faults += [f"{name} of {state}: {fault}" for fault in found]
        faults += [f"{game}: the state was changed"] if spiel.snapshot() != before else []
    return faults


def try_random(number: int) -> list[str]:
    """Call each target with `number` random integers, some of which may be valid; return the
    faults."""
    drawn = random.Random(number)
    faults = []
    for name, target in CORE.items():
        chosen = target.invalid is NO_SEAT or name.endswith(ABOUT_ACTIONS)
        if not chosen or not name.startswith(EVERYWHERE):
            continue
        actions = name.endswith(ABOUT_ACTIONS) and "cards_of" not in name
        for one in CONTEXTS:
            print(name, one, flush=True)
            for n in [
                drawn.randrange(-(1 << k), 1 << k) for k in drawn.choices(range(65), k=number)
            ]:
                bad = Action(n) if actions else n
                found = faults_of(
                    partial(target.call, Context(*one)), Target(target.call, [], [bad]), OURS
                )
                faults += [f"{name} in {one}: {fault}" for fault in found]
    for game in clubsuit.game_ids():
        faults += _random_in_open_spiel(Spiel(game), drawn, number)
    return faults


ABOUT_ACTIONS = ("Play.act", "Rules.apply", "Words.text", "Words.refusal", "Words.cards_of")
OURS = (ClubsuitError,)


def _random_in_open_spiel(spiel: Spiel, drawn: random.Random, number: int) -> list[str]:
    before = spiel.snapshot()
    errors = (*OURS, TypeError, spiel.pyspiel.SpielError)
    faults = []
    for name, target in OPEN_SPIEL.items():
        for place, state in enumerate(spiel.states):
            print(name, state, flush=True)
            for k in drawn.choices(range(65), k=number):
                applicable = Target(target.call, [], [drawn.randrange(-(1 << k), 1 << k)])
                found = faults_of(partial(target.call, state.clone()), applicable, errors)
                faults += [f"{name} of state {place}: {fault}" for fault in found]
    return [*faults, *(["the state was changed"] if spiel.snapshot() != before else [])]


def _is(bad: Any, turn: int) -> bool:
    """Return whether `bad` equals `turn`, which is negative at chance nodes."""
    return arguments.whole(bad) == turn


if __name__ == "__main__":
    ways: dict[str, Callable[[], list[str]]] = {
        "core": try_core,
        "open_spiel": try_open_spiel,
        "random": partial(try_random, 20),
    }
    faults = ways[sys.argv[1]]()
    print(*(f"FAULT {fault}" for fault in faults), "tried all", sep="\n")
