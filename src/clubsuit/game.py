"""Load a game, play it, look at it, replay it: the public interface.

>>> import clubsuit
>>> game = clubsuit.load("clubs-whist")
>>> g = game.new(seed=7)
>>> g.turn, g.legal()
(2, ['keep', 'swap'])
>>> g.play("swap")
>>> g.view(0).hand
['2C', '4C', '5C', '6C', 'KC', '6D', 'AD', '4H', '5H', 'JH', '2S', '3S', '10S']
>>> game.replay(g.record()).turn
0
"""

import copy
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from clubsuit.cards import symbol
from clubsuit.errors import ClubsuitError, NotationError, Reason, RuleError, TurnError, excerpt
from clubsuit.fair import Fairness
from clubsuit.games import REGISTRY
from clubsuit.games.base import (
    DEAL,
    NOBODY,
    OVER,
    Action,
    LogEntry,
    Rules,
    ScoreLine,
    State,
    next_dealer,
)
from clubsuit.record import HandRecord, Record
from clubsuit.texts import explain

SEEDS = 1 << 63
"""Seeds are numbers of 64 bits, below this one and from its negative on."""

SHOWN = 6
"""So many numbers of a list fit into a message: one for each seat of the largest table."""


def game_ids() -> list[str]:
    """The names of all games.

    >>> game_ids()
    ['free-clubs', 'clubs-whist', 'climbing-clubs', 'ruby-dame']
    """
    return list(REGISTRY)


def rules_of(game: str) -> Rules:
    """The declaration of a game by its name. Raises NotationError."""
    if not isinstance(game, str) or game not in REGISTRY:
        reason = Reason("", "game-unknown", {"game": excerpt(game), "known": ", ".join(REGISTRY)})
        raise NotationError(explain(reason), reason=reason)
    return REGISTRY[game]


def load(game: str, **options: Any) -> "Game":
    """A game with its options chosen.

    Raises NotationError for an unknown game or option, RuleError for a value or a
    combination of options that the rules do not give.

    >>> load("clubs-whist", target=5)
    clubsuit.load('clubs-whist', target=5)
    """
    return Game(rules_of(game), options)


class Game:
    """The rules of one game with its options chosen."""

    def __init__(self, rules: Rules, options: Mapping[str, Any]) -> None:
        self.options: dict[str, Any] = rules.read_options(options)
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
        defaults = self.rules.default_options(self.options)
        return {name: v for name, v in self.options.items() if v != defaults[name]}

    def new(
        self,
        seed: int | None = None,
        players: Sequence[str] | None = None,
        *,
        pause: bool = False,
        fairness: Fairness | None = None,
    ) -> "Play":
        """A new game, its first hand dealt.

        seed:     an int64 from which all deals follow; by default a secret one.
        players:  names by seat.
        pause:    True: after each hand wait for `Play.deal`; False: the next deal follows at once.
        fairness: the deals follow from this instead, and can be checked afterwards.

        Raises RuleError for a wrong number of names, or of strings in `fairness`, and
        NotationError for a seed out of range.
        """
        play = self.table(seed, players, pause=pause, fairness=fairness)
        play.deal()
        return play

    def table(
        self,
        seed: int | None = None,
        players: Sequence[str] | None = None,
        *,
        pause: bool = True,
        fairness: Fairness | None = None,
    ) -> "Play":
        """As `new`, but nothing is dealt yet."""
        if fairness:
            fairness.check(self.seats)
        names = list(players) if players else [f"Player {p + 1}" for p in range(self.seats)]
        if len(names) != self.seats:
            raise _record_fault("record-players", "", given=len(names), wanted=self.seats)
        known = secrets.randbits(62) if seed is None else int(seed)
        if not -SEEDS <= known < SEEDS:
            reason = Reason("", "seed-range")
            raise NotationError(explain(reason), reason=reason)
        return Play(self, known, names, pause, fairness)

    def replay(self, record: Record) -> "Play":
        """The game that a record tells, every decision and score checked.

        Where the record's `fairness` tells its secret, the deals must follow from it.
        The returned play pauses between hands. Raises NotationError, RuleError or
        TurnError with the hand, action and rule number of the first fault.
        """
        if record.view is not None:
            raise NotationError(explain(Reason("", "record-view")))
        play = self.table(0, record.players or [""], fairness=record.fairness)
        if record.fairness and record.fairness.secret:
            self.check_deals(record)
        for number, hand in enumerate(record.hands, 1):
            _replay_hand(play, hand, f"hand {number}")
        _compare("record-total", record.total, play.total, "total", self.rules)
        _compare("record-winners", record.winners, play.winners, "winners", self.rules)
        return play

    def check_deals(self, record: Record) -> None:
        """Make every deal of a record anew from its `fairness`, whose secret must be told.

        Nothing but the deals is looked at. Raises NotationError or RuleError with the
        hand and the rule of the first deal that differs.
        """
        assert record.fairness is not None
        play = self.table(0, fairness=record.fairness)
        for number, hand in enumerate(record.hands, 1):
            where = f"hand {number}"
            wanted = play.fair_deal()
            dealer = next_dealer(play.state)
            if hand.dealer != dealer:
                key = "record-dealer" if play.hands else "fair-dealer"
                rule = self.rules.deal_rule
                raise _record_fault(key, where, rule, given=hand.dealer, wanted=dealer)
            _locate(where, play.deal, hand.deal)
            _compare_deals(play.hands[-1].deal, wanted, where, self.rules.cards_rule)
            play.state.phase = DEAL  # the next hand, whatever was played in this one

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value!r}" for name, value in self.chosen.items())
        return f"clubsuit.load({self.id!r}{chosen})"


def replay(record: Record) -> "Play":
    """The game that a record tells; see `Game.replay`."""
    return Game(rules_of(record.game), record.options).replay(record)


def at_hand(record: Record, number: int) -> "Play":
    """The game of a record when hand `number` (from 1) has been dealt; nothing is checked.

    Raises NotationError for a hand that the record does not have.
    """
    if not 1 <= number <= len(record.hands):
        reason = Reason("", "record-no-hand", {"hand": number, "hands": len(record.hands)})
        raise NotationError(explain(reason), reason=reason)
    play = Game(rules_of(record.game), record.options).table(0, record.players)
    for hand in record.hands[: number - 1]:
        play.deal(hand.deal, hand.dealer)
        for seat, text in hand.actions:
            play.play(text, seat)
    last = record.hands[number - 1]
    play.deal(last.deal, last.dealer)
    return play


class Play:
    """One game being played: the list of its decisions, and the state that they give."""

    def __init__(
        self, game: Game, seed: int, players: list[str], pause: bool, fairness: Fairness | None
    ) -> None:
        self.game = game
        self.players = players
        self.fairness = fairness
        """From what the deals follow, where they can be checked; None: from the seed."""
        self.hands: list[HandRecord] = []
        self.lines: list[list[ScoreLine]] = []
        """The score of each finished hand, line by line."""
        self.log: list[LogEntry] = []
        """The decisions of the current hand."""
        self._pause = pause
        self._states = np.zeros(1, game.rules.dtype)
        game.rules.start(self.state, game.options, seed)
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
        """
        who = self._word("turn") if seat is None else seat
        return _legal_texts(self.game.rules, self.state, who)

    def read(self, text: str, seat: int | None = None) -> Action:
        """A legal action from its text, without carrying it out.

        Raises TurnError, NotationError or RuleError.
        """
        return _read(self.game.rules, self.state, text, seat, self.players)

    def may_interject(self, seat: int) -> bool:
        """Whether this seat may do something now whoever's turn it is."""
        return bool(self.game.rules.off_turn(self.state, seat))

    def play(self, text: str, seat: int | None = None) -> None:
        """Decide, for the seat to act or, out of turn, for the seat named.

        text: the action, as in RECORD.md.
        seat: who decides; when given, it must be that seat's turn, unless the game
              lets this be done out of turn.

        Raises NotationError, RuleError or TurnError, and changes nothing then.
        """
        self.act(self.read(text, seat))

    def act(self, action: Action) -> None:
        """Carry out an action known to be legal (from `read`, or a code of `Rules.legal`)."""
        s = self.state
        rules = self.game.rules
        out_of_turn = action.seat != NOBODY
        seat = action.seat if out_of_turn else self._word("turn")
        text = rules.text(s, action)
        tricks = self._word("tricks_done")
        in_trick = self._word("phase") in rules.trick_phases and not out_of_turn
        rules.apply(s, action)
        wins = self._word("last_winner") if self._word("tricks_done") > tricks else None
        note = rules.note(s, action)
        self.hands[-1].actions.append((seat, text))
        self.log.append(LogEntry(seat, text, tricks if in_trick else None, wins, note))
        if self._word("turn") == NOBODY:
            self._finish_hand()

    def deal(self, deal: Mapping[str, Any] | None = None, dealer: int | None = None) -> None:
        """Deal the next hand: from seed or fairness, or these very cards (a record's `deal`).

        Raises TurnError unless a deal is awaited, and NotationError or RuleError for a
        deal that the rules do not give, or that needs a secret which is not told;
        nothing is changed then.
        """
        if not self.waiting:
            reason = Reason("", "game-is-over" if self.over else "deal-not-now")
            raise TurnError(explain(reason), reason=reason)
        if deal is None and self.fairness:
            deal = self.fair_deal()
        next_states = self._states.copy()
        self.game.rules.deal(next_states[0])
        if deal is not None:
            generator = next_states[0].rng.copy()
            next_states = self._states.copy()
            if dealer is not None and not self.hands:
                next_states[0].dealer = dealer
            self.game.rules.set_deal(next_states[0], deal)
            next_states[0].rng[:] = generator
        self._states = next_states
        self.log = []
        self.hands.append(HandRecord(int(self.state.dealer), self.game.rules.get_deal(self.state)))

    def fair_deal(self) -> dict[str, Any]:
        """The next hand's deal as it follows from `fairness`. Raises RuleError without secret."""
        assert self.fairness is not None
        shuffle = self.fairness.shuffle(self.game.id, len(self.hands) + 1)
        return self.game.rules.dealt(self.state, shuffle)

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
        if not 0 <= seat < self.game.seats:
            reason = _no_seat(seat, self.game.seats)
            raise TurnError(explain(reason), reason=reason)
        return View(self, seat)

    def record(self, view: int | None = None) -> Record:
        """The game so far as a record; with `view`, as that seat saw it.

        A secret of the deals is told once the game is over, and in a view never.
        """
        hands = copy.deepcopy(self.hands)
        fairness = self.fairness
        if fairness and (view is not None or not self.over):
            fairness = fairness.sealed
        if view is not None:
            seen = self.view(view)
            for number, hand in enumerate(hands, 1):
                current = number == len(hands)
                v = seen.record if current else seen.of_finished_hand(number)
                hand.deal = self.game.rules.seen_deal(hand.deal, hand.actions, view)
                hand.actions = [(p, self.game.rules.seen(v, p, text)) for p, text in hand.actions]
        return Record(
            self.game.id,
            self.game.chosen,
            list(self.players),
            hands,
            self.total,
            self.winners,
            fairness=fairness,
            view=view,
        )

    def copy(self) -> "Play":
        """An independent copy, to try things out."""
        return copy.deepcopy(self)

    def _finish_hand(self) -> None:
        seats = self.game.seats
        self.hands[-1].score = [int(points) for points in self.state.score[:seats]]
        self.lines.append(self.game.rules.score_lines(self.state))
        if not self._pause and not self.over:
            self.deal()


class View:
    """What one seat may see of a game: the only way in which anything leaves a state."""

    def __init__(self, play: Play, seat: int) -> None:
        self.seat = seat
        self.rules = play.game.rules
        self._options = play.game.options
        self._players = list(play.players)
        self._records = np.zeros(1, self.rules.dtype)
        self.rules.view(play.state, seat, self.record)
        v = self.record
        self.log = [
            entry if entry.text == seen else entry._replace(text=seen)
            for entry in play.log
            for seen in (self.rules.seen(v, entry.seat, entry.text),)
        ]
        """The decisions of this hand, hidden cards as "?"."""
        self._hands = [(hand.dealer, hand.score) for hand in play.hands]
        self._lines = list(play.lines)

    @property
    def record(self) -> State:
        """The view as a record of the game's dtype; what is hidden is zero."""
        return self._records[0]

    @property
    def turn(self) -> int | None:
        """The seat to act, or None."""
        turn = int(self._records["turn"][0])
        return None if turn == NOBODY else turn

    @property
    def hand(self) -> list[str]:
        """This seat's cards."""
        return self.rules.deck.names(int(self.record.hand[self.seat]))

    def codes(self) -> list[int]:
        """The legal action codes, if it is this seat's turn."""
        return self.rules.legal_codes(self.record) if self.turn == self.seat else []

    def off_turn(self) -> list[Action]:
        """What this seat may do now whoever's turn it is."""
        return self.rules.off_turn(self.record, self.seat)

    def legal(self) -> list[str]:
        """What this seat may do now, in the notation of RECORD.md, out of turn too."""
        return _legal_texts(self.rules, self.record, self.seat)

    def read(self, text: str) -> Action:
        """A legal action of this seat from its text, judged by what the seat sees.

        Raises TurnError, NotationError or RuleError.
        """
        return _read(self.rules, self.record, text, self.seat, self._players)

    def matching(self, cards: Sequence[str]) -> list[str]:
        """The legal actions that use exactly these cards of the hand. Raises NotationError."""
        if self.turn != self.seat:
            return []
        mask = self.rules.deck.mask(cards)
        actions = self.rules.matching(self.record, mask)
        return [self.rules.text(self.record, action) for action in actions]

    def why_not(self, text: str) -> Reason | None:
        """Why this seat may not do this now, with the rule's number; None where it may."""
        try:
            self.read(text)
        except ClubsuitError as error:
            return error.reason or Reason(error.rule, "", {})
        return None

    def sample(self, rng: np.ndarray) -> np.ndarray:
        """One state (an array of one record) that fits all that this seat has seen.

        rng: int64[2], a generator set by `clubsuit.kernel.rand_seed`; it moves on.
        """
        states = self._records.copy()
        self.rules.sample(self.record, rng, states[0])
        return states

    def of_finished_hand(self, number: int) -> State:
        """This view as if it were of hand `number` (from 1), and over: what is settled is shown."""
        records = self._records.copy()
        records[0].phase = DEAL
        records[0].hand_number = number
        return records[0]

    def to_dict(self) -> dict[str, Any]:
        """The view for the browser and other programs: see `clubsuit.server.schema.View`."""
        v = self.record
        rules = self.rules
        seats = int(v.seats)
        return {
            "game": rules.id,
            "options": self._options,
            "seat": self.seat,
            "players": [self._player(p) for p in range(seats)],
            "hand_number": int(v.hand_number),
            "dealer": int(v.dealer),
            "phase": self._phase(),
            "turn": self.turn,
            "trump": rules.trump,
            "hand": self.hand,
            "log": [_log_dict(entry) for entry in self.log],
            "choices": self._choices(),
            "calls": self.rules.may_call(v, self.seat),
            "prompt": message(rules.prompt(v)),
            "table": rules.table(v, self.log),
            "scores": self._scores(),
            "target": int(v.target),
            "winners": self._winners(),
        }

    def _player(self, p: int) -> dict[str, Any]:
        v = self.record
        return {
            "seat": p,
            "name": self._players[p],
            "bot": None,
            "team": self.rules.team(v, p),
            "cards": int(v.count[p]),
            "tricks": int(v.tricks[p]),
            "points": self.rules.points(v, p),
            "total": int(v.total[p]),
        }

    def _phase(self) -> str:
        phase = int(self.record.phase)
        return {DEAL: "scored", OVER: "over"}.get(phase) or self.rules.phase_names[phase]

    def _choices(self) -> dict[str, Any] | None:
        v = self.record
        codes = self.codes()
        calls = self.rules.may_call(v, self.seat)
        others = self.off_turn()[len(calls) :]
        if not codes and not others:
            return None
        used = [self.rules.cards_of(v, code) for code in codes]
        sizes = [cards.bit_count() for cards in used if cards]
        buttons = [Action(code) for code, cards in zip(codes, used, strict=True) if not cards]
        buttons += others
        return {
            "buttons": [self.rules.text(v, action) for action in buttons],
            "verb": self.rules.verb(v),
            "cards": self.rules.deck.names(self.rules.playable(v, codes)),
            "pick": (min(sizes, default=0), max(sizes, default=0)),
            "only": self.rules.text(v, Action(codes[0])) if len(codes) == 1 else None,
        }

    def _scores(self) -> list[dict[str, Any]]:
        finished = [(dealer, score) for dealer, score in self._hands if score is not None]
        return [
            {
                "number": number,
                "dealer": dealer,
                "score": score,
                "lines": [
                    {"seat": line.seat, "points": line.points, "message": message(line.reason)}
                    for line in lines
                ],
            }
            for number, ((dealer, score), lines) in enumerate(
                zip(finished, self._lines, strict=True), 1
            )
        ]

    def _winners(self) -> list[int] | None:
        if int(self.record.phase) != OVER:
            return None
        return [p for p in range(int(self.record.seats)) if int(self.record.winners) >> p & 1]

    def __repr__(self) -> str:
        cards = " ".join(symbol(card) for card in self.hand)
        return f"<view of seat {self.seat}, {self._phase()}: {cards}>"


def message(reason: Reason) -> dict[str, Any]:
    """A reason as it goes over the wire."""
    return {"rule": reason.rule, "key": reason.key, "args": reason.args}


def _log_dict(entry: LogEntry) -> dict[str, Any]:
    verb, *cards = entry.text.split()
    shown = [card.partition("=") for card in cards]
    return {
        "seat": entry.seat,
        "verb": verb,
        "cards": [
            {"card": card, "stands_for": int(number) if number else None}
            for card, _, number in shown
            if not card.isdecimal()  # a seat that is called
        ],
        "text": entry.text,
        "trick": entry.trick,
        "wins": entry.wins,
        "note": message(entry.note) if entry.note else None,
    }


def _legal_texts(rules: Rules, s: State, seat: int) -> list[str]:
    """All that a seat may do in a state (or its own view of it), as texts."""
    codes = rules.legal_codes(s) if seat == s.turn else []
    actions = [Action(code) for code in codes] + rules.off_turn(s, seat)
    return [rules.text(s, action) for action in actions]


def _read(rules: Rules, s: State, text: str, seat: int | None, names: Sequence[str]) -> Action:
    """A legal action from its text, said by this seat (the one to act by default)."""
    turn = int(s.turn)
    if turn == NOBODY:
        reason = Reason("", "game-is-over" if s.phase == OVER else "nobodys-turn")
        raise TurnError(explain(reason), reason=reason)
    if seat is not None and not 0 <= seat < s.seats:
        reason = _no_seat(seat, int(s.seats))
        raise TurnError(explain(reason), reason=reason)
    if may_be_off_turn(rules, text):
        return rules.read_off_turn(s, text, turn if seat is None else seat)
    if seat is not None and seat != turn:
        reason = Reason("", "not-your-turn", {"seat": turn})
        raise TurnError(explain(reason, names), reason=reason)
    action = rules.read(s, text)
    refusal = rules.refusal(s, action)
    if refusal:
        raise RuleError(explain(refusal, names), reason=refusal)
    return action


def may_be_off_turn(rules: Rules, text: str) -> bool:
    """Whether the text is of a kind that these rules let be said out of turn."""
    verb = text[:40].split()[:1]
    return bool(verb) and verb[0].lower() in rules.off_turn_verbs


def _no_seat(seat: int, seats: int) -> Reason:
    return Reason("", "no-such-seat", {"number": seat, "last": seats - 1})


def _replay_hand(play: Play, hand: HandRecord, where: str) -> None:
    rules = play.game.rules
    if play.over:
        raise _record_fault("record-hand-after-end", where, rules.end_rule)
    if not play.waiting:
        raise _record_fault("record-hand-after", where, rules.hand_rule)
    if not play.hands and not 0 <= hand.dealer < play.game.seats:
        raise _record_fault("record-first-dealer", where, rules.deal_rule, given=hand.dealer)
    _locate(where, play.deal, hand.deal, hand.dealer)
    if hand.dealer != int(play.state.dealer):
        wanted = int(play.state.dealer)
        raise _record_fault(
            "record-dealer", where, rules.deal_rule, given=hand.dealer, wanted=wanted
        )
    for number, (seat, text) in enumerate(hand.actions, 1):
        here = f"{where}, action {number}"
        if play.turn is None:
            raise _record_fault("record-action-after", here, rules.hand_rule)
        if seat != play.turn and not may_be_off_turn(rules, text):
            raise _turn_fault(play, seat, here)
        _locate(here, play.play, text, seat)
    _compare("record-score", hand.score, play.hands[-1].score, where, rules)


def _compare_deals(
    given: Mapping[str, Any], wanted: Mapping[str, Any], where: str, rule: str
) -> None:
    """Raise RuleError where two deals differ, with the first group of cards in which they do."""
    found, due = _groups(given), _groups(wanted)
    for place, cards in due.items():
        missing = Counter(cards) - Counter(found[place])
        if missing:
            names = list(missing.elements())
            raise _record_fault("fair-deal", where, rule, place=place, cards=names)
        if cards != found[place]:
            raise _record_fault("fair-order", where, rule, place=place)


def _groups(deal: Mapping[str, Any]) -> dict[str, list[str]]:
    """The groups of cards of a deal by their place in the record: "chest", "hands[0]", …"""
    groups = {}
    for name, cards in deal.items():
        if cards and isinstance(cards[0], list):
            groups.update({f"{name}[{p}]": held for p, held in enumerate(cards)})
        else:
            groups[name] = cards
    return groups


def _locate(where: str, function: Any, *args: Any) -> None:
    """Call the function; an error of ours gets the place added."""
    try:
        function(*args)
    except ClubsuitError as error:
        raise type(error)(
            error.message, rule=error.rule, where=where, reason=error.reason
        ) from None


def _compare(key: str, given: Any, wanted: Any, where: str, rules: Rules) -> None:
    if given != wanted:
        rule = rules.score_rule if key == "record-score" else rules.end_rule
        raise _record_fault(key, where, rule, given=_listed(given), wanted=_listed(wanted))


def _listed(numbers: list[int] | None) -> str:
    """Numbers of a record for a message: more than there are seats need not be seen."""
    return str(numbers) if numbers is None or len(numbers) <= SHOWN else excerpt(numbers)


def _record_fault(key: str, where: str, rule: str = "", **args: Any) -> RuleError:
    reason = Reason(rule, key, args)
    return RuleError(explain(reason), where=where, reason=reason)


def _turn_fault(play: Play, seat: int, where: str) -> TurnError:
    rule = play.game.rules.turn_rule(play.state)
    reason = Reason(rule, "record-turn", {"given": seat, "wanted": play.turn})
    return TurnError(explain(reason), where=where, reason=reason)
