"""Clubs (Whist)."""

from clubsuit.games.clubs_whist.declaration import ClubsWhist

RULES = ClubsWhist()
