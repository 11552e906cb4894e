"""Events that one seat has seen in a game, and the legality of the game, from RULES.md alone.

Nothing here uses the engine: a game is a list of deals and decisions in the notation of RECORD.md,
cards are names, and hands are sets of names. If `seen` gives the same lists for two games, that
seat cannot tell the two games apart so far. Only the rules that hidden cards can break are checked:
who holds what, following suit, and what a handicap takes. If a rule is broken, the list contains
FORBIDDEN, and so it differs from the list of every legal game. In honour play (FC-17) almost
nothing is forbidden, and the referee's rulings are checked elsewhere (`rulings` in
`alternative_history`).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from clubsuit.game import Game
from clubsuit.record import HandRecord

Events: TypeAlias = list[tuple[Any, ...]]
"""Events that a seat saw, in order."""

Options: TypeAlias = Mapping[str, Any]

USUAL: Options = {}
"""The options of a game without house rules."""

FORBIDDEN = ("forbidden",)

ACE_HIGH = {rank: n for n, rank in enumerate([*"23456789", "10", *"JQKA"])}
ACE_LOW = {rank: n for n, rank in enumerate("A23456789")}


HONOUR = "free-clubs by honour"
"""Name of Free Clubs in honour play."""


def kind_of(game: Game) -> str:
    """Return the name of the game for `seen`."""
    return HONOUR if game.options.get("enforcement") == "honour" else game.id


def seen(
    kind: str,
    hands: Sequence[HandRecord],
    number: int,
    seat: int,
    options: Options = USUAL,
) -> Events:
    """Return the events of hand `number` (from 1) that the seat has seen; it need not be
    finished. The options name the house rules in force."""
    hand = hands[number - 1]
    events: Events = [("hand", number, hand.dealer)]
    if kind == "climbing-clubs":
        _climbing_clubs(hand, hands[number - 2] if number > 1 else None, seat, events)
    else:
        _SEEN[kind](hand, number, seat, events, options)
    return events


def names_in(events: Events) -> set[str]:
    """Return the cards that occur in these events."""
    return {word.partition("=")[0] for event in events for word in _words(event)}


def _words(value: Any) -> list[str]:
    if isinstance(value, str):
        return value.split()
    if isinstance(value, tuple | list):
        return [word for part in value for word in _words(part)]
    return []


def _suit(cards: set[str], suit: str) -> list[str]:
    return [card for card in cards if card[-1] == suit]


# ---- the trick of the three trick games ----------------------------------------------


class _Trick:
    """An open trick: the highest club wins, or else the highest card of the suit led."""

    def __init__(self, ranks: dict[str, int]) -> None:
        self.ranks = ranks
        self.led = ""
        self.best = ""

    def beats(self, card: str) -> bool:
        if card[-1] == self.best[-1]:
            return self.ranks[card[:-1]] > self.ranks[self.best[:-1]]
        return card[-1] == "C"

    def play(self, card: str) -> None:
        if not self.led:
            self.led, self.best = card[-1], card
        elif self.beats(card):
            self.best = card

    def follows(self, card: str, hand: set[str]) -> bool:
        """FC-12, CW-5, RD-3: a player follows suit if possible."""
        return not self.led or card[-1] == self.led or not _suit(hand, self.led)


# ---- Clubs (Whist) -------------------------------------------------------------------


def _clubs_whist(
    hand: HandRecord, number: int, seat: int, events: Events, options: Options
) -> None:
    """CW-2, CW-3: a seat sees its own cards, the bid hand if it takes it, and all actions."""
    hands = [set(cards) for cards in hand.deal["hands"]]
    bid = set(hand.deal["bid"])
    events.append(("dealt", *sorted(hands[seat])))
    trick = _Trick(ACE_HIGH)
    broken = False
    for n, (p, text) in enumerate(hand.actions):
        events.append((p, text))
        verb, *cards = text.split()
        if verb == "swap":
            hands[p], bid = bid, hands[p]
            if p == seat:
                events.append(("takes", *sorted(hands[seat])))
        if verb != "play":
            continue
        card = cards[0]
        if (n - 3) % 3 == 0:
            trick = _Trick(ACE_HIGH)
        if not _whist_allows(trick, card, hands[p], broken, bool(options.get("may_duck"))):
            events.append(FORBIDDEN)
        broken = broken or card[-1] == "C" != trick.led
        trick.play(card)
        hands[p].discard(card)


def _whist_allows(trick: _Trick, card: str, hand: set[str], broken: bool, may_duck: bool) -> bool:
    """CW-5, CW-6, CW-7: follow suit, beat if possible, and lead no clubs before they are broken.

    may_duck: nobody has to beat (house rule).
    """
    if card not in hand or not trick.follows(card, hand):
        return False
    if not trick.led:
        return broken or card[-1] != "C" or not any(held[-1] != "C" for held in hand)
    choice = _suit(hand, trick.led) or hand
    return may_duck or trick.beats(card) or not any(trick.beats(held) for held in choice)


# ---- Ruby Dame -----------------------------------------------------------------------


def _ruby_dame(hand: HandRecord, number: int, seat: int, events: Events, options: Options) -> None:
    """RD-2: a seat sees its own cards, the cards it sends and receives, and every card played."""
    hands = [set(cards) for cards in hand.deal["hands"]]
    events.append(("dealt", *sorted(hands[seat])))
    to = {1: 1, 2: 3, 0: 0}[number % 3]
    sent: list[set[str]] = []
    trick = _Trick(ACE_HIGH)
    in_trick = 0
    for p, text in hand.actions:
        verb, *cards = text.split()
        if not set(cards) <= hands[p]:
            events.append(FORBIDDEN)
        if verb == "send":
            events.append((p, verb, *(sorted(cards) if p == seat else ["?"] * len(cards))))
            sent.append(set(cards))
            if len(sent) == 4:
                events.append(("receives", *sorted(sent[(seat - to) % 4])))
                for q in range(4):
                    hands[q] = (hands[q] - sent[q]) | sent[(q - to) % 4]
            continue
        events.append((p, text))
        if in_trick % 4 == 0:
            trick = _Trick(ACE_HIGH)
        in_trick += 1
        if not trick.follows(cards[0], hands[p]):
            events.append(FORBIDDEN)
        trick.play(cards[0])
        hands[p].discard(cards[0])


# ---- Climbing Clubs ------------------------------------------------------------------


def _climbing_clubs(hand: HandRecord, before: HandRecord | None, seat: int, events: Events) -> None:
    """CC-3: a seat sees its own cards, every card played, and the number of cards set aside."""
    hands = [set(cards) for cards in hand.deal["hands"]]
    events.append(("dealt", *sorted(hands[seat])))
    events.append(("aside", len(hand.deal["aside"])))
    if before:  # the cards set aside are dealt first, in order, from the dealer's left
        dealt = 10 * len(hands)
        aside = before.deal["aside"]
        if any(card not in hands[(hand.dealer + 1 + n) % len(hands)]
               for n, card in enumerate(aside[:dealt])):  # fmt: skip
            events.append(FORBIDDEN)
        if len(aside) >= dealt and hand.deal["aside"] != aside[dealt:]:
            events.append(FORBIDDEN)
    for p, text in hand.actions:
        events.append((p, text))
        cards = {word.partition("=")[0] for word in text.split()[1:]}
        if not cards <= hands[p]:
            events.append(FORBIDDEN)
        hands[p] -= cards


# ---- Free Clubs ----------------------------------------------------------------------


class _FreeClubs:
    """One hand of Free Clubs, as far as hidden cards matter (FC-2 to FC-13)."""

    def __init__(self, hand: HandRecord, seat: int, events: Events, options: Options) -> None:
        self.once = bool(options.get("passed_is_out"))
        self.hands = [set(cards) for cards in hand.deal["hands"]]
        self.auction = [list(cards) for cards in hand.deal["auction"]]
        self.chest = hand.deal["chest"]
        self.seat = seat
        self.events = events
        self.bids: list[tuple[int, str]] = []
        self.passes = 0
        self.due: list[tuple[int, str]] = []
        self.sent: dict[int, str] = {}
        self.trick = _Trick(ACE_LOW)
        self.in_trick = self.width = 0
        events.append(("dealt", *sorted(self.hands[seat])))
        events.append(("auction", *sorted(self.auction[seat])))
        events.append(("opens", next(p for p in range(3) if "10S" in self.auction[p])))  # FC-4

    def act(self, p: int, text: str) -> None:
        """Add the events of one decision."""
        verb, *cards = text.split()
        if verb in ("bid", "pass"):
            self._bid(p, text, cards)
        elif verb in ("discard", "give"):
            self._pay(p, verb, cards)
        elif verb == "send":
            self._send(p, cards[0])
        else:
            self.play(p, text, cards[0] if cards else "")

    def _want(self, good: bool) -> None:
        if not good:
            self.events.append(FORBIDDEN)

    def _bid(self, p: int, text: str, cards: list[str]) -> None:
        """FC-4 to FC-8: with a Joker two players pay handicaps, and only its bidder gets the
        chest."""
        self.events.append((p, text))
        if cards:
            self._want(cards[0] in self.auction[p])
            self.bids.append((p, cards[0]))
            self.passes = self.passes if self.once else 0
        else:
            self.passes += 1
        if cards != ["X"] and self.passes < 2:
            return
        declarer = self.bids[-1][0]
        side = {declarer}
        if cards:
            side.add(self.bids[-2][0])
        self.hands[declarer] |= set(self.chest)
        if declarer == self.seat:
            self.events.append(("chest", *sorted(self.chest)))
        self.due = [(q, card) for q, card in self.bids if q in side and card != "X"]
        self._ask()

    def _ask(self) -> None:
        """FC-9: all players see which handicap must be paid next. A handicap that takes no card is
        skipped."""
        while self.due:
            p, card = self.due[0]
            if _suit(self.hands[p], card[-1]):
                self.events.append(("due", p, card))
                return
            del self.due[0]

    def _pay(self, p: int, verb: str, cards: list[str]) -> None:
        """FC-9: the owner sees a discard, and giver and receiver see a Queen's card."""
        left = (p + 1) % 3
        shown = self.seat == p or (verb == "give" and self.seat == left)
        self.events.append((p, verb, *(sorted(cards) if shown else ["?"] * len(cards))))
        self._want(bool(self.due) and self.due[0][0] == p and self.takes(p, cards))
        self.hands[p] -= set(cards)
        if verb == "give":
            self.hands[left] |= set(cards)
        self.due = self.due[1:]
        self._ask()

    def takes(self, p: int, cards: list[str]) -> bool:
        """Return whether the next handicap takes these cards."""
        card = self.due[0][1]
        suit = _suit(self.hands[p], card[-1])
        suit.sort(key=lambda held: -ACE_LOW[held[:-1]])
        if card[:-1] == "10":
            return len(cards) == 1 and cards[0] in suit
        return set(cards) == set(suit[: 3 if card[:-1] == "K" else 1])

    def _send(self, p: int, card: str) -> None:
        """FC-10: cards go to the right at the same time; a player without cards sends none."""
        self.events.append((p, "send", card if p == self.seat else "?"))
        self._want(card in self.hands[p])
        self.sent[p] = card
        if not all(q in self.sent for q in range(3) if self.hands[q]):
            return
        for q, moved in self.sent.items():
            self.hands[q].discard(moved)
        for q, moved in self.sent.items():
            self.hands[(q - 1) % 3].add(moved)
        got = self.sent.get((self.seat + 1) % 3)
        self.events.append(("receives", *([got] if got else [])))

    def play(self, p: int, text: str, card: str) -> None:
        """FC-12, FC-13: a trick has a card of each player who holds cards."""
        self.events.append((p, text))
        if self.in_trick == self.width:
            self.trick = _Trick(ACE_LOW)
            self.in_trick, self.width = 0, sum(bool(held) for held in self.hands)
        self._want(card in self.hands[p] and self.trick.follows(card, self.hands[p]))
        self.trick.play(card)
        self.in_trick += 1
        self.hands[p].discard(card)


class _HonourClubs(_FreeClubs):
    """FC-17: any cards can pay a handicap, and any card may be played."""

    def takes(self, p: int, cards: list[str]) -> bool:
        return set(cards) <= self.hands[p]

    def play(self, p: int, text: str, card: str) -> None:
        self.events.append((p, text))


def _free_clubs(hand: HandRecord, number: int, seat: int, events: Events, options: Options) -> None:
    table = _FreeClubs(hand, seat, events, options)
    for p, text in hand.actions:
        table.act(p, text)


def _honour_clubs(
    hand: HandRecord, number: int, seat: int, events: Events, options: Options
) -> None:
    table = _HonourClubs(hand, seat, events, options)
    for p, text in hand.actions:
        table.act(p, text)


_SEEN: dict[str, Callable[[HandRecord, int, int, Events, Options], None]] = {
    "free-clubs": _free_clubs,
    HONOUR: _honour_clubs,
    "clubs-whist": _clubs_whist,
    "ruby-dame": _ruby_dame,
}
