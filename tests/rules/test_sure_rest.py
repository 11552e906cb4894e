"""Taking the rest: what is sure to take all tricks that are left, from what a seat has seen."""

import random

import pytest

import clubsuit
from helpers import random_action
from rules.test_ruby_dame import SUITS, no_pass

GAMES = ["clubs-whist", "ruby-dame"]


def tricks_of(play: clubsuit.Play, seat: int) -> int:
    return int(play.state.tricks[seat])


def play_out(play: clubsuit.Play, seat: int, own: list[str], choice: random.Random) -> None:
    """The seat plays these cards, the others what they like."""
    own = own[::-1]
    while play.turn is not None:
        if play.turn == seat:
            play.play(own.pop())
        else:
            play.act(random_action(play.game.rules, play.state, choice))


@pytest.mark.parametrize("game", GAMES)
def test_whatever_others_hold_and_play(game: str) -> None:
    """Hole: a trick that goes to somebody else, in a deal that fits what the seat has seen."""
    choice = random.Random(3)
    sure = 0
    for seed in range(60):
        play = clubsuit.load(game).new(seed=seed, pause=True)
        while play.turn is not None:
            seat, view = play.turn, play.view(play.turn)
            own = view.sure_rest()
            for world in range(5 if len(own) > 1 else 0):
                drawn = view.sample(world)
                before = tricks_of(drawn, seat)
                play_out(drawn, seat, own, choice)
                assert tricks_of(drawn, seat) == before + len(own), (seed, seat, own)
                sure += 1
            play.act(random_action(play.game.rules, play.state, choice))
    assert sure > 100


def test_the_trumps_of_others_are_counted() -> None:
    """RD-3: a plain ace is sure only when nobody can have a club any more."""
    all_clubs = no_pass(SUITS[0], *SUITS[1:])
    assert all_clubs.view(0).sure_rest() == [f"play {card}" for card in SUITS[0].split()[::-1]]
    eleven = " ".join(SUITS[0].split()[2:])
    one_missing = no_pass(f"2C {eleven} AD", "3C")
    assert one_missing.view(0).sure_rest()[-1] == "play AD"
    # The ace of clubs is outside: it takes a trick.
    assert no_pass(f"{SUITS[0].replace('AC', 'AD')}", "AC").view(0).sure_rest() == []
    # One club draws one of each player's clubs, and somebody may have more.
    assert no_pass("AC AD KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D").view(0).sure_rest() == []


def test_clubs_that_may_not_be_led() -> None:
    """CW-7: clubs are not broken, so a plain ace would have to be led into the clubs of others."""
    for seed in range(200):
        play = clubsuit.load("clubs-whist").new(seed=seed, actions=["keep", "keep", "keep"])
        view = play.view(play.turn or 0)
        assert view.sure_rest() == []


def test_who_is_not_on_lead_takes_no_rest() -> None:
    """Hole: cards that are owed to a trick that goes on; those who only watch are told of hands."""
    play = no_pass(SUITS[0], *SUITS[1:])
    assert [play.view(seat).sure_rest() for seat in (1, 2, 3)] == [[], [], []]
    assert play.onlooker().sure_rest() == []
    for game in ("free-clubs", "climbing-clubs"):
        assert clubsuit.load(game).new(seed=1).view(0).sure_rest() == []
