"""Create games for tests, with given deals and with given or random decisions."""

import pickle
from collections.abc import Sequence
from typing import Any

import clubsuit
from clubsuit.cards import STANDARD, Deck
from clubsuit.errors import ClubsuitError
from clubsuit.testing.plays import random_action, random_play, variants

__all__ = ["random_action", "random_play", "variants"]


def filled(deck: Deck, *groups: str, sizes: Sequence[int]) -> list[list[str]]:
    """Fill groups of cards ("AC KC …") up to these sizes with unused cards, spades first."""
    masks = [deck.mask(group.split()) for group in groups]
    masks += [0] * (len(sizes) - len(masks))
    free = deck.all & ~sum(masks)
    for i, size in enumerate(sizes):
        while masks[i].bit_count() < size:
            bit = 1 << (free.bit_length() - 1)
            masks[i] |= bit
            free &= ~bit
    return [deck.names(mask) for mask in masks]


def dealt(game: str, deal: dict[str, Any], dealer: int = 0, **options: Any) -> clubsuit.Play:
    """Return a game whose first hand has this deal."""
    play = clubsuit.load(game, **options).table(seed=1)
    play.deal(deal, dealer)
    return play


def play_all(play: clubsuit.Play, *texts: str) -> None:
    """Play these decisions in order, each for the seat to act."""
    for text in texts:
        play.play(text)


def refused(play: clubsuit.Play, text: str) -> ClubsuitError:
    """Return the error that a decision raises; check that the game did not change."""
    before = play.state.tobytes(), play.record().to_json()
    try:
        play.play(text)
    except ClubsuitError as error:
        assert (play.state.tobytes(), play.record().to_json()) == before
        return error
    raise AssertionError(f"{text!r} was not refused")


ALL_VARIANTS = [(game, options) for game in clubsuit.game_ids() for options in variants(game)]
"""Every game in every variant."""


SMALL: dict[str, list[dict[str, Any]]] = {
    "free-clubs": [
        {"ranks": 3},
        {"ranks": 6, "hand_size": 7, "auction_size": 3},
        {"ranks": 5, "hand_size": 4, "enforcement": "honour"},
    ],
    "clubs-whist": [{"ranks": 3}, {"ranks": 2, "lead": "left-of-exchanger"}],
    "climbing-clubs": [
        {"players": 2, "ranks": 3, "hand_size": 3},
        {"players": 3, "ranks": 5, "hand_size": 4, "wild_15s": True, "double_or_nothing": True},
        {"players": 4, "teams": 2, "ranks": 4, "crazy": True},
    ],
    "ruby-dame": [{"ranks": 4}, {"ranks": 7}],
}
"""By game: variants with fewer cards, for research."""


HOUSE: dict[str, list[dict[str, Any]]] = {
    "free-clubs": [
        {"passed_is_out": True, "contract": 5, "reward": 20},
        {"passed_is_out": True, "penalty": 35, "reward": 12, "enforcement": "honour"},
        {"passed_is_out": True, "contract": 2, "ranks": 6, "hand_size": 7, "auction_size": 3},
        {"contract": 10, "penalty": 0},
    ],
    "clubs-whist": [
        {"may_duck": True},
        {"quota": 5},
        {"may_duck": True, "quota": 0, "lead": "left-of-exchanger"},
        {"may_duck": True, "quota": 3, "ranks": 5},
    ],
    "climbing-clubs": [
        {"wild_15s": True, "wilds_win": True},
        {"players": 2, "wild_15s": True, "wilds_win": True},
        {"players": 6, "teams": 3, "double_or_nothing": True, "wild_15s": True, "wilds_win": True},
        {"players": 3, "ranks": 4, "hand_size": 4, "wild_15s": True, "wilds_win": True},
    ],
    "ruby-dame": [
        {"passed_cards": 0},
        {"passed_cards": 1},
        {"passed_cards": 2, "ranks": 6},
        {"passed_cards": 4},
        {"passed_cards": 4, "ranks": 4},
    ],
}
"""By game: variants with house rules. Each house rule occurs, with and without other options."""


def numbers(text: str) -> list[int]:
    """Return the sorted numbers of the cards in a Climbing Clubs play.

    A wild 15 counts as the number for which it stands.
    """
    return sorted(
        int(number or card[:-1])
        for card, _, number in (word.partition("=") for word in text.split()[1:])
    )


def kind(text: str) -> tuple[int, bool]:
    """Return the number of cards in a Climbing Clubs play, and whether it is a run."""
    found = numbers(text)
    return len(found), len(set(found)) > 1


def lowest(letter: str, number: int = 13) -> str:
    """Return the lowest `number` cards of a suit as text."""
    return " ".join(f"{rank}{letter}" for rank in STANDARD.ranks[:number])


def pickled(one: Any) -> Any:
    """Return a copy made with pickle, as when objects are sent between processes."""
    return pickle.loads(pickle.dumps(one))
