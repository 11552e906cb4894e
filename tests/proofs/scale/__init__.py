"""Measure what executors cost and what they bring (docs/scale.md)."""
