"""The declaration of Free Clubs."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from clubsuit.cards import ACE_LOW
from clubsuit.games.constants import Constant
from clubsuit.games.declaration import Solver
from clubsuit.games.dispatch import Endings, Functions
from clubsuit.games.encoding import Encoding
from clubsuit.games.free_clubs import encoding as own
from clubsuit.games.free_clubs import rules, sample
from clubsuit.games.free_clubs.deals import FreeClubsDeals
from clubsuit.games.free_clubs.motifs import MOTIFS
from clubsuit.games.free_clubs.options import OPTIONS
from clubsuit.games.free_clubs.rules import (
    AUCTION,
    HANDICAP,
    PHASE_RULES,
    PLAY,
    SEATS,
    SEND,
    STATE,
)
from clubsuit.games.free_clubs.suit_sampling import KING_CARDS
from clubsuit.games.free_clubs.words import FreeClubsWords
from clubsuit.games.options import Options
from clubsuit.games.rules import Rules
from clubsuit.games.state import State
from clubsuit.games.words import Words


class FreeClubs(Rules):
    """Free Clubs; the docstring of `rules` describes the game."""

    id = "free-clubs"
    deck = ACE_LOW
    dtype = STATE
    functions = Functions.of(rules, sample)
    deals_type = FreeClubsDeals
    words_type: ClassVar[type[Words]] = FreeClubsWords
    solver: ClassVar[Solver] = "maxn"
    endings: ClassVar[Endings | None] = Endings(
        rules.ending_choices, rules.ending_key, rules.banked
    )
    encoding: ClassVar[Encoding | None] = Encoding(
        own, own.VERSION, own.IDS, own.OBSERVATION, own.HIDDEN
    )
    motifs = MOTIFS
    max_legal = rules.PRIMARY.bit_count()  # a declarer can hold nearly all, if few are dealt
    players = (SEATS,)
    options: ClassVar[Options] = OPTIONS
    constants = (
        Constant("PER_TRICK", rules.PER_TRICK, "FC-15", 0, 50),
        Constant("MOST_DIAMONDS", rules.MOST_DIAMONDS, "FC-15", 0, 200),
        Constant("HEART_ACE", rules.HEART_ACE, "FC-15", 0, 100),
        Constant("NO_SPADE", rules.NO_SPADE, "FC-15", 0, 100),
        Constant("KING_CARDS", KING_CARDS, "FC-9", 1, 3),
    )
    phase_names = {AUCTION: "auction", HANDICAP: "handicap", SEND: "send", PLAY: "play"}
    verbs = {AUCTION: "bid", HANDICAP: "discard", SEND: "send", PLAY: "play"}
    simultaneous = frozenset({"send"})
    text_field = "due"  # a Queen's card is given away; the cards of other handicaps are discarded
    trump = "C"
    hidden_fields = ("hand", "discards")
    trick_phases = frozenset({PLAY})
    deal_rule = "FC-2"
    cards_rule = "FC-2"
    hand_rule = "FC-14"
    score_rule = "FC-15"
    end_rule = "FC-16"
    compiled_apart = ({}, {"enforcement": "honour"})

    def __init__(self, honour: Rules | None = None) -> None:
        """Store the ruleset for `enforcement = "honour"`; None if there is no such ruleset."""
        super().__init__()
        self._honour = honour

    def rulesets(self) -> Sequence[Rules]:
        return [self, self._honour] if self._honour else [self]

    def under(self, values: Mapping[str, Any]) -> Rules:
        return self._honour if self._honour and values["enforcement"] == "honour" else self

    def turn_rule(self, s: State) -> str:
        if s.phase == PLAY and not s.tricks_done and not s.n:
            return "FC-11"
        return PHASE_RULES[int(s.phase)]

    def beside_hand(self, s: State, seat: int) -> int:
        return int(s.auction[seat]) if s.phase == AUCTION else 0
