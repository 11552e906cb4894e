"""Check that a record has the format of RECORD.md, in plain Python without Clubsuit.

Everything that needs no rules is checked: fields, notation of cards and actions, the deck and the
sums. `problems(record)` returns all errors.
"""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

SUITS = "CDHS"
HIGH = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
LOW = ["A", *HIGH[:-1]]
NUMBERS = [str(number) for number in range(1, 16)]
RANKS = {"free-clubs": LOW, "clubs-whist": HIGH, "climbing-clubs": NUMBERS, "ruby-dame": HIGH}
DEFAULTS: dict[str, dict[str, Any]] = {
    "free-clubs": {"target": 250, "enforcement": "strict"},
    "clubs-whist": {"target": 11, "lead": "exchanger"},
    "climbing-clubs": {
        "target": 50,
        "players": 4,
        "teams": 0,
        "double_or_nothing": False,
        "wild_15s": False,
        "crazy": False,
        "club_points": [3] * 5 + [2] * 5 + [1] * 5,
    },
    "ruby-dame": {"target": 150},
}
TEAM_TARGETS = {(4, 2): 100, (6, 3): 100, (6, 2): 150}
FIELDS = ["format", "game", "options", "players", "played", "fairness", "hands", "total", "winners"]
CARD = r"(?:10|1[1-5]|[1-9AJQK])[CDHS]"
WILD = rf"{CARD}(?:=\d+)?"
PLAY = rf"play {CARD}"
SEND_THREE = rf"send {CARD} {CARD} {CARD}"
GIVE = [rf"bid (?:X|{CARD})", "pass", rf"discard {CARD}(?: {CARD}){{0,2}}", rf"give {CARD}"]
HONOUR = ["discard", "give", r"call [0-2]", rf"retake {CARD}", "take", "ready"]
ACTIONS = {
    "free-clubs": [*GIVE, rf"send {CARD}", PLAY],
    "clubs-whist": ["keep", "swap", PLAY],
    "climbing-clubs": [rf"play {WILD}(?: {WILD})*", "pass", "double"],
    "ruby-dame": [SEND_THREE, PLAY],
}


def problems(record: dict[str, Any]) -> list[str]:
    """Return all errors in the format of a record; an empty list if there are none."""
    return list(_record(record))


def _record(record: dict[str, Any]) -> Iterator[str]:
    if list(record) != FIELDS:
        yield f"fields {list(record)}"
        return
    game, options = record["game"], record["options"]
    if record["format"] != "clubsuit/1":
        yield "format"
    if record["played"] is not None or record["fairness"] is not None:
        yield "a simulated game with a date or fairness data"
    defaults = dict(DEFAULTS[game])
    if game == "climbing-clubs":
        table = (options.get("players", 4), options.get("teams", 0))
        defaults["target"] = TEAM_TARGETS.get(table, 50)
    for name, value in options.items():
        if name not in defaults:
            yield f"unknown option {name}"
        elif value == defaults[name] or type(value) is not type(defaults[name]):
            yield f"option {name} is the default, or of another type: {value!r}"
    seats = options.get("players", 4 if game in ("climbing-clubs", "ruby-dame") else 3)
    players = record["players"]
    if len(players) != seats or not all(isinstance(name, str) for name in players):
        yield "players"
    total = [0] * seats
    honour = options.get("enforcement") == "honour"
    for number, hand in enumerate(record["hands"], 1):
        for problem in _hand(game, seats, hand, honour):
            yield f"hand {number}: {problem}"
        if hand["dealer"] != (record["hands"][0]["dealer"] + number - 1) % seats:
            yield f"hand {number}: the deal does not move left"
        if hand["score"] is None:
            yield f"hand {number}: unfinished"
        else:
            total = [a + b for a, b in zip(total, hand["score"], strict=True)]
    if record["total"] != total:
        yield f"total {record['total']}, but the hands add up to {total}"
    yield from _winners(record["winners"], seats)


def _winners(winners: Any, seats: int) -> Iterator[str]:
    seated = [p for p in range(seats) if isinstance(winners, list) and p in winners]
    if not seated or winners != seated:
        yield f"winners {winners}"


def _hand(game: str, seats: int, hand: dict[str, Any], honour: bool) -> Iterator[str]:
    if list(hand) != ["dealer", "deal", "actions", "score"]:
        yield f"fields {list(hand)}"
        return
    if hand["dealer"] not in range(seats):
        yield "dealer"
    yield from _deal(game, seats, hand["deal"])
    played: Counter[str] = Counter()
    patterns = ACTIONS[game] + HONOUR * honour
    for number, (seat, text) in enumerate(hand["actions"], 1):
        if seat not in range(seats):
            yield f"action {number}: seat {seat}"
        if not any(re.fullmatch(pattern, text) for pattern in patterns):
            yield f"action {number}: {text!r} is not in the notation"
            continue
        verb, *cards = text.split(" ")
        if verb == "call":
            continue
        if not _in_order(game, verb, cards):
            yield f"action {number}: {text!r} is out of order"
        # With honour rules a card may be taken back and played again.
        if verb in ("play", "discard") and not honour:
            played.update(card.partition("=")[0] for card in cards)
    yield from (f"{card} is played twice" for card, times in played.items() if times > 1)


def _deal(game: str, seats: int, deal: dict[str, Any]) -> Iterator[str]:
    primary, trumps = LOW[:9], LOW[9:]
    deck = [rank + suit for suit in SUITS for rank in RANKS[game]]
    shape: dict[str, list[int] | int]
    if game == "free-clubs":
        deck = [rank + suit for suit in SUITS for rank in primary + trumps] + ["X", "X"]
        shape = {"hands": [10] * 3, "auction": [6] * 3, "chest": 6}
        if any(card[:-1] not in primary for hand in deal["hands"] for card in hand):
            yield "an auction card among the primary cards"
    elif game == "clubs-whist":
        shape = {"hands": [13] * 3, "bid": 13}
    elif game == "climbing-clubs":
        left = len(deal.get("aside", []))  # their number depends on the hands before
        deck = deck[:]
        shape = {"hands": [10] * seats, "aside": left}
    else:
        shape = {"hands": [13] * 4}
    if list(deal) != list(shape):
        yield f"deal has {list(deal)}"
        return
    cards: Counter[str] = Counter()
    for name, sizes in shape.items():
        groups = deal[name] if isinstance(sizes, list) else [deal[name]]
        wanted = sizes if isinstance(sizes, list) else [sizes]
        if [len(group) for group in groups] != wanted:
            yield f"{name} has {[len(group) for group in groups]} cards"
        for group in groups:
            cards.update(group)
            ordered = sorted(group, key=lambda card: _place(game, card))
            if name != "aside" and group != ordered:
                yield f"{name} is out of order: {group}"
    whole = Counter(deck)
    if cards != whole if game != "climbing-clubs" else bool(cards - whole):
        yield f"not the deck: {sorted((cards - whole) + (whole - cards))}"


def _place(game: str, card: str) -> tuple[int, int]:
    """Return the sort key of a card: suit C, D, H or S, then rank; a Joker is last."""
    if card == "X":
        return 4, 0
    return SUITS.index(card[-1]), RANKS[game].index(card[:-1])


def _in_order(game: str, verb: str, cards: list[str]) -> bool:
    if game == "climbing-clubs":
        stands = []
        for text in cards:
            card, sign, number = text.partition("=")
            if sign and (card[:-1] != "15" or number not in NUMBERS[:-1]):
                return False
            value = int(number) if sign else int(card[:-1])
            stands.append((value, bool(sign), SUITS.index(card[-1])))
        return all(a < b for a, b in pairwise(stands))
    places = [_place(game, card) for card in cards]
    if verb == "discard":
        return places == sorted(set(places), key=lambda place: (-place[1], place[0]))
    return places == sorted(set(places))
