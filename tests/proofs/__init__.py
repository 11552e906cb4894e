"""Proofs: other ways to the same answers, and what must never be seen or accepted."""
