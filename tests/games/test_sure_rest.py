"""Claiming the rest: a seat knows from what it has seen that its cards will take all remaining
tricks."""

import random

import pytest

import clubsuit
from support.plays import random_action

GAMES = ["clubs-whist", "ruby-dame"]


def tricks_of(play: clubsuit.Play, seat: int) -> int:
    return int(play.state.tricks[seat])


def play_out(play: clubsuit.Play, seat: int, own: list[str], choice: random.Random) -> None:
    """Play to the end: the seat plays these cards, and the others play at random."""
    own = own[::-1]
    while play.turn is not None:
        if play.turn == seat:
            play.play(own.pop())
        else:
            play.act(random_action(play.game.rules, play.state, choice))


@pytest.mark.parametrize("game", GAMES)
def test_whatever_others_hold_and_play(game: str) -> None:
    """Hole: a claimed trick goes to another player in a deal that is consistent with the seat's
    view."""
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
    assert sure >= 30
