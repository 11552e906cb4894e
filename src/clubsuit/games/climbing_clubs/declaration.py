"""The declaration of Climbing Clubs."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from clubsuit.cards import NUMBERS as DECK
from clubsuit.games.climbing_clubs import encoding as own
from clubsuit.games.climbing_clubs import rules, sample
from clubsuit.games.climbing_clubs.combinations import (
    CARDS,
    DOUBLE,
    HAND,
    MAX_COMBINATIONS,
    arrangements,
    cards_in,
    size_of,
)
from clubsuit.games.climbing_clubs.deals import ClimbingClubsDeals
from clubsuit.games.climbing_clubs.motifs import MOTIFS
from clubsuit.games.climbing_clubs.options import OPTIONS
from clubsuit.games.climbing_clubs.rules import ANSWER, FULL, PLAY, STATE
from clubsuit.games.climbing_clubs.words import ClimbingClubsWords
from clubsuit.games.constants import Constant
from clubsuit.games.dispatch import Functions
from clubsuit.games.encoding import Encoding
from clubsuit.games.rules import Rules
from clubsuit.games.state import NOBODY, Action, State


class ClimbingClubs(Rules):
    """Climbing Clubs; the docstring of `rules` describes the game."""

    id = "climbing-clubs"
    deck = DECK
    dtype = STATE
    functions = Functions.of(rules, sample)
    deals_type = ClimbingClubsDeals
    words_type = ClimbingClubsWords
    solver = "duel"
    encoding = Encoding(own, own.VERSION, own.IDS, own.OBSERVATION, own.HIDDEN)
    motifs = MOTIFS
    max_legal = MAX_COMBINATIONS + 2
    players = (2, 3, 4, 5, 6)
    hand_size = HAND
    options = OPTIONS
    constants = (
        Constant("LOWEST_BONUS", rules.LOWEST_BONUS, "CC-1", 1, 100),
        Constant("SECOND_BONUS", rules.SECOND_BONUS, "CC-1", 1, 100),
        Constant("THIRD_BONUS", rules.THIRD_BONUS, "CC-1", 1, 100),
        Constant("FOURTH_BONUS", rules.FOURTH_BONUS, "CC-1", 1, 100),
        Constant("HIGHEST_BONUS", rules.HIGHEST_BONUS, "CC-1", 1, 100),
        Constant("BONUS_OF_TWO", rules.BONUS_OF_TWO, "CC-9", 1, 100),
    )
    phase_names = {PLAY: "play", ANSWER: "answer"}
    verbs = {PLAY: "play", ANSWER: "play"}
    trump = None
    trick_phases = frozenset({PLAY, ANSWER})
    deal_rule = "CC-3"
    cards_rule = "CC-3"
    hand_rule = "CC-8"
    score_rule = "CC-9"
    end_rule = "CC-10"
    carries_cards = True  # CC-3: the cards set aside are dealt next

    def seats(self, values: Mapping[str, Any]) -> int:
        return int(values["players"])

    def team(self, s: State, seat: int) -> int | None:
        return seat % int(s.teams) if s.teams else None

    def turn_rule(self, s: State) -> str:
        return "CC-6" if s.n == 0 and s.tricks_done else "CC-5"

    def forget(self, s: State, seat: int) -> None:
        # Keep only what all seats know. What this seat alone has seen would tell the new player
        # which cards are set aside.
        seats = int(s.seats)
        s.gone[seat] = np.bitwise_and.reduce(s.gone[:seats])
        s.recycled[seat] = np.bitwise_and.reduce(s.recycled[:seats])
        s.mixed[seat] = 0
        s.least[seat] = 0

    def is_legal(self, s: State, action: Action) -> bool:
        if action.seat != NOBODY or action.code not in self.legal_codes(s):
            return False
        cards = action.cards & FULL
        if action.code <= DOUBLE or not cards:
            return not action.cards
        held = not cards & ~int(s.hand[s.turn])
        if not held or action.cards >> CARDS >= arrangements(action.code, cards):
            return False
        size = int(size_of(action.code))
        return cards.bit_count() == size and int(cards_in(cards, action.code)) == cards
