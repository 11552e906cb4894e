"""The declaration of Clubs (Whist)."""

from clubsuit.cards import STANDARD
from clubsuit.games.clubs_whist import encoding as own
from clubsuit.games.clubs_whist import rules, sample
from clubsuit.games.clubs_whist.motifs import MOTIFS
from clubsuit.games.clubs_whist.options import OPTIONS
from clubsuit.games.clubs_whist.rules import EXCHANGE, HAND, PLAY, SEATS, STATE
from clubsuit.games.clubs_whist.words import ClubsWhistWords
from clubsuit.games.constants import Constant
from clubsuit.games.dispatch import Endings, Functions
from clubsuit.games.encoding import Encoding
from clubsuit.games.rules import Rules
from clubsuit.games.state import State
from clubsuit.games.tricks import sure_tricks


class ClubsWhist(Rules):
    """Clubs (Whist group); the docstring of `rules` describes the game."""

    id = "clubs-whist"
    deck = STANDARD
    dtype = STATE
    functions = Functions.of(rules, sample)
    words_type = ClubsWhistWords
    solver = "maxn"
    endings = Endings(rules.ending_choices, rules.ending_key, rules.banked)
    encoding = Encoding(own, own.VERSION, own.IDS, own.OBSERVATION, own.HIDDEN)
    motifs = MOTIFS
    max_legal = 16
    players = (SEATS,)
    hand_size = HAND
    spare = "bid"
    options = OPTIONS
    constants = (
        Constant("TRICK_POINTS", rules.TRICK_POINTS, "CW-9", 1, 10),
        Constant("LAST_TRICK_POINTS", rules.LAST_TRICK_POINTS, "CW-9", 0, 10),
    )
    phase_names = {EXCHANGE: "exchange", PLAY: "play"}
    verbs = {PLAY: "play"}
    trump = "C"
    trick_phases = frozenset({PLAY})
    ends_low = True
    deal_rule = "CW-11"
    cards_rule = "CW-2"
    hand_rule = "CW-9"
    score_rule = "CW-9"
    end_rule = "CW-10"

    def turn_rule(self, s: State) -> str:
        if s.phase == EXCHANGE:
            return "CW-3"
        return "CW-8" if s.tricks_done or s.n else "CW-4"

    def sure_rest(self, v: State) -> list[int]:
        leads = v.phase == PLAY and v.turn == v.me and not v.n
        return sure_tricks(v, int(rules.legal_cards(v))) if leads else []
