"""Prints how many seconds it takes to compile the rules of one game.

`clubsuit bench` runs it with an empty cache: `python -m clubsuit.lab.cold GAME`.
"""

import sys
import time

from clubsuit.warmup import play_hand

if __name__ == "__main__":
    start = time.perf_counter()
    play_hand(sys.argv[1], "random")
    print(time.perf_counter() - start)
