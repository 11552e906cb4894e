"""Games, plays, views and records: the main classes of the public interface.

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

from clubsuit import notebook
from clubsuit.actions import Move, legal_texts, read_action
from clubsuit.arguments import checked_names, checked_seat, checked_seed
from clubsuit.copies import Independent
from clubsuit.errors import ClubsuitError, Reason, RuleError, TurnError, excerpt, located
from clubsuit.fair import Fairness
from clubsuit.games import REGISTRY
from clubsuit.games.doors import checked_action, checked_viewer
from clubsuit.games.log import LogEntry
from clubsuit.games.rules import Rules
from clubsuit.games.state import DEAL, NOBODY, OVER, SPECTATOR, Action, State
from clubsuit.games.words import ScoreLine
from clubsuit.random_numbers import WORLDS, generator
from clubsuit.record import BaseRecord, HandRecord
from clubsuit.texts import refusal, usual_game
from clubsuit.upwards import answer
from clubsuit.view import SEAT_HEADINGS, BaseView, draw


def game_ids() -> list[str]:
    """Return the names of all games.

    >>> game_ids()
    ['free-clubs', 'clubs-whist', 'climbing-clubs', 'ruby-dame']
    """
    return list(REGISTRY)


def rules_of(game: str) -> Rules:
    """Return the declaration of a game. Raises NotationError for an unknown name."""
    if isinstance(game, str) and game not in REGISTRY and usual_game(game) in REGISTRY:
        raise refusal("game-constants", game=excerpt(game))
    if not isinstance(game, str) or game not in REGISTRY:
        raise refusal("game-unknown", game=excerpt(game), known=", ".join(REGISTRY))
    return REGISTRY[game]


def load(game: str, **options: Any) -> "Game":
    """Return a game with these options; all others have their defaults.

    game:    the game's name; `game_ids` lists them.
    options: values of options by name; `clubsuit games` explains them.

    Raises NotationError for an unknown game or option, and RuleError for an invalid value or
    combination of options.

    >>> load("clubs-whist", target=5)
    clubsuit.load('clubs-whist', target=5)
    """
    return Game(rules_of(game), options)


class Game(Independent):
    """A game with its options. Create it with `load`; its methods start plays.

    >>> game = load("clubs-whist", target=5)
    >>> game.id, game.seats, game.chosen
    ('clubs-whist', 3, {'target': 5})
    """

    def __init__(self, rules: Rules, options: Mapping[str, Any]) -> None:
        self.options: dict[str, Any] = rules.options.read(options)
        """All options, defaults included."""
        self.rules = rules.under(self.options)
        """The rules that these options select."""
        self.seats = rules.seats(self.options)
        """The number of seats."""

    @property
    def id(self) -> str:
        """The game's name, for example "clubs-whist"."""
        return self.rules.id

    @property
    def chosen(self) -> dict[str, Any]:
        """The options that differ from the game's defaults, as stored in a record."""
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
        """Start a game with its first hand dealt, or in any position with `deal` and `actions`.

        seed:     an int64 that determines all deals; by default it is random and secret.
        players:  the players' names by seat; by default "Player 1", "Player 2", …
        deal:     the cards of the first hand, as in a record.
        dealer:   the seat that deals them; by default seat 0.
        actions:  the decisions after this deal, as texts for the seat to act, or as pairs of a seat
                  and a text as in a record.
        pause:    if True, each later hand waits for `Play.deal`; if False, it is dealt at once.
        fairness: the inputs of fair deals, which determine the deals instead of the seed.

        Raises RuleError for a wrong number of names or of strings in `fairness`, and NotationError
        for a seed out of range. Also raises the errors of `Play.deal` and `Play.play`, with the
        number of the invalid action.

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
        """Start a game without a seed: each deal must be given or follow from `fairness`.

        Nothing is dealt yet, and each hand waits for `Play.deal`. The arguments and errors are
        those of `new`.

        >>> load("ruby-dame").unseeded().deal()
        Traceback (most recent call last):
        ...
        clubsuit.errors.RuleError: give a seed to deal from, or the cards themselves
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
        """Start a game without dealing; the arguments and errors are those of `new`.

        >>> load("clubs-whist").table(seed=7).waiting
        True
        """
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
        """See `View.sample`. Raises NotationError unless `view` is a seat's view in this game."""
        if not isinstance(view, View) or view.game != self or view.seat == SPECTATOR:
            raise refusal("view-other", game=self.label, given=excerpt(view))
        rng = generator(checked_seed(seed), WORLDS)
        return _DrawnPlay(view, rng)

    def replay(self, record: "Record", seed: int | None = None) -> "Play":
        """Replay a record of this game, with every decision and score checked.

        record: a record of this game with these options.
        seed:   determines the deals after the record's last hand. If the secret in the record's
                `fairness` is known, these deals follow from the secret instead. Without a seed or a
                secret, the cards of later hands must be given, because a record does not contain
                its seed.

        The returned play pauses between hands. Raises NotationError, RuleError or TurnError with
        the hand, action and rule number of the first error in the record.
        """
        play: Play = answer("replay", self, record, seed)
        return play

    def __eq__(self, other: object) -> bool:
        """Return whether the other object is the same game with the same options."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.id == other.id and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.id, *(repr(value) for value in self.options.values())))

    @property
    def label(self) -> str:
        """The game's name and the options that differ from its defaults, for display.

        >>> load("ruby-dame", target=50).label
        'ruby-dame target=50'
        """
        return " ".join([self.id, *(f"{name}={excerpt(v)}" for name, v in self.chosen.items())])

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value!r}" for name, value in self.chosen.items())
        return f"clubsuit.load({self.id!r}{chosen})"


def _pair(action: Any) -> tuple[int, str]:
    """Return a seat and a text. Raises NotationError unless `action` is such a pair."""
    if not isinstance(action, tuple | list) or len(action) != 2:
        raise refusal("actions-shape", actions=excerpt(action))
    return action[0], action[1]


@dataclass(frozen=True)
class Outcome:
    """The result of a finished game.

    >>> import clubsuit
    >>> play = clubsuit.load("clubs-whist", target=1).new(seed=7)
    >>> while not play.over:
    ...     play.play(play.legal()[0])
    >>> play.outcome().winners == play.winners, clubsuit.explain(play.outcome().reason)
    (True, '1 points reach the target')
    """

    reason: Reason
    """The reason why the game ended; `clubsuit.explain` returns it as a sentence."""
    winners: list[int]
    """The seats of the winners."""


class Play(Independent):
    """A game in progress: its decisions so far and the state that they lead to.

    Create it with `Game.new`, `Game.table`, `Game.unseeded`, `Game.replay` or `View.sample`.

    >>> play = load("clubs-whist").new(seed=7, players=["Ada", "Bo", "Cy"])
    >>> play.turn, play.legal(), play.total, play.over
    (2, ['keep', 'swap'], [0, 0, 0], False)
    >>> play.play("swap")
    >>> play.hands[0].actions, play.players[play.turn]
    ([(2, 'swap')], 'Ada')
    """

    def __init__(
        self,
        game: Game,
        seed: int | None,
        players: list[str],
        pause: bool,
        fairness: Fairness | None,
    ) -> None:
        """Use `Game.new`, `Game.table` or `Game.unseeded` instead of this constructor."""
        self.game = game
        """The game with its options."""
        self.players = players
        """The players' names by seat."""
        self.fairness = fairness
        """The inputs of fair deals; None if the deals follow from the seed or are given."""
        self.hands: list[HandRecord] = []
        """The records of the hands, with all cards; the last one may be unfinished."""
        self.lines: list[list[ScoreLine]] = []
        """The lines of the score of each finished hand."""
        self.log: list[LogEntry] = []
        """The decisions of the current hand."""
        self._seen_by: int | None = None
        """The seat whose view the sampled hidden cards fit; None if the cards are the real ones."""
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
        """The complete state with all hidden cards; never show it to a player or a bot."""
        return self._states[0]

    def _word(self, name: str) -> int:
        """Return one number of the state, ten times faster than `self.state.NAME`."""
        return int(self._states[name][0])

    @property
    def turn(self) -> int | None:
        """The seat to act; None between hands and after the end."""
        turn = self._word("turn")
        return None if turn == NOBODY else turn

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self._word("phase") == OVER

    @property
    def waiting(self) -> bool:
        """True if the next hand must be dealt with `deal`."""
        return self._word("phase") == DEAL

    @property
    def winners(self) -> list[int] | None:
        """The seats of the winners; None until the game has ended."""
        if not self.over:
            return None
        return [p for p in range(self.game.seats) if int(self.state.winners) >> p & 1]

    @property
    def total(self) -> list[int]:
        """The points of each seat in all finished hands, by seat."""
        return [int(points) for points in self.state.total[: self.game.seats]]

    def legal(self, seat: int | None = None) -> list[str]:
        """Return all legal actions of a seat in the notation of RECORD.md, off-turn ones included.

        seat: by default the seat to act.

        The list is empty if the seat has nothing to decide. Raises TurnError for a seat that does
        not exist.
        """
        who = self.turn if seat is None else checked_seat(seat, self.game.seats)
        return [] if who is None else legal_texts(self.game.rules, self.state, who)

    def actions(self, seat: int | None = None) -> list[Move]:
        """Return the actions of `legal` as `Move` objects.

        The parameters and errors are those of `legal`.

        >>> load("clubs-whist").new(seed=7, actions=["swap", "keep", "keep"]).actions()[0].cards
        ['2D']
        """
        return [Move(text) for text in self.legal(seat)]

    def outcome(self) -> Outcome | None:
        """Return the winners and the reason of the end; None until the game has ended."""
        winners = self.winners
        return None if winners is None else Outcome(_why_over(self, winners), winners)

    def solve(self) -> dict[str, int] | None:
        """Return the value of each choice of the seat to act, computed with all cards open.

        A value is the seat's score of the hand after perfect play by all. In games that the solver
        treats as two-player games, the value is this score minus the score of the opponent. Returns
        None if the position is too large for the solver. See docs/solve.md.

        >>> load("clubs-whist").new(seed=7).solve() is None
        True
        """
        values: dict[str, int] | None = answer("solve", self)
        return values

    def read(self, text: str, seat: int | None = None) -> Action:
        """Return the legal action that a text describes, without carrying it out.

        The arguments and errors are those of `play`.
        """
        if seat is not None:
            seat = checked_seat(seat, self.game.seats)
        return read_action(self.game.rules, self.state, text, seat, self.players)

    def may_interject(self, seat: int) -> bool:
        """Return whether a seat may now act out of turn. Raises TurnError for an unknown seat."""
        return bool(self.game.rules.off_turn(self.state, checked_seat(seat, self.game.seats)))

    def play(self, text: str, seat: int | None = None) -> None:
        """Carry out a decision.

        text: the action in the notation of RECORD.md.
        seat: the seat that decides, by default the seat to act. It must be the seat's turn, unless
              the game allows this action out of turn.

        Raises NotationError, RuleError or TurnError, and changes nothing then.
        """
        self._act(self.read(text, seat))

    def act(self, action: Action) -> None:
        """Play an action that `read` returned, or an `Action` with a legal code.

        Raises RuleError for an illegal action and NotationError for a malformed one, and changes
        nothing then.
        """
        action = checked_action(action, self.game.seats)
        self.game.rules.must_be_legal(self.state, action)
        self._act(action)

    def _act(self, action: Action) -> None:
        """Play an action that is known to be legal."""
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
        """Deal the next hand from the seed or the fairness, or with given cards.

        deal:   the cards, as in a record.
        dealer: the seat that deals them, for the first hand only; in later hands the rules
                determine the dealer.

        Raises TurnError unless a hand must be dealt. Raises NotationError or RuleError for an
        invalid deal. Raises RuleError if there is no seed, no secret and no cards. After an error,
        nothing has changed.
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
        """Return the state after the next deal from the seed."""
        if not self._seeded:
            raise refusal("deal-no-seed", RuleError)
        states = self._states.copy()
        self.game.rules.deal(states[0])
        return states

    def _given(self, deal: Mapping[str, Any], dealer: int | None) -> np.ndarray:
        """Return the state after a deal with these cards; the seed's next deal is skipped."""
        states = self._states.copy()
        _place_deal(self.game, states[0], deal, dealer, first=not self.hands)
        if self._seeded:
            states[0].rng[:] = self._dealt()[0].rng
        return states

    def fair_deal(self) -> dict[str, Any]:
        """Return the next deal that `fairness` gives. Raises RuleError if the secret is unknown."""
        assert self.fairness is not None
        shuffle = self.fairness.shuffle(self.game.id, len(self.hands) + 1)
        return self.game.rules.deals.draw(self.state, shuffle)

    def why_not(self, text: str, seat: int | None = None) -> Reason | None:
        """Return why a seat (by default the seat to act) may not take this action; None if it is
        legal.

        The arguments are those of `play`. A seat that does not exist is a reason too, not an error.

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
        """Return the view of a seat. Raises TurnError for a seat that does not exist."""
        return View(self, checked_seat(seat, self.game.seats))

    def onlooker(self) -> "View":
        """Return the view of a spectator, with public information only.

        >>> load("clubs-whist").new(seed=7).onlooker().hand
        []
        """
        return View(self, SPECTATOR)

    def views(self, seats: Collection[int]) -> dict[int, "View"]:
        """Return the views of these seats, by seat; SPECTATOR stands for the spectators' view.

        This is faster than separate calls, because the spectators' view is computed from the views
        of all seats. Raises TurnError for a seat that does not exist.
        """
        wanted = _checked_viewers(seats, self.game.seats)
        if SPECTATOR not in wanted:
            return {seat: View(self, seat) for seat in wanted}
        seen = self.game.rules.views(self.state)
        return {seat: View(self, seat, seen[seat]) for seat in wanted}

    def record(self, view: int | None = None, first: int = 1) -> "Record":
        """Return the game so far as a record.

        view:  a seat; the record then includes only what that seat saw. By default, it includes
               everything.
        first: with `view`, the number of the first hand that the seat's player has seen. Earlier
               hands contain what spectators saw.

        The record contains the secret of fair deals only if the game is over and `view` is None.
        Raises TurnError for a seat that does not exist.
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
        """Return an independent copy."""
        return copy.deepcopy(self)

    def __repr__(self) -> str:
        waits = "over" if self.over else "waiting for a deal"
        turn = waits if self.turn is None else f"seat {self.turn} to act"
        total = " ".join(map(str, self.total))
        return f"<Play of {self.game.label}: hand {len(self.hands)}, {turn}, total {total}>"

    def _repr_html_(self) -> str:
        """Return the game as HTML for notebooks, with the cards of ALL seats.

        Show `view(seat)` instead if a player looks at the notebook.
        """
        s, deck = self.state, self.game.rules.deck
        rows = []
        for p, name in enumerate(self.players):
            held = notebook.cards(deck.names(int(s.hand[p])))
            seat = f"{p}{' to act' if p == self.turn else ''}"
            numbers = str(int(s.tricks[p])), str(int(s.total[p]))
            rows.append([seat, notebook.text(name), held, *numbers])
        caption = f"{notebook.text(self.game.id)}, hand {len(self.hands)}, all cards open"
        shown = [(entry.seat, entry.text, entry.trick, entry.wins) for entry in self.log]
        table = notebook.table(caption, SEAT_HEADINGS, rows)
        return self._repr_svg_() + table + notebook.tricks(shown)

    def _repr_svg_(self) -> str:
        """Return the game as a picture, with the cards of ALL seats; see `_repr_html_`."""
        rules, seats = self.game.rules, range(self.game.seats)
        return draw(rules, self.state, self.log, f"{self.game.id}, all cards open", seats)

    def _finish_hand(self) -> None:
        self.hands[-1].score = [int(points) for points in self.state.score[: self.game.seats]]
        self.lines.append(self.game.rules.words.score_lines(self.state))
        if not self._pause and not self.over:
            self.deal()


class View(BaseView):
    """The view of one seat. Players and bots learn about a state only through views.

    game:        the game with its options.
    seat:        the seat whose view this is; -2 for spectators.
    rules:       the rules of the game with its options.
    players:     the players' names by seat.
    scores:      by hand: the dealer's seat, and the points by seat or None.
    score_lines: the lines of the score of each finished hand.

    >>> view = load("clubs-whist").new(seed=7).view(2)
    >>> view.hand[:3], view.legal()
    (['5C', '7C', '8C'], ['keep', 'swap'])
    """

    def __init__(self, play: Play, seat: int, seen: np.ndarray | None = None) -> None:
        """See `Play.view`. seen: the seat's view as an array of one record, if already computed."""
        self.game = play.game
        super().__init__(play, play.game.rules, play.game.options, seat, seen)

    def sample(self, seed: int) -> Play:
        """Return a game that is consistent with this view, with random hidden cards.

        Each consistent deal is equally likely. The record of the game has no deals, and its `view`
        is this seat. Raises NotationError for a seed out of range, TurnError for a spectator.

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
    """A game that continues from a view with random hidden cards (see `View.sample`)."""

    def __init__(self, view: View, rng: np.ndarray) -> None:
        super().__init__(view.game, None, list(view.players), True, None)
        self._states = view.sample_state(rng)
        self._seen_by = view.seat
        self.hands = _shown_hands(view)
        self.lines, self.log = list(view.score_lines), list(view.log)


class Record(BaseRecord):
    """The record of a game in the format of RECORD.md; replaying it needs no seed.

    >>> record = load("clubs-whist").new(seed=7, actions=["keep", "swap"]).record()
    >>> Record.from_json(record.to_json()) == record
    True
    """

    def positions(self) -> Iterator[tuple[Play, int, str]]:
        """Yield the game before each decision, the deciding seat, and the decision's text.

        The game is the same object each time; use `copy()` to keep a position. Each decision is
        checked before the next one. Raises the errors of `clubsuit.replay`.

        >>> import clubsuit
        >>> play = clubsuit.load("clubs-whist").new(seed=7, actions=["keep", "swap"])
        >>> [(seat, text, g.view(seat).legal()) for g, seat, text in play.record().positions()]
        [(2, 'keep', ['keep', 'swap']), (0, 'swap', ['keep', 'swap'])]
        """
        walk: Iterator[tuple[Play, int, str]] = answer("positions", self)
        return walk


def _why_over(play: Play, winners: list[int]) -> Reason:
    """Return why a finished game has ended."""
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
    """Return a view's hands, without their deals. Earlier hands have only dealers and scores."""
    hands = [HandRecord(dealer, {}, [], score) for dealer, score in view.scores]
    if hands:
        hands[-1].actions = [(entry.seat, entry.text) for entry in view.log]
    return hands


def _place_deal(
    game: Game, s: State, deal: Mapping[str, Any], dealer: int | None, first: bool
) -> None:
    """Deal these cards in a state that waits for a deal.

    first: True for the first hand of the game, whose dealer can be chosen.
    """
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
    """Return hands as a seat saw them. Hands before `first` are returned as spectators saw them."""
    rules, options = play.game.rules, play.game.options
    own, public = play.view(seat), play.onlooker()
    hands = copy.deepcopy(play.hands)
    for number, hand in enumerate(hands, 1):
        seen = own if number >= first else public
        v = seen.state if number == len(hands) else seen.of_finished_hand(number)
        hand.deal = rules.deals.seen_by(hand.deal, hand.actions, seen.seat, options)
        hand.actions = [(p, rules.words.seen(v, p, text)) for p, text in hand.actions]
    return hands
