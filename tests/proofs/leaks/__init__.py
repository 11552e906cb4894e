"""Proofs that a seat learns nothing that it must not know, and that its samples are uniform."""
