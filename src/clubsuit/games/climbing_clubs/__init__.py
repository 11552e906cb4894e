"""Climbing Clubs."""

from clubsuit.games.climbing_clubs.declaration import ClimbingClubs

RULES = ClimbingClubs()
