"""Bots in honour play keep to the rules and call players who do not (FC-17)."""

import random
from collections import Counter

import numpy as np
import pytest

import clubsuit
from clubsuit.bots import make_bot
from clubsuit.bots.base import Agent, next_action
from clubsuit.bots.knowledge.free_clubs import plays_after_me
from clubsuit.game import Play
from clubsuit.games.free_clubs.honour.rules import READY, STATE
from clubsuit.games.state import Action
from clubsuit.games.tricks import NO_CARD

SEATS = range(3)


def new_hand(seed: int) -> Play:
    return clubsuit.load("free-clubs", enforcement="honour").new(seed=seed, pause=True)


def honest_action(play: Play, choice: random.Random) -> Action:
    """Return a random action of the seat to act that keeps to the rules."""
    rules = play.game.rules
    codes = np.zeros(rules.max_legal, np.int64)
    n = rules.honest(play.state, codes)
    return Action(int(codes[choice.randrange(n)]))


def test_who_sits_out_is_not_reckoned_with() -> None:
    """FC-17a, bug: the bot expected its left neighbour to play to a trick that this player had to
    sit out."""
    v = np.zeros(1, STATE)[0]
    v.trick[:] = NO_CARD
    v.count[:] = (2, 1, 2)
    # seat 0 leads, or leads again while seat 1 sits out
    for width, after_me in ((3, [1, 2]), (2, [2])):
        v.width = width
        assert [q for q in (1, 2) if plays_after_me(v, q)] == after_me
    v.trick[2], v.n = 5, 1  # seat 2 has led
    for width, after_me in ((3, [1]), (2, [])):
        v.width = width
        assert [q for q in (1, 2) if plays_after_me(v, q)] == after_me
    v.me = 2  # seat 0 has led
    v.trick[:] = (5, NO_CARD, NO_CARD)
    for width, after_me in ((3, [1]), (2, [])):
        v.width = width
        assert [q for q in (0, 1) if plays_after_me(v, q)] == after_me


def assert_nobody_is_called(play: Play, watchers: list[Agent]) -> None:
    for seat, bot in enumerate(watchers):
        if play.log[-1].seat != seat and play.may_interject(seat):
            action = bot.interject(play.view(seat))
            assert action is None or action.code == READY, (seat, action, play.record().to_json())


def watch_honest_hands(hands: int, seed: int, bold: float) -> None:
    """Play honest hands of random actions while `rule` watches in every seat.

    bold: the probability that a bid replaces the random action.
    """
    for n in range(hands):
        choice = random.Random(seed + n)
        play = new_hand(seed + n)
        watchers = [make_bot("rule", play.game.rules, n) for _ in SEATS]
        while play.turn is not None:
            action = honest_action(play, choice)
            if play.legal()[-1] == "pass" and choice.random() < bold:
                action = Action(play.game.rules.legal_codes(play.state)[0])
            play.act(action)
            assert not play.state.irregular.any()
            assert not play.state.owed.any()
            if play.turn is not None:
                assert_nobody_is_called(play, watchers)


def watch_rule_bots(hands: int, seed: int) -> None:
    """Play and watch hands with `rule` in every seat."""
    for n in range(hands):
        play = new_hand(seed + n)
        bots = [make_bot("rule", play.game.rules, n) for _ in SEATS]
        while play.turn is not None:
            action = next_action(play, bots)
            play.act(action)
            assert play.log[-1].note is None, play.record().to_json()
        assert not play.state.irregular.any()


def found(hands: int, seed: int) -> Counter[str]:
    """Count irregular cards, calls and rulings when `rule` plays against two random bots."""
    count: Counter[str] = Counter()
    names = ("rule", "random", "random")
    for n in range(hands):
        play = new_hand(seed + n)
        bots = [make_bot(name, play.game.rules, seed + n) for name in names]
        while play.turn is not None:
            play.act(next_action(play, bots))
        assert not int(play.state.irregular[0])
        for entry in play.log:
            if entry.note and entry.note.key != "free-ruling-none":
                count["irregular"] += 1
                count[f"called by {names[entry.seat]}"] += 1
                count[entry.note.key] += entry.seat == 0
            elif entry.note:
                assert entry.seat != 0  # every call of `rule` finds something
        count["irregular"] += sum(int(cards).bit_count() for cards in play.state.irregular)
    return count


@pytest.mark.speed
@pytest.mark.parametrize("bold", [0.0, 0.8])
def test_nobody_honest_is_called(bold: float) -> None:
    """FC-17: a bot that calls honest players would spoil the game and waste its three calls."""
    watch_honest_hands(12, 100, bold)


@pytest.mark.speed
def test_rule_bots_keep_to_the_rules() -> None:
    """FC-17: rule bots play no irregular card, although honour play allows it."""
    watch_rule_bots(8, 200)


@pytest.mark.speed
def test_rule_finds_what_it_can_know() -> None:
    """FC-17: `rule` calls most irregular cards. Without calls, honour play would have no effect."""
    count = found(12, 300)
    assert count["called by rule"] > 0.8 * count["irregular"] > 50
    assert count["free-ruling-a"] and count["free-ruling-b"] and count["free-ruling-c"]


@pytest.mark.long
@pytest.mark.parametrize("bold", [0.0, 0.8])
def test_nobody_honest_is_called_in_many_hands(bold: float) -> None:
    """FC-17: `rule` calls no honest player in a thousand hands with few bids and with many bids."""
    watch_honest_hands(1000, 10_000, bold)


@pytest.mark.long
def test_rule_bots_keep_to_the_rules_in_many_hands() -> None:
    """FC-17: rule bots play no irregular card in a thousand hands."""
    watch_rule_bots(1000, 20_000)


@pytest.mark.long
def test_what_rule_finds_in_many_hands() -> None:
    """FC-17: `rule` calls the share of irregular cards that docs/bots.md states."""
    count = found(300, 30_000)
    assert count["called by rule"] > 0.85 * count["irregular"]
