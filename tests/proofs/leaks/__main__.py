"""Search for leaks from the command line, for as long as you like. Ctrl-C prints the results so
far."""

import argparse
import sys
import time
from collections.abc import Callable

from proofs.leaks.pairs import Tally, survey


def show(states: int) -> Callable[[Tally], None]:
    """Return a function that prints the progress of a survey from time to time."""
    printed = 0.0

    def progress(tally: Tally) -> None:
        nonlocal printed
        if time.monotonic() - printed > 10 or tally.states >= states:
            printed = time.monotonic()
            print(
                f"\r{tally.states:,} of {states:,} states, {len(tally.faults)} faults ",
                end="",
                file=sys.stderr,
                flush=True,
            )

    return progress


def show_trials(trials: int) -> Callable[[int], None]:
    """Return a function that prints the number of finished trials from time to time."""
    printed = 0.0

    def progress(done: int) -> None:
        nonlocal printed
        if time.monotonic() - printed > 10 or done >= trials:
            printed = time.monotonic()
            print(f"\r{done} of {trials} positions ", end="", file=sys.stderr, flush=True)

    return progress


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m proofs.leaks", description=__doc__)
    parser.add_argument("--states", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    tally = Tally()
    progress = show(args.states)

    def keep(found: Tally) -> None:
        nonlocal tally
        tally = found
        progress(found)

    try:
        survey(args.states, args.seed, args.workers, keep)
    except KeyboardInterrupt:
        print(" interrupted", file=sys.stderr)
    print(
        f"{tally.states} states compared in {tally.histories} pairs of histories, "
        f"{tally.sampled.total()} with a sampled state; {tally.messages} server messages"
    )
    for phase, number in sorted(tally.compared.items()):
        print(f"{number:8} {phase}")
    print("\n".join(tally.faults[:50]) or "no faults")
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
