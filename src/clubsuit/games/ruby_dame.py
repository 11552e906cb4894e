"""Ruby Dame, also known as Clubs (5): four players, partners opposite.

Thirteen cards each; three are passed to the left in the first hand, to the right
in the second, none in the third, and so on. Clubs are trumps; follow suit if
able. Each trick and each club taken counts 1, the queen of diamonds 5: 31 in a
hand, and a partnership that takes all 31 scores 5 more. The first partnership
at 150 wins. (RULES.md, RD-1 to RD-5.)

Action codes:

    0..51            play this card (STANDARD deck: clubs 0..12, diamonds 13..25, …)
    SEND_FLAG | set  pass these three cards (a set of cards, bits 0..51)
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from clubsuit.cards import STANDARD
from clubsuit.errors import Reason, RuleError
from clubsuit.games import base
from clubsuit.games.base import DEAL, NOBODY, OVER, Action, LogEntry, Option, ScoreLine, State
from clubsuit.games.placing import place_cards
from clubsuit.games.tricks import (
    FULL,
    NO_CARD,
    beats,
    quarters,
    suit_cards,
    suit_of,
)
from clubsuit.kernel import compiled, fill_cards, nth_card, popcount, rand_below, rand_seed
from clubsuit.texts import explain

SEND, PLAY = 2, 3
SEND_FLAG = 1 << 52
SEATS = 4
HAND = 13
SENT = 3
LEFT, RIGHT, NONE = 1, 3, 0
"""To which seat, counted clockwise from the giver, the cards are passed."""
DAME = 13 + 10  # the queen of diamonds
DAME_POINTS = 5
ALL_POINTS = 31
ALL_BONUS = 5

OPTIONS = (Option("target", 150, "RD-5", "int", low=1, high=10000),)

STATE = base.state_dtype(
    SEATS,
    [
        ("pass_to", "i8"),  # LEFT, RIGHT or NONE
        ("sent", "i8", (SEATS,)),  # by giver: set of cards passed, 0 while undecided
        ("leader", "i8"),
        ("trick", "i8", (SEATS,)),  # by seat: the card played, or NO_CARD
        ("n", "i8"),  # cards in the trick
        ("led", "i8"),  # the suit led
        ("best", "i8"),  # the card that wins so far
        ("winner", "i8"),  # and whose it is
        ("worth", "i8"),  # points in the open trick, without the one for the trick
        ("played", "i8"),  # set of cards played in this hand
        ("tricks", "i8", (SEATS,)),
        ("clubs", "i8", (SEATS,)),  # clubs taken in tricks
        ("dame", "i8"),  # the seat that took the queen of diamonds, or NOBODY
        ("points", "i8", (SEATS,)),  # taken in this hand
        ("lacks", "i8", (SEATS,)),  # cards that the play has shown a seat not to hold
        ("knows", "i8", (SEATS, SEATS)),  # [seat, holder]: cards this seat passed to the holder
    ],
)


# ---- deal (RD-1, RD-2) -----------------------------------------------------------------


@compiled
def start_game(s: State) -> None:
    """Nothing scored, nothing dealt; options, seats and generator stay."""
    for p in range(SEATS):
        s.score[p] = 0
        s.total[p] = 0
    s.hand_number = 0
    s.winners = 0
    s.me = NOBODY
    s.turn = NOBODY
    s.phase = DEAL
    s.dealer = rand_below(s.rng, SEATS)


@compiled
def clear_hand(s: State) -> None:
    """Make ready for the next deal; the deal moves left (RD-3)."""
    if s.hand_number > 0:
        s.dealer = (s.dealer + 1) % SEATS
    s.hand_number += 1
    for p in range(SEATS):
        s.score[p] = 0
        s.tricks[p] = 0
        s.clubs[p] = 0
        s.points[p] = 0
        s.lacks[p] = 0
        s.sent[p] = 0
        s.trick[p] = NO_CARD
        for holder in range(SEATS):
            s.knows[p, holder] = 0
    s.n = 0
    s.led = 0
    s.best = 0
    s.winner = 0
    s.worth = 0
    s.played = 0
    s.dame = NOBODY
    s.tricks_done = 0
    s.last_winner = NOBODY


@compiled
def direction(hand_number: int) -> int:
    """Where cards are passed to: left, right, not at all, in turn (RD-2)."""
    turn_of_three = (hand_number - 1) % 3
    return LEFT if turn_of_three == 0 else (RIGHT if turn_of_three == 1 else NONE)


@compiled
def begin_hand(s: State) -> None:
    """The cards are dealt: three are passed (RD-2), or play begins."""
    s.pass_to = direction(s.hand_number)
    if s.pass_to == NONE:
        begin_play(s)
    else:
        s.phase = SEND
        s.turn = 0


@compiled
def begin_play(s: State) -> None:
    """The dealer's left neighbour leads (RD-3)."""
    s.phase = PLAY
    s.leader = (s.dealer + 1) % SEATS
    s.turn = s.leader


@compiled
def deal(s: State) -> None:
    """Deal at random."""
    clear_hand(s)
    s.hand[0], s.hand[1], s.hand[2], s.hand[3] = quarters(s.rng)
    begin_hand(s)


# ---- legal -------------------------------------------------------------------------------


@compiled
def legal_cards(s: State) -> int:
    """The cards that the seat to act may play (RD-3)."""
    hand = s.hand[s.turn]
    if s.n == 0:
        return hand
    follow = hand & suit_cards(s.led)
    return follow if follow else hand


@compiled
def legal_into(s: State, out: np.ndarray) -> int:
    """Write the legal action codes into `out`; returns how many."""
    if s.phase == PLAY:
        return fill_cards(legal_cards(s), out)
    if s.phase != SEND:
        return 0
    n = 0
    for i in range(HAND):
        for j in range(i + 1, HAND):
            for k in range(j + 1, HAND):
                hand = s.hand[s.turn]
                three = 1 << nth_card(hand, i) | 1 << nth_card(hand, j) | 1 << nth_card(hand, k)
                out[n] = SEND_FLAG | three
                n += 1
    return n


# ---- apply -----------------------------------------------------------------------------------


@compiled
def apply_code(s: State, code: int) -> None:
    """Carry out a legal action."""
    if s.phase == PLAY:
        _play(s, code)
    else:
        _send(s, code & FULL)


@compiled
def _send(s: State, cards: int) -> None:
    """Choose cards to pass; when all have chosen, they change hands (RD-2)."""
    s.sent[s.turn] = cards
    s.turn += 1
    if s.turn < SEATS:
        return
    for p in range(SEATS):
        receiver = (p + s.pass_to) % SEATS
        s.hand[p] &= ~s.sent[p]
        s.knows[p, receiver] = s.sent[p]
    for p in range(SEATS):
        s.hand[(p + s.pass_to) % SEATS] |= s.sent[p]
    begin_play(s)


@compiled
def card_points(card: int) -> int:
    """What a card counts for the side that takes it (RD-4)."""
    if card < HAND:
        return 1
    return DAME_POINTS if card == DAME else 0


@compiled
def _play(s: State, card: int) -> None:
    p = s.turn
    suit = suit_of(card)
    if s.n == 0:
        s.led = suit
        s.best = card
        s.winner = p
    else:
        if suit != s.led:
            s.lacks[p] |= suit_cards(s.led)
        if beats(s, card):
            s.best = card
            s.winner = p
    s.worth += card_points(card)
    s.hand[p] &= ~(1 << card)
    s.played |= 1 << card
    s.trick[p] = card
    s.n += 1
    if s.n == SEATS:
        _finish_trick(s)
    else:
        s.turn = (p + 1) % SEATS


@compiled
def _finish_trick(s: State) -> None:
    """The winner takes the trick and leads (RD-3)."""
    winner = s.winner
    for p in range(SEATS):
        if s.trick[p] < HAND:
            s.clubs[winner] += 1
        if s.trick[p] == DAME:
            s.dame = winner
        s.trick[p] = NO_CARD
    s.points[winner] += 1 + s.worth
    s.worth = 0
    s.tricks[winner] += 1
    s.tricks_done += 1
    s.last_winner = winner
    s.leader = winner
    s.turn = winner
    s.n = 0
    if s.tricks_done == HAND:
        score_hand(s)


# ---- score (RD-4, RD-5) ------------------------------------------------------------------------


@compiled
def side_points(s: State, p: int) -> int:
    """Points that the partnership of seat p has taken in this hand."""
    return s.points[p] + s.points[(p + 2) % SEATS]


@compiled
def score_of(points: int) -> int:
    """What a partnership with so many points scores (RD-4)."""
    return points + ALL_BONUS if points == ALL_POINTS else points


@compiled
def score_hand(s: State) -> None:
    """Score per partnership."""
    for p in range(SEATS):
        s.score[p] = score_of(side_points(s, p))
    end_hand(s)


@compiled
def end_hand(s: State) -> None:
    """Add the scores to the totals; the game ends at the target, unless both are equal there."""
    s.turn = NOBODY
    s.phase = DEAL
    for p in range(SEATS):
        s.total[p] += s.score[p]
    best = max(s.total[0], s.total[1])
    if best >= s.target and s.total[0] != s.total[1]:
        s.winners = 0b0101 if s.total[0] == best else 0b1010
        s.phase = OVER


# ---- view ----------------------------------------------------------------------------------------


@compiled
def view_into(s: State, me: int, v: State) -> None:
    """Copy what the seat may know into `v`, which is all zeros."""
    v.me = me
    v.phase = s.phase
    v.turn = s.turn
    v.dealer = s.dealer
    v.hand_number = s.hand_number
    v.seats = s.seats
    v.target = s.target
    v.winners = s.winners
    v.tricks_done = s.tricks_done
    v.last_winner = s.last_winner
    v.pass_to = s.pass_to
    v.leader = s.leader
    v.n = s.n
    v.led = s.led
    v.best = s.best
    v.winner = s.winner
    v.worth = s.worth
    v.played = s.played
    v.dame = s.dame
    for p in range(SEATS):
        v.count[p] = popcount(s.hand[p])
        v.score[p] = s.score[p]
        v.total[p] = s.total[p]
        v.trick[p] = s.trick[p]
        v.tricks[p] = s.tricks[p]
        v.clubs[p] = s.clubs[p]
        v.points[p] = s.points[p]
        v.lacks[p] = s.lacks[p]
        v.knows[me, p] = s.knows[me, p]
    v.hand[me] = s.hand[me]
    v.sent[me] = s.sent[me]
    if s.phase != SEND:
        giver = (me - s.pass_to) % SEATS
        v.sent[giver] = s.sent[giver]


# ---- sample --------------------------------------------------------------------------------------


@compiled
def sample_into(v: State, rng: np.ndarray, s: State) -> None:
    """Place the hidden cards in `s`, which is a copy of the view `v`."""
    me = v.me
    s.me = NOBODY
    s.rng[0] = rng[0]
    s.rng[1] = rng[1]
    may = np.zeros(3, np.int64)
    room = np.zeros(3, np.int64)
    drawn = np.zeros(3, np.int64)
    hidden = FULL & ~(v.hand[me] | v.played) if v.hand_number > 0 else 0
    for i in range(3):
        p = (me + 1 + i) % SEATS
        known = v.knows[me, p] & ~v.played
        hidden &= ~known
        may[i] = FULL & ~v.lacks[p]
        room[i] = v.count[p] - popcount(known)
    place_cards(hidden, may, room, rng, drawn)
    for i in range(3):
        p = (me + 1 + i) % SEATS
        s.hand[p] = drawn[i] | (v.knows[me, p] & ~v.played)
        if v.phase == SEND and p < v.turn:
            s.sent[p] = random_three(s.hand[p], rng)


@compiled
def choose_anew(v: State, s: State) -> None:
    """Take back, in a world behind the view, what others have chosen to pass: nobody has seen it
    (RD-2), so `sample` took any three cards. They choose first again."""
    if v.phase != SEND:
        return
    for p in range(v.turn):
        if v.sent[p] == 0:
            s.sent[p] = 0
            s.turn = min(s.turn, p)


@compiled
def random_three(cards: int, rng: np.ndarray) -> int:
    """Three random cards of a set."""
    three = 0
    for _ in range(SENT):
        bit = 1 << nth_card(cards, rand_below(rng, popcount(cards)))
        three |= bit
        cards &= ~bit
    return three


@compiled
def play_randomly(s: State, rng: np.ndarray, decisions: int) -> None:
    """Make so many uniformly random decisions, hand after hand and game after game."""
    for _ in range(decisions):
        if s.phase == OVER:
            start_game(s)
        if s.phase == DEAL:
            deal(s)
        if s.phase == SEND:
            apply_code(s, SEND_FLAG | random_three(s.hand[s.turn], rng))
        else:
            choice = legal_cards(s)
            apply_code(s, nth_card(choice, rand_below(rng, popcount(choice))))


# ---- the declaration -----------------------------------------------------------------------------


class RubyDame(base.Rules):
    """Ruby Dame: see the head of this file."""

    id = "ruby-dame"
    deck = STANDARD
    dtype = STATE
    max_legal = 286  # threes of thirteen
    players = (SEATS,)
    options = OPTIONS
    phase_names = {SEND: "send", PLAY: "play"}
    verbs = {SEND: "send", PLAY: "play"}
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

    def start(self, s: State, values: Mapping[str, Any], seed: int) -> None:
        rand_seed(s.rng, seed)
        s.seats = SEATS
        s.target = values["target"]
        start_game(s)

    def deal(self, s: State) -> None:
        deal(s)

    def set_deal(self, s: State, deal: Mapping[str, Any]) -> None:
        hands = base.read_groups(self.deck, deal.get("hands"), [HAND] * SEATS, "RD-1", "hands")
        self.full_deal(hands, "RD-1")
        clear_hand(s)
        s.hand[:] = hands
        begin_hand(s)

    def get_deal(self, s: State) -> dict[str, Any]:
        return {"hands": [self.deck.names(int(s.hand[p])) for p in range(SEATS)]}

    def dealt(self, s: State, shuffle: base.Shuffle) -> dict[str, Any]:
        hands, _ = self.deal_round(s, shuffle(self.deck.names(FULL)), HAND)
        return {"hands": hands}

    def legal(self, s: State, out: np.ndarray) -> int:
        return int(legal_into(s, out))

    def apply(self, s: State, action: Action) -> None:
        apply_code(s, action.code)

    def view(self, s: State, seat: int, v: State) -> None:
        view_into(s, seat, v)

    def sample(self, v: State, rng: np.ndarray, s: State) -> None:
        sample_into(v, rng, s)

    def play_randomly(self, s: State, rng: np.ndarray, decisions: int) -> None:
        play_randomly(s, rng, decisions)

    # ---- words -----------------------------------------------------------------------------------

    def text(self, s: State, action: Action) -> str:
        if action.code & SEND_FLAG:
            return " ".join(["send", *self.deck.names(action.code & FULL)])
        return f"play {self.deck.name(action.code)}"

    def read(self, s: State, text: str) -> Action:
        words = base.Words.of(text)
        if words.verb not in ("send", "play"):
            raise base.unreadable(text)
        cards = self.deck.mask(words.rest)
        if words.verb != self.verbs.get(int(s.phase)):
            raise base.wrong_phase("RD-2" if s.phase == SEND else "RD-3", text)
        missing = cards & ~int(s.hand[s.turn])
        if missing:
            raise base.not_held("RD-1", self.deck.names(missing))
        if words.verb == "send":
            if len(words.rest) != SENT:
                reason = Reason("RD-2", "ruby-send-three", {"number": len(words.rest)})
                raise RuleError(explain(reason), reason=reason)
            return Action(SEND_FLAG | cards)
        if len(words.rest) != 1:
            raise base.unreadable(text)
        return Action(cards.bit_length() - 1)

    def refusal(self, v: State, action: Action) -> Reason | None:
        if self.is_legal(v, action):
            return None
        follow = int(v.hand[v.turn]) & suit_cards(int(v.led))
        args = {"cards": self.deck.names(follow), "suit": "CDHS"[int(v.led)]}
        return Reason("RD-3", "must-follow", args)

    def seen(self, v: State, seat: int, text: str) -> str:
        if not text.startswith("send"):
            return text
        me = int(v.me)
        receiver = (seat + direction(int(v.hand_number))) % SEATS
        if seat == me or (receiver == me and v.phase != SEND):
            return text
        return " ".join(["send"] + ["?"] * SENT)

    def score_lines(self, s: State) -> list[ScoreLine]:
        lines = []
        for p in range(SEATS):
            if s.tricks[p]:
                args = {"tricks": int(s.tricks[p])}
                lines.append(ScoreLine(p, args["tricks"], Reason("RD-4", "ruby-line-tricks", args)))
            if s.clubs[p]:
                args = {"clubs": int(s.clubs[p])}
                lines.append(ScoreLine(p, args["clubs"], Reason("RD-4", "ruby-line-clubs", args)))
            if s.dame == p:
                lines.append(ScoreLine(p, DAME_POINTS, Reason("RD-4", "ruby-line-dame")))
        for p in range(2):
            if side_points(s, p) == ALL_POINTS:
                lines.append(ScoreLine(p, ALL_BONUS, Reason("RD-4", "ruby-line-all")))
        return lines

    def prompt(self, v: State) -> Reason:
        if v.turn != v.me:
            return base.waiting(v)
        if v.phase == SEND:
            receiver = (int(v.me) + int(v.pass_to)) % SEATS
            return Reason("RD-2", "ruby-prompt-send", {"seat": receiver})
        return base.follow_prompt(v, int(v.hand[v.me]) & suit_cards(int(v.led)), "RD-3")

    def points(self, v: State, seat: int) -> int | None:
        return int(v.points[seat])

    def cards_of(self, v: State, code: int) -> int:
        return code & FULL if code & SEND_FLAG else 1 << code

    def playable(self, v: State, codes: Sequence[int]) -> int:
        return int(v.hand[v.turn]) if v.phase == SEND else super().playable(v, codes)

    def table(self, v: State, log: Sequence[LogEntry]) -> dict[str, Any]:
        me = int(v.me)
        giver = (me - int(v.pass_to)) % SEATS
        passing = int(v.pass_to) != NONE
        received = int(v.sent[giver]) if passing and v.phase != SEND else 0
        return {
            "kind": self.id,
            "direction": {LEFT: "left", RIGHT: "right", NONE: "none"}[int(v.pass_to)],
            "chosen": [passing and bool(v.phase != SEND or p < v.turn) for p in range(SEATS)],
            "sent": self.deck.names(int(v.sent[me])),
            "received": self.deck.names(received),
            "points": [int(side_points(v, p)) for p in range(2)],
            "clubs": [int(v.clubs[p] + v.clubs[p + 2]) for p in range(2)],
            "dame": None if v.dame == NOBODY else int(v.dame) % 2,
        }
