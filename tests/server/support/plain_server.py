"""A test server that changes to compiled rules on command.

The line "now" on stdin makes it change, and the line "fail" makes compilation fail. After each deal
it prints whether Numba has been imported.
"""

import asyncio
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

from clubsuit.game import Play
from clubsuit.server import run
from clubsuit.server.live import warming

deal = Play.deal


def deal_and_report(self: Play, *args: Any) -> None:
    """Deal, and print whether Numba has been imported."""
    deal(self, *args)
    print("dealt,", "numba" in sys.modules, flush=True)


async def wait_for_command() -> None:
    """Wait for a line on stdin instead of compiling."""
    if await asyncio.to_thread(sys.stdin.readline) == "fail\n":
        raise RuntimeError("the rules could not be compiled")


if __name__ == "__main__":
    Play.deal = deal_and_report  # type: ignore[method-assign, assignment]
    patch.object(warming, "_fill_cache", wait_for_command).start()
    run.serve(run.Reach(port=0), Path(sys.argv[1]))
