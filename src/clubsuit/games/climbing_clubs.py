"""Climbing Clubs: CLUBS by Dominic Crapuchettes, for two to six players.

Ten cards each, numbers 1 to 15; only clubs carry points. The leader plays a
single card, a set or a run; the others, in turn, play the same kind and size with
a higher top, or pass, until all pass or a 15 falls. Who goes out takes the best
bonus card left; who is last scores nothing. Cards set aside are dealt in the next
hand, so who counts knows what is still to come. (RULES.md, CC-1 to CC-15.)

Action codes (see `climbing_combinations` for combinations):

    PASS     play nothing this turn
    DOUBLE   "double or nothing"; the same player then plays or passes
    others   a combination: numbers, which of them are clubs, which wild 15s

Cards of the suits without points are interchangeable, so a code leaves their suits
open. `Action.cards` fixes them: bits 0 to 59 are the exact cards, and bits 60 to
62, in a run with several 15s that are not clubs, the order in which these stand
(the number of the permutation of D H S; 0 is ascending). Cards 0: the canonical
ones, of the lowest suits held.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from clubsuit.cards import NUMBERS as DECK
from clubsuit.errors import Reason, RuleError
from clubsuit.games import base
from clubsuit.games.base import DEAL, NOBODY, OVER, Action, LogEntry, Option, ScoreLine, State
from clubsuit.games.climbing_combinations import (
    CARDS,
    DOUBLE,
    FIFTEEN,
    HAND,
    MAX_COMBINATIONS,
    NUMBERS,
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
from clubsuit.games.climbing_hidden import DEPTH, fits_the_past, place_batches, think_back
from clubsuit.kernel import (
    compiled,
    fill_cards,
    inlined,
    lowest,
    popcount,
    rand_below,
    rand_seed,
    shuffle,
)
from clubsuit.texts import explain

PLAY, ANSWER = 2, 3
SEATS = 6
FULL = (1 << CARDS) - 1
BONUS = np.array([12, 10, 8, 5, 2, 0])
"""The bonus cards of six players; fewer leave out the highest (CC-1)."""
BONUS_OF_TWO = 5
NO_BONUS = -1
TARGET = 50
TEAM_TARGETS = {(4, 2): 100, (6, 3): 100, (6, 2): 150}
"""By players and number of teams (CC-13)."""

OPTIONS = (
    Option("players", 4, "CC-1", "int", low=2, high=SEATS),
    Option("teams", 0, "CC-13", "choice", choices=(0, 2, 3)),
    Option("target", None, "CC-10", "int", low=1, high=10000),
    Option("double_or_nothing", False, "CC-11", "bool"),
    Option("wild_15s", False, "CC-12", "bool"),
    Option("crazy", False, "CC-14", "bool"),
    Option("club_points", [3] * 5 + [2] * 5 + [1] * 5, "CC-2", "ints", low=0, high=100, length=15),
)

STATE = base.state_dtype(
    SEATS,
    [
        *((name, "i8") for name in ("teams", "doubling", "wild", "crazy")),
        ("club_points", "i8", (SUIT,)),
        # the open trick
        ("run", "i8"),  # the combination to beat: 1 for a run,
        ("n", "i8"),  # how many cards (0: nothing lies, the turn is a lead),
        ("top", "i8"),  # and its highest number
        ("last", "i8"),  # who played it, or NOBODY
        ("passes", "i8"),  # passes in a row since
        ("trick", "i8"),  # set of all cards in the trick
        # the hand so far
        ("shown", "i8", (SEATS,)),  # by seat: set of cards played
        ("played", "i8"),  # set of all cards played
        ("tricks", "i8", (SEATS,)),
        ("points", "i8", (SEATS,)),  # on clubs taken
        ("doubled", "i8", (SEATS,)),
        ("holders", "i8"),  # set of the seats that are not out
        ("gone_out", "i8"),  # how many are
        ("order", "i8", (SEATS,)),  # these seats, in the order of going out
        ("bonus", "i8", (SEATS,)),  # by seat: the bonus card taken, or NO_BONUS
        # what goes from hand to hand (CC-3)
        ("stock_n", "i8"),  # how many cards are set aside
        ("stock", "i8", (CARDS,)),  # these cards; the next one to be dealt is the last
        ("old", "i8", (SEATS,)),  # how many cards of each hand were set aside before a reshuffle
        ("gone", "i8", (SEATS,)),  # cards that each seat saw go to the discard pile
        ("recycled", "i8", (SEATS,)),  # the same, of the pile that this deal reshuffled
        # [seat, i]: sets of cards, each within the next; at least so many of each, this seat can
        # tell, were left over in the hand before, and not set aside (one row is scratch)
        ("mixed", "i8", (SEATS + 1, DEPTH)),
        ("least", "i8", (SEATS + 1, DEPTH)),
    ],
)


# ---- deal (CC-3) ---------------------------------------------------------------------


@compiled
def start_game(s: State) -> None:
    """Nothing scored, nothing dealt, nothing set aside; options and generator stay."""
    for p in range(SEATS):
        s.score[p] = 0
        s.total[p] = 0
        s.hand[p] = 0
        s.gone[p] = 0
        s.recycled[p] = 0
        s.old[p] = 0
        s.shown[p] = 0
    for p in range(SEATS + 1):
        for i in range(DEPTH):
            s.mixed[p, i] = 0
            s.least[p, i] = 0
    s.played = 0
    s.stock_n = 0
    s.hand_number = 0
    s.winners = 0
    s.me = NOBODY
    s.turn = NOBODY
    s.phase = DEAL
    s.dealer = rand_below(s.rng, s.seats)


@inlined
def clear_hand(s: State) -> None:
    """Make ready for the next deal; the deal moves left."""
    if s.hand_number > 0:
        s.dealer = (s.dealer + 1) % s.seats
    s.hand_number += 1
    _remember(s)
    for p in range(SEATS):
        s.score[p] = 0
        s.hand[p] = 0
        s.shown[p] = 0
        s.tricks[p] = 0
        s.points[p] = 0
        s.doubled[p] = 0
        s.order[p] = NOBODY
        s.bonus[p] = NO_BONUS
    s.gone_out = 0
    s.played = 0
    s.tricks_done = 0
    s.last_winner = NOBODY
    _clear_trick(s)


@inlined
def _remember(s: State) -> None:
    """What each seat saw of the hand before, and what a reshuffle makes of it.

    Cards seen on the discard pile can come again only after a reshuffle. Then they
    are certainly not among the cards that had been set aside, of which each hand
    gets a number that all know.
    """
    reshuffle = s.stock_n < HAND * s.seats
    if reshuffle and s.stock_n > 0:
        think_back(s)
    for q in range(s.seats):
        seen = s.gone[q] | s.hand[q] | s.played
        place = (q - s.dealer - 1) % s.seats
        s.old[q] = 0
        s.gone[q] = 0
        s.recycled[q] = 0
        if not reshuffle:
            s.gone[q] = seen
        elif s.stock_n > 0:
            s.recycled[q] = seen
            s.old[q] = (s.stock_n + s.seats - 1 - place) // s.seats


@inlined
def _clear_trick(s: State) -> None:
    s.run = 0
    s.n = 0
    s.top = 0
    s.last = NOBODY
    s.passes = 0
    s.trick = 0


@inlined
def begin_hand(s: State) -> None:
    """The cards are dealt: the dealer's left neighbour leads (CC-5)."""
    s.phase = PLAY
    s.turn = (s.dealer + 1) % s.seats
    s.holders = (1 << s.seats) - 1


@inlined
def deal(s: State) -> None:
    """Deal one card at a time: the cards set aside first, then the reshuffled pile."""
    clear_hand(s)
    dealt = 0
    p = s.dealer
    for _ in range(HAND * s.seats):
        if s.stock_n == 0:
            s.stock_n = fill_cards(FULL & ~dealt, s.stock)
            shuffle(s.rng, s.stock, s.stock_n)
        s.stock_n -= 1
        bit = 1 << s.stock[s.stock_n]
        s.stock[s.stock_n] = 0
        p += 1
        if p >= s.seats:
            p = 0
        s.hand[p] |= bit
        dealt |= bit
    begin_hand(s)


# ---- legal ---------------------------------------------------------------------------


@compiled
def may_double(s: State) -> bool:
    """Whether the seat to act may declare "double" (CC-11)."""
    p = s.turn
    return s.doubling != 0 and s.doubled[p] == 0 and s.shown[p] == 0


@inlined
def may_count_double(s: State, p: int) -> bool:
    """Whether the points of p are doubled, or may yet be (CC-11)."""
    return s.doubled[p] != 0 or (s.doubling != 0 and s.shown[p] == 0)


@inlined
def legal_into(s: State, out: np.ndarray) -> int:
    """Write all legal action codes into `out`; returns how many."""
    if s.phase != PLAY and s.phase != ANSWER:
        return 0
    n = 0
    if s.n > 0:
        out[n] = PASS
        n += 1
    if may_double(s):
        out[n] = DOUBLE
        n += 1
    return combinations_into(s.hand[s.turn], s.wild, s.crazy, s.run, s.n, s.top, out, n)


# ---- apply ---------------------------------------------------------------------------


@inlined
def apply_code(s: State, code: int) -> None:
    """Carry out a legal action with its canonical cards."""
    apply_cards(s, code, cards_in(s.hand[s.turn], code) if code > DOUBLE else 0)


@inlined
def apply_cards(s: State, code: int, cards: int) -> None:
    """Carry out a legal action with exactly these cards."""
    if code == DOUBLE:
        s.doubled[s.turn] = 1
        return
    p = s.turn
    won = s.phase == ANSWER  # the last answer ends the trick, whatever it is (CC-8)
    if code == PASS:
        s.passes += 1
    else:
        _lay(s, p, code, cards)
        # a wild 15 is the number it stands for, so it does not win at once (CC-12)
        won = won or (s.top == FIFTEEN and not s.crazy) or (s.phase == ANSWER and s.teams > 0)
    s.turn = NOBODY if won else next_holder(s, p, s.last)
    if s.turn == NOBODY:
        _finish_trick(s)


@inlined
def next_holder(s: State, p: int, stop: int) -> int:
    """The next seat to the left of p with cards; NOBODY where `stop` is reached first."""
    seats = s.holders | 1 << stop
    left = seats >> p + 1 << p + 1
    q = lowest(left if left else seats)
    return NOBODY if q == stop else q


@inlined
def _lay(s: State, p: int, code: int, cards: int) -> None:
    """The cards go from the hand to the trick."""
    s.hand[p] &= ~cards
    s.shown[p] |= cards
    s.played |= cards
    s.trick |= cards
    s.run = is_run(code)
    s.n = size_of(code)
    s.top = top_of(code)
    s.last = p
    s.passes = 0
    if s.hand[p] == 0 and s.phase == PLAY:  # the last answer never counts as going out (CC-8)
        _go_out(s, p)


@compiled
def bonus_after(s: State, out: int) -> int:
    """The bonus card for going out after so many others (CC-7)."""
    if s.seats == 2:
        return 0 if out else BONUS_OF_TWO
    return int(BONUS[min(SEATS - s.seats + out, SEATS - 1)])


@compiled
def _go_out(s: State, p: int) -> None:
    """The highest bonus card left (CC-7); phase ANSWER once only one side holds cards."""
    s.bonus[p] = bonus_after(s, s.gone_out)
    s.order[s.gone_out] = p
    s.gone_out += 1
    s.holders &= ~(1 << p)
    sides = s.teams if s.teams else s.seats
    side = lowest(s.holders) % sides
    for q in range(s.seats):
        if s.holders >> q & 1 and q % sides != side:
            return
    s.phase = ANSWER


@inlined
def points_on(s: State, cards: int) -> int:
    """The points on the clubs among these cards (CC-2)."""
    clubs = cards & NUMBERS
    points = 0
    while clubs:
        points += s.club_points[lowest(clubs)]
        clubs &= clubs - 1
    return points


@inlined
def _finish_trick(s: State) -> None:
    """Who played last takes all cards, of which only the clubs matter, and leads (CC-6).

    A winner without cards leaves the lead to the next player to the left.
    """
    p = s.last
    s.points[p] += points_on(s, s.trick)
    s.tricks[p] += 1
    s.tricks_done += 1
    s.last_winner = p
    _clear_trick(s)
    if s.phase == ANSWER:
        score_hand(s)
    else:
        s.turn = p if s.holders >> p & 1 else next_holder(s, p, p)


# ---- score (CC-9, CC-10, CC-11, CC-13) -----------------------------------------------


@compiled
def own_points(s: State, p: int) -> int:
    """What a player brings in alone: bonus card and clubs, doubled or lost."""
    if s.doubled[p] and s.order[0] != p:
        return 0
    points = s.points[p] + max(s.bonus[p], 0)
    return 2 * points if s.doubled[p] else points


@compiled
def is_last(s: State, p: int) -> bool:
    """Whether p, after the hand, took the 0 card, or is in the team that alone held cards."""
    if s.teams == 0:
        return s.bonus[p] == 0
    held = 0
    for q in range(p % s.teams, s.seats, s.teams):
        held |= s.hand[q]
    return held != 0


@compiled
def score_hand(s: State) -> None:
    """Points of the hand; the game ends at the target, and most points win it."""
    if s.teams == 0 and s.seats > 2:
        for p in range(s.seats):
            if s.bonus[p] == NO_BONUS:
                s.bonus[p] = 0
    sides = s.teams if s.teams else s.seats
    for p in range(s.seats):
        s.score[p] = 0
        if not is_last(s, p):
            for q in range(p % sides, s.seats, sides):
                s.score[p] += own_points(s, q)
    best = 0
    for p in range(s.seats):
        s.total[p] += s.score[p]
        best = max(best, s.total[p])
    s.turn = NOBODY
    s.phase = DEAL
    if best >= s.target:
        s.phase = OVER
        for p in range(s.seats):
            if s.total[p] == best:
                s.winners |= 1 << p


# ---- view ----------------------------------------------------------------------------


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
    v.teams = s.teams
    v.doubling = s.doubling
    v.wild = s.wild
    v.crazy = s.crazy
    for i in range(SUIT):
        v.club_points[i] = s.club_points[i]
    v.run = s.run
    v.n = s.n
    v.top = s.top
    v.last = s.last
    v.passes = s.passes
    v.trick = s.trick
    v.played = s.played
    v.holders = s.holders
    v.gone_out = s.gone_out
    v.stock_n = s.stock_n
    for p in range(SEATS):
        v.count[p] = popcount(s.hand[p])
        v.score[p] = s.score[p]
        v.total[p] = s.total[p]
        v.shown[p] = s.shown[p]
        v.tricks[p] = s.tricks[p]
        v.points[p] = s.points[p]
        v.doubled[p] = s.doubled[p]
        v.order[p] = s.order[p]
        v.bonus[p] = s.bonus[p]
        v.old[p] = s.old[p]
    v.hand[me] = s.hand[me]
    v.gone[me] = s.gone[me]
    v.recycled[me] = s.recycled[me]
    for i in range(DEPTH):
        v.mixed[me, i] = s.mixed[me, i]
        v.least[me, i] = s.least[me, i]


# ---- sample --------------------------------------------------------------------------


@compiled
def hidden_cards(v: State) -> int:
    """The cards of which the view's seat does not know where they are."""
    return FULL & ~(v.hand[v.me] | v.played | v.gone[v.me])


@compiled
def sample_into(v: State, rng: np.ndarray, s: State) -> None:
    """Place the hidden cards in `s`, which is a copy of the view `v`.

    Places: the other hands, the cards set aside, and what others still held at the
    end of an earlier hand and laid on the discard pile unseen. Of the cards set
    aside before a reshuffle each hand got `old` ones; cards seen on the pile before
    it (`recycled`) were not among them. What follows from the hands before that is
    looked at afterwards, and another placing drawn where it does not fit.
    """
    me = v.me
    s.me = NOBODY
    s.rng[0] = rng[0]
    s.rng[1] = rng[1]
    if v.hand_number == 0:
        return
    hidden = hidden_cards(v)
    late = v.recycled[me]
    for i in range(DEPTH):
        if v.least[me, i] == popcount(v.mixed[me, i]):
            late |= v.mixed[me, i]
    others = v.seats - 1
    room = np.zeros(SEATS + 1, np.int64)
    need = np.zeros(SEATS + 1, np.int64)
    drawn = np.zeros(SEATS + 1, np.int64)
    room[SEATS] = popcount(hidden) - v.stock_n
    for i in range(others):
        p = (me + 1 + i) % v.seats
        room[i] = v.count[p]
        room[SEATS] -= room[i]
        need[i] = max(0, v.old[p] - popcount(v.shown[p] & ~late))
    room[others] = v.stock_n
    while True:
        place_batches(hidden & ~late, hidden & late, room, need, rng, drawn)
        for i in range(others):
            s.hand[(me + 1 + i) % v.seats] = drawn[i]
        if fits_the_past(s, me):
            break
    shuffle(rng, s.stock, fill_cards(drawn[others], s.stock))


@compiled
def play_randomly(s: State, rng: np.ndarray, decisions: int) -> None:
    """Make so many uniformly random decisions, hand after hand and game after game."""
    codes = np.zeros(MAX_COMBINATIONS + 2, np.int64)
    for _ in range(decisions):
        if s.phase == OVER:
            start_game(s)
        if s.phase == DEAL:
            deal(s)
        n = legal_into(s, codes)
        apply_code(s, codes[rand_below(rng, n)])


# ---- the declaration -----------------------------------------------------------------


def _set_aside(s: State) -> list[int]:
    """The cards set aside (CC-3), the next one to be dealt first."""
    return [int(card) for card in s.stock[: int(s.stock_n)][::-1]]


class ClimbingClubs(base.Rules):
    """Climbing Clubs: see the head of this file."""

    id = "climbing-clubs"
    deck = DECK
    dtype = STATE
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

    def team(self, s: State, seat: int) -> int | None:
        return seat % int(s.teams) if s.teams else None

    def turn_rule(self, s: State) -> str:
        return "CC-6" if s.n == 0 and s.tricks_done else "CC-5"

    # ---- the compiled rules --------------------------------------------------------------

    def start(self, s: State, values: Mapping[str, Any], seed: int) -> None:
        rand_seed(s.rng, seed)
        s.seats = values["players"]
        s.target = values["target"]
        s.teams = values["teams"]
        s.doubling = int(values["double_or_nothing"])
        s.wild = int(values["wild_15s"])
        s.crazy = int(values["crazy"])
        s.club_points[:] = values["club_points"]
        start_game(s)

    def deal(self, s: State) -> None:
        deal(s)

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
        clear_hand(s)
        s.hand[:seats] = hands
        s.stock_n = size
        s.stock[:] = 0
        s.stock[:size] = order[::-1]
        begin_hand(s)

    def _stock_fault(self, key: str, cards: Sequence[int], **args: int) -> RuleError:
        """The cards set aside must be dealt first, in their order, from the dealer's left."""
        names = [self.deck.name(card) for card in cards]
        reason = Reason("CC-3", key, {"cards": names, **args})
        return RuleError(explain(reason), reason=reason)

    def get_deal(self, s: State) -> dict[str, Any]:
        return {
            "hands": [self.deck.names(int(s.hand[p])) for p in range(s.seats)],
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

    def legal(self, s: State, out: np.ndarray) -> int:
        return int(legal_into(s, out))

    def is_legal(self, s: State, action: Action) -> bool:
        if action.code not in self.legal_codes(s):
            return False
        cards = action.cards & FULL
        if action.code <= DOUBLE or not cards:
            return not action.cards
        held = not cards & ~int(s.hand[s.turn])
        size = int(size_of(action.code))
        return held and cards.bit_count() == size and int(cards_in(cards, action.code)) == cards

    def apply(self, s: State, action: Action) -> None:
        if action.cards:
            apply_cards(s, action.code, action.cards & FULL)
        else:
            apply_code(s, action.code)

    def view(self, s: State, seat: int, v: State) -> None:
        view_into(s, seat, v)

    def sample(self, v: State, rng: np.ndarray, s: State) -> None:
        sample_into(v, rng, s)

    def play_randomly(self, s: State, rng: np.ndarray, decisions: int) -> None:
        play_randomly(s, rng, decisions)

    # ---- words ---------------------------------------------------------------------------

    def text(self, s: State, action: Action) -> str:
        if action.code <= DOUBLE:
            return "double" if action.code == DOUBLE else "pass"
        cards = action.cards or int(cards_in(int(s.hand[s.turn]), action.code))
        names = [
            self.deck.name(card) + ("" if card % SUIT + 1 == number else f"={number}")
            for card, number in laid_out(action.code, cards)
        ]
        return " ".join(["play", *names])

    def read(self, s: State, text: str) -> Action:
        words = base.Words.of(text)
        if words.verb in ("pass", "double") and not words.rest:
            return Action(PASS if words.verb == "pass" else DOUBLE)
        if words.verb != "play" or not words.rest:
            raise base.unreadable(text)
        cards = [self._read_card(word, bool(s.wild)) for word in words.rest]
        mask = self.deck.mask(self.deck.name(card) for card, _ in cards)
        missing = mask & ~int(s.hand[s.turn])
        if missing:
            raise base.not_held("CC-4", self.deck.names(missing))
        code = code_of(cards)
        if code == PASS:
            names = [word.upper() for word in words.rest]
            wild = s.wild and any(card % SUIT + 1 == number == FIFTEEN for card, number in cards)
            reason = Reason("CC-4", "climbing-no-combination", {"cards": names})
            if wild:
                reason = Reason("CC-12", "climbing-say-wild", {"cards": names})
            raise RuleError(explain(reason), reason=reason)
        exact = mask | arrangement(cards) << CARDS if is_run(code) else mask
        return Action(code, 0 if exact == int(cards_in(int(s.hand[s.turn]), code)) else exact)

    def _read_card(self, word: str, wild: bool) -> tuple[int, int]:
        """A card and the number it stands for: "9H", "15D=8"."""
        name, equals, number = word.partition("=")
        card = self.deck.card(name)
        own = card % SUIT + 1
        if not equals:
            return card, own
        if not number.isdecimal() or len(number) > 2 or not 1 <= int(number) <= FIFTEEN:
            raise base.unreadable(word)
        if int(number) != own and not (wild and own == FIFTEEN):
            args = {"cards": [self.deck.name(card)], "number": int(number)}
            reason = Reason("CC-12", "climbing-only-wild" if wild else "climbing-not-wild", args)
            raise RuleError(explain(reason), reason=reason)
        return card, int(number)

    def refusal(self, v: State, action: Action) -> Reason | None:
        if self.is_legal(v, action):
            return None
        if action.code == DOUBLE:
            if not v.doubling:
                return Reason("CC-11", "climbing-no-double")
            again = bool(v.doubled[v.turn])
            return Reason("CC-11", "climbing-doubled" if again else "climbing-double-late")
        if action.code == PASS:
            return Reason("CC-5", "climbing-must-lead")
        args = self._to_beat(v)
        if v.crazy:
            return Reason("CC-14", "climbing-must-beat-crazy", args)
        same = is_run(action.code) == v.run and size_of(action.code) == v.n
        return Reason("CC-5", "climbing-must-beat" if same else "climbing-same-kind", args)

    def _to_beat(self, v: State) -> dict[str, Any]:
        """The open combination, for a message."""
        kind = "run" if v.run else "single" if v.n == 1 else "set"
        return {"kind": kind, "size": int(v.n), "top": int(v.top)}

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

    def prompt(self, v: State) -> Reason:
        if v.turn != v.me:
            return base.waiting(v)
        double = "no"
        if may_double(v):
            double = "hopeless" if v.gone_out else "yes"
        if v.n == 0:
            return Reason("CC-5", "climbing-prompt-lead", {"double": double})
        args = {**self._to_beat(v), "double": double}
        if v.phase == ANSWER:
            return Reason("CC-8", "climbing-prompt-answer", args)
        if v.crazy:
            return Reason("CC-14", "climbing-prompt-crazy", args)
        return Reason("CC-5", "climbing-prompt-follow", args)

    def table(self, v: State, log: Sequence[LogEntry]) -> dict[str, Any]:
        seats, out, teams = int(v.seats), int(v.gone_out), int(v.teams)
        cards = [BONUS_OF_TWO] if seats == 2 else [int(bonus) for bonus in BONUS[SEATS - seats :]]
        taken = [int(bonus) for bonus in v.bonus[:seats]]
        args = self._to_beat(v)
        return {
            "kind": self.id,
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

    # ---- cards of actions ----------------------------------------------------------------

    def cards_of(self, v: State, code: int) -> int:
        return int(cards_in(int(v.hand[v.turn]), code)) if code > DOUBLE else 0

    def playable(self, v: State, codes: Sequence[int]) -> int:
        array = np.array(codes, np.int64)
        return int(usable_in(int(v.hand[v.turn]), array, len(array)))

    def matching(self, v: State, cards: int) -> list[Action]:
        hand = int(v.hand[v.turn])
        if not cards or cards & ~hand:
            return []
        codes = np.zeros(MAX_COMBINATIONS, np.int64)
        n = combinations_into(cards, v.wild, v.crazy, v.run, v.n, v.top, codes, 0)
        size = cards.bit_count()
        return [
            Action(code, 0 if int(cards_in(hand, code)) == cards else cards)
            for code in map(int, codes[:n])
            if size_of(code) == size
        ]
