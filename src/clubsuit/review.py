"""Review a game: evaluate each decision, and compare it with the best bot's choice.

A review evaluates a choice in two ways. *By what the player could know*, the value of the choice is
the mean over worlds (samples of the hidden cards) that are consistent with the player's view. The
best bot chose with a different sample of worlds, so the evaluation does not favour its choice.
*With all cards open*, the value depends on the real deal: a good decision may cost points, and a
bad one may gain some. A review also names the best bot's choice and the reason for it. See
docs/review.md.

>>> import clubsuit
>>> play = clubsuit.load("clubs-whist", target=1).new(seed=7, pause=True)
>>> while play.turn is not None:
...     play.play(play.legal()[0])
>>> moments = review_hand(play.record(), 1, worlds=4)
>>> moments[0].played.text, len(moments), moments[-1].cost
('keep', 42, 0.0)
"""

import copy
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
from clubsuit.bots.search.weighing import weigh
from clubsuit.errors import Reason, excerpt
from clubsuit.game import Game, Play, Record, View, rules_of
from clubsuit.games.state import Action
from clubsuit.random_numbers import derive_seed
from clubsuit.replay import at_hand, checked_hand
from clubsuit.solve.positions import can_be_solved, choices_of, solves_scores
from clubsuit.texts import refusal

WORLDS = 48
"""Default number of worlds per decision. Half of them find the best choice, half evaluate it."""
FORCED_WORLDS = 6
"""Maximum number of worlds for a decision with only one choice, because nothing is compared."""
SURE = 0.01
"""Maximum standard error of a reliable cost. Costs are chances to win, from 0 to 1."""
MOST_WORLDS = 16_000
"""Maximum number of worlds per decision. A cost computed with this maximum is always reliable."""
COMPARED = 3
"""Number of the bot's favourite choices to evaluate, in addition to the player's choice."""
AGAIN = 4
"""Minimum factor by which the number of worlds grows when a decision is evaluated again."""
LEADING = 10
"""Number of decisions, starting with the costliest, that must be in a reliable order."""
SLIGHT = 0.02
"""Cost (as a chance to win) below which decisions need not be in a reliable order."""
MOST_AGAIN = 60
"""Maximum number of repeated evaluations per game."""
SOLVED_CARDS = 18
"""With open cards, a position is solved exactly only if at most this number of cards is left."""


@dataclass(frozen=True)
class Worth:
    """The value of a choice for its player, based on what the player could know."""

    text: str
    """The choice in the notation of records."""
    chance: float
    """The mean chance to win the game over the worlds, from 0 to 1."""
    spread: float
    """The standard deviation of this chance over the worlds."""
    points: float
    """The expected score of the hand."""


@dataclass(frozen=True)
class OpenWorth:
    """The value of a choice for its player, with all cards open."""

    text: str
    """The choice in the notation of records."""
    points: float
    """The score of the hand after this choice."""
    exact: bool
    """True if an exact solver computed `points`; False if a rule-based playout computed them."""
    ahead: bool
    """True if `points` is the lead over the only other player or team with cards, as in solved
    endings of Climbing Clubs. False if `points` is the score."""


@dataclass(frozen=True)
class Known:
    """The value of a decision, computed only from what its player could know."""

    choices: int
    """The number of legal choices."""
    worlds: int
    """The number of worlds in which the choices were evaluated."""
    played: Worth
    """The player's choice."""
    best: Worth
    """The best bot's choice."""
    doubt: float
    """The standard error of `cost`, from the difference between the two choices in each world."""
    may_cost: float
    """The upper bound of the cost.

    Two standard errors are added to the advantage of each evaluated choice over the player's
    choice. The bound is the greatest of these sums."""
    exact: bool
    """True if the worlds include every consistent deal, and each one was solved."""
    reason: Reason
    """The bot's reason for its choice, with the numbers of this evaluation."""
    words: Reason | None
    """An argument for the best choice, based on what the player saw; None if there is none."""
    claim: Reason | None
    """An argument why the best choice is better than the player's; None if there is none.

    If the player made the best choice, the argument compares it with the second best. The argument
    is based on counts in the worlds of this evaluation."""
    candidates: list[Worth]
    """The evaluated choices, best first. All were evaluated in the same worlds, so their values can
    be compared. The list is empty if there was no choice."""
    others: list[str]
    """The best choice and all other choices that the bot tried."""

    @property
    def as_good(self) -> bool:
        """True for the best bot's choice, and for a choice whose `may_cost` is at most `SLIGHT`."""
        return self.played.text == self.best.text or self.may_cost <= SLIGHT

    @property
    def missed(self) -> bool:
        """True if the player's choice is clearly better than the choice that the bot found."""
        return self.cost < -max(SLIGHT, 2 * self.doubt)

    @property
    def sure(self) -> bool:
        """True if the cost is reliable, so another evaluation would add little."""
        doubt = max(self.doubt, (self.may_cost - self.cost) / 2)
        enough = self.exact or self.worlds >= MOST_WORLDS // 2
        return enough or (doubt <= SURE and not self.missed)

    @property
    def cost(self) -> float:
        """The chance to win that the player lost by the decision, given what the player could know.

        The cost is negative if the player's choice has a better value than the bot's choice.
        """
        return self.best.chance - self.played.chance

    @property
    def loss(self) -> int:
        """The displayed cost: the displayed chances' difference, in percentage points."""
        return percent(self.best.chance) - percent(self.played.chance)


@dataclass(frozen=True)
class Opened:
    """The value of a decision with all cards open."""

    played_open: OpenWorth
    """The player's choice."""
    best_open: OpenWorth
    """The best choice. If all choices are solved, it is the best of all; otherwise it is the best
    of those that the bot tried."""
    solved: list[OpenWorth]
    """All legal choices if an exact solver can solve the position, otherwise none."""
    chances: list[float]
    """Each seat's chance to win the game after the decision, from 0 to 1."""


@dataclass(frozen=True)
class Moment(Opened, Known):
    """The review of one decision of a record."""

    hand: int
    """The number of the hand, from 1."""
    number: int
    """The number of the action in its hand, from 1."""
    seat: int
    """The seat that decided."""


def review_hand(
    record: Record, hand: int, *, worlds: int = WORLDS, seat: int | None = None, seed: int = 1
) -> list[Moment]:
    """Review the decisions of a hand, of one seat or of all.

    record: a record with all cards that `clubsuit.replay` accepts.
    hand:   the number of the hand, from 1.
    worlds: the number of worlds per decision.
    seat:   only review this seat's decisions; by default all.
    seed:   determines the worlds, so the same seed gives the same numbers.

    Raises NotationError for a hand or a seat that the record does not have, and for an invalid
    number of worlds.
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
    """Review the decision `text` in the current position of a game.

    Raises TurnError, NotationError or RuleError if the text is not a legal action, and
    NotationError for an invalid number of worlds.
    """
    play.read(text)
    seat = play.turn
    assert seat is not None
    known = review_known(play.view(seat), text, worlds, seed)
    hand, number = len(play.hands), len(play.hands[-1].actions) + 1
    opened = review_open(play, text, known.others)
    return Moment(**vars(known), **vars(opened), hand=hand, number=number, seat=seat)


def review_known(view: View, text: str, worlds: int, seed: int, *, own: bool = False) -> Known:
    """Return the value of the decision `text`, based on what the seat of this view can know.

    own: whether the reader made the decision, so that the claim can say "you".

    Raises the errors of `review_decision`.
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
    other = derive_seed(seed, "weighed")  # gives worlds that did not influence the choice
    if choices > 1:
        weighed = weigh(view, codes, half, other)
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
        claim=None if rival is None else counted(view, weighed, best, rival, named=not own),
        candidates=sorted(compared, key=lambda one: -one.chance) if tried else [],
        others=[
            view.rules.words.text(view.state, Action(code))
            for code in dict.fromkeys([best, *tried])
        ],
    )


def _reason(view: View, choice: Choice, found: Mapping[int, Candidate]) -> Reason:
    """Return the bot's reason with the numbers of this evaluation."""
    liked = [found[one.code] for one in choice.candidates[:2]]
    if len(liked) < 2:
        return choice.basis
    return Reason("", choice.basis.key, comparison(view, *liked))


# ---- the costliest decisions -------------------------------------------------------------


def weigh_next(known: Sequence[Known]) -> int | None:
    """Return the index of the decision to evaluate again next; None if the order is reliable.

    A decision qualifies only if its cost is unreliable. It must also be one that may be among the
    `LEADING` costliest, or one in which the bot missed the best choice. Of all decisions that
    qualify, the one with the highest `may_cost` is returned.
    """
    costs = sorted((one.cost for one in known), reverse=True)
    least = max([SLIGHT, *costs[LEADING - 1 : LEADING]])
    unsure = [
        i for i, one in enumerate(known) if not one.sure and (one.may_cost > least or one.missed)
    ]
    return max(unsure, key=lambda i: known[i].may_cost, default=None)


AnyKnown = TypeVar("AnyKnown", bound=Known)


def costliest(known: Iterable[AnyKnown]) -> list[tuple[AnyKnown, bool]]:
    """Return the decisions that have a displayed cost, costliest first, each with a flag.

    The flag is True if the decision may cost as much as a decision above it (see `costs_more`).
    """
    listed = sorted((one for one in known if one.loss > 0), key=lambda one: (-one.loss, -one.cost))
    return [
        (one, any(not costs_more(above, one) for above in listed[:place]))
        for place, one in enumerate(listed)
    ]


def costs_more(one: Known, other: Known) -> bool:
    """Return whether the first decision surely costs more than the second.

    This is true if the intervals of two standard errors around the two costs do not overlap.
    """
    return one.cost - other.cost > 2 * (one.doubt + other.doubt)


def worlds_again(known: Known) -> int:
    """Return the number of worlds with which the cost of a decision should become reliable."""
    doubt = max(known.doubt, (known.may_cost - known.cost) / 2)
    # Only half of the worlds evaluate, so their number is doubled. 25 % are added as a margin.
    enough = 2.5 * known.worlds * (doubt / SURE) ** 2
    return int(min(MOST_WORLDS, max(AGAIN * 2 * known.worlds, enough)))


def seed_again(seed: int, hand: int, number: int, worlds: int) -> int:
    """Return the seed for a repeated evaluation of a decision with this number of worlds."""
    return derive_seed(seed, "review", hand, number, worlds)


def review_again(record: Record, moment: Moment, seed: int) -> Moment:
    """Review a decision of this record again, with a new and larger sample of worlds.

    seed: the seed that `review_hand` used.
    """
    play = at_hand(record, moment.hand)
    for seat, text in record.hands[moment.hand - 1].actions[: moment.number - 1]:
        play.play(text, seat)
    worlds = worlds_again(moment)
    new = seed_again(seed, moment.hand, moment.number, worlds)
    return review_decision(play, moment.played.text, worlds, new)


def review_open(play: Play, text: str, others: Sequence[str]) -> Opened:
    """Return the values, with all cards open, of the decision `text` and of other choices."""
    codes = [play.read(one).code for one in dict.fromkeys([text, *others])]
    solved = solved_worths(play)
    played, best = open_worths(play, codes, solved)
    return Opened(played, best, solved, chances(play, codes[0]))


def worth(view: View, found: Candidate) -> Worth:
    """Return the value of an evaluated choice."""
    text = view.rules.words.text(view.state, Action(found.code))
    return Worth(text, found.value, found.spread, found.points)


def solved_worths(play: Play) -> list[OpenWorth]:
    """Return the exact values of all legal choices with open cards; none if that takes too long."""
    rules, s = play.game.rules, play.state
    few = sum(int(cards).bit_count() for cards in s.hand) <= SOLVED_CARDS
    if not few or not can_be_solved(rules, s):
        return []
    ahead = not solves_scores(rules)
    return [OpenWorth(one.text, float(one.value), True, ahead) for one in choices_of(rules, s)]


def open_worths(
    play: Play, codes: list[int], solved: Sequence[OpenWorth]
) -> tuple[OpenWorth, OpenWorth]:
    """Return two values with all cards open: that of `codes[0]` and that of the best choice.

    solved: the values of all legal choices; if it is empty, only `codes` are compared.
    """
    rules, s = play.game.rules, play.state
    done = rules.words.text(s, Action(codes[0]))
    values = {one.text: one for one in solved or _tried_open(play, codes)}
    return values[done], max(values.values(), key=lambda one: (one.points, one.text == done))


def _tried_open(play: Play, codes: list[int]) -> list[OpenWorth]:
    """Return the values of these choices with open cards, by rule-based playouts."""
    rules, s = play.game.rules, play.state
    tried = _open(play, int(s.turn)).evaluate(codes, 1)
    return [
        OpenWorth(rules.words.text(s, Action(one.code)), one.points, False, False) for one in tried
    ]


def chances(play: Play, done: int) -> list[float]:
    """Return each seat's chance to win the game after the choice `done`, with all cards open."""
    seats = range(play.game.seats)
    return [_open(play, seat).evaluate([done], 1)[0].value for seat in seats]


def chances_after(play: Play, text: str) -> list[float]:
    """Return each seat's chance to win the game after the decision `text`, with all cards open."""
    return chances(play, play.read(text).code)


def _open(play: Play, seat: int) -> Rollouts:
    rollouts = Rollouts(play.game.rules, 0)
    rollouts.observe_open(play.state, seat)
    return rollouts


class Positions:
    """Access to the game before any decision of a record; a copy is stored after each deal."""

    def __init__(self, record: Record, dealt: Callable[[Play], None] = lambda play: None) -> None:
        """record: a record with all cards that `clubsuit.replay` accepts.

        dealt: a function that is called after each deal; it may change what a seat knows.
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
        """Return whether the record has this decision; both numbers start from 1."""
        hands = self.record.hands
        if whole(hand) not in range(1, len(hands) + 1):
            return False
        return whole(number) in range(1, len(hands[hand - 1].actions) + 1)

    def before(self, hand: int, number: int) -> Play:
        """Return the game before this decision; both numbers start from 1.

        Raises NotationError for a decision that the record does not have.
        """
        hand = checked_hand(hand, len(self.record.hands))
        number = checked_number(number, "number", 1, len(self.record.hands[hand - 1].actions))
        play = _twin(self._starts[hand - 1])
        for seat, text in self.record.hands[hand - 1].actions[: number - 1]:
            play.play(text, seat)
        return play

    def through(self, hand: int) -> Iterator[tuple[Play, int, str]]:
        """Yield the game before each decision of a hand, the deciding seat, and the text.

        Raises NotationError for a hand that the record does not have.
        """
        hand = checked_hand(hand, len(self.record.hands))
        play = _twin(self._starts[hand - 1])
        for seat, text in self.record.hands[hand - 1].actions:
            yield play, seat, text
            play.play(text, seat)

    def is_weighed(self, text: str) -> bool:
        """Return whether the decision `text` is reviewed; off-turn actions are not."""
        return not may_be_off_turn(self.game.rules, text)


def _twin(play: Play) -> Play:
    """Return a copy. It shares only the finished hands, which no longer change."""
    shared = (play.game, *play.hands[:-1], *play.lines)
    return copy.deepcopy(play, {id(one): one for one in shared})


def seed_of(seed: int, hand: int, number: int) -> int:
    """Return the seed of one decision's review. Raises NotationError for a non-integer `seed`."""
    if whole(seed) is None:
        raise refusal("seed-range")
    return derive_seed(seed, "review", hand, number)
