"""Rules of thumb for Climbing Clubs.

The bot divides its hand into combinations with as few *losers* as possible. A loser is a
combination that can only be led and that other players will beat. Combinations that should win a
trick are valuable, above all high singles, because they regain the lead. The value of a choice is
in points. Three things add to it: the losers that the choice removes, the lead, and the clubs that
the choice should win. The clubs that the choice gives to opponents are subtracted. The
probabilities come from counting the cards.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from clubsuit.bots.knowledge.base import ALONE, Features, Knowledge
from clubsuit.bots.knowledge.blunders import FAR
from clubsuit.bots.knowledge.evidence import Evidence, Tried, lead_evidence, named_choice, others
from clubsuit.bots.knowledge.features import NEEDS, needs, places, write_number
from clubsuit.bots.knowledge.win_probability import race_chance, won
from clubsuit.errors import Reason
from clubsuit.game import View
from clubsuit.games.climbing_clubs import motifs
from clubsuit.games.climbing_clubs.combinations import (
    DOUBLE,
    FIFTEEN,
    NUMBERS,
    PASS,
    SUIT,
    cards_in,
    column,
    is_run,
    size_of,
    top_of,
)
from clubsuit.games.climbing_clubs.rules import (
    ANSWER,
    PLAY,
    STATE,
    begin_hand,
    bonus_after,
    clear_play,
    is_last,
    points_on,
    wins_at_once,
)
from clubsuit.games.climbing_clubs.sample import hidden_cards
from clubsuit.games.state import OVER, Action, State
from clubsuit.kernel import compiled, highest, inlined, lowest, popcount

ROWS = 9
"""Number of rows of each table: one row for each size of a combination. Sets have at most eight
cards, and longer runs use the row for size eight."""
WIDTH = 16
SETS, RUNS, SET_COST, RUN_COST = 0, 1, 2, 3
"""Tables by size and top number: the probabilities that sets and runs win, and the costs of sets
and runs in a plan."""
NEVER = -1000.0
(GO_OUT, WIN_CLUBS, STOP, LEAD_LOSER, LEAD_STRONG, FOLLOW, SPARE, SAVE, PARTNER, DENY, DOUBLING,
 CANNOT) = range(12)  # fmt: skip
REASONS = (
    "rule-climbing-go-out",
    "rule-climbing-win-clubs",
    "rule-climbing-stop",
    "rule-climbing-lead-loser",
    "rule-climbing-lead-strong",
    "rule-climbing-follow",
    "rule-climbing-spare",
    "rule-climbing-save",
    "rule-climbing-partner",
    "rule-climbing-deny",
    "rule-climbing-double",
    "rule-climbing-cannot",
)

(
    LOSER, LOSER_STAKE, LOSER_NEAR, LOSER_DOUBLED, SINGLE_STOPS, PIECE_STOPS,
    WILLING, RUNS_WILLING, LEAD_WORTH, LEAD_CRAZY, WON, FED, FEARED, LAST_CARDS,
    HIGH_LEAD, HIGH_CARD, PARTNER_COST, PASS_FED, PASS_PARTNER,
) = range(19)  # fmt: skip
WEIGHTS = np.array(
    [
        # value of removing a loser, in points
        3.41,  # LOSER: constant part
        0.73,  # LOSER_STAKE: weight of the stake per other player with cards
        2.03,  # LOSER_NEAR: factor if another player has at most three cards
        1.7,  # LOSER_DOUBLED: factor if I have doubled
        # plan of a hand
        0.28,  # SINGLE_STOPS: number of losers that a winning single offsets
        0.63,  # PIECE_STOPS: number of losers that a larger combination offsets, times its size
        0.58,  # WILLING: probability that a player who can beat a set does so
        0.88,  # RUNS_WILLING: probability that a player who can beat a run does so
        # choice, in points unless noted otherwise
        1.14,  # LEAD_WORTH: value of the lead, in losers
        0.58,  # LEAD_CRAZY: value of the lead in Crazy, where larger sets win
        0.55,  # WON: value of each point on clubs that I win
        0.36,  # FED: cost of each point on my clubs that opponents win
        1.56,  # FEARED: cost of each opponent who could go out by beating my combination
        2.08,  # LAST_CARDS: value of going out, in addition to the bonus
        0.38,  # HIGH_LEAD: cost of a lead for each unit of its top number
        0.34,  # HIGH_CARD: cost of an answer for each unit of its top number
        1.67,  # PARTNER_COST: cost of beating a partner
        0.78,  # PASS_FED: cost of a pass for each point in the trick that opponents win
        0.2,  # PASS_PARTNER: value of leaving the lead to a partner, in losers
    ]
)
"""Weights of the evaluation. They were tuned with an evolution strategy: randomly changed weights
played hands against the best weights so far (docs/decisions/weights-of-rule.md)."""
DOUBLE_FROM = np.array([0.0, 0.0, 1.5, 1.0, 0.75, 0.75, 0.75])
"""Maximum number of losers with which the bot doubles, by number of players."""


# ---- probabilities of being beaten -------------------------------------------------------


@compiled
def number_count(cards: int, number: int) -> int:
    """Return the number of cards in the set that have this number."""
    i = number - 1
    return (
        (cards >> i & 1)
        + (cards >> SUIT + i & 1)
        + (cards >> 2 * SUIT + i & 1)
        + (cards >> 3 * SUIT + i & 1)
    )


@compiled
def at_least(h: int, m: int, share: float) -> float:
    """Return the probability that a player holds at least m of h cards.

    share: probability that the player holds a given card.
    """
    if m > h:
        return 0.0
    total = 0.0
    choose = 1.0
    for j in range(h + 1):
        if j >= m:
            total += choose * share**j * (1.0 - share) ** (h - j)
        choose = choose * (h - j) / (j + 1)
    return total


@compiled
def either(a: float, b: float) -> float:
    """Return the probability that at least one of two independent events occurs."""
    return 1.0 - (1.0 - a) * (1.0 - b)


@compiled
def chances(v: State, sets: np.ndarray, runs: np.ndarray) -> None:
    """Write, for each combination, the probability that no opponent beats it.

    Partners are ignored.

    sets, runs: output arrays, by size and top number.
    """
    for size in range(ROWS):
        for top in range(WIDTH):
            sets[size, top] = 1.0
            runs[size, top] = 1.0
    held = np.zeros((ROWS + 1, WIDTH), np.float64)
    for q in range(v.seats):
        if q != v.me and v.count[q] > 0 and not (v.teams and q % v.teams == v.me % v.teams):
            wild = fill_held(v, q, held)
            lower_sets(v, held, sets)
            lower_runs(v, q, held, wild, runs)
    if not v.crazy:  # a 15 always wins
        for size in range(ROWS):
            sets[size, FIFTEEN] = 1.0
            runs[size, FIFTEEN] = 1.0


@compiled
def fill_held(v: State, q: int, held: np.ndarray) -> float:
    """Write to held[m, number] the probability that q holds m cards of the number.

    Returns the probability that q holds a wild card.
    """
    hidden = hidden_cards(v)
    share = min(1.0, v.count[q] / max(1, popcount(hidden)))
    wild = at_least(number_count(hidden, FIFTEEN), 1, share) if v.wild else 0.0
    for number in range(1, WIDTH):
        h = number_count(hidden, number)
        for m in range(1, ROWS):
            held[m, number] = at_least(h, m, share) if m <= v.count[q] else 0.0
            if 1 < m <= v.count[q] and number < FIFTEEN:
                held[m, number] = max(held[m, number], 0.8 * wild * held[m - 1, number])
    return float(wild)


@compiled
def lower_sets(v: State, held: np.ndarray, sets: np.ndarray) -> None:
    """Lower the probability that each set wins by the chance that one opponent beats it.

    See CC-5 and CC-14.
    """
    for m in range(1, ROWS):
        beaten = 0.0
        if v.crazy:
            for top in range(1, WIDTH):
                beaten = either(beaten, held[m + 1, top])
        for top in range(FIFTEEN, 0, -1):
            sets[m, top] *= 1.0 - WEIGHTS[WILLING] * beaten
            beaten = either(beaten, held[m, top])


@compiled
def lower_runs(v: State, q: int, held: np.ndarray, wild: float, runs: np.ndarray) -> None:
    """Lower the probability that each run wins by the chance that one opponent beats it.

    A wild card may fill a gap in a run.

    wild: probability that the opponent holds a wild card.
    """
    longer = 0.0
    for m in range(ROWS - 1, 1, -1):
        beaten = longer if v.crazy else 0.0
        same = 0.0
        for top in range(FIFTEEN, m - 1, -1):
            runs[m, top] *= 1.0 - WEIGHTS[RUNS_WILLING] * beaten
            chance = 1.0 if m <= v.count[q] else 0.0
            for number in range(top - m + 1, top + 1):
                chance *= max(held[1, number], 0.5 * wild)
            beaten = either(beaten, chance)
            same = either(same, chance)
        longer = same


# ---- the plan of a hand ----------------------------------------------------------------------


@compiled
def piece_cost(win: float, control: float) -> float:
    """Return the cost of a combination in losers: 1 if it surely loses, -control if it surely wins.

    win:     probability that it wins its trick.
    control: number of losers that it offsets if it wins.
    """
    return (1.0 - win) - control * win


@compiled
def fill_costs(tables: np.ndarray) -> None:
    """Write the cost of every combination.

    Large combinations offset fewer losers, because they can rarely answer other players' leads.
    """
    for size in range(1, ROWS):
        for top in range(1, WIDTH):
            shared = WEIGHTS[PIECE_STOPS] / size
            control = WEIGHTS[SINGLE_STOPS] if size == 1 else shared
            tables[SET_COST, size, top] = piece_cost(tables[SETS, size, top], control)
            tables[RUN_COST, size, top] = piece_cost(tables[RUNS, size, top], shared)


@compiled
def plan(counts: int, set_cost: np.ndarray, run_cost: np.ndarray) -> float:
    """Return the minimum number of losers over all divisions of a hand into combinations.

    counts: how many cards of each rank the hand has, in four bits for each rank (see `counts_of`).
    """
    if counts == 0:
        return 0.0
    i = lowest(counts) // 4
    here = counts >> 4 * i & 15
    best = set_cost[here, i + 1] + plan(counts & ~(15 << 4 * i), set_cost, run_cost)
    rest = counts - (1 << 4 * i)
    length = 1
    while i + length < SUIT and counts >> 4 * (i + length) & 15:
        rest -= 1 << 4 * (i + length)
        length += 1
        cost = run_cost[min(length, ROWS - 1), i + length]
        best = min(best, cost + plan(rest, set_cost, run_cost))
    return best


@compiled
def counts_of(hand: int) -> int:
    """Return how many cards of each rank the hand has, in four bits for each rank."""
    counts = 0
    while hand:
        counts += 1 << 4 * (lowest(hand) % SUIT)
        hand &= hand - 1
    return counts


# ---- points ------------------------------------------------------------------------------------


@compiled
def loser_worth(v: State) -> float:
    """Return the value of removing one loser, in points.

    The value grows with the stake. The stake is the next bonus and, with more than two players,
    also my points.
    """
    holders = 0
    nearest = v.hand_size
    for q in range(v.seats):
        if v.count[q] > 0:
            holders += 1
            if q != v.me:
                nearest = min(nearest, v.count[q])
    stake = bonus_after(v, v.gone_out) + (v.points[v.me] if v.seats > 2 else 0)
    worth = WEIGHTS[LOSER] + WEIGHTS[LOSER_STAKE] * stake / max(1, holders - 1)
    if nearest <= 3:
        worth *= WEIGHTS[LOSER_NEAR]
    if v.doubled[v.me]:
        worth *= WEIGHTS[LOSER_DOUBLED]
    return float(worth)


@compiled
def partner_leads(v: State) -> bool:
    """Return whether the combination to beat belongs to a partner."""
    return v.last >= 0 and v.teams > 0 and v.last % v.teams == v.me % v.teams


@compiled
def could_go_out(v: State, size: int) -> float:
    """Return the number of opponents who could go out by answering a combination of this size."""
    risk = 0.0
    for q in range(v.seats):
        mine = v.teams > 0 and q % v.teams == v.me % v.teams
        if q != v.me and not mine and v.count[q] == size:
            risk += 1.0
    return risk


# ---- evaluation ------------------------------------------------------------------------


@compiled
def evaluate(v: State, codes: np.ndarray, n: int, values: np.ndarray) -> None:
    """Write the value of each legal action, in points (see `Knowledge`)."""
    tables = np.zeros((4, ROWS, WIDTH), np.float64)
    chances(v, tables[SETS], tables[RUNS])
    fill_costs(tables)
    losers = plan(counts_of(v.hand[v.me]), tables[SET_COST], tables[RUN_COST])
    worth = loser_worth(v)
    open_points = points_on(v, v.trick)
    double_at = -1
    best = -1
    for i in range(n):
        if codes[i] == DOUBLE:
            double_at = i
            values[i] = NEVER
            continue
        if codes[i] == PASS:
            values[i] = pass_value(v, open_points, worth, tables)
        else:
            values[i] = play_value(v, codes[i], losers, open_points, worth, tables)
        if best < 0 or values[i] > values[best]:
            best = i
    if double_at >= 0 and codes[best] != PASS and worth_doubling(v, losers):
        values[double_at] = values[best] + 1.0


@compiled
def holds(code: int, tables: np.ndarray) -> float:
    """Return the probability that a combination is not beaten."""
    if size_of(code) == 0:
        return 0.0
    table = RUNS if is_run(code) else SETS
    return float(tables[table, min(size_of(code), ROWS - 1), top_of(code)])


@compiled
def play_value(v: State, code: int, losers: float, open_points: int, worth: float,
               tables: np.ndarray) -> float:  # fmt: skip
    """Return the value of playing a combination (see the module's docstring)."""
    hand = v.hand[v.me]
    cards = cards_in(hand, code)
    own = points_on(v, cards)
    if v.phase == ANSWER:  # the others lose the trick; with two players, I win it
        return float(open_points if v.seats > 2 else open_points + own)
    win = 1.0 if wins_at_once(v, top_of(code), cards) else holds(code, tables)
    left = plan(counts_of(hand & ~cards), tables[SET_COST], tables[RUN_COST])
    lead = WEIGHTS[LEAD_CRAZY if v.crazy else LEAD_WORTH]
    value = worth * (losers - left + lead * win)
    value += WEIGHTS[WON] * win * (open_points + own) - WEIGHTS[FED] * (1.0 - win) * own
    value -= WEIGHTS[FEARED] * (1.0 - win) * could_go_out(v, size_of(code))
    value -= WEIGHTS[HIGH_CARD if v.n else HIGH_LEAD] * top_of(code)
    if cards == hand:
        value += WEIGHTS[LAST_CARDS] + bonus_after(v, v.gone_out) - bonus_after(v, v.gone_out + 1)
    if partner_leads(v):
        value -= WEIGHTS[PARTNER_COST]
    return float(value)


@compiled
def pass_value(v: State, open_points: int, worth: float, tables: np.ndarray) -> float:
    """Return the value of a pass, which leaves the trick to the player who is winning it."""
    if v.phase == ANSWER:
        return 0.0
    stays = tables[RUNS if v.run else SETS, min(v.n, ROWS - 1), v.top]
    if partner_leads(v):
        return float(stays * (open_points + WEIGHTS[PASS_PARTNER] * worth))
    return float(-stays * WEIGHTS[PASS_FED] * open_points)


@compiled
def worth_doubling(v: State, losers: float) -> bool:
    """Return whether the hand is good enough to double; with such a hand, I should go out first."""
    if v.gone_out > 0 or popcount(v.hand[v.me]) < v.hand_size:
        return False
    return losers <= DOUBLE_FROM[v.seats]


@compiled
def why(v: State, codes: np.ndarray, n: int, code: int) -> int:
    """Return the index of the reason for this choice (see `Knowledge.why`)."""
    if code == DOUBLE:
        return DOUBLING
    if code == PASS:
        if n == 1:
            return CANNOT
        return PARTNER if v.phase != ANSWER and partner_leads(v) else SAVE
    if v.phase == ANSWER:
        return DENY
    if size_of(code) == popcount(v.hand[v.me]):
        return GO_OUT
    if n == 1:
        return ALONE
    tables = np.zeros((4, ROWS, WIDTH), np.float64)
    chances(v, tables[SETS], tables[RUNS])
    at_once = wins_at_once(v, top_of(code), cards_in(v.hand[v.me], code))
    should_win = at_once or holds(code, tables) > 0.6
    if v.n == 0:
        return LEAD_STRONG if should_win else LEAD_LOSER
    if should_win:
        return WIN_CLUBS if points_on(v, v.trick) > 0 else STOP
    return FOLLOW if _cheapest(codes, n, code) else SPARE


@compiled
def _cheapest(codes: np.ndarray, n: int, code: int) -> bool:
    """Return whether this is the lowest legal combination of its kind and size."""
    for i in range(n):
        same = size_of(codes[i]) == size_of(code) and is_run(codes[i]) == is_run(code)
        if codes[i] != DOUBLE and same and top_of(codes[i]) < top_of(code):
            return False
    return True


# ---- evidence about the hidden cards -------------------------------------------------------


def evidence(view: View, tried: Tried) -> list[Evidence]:
    """Return evidence about answers, the next lead and the end of the hand.

    See `Knowledge.evidence`.
    """
    played = [code for code in tried.codes if code not in (PASS, DOUBLE)]
    answers = [
        one
        for code in played
        for one in answer_evidence(view, tried.worlds, code, decides=code == played[0])
    ]
    return [*answers, *lead_evidence(view, tried), *end_evidence(view, tried)]


NO_SIDE = 7
"""Stands for "no side". The numbers of all sides are lower."""


@compiled
def ending(s: State) -> int:
    """Return `first + 8 * last`: the seat that went out first, and the side that came last.

    See `Knowledge.ending`.
    """
    last = NO_SIDE
    for side in range(s.teams if s.teams else s.seats):
        if is_last(s, side):
            last = side
    return int(s.order[0] + 8 * last)


LAST = "counted-climbing-last", "counted-climbing-last-of"
TEAM_LAST = "counted-climbing-team-last", "counted-climbing-team-last-of"
DOUBLE_LOST = "counted-climbing-double-lost", "counted-climbing-double-lost-of"
"""The keys of a sentence to the player, and of the same sentence about them."""


def end_evidence(view: View, tried: Tried) -> Iterator[Evidence]:
    """Yield evidence about the end of the hand after each of these choices, from the playouts."""
    v = view.state
    if v.phase != PLAY or not tried.played_on:
        return
    for i, code in enumerate(tried.codes):
        choice = named_choice(view, code)
        if choice is None:
            continue
        last, first = np.divmod(tried.ends[:, i].astype(np.int64), 8)
        doubled = bool(v.doubled[view.seat]) or code == DOUBLE
        if v.gone_out == 0:
            yield from first_evidence(view, choice, first, last, doubled)
        if v.teams or (v.seats > 2 and not doubled):
            key, named = TEAM_LAST if v.teams else LAST
            yield Evidence(key, choice, last == side_of(v, view.seat), named=named)


def first_evidence(
    view: View, choice: dict[str, Any], first: np.ndarray, last: np.ndarray, doubled: bool
) -> Iterator[Evidence]:
    """Yield evidence about the player who goes out first.

    This evidence is relevant if a player has doubled (CC-11), and in a game of two players (CC-9).
    A double has no effect if the whole team scores nothing (CC-13).

    first, last: for each world, the seat that goes out first and the side that comes last.
    doubled:     True if this player has doubled, or doubles with this choice.
    """
    v, me = view.state, view.seat
    if doubled:
        scores = last != side_of(v, me)
        won, named = (first == me) & scores, "counted-climbing-double-of"
        yield Evidence("counted-climbing-double-won", choice, won, named=named)
        key, named = DOUBLE_LOST
        yield Evidence(key, choice, first != me, named=named)
    elif v.seats == 2:
        named = "counted-climbing-first-of"
        yield Evidence("counted-climbing-first", choice, first == me, named=named)
    for q in others(view):
        args = {**choice, "seat": q}
        if v.doubled[q]:
            scores = last != side_of(v, q)
            yield Evidence("counted-climbing-double-of", args, (first == q) & scores)
        elif v.seats == 2:
            yield Evidence("counted-climbing-first-of", args, first == q)


def side_of(v: State, seat: int) -> int:
    """Return the number of a player's team, or the seat in a game without teams (CC-13)."""
    return int(seat % v.teams if v.teams else seat)


def answer_evidence(view: View, worlds: np.ndarray, code: int, decides: bool) -> Iterator[Evidence]:
    """Yield evidence about the players who can beat this combination, or go out by beating it.

    There is no evidence for a combination with a wild 15, since the message cannot show the number
    for which the 15 stands.
    """
    choice = named_choice(view, code)
    answers = longest_answers(view, worlds, code) if choice else {}
    if not choice or not answers:
        return
    cards = {"cards": choice["cards"]}
    beaten = np.logical_or.reduce([longest > 0 for longest in answers.values()])
    yield Evidence("counted-climbing-stands", cards, ~beaten, decides=decides)
    yield Evidence("counted-climbing-falls", cards, beaten, decides=decides)
    for q, longest in answers.items():
        args = {**cards, "seat": q}
        yield Evidence("counted-climbing-beats", args, longest > 0)
        yield Evidence("counted-climbing-all", args, longest == view.state.count[q])


def longest_answers(view: View, worlds: np.ndarray, code: int) -> dict[int, np.ndarray]:
    """Return the size of the longest answer of each other seat with cards, in each world.

    The size is 0 if the seat has no answer. The dictionary is empty if the combination ends the
    trick.
    """
    rules = view.rules
    codes = np.zeros(rules.max_legal, np.int64)
    after = worlds.copy()
    for world in after:
        rules.carry_out(world, Action(code))
    if not after["n"][0]:
        return {}
    found = {q: np.zeros(len(after), np.int64) for q in others(view) if view.state.count[q]}
    for q, longest in found.items():
        after["turn"] = q
        for k, world in enumerate(after):
            n = rules.legal(world, codes)
            longest[k] = max((size_of(int(one)) for one in codes[:n]), default=0)
    return found


# ---- features, for the network of `trained` ------------------------------------------------

KINDS = 4 * SUIT
"""Number of features for a hand. Each rank has four features: one for its club, and three for the
count of its other cards."""
TOP = FIFTEEN + 1
(C_HAND, C_HIDDEN, C_SEATS, C_FLAGS, C_PHASE, C_OUT, C_STOCK, C_MINE, C_COUNT, C_DOUBLED,
 C_FRIEND, C_POINTS, C_NEEDS, C_KIND, C_TOP, C_LAST, C_WORTH, C_PASSES, C_BARE, C_SIZE, C_WITH,
 C_OWN, C_CLUBS, C_REST, C_LEFT, C_DISTINCT, C_LONGEST, C_HIGHEST, C_WILD,
 CLIMBING_END) = places(
    KINDS, KINDS, 7 * 4, 3, 4, 6, 8, 24, 5 * 11, 6,
    5, 6 * 16, 6 * NEEDS, 2 * 12, TOP, 6, 16, 6, 2, 2 * 12, 2 * TOP,
    16, 5, KINDS, 12, 12, 12, TOP, 4,
)  # fmt: skip


@inlined
def _kinds(cards: int, base: int, out: np.ndarray, n: int) -> int:
    """Append features for the cards of each number, and return the new n."""
    for number in range(1, SUIT + 1):
        if cards >> (number - 1) & 1:
            out[n] = base + 4 * (number - 1)
            n += 1
        plain = popcount(cards & column(number))
        if plain:
            out[n] = base + 4 * (number - 1) + plain
            n += 1
    return n


@compiled
def position(v: State, out: np.ndarray) -> int:
    me = v.me
    seats = v.seats
    hand = v.hand[me]
    n = _kinds(hand, C_HAND, out, 0)
    n = _kinds(hidden_cards(v), C_HIDDEN, out, n)
    n = write_number(v.teams, 4, C_SEATS + 4 * seats, out, n)
    if v.doubling:
        out[n] = C_FLAGS
        n += 1
    if v.wild:
        out[n] = C_FLAGS + 1
        n += 1
    if v.crazy:
        out[n] = C_FLAGS + 2
        n += 1
    n = write_number(v.phase, 4, C_PHASE, out, n)
    n = write_number(v.gone_out, 6, C_OUT, out, n)
    n = write_number(v.stock_n // 8, 8, C_STOCK, out, n)
    n = write_number(points_on(v, hand), 24, C_MINE, out, n)
    for i in range(seats):
        p = (me + i) % seats
        if i > 0:
            n = write_number(v.count[p], 11, C_COUNT + 11 * (i - 1), out, n)
            if v.teams and (p - me) % v.teams == 0:
                out[n] = C_FRIEND + i - 1
                n += 1
        if v.doubled[p]:
            out[n] = C_DOUBLED + i
            n += 1
        n = write_number(v.points[p], 16, C_POINTS + 16 * i, out, n)
        n = write_number(needs(v, p), NEEDS, C_NEEDS + NEEDS * i, out, n)
    if v.n > 0:
        n = write_number(v.n, 12, C_KIND + 12 * v.run, out, n)
        n = write_number(v.top, TOP, C_TOP, out, n)
        n = write_number((v.last - me) % seats, 6, C_LAST, out, n)
        n = write_number(points_on(v, v.trick), 16, C_WORTH, out, n)
        n = write_number(v.passes, 6, C_PASSES, out, n)
    return n


@compiled
def choice(v: State, code: int, out: np.ndarray, n: int) -> int:
    size = size_of(code)
    if size == 0:
        return write_number(code, 2, C_BARE, out, n)
    hand = v.hand[v.me]
    cards = cards_in(hand, code)
    rest = hand & ~cards
    run = is_run(code)
    top = top_of(code)
    n = write_number(size, 12, C_SIZE + 12 * run, out, n)
    n = write_number(top, TOP, C_WITH + TOP * run, out, n)
    n = write_number(points_on(v, cards), 16, C_OWN, out, n)
    n = write_number(popcount(cards & NUMBERS), 5, C_CLUBS, out, n)
    n = write_number(popcount(rest), 12, C_LEFT, out, n)
    n = _kinds(rest, C_REST, out, n)
    held = (rest | rest >> SUIT | rest >> 2 * SUIT | rest >> 3 * SUIT) & NUMBERS
    n = write_number(popcount(held), 12, C_DISTINCT, out, n)
    n = write_number(highest(held) + 1 if held else 0, TOP, C_HIGHEST, out, n)
    longest = 0
    while held:
        held &= held >> 1
        longest += 1
    n = write_number(longest, 12, C_LONGEST, out, n)
    fifteens = popcount(cards & (column(FIFTEEN) | 1 << FIFTEEN - 1))
    return write_number(fifteens, 4, C_WILD, out, n)


# ---- the chance to win the game -----------------------------------------------------------

CLIMBING = np.array([[6.4, 5.7, 7.5, 9.0, 10.2], [4.9, 4.8, 5.4, 5.9, 6.2]])
"""Mean and standard deviation of a player's points in a hand, for two to six players."""
CLIMBING_TEAMS = np.array([[10.4, 18.9, 16.7], [10.9, 19.4, 12.6]])
"""Mean and standard deviation of a team's points in a hand: four players in two teams, six in two,
and six in three."""


@compiled
def win_probability(s: State, me: int) -> float:
    if s.phase == OVER:
        return won(s, me, s.seats // s.teams if s.teams else 1)
    if s.teams:
        row = 0 if s.seats == 4 else s.teams - 1
        return race_chance(s, me, s.teams, CLIMBING_TEAMS[0, row], CLIMBING_TEAMS[1, row])
    return race_chance(s, me, s.seats, CLIMBING[0, s.seats - 2], CLIMBING[1, s.seats - 2])


# ---- rewinding to the start of a hand or of its play ---------------------------------------


@compiled
def rewind(past: State, before_play: bool, rng: np.ndarray) -> None:
    clear_play(past)
    begin_hand(past)


# ---- exact reasons ------------------------------------------------------------------------


def exact_pass(view: View, code: int, key: str) -> Reason:
    """Say that a trick without clubs is not worth a play."""
    clubs = int(view.state.trick) & view.rules.deck.suit(0)
    return Reason("", key if clubs else "rule-climbing-no-clubs")


PLAIN = 4
"""Number of times that a table without options occurs in the training. The same table with other
options occurs only once for each combination."""
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 5},
    {"players": 6},
    {"players": 4, "teams": 2},
    {"players": 6, "teams": 2},
    {"players": 6, "teams": 3},
)


def _training() -> tuple[dict[str, Any], ...]:
    """Return all tables, each with all combinations of the options that change the rules."""
    found: list[dict[str, Any]] = []
    for table in ({"players": 4}, *TABLES):
        found += [table] * PLAIN
        for number in range(1, 8):
            flags = ("double_or_nothing", "wild_15s", "crazy")
            found.append(table | {flag: bool(number >> i & 1) for i, flag in enumerate(flags)})
    return tuple(found)


# ---- blunders ------------------------------------------------------------------------------


def spends_a_15_on_little(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether a 15 beats a single card that a far lower card of the hand beats as well."""
    if not v.n or not motifs.spend_the_15(v, code, codes):
        return False
    lower = (other for other in codes if motifs.answer(v, other, codes))
    return min(int(top_of(other)) for other in lower) <= int(top_of(code)) - FAR


BLUNDERS = {"stays-in": motifs.wait_to_go_out, "spends-a-15-on-little": spends_a_15_on_little}

KNOWLEDGE = {
    STATE: Knowledge(
        evaluate=evaluate,
        why=why,
        blunders=BLUNDERS,
        reasons=REASONS,
        liked=frozenset({"rule-climbing-spare", "rule-climbing-save"}),
        exact={"rule-climbing-save": exact_pass},
        exact_reasons=("rule-climbing-no-clubs",),
        evidence=evidence,
        ending=ending,
        care=2.0,
        misjudges=(8.0, 2.0),
        win_probability=win_probability,
        rewind=rewind,
        features=Features(position, choice, CLIMBING_END),
        training=_training(),
        exploration=5.0,
    )
}
