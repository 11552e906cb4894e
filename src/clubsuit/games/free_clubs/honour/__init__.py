"""The declaration of Free Clubs in honour play: a ruleset based on that of Free Clubs (FC-17)."""

from collections.abc import Mapping
from typing import Any

from clubsuit.games.dispatch import Functions
from clubsuit.games.encoding import Encoding
from clubsuit.games.free_clubs import encoding as strict_ids
from clubsuit.games.free_clubs import rules as strict
from clubsuit.games.free_clubs.declaration import FreeClubs
from clubsuit.games.free_clubs.honour import encoding as own
from clubsuit.games.free_clubs.honour import rules, sample
from clubsuit.games.free_clubs.honour.rules import (
    CALL,
    MAX_LEGAL,
    READY,
    SETTLE,
    STATE,
    full_trick,
    may_call,
)
from clubsuit.games.free_clubs.honour.words import HonourWords
from clubsuit.games.free_clubs.options import OPTIONS, FreeClubsOptions
from clubsuit.games.free_clubs.rules import SEATS
from clubsuit.games.state import NOBODY, Action, State


class HonourOptions(FreeClubsOptions):
    """The options of Free Clubs with the range of scores in honour play."""

    def score_range(self, values: Mapping[str, Any]) -> tuple[int, int]:
        """Return the lowest and the highest score that a seat can have for a hand.

        A seat that is barred gets no positive points (FC-17).
        """
        _, most = super().score_range(values)
        return -int(self.value(values, "penalty")), most


class HonourClubs(FreeClubs):
    """Free Clubs with `enforcement = "honour"`; the docstring of `rules` describes honour play."""

    dtype = STATE
    functions = Functions.of(strict, rules, sample)
    words_type = HonourWords
    options = HonourOptions(*OPTIONS)
    solver = None  # no solver handles hands in which rules may be broken
    endings = None
    encoding = Encoding(
        own, strict_ids.VERSION, strict_ids.IDS, strict_ids.OBSERVATION, strict_ids.HIDDEN
    )
    max_legal = MAX_LEGAL
    phase_names = {**FreeClubs.phase_names, SETTLE: "settle"}
    off_turn_verbs = frozenset({"call", "ready"})
    takes_back = False  # a player who makes a mistake owns up instead

    def turn_rule(self, s: State) -> str:
        if s.phase == SETTLE or s.retaking or full_trick(s):
            return "FC-17"
        return super().turn_rule(s)

    def may_call(self, s: State, seat: int) -> list[int]:
        return list(range(SEATS)) if may_call(s, seat) else []

    def off_turn(self, s: State, seat: int) -> list[Action]:
        actions = [Action(CALL + p, 0, seat) for p in self.may_call(s, seat)]
        if s.phase == SETTLE and seat != s.turn and not s.readies >> seat & 1:
            actions.append(Action(READY, 0, seat))
        return actions

    def carry_out(self, s: State, action: Action) -> None:
        rules.act(s, action.code, int(s.turn) if action.seat == NOBODY else action.seat)
