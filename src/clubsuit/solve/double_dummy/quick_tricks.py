"""Tricks that a side is sure of, told from the cards without any search.

Each function notes in `b.winners[ply]` the cards whose rank its answer rests on.
"""

from clubsuit.games.state import State
from clubsuit.kernel import compiled, highest, inlined, lowest, popcount
from clubsuit.solve.double_dummy.board import SEATS, TRICKS
from clubsuit.solve.double_dummy.suit_lanes import LANE, lane_of


@compiled
def sure_value(b: State, ply: int, live: int) -> int:
    """At a trick's start: a value that meets the need or fails it for sure, or -1."""
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
    """The value, where these points of the seat's side decide about the need; else -1."""
    if seat & 1 == 0:
        return points if points >= b.need[ply] else -1
    most = b.total[ply] - points
    return most if most < b.need[ply] else -1


@inlined
def sure_points(b: State, ply: int, live: int, tricks: int, seat: int) -> int:
    """What this many tricks of a side count at least; without any, is a trump sure of one?"""
    if tricks == 0:
        tricks = lower_trump(b, ply, seat, live)
    all_tricks = popcount(b.hand[b.seat[ply]])
    return b.total[ply] if tricks == all_tricks else tricks * b.trick_worth


@inlined
def highest_of(cards: int, n: int) -> int:
    """The n highest of cards of one suit, or all where there are fewer."""
    while popcount(cards) > n:
        cards &= cards - 1
    return cards


@inlined
def above_all_others(cards: int, live: int) -> int:
    """Those of the cards of a suit that beat every other live card of it."""
    others = live & ~cards
    if others == 0:
        return cards
    return cards & ~((2 << highest(others)) - 1)


@inlined
def top_trumps(b: State, ply: int, one: int, two: int, live: int) -> int:
    """Trumps of two partners that nobody beats, as many as can win tricks of their own."""
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
    """1 where the side of a seat, without the highest trump, is still sure of a trump trick.

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
    ):  # the king guarded, behind the ace
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
    ):  # the queen doubly guarded, behind ace and king
        b.winners[ply] = both | queen
        return 1
    return 0


@compiled
def quick_tricks(b: State, ply: int, seat: int, live: int) -> int:
    """Tricks that the side on lead can cash before it loses one."""
    me = b.hand[seat]
    lho = b.hand[(seat + 1) & 3]
    partner = b.hand[(seat + 2) & 3]
    rho = b.hand[(seat + 3) & 3]
    trumps = top_trumps(b, ply, me, partner, live)
    winners = b.winners[ply]
    his_winners = 0
    mine_first = his_first = 0  # plain tricks, where my winners, or partner's, are cashed first
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
        rounds = TRICKS  # until an opponent can ruff
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
    """Tricks in a plain suit from the hand that is on lead; `tops` are cards that nobody beats."""
    if his_tops == 0:
        return my_tops
    if my_tops == 0:
        return his_tops if own else 0
    if highest(own) < lowest(his):  # partner must win
        return his_tops
    if lowest(own) > highest(his):  # I must win
        return my_tops
    if his_tops == popcount(his):  # one of them falls under a winner of mine
        his_tops -= 1
    return min(popcount(own), my_tops + his_tops)


@inlined
def tricks_on_lead(b: State, ply: int, seat: int, live: int) -> int:
    """No trumps are left: tricks of the opponents, whatever the seat leads."""
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
