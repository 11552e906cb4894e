"""Tricks that a side is certain to take, found without search.

Each function stores the cards whose ranks affect its result in `b.winners[ply]`.
"""

from clubsuit.games.state import State
from clubsuit.kernel import compiled, highest, inlined, lowest, popcount
from clubsuit.solve.double_dummy.board import SEATS, TRICKS
from clubsuit.solve.double_dummy.suit_lanes import LANE, lane_of


@compiled
def sure_value(b: State, ply: int, live: int) -> int:
    """Return a bound that shows whether side 0 can meet the need; -1 if none is found.

    The position must be at the start of a trick.
    """
    seat = b.seat[ply]
    tricks = quick_tricks(b, ply, seat, live)
    value = decided(b, ply, sure_points(b, ply, live, tricks, seat), seat)
    if value >= 0:
        return value
    seat = (seat + 1) & 3
    if live & LANE:
        tricks = top_trumps(b, ply, b.hand[seat], b.hand[(seat + 2) & 3], live)
    else:
        tricks = tricks_on_lead(b, ply, b.seat[ply], live)
    return decided(b, ply, sure_points(b, ply, live, tricks, seat), seat)


@inlined
def decided(b: State, ply: int, points: int, seat: int) -> int:
    """Return a bound on side 0's points if it decides whether the need is met, else -1.

    points: the minimum points of the seat's side.
    """
    if seat & 1 == 0:
        return points if points >= b.need[ply] else -1
    most = b.total[ply] - points
    return most if most < b.need[ply] else -1


@inlined
def sure_points(b: State, ply: int, live: int, tricks: int, seat: int) -> int:
    """Return the minimum points of `tricks` tricks.

    If `tricks` is 0, the function first looks for a certain trump trick.
    """
    if tricks == 0:
        tricks = lower_trump(b, ply, seat, live)
    all_tricks = popcount(b.hand[b.seat[ply]])
    return b.total[ply] if tricks == all_tricks else tricks * b.trick_worth


@inlined
def highest_of(cards: int, n: int) -> int:
    """Return the n highest cards of one suit, or all if there are fewer."""
    while popcount(cards) > n:
        cards &= cards - 1
    return cards


@inlined
def above_all_others(cards: int, live: int) -> int:
    """Return the given cards of a suit that beat every other live card of it."""
    others = live & ~cards
    if others == 0:
        return cards
    return cards & ~((2 << highest(others)) - 1)


@inlined
def top_trumps(b: State, ply: int, one: int, two: int, live: int) -> int:
    """Return the number of trump tricks that two partners win with trumps that cannot be beaten."""
    trumps = live & LANE
    one &= LANE
    two &= LANE
    b.winners[ply] = 0
    if one == trumps or two == trumps:
        return popcount(trumps)
    longer = max(popcount(one), popcount(two))
    tops = highest_of(above_all_others(one | two, trumps), longer)
    b.winners[ply] = tops
    return popcount(tops)


@compiled
def lower_trump(b: State, ply: int, seat: int, live: int) -> int:
    """Return 1 if the seat's side, without the highest trump, still wins a trump trick for certain.

    The seat, or its right neighbour, is on lead.
    """
    trumps = live & LANE
    b.winners[ply] = 0
    if popcount(trumps) < 3:
        return 0
    me = b.hand[seat] & LANE
    partner = b.hand[(seat + 2) & 3] & LANE
    lho = b.hand[(seat + 1) & 3] & LANE
    rho = b.hand[(seat + 3) & 3] & LANE
    leading = seat == b.seat[ply]
    tricks = popcount(b.hand[seat])
    ace = 1 << highest(trumps)
    king = 1 << highest(trumps ^ ace)
    queen = 1 << highest(trumps ^ ace ^ king)
    if (partner & king and partner != king and lho & ace) or (
        me & king and me != king and rho & ace and (not leading or tricks >= 3)
    ):  # a guarded king behind the ace
        b.winners[ply] = ace | king
        return 1
    both = king | queen
    if me & both == both or partner & both == both:
        b.winners[ply] = ace | both
        return 1
    if popcount(trumps) < 5:
        return 0
    both = ace | king
    if (partner & queen and popcount(partner) >= 3 and lho & both == both) or (
        me & queen and popcount(me) >= 3 and rho & both == both and (not leading or tricks >= 4)
    ):  # a doubly guarded queen behind ace and king
        b.winners[ply] = both | queen
        return 1
    return 0


@compiled
def quick_tricks(b: State, ply: int, seat: int, live: int) -> int:
    """Return the number of tricks that the side on lead can cash before it loses one."""
    me = b.hand[seat]
    lho = b.hand[(seat + 1) & 3]
    partner = b.hand[(seat + 2) & 3]
    rho = b.hand[(seat + 3) & 3]
    trumps = top_trumps(b, ply, me, partner, live)
    winners = b.winners[ply]
    his_winners = 0
    mine_first = his_first = 0  # plain tricks if my (or his) winners are cashed first
    entry = False  # I can reach partner's hand
    for number in range(1, SEATS):
        lane = lane_of(number)
        if live & lane == 0:
            continue
        own = me & lane
        his = partner & lane
        lhos = popcount(lho & lane)
        rhos = popcount(rho & lane)
        to_beat_mine = max(popcount(his), lhos, rhos)
        to_beat_his = max(popcount(own), lhos, rhos)
        rounds = TRICKS  # number of rounds before an opponent can ruff
        if lho & LANE:
            rounds = lhos
        if rho & LANE:
            rounds = min(rounds, rhos)
        own = highest_of(own, rounds)
        his = highest_of(his, rounds)
        tops = above_all_others(own | his, live & lane)
        my_tops = tops & own
        his_tops = tops & his
        winners |= highest_of(my_tops, to_beat_mine)
        his_winners |= highest_of(his_tops, to_beat_his)
        mine_first += suit_tricks(own, popcount(my_tops), his, popcount(his_tops))
        his_first += suit_tricks(his, popcount(his_tops), own, popcount(my_tops))
        if own and his_tops and highest(his) > lowest(own):
            entry = True
    tricks = mine_first
    if entry:
        tricks = max(mine_first, his_first)
        winners |= his_winners
    b.winners[ply] = winners
    return min(trumps + tricks, popcount(me))


@inlined
def suit_tricks(own: int, my_tops: int, his: int, his_tops: int) -> int:
    """Return the number of tricks in a plain suit for the side on lead.

    own, his: the cards of the hand on lead and of its partner.
    my_tops, his_tops: how many of these cards cannot be beaten.
    """
    if his_tops == 0:
        return my_tops
    if my_tops == 0:
        return his_tops if own else 0
    if highest(own) < lowest(his):  # partner must win
        return his_tops
    if lowest(own) > highest(his):  # I must win
        return my_tops
    if his_tops == popcount(his):  # one of partner's tops falls under a winner of mine
        his_tops -= 1
    return min(popcount(own), my_tops + his_tops)


@inlined
def tricks_on_lead(b: State, ply: int, seat: int, live: int) -> int:
    """Return the number of plain-suit tricks that opponents surely get, whatever the seat leads."""
    me = b.hand[seat]
    ours = me | b.hand[(seat + 2) & 3]
    tops = 0
    b.winners[ply] = 0
    for number in range(1, SEATS):
        lane = lane_of(number)
        if me & lane:
            top = 1 << highest(live & lane)
            if ours & top:
                return 0
            tops |= top
    b.winners[ply] = tops
    if b.hand[(seat + 1) & 3] & tops == tops or b.hand[(seat + 3) & 3] & tops == tops:
        return popcount(tops)
    return 1
