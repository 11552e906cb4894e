"""Rules of thumb for Climbing Clubs.

The bot parts its hand into combinations so that few *losers* are left: pieces that
can only be led and that others will beat. A piece that should win its trick is worth
having, most of all a high single, since it gets the lead back. Each choice is then
worth the losers that it saves, the lead and the clubs that it should win, and what
it feeds to others; all of it in points. What is out is counted from what was seen.
"""

import numpy as np

from clubsuit.bots.base import RuleBook
from clubsuit.games.base import State
from clubsuit.games.climbing_clubs import ANSWER, bonus_after, hidden_cards, points_on
from clubsuit.games.climbing_combinations import (
    DOUBLE,
    FIFTEEN,
    HAND,
    PASS,
    SUIT,
    cards_in,
    is_run,
    size_of,
    top_of,
)
from clubsuit.kernel import compiled, lowest, popcount

ROWS = 9
"""Sizes that the tables know: sets of up to eight cards; longer runs count as eight."""
WIDTH = 16
SETS, RUNS, SET_COST, RUN_COST = 0, 1, 2, 3
"""Tables by size and top: the chance to hold, and what a piece costs in a plan."""
NEVER = -1000.0
(GO_OUT, WIN_CLUBS, STOP, LEAD_LOSER, LEAD_STRONG, FOLLOW, SAVE, PARTNER, DENY, DOUBLING,
 CANNOT) = range(11)  # fmt: skip
REASONS = (
    "rule-climbing-go-out",
    "rule-climbing-win-clubs",
    "rule-climbing-stop",
    "rule-climbing-lead-loser",
    "rule-climbing-lead-strong",
    "rule-climbing-follow",
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
        # what a loser less is worth, in points
        3.41,  # LOSER: at least,
        0.73,  # LOSER_STAKE: more, for what is at stake, shared by the others with cards;
        2.03,  # LOSER_NEAR: so many times that, if another has three cards or fewer,
        1.7,  # LOSER_DOUBLED: and if I have doubled
        # the plan of a hand
        0.28,  # SINGLE_STOPS: what a single that wins counts, in losers,
        0.63,  # PIECE_STOPS: and any other piece, shared by its cards
        0.58,  # WILLING: how often somebody who could beat a set does,
        0.88,  # RUNS_WILLING: and a run
        # choosing, in points if not said otherwise
        1.14,  # LEAD_WORTH: having the lead, in losers,
        0.58,  # LEAD_CRAZY: and in Crazy, where larger sets win
        0.55,  # WON: a point on a club that I take,
        0.36,  # FED: less, for one on a club of mine that an opponent takes,
        1.56,  # FEARED: and for each opponent who could go out on mine
        2.08,  # LAST_CARDS: going out, besides the bonus
        0.38,  # HIGH_LEAD: less for each number that a lead is higher,
        0.34,  # HIGH_CARD: and an answer
        1.67,  # PARTNER_COST: less for playing over a partner
        0.78,  # PASS_FED: passing: less for each point that an opponent takes,
        0.2,  # PASS_PARTNER: and so many losers' worth for leaving a partner the lead
    ]
)
"""What counts: found by playing hands of many variants by weights changed at random, always
against those found so far (evolution strategies)."""
DOUBLE_FROM = np.array([0.0, 0.0, 1.5, 1.0, 0.75, 0.75, 0.75])
"""By players: double with so few losers or fewer."""


# ---- what is out, and what can be beaten -------------------------------------------------


@compiled
def number_count(cards: int, number: int) -> int:
    """How many cards of this number are in the set."""
    i = number - 1
    return (
        (cards >> i & 1)
        + (cards >> SUIT + i & 1)
        + (cards >> 2 * SUIT + i & 1)
        + (cards >> 3 * SUIT + i & 1)
    )


@compiled
def at_least(h: int, m: int, share: float) -> float:
    """The chance that of h cards, each held with this chance, at least m are held."""
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
    """The chance of one or the other, taken as independent."""
    return 1.0 - (1.0 - a) * (1.0 - b)


@compiled
def chances(v: State, sets: np.ndarray, runs: np.ndarray) -> None:
    """For each combination the chance that no opponent beats it, by size and top.

    Partners are not feared.
    """
    for size in range(ROWS):
        for top in range(WIDTH):
            sets[size, top] = 1.0
            runs[size, top] = 1.0
    held = np.zeros((ROWS + 1, WIDTH), np.float64)
    for q in range(v.seats):
        if q != v.me and v.count[q] > 0 and not (v.teams and q % v.teams == v.me % v.teams):
            wild = fill_held(v, q, held)
            fear_sets(v, held, sets)
            fear_runs(v, q, held, wild, runs)
    if not v.crazy:  # a 15 wins at once
        for size in range(ROWS):
            sets[size, FIFTEEN] = 1.0
            runs[size, FIFTEEN] = 1.0


@compiled
def fill_held(v: State, q: int, held: np.ndarray) -> float:
    """held[m, number]: the chance that q has m such cards. Returns that of a wild card."""
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
def fear_sets(v: State, held: np.ndarray, sets: np.ndarray) -> None:
    """Lower the chances of sets by what one opponent may hold (CC-5, CC-14)."""
    for m in range(1, ROWS):
        beaten = 0.0
        if v.crazy:
            for top in range(1, WIDTH):
                beaten = either(beaten, held[m + 1, top])
        for top in range(FIFTEEN, 0, -1):
            sets[m, top] *= 1.0 - WEIGHTS[WILLING] * beaten
            beaten = either(beaten, held[m, top])


@compiled
def fear_runs(v: State, q: int, held: np.ndarray, wild: float, runs: np.ndarray) -> None:
    """The same for runs; a wild card may fill a gap."""
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
    """What a piece of the plan counts: 1 if sure to lose, less than nothing if it stops others."""
    return (1.0 - win) - control * win


@compiled
def fill_costs(tables: np.ndarray) -> None:
    """The cost of every piece; the larger, the seldomer it can be played on others' leads."""
    for size in range(1, ROWS):
        for top in range(1, WIDTH):
            shared = WEIGHTS[PIECE_STOPS] / size
            control = WEIGHTS[SINGLE_STOPS] if size == 1 else shared
            tables[SET_COST, size, top] = piece_cost(tables[SETS, size, top], control)
            tables[RUN_COST, size, top] = piece_cost(tables[RUNS, size, top], shared)


@compiled
def plan(counts: int, set_cost: np.ndarray, run_cost: np.ndarray) -> float:
    """The fewest losers into which a hand can be parted (counts: four bits for each number)."""
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
    """How many cards of each number, four bits each."""
    counts = 0
    while hand:
        counts += 1 << 4 * (lowest(hand) % SUIT)
        hand &= hand - 1
    return counts


# ---- points ------------------------------------------------------------------------------------


@compiled
def loser_worth(v: State) -> float:
    """What one loser less is worth: part of the way from the last place to the next one out."""
    holders = 0
    nearest = HAND
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
    """Whether the combination to beat is a partner's."""
    return v.last >= 0 and v.teams > 0 and v.last % v.teams == v.me % v.teams


@compiled
def could_go_out(v: State, size: int) -> float:
    """How many opponents could go out on a combination of this size."""
    risk = 0.0
    for q in range(v.seats):
        mine = v.teams > 0 and q % v.teams == v.me % v.teams
        if q != v.me and not mine and v.count[q] == size:
            risk += 1.0
    return risk


# ---- the judgement ---------------------------------------------------------------------


@compiled
def judge(v: State, codes: np.ndarray, n: int, values: np.ndarray) -> int:
    """What each legal action is worth; see `RuleBook`."""
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
        return DOUBLING
    if n == 1 and codes[0] == PASS:
        return CANNOT
    return thought(v, codes[best], holds(codes[best], tables), open_points)


@compiled
def holds(code: int, tables: np.ndarray) -> float:
    """The chance that a combination is not beaten."""
    if size_of(code) == 0:
        return 0.0
    table = RUNS if is_run(code) else SETS
    return float(tables[table, min(size_of(code), ROWS - 1), top_of(code)])


@compiled
def play_value(v: State, code: int, losers: float, open_points: int, worth: float,
               tables: np.ndarray) -> float:  # fmt: skip
    """The losers that a play saves, the lead and clubs that it should win, what it may feed."""
    hand = v.hand[v.me]
    cards = cards_in(hand, code)
    own = points_on(v, cards)
    if v.phase == ANSWER:  # takes the trick from the others; only of two players one keeps it
        return float(open_points if v.seats > 2 else open_points + own)
    win = holds(code, tables)
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
    """A pass keeps the hand as it is, and leaves the trick to who leads it now."""
    if v.phase == ANSWER:
        return 0.0
    stays = tables[RUNS if v.run else SETS, min(v.n, ROWS - 1), v.top]
    if partner_leads(v):
        return float(stays * (open_points + WEIGHTS[PASS_PARTNER] * worth))
    return float(-stays * WEIGHTS[PASS_FED] * open_points)


@compiled
def worth_doubling(v: State, losers: float) -> bool:
    """Whether the hand is so good that I should be the first to go out."""
    if v.gone_out > 0 or popcount(v.hand[v.me]) < HAND:
        return False
    return losers <= DOUBLE_FROM[v.seats]


@compiled
def thought(v: State, code: int, win: float, open_points: int) -> int:
    """The main reason for the choice."""
    if v.phase == ANSWER:
        return SAVE if code == PASS else DENY
    if code == PASS:
        return PARTNER if partner_leads(v) else SAVE
    if size_of(code) == popcount(v.hand[v.me]):
        return GO_OUT
    if v.n == 0:
        return LEAD_STRONG if win > 0.6 else LEAD_LOSER
    if win > 0.6:
        return WIN_CLUBS if open_points > 0 else STOP
    return FOLLOW


CLIMBING_CLUBS = RuleBook(judge, REASONS)
