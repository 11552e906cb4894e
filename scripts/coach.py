"""Check the coach's remarks: one bot plays, and each remark is evaluated again with more worlds.

.venv/bin/python scripts/coach.py --remarks 200 --bot casual
"""

import argparse
import random

import clubsuit
from clubsuit.bots import make_bot
from clubsuit.bots.base import next_action
from clubsuit.random_numbers import derive_seed
from clubsuit.review import Known, review_known
from clubsuit.server.live.coach import LEAST, costly

TIMES = 8
"""Factor by which the number of worlds grows when a remark is evaluated again."""


def holds(again: Known) -> bool:
    """Return whether the choice still costs enough for a remark in the second evaluation."""
    return again.cost >= LEAST


def remarks_of(game: str, bot: str, seed: int) -> list[Known]:
    """Return the second evaluation of each choice of a game that the coach remarked on."""
    play = clubsuit.load(game).new(seed=seed)
    bots = [make_bot(bot, play.game.rules, derive_seed(seed, p)) for p in range(play.game.seats)]
    found = []
    while play.turn is not None and len(play.hands) < 3:
        view, action = play.view(play.turn), next_action(play, bots)
        text = play.game.rules.words.text(play.state, action)
        if len(view.codes()) > 1 and (known := costly(view, text)):
            # In each evaluation, half of the worlds are used to find the better choice.
            found.append(review_known(view, text, TIMES * 2 * known.worlds, seed))
        play.act(action)
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--remarks", type=int, default=200, help="in all games together")
    asked.add_argument("--bot", default="casual")
    asked.add_argument("--seed", type=int, default=1)
    told = asked.parse_args()
    order = random.Random(told.seed)
    games = {game: [0, 0] for game in clubsuit.game_ids()}
    while (count := sum(number for number, _ in games.values())) < told.remarks:
        game = min(games, key=lambda one: games[one][0])
        for again in remarks_of(game, told.bot, order.randrange(1 << 31)):
            games[game][0] += 1
            games[game][1] += holds(again)
        print(f"\r{count} remarks", end="", flush=True)
    print()
    for game, (number, held) in games.items():
        print(f"{game}: {held} of {number} hold")


if __name__ == "__main__":
    main()
