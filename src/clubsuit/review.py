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
import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from clubsuit.actions import may_be_off_turn
from clubsuit.arguments import checked_number, checked_seed, whole
from clubsuit.bots.base import Candidate, Choice
from clubsuit.bots.counted import counted, in_words
from clubsuit.bots.search.bot import SearchBot, comparison, percent
from clubsuit.bots.search.budget import LONGEST, Budget
from clubsuit.bots.search.rollouts import Rollouts, candidates
from clubsuit.errors import Reason, excerpt
from clubsuit.game import Game, Play, Record, View, rules_of
from clubsuit.games.state import Action
from clubsuit.random_numbers import derive_seed
from clubsuit.replay import at_hand, checked_hand
from clubsuit.solve.positions import can_be_solved, choices_of, solves_scores
from clubsuit.texts import refusal

WORLDS = 48
"""This many worlds by default: half of them to find the best choice, half to weigh it."""
FORCED_WORLDS = 6
"""This many at most where there was one choice: nothing is compared then."""
SURE = 0.01
"""A cost is sure when its standard error is no more than this, as a part of a game;"""
MOST_WORLDS = 16_000
"""or when it was weighed with this number of worlds."""
COMPARED = 3
"""This number of the choices that the bot likes best is weighed, beside what was done."""
AGAIN = 4
"""A decision is weighed again with this many times the worlds, at least."""
LEADING = 10
"""The order of this number of costliest decisions is to be sure."""
SLIGHT = 0.02
"""Decisions that cost less than this for sure need not be in order."""
MOST_AGAIN = 60
"""No more than this number of times decisions of a game are weighed again."""
SOLVED_CARDS = 18
"""With this many cards or fewer in all hands the play with open cards is solved exactly."""


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
    """In this many the two that follow are weighed."""
    played: Worth
    best: Worth
    """What the best bot would have done."""
    doubt: float
    """How far `cost` may easily be off: its standard error. (Both are tried in the same worlds, so
    it comes from how their difference varies.)"""
    may_cost: float
    """What the decision costs at most, as far as these worlds tell: two standard errors more than
    it seems to, beside the best choice or the one that the bot liked next."""
    exact: bool
    """Whether the worlds are all the deals that fit, each solved."""
    reason: Reason
    """Why, in the bot's words, with the numbers of the weighing."""
    words: Reason | None
    """What speaks for the best by what was seen, as a player would say it."""
    claim: Reason | None
    """What speaks for the best choice, rather than for what was done (or, where that was the best,
    for the next one), in the words of a card player: counted in the worlds of the weighing."""
    candidates: list[Worth]
    """These two and what else the bot liked, weighed in the same worlds, so that their numbers can
    be compared; the best first. None where it had no choice."""
    others: list[str]
    """All that might have been done instead, as far as the bot tried it."""

    @property
    def as_good(self) -> bool:
        """Whether what was done is as good as what the best bot would have done, as far as can be
        told: it is the same, or cannot cost much."""
        return self.played.text == self.best.text or self.may_cost <= SLIGHT

    @property
    def missed(self) -> bool:
        """Whether what was done came out better, beyond doubt, than what the bot found: then it has
        not looked well enough."""
        return self.cost < -max(SLIGHT, 2 * self.doubt)

    @property
    def sure(self) -> bool:
        """Whether weighing it again would tell little."""
        doubt = max(self.doubt, (self.may_cost - self.cost) / 2)
        enough = self.exact or self.worlds >= MOST_WORLDS // 2
        return enough or (doubt <= SURE and not self.missed)

    @property
    def cost(self) -> float:
        """By how much the decision lowered the chance to win, by what the player could know.

        Below zero where what was done came out better than what the bot would have done.
        """
        return self.best.chance - self.played.chance

    @property
    def loss(self) -> int:
        """The cost as it is shown, by the chances as they are shown: in games of a hundred."""
        return percent(self.best.chance) - percent(self.played.chance)


@dataclass(frozen=True)
class Opened:
    """What a decision was worth with all cards open."""

    played_open: OpenWorth
    best_open: OpenWorth
    """The best of what the bot tried."""
    solved: list[OpenWorth]
    """Every legal choice, where the exact solver reaches this far; else none."""
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

    Raises NotationError for a hand or a seat that the record does not have, and for a wrong number
    of worlds.
    """
    play = at_hand(record, hand)
    if seat is not None and whole(seat) not in range(play.game.seats):
        raise refusal("no-such-seat", number=excerpt(seat), last=play.game.seats - 1)
    moments = []
    for number, (who, text) in enumerate(record.hands[hand - 1].actions, 1):
        if not may_be_off_turn(play.game.rules, text) and seat in (None, who):
            moments.append(review_decision(play, text, worlds, seed_of(seed, hand, number)))
        play.play(text, who)
    return moments


def review_decision(play: Play, text: str, worlds: int, seed: int) -> Moment:
    """The decision that comes next in this game: `text`.

    Raises TurnError, NotationError or RuleError for a text that is not a legal action, and
    NotationError for a wrong number of worlds.
    """
    play.read(text)
    seat = play.turn
    assert seat is not None
    known = review_known(play.view(seat), text, worlds, seed)
    hand, number = len(play.hands), len(play.hands[-1].actions) + 1
    opened = review_open(play, text, known.others)
    return Moment(**vars(known), **vars(opened), hand=hand, number=number, seat=seat)


def review_known(view: View, text: str, worlds: int, seed: int) -> Known:
    """Return what the decision `text` was worth, by this view of the seat that took it.

    Raises as `review_decision`.
    """
    rules = view.rules
    worlds, seed = checked_number(worlds, "worlds", 1, LONGEST), checked_seed(seed)
    done = view.read(text).code
    choices = len(view.codes())
    half = (worlds + 1) // 2 if choices > 1 else min(FORCED_WORLDS, (worlds + 1) // 2)
    choice = SearchBot(rules, seed, Budget(worlds=half)).choose(view)
    best = choice.action.code
    tried = [one.code for one in choice.candidates if one.worlds]
    liked = [one.code for one in choice.candidates][:COMPARED]
    codes = list(dict.fromkeys([done, best, *liked]))
    other = derive_seed(seed, "weighed")  # worlds that had no part in the choice
    if choices > 1:
        weighed = SearchBot(rules, other, Budget(worlds=half)).weigh(view, codes, half)
    else:
        rollouts = Rollouts(rules, other)
        rollouts.observe(view)
        weighed = rollouts.weigh(codes, half)
    found = dict(zip(codes, candidates(codes, weighed.found), strict=True))
    ahead = [weighed.ahead(code, done) for code in codes]
    doubts = [weighed.error(one) for one in ahead]
    compared = [worth(view, one) for one in found.values()]
    rival = next((code for code in codes if code != best), None)
    return Known(
        choices=choices,
        worlds=len(weighed.worlds),
        played=worth(view, found[done]),
        best=worth(view, found[best]),
        doubt=doubts[codes.index(best)],
        may_cost=max(float(ahead[i].mean()) + 2 * doubts[i] for i in range(len(codes))),
        exact=weighed.all,
        reason=_reason(view, choice, found),
        words=in_words(view, best),
        claim=None if rival is None else counted(view, weighed, best, rival),
        candidates=sorted(compared, key=lambda one: -one.chance) if tried else [],
        others=[
            view.rules.words.text(view.state, Action(code))
            for code in dict.fromkeys([best, *tried])
        ],
    )


def _reason(view: View, choice: Choice, found: Mapping[int, Candidate]) -> Reason:
    """The bot's reason, with the numbers of the weighing."""
    liked = [found[one.code] for one in choice.candidates[:2]]
    if len(liked) < 2:
        return choice.reason
    return Reason("", choice.reason.key, comparison(view, *liked))


# ---- the costliest moments ---------------------------------------------------------------


def weigh_next(known: Sequence[Known]) -> int | None:
    """Which of these decisions to weigh again, so that the costliest are in order: its place.

    Of those that seem to be among the `LEADING` costliest, or may be, and whose cost is not sure,
    it is the one that may cost most; then those where the best choice was missed. None where all
    is sure.
    """
    costs = sorted((one.cost for one in known), reverse=True)
    least = max([SLIGHT, *costs[LEADING - 1 : LEADING]])
    unsure = [
        i for i, one in enumerate(known) if not one.sure and (one.may_cost > least or one.missed)
    ]
    return max(unsure, key=lambda i: known[i].may_cost, default=None)


AnyKnown = TypeVar("AnyKnown", bound=Known)


def costliest(known: Iterable[AnyKnown]) -> list[tuple[AnyKnown, bool]]:
    """The decisions that cost something as it is shown, the costliest first; and of each whether it
    is equal to one above it: their intervals overlap, so it may cost as much."""
    listed = sorted((one for one in known if one.loss > 0), key=lambda one: (-one.loss, -one.cost))
    return [
        (one, any(not costs_more(above, one) for above in listed[:place]))
        for place, one in enumerate(listed)
    ]


def costs_more(one: Known, other: Known) -> bool:
    """Whether one decision costs more than another for sure: their intervals, of two standard
    errors to either side, are apart."""
    return one.cost - other.cost > 2 * (one.doubt + other.doubt)


def worlds_again(known: Known) -> int:
    """With how many worlds to weigh a decision again: enough to be sure, as far as one can tell."""
    doubt = max(known.doubt, (known.may_cost - known.cost) / 2)
    enough = 2.5 * known.worlds * (doubt / SURE) ** 2  # a half of them weighs; a quarter to spare
    return int(min(MOST_WORLDS, max(AGAIN * 2 * known.worlds, enough)))


def seed_again(seed: int, hand: int, number: int, worlds: int) -> int:
    """The seed of a review with this number of worlds that is not a decision's first one."""
    return derive_seed(seed, "review", hand, number, worlds)


def review_again(record: Record, moment: Moment, seed: int) -> Moment:
    """A decision of this record weighed again, in more worlds and others.

    seed: as for `review_hand`.
    """
    play = at_hand(record, moment.hand)
    for seat, text in record.hands[moment.hand - 1].actions[: moment.number - 1]:
        play.play(text, seat)
    worlds = worlds_again(moment)
    new = seed_again(seed, moment.hand, moment.number, worlds)
    return review_decision(play, moment.played.text, worlds, new)


def review_open(play: Play, text: str, others: Sequence[str]) -> Opened:
    """What it was worth, beside these other choices, as the cards really lay."""
    codes = [play.read(one).code for one in dict.fromkeys([text, *others])]
    solved = solved_worths(play)
    played, best = open_worths(play, codes, solved)
    return Opened(played, best, solved, chances(play, codes[0]))


def worth(view: View, found: Candidate) -> Worth:
    text = view.rules.words.text(view.state, Action(found.code))
    return Worth(text, found.value, found.spread, found.points)


def solved_worths(play: Play) -> list[OpenWorth]:
    """Every legal choice with all cards open, exactly; none where that would take too long."""
    rules, s = play.game.rules, play.state
    few = sum(int(cards).bit_count() for cards in s.hand) <= SOLVED_CARDS
    if not few or not can_be_solved(rules, s):
        return []
    ahead = not solves_scores(rules)
    return [OpenWorth(one.text, float(one.value), True, ahead) for one in choices_of(rules, s)]


def open_worths(
    play: Play, codes: list[int], solved: Sequence[OpenWorth]
) -> tuple[OpenWorth, OpenWorth]:
    """The first of these choices and the best, with all cards open: of all that are solved, else of
    these."""
    rules, s = play.game.rules, play.state
    done = rules.words.text(s, Action(codes[0]))
    values = {one.text: one for one in solved or _tried_open(play, codes)}
    return values[done], max(values.values(), key=lambda one: (one.points, one.text == done))


def _tried_open(play: Play, codes: list[int]) -> list[OpenWorth]:
    """What these choices are worth where all play on by the rules of thumb, all cards open."""
    rules, s = play.game.rules, play.state
    tried = _open(play, int(s.turn)).evaluate(codes, 1)
    return [
        OpenWorth(rules.words.text(s, Action(one.code)), one.points, False, False) for one in tried
    ]


def chances(play: Play, done: int) -> list[float]:
    """Of each seat to win the game after this choice, as the cards lie."""
    seats = range(play.game.seats)
    return [_open(play, seat).evaluate([done], 1)[0].value for seat in seats]


def chances_after(play: Play, text: str) -> list[float]:
    """Of each seat to win the game after the decision that comes next, as the cards lie."""
    return chances(play, play.read(text).code)


def _open(play: Play, seat: int) -> Rollouts:
    rollouts = Rollouts(play.game.rules, 0)
    rollouts.observe_open(play.state, seat)
    return rollouts


class Positions:
    """The game of a record at any of its decisions: a copy of it stands at each deal."""

    def __init__(self, record: Record, dealt: Callable[[Play], None] = lambda play: None) -> None:
        """record: one known to hold (`clubsuit.replay`).

        dealt: called after each deal; it may change what a seat knows.
        """
        self.record = record
        self.game = Game(rules_of(record.game), record.options)
        self._starts = []
        play = self.game.unseeded(record.players)
        for hand in record.hands:
            play.deal(hand.deal, hand.dealer)
            dealt(play)
            self._starts.append(_twin(play))
            for seat, text in hand.actions:
                play.play(text, seat)

    def has(self, hand: int, number: int) -> bool:
        """Whether there is such a decision, both numbers from 1."""
        hands = self.record.hands
        if whole(hand) not in range(1, len(hands) + 1):
            return False
        return whole(number) in range(1, len(hands[hand - 1].actions) + 1)

    def before(self, hand: int, number: int) -> Play:
        """The game when this decision comes next.

        Raises NotationError for a decision that the record does not have.
        """
        hand = checked_hand(hand, len(self.record.hands))
        number = checked_number(number, "number", 1, len(self.record.hands[hand - 1].actions))
        play = _twin(self._starts[hand - 1])
        for seat, text in self.record.hands[hand - 1].actions[: number - 1]:
            play.play(text, seat)
        return play

    def through(self, hand: int) -> Iterator[tuple[Play, int, str]]:
        """The game before each decision of a hand, with the seat and what it decides.

        Raises NotationError for a hand that the record does not have.
        """
        hand = checked_hand(hand, len(self.record.hands))
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
    """Return the seed of one decision's review. Raises NotationError if `seed` is no number."""
    if whole(seed) is None:
        raise refusal("seed-range")
    return derive_seed(seed, "review", hand, number)


def seed_by_view(view: View, about: str) -> int:
    """A seed that is another one for each view, and for what it is about, and the same after a
    restart. It tells nothing that the view does not."""
    told = f"{[entry.text for entry in view.log]} {view.hand} {about}"
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:7], "big")
