"""The lab: bots against each other by the thousand, records checked, speed measured."""

from clubsuit.lab.bench import Bench, run_bench
from clubsuit.lab.check import Fault, Report, check_file
from clubsuit.lab.simulate import Plan, Summary, play_game, simulate

__all__ = [
    "Bench",
    "Fault",
    "Plan",
    "Report",
    "Summary",
    "check_file",
    "play_game",
    "run_bench",
    "simulate",
]
