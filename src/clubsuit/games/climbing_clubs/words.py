"""The words of Climbing Clubs: notation, refusals, prompts and the contents of its table."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from clubsuit.errors import Reason, RuleError
from clubsuit.games import words
from clubsuit.games.climbing_clubs.combinations import (
    CARDS,
    DOUBLE,
    FIFTEEN,
    MAX_COMBINATIONS,
    NO_CODE,
    PASS,
    SUIT,
    arrangement,
    cards_in,
    code_of,
    combinations_into,
    is_run,
    laid_out,
    size_of,
    top_of,
    usable_in,
)
from clubsuit.games.climbing_clubs.rules import (
    ANSWER,
    BONUS,
    BONUS_OF_TWO,
    NO_BONUS,
    SEATS,
    is_last,
    may_double,
)
from clubsuit.games.climbing_clubs.story import place_of, story
from clubsuit.games.log import LogEntry
from clubsuit.games.state import Action, State
from clubsuit.games.story import Story
from clubsuit.games.words import Announcement, Fact, ScoreLine, Words
from clubsuit.texts import refusal


class ClimbingClubsWords(Words):
    """The words of Climbing Clubs."""

    def text(self, s: State, action: Action) -> str:
        if action.code <= DOUBLE:
            return "double" if action.code == DOUBLE else "pass"
        self._must_be_code(action.code)
        cards = action.cards or int(cards_in(int(s.hand[s.turn]), action.code))
        try:
            laid = laid_out(action.code, cards)
        except (LookupError, StopIteration):  # the code does not fit these cards
            raise words.unreadable(action.code) from None
        names = [
            self.deck.name(card) + ("" if card % SUIT + 1 == number else f"={number}")
            for card, number in laid
        ]
        return " ".join(["play", *names])

    def read(self, s: State, text: str) -> Action:
        verb, named = words.split_action(text)
        if verb in ("pass", "double") and not named:
            return Action(PASS if verb == "pass" else DOUBLE)
        if verb != "play" or not named:
            raise words.unreadable(text)
        cards = [self._read_card(word, bool(s.wild)) for word in named]
        mask = self.deck.mask(self.deck.name(card) for card, _ in cards)
        missing = mask & ~int(s.hand[s.turn])
        if missing:
            raise words.not_held("CC-4", self.deck.names(missing))
        code = code_of(cards)
        if code == PASS:
            names = [word.upper() for word in named]
            if s.wild and any(card % SUIT + 1 == number == FIFTEEN for card, number in cards):
                raise refusal("climbing-say-wild", RuleError, "CC-12", cards=names)
            raise refusal("climbing-no-combination", RuleError, "CC-4", cards=names)
        exact = mask | arrangement(cards) << CARDS if is_run(code) else mask
        return Action(code, 0 if exact == int(cards_in(int(s.hand[s.turn]), code)) else exact)

    def _read_card(self, word: str, wild: bool) -> tuple[int, int]:
        """Return a card and the number it stands for, from a text such as "9H" or "15D=8"."""
        name, equals, number = word.partition("=")
        card = self.deck.card(name)
        own = card % SUIT + 1
        if not equals:
            return card, own
        if not number.isdecimal() or len(number) > 2 or not 1 <= int(number) <= FIFTEEN:
            raise words.unreadable(word)
        if int(number) != own and not (wild and own == FIFTEEN):
            key = "climbing-only-wild" if wild else "climbing-not-wild"
            names = [self.deck.name(card)]
            raise refusal(key, RuleError, "CC-12", cards=names, number=int(number))
        return card, int(number)

    def refusal(self, v: State, action: Action) -> Reason | None:
        if self.rules.is_legal(v, action):
            return None
        if action.code == DOUBLE:
            if not v.doubling:
                return Reason("CC-11", "climbing-no-double")
            again = bool(v.doubled[v.turn])
            return Reason("CC-11", "climbing-doubled" if again else "climbing-double-late")
        if action.code == PASS:
            return Reason("CC-5", "climbing-must-lead")
        args = self._open_play(v)
        if v.crazy:
            return Reason("CC-14", "climbing-must-beat-crazy", args)
        same = is_run(action.code) == v.run and size_of(action.code) == v.n
        return Reason("CC-5", "climbing-must-beat" if same else "climbing-same-kind", args)

    def _to_beat(self, v: State) -> dict[str, Any]:
        """Return the open combination."""
        kind = "run" if v.run else "single" if v.n == 1 else "set"
        return {"kind": kind, "size": int(v.n), "top": int(v.top)}

    def _open_play(self, v: State) -> dict[str, Any]:
        """Return the open combination for a message that names a run by its ends (10–11)."""
        return {**self._to_beat(v), "low": int(v.top - v.n + 1 if v.run else v.top)}

    def announcements(self, v: State, log: Sequence[LogEntry]) -> list[Announcement]:
        return self.first_lead(v, log, partial(words.left_of_dealer, "CC-5"))

    def score_lines(self, s: State) -> list[ScoreLine]:
        lines = []
        for p in range(s.seats):
            clubs = int(s.points[p])
            bonus = max(int(s.bonus[p]), 0)
            args = {"points": clubs + bonus}
            if is_last(s, p):
                reason = Reason("CC-9", "climbing-line-last", args)
                if s.teams:
                    reason = Reason("CC-13", "climbing-line-team", args)
                lines.append(ScoreLine(p, 0, reason))
            elif s.doubled[p] and s.order[0] != p:
                lines.append(ScoreLine(p, 0, Reason("CC-11", "climbing-line-failed", args)))
            else:
                if s.bonus[p] > 0:
                    lines.append(ScoreLine(p, bonus, Reason("CC-7", "climbing-line-bonus")))
                lines.append(ScoreLine(p, clubs, Reason("CC-9", "climbing-line-clubs")))
                if s.doubled[p]:
                    doubled = Reason("CC-11", "climbing-line-doubled")
                    lines.append(ScoreLine(p, clubs + bonus, doubled))
        return lines

    def story(self, v: State, log: Sequence[LogEntry]) -> Story:
        return story(v, log)

    def facts(self, s: State, seat: int) -> list[Fact]:
        place = place_of(s, seat)
        doubled = [Fact("climbing-double", place == 1, share=True)] if s.doubled[seat] else []
        return [
            *super().facts(s, seat),
            Fact("climbing-place", place),
            Fact("climbing-first", place == 1, share=True),
            *doubled,
        ]

    def roles(self, s: State, seat: int) -> list[str]:
        held = {
            "first-out": place_of(s, seat) == 1,
            "last": is_last(s, seat),
            "doubler": s.doubled[seat],
        }
        return [role for role, has in held.items() if has]

    def prompt(self, v: State) -> Reason:
        if v.turn != v.me:
            return words.waiting(v)
        double = "no"
        if may_double(v):
            double = "hopeless" if v.gone_out else "yes"
        if v.n == 0:
            return Reason("CC-5", "climbing-prompt-lead", {"double": double})
        can = any(code > DOUBLE for code in self.rules.legal_codes(v))
        args = {**self._open_play(v), "double": double, "can": "yes" if can else "no"}
        if v.phase == ANSWER:
            return Reason("CC-8", "climbing-prompt-answer", args)
        if v.crazy:
            return Reason("CC-14", "climbing-prompt-crazy", args)
        return Reason("CC-5", "climbing-prompt-follow", args)

    def table(self, v: State) -> dict[str, Any]:
        seats, out, teams = int(v.seats), int(v.gone_out), int(v.teams)
        cards = [BONUS_OF_TWO] if seats == 2 else [int(bonus) for bonus in BONUS[SEATS - seats :]]
        taken = [int(bonus) for bonus in v.bonus[:seats]]
        args = self._to_beat(v)
        return {
            "kind": self.kind,
            "club_points": [int(points) for points in v.club_points],
            "bonus_left": [bonus for bonus in cards if bonus not in taken],
            "bonus": [None if bonus == NO_BONUS else bonus for bonus in taken],
            "doubled": [bool(doubled) for doubled in v.doubled[:seats]],
            "out": [int(p) for p in v.order[:out]],
            "stock": int(v.stock_n),
            "teams": [list(range(team, seats, teams)) for team in range(teams)],
            "wild_15s": bool(v.wild),
            "crazy": bool(v.crazy),
            "to_beat": args if v.n else None,
            "last_answer": bool(v.phase == ANSWER),
        }

    def points(self, v: State, seat: int) -> int | None:
        return int(v.points[seat])

    def worth(self, s: State) -> dict[str, int]:
        return {self.deck.name(n): int(points) for n, points in enumerate(s.club_points)}

    # ---- cards of actions ----------------------------------------------------------------

    def _must_be_code(self, code: int) -> None:
        """Raise NotationError for a number that is not the code of any cards."""
        if code >= NO_CODE or (is_run(code) and not size_of(code) <= top_of(code)):
            raise words.unreadable(code)

    def cards_of(self, v: State, code: int) -> int:
        self._must_be_code(code)
        return int(cards_in(int(v.hand[v.turn]), code)) if code > DOUBLE else 0

    def playable(self, v: State, codes: Sequence[int]) -> int:
        array = np.array(codes, np.int64)
        return int(usable_in(int(v.hand[v.turn]), array, len(array)))

    def matching(self, v: State, cards: int) -> list[Action]:
        hand = int(v.hand[v.turn])
        if not cards or cards & ~hand:
            return []
        codes = np.zeros(MAX_COMBINATIONS, np.int64)
        n = combinations_into(v, cards, codes, 0)
        size = cards.bit_count()
        return [
            Action(code, 0 if int(cards_in(hand, code)) == cards else cards)
            for code in map(int, codes[:n])
            if size_of(code) == size
        ]
