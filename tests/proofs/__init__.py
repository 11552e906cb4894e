"""Proofs: independent implementations, and checks of what must never be revealed or accepted."""
