"""Interface of the double-dummy solver.

The solver counts tricks, or the points of a game. Clubs are trumps.
"""

import threading
from collections.abc import Sequence

from clubsuit.arguments import checked_seat
from clubsuit.cards import STANDARD
from clubsuit.games.deals import full_deal, read_groups
from clubsuit.games.declaration import Partners
from clubsuit.games.rules import Rules
from clubsuit.games.state import State
from clubsuit.games.tricks import CLUBS, QUARTER
from clubsuit.solve.double_dummy.board import SEATS, TRICKS, new_board
from clubsuit.solve.double_dummy.search import UNDECIDED, play_on, set_up, value_after, value_at
from clubsuit.solve.double_dummy.suit_lanes import into_lanes, lane_number
from clubsuit.solve.effort import NO_LIMIT, Effort

HONOURS = ((12, 4), (11, 3), (10, 2), (9, 1))
"""Pairs of a rank (from 0) and its weight in `tricks_guessed`."""

_of_thread = threading.local()


def own_board() -> State:
    """Return the board of this thread. Threads can search in parallel, without the GIL."""
    if not hasattr(_of_thread, "board"):
        _of_thread.board = new_board()
    return _of_thread.board


def double_dummy(hands: Sequence[Sequence[str]], leader: int) -> int:
    """Return how many of the thirteen tricks the leader's side takes with perfect play.

    hands:  thirteen cards for each seat; seats 0 and 2 are partners, and so are 1 and 3.
    leader: the seat that leads to the first trick.

    Raises NotationError or RuleError if the hands are not a deal of four hands, and TurnError for a
    seat that does not exist.

    >>> ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    >>> one_suit_each = [[rank + suit for rank in ranks] for suit in "CDHS"]
    >>> double_dummy(one_suit_each, leader=1)
    0
    """
    try:
        lists: object = [list(cards) for cards in hands]
    except TypeError:
        lists = None  # `read_groups` refuses None with a message
    masks = read_groups(STANDARD, lists, [QUARTER] * SEATS, "RD-1", "hands")
    full_deal(STANDARD, STANDARD.all, masks, "RD-1")
    leader = checked_seat(leader, SEATS)
    b = own_board()
    b.limit = NO_LIMIT
    b.trick_worth = 1
    b.club_worth = b.dame = b.dame_worth = 0
    b.hand[:] = [into_lanes(cards) for cards in masks]
    value = int(value_at(b, set_up(b, leader), tricks_guessed(masks)))
    return TRICKS - value if leader % 2 else value


def tricks_guessed(hands: Sequence[int]) -> int:
    """Guess the number of tricks of side 0 from its high cards and trumps."""
    strength = [0, 0]
    for seat, cards in enumerate(hands):
        strength[seat % 2] += 3 * (cards & CLUBS).bit_count()
        for rank, points in HONOURS:
            of_rank = sum(1 << (QUARTER * suit + rank) for suit in range(4))
            strength[seat % 2] += points * (cards & of_rank).bit_count()
    return min(max((2 * TRICKS + strength[0] - strength[1]) // 4, 0), TRICKS)


def partners_scores(
    rules: Rules, s: State, codes: Sequence[int] | None = None, effort: Effort | None = None
) -> dict[int, list[int]]:
    """Return a dict from each playable card's code to the scores of the seats after it is played.

    s:     a state of a game with `Rules.partners` in which a card is to be played.
    codes: the codes to evaluate; by default all. They must be legal, which is not checked. When the
           effort is used up, the current card and all later ones are left out.
    """
    worth = rules.partners
    assert worth is not None
    taken = int(worth.taken(s, 0))
    scores = {}
    for code, points in card_values(rules, s, worth, codes, effort).items():
        sides = [taken + points, worth.all_points(s) - taken - points]
        by_side = [int(worth.score_of(s, side)) for side in sides]
        scores[code] = [by_side[seat % 2] for seat in range(SEATS)]
    return scores


def card_values(
    rules: Rules,
    s: State,
    worth: Partners,
    codes: Sequence[int] | None = None,
    effort: Effort | None = None,
) -> dict[int, int]:
    """Return a dict from each playable card's code to the points of seats 0 and 2 from now on.

    The points of the current trick are included.

    worth: the points of the game. The other parameters are those of `partners_scores`; they are not
           checked either.
    """
    effort = effort or Effort()
    b = own_board()
    b.limit = effort.left
    b.trick_worth = worth.trick
    b.club_worth = worth.club
    b.dame = into_lanes(1 << worth.card) if worth.card_points else 0
    b.dame_worth = worth.card_points
    order = [(int(s.leader) + i) % SEATS for i in range(int(s.n))]
    b.hand[:] = [into_lanes(int(cards)) for cards in s.hand]
    for seat in order:
        b.hand[seat] |= into_lanes(1 << int(s.trick[seat]))
    ply = int(set_up(b, int(s.leader)))
    for seat in order:
        play_on(b, ply, lane_number(int(s.trick[seat])))
        ply += 1
    values = {}
    guess = int(b.total[ply & ~3]) // 2
    for code in rules.legal_codes(s) if codes is None else codes:
        guess = int(value_after(b, ply, lane_number(code), guess))
        if guess == UNDECIDED:
            break
        values[code] = guess
    effort.left -= int(b.nodes)
    return values
