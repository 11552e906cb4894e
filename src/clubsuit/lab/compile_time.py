"""Print the number of seconds that it takes to compile the rules of one game.

`clubsuit bench` runs this module with an empty cache: `python -m clubsuit.lab.compile_time GAME`.
"""

import sys
import time

from clubsuit.kernel import go_compiled
from clubsuit.processes import end_with_stdin
from clubsuit.warmup import play_hand

if __name__ == "__main__":
    end_with_stdin()
    go_compiled()
    start = time.perf_counter()
    play_hand(sys.argv[1], "random")
    print(time.perf_counter() - start)
