"""A list of every public function that takes a seat, card, code, index or count; and odd numbers.

Run as a program it tries each door with each odd number in this process, so that a test sees
whether compiled code ends the process:

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
from clubsuit.bots.search.bot import SearchBot
from clubsuit.bots.search.budget import Budget
from clubsuit.errors import ClubsuitError
from clubsuit.game import View
from clubsuit.games.doors import checked_viewer
from clubsuit.games.state import SPECTATOR, Action
from clubsuit.lab import arena, bench, train, workers
from clubsuit.lab.records import check, verify
from clubsuit.lab.records import review as reviews
from clubsuit.lab.simulate import Plan, play_game, play_one
from clubsuit.lab.simulate import simulate as run_plan
from clubsuit.replay import at_hand, checked_hand
from clubsuit.solve import positions

NONE_OF_THESE: list[Any] = [True, False, np.bool_(True), 1.0, 1.5, float("nan"), float("inf")]
NONE_OF_THESE += [np.float64(1), "1", "x", b"1", [], [1], {}, object(), 1j]
"""Values that are no whole numbers."""
FAR: list[Any] = [1 << 63, -(1 << 63) - 1, 1 << 70, 10**400]
"""Whole numbers that do not fit into an int64."""
NEGATIVE: list[Any] = [-1, -7, -100, -(1 << 31), np.int64(-1)]
NO_SEAT: list[Any] = [*NONE_OF_THESE, *FAR, *NEGATIVE, -3, -4, 6, 7, 63, 99, 10**6, np.int64(7)]
NO_COUNT: list[Any] = [*NONE_OF_THESE, *FAR, *NEGATIVE, np.int64(-1)]
NO_SEED: list[Any] = [*NONE_OF_THESE, *FAR]
NO_CARD: list[Any] = [*NONE_OF_THESE, *FAR, *NEGATIVE, 60, 63, 64, 99, 10**6]
NO_NAME: list[Any] = [*NONE_OF_THESE[:7], *FAR, *NEGATIVE, 5, "y", "", "99C", b"9C", ["9C"], None]
NO_CARDS: list[Any] = [*NONE_OF_THESE, *FAR, *NEGATIVE, (1 << 62) + 1]
NO_ACTION: list[Any] = [
    *(Action(odd) for odd in [*NONE_OF_THESE, *FAR, *NEGATIVE]),
    *(Action(0, odd) for odd in [*FAR, *NEGATIVE, "x", 1.5]),
    *(Action(0, 0, odd) for odd in [*FAR, -2, -100, "x", 1.5]),
    *(None, 5, "play 9C", ()),
]
"""Actions whose numbers no game has."""
ILLEGAL = [Action(code) for code in (99_999, 1 << 40, (1 << 62) + 1)]
ILLEGAL += [Action(0, 1 << 61), Action(0, 0, 6), Action(0, 0, 99), Action(63), Action(200, 5)]
"""Actions that are not legal now, or never: a function that only describes them may answer."""

CODES = [action.code for action in ILLEGAL]

Call = Callable[[Any, Any], object]

QUARTERS = [[rank + suit for rank in cards.STANDARD.ranks] for suit in "CDHS"]


@dataclass(frozen=True)
class Door:
    """A function of one number that is tried; the other arguments are right."""

    call: Call
    odd: Sequence[Any]
    """All must be refused by an error of ours."""
    rest: Sequence[Any] = ()
    """These may also be answered."""


class World:
    """A game in the midst of a hand, and what the doors are tried with."""

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
        """Before the first deal."""
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
    def blank(self) -> Any:
        return np.zeros(1, self.rules.dtype)[0]

    def told(self) -> tuple[Any, ...]:
        """Everything that a refused call must leave as it is."""
        return self.s.tobytes(), self.view.state.tobytes(), self.play.record().to_json()


def _plan(w: World, **change: Any) -> Plan:
    wanted = {"games": 2, "seed": 1, "bots": ["random"], "options": w.game.chosen, **change}
    return Plan.of(w.game.id, **wanted)


def _match(w: World, **change: Any) -> arena.Match:
    wanted = {"bots": ("random", "random"), "deals": 2, "seed": 1, "options": w.game.chosen}
    return arena.Match(w.game.id, **{**wanted, **change}).checked()


def _trained(**change: Any) -> object:
    training = train.Training(**{"game": "ruby-dame", "seed": 1, "workers": 1, **change})
    return train.train(training, Path("nowhere"), minutes=0.0)


OUT: list[Any] = [None, 5, [0] * 5000, np.zeros(1, np.int64), np.zeros(5000), np.zeros(0, np.int64)]
OUT += [np.zeros((), np.int64), np.zeros((5000, 1), np.int64)]

CORE: dict[str, Door] = {
    "arguments.checked_seat": Door(lambda w, odd: arguments.checked_seat(odd, 3), NO_SEAT),
    "arguments.checked_cards": Door(lambda w, odd: arguments.checked_cards(odd), [5, "9C", [9]]),
    "arguments.checked_number": Door(
        lambda w, odd: arguments.checked_number(odd, "n", 0, 9), NO_COUNT
    ),
    "bots.make_bot": Door(lambda w, odd: make_bot("rule", w.rules, odd), NO_SEED),
    "bots.search.budget.Budget worlds": Door(lambda w, odd: Budget(worlds=odd), NO_COUNT),
    "bots.search.budget.Budget ms": Door(lambda w, odd: Budget(ms=odd), NO_COUNT),
    "bots.seat.make_bot": Door(lambda w, odd: clubsuit.make_bot("rule", w.game, odd), NO_SEED),
    "bots.seat.Bot.__init__": Door(lambda w, odd: clubsuit.Bot("rule", w.game, odd), NO_SEED),
    "bots.search.bot.SearchBot.weigh": Door(
        lambda w, odd: SearchBot(w.rules, 1).weigh(w.view, [odd], 4), [*NO_COUNT, 99_999]
    ),
    "bots.search.bot.SearchBot.weigh worlds": Door(
        lambda w, odd: SearchBot(w.rules, 1).weigh(w.view, [w.code], odd), [*NO_COUNT, 0, 10**9]
    ),
    "cards.Deck.suit": Door(lambda w, odd: w.rules.deck.suit(odd), [*NO_COUNT, 4, 99]),
    "cards.Deck.name": Door(lambda w, odd: w.rules.deck.name(odd), NO_CARD),
    "cards.Deck.names": Door(lambda w, odd: w.rules.deck.names(odd), NO_CARDS),
    "cards.Deck.card": Door(lambda w, odd: w.rules.deck.card(odd), NO_NAME),
    "cards.Deck.mask": Door(
        lambda w, odd: w.rules.deck.mask(odd), [5, 1.5, True, "y", [5], [b"x"]]
    ),
    "fair.below": Door(lambda w, odd: fair.below(iter([1]), odd), [*NO_COUNT, 0, (1 << 32) + 1]),
    "fair.Fairness.dealer": Door(
        lambda w, odd: w.fairness.dealer(w.game.id, odd), [*NO_COUNT, 0, (1 << 32) + 1]
    ),
    "fair.Fairness.shuffle": Door(
        lambda w, odd: w.fairness.shuffle(w.game.id, odd), [*NO_COUNT, 0]
    ),
    "fair.Fairness.check": Door(lambda w, odd: w.fairness.check(odd), [*NO_COUNT, 0, 9]),
    "game.Game.new": Door(lambda w, odd: w.game.new(odd), NO_SEED),
    "game.Game.new dealer": Door(
        lambda w, odd: w.game.new(deal=w.play.hands[0].deal, dealer=odd), NO_SEAT
    ),
    "game.Game.new actions": Door(lambda w, odd: w.game.new(1, actions=[(odd, "x")]), NO_SEAT),
    "game.Game.table": Door(lambda w, odd: w.game.table(odd), NO_SEED),
    "game.Game.behind": Door(lambda w, odd: w.game.behind(w.view, odd), NO_SEED),
    "game.Game.behind view": Door(
        lambda w, odd: w.game.behind(odd, 1), [None, 5, clubsuit.load("ruby-dame")]
    ),
    "game.Game.replay": Door(lambda w, odd: w.game.replay(w.record, odd), NO_SEED),
    "game.Play.legal": Door(lambda w, odd: w.play.legal(odd), NO_SEAT),
    "game.Play.actions": Door(lambda w, odd: w.play.actions(odd), NO_SEAT),
    "game.Play.read": Door(lambda w, odd: w.play.read(w.text, odd), NO_SEAT),
    "game.Play.why_not": Door(lambda w, odd: w.play.why_not(w.text, odd), [], NO_SEAT),
    "game.Play.may_interject": Door(lambda w, odd: w.play.may_interject(odd), NO_SEAT),
    "game.Play.play": Door(lambda w, odd: w.play.play(w.text, odd), NO_SEAT),
    "game.Play.act": Door(lambda w, odd: w.play.act(odd), NO_ACTION + ILLEGAL),
    "game.Play.deal": Door(lambda w, odd: w.waiting.deal(w.play.hands[0].deal, odd), NO_SEAT),
    "game.Play.deal alone": Door(lambda w, odd: w.waiting.deal(None, odd), NO_SEAT),
    "game.Play.view": Door(lambda w, odd: w.play.view(odd), [*NO_SEAT, SPECTATOR]),
    "game.Play.views": Door(lambda w, odd: w.play.views([odd]), NO_SEAT),
    "game.Play.views with a spectator": Door(
        lambda w, odd: w.play.views([0, SPECTATOR, odd]), NO_SEAT
    ),
    "game.Play.views, no collection": Door(lambda w, odd: w.play.views(odd), [7, 1.5, True, "01"]),
    "game.Play.record": Door(lambda w, odd: w.play.record(odd), [*NO_SEAT, SPECTATOR]),
    "games.rules.Rules.team": Door(lambda w, odd: w.rules.team(w.s, odd), NO_SEAT),
    "games.rules.Rules.start": Door(
        lambda w, odd: w.rules.start(w.blank, w.game.options, odd), NO_SEED
    ),
    "games.deals.Deals.deal_round": Door(
        lambda w, odd: w.deals.deal_round(w.s, ["AC"], odd), [*NO_COUNT, 2]
    ),
    "games.deals.Deals.in_order": Door(lambda w, odd: w.deals.in_order(odd), [5, [5], ["99Z"]]),
    "games.deals.Deals.seen_by": Door(
        lambda w, odd: w.deals.seen_by(w.play.hands[0].deal, [], odd), NO_SEAT
    ),
    "games.rules.Rules.legal": Door(lambda w, odd: w.rules.legal(w.s, odd), OUT),
    "games.rules.Rules.honest": Door(lambda w, odd: w.rules.honest(w.s, odd), OUT),
    "games.declaration.Declaration.off_turn": Door(
        lambda w, odd: w.rules.off_turn(w.s, odd), NO_SEAT
    ),
    "games.rules.Rules.may_call": Door(lambda w, odd: w.rules.may_call(w.s, odd), NO_SEAT),
    "games.rules.Rules.apply": Door(lambda w, odd: w.rules.apply(w.s, odd), NO_ACTION + ILLEGAL),
    "games.rules.Rules.must_be_legal": Door(
        lambda w, odd: w.rules.must_be_legal(w.s, odd), NO_ACTION + ILLEGAL
    ),
    "games.rules.Rules.view": Door(lambda w, odd: w.rules.view(w.s, odd, w.blank), NO_SEAT),
    "games.rules.Rules.forget": Door(lambda w, odd: w.rules.forget(w.s.copy(), odd), NO_SEAT),
    "games.rules.Rules.sample": Door(
        lambda w, odd: w.rules.sample(w.s, np.ones(8, np.int64), w.blank), [None]
    ),
    "games.rules.Rules.count_deals": Door(lambda w, odd: w.rules.count_deals(w.s), [None]),
    "games.rules.Rules.play_randomly": Door(
        lambda w, odd: w.rules.play_randomly(w.blank, np.ones(8, np.int64), odd), NO_COUNT
    ),
    "games.words.Words.text": Door(lambda w, odd: w.words.text(w.s, odd), NO_ACTION, ILLEGAL),
    "games.words.Words.read_off_turn": Door(
        lambda w, odd: w.words.read_off_turn(w.s, "call 0", odd), NO_SEAT
    ),
    "games.words.Words.note": Door(lambda w, odd: w.words.note(w.s, odd), NO_ACTION, ILLEGAL),
    "games.words.Words.refusal": Door(lambda w, odd: w.words.refusal(w.s, odd), NO_ACTION, ILLEGAL),
    "games.words.Words.seen": Door(lambda w, odd: w.words.seen(w.s, odd, "send 9C"), NO_SEAT),
    "games.words.Words.facts": Door(lambda w, odd: w.words.facts(w.s, odd), NO_SEAT),
    "games.words.Words.points": Door(lambda w, odd: w.words.points(w.s, odd), NO_SEAT),
    "games.words.Words.receiver": Door(lambda w, odd: w.words.receiver(w.s, odd, "send"), NO_SEAT),
    "games.words.Words.cards_of": Door(lambda w, odd: w.words.cards_of(w.s, odd), NO_COUNT, CODES),
    "games.words.Words.playable": Door(
        lambda w, odd: w.words.playable(w.s, [odd]), NO_COUNT, CODES
    ),
    "games.words.Words.matching": Door(lambda w, odd: w.words.matching(w.s, odd), NO_COUNT, CODES),
    "games.declaration.Declaration.is_legal": Door(
        lambda w, odd: w.rules.is_legal(w.s, odd), NO_ACTION, ILLEGAL
    ),
    "games.doors.checked_viewer": Door(lambda w, odd: checked_viewer(odd, 3), NO_SEAT),
    "games.doors.checked_action": Door(lambda w, odd: w.play.act(odd), NO_ACTION),
    "lab.arena.Match.checked": Door(lambda w, odd: _match(w, deals=odd), [*NO_COUNT, 0]),
    "lab.arena.Match.checked mixed": Door(lambda w, odd: _match(w, mixed=odd), NO_COUNT),
    "lab.arena.Match.checked seed": Door(lambda w, odd: _match(w, seed=odd), NO_SEED),
    "lab.arena.one_place": Door(lambda w, odd: arena.one_place(w.game, odd), NO_COUNT),
    "lab.arena.play_deal": Door(lambda w, odd: arena.play_deal(_match(w), odd), NO_COUNT),
    "lab.arena.run_match": Door(
        lambda w, odd: arena.run_match(_match(w), workers=odd), [*NO_COUNT, 0]
    ),
    "lab.bench.run_bench": Door(lambda w, odd: bench.run_bench(runs=odd), [*NO_COUNT, 0]),
    "lab.records.check.check_file": Door(
        lambda w, odd: check.check_file(Path("x.jsonl"), workers=odd), [*NO_COUNT, 0]
    ),
    "lab.records.verify.verify_file": Door(
        lambda w, odd: list(verify.verify_file(Path("x.jsonl"), workers=odd)), [*NO_COUNT, 0]
    ),
    "lab.records.review.review_game hand": Door(
        lambda w, odd: reviews.review_game(w.record, hand=odd), [*NO_COUNT, 0, 2]
    ),
    "lab.records.review.review_game": Door(
        lambda w, odd: reviews.review_game(w.record, seat=odd), NO_SEAT
    ),
    "lab.records.review.review_game workers": Door(
        lambda w, odd: reviews.review_game(w.record, workers=odd), [*NO_COUNT, 0]
    ),
    "lab.simulate.Plan.of": Door(lambda w, odd: _plan(w, games=odd), [*NO_COUNT, 0]),
    "lab.simulate.Plan.of seed": Door(lambda w, odd: _plan(w, seed=odd), NO_SEED),
    "lab.simulate.play_game": Door(lambda w, odd: play_game(_plan(w), odd), NO_COUNT),
    "lab.simulate.play_one": Door(lambda w, odd: play_one(_plan(w), odd), NO_COUNT),
    "lab.simulate.simulate": Door(lambda w, odd: run_plan(_plan(w), workers=odd), [*NO_COUNT, 0]),
    "lab.train.train": Door(lambda w, odd: _trained(workers=odd), [*NO_COUNT, 0]),
    "lab.train.Training.check": Door(lambda w, odd: _trained(seed=odd), NO_SEED),
    "lab.workers.ordered_map": Door(
        lambda w, odd: workers.ordered_map(abs, [1], odd), [*NO_COUNT, 0]
    ),
    "lab.workers.ordered_map batch": Door(
        lambda w, odd: workers.ordered_map(abs, [1], 1, odd), [*NO_COUNT, 0]
    ),
    "lab.workers.checked_workers": Door(
        lambda w, odd: workers.checked_workers(odd), [*NO_COUNT, 0]
    ),
    "lab.workers.checked_batch": Door(lambda w, odd: workers.checked_batch(odd), [*NO_COUNT, 0]),
    "replay.replay": Door(lambda w, odd: clubsuit.replay(w.record, odd), NO_SEED),
    "replay.replay_game": Door(lambda w, odd: w.game.replay(w.record, odd), NO_SEED),
    "replay.at_hand": Door(lambda w, odd: at_hand(w.record, odd), [*NO_COUNT, 0, 2]),
    "replay.checked_hand": Door(lambda w, odd: checked_hand(odd, 1), [*NO_COUNT, 0, 2]),
    "review.review_hand": Door(
        lambda w, odd: review.review_hand(w.record, odd, worlds=2), [*NO_COUNT, 0, 2]
    ),
    "review.review_hand seat": Door(
        lambda w, odd: review.review_hand(w.record, 1, worlds=2, seat=odd), NO_SEAT
    ),
    "review.review_hand worlds": Door(
        lambda w, odd: review.review_hand(w.record, 1, worlds=odd), [*NO_COUNT, 0, 10**9]
    ),
    "review.review_hand seed": Door(
        lambda w, odd: review.review_hand(w.record, 1, worlds=2, seed=odd), NONE_OF_THESE
    ),
    "review.review_decision": Door(
        lambda w, odd: review.review_decision(w.play, w.text, odd, 1), [*NO_COUNT, 0]
    ),
    "review.review_known": Door(
        lambda w, odd: review.review_known(w.view, w.text, odd, 1), [*NO_COUNT, 0]
    ),
    "review.review_known seed": Door(
        lambda w, odd: review.review_known(w.view, w.text, 2, odd), NO_SEED
    ),
    "review.Positions.before": Door(
        lambda w, odd: review.Positions(w.record).before(odd, 1), [*NO_COUNT, 0, 2]
    ),
    "review.Positions.before number": Door(
        lambda w, odd: review.Positions(w.record).before(1, odd), [*NO_COUNT, 0, 999]
    ),
    "review.Positions.through": Door(
        lambda w, odd: list(review.Positions(w.record).through(odd)), [*NO_COUNT, 0, 2]
    ),
    "solve.double_dummy.solver.double_dummy": Door(
        lambda w, odd: clubsuit.double_dummy([list(r) for r in QUARTERS], odd), NO_SEAT
    ),
    "solve.double_dummy.solver.double_dummy hands": Door(
        lambda w, odd: clubsuit.double_dummy(odd, 0), [5, [5], [["AC"]] * 4, [[5] * 13] * 4]
    ),
    "solve.positions.decisions_of": Door(
        lambda w, odd: list(positions.decisions_of(w.record, odd)), [*NO_COUNT, 0, 2]
    ),
    "game.View.__init__": Door(lambda w, odd: View(w.play, odd), NO_SEAT),
    "view.BaseView.matching": Door(
        lambda w, odd: w.view.matching(odd), [5, 1.5, [5], "9C", ["99Z"]]
    ),
    "game.View.sample": Door(lambda w, odd: w.view.sample(odd), NO_SEED),
    "view.BaseView.of_finished_hand": Door(
        lambda w, odd: w.view.of_finished_hand(odd), [*NO_COUNT, 0, 2, 99]
    ),
}
"""By function, with a word where more than one of its numbers is tried."""


# ---- OpenSpiel -------------------------------------------------------------------------------


class Spiel:
    """States of a game in OpenSpiel: before and amid the deal, at a decision, after the end."""

    def __init__(self, name: str) -> None:
        import pyspiel

        from clubsuit.envs import open_spiel

        self.pyspiel = pyspiel
        self.observer = open_spiel.Observer(remembers=True)
        self.game = pyspiel.load_game(open_spiel.name_of(name))
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

    def told(self) -> tuple[Any, ...]:
        """Everything that a refused call must leave as it is."""
        return tuple((str(s), s.history(), s.legal_actions(), s.returns()) for s in self.states)


NO_DRAW = [True, "x", 1.5, -0.1, float("nan"), float("inf"), None, 10**400]
"""Values that a source of random numbers from 0 to 1 never gives."""
NO_NUMBER: list[Any] = [*NONE_OF_THESE[3:], *FAR]
"""As `NONE_OF_THESE`; Python's bool is a number to a function that is written in C++."""
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

OPEN_SPIEL: dict[str, Door] = {
    "HandGame.dealt": Door(lambda s, odd: s.get_game().dealt(odd), NO_SEED),
    "HandState.legal_actions": Door(lambda s, odd: s.legal_actions(odd), NO_SEAT),
    "HandState.information_state_string": Door(
        lambda s, odd: s.information_state_string(odd), NO_SEAT
    ),
    "HandState.observation_string": Door(lambda s, odd: s.observation_string(odd), NO_SEAT),
    "HandState.resample_from_infostate": Door(
        lambda s, odd: s.resample_from_infostate(odd, random.random), NO_SEAT
    ),
    "HandState.resample_from_infostate sampler": Door(
        lambda s, odd: s.resample_from_infostate(0, lambda: odd), NO_DRAW
    ),
    "HandState.code_of": Door(lambda s, odd: s.code_of(odd), [True, *NO_CHOICE]),
    "Observer.set_from": Door(lambda s, odd: None, [], NO_SEAT),
    "Observer.string_from": Door(
        lambda s, odd: s.get_game().make_py_observer().string_from(s, odd), NO_SEAT
    ),
    "apply_action": Door(lambda s, odd: s.apply_action(odd), NO_CHOICE),
    "apply_action_with_legality_check": Door(
        lambda s, odd: s.apply_action_with_legality_check(odd), NO_CHOICE
    ),
    "child": Door(lambda s, odd: s.child(odd), NO_CHOICE),
    "action_to_string": Door(lambda s, odd: s.action_to_string(odd), NO_CHOICE),
    "action_to_string player": Door(lambda s, odd: s.action_to_string(odd, 0), NO_SEAT),
    "legal_actions_mask": Door(lambda s, odd: s.legal_actions_mask(odd), NO_NUMBER, NO_SEAT),
    "player_return": Door(lambda s, odd: s.player_return(odd), NO_NUMBER, NO_SEAT),
}
"""By method of a state, ours and OpenSpiel's own; `HandState` says whose it is where it is ours."""


# ---- trying ----------------------------------------------------------------------------------


WORLDS: list[tuple[str, dict[str, Any], int]] = [
    ("clubs-whist", {}, 9),
    *(("free-clubs", {"enforcement": kind}, n) for kind in ("strict", "honour") for n in (0, 12)),
    *(("climbing-clubs", {"players": n, "wild_15s": True}, 7) for n in (2, 6)),
    *(("ruby-dame", {}, n) for n in (0, 9, 10_000)),
]
EVERYWHERE = ("game.", "games.", "view.", "cards.")
"""Doors that are tried in all worlds; the others in the first one."""


def tried(
    call: Callable[[Any], object], door: Door, errors: tuple[type[Exception], ...]
) -> list[str]:
    """Return the faults in the answers of a door."""
    faults = []
    for odd in [*door.odd, *door.rest]:
        try:
            call(odd)
        except errors as error:
            if not str(error).strip():
                faults.append(f"{odd!r:.60}: an error without words")
        except Exception as error:
            faults.append(f"{odd!r:.60}: {type(error).__name__}: {error!s:.80}")
        else:
            if not any(odd is one for one in door.rest):
                faults.append(f"{odd!r:.60}: taken")
    return faults


def try_core() -> list[str]:
    """Faults of the doors of the package."""
    worlds = [World(*one) for one in WORLDS]
    faults = []
    for name, door in CORE.items():
        for world in worlds if name.startswith(EVERYWHERE) else worlds[:1]:
            print(name, world.play, flush=True)
            before = world.told()
            found = tried(partial(door.call, world), door, (ClubsuitError,))
            found += ["something was changed"] if world.told() != before else []
            faults += [f"{name} in {world.play}: {fault}" for fault in found]
    return faults


def try_open_spiel() -> list[str]:
    """Faults of the doors of the adapter. What is written in C++ has errors of its own."""
    faults = []
    for game in clubsuit.game_ids():
        spiel = Spiel(game)
        before = spiel.told()
        errors = (ClubsuitError, TypeError, spiel.pyspiel.SpielError)
        for name, door in OPEN_SPIEL.items():
            for state in spiel.states:
                print(name, state, flush=True)
                turn = state.current_player()
                asked = Door(door.call, [odd for odd in door.odd if not _is(odd, turn)], door.rest)
                ours = (ClubsuitError,) if name[0].isupper() else errors
                found = tried(partial(door.call, state), asked, ours)
                faults += [f"{name} of {state}: {fault}" for fault in found]
        faults += [f"{game}: something was changed"] if spiel.told() != before else []
    return faults


def try_random(number: int) -> list[str]:
    """As the two above, with this number of random numbers at each door; some may be valid."""
    drawn = random.Random(number)
    faults = []
    for name, door in CORE.items():
        chosen = door.odd is NO_SEAT or name.endswith(ABOUT_ACTIONS)
        if not chosen or not name.startswith(EVERYWHERE):
            continue
        actions = name.endswith(ABOUT_ACTIONS) and "cards_of" not in name
        for one in WORLDS:
            print(name, one, flush=True)
            for n in [
                drawn.randrange(-(1 << k), 1 << k) for k in drawn.choices(range(65), k=number)
            ]:
                odd = Action(n) if actions else n
                found = tried(partial(door.call, World(*one)), Door(door.call, [], [odd]), OURS)
                faults += [f"{name} in {one}: {fault}" for fault in found]
    for game in clubsuit.game_ids():
        faults += _random_in_open_spiel(Spiel(game), drawn, number)
    return faults


ABOUT_ACTIONS = ("Play.act", "Rules.apply", "Words.text", "Words.refusal", "Words.cards_of")
OURS = (ClubsuitError,)


def _random_in_open_spiel(spiel: Spiel, drawn: random.Random, number: int) -> list[str]:
    before = spiel.told()
    errors = (*OURS, TypeError, spiel.pyspiel.SpielError)
    faults = []
    for name, door in OPEN_SPIEL.items():
        for place, state in enumerate(spiel.states):
            print(name, state, flush=True)
            for k in drawn.choices(range(65), k=number):
                asked = Door(door.call, [], [drawn.randrange(-(1 << k), 1 << k)])
                found = tried(partial(door.call, state.clone()), asked, errors)
                faults += [f"{name} of state {place}: {fault}" for fault in found]
    return [*faults, *(["something was changed"] if spiel.told() != before else [])]


def _is(odd: Any, turn: int) -> bool:
    """Whether it is what `current_player` says, which is no seat at a chance node."""
    return arguments.whole(odd) == turn


if __name__ == "__main__":
    ways: dict[str, Callable[[], list[str]]] = {
        "core": try_core,
        "open_spiel": try_open_spiel,
        "random": partial(try_random, 20),
    }
    faults = ways[sys.argv[1]]()
    print(*(f"FAULT {fault}" for fault in faults), "tried all", sep="\n")
