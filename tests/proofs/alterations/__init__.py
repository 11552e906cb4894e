"""Altered records: each must be refused, with the number of the right rule."""
