"""Find the place of the first fault in an altered record, and the rules that it breaks.

The reference implementation finds the place. The rule is found without the engine, from the actions
that are possible there (verbs and turn) and from the cards held. If one fault breaks two rules, the
error may name either rule. For example, a card that the seat does not hold breaks a rule about the
deal and a rule about play.
"""

import pickle
from collections.abc import Mapping
from dataclasses import dataclass

from clubsuit.game import Record
from clubsuit.record import HandRecord
from proofs.alterations.holdings import holdings
from proofs.differential.sides import Side, reference

DEAL = {"free-clubs": "FC-2", "clubs-whist": "CW-2", "climbing-clubs": "CC-3", "ruby-dame": "RD-1"}
HAND_ENDS = {
    "free-clubs": "FC-14",
    "clubs-whist": "CW-9",
    "climbing-clubs": "CC-8",
    "ruby-dame": "RD-3",
}
SCORE = {
    "free-clubs": "FC-15",
    "clubs-whist": "CW-9",
    "climbing-clubs": "CC-9",
    "ruby-dame": "RD-4",
}
GAME_ENDS = {
    "free-clubs": "FC-16",
    "clubs-whist": "CW-10",
    "climbing-clubs": "CC-10",
    "ruby-dame": "RD-5",
}
VERB = {
    "free-clubs": {
        "bid": "FC-4",
        "pass": "FC-4",
        "discard": "FC-9",
        "give": "FC-9",
        "send": "FC-10",
        "play": "FC-12",
        "call": "FC-17",
        "retake": "FC-17",
        "take": "FC-17",
        "ready": "FC-17",
    },
    "clubs-whist": {"keep": "CW-3", "swap": "CW-3", "play": "CW-3"},
    "ruby-dame": {"send": "RD-2", "play": "RD-3"},
}
"""Rule that says when each verb is allowed (in Clubs (Whist), after the exchange)."""


@dataclass(frozen=True)
class Fault:
    """Place of a fault, and the rules that it breaks; the error must name one of them."""

    where: str
    rules: frozenset[str]


class Witness:
    """A valid record, and the reference implementation at each of its steps."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.steps: list[list[bytes]] = []
        table = reference(record.game, record.options)
        for hand in record.hands:
            steps = [pickle.dumps(table)]
            table.deal(hand.dealer, hand.deal)
            for seat, text in hand.actions:
                steps.append(pickle.dumps(table))
                table.act(seat, text)
            self.steps.append([*steps, pickle.dumps(table)])

    def fault(self, altered: Record) -> Fault | None:
        """Return the first fault of an altered record, or None if it is valid."""
        changed = [a != b for a, b in zip(self.record.hands, altered.hands, strict=True)]
        number = changed.index(True) if any(changed) else len(changed) - 1
        start = self._start(self.record.hands[number], altered.hands[number])
        table: Side = pickle.loads(self.steps[number][start])
        return _fault_from(table, altered, number, start)

    def _start(self, good: HandRecord, altered: HandRecord) -> int:
        """Return the last step of the hand at which both records are equal. Step 0 is the moment
        before the deal."""
        if (good.dealer, good.deal) != (altered.dealer, altered.deal):
            return 0
        pairs = zip(good.actions, altered.actions, strict=False)
        return 1 + next(
            (n for n, (a, b) in enumerate(pairs) if a != b),
            min(len(good.actions), len(altered.actions)),
        )


def _fault_from(table: Side, record: Record, number: int, step: int) -> Fault | None:
    """Return the first fault at or after this step of this hand."""
    game = record.game
    for index, hand in enumerate(record.hands[number:], number):
        where = f"hand {index + 1}"
        if step == 0:
            if table.winners is not None:
                return _fault(where, GAME_ENDS[game])
            if table.turn is not None:
                return _fault(where, HAND_ENDS[game])
            try:
                table.deal(hand.dealer, hand.deal)
            except ValueError as refusal:
                return _fault(where, *_deal_rules(game, str(refusal)))
            step = 1
        for place, (seat, text) in enumerate(hand.actions[step - 1 :], step):
            if text not in table.legal(seat):
                rules = Judge(record, table, index, place - 1).broken(seat, text)
                return _fault(f"{where}, action {place}", *rules)
            table.act(seat, text)
        if hand.score != (table.score if table.turn is None else None):
            return _fault(where, SCORE[game])
        step = 0
    if record.total != table.total:
        return _fault("total", GAME_ENDS[game])
    if record.winners != table.winners:
        return _fault("winners", GAME_ENDS[game])
    return None


def _fault(where: str, *rules: str) -> Fault:
    return Fault(where, frozenset(rules))


def _deal_rules(game: str, refusal: str) -> set[str]:
    """Return the rule that the reference names; a misplaced auction card also breaks FC-1."""
    return {refusal.partition(":")[0], *({"FC-1"} if game == "free-clubs" else ())}


class Judge:
    """A position of an altered record, at an action that is illegal there."""

    def __init__(self, record: Record, table: Side, index: int, place: int) -> None:
        self.record = record
        self.game = record.game
        self.table = table
        self.number = index + 1
        self.hand = record.hands[index]
        self.done = self.hand.actions[:place]

    def broken(self, seat: int, text: str) -> set[str]:
        """Return the rules that this action breaks."""
        turn = self.table.turn
        if turn is None:
            return {HAND_ENDS[self.game]}
        if text.startswith("call ") or (
            text == "ready" and "honour" in self.record.options.values()
        ):
            return {"FC-17"}
        if seat != turn:
            return {self.turn_rule()}
        judges = {
            "free-clubs": self._free_clubs,
            "clubs-whist": self._clubs_whist,
            "climbing-clubs": self._climbing_clubs,
            "ruby-dame": self._ruby_dame,
        }
        return judges[self.game](seat, text)

    def turn_rule(self) -> str:
        """Return the rule that says whose turn it is."""
        verbs = self.verbs()
        first = not any(text.startswith("play") for _, text in self.done)
        leading = not self.open_trick()
        match self.game:
            case "free-clubs" if "play" in verbs:
                return "FC-11" if first else "FC-12"
            case "clubs-whist" if "play" in verbs:
                return "CW-4" if first else "CW-8"
            case "climbing-clubs":
                return "CC-6" if leading and not first else "CC-5"
            case _:
                return VERB[self.game][min(verbs)]

    def verbs(self) -> set[str]:
        """Return the verbs of the legal actions, which identify the phase."""
        assert self.table.turn is not None
        legal = self.table.legal(self.table.turn)
        return {text.partition(" ")[0] for text in legal if not text.startswith("call ")}

    def open_trick(self) -> list[str]:
        """Return the cards of the open trick, play by play."""
        plays = [text for _, text in self.done if text.startswith("play ")]
        taken = sum(len(trick) for _, trick in self.table.tricks)
        return [text.removeprefix("play ") for text in plays[taken:]]

    def lacking(self, seat: int, text: str) -> bool:
        """Return whether the text names a card that the seat does not hold."""
        held = holdings(self.game, self.number, self.hand.deal, self.done)[seat]
        return not {word.partition("=")[0] for word in text.split()[1:]} <= held

    def _free_clubs(self, seat: int, text: str) -> set[str]:
        verb = text.partition(" ")[0]
        phase = {VERB[self.game][now] for now in self.verbs()}
        if verb not in self.verbs():
            return phase | {VERB[self.game][verb]}
        if verb != "bid":
            return phase | ({"FC-2"} if self.lacking(seat, text) else set())
        card = text.removeprefix("bid ")
        bids = [other for who, other in self.done if who == seat and other.startswith("bid ")]
        held = self.hand.deal["auction"][seat]
        if card != "X" and card[:-1] not in ("10", "J", "Q", "K"):
            return {"FC-1", "FC-4"}
        if held.count(card) <= bids.count(text) or not self.done:
            return {"FC-4", "FC-2"} if self.done else {"FC-4"}
        return {"FC-5"}

    def _clubs_whist(self, seat: int, text: str) -> set[str]:
        verb, _, card = text.partition(" ")
        if verb not in self.verbs():
            return {VERB[self.game][verb]}
        if self.lacking(seat, text):
            return {"CW-2"}
        open_trick = self.open_trick()
        if not open_trick:
            return {"CW-7"}
        held = holdings(self.game, self.number, self.hand.deal, self.done)[seat]
        led = open_trick[0][-1]
        follows = card[-1] == led or not any(other[-1] == led for other in held)
        return {"CW-6"} if follows else {"CW-5"}

    def _ruby_dame(self, seat: int, text: str) -> set[str]:
        verb = text.partition(" ")[0]
        if verb not in self.verbs():
            return {VERB[self.game][now] for now in (verb, *self.verbs())}
        return {"RD-1"} if self.lacking(seat, text) else {VERB[self.game][verb]}

    def _climbing_clubs(self, seat: int, text: str) -> set[str]:
        options: Mapping[str, object] = self.record.options
        if text == "double":
            return {"CC-11"}
        if text == "pass":
            return {"CC-5"}
        cards = text.split()[1:]
        if self.lacking(seat, text):
            return {"CC-3", "CC-4"} | ({"CC-12"} if "=" in text else set())
        if not options.get("wild_15s") and "=" in text:
            return {"CC-12"}
        if not combination(cards):
            unsaid = any(card[:-1] == "15" for card in cards)
            return {"CC-4", "CC-12"} if options.get("wild_15s") and unsaid else {"CC-4"}
        return {"CC-14"} if options.get("crazy") else {"CC-5"}


def combination(cards: list[str]) -> bool:
    """Return whether the numbers form a set or a run (CC-4)."""
    numbers = [int(card.partition("=")[2] or card[:-1]) for card in cards]
    run = [numbers[0] + step for step in range(len(numbers))]
    return len(set(numbers)) == 1 or numbers == run
