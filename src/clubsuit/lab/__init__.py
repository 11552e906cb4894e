"""The lab: simulations and matches of bots, checks of records and fair deals, and benchmarks."""

from clubsuit.lab.arena import Match, Result, run_match
from clubsuit.lab.bench import Bench, run_bench
from clubsuit.lab.records.check import Fault, Report, check_file
from clubsuit.lab.records.verify import Verdict, verify_file
from clubsuit.lab.sequential import Sprt
from clubsuit.lab.shard import Shard
from clubsuit.lab.simulate import Finished, Plan, Summary, play_game, simulate

__all__ = [
    "Bench",
    "Fault",
    "Finished",
    "Match",
    "Plan",
    "Report",
    "Result",
    "Shard",
    "Sprt",
    "Summary",
    "Verdict",
    "check_file",
    "play_game",
    "run_bench",
    "run_match",
    "simulate",
    "verify_file",
]
