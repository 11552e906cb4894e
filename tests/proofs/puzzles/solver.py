"""A solver for endings with open cards, in plain Python, over the reference implementation.

It tries every choice (of cards that are equal for the rest of the hand, one) and uses nothing of
`clubsuit.solve`. Positions of one deal are solved once.
"""

import copy
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeAlias

from proofs.differential.sides import Side
from proofs.reference.cards import rank, suit
from proofs.reference.clubs_whist import RANKS as ACE_HIGH
from proofs.reference.free_clubs_hand import RANKS as ACE_LOW

Values: TypeAlias = tuple[int, ...]
"""The result of a hand by seat."""


def values(table: Side, texts: Sequence[str], margin: bool) -> dict[str, int]:
    """Return the value of each choice for the seat to act if all play perfectly afterwards.

    margin: True for the score minus that of the only other player who holds cards. Otherwise it is
            the score, and each player prefers, of results with equal scores of their own, the
            lowest score of the left neighbour, and then of the right neighbour.
    """
    seat = table.turn
    assert seat is not None
    solver = _Duel(table, seat) if margin else _Solver()
    return {text: solver.after(table, seat, text)[seat] for text in texts}


class _Solver:
    """Each player chooses the result that they prefer."""

    def __init__(self) -> None:
        self.known: dict[Any, Values] = {}

    def after(self, table: Side, seat: int, text: str) -> Values:
        """Return the result after this choice."""
        twin = _branch(table)
        twin.act(seat, text)
        return self.result(twin)

    def result(self, table: Side) -> Values:
        """Return the result of a position."""
        seat = table.turn
        if seat is None:
            return self.scores(table)
        key = _key(table)
        if key is None or key not in self.known:
            results = (self.after(table, seat, text) for text in _different(table, seat))
            found = max(results, key=partial(self.liking, seat))
            if key is None:
                return found
            self.known[key] = found
        return self.known[key]

    def scores(self, table: Side) -> Values:
        """Return the result of a finished hand."""
        assert table.score is not None
        return tuple(table.score)

    def liking(self, seat: int, result: Values) -> Values:
        """Return what the seat maximizes."""
        seats = len(result)
        return (result[seat], *(-result[(seat + step) % seats] for step in range(1, seats)))


class _Duel(_Solver):
    """Two players are left; the result has the margin of the one and of the other."""

    def __init__(self, table: Any, seat: int) -> None:
        super().__init__()
        self.one = seat
        self.two = next(p for p in table.holders() if p != seat)

    def scores(self, table: Side) -> Values:
        scores = super().scores(table)
        margin = scores[self.one] - scores[self.two]
        return tuple({self.one: margin, self.two: -margin}.get(p, 0) for p in range(len(scores)))


# ---- positions ---------------------------------------------------------------------------------


def with_hands(table: Side, hands: Sequence[set[str]]) -> Side:
    """Return a copy of the position in which the players hold these cards instead."""
    twin: Side = _branch(table)
    holder: Any = getattr(twin, "hand", twin)
    holder.hands = [type(old)(new) for old, new in zip(holder.hands, hands, strict=True)]
    if "playable" in vars(holder):
        holder.playable = None  # what Climbing Clubs has computed for the old hands
    return twin


def _branch(table: Any) -> Any:
    """Return an independent copy: everything that a decision of the play changes is copied."""
    twin = copy.copy(table)
    if hasattr(twin, "hand"):
        twin.hand = _branch(twin.hand)
        return twin
    twin.hands = [held.copy() for held in table.hands]
    for name in ("trick", "tricks", "out"):
        if hasattr(twin, name):
            setattr(twin, name, list(getattr(table, name)))
    for name in ("doublers", "have_played"):
        if hasattr(twin, name):
            setattr(twin, name, set(getattr(table, name)))
    return twin


def _key(table: Any) -> Any:
    """Return everything that the rest of the hand and its score depend on.

    Returns None for a position within a trick, which is not worth storing.
    """
    inner = table.hand if hasattr(table, "hand") else table
    if inner.trick:
        return None
    seats = range(len(inner.hands))
    taken: list[list[str]] = [[] for _ in seats]
    for winner, trick in inner.tricks:
        taken[winner] += _cards(trick)
    return (
        inner.turn,
        tuple(map(frozenset, inner.hands)),
        tuple(sum(winner == p for winner, _ in inner.tricks) for p in seats),
        tuple(map(frozenset, taken)),
        tuple(getattr(inner, "out", ())),
        getattr(inner, "clubs_broken", None),
    )


def _cards(trick: Sequence[tuple[int, str]]) -> list[str]:
    return [word.split("=")[0] for _, text in trick for word in text.split()]


# ---- choices that come to the same -------------------------------------------------------------


def _different(table: Any, seat: int) -> Iterator[str]:
    """Yield the legal choices; of choices that come to the same, one."""
    texts = sorted(table.legal(seat))
    inner = table.hand if hasattr(table, "hand") else table
    kind: Callable[[str], Any] = _climbing_kind
    if not hasattr(table, "holders"):
        ranks = ACE_LOW if hasattr(table, "hand") else ACE_HIGH
        kind = partial(_row, ranks, inner, seat)
    seen = set()
    for text in texts:
        if (same := kind(text)) not in seen:
            seen.add(same)
            yield text


def _climbing_kind(text: str) -> Any:
    """Return a choice with the suits that do not matter left out."""
    words = text.split()[1:]
    return text.split()[0], tuple(sorted(w if "C" in w else w.rstrip("DHS") for w in words))


SPECIAL = {"QD", "AH"}
"""Cards that have points of their own: the queen of diamonds, the ace of hearts."""


def _row(ranks: Sequence[str], inner: Any, seat: int, text: str) -> Any:
    """Return a name for the row of equal cards: no other card in play lies between them."""
    card = text.split()[1]
    if card in SPECIAL:
        return card
    others = {other for p, held in enumerate(inner.hands) if p != seat for other in held}
    others |= SPECIAL.union(_cards(inner.trick))
    place = ranks.index(rank(card))
    while place and ranks[place - 1] + suit(card) not in others:
        place -= 1
    return suit(card), place
