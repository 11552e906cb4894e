"""Announcements in a hand: who won the auction, and why a player leads first."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import clubsuit
from clubsuit.errors import Reason
from clubsuit.game import Play
from clubsuit.texts import explain

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("free-clubs", {}),
    ("free-clubs", {"enforcement": "honour"}),
    ("clubs-whist", {}),
    ("clubs-whist", {"lead": "left-of-exchanger"}),
    ("climbing-clubs", {"players": 5, "double_or_nothing": True}),
    ("climbing-clubs", {"players": 2}),
    ("ruby-dame", {}),
]
HANDS = 40
NAMES = ["Ada", "Bo", "Clea", "Dov", "Elin", "Fritz"]


def positions(game: str, options: dict[str, Any]) -> Iterator[Play]:
    """Yield random games before each decision up to the second trick, and after it."""
    for seed in range(HANDS):
        play = clubsuit.load(game, **options).new(seed=seed)
        dice = random.Random(seed)
        while play.turn is not None and play.state.tricks_done < 2:
            yield play
            bids = [text for text in play.legal() if text.startswith("bid")]
            play.play(dice.choice(bids or play.legal()))


def bids(play: Play) -> list[tuple[int, str]]:
    """Return the seat and the card of each bid."""
    return [(e.seat, e.text.split()[1]) for e in play.log if e.text.startswith("bid")]


def swappers(play: Play) -> list[int]:
    return [entry.seat for entry in play.log if entry.text == "swap"]


def dealer(play: Play) -> int:
    return int(play.state.dealer)


def left(play: Play, seat: int) -> int:
    return (seat + 1) % play.game.seats


CHECKS: dict[str, Callable[[Play, dict[str, Any]], bool]] = {
    "free-told-won": lambda play, args: bids(play)[-1] == (args["seat"], *args["cards"]),
    "free-told-joker": lambda play, args: (
        bids(play)[-1] == (args["seat"], "X")
        and args["seats"] == [seat for seat, _ in reversed(bids(play)[-2:])]
    ),
    "free-told-lead": lambda play, args: args["seat"] == left(play, bids(play)[-1][0]),
    "free-told-lead-joker": lambda play, args: (
        args["seat"] not in [seat for seat, _ in bids(play)[-2:]]
    ),
    "whist-told-lead-exchanger": lambda play, args: swappers(play)[-1] == args["seat"],
    "whist-told-lead-left": lambda play, args: left(play, swappers(play)[-1]) == args["seat"],
    "whist-told-lead-nobody": lambda play, args: (
        not swappers(play) and left(play, dealer(play)) == args["seat"]
    ),
    "told-lead-dealer": lambda play, args: left(play, dealer(play)) == args["seat"],
}
"""For each message, the condition that must hold in the game."""


def is_first_lead(key: str) -> bool:
    return "lead" in key


def check(play: Play, seat: int) -> list[str]:
    """Check the announcements in a seat's view and return their keys."""
    view = play.view(seat)
    told = view.to_dict()["announcements"]
    keys = [one["message"]["key"] for one in told]
    for one in told:
        message = one["message"]
        args = message["args"]
        assert CHECKS[message["key"]](play, args), (message, play.log)
        assert (args["who"] == "you") == (args["seat"] == seat)
        assert explain(Reason("", message["key"], args), NAMES)
        if is_first_lead(message["key"]):
            plays = [n for n, entry in enumerate(play.log) if entry.trick is not None]
            assert one["after"] == (plays[0] if plays else len(play.log))
            assert args["seat"] == (play.log[plays[0]].seat if plays else play.turn)
            if args["who"] == "left":
                assert left(play, seat) == args["seat"]
    return keys


@pytest.mark.speed
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_announcements_are_true(game: str, options: dict[str, Any]) -> None:
    """Holes: the table names the wrong winner or leader, gives another rule's reason, speaks to the
    wrong player, or says nothing once the play has begun."""
    seen: set[str] = set()
    for play in positions(game, options):
        keys = [check(play, seat) for seat in range(play.game.seats)]
        assert keys[1:] == keys[:-1]
        begun = any(entry.trick is not None for entry in play.log)
        assert not begun or any(map(is_first_lead, keys[0]))
        seen.update(keys[0])
    prefix = {"free-clubs": "free-told", "clubs-whist": "whist-told"}.get(game, "told")
    wanted = {key for key in CHECKS if key.startswith(prefix)}
    if game == "clubs-whist":
        other = "left" if options.get("lead", "exchanger") == "exchanger" else "exchanger"
        wanted -= {f"whist-told-lead-{other}"}
    assert seen == wanted


def test_spectators_are_not_addressed() -> None:
    """Hole: a spectator reads "you lead"."""
    play = clubsuit.load("ruby-dame").new(seed=1, pause=True)
    while any("send" in text for text in play.legal()):
        play.play(play.legal()[0])
    (told,) = play.onlooker().to_dict()["announcements"]
    assert told["message"]["args"]["who"] == "other"
