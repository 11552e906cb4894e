"""Proved puzzles checked again: with the reference rules, every deal, and a solver of its own."""
