"""Possible places of the hidden cards: every placing is tried, and kept if the seat cannot exclude
it.

This is simple and slow, and shares no idea with the samplers. For each placing of the cards that
the seat has not seen, a whole history is built, and `seen` decides whether it is allowed and would
have looked the same to the seat. Therefore only positions with few hidden cards are tested: late
ones, and constructed ones in which one player holds most of the deck.
"""

import itertools
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from math import comb
from typing import Any, TypeAlias

import numpy as np

from clubsuit.cards import Deck
from clubsuit.game import Play
from clubsuit.record import HandRecord
from proofs.leaks.climbing import Earlier, unseen_now
from proofs.leaks.seen import Events, kind_of, seen

Key: TypeAlias = tuple[int, ...]
"""A placing: sets of cards in the order of the game's `key` function."""


@dataclass
class Puzzle:
    """A position, a seat, and each placing that the seat cannot exclude."""

    play: Play
    seat: int
    key: Callable[[np.ndarray], Key]
    """Function that returns the placing of a sampled state."""
    weights: dict[Key, int] = field(default_factory=dict)
    """Number of ways in which each placing arises: two if the two Jokers are hidden in different
    places, and otherwise one."""
    tried: int = 0
    """Number of placings tried."""
    free: tuple[list[str], list[int]] | None = None
    """The hidden cards and the size of each place, if every placing is possible but there are too
    many to list; otherwise None.

    `key` starts with the places in this order; the last one may be missing."""

    @property
    def name(self) -> str:
        return f"{kind_of(self.play.game)} {self.play.view(self.seat).to_dict()['phase']}"


Suits: TypeAlias = Set[str] | Counter[str]
"""A set: suits that a place cannot have. A counter: the number of cards of each suit in it."""
Known: TypeAlias = Mapping[Any, Suits]
"""Suits by place: by seat for its hand, by ("discards", seat) for its discards."""


def puzzle_of(play: Play, seat: int, most: int, known: Known | None = None) -> Puzzle | None:
    """Return the puzzle of this position, or None if it has more than `most` placings.

    If only the number of cards in each place is known, the result is a free puzzle instead of None.

    known: what the seat knows about suits. Placings that contradict it are then not tried, and only
           the others are counted.
    """
    return _PUZZLES[play.game.id](play, seat, most, known)


def _too_many(cards: Collection[str], rooms: Sequence[int], most: int, known: Known | None) -> bool:
    """Return whether there are too many placings; with `known`, only if there are far too many."""
    return ways_to_place(len(cards), rooms) > (most if known is None else 10_000 * most)


def wide_puzzle_of(play: Play, seat: int) -> Puzzle | None:
    """Return a free puzzle of this position, or None."""
    if play.game.id == "free-clubs":
        return _undealt(play, seat)
    puzzle = puzzle_of(play, seat, 0)
    if puzzle is None or puzzle.free is None:
        return None
    cards, rooms = puzzle.free
    return puzzle if ways_to_place(len(cards), rooms) > 5000 else None


def ways_to_place(cards: int, rooms: Sequence[int]) -> int:
    """Return the number of ways to place a number of cards in places of these sizes."""
    ways = 1
    for room in rooms:
        ways *= comb(cards, room)
        cards -= room
    return ways


def placings(
    cards: Sequence[str], rooms: Sequence[int], known: Sequence[Suits] = ()
) -> Iterator[tuple[frozenset[str], ...]]:
    """Yield every placing of the cards in places of these sizes.

    known: by place, what is known about its suits; by default nothing.
    """
    here = known[0] if known else frozenset[str]()
    if len(rooms) == 1:
        assert len(cards) == rooms[0]
        if _fits(cards, here):
            yield (frozenset(cards),)
        return
    for chosen in itertools.combinations([card for card in cards if _may(card, here)], rooms[0]):
        if _fits(chosen, here):
            taken = frozenset(chosen)
            rest = [card for card in cards if card not in taken]
            for others in placings(rest, rooms[1:], known[1:]):
                yield (taken, *others)


def _may(card: str, known: Suits) -> bool:
    """Return whether a card may be in a place with these suits."""
    return card[-1] in known if isinstance(known, Counter) else card[-1] not in known


def _fits(cards: Sequence[str], known: Suits) -> bool:
    """Return whether these can be all cards of a place with these suits."""
    if isinstance(known, Counter):
        return Counter(card[-1] for card in cards) == known
    return all(card[-1] not in known for card in cards)


def _at(known: Known | None, places: Sequence[Any]) -> list[Suits]:
    """Return what is known about the suits of each place; an empty list if nothing is known."""
    return [] if known is None else [known.get(place, frozenset()) for place in places]


def _mask(deck: Deck, cards: Any) -> int:
    return sum(1 << deck.card(card) for card in cards)


def _played(hand: HandRecord, p: int) -> set[str]:
    return {
        word.partition("=")[0]
        for q, text in hand.actions
        if q == p and text.startswith("play")
        for word in text.split()[1:]
    }


def _history(play: Play, **deal: Any) -> list[HandRecord]:
    """Return the hands of the play, with these changes in the deal of the last hand."""
    *before, last = play.hands
    return [*before, HandRecord(last.dealer, {**last.deal, **deal}, last.actions, last.score)]


def _looks_the_same(play: Play, seat: int, hands: list[HandRecord], events: Events) -> bool:
    return seen(kind_of(play.game), hands, len(hands), seat) == events


# ---- Clubs (Whist) -------------------------------------------------------------------


def _clubs_whist(play: Play, seat: int, most: int, known: Known | None) -> Puzzle | None:
    """Return the puzzle of the hands dealt to others, each of which has thirteen cards.

    The bid hand is one of four dealt hands, and swaps only change their holders. The seat knows the
    hands that it was dealt or took.
    """
    hand = play.hands[-1]
    deck = play.game.rules.deck
    at = [0, 1, 2, 3]  # for each place (3: the bid hand), the dealt hand that lies there
    own = {seat}
    for p, text in hand.actions:
        if text == "swap":
            at[p], at[3] = at[3], at[p]
            own.add(at[seat])
    dealt = [*map(set, hand.deal["hands"]), set(hand.deal["bid"])]
    shown = [_played(hand, p) if p < 3 else set() for p in range(4)]
    places = [place for place in range(4) if at[place] not in own]
    unseen = set().union(*(dealt[at[place]] - shown[place] for place in places))
    rooms = [13 - len(shown[place]) for place in places]

    def key(states: np.ndarray) -> Key:
        sets = [*states["hand"][0].tolist(), int(states["bid"][0])]
        return tuple(sets[place] for place in places)

    puzzle = Puzzle(play, seat, key)
    if _too_many(unseen, rooms, most, known):
        puzzle.free = sorted(unseen), rooms
        return None if any(shown) else puzzle
    events = seen(play.game.id, play.hands, len(play.hands), seat)
    for sets in placings(sorted(unseen), rooms, _at(known, places)):
        puzzle.tried += 1
        if known is not None and puzzle.tried > most:
            return None
        for place, cards in zip(places, sets, strict=True):
            dealt[at[place]] = set(cards) | shown[place]
        hands = _history(play, hands=[sorted(d) for d in dealt[:3]], bid=sorted(dealt[3]))
        if _looks_the_same(play, seat, hands, events):
            puzzle.weights[tuple(_mask(deck, cards) for cards in sets)] = 1
    return puzzle


# ---- Ruby Dame -----------------------------------------------------------------------


def _ruby_dame(play: Play, seat: int, most: int, known: Known | None) -> Puzzle | None:
    """Return the puzzle of the other three hands; during the pass, also of the cards that each
    giver has chosen."""
    hand = play.hands[-1]
    deck = play.game.rules.deck
    to = {1: 1, 2: 3, 0: 0}[len(play.hands) % 3] if play.state.pass_to else 0
    sent = {p: set(text.split()[1:]) for p, text in hand.actions if text.startswith("send")}
    others = [(seat + i) % 4 for i in (1, 2, 3)]
    now = [set(deck.names(int(play.state.hand[p]))) for p in range(4)]
    shown = [_played(hand, p) for p in range(4)]
    all_sent = len(sent) == 4
    mine = sent[seat] if all_sent else set()
    fixed = {p: mine & now[p] if p == (seat + to) % 4 else set() for p in others}
    unseen = set().union(*(now[p] - fixed[p] for p in others))
    rooms = [len(now[p] - fixed[p]) for p in others]
    choosing = [p for p in others if p in sent] if not all_sent else []
    choices = 1
    for p in choosing:
        choices *= comb(len(now[p]), 3)

    def key(states: np.ndarray) -> Key:
        held = states["hand"][0].tolist()
        chosen = states["sent"][0].tolist()
        return (*(held[p] & loose[p] for p in others), *(chosen[p] for p in choosing))

    loose = {p: ~_mask(deck, fixed[p]) for p in others}
    puzzle = Puzzle(play, seat, key)
    if _too_many(unseen, rooms, most // choices, known):
        puzzle.free = sorted(unseen), rooms
        return None if any(shown) else puzzle
    events = seen(play.game.id, play.hands, len(play.hands), seat)
    for sets in placings(sorted(unseen), rooms, _at(known, others)):
        puzzle.tried += choices
        if known is not None and puzzle.tried > most:
            return None
        held = [now[seat]] * 4
        for p, cards in zip(others, sets, strict=True):
            held[p] = set(cards) | fixed[p]
        for hands, chosen in _ruby_histories(play, seat, held, shown, sent, to, choosing):
            if _looks_the_same(play, seat, hands, events):
                masks = [_mask(deck, held[p]) & loose[p] for p in others]
                puzzle.weights[(*masks, *(_mask(deck, cards) for cards in chosen))] = 1
    return puzzle


def _ruby_histories(
    play: Play,
    seat: int,
    held: list[set[str]],
    shown: list[set[str]],
    sent: dict[int, set[str]],
    to: int,
    choosing: list[int],
) -> Iterator[tuple[list[HandRecord], tuple[tuple[str, ...], ...]]]:
    """Yield histories that lead to these hands, one for each choice of sends in the placing.

    Cards sent between other players are not part of a placing: any three will do.
    """
    dealt = [held[p] | shown[p] for p in range(4)]
    if len(sent) == 4 and to:
        received = {
            p: sent[giver] if seat in (p, giver) else set(sorted(dealt[p])[:3])
            for p in range(4)
            for giver in ((p - to) % 4,)
        }
        mine = sent[seat]
        sent = {p: received[(p + to) % 4] for p in range(4)}
        sent[seat] = mine
        dealt = [(dealt[p] - received[p]) | sent[p] for p in range(4)]
    for chosen in itertools.product(
        *(itertools.combinations(sorted(held[p]), 3) for p in choosing)
    ):
        sends = {**sent, **dict(zip(choosing, map(set, chosen), strict=True))}
        hands = _history(play, hands=[sorted(cards) for cards in dealt])
        hands[-1].actions = [
            (p, " ".join(["send", *sorted(sends[p])]) if text.startswith("send") else text)
            for p, text in hands[-1].actions
        ]
        yield hands, chosen


# ---- Free Clubs ----------------------------------------------------------------------


def _free_clubs(play: Play, seat: int, most: int, known: Known | None) -> Puzzle | None:
    """Return the puzzle of the hands and discards of the left neighbour A and the right neighbour
    B.

    During the auction, return the puzzle of their auction cards instead.
    """
    if play.state.declarer == -1:
        return _auction(play, seat, most)
    return _primary(play, seat, most, known)


def _auction(play: Play, seat: int, most: int) -> Puzzle | None:
    """Return the puzzle of the auction cards. The two Jokers count as different cards while cards
    are placed."""
    hand = play.hands[-1]
    deck = play.game.rules.deck
    a, b = (seat + 1) % 3, (seat + 2) % 3
    bids = {p: [text[4:] for q, text in hand.actions if q == p and text.startswith("bid")]
            for p in range(3)}  # fmt: skip
    cards = [card for held in hand.deal["auction"] for card in held]
    for card in (*hand.deal["auction"][seat], *bids[a], *bids[b]):
        cards.remove(card)
    rooms = [6 - len(bids[a]), 6 - len(bids[b]), len(cards) - 12 + len(bids[a]) + len(bids[b])]
    if ways_to_place(len(cards), rooms) > most:
        return None
    labels = [f"{card}{n}" for n, card in enumerate(cards)]

    def joker_blind(held: int) -> tuple[int, int]:
        jokers = deck.mask(["X", "X"])
        return held & ~jokers, (held & jokers).bit_count()

    def key(states: np.ndarray) -> Key:
        held = states["auction"][0].tolist()
        return (*joker_blind(held[a]), *joker_blind(held[b]))

    puzzle = Puzzle(play, seat, key)
    events = seen(play.game.id, play.hands, len(play.hands), seat)
    for sets in placings(labels, rooms):
        puzzle.tried += 1
        names = [[next(c for c in cards if label.startswith(c) and label[len(c):].isdigit())
                  for label in labels] for labels in sets]  # fmt: skip
        auction = list(hand.deal["auction"])
        auction[a], auction[b] = names[0] + bids[a], names[1] + bids[b]
        if _looks_the_same(play, seat, _history(play, auction=auction), events):
            masks = [joker_blind(deck.mask(held)) for held in names[:2]]
            found = (*masks[0], *masks[1])
            puzzle.weights[found] = puzzle.weights.get(found, 0) + 1
    return puzzle


def _undealt(play: Play, seat: int) -> Puzzle | None:
    """Return a free puzzle of the primary cards of others, which are all unknown during the
    auction."""
    if play.state.declarer != -1:
        return None
    hand = play.hands[-1]
    a, b = (seat + 1) % 3, (seat + 2) % 3
    groups = [hand.deal["hands"][a], hand.deal["hands"][b], hand.deal["chest"]]

    def key(states: np.ndarray) -> Key:
        held = states["hand"][0].tolist()
        return (held[a], held[b], int(states["chest"][0]))

    cards = sorted(card for group in groups for card in group)
    return Puzzle(play, seat, key, free=(cards, [len(group) for group in groups]))


def _primary(play: Play, seat: int, most: int, known: Known | None) -> Puzzle | None:
    """Return the puzzle of the primary cards: A's hand, B's hand, A's discards, B's discards."""
    hand = play.hands[-1]
    deck = play.game.rules.deck
    s = play.state
    a, b = (seat + 1) % 3, (seat + 2) % 3
    sets = [set(deck.names(int(c))) for c in (s.hand[a], s.hand[b], s.discards[a], s.discards[b])]
    events = seen(play.game.id, play.hands, len(play.hands), seat)
    sending = "receives" not in {event[0] for event in events}
    sent = {p: text[5:] for p, text in hand.actions if text.startswith("send")}
    fixed = {sent[seat]} & sets[1] if seat in sent and not sending else set()
    rooms = [len(sets[0]), len(sets[1] - fixed), len(sets[2]), len(sets[3])]
    unseen = set().union(*sets) - fixed
    choosing = [p for p in (a, b) if p in sent] if sending else []
    choices = 1
    for p in choosing:
        choices *= len(sets[0 if p == a else 1])
    if _too_many(sorted(unseen), rooms, most // choices, known):
        return None

    def key(states: np.ndarray) -> Key:
        held, gone = states["hand"][0].tolist(), states["discards"][0].tolist()
        chosen = states["sent"][0].tolist()
        return (held[a], held[b], gone[a], gone[b], *(chosen[p] for p in choosing))

    puzzle = Puzzle(play, seat, key)
    undo = _FreeUndo(play, seat, events, sending)
    places = (("discards", b), ("discards", a), b, a)  # the first are known best
    for turned in placings(sorted(unseen), rooms[::-1], _at(known, places)):
        placed = turned[::-1]
        puzzle.tried += choices
        if known is not None and puzzle.tried > most:
            return None
        held = {a: set(placed[0]), b: set(placed[1]) | fixed}
        gone = {a: set(placed[2]), b: set(placed[3])}
        if undo.possible(held, gone):
            masks = [_mask(deck, cards) for cards in (held[a], held[b], gone[a], gone[b])]
            for chosen in itertools.product(*(sorted(held[p]) for p in choosing)):
                puzzle.weights[(*masks, *(deck.card(card) for card in chosen))] = 1
    return puzzle


class _FreeUndo:
    """Check whether a placing of the primary cards is possible, by trying every history."""

    def __init__(self, play: Play, seat: int, events: Events, sending: bool) -> None:
        self.play = play
        self.seat = seat
        self.a, self.b = (seat + 1) % 3, (seat + 2) % 3
        self.events = events
        self.sending = sending
        self.hand = play.hands[-1]
        self.sent = {p: text[5:] for p, text in self.hand.actions if text.startswith("send")}
        dues = [event for event in events if event[0] == "due"]
        pays = [(p, text) for p, text in self.hand.actions if text[:4] in ("disc", "give")]
        self.paid = list(zip(dues, pays, strict=False))
        """For each handicap paid so far: the event that names player and auction card, and the true
        action."""

    def possible(self, held: dict[int, set[str]], gone: dict[int, set[str]]) -> bool:
        """Return whether some history leads to these hands and discards."""
        after = {p: held[p] | _played(self.hand, p) for p in (self.a, self.b)}
        return any(
            self._forward(dealt, before, gone, passed)
            for passed in self._passed(after)
            for before in (self._before_sends(after, passed),)
            for dealt in self._dealt(before, gone)
        )

    def _passed(self, after: dict[int, set[str]]) -> Sequence[str | None]:
        """Return the cards that B can have sent to A unseen."""
        if self.sending or self.b not in self.sent:
            return [None]
        return sorted(after[self.a])

    def _before_sends(self, after: dict[int, set[str]], passed: str | None) -> dict[int, set[str]]:
        """Return the hands of A and B before the sends."""
        a, b = set(after[self.a]), set(after[self.b])
        if passed:
            a.discard(passed)
            b.add(passed)
        if not self.sending and self.a in self.sent:
            a.add(self.sent[self.a])
        if not self.sending and self.seat in self.sent:
            b.discard(self.sent[self.seat])
        return {self.a: a, self.b: b}

    def _dealt(
        self, before: dict[int, set[str]], gone: dict[int, set[str]]
    ) -> Iterator[dict[int, set[str]]]:
        """Yield the hands before the handicaps, chest included, with discards and Queens undone."""
        a, b = self.a, self.b
        dealt = {p: before[p] | gone[p] for p in (a, b)}
        unknown = []
        for (_, p, card), (_, text) in self.paid:
            if text.startswith("give"):
                if p == self.seat:
                    dealt[a] = dealt[a] - {text[5:]}
                elif p == b:
                    dealt[b] = dealt[b] | {text[5:]}
                else:
                    unknown.append(card[-1])
        options = [[c for c in sorted(dealt[b]) if c[-1] == suit] for suit in unknown]
        for given in itertools.product(*options):
            yield {a: dealt[a] | set(given), b: dealt[b] - set(given)}

    def _forward(
        self,
        dealt: dict[int, set[str]],
        before: dict[int, set[str]],
        gone: dict[int, set[str]],
        passed: str | None,
    ) -> bool:
        """Return whether play from the dealt hands leads to the placing and looks the same."""
        mine = set(self.hand.deal["hands"][self.seat])
        declarer = next(p for p, text in reversed(self.hand.actions) if text.startswith("bid"))
        deal = {self.seat: mine, **dealt}
        chest = set(self.hand.deal["chest"])
        if declarer != self.seat:
            chest = set(sorted(dealt[declarer])[: len(chest)])
            deal[declarer] = dealt[declarer] - chest
        for payments, left in self._payments(dealt, gone, 0):
            if left != before:
                continue
            actions = []
            pays = iter(payments)
            for p, text in self.hand.actions:
                if text[:4] in ("disc", "give"):
                    text = next(pays)
                elif text.startswith("send") and p == self.b and passed:
                    text = f"send {passed}"
                elif text.startswith("send") and self.sending and p != self.seat:
                    text = f"send {min(before[p])}"
                actions.append((p, text))
            hands = _history(
                self.play, hands=[sorted(deal[p]) for p in range(3)], chest=sorted(chest)
            )
            hands[-1].actions = actions
            if self._same(hands, gone):
                return True
        return False

    def _payments(
        self, hands: dict[int, set[str]], gone: dict[int, set[str]], n: int
    ) -> Iterator[tuple[list[str], dict[int, set[str]]]]:
        """Yield the possible payments of A and B from handicap n on, with the hands that remain.

        A 10 takes any card that is among the discards.
        """
        if n == len(self.paid):
            yield [], hands
            return
        (_, p, card), (_, text) = self.paid[n]
        for cards in self._takes(p, card, text, hands, gone):
            then = {q: held - set(cards) if q == p else held for q, held in hands.items()}
            to = (p + 1) % 3
            if card[:-1] == "Q" and to in then:
                then[to] = then[to] | set(cards)
            paid = " ".join([text.split()[0], *cards])
            for rest, left in self._payments(then, gone, n + 1):
                yield [paid, *rest], left

    def _takes(
        self, p: int, card: str, text: str, hands: dict[int, set[str]], gone: dict[int, set[str]]
    ) -> list[list[str]]:
        """Return the sets of cards that this handicap may have taken."""
        if p == self.seat:
            return [text.split()[1:]]
        suit = sorted((c for c in hands[p] if c[-1] == card[-1]), key=_low_ace, reverse=True)
        if card[:-1] == "10":
            return [[c] for c in suit if c in gone[p]]
        return [suit[: 3 if card[:-1] == "K" else 1]]

    def _same(self, hands: list[HandRecord], gone: dict[int, set[str]]) -> bool:
        """Return whether these hands look the same to the seat, and A and B have the discards of
        the placing."""
        discarded: dict[int, set[str]] = {p: set() for p in range(3)}
        for p, text in hands[-1].actions:
            if text.startswith("discard"):
                discarded[p] |= set(text.split()[1:])
        return all(discarded[p] == gone[p] for p in gone) and _looks_the_same(
            self.play, self.seat, hands, self.events
        )


def _low_ace(card: str) -> int:
    return "A23456789".index(card[0])


# ---- Climbing Clubs ------------------------------------------------------------------


def _climbing_clubs(play: Play, seat: int, most: int, known: Known | None) -> Puzzle | None:
    """Return the puzzle of the other hands, the cards set aside, and the discards that the seat has
    not seen."""
    deck = play.game.rules.deck
    hand = play.hands[-1]
    others = [p for p in range(play.game.seats) if p != seat]
    shown = {p: _played(hand, p) for p in others}
    unseen = unseen_now(play.hands, seat)
    rooms = [10 - len(shown[p]) for p in others]
    aside = len(hand.deal["aside"])
    rooms += [aside, len(unseen) - sum(rooms) - aside]

    def key(states: np.ndarray) -> Key:
        held = states["hand"][0].tolist()
        stock = states["stock"][0].tolist()[: int(states["stock_n"][0])]
        return (*(held[p] for p in others), sum(1 << card for card in stock))

    puzzle = Puzzle(play, seat, key)
    if ways_to_place(len(unseen), rooms) > most:
        puzzle.free = sorted(unseen), rooms
        before = len(play.hands[-2].deal["aside"]) if len(play.hands) > 1 else 0
        return None if 0 < before < 10 * play.game.seats else puzzle
    earlier = Earlier.of(play.hands, seat, most // 4)
    if earlier is None:
        return None
    for sets in placings(sorted(unseen), rooms):
        puzzle.tried += 1
        full = {p: cards | shown[p] for p, cards in zip(others, sets, strict=False)}
        if earlier.allows(full):
            puzzle.weights[tuple(_mask(deck, cards) for cards in sets[:-1])] = 1
    return puzzle


_PUZZLES: dict[str, Callable[[Play, int, int, Known | None], Puzzle | None]] = {
    "free-clubs": _free_clubs,
    "clubs-whist": _clubs_whist,
    "climbing-clubs": _climbing_clubs,
    "ruby-dame": _ruby_dame,
}
