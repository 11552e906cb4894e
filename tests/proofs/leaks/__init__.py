"""Leaks: a seat learns what it must not know, or its samples are not uniform."""
