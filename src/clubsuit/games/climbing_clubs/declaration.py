"""Climbing Clubs: its declaration; `rules`, `sample` and `words` have the rest."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from clubsuit.cards import NUMBERS as DECK
from clubsuit.errors import Reason, RuleError
from clubsuit.games import base
from clubsuit.games.base import NOBODY, Action, State
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
from clubsuit.games.climbing_clubs.rules import (
    ANSWER,
    BONUS,
    BONUS_OF_TWO,
    FULL,
    OPTIONS,
    PLAY,
    SEATS,
    STATE,
    TARGET,
    TEAM_TARGETS,
)
from clubsuit.games.climbing_clubs.words import ClimbingClubsWords
from clubsuit.games.dispatch import Functions
from clubsuit.texts import explain


def _set_aside(s: State) -> list[int]:
    """The cards set aside (CC-3), the next one to be dealt first."""
    return [int(card) for card in s.stock[: int(s.stock_n)][::-1]]


class ClimbingClubs(ClimbingClubsWords):
    """Climbing Clubs: see the head of `rules`."""

    id = "climbing-clubs"
    deck = DECK
    dtype = STATE
    functions = Functions.of(rules, sample)
    solver = "duel"
    max_legal = MAX_COMBINATIONS + 2
    players = (2, 3, 4, 5, 6)
    options = OPTIONS
    phase_names = {PLAY: "play", ANSWER: "answer"}
    verbs = {PLAY: "play", ANSWER: "play"}
    trump = None
    trick_phases = frozenset({PLAY, ANSWER})
    deal_rule = "CC-3"
    cards_rule = "CC-3"
    hand_rule = "CC-8"
    score_rule = "CC-9"
    end_rule = "CC-10"
    carries_cards = True  # CC-3: those set aside are dealt next

    # ---- options -------------------------------------------------------------------------

    def complete_options(self, values: dict[str, Any]) -> None:
        players, teams = values["players"], values["teams"]
        if teams and (players, teams) not in TEAM_TARGETS:
            reason = Reason("CC-13", "climbing-teams", {"players": players, "teams": teams})
            raise RuleError(explain(reason), reason=reason)
        if values["target"] is None:
            values["target"] = TEAM_TARGETS.get((players, teams), TARGET)

    def default_options(self, values: Mapping[str, Any]) -> dict[str, Any]:
        defaults = super().default_options(values)
        chosen = (values["players"], values["teams"])
        return {**defaults, "target": TEAM_TARGETS.get(chosen, TARGET)}

    def seats(self, values: Mapping[str, Any]) -> int:
        return int(values["players"])

    def score_range(self, values: Mapping[str, Any]) -> tuple[int, int]:
        """The most: a seat goes out first and takes every club, and its partners go out next."""
        first, *others = self._bonuses(values)[: self._members(values)]
        most = sum(values["club_points"]) + first
        return 0, most * (2 if values["double_or_nothing"] else 1) + sum(others)

    def score_sum(self, values: Mapping[str, Any]) -> int | None:
        """Only bonus cards are always the same: clubs may stay in a hand (CC-9)."""
        clubs_count = any(values["club_points"])
        if clubs_count or values["double_or_nothing"] or values["teams"]:
            return None
        return sum(self._bonuses(values))

    def _bonuses(self, values: Mapping[str, Any]) -> list[int]:
        """The bonus cards in the order in which players take them (CC-7)."""
        seats = self.seats(values)
        return [BONUS_OF_TWO, 0] if seats == 2 else BONUS[SEATS - seats :].tolist()

    def _members(self, values: Mapping[str, Any]) -> int:
        """The number of players whose points are added up."""
        return self.seats(values) // values["teams"] if values["teams"] else 1

    def team(self, s: State, seat: int) -> int | None:
        return seat % int(s.teams) if s.teams else None

    def turn_rule(self, s: State) -> str:
        return "CC-6" if s.n == 0 and s.tricks_done else "CC-5"

    # ---- the compiled rules --------------------------------------------------------------

    def set_options(self, s: State, values: Mapping[str, Any]) -> None:
        s.teams = values["teams"]
        s.doubling = int(values["double_or_nothing"])
        s.wild = int(values["wild_15s"])
        s.crazy = int(values["crazy"])
        s.club_points[:] = values["club_points"]

    def set_deal(self, s: State, deal: Mapping[str, Any]) -> None:
        seats = int(s.seats)
        dealt = HAND * seats
        stock = _set_aside(s)
        reshuffle = len(stock) < dealt
        size = (CARDS if reshuffle else len(stock)) - dealt
        hands = base.read_groups(self.deck, deal.get("hands"), [HAND] * seats, "CC-3", "hands")
        (aside,) = base.read_groups(self.deck, [deal.get("aside")], [size], "CC-3", "aside")
        order = [self.deck.card(name) for name in deal["aside"]]
        if reshuffle:
            self.full_deal([*hands, aside], "CC-3")
        first = base.next_dealer(s) + 1
        for i, card in enumerate(stock[:dealt]):
            if not hands[(first + i) % seats] >> card & 1:
                raise self._stock_fault("climbing-deal-stock", [card], seat=(first + i) % seats)
        if not reshuffle and order != stock[dealt:]:
            raise self._stock_fault("climbing-deal-aside", stock[dealt:])
        self.functions.clear_hand(s)
        s.hand[:seats] = hands
        s.stock_n = size
        s.stock[:] = 0
        s.stock[:size] = order[::-1]
        self.functions.begin_hand(s)

    def _stock_fault(self, key: str, cards: Sequence[int], **args: int) -> RuleError:
        """The cards set aside must be dealt first, in their order, from the dealer's left."""
        names = [self.deck.name(card) for card in cards]
        reason = Reason("CC-3", key, {"cards": names, **args})
        return RuleError(explain(reason), reason=reason)

    def get_deal(self, s: State) -> dict[str, Any]:
        return {
            "hands": self.hand_names(s),
            "aside": [self.deck.name(card) for card in _set_aside(s)],
        }

    def dealt(self, s: State, shuffle: base.Shuffle) -> dict[str, Any]:
        aside = _set_aside(s)
        pack = [self.deck.name(card) for card in aside]
        if len(pack) < HAND * s.seats:
            discards = FULL & ~sum(1 << card for card in aside)
            pack += shuffle(self.deck.names(discards))
        hands, rest = self.deal_round(s, pack, HAND)
        return {"hands": hands, "aside": rest}

    def forget(self, s: State, seat: int) -> None:
        # Cards that only this seat has seen would tell the new player what lies aside.
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
