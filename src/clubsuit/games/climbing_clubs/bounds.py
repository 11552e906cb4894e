"""Bounds on one player's lead over another in Climbing Clubs with open cards.

The exact solver uses these bounds to decide positions without a search
(`clubsuit.solve.climbing_duel`). All other players have gone out. In a game of more than two
players, as soon as one of the two goes out, the other scores nothing (CC-9). In a team game, the
whole team of the other player scores nothing (CC-13).
"""

from clubsuit.games.climbing_clubs.combinations import (
    FIFTEEN,
    NUMBERS,
    all_of,
    numbers_held,
    take_lowest,
)
from clubsuit.games.climbing_clubs.rules import bonus_after, may_count_double, own_points, points_on
from clubsuit.games.state import State
from clubsuit.kernel import compiled, highest, inlined, popcount

NOTHING_SURE = -(1 << 20)
"""Result of `least_ahead` if no lead is certain; it is less than any possible lead."""


@inlined
def _times_at_most(s: State, p: int) -> int:
    """Return the largest possible multiplier of p's points if p goes out next (CC-9, CC-11)."""
    if s.gone_out:
        return 0 if s.doubled[p] else 1
    return 2 if may_count_double(s, p) else 1


@inlined
def _keeps_for_sure(s: State, q: int) -> int:
    """Return 1 if q's points still count when p goes out next; else 0."""
    return 0 if s.gone_out or s.doubled[q] else 1


@compiled
def side_points(s: State, p: int) -> int:
    """Return the current score of p's side, for the case that p is not the first player to go out.

    All partners of p must have gone out.
    """
    sides = s.teams if s.teams else s.seats
    points = 0 if s.doubled[p] else s.points[p]
    for q in range(p % sides, s.seats, sides):
        if q != p:
            points += own_points(s, q)
    return points


@compiled
def ahead_now(s: State, p: int, q: int) -> int:
    """Return p's lead over q, counting the points taken so far, if p goes out before q.

    If p may still double, the result assumes that p does.
    """
    if s.gone_out:
        return side_points(s, p)
    return _times_at_most(s, p) * s.points[p] - _keeps_for_sure(s, q) * s.points[q]


@compiled
def least_ahead_first(s: State, p: int, q: int) -> int:
    """Return the smallest final lead of p over q, if p goes out before q.

    In the worst case q takes all remaining cards. The result does not hold if one of the two may
    still double.
    """
    left = points_on(s, (s.hand[p] | s.hand[q] | s.trick))
    bonus = _times_at_most(s, p) * bonus_after(s, s.gone_out)
    return ahead_now(s, p, q) + bonus - _keeps_for_sure(s, q) * left


@compiled
def most_ahead(s: State, p: int, q: int) -> int:
    """Return an upper bound on the final lead of p over q.

    The bound holds because q can pass and keep all its cards (CC-5, CC-9), unless q must lead.
    """
    times = _times_at_most(s, p)
    sure = _keeps_for_sure(s, q)
    ahead = ahead_now(s, p, q) + times * (points_on(s, s.hand[p]) + bonus_after(s, s.gone_out))
    trick = points_on(s, s.trick)
    if s.last == p:
        return ahead + times * trick
    if s.n == 0 and s.turn == p:
        return ahead
    lost = _most_lost_leading(s, q, times, sure)
    if s.n > 0 and s.last != q:  # a player who is out gets the trick, perhaps doubled
        return ahead + 2 * trick + lost
    return ahead + max(times * trick, lost - sure * trick)


@compiled
def _most_lost_leading(s: State, q: int, times: int, sure: int) -> int:
    """Return the most that q can lose by leading single cards until one of them is beaten.

    q leads all other cards before the clubs, and the clubs from the highest down. The loss is the
    points of the beaten club minus the points of the clubs won before.
    """
    clubs = s.hand[q] & NUMBERS
    won = 0
    lost = 0
    while clubs:
        number = highest(clubs)
        points = s.club_points[number]
        lost = max(lost, times * points - sure * won)
        won += points
        clubs ^= 1 << number
    return lost


@compiled
def least_ahead(s: State, p: int, q: int) -> int:
    """Return a lead over q that p is certain to reach, or NOTHING_SURE.

    p is to act. If a single card or a set is open, p answers it with the highest possible cards,
    which q must be unable to beat. Then p leads combinations that q cannot beat: single cards,
    sets, and perhaps a run at the end.
    """
    hand = s.hand[p]
    won = 0
    if s.n > 0:
        if s.run or s.n > 4:
            return NOTHING_SURE
        number = highest(1 | numbers_held(hand)[s.n - 1] << 1)
        if number <= s.top or _beaten_by(s, q, s.n) >> number - 1 & 1:
            return NOTHING_SURE
        answer = take_lowest(hand & all_of(number), s.n)  # includes the club if p has it
        hand &= ~answer
        won = points_on(s, s.trick | answer)
    return _least_ahead_leading(s, p, q, hand, won)


@inlined
def _least_ahead_leading(s: State, p: int, q: int, hand: int, won: int) -> int:
    """Return the certain lead of p over q if p leads from this hand, or NOTHING_SURE.

    `won` are the points that p has won in addition to those in `s`. The result is NOTHING_SURE if q
    could beat more than one of the remaining combinations.
    """
    one, two, three, four = numbers_held(hand)
    weak = one & ~two & _beaten_by(s, q, 1) | two & ~three & _beaten_by(s, q, 2)
    weak |= three & ~four & _beaten_by(s, q, 3) | four & _beaten_by(s, q, 4)
    first_weak = weak & -weak
    if weak != first_weak and weak & (two | weak + first_weak):
        return NOTHING_SURE
    # in a team game, the hand stops before q can answer (CC-13)
    beaten = 0 if s.teams else points_on(s, hand & weak)
    won += points_on(s, hand) - beaten + bonus_after(s, s.gone_out)
    if s.gone_out:
        return _times_at_most(s, p) * won + side_points(s, p)
    won += s.points[p]
    others = s.points[q] + beaten
    if weak:  # q beats this one with higher numbers or, in Crazy, with more cards
        others += points_on(s, s.hand[q] if s.crazy else s.hand[q] & -first_weak)
    return (2 * won if s.doubled[p] else won) - (0 if s.doubled[q] else others)


@inlined
def _beaten_by(s: State, q: int, size: int) -> int:
    """Return a bit mask of the numbers n for which q could beat a set of `size` cards of number n.

    A single card is a set of size 1.
    """
    if s.crazy and _sets_of(s, q, size + 1):
        return NUMBERS
    return below(_sets_of(s, q, size))


@compiled
def _sets_of(s: State, q: int, size: int) -> int:
    """Return a bit mask of the numbers of which q could play `size` cards with wild 15s (CC-12)."""
    wild = 0
    hand = s.hand[q]
    if s.wild:
        fifteens = all_of(FIFTEEN)
        wild = popcount(hand & fifteens)
        hand &= ~fifteens
    if size <= wild:
        return NUMBERS
    if size - wild > 4:
        return 0
    return int(numbers_held(hand)[size - wild - 1])


@compiled
def below(numbers: int) -> int:
    """Return a bit mask of all numbers below the highest number in the mask `numbers`."""
    return (1 << highest(numbers)) - 1 if numbers else 0
