"""What each decision of a game was worth: a review.

Three numbers are told apart. What a choice was worth *by what the player could know*: the
mean over worlds that fit the player's view, drawn anew, so that they favour neither what was
done nor what the best bot would have done. What it was worth *with all cards open*: a good
decision may cost points, and a bad one may win some. And what the best bot would have done,
with its reason.

>>> import clubsuit
>>> play = clubsuit.load("clubs-whist", target=1).new(seed=7, pause=True)
>>> while play.turn is not None:
...     play.play(play.legal()[0])
>>> moments = review_hand(play.record(), 1, worlds=4)
>>> moments[0].played.text, len(moments), moments[-1].cost
('keep', 42, 0.0)
"""

import copy
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from clubsuit.bots.base import Candidate
from clubsuit.bots.search import Budget, SearchBot
from clubsuit.bots.search_frame import CHANCE, WORLD
from clubsuit.bots.trials import Trials, candidates
from clubsuit.errors import NotationError, Reason
from clubsuit.game import Game, Play, View, at_hand, may_be_off_turn, rules_of
from clubsuit.games.base import Action
from clubsuit.record import Record
from clubsuit.solve.positions import can_be_solved, choices_of, solves_scores
from clubsuit.texts import explain

WORLDS = 48
"""So many worlds by default: half of them to find the best choice, half to weigh it."""
FORCED_WORLDS = 6
"""So many at most where there was one choice: nothing is compared then."""
SEEDS = 1 << 62
SOLVED_CARDS = 18
"""With so many cards or fewer in all hands the play with open cards is solved exactly."""


@dataclass(frozen=True)
class Worth:
    """What a choice was worth to its player, by what that player could know."""

    text: str
    """In the notation of records."""
    chance: float
    """To win the game, from 0 to 1: the mean over the worlds,"""
    spread: float
    """and how much it varies from world to world (a standard deviation)."""
    points: float
    """What the hand should score."""


@dataclass(frozen=True)
class Tried(Worth):
    """A choice as the best bot weighed it, before it chose."""

    worlds: int
    """In so many; the fewer, the sooner it was given up."""


@dataclass(frozen=True)
class OpenWorth:
    """What a choice was worth to its player with all cards open."""

    text: str
    points: float
    """What the hand scores: exactly, or as the rules of thumb then play on."""
    exact: bool
    ahead: bool
    """`points` are not the score, but by how many the player (the team) then ends ahead of the only
    other one with cards: so endings of two in Climbing Clubs are solved."""


@dataclass(frozen=True)
class Known:
    """What a decision was worth by what its player could know: it follows from their view alone."""

    choices: int
    """How many there were."""
    worlds: int
    """In so many the two that follow are weighed."""
    played: Worth
    best: Worth
    """What the best bot would have done."""
    doubt: float
    """How far `cost` may easily be off: its standard error. (Both are tried in the same worlds, so
    it comes from how their difference varies.)"""
    reason: Reason
    """Why, in the bot's words."""
    candidates: list[Tried]
    """All that the bot tried, the best one first: found in other worlds than the two above. None
    where it had no choice."""

    @property
    def others(self) -> list[str]:
        """What might have been done instead."""
        return [self.best.text, *(one.text for one in self.candidates)]

    @property
    def cost(self) -> float:
        """By how much the decision lowered the chance to win, by what the player could know.

        Below zero where what was done came out better than what the bot would have done.
        """
        return self.best.chance - self.played.chance


@dataclass(frozen=True)
class Opened:
    """What a decision was worth with all cards open."""

    played_open: OpenWorth
    best_open: OpenWorth
    """The best of what the bot tried."""
    chances: list[float]
    """Of each seat to win the game after the decision."""


@dataclass(frozen=True)
class Moment(Opened, Known):
    """A decision of the record."""

    hand: int
    """From 1."""
    number: int
    """Of the hand's actions, from 1."""
    seat: int


def review_hand(
    record: Record, hand: int, *, worlds: int = WORLDS, seat: int | None = None, seed: int = 1
) -> list[Moment]:
    """Every decision of a hand, those of one seat or of all.

    record: a whole one, known to hold (`clubsuit.replay`).
    hand:   from 1.
    worlds: how many are imagined for each decision; the same seed gives the same numbers.

    Raises NotationError for a hand or a seat that the record does not have.
    """
    play = at_hand(record, hand)
    if seat is not None and not 0 <= seat < play.game.seats:
        reason = Reason("", "no-such-seat", {"number": seat, "last": play.game.seats - 1})
        raise NotationError(explain(reason), reason=reason)
    moments = []
    for number, (who, text) in enumerate(record.hands[hand - 1].actions, 1):
        if not may_be_off_turn(play.game.rules, text) and seat in (None, who):
            moments.append(review_decision(play, text, worlds, seed_of(seed, hand, number)))
        play.play(text, who)
    return moments


def review_decision(play: Play, text: str, worlds: int, seed: int) -> Moment:
    """The decision that comes next in this game: `text`, which must be legal."""
    seat = play.turn
    assert seat is not None
    known = review_known(play.view(seat), text, worlds, seed)
    hand, number = len(play.hands), len(play.hands[-1].actions) + 1
    opened = review_open(play, text, known.others)
    return Moment(**vars(known), **vars(opened), hand=hand, number=number, seat=seat)


def review_known(view: View, text: str, worlds: int, seed: int) -> Known:
    """What a decision was worth by this view of who took it: `text`, which must be legal."""
    rules = view.rules
    done = view.read(text).code
    choices = len(view.codes())
    half = (worlds + 1) // 2 if choices > 1 else min(FORCED_WORLDS, (worlds + 1) // 2)
    choice = SearchBot(rules, seed, Budget(worlds=half)).choose(view)
    trials = Trials(rules, seed + 1)
    trials.look(view)
    codes = list(dict.fromkeys([done, choice.action.code]))
    results = trials.find(codes, half)
    found = [worth(view, one) for one in candidates(codes, results)]
    apart = results[CHANCE, :, -1] - results[CHANCE, :, 0]
    doubt = standard_error(apart, results[WORLD, :, 0])
    tried = [
        Tried(**vars(worth(view, one)), worlds=one.worlds)
        for one in choice.candidates
        if one.worlds
    ]
    return Known(choices, half, found[0], found[-1], doubt, choice.reason, tried)


def standard_error(values: np.ndarray, worlds: np.ndarray) -> float:
    """Of the mean of these values. worlds: the number of the world of each; one that fits well may
    be there more than once, and tells no more for that.

    >>> standard_error(np.array([1.0, 3.0]), np.array([7, 8]))
    1.0
    >>> standard_error(np.array([1.0, 1.0, 3.0, 3.0]), np.array([7, 7, 8, 8]))
    1.0
    """
    _, which = np.unique(worlds, return_inverse=True)
    off = np.bincount(which, values - values.mean())
    several = len(off) / max(1, len(off) - 1)
    return float((several * (off**2).sum()) ** 0.5 / len(values))


def review_open(play: Play, text: str, others: Sequence[str]) -> Opened:
    """What it was worth, beside these other choices, as the cards really lay."""
    codes = [play.read(one).code for one in dict.fromkeys([text, *others])]
    played, best = open_worths(play, codes)
    return Opened(played, best, chances(play, codes[0]))


def worth(view: View, found: Candidate) -> Worth:
    text = view.rules.text(view.record, Action(found.code))
    return Worth(text, found.value, found.spread, found.points)


def open_worths(play: Play, codes: list[int]) -> tuple[OpenWorth, OpenWorth]:
    """The first of these choices and the best of them, with all cards open."""
    rules, s = play.game.rules, play.state
    texts = [rules.text(s, Action(code)) for code in codes]
    few = sum(int(cards).bit_count() for cards in s.hand) <= SOLVED_CARDS
    exact = few and can_be_solved(rules, s)
    if exact:
        values = {choice.text: float(choice.value) for choice in choices_of(rules, s)}
    else:
        tried = _open(play, int(s.turn)).weigh(codes, 1)
        values = {text: one.points for text, one in zip(texts, tried, strict=True)}
    best = max(values, key=lambda text: (values[text], text == texts[0]))
    ahead = exact and not solves_scores(rules)
    done, better = (OpenWorth(text, values[text], exact, ahead) for text in (texts[0], best))
    return done, better


def chances(play: Play, done: int) -> list[float]:
    """Of each seat to win the game after this choice, as the cards lie."""
    seats = range(play.game.seats)
    return [_open(play, seat).weigh([done], 1)[0].value for seat in seats]


def chances_after(play: Play, text: str) -> list[float]:
    """Of each seat to win the game after the decision that comes next, as the cards lie."""
    return chances(play, play.read(text).code)


def _open(play: Play, seat: int) -> Trials:
    trials = Trials(play.game.rules, 0)
    trials.look_open(play.state, seat)
    return trials


class Positions:
    """The game of a record at any of its decisions: a copy of it stands at each deal."""

    def __init__(self, record: Record) -> None:
        """record: one known to hold (`clubsuit.replay`)."""
        self.record = record
        self.game = Game(rules_of(record.game), record.options)
        self._starts = []
        play = self.game.table(0, record.players)
        for hand in record.hands:
            play.deal(hand.deal, hand.dealer)
            self._starts.append(_twin(play))
            for seat, text in hand.actions:
                play.play(text, seat)

    def has(self, hand: int, number: int) -> bool:
        """Whether there is such a decision, both numbers from 1."""
        hands = self.record.hands
        return 1 <= hand <= len(hands) and 1 <= number <= len(hands[hand - 1].actions)

    def before(self, hand: int, number: int) -> Play:
        """The game when this decision, which must be there, comes next."""
        play = _twin(self._starts[hand - 1])
        for seat, text in self.record.hands[hand - 1].actions[: number - 1]:
            play.play(text, seat)
        return play

    def through(self, hand: int) -> Iterator[tuple[Play, int, str]]:
        """The game before each decision of a hand, with the seat and what it decides."""
        play = _twin(self._starts[hand - 1])
        for seat, text in self.record.hands[hand - 1].actions:
            yield play, seat, text
            play.play(text, seat)

    def is_weighed(self, text: str) -> bool:
        """Whether decisions of this kind are reviewed: calls are not."""
        return not may_be_off_turn(self.game.rules, text)


def _twin(play: Play) -> Play:
    """A copy that goes its own way; hands that are over are shared, as they change no more."""
    shared = (play.game, *play.hands[:-1], *play.lines)
    return copy.deepcopy(play, {id(one): one for one in shared})


def seed_of(seed: int, hand: int, number: int) -> int:
    """The seed of one decision's review; of any whole number."""
    return (seed + 1000 * hand + number) % SEEDS
