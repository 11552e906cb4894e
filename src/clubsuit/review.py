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

from dataclasses import dataclass

from clubsuit.bots.base import Candidate
from clubsuit.bots.search import Budget, SearchBot
from clubsuit.bots.trials import Trials
from clubsuit.errors import NotationError, Reason
from clubsuit.game import Play, at_hand, may_be_off_turn
from clubsuit.games.base import Action
from clubsuit.record import Record
from clubsuit.solve.positions import can_be_solved, choices_of
from clubsuit.texts import explain

WORLDS = 48
"""So many worlds by default: half of them to find the best choice, half to weigh it."""
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
class OpenWorth:
    """What a choice was worth to its player with all cards open."""

    text: str
    points: float
    """What the hand scores: exactly, or as the rules of thumb then play on."""
    exact: bool


@dataclass(frozen=True)
class Moment:
    """A decision of the record."""

    hand: int
    """From 1."""
    number: int
    """Of the hand's actions, from 1."""
    seat: int
    choices: int
    """How many there were."""
    worlds: int
    played: Worth
    best: Worth
    """What the best bot would have done."""
    reason: Reason
    """Why, in the bot's words."""
    played_open: OpenWorth
    best_open: OpenWorth
    chances: list[float]
    """Of each seat to win the game after this decision, all cards open."""

    @property
    def cost(self) -> float:
        """By how much the decision lowered the chance to win, by what the player could know.

        Below zero where what was done came out better than what the bot would have done.
        """
        return self.best.chance - self.played.chance


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
            moments.append(review_decision(play, text, worlds, seed + 1000 * hand + number))
        play.play(text, who)
    return moments


def review_decision(play: Play, text: str, worlds: int, seed: int) -> Moment:
    """The decision that comes next in this game: `text`, which must be legal."""
    rules = play.game.rules
    seat = play.turn
    assert seat is not None
    view = play.view(seat)
    done = play.read(text).code
    half = (worlds + 1) // 2
    choice = SearchBot(rules, seed, Budget(worlds=half)).choose(view)
    trials = Trials(rules, seed + 1)
    trials.look(view)
    codes = list(dict.fromkeys([done, choice.action.code]))
    found = [worth(play, one) for one in trials.weigh(codes, half)]
    tried = list(dict.fromkeys([done, *(one.code for one in choice.candidates)]))
    played_open, best_open = open_worths(play, tried)
    return Moment(
        len(play.hands),
        len(play.hands[-1].actions) + 1,
        seat,
        len(rules.legal_codes(play.state)),
        half,
        found[0],
        found[-1],
        choice.reason,
        played_open,
        best_open,
        chances(play, done),
    )


def worth(play: Play, found: Candidate) -> Worth:
    text = play.game.rules.text(play.state, Action(found.code))
    return Worth(text, found.value, found.spread, found.points)


def open_worths(play: Play, codes: list[int]) -> tuple[OpenWorth, OpenWorth]:
    """The first of these choices and the best of them, with all cards open."""
    rules, s = play.game.rules, play.state
    exact = {}
    texts = [rules.text(s, Action(code)) for code in codes]
    if sum(int(cards).bit_count() for cards in s.hand) <= SOLVED_CARDS and can_be_solved(rules, s):
        solved = choices_of(rules, s)
        exact = {choice.text: float(choice.value) for choice in solved if choice.scores}
    values = exact or {
        text: one.points
        for text, one in zip(texts, _open(play, int(s.turn)).weigh(codes, 1), strict=True)
    }
    best = max(values, key=lambda text: (values[text], text == texts[0]))
    return (
        OpenWorth(texts[0], values[texts[0]], bool(exact)),
        OpenWorth(best, values[best], bool(exact)),
    )


def chances(play: Play, done: int) -> list[float]:
    """Of each seat to win the game after this choice, as the cards lie."""
    seats = range(play.game.seats)
    return [_open(play, seat).weigh([done], 1)[0].value for seat in seats]


def _open(play: Play, seat: int) -> Trials:
    trials = Trials(play.game.rules, 0)
    trials.look_open(play.state, seat)
    return trials
