"""What one seat may see of a game, and the form in which it goes over the wire."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol

import numpy as np

from clubsuit.actions import Move, legal_texts, read_action
from clubsuit.arguments import checked_cards, checked_number
from clubsuit.cards import symbol
from clubsuit.copies import Independent
from clubsuit.errors import ClubsuitError, Reason, TurnError
from clubsuit.games.doors import checked_viewer
from clubsuit.games.rules import Rules
from clubsuit.games.state import DEAL, NOBODY, OVER, SPECTATOR, Action, State
from clubsuit.games.words import LogEntry, ScoreLine, waiting
from clubsuit.record import HandRecord
from clubsuit.texts import refusal


class Viewed(Protocol):
    """The parts of a `clubsuit.game.Play` that a view is made from."""

    players: list[str]
    hands: list[HandRecord]
    lines: list[list[ScoreLine]]
    log: list[LogEntry]

    @property
    def state(self) -> State:
        """The complete state, hidden cards included."""


class BaseView(Independent):
    """What one seat sees and may do; `clubsuit.game.View` can also draw the hidden cards.

    The seat SPECTATOR stands for spectators: they see what is open to all.
    """

    def __init__(
        self,
        play: Viewed,
        rules: Rules,
        options: Mapping[str, Any],
        seat: int,
        seen: np.ndarray | None,
    ) -> None:
        """See `clubsuit.game.View`."""
        self.seat = checked_viewer(seat, len(play.players))
        self.rules = rules
        self._options = options
        self.players = list(play.players)
        if seen is None:
            seen = np.zeros(1, self.rules.dtype)
            self.rules.view(play.state, self.seat, seen[0])
        self._states = seen
        self.log = [self._seen(entry) if entry.trick is None else entry for entry in play.log]
        """The decisions of this hand, hidden cards as "?"."""
        self.scores = [(hand.dealer, hand.score) for hand in play.hands]
        self.score_lines = list(play.lines)

    @property
    def state(self) -> State:
        """The view as an array of the game's dtype; what is hidden is zero."""
        return self._states[0]

    @property
    def turn(self) -> int | None:
        """The seat to act, or None."""
        turn = int(self._states["turn"][0])
        return None if turn == NOBODY else turn

    @property
    def hand(self) -> list[str]:
        """This seat's cards."""
        if self.seat == SPECTATOR:
            return []
        return self.rules.deck.names(int(self.state.hand[self.seat]))

    def codes(self) -> list[int]:
        """The legal action codes, if it is this seat's turn."""
        return self.rules.legal_codes(self.state) if self.turn == self.seat else []

    def off_turn(self) -> list[Action]:
        """What this seat may do now whoever's turn it is."""
        return [] if self.seat == SPECTATOR else self.rules.off_turn(self.state, self.seat)

    def legal(self) -> list[str]:
        """What this seat may do now, in the notation of RECORD.md, out of turn too."""
        watches = self.seat == SPECTATOR
        return [] if watches else legal_texts(self.rules, self.state, self.seat)

    def read(self, text: str) -> Action:
        """A legal action of this seat from its text, judged by what the seat sees.

        Raises TurnError, NotationError or RuleError.
        """
        if self.seat == SPECTATOR:
            raise refusal("onlooker-decides", TurnError)
        return read_action(self.rules, self.state, text, self.seat, self.players)

    def sure_rest(self) -> list[str]:
        """What this seat plays, one card after the other, to take all tricks that are left, in each
        deal that fits what it has seen and whatever the others play.

        Empty where that is not sure; when it is not on lead; and in games where it still counts
        what the others play to these tricks. What is answered follows from the view alone, so
        nobody learns of hidden cards by asking.

        >>> import clubsuit
        >>> game = clubsuit.load("ruby-dame")
        >>> game.new(seed=1).view(0).sure_rest()
        []
        """
        codes = self.rules.sure_rest(self.state) if self.turn == self.seat else []
        return [self.rules.words.text(self.state, Action(code)) for code in codes]

    def matching(self, cards: Sequence[str]) -> list[str]:
        """The legal actions that use exactly these cards of the hand. Raises NotationError."""
        mask = self.rules.deck.mask(checked_cards(cards))
        if self.turn != self.seat:
            return []
        actions = self.rules.words.matching(self.state, mask)
        return [self.rules.words.text(self.state, action) for action in actions]

    def why_not(self, text: str) -> Reason | None:
        """Why this seat may not do this now, with the rule's number; None where it may."""
        try:
            self.read(text)
        except ClubsuitError as error:
            return error.reason or Reason(error.rule, "", {})
        return None

    def actions(self) -> list[Move]:
        """As `legal`, as values that can be taken apart."""
        return [Move(text) for text in self.legal()]

    def sample_state(self, rng: np.ndarray) -> np.ndarray:
        """One state (an array of one record) that fits all that this seat has seen.

        rng: a generator of `clubsuit.random_numbers`; it moves on.
        """
        states = self._states.copy()
        self.rules.sample(self.state, rng, states[0])
        return states

    def of_finished_hand(self, number: int) -> State:
        """This view as if it were of hand `number` (from 1), and over: what is settled is shown.

        Raises NotationError for a hand that has not been dealt.
        """
        number = checked_number(number, "number", 1, len(self.scores))
        states = self._states.copy()
        states[0].phase = DEAL
        states[0].hand_number = number
        return states[0]

    def to_dict(self, common: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The view for the browser and other programs: see `clubsuit.server.wire.schema.View`.

        common: `common` of the spectator's view of the same moment, where it is made already.
        """
        common = common or self.common()
        return {
            **common,
            "seat": NOBODY if self.seat == SPECTATOR else self.seat,
            "hand": self.hand,
            "log": [
                self._log_dict(entry) if entry.trick is None else shown
                for entry, shown in zip(self.log, common["log"], strict=True)
            ],
            "choices": self._choices(),
            "calls": self._calls(),
            "rule": self._rule(),
            "prompt": message(self._prompt()),
            "table": self.rules.words.table(self.state),
        }

    def common(self) -> dict[str, Any]:
        """What `to_dict` has that is the same in the views of all seats, and in a spectator's, who
        knows nothing else; with None in the places of the rest, and the log as it is seen here."""
        v = self.state
        return {
            "game": self.rules.id,
            "options": self._options,
            "seat": None,
            "players": self._players(),
            "hand_number": int(v.hand_number),
            "dealer": int(v.dealer),
            "phase": self._phase(),
            "turn": self.turn,
            "trump": self.rules.trump,
            "hand": None,
            "log": [self._log_dict(entry) for entry in self.log],
            **dict.fromkeys(("choices", "calls", "rule", "prompt", "table")),
            "scores": self._scores(),
            "target": int(v.target),
            "winners": self._winners(),
        }

    def _prompt(self) -> Reason:
        return (
            waiting(self.state) if self.seat == SPECTATOR else self.rules.words.prompt(self.state)
        )

    def _seen(self, entry: LogEntry) -> LogEntry:
        seen = self.rules.words.seen(self.state, entry.seat, entry.text)
        hidden = seen != entry.text
        return entry._replace(text=seen, code=NOBODY, cards=0) if hidden else entry

    def _log_dict(self, entry: LogEntry) -> dict[str, Any]:
        to = None
        if entry.trick is None:
            verb = entry.text.partition(" ")[0]
            to = self.rules.words.receiver(self.state, entry.seat, verb)
        shown = _shown(entry.seat, entry.text, to, entry.trick, entry.wins)
        return {**shown, "note": message(entry.note)} if entry.note else shown

    def _players(self) -> list[dict[str, Any]]:
        v = self.state
        by_seat = zip(
            self.players, v.count.tolist(), v.tricks.tolist(), v.total.tolist(), strict=False
        )
        return [
            {
                "seat": p,
                "name": name,
                "bot": None,
                "team": self.rules.team(v, p),
                "cards": cards,
                "tricks": tricks,
                "points": self.rules.words.points(v, p),
                "total": total,
            }
            for p, (name, cards, tricks, total) in enumerate(by_seat)
        ]

    def _phase(self) -> str:
        phase = int(self.state.phase)
        return {DEAL: "scored", OVER: "over"}.get(phase) or self.rules.phase_names[phase]

    def _rule(self) -> str:
        if self.turn is not None:
            return self.rules.turn_rule(self.state)
        over = int(self.state.phase) == OVER
        return self.rules.end_rule if over else self.rules.score_rule

    def _calls(self) -> list[int]:
        return [] if self.seat == SPECTATOR else self.rules.may_call(self.state, self.seat)

    def _choices(self) -> dict[str, Any] | None:
        v = self.state
        codes = self.codes()
        others = self.off_turn()[len(self._calls()) :]
        if not codes and not others:
            return None
        used = [self.rules.words.cards_of(v, code) for code in codes]
        sizes = [cards.bit_count() for cards in used if cards]
        buttons = [Action(code) for code, cards in zip(codes, used, strict=True) if not cards]
        buttons += others
        return {
            "buttons": [self.rules.words.text(v, action) for action in buttons],
            "verb": self.rules.words.verb(v),
            "cards": self.rules.deck.names(self.rules.words.playable(v, codes)),
            "pick": (min(sizes, default=0), max(sizes, default=0)),
            "only": self.rules.words.text(v, Action(codes[0])) if len(codes) == 1 else None,
            "claim_rest": len(self.sure_rest()) > 1,
        }

    def _scores(self) -> list[dict[str, Any]]:
        finished = [(dealer, score) for dealer, score in self.scores if score is not None]
        shown = [list(map(line_told, lines)) for lines in self.score_lines]
        return [
            {"number": number, "dealer": dealer, "score": score, "lines": lines}
            for number, ((dealer, score), lines) in enumerate(zip(finished, shown, strict=True), 1)
        ]

    def _winners(self) -> list[int] | None:
        if int(self.state.phase) != OVER:
            return None
        return [p for p in range(int(self.state.seats)) if int(self.state.winners) >> p & 1]

    def __repr__(self) -> str:
        if self.seat == SPECTATOR:
            return f"<view of an onlooker, {self._phase()}>"
        cards = " ".join(symbol(card) for card in self.hand)
        return f"<view of seat {self.seat}, {self._phase()}: {cards}>"


@lru_cache(maxsize=1 << 14)
def _shown(seat: int, text: str, to: int | None, trick: int | None, wins: int | None) -> Any:
    """An entry of the log over the wire: the same for all who see it, and never to be changed."""
    verb, *cards = text.split()
    shown = [card.partition("=") for card in cards]
    return {
        "seat": seat,
        "verb": verb,
        "cards": [
            {"card": card, "stands_for": int(number) if number else None}
            for card, _, number in shown
            if not card.isdecimal()  # a seat that is called
        ],
        "to": to,
        "text": text,
        "trick": trick,
        "wins": wins,
        "note": None,
    }


def message(reason: Reason) -> dict[str, Any]:
    """A reason as it goes over the wire."""
    return {"rule": reason.rule, "key": reason.key, "args": reason.args}


def line_told(line: ScoreLine) -> dict[str, Any]:
    """A line of a score as it goes over the wire."""
    return {"seat": line.seat, "points": line.points, "message": message(line.reason)}
