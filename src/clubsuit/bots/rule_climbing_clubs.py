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
from clubsuit.games.climbing_clubs import ANSWER, hidden_cards
from clubsuit.games.climbing_combinations import (
    DOUBLE,
    FIFTEEN,
    HAND,
    NUMBERS,
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
GO_OUT, WIN_CLUBS, STOP, LEAD_LOSER, LEAD_STRONG, FOLLOW, SAVE, PARTNER, DENY, DOUBLING = range(10)
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
)

# Found by measuring: points or chances.
LEAD_WORTH = 0.75  # of having the lead, in losers
WILLING = 0.85  # how often somebody who could beat a combination does
FED = 0.5  # a point on a club that an opponent takes, against one that I take
DOUBLE_FROM = np.array([0.0, 0.0, 1.2, 0.4, 0.0, -0.4, -0.8])
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
def chances(v: State, sets: np.ndarray, runs: np.ndarray) -> None:
    """For each combination the chance that no opponent beats it.

    sets[size, top] and runs[size, top]. Partners are not feared.
    """
    hidden = hidden_cards(v)
    total = max(1, popcount(hidden))
    for size in range(ROWS):
        for top in range(WIDTH):
            sets[size, top] = 1.0
            runs[size, top] = 1.0
    some = np.zeros(WIDTH, np.float64)
    held = np.zeros((ROWS + 1, WIDTH), np.float64)
    for q in range(v.seats):
        if q == v.me or v.count[q] == 0 or (v.teams and q % v.teams == v.me % v.teams):
            continue
        share = min(1.0, v.count[q] / total)
        wild = at_least(number_count(hidden, FIFTEEN), 1, share) if v.wild else 0.0
        for number in range(1, WIDTH):
            h = number_count(hidden, number)
            for m in range(1, ROWS):
                chance = at_least(h, m, share) if m <= v.count[q] else 0.0
                if number < FIFTEEN and m > 1 and m <= v.count[q]:
                    chance = max(chance, wild * held[m - 1, number] * 0.8)
                held[m, number] = chance
            some[number] = held[1, number]
        for m in range(1, ROWS):
            beaten = 0.0
            longer = 0.0
            for top in range(FIFTEEN, 0, -1):
                longer = 1.0 - (1.0 - longer) * (1.0 - held[m + 1, top] if m + 1 < ROWS else 1.0)
            for top in range(FIFTEEN, 0, -1):
                either = beaten
                if v.crazy:
                    either = 1.0 - (1.0 - beaten) * (1.0 - longer)
                sets[m, top] *= 1.0 - WILLING * either
                beaten = 1.0 - (1.0 - beaten) * (1.0 - held[m, top])
        longer = 0.0
        for m in range(ROWS - 1, 1, -1):
            beaten = 0.0
            for top in range(FIFTEEN, m - 1, -1):
                either = beaten
                if v.crazy:
                    either = 1.0 - (1.0 - beaten) * (1.0 - longer)
                runs[m, top] *= 1.0 - WILLING * either
                chance = 1.0 if m <= v.count[q] else 0.0
                gaps = wild  # one wild card fills one gap
                for number in range(top - m + 1, top + 1):
                    chance *= max(some[number], gaps * 0.5)
                beaten = 1.0 - (1.0 - beaten) * (1.0 - chance)
            longer = beaten
    if not v.crazy:
        for m in range(ROWS):
            sets[m, FIFTEEN] = 1.0
            runs[m, FIFTEEN] = 1.0


# ---- the plan of a hand ----------------------------------------------------------------------


@compiled
def piece_cost(win: float, control: float) -> float:
    """What a piece of the plan counts: 1 if sure to lose, less than nothing if it stops others."""
    return (1.0 - win) - control * win


@compiled
def fill_costs(
    sets: np.ndarray, runs: np.ndarray, set_cost: np.ndarray, run_cost: np.ndarray
) -> None:
    """The cost of every piece; the larger, the seldomer it can be played on others' leads."""
    for size in range(1, ROWS):
        for top in range(1, WIDTH):
            set_cost[size, top] = piece_cost(sets[size, top], 0.8 if size == 1 else 0.6 / size)
            run_cost[size, top] = piece_cost(runs[size, top], 0.6 / size)


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
def club_worth(v: State, cards: int) -> int:
    """The points on the clubs in a set of cards."""
    clubs = cards & NUMBERS
    points = 0
    while clubs:
        points += v.club_points[lowest(clubs)]
        clubs &= clubs - 1
    return points


@compiled
def bonus_after(v: State, places: int) -> int:
    """The bonus card for going out after so many others from now."""
    out = v.gone_out + places
    if v.seats == 2:
        return 5 if out == 0 else 0
    left = v.seats - 1 - out
    if left <= 0:
        return 0
    return (2, 5, 8, 10, 12)[left - 1]


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
    stake = bonus_after(v, 0) + (v.points[v.me] if v.seats > 2 else 0)
    worth = 1.0 + 0.5 * stake / max(1, holders - 1)
    if nearest <= 3:
        worth *= 1.4
    if v.doubled[v.me]:
        worth *= 1.5
    return worth


@compiled
def goes_out(v: State, size: int) -> float:
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
    sets = np.zeros((ROWS, WIDTH), np.float64)
    runs = np.zeros((ROWS, WIDTH), np.float64)
    set_cost = np.zeros((ROWS, WIDTH), np.float64)
    run_cost = np.zeros((ROWS, WIDTH), np.float64)
    chances(v, sets, runs)
    fill_costs(sets, runs, set_cost, run_cost)
    hand = v.hand[v.me]
    before = plan(counts_of(hand), set_cost, run_cost)
    worth = loser_worth(v)
    open_points = club_worth(v, v.trick)
    partner = v.last >= 0 and v.teams > 0 and v.last % v.teams == v.me % v.teams
    double_at = -1
    best = -1
    best_win = 0.0
    for i in range(n):
        code = codes[i]
        if code == DOUBLE:
            double_at = i
            values[i] = -1000.0
            continue
        win = 0.0
        if code == PASS:
            values[i] = pass_value(v, open_points, partner, sets, runs, worth)
        else:
            cards = cards_in(hand, code)
            size = min(size_of(code), ROWS - 1)
            win = (runs if is_run(code) else sets)[size, top_of(code)]
            own = club_worth(v, cards)
            if v.phase == ANSWER:
                values[i] = float(open_points) - 0.01 * own if v.seats > 2 else open_points + own
                values[i] = values[i] * 1.0
            else:
                after = plan(counts_of(hand & ~cards), set_cost, run_cost)
                saved = before - after
                values[i] = worth * (saved + LEAD_WORTH * win)
                values[i] += win * (open_points + own) - (1.0 - win) * FED * own
                values[i] -= (1.0 - win) * goes_out(v, size_of(code)) * 0.5
                if cards == hand:
                    values[i] += 3.0 + bonus_after(v, 0) - bonus_after(v, 1)
                if partner:
                    values[i] -= 1.5
        if best < 0 or values[i] > values[best]:
            best = i
            best_win = win
    if double_at >= 0 and codes[best] != PASS and worth_doubling(v, before):
        values[double_at] = values[best] + 1.0
        return DOUBLING
    return thought(v, codes[best], best_win, open_points, partner)


@compiled
def pass_value(v: State, open_points: int, partner: bool, sets: np.ndarray, runs: np.ndarray,
               worth: float) -> float:  # fmt: skip
    """A pass keeps the hand as it is, and leaves the trick to who leads it now."""
    if v.phase == ANSWER:
        return 0.0
    stays = (runs if v.run else sets)[min(v.n, ROWS - 1), v.top]
    if partner:
        return stays * (open_points + 0.5 * worth)
    return -stays * FED * open_points


@compiled
def worth_doubling(v: State, losers: float) -> bool:
    """Whether the hand is so good that I should be the first to go out."""
    if v.gone_out > 0 or popcount(v.hand[v.me]) < HAND:
        return False
    return losers <= DOUBLE_FROM[v.seats]


@compiled
def thought(v: State, code: int, win: float, open_points: int, partner: bool) -> int:
    """The main reason for the choice."""
    if v.phase == ANSWER:
        return SAVE if code == PASS else DENY
    if code == PASS:
        return PARTNER if partner else SAVE
    if size_of(code) == popcount(v.hand[v.me]):
        return GO_OUT
    if v.n == 0:
        return LEAD_STRONG if win > 0.6 else LEAD_LOSER
    if win > 0.6:
        return WIN_CLUBS if open_points > 0 else STOP
    return FOLLOW


CLIMBING_CLUBS = RuleBook(judge, REASONS)
