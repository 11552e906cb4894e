"""Tournaments: everyone plays the same deals with the same bots, and is ranked over the field."""
