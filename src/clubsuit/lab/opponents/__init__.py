"""Opponents that exist only for comparisons in the arena."""
