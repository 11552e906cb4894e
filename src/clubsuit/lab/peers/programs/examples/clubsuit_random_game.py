"""Play one hand of Clubs (Whist) with random decisions."""

import random

import clubsuit

play = clubsuit.load("clubs-whist").new(seed=1, pause=True)
while play.turn is not None:
    play.play(random.choice(play.legal()))
print(play.hands[-1].score)
