"""The view of one seat, and its form for browsers and other programs."""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol

import numpy as np

from clubsuit import notebook, pictures
from clubsuit.actions import Move, legal_texts, read_action
from clubsuit.arguments import checked_cards, checked_number
from clubsuit.cards import HIDDEN, symbol
from clubsuit.copies import Independent
from clubsuit.errors import ClubsuitError, Reason, TurnError
from clubsuit.games.doors import checked_viewer
from clubsuit.games.log import LogEntry
from clubsuit.games.places import ends, places
from clubsuit.games.rules import Rules
from clubsuit.games.state import DEAL, NOBODY, OVER, SPECTATOR, Action, State
from clubsuit.games.story import Story
from clubsuit.games.words import ScoreLine, waiting
from clubsuit.record import HandRecord
from clubsuit.texts import refusal

SEAT_HEADINGS = ("seat", "player", "cards", "tricks", "total")
"""The columns of seats in notebooks."""

FEW = 11
"""Maximum number of cards that do not overlap in a picture."""


class Viewed(Protocol):
    """The parts of `clubsuit.game.Play` from which views are made."""

    players: list[str]
    hands: list[HandRecord]
    lines: list[list[ScoreLine]]
    log: list[LogEntry]

    @property
    def state(self) -> State:
        """The complete state, hidden cards included."""


class BaseView(Independent):
    """The information and the legal actions of one seat; `clubsuit.game.View` adds `sample`.

    Spectators have the seat SPECTATOR and see only public information.

    seat:        the seat whose view this is.
    rules:       the rules of the game with its options.
    players:     the players' names by seat.
    scores:      by hand: the dealer's seat, and the points by seat or None.
    score_lines: the lines of the score of each finished hand.
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
        """The decisions of this hand, with "?" for hidden cards."""
        self.scores = [(hand.dealer, hand.score) for hand in play.hands]
        self.score_lines = list(play.lines)
        self.choosing: Sequence[int] = ()
        """The seats that still have to choose, if all players choose at the same time."""
        self.chosen: str | None = None
        """The choice of this seat, which it can change until all have chosen."""

    @property
    def state(self) -> State:
        """The view as a NumPy record of the game's dtype; hidden values are zero."""
        return self._states[0]

    @property
    def turn(self) -> int | None:
        """The seat to act; None between hands and after the end."""
        turn = int(self._states["turn"][0])
        return None if turn == NOBODY else turn

    @property
    def hand(self) -> list[str]:
        """The names of this seat's cards; empty for a spectator."""
        if self.seat == SPECTATOR:
            return []
        return self.rules.deck.names(int(self.state.hand[self.seat]))

    def codes(self) -> list[int]:
        """Return the codes of the legal actions; empty unless it is this seat's turn."""
        return self.rules.legal_codes(self.state) if self.turn == self.seat else []

    def off_turn(self) -> list[Action]:
        """Return the actions that this seat may now take out of turn."""
        return [] if self.seat == SPECTATOR else self.rules.off_turn(self.state, self.seat)

    def legal(self) -> list[str]:
        """Return all legal actions in the notation of RECORD.md, off-turn ones included."""
        watches = self.seat == SPECTATOR
        return [] if watches else legal_texts(self.rules, self.state, self.seat)

    def read(self, text: str) -> Action:
        """Return the legal action that a text describes, judged only by what this seat knows.

        Raises TurnError if the seat may not act now, NotationError if the text is malformed, and
        RuleError if the rules forbid the action.
        """
        if self.seat == SPECTATOR:
            raise refusal("onlooker-decides", TurnError)
        return read_action(self.rules, self.state, text, self.seat, self.players)

    def sure_rest(self) -> list[str]:
        """Return actions that win all remaining tricks, whatever cards the others hold and play.

        The list is empty if these tricks are not certain, or if the seat is not on lead. It is also
        empty in games in which the cards that others play to these tricks still matter. The result
        depends only on the view, so it reveals nothing about hidden cards.

        >>> import clubsuit
        >>> game = clubsuit.load("ruby-dame")
        >>> game.new(seed=1).view(0).sure_rest()
        []
        """
        codes = self.rules.sure_rest(self.state) if self.turn == self.seat else []
        return [self.rules.words.text(self.state, Action(code)) for code in codes]

    def matching(self, cards: Sequence[str]) -> list[str]:
        """Return the legal actions that use exactly these cards.

        Raises NotationError for an invalid name of a card.
        """
        mask = self.rules.deck.mask(checked_cards(cards))
        if self.turn != self.seat:
            return []
        actions = self.rules.words.matching(self.state, mask)
        return [self.rules.words.text(self.state, action) for action in actions]

    def why_not(self, text: str) -> Reason | None:
        """Return the reason why this seat may not take this action now; None if it is legal.

        text: the action in the notation of RECORD.md. A text that cannot be read is not an error;
              the reason says so.
        """
        try:
            self.read(text)
        except ClubsuitError as error:
            return error.reason or Reason(error.rule, "", {})
        return None

    def actions(self) -> list[Move]:
        """Return the actions of `legal` as `Move` objects."""
        return [Move(text) for text in self.legal()]

    def story(self) -> Story | None:
        """Return the story of the hand that has just ended; None during a hand.

        >>> import clubsuit
        >>> clubsuit.load("clubs-whist").new(seed=7).view(0).story() is None
        True
        """
        v = self.state
        if int(v.phase) not in (DEAL, OVER) or not self.log:
            return None
        return self.rules.words.story(v, self.log)

    def sample_state(self, rng: np.ndarray) -> np.ndarray:
        """Return a random state (an array of one record) that is consistent with this view.

        rng: a generator of `clubsuit.random_numbers` (an int64[4]), which this method advances.

        The arguments are not checked, since bots call this thousands of times a second; an invalid
        one may cause any error. `sample` checks its arguments.
        """
        states = self._states.copy()
        self.rules.sample(self.state, rng, states[0])
        return states

    def of_finished_hand(self, number: int) -> State:
        """Return a copy of `state` as if hand `number` (from 1) had just ended; see `Words.seen`.

        Raises NotationError for a hand that has not been dealt.
        """
        number = checked_number(number, "number", 1, len(self.scores))
        states = self._states.copy()
        states[0].phase = DEAL
        states[0].hand_number = number
        return states[0]

    def to_dict(self, common: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Return the view for browsers and programs, as `clubsuit.server.wire.schema.View`.

        common: the result of `common` for the spectator's view of this position; passing it saves
                time. It is not checked for errors.
        """
        common = common or self.common()
        return {
            **common,
            "seat": NOBODY if self.seat == SPECTATOR else self.seat,
            "turn": _awaited(self),
            "chosen": self.chosen,
            "hand": self.hand,
            "announcements": self._announcements(),
            "log": [
                self._log_dict(entry) if entry.trick is None else shown
                for entry, shown in zip(self.log, common["log"], strict=True)
            ],
            "choices": self._choices(),
            "calls": self._calls(),
            "rule": self._rule(),
            "prompt": message(self._prompt()),
            "table": self.rules.words.table(self.state),
            "story": story_message(story) if (story := self.story()) else None,
        }

    def common(self) -> dict[str, Any]:
        """Return the fields of `to_dict` that are the same for all seats and spectators.

        The other fields are None, except that `log` is the log of this view.
        """
        v = self.state
        return {
            "game": self.rules.id,
            "options": self._options,
            "seat": None,
            "players": _players(self),
            "hand_number": int(v.hand_number),
            "dealer": int(v.dealer),
            "phase": self._phase(),
            "turn": None,
            "choosing": list(self.choosing),
            "chosen": None,
            "trump": self.rules.trump,
            "hand": None,
            "log": [self._log_dict(entry) for entry in self.log],
            **dict.fromkeys(
                ("announcements", "choices", "calls", "rule", "prompt", "table", "story")
            ),
            "scores": _scores(self),
            "target": int(v.target),
            "ends": ends(self.rules, v),
            "winners": self._winners(),
            "places": places(self.rules, v) if int(v.phase) == OVER else None,
        }

    def _prompt(self) -> Reason:
        if self.choosing and self.seat not in self.choosing:
            return Reason("", "prompt-choosing", {"seats": list(self.choosing)})
        return (
            waiting(self.state) if self.seat == SPECTATOR else self.rules.words.prompt(self.state)
        )

    def _announcements(self) -> list[dict[str, Any]]:
        told = self.rules.words.announcements(self.state, self.log)
        return [{"after": one.after, "message": message(one.reason)} for one in told]

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

    def _winners(self) -> list[int] | None:
        if int(self.state.phase) != OVER:
            return None
        return [p for p in range(int(self.state.seats)) if int(self.state.winners) >> p & 1]

    def __repr__(self) -> str:
        if self.seat == SPECTATOR:
            return f"<view of an onlooker, {self._phase()}>"
        cards = " ".join(symbol(card) for card in self.hand)
        return f"<view of seat {self.seat}, {self._phase()}: {cards}>"

    def _repr_html_(self) -> str:
        """Return the view as HTML for notebooks: what this seat sees, and nothing else."""
        rows = []
        for player in _players(self):
            mine = player["seat"] == self.seat
            held = notebook.cards(self.hand) if mine else f"{player['cards']} cards"
            seat = f"{player['seat']}{' to act' if player['seat'] == self.turn else ''}"
            numbers = map(str, (player["tricks"], player["total"]))
            rows.append([seat, notebook.text(player["name"]), held, *numbers])
        who = "an onlooker" if self.seat == SPECTATOR else f"seat {self.seat}"
        caption = f"View of {who}: {notebook.text(self.rules.id)}, {notebook.text(self._phase())}"
        shown = [(entry.seat, entry.text, entry.trick, entry.wins) for entry in self.log]
        table = notebook.table(caption, SEAT_HEADINGS, rows)
        return self._repr_svg_() + table + notebook.tricks(shown)

    def _repr_svg_(self) -> str:
        """Return the view as a picture: what this seat sees, and nothing else."""
        return self.picture()

    def picture(self, steps: Sequence[str] = ()) -> str:
        """Return the view as an SVG: what this seat sees, and nothing else.

        steps: the names of the ids that the seat has chosen in the middle of a decision; any texts
               are shown as they are, without errors.

        >>> import clubsuit
        >>> clubsuit.load("ruby-dame").new(seed=1).view(0).picture().partition(" ")[0]
        '<svg'
        """
        who = "an onlooker" if self.seat == SPECTATOR else f"seat {self.seat}"
        title = f"{self.rules.id}, what {who} sees"
        return draw(self.rules, self.state, self.log, title, {self.seat}, steps)


def draw(
    rules: Rules,
    s: State,
    log: Sequence[LogEntry],
    title: str,
    seats: Collection[int],
    steps: Sequence[str] = (),
) -> str:
    """Return a state, or a view, as an SVG: all hands, and the last trick of the log.

    seats: the seats whose cards are shown; the cards of others are face down.
    steps: as in `BaseView.picture`.
    """
    rows = [_hand_row(rules, s, p, p in seats, steps) for p in range(int(s.seats))]
    if steps and not set(steps) <= set(rules.deck.names(rules.deck.all)):
        rows.append(pictures.Row(f"chosen: {' '.join(steps)}"))
    rows += _trick_row(log)
    return pictures.picture(title, rows, rules.words.worth(s))


def _hand_row(rules: Rules, s: State, seat: int, shown: bool, steps: Sequence[str]) -> pictures.Row:
    """Return the cards of a seat as a row of a picture."""
    label = f"seat {seat}{' to act' if seat == s.turn else ''}"
    if not shown:
        return pictures.Row(label, [HIDDEN] * int(s.count[seat]))
    held = int(s.hand[seat]), rules.beside_hand(s, seat)
    cards = [name for part in held for name in rules.deck.names(part)]
    return pictures.Row(label, cards, chosen=steps if seat == s.turn else ())


def _trick_row(log: Sequence[LogEntry]) -> list[pictures.Row]:
    """Return the last trick as a row of a picture, with the seats below; empty without a trick."""
    last = max((entry.trick for entry in log if entry.trick is not None), default=None)
    played = [entry for entry in log if last is not None and entry.trick == last]
    cards = [(card, entry.seat, n) for entry in played for n, card in enumerate(_cards(entry))]
    seat = "seat " if len(cards) <= FEW else ""
    notes = [f"{seat}{who}" if n == 0 else "" for _, who, n in cards]
    ended = any(entry.wins is not None for entry in played)
    label = "last trick" if ended else "trick"
    return [pictures.Row(label, [card for card, _, _ in cards], notes)] if cards else []


def _cards(entry: LogEntry) -> list[str]:
    """Return the cards of a decision as its text names them."""
    return entry.text.split()[1:]


def _awaited(view: BaseView) -> int | None:
    """Return the seat that others wait for: this one, if it still has to choose."""
    if not view.choosing or view.seat in view.choosing:
        return view.turn
    return view.choosing[0]


def _players(view: BaseView) -> list[dict[str, Any]]:
    """Return the players for the wire; the server adds their bots and portraits."""
    v = view.state
    by_seat = zip(view.players, v.count.tolist(), v.tricks.tolist(), v.total.tolist(), strict=False)
    return [
        {
            "seat": p,
            "name": name,
            "bot": None,
            "face": "",
            "team": view.rules.team(v, p),
            "cards": cards,
            "tricks": tricks,
            "points": view.rules.words.points(v, p),
            "total": total,
        }
        for p, (name, cards, tricks, total) in enumerate(by_seat)
    ]


def _scores(view: BaseView) -> list[dict[str, Any]]:
    """Return the scores of all finished hands for the wire."""
    finished = [(dealer, score) for dealer, score in view.scores if score is not None]
    shown = [list(map(line_message, lines)) for lines in view.score_lines]
    return [
        {"number": number, "dealer": dealer, "score": score, "lines": lines}
        for number, ((dealer, score), lines) in enumerate(zip(finished, shown, strict=True), 1)
    ]


@lru_cache(maxsize=1 << 14)
def _shown(seat: int, text: str, to: int | None, trick: int | None, wins: int | None) -> Any:
    """Return a log entry in the form sent over the wire.

    Views share the dict, so it must not be changed.
    """
    verb, *cards = text.split()
    shown = [card.partition("=") for card in cards]
    return {
        "seat": seat,
        "verb": verb,
        "cards": [
            {"card": card, "stands_for": int(number) if number else None}
            for card, _, number in shown
            if not card.isdecimal()  # in a call, the number is a seat
        ],
        "to": to,
        "text": text,
        "trick": trick,
        "wins": wins,
        "note": None,
    }


def message(reason: Reason) -> dict[str, Any]:
    """Return a reason in the form sent over the wire."""
    return {"rule": reason.rule, "key": reason.key, "args": reason.args}


def line_message(line: ScoreLine) -> dict[str, Any]:
    """Return a line of a score in the form sent over the wire."""
    return {"seat": line.seat, "points": line.points, "message": message(line.reason)}


def story_message(story: Story) -> dict[str, Any]:
    """Return the story of a hand in the form sent over the wire."""
    moment = story.moment
    return {
        "headline": message(story.headline),
        "also": [message(reason) for reason in story.also],
        "moment": moment and {"number": moment.number, "message": message(moment.reason)},
    }
