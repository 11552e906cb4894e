"""A bot in ten lines: it samples hidden cards, plays each choice to the end, and takes the best.

    python examples/ten_lines.py

The program plays a short match against `random`.
"""

import random
from collections import Counter

import clubsuit
from clubsuit.lab import Match, run_match


class TenLines:
    """Tries each choice in eight worlds, with random play after it."""

    def choose(self, view: clubsuit.View) -> str:
        points: Counter[str] = Counter()
        for world in range(8):
            for choice in view.legal():
                game = view.sample(world)
                game.play(choice)
                while game.turn is not None:
                    game.play(random.Random(world).choice(game.legal()))
                points[choice] += (game.hands[-1].score or [])[view.seat]
        return max(view.legal(), key=points.__getitem__)


def main(deals: int = 4) -> float:
    """Play the match, and return the lead in points per hand."""
    bots = ["ten_lines:TenLines", "random"]
    result = run_match(Match("clubs-whist", options={}, bots=bots, deals=deals, seed=7))
    low, high = result.whole.interval or (result.margin, result.margin)
    print(f"{result.hands} hands: {result.margin:+.2f} points a hand [{low:+.2f}, {high:+.2f}]")
    return result.margin


if __name__ == "__main__":
    main()
