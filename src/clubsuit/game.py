"""Load a game and play it: the public interface.

>>> import clubsuit
>>> game = clubsuit.load("clubs-whist")
>>> g = game.new(seed=7)
>>> g.turn, g.legal()
(2, ['keep', 'swap'])
>>> g.play("swap")
>>> g.view(0).hand
['2C', 'JC', 'QC', '4D', '5D', '2H', '6H', '10H', '6S', '9S', '10S', 'QS', 'AS']
>>> game.replay(g.record()).turn
0
"""

import copy
import secrets
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from clubsuit.actions import Move, legal_texts, read_action
from clubsuit.arguments import checked_names, checked_seat, checked_seed
from clubsuit.copies import Independent
from clubsuit.errors import ClubsuitError, Reason, RuleError, TurnError, excerpt, located
from clubsuit.fair import Fairness
from clubsuit.games import REGISTRY
from clubsuit.games.doors import checked_action, checked_viewer
from clubsuit.games.rules import Rules
from clubsuit.games.state import DEAL, NOBODY, OVER, SPECTATOR, Action, State
from clubsuit.games.words import LogEntry, ScoreLine
from clubsuit.random_numbers import WORLDS, generator
from clubsuit.record import BaseRecord, HandRecord
from clubsuit.texts import refusal
from clubsuit.upwards import answer
from clubsuit.view import BaseView


def game_ids() -> list[str]:
    """The names of all games.

    >>> game_ids()
    ['free-clubs', 'clubs-whist', 'climbing-clubs', 'ruby-dame']
    """
    return list(REGISTRY)


def rules_of(game: str) -> Rules:
    """The declaration of a game by its name. Raises NotationError."""
    if not isinstance(game, str) or game not in REGISTRY:
        raise refusal("game-unknown", game=excerpt(game), known=", ".join(REGISTRY))
    return REGISTRY[game]


def load(game: str, **options: Any) -> "Game":
    """A game with its options chosen.

    Raises NotationError for an unknown game or option, RuleError for a value or a
    combination of options that the rules do not give.

    >>> load("clubs-whist", target=5)
    clubsuit.load('clubs-whist', target=5)
    """
    return Game(rules_of(game), options)


class Game(Independent):
    """The rules of one game with its options chosen."""

    def __init__(self, rules: Rules, options: Mapping[str, Any]) -> None:
        self.options: dict[str, Any] = rules.options.read(options)
        """Every option, defaults included."""
        self.rules = rules.under(self.options)
        self.seats = rules.seats(self.options)

    @property
    def id(self) -> str:
        """The game's name."""
        return self.rules.id

    @property
    def chosen(self) -> dict[str, Any]:
        """The options that differ from the game's defaults, as a record has them."""
        defaults = self.rules.options.defaults(self.options)
        return {name: v for name, v in self.options.items() if v != defaults[name]}

    def new(
        self,
        seed: int | None = None,
        players: Sequence[str] | None = None,
        *,
        deal: Mapping[str, Any] | None = None,
        dealer: int | None = None,
        actions: Sequence[str | tuple[int, str]] = (),
        pause: bool = False,
        fairness: Fairness | None = None,
    ) -> "Play":
        """A new game, its first hand dealt; with `deal` and `actions`, any position.

        seed:     an int64 from which all deals follow; by default a secret one.
        players:  names by seat.
        deal:     the first hand's cards, as a record has them.
        dealer:   who deals these; by default seat 0.
        actions:  what has been decided since: each a text, said by the seat to act, or a pair of a
                  seat and a text, as a record has them.
        pause:    True: after each hand wait for `Play.deal`; False: the next deal follows at once.
        fairness: the deals follow from this instead, and can be checked afterwards.

        Raises RuleError for a wrong number of names, or of strings in `fairness`, NotationError
        for a seed out of range, and what `Play.deal` and `Play.play` raise, with the number of the
        action at fault.

        >>> game = load("clubs-whist")
        >>> deal = game.new(seed=7).hands[0].deal
        >>> game.new(deal=deal, dealer=0, actions=["keep", "swap"])
        <Play of clubs-whist: hand 1, seat 0 to act, total 0 0 0>
        """
        play = self.table(seed, players, pause=pause, fairness=fairness)
        if deal is None and dealer is not None:
            raise refusal("dealer-no-deal")
        if deal is None:
            play.deal()
        else:
            play.deal(deal, 0 if dealer is None else dealer)
        if isinstance(actions, str | bytes) or not isinstance(actions, Sequence):
            raise refusal("actions-shape", actions=excerpt(actions))
        for number, action in enumerate(actions, 1):
            seat, text = (None, action) if isinstance(action, str) else _pair(action)
            located(f"action {number}", play.play, text, seat)
        return play

    def unseeded(
        self, players: Sequence[str] | None = None, *, fairness: Fairness | None = None
    ) -> "Play":
        """As `table`, but no seed is drawn: each deal has to be given, or follow from `fairness`.

        >>> load("ruby-dame").unseeded().deal()
        Traceback (most recent call last):
        ...
        clubsuit.errors.RuleError: no seed was given from which to deal: give one, or the cards
        """
        return self._open(None, players, True, fairness)

    def table(
        self,
        seed: int | None = None,
        players: Sequence[str] | None = None,
        *,
        pause: bool = True,
        fairness: Fairness | None = None,
    ) -> "Play":
        """As `new`, but nothing is dealt yet."""
        known = secrets.randbits(62) if seed is None else checked_seed(seed)
        return self._open(known, players, pause, fairness)

    def _open(
        self,
        seed: int | None,
        players: Sequence[str] | None,
        pause: bool,
        fairness: Fairness | None,
    ) -> "Play":
        if fairness is not None:
            if not isinstance(fairness, Fairness):
                raise refusal("fair-argument", given=excerpt(fairness))
            fairness.check(self.seats)
        if players is None:
            players = [f"Player {p + 1}" for p in range(self.seats)]
        return Play(self, seed, checked_names(players, self.seats), pause, fairness)

    def behind(self, view: "View", seed: int) -> "Play":
        """See `View.sample`. Raises NotationError for what is no view of a seat in this game."""
        if not isinstance(view, View) or view.game != self or view.seat == SPECTATOR:
            raise refusal("view-other", game=self.label, given=excerpt(view))
        rng = generator(checked_seed(seed), WORLDS)
        return _DrawnPlay(view, rng)

    def replay(self, record: "Record", seed: int | None = None) -> "Play":
        """The game that a record tells, every decision and score checked.

        record: of this game with these options.
        seed:   what the deals after the record's last hand follow from. Without one nothing
                more is dealt unless the cards are given, for nobody knows the record's own seed
                (where its `fairness` tells the secret, the deals follow from that).

        The returned play pauses between hands. Raises NotationError, RuleError or
        TurnError with the hand, action and rule number of the first fault.
        """
        play: Play = answer("replay", self, record, seed)
        return play

    def __eq__(self, other: object) -> bool:
        """Whether the other is the same game with the same options."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.id == other.id and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.id, *(repr(value) for value in self.options.values())))

    @property
    def label(self) -> str:
        """The game and the options that were chosen, in a line for people.

        >>> load("ruby-dame", target=50).label
        'ruby-dame target=50'
        """
        return " ".join([self.id, *(f"{name}={excerpt(v)}" for name, v in self.chosen.items())])

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value!r}" for name, value in self.chosen.items())
        return f"clubsuit.load({self.id!r}{chosen})"


def _pair(action: Any) -> tuple[int, str]:
    """A seat and a text. Raises NotationError for what is neither that nor a text."""
    if not isinstance(action, tuple | list) or len(action) != 2:
        raise refusal("actions-shape", actions=excerpt(action))
    return action[0], action[1]


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    reason: Reason
    """Why it ended: `clubsuit.explain(reason)` says it."""
    winners: list[int]
    """The seats that won."""


class Play(Independent):
    """One game being played: the list of its decisions, and the state that they give."""

    def __init__(
        self,
        game: Game,
        seed: int | None,
        players: list[str],
        pause: bool,
        fairness: Fairness | None,
    ) -> None:
        """See `Game.new`, `Game.table` and `Game.unseeded`: plays are made there."""
        self.game = game
        self.players = players
        self.fairness = fairness
        """From what the deals follow, where they can be checked; None: from the seed."""
        self.hands: list[HandRecord] = []
        self.lines: list[list[ScoreLine]] = []
        """The score of each finished hand, line by line."""
        self.log: list[LogEntry] = []
        """The decisions of the current hand."""
        self._seen_by: int | None = None
        """The seat from whose view this play was drawn; None: it is what it is."""
        self._pause = pause
        self._seeded = seed is not None
        self._states = np.zeros(1, game.rules.dtype)
        game.rules.start(self.state, game.options, seed or 0)
        if not self._seeded:
            self.state.rng[:] = 0
            self.state.dealer = NOBODY
        if fairness and fairness.secret:
            self.state.dealer = fairness.dealer(game.id, game.seats)

    @property
    def state(self) -> State:
        """The whole truth, hidden cards included: never to be shown to a player or a bot."""
        return self._states[0]

    def _word(self, name: str) -> int:
        """A number of the state (by its name in the array: ten times faster than an attribute)."""
        return int(self._states[name][0])

    @property
    def turn(self) -> int | None:
        """The seat to act; None between hands and after the end."""
        turn = self._word("turn")
        return None if turn == NOBODY else turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._word("phase") == OVER

    @property
    def waiting(self) -> bool:
        """Whether the next deal is awaited."""
        return self._word("phase") == DEAL

    @property
    def winners(self) -> list[int] | None:
        """The seats that won, or None while the game goes on."""
        if not self.over:
            return None
        return [p for p in range(self.game.seats) if int(self.state.winners) >> p & 1]

    @property
    def total(self) -> list[int]:
        """Points by seat over the finished hands."""
        return [int(points) for points in self.state.total[: self.game.seats]]

    def legal(self, seat: int | None = None) -> list[str]:
        """All that the seat (the one to act by default) may do, in the notation of RECORD.md.

        What it may do out of turn is included; [] when the seat has nothing to decide.
        Raises TurnError for a seat that does not exist.
        """
        who = self.turn if seat is None else checked_seat(seat, self.game.seats)
        return [] if who is None else legal_texts(self.game.rules, self.state, who)

    def actions(self, seat: int | None = None) -> list[Move]:
        """As `legal`, as values that can be taken apart.

        >>> load("clubs-whist").new(seed=7, actions=["swap", "keep", "keep"]).actions()[0].cards
        ['2D']
        """
        return [Move(text) for text in self.legal(seat)]

    def outcome(self) -> Outcome | None:
        """Why the game has ended, and who won; None while it goes on."""
        winners = self.winners
        return None if winners is None else Outcome(_why_over(self, winners), winners)

    def solve(self) -> dict[str, int] | None:
        """What each choice of the seat to act is worth with all cards open; None out of reach.

        The value is the seat's score of the hand when all then play as well as can be (in games
        that are solved for two players: the own score less the other's). See docs/solve.md.

        >>> load("clubs-whist").new(seed=7).solve() is None
        True
        """
        values: dict[str, int] | None = answer("solve", self)
        return values

    def read(self, text: str, seat: int | None = None) -> Action:
        """A legal action from its text, without carrying it out.

        Raises TurnError, NotationError or RuleError.
        """
        if seat is not None:
            seat = checked_seat(seat, self.game.seats)
        return read_action(self.game.rules, self.state, text, seat, self.players)

    def may_interject(self, seat: int) -> bool:
        """Whether this seat may do something now whoever's turn it is. Raises TurnError."""
        return bool(self.game.rules.off_turn(self.state, checked_seat(seat, self.game.seats)))

    def play(self, text: str, seat: int | None = None) -> None:
        """Decide, for the seat to act or, out of turn, for the seat named.

        text: the action, as in RECORD.md.
        seat: who decides; when given, it must be that seat's turn, unless the game
              lets this be done out of turn.

        Raises NotationError, RuleError or TurnError, and changes nothing then.
        """
        self._act(self.read(text, seat))

    def act(self, action: Action) -> None:
        """Carry out an action (from `read`, or a code of `Rules.legal`).

        Raises RuleError for an action that is not legal, NotationError for what is no action, and
        changes nothing then.
        """
        action = checked_action(action, self.game.seats)
        self.game.rules.must_be_legal(self.state, action)
        self._act(action)

    def _act(self, action: Action) -> None:
        """As `act`, but unchecked."""
        s = self.state
        rules = self.game.rules
        out_of_turn = action.seat != NOBODY
        seat = action.seat if out_of_turn else self._word("turn")
        text = rules.words.text(s, action)
        tricks = self._word("tricks_done")
        in_trick = self._word("phase") in rules.trick_phases and not out_of_turn
        played = (action.cards or rules.words.cards_of(s, action.code)) if in_trick else 0
        rules.carry_out(s, action)
        wins = self._word("last_winner") if self._word("tricks_done") > tricks else None
        note = rules.words.note(s, action)
        self.hands[-1].actions.append((seat, text))
        trick = tricks if in_trick else None
        cards = played & rules.deck.all
        self.log.append(LogEntry(seat, text, trick, wins, note, action.code, cards))
        if self._word("turn") == NOBODY:
            self._finish_hand()

    def deal(self, deal: Mapping[str, Any] | None = None, dealer: int | None = None) -> None:
        """Deal the next hand: from seed or fairness, or these very cards (a record's `deal`).

        dealer: who deals these cards, where they are the game's first; in later hands the
                deal passes on by itself.

        Raises TurnError unless a deal is awaited, and NotationError or RuleError for a
        deal that the rules do not give, or that needs a seed or a secret which was not
        given; nothing is changed then.
        """
        if not self.waiting:
            raise refusal("game-is-over" if self.over else "deal-not-now", TurnError)
        if deal is None and dealer is not None:
            raise refusal("dealer-no-deal")
        if deal is None and self.fairness:
            deal = self.fair_deal()
        self._states = self._dealt() if deal is None else self._given(deal, dealer)
        self.log = []
        dealt = self.game.rules.deals.to_dict(self.state)
        self.hands.append(HandRecord(int(self.state.dealer), dealt))

    def _dealt(self) -> np.ndarray:
        """The state after the next deal from the seed."""
        if not self._seeded:
            raise refusal("deal-no-seed", RuleError)
        states = self._states.copy()
        self.game.rules.deal(states[0])
        return states

    def _given(self, deal: Mapping[str, Any], dealer: int | None) -> np.ndarray:
        """The state after these cards were dealt; the seed's next deal is passed over."""
        states = self._states.copy()
        _place_deal(self.game, states[0], deal, dealer, first=not self.hands)
        if self._seeded:
            states[0].rng[:] = self._dealt()[0].rng
        return states

    def fair_deal(self) -> dict[str, Any]:
        """The next hand's deal as it follows from `fairness`. Raises RuleError without secret."""
        assert self.fairness is not None
        shuffle = self.fairness.shuffle(self.game.id, len(self.hands) + 1)
        return self.game.rules.deals.draw(self.state, shuffle)

    def why_not(self, text: str, seat: int | None = None) -> Reason | None:
        """Why the seat (the one to act by default) may not do this now; None where it may.

        >>> g = load("clubs-whist").new(seed=7)
        >>> g.why_not("play AC").rule
        'CW-3'
        """
        try:
            self.read(text, seat)
        except ClubsuitError as error:
            return error.reason or Reason(error.rule, "", {})
        return None

    def view(self, seat: int) -> "View":
        """What this seat may see. Raises TurnError for a seat that does not exist."""
        return View(self, checked_seat(seat, self.game.seats))

    def onlooker(self) -> "View":
        """What somebody may see who holds no cards: what is open to all.

        >>> load("clubs-whist").new(seed=7).onlooker().hand
        []
        """
        return View(self, SPECTATOR)

    def views(self, seats: Collection[int]) -> dict[int, "View"]:
        """As `view` of each of these seats, and `onlooker` of SPECTATOR, with less work for all.

        What a spectator sees is made of what all seats see, which then need not be made twice.
        Raises TurnError for a seat that does not exist.
        """
        wanted = _checked_viewers(seats, self.game.seats)
        if SPECTATOR not in wanted:
            return {seat: View(self, seat) for seat in wanted}
        seen = self.game.rules.views(self.state)
        return {seat: View(self, seat, seen[seat]) for seat in wanted}

    def record(self, view: int | None = None, first: int = 1) -> "Record":
        """The game so far as a record; with `view`, as that seat saw it.

        A secret of the deals is told once the game is over, and in a view never.

        first: with `view`, the number of the first hand that the player in this seat has seen;
               earlier hands are given as a spectator saw them.
        """
        fairness = self.fairness
        if fairness and (view is not None or not self.over):
            fairness = fairness.sealed
        if view is not None:
            view = checked_seat(view, self.game.seats)
        return Record(
            self.game.id,
            self.game.chosen,
            list(self.players),
            copy.deepcopy(self.hands) if view is None else _seen_hands(self, view, first),
            self.total,
            self.winners,
            fairness=fairness,
            view=self._seen_by if view is None else view,
        )

    def copy(self) -> "Play":
        """An independent copy, to try things out."""
        return copy.deepcopy(self)

    def __repr__(self) -> str:
        waits = "over" if self.over else "waiting for a deal"
        turn = waits if self.turn is None else f"seat {self.turn} to act"
        total = " ".join(map(str, self.total))
        return f"<Play of {self.game.label}: hand {len(self.hands)}, {turn}, total {total}>"

    def _finish_hand(self) -> None:
        self.hands[-1].score = [int(points) for points in self.state.score[: self.game.seats]]
        self.lines.append(self.game.rules.words.score_lines(self.state))
        if not self._pause and not self.over:
            self.deal()


class View(BaseView):
    """What one seat may see of a game: the only way in which anything leaves a state."""

    def __init__(self, play: Play, seat: int, seen: np.ndarray | None = None) -> None:
        """seen: what the rules let this seat know, an array of one record, where it is made.

        Raises TurnError for a seat that does not exist.
        """
        self.game = play.game
        super().__init__(play, play.game.rules, play.game.options, seat, seen)

    def sample(self, seed: int) -> Play:
        """Return a game that fits all that this seat has seen, with the hidden cards drawn.

        Each consistent deal is equally likely. The game's record has no deals and is marked as
        this seat's. Raises NotationError for a seed out of range, TurnError for a spectator.

        >>> import clubsuit
        >>> view = clubsuit.load("clubs-whist").new(seed=7).view(2)
        >>> drawn = view.sample(1)
        >>> drawn.view(2).hand == view.hand, drawn.view(0).hand == view.sample(2).view(0).hand
        (True, False)
        """
        if self.seat == SPECTATOR:
            raise refusal("onlooker-samples", TurnError)
        return self.game.behind(self, seed)


class _DrawnPlay(Play):
    """A game that continues from a view, with the hidden cards drawn."""

    def __init__(self, view: View, rng: np.ndarray) -> None:
        super().__init__(view.game, None, list(view.players), True, None)
        self._states = view.sample_state(rng)
        self._seen_by = view.seat
        self.hands = _shown_hands(view)
        self.lines, self.log = list(view.score_lines), list(view.log)


class Record(BaseRecord):
    """A game as decided so far; replays without our random generator."""

    def positions(self) -> Iterator[tuple[Play, int, str]]:
        """Walk through the record: the game before each decision, the seat, and what it decided.

        It is one game that goes on: take a `copy()` of one that is to be kept. Decisions are
        checked as they come. Raises what `clubsuit.replay` raises.

        >>> import clubsuit
        >>> play = clubsuit.load("clubs-whist").new(seed=7, actions=["keep", "swap"])
        >>> [(seat, text, g.view(seat).legal()) for g, seat, text in play.record().positions()]
        [(2, 'keep', ['keep', 'swap']), (0, 'swap', ['keep', 'swap'])]
        """
        walk: Iterator[tuple[Play, int, str]] = answer("positions", self)
        return walk


def _why_over(play: Play, winners: list[int]) -> Reason:
    target, rule = int(play.state.target), play.game.rules.end_rule
    best, least = max(play.total), min(play.total)
    if best < target:
        return Reason(rule, "outcome-below", {"points": least})
    if any(play.total[seat] < target for seat in winners):
        return Reason(rule, "outcome-both", {"points": best, "least": least})
    return Reason(rule, "outcome-target", {"points": best})


def _checked_viewers(seats: Collection[int], number: int) -> list[int]:
    if isinstance(seats, str | bytes) or not isinstance(seats, Collection):
        raise refusal("seats-shape", given=excerpt(seats))
    return [checked_viewer(seat, number) for seat in seats]


def _shown_hands(view: View) -> list[HandRecord]:
    """Return the hands of a view, without deals; of earlier hands only the scores."""
    hands = [HandRecord(dealer, {}, [], score) for dealer, score in view.scores]
    if hands:
        hands[-1].actions = [(entry.seat, entry.text) for entry in view.log]
    return hands


def _place_deal(
    game: Game, s: State, deal: Mapping[str, Any], dealer: int | None, first: bool
) -> None:
    """Put these cards into a state that waits for a deal. first: it is the game's first."""
    if not isinstance(deal, Mapping):
        raise refusal("deal-argument", given=excerpt(deal))
    if dealer is not None:
        dealer = checked_seat(dealer, game.seats)
        if first:
            s.dealer = dealer
    if s.dealer == NOBODY:
        raise refusal("deal-no-dealer", RuleError, game.rules.deal_rule)
    game.rules.deals.place(s, deal)
    for name in deal.keys() - game.rules.deals.to_dict(s).keys():
        raise refusal("deal-unknown", name=excerpt(name))


def _seen_hands(play: Play, seat: int, first: int) -> list[HandRecord]:
    """The hands as a seat saw them; those before the hand `first` as a spectator saw them."""
    rules = play.game.rules
    own, public = play.view(seat), play.onlooker()
    hands = copy.deepcopy(play.hands)
    for number, hand in enumerate(hands, 1):
        seen = own if number >= first else public
        v = seen.state if number == len(hands) else seen.of_finished_hand(number)
        hand.deal = rules.deals.seen_by(hand.deal, hand.actions, seen.seat)
        hand.actions = [(p, rules.words.seen(v, p, text)) for p, text in hand.actions]
    return hands
