"""The words of Free Clubs in honour play: calls, retaken cards and the referee's rulings."""

from typing import Any

from clubsuit.cards import SUITS
from clubsuit.errors import Reason, RuleError
from clubsuit.games import words
from clubsuit.games.free_clubs import rules as strict
from clubsuit.games.free_clubs.honour.rules import (
    CALL,
    CALLS,
    FORFEITS_TRICK,
    GOES_BACK,
    NO_CODE,
    NO_POINTS,
    NONE_FOUND,
    READY,
    SETTLE,
    TAKE,
    full_trick,
    got_by,
    pack,
    unpack,
)
from clubsuit.games.free_clubs.rules import (
    AUCTION,
    HANDICAP,
    PLAY,
    SEATS,
    SEND,
    TRICKS,
    left_of,
    received,
    step_suit,
)
from clubsuit.games.free_clubs.suit_sampling import KING, KING_CARDS, QUEEN
from clubsuit.games.free_clubs.table import LEVELS, step_name
from clubsuit.games.free_clubs.words import FreeClubsWords
from clubsuit.games.state import SPECTATOR, Action, State
from clubsuit.games.words import ScoreLine
from clubsuit.texts import refusal


class HonourWords(FreeClubsWords):
    """The words of Free Clubs with additional ones for calls, rulings and retaken cards."""

    def verb(self, v: State) -> str | None:
        if v.phase == PLAY and v.retaking:
            return "retake"
        if full_trick(v):
            return None
        return super().verb(v)

    def cards_of(self, v: State, code: int) -> int:
        if code == strict.PASS or CALL <= code <= READY:
            return 0
        if code >= NO_CODE:
            raise words.unreadable(code)
        return int(unpack(code))

    def text(self, s: State, action: Action) -> str:
        code = action.code
        if code in _WORDS:
            return _WORDS[code]
        if code == strict.PASS:
            return super().text(s, action)
        cards = self.deck.names(self.cards_of(s, code))
        cards.sort(key=lambda card: -self.deck.ranks.index(card[:-1]) if card != "X" else 0)
        return " ".join([str(self.verb(s)), *cards])

    def read(self, s: State, text: str) -> Action:
        verb, names = words.split_action(text)
        if verb in self.rules.off_turn_verbs:
            return self.read_off_turn(s, text, int(s.turn))
        phase = int(s.phase)
        if verb not in ("take", "retake") and phase in (AUCTION, SEND):
            return super().read(s, text)
        limits = {"discard": KING_CARDS, "give": 1, "play": 1, "retake": 1, "take": 0}
        least = int(verb in ("play", "retake"))
        if verb in ("bid", "pass", "send"):
            raise words.wrong_phase("FC-17", text)
        if verb not in limits or not least <= len(names) <= limits[verb]:
            raise words.unreadable(text)
        cards = self.deck.mask(names)
        if full_trick(s):
            if verb != "take":
                raise _refusal("free-take-first")
            return Action(TAKE)
        if verb != self.verb(s):
            raise words.wrong_phase("FC-17", text)
        self.check_held(s, cards, "FC-9" if phase == HANDICAP else "FC-12")
        most = KING_CARDS if s.due >> 2 == KING else 1
        if phase == HANDICAP and len(names) > most:
            raise _refusal("free-pay-most", "FC-9", card=[step_name(s.due)])
        return Action(pack(cards))

    def read_off_turn(self, s: State, text: str, seat: int) -> Action:
        verb, named = words.split_action(text)
        if verb == "ready" and not named:
            return self._read_ready(s, text, seat)
        if verb != "call" or named not in (["0"], ["1"], ["2"]):
            raise words.unreadable(text)
        called = int(named[0])
        if s.phase != PLAY and s.phase != SETTLE:
            raise _refusal("free-call-early")
        if s.misses[seat] >= CALLS:
            raise _refusal("free-call-spent", calls=CALLS)
        return Action(CALL + called, 0, seat)

    def _read_ready(self, s: State, text: str, seat: int) -> Action:
        if s.phase != SETTLE:
            raise words.wrong_phase("FC-17", text)
        if s.readies >> seat & 1:
            raise _refusal("free-ready-already")
        return Action(READY) if seat == s.turn else Action(READY, 0, seat)

    def refusal(self, v: State, action: Action) -> Reason | None:
        if v.phase == AUCTION:
            return super().refusal(v, action)
        if v.phase == PLAY and v.retaking and v.back >> action.code & 1:
            return Reason("FC-17", "free-retake-other", {"cards": [self.deck.name(action.code)]})
        return None

    def note(self, s: State, action: Action) -> Reason | None:
        if not CALL <= action.code < CALL + SEATS:
            return None
        args: dict[str, Any] = {"seat": action.code - CALL}
        if s.ruling == NONE_FOUND:
            args["left"] = int(CALLS - s.misses[action.seat])
            return Reason("FC-17", "free-ruling-none", args)
        args["cards"] = [self.deck.name(int(s.ruled_card))]
        args["why"] = ("revoked", "owed")[int(s.ruled_why)]
        args["trick"] = int(s.ruled_trick) + 1
        if s.ruling == GOES_BACK:
            args["then"] = ("back", "discarded", "given")[int(s.ruled_then)]
            args["last"] = "no" if s.retaking else "yes"
        keys = {GOES_BACK: "a", FORFEITS_TRICK: "b", NO_POINTS: "c"}
        return Reason("FC-17", f"free-ruling-{keys[int(s.ruling)]}", args)

    def prompt(self, v: State) -> Reason:
        if v.phase == SETTLE and not v.readies >> v.me & 1:
            return Reason("FC-17", "free-prompt-ready")
        if v.turn != v.me and full_trick(v):
            return Reason("FC-17", "free-prompt-wait-take", {"seat": int(v.turn)})
        if v.turn != v.me or v.phase in (AUCTION, SEND):
            return super().prompt(v)
        if v.phase == HANDICAP:
            args: dict[str, Any] = {"card": [step_name(v.due)], "suit": SUITS[step_suit(v.due)]}
            if v.due >> 2 == QUEEN:
                args["seat"] = left_of(int(v.me))
            return Reason("FC-9", f"free-prompt-honour-{LEVELS[v.due >> 2]}", args)
        if full_trick(v):
            return Reason("FC-17", "free-prompt-take")
        if v.retaking:
            cards = self.deck.names(int(v.back))
            key = "free-prompt-retake" if cards else "free-prompt-retake-discarded"
            return Reason("FC-17", key, {"cards": cards})
        return super().prompt(v)

    def score_lines(self, s: State) -> list[ScoreLine]:
        lines = super().score_lines(s)
        for p in range(SEATS):
            lost = sum(line.points for line in lines if line.seat == p and line.points > 0)
            if s.barred >> p & 1:
                lines.append(ScoreLine(p, -lost, Reason("FC-17", "free-line-barred")))
        return lines

    def table(self, v: State) -> dict[str, Any]:
        retaking = bool(v.retaking)
        return {
            **super().table(v),
            "received": self.deck.names(int(received(v)) | int(_got(v))),
            "honour": {
                "owed": self.deck.names(int(v.owed[v.me])),
                "forfeits": [bool(v.forfeits >> p & 1) for p in range(SEATS)],
                "barred": [bool(v.barred >> p & 1) for p in range(SEATS)],
                "calls_left": [int(CALLS - v.misses[p]) for p in range(SEATS)],
                "ready": [bool(v.readies >> p & 1) for p in range(SEATS)],
                "full": bool(full_trick(v)),
                "retaking": int(v.turn) if retaking else None,
                "back": self.deck.names(int(v.back)) if retaking else [],
            },
        }


def _got(v: State) -> int:
    """Return the cards that rulings have given to the view's seat."""
    return 0 if v.me == SPECTATOR else int(got_by(v, int(v.me), TRICKS))


_WORDS = {**{CALL + p: f"call {p}" for p in range(SEATS)}, TAKE: "take", READY: "ready"}


def _refusal(key: str, rule: str = "FC-17", **args: Any) -> RuleError:
    return refusal(key, RuleError, rule, **args)
