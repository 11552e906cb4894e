"""Puzzles: positions with one best choice, and the evidence for it (docs/puzzles.md)."""

from clubsuit.puzzles.mining import Mine, puzzles_of_game, puzzles_of_hand, puzzles_of_record
from clubsuit.puzzles.puzzle import GRADES, OPINION, PROVED, SOLVED, Evidence, Puzzle

__all__ = [
    "GRADES",
    "OPINION",
    "PROVED",
    "SOLVED",
    "Evidence",
    "Mine",
    "Puzzle",
    "puzzles_of_game",
    "puzzles_of_hand",
    "puzzles_of_record",
]
