"""Play 20 hands of a bot that takes the first legal decision, against random players."""

import random

import clubsuit


class First:
    def choose(self, view):
        return view.legal()[0]


bot, scores = First(), []
for seed in range(20):
    play = clubsuit.load("clubs-whist").new(seed, pause=True)
    while play.turn is not None:
        play.play(bot.choose(play.view(0)) if play.turn == 0 else random.choice(play.legal()))
    scores.append(play.hands[-1].score[0])
print(sum(scores) / 20)
