"""The declaration of Ruby Dame."""

from clubsuit.cards import STANDARD
from clubsuit.games.constants import Constant
from clubsuit.games.declaration import Partners
from clubsuit.games.dispatch import Functions
from clubsuit.games.encoding import Encoding
from clubsuit.games.ruby_dame import encoding as own
from clubsuit.games.ruby_dame import rules, sample
from clubsuit.games.ruby_dame.motifs import MOTIFS
from clubsuit.games.ruby_dame.options import OPTIONS
from clubsuit.games.ruby_dame.rules import PLAY, SEATS, SEND, STATE
from clubsuit.games.ruby_dame.words import RubyDameWords
from clubsuit.games.rules import Rules
from clubsuit.games.state import State
from clubsuit.games.tricks import sure_tricks


class RubyDame(Rules):
    """Ruby Dame; the docstring of `rules` describes the game."""

    id = "ruby-dame"
    deck = STANDARD
    dtype = STATE
    functions = Functions.of(rules, sample)
    words_type = RubyDameWords
    solver = "double-dummy"
    partners = Partners(
        trick=rules.TRICK_POINTS,
        club=rules.CLUB_POINTS,
        card=rules.DAME,
        card_points=rules.DAME_POINTS,
        all_points=rules.all_points,
        taken=rules.side_points,
        score_of=rules.score_of,
    )
    encoding = Encoding(own, own.VERSION, own.IDS, own.OBSERVATION, own.HIDDEN)
    motifs = MOTIFS
    max_legal = rules.SENDINGS
    players = (SEATS,)
    options = OPTIONS
    constants = (
        Constant("TRICK_POINTS", rules.TRICK_POINTS, "RD-4", 1, 20),
        Constant("CLUB_POINTS", rules.CLUB_POINTS, "RD-4", 0, 20),
        Constant("DAME_POINTS", rules.DAME_POINTS, "RD-4", 0, 100),
        Constant("ALL_BONUS", rules.ALL_BONUS, "RD-4", 0, 200),
    )
    phase_names = {SEND: "send", PLAY: "play"}
    verbs = {SEND: "send", PLAY: "play"}
    simultaneous = frozenset({"send"})
    trump = "C"
    trick_phases = frozenset({PLAY})
    deal_rule = "RD-3"
    cards_rule = "RD-1"
    hand_rule = "RD-3"
    score_rule = "RD-4"
    end_rule = "RD-5"

    def team(self, s: State, seat: int) -> int | None:
        return seat % 2

    def turn_rule(self, s: State) -> str:
        return "RD-2" if s.phase == SEND else "RD-3"

    def sure_rest(self, v: State) -> list[int]:
        leads = v.phase == PLAY and v.turn == v.me and not v.n
        return sure_tricks(v, int(rules.legal_cards(v))) if leads else []
